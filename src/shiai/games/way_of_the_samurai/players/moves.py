"""Ways to play cards as lookup tables.

The values of the three gauges together are one number, called a field: (strength × 7 + technique) × 7 + guard, each
counted from its lowest value. Playing a card leads from one field to another.
"""

from typing import Final

from shiai.games.way_of_the_samurai.rules.cards import CARDS, GAUGE_HIGH, GAUGE_LOW, GAUGES

Lines = tuple[tuple[int, int], ...]  # pairs of a gauge and its change
Bounds = tuple[int, int, int]  # the highest value of each gauge

GAUGE_WIDTH: Final = GAUGE_HIGH - GAUGE_LOW + 1
FIELDS: Final = GAUGE_WIDTH**GAUGES
STRIDE: Final = (49, 7, 1)  # how far a point of a gauge moves in the numbers of fields
NO_ACTION: Final = -1
ONCE: Final = 1 << CARDS  # set in moves that are possible once a round


def field_of(strength: int, technique: int, guard: int) -> int:
    """The field of three gauges."""
    return ((strength - GAUGE_LOW) * GAUGE_WIDTH + technique - GAUGE_LOW) * GAUGE_WIDTH + guard - GAUGE_LOW


def transitions(lines: Lines, highest: Bounds) -> list[int]:
    """The field that the lines of a card lead to, by the field before."""
    result: list[int] = []
    for field in range(FIELDS):
        gauges = [field // 49 + GAUGE_LOW, field // 7 % 7 + GAUGE_LOW, field % 7 + GAUGE_LOW]
        for gauge, change in lines:
            gauges[gauge] = max(GAUGE_LOW, min(highest[gauge], gauges[gauge] + change))
        result.append(field_of(gauges[0], gauges[1], gauges[2]))
    return result


class Move:
    """A way to play a card. `bits` has the bit of the card, and ONCE if the move is possible once a round."""

    def __init__(self, action: int, bits: int, lines: Lines, highest: Bounds) -> None:
        self.action = action
        self.bits = bits
        self.card = bits & ~ONCE
        self.table = transitions(lines, highest)
        self.harm = sum([change for _, change in lines if change < 0])


class CardSet:
    """Up to three moves, one after the other: their cards, and the tables that lead from field to field."""

    def __init__(self, bits: int, first: list[int], second: list[int], third: list[int]) -> None:
        self.bits = bits
        self.first = first
        self.second = second
        self.third = third


NO_CHANGE: Final = list(range(FIELDS))  # the table of no move
NO_CARDS: Final = CardSet(0, NO_CHANGE, NO_CHANGE, NO_CHANGE)


def card_sets(moves: list[Move], number: int) -> list[CardSet]:
    """All sets of so many moves (at most three) with different cards, each in the order of the list."""
    rows = [(0, NO_CARDS)]
    for _ in range(number):
        longer: list[tuple[int, CardSet]] = []
        for start, row in rows:
            for place in range(start, len(moves)):
                move = moves[place]
                if not move.bits & row.bits:
                    longer.append((place + 1, CardSet(row.bits | move.bits, row.second, row.third, move.table)))
        rows = longer
    return [row for _, row in rows]


def harm(move: Move) -> int:
    """The sum of what a move lowers, as a key for sorting."""
    return move.harm
