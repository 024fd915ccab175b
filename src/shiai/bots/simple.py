"""Players that do not search: any choice, and the game's own advice."""

from collections import Counter
from random import Random
from typing import Final

from shiai.bots.explanation import Explanation, Thought
from shiai.bots.reasons import only_choice, reason
from shiai.core.state import View

ASKED: Final = 20  # times that the heuristic player is asked for an explanation


class RandomPlayer:
    """Any legal choice, all alike."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        legal = view.legal(seat)
        return legal[rng.randrange(len(legal))]

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        legal = view.legal(seat)
        thoughts = [Thought(action, 1 / len(legal), 0.0, 0) for action in legal]
        said = only_choice() if len(legal) == 1 else (reason("any", {"number": len(legal)}),)
        return Explanation("random", tuple(thoughts), said)


class HeuristicPlayer:
    """What the game's own advice would do."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return view.setup.game.advise(view, seat, rng)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        if len(view.legal(seat)) == 1:
            return Explanation("heuristic", (Thought(view.legal(seat)[0], 1.0, 0.0, 0),), only_choice())
        answers = Counter([self.choose(view, seat, rng) for _ in range(ASKED)])
        thoughts = [Thought(action, often / ASKED, 0.0, often) for action, often in answers.most_common()]
        said = (reason("advice", {"percent": round(100 * thoughts[0].share)}),)
        return Explanation("heuristic", tuple(thoughts), said)
