"""How long a bot takes does not tell what it holds: two tables that differ only in that learn its answers at the same
times.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

import shiai
from shiai.table import bot_times, commands, journal
from shiai.table.alarm import Alarm
from shiai.table.fair_queue import FairQueue
from shiai.table.journal import Entry
from shiai.table.new_tables import NewSeat, create_with_journal
from shiai.table.service import TableService
from shiai.table.settings import Settings
from tests.stores import new_store
from tests.table.tables import ANN, DEFENCE, DEFENDER, bot, mine, names, sequence
from tests.table.test_declining import GAME, Choices, pair

STEPS = {"quick": 0.4, "level:4": 0.8, "level:5": 2.7, "level:6": 2.7, "own": 0.9, "reaction": 0.9}


class Clock(Alarm):
    """Time that goes on when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self.planned: list[tuple[float, Callable[[], object]]] = []

    def now(self) -> float:
        return self.time

    def at(self, when: float, do: Callable[[], object]) -> None:
        self.planned.append((when, do))

    def go_on(self, until: float) -> None:
        self.time = until
        due, self.planned = (
            [each for each in self.planned if each[0] <= until],
            [each for each in self.planned if each[0] > until],
        )
        for _, do in due:
            do()


class ByHand(Executor):
    """Workers that finish when the test says so."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Future[Any], tuple[Any, ...]]] = []

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.tasks.append((future, args))
        return future


class Bench:
    """A service with a clock and workers of its own."""

    def __init__(self, service: TableService, clock: Clock, workers: ByHand) -> None:
        self.service, self.clock, self.workers = service, clock, workers

    def forget(self) -> None:
        """Ask no bot of an earlier table any more."""
        self.workers.tasks.clear()
        self.service.queue = FairQueue(self.workers)

    def wait(self) -> None:
        """Let the thread that commits the choices of bots do all it has."""
        self.service.executor.submit(int).result()

    def answer(self, action: int, after: float) -> None:
        """The bot that was asked last has thought for so long."""
        self.clock.time += after
        self.workers.tasks.pop()[0].set_result(action)
        self.wait()

    def published(self, id: str, before: int, longest: float = 10.0) -> float:
        """When the choices become more."""
        begun = self.clock.time
        while len(names(self.service, id)) == before:
            if not self.clock.planned or self.clock.time - begun > longest:
                pytest.fail("the answer is never published")
            self.clock.go_on(min(when for when, _ in self.clock.planned))
            self.wait()
        return self.clock.time


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    for kind, step in STEPS.items():
        monkeypatch.setitem(bot_times.STEPS, kind, step)
    workers, clock = ByHand(), Clock()
    service = TableService(new_store(tmp_path), workers)
    service.alarm.close()
    service.alarm = clock
    yield Bench(service, clock, workers)
    service.close()


def duel(bench: Bench, made: Choices, *seats: NewSeat) -> str:
    """A table at which the bot of seat 0 is asked for a reaction."""
    entries = [Entry(journal.CHOICE, seat, {"action": action}) for seat, action in made]
    id = create_with_journal(bench.service, GAME.setup(hero_1="student", hero_2="student"), list(seats), ANN, entries)
    bench.service.prepare(id)
    return id


def decline(bench: Bench, id: str) -> int:
    """The action with which the bot declines."""
    with bench.service.locked(id) as loaded:
        reaction = GAME.reaction(loaded.table.game.state, 0)
    assert reaction is not None
    return reaction.decline


@pytest.mark.parametrize("spec", ["level:2", "level:6", "heuristic"])
def test_nobody_can_tell_from_its_time_whether_a_bot_had_a_choice(bench: Bench, spec: str) -> None:
    times: list[float] = []
    for made, spent in zip(pair(), (0.0001, 0.058), strict=True):  # it holds nothing to play, or something
        began = bench.clock.time
        id = duel(bench, made, bot(spec), mine())
        before = len(names(bench.service, id))
        bench.answer(decline(bench, id), spent)
        times.append(bench.published(id, before) - began)
        bench.forget()
    assert times[0] == pytest.approx(times[1])
    assert times[0] >= 0.4


def test_a_bot_that_is_late_answers_at_the_next_time(bench: Bench) -> None:
    id = duel(bench, pair()[0], bot("level:1"), mine())
    before = len(names(bench.service, id))
    bench.answer(decline(bench, id), 0.5)
    assert bench.published(id, before) == pytest.approx(0.8)


def test_a_search_ends_before_its_answer_is_due(bench: Bench) -> None:
    duel(bench, pair()[0], bot("level:6"), mine())
    *_, seconds = bench.workers.tasks[-1][1]
    assert 0 < seconds < STEPS["reaction"]


def test_time_that_a_bot_waits_for_its_turn_does_not_count(bench: Bench) -> None:
    bench.service.queue.submit("eve", int, "her table")  # takes the only place
    id = duel(bench, pair()[0], bot("level:1"), mine())
    before = len(names(bench.service, id))
    bench.clock.time = 7.3
    bench.workers.tasks.pop()[0].set_result(0)
    bench.answer(decline(bench, id), 0.01)
    assert bench.published(id, before) == pytest.approx(7.7)


def test_where_nothing_is_hidden_bots_answer_at_once(bench: Bench) -> None:
    game = shiai.game("samurai_spirit")
    setup = game.setup(players=2, samurai="kyuzo,kanbei")
    id = create_with_journal(bench.service, setup, [bot("level:1"), mine()], ANN, [], "deal")
    bench.service.prepare(id)
    with bench.service.locked(id) as loaded:
        state = loaded.table.game.state
        assert game.open_information
        assert state.actors() == (0,)
        action = state.legal(0)[0]
    before = len(names(bench.service, id))
    bench.answer(action, 0.01)
    assert len(names(bench.service, id)) > before


def test_a_part_of_a_secret_plan_does_not_wait_but_its_end_does(bench: Bench) -> None:
    """The Attacker of 7 Ronin places as many tokens as it wants; nobody learns from the time how many these were."""
    times: list[float] = []
    for tokens in (1, 2):
        began = bench.clock.time
        id = attack(bench)
        for choice in ("place field_small", "place field_large")[:tokens]:
            before = len(names(bench.service, id))
            bench.answer(action(bench, id, choice), 0.03)
            assert len(names(bench.service, id)) == before + 1
        before = len(names(bench.service, id))
        bench.answer(action(bench, id, "done"), 0.03)
        times.append(bench.published(id, before) - began)
        bench.forget()
    assert times[0] == pytest.approx(times[1])


def attack(bench: Bench) -> str:
    """A table of 7 Ronin at which the Defender is a person who has planned, so that the bot is asked."""
    setup = shiai.game("seven_ronin").setup()
    id = create_with_journal(bench.service, setup, [bot("level:1"), mine()], ANN, [], "deal")
    for choice in (*DEFENCE, "done"):
        commands.choose(bench.service, id, ANN, DEFENDER, choice, sequence(bench.service, id, DEFENDER))
    return id


def action(bench: Bench, id: str, choice: str) -> int:
    """The action with this name."""
    with bench.service.locked(id) as loaded:
        return int(loaded.table.game.state.redact(0).action(choice))


def test_an_operator_may_let_bots_answer_when_they_can(tmp_path: Path, bench: Bench) -> None:
    bench.service.settings = Settings(bot_times="own")
    id = duel(bench, pair()[0], bot("level:1"), mine())
    before = len(names(bench.service, id))
    bench.answer(decline(bench, id), 0.01)
    assert len(names(bench.service, id)) > before
