"""What is impossible in solo play: cards of enemies that are in two places, moods that there are not."""

from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.rules.invariants import faults as duel_faults
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, LASTING, PLAYED, STOCK, UP
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import EXTRA, FACE_DOWN, KEPT, LIMIT, OUT, SEEN, TOP, Solo


def faults(state: Solo) -> list[str]:
    """What is impossible about a state; nothing for every state that play can reach."""
    found = duel_faults(state)
    cells = state.cells
    owners: dict[int, int] = {}
    for figure in range(state.rules.people, state.rules.count):
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
