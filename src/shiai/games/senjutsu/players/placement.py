"""The value of a hero's place on the board: the blows it could land from there, and those it could suffer."""

from typing import Final

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.cards.cards import Cards
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
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, distance, push_directions
from shiai.games.senjutsu.rules.heroes import Hero
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

UNKNOWN: Final = -1.0  # no blow is worth less than nothing
REMEMBERED: Final = 20_000
COMPANION_HAND: Final = 2  # cards of which one is used
ENEMY_HAND: Final = 3  # an enemy draws one card of a deck that is much smaller than what it could hold
KNOWN_HAND: Final = -1  # instead of a number of cards held
# What blows depend on: cards, Kamae tree, weapons, heap, hand size, Kamae and Focus.
BlowKey = tuple[int, tuple[int, ...], tuple[int, ...], int, int, int]
_BLOWS: Final[dict[BlowKey, "Blows"]] = {}


class Blows:
    """The best blows of a figure with one heap of cards, by the relative place of the target; found when asked for.

    Of a hand that is known the best blow, else the expected value over possible hands.
    """

    def __init__(self, cards: Cards, hero: Hero, weapons: tuple[int, ...], heap: int, held: int, posed: int) -> None:
        self.cards = cards
        self.hero = hero
        self.weapons = weapons
        self.heap = heap
        self.held = held
        self.kamae = posed // 4
        self.focus = posed % 4
        self.found: dict[int, float] = {}  # by relative place

    def at(self, place: int) -> float:
        """The best blow against an opponent at a relative place."""
        found = self.found.get(place, UNKNOWN)
        if found == UNKNOWN:
            found = self.best_held(place) if self.held == KNOWN_HAND else self.best_expected(place)
            self.found[place] = found
        return found

    def blow(self, design: int, place: int) -> float:
        """The best blow of one card."""
        return blow(self.cards, self.hero, design, self.kamae, self.focus, place)

    def best_held(self, place: int) -> float:
        """The best blow of a known hand, plus a share of the second best."""
        best = 0.0
        second = 0.0
        for design in (*designs(self.heap & self.cards.attacks), *self.weapons):
            found = self.blow(design, place)
            if found > best:
                second = best
                best = found
            elif found > second:
                second = found
        return best + SECOND_BLOW * second

    def best_expected(self, place: int) -> float:
        """The expected best blow of an unknown hand: every blow times the chance that its card is the best one held."""
        sure = 0.0
        for design in self.weapons:
            sure = max(sure, self.blow(design, place))
        blows: list[tuple[float, int]] = []
        for design in designs(self.heap & self.cards.attacks):
            found = self.blow(design, place)
            if found > sure:
                blows.append((found, copies(self.heap, design)))
        blows.sort(reverse=True)
        share = min(1.0, self.held / max(1, size(self.heap)))
        none_before = 1.0
        expected = 0.0
        for found, number in blows:
            none = 1.0
            for _ in range(number):
                none *= 1.0 - share
            expected += none_before * (1.0 - none) * found
            none_before *= none
        return expected + none_before * sure


def blows_of(state: Senjutsu, seat: int, known: bool) -> Blows:
    """The blows of a figure as it stands, remembered: of a hand that is known, else of all that it could hold."""
    base = seat * BLOCK
    cells = state.cells
    rules = state.rules
    posed = cells[base + KAMAE_AT] * 4 + cells[rules.owners[seat] * BLOCK + FOCUS]
    held = KNOWN_HAND
    if rules.people <= seat < rules.first_enemy:
        heap = rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
        held = COMPANION_HAND
    elif known:
        heap = cells[base + HAND]
    elif seat < rules.people:
        heap = rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
        held = cells[base + HAND_SIZE]
    else:
        heap = rules.heaps[seat] & ~(cells[base + UP] | cells[base + PLAYED] | cells[base + LASTING])
        held = ENEMY_HAND
    hero = rules.heroes[seat]
    weapons = rules.decks[seat].weapons
    key = (rules.cards.serial, hero.branches, weapons, heap, held, posed)
    found = _BLOWS.get(key)
    if found is None:
        if len(_BLOWS) >= REMEMBERED:
            _BLOWS.clear()
        found = Blows(rules.cards, hero, weapons, heap, held, posed)
        _BLOWS[key] = found
    return found


class Foe:
    """An opponent on the board, and the blows it could land."""

    def __init__(self, space: int, facing: int, blows: Blows) -> None:
        self.space = space
        self.facing = facing
        self.blows = blows


class Placement:
    """What a hero's place is worth while nobody else moves: everything that does not depend on the place."""

    def __init__(self, state: Senjutsu, seat: int) -> None:
        cells = state.cells
        self.own = blows_of(state, seat, state.viewer in (ALL_SEEING, seat))
        self.foes: list[Foe] = []
        for other in seats_of(opponents(state, seat)):
            base = other * BLOCK
            if cells[base + AT] != NOWHERE:
                self.foes.append(Foe(cells[base + AT], cells[base + FACING], blows_of(state, other, False)))

    def value(self, at: int, facing: int) -> float:
        """The value of standing on a space with a facing, in wounds."""
        offence = 0.0
        threat = 0.0
        nearest = NOWHERE
        nearest_away = 99
        for foe in self.foes:
            space = foe.space
            away = distance(at, space)
            if away <= FARTHEST:
                offence = max(offence, self.own.at(relative(at, facing, space)))
                threat += foe.blows.at(relative(space, foe.facing, at))
            if away < nearest_away:
                nearest_away = away
                nearest = space
        value = OFFENCE * offence - THREAT * threat
        if nearest == NOWHERE:
            return value
        value -= DISTANCE * max(0, nearest_away - STRIKING_DISTANCE)
        least = 99.0
        for direction in push_directions(at, nearest):
            least = min(least, TURNED_AWAY[(direction - facing) % DIRECTIONS])
        return value - least


def placement_value(state: Senjutsu, seat: int) -> float:
    """The value of where a hero stands, in wounds."""
    base = seat * BLOCK
    return Placement(state, seat).value(state.cells[base + AT], state.cells[base + FACING])
