"""Hosts close a table, open it again and hand it over; nothing is lost by it."""

import pytest

from shiai.table import commands, hosting, journal
from shiai.table.errors import Closed, NotPossible, NotYours, TooManyTables
from shiai.table.hints import ask_hint
from shiai.table.quota import check_quota
from shiai.table.service import TableService
from shiai.table.settings import Settings
from tests.table.tables import (
    ANN,
    ATTACK,
    ATTACKER,
    BOB,
    DEFENDER,
    EVE,
    bot,
    choose,
    mine,
    names,
    notes,
    now,
    portrait,
    refused,
    ronin,
    sequence,
    settle,
    two_people,
)


def test_at_a_closed_table_nothing_can_be_done_until_it_is_opened_again(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, ATTACK[0])
    before = sequence(service, id, DEFENDER)
    hosting.close(service, id, ANN)
    assert sequence(service, id, DEFENDER) > before  # pages look again
    seen = sequence(service, id, ATTACKER)
    with refused(service, id, Closed):
        commands.choose(service, id, ANN, ATTACKER, ATTACK[1], seen)
    with refused(service, id, Closed):
        commands.undo(service, id, ANN, ATTACKER, seen)
    with refused(service, id, Closed):
        commands.say(service, id, BOB, DEFENDER, "Hello")
    with refused(service, id, Closed):
        ask_hint(service, id, ANN, ATTACKER, seen)
    with refused(service, id, NotPossible):
        hosting.close(service, id, ANN)
    hosting.reopen(service, id, ANN)
    assert names(service, id) == [ATTACK[0]]
    choose(service, id, ANN, ATTACKER, ATTACK[1])


def test_nobody_sits_down_at_a_closed_table(service: TableService) -> None:
    id = two_people(service)
    commands.leave(service, id, BOB, DEFENDER)
    token = service.store.link(id, DEFENDER)
    hosting.close(service, id, ANN)
    with refused(service, id, Closed):
        commands.sit(service, token, EVE, "Eve")


def test_a_table_that_is_read_again_is_still_closed(service: TableService) -> None:
    id = two_people(service)
    hosting.close(service, id, ANN)
    again = service.read(id)
    assert again.closed
    assert portrait(again) == portrait(now(service, id))
    stored = service.store.stored(id)
    assert stored.closed
    assert service.stored(id) == stored


def test_only_the_host_closes_a_table(service: TableService) -> None:
    id = two_people(service)
    for person in (BOB, EVE):
        with refused(service, id, NotYours):
            hosting.close(service, id, person)
    hosting.close(service, id, ANN)
    with refused(service, id, NotYours):
        hosting.reopen(service, id, BOB)


def test_no_bot_goes_on_at_a_closed_table(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    with service.locked(id) as loaded:  # the bot cannot answer before the table is closed
        for choice in (*ATTACK, "done"):
            commands.choose(service, id, ANN, ATTACKER, choice, sequence(service, id, ATTACKER))
        assert loaded.thinking
        hosting.close(service, id, ANN)
        assert not loaded.thinking
    made = names(service, id)
    service.executor.submit(int).result()
    service.go_on_by_itself(id)
    assert names(service, id) == made
    assert service.store.tables_with_work() == []
    hosting.reopen(service, id, ANN)
    settle(service, id)
    assert len(names(service, id)) > len(made)


def test_a_closed_table_does_not_count_for_the_quota_but_opening_it_does(service: TableService) -> None:
    service.settings = Settings(tables_per_person=1)
    id = two_people(service)
    with pytest.raises(TooManyTables):
        check_quota(service.store, service.settings, ANN)
    hosting.close(service, id, ANN)
    other = two_people(service)
    with refused(service, id, TooManyTables):
        hosting.reopen(service, id, ANN)
    hosting.close(service, other, ANN)
    hosting.reopen(service, id, ANN)


def test_a_full_journal_can_still_be_closed(service: TableService) -> None:
    id = two_people(service)
    service.settings = Settings(entries_per_table=now(service, id).count)
    with refused(service, id, NotPossible):
        commands.say(service, id, ANN, ATTACKER, "Hello")
    hosting.close(service, id, ANN)
    hosting.reopen(service, id, ANN)


def test_a_table_is_handed_over_to_somebody_who_agrees(service: TableService) -> None:
    id = two_people(service)
    with refused(service, id, NotYours):
        hosting.take_over(service, id, BOB)
    hosting.offer(service, id, ANN, DEFENDER)
    assert service.stored(id).owner == ANN
    with refused(service, id, NotYours):
        hosting.take_over(service, id, EVE)
    hosting.take_over(service, id, BOB)
    assert service.store.is_owner(id, BOB)
    with refused(service, id, NotYours):
        hosting.close(service, id, ANN)
    commands.leave(service, id, BOB, ATTACKER)  # the host frees a seat
    with refused(service, id, NotYours):
        hosting.take_over(service, id, BOB)
    assert notes(service, id, DEFENDER)[-3:] == ["log-offers", "log-host", "log-leaves"]


def test_an_offer_ends_when_its_seat_is_left(service: TableService) -> None:
    id = two_people(service)
    hosting.offer(service, id, ANN, DEFENDER)
    commands.leave(service, id, BOB, DEFENDER)
    commands.sit(service, service.store.link(id, DEFENDER), EVE, "Eve")
    with refused(service, id, NotYours):
        hosting.take_over(service, id, EVE)


@pytest.mark.parametrize("seat", [ATTACKER, 7])
def test_a_table_is_offered_to_other_people_only(service: TableService, seat: int) -> None:
    id = two_people(service)
    with refused(service, id, NotPossible):
        hosting.offer(service, id, ANN, seat)


def test_the_new_host_needs_room_for_one_more_table(service: TableService) -> None:
    id = two_people(service)
    hosting.offer(service, id, ANN, DEFENDER)
    another = ronin(service, mine(), bot())
    with service.store.writing() as connection:
        hosting.store_columns(service, another, {"owner": BOB}, connection)
    service.settings = Settings(tables_per_person=1)
    with refused(service, id, TooManyTables):
        hosting.take_over(service, id, BOB)
    assert [entry.kind for entry in service.store.journal(id)][-1] == journal.OFFER
