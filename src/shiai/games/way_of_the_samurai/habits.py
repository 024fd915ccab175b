"""What a fighter does without long thought, for playing on in the mind of one who searches."""

from random import Random

from shiai.games.way_of_the_samurai.advice import advise
from shiai.games.way_of_the_samurai.state import WayOfTheSamurai


def habit(state: WayOfTheSamurai, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The heuristic player is quick enough."""
    return advise(state, rng)


def quiet(state: WayOfTheSamurai) -> bool:
    """Between two exchanges."""
    step = state.stack[-1]
    return step.name == "start" or (step.name == "move" and step.numbers[0] == 0)
