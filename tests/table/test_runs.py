"""Runs against hordes: which are the best, and that the database and the files of the terminal remember them."""

from pathlib import Path
from random import Random

import pytest

import shiai
from shiai.core.state import State
from shiai.table import saves
from shiai.table.live import PEOPLE, LiveGame, new_record
from shiai.table.runs import Run, best_runs, run_of, run_rules

GAME = shiai.game("senjutsu_solo")


def played(state: State, seed: int = 1) -> LiveGame:
    """A game to its end, with careless choices."""
    rng = Random(seed)
    live = LiveGame(new_record(state, (PEOPLE,), f"{seed}"))
    while (due := live.bot_to_move()) is not None or live.state.actors():
        live.choose(*(due, live.deal()) if due is not None else (0, rng.choice(live.state.legal(0))))
    return live


def test_the_rank_counts_first_then_how_far_it_came() -> None:
    runs = [
        Run("horde", "ronin", 1, 1, 4, place="a"),
        Run("horde", "ronin", 2, 2, 1, backs=1, place="b"),
        Run("horde", "ronin", 2, 2, 1, place="c"),
        Run("horde", "ronin", 2, 2, 1, place="d"),
        Run("horde", "master", 3, 3, 1, place="e"),
        Run("fallen_lord", "ronin", 0, 1, 2, place="f"),
    ]
    assert [run.place for run in best_runs(runs)] == ["e", "c", "f"]


def test_only_a_finished_horde_is_a_run() -> None:
    assert run_of(GAME.start(mode="horde")) is None
    assert run_of(played(GAME.start(enemy_1="ashigaru_katana")).state) is None
    assert run_of(shiai.game("senjutsu").start()) is None
    live = played(GAME.start(mode="fallen_lord", hero_1="master"))
    run = run_of(live.state, 2)
    assert run is not None
    assert (run.mode, run.hero, run.backs) == ("fallen_lord", "master", 2)
    rules = run_rules(GAME)
    assert rules is not None
    assert rules.score(run) == GAME.score(live.state)


def test_files_of_the_terminal_remember_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    assert saves.finished_runs() == []
    finished = played(GAME.start(mode="horde"))
    path = tmp_path / "senjutsu_solo-1.shiai"
    game = saves.new_game(GAME.start(mode="horde"), (PEOPLE,), 1, path)
    for seat, action in finished.record.choices:
        assert saves.finished_runs() == []
        game.choose(seat, action)
    run = run_of(finished.state)
    assert run is not None
    (found,) = saves.finished_runs()
    assert (found.kind, found.worth, found.place) == (run.kind, run.worth, str(path))
    assert saves.open_game(path).record.tags[saves.RUN].startswith("horde ronin")


def test_runs_of_bots_are_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    game = saves.new_game(GAME.start(mode="horde"), ("random",), 1, tmp_path / "bots.shiai")
    while (due := game.bot_to_move()) is not None:
        game.move_bot(due)
    assert saves.finished_runs() == []
