"""What a moving or striking hero finds around it: closed spaces, opponents, terrain."""

from typing import Final

from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.rules.battlefield.figures import hazards, occupied
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, bits, distance
from shiai.games.senjutsu.rules.battlefield.moves import FAR_DISTANCE, Ground
from shiai.games.senjutsu.rules.battlefield.reach import Reach
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    FACING,
    MARKS,
    NO_MOVEMENT,
    NO_ROTATION,
    NOWHERE,
    STUNS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import drunk, opponents, paralysed, seats_of

REMEMBERED: Final = 20_000  # answers about the cards of one box
BOXES: Final = 10  # whose cards are remembered: each has megabytes of them
_REACHES: Final[dict[int, dict[tuple[int, ...], Reach]]] = {}  # by the serial number of the cards


def turning(state: Senjutsu, seat: int) -> bool:
    """Are rotations of this hero not cancelled?"""
    return not state.cells[seat * BLOCK + MARKS] & NO_ROTATION


def enemies_of(state: Senjutsu, seat: int) -> int:
    """The mask of spaces where opponents stand."""
    mask = 0
    for other in seats_of(opponents(state, seat)):
        at = state.cells[other * BLOCK + AT]
        if at != NOWHERE:
            mask |= 1 << at
    return mask


def facings_of(state: Senjutsu, seat: int) -> tuple[int, ...]:
    """The masks of spaces where opponents stand, one for every facing."""
    masks = [0] * DIRECTIONS
    for other in seats_of(opponents(state, seat)):
        at = state.cells[other * BLOCK + AT]
        if at != NOWHERE:
            masks[state.cells[other * BLOCK + FACING]] |= 1 << at
    return tuple(masks)


def ground_of(state: Senjutsu, seat: int) -> Ground:
    """What the moving hero meets."""
    terrain = state.terrain
    closed = terrain.closed | occupied(state, seat)
    if seat >= state.rules.people:  # enemies never enter terrain of their own will (SJ-42.10)
        closed |= terrain.bamboo | terrain.corpses | hazards(state)
    elif state.rules.bamboo_closed:
        closed |= terrain.bamboo
    # SJ-54.2
    loose = state.rules.heroes[seat].loose or drunk(state, seat)
    return Ground(closed, terrain.bamboo, terrain.corpses, 0, loose)


def walked(state: Senjutsu, seat: int, chain: Chain) -> Chain:
    """A movement line as this hero has to carry it out."""
    # SJ-54.4: whatever card it is on
    return chain.forced if chain.forced is not None and drunk(state, seat) else chain


def marching_ground(state: Senjutsu, seat: int) -> Ground:
    """As `ground_of`, with the spaces at which a long march ends (SJ-37.3)."""
    ground = ground_of(state, seat)
    foes = bits(enemies_of(state, seat))
    for space in bits(state.terrain.playable):
        if any(distance(space, foe) <= FAR_DISTANCE for foe in foes):
            ground.near |= 1 << space
    return ground


def flags_of(state: Senjutsu, seat: int) -> int:
    """What limits the own options, as Reach reads it."""
    marks = state.cells[seat * BLOCK + MARKS]
    rules = state.rules
    return (
        int(bool(marks & NO_MOVEMENT))
        + 2 * int(bool(marks & NO_ROTATION))
        + 4 * int(paralysed(state, seat))
        + 8 * int(rules.focus_every_time)
        + 16 * int(rules.switch_differs)
        + 32 * int(rules.strips_in_halves)
        + 64 * int(drunk(state, seat))
    )


def in_reach(state: Senjutsu, seat: int, design: int, part: int) -> bool:
    """Is an opponent near enough for a part to reach it at all?"""
    at = state.cells[seat * BLOCK + AT]
    bound = state.rules.cards.designs[design].parts[part].bound
    return any(distance(at, state.cells[other * BLOCK + AT]) <= bound for other in seats_of(opponents(state, seat)))


def reach_of(state: Senjutsu, seat: int, design: int, part: int) -> Reach:
    """What a part of an Attack card can reach from here."""
    enemies = enemies_of(state, seat)
    ground = ground_of(state, seat)
    # SJ-51.9: the duty to hit leads over no caltrop and no token
    ground.closed |= hazards(state)
    terrain = state.terrain
    flags = flags_of(state, seat)
    hero = state.rules.heroes[seat]
    lives = hero.hand - state.cells[seat * BLOCK + STUNS] if terrain.corpses else 1
    cards = state.rules.cards
    reaches = _REACHES.get(cards.serial)
    if reaches is None:
        if len(_REACHES) >= BOXES:
            _REACHES.clear()
        reaches = {}
        _REACHES[cards.serial] = reaches
    code = cards.designs[design].parts[part]
    facings = facings_of(state, seat) if code.backs else ()
    key = (design, part, *hero.branches, ground.closed, ground.marked, enemies, terrain.walls, flags, lives, *facings)
    found = reaches.get(key)
    if found is None:
        if len(reaches) >= REMEMBERED:
            reaches.clear()
        found = Reach(cards, code, hero, ground, enemies, terrain.walls, flags, lives, facings)
        reaches[key] = found
    return found
