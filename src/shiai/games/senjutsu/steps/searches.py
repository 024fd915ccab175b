"""Searches, and cards that are found (sections 26 and 28)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.senjutsu.actions import CARD, PASS, SPEED
from shiai.games.senjutsu.cards import CHAINS, DESIGNS, FOUND, LINE_DESIGN
from shiai.games.senjutsu.heap import designs, every, one, size
from shiai.games.senjutsu.playing import add_item, playable, speed_of, spend_for
from shiai.games.senjutsu.state import (
    BLOCK,
    DOWN,
    DOWN_SIZE,
    FOUND_AT,
    HAND,
    HAND_SIZE,
    INSTANT_PLAYED,
    ITEM_SPEED,
    KNOWN,
    LOOKED,
    LOOKED_OWNER,
    LOOKER,
    MARKS,
    NOW,
    PLAYED,
    STOCK,
    UNSEEN_DISCARDS,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.steps.base import Ask, AskHand, Happen, Luck, Steps
from shiai.games.senjutsu.steps.hands import others_than, shuffle_deck
from shiai.games.senjutsu.steps.resolve import start
from shiai.games.senjutsu.table import (
    acts,
    card_name,
    forget,
    in_force,
    play_from_hand,
    show_card,
    who,
)
from shiai.games.senjutsu.vocabulary import CORE, NO_INSTANTS, SEARCH_DECK


class SettleUnseen(Luck):
    """Somebody looks: luck decides which cards were discarded unseen. Numbers: owner."""

    name: ClassVar[str] = "settle_unseen"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + design for design in designs(state.cells[self.numbers[0] * BLOCK + STOCK])])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = state.cells[self.numbers[0] * BLOCK + STOCK]
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        base = self.numbers[0] * BLOCK
        cells = state.cells
        state.stack.pop()
        cells[base + STOCK] -= one(action - CARD)
        cells[base + DOWN] += one(action - CARD)
        cells[base + DOWN_SIZE] += 1
        cells[base + UNSEEN_DISCARDS] -= 1
        if state.events is not None:
            owner = self.numbers[0]
            values: Values = {"who": who(state, owner), "card": card_name(action - CARD)}
            state.tell("seen_in_pile", "SJ-28.1", values, (owner,))
        if cells[base + UNSEEN_DISCARDS]:
            state.push("settle_unseen", self.numbers)


class Search(AskHand):
    """A card of the own deck or discard pile is taken into hand. Numbers: seat, chain, place of the effect in it."""

    name: ClassVar[str] = "search"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.1 SJ-28.2 SJ-28.3 SJ-28.4 SJ-28.15 SJ-28.16 SJ-28.21")

    def found(self, state: Senjutsu, seat: int) -> int:
        """The heap of cards that fit."""
        base = seat * BLOCK
        atom = CHAINS[self.numbers[1]].atoms[self.numbers[2]]
        cells = state.cells
        heap = cells[base + STOCK] if atom.kind == SEARCH_DECK else cells[base + UP] | cells[base + DOWN]
        return heap & FOUND[id(atom)]

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (*[CARD + design for design in designs(self.found(state, seat))], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        cells = state.cells
        from_deck = CHAINS[self.numbers[1]].atoms[self.numbers[2]].kind == SEARCH_DECK
        if action != PASS:
            design = action - CARD
            if from_deck:
                cells[base + STOCK] -= one(design)
            elif cells[base + UP] & every(design):
                cells[base + UP] -= one(design)
            else:
                cells[base + DOWN] -= one(design)
                cells[base + DOWN_SIZE] -= 1
                forget(state, seat, design)
            cells[base + HAND] += one(design)
            cells[base + HAND_SIZE] += 1
            cells[base + FOUND_AT] |= one(design)
            show_card(state, seat, design)
            if state.events is not None:
                state.tell("found", "SJ-28.2", {"who": who(state, seat), "card": card_name(design)})
        elif state.events is not None:
            state.tell("found_nothing", "SJ-28.15", {"who": who(state, seat)})
        if from_deck:
            shuffle_deck(state, seat)


class LookTop(Luck):
    """Ability cards on top of a deck are looked at. Numbers: owner, looker, how many are left."""

    name: ClassVar[str] = "look_top"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.17")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + design for design in designs(unlooked(state, self.numbers[0]))])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = unlooked(state, self.numbers[0])
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        owner, looker, left = self.numbers
        state.stack.pop()
        state.cells[LOOKER] = looker + 1
        state.cells[LOOKED_OWNER] = owner
        state.cells[LOOKED] += one(action - CARD)
        if state.events is not None:
            values: Values = {"who": who(state, owner), "card": card_name(action - CARD)}
            state.tell("seen_on_top", "SJ-28.17", values, (looker,))
        if left > 1:
            state.push("look_top", (owner, looker, left - 1))


def unlooked(state: Senjutsu, owner: int) -> int:
    """The cards of which any could be the next one on top of a deck."""
    return state.cells[owner * BLOCK + STOCK] - state.cells[LOOKED]


def look_at_top(state: Senjutsu, seat: int, owner: int, amount: int, must: int) -> None:
    """Somebody looks at the top of a deck and takes one of the cards for its owner (SJ-28.17)."""
    base = owner * BLOCK
    amount = min(amount, size(state.cells[base + STOCK]) - state.cells[base + UNSEEN_DISCARDS])
    if amount:
        state.push("take_looked", (seat, owner, must, amount))
        state.push("look_top", (owner, seat, amount))


class TakeLooked(AskHand):
    """One of the cards looked at goes into its owner's hand. Numbers: who chooses, owner, 1 if it must, how many."""

    name: ClassVar[str] = "take_looked"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        found = tuple([CARD + design for design in designs(state.cells[LOOKED])])
        return found if found and self.numbers[2] else (*found, PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.numbers[1]
        cells = state.cells
        base = owner * BLOCK
        if action != PASS:
            design = action - CARD
            cells[base + STOCK] -= one(design)
            cells[base + HAND] += one(design)
            cells[base + HAND_SIZE] += 1
            if owner != seat and cells[base + KNOWN + seat] >> 2 * design & 3 < 3:
                cells[base + KNOWN + seat] += one(design)
            if state.events is not None:
                told = (seat,) if owner == seat else (seat, owner)
                state.tell("took", "SJ-28.2", {"who": who(state, owner), "card": card_name(design)}, told)
                others = tuple([other for other in others_than(state, owner) if other not in told])
                state.tell("took_hidden", "SJ-28.2", {"who": who(state, owner)}, others)
        elif state.events is not None:
            state.tell("found_nothing", "SJ-28.15", {"who": who(state, owner)})
        cells[LOOKED] = 0
        cells[LOOKER] = 0
        cells[LOOKED_OWNER] = 0
        shuffle_deck(state, owner)


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
    fitting = (state.cells[base + UP] + state.cells[base + DOWN]) & FOUND[id(CHAINS[chain].atoms[place])]
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
        if cells[base + UP] & every(design):
            cells[base + UP] -= one(design)
        else:
            cells[base + DOWN] -= one(design)
            cells[base + DOWN_SIZE] -= 1
            forget(state, owner, design)
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
    SettleUnseen,
    Search,
    LookTop,
    TakeLooked,
    LookDiscards,
    PlayDiscarded,
    PlayFound,
    FoundSpeed,
)
