"""The cards of enemies through a turn: drawn, revealed, discarded, shuffled (sections 40, 41 and 45)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGNS, LINES, POISON_CARD, STUN_CARD
from shiai.games.senjutsu.cards.heap import one
from shiai.games.senjutsu.cards.structure import LOWER_LINE, STRIKE_LINE
from shiai.games.senjutsu.rules.actions import CARD, OPTION
from shiai.games.senjutsu.rules.harm import check_defeat, wound
from shiai.games.senjutsu.rules.heroes import FOG, HAEMORRHAGE
from shiai.games.senjutsu.rules.playing import add_item
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLEEDING,
    BLOCK,
    PLAYED,
    STOCK,
    STUNS,
    TOXINS,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.table import fogged, highest_first, paralysed, people_of, seats_of, who
from shiai.games.senjutsu.solo.rules.decks import deck_count, gather_discards, lay_on_pile, on_top, take, unknown
from shiai.games.senjutsu.solo.rules.state import (
    COUNTER_CONTRACT,
    COUNTER_CREDIT,
    DECK_POISON,
    DECK_STUNS,
    EXTRA,
    FACE_DOWN,
    GOAL,
    RESETS,
    STANCE,
    TOOLS,
    TOP,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps.base import EnemyLuck, solo
from shiai.games.senjutsu.solo.rules.steps.setting import tell_mood


def living(state: Senjutsu) -> list[int]:
    """The enemies on the board."""
    return [figure for figure in seats_of(state.cells[ALIVE] & state.rules.fighters) if figure >= state.rules.people]


class EnemiesBegin(Happen):
    """A turn begins: a new wave, the hero beside the fallen lord, bleeding enemies."""

    name: ClassVar[str] = "enemies_begin"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-40.15 SJ-45.7")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        for figure in living(state):
            lost = int(cells[figure * BLOCK + BLEEDING] > 0) + int(cells[figure * BLOCK + TOXINS + HAEMORRHAGE - 1] > 0)
            for _ in range(lost):
                state.push("enemy_mill", (figure,))
        if solo(state).solo_rules.horde:
            state.push("horde_begin")


class EnemyMill(Happen):
    """The top card of an enemy's deck is discarded unseen; one that was looked at is known. Numbers: figure."""

    name: ClassVar[str] = "enemy_mill"

    def run(self, state: Senjutsu) -> None:
        figure = self.numbers[0]
        if not state.cells[ALIVE] >> figure & 1 or not deck_count(solo(state), figure):
            return
        if state.cells[figure * EXTRA + TOP]:
            state.push("enemy_discard", (figure, 0, 0))
            return
        state.cells[figure * EXTRA + FACE_DOWN] += 1
        if state.events is not None:
            state.tell("discarded_unseen", "SJ-40.15", {"who": who(state, figure)})


class EnemyDiscard(EnemyLuck):
    """The top card of an enemy's deck is discarded face up, or a card that was discarded unseen is turned up.

    Numbers: figure, attacker whom it answers + 1, 1 for a card that was discarded unseen.
    """

    name: ClassVar[str] = "enemy_discard"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-44.5 SJ-44.6")

    def possible(self, state: Solo) -> tuple[list[int], list[int]]:
        """What the card may be, with weights."""
        figure, _, turned_up = self.numbers
        return unknown(state, figure) if turned_up else on_top(state, figure)

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + card for card in self.possible(solo(state))[0]])

    def weights(self, state: Senjutsu) -> list[int]:
        return self.possible(solo(state))[1]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        figure, answered, turned_up = self.numbers
        card = action - CARD
        take(solo(state), figure, card)
        if card < STUN_CARD:
            state.cells[figure * BLOCK + UP] += one(card)
            lay_on_pile(solo(state), figure, card)
        if state.events is not None:
            clause = "SJ-44.5" if answered else "SJ-40.18" if turned_up else "SJ-40.15"
            state.tell("discarded", clause, {"who": who(state, figure), "card": CARD_NAMES[card]})
        if card == STUN_CARD:  # set beside the deck, as one that is drawn
            state.cells[figure * BLOCK + STUNS] += 1
            check_defeat(state, figure)
        elif answered and card < STUN_CARD and attacks(card):
            wound(state, answered - 1, 1, 0, "SJ-44.6")
            state.credit(figure, 1)
            if solo(state).solo_rules.enemies[figure].contracts:
                state.cells[figure * EXTRA + TOOLS] |= COUNTER_CREDIT
            check_defeat(state, figure)


def attacks(card: int) -> bool:
    """Does a solo card contain an attack effect?"""
    kinds = [LINES[line].kind for code in DESIGNS[card].parts for line in range(code.first, code.last)]
    return STRIKE_LINE in kinds or LOWER_LINE in kinds


def refresh_deck(state: Solo, figure: int) -> bool:
    """Make sure that there is a card to draw: an empty deck is made of the discards (SJ-40.3)."""
    if not deck_count(state, figure):
        gather_discards(state, figure)
        if state.events is not None:
            state.tell("enemy_reshuffled", "SJ-40.3", {"who": who(state, figure)})
    return deck_count(state, figure) > 0


class EnemyCards(Happen):
    """Every enemy reveals the card that lay on top of its deck."""

    name: ClassVar[str] = "enemy_cards"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-45.8 SJ-45.9")

    def run(self, state: Senjutsu) -> None:
        for figure in reversed(living(state)):
            state.push("enemy_card", (figure,))


class EnemyCard(Happen):
    """An enemy draws. Numbers: figure."""

    name: ClassVar[str] = "enemy_card"

    def run(self, state: Senjutsu) -> None:
        figure = self.numbers[0]
        if state.cells[ALIVE] >> figure & 1 and refresh_deck(solo(state), figure):
            state.push("enemy_draw", (figure,))


class EnemyDraw(EnemyLuck):
    """Luck decides which card an enemy has drawn for this turn. Numbers: figure."""

    name: ClassVar[str] = "enemy_draw"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-38.2 SJ-40.9")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + card for card in on_top(solo(state), self.numbers[0])[0]])

    def weights(self, state: Senjutsu) -> list[int]:
        return on_top(solo(state), self.numbers[0])[1]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        figure = self.numbers[0]
        card = action - CARD
        cells = state.cells
        take(solo(state), figure, card)
        if state.events is not None:
            state.tell("revealed_card", "SJ-45.9", {"who": who(state, figure), "card": CARD_NAMES[card]})
        if card == STUN_CARD:
            cells[figure * BLOCK + STUNS] += 1
            if check_defeat(state, figure):
                return
        elif card != POISON_CARD:
            cells[figure * BLOCK + PLAYED] += one(card)
            lay_on_pile(solo(state), figure, card)
            solo(state).despair(figure)
            add_item(state, figure, card, 0, 0)
        if fogged(state, figure):
            state.push("fog_stance", (highest_first(state, people_of(state))[0], figure))


class FogStance(Ask):
    """Fog of Confusion: the human decides the stance of an enemy. Numbers: seat, figure."""

    name: ClassVar[str] = "fog_stance"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-41.3")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        if paralysed(state, self.numbers[1]):  # SJ-41.4
            return (OPTION + state.cells[self.numbers[1] * EXTRA + STANCE],)
        return (OPTION, OPTION + 1)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        figure = self.numbers[1]
        state.cells[figure * EXTRA + STANCE] = action - OPTION
        state.cells[figure * BLOCK + TOXINS + FOG - 1] = 0
        tell_mood(solo(state), figure, "SJ-41.3")


class IntoDeck(Happen):
    """A Stun, Poison or open discard is shuffled into an enemy's deck; unseen discards are turned up first.

    Numbers: figure, card.
    """

    name: ClassVar[str] = "into_deck"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-40.8 SJ-40.18 SJ-41.14")

    def run(self, state: Senjutsu) -> None:
        figure, card = self.numbers
        if not state.cells[ALIVE] >> figure & 1:
            return
        if state.cells[figure * EXTRA + FACE_DOWN]:
            state.push("into_deck", self.numbers)
            state.cells[figure * EXTRA + FACE_DOWN] -= 1
            state.push("enemy_discard", (figure, 0, 1))
            return
        solo(state).shuffle(figure)
        if card < STUN_CARD:
            state.cells[figure * BLOCK + UP] -= one(card)
            state.cells[figure * BLOCK + STOCK] += one(card)
            return
        state.cells[figure * EXTRA + (DECK_STUNS if card == STUN_CARD else DECK_POISON)] += 1
        if solo(state).solo_rules.all_stuns_count:
            check_defeat(state, figure)


class EnemiesEnd(Happen):
    """After the Discard step: the contract of a Counter, decks that are reset."""

    name: ClassVar[str] = "enemies_end"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-45.10")

    def run(self, state: Senjutsu) -> None:
        for figure in living(state):
            state.cells[figure * EXTRA + GOAL] = 0
            if state.cells[figure * EXTRA + TOOLS] & COUNTER_CREDIT:
                state.cells[figure * EXTRA + TOOLS] &= ~COUNTER_CREDIT
                solo(state).complete(figure, COUNTER_CONTRACT)
            if state.cells[figure * EXTRA + RESETS]:
                state.cells[figure * EXTRA + RESETS] = 0
                gather_discards(solo(state), figure)
                if state.events is not None:
                    state.tell("enemy_reset", "SJ-40.1", {"who": who(state, figure)})


STEPS: Steps = (
    EnemiesBegin,
    EnemyMill,
    EnemyDiscard,
    EnemyCards,
    EnemyCard,
    EnemyDraw,
    FogStance,
    IntoDeck,
    EnemiesEnd,
)
