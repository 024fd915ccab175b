"""Questions about the table that several rules ask, and small changes that cause nothing further."""

from shiai.core.native import Cells
from shiai.games.samurai_spirit.rules.components import (
    NO_SYMBOL,
    SAMURAI_NAMES,
    SEAT_NAMES,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    BEFORE,
    CANNOT_DEFEND,
    DEFENCE,
    GAINED,
    HAND,
    HELD,
    HOLDER,
    LINES,
    NO_CARD,
    NOBODY,
    PASSED,
    REPLACED,
    RESTRICTED,
    RESULT,
    RESULTS,
    SAMURAI,
    STACK,
    TOKENS,
    WITHOUT_TALENT,
    SamuraiSpirit,
    points,
)


def name_at(state: SamuraiSpirit, seat: int) -> str:
    """The samurai of a seat, for messages; the seat itself before a samurai is dealt to it."""
    samurai = state.cells[SAMURAI + seat]
    return SAMURAI_NAMES[samurai] if samurai != NOBODY else SEAT_NAMES[seat]


def in_round(cells: Cells, seat: int) -> bool:
    """Has this samurai not passed yet? Only such samurai get and lose cards and tokens."""
    return cells[PASSED] >> seat & 1 == 0  # SS-8.11, SS-30.8, SS-31.13: whatever its total is


def seats_in_round(state: SamuraiSpirit) -> int:
    """The samurai who have not passed yet, as a mask."""
    return state.rules.everybody & ~state.cells[PASSED]


def exhausted(cells: Cells) -> bool:
    """Is the raider stack empty? Then the round ends as soon as the current effect is resolved."""
    return cells[STACK.at] == 0


def talents(state: SamuraiSpirit, seat: int) -> int:
    """The talents that a samurai can use now, as a mask of samurai: its own, gained and borrowed ones."""
    cells = state.cells
    if cells[PASSED] >> seat & 1:  # SS-10.6, SS-31.18
        return 0
    # SS-9.14, SS-11.4, SS-25.11: the own talent and gained ones work in all turns, even while the own token is lent
    mask = 1 << cells[SAMURAI + seat] | cells[GAINED + seat]
    if seat != cells[ACTIVE]:  # SS-9.9, SS-9.10, SS-31.15: borrowed talents work in the own turn only
        return mask
    if cells[RESTRICTED] & WITHOUT_TALENT:  # SS-11.8
        return 0
    return mask | borrowed_talents(state, seat)  # SS-11.3


def borrowed_talents(state: SamuraiSpirit, seat: int) -> int:
    """The talents of all tokens that a samurai holds, as a mask of samurai."""
    cells = state.cells
    mask = 0
    for owner in range(state.rules.samurai):  # SS-9.12, SS-9.17, SS-31.17: any number, even if their owners have passed
        if cells[TOKENS + owner] == seat:
            mask |= 1 << cells[SAMURAI + owner]
    return mask


def why_no_talent(state: SamuraiSpirit, seat: int, talent: int, clause: str) -> str:
    """The clause that forbids this talent now, or nothing; `clause` if the samurai does not have it at all."""
    cells = state.cells
    if talents(state, seat) >> talent & 1:
        return ""
    if seat == cells[ACTIVE] and cells[RESTRICTED] & WITHOUT_TALENT:
        return "SS-11.8"
    owners = range(state.rules.samurai)
    borrowed = [owner for owner in owners if cells[TOKENS + owner] == seat and cells[SAMURAI + owner] == talent]
    return "SS-9.10" if borrowed else clause


def can_defend(state: SamuraiSpirit, seat: int, card: int) -> bool:
    """May this samurai put the card into its defence row?"""
    return why_no_defence(state, seat, card) == ""


def why_no_defence(state: SamuraiSpirit, seat: int, card: int) -> str:
    """The clause that forbids to defend with this card, or nothing."""
    cells = state.cells
    symbol = state.rules.symbol[card]
    if symbol == NO_SYMBOL:  # SS-3.9, SS-7.7
        return "SS-7.7"
    if cells[DEFENCE + seat * SYMBOLS + symbol] != NO_CARD:  # SS-7.8
        return "SS-7.8"
    if cells[RESTRICTED] & CANNOT_DEFEND and seat == cells[ACTIVE]:  # SS-7.9, SS-12.8, SS-31.58: in the own turn only
        return "SS-7.9"
    return ""


def append_card(cells: Cells, seat: int, card: int) -> None:
    """Make a card the last one of a combat line."""
    cells[BEFORE + card] = cells[LINES + seat]
    cells[LINES + seat] = card + 1


def last_card(cells: Cells, seat: int) -> int:
    """The last card of a combat line that has one."""
    return cells[LINES + seat] - 1


def take_last(cells: Cells, seat: int) -> int:
    """Take the last card of a combat line."""
    card = last_card(cells, seat)
    cells[LINES + seat] = cells[BEFORE + card]
    cells[BEFORE + card] = 0
    return card


def take_first(cells: Cells, seat: int) -> int:
    """Take the first card of a combat line: the oldest one."""
    place = LINES + seat  # the cell that names the first card
    card = cells[place] - 1
    while cells[BEFORE + card]:
        place = BEFORE + card
        card = cells[place] - 1
    cells[place] = 0
    return card


def empty_hand(cells: Cells) -> None:
    """No card is in hand any more."""
    cells[HAND] = NO_CARD
    cells[HOLDER] = NOBODY
    cells[HELD] = 0
    cells[REPLACED] = 0


def end_game(state: SamuraiSpirit, result: int) -> None:
    """The game is over for everybody; nothing that waits on the stack is resolved any more."""
    state.cells[RESULT] = result
    state.stack.clear()  # SS-17.17, SS-17.18
    if state.events is not None:
        _, reason, clause = RESULTS[result]
        state.tell(f"{reason}", clause, {"points": points(state)})
