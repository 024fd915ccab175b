"""The fallen as they were last, told by the events: the rules take them and their tokens from the table."""

from dataclasses import dataclass

from shiai.games.senjutsu.browser.shared import is_alive
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.web.kit.drawing import Scene


@dataclass
class Fallen:
    """The last space, facing and wounds of a figure."""

    at: int
    facing: int = 0
    wounds: int = 0
    down: bool = False


def all_fallen(scene: Scene[Senjutsu], state: Senjutsu) -> dict[int, Fallen]:
    """Every figure that has fallen and was not placed anew, by seat."""
    gone = [
        seat
        for seat in range(state.rules.count)
        if not is_alive(state, seat) and state.cells[seat * BLOCK + AT] == NOWHERE and seat != state.rules.token
    ]
    if not gone or scene.past is None:
        return {}
    seats = {who(state, seat): seat for seat in gone}
    found: dict[int, Fallen] = {}
    for event in [event for moment in scene.past.moments for event in moment.events]:
        seat = seats.get(str(event.values.get("who")), -1)
        if seat < 0:
            continue
        if event.id == "event-placed":
            found[seat] = Fallen(state.rules.board.space_of(str(event.values["space"])))
        last = found.get(seat)
        if last is None:
            continue
        if event.id == "event-moved":
            last.at = state.rules.board.space_of(str(event.values["space"]))
        elif event.id == "event-turned":
            last.facing = DIRECTION_NAMES.index(str(event.values["direction"]).removeprefix("facing-"))
        elif event.id == "event-wounded":
            last.wounds += int(event.values["wounds"]) + int(event.values["bleeding"])
        elif event.id == "event-defeated":
            last.down = True
    return {seat: last for seat, last in found.items() if last.down}
