"""How good a state is for a seat."""

from shiai.games.senjutsu.state import BLEEDING, BLOCK, WOUNDS, Senjutsu


def evaluate(state: Senjutsu, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    own = state.cells[seat * BLOCK + WOUNDS] + state.cells[seat * BLOCK + BLEEDING]
    return -own / 10.0
