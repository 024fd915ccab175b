"""Best runs: which games are runs, which are the best, and that the database and the terminal remember them."""

from pathlib import Path
from random import Random

import pytest

import shiai
from shiai.core.state import State
from shiai.table import saves
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from shiai.table.new_tables import create_table, play_on, upload
from shiai.table.runs import Run, best_runs, run_of, run_rules
from shiai.table.service import TableService
from tests.table.tables import ANN, mine, now, play_to_the_end

GAME = shiai.game("senjutsu_solo")


def played(state: State, seed: int = 1) -> LiveGame:
    """A game to its end, with careless choices."""
    rng = Random(seed)
    live = LiveGame(new_record(state, (PEOPLE,), f"{seed}"))
    while (due := live.bot_to_move()) is not None or live.state.actors():
        live.choose(*(due, live.draw_chance()) if due is not None else (0, rng.choice(live.state.legal(0))))
    return live


def test_the_rank_counts_first_then_how_far_it_came() -> None:
    runs = [
        Run("horde", "ronin", 1, 1, 4, source="a"),
        Run("horde", "ronin", 2, 2, 1, rewinds=1, source="b"),
        Run("horde", "ronin", 2, 2, 1, source="c"),
        Run("horde", "ronin", 2, 2, 1, source="d"),
        Run("horde", "master", 3, 3, 1, source="e"),
        Run("fallen_lord", "ronin", 0, 1, 2, source="f"),
    ]
    assert [run.source for run in best_runs(runs)] == ["e", "c", "f"]


def test_only_a_finished_horde_is_a_run() -> None:
    assert run_of(GAME.start(mode="horde")) is None
    assert run_of(played(GAME.start(enemy_1="ashigaru_katana")).state) is None
    assert run_of(shiai.game("senjutsu").start()) is None
    live = played(GAME.start(mode="fallen_lord", hero_1="master"))
    run = run_of(live.state, 2)
    assert run is not None
    assert (run.mode, run.hero, run.rewinds) == ("fallen_lord", "master", 2)
    rules = run_rules(GAME)
    assert rules is not None
    assert rules.score(run) == GAME.score(live.state)


def careful(game: str, seed: int, **options: object) -> State:
    """The end of a game that the heuristic player has played."""
    start = shiai.game(game).start(**options)
    live = LiveGame(new_record(start, ("heuristic",) * len(start.setup.seats), f"{seed}"))
    while (due := live.bot_to_move()) is not None:
        live.move_bot(due)
    return live.state


def test_a_clan_and_a_campaign_are_runs_by_their_first_weapon() -> None:
    way = shiai.game("way_of_the_samurai")
    rules = run_rules(way)
    assert rules is not None
    for mode in ("clan", "leaving_the_village", "dojo_yoshioka"):
        state = careful("way_of_the_samurai", 1, mode=mode, weapon="yari")
        run = run_of(state)
        assert run is not None
        assert (run.kind, run.round) == ((mode, "yari"), way.summary(state)["defeated"])
        if not run.rank:
            assert rules.score(run) == way.score(state)
    assert run_of(careful("way_of_the_samurai", 1)) is None


def test_a_won_campaign_is_better_than_any_lost_one() -> None:
    won, lost = Run("dojo_yoshioka", "yari", 1, 7, 0), Run("dojo_yoshioka", "yari", 0, 9, 0)
    assert best_runs([lost, won]) == [won]
    rules = run_rules(shiai.game("way_of_the_samurai"))
    assert rules is not None
    assert (rules.score(won).id, rules.score(lost).id) == ("run-won", "score-campaign")


def test_a_saved_village_is_a_run_by_difficulty_and_number_of_players() -> None:
    spirit = shiai.game("samurai_spirit")
    ends = [careful("samurai_spirit", seed, players=3, difficulty="easy") for seed in range(12)]
    for state in ends:
        run, outcome = run_of(state), state.outcome()
        assert outcome is not None
        assert (run is not None) is bool(outcome.winners)
        assert run is None or (run.kind, run.round) == (("easy", "3"), spirit.summary(state)["score"])
    assert {run_of(state) is None for state in ends} == {False, True}


def test_files_of_the_terminal_remember_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    assert saves.finished_runs(GAME.id) == []
    finished = played(GAME.start(mode="horde"))
    path = tmp_path / "senjutsu_solo-1.shiai"
    game = saves.new_game(GAME.start(mode="horde"), (PEOPLE,), 1, path)
    for seat, action in finished.record.choices:
        assert saves.finished_runs(GAME.id) == []
        game.choose(seat, action)
    run = run_of(finished.state)
    assert run is not None
    (found,) = saves.finished_runs(GAME.id)
    assert (found.kind, found.sort_key, found.source) == (run.kind, run.sort_key, str(path))
    assert saves.open_game(path).record.tags[saves.RUN].startswith("horde ronin")
    assert saves.finished_runs("samurai_spirit") == []


def test_runs_of_bots_are_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    game = saves.new_game(GAME.start(mode="horde"), ("random",), 1, tmp_path / "bots.shiai")
    while (due := game.bot_to_move()) is not None:
        game.move_bot(due)
    assert saves.finished_runs(GAME.id) == []


def horde(service: TableService) -> str:
    """A table at which Ann has finished a horde."""
    id = create_table(service, GAME, {"mode": "horde"}, [mine()], ANN, "deal")
    play_to_the_end(service, id, {0: ANN})
    service.moments(id)  # waits until it is archived
    return id


def test_a_run_of_a_table_is_kept(service: TableService) -> None:
    id = horde(service)
    assert [run.source for run in service.store.runs_of(ANN, GAME.id)] == [id]


def test_a_run_played_on_from_a_replay_is_none(service: TableService) -> None:
    id = horde(service)
    count = len(now(service, id).game.record.choices)
    played_on = play_on(service, id, count - 1, ANN)
    play_to_the_end(service, played_on, {0: ANN})
    service.moments(played_on)
    assert now(service, played_on).run() is None
    assert [run.source for run in service.store.runs_of(ANN, GAME.id)] == [id]


def test_a_run_brought_as_a_record_counts_only_if_it_was_over(service: TableService) -> None:
    live = played(GAME.start(mode="horde"))
    whole = upload(service, live.record.text(), ANN)
    service.moments(whole)
    choices = live.record.choices[:-1]
    live.replace_choices(choices, [False] * len(choices))
    rest = upload(service, live.record.text(), ANN)
    play_to_the_end(service, rest, {0: ANN})
    service.moments(rest)
    assert [run.source for run in service.store.runs_of(ANN, GAME.id)] == [whole]
