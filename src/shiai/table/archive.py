"""The archive of a finished game: its positions, choices and events. It stays readable when the rules change."""

import json
import zlib
from dataclasses import dataclass

from shiai.core.messages import Event, Values
from shiai.core.position import read_archived
from shiai.core.state import State
from shiai.registry import game as game_of
from shiai.table.live_game import LiveGame


@dataclass(frozen=True)
class ArchivedMoment:
    """The position after a choice, with the choice and its events; the first moment has no choice."""

    position: str
    seat: int
    name: str
    events: tuple[Event, ...]

    def state(self) -> State | None:
        """Return the position as a state that can be drawn, or None if the layout of the game has changed since."""
        return read_archived(game_of(self.position.partition("\n")[0].removeprefix("game: ")), self.position)


def pack(game: LiveGame) -> bytes:
    """Serialize and compress all moments of a game."""
    moments: list[object] = []
    for count, state in enumerate(game.record.states()):
        result = game.log[count - 1] if count else None
        moments.append(
            {
                "position": state.position(),
                "seat": result.seat if result else None,
                "name": result.name if result else "",
                "events": [[e.id, e.values, e.clause, e.seats] for e in result.events] if result else [],
            }
        )
    return zlib.compress(json.dumps(moments).encode(), 6)


def unpack(data: bytes) -> list[ArchivedMoment]:
    """Read the moments that `pack` has written."""
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
    """Build an event from its serialized parts."""
    return Event(id, values, clause, None if seats is None else tuple(seats))
