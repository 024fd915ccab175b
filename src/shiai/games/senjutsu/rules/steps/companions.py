"""Companions: a second figure of a seat with a deck of its own (section 59)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.senjutsu.cards.cards import POISON_CARD, STUN_CARD
from shiai.games.senjutsu.cards.heap import designs, one, size
from shiai.games.senjutsu.cards.vocabulary import AGGRESSION
from shiai.games.senjutsu.rules.actions import CARD, KAMAE, PASS
from shiai.games.senjutsu.rules.harm import check_defeat
from shiai.games.senjutsu.rules.heroes import HAEMORRHAGE
from shiai.games.senjutsu.rules.piles import card_name, deck_size
from shiai.games.senjutsu.rules.playing import half_of, playable
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLEEDING,
    BLOCK,
    CHOSEN,
    DEEP_VENOM,
    DRAWN,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    KAMAE_AT,
    STOCK,
    STUNS,
    STUNS_IN_DECK,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import CardLuck, Question, SecretQuestion, Steps
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.rules.steps.hands import Draw, others_than, take_top
from shiai.games.senjutsu.rules.steps.kamae import take_kamae
from shiai.games.senjutsu.rules.table import companions_of, highest_first, take_advantage, who

LOOKED_AT: Final = 2  # cards, of which one is used
LAST_STAND: Final = 1  # without its hero a companion uses the top card


class StartSide(Question):
    """Choose the side of the Kamae card on which a companion begins."""

    name: ClassVar[str] = "start_side"
    clause: ClassVar[str] = "SJ-59.8"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-59.8
        return KAMAE.masked(state.rules.heroes[seat].sides)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        take_kamae(state, seat, KAMAE.part(action), "SJ-59.8")


class LookAll(Happen[Senjutsu]):
    """Before the draw all players look at the top cards of the decks of their companions."""

    name: ClassVar[str] = "look_all"

    def run(self, state: Senjutsu) -> None:
        for figure in highest_first(state, companions_of(state)):
            # SJ-59.9, SJ-59.22
            hero = state.rules.owners[figure]
            left = LOOKED_AT if state.cells[ALIVE] >> hero & 1 else LAST_STAND
            state.push(CompanionCard(figure, int(left == LAST_STAND)))
            state.push(TurnUp(figure, left, 0))


def bleed(state: Senjutsu, figure: int) -> None:
    """Let a bleeding companion discard the top card of its deck; Haemorrhagic Toxin does the same."""
    base = figure * BLOCK
    # SJ-59.16
    lost = int(state.cells[base + BLEEDING] > 0) + int(state.cells[base + TOXINS + HAEMORRHAGE - 1] > 0)
    if lost:
        state.push(TurnUp(figure, lost, 1))


class TurnUp(Happen[Senjutsu]):
    """Take the next of so many cards from the top of the deck of a companion.

    `lost` is 1 when they are discarded.
    """

    name: ClassVar[str] = "turn_up"

    def __init__(self, figure: int, left: int, lost: int) -> None:
        self.figure = figure
        self.left = left
        self.lost = lost

    def run(self, state: Senjutsu) -> None:
        figure = self.figure
        base = figure * BLOCK
        cells = state.cells
        if not self.left or not cells[ALIVE] >> figure & 1:
            return
        if not deck_size(state, figure) and cells[base + UP]:
            # SJ-59.14
            cells[base + STOCK] += cells[base + UP]
            cells[base + UP] = 0
            if state.events is not None:
                state.tell("deck_shuffled", "SJ-59.14", {"who": who(state, figure)})
        if deck_size(state, figure):
            state.push(TurnUp(figure, self.left - 1, self.lost))
            state.push(TopCard(figure, self.lost))


class TopCard(CardLuck):
    """Luck decides what lies on top of the deck of a companion; `lost` is 1 when it is discarded."""

    name: ClassVar[str] = "top_card"
    clause: ClassVar[str] = "SJ-59.9"

    def __init__(self, owner: int, lost: int) -> None:
        self.owner = owner
        self.lost = lost

    def outcomes(self, state: Senjutsu) -> list[tuple[int, int]]:
        """Actions and weights."""
        cells = state.cells
        base = self.owner * BLOCK
        stock = cells[base + STOCK]
        if cells[base + TOP_SIZE]:
            venom, places = cells[base + TOP_VENOM], cells[base + TOP_SIZE]
        else:
            venom, places = cells[base + DEEP_VENOM], deck_size(state, self.owner)
        others = size(stock) + cells[base + STUNS_IN_DECK]
        found = [(CARD.at(design), stock >> 2 * design & 3) for design in designs(stock)]
        found.append((CARD.at(STUN_CARD), cells[base + STUNS_IN_DECK]))
        weighted = [(action, weight * (places - venom)) for action, weight in found]
        weighted.append((CARD.at(POISON_CARD), venom * (others or 1)))
        return sorted([(action, weight) for action, weight in weighted if weight > 0])

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([action for action, _ in self.outcomes(state)])

    def weights(self, state: Senjutsu) -> list[int]:
        return [weight for _, weight in self.outcomes(state)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        figure, card = self.owner, CARD.part(action)
        base = figure * BLOCK
        cells = state.cells
        take_top(state, figure, card == POISON_CARD)
        if card == STUN_CARD:
            cells[base + STUNS_IN_DECK] -= 1
            cells[base + STUNS] += 1
            state.reveals += 1
            if state.events is not None:
                state.tell("stun_in_play", "SJ-59.15", {"who": who(state, figure)})
            check_defeat(state, figure)
        elif self.lost:
            self.lose(state, card)
        else:
            if card == POISON_CARD:
                cells[base + HAND_VENOM] += 1
            else:
                cells[base + STOCK] -= one(card)
                cells[base + HAND] += one(card)
            cells[base + HAND_SIZE] += 1
            cells[base + DRAWN] += 1
            if state.events is not None:
                owner = state.rules.owners[figure]
                name = "poison-002" if card == POISON_CARD else card_name(card)
                state.tell("drew", "SJ-59.9", {"who": who(state, figure), "card": name}, (owner,))
                state.tell("drew_hidden", "SJ-59.9", {"who": who(state, figure)}, others_than(state, owner))

    def lose(self, state: Senjutsu, card: int) -> None:
        """Discard the card that bleeding turns up."""
        base = self.owner * BLOCK
        if card == POISON_CARD:
            drop_poison(state, self.owner)
            return
        state.cells[base + STOCK] -= one(card)
        state.cells[base + UP] += one(card)
        state.reveals += 1
        if state.events is not None:
            state.tell("discarded", "SJ-59.16", {"who": who(state, self.owner), "card": card_name(card)})


def drop_poison(state: Senjutsu, figure: int) -> None:
    """A Debilitating Poison that is not played leaves the game (SJ-27.26)."""
    state.cells[figure * BLOCK + VENOM] -= 1
    if state.events is not None:
        state.tell("poison_left", "SJ-27.26", {"who": who(state, figure)})


class CompanionCard(SecretQuestion):
    """Choose the card that a companion uses in this turn; the others that were looked at are discarded face up.

    `alone` is 1 when the hero is defeated and nothing is left to choose.
    """

    name: ClassVar[str] = "companion_card"
    clause: ClassVar[str] = "SJ-59.9"

    def __init__(self, seat: int, alone: int) -> None:
        super().__init__(seat)
        self.alone = alone

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        if state.cells[base + HAND_VENOM]:
            return (CARD.at(POISON_CARD),)  # a Poison must be played (SJ-27.22)
        # Its half must be affordable (SJ-59.12).
        found = [i for i in designs(state.cells[base + HAND]) if playable(state, seat, half_of(state, seat, i))]
        return tuple([CARD.at(design) for design in found]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        cells = state.cells
        used = -1 if action == PASS else CARD.part(action)
        cells[base + CHOSEN] = used + 1
        if used == POISON_CARD:
            while cells[base + HAND_VENOM] > 1:
                cells[base + HAND_VENOM] -= 1
                cells[base + HAND_SIZE] -= 1
                drop_poison(state, seat)
        for design in designs(cells[base + HAND]):
            for _ in range((cells[base + HAND] >> 2 * design & 3) - int(design == used)):
                cells[base + HAND] -= one(design)
                cells[base + HAND_SIZE] -= 1
                cells[base + UP] += one(design)
                state.reveals += 1
                if state.events is not None:
                    state.tell("discarded", "SJ-59.9", {"who": who(state, seat), "card": card_name(design)})
        if state.events is not None and used >= 0:
            state.tell("ready", "SJ-59.9", {"who": who(state, seat)})


class Bereaved(Happen[Senjutsu]):
    """The card of a figure is turned whose partner is defeated."""

    name: ClassVar[str] = "bereaved"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Senjutsu) -> None:
        figure = self.figure
        if not state.cells[ALIVE] >> figure & 1:
            return
        if state.events is not None:
            state.tell("bereaved", "SJ-59.20", {"who": who(state, figure)})
        take_advantage(state, figure)
        if figure < state.rules.people:
            # SJ-59.20
            state.push(CheckDefeat(figure))
            state.push(Draw(figure, 1))
        else:
            take_kamae(state, figure, AGGRESSION, "SJ-59.21")


def turn_side(state: Senjutsu, figure: int) -> None:
    """Turn the Kamae card of a companion."""
    sides = state.rules.heroes[figure].sides
    # SJ-59.7
    other = sides & ~(1 << state.cells[figure * BLOCK + KAMAE_AT])
    take_kamae(state, figure, other.bit_length() - 1, "SJ-59.7")


STEPS: Steps = (StartSide, LookAll, TurnUp, TopCard, CompanionCard, Bereaved)
