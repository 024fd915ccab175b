"""The archive of a finished game: all positions, choices and events, to be looked at whatever rule is mended later."""

import json
import zlib
from dataclasses import dataclass

from shiai.core.messages import Event, Values
from shiai.core.position import read_archived
from shiai.core.state import State
from shiai.registry import game as game_of
from shiai.table.live import LiveGame


@dataclass(frozen=True)
class ArchivedMoment:
    """The position after a choice, with who chose what and what happened; nobody chose before the first one."""

    position: str
    seat: int
    name: str
    events: tuple[Event, ...]

    def state(self) -> State | None:
        """The position as a state that can be drawn; None when this program's game has other fields by now."""
        return read_archived(game_of(self.position.partition("\n")[0].removeprefix("game: ")), self.position)


def pack(game: LiveGame) -> bytes:
    """All moments of a game."""
    moments: list[object] = []
    for count, state in enumerate(game.record.states()):
        happening = game.log[count - 1] if count else None
        moments.append(
            {
                "position": state.position(),
                "seat": happening.seat if happening else None,
                "name": happening.name if happening else "",
                "events": [[e.id, e.values, e.clause, e.seats] for e in happening.events] if happening else [],
            }
        )
    return zlib.compress(json.dumps(moments).encode(), 6)


def unpack(data: bytes) -> list[ArchivedMoment]:
    """The moments again."""
    return [
        ArchivedMoment(
            moment["position"],
            moment["seat"] if moment["seat"] is not None else -1,
            moment["name"],
            tuple([read_event(*parts) for parts in moment["events"]]),
        )
        for moment in json.loads(zlib.decompress(data))
    ]


def read_event(id: str, values: Values, clause: str, seats: list[int] | None) -> Event:
    """An event again."""
    return Event(id, values, clause, None if seats is None else tuple(seats))
