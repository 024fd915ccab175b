"""Players that do not search: any choice, and the game's own advice."""

from collections import Counter
from random import Random
from typing import Final

from shiai.bots.explanation import Explanation, Thought
from shiai.core.state import View

ASKED: Final = 20  # times that the heuristic player is asked for an explanation


class RandomPlayer:
    """Any legal choice, all alike."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        legal = view.legal(seat)
        return legal[rng.randrange(len(legal))]

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        legal = view.legal(seat)
        return Explanation("random", tuple([Thought(action, 1 / len(legal), 0.0, 0) for action in legal]), ())


class HeuristicPlayer:
    """What the game's own advice would do."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return view.setup.game.advise(view, seat, rng)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        answers = Counter([self.choose(view, seat, rng) for _ in range(ASKED)])
        thoughts = [Thought(action, often / ASKED, 0.0, often) for action, often in answers.most_common()]
        return Explanation("heuristic", tuple(thoughts), ())
