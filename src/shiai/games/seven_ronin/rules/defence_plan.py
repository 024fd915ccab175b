"""What the Defender may plan (section 6).

As in the attack plan, each clause that closes places to a ronin gives a mask of places.
"""

from typing import Final

from shiai.core.native import i64
from shiai.games.seven_ronin.rules.actions import ASSIGN, DONE, ONLY_DONE
from shiai.games.seven_ronin.rules.components import (
    ALL_PLACES,
    GONE,
    HAND,
    MARKET,
    MARKET_BIT,
    RONIN_COUNT,
    TASUKE,
    TASUKE_BIT,
)
from shiai.games.seven_ronin.rules.state import DEFENCE, NINJA, RONIN, SILENCED, SevenRonin

# The actions of each ronin by mask of places: those of one mask lie together in memory.
ASSIGNMENTS: Final[list[list[tuple[int, ...]] | None]] = [None] * (ALL_PLACES + 1)


def assignments(places: i64) -> list[tuple[int, ...]]:
    """The actions that assign each ronin to one of these places; remembered."""
    found = ASSIGNMENTS[places]
    if found is None:
        open_places = [place for place in range(MARKET + 1) if places >> place & 1]
        found = []
        for ronin in range(RONIN_COUNT):
            first = ASSIGN.at2(ronin, 0)
            found.append(tuple([first + place for place in open_places]))
        ASSIGNMENTS[places] = found
    return found


def defence_choices(state: SevenRonin) -> tuple[int, ...]:
    """Any ronin still in hand to any place open to him; done when none is left."""
    waiting, taken, alone, market = defence_blocks(state)
    if not waiting:
        return ONLY_DONE  # R7-6.1, R7-6.13
    # R7-6.7, R7-6.12: whatever ninja are there
    others = ALL_PLACES & ~(taken | alone | market)  # R7-6.3, R7-6.5
    tasuke = ALL_PLACES & ~(tasuke_blocks(state, taken) | market)
    of_others = assignments(others)
    actions: list[int] = []
    for ronin in range(RONIN_COUNT):
        if waiting >> ronin & 1:
            actions += assignments(tasuke)[ronin] if ronin == TASUKE else of_others[ronin]
    return tuple(actions)


def defence_blocks(state: SevenRonin) -> tuple[i64, i64, i64, i64]:
    """Masks: the ronin still in hand; the places taken by others than Tasuke; her place if she must stay alone there;
    the Market if it is closed.
    """
    cells = state.cells
    waiting: i64 = 0
    taken: i64 = 0
    tasuke: i64 = 0
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        if place == HAND:  # R7-6.6: a held ronin stands where he is
            place = cells[DEFENCE + ronin]
        if place == HAND:
            waiting |= 1 << ronin
        elif ronin == TASUKE:
            tasuke = 1 << place
        else:
            taken |= 1 << place  # the place of those who are gone is not on the board
    alone = tasuke if silenced_tasuke(state) else tasuke & MARKET_BIT  # R7-6.10, R7-6.11
    market: i64 = 0 if cells[NINJA + MARKET] else MARKET_BIT  # R7-6.8, R7-6.9, R7-19.22
    return waiting, taken, alone, market


def waiting_ronin(state: SevenRonin) -> i64:
    """The ronin still in hand, as a mask."""
    waiting, _, _, _ = defence_blocks(state)
    return waiting


def tasuke_blocks(state: SevenRonin, taken: i64) -> i64:
    """The taken places that Tasuke cannot share: the Market, and all of them when she is silenced."""
    return taken if silenced_tasuke(state) else taken & MARKET_BIT  # R7-6.4, R7-13.25


def silenced_tasuke(state: SevenRonin) -> bool:
    """Is Tasuke unable to share this round?"""
    # R7-19.12
    return state.cells[SILENCED] & TASUKE_BIT != 0 and state.rules.silence_stops_sharing


def why_not_defence(state: SevenRonin, action: int) -> tuple[str, ...]:
    """The clauses that close a place to a ronin."""
    if action == DONE:
        return ("R7-6.1",)
    if not ASSIGN.has(action):
        return ("R7-16.5",)
    ronin, place = ASSIGN.pair(action)
    bit = 1 << place
    if state.cells[RONIN + ronin] == GONE:
        return ("R7-9.6",)
    if state.cells[RONIN + ronin] != HAND:
        return ("R7-6.6",)
    if state.cells[DEFENCE + ronin] != HAND:
        return ("R7-6.2",)
    _, taken, alone, market = defence_blocks(state)
    clauses: list[str] = []
    if market & bit:
        clauses.append("R7-6.8")
    if ronin == TASUKE:
        if tasuke_blocks(state, taken) & bit:
            clauses.append("R7-6.10" if place == MARKET else "R7-6.11")
        return tuple(clauses)
    if taken & bit:
        clauses.append("R7-6.10" if place == MARKET else "R7-6.3")
    if alone & bit:
        clauses.append("R7-6.10" if place == MARKET else "R7-6.11")
    return tuple(clauses)
