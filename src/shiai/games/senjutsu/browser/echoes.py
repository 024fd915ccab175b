"""Events that only repeat what a player has chosen: the news leave them out, because the player knows them."""

from typing import Final

from shiai.core.messages import Event
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.table import who

ECHOES: Final = frozenset(
    {
        "event-chose_option",
        "event-halts",
        "event-offered",
        "event-placed",
        "event-prepared",
        "event-ready",
        "event-speed",
        "event-terrain_chosen",
        "event-terrain_placed",
        "event-took_place",
    }
)
STEPS: Final = frozenset({"event-moved", "event-turned"})
OWN_STEPS: Final = frozenset({"SJ-16.2", "SJ-16.3", "SJ-9.15"})  # others push, pull and turn figures by other clauses


def is_own(view: Senjutsu, seat: int, event: Event) -> bool:
    """Does an event only repeat what this seat has chosen?"""
    if not 0 <= seat < view.rules.people or event.values.get("who") != who(view, seat):
        return False
    return event.id in ECHOES or (event.id in STEPS and event.clause in OWN_STEPS)
