"""A bot of one's own: it takes the choice after which the game's evaluation is best, in a few random worlds.

shiai arena seven-ronin --bots my_bot:Greedy,random --games 40
shiai arena seven-ronin --bots my_bot:Greedy:worlds=8,heuristic --games 40
"""

from random import Random

from shiai.bots import BasePlayer
from shiai.core.state import View


class Greedy(BasePlayer):
    """Takes the choice with the best mean evaluation right after it."""

    def __init__(self, worlds: int = 3) -> None:
        self.worlds = worlds

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Choose one of `view.legal(seat)`. The view has holes; `fill` makes one world that fits it."""
        evaluate = view.setup.game.evaluate
        legal = view.legal(seat)
        values = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = view.fill(rng)
            for place, action in enumerate(legal):
                after = world.clone()
                after.apply(seat, action)
                values[place] += evaluate(after, seat)
        return legal[values.index(max(values))]
