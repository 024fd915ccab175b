"""Seats are numbered 0, 1, 2, …; negative numbers are special."""

from typing import Final

CHANCE: Final = -1  # chance events, answered from outside the state (`shiai.core.chance`)
WATCHER: Final = -2  # a spectator, who sees only what everybody sees
ALL_SEEING: Final = -3  # the viewer of a complete state, without holes

HOLE: Final = -99  # the value of a cell that the viewer of a redacted state cannot see
