"""How good a state is for a seat, from -1 (lost) to 1 (won)."""

from shiai.games.way_of_the_samurai.state import ACTIVE, KI_AT, LIFE_AT, WayOfTheSamurai


def evaluate(state: WayOfTheSamurai, seat: int) -> float:
    """The balance of life and Ki."""
    outcome = state.outcome()
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    cells = state.cells
    mine = cells[LIFE_AT] + 0.6 * cells[KI_AT]
    enemies = range(state.rules.enemies)
    theirs = sum([cells[state.foe_life + enemy] + 0.4 * cells[state.foe_ki + enemy] for enemy in enemies])
    value = (mine - theirs) / (mine + theirs + 1.0)
    return value if cells[ACTIVE] == seat else -value
