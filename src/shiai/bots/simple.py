"""Players without search: random, the heuristic player of each game, its newcomer, its rollout policy, a learner."""

from collections import Counter
from random import Random
from typing import ClassVar, Final

from shiai.bots.explanation import Candidate, Explanation
from shiai.bots.player import BasePlayer
from shiai.bots.reasons import only_choice, reason
from shiai.core.state import View

SAMPLES: Final = 20  # of a choice by rules of thumb, for an explanation


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


class ThumbPlayer(BasePlayer):
    """Base of players that follow rules of thumb; several samples of their choice explain it."""

    name: ClassVar[str] = ""

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        if len(view.legal(seat)) == 1:
            return Explanation(self.name, (Candidate(view.legal(seat)[0], 1.0, 0.0, 0),), only_choice())
        counts = Counter([self.choose(view, seat, rng) for _ in range(SAMPLES)])
        candidates = [Candidate(action, count / SAMPLES, 0.0, count) for action, count in counts.most_common()]
        reasons = (reason("advice", {"percent": round(100 * candidates[0].share)}),)
        return Explanation(self.name, tuple(candidates), reasons)


class HeuristicPlayer(ThumbPlayer):
    """Chooses what the game advises (`Game.advise`)."""

    name: ClassVar[str] = "heuristic"

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return view.setup.game.advise(view, seat, rng)


class NewcomerPlayer(ThumbPlayer):
    """Chooses like a person in a first game (`Game.newcomer`)."""

    name: ClassVar[str] = "newcomer"

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return view.setup.game.newcomer(view, seat, rng)


class RolloutPlayer(ThumbPlayer):
    """Follows the rollout policy of the game in a world that the seat could be in."""

    name: ClassVar[str] = "rollout"

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return view.setup.game.rollout_action(view.fill(rng), seat, view.legal(seat), rng)


class LearnerPlayer(ThumbPlayer):
    """Chooses like a newcomer or, with probability `share`, what the game advises."""

    name: ClassVar[str] = "learner"

    def __init__(self, share: float) -> None:
        self.share = share

    def choose(self, view: View, seat: int, rng: Random) -> int:
        game = view.setup.game
        return game.advise(view, seat, rng) if rng.random() < self.share else game.newcomer(view, seat, rng)
