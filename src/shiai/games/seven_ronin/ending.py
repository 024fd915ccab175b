"""The end of 7 Ronin: which events make its story, and the numbers of a game."""

from collections.abc import Mapping
from typing import ClassVar, Final

from shiai.table.ending import Counted, Ending


class SevenRoninEnding(Ending):
    """Ronin who fall and areas that the ninja use make the story."""

    weights: ClassVar[Mapping[str, int]] = {
        "event-fell": 9,
        "event-area_used": 4,
        "event-wounded": 2,
        "event-ninja_starve": 3,
        "event-market_cleared": 3,
        "event-ronin_held": 3,
        "event-ronin_silenced": 3,
        "event-ninja_gained": 3,
        "event-yobu_pushed": 3,
        "event-musashi_slew": 2,
        "event-taiko_healed": 2,
        "event-hayai_moved": 1,
    }
    heavier: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "event-wounded": {"number": 1},
        "event-ninja_starve": {"number": 1},
        "event-ninja_gained": {"number": 1},
    }
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "event-ronin_held": ("event-area_used",),
        "event-ronin_silenced": ("event-area_used",),
        "event-ninja_gained": ("event-area_used",),
    }
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("stat-ninja", ("event-ninja_revealed",), value="number"),
        Counted("stat-wounds", ("event-wounded",), value="number"),
        Counted("stat-fallen", ("event-fell",)),
        Counted("stat-areas", ("event-area_used",)),
        Counted("stat-starved", ("event-ninja_starve",), value="number"),
    )
    rounds: ClassVar[str] = "round"
    sides: ClassVar[bool] = True
    swap: ClassVar[str] = "R7-2.8"


ENDING: Final = SevenRoninEnding()
