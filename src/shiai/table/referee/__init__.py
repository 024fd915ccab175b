"""The referee: it plays the enemies for people who play Senjutsu alone with the physical game."""

from shiai.table.referee.commands import read_command, written
from shiai.table.referee.entries import Entry, EntryError
from shiai.table.referee.referee import Referee, Told
from shiai.table.referee.standing import Standing

__all__ = ["Entry", "EntryError", "Referee", "Standing", "Told", "read_command", "written"]
