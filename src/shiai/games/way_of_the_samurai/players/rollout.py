"""What a fighter does without long thought, for playing on in the mind of one who searches."""

from random import Random

from shiai.games.way_of_the_samurai.players.heuristic import advise
from shiai.games.way_of_the_samurai.rules.state import FIRST_CARD, WayOfTheSamurai


def habit(state: WayOfTheSamurai, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The heuristic player is quick enough."""
    return advise(state, rng)


def quiet(state: WayOfTheSamurai) -> bool:
    """Before the cards of a round are drawn: gauges and hands of the last one are gone."""
    step = state.stack[-1]
    return step.name == "draw" and step.numbers[1] == 1 and not state.cells[FIRST_CARD]


def weigh(state: WayOfTheSamurai, legal: tuple[int, ...]) -> list[float]:
    """What habit would do looks as good as everything else together; whether to change the hand is left open."""
    weights = [1.0] * len(legal)
    if state.stack[-1].name != "start":
        weights[legal.index(advise(state, Random(0)))] += len(legal)
    return weights
