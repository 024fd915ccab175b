"""The state of Samurai Spirit and its layout. Nothing in it is hidden: an unseen card is not decided yet."""

from typing import Any, Final

from shiai.core.layout import Counts, Flags, Heaps, Layout, Number, Places, Rows
from shiai.core.native import Cells
from shiai.core.outcome import Outcome
from shiai.core.pile import LAST_SHUFFLE
from shiai.core.seats import ALL_SEEING
from shiai.core.state import NativeState
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    FARMSTEADS,
    MOST_BARRICADES,
    REVERSE_NAMES,
    ROUNDS,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SEAT_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.face_down_pile import FaceDownPile
from shiai.games.samurai_spirit.rules.options import Rules

NOBODY: Final = SAMURAI_COUNT  # no samurai, or no seat
NO_CARD: Final = CARDS
MOST_CARDS: Final = 63  # in the biggest deck (SS-23.6)
MOST_TURNS: Final = 100 * SAMURAI_COUNT

ROUND: Final = 0
TURN: Final = 1  # number of the turn in this round
ACTIVE: Final = 2  # SS-0.5: the seat whose turn it is
ENDING: Final = 3  # 1 during the end-of-round steps
BARRICADES: Final = 4  # SS-2.11: how many, not where
FARMS: Final = 5
REVERSES: Final = 6  # + penalty: how many of the removed farmsteads showed it
HOMES: Final = REVERSES + len(REVERSE_NAMES)  # the families in the village, by bonus
PASSED: Final = HOMES + 1  # SS-0.6: seats out of the round
ANIMAL: Final = PASSED + 1  # SS-15.1: seats whose board shows the animal side
WOUNDED: Final = ANIMAL + 1  # seats with a wound token
RESTRICTED: Final = WOUNDED + 1  # restrictions of the active samurai in this turn
RESOLVING: Final = RESTRICTED + 1  # seats whose own Kiai is being resolved
ABSENT_USED: Final = RESOLVING + 1  # SS-1.15: samurai whose token beside the village was used
HAND: Final = ABSENT_USED + 1  # the card in hand
HOLDER: Final = HAND + 1  # the seat that has it
HELD: Final = HOLDER + 1  # the seats that had it in this draw
REPLACED: Final = HELD + 1  # 1 if Katsushiro's talent drew it
LEFT: Final = REPLACED + 1  # + kind: cards of this kind at unknown places of shuffle 0
SAMURAI: Final = LEFT + 3  # + seat: who sits there
TOKENS: Final = SAMURAI + SAMURAI_COUNT  # SS-1.6: where the support token of each seat is
GAINED: Final = TOKENS + SAMURAI_COUNT  # + seat: talents of absent samurai
# SS-0.7, SS-7.15: + seat: the last card of the combat line + 1; 0 for an empty line
LINES: Final = GAINED + SAMURAI_COUNT
BEFORE: Final = LINES + SAMURAI_COUNT  # + card: the card before it in a combat line + 1; 0 for the first
DEFENCE: Final = BEFORE + CARDS  # SS-0.8: the defence rows, by seat * 3 + symbol
WHERE: Final = DEFENCE + SAMURAI_COUNT * SYMBOLS  # + card: one of the places below
STACK_AT: Final = WHERE + CARDS
INTRUDERS_AT: Final = STACK_AT + MOST_CARDS + 1
RESULT: Final = INTRUDERS_AT + MOST_CARDS + 1

# SS-1.14, SS-28.1, SS-28.3: how many cards each pile has is known, and of its places what was seen; discards are below
STACK: Final = FaceDownPile("raider_stack", STACK_AT, CARD_NAMES, MOST_CARDS)
INTRUDERS: Final = FaceDownPile("intruder_stack", INTRUDERS_AT, CARD_NAMES, MOST_CARDS)

# Where a card is. From FACE_DOWN on: at an unknown place, put there by shuffle 0, 1, …
AWAY: Final = 0  # not in this round's deck
IN_PLAY: Final = 1  # in a line, a row, in hand, or at a known place of a pile
DISCARDED: Final = 2
REVEALED: Final = 3  # an intruder that was turned over
FACE_DOWN: Final = 4
PLACE_NAMES: Final = (
    "away",
    "in_play",
    "discarded",
    "revealed",
    "face_down",
    *[f"face_down_{shuffle}" for shuffle in range(1, LAST_SHUFFLE + 1)],
)

# What LEFT counts, by rank.
PLUNDERERS_LEFT: Final = 0
LIEUTENANTS_LEFT: Final = 1
BOSSES_LEFT: Final = 2
KIND_NAMES: Final = ("plunderers", "lieutenants", "bosses")

# Restrictions of the active samurai.
RESTRICTION_NAMES: Final = ("no_defend", "no_support", "no_talent", "must_pass")
CANNOT_DEFEND: Final = 1
CANNOT_SUPPORT: Final = 2
WITHOUT_TALENT: Final = 4
HAS_TO_PASS: Final = 8

# Results by number: whether the players win, message id and clause. Result 0 means that the game goes on.
RESULTS: Final = (
    (False, "open", ""),
    (True, "village_saved", "SS-22.4"),
    (False, "samurai_died", "SS-22.1"),
    (False, "farmsteads_lost", "SS-22.2"),
    (False, "families_lost", "SS-22.3"),
)
VILLAGE_SAVED: Final = 1
SAMURAI_DIED: Final = 2
FARMSTEADS_LOST: Final = 3
FAMILIES_LOST: Final = 4

_NO_SAMURAI: Final = (*SAMURAI_NAMES, "nobody")
_NO_SEAT: Final = (*SEAT_NAMES, "nobody")
_DEFENCE_LABELS: Final = tuple([f"{seat}.{symbol}" for seat in SEAT_NAMES for symbol in SYMBOL_NAMES])
_NO_CARD: Final = (*CARD_NAMES, "none")

LAYOUT: Final = Layout(
    (
        Number("round", ROUND, 1, ROUNDS),
        Number("turn", TURN, 0, MOST_TURNS),
        Places("active", ACTIVE, ("seat",), _NO_SEAT, NOBODY),
        Number("round_is_ending", ENDING, 0, 1),
        Number("barricades", BARRICADES, 0, MOST_BARRICADES),
        Number("farmsteads", FARMS, 0, FARMSTEADS),
        Counts("reverses_seen", REVERSES, REVERSE_NAMES, FARMSTEADS),
        Flags("families", HOMES, BONUS_NAMES),
        Flags("passed", PASSED, SEAT_NAMES),
        Flags("animal", ANIMAL, SEAT_NAMES),
        Flags("wounded", WOUNDED, SEAT_NAMES),
        Flags("restricted", RESTRICTED, RESTRICTION_NAMES),
        Flags("kiai_of", RESOLVING, SEAT_NAMES),
        Flags("absent_tokens_used", ABSENT_USED, SAMURAI_NAMES),
        Places("hand", HAND, ("card",), _NO_CARD, NO_CARD),
        Places("holder", HOLDER, ("seat",), _NO_SEAT, NOBODY),
        Flags("held_by", HELD, SEAT_NAMES),
        Number("replaced", REPLACED, 0, 1),
        Counts("left_face_down", LEFT, KIND_NAMES, MOST_CARDS),
        Places("samurai", SAMURAI, SEAT_NAMES, _NO_SAMURAI, NOBODY),
        Places("tokens", TOKENS, SEAT_NAMES, _NO_SEAT, NOBODY),
        *[Flags(f"gained_{seat}", GAINED + i, SAMURAI_NAMES) for i, seat in enumerate(SEAT_NAMES)],
        Rows("combat_lines", LINES, SEAT_NAMES, CARD_NAMES),
        Places("defence_rows", DEFENCE, _DEFENCE_LABELS, _NO_CARD, NO_CARD),
        Heaps("cards", WHERE, CARD_NAMES, PLACE_NAMES),
        STACK,
        INTRUDERS,
        Places("result", RESULT, ("game",), tuple([reason for _, reason, _ in RESULTS]), 0),
    )
)


class SamuraiSpirit(NativeState):
    """A state of Samurai Spirit. It has no holes, since nothing is hidden from anybody."""

    # SS-0.12, SS-28.4, SS-31.4: all seats see all cells

    def __init__(self, rules: Rules, cells: Cells, stack: list[Step[Any]], viewer: int = ALL_SEEING) -> None:
        super().__init__(rules, cells, stack, viewer)
        self.rules = rules

    def clone(self) -> "SamuraiSpirit":
        return SamuraiSpirit(self.rules, self.cells[:], self.stack[:], self.viewer)

    def seen(self, seat: int) -> list[int]:
        cells = self.values()
        stack = STACK.at + 1 + cells[STACK.at]  # places beyond are empty
        intruders = INTRUDERS.at + 1 + cells[INTRUDERS.at]
        return cells[:stack] + cells[INTRUDERS.at : intruders] + cells[RESULT:]

    def outcome(self) -> Outcome | None:
        result = self.cells[RESULT]
        if not result:
            return None
        won, reason, clause = RESULTS[result]
        winners = tuple(range(self.rules.samurai)) if won else ()  # SS-22.5
        return Outcome(winners, reason, clause, (points(self),) * self.rules.samurai)


def points(state: SamuraiSpirit) -> int:
    """The score of a won game (section 24); 0 stands for no score."""
    cells = state.cells
    if cells[RESULT] != VILLAGE_SAVED:  # SS-24.6
        return 0
    unhurt = 1 if cells[WOUNDED] == 0 else 0  # SS-24.3
    # SS-24.1, SS-24.2, SS-24.5, SS-31.45: up to 6, 3 and 1
    return int(cells[FARMS]) + int(cells[HOMES]).bit_count() + unhurt


def total(state: SamuraiSpirit, seat: int) -> int:
    """The battle total: the values of the cards in the combat line."""
    cells = state.cells
    value = state.rules.value
    amount = 0
    card = cells[LINES + seat]
    while card:
        amount += value[card - 1]  # SS-0.9
        card = cells[BEFORE + card - 1]
    return amount


def line_cards(state: SamuraiSpirit, seat: int) -> list[int]:
    """The cards of a combat line, the oldest first."""
    cells = state.cells
    cards: list[int] = []
    card = cells[LINES + seat]
    while card:
        cards.append(card - 1)
        card = cells[BEFORE + card - 1]
    cards.reverse()
    return cards


def kiai_value(state: SamuraiSpirit, seat: int) -> int:
    """The Kiai value of the side that is face up."""
    cells = state.cells
    if cells[ANIMAL] >> seat & 1:  # SS-15.13
        return state.rules.kiai[SAMURAI_COUNT + cells[SAMURAI + seat]]
    return state.rules.kiai[cells[SAMURAI + seat]]


def pawn(state: SamuraiSpirit, seat: int) -> int:
    """The space of the battle track with the pawn: the total, or the one flame space above the Kiai value."""
    return min(total(state, seat), kiai_value(state, seat) + 1)  # SS-8.1, SS-8.2, SS-30.4
