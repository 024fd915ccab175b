"""The evaluation of searches: between two rounds the values that were fitted for the equilibrium player.

In combat, and with the components of a player's box, for which nothing was fitted, it is the hand-made one.
"""

from shiai.games.seven_ronin.players import evaluation
from shiai.games.seven_ronin.players.equilibrium.values import Values, shipped_values
from shiai.games.seven_ronin.rules.components import ATTACKER
from shiai.games.seven_ronin.rules.state import SevenRonin

_shipped: list[Values] = []  # empty until they are read


def evaluate(state: SevenRonin, seat: int) -> float:
    """The value of a complete state for a seat: 1 is a win, -1 a loss."""
    if not state.is_planning() or state.rules.options["box"]:
        return evaluation.evaluate(state, seat)
    if not _shipped:
        _shipped.append(shipped_values(state.rules.game.version))
    value = _shipped[0].value(state)
    return value if seat == ATTACKER else -value
