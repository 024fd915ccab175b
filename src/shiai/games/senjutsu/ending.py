"""The end of Senjutsu: which events make its story, and the numbers of a duel."""

from collections.abc import Mapping
from typing import ClassVar, Final

from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.state import State
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.table.ending import Counted, Ending


class SenjutsuEnding(Ending):
    """Wounds, Counters and falls make the story."""

    weights: ClassVar[Mapping[str, int]] = {
        "event-defeated": 12,
        "event-wounded": 2,
        "event-counter": 6,
        "event-crashed": 5,
        "event-poisoned": 4,
        "event-deck_empty": 6,
        "event-blocked": 4,
        "event-stunned": 3,
        "event-wounds_opened": 3,
        "event-swapped": 2,
    }
    heavier: ClassVar[Mapping[str, Mapping[str, int]]] = {"event-wounded": {"wounds": 2, "bleeding": 3}}
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "event-defeated": ("event-hit",),
        "event-wounded": (
            "event-hit",
            "event-deck_empty",
            "event-crashed",
            "event-bumped_edge",
            "event-bumped_terrain",
        ),
        "event-stunned": ("event-hit",),
        "event-poisoned": ("event-hit",),
        "event-wounds_opened": ("event-hit",),
    }
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("stat-played", ("event-revealed_card",), by="who"),
        Counted("stat-hits", ("event-hit",), by="who"),
        Counted("stat-blocks", ("event-blocked",), by="who"),
        Counted("stat-counters", ("event-counter",), by="who"),
        Counted("stat-wounds", ("event-wounded",), value="wounds", by="who"),
        Counted("stat-bleeding", ("event-wounded",), value="bleeding", by="who"),
        Counted("stat-focus", ("event-focus_spent",), value="count", by="who"),
    )
    rounds: ClassVar[str] = "turns"

    def mode(self, options: Mapping[str, Value]) -> tuple[Message, ...]:
        return (Message("run-heroes", {"number": int(str(options["players"]))}, ""),)

    def figures(self, state: State) -> tuple[str, ...]:
        outcome = state.outcome()
        if outcome is None or not isinstance(state, Senjutsu):
            return ()
        return tuple([state.rules.heroes[seat].name for seat in outcome.winners])


ENDING: Final = SenjutsuEnding()
