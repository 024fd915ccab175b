"""What heroes and enemies do to each other in solo play alone: Counters, looks at a deck, Poison (sections 41, 44)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.cards import DESIGNS, LINES, STUN_CARD
from shiai.games.senjutsu.cards.heap import one, size
from shiai.games.senjutsu.cards.structure import COUNTER_LINE
from shiai.games.senjutsu.rules.actions import CARD, DONE
from shiai.games.senjutsu.rules.actions import VENOM as VENOM_ACTION
from shiai.games.senjutsu.rules.heroes import POISONS
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, NOW, POISON_DECK, Senjutsu
from shiai.games.senjutsu.rules.steps.base import Happen, Steps
from shiai.games.senjutsu.rules.steps.strike import modifier_open
from shiai.games.senjutsu.rules.steps.targets import poison
from shiai.games.senjutsu.rules.table import acts, who
from shiai.games.senjutsu.solo.rules.decks import deck_count, gather_discards, take, unknown
from shiai.games.senjutsu.solo.rules.state import EXTRA, TOP, Solo
from shiai.games.senjutsu.solo.rules.steps.base import EnemyLuck, solo
from shiai.games.senjutsu.solo.rules.steps.cards import refresh_deck

LOOKED_AT: int = 2  # cards that a look at the "hand" of an enemy shows


class EnemyCounter(Happen):
    """A blocked attack meets the Counter of an enemy. Numbers: figure, attacker."""

    name: ClassVar[str] = "enemy_counter"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-44.7")

    def run(self, state: Senjutsu) -> None:
        figure, attacker = self.numbers
        if not acts(state, figure):
            return
        if state.events is not None:
            state.tell("enemy_counter", "SJ-44.5", {"who": who(state, figure), "other": who(state, attacker)})
        if state.witness is not None:
            state.witness.add(counter_now(solo(state), figure))
        if refresh_deck(solo(state), figure):
            state.push("enemy_discard", (figure, attacker + 1, 0))


def counters_now(state: Solo, figure: int) -> bool:
    """Does the revealed card of an enemy have a Counter for this initiative?"""
    return acts(state, figure) and counter_now(state, figure) >= 0


def counter_now(state: Solo, figure: int) -> int:
    """The Counter for this initiative on the revealed card of an enemy, as an option of its line; -1: there is none."""
    card = state.cells[figure * BLOCK + ITEM_CARD] - 1
    if card < 0:
        return -1
    for code in DESIGNS[card].parts:
        for line in LINES[code.first : code.last]:
            chain = line.options[0].chain
            if line.kind == COUNTER_LINE and chain is not None and chain.atoms[0].mask >> state.cells[NOW] & 1:
                return line.options[0].id if modifier_open(state, figure, line) else -1
    return -1


class LookEnemy(Happen):
    """A look at the top two cards of an enemy's deck. Numbers: seat that looks, figure."""

    name: ClassVar[str] = "look_enemy"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-41.5")

    def run(self, state: Senjutsu) -> None:
        figure = self.numbers[1]
        if deck_count(solo(state), figure) < LOOKED_AT:
            gather_discards(solo(state), figure)
        known = size(state.cells[figure * EXTRA + TOP])
        for _ in range(known, min(LOOKED_AT, deck_count(solo(state), figure))):
            state.push("look_card", (figure, self.numbers[0]))


class LookCard(EnemyLuck):
    """One of the cards that are looked at. Numbers: figure, seat that looks."""

    name: ClassVar[str] = "look_card"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-41.15")

    def known(self, state: Senjutsu) -> tuple[list[int], list[int]]:
        """What may lie below the cards that were looked at already; Stuns and Poison are passed over."""
        cards, weights = unknown(solo(state), self.numbers[0])
        pairs = [(card, weight) for card, weight in zip(cards, weights, strict=True) if card < STUN_CARD]
        return [card for card, _ in pairs], [weight for _, weight in pairs]

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + card for card in self.known(state)[0]]) or (DONE,)

    def weights(self, state: Senjutsu) -> list[int]:
        return self.known(state)[1] or [1]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        figure = self.numbers[0]
        take(solo(state), figure, action - CARD)
        state.cells[figure * EXTRA + TOP] += one(action - CARD)
        if state.events is not None:
            state.tell("looked_at_card", "SJ-41.5", {"who": who(state, figure), "card": card_name(action - CARD)})


class EnemyPoison(EnemyLuck):
    """A random Poison of an enemy's poison deck for a hero. Numbers: figure, target."""

    name: ClassVar[str] = "enemy_poison"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-41.1 SJ-41.2")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        left = state.cells[self.numbers[0] * BLOCK + POISON_DECK]
        return tuple([VENOM_ACTION + kind for kind in range(POISONS) if left >> kind & 1]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            poison(state, self.numbers[0], self.numbers[1], action - VENOM_ACTION)


STEPS: Steps = (EnemyCounter, LookEnemy, LookCard, EnemyPoison)
