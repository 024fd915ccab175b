"""Playing again: at once where nobody else sits, otherwise after everybody has agreed."""

import pytest

import shiai
from shiai.table import again, commands
from shiai.table.errors import NoSuchTable, NotPossible, NotYours, UsedLink
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import create_table
from shiai.table.service import TableService
from shiai.table.store import Seat
from tests.table.tables import (
    ANN,
    ATTACKER,
    BOB,
    DEFENDER,
    EVE,
    bot,
    choose,
    friend,
    mine,
    notes,
    now,
    play_to_the_end,
    refused,
    ronin,
    sequence,
    settle,
    sit_down,
    spirit,
    two_people,
)


def against_bot(service: TableService, level: str = "level:1") -> str:
    """A finished game of Ann against a bot of this level."""
    id = ronin(service, mine(), bot("random"))
    play_to_the_end(service, id, {ATTACKER: ANN})
    with service.store.writing() as connection:
        connection.exec_driver_sql("update seats set player = ? where player = 'random'", (level,))
    service.loaded.clear()
    return id


def over(service: TableService) -> str:
    """A finished game of Ann against Bob, who has come by a link."""
    id = two_people(service)
    play_to_the_end(service, id, {ATTACKER: ANN, DEFENDER: BOB})
    return id


def seats(service: TableService, id: str) -> tuple[Seat, ...]:
    return service.store.stored(id).seats


# At once --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "same"), [(again.NEW, False), (again.SAME, True)])
def test_a_new_table_has_the_set_up_and_only_if_wanted_the_luck(service: TableService, how: str, same: bool) -> None:
    old = against_bot(service)
    new = again.start(service, old, ANN, how)
    before, after = service.store.stored(old), service.store.stored(new)
    assert (after.info.options, after.info.players) == (before.info.options, before.info.players)
    assert (after.info.seed == before.info.seed) is same
    assert [seat.holders for seat in after.seats] == [{ANN}, frozenset()]


def test_sides_are_swapped(service: TableService) -> None:
    new = again.start(service, against_bot(service), ANN, again.SWAP)
    assert [seat.player for seat in seats(service, new)] == ["level:1", PEOPLE]
    assert seats(service, new)[DEFENDER].holders == {ANN}
    assert seats(service, new)[DEFENDER].name == "Ann"


@pytest.mark.parametrize(
    ("level", "how", "expected"),
    [("level:1", again.UP, "level:2"), ("level:3", again.DOWN, "level:2"), ("level:5", again.UP, "level:6")],
)
def test_bots_get_stronger_or_weaker_by_one_level(service: TableService, level: str, how: str, expected: str) -> None:
    new = again.start(service, against_bot(service, level), ANN, how)
    assert seats(service, new)[DEFENDER].player == expected


@pytest.mark.parametrize(
    ("level", "missing"), [("level:6", again.UP), ("level:1", again.DOWN), ("random", again.UP), ("random", again.DOWN)]
)
def test_levels_that_do_not_exist_are_not_offered(service: TableService, level: str, missing: str) -> None:
    id = against_bot(service, level)
    assert missing not in again.possible_ways(service.store.stored(id))
    with refused(service, id, NotPossible, "possible are"):
        again.start(service, id, ANN, missing)


def test_seats_are_not_swapped_where_all_play_together_or_one_plays_all(service: TableService) -> None:
    together = spirit(service, mine(), bot(), bot())
    alone = ronin(service, mine(), mine())
    for id in (together, alone):
        assert again.SWAP not in again.possible_ways(service.store.stored(id))


def test_a_game_that_is_not_over_is_not_played_again(service: TableService) -> None:
    id = two_people(service)
    with refused(service, id, NotYours, "still being played"):
        again.start(service, id, ANN, again.NEW)
    with refused(service, id, NotYours, "still being played"):
        again.ask(service, id, ANN, ATTACKER, again.NEW)


# With friends ---------------------------------------------------------------------------------------------------------


def test_everybody_has_to_agree_and_keeps_seat_and_name(service: TableService) -> None:
    id = over(service)
    assert again.must_ask(service, service.store.stored(id), ANN)
    again.ask(service, id, ANN, ATTACKER, again.NEW)
    request = now(service, id).rematch
    assert request is not None
    assert (request.seat, request.needs) == (ATTACKER, (DEFENDER,))
    assert now(service, id).next_table == ""
    again.answer(service, id, BOB, DEFENDER, agreed=True)
    new = now(service, id).next_table
    assert [seat.holders for seat in seats(service, new)] == [{ANN}, {BOB}]
    assert [seat.name for seat in seats(service, new)] == ["Ann", "Bob"]
    choose(service, new, BOB, DEFENDER, "assign kabe inn")


def test_with_swapped_sides_everybody_takes_the_other_seat(service: TableService) -> None:
    id = over(service)
    again.ask(service, id, ANN, ATTACKER, again.SWAP)
    again.answer(service, id, BOB, DEFENDER, agreed=True)
    assert [seat.holders for seat in seats(service, now(service, id).next_table)] == [{BOB}, {ANN}]


@pytest.mark.parametrize(("how", "seat"), [(again.NEW, DEFENDER), (again.SWAP, ATTACKER)])
def test_the_secret_link_of_a_friend_leads_to_the_new_table(service: TableService, how: str, seat: int) -> None:
    id = ronin(service, mine(), friend())
    token = commands.new_link(service, id, ANN, DEFENDER)
    commands.sit(service, token, BOB, "Bob")
    play_to_the_end(service, id, {ATTACKER: ANN, DEFENDER: BOB})
    again.ask(service, id, BOB, DEFENDER, how)
    again.answer(service, id, ANN, ATTACKER, agreed=True)
    new = now(service, id).next_table
    assert service.store.seat_of_link(token) == (new, seat)
    assert service.store.link(new, seat) == ""  # it has seated its person
    assert commands.sit(service, token, BOB, "Bob") == (new, seat)
    with pytest.raises(UsedLink):
        commands.sit(service, token, EVE, "Eve")


def test_whoever_asks_for_the_same_agrees(service: TableService) -> None:
    id = over(service)
    again.ask(service, id, ANN, ATTACKER, again.NEW)
    with refused(service, id, NotPossible, "asked already"):
        again.ask(service, id, BOB, DEFENDER, again.SWAP)
    again.ask(service, id, BOB, DEFENDER, again.NEW)
    assert now(service, id).next_table


def test_a_friend_may_refuse_and_the_asker_may_withdraw(service: TableService) -> None:
    id = over(service)
    again.ask(service, id, ANN, ATTACKER, again.NEW)
    again.answer(service, id, BOB, DEFENDER, agreed=False)
    assert now(service, id).rematch is None
    again.ask(service, id, BOB, DEFENDER, again.NEW)
    again.answer(service, id, BOB, DEFENDER, agreed=False)
    assert now(service, id).rematch is None
    assert notes(service, id, ATTACKER)[-4:] == ["log-again", "log-again-no", "log-again", "log-again-withdrawn"]
    with refused(service, id, NotPossible, "nobody has asked"):
        again.answer(service, id, ANN, ATTACKER, agreed=True)


def test_of_three_friends_all_have_to_agree(service: TableService) -> None:
    id = spirit(service, mine(), friend(), friend())
    sit_down(service, id, 1, BOB)
    sit_down(service, id, 2, EVE)
    play_to_the_end(service, id, {0: ANN, 1: BOB, 2: EVE})
    again.ask(service, id, BOB, 1, again.NEW)
    again.answer(service, id, EVE, 2, agreed=True)
    request = now(service, id).rematch
    assert request is not None
    assert request.needs == (0,)
    again.answer(service, id, ANN, 0, agreed=True)
    assert [seat.holders for seat in seats(service, now(service, id).next_table)] == [{ANN}, {BOB}, {EVE}]


def test_only_people_at_the_table_ask_and_answer(service: TableService) -> None:
    id = over(service)
    with refused(service, id, NotYours):
        again.ask(service, id, EVE, ATTACKER, again.NEW)
    again.ask(service, id, ANN, ATTACKER, again.NEW)
    with refused(service, id, NotYours):
        again.answer(service, id, EVE, DEFENDER, agreed=True)


def test_the_next_game_begins_once(service: TableService) -> None:
    id = over(service)
    again.ask(service, id, ANN, ATTACKER, again.NEW)
    again.answer(service, id, BOB, DEFENDER, agreed=True)
    with refused(service, id, NotPossible, "has begun already"):
        again.ask(service, id, BOB, DEFENDER, again.NEW)


def test_a_request_is_heard_by_everybody_and_survives_a_restart(service: TableService) -> None:
    id = over(service)
    heard: list[int] = []
    service.listen(id, DEFENDER, heard.append)
    again.ask(service, id, ANN, ATTACKER, again.NEW)
    assert heard == [sequence(service, id, DEFENDER)]
    request = now(service, id).rematch
    service.loaded.clear()
    assert now(service, id).rematch == request


def test_a_watcher_who_plays_the_same_again_invites_others(service: TableService) -> None:
    id = over(service)
    new = again.start(service, id, EVE, again.NEW)
    assert [seat.holders for seat in seats(service, new)] == [frozenset(), frozenset()]
    assert service.store.seat_of_link(service.store.link(new, DEFENDER)) == (new, DEFENDER)


# Links ----------------------------------------------------------------------------------------------------------------


def test_a_free_seat_has_a_link_from_the_beginning_which_can_be_seen_again(service: TableService) -> None:
    id = ronin(service, mine(), friend())
    token = service.store.link(id, DEFENDER)
    assert service.store.seat_of_link(token) == (id, DEFENDER)
    assert service.store.link(id, DEFENDER) == token
    assert service.store.link(id, ATTACKER) == ""


def test_a_new_link_makes_the_old_one_invalid(service: TableService) -> None:
    id = ronin(service, mine(), friend())
    old = service.store.link(id, DEFENDER)
    new = commands.new_link(service, id, ANN, DEFENDER)
    assert service.store.link(id, DEFENDER) == new != old
    with pytest.raises(NoSuchTable):
        service.store.seat_of_link(old)


def test_the_database_contains_no_link(service: TableService) -> None:
    id = ronin(service, mine(), friend())
    token = service.store.link(id, DEFENDER)
    with service.store.engine.connect() as connection:
        for table in ("links", "seats"):
            rows = connection.exec_driver_sql(f"select * from {table}").all()
            assert rows
            assert token not in str(rows)


def test_options_of_the_old_table_are_kept(service: TableService) -> None:
    options: dict[str, object] = {"players": 3, "difficulty": "easy", "samurai": "kyuzo,kanbei,gorobei"}
    id = create_table(service, shiai.game("samurai_spirit"), options, [mine(), bot(), bot()], ANN)
    play_to_the_end(service, id, {0: ANN})
    new = again.start(service, id, ANN, again.NEW)
    settle(service, new)
    assert service.store.info(new).options == service.store.info(id).options
