"""Runs against hordes: how far each of them came, and which were the best (SJ-49.25)."""

from collections.abc import Iterable
from dataclasses import dataclass

from shiai.core.messages import Message, Values
from shiai.core.state import State
from shiai.games.senjutsu.solo.state import RANK, RANK_NAMES, ROUND, WAVE, Solo


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

    def score(self) -> Message:
        """How far it came, in words."""
        values: Values = {"rank": f"rank-{RANK_NAMES[self.rank]}", "round": self.round, "wave": self.wave}
        return Message("score-horde", values, "SJ-49.25")


def run_of(state: State, backs: int = 0) -> Run | None:
    """The run of a game that is over; None for every other game."""
    if not isinstance(state, Solo) or not state.solo_rules.horde or state.outcome() is None:
        return None
    options, cells = state.setup.options, state.cells
    return Run(str(options["mode"]), str(options["hero_1"]), cells[RANK], cells[ROUND], cells[WAVE], backs)


def best_runs(runs: Iterable[Run]) -> list[Run]:
    """The best run of every kind, the best first; of equal ones the one that is named first."""
    best: dict[tuple[str, str], Run] = {}
    for run in runs:
        if run.kind not in best or run.worth > best[run.kind].worth:
            best[run.kind] = run
    return sorted(best.values(), key=lambda run: run.worth, reverse=True)
