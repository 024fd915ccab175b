"""Best runs: how far the finished games of a mode came, for games that keep such a list."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from shiai.core.game import Game
from shiai.core.messages import Message
from shiai.core.state import State
from shiai.registry import load


@dataclass(frozen=True)
class Run:
    """A run that is over."""

    mode: str
    hero: str
    rank: int
    round: int
    wave: int
    backs: int = 0  # how often the game went back beyond what was revealed
    place: str = ""  # the table or the file where it is kept

    @property
    def kind(self) -> tuple[str, str]:
        """What runs have in common that can be compared."""
        return self.mode, self.hero

    @property
    def worth(self) -> tuple[int, int, int, int]:
        """The greater, the better: the rank counts, then how far it came, then whether it was played straight."""
        return self.rank, self.round, self.wave, -self.backs


class RunRules:
    """What a game says about its runs; `Face.runs` refers to one."""

    def run_of(self, state: State, backs: int) -> Run | None:
        """The run of a finished game; None for a game that is no run."""
        raise NotImplementedError

    def score(self, run: Run) -> Message:
        """How far a run came, in words."""
        raise NotImplementedError


@cache
def run_rules(game: Game) -> RunRules | None:
    """The runs of a game, if it keeps any."""
    if not game.face.runs:
        return None
    found: RunRules = load(game.face.runs)
    return found


def run_of(state: State, backs: int = 0) -> Run | None:
    """The run of a game that is over; None for every other game."""
    rules = run_rules(state.setup.game)
    return None if rules is None else rules.run_of(state, backs)


def best_runs(runs: Iterable[Run]) -> list[Run]:
    """The best run of every kind, the best first; of equal ones the one that is named first."""
    best: dict[tuple[str, str], Run] = {}
    for run in runs:
        if run.kind not in best or run.worth > best[run.kind].worth:
            best[run.kind] = run
    return sorted(best.values(), key=lambda run: run.worth, reverse=True)
