"""People who want nothing to do with each other: muted at a table, blocked at all of them."""

import pytest

from shiai.table import avoiding, commands
from shiai.table.errors import NotPossible, NotYours, Unwelcome
from shiai.table.service import TableService
from tests.table.tables import ANN, ATTACKER, BOB, DEFENDER, EVE, friend, mine, ronin, two_people


def test_who_is_muted_is_muted_at_this_table_and_for_me_only(service: TableService) -> None:
    id, other = two_people(service), two_people(service)
    avoiding.mute(service, id, ANN, DEFENDER)
    avoiding.mute(service, id, ANN, DEFENDER)  # twice is no mistake
    assert avoiding.muted_seats(service.stored(id), ANN) == {DEFENDER}
    assert avoiding.muted_seats(service.stored(id), BOB) == frozenset()
    assert avoiding.muted_seats(service.stored(other), ANN) == frozenset()
    avoiding.mute(service, id, ANN, DEFENDER, muted=False)
    assert avoiding.muted_seats(service.stored(id), ANN) == frozenset()


def test_who_takes_a_muted_seat_later_is_not_muted(service: TableService) -> None:
    id = two_people(service)
    avoiding.mute(service, id, ANN, DEFENDER)
    commands.leave(service, id, BOB, DEFENDER)
    commands.sit(service, service.store.link(id, DEFENDER), EVE, "Eve")
    assert avoiding.muted_seats(service.stored(id), ANN) == frozenset()


def test_who_is_blocked_is_not_heard_anywhere_and_keeps_the_seats_there_are(service: TableService) -> None:
    id, other = two_people(service), two_people(service)
    avoiding.block(service, id, ANN, DEFENDER)
    for table in (id, other):
        assert avoiding.muted_seats(service.stored(table), ANN) == {DEFENDER}
        commands.say(service, table, BOB, DEFENDER, "Hello")
        avoiding.check_welcome(service.stored(table), BOB)


def test_who_is_blocked_takes_no_seat_where_the_other_is_host_or_plays(service: TableService) -> None:
    avoiding.block(service, two_people(service), BOB, ATTACKER)  # Bob blocks Ann
    hosted_by_ann = ronin(service, mine(), friend())
    commands.sit(service, commands.new_link(service, hosted_by_ann, ANN, DEFENDER), BOB, "Bob")
    avoiding.block(service, hosted_by_ann, ANN, DEFENDER)  # and Ann blocks Bob
    new = ronin(service, mine(), friend())
    token = commands.new_link(service, new, ANN, DEFENDER)
    with pytest.raises(Unwelcome):
        commands.sit(service, token, BOB, "Bob")
    with pytest.raises(Unwelcome):
        avoiding.check_welcome(service.stored(new), BOB)
    commands.sit(service, token, EVE, "Eve")  # the link has not been used up
    (blocked,) = avoiding.blocked_by(service.store, ANN)
    assert blocked.name == "Bob"
    assert blocked.id not in (ANN, BOB)
    avoiding.unblock(service, BOB, blocked.id)  # not Bob's to take back
    assert avoiding.blocked_by(service.store, ANN) == [blocked]
    avoiding.unblock(service, ANN, blocked.id)
    avoiding.check_welcome(service.stored(new), BOB)


def test_who_left_does_not_come_back_to_somebody_who_blocked_them(service: TableService) -> None:
    id = two_people(service)
    avoiding.block(service, id, ANN, DEFENDER)
    commands.leave(service, id, ANN, DEFENDER)  # the host frees the seat
    with pytest.raises(Unwelcome):
        commands.sit(service, service.store.link(id, DEFENDER), BOB, "Bob")


def test_only_people_at_the_table_mute_and_block_others_there(service: TableService) -> None:
    id = two_people(service)
    for avoid in (avoiding.mute, avoiding.block):
        with pytest.raises(NotYours):
            avoid(service, id, EVE, DEFENDER)
        with pytest.raises(NotPossible):
            avoid(service, id, ANN, ATTACKER)
        with pytest.raises(NotPossible):
            avoid(service, id, ANN, 19)


def test_nobody_blocks_without_end(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avoiding, "MAX_BLOCKED", 1)
    id = two_people(service)
    avoiding.block(service, id, ANN, DEFENDER)
    commands.leave(service, id, BOB, DEFENDER)
    commands.sit(service, service.store.link(id, DEFENDER), EVE, "Eve")
    with pytest.raises(NotPossible):
        avoiding.block(service, id, ANN, DEFENDER)
