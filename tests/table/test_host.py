"""The host: goes on after a restart, never shows what is not stored, and reads a table again just as it was."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shiai.core.seats import WATCHER
from shiai.table import deeds, wishes
from shiai.table.deeds import Deed
from shiai.table.errors import NoSuchTable, Stale, TableError
from shiai.table.host import IDLE, Host
from shiai.table.live import PEOPLE
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
    stored,
    two_people,
    undo,
)


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
    first = Host(Store(address(tmp_path)), Asleep(1))
    id = ronin(first, mine(), bot("heuristic"))
    for choice in (*ATTACK, "done"):
        wishes.choose(first, id, ANN, ATTACKER, choice, sequence(first, id, ATTACKER))
    assert now(first, id).game.bot_to_move() == DEFENDER
    first.close()
    again = Host(Store(address(tmp_path)), ThreadPoolExecutor(1))
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
        host = Host(Store(address(path)), Asleep(1) if stopped else ThreadPoolExecutor(1))
        id = ronin(host, mine(), bot("random"))
        for choice in (*ATTACK, "done"):
            wishes.choose(host, id, ANN, ATTACKER, choice, sequence(host, id, ATTACKER))
        if stopped:
            host.close()
            host = Host(Store(address(path)), ThreadPoolExecutor(1))
            host.resume()
        settle(host, id)
        plans.append(names(host, id))
        host.close()
    assert plans[0] == plans[1]


def test_luck_that_was_due_decides_after_a_restart(host: Host) -> None:
    sheet = host.store.sheet(spirit(host, mine(), mine(), mine()))
    new = deeds.Sheet("t", sheet.game, sheet.rules, sheet.options, "seed", sheet.players, sheet.created)
    host.store.create(new, host.store.listed(sheet.id).seats, ANN, [], thinking=True)
    host.resume()
    assert now(host, "t").game.state.actors()[0] >= 0
    assert stored(host, "t") != []


def test_one_broken_table_does_not_keep_the_others_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    first = Host(Store(address(tmp_path)), Asleep(1))
    ids = [ronin(first, mine(), bot()) for _ in range(3)]
    for id in ids:
        for choice in (*ATTACK, "done"):
            wishes.choose(first, id, ANN, ATTACKER, choice, sequence(first, id, ATTACKER))
    broken = min(ids)
    first.store.append(broken, len(stored(first, broken)), [Deed(deeds.CHOICE, 0, {"action": 10**6})], thinking=True)
    first.close()
    again = Host(Store(address(tmp_path)), ThreadPoolExecutor(1))
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
    first = Host(Store(address(tmp_path)), ThreadPoolExecutor(1))
    id = ronin(first, mine(), mine())
    monkeypatch.setattr(first.store, "finish", fail)
    with pytest.raises(OSError, match="disk"):
        play_to_the_end(first, id, {ATTACKER: ANN, DEFENDER: ANN})
    first.close()
    again = Host(Store(address(tmp_path)), ThreadPoolExecutor(1))
    again.resume()
    again.keepers.shutdown()
    assert again.store.listed(id).result == now(again, id).game.record.result != "open"
    assert len(again.moments(id)) == len(names(again, id)) + 1
    again.close()


# Storing --------------------------------------------------------------------------------------------------------------


def test_what_could_not_be_stored_has_not_happened(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well")
    before, written = portrait(now(host, id)), stored(host, id)
    acts: list[Callable[[], None]] = [
        lambda: choose(host, id, ANN, ATTACKER, "place inn"),
        lambda: undo(host, id, ANN, ATTACKER),
        lambda: wishes.say(host, id, ANN, ATTACKER, "hello"),
    ]
    with monkeypatch.context() as broken:
        broken.setattr(host.store, "append", fail)
        for act in acts:
            with pytest.raises(OSError, match="disk"):
                act()
            assert portrait(now(host, id)) == before
            assert portrait(host.read(id)) == before
            assert stored(host, id) == written
    choose(host, id, ANN, ATTACKER, "place inn")
    assert names(host, id) == ["place well", "place inn"]


def test_who_looks_on_is_told_again_when_storing_works_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    id = two_people(host)
    told: list[int] = []
    host.listen(id, WATCHER, told.append)
    with monkeypatch.context() as broken:
        broken.setattr(host.store, "append", fail)
        with pytest.raises(OSError, match="disk"):
            wishes.say(host, id, ANN, ATTACKER, "hello")
    assert told == []
    wishes.say(host, id, ANN, ATTACKER, "hello")
    assert told == [sequence(host, id, WATCHER)]


def test_who_was_waiting_meanwhile_does_not_build_on_what_was_not_stored(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = two_people(host)
    append = host.store.append
    failing, waiting = threading.Event(), threading.Event()

    def fail_slowly(*given: Any) -> None:
        failing.set()
        assert waiting.wait(20)
        monkeypatch.setattr(host.store, "append", append)
        fail()

    monkeypatch.setattr(host.store, "append", fail_slowly)
    bob = threading.Thread(target=wishes.say, args=(host, id, BOB, DEFENDER, "me too"))
    with ThreadPoolExecutor(1) as anns:
        ann = anns.submit(wishes.say, host, id, ANN, ATTACKER, "hello")
        assert failing.wait(20)
        seated = host.seated[id]
        lock = seated.lock

        class Announcing:
            """The lock, telling that somebody waits for it."""

            def __enter__(self) -> None:
                waiting.set()
                lock.acquire()

            def __exit__(self, *_: object) -> None:
                lock.release()

        monkeypatch.setattr(seated, "lock", Announcing())
        bob.start()
        assert isinstance(ann.exception(20), OSError)
    bob.join(20)
    monkeypatch.setattr(seated, "lock", lock)
    said = [deed.data["text"] for deed in stored(host, id) if deed.kind == deeds.SAY]
    assert said == ["me too"]
    assert portrait(host.read(id)) == portrait(now(host, id))
    choose(host, id, ANN, ATTACKER, ATTACK[0])  # numbers have no gap
    assert portrait(host.read(id)) == portrait(now(host, id))


def test_a_bot_whose_choice_could_not_be_stored_tries_again_when_somebody_looks(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id = ronin(host, mine(), bot())
    choose(host, id, ANN, ATTACKER, *ATTACK)
    append, failed = host.store.append, threading.Event()

    def fail_for_bots(table: str, number: int, done: list[Deed], thinking: bool) -> None:
        if done[0].seat == DEFENDER:
            failed.set()
            fail()
        append(table, number, done, thinking)

    with monkeypatch.context() as broken, caplog.at_level(logging.CRITICAL, "shiai.table"):
        broken.setattr(host.store, "append", fail_for_bots)
        wishes.choose(host, id, ANN, ATTACKER, "done", sequence(host, id, ATTACKER))
        assert failed.wait(20)
        with host.at(id):  # the bot has given up
            pass
    settle(host, id)
    assert len(names(host, id)) > len(ATTACK) + 1


def test_another_server_was_quicker(tmp_path: Path) -> None:
    one = Host(Store(address(tmp_path)), ThreadPoolExecutor(1))
    other = Host(Store(address(tmp_path)), ThreadPoolExecutor(1))
    id = two_people(one)
    seen = sequence(other, id, ATTACKER)
    choose(one, id, ANN, ATTACKER, "place well")
    with pytest.raises(Stale):
        wishes.choose(other, id, ANN, ATTACKER, "place inn", seen)
    assert names(other, id) == ["place well"]
    assert portrait(now(other, id)) == portrait(now(one, id))
    one.close()
    other.close()


def test_many_at_once_are_taken_one_after_the_other(host: Host) -> None:
    id = two_people(host)
    seen = sequence(host, id, ATTACKER)

    def place(_: int) -> bool:
        try:
            wishes.choose(host, id, ANN, ATTACKER, "place well", seen)
        except TableError:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(place, range(16)))
    assert done.count(True) == 1
    assert names(host, id) == ["place well"]
    assert portrait(host.read(id)) == portrait(now(host, id))


# Forgetting -----------------------------------------------------------------------------------------------------------


def test_an_idle_table_is_forgotten_and_read_again_just_as_it_was(host: Host) -> None:
    idle, watched = two_people(host), two_people(host)
    choose(host, idle, ANN, ATTACKER, *ATTACK)
    undo(host, idle, ANN, ATTACKER)
    wishes.hint(host, idle, ANN, ATTACKER, sequence(host, idle, ATTACKER))
    before = portrait(now(host, idle))
    told: list[int] = []
    host.listen(watched, WATCHER, told.append)
    for seated in host.seated.values():
        seated.used -= IDLE + 1
    new = two_people(host)
    assert idle not in host.seated
    assert watched in host.seated
    assert new in host.seated
    assert portrait(now(host, idle)) == before
    host.stop_listening(watched, told.append)
    host.stop_listening("nowhere", told.append)


def test_who_stops_listening_is_not_told(host: Host) -> None:
    id = two_people(host)
    told: list[int] = []
    hear = told.append
    assert host.listen(id, ATTACKER, hear) == sequence(host, id, ATTACKER)
    wishes.say(host, id, BOB, DEFENDER, "hello")
    assert told == [sequence(host, id, ATTACKER)]
    host.stop_listening(id, hear)
    wishes.say(host, id, BOB, DEFENDER, "hello?")
    assert len(told) == 1


def test_a_table_that_was_never_there_is_not_kept(host: Host) -> None:
    with pytest.raises(NoSuchTable):
        host.listen("nowhere", WATCHER, print)
    assert host.seated == {}


# Reading again --------------------------------------------------------------------------------------------------------


def some_table(host: Host, rng: Random) -> tuple[str, tuple[str, ...]]:
    """Any table of three friends and bots, and who sits where."""
    kind = rng.choice((ronin, spirit))
    people = [rng.choice((ANN, BOB, EVE)) for _ in range(2 if kind is ronin else 3)]
    bots = [rng.random() < 0.3 for _ in people]
    bots[rng.randrange(len(bots))] = False
    places = [bot() if b else mine() if p == ANN else friend() for b, p in zip(bots, people, strict=True)]
    id = kind(host, *places, deal=str(rng.random()))
    for seat, person in enumerate(people):
        if places[seat].player == PEOPLE and person != ANN:
            sit_down(host, id, seat, person)
    return id, tuple(people)


def do_something(host: Host, id: str, rng: Random, people: tuple[str, ...]) -> None:
    """Any wish of anybody; most are possible."""
    state = now(host, id).game.state
    seats = now(host, id).game.people()
    seat = rng.choice([actor for actor in state.actors() if actor in seats] or seats)
    person, seen = people[seat], sequence(host, id, seat)
    deed = rng.random()
    if deed < 0.6:
        legal = state.legal(seat) or range(state.setup.game.action_count)
        wishes.choose(host, id, person, seat, state.name(rng.choice(legal)), seen)
    elif deed < 0.7:
        wishes.undo(host, id, person, seat, seen)
    elif deed < 0.78:
        wishes.redo(host, id, person, seat, seen)
    elif deed < 0.82:
        wishes.reset(host, id, person, seat, seen)
    elif deed < 0.86:
        wishes.say(host, id, person, seat, phrase=rng.choice(wishes.PHRASES))
    elif deed < 0.87:
        wishes.hint(host, id, person, seat, seen)
    elif deed < 0.88:
        wishes.sit(host, wishes.new_link(host, id, person, seat), person, rng.choice(("", "Zoe")))
    else:
        answering = rng.choice(seats)
        wishes.answer(host, id, people[answering], answering, rng.random() < 0.7)


@pytest.mark.parametrize("seed", range(10))
def test_a_table_read_from_the_store_is_the_one_in_memory(host: Host, seed: int) -> None:
    rng = Random(seed)
    id, people = some_table(host, rng)
    done = 0
    for _ in range(60):
        try:
            do_something(host, id, rng, people)
            done += 1
        except TableError:
            assert portrait(host.read(id)) == portrait(now(host, id))
        settle(host, id)
        if done % 5 == 0:
            assert portrait(host.read(id)) == portrait(now(host, id))
    assert portrait(host.read(id)) == portrait(now(host, id))
    assert done > 10


def test_a_refused_wish_changes_nothing(host: Host) -> None:
    id = two_people(host)
    choose(host, id, BOB, DEFENDER, DEFENCE[0])
    with refused(host, id, TableError):
        choose(host, id, BOB, DEFENDER, DEFENCE[0])
