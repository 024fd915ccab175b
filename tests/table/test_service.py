"""The table service: resumes after a restart, never shows what is not stored, and restores tables exactly."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shiai.core.seats import WATCHER
from shiai.table import commands, journal
from shiai.table.errors import NoSuchTable, Stale, TableError
from shiai.table.journal import Entry
from shiai.table.live_game import PEOPLE
from shiai.table.service import IDLE, TableService
from shiai.table.store import Store
from tests.table.tables import (
    ANN,
    ATTACK,
    ATTACKER,
    BOB,
    DEFENCE,
    DEFENDER,
    EVE,
    bot,
    choose,
    friend,
    journal_of,
    mine,
    names,
    now,
    play_to_the_end,
    portrait,
    refused,
    ronin,
    sequence,
    settle,
    sit_down,
    spirit,
    take_hint,
    two_people,
    undo,
)
from tests.tiers import mostly_nightly


class Asleep(ThreadPoolExecutor):
    """Thinkers that never come to a decision: the server stops before."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        return Future()


def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def fail(*_: object, **__: object) -> None:
    raise OSError("the disk is full")


# Going on after a restart ---------------------------------------------------------------------------------------------


def test_a_bot_that_was_thinking_goes_on_after_a_restart(tmp_path: Path) -> None:
    first = TableService(Store(address(tmp_path)), Asleep(1))
    id = ronin(first, mine(), bot("heuristic"))
    for choice in (*ATTACK, "done"):
        commands.choose(first, id, ANN, ATTACKER, choice, sequence(first, id, ATTACKER))
    assert now(first, id).game.bot_to_move() == DEFENDER
    first.close()
    again = TableService(Store(address(tmp_path)), ThreadPoolExecutor(1))
    again.resume()
    settle(again, id)
    assert len(names(again, id)) > len(ATTACK) + 1
    play_to_the_end(again, id, {ATTACKER: ANN})
    again.close()


def test_the_bot_decides_what_it_would_have_decided(tmp_path: Path) -> None:
    plans: list[list[str]] = []
    for stopped in (False, True):
        path = tmp_path / f"{stopped}"
        path.mkdir()
        service = TableService(Store(address(path)), Asleep(1) if stopped else ThreadPoolExecutor(1))
        id = ronin(service, mine(), bot("random"))
        for choice in (*ATTACK, "done"):
            commands.choose(service, id, ANN, ATTACKER, choice, sequence(service, id, ATTACKER))
        if stopped:
            service.close()
            service = TableService(Store(address(path)), ThreadPoolExecutor(1))
            service.resume()
        settle(service, id)
        plans.append(names(service, id))
        service.close()
    assert plans[0] == plans[1]


def test_luck_that_was_due_decides_after_a_restart(service: TableService) -> None:
    info = service.store.info(spirit(service, mine(), mine(), mine()))
    new = journal.TableInfo("t", info.game, info.rules, info.options, "seed", info.players, info.created)
    service.store.create(new, service.store.stored(info.id).seats, ANN, [], thinking=True)
    service.resume()
    assert now(service, "t").game.state.actors()[0] >= 0
    assert journal_of(service, "t") != []


def test_one_broken_table_does_not_keep_the_others_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    first = TableService(Store(address(tmp_path)), Asleep(1))
    ids = [ronin(first, mine(), bot()) for _ in range(3)]
    for id in ids:
        for choice in (*ATTACK, "done"):
            commands.choose(first, id, ANN, ATTACKER, choice, sequence(first, id, ATTACKER))
    broken = min(ids)
    impossible = Entry(journal.CHOICE, 0, {"action": 10**6})
    first.store.append(broken, len(journal_of(first, broken)), [impossible], thinking=True)
    first.close()
    again = TableService(Store(address(tmp_path)), ThreadPoolExecutor(1))
    with caplog.at_level(logging.CRITICAL, "shiai.table"):
        again.resume()
    for id in ids:
        if id != broken:
            settle(again, id)
            assert len(names(again, id)) > len(ATTACK) + 1
    again.close()


def test_a_game_that_ended_just_before_a_stop_is_archived_after_the_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = TableService(Store(address(tmp_path)), ThreadPoolExecutor(1))
    id = ronin(first, mine(), mine())
    monkeypatch.setattr(first.store, "finish", fail)
    with pytest.raises(OSError, match="disk"):
        play_to_the_end(first, id, {ATTACKER: ANN, DEFENDER: ANN})
    first.close()
    again = TableService(Store(address(tmp_path)), ThreadPoolExecutor(1))
    again.resume()
    again.archiver.shutdown()
    assert again.store.stored(id).result == now(again, id).game.record.result != "open"
    assert len(again.moments(id)) == len(names(again, id)) + 1
    again.close()


# Storing --------------------------------------------------------------------------------------------------------------


def test_what_could_not_be_stored_has_not_happened(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well")
    before, written = portrait(now(service, id)), journal_of(service, id)
    acts: list[Callable[[], None]] = [
        lambda: choose(service, id, ANN, ATTACKER, "place inn"),
        lambda: undo(service, id, ANN, ATTACKER),
        lambda: commands.say(service, id, ANN, ATTACKER, "hello"),
    ]
    with monkeypatch.context() as broken:
        broken.setattr(service.store, "append", fail)
        for act in acts:
            with pytest.raises(OSError, match="disk"):
                act()
            assert portrait(now(service, id)) == before
            assert portrait(service.read(id)) == before
            assert journal_of(service, id) == written
    choose(service, id, ANN, ATTACKER, "place inn")
    assert names(service, id) == ["place well", "place inn"]


def test_who_looks_on_is_told_again_when_storing_works_again(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = two_people(service)
    told: list[int] = []
    service.listen(id, WATCHER, told.append)
    with monkeypatch.context() as broken:
        broken.setattr(service.store, "append", fail)
        with pytest.raises(OSError, match="disk"):
            commands.say(service, id, ANN, ATTACKER, "hello")
    assert told == []
    commands.say(service, id, ANN, ATTACKER, "hello")
    assert told == [sequence(service, id, WATCHER)]


def test_who_was_waiting_meanwhile_does_not_build_on_what_was_not_stored(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = two_people(service)
    append = service.store.append
    failing, waiting = threading.Event(), threading.Event()

    def fail_slowly(*given: Any) -> None:
        failing.set()
        assert waiting.wait(20)
        monkeypatch.setattr(service.store, "append", append)
        fail()

    monkeypatch.setattr(service.store, "append", fail_slowly)
    bob = threading.Thread(target=commands.say, args=(service, id, BOB, DEFENDER, "me too"))
    with ThreadPoolExecutor(1) as anns:
        ann = anns.submit(commands.say, service, id, ANN, ATTACKER, "hello")
        assert failing.wait(20)
        loaded = service.loaded[id]
        lock = loaded.lock

        class Announcing:
            """The lock, telling that somebody waits for it."""

            def __enter__(self) -> None:
                waiting.set()
                lock.acquire()

            def __exit__(self, *_: object) -> None:
                lock.release()

        monkeypatch.setattr(loaded, "lock", Announcing())
        bob.start()
        assert isinstance(ann.exception(20), OSError)
    bob.join(20)
    monkeypatch.setattr(loaded, "lock", lock)
    said = [entry.data["text"] for entry in journal_of(service, id) if entry.kind == journal.SAY]
    assert said == ["me too"]
    assert portrait(service.read(id)) == portrait(now(service, id))
    choose(service, id, ANN, ATTACKER, ATTACK[0])  # numbers have no gap
    assert portrait(service.read(id)) == portrait(now(service, id))


def test_a_bot_whose_choice_could_not_be_stored_tries_again_when_somebody_looks(
    service: TableService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id = ronin(service, mine(), bot())
    choose(service, id, ANN, ATTACKER, *ATTACK)
    append, failed = service.store.append, threading.Event()

    def fail_for_bots(table: str, number: int, done: list[Entry], *more: Any) -> None:
        if done[0].seat == DEFENDER:
            failed.set()
            fail()
        append(table, number, done, *more)

    with monkeypatch.context() as broken, caplog.at_level(logging.CRITICAL, "shiai.table"):
        broken.setattr(service.store, "append", fail_for_bots)
        commands.choose(service, id, ANN, ATTACKER, "done", sequence(service, id, ATTACKER))
        assert failed.wait(20)
        with service.locked(id):  # the bot has given up
            pass
    settle(service, id)
    assert len(names(service, id)) > len(ATTACK) + 1


def test_another_server_was_quicker(tmp_path: Path) -> None:
    one = TableService(Store(address(tmp_path)), ThreadPoolExecutor(1))
    other = TableService(Store(address(tmp_path)), ThreadPoolExecutor(1))
    id = two_people(one)
    seen = sequence(other, id, ATTACKER)
    choose(one, id, ANN, ATTACKER, "place well")
    with pytest.raises(Stale):
        commands.choose(other, id, ANN, ATTACKER, "place inn", seen)
    assert names(other, id) == ["place well"]
    assert portrait(now(other, id)) == portrait(now(one, id))
    one.close()
    other.close()


def test_many_at_once_are_taken_one_after_the_other(service: TableService) -> None:
    id = two_people(service)
    seen = sequence(service, id, ATTACKER)

    def place(_: int) -> bool:
        try:
            commands.choose(service, id, ANN, ATTACKER, "place well", seen)
        except TableError:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(place, range(16)))
    assert done.count(True) == 1
    assert names(service, id) == ["place well"]
    assert portrait(service.read(id)) == portrait(now(service, id))


# Forgetting -----------------------------------------------------------------------------------------------------------


def test_an_idle_table_is_forgotten_and_read_again_just_as_it_was(service: TableService) -> None:
    idle, watched = two_people(service), two_people(service)
    choose(service, idle, ANN, ATTACKER, *ATTACK)
    undo(service, idle, ANN, ATTACKER)
    take_hint(service, idle, ANN, ATTACKER, sequence(service, idle, ATTACKER))
    before = portrait(now(service, idle))
    told: list[int] = []
    service.listen(watched, WATCHER, told.append)
    for loaded in service.loaded.values():
        loaded.used -= IDLE + 1
    new = two_people(service)
    assert idle not in service.loaded
    assert watched in service.loaded
    assert new in service.loaded
    assert portrait(now(service, idle)) == before
    service.stop_listening(watched, told.append)
    service.stop_listening("nowhere", told.append)


def test_who_stops_listening_is_not_told(service: TableService) -> None:
    id = two_people(service)
    told: list[int] = []
    hear = told.append
    assert service.listen(id, ATTACKER, hear) == sequence(service, id, ATTACKER)
    commands.say(service, id, BOB, DEFENDER, "hello")
    assert told == [sequence(service, id, ATTACKER)]
    service.stop_listening(id, hear)
    commands.say(service, id, BOB, DEFENDER, "hello?")
    assert len(told) == 1


def test_a_table_that_was_never_there_is_not_kept(service: TableService) -> None:
    with pytest.raises(NoSuchTable):
        service.listen("nowhere", WATCHER, print)
    assert service.loaded == {}


# Reading again --------------------------------------------------------------------------------------------------------


def some_table(service: TableService, rng: Random) -> tuple[str, tuple[str, ...]]:
    """Any table of three friends and bots, and who sits where."""
    kind = rng.choice((ronin, spirit))
    people = [rng.choice((ANN, BOB, EVE)) for _ in range(2 if kind is ronin else 3)]
    bots = [rng.random() < 0.3 for _ in people]
    bots[rng.randrange(len(bots))] = False
    places = [bot() if b else mine() if p == ANN else friend() for b, p in zip(bots, people, strict=True)]
    id = kind(service, *places, deal=str(rng.random()))
    for seat, person in enumerate(people):
        if places[seat].player == PEOPLE and person != ANN:
            sit_down(service, id, seat, person)
    return id, tuple(people)


def do_something(service: TableService, id: str, rng: Random, people: tuple[str, ...]) -> None:
    """Any command of anybody; most are possible."""
    state = now(service, id).game.state
    seats = now(service, id).game.people()
    seat = rng.choice([actor for actor in state.actors() if actor in seats] or seats)
    person, seen = people[seat], sequence(service, id, seat)
    entry = rng.random()
    if entry < 0.6:
        legal = state.legal(seat) or range(state.setup.game.action_count)
        commands.choose(service, id, person, seat, state.name(rng.choice(legal)), seen)
    elif entry < 0.7:
        commands.undo(service, id, person, seat, seen)
    elif entry < 0.78:
        commands.redo(service, id, person, seat, seen)
    elif entry < 0.82:
        commands.reset(service, id, person, seat, seen)
    elif entry < 0.86:
        commands.say(service, id, person, seat, phrase=rng.choice(commands.PHRASES))
    elif entry < 0.87:
        take_hint(service, id, person, seat, seen)
    elif entry < 0.88:
        commands.sit(service, commands.new_link(service, id, person, seat), person, rng.choice(("", "Zoe")))
    else:
        answering = rng.choice(seats)
        commands.answer(service, id, people[answering], answering, rng.random() < 0.7)


@pytest.mark.parametrize("seed", mostly_nightly(range(10), 3))
def test_a_table_read_from_the_store_is_the_one_in_memory(service: TableService, seed: int) -> None:
    rng = Random(seed)
    id, people = some_table(service, rng)
    done = 0
    for _ in range(60):
        try:
            do_something(service, id, rng, people)
            done += 1
        except TableError:
            assert portrait(service.read(id)) == portrait(now(service, id))
        settle(service, id)
        if done % 5 == 0:
            assert portrait(service.read(id)) == portrait(now(service, id))
    assert portrait(service.read(id)) == portrait(now(service, id))
    assert done > 10


def test_a_refused_command_changes_nothing(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, BOB, DEFENDER, DEFENCE[0])
    with refused(service, id, TableError):
        choose(service, id, BOB, DEFENDER, DEFENCE[0])
