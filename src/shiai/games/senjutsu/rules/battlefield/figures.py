"""Who stands where, and what entering a space does."""

from shiai.games.senjutsu.rules.battlefield.boards import BAMBOO, piece_parts
from shiai.games.senjutsu.rules.battlefield.hexes import SPACES, distance
from shiai.games.senjutsu.rules.harm import stun
from shiai.games.senjutsu.rules.options import MOST_PIECES
from shiai.games.senjutsu.rules.state import AT, BLOCK, CALTROPS, FOCUS, NOWHERE, PIECES, TRAPS, Senjutsu
from shiai.games.senjutsu.rules.table import lose_focus, opponents, seats_of


def occupied(state: Senjutsu, but: int = -1) -> int:
    """The mask of spaces where heroes stand, one of them left out."""
    mask = 0
    cells = state.cells
    for seat in range(state.rules.count):
        at = cells[seat * BLOCK + AT]
        if seat != but and at != NOWHERE:
            mask |= 1 << at
    return mask


def hero_at(state: Senjutsu, space: int) -> int:
    """The seat whose hero stands there, or -1."""
    for seat in range(state.rules.count):
        if state.cells[seat * BLOCK + AT] == space:
            return seat
    return -1


def hazards(state: Senjutsu) -> int:
    """The mask of spaces where caltrops or trap tokens lie."""
    mask = 0
    for seat in range(state.rules.count):
        mask |= state.cells[seat * BLOCK + CALTROPS] | state.cells[seat * BLOCK + TRAPS]
    return mask


def enter(state: Senjutsu, seat: int, space: int) -> None:
    """Put a figure on a space and apply its bamboo or corpse (SJ-31.10, SJ-31.21)."""
    # SJ-21.22: steps, pushes, pulls and swaps all come here
    state.cells[seat * BLOCK + AT] = space
    terrain = state.terrain
    # SJ-31.10
    if terrain.bamboo >> space & 1:
        remove_bamboo(state, space)
    # SJ-31.20, SJ-31.21
    if terrain.corpses >> space & 1:
        stun(state, seat, "SJ-31.21")
        lose_focus(state, seat, state.cells[seat * BLOCK + FOCUS])


def remove_bamboo(state: Senjutsu, space: int) -> None:
    """Take the bamboo piece from a space; the other pieces close up."""
    cells = state.cells
    left = [cells[place] for place in range(PIECES, PIECES + MOST_PIECES) if cells[place]]
    footprint = state.rules.board.footprint
    left = [code for code in left if piece_parts(code - 1)[0] != BAMBOO or space not in footprint(code - 1)]
    cells[PIECES : PIECES + MOST_PIECES] = left + [0] * (MOST_PIECES - len(left))
    state.refresh()
    if state.events is not None:
        state.tell("bamboo_removed", "SJ-31.10", {"space": space_name(state, space)})


def space_name(state: Senjutsu, space: int) -> str:
    """The name of a space for people."""
    return state.rules.board.names[space]


def nearest_opponent(state: Senjutsu, seat: int) -> int:
    """How far a figure is from the nearest opponent."""
    cells = state.cells
    at = cells[seat * BLOCK + AT]
    least = SPACES
    for other in seats_of(opponents(state, seat)):
        away = distance(at, cells[other * BLOCK + AT])
        if away < least:
            least = away
    return least


def is_far(state: Senjutsu, seat: int) -> bool:
    """Is a figure more than 6 spaces from every opponent (SJ-37.5)?"""
    return nearest_opponent(state, seat) > 6
