"""How good a state of Samurai Spirit is."""

from shiai.games.samurai_spirit.state import RESULT, VILLAGE_SAVED, SamuraiSpirit


def evaluate(state: SamuraiSpirit) -> float:
    """From -1 (lost) to 1 (won)."""
    if state.cells[RESULT]:
        return 1.0 if state.cells[RESULT] == VILLAGE_SAVED else -1.0
    return 0.0
