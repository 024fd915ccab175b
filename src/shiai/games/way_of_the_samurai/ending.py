"""The end of Way of the Samurai: its story, its numbers, what its score means, and its best runs."""

from collections.abc import Mapping
from typing import ClassVar, Final

from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.state import State
from shiai.games.way_of_the_samurai.rules.cards import RANKS, TRIO_NAMES
from shiai.games.way_of_the_samurai.rules.options import CLAN_RUN, MODE_NAMES, ONE_VS_THREE
from shiai.games.way_of_the_samurai.rules.state import DEFEATED, ENDED, WayOfTheSamurai, rank
from shiai.table.ending import Counted, Ending, Scale
from shiai.table.runs import Run, RunRules


class WayOfTheSamuraiEnding(Ending):
    """Blows, wounds and fallen enemies make the story."""

    weights: ClassVar[Mapping[str, int]] = {
        "event-fell": 9,
        "event-rose_again": 9,
        "event-wounded": 4,
        "event-blood": 5,
        "event-dodged": 6,
        "event-virtue": 5,
        "event-new_weapon": 5,
        "event-no_ki": 5,
        "event-void_counter": 4,
        "event-combo": 3,
        "event-own_combo": 3,  # as other own events: those of the variant for two players
        "event-event": 3,
        "event-next_enemy": 3,
        "event-enemy_lost_life": 3,
        "event-lost_life": 3,
        "event-own_lost_life": 3,
        "event-armour": 3,
    }
    heavier: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "event-wounded": {"level": 2},
        "event-blood": {"level": 1},
        "event-enemy_lost_life": {"number": 2},
        "event-lost_life": {"number": 2},
        "event-own_lost_life": {"number": 2},
    }
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "event-fell": ("event-enemy_lost_life", "event-wounded"),
        "event-enemy_lost_life": ("event-met",),
        "event-void_counter": ("event-countered",),
        "event-lost_life": ("event-countered",),
        "event-own_lost_life": ("event-countered",),
    }
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("stat-played", ("event-played", "event-own_played")),
        Counted("stat-broken", ("event-met",)),
        Counted("stat-parried", ("event-parried", "event-void_counter")),
        Counted("stat-combos", ("event-combo", "event-own_combo")),
        Counted("stat-dealt", ("event-enemy_lost_life",), value="number"),
        Counted("stat-lost", ("event-lost_life", "event-own_lost_life"), value="number"),
        Counted("stat-wounds", ("event-wounded", "event-blood")),
    )
    rounds: ClassVar[str] = "rounds"

    def mode(self, options: Mapping[str, Value]) -> tuple[Message, ...]:
        if options["duel_variant"] is True:
            return (Message("option-duel_variant", {}, ""),)
        kind = Message(f"value-mode-{options['mode']}", {}, "")
        if options["mode"] != "duel":
            return (kind,)
        opponent = "ishida" if options["opponent"] == "standard" else str(options["opponent"])
        return kind, Message(f"value-opponent-{opponent}", {}, "")

    def scale(self, state: State) -> Scale | None:
        if not isinstance(state, WayOfTheSamurai) or state.rules.mode != CLAN_RUN:
            return None
        steps = [(least, Message(f"name-{name}", {}, "WS-21.14")) for least, name in RANKS]
        return Scale(state.cells[DEFEATED], tuple(steps), endless=True)

    def figures(self, state: State) -> tuple[str, ...]:
        won = super().figures(state)
        if won or not isinstance(state, WayOfTheSamurai):
            return won
        if state.rules.mode == ONE_VS_THREE:
            return TRIO_NAMES
        return ("enemy_1",) if state.rules.several_fights else (state.rules.opponent,)


class WayOfTheSamuraiRuns(RunRules):
    """Clan runs and campaigns: compared with others of the same mode that began with the same weapon."""

    def run_of(self, state: State, rewinds: int) -> Run | None:
        if not isinstance(state, WayOfTheSamurai) or not state.rules.several_fights or not state.cells[ENDED]:
            return None
        outcome = state.outcome()
        won = int(outcome is not None and bool(outcome.winners))
        defeated = state.cells[DEFEATED]
        return Run(MODE_NAMES[state.rules.mode], str(state.setup.options["weapon"]), won, defeated, 0, rewinds)

    def score(self, run: Run) -> Message:
        if run.mode == MODE_NAMES[CLAN_RUN]:
            return Message("score", {"defeated": run.round, "rank": rank(run.round)}, "WS-21.14")
        return Message("run-won" if run.rank else "score-campaign", {"defeated": run.round}, "WS-24.13")


ENDING: Final = WayOfTheSamuraiEnding()
RUNS: Final = WayOfTheSamuraiRuns()
