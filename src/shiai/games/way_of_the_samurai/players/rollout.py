"""The rollout policy and the priors of a search: both follow the heuristic player.

A search meets the same states again and again, so what the heuristic player would do there is remembered.
"""

from random import Random
from typing import Final

from shiai.games.way_of_the_samurai.players.heuristic import advise
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.state import FIRST_CARD, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.draw import OPENING, Draw

REMEMBERED: Final = 50_000  # states
START: Final = "start"  # the only question whose answer depends on chance
UNUSED: Final = Random(0)


class Memory:
    """The answers of the heuristic player, by a hash of the state, under the rules that were last played."""

    def __init__(self) -> None:
        self.rules: Rules | None = None
        self.answers: dict[int, int] = {}

    def answer(self, state: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
        """The choice of the heuristic player."""
        if self.rules is not state.rules or len(self.answers) > REMEMBERED:
            self.answers.clear()
            self.rules = state.rules
        key = hash((tuple(state.cells), tuple(state.stack)))
        found = self.answers.get(key, -1)
        if found not in legal:  # new
            found = advise(state, UNUSED)
            self.answers[key] = found
        return found


MEMORY: Final = Memory()


def rollout_action(state: WayOfTheSamurai, legal: tuple[int, ...], rng: Random) -> int:
    """The choice of the heuristic player."""
    return advise(state, rng) if state.stack[-1].name == START else MEMORY.answer(state, legal)


def is_quiescent(state: WayOfTheSamurai) -> bool:
    """Is this before the cards of a round are drawn, when the evaluation misses no gauges and hands?"""
    step = state.stack[-1]
    return isinstance(step, Draw) and step.why == OPENING and not state.cells[FIRST_CARD]


def priors(state: WayOfTheSamurai, legal: tuple[int, ...]) -> list[float]:
    """The heuristic choice weighs as much as all others together; whether to change the hand is left open."""
    weights = [1.0] * len(legal)
    if state.stack[-1].name != START:
        weights[legal.index(MEMORY.answer(state, legal))] += len(legal)
    return weights
