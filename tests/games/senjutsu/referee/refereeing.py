"""Words for tests of the referee: lines as people type them, and what lies in the notebook afterwards."""

from shiai.games.senjutsu.referee import Referee, read_command
from shiai.games.senjutsu.rules import state as cells_of
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import BLOCK
from shiai.games.senjutsu.solo.rules.state import Solo

DUEL = ("hero 1 ronin D5 N", "enemy 1 samurai_boss D1 S centre offensive 5")


def session(*lines: str, seed: str = "seed") -> Referee:
    """A referee to whom these lines were typed."""
    referee = Referee(seed)
    for line in lines:
        referee.enter(read_command(line))
    return referee


def duel(*lines: str, decks: str = "table") -> Referee:
    """A duel that has begun: a Ronin on D5 facing north, a Samurai Boss on D1 facing south, physical decks."""
    return session(f"decks {decks}", *DUEL, "begin", *lines)


def notebook(referee: Referee) -> Solo:
    """The state."""
    assert referee.state is not None
    return referee.state


def where(referee: Referee, figure: int) -> str:
    """Space and facing of a figure: `D4 N`."""
    state = notebook(referee)
    at, facing = (state.cells[figure * BLOCK + cell] for cell in (cells_of.AT, cells_of.FACING))
    return f"{state.rules.board.names[at]} {DIRECTION_NAMES[facing]}" if at != cells_of.NOWHERE else "none"


def cell(referee: Referee, figure: int, name: str) -> int:
    """A cell of a figure by its name in the state."""
    found: int = notebook(referee).cells[figure * BLOCK + getattr(cells_of, name)]
    return found


def heard(referee: Referee) -> list[str]:
    """What was told about the last entry, as ids."""
    return [event.id.removeprefix("event-") for event in referee.told[-1].events]
