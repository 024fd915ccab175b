"""Bots at a table: which ones may come, what they remember between choices, and that nothing depends on it but time."""

import os
from concurrent.futures import BrokenExecutor
from random import Random

import pytest

import shiai
from shiai import bots
from shiai.bots.explanation import Candidate, Explanation
from shiai.bots.search import Search
from shiai.core.face import STANDARD_BOT
from shiai.core.messages import Message
from shiai.core.state import View
from shiai.table import again, hints, journal, patience, workers
from shiai.table.errors import BadTable
from shiai.table.journal import Entry
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from shiai.table.new_tables import create_table, play_on, upload
from shiai.table.opinion import Opinion, pack_opinion, read_opinion
from shiai.table.service import TableService
from shiai.table.table_bots import LEVEL_BOTS, strength
from shiai.table.workers import CACHE, PlayerCache, Workers, choose_action
from tests.table.tables import (
    ANN,
    ATTACKER,
    DEFENCE,
    DEFENDER,
    bot,
    choose,
    mine,
    now,
    ronin,
    sequence,
    settle,
    spirit,
    take_hint,
)

PROMISED = 3.0  # seconds
LONG_THINKERS = ("search:iterations=9999999", "search:seconds=3600", "search", "level:7", "level", "level:03")


# Who may come ---------------------------------------------------------------------------------------------------------


def test_there_are_six_levels_and_the_third_is_the_usual_one() -> None:
    assert [strength(spec) for spec in LEVEL_BOTS] == [1, 2, 3, 4, 5, 6]
    assert strength(STANDARD_BOT) == 3
    assert strength("heuristic") == strength(PEOPLE) == 0


def test_a_bot_of_a_level_plays_along(service: TableService) -> None:
    id = spirit(service, mine(), bot("level:1"), bot("level:2"))
    choose(service, id, ANN, 0, "fight", "attack")
    assert {seat for seat, _ in now(service, id).game.record.choices if seat > 0} == {1, 2}
    assert now(service, id).game.state.actors() == (0,)


@pytest.mark.parametrize("spec", LONG_THINKERS)
def test_nobody_can_order_hours_of_thinking(service: TableService, spec: str) -> None:
    with pytest.raises(BadTable, match=r"level:1, .*random"):
        create_table(service, shiai.game("seven_ronin"), {}, [mine(), bot(spec)], ANN)
    assert not service.store.tables_of(ANN)


def finished_record(spec: str) -> str:
    """A game of two bots, said to be played by a person and this bot."""
    start = shiai.game("seven_ronin").start()
    live = LiveGame(new_record(start, ("random", "random"), "7"))
    while (due := live.bot_to_move()) is not None:
        live.move_bot(due)
    live.record.tags |= {"seat attacker": PEOPLE, "seat defender": spec}
    return live.record.text()


def test_a_finished_game_of_any_bot_can_be_looked_at_but_not_played_on(service: TableService) -> None:
    id = upload(service, finished_record("search:iterations=800,c=1.2"), ANN)
    assert service.moments(id)
    with pytest.raises(BadTable, match="does not play at tables"):
        play_on(service, id, 3, ANN)
    with pytest.raises(BadTable, match="does not play at tables"):
        again.start(service, id, ANN, again.SAME)


@pytest.mark.parametrize("spec", ["genius", "search:iterations=1000000,seconds=1.00000000"])
def test_a_record_with_what_is_no_bot_or_has_too_long_a_name_is_refused(service: TableService, spec: str) -> None:
    with pytest.raises(BadTable, match=spec.partition(":")[0]):
        upload(service, finished_record(spec), ANN)


def test_an_unfinished_game_with_a_bot_that_does_not_come_is_refused(service: TableService) -> None:
    record = new_record(shiai.game("seven_ronin").start(), (PEOPLE, "search"), "7")
    with pytest.raises(BadTable, match="does not play at tables"):
        upload(service, record.text(), ANN)


# What bots remember ---------------------------------------------------------------------------------------------------


class Remembering:
    """A player that chooses the first thing, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, seat: int, rng: Random) -> int:
        self.asked += 1
        return view.legal(seat)[0]

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        return Explanation("remembering", (Candidate(self.choose(view, seat, rng), 1.0, 0.0, 0),), ())


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Remembering]:
    """The players that were made."""
    found: list[Remembering] = []

    def make(spec: str) -> Remembering:
        found.append(Remembering())
        return found[-1]

    monkeypatch.setattr(workers, "bot", make)
    monkeypatch.setattr(workers, "CACHE", PlayerCache(3))
    return found


def view() -> View:
    found: View = shiai.game("seven_ronin").start().redact(ATTACKER)
    return found


def test_a_bot_is_kept_from_choice_to_choice_of_one_seat_of_one_game(made: list[Remembering]) -> None:
    for _ in range(3):
        choose_action("table", "level:1", view(), ATTACKER, "seed", 0)
    assert [player.asked for player in made] == [3]
    choose_action("other table", "level:1", view(), ATTACKER, "seed", 0)
    choose_action("table", "level:2", view(), ATTACKER, "seed", 0)
    choose_action("table", "level:1", view(), ATTACKER, "seed~1", 0)  # gone back: what was seen must be of no use
    assert [player.asked for player in made] == [3, 1, 1, 1]


def test_few_bots_are_kept_and_the_latest_ones(made: list[Remembering]) -> None:
    for table in ("a", "b", "c", "a", "d"):
        choose_action(table, "level:1", view(), ATTACKER, "seed", 0)
    assert {owner[0] for owner in workers.CACHE.players} == {"c", "a", "d"}


def test_a_bot_that_failed_is_not_kept(made: list[Remembering], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Remembering, view: View, seat: int, rng: Random) -> int:
        raise ValueError("lost the thread")

    monkeypatch.setattr(Remembering, "choose", fail)
    with pytest.raises(ValueError, match="lost the thread"):
        choose_action("table", "level:1", view(), ATTACKER, "seed", 0)
    assert not workers.CACHE.players


def test_a_sealed_plan_goes_on_when_the_bot_has_lost_its_memory(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart of the server, or in another worker: every choice is computed anew, and legal."""
    monkeypatch.setattr(workers, "CACHE", PlayerCache(0))
    id = ronin(service, bot("level:1"), mine())
    choose(service, id, ANN, DEFENDER, *DEFENCE, "done")
    settle(service, id)
    record = now(service, id).game.record
    planned = [name for (seat, _), name in zip(record.choices, record.names, strict=True) if seat == ATTACKER]
    assert "done" in planned


def test_the_players_of_finished_thoughts_are_found_again() -> None:
    CACHE.players.clear()
    choose_action("some table", "level:1", view(), ATTACKER, "seed", 0)
    assert [*CACHE.players] == [("some table", "level:1", "seed", ATTACKER, 0.0)]


def test_what_concerns_one_table_is_done_by_one_process() -> None:
    here = "__import__('os').getpid()"
    workers = Workers(2)
    try:
        tables = [f"{here} # table {number}" for number in range(8)]
        homes = [workers.submit(eval, table).result() for table in tables]
        assert len(set(homes)) == 2
        assert [workers.submit(eval, table).result() for table in tables] == homes
        with pytest.raises(BrokenExecutor):
            workers.submit(eval, f"__import__('os').kill({here}, 9)").result()
        after = [workers.submit(eval, table).result() for table in tables]
        assert len(set(after)) == 2
        assert len(set(after) & set(homes)) == 1  # one was killed, the other did not even notice
    finally:
        workers.shutdown()


@pytest.mark.nightly
@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no priorities")
def test_what_nobody_waits_for_is_done_by_a_process_of_the_lowest_priority() -> None:
    workers = Workers(1)
    try:
        first = workers.submit_spare(os.nice, 0).result()
        assert first == 19
        with pytest.raises(BrokenExecutor):
            workers.submit_spare(os._exit, 1).result()
        assert workers.submit_spare(os.nice, 0).result() == 19  # another one takes its place
        workers.end_spare()
        assert workers.spare is None
    finally:
        workers.shutdown()


# Opinions -------------------------------------------------------------------------------------------------------------

CANDIDATES = tuple([Candidate(action, 0.5 / (action + 1), 0.25, 7) for action in range(6)])
REASONS = (Message("reason-chance", {"percent": 62}, ""),)


@pytest.mark.parametrize(("chosen", "kept"), [(None, [0, 1, 2]), (1, [0, 1, 2]), (4, [0, 1, 2, 4]), (77, [0, 1, 2])])
def test_an_opinion_has_the_few_best_thoughts_and_the_one_about_what_was_chosen(
    chosen: int | None, kept: list[int]
) -> None:
    opinion = read_opinion(pack_opinion(Explanation("search", CANDIDATES, REASONS), chosen))
    assert [candidate.action for candidate in opinion.candidates] == kept
    assert opinion.reasons == REASONS
    assert opinion.candidates[1] == CANDIDATES[1]


def test_hints_of_the_first_tables_still_open(service: TableService) -> None:
    id = ronin(service, mine(), bot("heuristic"))
    action = now(service, id).game.state.legal(ATTACKER)[0]
    with service.locked(id) as loaded:
        service.commit(loaded, Entry(journal.HINT, ATTACKER, {"action": action, "share": 85}))
    hint = service.read(id).hint(ATTACKER)
    assert hint is not None
    assert hint.opinion == Opinion((Candidate(action, 0.85, 0.0, 0),))


def test_a_hint_that_is_there_already_is_not_thought_out_again(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = ronin(service, mine(), bot("random"))
    take_hint(service, id, ANN, ATTACKER, sequence(service, id, ATTACKER))
    before = now(service, id).count

    def never(*arguments: object) -> None:
        raise AssertionError("asked again")

    monkeypatch.setattr(hints, "give_hint", never)
    take_hint(service, id, ANN, ATTACKER, sequence(service, id, ATTACKER))
    assert now(service, id).count == before


# How long they take ---------------------------------------------------------------------------------------------------


def test_bots_stop_thinking_when_people_have_waited_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "TIME_LIMIT", 0.05)
    state = shiai.game("seven_ronin").start()
    cache = PlayerCache(1)
    player = cache.take(("table", "search:iterations=9999999", "seed", ATTACKER, 0.0))
    assert player.choose(state.redact(ATTACKER), ATTACKER, Random(1)) in state.legal(ATTACKER)


def test_the_limit_keeps_the_promise_of_the_highest_level() -> None:
    assert patience.TIME_LIMIT < PROMISED
    for spec in LEVEL_BOTS:
        player = patience.in_time(bots.bot(spec))
        assert isinstance(player, bots.LevelPlayer)
        for game in shiai.all_games():
            found = player.player_of(game)
            assert not isinstance(found, Search) or found.seconds == patience.TIME_LIMIT
