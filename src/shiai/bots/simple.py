"""Players without search: uniformly random, and the heuristic player of each game."""

from collections import Counter
from random import Random
from typing import Final

from shiai.bots.explanation import Candidate, Explanation
from shiai.bots.reasons import only_choice, reason
from shiai.core.state import View

SAMPLES: Final = 20  # of the heuristic player's choice, for an explanation


class RandomPlayer:
    """Chooses uniformly among the legal actions."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        legal = view.legal(seat)
        return legal[rng.randrange(len(legal))]

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        legal = view.legal(seat)
        candidates = [Candidate(action, 1 / len(legal), 0.0, 0) for action in legal]
        reasons = only_choice() if len(legal) == 1 else (reason("any", {"number": len(legal)}),)
        return Explanation("random", tuple(candidates), reasons)


class HeuristicPlayer:
    """Chooses what the game advises (`Game.advise`)."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return view.setup.game.advise(view, seat, rng)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        if len(view.legal(seat)) == 1:
            return Explanation("heuristic", (Candidate(view.legal(seat)[0], 1.0, 0.0, 0),), only_choice())
        counts = Counter([self.choose(view, seat, rng) for _ in range(SAMPLES)])
        candidates = [Candidate(action, count / SAMPLES, 0.0, count) for action, count in counts.most_common()]
        reasons = (reason("advice", {"percent": round(100 * candidates[0].share)}),)
        return Explanation("heuristic", tuple(candidates), reasons)
