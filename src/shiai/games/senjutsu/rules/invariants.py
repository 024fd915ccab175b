"""Invariants: what holds in every state that play can reach, and what a hand-written position can get wrong."""

from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import NUMBERS
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.rules.actions import MOST_FIGURES, MOST_SEATS
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    DEEP_VENOM,
    DOWN,
    DOWN_SIZE,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    KNOWN,
    LASTING,
    NOWHERE,
    PHASE,
    PLAYED,
    RANKS,
    RESULT,
    SETUP,
    STOCK,
    TOP_VENOM,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    Senjutsu,
    pieces_of_cells,
)
from shiai.games.senjutsu.rules.table import marker_of


def broken_invariants(state: Senjutsu) -> list[str]:
    """What is impossible about a state; nothing for every state that play can reach."""
    found: list[str] = []
    for seat in range(state.rules.first_enemy):
        if state.cells[ALIVE] >> seat & 1:
            found += wrong_hero(state, seat)
    return found + wrong_board(state)


def wrong_hero(state: Senjutsu, seat: int) -> list[str]:
    """Cards that are missing or too many, and limits."""
    cells = state.cells
    base = seat * BLOCK
    name = state.rules.seat_name(seat)
    found: list[str] = []
    if HOLE not in (cells[base + STOCK], cells[base + HAND], cells[base + DOWN]):
        found += wrong_cards(state, seat)
        if cells[base + HAND_SIZE] != size(cells[base + HAND]) + cells[base + HAND_VENOM]:
            found.append(f"the hand of {name} has another size than {cells[base + HAND_SIZE]}")
        if cells[base + DOWN_SIZE] != size(cells[base + DOWN]):
            found.append(f"the face-down pile of {name} has another size than {cells[base + DOWN_SIZE]}")
        if cells[base + UNSEEN_DISCARDS] > size(cells[base + STOCK]):
            found.append(f"{name} has discarded more cards unseen than there are")
        if cells[base + VENOM] != cells[base + HAND_VENOM] + cells[base + TOP_VENOM] + cells[base + DEEP_VENOM]:
            found.append(f"the Poison of {name} is counted wrongly")
        for viewer in range(MOST_SEATS + 1):
            known = cells[base + KNOWN + viewer]
            for design in designs(known) if known != HOLE else []:
                held = copies(cells[base + HAND], design) + copies(cells[base + DOWN], design)
                if copies(known, design) > held:
                    found.append(f"card {NUMBERS[design]} is known to be with {name}, but is not there")
    return found


def wrong_cards(state: Senjutsu, seat: int) -> list[str]:
    """Cards of a deck that are nowhere, or in two places."""
    cells = state.cells
    base = seat * BLOCK
    heaps = [cells[base + place] for place in (STOCK, HAND, UP, DOWN, PLAYED, LASTING)]
    whole = state.rules.heaps[seat]
    if sum(heaps) == whole or cells[RESULT]:
        return []
    name = state.rules.seat_name(seat)
    there = [sum([copies(heap, design) for heap in heaps]) for design in range(len(NUMBERS))]
    return [
        f"{name} has {there[design]} of card {NUMBERS[design]} instead of {copies(whole, design)}"
        for design in range(len(NUMBERS))
        if there[design] != copies(whole, design)
    ]


def wrong_board(state: Senjutsu) -> list[str]:
    """Figures on one space or on none, the Advantage track, terrain that overlaps."""
    cells = state.cells
    rules = state.rules
    found: list[str] = []
    alive = [seat for seat in range(rules.count) if cells[ALIVE] >> seat & 1]
    spaces = [cells[seat * BLOCK + AT] for seat in alive]
    standing = [space for space in spaces if space != NOWHERE]
    if len(set(standing)) != len(standing):
        found.append("two figures stand on one space (SJ-3.5)")
    if cells[PHASE] != SETUP:
        if len(standing) != len(spaces):
            found.append("a hero has no figure on the board (SJ-3.2)")
        if (
            sorted([rank for rank in cells[RANKS : RANKS + MOST_FIGURES] if rank < MOST_FIGURES])
            != sorted({marker_of(state, seat) for seat in alive})
            and not cells[RESULT]
        ):
            found.append("the Advantage track does not hold every hero once (SJ-4.1)")
    for space in standing:
        if not state.terrain.playable >> space & 1 or state.terrain.walls >> space & 1:
            found.append("a figure stands where none can be (SJ-3.6)")
    covered: set[int] = set()
    for code in pieces_of_cells(cells):
        for space in state.rules.board.footprint(code):
            if space in covered or space < 0:
                found.append("terrain pieces overlap (SJ-9.17)")
            covered.add(space)
    return found
