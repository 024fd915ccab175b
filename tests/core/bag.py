"""A bag: a pile of which only the contents are decided, not the order, except where somebody has looked.

Cells of a bag: how many of every kind lie somewhere unknown, then the known cards on top (first is uppermost) and the
known cards at the bottom (first is uppermost too), each as a length and a fixed number of slots. Who may know the known
cards only is shown the bag with holes from `at` to `top`: `? bottom:fox`, or `? none`.
"""

from math import comb

from shiai.core.layout import HIDDEN, NOTHING, Field, read_label, read_number
from shiai.core.seats import HOLE


class Bag(Field):
    """A named bag in the cells of a state. All methods take the cells they work on."""

    def __init__(self, name: str, at: int, labels: tuple[str, ...], slots: int) -> None:
        super().__init__(name, at, len(labels) + 2 * (slots + 1))
        self.labels = labels
        self.slots = slots
        self.kinds = len(labels)
        self.top = at + self.kinds
        self.bottom = self.top + 1 + slots

    def count(self, cells: list[int]) -> int:
        """How many cards there are."""
        return sum(cells[self.at : self.at + self.kinds]) + cells[self.top] + cells[self.bottom]

    def draws(self, cells: list[int]) -> list[int]:
        """The kinds that the uppermost card can be, sorted."""
        if cells[self.top]:
            return [cells[self.top + 1]]
        unknown = [kind for kind in range(self.kinds) if cells[self.at + kind]]
        if unknown or not cells[self.bottom]:
            return unknown
        return [cells[self.bottom + 1]]

    def weights(self, cells: list[int]) -> list[int]:
        """The weights of `draws`: in how many ways the uppermost card can be of that kind."""
        kinds = self.draws(cells)
        return [1] if len(kinds) == 1 else [cells[self.at + kind] for kind in kinds]

    def draw(self, cells: list[int], kind: int) -> None:
        """Take the uppermost card, which is of this kind."""
        if kind not in self.draws(cells):
            raise ValueError(f"{self.labels[kind]} cannot be on top of {self.name}")
        if cells[self.top]:
            self._shift(cells, self.top)
        elif cells[self.at + kind]:
            cells[self.at + kind] -= 1
        else:
            self._shift(cells, self.bottom)

    def subsets(self, cells: list[int], number: int) -> list[tuple[tuple[int, ...], int]]:
        """Every way to draw so many unknown cards at once: how many of each kind, with its exact weight."""
        partial: list[tuple[tuple[int, ...], int]] = [((), 1)]
        left = sum(cells[self.at : self.at + self.kinds])
        for kind in range(self.kinds):
            have = cells[self.at + kind]
            left -= have
            grown: list[tuple[tuple[int, ...], int]] = []
            for counts, weight in partial:
                missing = number - sum(counts)
                for take in range(max(0, missing - left), min(have, missing) + 1):
                    grown.append(((*counts, take), weight * comb(have, take)))
            partial = grown
        return partial

    def add(self, cells: list[int], kind: int) -> None:
        """Put a card somewhere among the unknown ones."""
        cells[self.at + kind] += 1

    def put_on_top(self, cells: list[int], kind: int) -> None:
        """Put a card on top, known to everybody who knows the top."""
        self._insert(cells, self.top, 0, kind)

    def put_at_bottom(self, cells: list[int], kind: int) -> None:
        """Put a card under all others."""
        self._insert(cells, self.bottom, cells[self.bottom], kind)

    def look(self, cells: list[int], kind: int) -> None:
        """An unknown card right below the known top turns out to be of this kind."""
        if not cells[self.at + kind]:
            raise ValueError(f"there is no unknown {self.labels[kind]} in {self.name}")
        self._insert(cells, self.top, cells[self.top], kind)
        cells[self.at + kind] -= 1

    def shuffle(self, cells: list[int]) -> None:
        """Forget every known place."""
        for pile in (self.top, self.bottom):
            for slot in range(pile + 1, pile + 1 + cells[pile]):
                cells[self.at + cells[slot]] += 1
                cells[slot] = 0
            cells[pile] = 0

    def _insert(self, cells: list[int], pile: int, place: int, kind: int) -> None:
        length = cells[pile]
        if length == self.slots:
            raise ValueError(f"{self.name} has room for {self.slots} known cards only")
        for slot in range(pile + 1 + length, pile + 1 + place, -1):
            cells[slot] = cells[slot - 1]
        cells[pile + 1 + place] = kind
        cells[pile] = length + 1

    def _shift(self, cells: list[int], pile: int) -> None:
        length = cells[pile]
        for slot in range(pile + 1, pile + length):
            cells[slot] = cells[slot + 1]
        cells[pile + length] = 0
        cells[pile] = length - 1

    def write_own(self, own: list[int]) -> str:
        words = [f"{label}={own[kind]}" for kind, label in enumerate(self.labels) if own[kind]]
        if own[0] == HOLE:
            words = [HIDDEN] if own[self.kinds] or own[self.bottom - self.at] else [HIDDEN, NOTHING]
        for mark, pile in (("top", self.top - self.at), ("bottom", self.bottom - self.at)):
            if own[pile]:
                words.append(f"{mark}:" + ",".join([self.labels[own[pile + 1 + i]] for i in range(own[pile])]))
        return " ".join(words) or NOTHING

    def read_own(self, text: str) -> list[int]:
        cells = [0] * (self.at + self.size)
        for word in [word for word in text.split() if word != NOTHING]:
            mark, colon, names = word.partition(":")
            if colon:
                pile = {"top": self.top, "bottom": self.bottom}.get(mark)
                if pile is None:
                    raise ValueError(f"'{mark}' is neither top nor bottom")
                for name in names.split(","):
                    self._insert(cells, pile, cells[pile], read_label(name, self.labels))
            elif word == HIDDEN:
                cells[self.at : self.top] = [HOLE] * self.kinds
            else:
                label, _, number = word.partition("=")
                cells[self.at + read_label(label, self.labels)] = read_number(number, 0, 10**6)
        return cells[self.at :]
