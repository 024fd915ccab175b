"""What cards do when an effect discards them, and at the start of every turn while they remain in play."""

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import copies, designs, every
from shiai.games.senjutsu.rules.state import BLOCK, LASTING, Senjutsu
from shiai.games.senjutsu.rules.steps import lines
from shiai.games.senjutsu.rules.table import highest_first, people_of


def push_echo(state: Senjutsu, seat: int, design: int) -> None:
    """Push the lines of a card that an effect has just discarded from the hand."""
    # SJ-57.11
    if state.rules.cards.echoing & every(design):
        code = state.rules.cards.designs[design].parts[0]
        state.push(lines.Lines(seat, code.first, code.last, 0, 0))


def push_renewals(state: Senjutsu) -> None:
    """Push the lines for the start of a turn of all cards that remain in play."""
    cards = state.rules.cards
    for seat in highest_first(state, people_of(state)):
        heap = state.cells[seat * BLOCK + LASTING] & cards.lasting[v.EACH_TURN]
        # SJ-57.14
        for design in designs(heap):
            code = cards.designs[design].parts[0]
            for _ in range(copies(heap, design)):
                state.push(lines.Lines(seat, code.reduced, code.last, 0, 0))
