"""The referee: it drives the enemies for people who play Senjutsu alone with the physical game."""

from shiai.games.senjutsu.referee.commands import read_command, written
from shiai.games.senjutsu.referee.entries import Entry, EntryError
from shiai.games.senjutsu.referee.progress import Progress
from shiai.games.senjutsu.referee.referee import Referee, Told

__all__ = ["Entry", "EntryError", "Progress", "Referee", "Told", "read_command", "written"]
