"""Cards as tables: a combination of gauges is a number from 0 to 342, and playing a card leads from one to another."""

from typing import Final

from shiai.games.way_of_the_samurai.rules.actions import PLAY, PLAY_JOKER, TRANSFORM
from shiai.games.way_of_the_samurai.rules.cards import (
    CARDS,
    DEMAND,
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGES,
    HARD,
    JOKER,
    JOKER_BIT,
    JOKER_LINES,
    LINES,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Force

GAUGE_WIDTH: Final = GAUGE_HIGH - GAUGE_LOW + 1
Lines = tuple[tuple[int, int], ...]
FIELDS: Final = GAUGE_WIDTH**GAUGES
ONCE: Final = 1 << CARDS  # a bit for what may be done once in a round
# Which defences strength and technique meet, as a mask of enemy cards.
MET: Final[list[int]] = [
    sum(
        [
            1 << card
            for card in range(HARD)
            if field // 49 + GAUGE_LOW >= DEMAND[card][0] and field // 7 % 7 + GAUGE_LOW >= DEMAND[card][1]
        ]
    )
    for field in range(FIELDS)
]


def field_of(strength: int, technique: int, guard: int) -> int:
    """The number of a combination of gauges."""
    return ((strength - GAUGE_LOW) * GAUGE_WIDTH + technique - GAUGE_LOW) * GAUGE_WIDTH + guard - GAUGE_LOW


def table_of(lines: tuple[tuple[int, int], ...], highest: tuple[int, int, int]) -> list[int]:
    """Where a card leads from every combination of gauges."""
    result: list[int] = []
    for field in range(FIELDS):
        gauges = [field // 49 + GAUGE_LOW, field // 7 % 7 + GAUGE_LOW, field % 7 + GAUGE_LOW]
        for gauge, change in lines:
            gauges[gauge] = max(GAUGE_LOW, min(highest[gauge], gauges[gauge] + change))
        result.append(field_of(gauges[0], gauges[1], gauges[2]))
    return result


class Move:
    """A way to play a card."""

    def __init__(
        self, action: int, bits: int, lines: tuple[tuple[int, int], ...], highest: tuple[int, int, int]
    ) -> None:
        self.action = action
        self.bits = bits
        self.card = bits & ~ONCE
        self.table = table_of(lines, highest)
        self.harm = sum([change for _, change in lines if change < 0])


_moves: dict[tuple[object, ...], list[Move]] = {}


def moves_of(force: Force) -> list[Move]:
    """Every way to play a card with these words in force, harmful ones first: at the bounds that order loses least."""
    highest = (force.strength_max, force.technique_max, force.guard_max)
    key = (highest, force.transform[:1])
    found = _moves.get(key)
    if found is None:
        found = [Move(PLAY + card, 1 << card, LINES[card], highest) for card in range(CARDS) if card != JOKER]
        for gauge in range(GAUGES):
            found.append(Move(PLAY_JOKER + gauge, JOKER_BIT, (JOKER_LINES[gauge],), highest))
        for source, goal in force.transform[:1]:
            for card in range(CARDS):
                lines = tuple([(goal if gauge == source else gauge, change) for gauge, change in LINES[card]])
                if lines != LINES[card]:
                    found.append(Move(TRANSFORM + card, 1 << card | ONCE, lines, highest))
        found.sort(key=harm)
        _moves[key] = found
    return found


def harm(move: Move) -> int:
    """For sorting."""
    return move.harm
