"""Playing again: what a new table takes over from a finished one, and the request for it where others sit at the table.

Somebody who sits alone with bots, or shares the screen, starts at once. Otherwise everybody has to agree; then the new
table keeps the people at their seats, and the secret links lead to it.
"""

from typing import Final

from shiai.registry import game as game_of
from shiai.table import journal
from shiai.table.commands import check_seat
from shiai.table.errors import NotPossible
from shiai.table.journal import Entry
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import ENTERED_LUCK, NewSeat, create_with_journal, people
from shiai.table.repeating import repeated
from shiai.table.service import LoadedTable, TableService
from shiai.table.store import StoredTable
from shiai.table.table_bots import level_bots, strength

NEW: Final = "new"  # the same set-up, new luck
SWAP: Final = "swap"  # everybody takes the next seat
UP: Final = "up"  # bots one level stronger
DOWN: Final = "down"  # bots one level weaker
SAME: Final = "same"  # the same set-up and the same luck
WAYS: Final = (NEW, SWAP, UP, DOWN, SAME)


def possible_ways(stored: StoredTable) -> tuple[str, ...]:
    """Return the ways to play this set-up again."""
    different = len({(seat.player, seat.holders) for seat in stored.seats}) > 1
    swaps = different and not game_of(stored.info.game).cooperative
    bots = [strength(player) for player in stored.info.players if strength(player)]
    highest = len(level_bots(game_of(stored.info.game)))
    offered = {SWAP: swaps, UP: any(bot < highest for bot in bots), DOWN: any(bot > 1 for bot in bots)}
    return tuple([way for way in WAYS if offered.get(way, True)])


def order_of_seats(stored: StoredTable, how: str) -> list[int]:
    """Return for every seat of the new table the seat of the old one whose player takes it."""
    count = len(stored.seats)
    return [(seat - 1) % count if how == SWAP else seat for seat in range(count)]


def player_at(stored: StoredTable, spec: str, how: str) -> str:
    """Return who plays in place of a player: a bot of another level of the game, or the same."""
    level = strength(spec)
    if not level or how not in (UP, DOWN):
        return spec
    levels = level_bots(game_of(stored.info.game))
    wanted = level + (1 if how == UP else -1)
    return levels[min(max(wanted, 1), len(levels)) - 1]


def others_at(stored: StoredTable, person: str) -> tuple[int, ...]:
    """Return the seats of other people who have to agree."""
    held = [(seat, stored.seats[seat].holders) for seat in people(stored)]
    return tuple([seat for seat, holders in held if holders and person not in holders])


def must_ask(service: TableService, stored: StoredTable, person: str) -> bool:
    """Return whether a person has to ask others before playing again at these seats."""
    return bool(service.seats_of(stored, person)) and bool(others_at(stored, person))


def check(service: TableService, stored: StoredTable, how: str) -> None:
    """Raise an error unless the game is over and can be played again in this way."""
    service.moments(stored.info.id)  # raises NotYours if the game is not over
    ways = possible_ways(stored)
    if how not in ways:
        raise NotPossible(f"this game cannot be played again as '{how}'; possible are: {', '.join(ways)}")


def start(service: TableService, id: str, person: str, how: str) -> str:
    """Create a table for one person, who takes the own seats again, or the only one; return its id."""
    stored = service.store.stored(id)
    check(service, stored, how)
    alone = len(people(stored)) == 1
    seats: list[NewSeat] = []
    for number in order_of_seats(stored, how):
        seat = stored.seats[number]
        mine = seat.player == PEOPLE and (person in seat.holders or alone)
        seats.append(NewSeat(player_at(stored, seat.player, how), mine, seat.name if mine else ""))
    return create(service, stored, person, seats, how)


def create(service: TableService, stored: StoredTable, owner: str, seats: list[NewSeat], how: str) -> str:
    """Create a table with the options of another one, and with its luck if that is wanted."""
    with service.locked(stored.info.id) as loaded:
        setup = loaded.table.game.record.setup
        entries = [ENTERED_LUCK] if loaded.table.game.physical else []
    deal = stored.info.seed if how == SAME else ""
    return create_with_journal(service, setup, seats, owner, entries, deal)


# Asking the others ----------------------------------------------------------------------------------------------------


@repeated
def ask(service: TableService, id: str, person: str, seat: int, how: str) -> None:
    """Ask the others to play again. If somebody has asked for the same already, agree."""
    with service.locked(id) as loaded:
        own = check_seat(service, id, person, seat)
        check(service, loaded.stored, how)
        check_not_going_on(loaded)
        request = loaded.table.rematch
        if request is not None and request.how == how:
            agree(service, loaded, person, seat, own)
        elif request is not None:
            raise NotPossible("somebody has asked already; answer first")
        else:
            needs = list(others_at(loaded.stored, person))
            service.commit(loaded, Entry(journal.REMATCH, seat, {"how": how, "needs": needs}))
            begin_if_agreed(service, loaded, person, seat)


@repeated
def answer(service: TableService, id: str, person: str, seat: int, agreed: bool) -> None:
    """Agree to play again, or refuse; whoever has asked withdraws the request by refusing."""
    with service.locked(id) as loaded:
        own = check_seat(service, id, person, seat)
        check_not_going_on(loaded)
        request = loaded.table.rematch
        if request is None:
            raise NotPossible("nobody has asked for another game; perhaps the request was withdrawn")
        if agreed:
            agree(service, loaded, person, seat, own)
        else:
            asked = request.seat in own
            service.commit(loaded, Entry(journal.DECLINE, request.seat if asked else seat))


def agree(service: TableService, loaded: LoadedTable, person: str, seat: int, own: tuple[int, ...]) -> None:
    """Agree for all seats of a person, and begin if everybody has agreed."""
    if loaded.table.rematch is not None and any(each in loaded.table.rematch.needs for each in own):
        service.commit(loaded, Entry(journal.ACCEPT, seat, {"seats": list(own)}))
        begin_if_agreed(service, loaded, person, seat)


def begin_if_agreed(service: TableService, loaded: LoadedTable, person: str, seat: int) -> None:
    """Create the new table if nobody has to agree any more; all people keep their seats, names and links."""
    request = loaded.table.rematch
    if request is None or request.needs:
        return
    stored = loaded.stored
    order = order_of_seats(stored, request.how)
    seats = [
        NewSeat(player_at(stored, old.player, request.how), mine=False, name=old.name, holders=old.holders)
        for old in [stored.seats[number] for number in order]
    ]
    next_table = create(service, stored, person, seats, request.how)
    service.store.move_links(stored.info.id, next_table, order)
    service.commit(loaded, Entry(journal.NEXT, seat, {"table": next_table}))


def check_not_going_on(loaded: LoadedTable) -> None:
    """Raise NotPossible if everybody has gone on to the next table."""
    if loaded.table.next_table:
        raise NotPossible("the next game has begun already; follow the link to its table")
