"""What a seat of Samurai Spirit sees, as numbers for programs that learn. Nothing is hidden in this game."""

from typing import Final

from shiai.core.native import Cells
from shiai.core.observation import HIGHEST, Encoder, Piece, flags, number, one_of
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARDS,
    FAMILIES,
    FARMSTEADS,
    HIGHEST_KIAI,
    HIGHEST_VALUE,
    PENALTY_WORDS,
    REVERSE_NAMES,
    ROUNDS,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SYMBOL_NAMES,
    SYMBOL_WORDS,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    ACTIVE,
    ANIMAL,
    BARRICADES,
    DEFENCE,
    DISCARDED,
    ENDING,
    FACE_DOWN,
    FARMS,
    GAINED,
    HAND,
    HELD,
    HOLDER,
    HOMES,
    IN_PLAY,
    INTRUDERS,
    KIND_NAMES,
    LEFT,
    LINES,
    MOST_CARDS,
    NO_CARD,
    PASSED,
    REPLACED,
    RESOLVING,
    RESTRICTED,
    RESTRICTION_NAMES,
    REVEALED,
    REVERSES,
    ROUND,
    SAMURAI,
    STACK,
    TOKENS,
    TURN,
    WHERE,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    line_cards,
    total,
)

SEAT_FLAGS: Final = (PASSED, ANIMAL, WOUNDED, RESOLVING, HELD)
SEAT_STATUSES: Final = ("passed", "animal", "wounded", "kiai", "had_the_card")
HEAPS: Final = (IN_PLAY, DISCARDED, REVEALED)
HEAP_NAMES: Final = ("in_play", "discarded", "revealed", "face_down")
HIGHEST_TOTAL: Final = 40  # of a combat line; higher ones are alike
LOOKED_AT: Final = 3  # cards on top of the stack that may be known
VALUES: Final = tuple([f"value_{value}" for value in range(1, HIGHEST_VALUE + 1)])
CARD_FEATURES: Final = (
    *VALUES,
    *[f"symbol_{name}" for name in SYMBOL_WORDS],
    *[f"penalty_{name}" for name in PENALTY_WORDS],
    *[f"second_penalty_{name}" for name in PENALTY_WORDS],
    "flames",
)
NO_FEATURES: Final = [0] * len(CARD_FEATURES)


class SamuraiSpiritEncoder(Encoder[SamuraiSpirit]):
    """The village, all samurai from the own one on, the card in hand, and what is known about the deck."""

    def __init__(self, rules: Rules) -> None:
        seats = ("own", *[f"next_{number}" for number in range(1, rules.samurai)])
        nobody = (*seats, "nobody")
        super().__init__(
            rules,
            [
                Piece("round", "the round", 1, tuple([str(one) for one in range(1, ROUNDS + 1)])),
                Piece("turn", "the turn of the round", min(rules.turn_limit + rules.samurai, HIGHEST)),
                Piece("round_is_ending", "the steps at the end of a round", 1),
                Piece("barricades", "barricades left", max(rules.barricades, 1)),
                Piece("farmsteads", "farmsteads left", FARMSTEADS),
                Piece("reverses_seen", "penalties of farmsteads seen so far", FARMSTEADS, REVERSE_NAMES),
                Piece("families", "families in the village", 1, BONUS_NAMES),
                Piece("active", "whose turn it is", 1, nobody),
                Piece("restricted", "restrictions of the active samurai", 1, RESTRICTION_NAMES),
                Piece("absent_used", "tokens of absent samurai that were used", 1, SAMURAI_NAMES),
                Piece("samurai", "who sits where", 1, seats, SAMURAI_NAMES),
                Piece("statuses", "what holds for every seat", 1, SEAT_STATUSES, seats),
                Piece("totals", "the battle total of every seat", HIGHEST_TOTAL, seats),
                Piece("kiai", "the Kiai value of every seat", HIGHEST_KIAI, seats),
                Piece("tokens", "where the support token of every seat is", 1, seats, nobody),
                Piece("gained", "talents of absent samurai", 1, seats, SAMURAI_NAMES),
                Piece("lines", "cards in the combat line of every seat, by value", 15, seats, VALUES),
                Piece("last_cards", "the last card in the combat line of every seat", 1, seats, CARD_FEATURES),
                Piece("defence", "symbols in the defence row of every seat", 1, seats, SYMBOL_NAMES),
                Piece("hand", "the card in hand", 1, CARD_FEATURES),
                Piece("holder", "who holds it", 1, nobody),
                Piece("replaced", "Katsushiro's talent drew it", 1),
                Piece(
                    "stacks",
                    "cards in both stacks",
                    MOST_CARDS,
                    ("raiders", "intruders"),
                ),
                Piece("face_down", "kinds of cards at unknown places", MOST_CARDS, KIND_NAMES),
                Piece("top_cards", "known cards on top of the raider stack", 1, ("1", "2", "3"), CARD_FEATURES),
                Piece("cards", "where every card is", 1, tuple([f"card_{card}" for card in range(CARDS)]), HEAP_NAMES),
            ],
        )
        self.rules = rules
        self.features: list[list[int]] = [features(rules, card) for card in range(CARDS)]
        self.barricades = max(rules.barricades, 1)

    def write(self, view: SamuraiSpirit, seat: int, out: list[int]) -> None:
        cells = view.cells
        rules = self.rules
        seats = rules.samurai
        order = self.order(seat)
        one_of(out, cells[ROUND] - 1, ROUNDS)
        number(out, cells[TURN], min(rules.turn_limit + seats, HIGHEST))
        out.append(cells[ENDING])
        number(out, cells[BARRICADES], self.barricades)
        out.append(cells[FARMS])
        out += cells[REVERSES : REVERSES + len(REVERSE_NAMES)]
        flags(out, cells[HOMES], FAMILIES)
        self.write_seat(out, cells[ACTIVE], seat)
        flags(out, cells[RESTRICTED], len(RESTRICTION_NAMES))
        flags(out, cells[ABSENT_USED], SAMURAI_COUNT)
        for one in order:
            one_of(out, cells[SAMURAI + one], SAMURAI_COUNT)
        for cell in SEAT_FLAGS:
            for one in order:
                out.append(cells[cell] >> one & 1)
        for one in order:
            number(out, total(view, one), HIGHEST_TOTAL)
        dealt = cells[SAMURAI + seats - 1] < SAMURAI_COUNT
        for one in order:
            number(out, kiai_value(view, one) if dealt else 0, HIGHEST_KIAI)
        for one in order:
            self.write_seat(out, cells[TOKENS + one], seat)
        for one in order:
            flags(out, cells[GAINED + one], SAMURAI_COUNT)
        for one in order:
            at = len(out)
            out += [0] * HIGHEST_VALUE
            for card in line_cards(view, one):
                out[at + rules.value[card] - 1] += 1
        for one in order:
            self.write_card(out, cells[LINES + one] - 1)
        for one in order:
            for symbol in range(SYMBOLS):
                out.append(0 if cells[DEFENCE + one * SYMBOLS + symbol] == NO_CARD else 1)
        self.write_card(out, cells[HAND])
        self.write_seat(out, cells[HOLDER], seat)
        out.append(cells[REPLACED])
        self.write_deck(cells, out)

    def write_deck(self, cells: Cells, out: list[int]) -> None:
        """Append what is known about stacks and cards."""
        out.append(cells[STACK.at])
        out.append(cells[INTRUDERS.at])
        out += cells[LEFT : LEFT + len(KIND_NAMES)]
        size = cells[STACK.at]
        for place in range(LOOKED_AT):
            self.write_card(out, cells[STACK.at + size - place] if place < size else -1)
        for card in range(CARDS):
            where = cells[WHERE + card]
            for heap in HEAPS:
                out.append(1 if where == heap else 0)
            out.append(1 if where >= FACE_DOWN else 0)

    def write_seat(self, out: list[int], which: int, seat: int) -> None:
        """Append a seat from the view of another; the last place is for nobody."""
        seats = self.rules.samurai
        one_of(out, (which - seat) % seats if which < seats else seats, seats + 1)

    def write_card(self, out: list[int], card: int) -> None:
        """Append what is printed on a card; zeros if there is none, or if it is unknown."""
        out += self.features[card] if 0 <= card < CARDS else NO_FEATURES


def features(rules: Rules, card: int) -> list[int]:
    """What is printed on a card."""
    out: list[int] = []
    one_of(out, rules.value[card] - 1, HIGHEST_VALUE)
    one_of(out, rules.symbol[card], len(SYMBOL_WORDS))
    one_of(out, rules.penalty[card], len(PENALTY_WORDS))
    one_of(out, rules.second_penalty[card], len(PENALTY_WORDS))
    out.append(1 if rules.flames[card] else 0)
    return out
