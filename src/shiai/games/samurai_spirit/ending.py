"""The end of Samurai Spirit: its story, its numbers, what its score means, and its best runs."""

from collections.abc import Mapping
from typing import ClassVar, Final

from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.state import ANIMAL, RESULT, VILLAGE_SAVED, SamuraiSpirit, points
from shiai.games.samurai_spirit.rules.table import name_at
from shiai.table.ending import Counted, Ending, Scale
from shiai.table.runs import Run, RunRules

# A saved village has 2 to 10 points (SS-24.5); the words are ours.
STEPS: Final = (
    (2, "scale-barely"),
    (4, "scale-scarred"),
    (6, "scale-well"),
    (8, "scale-proud"),
    (10, "scale-untouched"),
)


class SamuraiSpiritEnding(Ending):
    """Losses of the village and Kiai make the story."""

    weights: ClassVar[Mapping[str, int]] = {
        "event-died": 12,
        "event-family_lost": 9,
        "event-farmstead_lost": 8,
        "event-flipped": 7,
        "event-kiai": 6,
        "event-barricade_lost": 5,
        "event-healed": 4,
        "event-struck": 3,
        "event-wounded": 3,
        "event-supported": 1,
    }
    heavier: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "event-family_lost": {"left": -1},
        "event-farmstead_lost": {"left": -1},
        "event-barricade_lost": {"left": -1},
    }
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "event-died": ("event-penalty", "event-no_hat", "event-defeated"),
        "event-flipped": ("event-penalty", "event-no_hat", "event-defeated"),
        "event-wounded": ("event-penalty", "event-no_hat"),
        "event-family_lost": ("event-no_doll", "event-reverse"),
        "event-farmstead_lost": ("event-no_farm", "event-intruder_burns", "event-defeated", "event-penalty"),
        "event-barricade_lost": ("event-intruder_burns", "event-defeated", "event-penalty"),
        "event-healed": ("event-bonus", "event-kiai"),
        "event-struck": ("event-kiai",),
    }
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("stat-kiai", ("event-kiai",), by="samurai"),
        Counted("stat-fought", ("event-attacked",), by="samurai"),
        Counted("stat-defended", ("event-defended",)),
        Counted("stat-wounds", ("event-wounded", "event-flipped", "event-died"), by="samurai"),
        Counted("stat-supported", ("event-supported",)),
        Counted("stat-intruders", ("event-intruder",)),
        Counted("stat-barricades", ("event-barricade_lost",)),
    )
    rounds: ClassVar[str] = "round"

    def mode(self, options: Mapping[str, Value]) -> tuple[Message, ...]:
        players = Message("run-players", {"number": int(str(options["players"]))}, "")
        return players, Message(f"value-difficulty-{options['difficulty']}", {}, "")

    def scale(self, state: State) -> Scale | None:
        if not isinstance(state, SamuraiSpirit) or not is_saved(state):
            return None
        return Scale(points(state), tuple([(least, Message(label, {}, "SS-24.5")) for least, label in STEPS]))

    def figures(self, state: State) -> tuple[str, ...]:
        if not isinstance(state, SamuraiSpirit) or not is_saved(state):
            return ("boss",)
        animals = state.cells[ANIMAL]
        seats = range(state.rules.samurai)
        return tuple([name_at(state, seat) + ("-animal" if animals >> seat & 1 else "") for seat in seats])


def is_saved(state: State) -> bool:
    """Whether the village was saved."""
    return bool(state.cells[RESULT] == VILLAGE_SAVED)


class SamuraiSpiritRuns(RunRules):
    """A village that was saved is a run: it is compared with others of the same difficulty and number of players."""

    def run_of(self, state: State, rewinds: int) -> Run | None:
        if not isinstance(state, SamuraiSpirit) or not is_saved(state):
            return None
        options = state.setup.options
        return Run(str(options["difficulty"]), str(options["players"]), 0, points(state), 0, rewinds)

    def hero(self, run: Run) -> Message:
        return Message("run-players", {"number": int(run.hero)}, "")

    def mode(self, run: Run) -> Message:
        return Message(f"value-difficulty-{run.mode}", {}, "")

    def score(self, run: Run) -> Message:
        return Message("run-points", {"points": run.round}, "SS-24.4")


ENDING: Final = SamuraiSpiritEnding()
RUNS: Final = SamuraiSpiritRuns()
