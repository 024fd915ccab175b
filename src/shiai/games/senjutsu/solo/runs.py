"""Runs against hordes: how far a finished game came (SJ-49.25)."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.core.state import State
from shiai.games.senjutsu.solo.rules.state import RANK, RANK_NAMES, ROUND, WAVE, Solo
from shiai.table.runs import Run, RunRules


class HordeRuns(RunRules):
    """Runs of the modes that play a horde."""

    def run_of(self, state: State, backs: int) -> Run | None:
        if not isinstance(state, Solo) or not state.solo_rules.horde or state.outcome() is None:
            return None
        options, cells = state.setup.options, state.cells
        return Run(str(options["mode"]), str(options["hero_1"]), cells[RANK], cells[ROUND], cells[WAVE], backs)

    def score(self, run: Run) -> Message:
        values: Values = {"rank": f"rank-{RANK_NAMES[run.rank]}", "round": run.round, "wave": run.wave}
        return Message("score-horde", values, "SJ-49.25")


RUNS: Final = HordeRuns()
