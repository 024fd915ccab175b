"""Whom an enemy is after, and which space its behaviour prefers (sections 39 and 42)."""

from typing import Final

from shiai.games.senjutsu.rules.battlefield.hexes import (
    DIRECTIONS,
    EVERYWHERE,
    NEIGHBOUR,
    QS,
    RS,
    STEP_Q,
    STEP_R,
    bits,
    distance,
    surrounding,
)
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING
from shiai.games.senjutsu.rules.table import opponents, seats_of
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR, DISTANCE, EXTRA, Solo

# SJ-39.1, SJ-39.3
SIDES: Final[list[int]] = [5, 0, 1]  # of a behaviour: FL, F, FR
WHOLE_TURN: Final = 1200  # of bearings
HALF_SIDE: Final = 100  # bearings so far from the middle of a side still belong to it
UNREACHED: Final = 999


def bearing(at: int, facing: int, there: int) -> int:
    """The direction from a figure to a space, clockwise from its front, from 0 to 1199: a hundred for 30 degrees.

    On a ray or between two of them it is exact; anything else is measured along the edge of the hexagon.
    """
    q = QS[there] - QS[at]
    r = RS[there] - RS[at]
    for direction in range(DIRECTIONS):
        following = (direction + 1) % DIRECTIONS
        along = q * STEP_R[following] - r * STEP_Q[following]
        aside = r * STEP_Q[direction] - q * STEP_R[direction]
        if along > 0 and aside >= 0:
            return ((direction - facing) % DIRECTIONS) * 200 + 200 * aside // (along + aside)
    return 0


# What makes a hero the target: distance, how far it is from the side of the behaviour, its place from the left.
Nearness = tuple[int, int, int]
AIMED_BY: Final = ("SJ-42.6", "SJ-42.7", "SJ-42.8")  # clauses for these three
STRUCK_HARDER: Final = "SJ-43.3"


def nearness(state: Solo, figure: int, hero: int) -> Nearness:
    """How much an enemy is after a hero; least is most."""
    cells = state.cells
    at, there = cells[figure * BLOCK + AT], cells[hero * BLOCK + AT]
    seen = bearing(at, cells[figure * BLOCK + FACING], there)
    aside = abs(seen - SIDES[cells[figure * EXTRA + BEHAVIOUR]] * 200)
    # SJ-42.6 to SJ-42.8: the nearest, then by behaviour, then from the left
    return (distance(at, there), min(aside, WHOLE_TURN - aside), (seen + 300) % WHOLE_TURN)


def nearest_of(state: Solo, figure: int, heroes: int) -> int:
    """Of the heroes of a mask the one an enemy is after: nearest, else by its behaviour, else from the left; or -1."""
    if heroes & (heroes - 1) == 0:
        return heroes.bit_length() - 1
    return min(seats_of(heroes), key=lambda hero: nearness(state, figure, hero), default=-1)


def target_of(state: Solo, figure: int) -> int:
    """The hero an enemy is after."""
    # SJ-50.8: the token is an opponent like the hero
    return nearest_of(state, figure, opponents(state, figure))


def passed_over(state: Solo, figure: int, target: int) -> dict[int, str]:
    """Every other hero, with the clause by which this one is the target; an attack may choose another one (SJ-43.3)."""
    wanted = nearness(state, figure, target)
    found: dict[int, str] = {}
    for hero in seats_of(opponents(state, figure) & ~(1 << target)):
        near = nearness(state, figure, hero)
        differing = [place for place in range(3) if near[place] != wanted[place]]
        found[hero] = AIMED_BY[differing[0]] if wanted < near else STRUCK_HARDER
    return found


def preferred_side(state: Solo, figure: int, target: int) -> int:
    """The direction from a hero to the side that a behaviour prefers."""
    cells = state.cells
    if target == state.rules.token:  # it has no front: the side from which the enemy comes
        seen = bearing(cells[target * BLOCK + AT], 0, cells[figure * BLOCK + AT])
        return (seen + HALF_SIDE) // 200 % DIRECTIONS
    # SJ-39.2
    return (cells[target * BLOCK + FACING] + SIDES[cells[figure * EXTRA + BEHAVIOUR]]) % DIRECTIONS


def behaviour_space(state: Solo, figure: int, target: int) -> int:
    """The space straight ahead of the preferred side of a hero, at the preferred distance; -1 off the lattice."""
    side = preferred_side(state, figure, target)
    space = state.cells[target * BLOCK + AT]
    # SJ-42.19
    for _ in range(state.cells[figure * EXTRA + DISTANCE]):
        space = NEIGHBOUR[side][space]
        if space < 0:
            return -1
    return space


def on_side(state: Solo, figure: int, target: int, space: int) -> bool:
    """SJ-A.90, second reading: does a space lie on the preferred side of a hero, 60 degrees wide?"""
    seen = bearing(state.cells[target * BLOCK + AT], preferred_side(state, figure, target), space)
    return min(seen, WHOLE_TURN - seen) <= HALF_SIDE


def behaviour_spaces(state: Solo, figure: int, target: int) -> int:
    """The mask of the spaces to which a behaviour leads; one at most unless SJ-A.90 is read the other way."""
    if not state.solo_rules.side_is_a_sector:
        goal = behaviour_space(state, figure, target)
        return 1 << goal if goal >= 0 else 0
    there, preferred = state.cells[target * BLOCK + AT], state.cells[figure * EXTRA + DISTANCE]
    mask = 0
    for space in bits(state.terrain.playable):
        if distance(space, there) == preferred and on_side(state, figure, target, space):
            mask |= 1 << space
    return mask


def from_side(state: Solo, figure: int, target: int, space: int) -> int:
    """How far a space is from the side of a hero that a behaviour prefers."""
    if state.solo_rules.side_is_a_sector:
        return int(not on_side(state, figure, target, space))
    goal = behaviour_space(state, figure, target)
    return distance(space, goal) if goal >= 0 else 0


def sides_of_hero(state: Solo, target: int, space: int) -> tuple[int, ...]:
    """The sides of a hero on which a space lies: one on a ray, else the two beside it, as relative directions."""
    cells = state.cells
    seen = bearing(cells[target * BLOCK + AT], cells[target * BLOCK + FACING], space)
    first = seen // 200
    return (first,) if seen % 200 == 0 else (first, (first + 1) % DIRECTIONS)


def ways_to(state: Solo, figure: int, goals: int, wanted: int = EVERYWHERE) -> dict[int, int]:
    """For every wanted space from which an enemy can walk to one of these spaces: how many steps it is."""
    # SJ-42.20
    open_spaces = ~ground_of(state, figure).closed | 1 << state.cells[figure * BLOCK + AT]
    found: dict[int, int] = {}
    edge = goals & open_spaces
    reached = edge
    steps = 0
    while edge:
        left = edge & wanted
        while left:
            lowest = left & -left
            found[lowest.bit_length() - 1] = steps
            left ^= lowest
        if not wanted & ~reached:
            break
        edge = surrounding(edge) & open_spaces & ~reached
        reached |= edge
        steps += 1
    return found
