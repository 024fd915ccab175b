"""Filling holes: hidden hands, decks and chosen cards, in agreement with all that the viewer knows."""

from random import Random

from shiai.core.chance import shuffle
from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import POISON_CARD
from shiai.games.senjutsu.cards.heap import copies, designs, every, heap_of, one
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.playing import choosable, half_of, playable
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
    HIDDEN_PILES,
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
from shiai.games.senjutsu.rules.steps.companions import CompanionCard, TurnUp
from shiai.games.senjutsu.rules.steps.found_cards import PlayDiscarded, fitting_discards
from shiai.games.senjutsu.rules.steps.searches import LookTop, RevealTop, TakeLooked


def fill_holes(state: Senjutsu, rng: Random) -> None:
    """Replace the holes of this very state by one world its viewer could be in."""
    cells = state.cells
    viewer = state.viewer
    for seat in range(state.rules.first_enemy):
        base = seat * BLOCK
        if cells[base + STOCK] != HOLE:
            continue
        if not cells[ALIVE] >> seat & 1:
            for cell in (*HIDDEN_PILES, HAND, HAND_VENOM):
                cells[base + cell] = 0
        elif seat >= state.rules.people:
            deal_companion(state, seat, rng)
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


def deal_companion(state: Senjutsu, figure: int, rng: Random) -> None:
    """Deck of a companion, and the cards that were looked at; the one that lies there chosen could be paid for."""
    cells = state.cells
    base = figure * BLOCK
    place_venom(state, figure, rng)
    cells[base + DOWN] = 0
    cells[base + CHOSEN] = 0
    hidden = state.rules.heaps[figure] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
    asked = any(isinstance(step, (CompanionCard, TurnUp)) and figure in step.numbers()[:1] for step in state.stack)
    held = cells[base + HAND_SIZE] - cells[base + HAND_VENOM]
    rest = listed(hidden)
    rng.shuffle(rest)
    hand = rest[:held]
    if not asked and cells[base + HAND_VENOM]:
        cells[base + CHOSEN] = POISON_CARD + 1
    elif not asked and held:
        used = next((i for i in rest if playable(state, figure, half_of(state, figure, i))), rest[0])
        hand = [used]
        cells[base + CHOSEN] = used + 1
    cells[base + HAND] = heap_of(hand)
    cells[base + STOCK] = hidden - cells[base + HAND]


def deal_cards(state: Senjutsu, seat: int, known: int, rng: Random) -> None:
    """Hand, face-down pile and stock of one hero: known cards in hand or pile, those looked at where they are."""
    cells = state.cells
    base = seat * BLOCK
    open_hand = cells[base + HAND]
    place_venom(state, seat, rng)
    hand_size = cells[base + HAND_SIZE] - cells[base + HAND_VENOM]
    hidden = state.rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
    if open_hand != HOLE:  # only the pile is unknown then
        hidden -= open_hand
        hand_size = 0
        known = without(known, open_hand)
    in_stock = 0
    in_pile: list[int] = []
    if cells[LOOKER] and cells[LOOKED_OWNER] == seat and cells[LOOKED] != HOLE:
        if any(isinstance(step, TakeLooked) for step in state.stack):
            in_stock = cells[LOOKED]
        else:
            in_pile = [design for design in designs(cells[LOOKED]) if not cells[base + UP] & every(design)]
    for step in state.stack:
        if isinstance(step, RevealTop) and step.owner == seat:
            in_stock = step.aside
    for design in in_pile:
        if known & every(design):
            known -= one(design)
    seen = listed(known)
    rest = listed(hidden - known - in_stock - heap_of(in_pile))
    shuffle(rest, rng)
    dealt = seen + rest[: hand_size + cells[base + DOWN_SIZE] - len(in_pile) - len(seen)]
    shuffle(dealt, rng)
    if open_hand == HOLE:
        cells[base + HAND] = heap_of(dealt[:hand_size])
    cells[base + DOWN] = heap_of(dealt[hand_size:]) + heap_of(in_pile)
    cells[base + STOCK] = hidden - heap_of(dealt) - heap_of(in_pile)


def without(known: int, hand: int) -> int:
    """What is known to lie face down, if all that could be in the hand lies there."""
    for design in designs(known):
        known -= min(copies(known, design), copies(hand, design)) * one(design)
    return known


def place_venom(state: Senjutsu, seat: int, rng: Random) -> None:
    """Where the Debilitating Poisons of a hero are: drawn since the last Choose step, on top, or deeper in the deck."""
    cells = state.cells
    base = seat * BLOCK
    seen = cells[base + HAND_VENOM]
    if seen == HOLE:
        cells[base + HAND_VENOM] = 0
    cells[base + TOP_VENOM] = 0
    cells[base + DEEP_VENOM] = 0
    drawn = min(cells[base + DRAWN], cells[base + HAND_SIZE]) if seen == HOLE else cells[base + HAND_VENOM]
    for _ in range(cells[base + VENOM] - max(0, seen)):
        top = cells[base + TOP_SIZE] - cells[base + TOP_VENOM]
        place = rng.randrange(max(1, drawn - cells[base + HAND_VENOM] + max(top, 0)))
        if place < drawn - cells[base + HAND_VENOM]:
            cells[base + HAND_VENOM] += 1
        elif top > 0:
            cells[base + TOP_VENOM] += 1
        else:
            cells[base + DEEP_VENOM] += 1


def looked_at(state: Senjutsu, rng: Random) -> int:
    """The heap of cards that another player is looking at."""
    owner = -1
    seen = 0
    for step in state.stack:
        if isinstance(step, PlayDiscarded):
            return fitting_discards(state, step.seat, step.owner, step.chain, step.place, step.line)
        if isinstance(step, TakeLooked):
            owner = step.owner
            seen += step.amount
        elif isinstance(step, LookTop):
            seen -= step.left
    return heap_of(rng.sample(listed(state.cells[owner * BLOCK + STOCK]), seen)) if owner >= 0 else 0


def listed(heap: int) -> list[int]:
    """Every card of a heap, copies and all."""
    return [design for design in designs(heap) for _ in range(heap >> 2 * design & 3)]
