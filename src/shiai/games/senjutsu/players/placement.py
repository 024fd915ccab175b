"""The value of a hero's place on the board: the blows it could land from there, and those it could suffer."""

from typing import Final

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.players.strikes import FARTHEST, blow, relative
from shiai.games.senjutsu.players.weights import (
    DISTANCE,
    OFFENCE,
    SECOND_BLOW,
    STRIKING_DISTANCE,
    THREAT,
    TURNED_AWAY,
)
from shiai.games.senjutsu.rules.battlefield.hexes import distance, push_directions
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.state import (
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
from shiai.games.senjutsu.rules.table import opponents, seats_of

REMEMBERED: Final = 200_000
ENEMY_HAND: Final = 3  # an enemy draws one card of a deck that is much smaller than what it could hold
# What the best blow depends on: cards, Kamae tree, weapons, heap, hand size, Kamae and Focus, relative place.
BlowKey = tuple[int, tuple[int, ...], tuple[int, ...], int, int, int, int]
_BLOWS: Final[dict[BlowKey, float]] = {}


def expected_blow(state: Senjutsu, seat: int, at: int, facing: int, target: int, known: bool) -> float:
    """The best blow from a place: of a hand that is known, else the expected value over possible hands."""
    if distance(at, target) > FARTHEST:
        return 0.0
    base = seat * BLOCK
    cells = state.cells
    rules = state.rules
    place = relative(at, facing, target)
    posed = cells[base + KAMAE_AT] * 4 + cells[base + FOCUS]
    if known:
        heap = cells[base + HAND]
        held = -1
    else:
        heap = rules.heaps[seat] & ~(cells[base + UP] | cells[base + PLAYED] | cells[base + LASTING])
        if seat < rules.people:
            heap = rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
        held = cells[base + HAND_SIZE] if seat < rules.people else ENEMY_HAND
    key = (rules.cards.serial, rules.heroes[seat].branches, rules.decks[seat].weapons, heap, held, posed, place)
    found = _BLOWS.get(key)
    if found is None:
        if len(_BLOWS) >= REMEMBERED:
            _BLOWS.clear()
        found = best_held(rules, seat, key) if known else best_expected(rules, seat, key)
        _BLOWS[key] = found
    return found


def best_held(rules: Rules, seat: int, key: BlowKey) -> float:
    """The best blow of a known hand, plus a share of the second best."""
    _, _, weapons, heap, _, posed, place = key
    cards = rules.cards
    best = 0.0
    second = 0.0
    for design in (*designs(heap & cards.attacks), *weapons):
        found = blow(cards, rules.heroes[seat], design, posed // 4, posed % 4, place)
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    return best + SECOND_BLOW * second


def best_expected(rules: Rules, seat: int, key: BlowKey) -> float:
    """The expected best blow of an unknown hand: every blow times the chance that its card is the best one held."""
    _, _, weapons, heap, held, posed, place = key
    cards = rules.cards
    hero = rules.heroes[seat]
    sure = 0.0
    for design in weapons:
        sure = max(sure, blow(cards, hero, design, posed // 4, posed % 4, place))
    blows: list[tuple[float, int]] = []
    for design in designs(heap & cards.attacks):
        found = blow(cards, hero, design, posed // 4, posed % 4, place)
        if found > sure:
            blows.append((found, copies(heap, design)))
    blows.sort(reverse=True)
    share = min(1.0, held / max(1, size(heap)))
    none_before = 1.0
    expected = 0.0
    for found, number in blows:
        none = 1.0
        for _ in range(number):
            none *= 1.0 - share
        expected += none_before * (1.0 - none) * found
        none_before *= none
    return expected + none_before * sure


def placement_value(state: Senjutsu, seat: int, at: int, facing: int) -> float:
    """The value of standing on a space with a facing while nobody else moves, in wounds."""
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
        offence = max(offence, expected_blow(state, seat, at, facing, space, known))
        threat += expected_blow(state, other, space, cells[base + FACING], at, False)
        if distance(at, space) < away:
            away = distance(at, space)
            nearest = space
    value = OFFENCE * offence - THREAT * threat
    if nearest == NOWHERE:
        return value
    value -= DISTANCE * max(0, away - STRIKING_DISTANCE)
    return value - min([TURNED_AWAY[(direction - facing) % 6] for direction in push_directions(at, nearest)])
