"""What stops an attack effect: Blocks of heroes and terrain (sections 22 and 31)."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.rules.battlefield.figures import hero_at
from shiai.games.senjutsu.rules.battlefield.hexes import shielded
from shiai.games.senjutsu.rules.state import AT, BLOCK, SHIELD_AT, Senjutsu

CLAUSES: Final = cited(
    """
        SJ-22.1 SJ-22.4 SJ-22.5 SJ-22.6 SJ-22.10 SJ-22.11 SJ-22.12 SJ-22.16 SJ-22.17 SJ-22.18 SJ-22.19
        SJ-24.4 SJ-24.5 SJ-31.5 SJ-31.6 SJ-31.7 SJ-30.5
        """
)


def shields_against(state: Senjutsu, attacker: int, space: int) -> int:
    """The spaces under shields that count for an attack effect on a space."""
    mask = 0
    guarded = hero_at(state, space) if state.rules.blocks_guard_owner_only else -1
    for seat in range(state.rules.count):
        if seat != attacker and (not state.rules.blocks_guard_owner_only or seat == guarded):
            mask |= state.cells[seat * BLOCK + SHIELD_AT]
    return mask


def stopped(state: Senjutsu, attacker: int, space: int, unblockable: bool) -> bool:
    """Is an attack effect ignored on this space?"""
    at = state.cells[attacker * BLOCK + AT]
    walls = state.terrain.walls
    if unblockable:
        return shielded(at, space, walls)
    shields = shields_against(state, attacker, space)
    if shields >> at & 1 or shields >> space & 1:
        return True
    return shielded(at, space, shields | walls)


def own_block_stops(state: Senjutsu, attacker: int, defender: int) -> bool:
    """Is it the defender's own Block that stops the effect where terrain alone would not (SJ-22.17)?"""
    at = state.cells[attacker * BLOCK + AT]
    space = state.cells[defender * BLOCK + AT]
    own = state.cells[defender * BLOCK + SHIELD_AT]
    walls = state.terrain.walls
    if not own or shielded(at, space, walls):
        return False
    return bool(own >> at & 1) or bool(own >> space & 1) or shielded(at, space, own | walls)
