"""What the players work out from the cards of a game once: ways to play them, defences met, combos, worths."""

from typing import Final

from shiai.games.way_of_the_samurai.players.moves import FIELDS, ONCE, CardSet, Move, card_sets, harm
from shiai.games.way_of_the_samurai.players.weights import CARD_GAUGES, CARD_JOKER
from shiai.games.way_of_the_samurai.rules.actions import PLAY, PLAY_JOKER, TRANSFORM
from shiai.games.way_of_the_samurai.rules.cards import (
    CARDS,
    COMBO_SIZE,
    GAUGE_LOW,
    HARD,
    JOKER,
    JOKER_BIT,
    RED,
    SYMBOLS,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.printed import Printed
from shiai.games.way_of_the_samurai.rules.steps.combo import MIXED

MOST_COMBOS: Final = 50_000  # remembered
MOST_SETS: Final = 5_000  # remembered masks of cards
MOST_TABLES: Final = 20  # boxes whose tables are remembered


class Tables:
    """The tables for the cards of one box."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.met = [met(printed, field) for field in range(FIELDS)]  # masks of enemy cards by field
        self.worths = [worth_of_card(printed, card) for card in range(CARDS)]  # by card
        self.known_combos: dict[int, int] = {}
        self.known_moves: dict[tuple[object, ...], list[Move]] = {}
        self.known_sets: dict[tuple[object, ...], list[CardSet]] = {}

    def combos(self, cards: int) -> int:
        """The mask of combos that three cards make; MIXED is set whether it counts against this opponent or not."""
        found = self.known_combos.get(cards)
        if found is None:
            if len(self.known_combos) > MOST_COMBOS:
                self.known_combos.clear()
            found = 0
            if cards.bit_count() == COMBO_SIZE:
                for symbol in range(SYMBOLS):
                    if not cards & ~(self.printed.of_symbol[symbol] | JOKER_BIT):
                        found |= 1 << symbol
                shown = [self.printed.symbol[card] for card in range(CARDS) if cards >> card & 1 and card != JOKER]
                if len(set(shown)) == len(shown) and RED not in shown:
                    found |= 1 << MIXED
            self.known_combos[cards] = found
        return found

    def sets(self, modifiers: Modifiers, cards: int) -> list[CardSet]:
        """All sets of three of these cards (of as many as there are), without moves that are possible once a round."""
        key = (modifiers.strength_max, modifiers.technique_max, modifiers.guard_max, cards)
        found = self.known_sets.get(key)
        if found is None:
            if len(self.known_sets) > MOST_SETS:
                self.known_sets.clear()
            usable = [move for move in self.moves(modifiers) if move.card & cards and not move.bits & ONCE]
            found = card_sets(usable, min(COMBO_SIZE, cards.bit_count()))
            self.known_sets[key] = found
        return found

    def moves(self, modifiers: Modifiers) -> list[Move]:
        """Every way to play a card, those that lower gauges most first: in this order the bounds cost least."""
        highest = (modifiers.strength_max, modifiers.technique_max, modifiers.guard_max)
        key = (highest, modifiers.transform[:1])
        found = self.known_moves.get(key)
        if found is None:
            every = self.printed.lines
            found = [Move(PLAY.at(card), 1 << card, every[card], highest) for card in range(CARDS) if card != JOKER]
            for gauge, change in self.printed.joker_lines:
                found.append(Move(PLAY_JOKER.at(gauge), JOKER_BIT, ((gauge, change),), highest))
            for source, goal in modifiers.transform[:1]:
                for card in range(CARDS):
                    lines = tuple([(goal if gauge == source else gauge, change) for gauge, change in every[card]])
                    if lines != every[card]:
                        found.append(Move(TRANSFORM.at(card), 1 << card | ONCE, lines, highest))
            found.sort(key=harm)
            self.known_moves[key] = found
        return found


def met(printed: Printed, field: int) -> int:
    """The defences that strength and technique of a field meet, as a mask of enemy cards."""
    strength, technique = field // 49 + GAUGE_LOW, field // 7 % 7 + GAUGE_LOW
    found = 0
    for card in range(HARD):
        if strength >= printed.demand[card][0] and technique >= printed.demand[card][1]:
            found |= 1 << card
    return found


def worth_of_card(printed: Printed, card: int) -> float:
    """The worth of an action card by itself; the joker counts with its best movement."""
    if card != JOKER:
        return sum([CARD_GAUGES[gauge] * change for gauge, change in printed.lines[card]])
    best = max([CARD_GAUGES[gauge] * change for gauge, change in printed.joker_lines])
    return CARD_JOKER + (best - CARD_GAUGES[TECHNIQUE])


_tables: dict[Printed, Tables] = {}


def tables_of(printed: Printed) -> Tables:
    """The tables for the cards of a game, remembered."""
    found = _tables.get(printed)
    if found is None:
        if len(_tables) >= MOST_TABLES:
            _tables.clear()
        found = Tables(printed)
        _tables[printed] = found
    return found
