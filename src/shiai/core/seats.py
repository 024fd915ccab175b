"""Who sits where. Players are 0, 1, 2, …; these three are not players."""

from typing import Final

CHANCE: Final = -1  # luck, answered from outside the state (`shiai.core.chance`)
WATCHER: Final = -2  # somebody without a seat, who sees what everybody sees
ALL_SEEING: Final = -3  # the viewer of a complete state, one without holes

HOLE: Final = -99  # stands in a cell that the viewer of a redacted state cannot see
