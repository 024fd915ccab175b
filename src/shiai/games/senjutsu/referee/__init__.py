"""The referee: it plays the enemies for people who play Senjutsu alone with the physical game."""

from shiai.games.senjutsu.referee.commands import read_command, written
from shiai.games.senjutsu.referee.entries import Entry, EntryError
from shiai.games.senjutsu.referee.referee import Referee, Told
from shiai.games.senjutsu.referee.standing import Standing

__all__ = ["Entry", "EntryError", "Referee", "Standing", "Told", "read_command", "written"]
