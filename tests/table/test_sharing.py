"""Several servers on one PostgreSQL play the same tables; here they are services of one process."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import pytest
from sqlalchemy import select, text

from shiai.analysis import Budget, Decision
from shiai.core.record import OPEN
from shiai.core.seats import WATCHER
from shiai.table import (
    analyses,
    avoiding,
    commands,
    held_answers,
    hosting,
    journal,
    leases,
    shared_service,
    thinker,
    workers,
)
from shiai.table.errors import Closed, Conflict, Stale, Unwelcome
from shiai.table.hints import ask_hint
from shiai.table.journal import Entry
from shiai.table.preferences import Preferences, preferences_of, set_preferences
from shiai.table.progress import progress_of, set_progress
from shiai.table.schema import RUNS, WORK
from shiai.table.service import TableService, end_of
from shiai.table.shared_service import SharedService
from shiai.table.store import Store
from shiai.table.tokens import new_token
from tests.table.tables import (
    ANN,
    ATTACK,
    ATTACKER,
    BOB,
    DEFENCE,
    DEFENDER,
    PATIENCE,
    bot,
    choose,
    friend,
    mine,
    names,
    now,
    portrait,
    ronin,
    sequence,
    settle,
    sit_down,
    two_people,
)
from tests.table.test_declining import pair, table_of

NEVER: Final = 3600.0


def until(true: Callable[[], object], otherwise: str = "it does not happen") -> None:
    """Wait for something that other threads do."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            pytest.fail(otherwise)
        time.sleep(0.002)


@pytest.fixture
def servers(postgresql_url: str) -> Iterator[tuple[SharedService, SharedService]]:
    """Two servers; bots think at the second one only."""
    made = [SharedService(Store(postgresql_url), ThreadPoolExecutor(1), thinks=thinks) for thinks in (False, True)]
    for service in made:
        service.resume()
    until(lambda: all(service.hearing.connected for service in made))
    yield made[0], made[1]
    for service in made:
        service.close()


Servers = tuple[SharedService, SharedService]


def test_a_choice_at_one_server_is_seen_at_the_other(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    told: list[int] = []
    other.listen(id, ATTACKER, told.append)
    choose(one, id, ANN, ATTACKER, "place well")
    assert names(other, id) == ["place well"]
    until(lambda: told == [sequence(one, id, ATTACKER)], "the other server tells nobody")
    choose(other, id, ANN, ATTACKER, "place inn")
    assert portrait(now(one, id)) == portrait(now(other, id)) == portrait(one.read(id))


def test_pages_that_may_not_notice_a_choice_are_not_told_at_the_other_server_either(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    told: dict[int, list[int]] = {ATTACKER: [], DEFENDER: [], WATCHER: []}
    for viewer, numbers in told.items():
        other.listen(id, viewer, numbers.append)
    choose(one, id, BOB, DEFENDER, DEFENCE[0])
    until(lambda: told[DEFENDER], "the other server tells nobody")
    commands.say(one, id, ANN, ATTACKER, "hello")
    until(lambda: all(told.values()), "the other server tells nobody")
    assert [len(told[viewer]) for viewer in told] == [1, 2, 1]


def test_a_page_that_knows_more_than_the_server_is_no_reason_to_refuse(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    assert names(other, id) == []
    choose(one, id, ANN, ATTACKER, "place well")
    commands.choose(other, id, ANN, ATTACKER, "place inn", sequence(one, id, ATTACKER))
    assert names(one, id) == ["place well", "place inn"]


def test_an_old_page_is_refused_at_the_other_server_too(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    seen = sequence(other, id, ATTACKER)
    choose(one, id, ANN, ATTACKER, "place well")
    with pytest.raises(Stale):
        commands.choose(other, id, ANN, ATTACKER, "place inn", seen)
    assert names(one, id) == names(other, id) == ["place well"]


def test_a_seat_taken_at_one_server_is_taken_at_the_other(servers: Servers) -> None:
    one, other = servers
    id = ronin(one, mine(), friend())
    assert not other.stored(id).seats[DEFENDER].holders
    sit_down(one, id, DEFENDER, BOB)
    assert other.stored(id).seats[DEFENDER].holders == {BOB}
    choose(other, id, BOB, DEFENDER, DEFENCE[0])
    assert names(one, id) == [DEFENCE[0]]


def test_a_table_closed_at_one_server_is_closed_at_the_other(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    seen = sequence(other, id, ATTACKER)
    hosting.close(one, id, ANN)
    with pytest.raises(Closed):
        commands.choose(other, id, ANN, ATTACKER, ATTACK[0], seen)
    until(lambda: other.stored(id).closed)
    hosting.offer(other, id, ANN, DEFENDER)
    hosting.take_over(one, id, BOB)
    until(lambda: other.stored(id).owner == BOB)
    hosting.reopen(other, id, BOB)
    choose(one, id, ANN, ATTACKER, ATTACK[0])
    assert names(other, id) == [ATTACK[0]]


def test_who_is_blocked_at_one_server_is_not_welcome_at_the_other(servers: Servers) -> None:
    one, other = servers
    id, new = two_people(one), ronin(one, mine(), friend())
    avoiding.check_welcome(other.stored(new), BOB)
    now(other, new)  # is in memory there
    avoiding.block(one, id, ANN, DEFENDER)
    avoiding.mute(one, id, BOB, ATTACKER)
    until(lambda: other.stored(new).blocks)
    with pytest.raises(Unwelcome):
        avoiding.check_welcome(other.stored(new), BOB)
    until(lambda: avoiding.muted_seats(other.stored(id), BOB) == {ATTACKER})


def test_a_name_changed_at_one_server_is_known_at_the_other(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    forgotten: list[str] = []
    other.renamed = forgotten.append
    assert other.stored(id).seats[ATTACKER].name == "Ann"
    now(other, id)
    one.rename(ANN, "Anna")
    until(lambda: other.stored(id).seats[ATTACKER].name == "Anna", "the old name stays")
    until(lambda: ANN in forgotten)


def test_everything_in_memory_is_doubted_after_a_lost_connection(servers: Servers) -> None:
    one, other = servers
    id = two_people(one)
    told: list[int] = []
    other.listen(id, WATCHER, told.append)
    kill = text(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where query like 'LISTEN%' and datname = current_database()"
    )
    with one.store.engine.connect() as connection:  # nobody hears for a moment what happens
        connection.execute(kill)
        commands.say(one, id, ANN, ATTACKER, "hello")
    until(lambda: told == [sequence(one, id, WATCHER)], "what was missed is never read")
    until(lambda: other.hearing.connected)
    commands.say(one, id, ANN, ATTACKER, "again")
    until(lambda: len(told) == 2, "nothing is heard after the connection was lost")


def test_many_do_something_at_once_and_nothing_is_lost(servers: Servers) -> None:
    id = two_people(servers[0])
    people = [(service, person, seat) for service in servers for person, seat in ((ANN, 0), (BOB, 1))]
    said = [f"{number}" for number in range(32)]
    with ThreadPoolExecutor(4) as crowd:
        lines = [
            crowd.submit(commands.say, service, id, person, seat, line)
            for line, (service, person, seat) in zip(said, people * 8, strict=True)
        ]
        failed = [done.exception() for done in lines if done.exception() is not None]
    assert all(isinstance(error, Stale) for error in failed)  # refused, if somebody else was always quicker
    heard = [entry.data["text"] for entry in servers[0].store.journal(id) if entry.kind == journal.SAY]
    assert sorted(heard) == sorted([line for line, done in zip(said, lines, strict=True) if not done.exception()])
    assert len(heard) > len(said) // 2
    assert portrait(now(servers[0], id)) == portrait(now(servers[1], id)) == portrait(servers[0].read(id))


def test_a_bot_thinks_for_the_other_server(servers: Servers) -> None:
    one, other = servers
    id = ronin(one, mine(), bot())
    choose(one, id, ANN, ATTACKER, *ATTACK)
    told: list[int] = []
    one.listen(id, ATTACKER, told.append)
    commands.choose(one, id, ANN, ATTACKER, "done", sequence(one, id, ATTACKER))
    until(lambda: len(names(one, id)) > len(ATTACK) + 1, "the bot does not choose")
    until(lambda: told, "nobody is told")
    settle(one, id)
    assert portrait(now(one, id)) == portrait(now(other, id))


def test_the_bot_chooses_the_same_whoever_thinks(servers: Servers, service: TableService) -> None:
    shared, alone = ronin(servers[0], mine(), bot("heuristic")), ronin(service, mine(), bot("heuristic"))
    for where, id in ((servers[0], shared), (service, alone)):
        choose(where, id, ANN, ATTACKER, *ATTACK, "done")
    assert names(servers[0], shared) == names(service, alone)


@pytest.mark.usefixtures("nobody_thinks")
def test_another_process_takes_over_from_a_dead_one(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(postgresql_url)
    service = SharedService(store, ThreadPoolExecutor(1), thinks=False)
    id = ronin_waiting(service)
    assert leases.take(store, "dead", service.bots, {}) == (id, ANN)
    assert leases.take(store, "living", service.bots, {}) is None
    leases.renew(store, "dead")
    assert leases.take(store, "living", service.bots, {}) is None
    monkeypatch.setattr(leases, "LEASE", -1.0)
    leases.renew(store, "dead")  # so that it has expired
    assert leases.take(store, "living", service.bots, {}) == (id, ANN)
    leases.give_back(store, "dead", id)  # too late: it is another's
    assert leases.take(store, "third", service.bots, {}) == (id, ANN)
    leases.done(store, "dead", id)
    assert leases.take(store, "third", service.bots, {}) == (id, ANN)
    service.close()


@pytest.fixture
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table is archived by its tests, which would wait for a bot."""
    monkeypatch.setattr("tests.table.tables.settle", lambda *_: None)


def ronin_waiting(service: SharedService, person: str = ANN) -> str:
    """A table at which the bot is next."""
    id = ronin(service, mine(), bot())
    choose(service, id, ANN, ATTACKER, *ATTACK)
    choose(service, id, ANN, ATTACKER, "done")
    with service.store.writing() as connection:
        connection.execute(WORK.update().where(WORK.c.table_id == id).values(person=person))
    return id


@pytest.mark.usefixtures("nobody_thinks")
def test_people_take_turns(postgresql_url: str) -> None:
    service = SharedService(Store(postgresql_url), ThreadPoolExecutor(1), thinks=False)
    many = {ronin_waiting(service) for _ in range(5)}
    strangers = ronin_waiting(service, BOB)
    taking = thinker.Thinker(service)
    taken = [taking.take() for _ in range(6)]
    assert taken[0] in many
    assert taken[1] == strangers
    assert {*taken} == {*many, strangers}
    assert taking.take() is None
    service.close()


@pytest.mark.usefixtures("nobody_thinks")
def test_a_table_that_everybody_has_left_comes_last(postgresql_url: str) -> None:
    service = SharedService(Store(postgresql_url), ThreadPoolExecutor(1), thinks=False)
    left, attended = ronin_waiting(service), ronin_waiting(service, BOB)

    def page() -> None:
        """Ann's, which listens."""

    service.presence.arrive(left, ANN, page)
    service.presence.leave(left, page)
    service.news.submit(int).result()
    with service.store.writing() as connection:  # a bot of another process goes on there
        leases.offer(service.store, connection, left, ANN, "random", came=False)
    taken = [leases.take(service.store, "me", service.bots, {}) for _ in range(2)]
    assert taken == [(attended, BOB), (left, leases.NOBODY)]
    service.presence.arrive(left, ANN, page)
    service.news.submit(int).result()
    leases.give_back(service.store, "me")
    assert (left, ANN) in [leases.take(service.store, "me", service.bots, {}) for _ in range(2)]
    service.close()


@pytest.mark.usefixtures("nobody_thinks")
def test_nobody_takes_a_bot_that_he_does_not_have(postgresql_url: str) -> None:
    service = SharedService(Store(postgresql_url), ThreadPoolExecutor(1), thinks=False)
    id = ronin_waiting(service)
    with service.store.writing() as connection:
        leases.offer(service.store, connection, id, ANN, "my_bots:Greedy")
    assert leases.take(service.store, "me", service.bots, {}) is None
    assert leases.take(service.store, "me", (*service.bots, "my_bots:Greedy"), {}) == (id, ANN)
    service.close()


@pytest.mark.usefixtures("nobody_thinks")
def test_a_process_that_ends_gives_its_work_back(postgresql_url: str) -> None:
    service = SharedService(Store(postgresql_url), ThreadPoolExecutor(1), thinks=False)
    id = ronin_waiting(service)
    assert leases.take(service.store, service.name, service.bots, {}) == (id, ANN)
    thinker.Thinker(service).close()
    assert leases.take(service.store, "another", service.bots, {}) == (id, ANN)
    service.close()


def test_a_finished_game_is_archived_once(servers: Servers) -> None:
    one, other = servers
    id = finished(one)
    until(lambda: other.stored(id).result != OPEN, "nobody archives the game")
    before = one.store.archive(id)
    one.store.finish(id, "another", b"", end_of(now(one, id)))
    assert one.store.archive(id) == before
    assert one.moments(id)[-1].position == other.moments(id)[-1].position
    until(lambda: not work(one.store), "finished games are work for ever")


def finished(service: SharedService) -> str:
    """A finished game of Ann against herself."""
    id = ronin(service, mine(), mine("Ben"))
    while actors := now(service, id).game.state.actors():
        state = now(service, id).game.state
        choose(service, id, ANN, actors[0], state.name(state.legal(actors[0])[0]))
    return id


class Rated:
    """Notes which decisions a server rates; it waits before each one for leave to go on."""

    def __init__(self, service: SharedService, patch: pytest.MonkeyPatch, leave: threading.Event) -> None:
        self.numbers: list[int] = []
        submit = service.analyst.submit

        def noted(id: str, decision: Decision, budget: Budget) -> "Future[dict[str, Any]]":
            self.numbers.append(decision.number)
            leave.wait(PATIENCE)
            return submit(id, decision, budget)

        patch.setattr(service.analyst, "submit", noted)


def test_a_game_is_analysed_by_one_server_only(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ANOTHER", 0.01)
    one, other = servers
    id = finished(one)
    leave = threading.Event()
    rated = [Rated(service, monkeypatch, leave) for service in servers]
    one.analyst.request(id)
    until(lambda: rated[0].numbers, "nobody analyses the game")
    looked: list[str] = []
    look_later = other.analyst.look_later

    def noted(id: str) -> None:
        looked.append(id)
        look_later(id)

    monkeypatch.setattr(other.analyst, "look_later", noted)
    other.analyst.request(id)
    until(lambda: len(looked) > 2, "the other server does not wait")
    leave.set()
    until(lambda: one.analyst.progress(id) is None and other.analyst.progress(id) is None, "the analysis does not end")
    whole = one.analyst.result(id)
    assert whole is not None
    assert other.analyst.result(id) == whole
    assert rated[0].numbers == [rating.number for rating in whole.ratings]
    assert rated[1].numbers == []


def test_a_server_goes_on_with_the_analysis_of_one_that_has_ended(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ANOTHER", 0.01)
    one, other = servers
    id = finished(one)
    with one.store.claim(f"analysis {id}") as mine:
        assert mine
        other.analyst.request(id)
        with one.store.claim(f"analysis {id}") as again:
            assert not again
    until(lambda: other.analyst.progress(id) is None, "nobody goes on")
    assert other.analyst.result(id) is not None


def test_a_hint_that_was_asked_for_at_two_servers_is_given_once(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "ADVISER", "search:iterations=12")
    one, other = servers
    id = two_people(one)
    for given in [ask_hint(service, id, ANN, ATTACKER, sequence(service, id, ATTACKER)) for service in (one, other)]:
        given.result(PATIENCE)
    assert [entry.kind for entry in one.store.journal(id)].count(journal.HINT) == 1


def work(store: Store) -> list[str]:
    """The tables that are offered or taken."""
    with store.engine.connect() as connection:
        return list(connection.execute(select(WORK.c.table_id)).scalars())


def test_two_processes_write_the_same_at_the_same_time(postgresql_url: str) -> None:
    stores = [Store(postgresql_url) for _ in range(4)]

    def write(number: int) -> None:
        store = stores[number % len(stores)]
        store.rename(ANN, f"Ann {number}")
        set_preferences(store, ANN, Preferences(confirm="final"))
        set_progress(store, ANN, "seven_ronin/defend", number)
        new_token(store, ANN)
        assert store.setting("first", str(number)) == store.setting("first", "later")

    with ThreadPoolExecutor(len(stores)) as crowd:
        for done in [crowd.submit(write, number) for number in range(24)]:
            done.result()
    assert stores[0].name(ANN).startswith("Ann ")
    assert preferences_of(stores[0], ANN).confirm == "final"
    assert set(progress_of(stores[0], ANN)) == {"seven_ronin/defend"}
    with stores[0].engine.connect() as connection:
        assert connection.execute(select(RUNS)).all() == []
    for store in stores:
        store.close()


def test_first_starts_at_the_same_time_make_one_key(postgresql_url: str) -> None:
    with ThreadPoolExecutor(4) as crowd:
        stores = list(crowd.map(Store, [postgresql_url] * 4))
        keys = set(crowd.map(lambda store: store.key, stores))
    assert len(keys) == 1
    for store in stores:
        store.close()


# Answers that others learn later --------------------------------------------------------------------------------------


@pytest.fixture
def long_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is published by itself."""
    monkeypatch.setattr(shared_service, "thinking_time", lambda: NEVER)


@pytest.mark.usefixtures("long_thoughts")
def test_an_answer_given_at_one_server_is_held_at_the_other(servers: Servers) -> None:
    one, other = servers
    id = table_of(one, pair()[1])
    before = portrait(now(other, id))
    commands.choose(one, id, ANN, 0, "pass", sequence(one, id, 0))
    assert now(other, id).pending == {0: Entry(journal.CHOICE, 0, {"action": now(one, id).pending[0].data["action"]})}
    commands.undo(other, id, ANN, 0, sequence(other, id, 0))
    assert not now(one, id).pending
    assert portrait(now(one, id)) == portrait(now(other, id)) == before
    commands.choose(other, id, ANN, 0, "pass", sequence(other, id, 0))
    one.publish(id, 0, now(one, id).knowledge.asked_at[0])
    assert names(other, id)[-1] == "pass"


@pytest.mark.usefixtures("long_thoughts")
def test_all_servers_wait_for_the_same_moment(servers: Servers) -> None:
    one, other = servers
    id = table_of(one, pair()[1])
    drawn = held_answers.held(one.store, id)[0]
    now(other, id)
    again = held_answers.held(other.store, id)[0]
    assert again.question == drawn.question
    assert again.wait <= drawn.wait  # nobody has drawn anew


def test_whoever_thinks_publishes_what_was_held(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_service, "thinking_time", lambda: 0.05)
    nothing, something = [table_of(servers[0], made) for made in pair()]
    commands.choose(servers[0], something, ANN, 0, "pass", sequence(servers[0], something, 0))
    for id, made in zip((nothing, something), pair(), strict=True):
        until(partial(passed, servers[0], id, len(made)), "nobody gives the answer")


def passed(service: SharedService, id: str, count: int) -> bool:
    """Whether somebody has passed after so many choices."""
    return "pass" in names(service, id)[count:]


@pytest.mark.usefixtures("long_thoughts")
def test_an_answer_taken_back_at_one_server_is_not_given_at_the_other(servers: Servers) -> None:
    one, other = servers
    id = table_of(one, pair()[1])
    commands.choose(one, id, ANN, 0, "pass", sequence(one, id, 0))
    with other.locked(id) as loaded:  # has seen the answer, and is about to give it
        commands.undo(one, id, ANN, 0, sequence(one, id, 0))
        with pytest.raises(Conflict):
            other.publish_held(loaded, 0)
    assert portrait(now(one, id)) == portrait(now(other, id))
    assert "pass" not in names(one, id)[len(pair()[1]) :]


def test_threads_end_with_the_service(postgresql_url: str) -> None:
    before = threading.active_count()
    service = SharedService(Store(postgresql_url), ThreadPoolExecutor(1))
    service.resume()
    until(lambda: service.hearing.connected)
    service.close()
    until(lambda: threading.active_count() <= before)
