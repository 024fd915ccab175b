"""The cards of enemies through a turn: drawn, revealed, discarded, shuffled (sections 40, 41 and 45)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards.cards import CARD_NAMES, POISON_CARD, STUN_CARD
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
)
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.table import fogged, highest_first, paralysed, seats_of, who
from shiai.games.senjutsu.solo.rules.decks import deck_count, gather_discards, lay_on_pile, on_top, take, unknown
from shiai.games.senjutsu.solo.rules.state import (
    COUNTER_CONTRACT,
    COUNTER_CREDIT,
    DECK_POISON,
    DECK_STUNS,
    DEFENSIVE,
    EXTRA,
    FACE_DOWN,
    GOAL,
    OFFENSIVE,
    RESETS,
    STANCE,
    TOOLS,
    TOP,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps import horde, setup
from shiai.games.senjutsu.solo.rules.steps.base import EnemyLuck, SoloQuestion
from shiai.games.senjutsu.solo.rules.steps.endings import complete


def living(state: Solo) -> list[int]:
    """The enemies on the board."""
    return [
        figure for figure in seats_of(state.cells[ALIVE] & state.rules.fighters) if figure >= state.rules.first_enemy
    ]


class EnemiesBegin(Happen[Solo]):
    """Push what enemies do at the start of a turn: a new wave comes, then bleeding enemies discard cards."""

    name: ClassVar[str] = "enemies_begin"

    def run(self, state: Solo) -> None:
        cells = state.cells
        for figure in living(state):
            # SJ-40.15
            lost = int(cells[figure * BLOCK + BLEEDING] > 0) + int(cells[figure * BLOCK + TOXINS + HAEMORRHAGE - 1] > 0)
            for _ in range(lost):
                state.push(EnemyMill(figure))
        if state.solo_rules.horde:
            state.push(horde.HordeBegin())


class EnemyMill(Happen[Solo]):
    """Discard the top card of an enemy's deck: unseen, or face up if it was looked at."""

    name: ClassVar[str] = "enemy_mill"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Solo) -> None:
        figure = self.figure
        if not state.cells[ALIVE] >> figure & 1 or not deck_count(state, figure):
            return
        if state.cells[figure * EXTRA + TOP]:
            state.push(EnemyDiscard(figure, 0, 0))
            return
        state.cells[figure * EXTRA + FACE_DOWN] += 1
        if state.events is not None:
            state.tell("discarded_unseen", "SJ-40.15", {"who": who(state, figure)})


class EnemyDiscard(EnemyLuck):
    """Luck decides which card of an enemy is discarded face up.

    `answered` is the attacker whom the card answers + 1, or 0; `turned_up` is 1 for a card that was discarded unseen.
    """

    name: ClassVar[str] = "enemy_discard"
    clause: ClassVar[str] = "SJ-44.5"

    def __init__(self, figure: int, answered: int, turned_up: int) -> None:
        self.figure = figure
        self.answered = answered
        self.turned_up = turned_up

    def possible(self, state: Solo) -> tuple[list[int], list[int]]:
        """What the card may be, with weights."""
        # SJ-44.5
        return unknown(state, self.figure) if self.turned_up else on_top(state, self.figure)

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(card) for card in self.possible(state)[0]])

    def weights(self, state: Solo) -> list[int]:
        return self.possible(state)[1]

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        figure, answered = self.figure, self.answered
        card = CARD.part(action)
        take(state, figure, card)
        if card < STUN_CARD:
            state.cells[figure * BLOCK + UP] += one(card)
            lay_on_pile(state, figure, card)
        if state.events is not None:
            clause = "SJ-44.5" if answered else "SJ-40.18" if self.turned_up else "SJ-40.15"
            state.tell("discarded", clause, {"who": who(state, figure), "card": CARD_NAMES[card]})
        if card == STUN_CARD:  # set beside the deck, as one that is drawn
            state.cells[figure * BLOCK + STUNS] += 1
            check_defeat(state, figure)
        elif answered and card < STUN_CARD and attacks(state, card):
            # SJ-44.6
            wound(state, answered - 1, 1, 0, "SJ-44.6")
            state.credit(figure, 1)
            if state.solo_rules.enemies[figure].has_contracts:
                state.cells[figure * EXTRA + TOOLS] |= COUNTER_CREDIT
            check_defeat(state, figure)


def attacks(state: Solo, card: int) -> bool:
    """Does a solo card contain an attack effect?"""
    cards = state.rules.cards
    kinds = [line.kind for code in cards.designs[card].parts for line in cards.lines[code.first : code.last]]
    return STRIKE_LINE in kinds or LOWER_LINE in kinds


def refresh_deck(state: Solo, figure: int) -> bool:
    """Make sure that there is a card to draw: an empty deck is made of the discards (SJ-40.3)."""
    count = deck_count(state, figure)
    if not count:
        gather_discards(state, figure)
        if state.events is not None:
            state.tell("enemy_reshuffled", "SJ-40.3", {"who": who(state, figure)})
        count = deck_count(state, figure)
    return count > 0


class EnemyCards(Happen[Solo]):
    """Push the draw of every enemy's card for this turn."""

    name: ClassVar[str] = "enemy_cards"

    def run(self, state: Solo) -> None:
        # SJ-45.7 to SJ-45.9: nobody chooses for enemies; their cards are drawn and revealed
        for figure in reversed(living(state)):
            state.push(EnemyCard(figure))


class EnemyCard(Happen[Solo]):
    """Let an enemy draw, after making a new deck of its discards if it has none."""

    name: ClassVar[str] = "enemy_card"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Solo) -> None:
        figure = self.figure
        if state.cells[ALIVE] >> figure & 1 and refresh_deck(state, figure):
            state.push(EnemyDraw(figure))


class EnemyDraw(EnemyLuck):
    """Luck decides which card an enemy has drawn for this turn."""

    name: ClassVar[str] = "enemy_draw"
    clause: ClassVar[str] = "SJ-38.2"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        # SJ-38.2
        return tuple([CARD.at(card) for card in on_top(state, self.figure)[0]])

    def weights(self, state: Solo) -> list[int]:
        return on_top(state, self.figure)[1]

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        figure = self.figure
        card = CARD.part(action)
        cells = state.cells
        take(state, figure, card)
        if state.events is not None:
            state.tell("revealed_card", "SJ-45.9", {"who": who(state, figure), "card": CARD_NAMES[card]})
        if card == STUN_CARD:
            # SJ-40.9
            cells[figure * BLOCK + STUNS] += 1
            if check_defeat(state, figure):
                return
        elif card != POISON_CARD:
            cells[figure * BLOCK + PLAYED] += one(card)
            lay_on_pile(state, figure, card)
            state.despair(figure)
            add_item(state, figure, card, 0, 0)
        if fogged(state, figure):
            state.push(FogStance(highest_first(state, state.cells[ALIVE] & state.rules.of_people)[0], figure))


class FogStance(SoloQuestion):
    """Choose the stance of an enemy in the Fog of Confusion."""

    name: ClassVar[str] = "fog_stance"
    clause: ClassVar[str] = "SJ-41.3"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        if paralysed(state, self.figure):  # as in SJ-41.4
            return (OPTION.at(state.cells[self.figure * EXTRA + STANCE]),)
        # SJ-41.3
        return (OPTION.at(OFFENSIVE), OPTION.at(DEFENSIVE))

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        figure = self.figure
        state.cells[figure * EXTRA + STANCE] = OPTION.part(action)
        state.cells[figure * BLOCK + TOXINS + FOG - 1] = 0
        setup.tell_mood(state, figure, "SJ-41.3")


class IntoDeck(Happen[Solo]):
    """Shuffle a Stun, Poison or open discard into an enemy's deck; unseen discards are turned up first.

    `card` is its action, which unlike the number of a design never changes.
    """

    name: ClassVar[str] = "into_deck"

    def __init__(self, figure: int, card: int) -> None:
        self.figure = figure
        self.card = card

    def run(self, state: Solo) -> None:
        figure, card = self.figure, CARD.part(self.card)
        if not state.cells[ALIVE] >> figure & 1:
            return
        # SJ-40.18
        if state.cells[figure * EXTRA + FACE_DOWN]:
            state.push(IntoDeck(self.figure, self.card))
            state.cells[figure * EXTRA + FACE_DOWN] -= 1
            state.push(EnemyDiscard(figure, 0, 1))
            return
        state.shuffle(figure)
        if card < STUN_CARD:
            state.cells[figure * BLOCK + UP] -= one(card)
            state.cells[figure * BLOCK + STOCK] += one(card)
            return
        # SJ-40.8, SJ-41.14
        state.cells[figure * EXTRA + (DECK_STUNS if card == STUN_CARD else DECK_POISON)] += 1
        if state.solo_rules.all_stuns_count:
            check_defeat(state, figure)


class EnemiesEnd(Happen[Solo]):
    """Check the contract of a Counter and reset decks, after the Discard step."""

    name: ClassVar[str] = "enemies_end"

    def run(self, state: Solo) -> None:
        for figure in living(state):
            state.cells[figure * EXTRA + GOAL] = 0
            if state.cells[figure * EXTRA + TOOLS] & COUNTER_CREDIT:
                state.cells[figure * EXTRA + TOOLS] &= ~COUNTER_CREDIT
                complete(state, figure, COUNTER_CONTRACT)
            # SJ-45.10: after the Discard step
            if state.cells[figure * EXTRA + RESETS]:
                state.cells[figure * EXTRA + RESETS] = 0
                gather_discards(state, figure)
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
