"""A link seats one person. People leave their seats, and the owner of a table frees those of others."""

import pytest

from shiai.table import commands
from shiai.table.errors import NotPossible, NotYours, UsedLink
from shiai.table.service import TableService
from tests.table.tables import (
    ANN,
    ATTACK,
    ATTACKER,
    BOB,
    DEFENDER,
    EVE,
    choose,
    friend,
    mine,
    notes,
    now,
    play_to_the_end,
    portrait,
    ronin,
    spirit,
    two_people,
)


def holders(service: TableService, id: str, seat: int) -> frozenset[str]:
    return service.stored(id).seats[seat].holders


def test_a_link_seats_one_person(service: TableService) -> None:
    id = ronin(service, mine(), friend())
    link = service.store.link(id, DEFENDER)
    commands.sit(service, link, BOB, "Bob")
    with pytest.raises(UsedLink, match="ask for a new one"):
        commands.sit(service, link, EVE, "Eve")
    assert holders(service, id, DEFENDER) == {BOB}
    assert service.store.link(id, DEFENDER) == ""
    commands.sit(service, link, BOB, "Bobby")  # the same browser may come again
    assert holders(service, id, DEFENDER) == {BOB}


def test_another_device_sits_down_with_a_new_link(service: TableService) -> None:
    id = two_people(service)
    link = commands.new_link(service, id, BOB, DEFENDER)
    commands.sit(service, link, "bob at the phone", "Bob")
    assert holders(service, id, DEFENDER) == {BOB, "bob at the phone"}
    with pytest.raises(UsedLink):
        commands.sit(service, link, EVE, "Eve")


def test_who_leaves_cannot_choose_and_the_seat_is_free(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, *ATTACK)
    commands.leave(service, id, BOB, DEFENDER)
    assert holders(service, id, DEFENDER) == frozenset()
    assert service.stored(id).seats[DEFENDER].name == ""
    with pytest.raises(NotYours):
        commands.say(service, id, BOB, DEFENDER, "still here")
    assert notes(service, id, ATTACKER)[-1] == "log-leaves"
    link = service.store.link(id, DEFENDER)  # the owner can invite somebody else at once
    commands.sit(service, link, EVE, "Eve")
    assert holders(service, id, DEFENDER) == {EVE}
    assert portrait(service.read(id)) == portrait(now(service, id))


def test_of_several_devices_one_can_leave(service: TableService) -> None:
    id = two_people(service)
    commands.sit(service, commands.new_link(service, id, BOB, DEFENDER), EVE, "Eve")
    commands.leave(service, id, EVE, DEFENDER)
    assert holders(service, id, DEFENDER) == {BOB}
    assert "log-leaves" not in notes(service, id, ATTACKER)


def test_only_the_owner_frees_the_seat_of_others(service: TableService) -> None:
    id = two_people(service)
    for person, seat in ((BOB, ATTACKER), (EVE, DEFENDER), (ANN, 7)):
        with pytest.raises(NotYours):
            commands.leave(service, id, person, seat)
    old = service.store.link(id, DEFENDER)
    commands.leave(service, id, ANN, DEFENDER)
    assert holders(service, id, DEFENDER) == frozenset()
    assert service.store.link(id, DEFENDER) != old
    with pytest.raises(NotYours):
        commands.leave(service, id, ANN, DEFENDER)  # nobody sits there


def test_nobody_leaves_a_finished_game(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine())
    play_to_the_end(service, id, dict.fromkeys(range(3), ANN))
    with pytest.raises(NotPossible):
        commands.leave(service, id, ANN, 0)
