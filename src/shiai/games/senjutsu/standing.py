"""How a hero stands towards its opponents: the blows it could land from there, and those that could land on it."""

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.heap import designs
from shiai.games.senjutsu.hexes import distance, push_directions
from shiai.games.senjutsu.state import (
    AT,
    BLOCK,
    FACING,
    FOCUS,
    HAND,
    HAND_SIZE,
    KAMAE_AT,
    LASTING,
    NOWHERE,
    PLAYED,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.strikes import FARTHEST, blow, relative
from shiai.games.senjutsu.table import opponents, seats_of
from shiai.games.senjutsu.weights import DISTANCE, OFFENCE, STRIKING_DISTANCE, THREAT, TURNED_AWAY

_THREATS: dict[tuple[int, int, int, int, int, int], float] = {}
_MOST_THREATS = 200_000


def best_blow(state: Senjutsu, seat: int, at: int, facing: int, target: int) -> float:
    """The best blow with the cards in hand (which must be known) from a place."""
    if distance(at, target) > FARTHEST:
        return 0.0
    base = seat * BLOCK
    cells = state.cells
    hero = state.rules.heroes[seat]
    place = relative(at, facing, target)
    best = 0.0
    second = 0.0
    for design in (*designs(cells[base + HAND]), *state.rules.decks[seat].weapons):
        found = blow(hero, design, cells[base + KAMAE_AT], cells[base + FOCUS], place)
        if found > best:
            best, second = found, best
        elif found > second:
            second = found
    return best + 0.3 * second


def usual_blow(state: Senjutsu, seat: int, at: int, facing: int, target: int) -> float:
    """The best blow that is to be expected of a hand nobody knows, from what was not seen yet."""
    if distance(at, target) > FARTHEST:
        return 0.0
    base = seat * BLOCK
    cells = state.cells
    rules = state.rules
    place = relative(at, facing, target)
    unseen = rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
    key = (
        seat,
        rules.heroes[seat].core,
        unseen,
        cells[base + KAMAE_AT] * 4 + cells[base + FOCUS],
        cells[base + HAND_SIZE],
        place,
    )
    found = _THREATS.get(key)
    if found is None:
        found = expected_best(state, seat, unseen, place)
        if len(_THREATS) >= _MOST_THREATS:
            _THREATS.clear()
        _THREATS[key] = found
    return found


def expected_best(state: Senjutsu, seat: int, unseen: int, place: int) -> float:
    """As `usual_blow`, worked out: blows from the best down, each with the chance that it is in hand and none before it."""
    base = seat * BLOCK
    cells = state.cells
    hero = state.rules.heroes[seat]
    kamae = cells[base + KAMAE_AT]
    focus = cells[base + FOCUS]
    blows: list[tuple[float, int]] = []
    number = 0
    for design in designs(unseen):
        copies = unseen >> 2 * design & 3
        number += copies
        found = blow(hero, design, kamae, focus, place)
        if found > 0.0:
            blows.append((found, copies))
    blows.sort(reverse=True)
    sure = max([0.0, *[blow(hero, design, kamae, focus, place) for design in state.rules.decks[seat].weapons]])
    share = min(1.0, cells[base + HAND_SIZE] / max(1, number))
    none_before = 1.0
    expected = 0.0
    for found, copies in blows:
        if found <= sure:
            break
        held = 1.0 - (1.0 - share) ** copies
        expected += none_before * held * found
        none_before *= 1.0 - held
    return expected + none_before * sure


def standing(state: Senjutsu, seat: int, at: int, facing: int) -> float:
    """How good it is for a hero to stand there, all others as they stand, in wounds."""
    cells = state.cells
    known = state.viewer in (ALL_SEEING, seat)
    offence = 0.0
    threat = 0.0
    nearest = NOWHERE
    away = 99
    for other in seats_of(opponents(state, seat)):
        base = other * BLOCK
        space = cells[base + AT]
        if space == NOWHERE:
            continue
        if known:
            offence = max(offence, best_blow(state, seat, at, facing, space))
        else:
            offence = max(offence, usual_blow(state, seat, at, facing, space))
        threat += usual_blow(state, other, space, cells[base + FACING], at)
        if distance(at, space) < away:
            away = distance(at, space)
            nearest = space
    value = OFFENCE * offence - THREAT * threat
    if nearest == NOWHERE:
        return value
    value -= DISTANCE * max(0, away - STRIKING_DISTANCE)
    sides = [TURNED_AWAY[(direction - facing) % 6] for direction in push_directions(at, nearest)]
    return value - min(sides)
