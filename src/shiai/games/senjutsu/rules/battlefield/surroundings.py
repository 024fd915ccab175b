"""What a moving or striking hero finds around it: closed spaces, opponents, terrain."""

from typing import Final

from shiai.games.senjutsu.cards.gaits import FORCED, LOOSE, MARCHING, TURNING
from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.cards.vocabulary import TOWARDS_PARTNER
from shiai.games.senjutsu.rules.battlefield.figures import hazards, is_far, nearest_opponent, occupied
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, distance, surrounding
from shiai.games.senjutsu.rules.battlefield.moves import FAR_DISTANCE, Ground
from shiai.games.senjutsu.rules.battlefield.reach import Reach
from shiai.games.senjutsu.rules.state import (
    AIM,
    AT,
    BLOCK,
    FACING,
    FAR,
    MARKS,
    NO_MOVEMENT,
    NO_ROTATION,
    NOWHERE,
    PHASE,
    RESOLVING,
    STUNS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import MOST_FOCUS, drunk, focus_limit, opponents, paralysed, seats_of

NO_LINE: Final = -1
GROUNDS: Final = 1_000  # remembered with a terrain
# Terrain that figures enter of their own will.
ENTERS_ALL: Final = 0
ENTERS_CORPSES: Final = 1
ENTERS_NOTHING: Final = 2
WALKERS: Final = 8  # kinds of figures: what they enter, and whether they are loose
REMEMBERED: Final = 20_000  # answers about the cards of one box
BOXES: Final = 10  # whose cards are remembered: each has megabytes of them
_REACHES: Final[dict[int, dict[tuple[int, ...], Reach]]] = {}  # by the serial number of the cards


def walker(state: Senjutsu, seat: int, line: int = NO_LINE) -> int:
    """Who moves, as movement lines tell figures apart; only on a given line is it a march."""
    rules = state.rules
    hero = rules.heroes[seat]
    marks = state.cells[seat * BLOCK + MARKS]
    kind = 0 if marks & NO_ROTATION else TURNING
    if drunk(state, seat):
        kind |= FORCED | LOOSE
    elif hero.loose:
        kind |= LOOSE
    # SJ-37.1, SJ-37.4: a hero that began the turn far from all opponents and still is; only its core card changes
    if marks & FAR and line != NO_LINE and rules.cards.line_design[line] == hero.core and is_far(state, seat):
        kind |= MARCHING
    return kind


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
    """What the moving hero meets. Remembered with the terrain: leave it as it is."""
    return open_ground(state, seat, hazards(state) if seat >= state.rules.first_enemy else 0)


def open_ground(state: Senjutsu, seat: int, shunned: int) -> Ground:
    """What the moving hero meets, if it also keeps off these spaces."""
    terrain = state.terrain
    rules = state.rules
    others = occupied(state, seat) | shunned
    # SJ-54.2
    loose = rules.heroes[seat].loose or drunk(state, seat)
    enters = ENTERS_NOTHING if seat >= rules.first_enemy else ENTERS_CORPSES if rules.bamboo_closed else ENTERS_ALL
    key = others * WALKERS + 2 * enters + int(loose)
    found = terrain.grounds.get(key)
    if found is None:
        if len(terrain.grounds) >= GROUNDS:
            terrain.grounds.clear()
        closed = terrain.closed | others
        if enters != ENTERS_ALL:
            closed |= terrain.bamboo
        if enters == ENTERS_NOTHING:  # enemies never enter terrain of their own will (SJ-42.10)
            closed |= terrain.corpses
        found = Ground(closed, terrain.bamboo, terrain.corpses, 0, loose)
        terrain.grounds[key] = found
    return found


def placed_foes(state: Senjutsu, seat: int) -> list[int]:
    """The opponents that stand on the board."""
    return [other for other in seats_of(opponents(state, seat)) if state.cells[other * BLOCK + AT] != NOWHERE]


def ground_on(state: Senjutsu, seat: int, chain: Chain) -> Ground:
    """What the moving figure meets on a movement line that may have to lead towards another figure."""
    known = ground_of(state, seat)
    if not chain.towards:
        return known
    cells = state.cells
    other = state.rules.partners[seat] if chain.towards == TOWARDS_PARTNER else cells[seat * BLOCK + AIM] - 1
    if other < 0 and cells[PHASE] < RESOLVING:  # nobody has named a target yet: it will mostly be the nearest
        spaces = {distance(cells[seat * BLOCK + AT], cells[foe * BLOCK + AT]): foe for foe in placed_foes(state, seat)}
        other = spaces[min(spaces)] if spaces else other
    goal = cells[other * BLOCK + AT] if other >= 0 else NOWHERE
    return Ground(known.closed, known.marked & ~known.corpses, known.corpses, 0, known.loose, goal)


def walked(state: Senjutsu, seat: int, chain: Chain) -> Chain:
    """A movement line as this hero has to carry it out."""
    # SJ-54.4: whatever card it is on
    return chain.forced if chain.forced is not None and drunk(state, seat) else chain


def marching_ground(state: Senjutsu, seat: int) -> Ground:
    """As `ground_of`, with the spaces at which a long march ends (SJ-37.3)."""
    known = ground_of(state, seat)
    terrain = state.terrain
    near = enemies_of(state, seat)
    for _ in range(FAR_DISTANCE):
        near |= surrounding(near)
    return Ground(known.closed, terrain.bamboo, terrain.corpses, near & terrain.playable, known.loose)


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
        + 128 * (focus_limit(state, seat) - MOST_FOCUS)
    )


def in_reach(state: Senjutsu, seat: int, design: int, part: int) -> bool:
    """Is an opponent near enough for a part to reach it at all?"""
    return nearest_opponent(state, seat) <= state.rules.cards.designs[design].parts[part].bound


def reach_of(state: Senjutsu, seat: int, design: int, part: int) -> Reach:
    """What a part of an Attack card can reach from here."""
    enemies = enemies_of(state, seat)
    # SJ-51.9: the duty to hit leads over no caltrop and no token
    ground = open_ground(state, seat, hazards(state))
    terrain = state.terrain
    flags = flags_of(state, seat)
    hero = state.rules.heroes[seat]
    lives = state.stun_limit(seat) - state.cells[seat * BLOCK + STUNS] if terrain.corpses else 1
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
