"""Cards that are found and played as Instant Replacement (section 26)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.cards.vocabulary import CORE, NO_INSTANTS
from shiai.games.senjutsu.rules.actions import CARD, PASS, SPEED, with_other
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
from shiai.games.senjutsu.rules.steps import resolve, speeds
from shiai.games.senjutsu.rules.steps.base import Question, SecretQuestion, Steps
from shiai.games.senjutsu.rules.table import acts, purse, who


class LookDiscards(Happen[Senjutsu]):
    """Search the discard pile of `owner` for a card to play; `chain`, `place` and `line` say where the effect is."""

    name: ClassVar[str] = "look_discards"

    def __init__(self, seat: int, owner: int, chain: int, place: int, line: int) -> None:
        self.seat = seat
        self.owner = owner
        self.chain = chain
        self.place = place
        self.line = line

    def run(self, state: Senjutsu) -> None:
        if not acts(state, self.seat):
            return
        state.cells[LOOKED] = fitting_discards(state, self.seat, self.owner, self.chain, self.place, self.line)
        state.cells[LOOKER] = self.seat + 1
        state.cells[LOOKED_OWNER] = self.owner
        state.reveals += 1
        state.push(PlayDiscarded(self.seat, self.owner, self.chain, self.place, self.line))


def fitting_discards(state: Senjutsu, seat: int, owner: int, chain: int, place: int, line: int) -> int:
    """The heap of cards of another discard pile that could be played, each once."""
    base = owner * BLOCK
    wanted = state.rules.cards.chains[chain].atoms[place].found
    fitting = (state.cells[base + UP] + state.cells[base + DOWN]) & wanted
    return sum([one(design) for design in designs(fitting) if can_replace(state, seat, design, line)])


def can_replace(state: Senjutsu, seat: int, design: int, line: int) -> bool:
    """Can a found card be played as Instant Replacement of the card that found it (SJ-26.23)?"""
    made = state.rules.cards.designs[design]
    finder = state.rules.cards.made_of(line)
    # SJ-26.23
    return (
        not state.cells[seat * BLOCK + MARKS] & INSTANT_PLAYED
        and not in_force(state, NO_INSTANTS)
        and made.choosable
        and not made.types & CORE
        and not made.types & finder.types
        and playable(state, seat, design)
    )


class PlayDiscarded(SecretQuestion):
    """Choose the found card of another hero that is played as Instant Replacement (009); fields as above."""

    name: ClassVar[str] = "play_discarded"
    clause: ClassVar[str] = "SJ-26.23"

    def __init__(self, seat: int, owner: int, chain: int, place: int, line: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.chain = chain
        self.place = place
        self.line = line

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(state.cells[LOOKED])]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.owner
        base = owner * BLOCK
        cells = state.cells
        cells[LOOKED] = 0
        cells[LOOKER] = 0
        cells[LOOKED_OWNER] = 0
        if action == PASS:
            if state.events is not None:
                state.tell("found_nothing", "SJ-28.15", {"who": who(state, seat)})
            return
        design = CARD.part(action)
        take_from_pile(state, owner, design)
        cells[base + PLAYED] += one(design)
        state.reveals += 1
        play_as_replacement(state, seat, design)


def found_is_playable(state: Senjutsu, seat: int, line: int, price: int) -> bool:
    """Could a card that was found be played as Instant Replacement after this payment?"""
    # SJ-26.28
    left = purse(state, seat) - price
    found = designs(state.cells[seat * BLOCK + FOUND_AT])
    made = state.rules.cards.designs
    return any(made[design].cost <= left and can_replace(state, seat, design, line) for design in found)


class PlayFound(SecretQuestion):
    """Play a found card as Instant Replacement or pass (042); `finder` is the design that found it."""

    name: ClassVar[str] = "play_found"

    def __init__(self, seat: int, finder: int) -> None:
        super().__init__(seat)
        self.finder = finder

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        line = state.rules.cards.designs[self.finder].parts[0].first
        found = designs(state.cells[base + FOUND_AT])
        return with_other([CARD.at(design) for design in found if can_replace(state, seat, design, line)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action != PASS:
            design = CARD.part(action)
            play_from_hand(state, seat, design)
            play_as_replacement(state, seat, design)


def play_as_replacement(state: Senjutsu, seat: int, design: int) -> None:
    """Resolve a found card at its own initiative if that is still to come, otherwise at once (SJ-26.24)."""
    cells = state.cells
    cells[seat * BLOCK + MARKS] |= INSTANT_PLAYED
    spend_for(state, seat, design)
    if state.events is not None:
        state.tell("replaced", "SJ-26.23", {"who": who(state, seat), "card": card_name(design)})
    # SJ-26.24
    low, high = speed_of(state, seat, design, False)
    if low < min(high, cells[NOW]):
        state.push(FoundSpeed(seat, design, low, min(high, cells[NOW])))
    else:
        enter_found(state, seat, design, high)


def enter_found(state: Senjutsu, seat: int, design: int, speed: int) -> None:
    """Let a found card wait for its initiative, or resolve it now."""
    now = state.cells[NOW]
    item = add_item(state, seat, design, 0, min(speed, now))
    if len(state.rules.cards.designs[design].parts) > 1:
        below = add_item(state, seat, design, 1, -1)
        cell = seat * BLOCK + ITEM_SPEED + below
        state.cells[cell] = min(state.cells[cell], now)
    if speed >= now:
        resolve.start(state, seat, item)
    speeds.ask_lower(state, seat, design, now)


class FoundSpeed(Question):
    """Choose the initiative of a found card, from `low` to `high`."""

    name: ClassVar[str] = "found_speed"

    def __init__(self, seat: int, design: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.design = design
        self.low = low
        self.high = high

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([SPEED.at(speed) for speed in range(self.low, self.high + 1)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        speed = SPEED.part(action)
        if state.events is not None:
            state.tell("speed", "SJ-26.24", {"who": who(state, seat), "speed": speed})
        enter_found(state, seat, self.design, speed)


STEPS: Steps = (
    LookDiscards,
    PlayDiscarded,
    PlayFound,
    FoundSpeed,
)
