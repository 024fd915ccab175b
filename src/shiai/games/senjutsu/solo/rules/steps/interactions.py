"""What heroes and enemies do to each other in solo play alone: Counters, looks at a deck, Poison (sections 41, 44)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.cards.heap import one, size
from shiai.games.senjutsu.cards.structure import COUNTER_LINE
from shiai.games.senjutsu.rules.actions import CARD, DONE, VENOM
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, NOW, POISON_DECK
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.steps.strike import modifier_open
from shiai.games.senjutsu.rules.steps.targets import poison
from shiai.games.senjutsu.rules.table import acts, who
from shiai.games.senjutsu.solo.rules.decks import deck_count, gather_discards, take, unknown
from shiai.games.senjutsu.solo.rules.state import EXTRA, TOP, Solo
from shiai.games.senjutsu.solo.rules.steps.base import EnemyLuck
from shiai.games.senjutsu.solo.rules.steps.cards import EnemyDiscard, refresh_deck

LOOKED_AT: Final = 2  # cards that a look at the "hand" of an enemy shows


class EnemyCounter(Happen[Solo]):
    """An enemy answers a blocked attack effect with its Counter."""

    name: ClassVar[str] = "enemy_counter"

    def __init__(self, figure: int, attacker: int) -> None:
        self.figure = figure
        self.attacker = attacker

    def run(self, state: Solo) -> None:
        # SJ-44.7: pushed by a Block that has stopped the attack
        figure = self.figure
        if not acts(state, figure):
            return
        if state.events is not None:
            state.tell("enemy_counter", "SJ-44.5", {"who": who(state, figure), "other": who(state, self.attacker)})
        if state.witness is not None:
            state.witness.add(counter_now(state, figure))
        if refresh_deck(state, figure):
            state.push(EnemyDiscard(figure, self.attacker + 1, 0))


def counters_now(state: Solo, figure: int) -> bool:
    """Does the revealed card of an enemy have a Counter for this initiative?"""
    return acts(state, figure) and counter_now(state, figure) >= 0


def counter_now(state: Solo, figure: int) -> int:
    """The Counter for this initiative on the revealed card of an enemy, as an option of its line; -1: there is none."""
    card = state.cells[figure * BLOCK + ITEM_CARD] - 1
    if card < 0:
        return -1
    cards = state.rules.cards
    for code in cards.designs[card].parts:
        for line in cards.lines[code.first : code.last]:
            chain = line.options[0].chain
            if line.kind == COUNTER_LINE and chain is not None and chain.atoms[0].mask >> state.cells[NOW] & 1:
                return line.options[0].id if modifier_open(state, figure, line) else -1
    return -1


class LookEnemy(Happen[Solo]):
    """A player looks at the top two cards of an enemy's deck."""

    name: ClassVar[str] = "look_enemy"

    def __init__(self, looker: int, figure: int) -> None:
        self.looker = looker
        self.figure = figure

    def run(self, state: Solo) -> None:
        figure = self.figure
        # SJ-41.5
        if deck_count(state, figure) < LOOKED_AT:
            gather_discards(state, figure)
            if state.events is not None:
                state.tell("discards_gathered", "SJ-41.5", {"who": who(state, figure)})
        known = size(state.cells[figure * EXTRA + TOP])
        for _ in range(known, min(LOOKED_AT, deck_count(state, figure))):
            state.push(LookCard(figure, self.looker))


class LookCard(EnemyLuck):
    """Luck decides one of the cards that `looker` looks at."""

    name: ClassVar[str] = "look_card"
    clause: ClassVar[str] = "SJ-41.15"

    def __init__(self, figure: int, looker: int) -> None:
        self.figure = figure
        self.looker = looker

    def known(self, state: Solo) -> tuple[list[int], list[int]]:
        """What may lie below the cards that were looked at already; Stuns and Poison are passed over."""
        cards, weights = unknown(state, self.figure)
        # SJ-41.15
        pairs = [(card, weight) for card, weight in zip(cards, weights, strict=True) if card < STUN_CARD]
        return [card for card, _ in pairs], [weight for _, weight in pairs]

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(card) for card in self.known(state)[0]]) or (DONE,)

    def weights(self, state: Solo) -> list[int]:
        return self.known(state)[1] or [1]

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        figure = self.figure
        take(state, figure, CARD.part(action))
        state.cells[figure * EXTRA + TOP] += one(CARD.part(action))
        if state.events is not None:
            state.tell("looked_at_card", "SJ-41.5", {"who": who(state, figure), "card": card_name(CARD.part(action))})


class EnemyPoison(EnemyLuck):
    """Luck chooses the Poison of an enemy's poison deck that a hero gets."""

    name: ClassVar[str] = "enemy_poison"
    clause: ClassVar[str] = "SJ-41.1"

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        # SJ-41.1, SJ-41.2: any of those left, at random
        left = state.cells[self.figure * BLOCK + POISON_DECK]
        return VENOM.masked(left) or (DONE,)

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            poison(state, self.figure, self.target, VENOM.part(action))


STEPS: Steps = (EnemyCounter, LookEnemy, LookCard, EnemyPoison)
