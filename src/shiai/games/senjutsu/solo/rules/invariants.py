"""Invariants of solo play: cards of enemies are in one place, and enemies have limits."""

from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.rules.invariants import broken_invariants as broken_in_duel
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, LASTING, PLAYED, STOCK, UP
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import EXTRA, FACE_DOWN, KEPT, LIMIT, OUT, SEEN, TOP, Solo


def broken_invariants(state: Solo) -> list[str]:
    """What is impossible about a state; nothing for every state that play can reach."""
    found = broken_in_duel(state)
    cells = state.cells
    owners: dict[int, int] = {}
    for figure in range(state.rules.first_enemy, state.rules.count):
        heaps = [cells[figure * BLOCK + cell] for cell in (STOCK, UP, PLAYED, LASTING)]
        heaps += [cells[figure * EXTRA + cell] for cell in (TOP, OUT, KEPT)]
        for heap in heaps:
            for card in designs(heap):
                owners[card] = owners.get(card, 0) + copies(heap, card)
        if cells[ALIVE] >> figure & 1 and figure != state.rules.token:
            if cells[figure * EXTRA + LIMIT] < 1:
                found.append(f"enemy {figure} has no wound limit (SJ-40.4)")
            if cells[figure * EXTRA + FACE_DOWN] and deck_count(state, figure) < 0:
                found.append(f"enemy {figure} has discarded more cards unseen than there are (SJ-40.15)")
    found += [f"{CARD_NAMES[card]} is in two places (SJ-46.9)" for card, number in owners.items() if number > 1]
    found += [f"{CARD_NAMES[card]} was seen, but is nowhere" for card in designs(cells[SEEN]) if card not in owners]
    return found
