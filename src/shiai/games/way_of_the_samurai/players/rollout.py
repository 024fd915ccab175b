"""The rollout policy and the priors of a search: both follow the heuristic player, which is quick enough."""

from random import Random
from typing import Final

from shiai.games.way_of_the_samurai.players.heuristic import advise
from shiai.games.way_of_the_samurai.rules.state import FIRST_CARD, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.draw import OPENING, Draw

UNUSED: Final = Random(0)  # only the question of the start is answered by chance


def rollout_action(state: WayOfTheSamurai, rng: Random) -> int:
    """The choice of the heuristic player."""
    return advise(state, rng)


def is_quiescent(state: WayOfTheSamurai) -> bool:
    """Is this before the cards of a round are drawn, when the evaluation misses no gauges and hands?"""
    step = state.stack[-1]
    return isinstance(step, Draw) and step.why == OPENING and not state.cells[FIRST_CARD]


def priors(state: WayOfTheSamurai, legal: tuple[int, ...]) -> list[float]:
    """The heuristic choice weighs as much as all others together; whether to change the hand is left open."""
    weights = [1.0] * len(legal)
    if state.stack[-1].name != "start":
        weights[legal.index(advise(state, UNUSED))] += len(legal)
    return weights
