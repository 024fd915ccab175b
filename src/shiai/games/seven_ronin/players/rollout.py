"""What players of 7 Ronin do without long thought, for playing on in the mind of one who searches."""

from random import Random

from shiai.games.seven_ronin.players.heuristic import advise
from shiai.games.seven_ronin.rules.state import SevenRonin


def habit(state: SevenRonin, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The heuristic player is quick enough."""
    return advise(state, seat, rng)


def quiet(state: SevenRonin) -> bool:
    """Between two rounds."""
    return state.stack[-1].name == "planning"
