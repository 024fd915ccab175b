"""The drawing of Samurai Spirit: it fits, it shows all that lies on the table, and colour tells nothing alone."""

import io
import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import shiai
from shiai.cli.drawings import drawings_of
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, RAIDERS
from shiai.games.samurai_spirit.rules.state import SAMURAI_DIED, VILLAGE_SAVED
from shiai.games.samurai_spirit.rules.table import end_game
from shiai.games.samurai_spirit.terminal.boards import KIAI_SIGN, LAST_SIGN, TOKEN_SIGN
from shiai.games.samurai_spirit.terminal.cards import FLAMES_SIGN, PENALTY_SIGNS, SYMBOL_SIGNS
from shiai.games.samurai_spirit.terminal.village import BARRICADE_SIGN, FAMILY_SIGN, LOST_SIGN
from shiai.i18n import Catalogue, languages
from tests.games.samurai_spirit.given import given
from tests.tiers import in_turn

GAME = shiai.game("samurai_spirit")
SAMURAI_SPIRIT = drawings_of(GAME)
SIGNS_OF_SYMBOLS = {"hat": "▲", "farm": "⌂", "doll": "☻", "none": ""}
SIGNS_OF_PENALTIES = {
    "fire": "♨",
    "wound": "♦",
    "intruder": "»",
    "no_defend": "Ø",
    "no_support": "≠",
    "draw_left": "←",
    "draw_right": "→",
    "must_pass": "▼",
    "recycle": "↻",
    "no_talent": "†",
    "drop_defence": "−",
    "none": "",
}


def drawn(state: State, width: int = 100, language: str = "en", detail: str = "", colour: bool = False) -> str:
    """The drawing, or one of the further looks, without the marks of what is not printed."""
    return re.sub(r"[°≈✎]", "", marked(state, width, language, detail, colour))


def marked(state: State, width: int = 100, language: str = "en", detail: str = "", colour: bool = False) -> str:
    """The drawing, or one of the further looks, as the terminal shows it."""
    words = Catalogue(language, "samurai_spirit")
    console = Console(
        width=width, file=io.StringIO(), force_terminal=colour, color_system="truecolor" if colour else None
    )
    draw = SAMURAI_SPIRIT.details[detail].draw if detail else SAMURAI_SPIRIT.table
    console.print(draw(state, words, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(samurai: int, seed: int, every: int = 7, **options: object) -> list[State]:
    """Moments of a random game in which nobody passes as long as something else can be done."""
    state = GAME.start(players=samurai, **options)
    chance, rng = Random(seed), Random(seed)
    found: list[State] = [state.clone()]
    number = 0
    while actors := state.actors():
        seat = actors[0]
        legal = [action for action in state.legal(seat) if state.name(action) != "pass"] or list(state.legal(seat))
        state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(legal))
        number += 1
        if number % every == 0:
            found.append(state.clone())
    return [*found, state]


def signs(name: str, flames: bool = False) -> str:
    """What a card should look like, from the card list alone."""
    row = RAIDERS[CARD_NAMES.index(name)]
    marks = SIGNS_OF_PENALTIES[row["penalty1"]] + SIGNS_OF_PENALTIES[row["penalty2"]]
    return row["value"] + SIGNS_OF_SYMBOLS[row["symbol"]] + marks + ("☼" if flames and row["flame"] == "yes" else "")


@pytest.mark.parametrize(("samurai", "language"), in_turn(range(2, 8), languages()))
def test_no_line_is_wider_than_the_terminal(samurai: int, language: str) -> None:
    for width in (80, 120):
        for state in moments(samurai, seed=samurai, every=9, difficulty="heroic"):
            for detail in ("", *SAMURAI_SPIRIT.details):
                for line in marked(state, width, language, detail).splitlines():
                    assert cell_len(line) <= width, line


@pytest.mark.parametrize("samurai", range(2, 8))
def test_eighty_columns_cut_no_word_and_no_card(samurai: int) -> None:
    for state in moments(samurai, seed=samurai, every=5):
        text = drawn(state, 80)
        assert "…" not in re.sub(r"…\d+…", "", text)
        shown = re.findall(r"[1-6][▲⌂☻]?[♨♦»Ø≠←→▼↻†−]{0,2}☼?(?=[ │┃])", text)
        for seat_line in re.findall(r"combat_lines: (.*)", state.position())[0].split():
            for card in [] if seat_line == "none" else seat_line.partition("=")[2].split(","):
                assert signs(card) in shown
                shown.remove(signs(card))


def test_signs_are_one_column_wide_and_differ() -> None:
    others = (FLAMES_SIGN, KIAI_SIGN, LAST_SIGN, TOKEN_SIGN, BARRICADE_SIGN, FAMILY_SIGN, LOST_SIGN)
    every = [*SYMBOL_SIGNS[:-1], *PENALTY_SIGNS, *others]
    assert len(set(every)) == len(every)
    assert {cell_len(sign) for sign in every} == {1}


def test_colour_tells_nothing_alone() -> None:
    for state in moments(4, seed=3, every=11):
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(state, 100, colour=True)) == drawn(state, 100)


def test_a_combat_line_is_in_order_and_its_last_card_threatens() -> None:
    lines = {"kyuzo": "P3-02 P1-05 P2-01", "kanbei": "B6-06"}
    text = drawn(given("kyuzo kanbei gorobei", lines=lines, fields={"round": 3}), 180)
    assert "Combat line 6: 3▲ 1☻♨ ▸2▲♦ next turn: wound" in text
    assert "Combat line 6: ▸6≠♦ next turn: no support, wound" in text
    assert "Combat line 0: empty" in text


def test_an_arrow_says_whom_it_points_at() -> None:
    text = drawn(given("kyuzo kanbei gorobei heihachi", lines={"kyuzo": "P3-03", "kanbei": "P4-02"}))
    assert "next turn: left neighbour draws (Kanbei)" in text
    assert "next turn: right neighbour draws (Kyuzo)" in text


def test_no_penalty_waits_for_who_has_passed() -> None:
    text = drawn(given("kyuzo kanbei", active="kanbei", lines={"kyuzo": "P2-01"}, fields={"passed": "kyuzo"}))
    assert "▸2▲♦" in text
    assert "next turn" not in text
    assert "human · passed" in text


@pytest.mark.parametrize(
    ("line", "track"),
    [
        ("", "[0]1 2 3 4 5 6 7 8 ◆9 ♨"),
        ("P4-03 P4-06", " 0 1 2 3 4 5 6 7[8]◆9 ♨"),
        ("P4-03 P4-06 P3-02", " 0 1 2 3 4 5 6 7 8 ◆9[♨]"),
    ],
)
def test_the_pawn_stands_on_the_track(line: str, track: str) -> None:
    assert f"┃ {track} " in drawn(given("kyuzo kanbei", lines={"kyuzo": line}))


def test_the_track_of_the_animal_side_is_longer() -> None:
    text = drawn(given("kikuchiyo kanbei", fields={"animal": "kikuchiyo"}), 80)
    assert "[0]1 2 3 4 5 6 7 8 9 10 11 12 ◆13 ♨" in text
    assert "animal · active" in text


def test_the_village_shows_what_stands_and_what_is_lost() -> None:
    text = drawn(given("kyuzo kanbei gorobei", fields={"barricades": 2, "farmsteads": 4, "families": "heal"}))
    for line in ("Barricades  2/5  ╫ ╫ × × ×", "Farmsteads  4/6  ⌂ ⌂ ⌂ ⌂ × ×", "Families    1/3  ✿ × ×"):
        assert line in text
    assert "Round 1/3 · Turn 1 · normal" in text


def test_wounds_and_defence_rows_are_shown() -> None:
    text = drawn(given("kyuzo kanbei", rows={"kyuzo": "P4-03 P2-06"}, fields={"wounded": "kanbei"}))
    assert "Defence row [▲4] [⌂ ] [☻2]" in text
    assert "Defence row [▲ ] [⌂ ] [☻ ]" in text
    assert "human · ♦ wounded" in text


def test_tokens_are_shown_where_they_lie() -> None:
    fields: dict[str, object] = {"gained_kyuzo": "daisuke", "absent_tokens_used": "daisuke"}
    text = drawn(given("kyuzo kanbei", tokens={"kanbei": "kyuzo"}, fields=fields), 120)
    assert "▶ Kyuzo · Seat 1 ◎" in text
    assert "◎ borrowed: Kanbei  ◎ talent gained: Daisuke" in text
    assert "Kanbei · Seat 2 ─" in text
    assert "◎ token lent to: Kyuzo" in text


def test_restrictions_of_the_turn_are_shown() -> None:
    text = drawn(given("kyuzo kanbei", lines={"kyuzo": "P1-04"}, fields={"restricted": "no_defend"}))
    assert "this turn: no defence" in text


def test_piles_show_what_is_known_of_them() -> None:
    state = given("katsushiro kanbei gorobei", top="P3-05 P2-12", bottom="P4-03", intruders="unseen*2 P1-02 unseen*1")
    text = drawn(state)
    assert "Raider stack    17" in text
    assert "Face up on top: 3☻♦☼ 2⌂»" in text
    assert "Known at the bottom: 4▲" in text
    assert "Intruder stack  4  …2… 1▲☼ …1…" in text
    assert "Discard pile    empty" in text


def test_a_stack_that_is_known_throughout_is_not_called_face_up() -> None:
    text = drawn(given("katsushiro kanbei gorobei", bottom="P4-03 P2-12", raiders=2))
    assert "Known at the bottom: 4▲ 2⌂»" in text
    assert "Face up" not in text


def test_the_card_in_hand_is_told_in_words() -> None:
    text = drawn(given("kyuzo kanbei", step="play_card", hand="P4-10"))
    assert "In hand · Kyuzo" in text
    for line in ("╻ ╻  symbol   ⌂ farmstead", "┗━┫  penalty  ♦ wound", "  ╹  flames   ☼"):
        assert line in text
    assert "In hand" not in drawn(given("kyuzo kanbei"))


@pytest.mark.parametrize(("step", "name"), [("give_card(0,1)", "Daisuke"), ("given_card(2,1)", "Kanbei")])
def test_a_card_that_is_moved_is_with_who_must_choose(step: str, name: str) -> None:
    assert f"In hand · {name} ━" in drawn(given("daisuke kyuzo kanbei", step=step, hand="P1-02"))


def test_unused_tokens_of_absent_samurai_lie_beside_the_village() -> None:
    text = drawn(given("kyuzo kanbei", fields={"absent_tokens_used": "gorobei heihachi daisuke"}))
    assert "◎ Tokens of absent samurai: Kikuchiyo" in text
    assert "Katsushiro" in text
    assert "Gorobei" not in text
    assert "absent" not in drawn(given("kyuzo kanbei gorobei"))


def test_the_legend_explains_the_penalties_in_sight_and_no_others() -> None:
    text = drawn(given("kyuzo kanbei", lines={"kyuzo": "P1-11"}))
    assert "≠ no support" in " ".join(text.splitlines()[-2:])
    assert "Ø" not in text


def test_before_the_deal_there_are_seats_without_samurai() -> None:
    text = drawn(GAME.start(players=3))
    assert "Seat 3" in text
    assert "Kiai" in text


def test_discards_are_listed_by_value_and_symbol() -> None:
    text = drawn(given("kyuzo kanbei gorobei", discard="P1-02 P1-03 P3-13 P4-06"), detail="discards")
    assert "Discard pile: 4" in text
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if line.startswith("│")]
    assert rows == [
        ["1 (2)", "1▲☼ 1▲»", "", "", ""],
        ["3 (1)", "", "", "", "3♦"],
        ["4 (1)", "", "", "4☻", ""],
        ["", "2", "0", "1", "1"],
    ]
    assert drawn(given("kyuzo kanbei gorobei"), detail="discards") == "Discard pile: 0\n"


def test_unseen_lists_what_may_lie_face_down() -> None:
    state = given("kyuzo kanbei gorobei", lines={"kyuzo": "P1-02"}, bottom="P4-03", difficulty="hard")
    text = drawn(state, detail="unseen")
    assert "Raider stack: 20  …19… 4▲" in text
    assert "Unseen raiders: 50; of these 19 lie face down at unknown places" in text
    assert "Families: healing, barricade, intruder repelled" in text
    assert "Farmsteads: 1 × family lost, 1 × farmstead lost, 2 × barricade lost, 2 × random wound" in text
    assert "1▲☼" not in text


def test_talents_tell_what_the_samurai_in_play_and_usable_tokens_can_do() -> None:
    text = drawn(given("kyuzo kanbei gorobei"), detail="talents")
    assert "9/12 give a support token" in text
    assert "SS-12.10" in text
    assert "Heihachi" not in text
    assert "Heihachi" in drawn(given("kyuzo kanbei"), detail="talents")


@pytest.mark.parametrize(("difficulty", "grade"), [("easy", ""), ("normal", "+"), ("hard", "++"), ("heroic", "+++")])
def test_the_score_of_a_won_game_has_its_grade(difficulty: str, grade: str) -> None:
    words = Catalogue("en", "samurai_spirit")
    won, lost = [
        given("kyuzo kanbei gorobei", fields={"round": 3, "families": "heal repel"}, difficulty=difficulty)
        for _ in range(2)
    ]
    end_game(won, VILLAGE_SAVED)
    end_game(lost, SAMURAI_DIED)
    score = GAME.score(won)
    assert score is not None
    assert words.message(score) == f"Score: 9{grade}"
    assert GAME.score(lost) is None


def test_what_is_not_printed_is_marked() -> None:
    cards = {"kyuzo": "P3-05 P3-02", "kanbei": "B6-06"}
    text = marked(given("kyuzo kanbei gorobei", lines=cards, fields={"round": 3}), 180)
    assert "3☻♦ ▸3▲°" in text  # P3-05 is printed in the rulebook
    assert "▸6≠♦°" in text
    assert "human · active" in text
    assert "human° " in text  # the board of Kanbei
    assert "° reported" in text
    assert "Farmsteads≈: " in marked(given("kyuzo kanbei", difficulty="hard"), detail="unseen")
    assert "9/12° give a support token" in marked(given("kyuzo kanbei gorobei"), detail="talents")
