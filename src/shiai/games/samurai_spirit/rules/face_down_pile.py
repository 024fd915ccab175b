"""Piles of raiders, in which each place is known or unknown (`core.pile`), in native cells."""

from shiai.core.native import Cells, i64
from shiai.core.pile import UNKNOWN, PileField


class FaceDownPile(PileField):
    """A pile in the cells of a state: the number of cards, then the places from bottom to top."""

    def top(self, cells: Cells) -> i64:
        """The top card of a non-empty pile; negative if it is unknown."""
        return cells[self.at + cells[self.at]]

    def put(self, cells: Cells, card: i64) -> None:
        """Put a card on top."""
        cells[self.at] += 1
        cells[self.at + cells[self.at]] = card

    def take(self, cells: Cells) -> i64:
        """Remove and return the top card."""
        place = self.at + cells[self.at]
        card = cells[place]
        cells[place] = 0
        cells[self.at] -= 1
        return card

    def put_under(self, cells: Cells, card: i64) -> None:
        """Put a card at the bottom."""
        length = cells[self.at]
        for place in range(self.at + length, self.at, -1):
            cells[place + 1] = cells[place]
        cells[self.at + 1] = card
        cells[self.at] = length + 1

    def places(self, cells: Cells) -> list[int]:
        """The cards from bottom to top; negative where unknown."""
        return [place for place in cells[self.at + 1 : self.at + 1 + cells[self.at]]]  # noqa: C416  # a list when compiled

    def unknown(self, cells: Cells, shuffle: int) -> int:
        """The number of unknown places of this shuffle."""
        return self.places(cells).count(UNKNOWN - shuffle)
