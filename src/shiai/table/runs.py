"""Best runs: how far finished games came, for games that keep such a list."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from shiai.core.game import AnyGame
from shiai.core.messages import Message
from shiai.core.state import State
from shiai.registry import load


@dataclass(frozen=True)
class Run:
    """A finished run."""

    mode: str
    hero: str
    rank: int
    round: int
    wave: int
    rewinds: int = 0  # how often the game was rewound beyond what was revealed
    source: str = ""  # the id of its table, or its file

    @property
    def kind(self) -> tuple[str, str]:
        """Mode and hero: only runs of the same kind are compared."""
        return self.mode, self.hero

    @property
    def sort_key(self) -> tuple[int, int, int, int]:
        """The key for comparing runs, greater is better: rank, then distance, then the fewest rewinds."""
        return self.rank, self.round, self.wave, -self.rewinds


class RunRules:
    """How a game reports its runs. `Face.runs` refers to an instance."""

    def run_of(self, state: State, rewinds: int) -> Run | None:
        """Return the run of a finished game, or None if the game is no run."""
        raise NotImplementedError

    def hero(self, run: Run) -> Message:
        """Return the message that names who made the run."""
        return Message(f"name-{run.hero}", {}, "")

    def mode(self, run: Run) -> Message:
        """Return the message that names the mode."""
        return Message(f"value-mode-{run.mode}", {}, "")

    def score(self, run: Run) -> Message:
        """Return the message that says how far a run came."""
        raise NotImplementedError


@cache
def run_rules(game: AnyGame) -> RunRules | None:
    """Return the run rules of a game, or None if it keeps no runs."""
    if not game.face.runs:
        return None
    found: RunRules = load(game.face.runs)
    return found


def run_of(state: State, rewinds: int = 0) -> Run | None:
    """Return the run of a finished game, or None if the game is not over or no run."""
    rules = run_rules(state.setup.game)
    return None if rules is None else rules.run_of(state, rewinds)


def best_runs(runs: Iterable[Run]) -> list[Run]:
    """Return the best run of every kind, best first. Of equal runs the first one counts."""
    best: dict[tuple[str, str], Run] = {}
    for run in runs:
        if run.kind not in best or run.sort_key > best[run.kind].sort_key:
            best[run.kind] = run
    return sorted(best.values(), key=lambda run: run.sort_key, reverse=True)
