"""One world that a viewer could be in: hidden hands, decks and chosen cards, as far as the viewer knows no better."""

from random import Random

from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.heap import designs, every, heap_of, one
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.playing import choosable
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    CHOOSING,
    CHOSEN,
    DEEP_VENOM,
    DOWN,
    DOWN_SIZE,
    DRAWN,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    KNOWN,
    LASTING,
    LOOKED,
    LOOKED_OWNER,
    LOOKER,
    PHASE,
    PLAYED,
    READY,
    STOCK,
    TOP_SIZE,
    TOP_VENOM,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.found_cards import fitting_discards


def plug(state: Senjutsu, rng: Random) -> None:
    """Fill the holes of this very state."""
    cells = state.cells
    viewer = state.viewer
    for seat in range(state.rules.people):
        base = seat * BLOCK
        if cells[base + HAND] != HOLE:
            continue
        if not cells[ALIVE] >> seat & 1:
            for cell in (STOCK, HAND, DOWN, TOP_VENOM, DEEP_VENOM, HAND_VENOM, CHOSEN):
                cells[base + cell] = 0
        else:
            deal_cards(state, seat, cells[base + KNOWN + (viewer if viewer >= 0 else MOST_SEATS)], rng)
        for other in range(MOST_SEATS):
            if cells[base + KNOWN + other] == HOLE:
                cells[base + KNOWN + other] = cells[base + KNOWN + MOST_SEATS]
    if cells[LOOKED] == HOLE:
        cells[LOOKED] = looked_at(state, rng)
    for seat in range(state.rules.people):
        base = seat * BLOCK
        if cells[base + CHOSEN] == HOLE:
            chosen = cells[PHASE] == CHOOSING and cells[READY] >> seat & 1
            cells[base + CHOSEN] = rng.choice(choosable(state, seat)) + 1 if chosen else 0


def deal_cards(state: Senjutsu, seat: int, known: int, rng: Random) -> None:
    """Hand, face-down pile and stock of one hero: known cards in hand or pile, those looked at where they are."""
    cells = state.cells
    base = seat * BLOCK
    place_venom(state, seat, rng)
    hand_size = cells[base + HAND_SIZE] - cells[base + HAND_VENOM]
    hidden = state.rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
    in_stock = 0
    in_pile: list[int] = []
    if cells[LOOKER] and cells[LOOKED_OWNER] == seat and cells[LOOKED] != HOLE:
        if on_stack(state, "take_looked"):
            in_stock = cells[LOOKED]
        else:
            in_pile = [design for design in designs(cells[LOOKED]) if not cells[base + UP] & every(design)]
    for design in in_pile:
        if known & every(design):
            known -= one(design)
    seen = listed(known)
    rest = listed(hidden - known - in_stock - heap_of(in_pile))
    rng.shuffle(rest)
    dealt = seen + rest[: hand_size + cells[base + DOWN_SIZE] - len(in_pile) - len(seen)]
    rng.shuffle(dealt)
    cells[base + HAND] = heap_of(dealt[:hand_size])
    cells[base + DOWN] = heap_of(dealt[hand_size:]) + heap_of(in_pile)
    cells[base + STOCK] = hidden - heap_of(dealt) - heap_of(in_pile)


def on_stack(state: Senjutsu, name: str) -> int:
    """The place of a step on the stack plus one, or 0."""
    for place, step in enumerate(state.stack):
        if step.name == name:
            return place + 1
    return 0


def place_venom(state: Senjutsu, seat: int, rng: Random) -> None:
    """Where the Debilitating Poisons of a hero are: drawn since the last Choose step, on top, or deeper in the deck."""
    cells = state.cells
    base = seat * BLOCK
    cells[base + HAND_VENOM] = 0
    cells[base + TOP_VENOM] = 0
    cells[base + DEEP_VENOM] = 0
    drawn = min(cells[base + DRAWN], cells[base + HAND_SIZE])
    for _ in range(cells[base + VENOM]):
        top = cells[base + TOP_SIZE] - cells[base + TOP_VENOM]
        place = rng.randrange(max(1, drawn - cells[base + HAND_VENOM] + max(top, 0)))
        if place < drawn - cells[base + HAND_VENOM]:
            cells[base + HAND_VENOM] += 1
        elif top > 0:
            cells[base + TOP_VENOM] += 1
        else:
            cells[base + DEEP_VENOM] += 1


def looked_at(state: Senjutsu, rng: Random) -> int:
    """Cards that somebody else is looking at."""
    place = on_stack(state, "play_discarded")
    if place:
        return fitting_discards(state, state.stack[place - 1].numbers)
    place = on_stack(state, "take_looked")
    if not place:
        return 0
    _, owner, _, amount = state.stack[place - 1].numbers
    looking = on_stack(state, "look_top")
    if looking:
        amount -= state.stack[looking - 1].numbers[2]
    return heap_of(rng.sample(listed(state.cells[owner * BLOCK + STOCK]), amount))


def listed(heap: int) -> list[int]:
    """Every card of a heap, copies and all."""
    return [design for design in designs(heap) for _ in range(heap >> 2 * design & 3)]
