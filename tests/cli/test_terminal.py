"""The table in the terminal: one person on several seats, what is asked of whom, looks, taking back, and the log."""

import io
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import shiai
from shiai.cli.screen import Screen
from shiai.cli.terminal import Quit, TerminalTable
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.state import VILLAGE_SAVED
from shiai.games.samurai_spirit.rules.table import end_game
from shiai.i18n import Catalogue
from shiai.table.live_game import PEOPLE
from shiai.table.saves import SavedGame, new_game
from tests.games.samurai_spirit.given import given

SAMURAI = "kyuzo,kanbei,gorobei"


class Person:
    """Types what was prepared, then quits; remembers what was asked and what could be completed."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.questions: list[str] = []
        self.completions: list[str] = []

    def __call__(self, question: str, names: list[str]) -> str:
        self.questions.append(question)
        self.completions = names
        return self.typed.pop(0) if self.typed else "quit"


def live(path: Path, *players: str, seed: int = 5, **options: object) -> SavedGame:
    state = shiai.game("samurai_spirit").start(**({"players": 3, "samurai": SAMURAI} | options))
    return new_game(state, players, seed, path / "game.shiai")


def played(game: SavedGame, person: Person, table: type[TerminalTable] = TerminalTable) -> str:
    """Everything printed until the person quits or the game is over."""
    console = Console(file=io.StringIO(), width=100, highlight=False)
    words = Catalogue("en", game.state.setup.game.id)
    with suppress(Quit):
        table(game, game.people()[0], words, console, person).play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def whole_game(path: Path, *players: str, seed: int = 5) -> tuple[str, Person]:
    """A game in which the person always takes the first choice."""
    person = Person(*["1"] * 1000)
    return played(live(path, *players, seed=seed), person), person


def test_every_question_names_the_samurai_and_its_seat_when_one_person_leads_several(tmp_path: Path) -> None:
    _, person = whole_game(tmp_path, PEOPLE, PEOPLE, PEOPLE)
    assert set(person.questions) == {"Kyuzo (Seat 1)> ", "Kanbei (Seat 2)> ", "Gorobei (Seat 3)> "}


def test_a_person_is_asked_for_the_own_seats_only(tmp_path: Path) -> None:
    text, person = whole_game(tmp_path, PEOPLE, "random", PEOPLE)
    assert set(person.questions) == {"Kyuzo (Seat 1)> ", "Gorobei (Seat 3)> "}
    assert "It is Kanbei's turn." in text


def test_with_one_seat_the_samurai_alone_is_named(tmp_path: Path) -> None:
    _, person = whole_game(tmp_path, "random", PEOPLE, "random")
    assert set(person.questions) == {"Kanbei> "}


def test_every_view_is_that_of_the_seat_which_must_choose(tmp_path: Path) -> None:
    seen: set[tuple[int, int, tuple[int, ...]]] = set()

    class Noting(TerminalTable):
        def view(self) -> State:
            view = super().view()
            seen.add((self.seat, view.viewer, view.actors()))
            return view

    played(live(tmp_path, PEOPLE, "random", PEOPLE), Person(*["1"] * 1000), Noting)
    assert {seat for seat, _, _ in seen} == {0, 2}
    assert all(seat == viewer and (not actors or seat in actors) for seat, viewer, actors in seen)


def test_undo_takes_back_the_last_choice_of_any_own_seat(tmp_path: Path) -> None:
    game = live(tmp_path, PEOPLE, PEOPLE, PEOPLE)
    first = Person()
    played(game, first)
    support = next(name for name in first.completions if name.startswith("support"))
    person = Person(support, "undo")
    assert f"Undone: {support}" in played(game, person)
    assert person.questions[0] == person.questions[2] != person.questions[1]


def test_nothing_is_taken_back_once_luck_has_spoken(tmp_path: Path) -> None:
    game = live(tmp_path, PEOPLE, PEOPLE, PEOPLE)
    before = len(game.record.choices)
    text = played(game, Person("fight", "undo"))
    assert "There is nothing to undo." in text
    assert len(game.record.choices) > before


def test_looks_are_typed_completed_and_explained(tmp_path: Path) -> None:
    person = Person("discards", "unseen", "talents", "help")
    text = played(live(tmp_path, PEOPLE, PEOPLE, PEOPLE), person)
    assert {"discards", "unseen", "talents", "undo"} <= set(person.completions)
    assert "Discard pile: 0" in text
    assert "Unseen raiders: 52" in text
    assert "9/12° give a support token" in text
    lines = [line.split(maxsplit=1) for line in text.splitlines()]
    assert ["discards", "show the discard pile by value and symbol"] in [[part.strip() for part in x] for x in lines]
    assert any(line[:1] == ["undo"] for line in lines)


def test_a_game_without_looks_does_not_offer_them(tmp_path: Path) -> None:
    game = new_game(shiai.game("seven_ronin").start(), ("random", PEOPLE), 5, tmp_path / "game.shiai")
    person = Person("help", "discards")
    text = played(game, person)
    assert "show the discard pile" not in text
    assert "“discards” is not a choice here" in text
    assert "discards" not in person.completions


def test_luck_is_told_and_every_turn_begins_a_paragraph(tmp_path: Path) -> None:
    text = played(live(tmp_path, PEOPLE, "random", "random", samurai="none"), Person("log"))
    log = text[text.index("What has happened so far") :].splitlines()
    assert any("Seat 1 plays" in line and "SS-2.2" in line for line in log)
    turns = [number for number, line in enumerate(log) if "'s turn." in line]
    assert turns
    assert all(not log[number - 1].strip() for number in turns)


def test_the_board_follows_the_news_so_that_it_stays_in_sight(tmp_path: Path) -> None:
    text = played(live(tmp_path, PEOPLE, PEOPLE, PEOPLE), Person())
    assert text.index("'s turn.") < text.index("Barricades") < text.index("choose an action")


def test_a_loss_says_why(tmp_path: Path) -> None:
    for seed in range(20):
        text, _ = whole_game(tmp_path, PEOPLE, PEOPLE, PEOPLE, seed=seed)
        end = text[text.index("The game is over.") :]
        assert "SS-22." in end
        if "SS-22.4" not in end:
            assert "Score" not in end
            assert any(words in end for words in ("has died", "last farmstead", "last family"))
            return
    raise AssertionError("no game was lost")


def test_a_win_says_why_and_has_a_score_with_its_grade() -> None:
    state = given("kyuzo kanbei gorobei", fields={"round": 3, "farmsteads": 4, "families": "heal repel"})
    end_game(state, VILLAGE_SAVED)
    console = Console(file=io.StringIO(), width=100)
    Screen("samurai_spirit", Catalogue("en", "samurai_spirit"), console).end(state.redact(1), "game.shiai")
    assert isinstance(console.file, io.StringIO)
    lines = [line.strip() for line in console.file.getvalue().splitlines()]
    assert lines[1].startswith("Three rounds are over, all samurai live")
    assert lines[2] == "Score: 7+"
    assert lines[3].startswith("You win if")
    assert lines[4].startswith("SS-22.4")


def test_secrets_are_spoken_of_only_where_there_are_some(tmp_path: Path) -> None:
    assert "secrets" not in played(live(tmp_path, PEOPLE, "random", "random"), Person())
    game = new_game(shiai.game("seven_ronin").start(), ("random", PEOPLE), 5, tmp_path / "ronin.shiai")
    assert "secrets" in played(game, Person())


def test_a_bot_remembers_from_choice_to_choice(tmp_path: Path) -> None:
    game = live(tmp_path, PEOPLE, "level:1", "level:1")
    played(game, Person("fight", "attack", "fight"))
    assert {*game.bots} == {1, 2}
    remembered = dict(game.bots)
    played(game, Person("1", "1", "1", "1"))
    assert game.bots == remembered


def test_the_same_seed_gives_the_same_game_against_bots_that_search(tmp_path: Path) -> None:
    texts: list[str] = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        game = live(tmp_path / name, PEOPLE, "level:1", "level:1")
        played(game, Person(*["1"] * 6))
        texts.append(game.record.text())
    assert texts[0] == texts[1]
    assert texts[0].count("seat_2:") > 1
