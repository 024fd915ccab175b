"""Instant cards and the moments at which they are played (sections 12, 26 and 32), and what Bushido cards ask."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.cards.heap import designs, every, mask_of
from shiai.games.senjutsu.cards.structure import COUNTER_LINE
from shiai.games.senjutsu.rules.actions import CARD, DONE, PASS, TARGET, TYPE, WIDEN_DOWN, WIDEN_UP, with_other
from shiai.games.senjutsu.rules.piles import card_name, could_hold, in_force, play_from_hand
from shiai.games.senjutsu.rules.playing import LOWEST_WIDE, add_item, bought, playable_of, printed, spend_for
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    FORBIDDEN,
    HAND,
    HIDDEN_AT,
    INSTANT_PLAYED,
    ITEM_CARD,
    MARKS,
    NAMED,
    WIDE_DOWN,
    WIDE_UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import block, lines
from shiai.games.senjutsu.rules.steps.base import Question, SecretQuestion, Steps
from shiai.games.senjutsu.rules.table import acts, opponents, people_of, seats_of, tell_aim, who

AFTER: Final = {v.ATTACK_SUCCESS: v.AFTER_HIT, v.BLOCK_SUCCESS: v.AFTER_BLOCK}  # conditions by moment


def instants(state: Senjutsu, seat: int, moment: int, card: int, heap: int) -> list[int]:
    """The Instants of a heap that could be played in this window on this card (SJ-26.3, SJ-26.17)."""
    # SJ-26.17, SJ-26.18: an Instant Additional works on the own revealed card
    additional = moment not in v.LONE_MOMENTS
    cards = state.rules.cards
    made = cards.designs
    if additional and (card >= DESIGN_COUNT or made[card].core or in_force(state, v.NO_INSTANTS)):
        return []
    # SJ-26.11, SJ-26.12, SJ-26.14
    found = playable_of(state, seat, designs(heap & cards.windows[moment]))
    # SJ-26.3, SJ-26.4
    return [i for i in found if not (additional and made[i].types & made[card].types)]


def push_window(state: Senjutsu, seat: int, moment: int, targets: int, card: int) -> None:
    """Push a moment for Instants, if this player could hold one for it; arguments as for `Window`."""
    # SJ-26.22, SJ-26.25, SJ-32.13, SJ-32.21: the caller says at which moment
    rules = state.rules
    if rules.moments[seat] >> moment & 1 and could_hold(state, seat) & rules.cards.windows[moment]:
        state.push(Window(seat, moment, targets, card))


class Window(Happen[Senjutsu]):
    """Ask a player for an Instant at this moment, if one could be played.

    `targets` is the mask of possible targets, `card` what the Instant works on.
    """

    name: ClassVar[str] = "window"

    def __init__(self, seat: int, moment: int, targets: int, card: int) -> None:
        self.seat = seat
        self.moment = moment
        self.targets = targets
        self.card = card

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        # SJ-26.1
        if not acts(state, seat) or state.cells[seat * BLOCK + MARKS] & INSTANT_PLAYED:
            return
        if instants(state, seat, self.moment, self.card, could_hold(state, seat)):
            state.push(Instant(self.seat, self.moment, self.targets, self.card))


class Instant(SecretQuestion):
    """Play an Instant or pass; fields as for `Window`."""

    name: ClassVar[str] = "instant"
    clause: ClassVar[str] = "SJ-26.5"

    def __init__(self, seat: int, moment: int, targets: int, card: int) -> None:
        super().__init__(seat)
        self.moment = moment
        self.targets = targets
        self.card = card

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        return with_other([CARD.at(design) for design in instants(state, seat, self.moment, self.card, hand)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = CARD.part(action)
        state.cells[seat * BLOCK + MARKS] |= INSTANT_PLAYED
        # SJ-26.5, SJ-26.10, SJ-26.15: beside the turn's card
        play_from_hand(state, seat, design)
        if state.events is not None:
            state.tell("instant", "SJ-26.5", {"who": who(state, seat), "card": card_name(design)})
        spend_for(state, seat, design)
        made = state.rules.cards.designs[design]
        if made.two_moments:
            # SJ-51.11: gates of the card tell the two moments apart
            state.cells[seat * BLOCK + HIDDEN_AT] |= AFTER.get(self.moment, 0)
            state.push(ForgetMoment(seat))
        if len(made.parts) > 1:
            # SJ-26.21
            add_item(state, seat, design, 1, -1)
        if not made.targets or state.rules.additional_hits_all:
            state.push(Enhance(seat, design, self.targets))
        else:
            state.push(AimInstant(seat, design, self.targets & state.cells[ALIVE]))


class ForgetMoment(Happen[Senjutsu]):
    """The lines of an Instant are carried out: at which moment it was played does not matter any more."""

    name: ClassVar[str] = "forget_moment"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        state.cells[self.seat * BLOCK + HIDDEN_AT] &= ~(v.AFTER_HIT | v.AFTER_BLOCK)


class AimInstant(Question):
    """Choose the target of an Instant from the mask `targets`."""

    name: ClassVar[str] = "aim_instant"
    clause: ClassVar[str] = "SJ-18.11"

    def __init__(self, seat: int, design: int, targets: int) -> None:
        super().__init__(seat)
        self.design = design
        self.targets = targets

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-18.11
        return TARGET.masked(self.targets) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.push(Enhance(seat, self.design, 0 if action == DONE else 1 << TARGET.part(action)))
        if action != DONE:
            tell_aim(state, seat, TARGET.part(action), "SJ-18.11")


class Enhance(Happen[Senjutsu]):
    """Carry out the lines of an Instant; a Counter symbol on it comes first (SJ-23.15)."""

    name: ClassVar[str] = "enhance"

    def __init__(self, seat: int, design: int, targets: int) -> None:
        self.seat = seat
        self.design = design
        self.targets = targets

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        code = state.rules.cards.designs[self.design].parts[0]
        end = min(code.success, code.reduced)
        # SJ-26.20
        state.push(lines.Lines(seat, code.first, end, self.targets, 0))
        if any(line.kind == COUNTER_LINE for line in state.rules.cards.lines[code.first : end]):
            for attacker in seats_of(self.targets & opponents(state, seat)):
                state.push(block.MayCounter(seat, attacker, code.first, end))


class Widen(Question):
    """Choose at which end Broad Block widens the range of initiatives."""

    name: ClassVar[str] = "widen"
    clause: ClassVar[str] = "SJ-12.16"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        low, _ = printed(state, seat, state.cells[base + ITEM_CARD] - 1, bought(state, seat))
        # SJ-12.16
        down = low > LOWEST_WIDE and not state.rules.widen_upwards_only
        return (WIDEN_UP, WIDEN_DOWN) if down else (WIDEN_UP,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + MARKS] |= WIDE_UP if action == WIDEN_UP else WIDE_DOWN
        if state.events is not None:
            way = "widened_up" if action == WIDEN_UP else "widened_down"
            state.tell(way, "SJ-12.16", {"who": who(state, seat)})


class Forbid(Question):
    """Choose the card type that nobody may play in this turn (092)."""

    name: ClassVar[str] = "forbid"

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types = types

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return TYPE.masked(self.types)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        kind = TYPE.part(action)
        state.cells[FORBIDDEN] |= 1 << kind
        if state.events is not None:
            state.tell("forbidden", "SJ-26.22", {"who": who(state, seat), "type": f"type-{v.TYPE_NAMES[kind]}"})


class NameCard(Question):
    """Name a card that nobody may play in this turn (094)."""

    name: ClassVar[str] = "name_card"
    clause: ClassVar[str] = "SJ-26.26"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        rules = state.rules
        heap = 0
        for other in seats_of(people_of(state)):
            # core cards are ability cards too (SJ-26.26)
            heap |= rules.heaps[other] | mask_of([rules.heroes[other].core, *rules.decks[other].weapons])
        return tuple([CARD.at(design) for design in designs(heap & ~state.cells[NAMED])])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[NAMED] |= every(CARD.part(action))
        if state.events is not None:
            state.tell("named", "SJ-26.26", {"who": who(state, seat), "card": card_name(CARD.part(action))})


STEPS: Steps = (Window, Instant, ForgetMoment, AimInstant, Enhance, Widen, Forbid, NameCard)
