"""Instant cards and the moments at which they are played (sections 12, 26 and 32), and what Bushido cards ask."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, LINES, at_moment
from shiai.games.senjutsu.cards.heap import designs, every
from shiai.games.senjutsu.cards.structure import COUNTER_LINE
from shiai.games.senjutsu.rules.actions import CARD, DONE, PASS, TARGET, TYPE, WIDEN_DOWN, WIDEN_UP
from shiai.games.senjutsu.rules.piles import card_name, could_hold, in_force, play_from_hand
from shiai.games.senjutsu.rules.playing import LOWEST_WIDE, add_item, playable_of, printed, spend_for
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    BOUGHT,
    FORBIDDEN,
    HAND,
    INSTANT_PLAYED,
    ITEM_CARD,
    MARKS,
    NAMED,
    WIDE_DOWN,
    WIDE_UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, AskHand, Happen, Steps
from shiai.games.senjutsu.rules.table import acts, opponents, people_of, seats_of, tell_aim, who

# Which Instants belong to which window.
AT_WINDOW: Final = {
    v.CARD_RESOLVED: at_moment(v.ADDITIONAL, (v.CARD_RESOLVED,)),
    v.ATTACK_SUCCESS: at_moment(v.ADDITIONAL, (v.ATTACK_SUCCESS, v.ANY_SUCCESS)),
    v.BLOCK_SUCCESS: at_moment(v.ADDITIONAL, (v.BLOCK_SUCCESS, v.ANY_SUCCESS)),
    v.BEFORE_OWN_CARD: at_moment(v.ADDITIONAL, (v.BEFORE_OWN_CARD,)),
    v.BEFORE_SPEED: at_moment(v.ADDITIONAL, (v.BEFORE_SPEED,)),
    v.START_OF_TURN: at_moment(v.INSTANT, (v.START_OF_TURN,)),
}


def instants(state: Senjutsu, seat: int, moment: int, card: int, heap: int) -> list[int]:
    """The Instants of a heap that could be played in this window on this card (SJ-26.3, SJ-26.17)."""
    additional = moment != v.START_OF_TURN
    if additional and (card >= len(DESIGNS) or DESIGNS[card].core or in_force(state, v.NO_INSTANTS)):
        return []
    found = playable_of(state, seat, designs(heap & AT_WINDOW[moment]))
    return [i for i in found if not (additional and DESIGNS[i].types & DESIGNS[card].types)]


def push_window(state: Senjutsu, numbers: tuple[int, int, int, int]) -> None:
    """A moment for Instants, if this player could have one for it."""
    if could_hold(state, numbers[0]) & AT_WINDOW[numbers[1]]:
        state.push("window", numbers)


class Window(Happen):
    """A moment for Instants of one player. Numbers: seat, moment, mask of possible targets, the card it works on."""

    name: ClassVar[str] = "window"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-26.1 SJ-26.3 SJ-26.4 SJ-26.11 SJ-26.12 SJ-26.14 SJ-26.17 SJ-26.18 SJ-26.22 SJ-26.25 SJ-32.1
        SJ-32.13 SJ-32.21
        """
    )

    def run(self, state: Senjutsu) -> None:
        seat, moment, _, card = self.numbers
        if not acts(state, seat) or state.cells[seat * BLOCK + MARKS] & INSTANT_PLAYED:
            return
        if instants(state, seat, moment, card, could_hold(state, seat)):
            state.push("instant", self.numbers)


class Instant(AskHand):
    """Play an Instant or pass; numbers as for a window."""

    name: ClassVar[str] = "instant"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-26.5 SJ-26.10 SJ-26.15 SJ-26.20 SJ-26.21")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        _, moment, _, card = self.numbers
        hand = state.cells[seat * BLOCK + HAND]
        return (*[CARD + design for design in instants(state, seat, moment, card, hand)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        _, _, targets, _ = self.numbers
        design = action - CARD
        state.cells[seat * BLOCK + MARKS] |= INSTANT_PLAYED
        play_from_hand(state, seat, design)
        if state.events is not None:
            state.tell("instant", "SJ-26.5", {"who": who(state, seat), "card": card_name(design)})
        spend_for(state, seat, design)
        parts = DESIGNS[design].parts
        if len(parts) > 1:
            add_item(state, seat, design, 1, -1)
        if not DESIGNS[design].targets or state.rules.additional_hits_all:
            state.push("enhance", (seat, design, targets))
        else:
            state.push("aim_instant", (seat, design, targets & state.cells[ALIVE]))


class AimInstant(Ask):
    """The target of an Instant. Numbers: seat, design, mask of those it may be."""

    name: ClassVar[str] = "aim_instant"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-18.11")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([TARGET + other for other in seats_of(self.numbers[2])]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.push("enhance", (seat, self.numbers[1], 0 if action == DONE else 1 << action - TARGET))
        if action != DONE:
            tell_aim(state, seat, action - TARGET, "SJ-18.11")


class Enhance(Happen):
    """The lines of an Instant; a Counter symbol on it is looked at first (SJ-23.15). Numbers: seat, design, targets."""

    name: ClassVar[str] = "enhance"

    def run(self, state: Senjutsu) -> None:
        seat, design, targets = self.numbers
        code = DESIGNS[design].parts[0]
        end = min(code.success, code.reduced)
        state.push("lines", (seat, code.first, end, targets, 0))
        if any(line.kind == COUNTER_LINE for line in LINES[code.first : end]):
            for attacker in seats_of(targets & opponents(state, seat)):
                state.push("may_counter", (seat, attacker, code.first, end))


class Widen(Ask):
    """Broad Block: at which end of the range? Numbers: seat."""

    name: ClassVar[str] = "widen"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.16")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        marks = state.cells[base + MARKS]
        low, _ = printed(state, seat, state.cells[base + ITEM_CARD] - 1, bool(marks & BOUGHT))
        down = low > LOWEST_WIDE and not state.rules.widen_upwards_only
        return (WIDEN_UP, WIDEN_DOWN) if down else (WIDEN_UP,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + MARKS] |= WIDE_UP if action == WIDEN_UP else WIDE_DOWN
        if state.events is not None:
            way = "widened_up" if action == WIDEN_UP else "widened_down"
            state.tell(way, "SJ-12.16", {"who": who(state, seat)})


class Forbid(Ask):
    """Honour: nobody may play cards of a type in this turn (092). Numbers: seat, mask of types."""

    name: ClassVar[str] = "forbid"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([TYPE + i for i in range(len(v.TYPE_NAMES)) if self.numbers[1] >> i & 1])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[FORBIDDEN] |= 1 << action - TYPE
        if state.events is not None:
            state.tell(
                "forbidden", "SJ-26.22", {"who": who(state, seat), "type": f"type-{v.TYPE_NAMES[action - TYPE]}"}
            )


class NameCard(Ask):
    """Righteousness: a card that nobody may play in this turn (094). Numbers: seat."""

    name: ClassVar[str] = "name_card"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        heap = 0
        for other in seats_of(people_of(state)):
            heap |= state.rules.heaps[other]
        return tuple([CARD + design for design in designs(heap & ~state.cells[NAMED])])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[NAMED] |= every(action - CARD)
        if state.events is not None:
            state.tell("named", "SJ-26.22", {"who": who(state, seat), "card": card_name(action - CARD)})


STEPS: Steps = (Window, Instant, AimInstant, Enhance, Widen, Forbid, NameCard)
