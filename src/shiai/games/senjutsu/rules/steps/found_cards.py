"""Cards that are found and played as Instant Replacement (section 26)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.cards import CHAINS, DESIGNS, LINE_DESIGN
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.cards.vocabulary import CORE, NO_INSTANTS
from shiai.games.senjutsu.rules.actions import CARD, PASS, SPEED
from shiai.games.senjutsu.rules.piles import card_name, in_force, play_from_hand, take_from_pile
from shiai.games.senjutsu.rules.playing import add_item, playable, speed_of, spend_for
from shiai.games.senjutsu.rules.state import (
    BLOCK,
    DOWN,
    FOUND_AT,
    INSTANT_PLAYED,
    ITEM_SPEED,
    LOOKED,
    LOOKED_OWNER,
    LOOKER,
    MARKS,
    NOW,
    PLAYED,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, AskHand, Happen, Steps
from shiai.games.senjutsu.rules.steps.resolve import start
from shiai.games.senjutsu.rules.table import acts, who


class LookDiscards(Happen):
    """The discard pile of a target is searched for a card to play. Numbers: seat, owner, chain, place, line."""

    name: ClassVar[str] = "look_discards"

    def run(self, state: Senjutsu) -> None:
        seat, owner, _chain, _place, _line = self.numbers
        if not acts(state, seat):
            return
        state.cells[LOOKED] = fitting_discards(state, self.numbers)
        state.cells[LOOKER] = seat + 1
        state.cells[LOOKED_OWNER] = owner
        state.reveals += 1
        state.push("play_discarded", self.numbers)


def fitting_discards(state: Senjutsu, numbers: tuple[int, ...]) -> int:
    """The cards of another discard pile that could be played, each once."""
    seat, owner, chain, place, line = numbers
    base = owner * BLOCK
    fitting = (state.cells[base + UP] + state.cells[base + DOWN]) & CHAINS[chain].atoms[place].found
    return sum([one(design) for design in designs(fitting) if can_replace(state, seat, design, line)])


def can_replace(state: Senjutsu, seat: int, design: int, line: int) -> bool:
    """Can a found card be played as Instant Replacement of the card that found it (SJ-26.23)?"""
    made = DESIGNS[design]
    finder = DESIGNS[LINE_DESIGN[line]]
    return (
        not state.cells[seat * BLOCK + MARKS] & INSTANT_PLAYED
        and not in_force(state, NO_INSTANTS)
        and made.choosable
        and not made.types & CORE
        and not made.types & finder.types
        and playable(state, seat, design)
    )


class PlayDiscarded(AskHand):
    """A card found in the discard pile of another hero is played as Instant Replacement (009). Numbers as above."""

    name: ClassVar[str] = "play_discarded"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-26.23 SJ-26.24")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + design for design in designs(state.cells[LOOKED])]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.numbers[1]
        base = owner * BLOCK
        cells = state.cells
        cells[LOOKED] = 0
        cells[LOOKER] = 0
        cells[LOOKED_OWNER] = 0
        if action == PASS:
            if state.events is not None:
                state.tell("found_nothing", "SJ-28.15", {"who": who(state, seat)})
            return
        design = action - CARD
        take_from_pile(state, owner, design)
        cells[base + PLAYED] += one(design)
        state.reveals += 1
        play_as_replacement(state, seat, design)


class PlayFound(AskHand):
    """A card that this card has found is played as Instant Replacement (042). Numbers: seat, the finding design."""

    name: ClassVar[str] = "play_found"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        line = DESIGNS[self.numbers[1]].parts[0].first
        found = designs(state.cells[base + FOUND_AT])
        return (*[CARD + design for design in found if can_replace(state, seat, design, line)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action != PASS:
            play_from_hand(state, seat, action - CARD)
            play_as_replacement(state, seat, action - CARD)


def play_as_replacement(state: Senjutsu, seat: int, design: int) -> None:
    """A found card is resolved at its own initiative if that is still to come, otherwise at once (SJ-26.24)."""
    cells = state.cells
    cells[seat * BLOCK + MARKS] |= INSTANT_PLAYED
    spend_for(state, seat, design)
    if state.events is not None:
        state.tell("replaced", "SJ-26.23", {"who": who(state, seat), "card": card_name(design)})
    low, high = speed_of(state, seat, design, False)
    if low < min(high, cells[NOW]):
        state.push("found_speed", (seat, design, low, min(high, cells[NOW])))
    else:
        enter_found(state, seat, design, high)


def enter_found(state: Senjutsu, seat: int, design: int, speed: int) -> None:
    """The found card waits for its initiative, or is resolved now."""
    now = state.cells[NOW]
    item = add_item(state, seat, design, 0, min(speed, now))
    if len(DESIGNS[design].parts) > 1:
        below = add_item(state, seat, design, 1, -1)
        cell = seat * BLOCK + ITEM_SPEED + below
        state.cells[cell] = min(state.cells[cell], now)
    if speed >= now:
        start(state, seat, item)


class FoundSpeed(Ask):
    """The initiative of a found card with a variable one. Numbers: seat, design, lowest and highest value."""

    name: ClassVar[str] = "found_speed"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple(range(SPEED + self.numbers[2], SPEED + self.numbers[3] + 1))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("speed", "SJ-26.24", {"who": who(state, seat), "speed": action - SPEED})
        enter_found(state, seat, self.numbers[1], action - SPEED)


STEPS: Steps = (
    LookDiscards,
    PlayDiscarded,
    PlayFound,
    FoundSpeed,
)
