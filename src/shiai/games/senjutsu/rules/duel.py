"""A duel: the table of Senjutsu with what needs the steps."""

from random import Random

from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.worlds import fill_holes


class Duel(Senjutsu):
    """A state of Senjutsu without enemies."""

    def clone(self) -> "Duel":
        return Duel(self.rules, self.cells[:], self.stack[:], self.viewer, self.terrain)

    def fill_holes(self, rng: Random) -> None:
        fill_holes(self, rng)
