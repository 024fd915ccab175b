"""Live games: saved at every choice, resumed exactly, and choices taken back only while nobody has seen them."""

import os
from pathlib import Path

import pytest

import shiai
from shiai.bots import LevelPlayer, UnknownBot
from shiai.bots.search import Search
from shiai.core.errors import IllegalChoice, RecordError
from shiai.core.seats import CHANCE
from shiai.table.live_game import PEOPLE, NothingToUndo
from shiai.table.patience import TIME_LIMIT
from shiai.table.saves import FileError, SavedGame, new_game, new_path, open_game, unfinished

GAME = shiai.game("seven_ronin")
ATTACKER, DEFENDER = 0, 1
PLAN = (
    "hayai watchtower",
    "kabe inn",
    "musashi well",
    "taiko granary",
    "tasuke shrine",
    "yobu passage",
    "yumi animal_pen",
)


def table(path: Path, *players: str) -> SavedGame:
    return new_game(GAME.start(), players, 5, path / "game.shiai")


def defend(game: SavedGame, *assignments: str) -> None:
    for assignment in assignments:
        game.choose(DEFENDER, game.state.action(f"assign {assignment}"))


def let_bots_move(game: SavedGame) -> None:
    while (bot := game.bot_to_move()) is not None:
        game.move_bot(bot)


def test_every_choice_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    game = table(tmp_path, "random", PEOPLE)
    for count, assignment in enumerate(PLAN, 1):
        defend(game, assignment)
        again = open_game(game.path)
        assert again.state == game.state
        assert len(again.record.choices) == count


def test_a_bot_waits_until_the_person_has_planned_so_that_no_file_tells_its_plan(tmp_path: Path) -> None:
    game = table(tmp_path, "random", PEOPLE)
    assert game.bot_to_move() is None
    defend(game, *PLAN)
    assert game.bot_to_move() is None
    assert "attacker: place" not in game.path.read_text()
    game.choose(DEFENDER, game.state.action("done"))
    assert game.bot_to_move() == ATTACKER


def test_a_resumed_game_goes_on_exactly_as_it_would_have(tmp_path: Path) -> None:
    game = table(tmp_path, "heuristic", PEOPLE)
    defend(game, *PLAN)
    again = open_game(game.path)
    again.path = tmp_path / "again.shiai"
    for live in (game, again):
        while live.state.actors():
            let_bots_move(live)
            if DEFENDER in live.state.actors():
                live.choose(DEFENDER, live.state.legal(DEFENDER)[0])
    assert again.record.text() == game.record.text()
    assert game.state.outcome() is not None


def test_an_illegal_choice_changes_neither_game_nor_file(tmp_path: Path) -> None:
    game = table(tmp_path, "random", PEOPLE)
    defend(game, "kabe well")
    before = game.path.read_bytes()
    with pytest.raises(IllegalChoice):
        game.choose(DEFENDER, game.state.action("assign kabe inn"))
    assert game.path.read_bytes() == before
    assert len(game.record.choices) == 1


def test_own_unrevealed_choices_are_taken_back_one_by_one(tmp_path: Path) -> None:
    game = table(tmp_path, "random", PEOPLE)
    start = game.state.key()
    defend(game, "kabe well", "yumi inn")
    assert game.undo(DEFENDER) == "assign yumi inn"
    assert open_game(game.path).state == game.state
    assert game.undo(DEFENDER) == "assign kabe well"
    assert game.state.key() == start
    with pytest.raises(NothingToUndo):
        game.undo(DEFENDER)


def test_after_the_reveal_nothing_is_taken_back(tmp_path: Path) -> None:
    game = table(tmp_path, "random", PEOPLE)
    defend(game, *PLAN)
    game.choose(DEFENDER, game.state.action("done"))
    let_bots_move(game)
    before = game.path.read_bytes()
    with pytest.raises(NothingToUndo):
        game.undo(DEFENDER)
    assert game.path.read_bytes() == before


def test_taking_back_a_sealed_choice_leaves_the_others_plan_alone(tmp_path: Path) -> None:
    game = table(tmp_path, PEOPLE, PEOPLE)
    game.choose(ATTACKER, game.state.action("place well"))
    defend(game, "kabe well")
    game.choose(ATTACKER, game.state.action("place inn"))
    assert game.undo(DEFENDER) == "assign kabe well"
    assert "attack_plan: inn=1 well=1" in game.state.position()
    assert "defence_plan: none" in game.state.position()
    assert game.record.names == ["place well", "place inn"]


def test_a_public_choice_is_taken_back_until_the_other_side_answers(tmp_path: Path) -> None:
    game = table(tmp_path, PEOPLE, PEOPLE)
    for choice in ("place field_small", "place field_large", "done"):
        game.choose(ATTACKER, game.state.action(choice))
    defend(game, *PLAN)
    game.choose(DEFENDER, game.state.action("done"))
    game.choose(DEFENDER, game.state.action("yumi"))
    assert game.undo(DEFENDER) == "yumi"
    assert "reserve: 38" in game.state.position()


def together(path: Path, *players: str) -> SavedGame:
    """A game of Samurai Spirit in which Kyuzo, Kanbei and Gorobei sit in this order, and Kyuzo begins."""
    start = shiai.game("samurai_spirit").start(players=3, samurai="kyuzo,kanbei,gorobei")
    game = new_game(start, players, 5, path / "together.shiai")
    game.choose(CHANCE, game.state.action("pick kyuzo"))
    return game


def test_the_last_choice_of_several_seats_is_taken_back_whosever_it_was(tmp_path: Path) -> None:
    game = together(tmp_path, PEOPLE, PEOPLE, "random")
    start = game.state.key()
    game.choose(0, game.state.action("support kanbei"))
    after_support = game.state.key()
    game.choose(1, game.state.action("pass"))
    assert game.undo(0, 1) == "pass"
    assert game.state.key() == after_support
    assert game.undo(0, 1) == "support kanbei"
    assert game.state.key() == start
    assert open_game(game.path).state == game.state
    with pytest.raises(NothingToUndo):
        game.undo(0, 1)


def test_a_choice_that_a_bot_has_answered_stands(tmp_path: Path) -> None:
    game = together(tmp_path, PEOPLE, PEOPLE, "random")
    game.choose(0, game.state.action("support kanbei"))
    game.choose(1, game.state.action("pass"))
    game.choose(2, game.state.action("pass"))
    before = game.path.read_bytes()
    with pytest.raises(NothingToUndo):
        game.undo(0, 1)
    assert game.path.read_bytes() == before


def test_no_choice_is_taken_back_once_luck_was_asked(tmp_path: Path) -> None:
    game = together(tmp_path, PEOPLE, PEOPLE, PEOPLE)
    game.choose(0, game.state.action("fight"))
    assert game.bot_to_move() == CHANCE
    game.move_bot(CHANCE)
    with pytest.raises(NothingToUndo):
        game.undo(0, 1, 2)


def test_a_crash_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(tmp_path, "random", PEOPLE)
    defend(game, "kabe well")
    before = game.path.read_bytes()

    def crash(_source: object, _target: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        defend(game, "yumi inn")
    assert game.path.read_bytes() == before


def test_files_that_cannot_be_played_on_say_why(tmp_path: Path) -> None:
    missing = tmp_path / "missing.shiai"
    with pytest.raises(FileError, match="cannot read"):
        open_game(missing)
    broken = tmp_path / "broken.shiai"
    broken.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match="not a text file"):
        open_game(broken)
    game = table(tmp_path, "random", PEOPLE)
    bare = tmp_path / "bare.shiai"
    bare.write_text("".join(line for line in game.path.read_text().splitlines(True) if not line.startswith("tag")))
    with pytest.raises(RecordError, match="the tag 'seed' is missing"):
        open_game(bare)
    strange = tmp_path / "strange.shiai"
    strange.write_text(game.path.read_text().replace("attacker: random", "attacker: genius"))
    with pytest.raises(UnknownBot, match="genius"):
        open_game(strange)
    bots = table(tmp_path, "random", "random")
    with pytest.raises(RecordError, match="only bots"):
        open_game(bots.path)
    truncated = tmp_path / "truncated.shiai"
    truncated.write_text(game.path.read_text().rsplit("result", 1)[0])
    with pytest.raises(RecordError, match="breaks off"):
        open_game(truncated)


def test_unfinished_games_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from datetime import datetime

    monkeypatch.setattr("shiai.table.saves.folder", lambda: tmp_path)
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = new_game(GAME.start(), ("random", "random"), 1, new_path(GAME.id, now))
    second = new_game(GAME.start(), ("random", PEOPLE), 1, new_path(GAME.id, now))
    assert first.path != second.path
    let_bots_move(first)
    assert unfinished() == [second.path]


def test_a_level_answers_in_time_and_another_bot_takes_the_time_it_was_given(tmp_path: Path) -> None:
    level, search = table(tmp_path, "level:3", PEOPLE), table(tmp_path, "search:iterations=10,seconds=9", PEOPLE)
    for game in (level, search):
        game.move_bot(ATTACKER)
    of_level, of_spec = level.bots[ATTACKER], search.bots[ATTACKER]
    assert isinstance(of_level, LevelPlayer)
    assert isinstance(of_spec, Search)
    assert (of_level.seconds, of_spec.seconds) == (TIME_LIMIT, 9)
