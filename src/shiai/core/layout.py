"""The layout of a state: names for ranges of its cells, and their form in position texts.

Rules access cells by constant offsets, which is fast. The layout describes the same cells once, so that position texts
of all games follow from it.
"""

from shiai.core.compiling import mypyc_attr
from shiai.core.seats import HOLE

NOTHING = "none"
HIDDEN = "?"


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A named range of cells. `read` raises ValueError with a readable message."""

    def __init__(self, name: str, at: int, size: int) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.sparse = False  # is left out of position texts while all its cells are 0

    def write(self, cells: list[int]) -> str:
        """The cells of this field as text."""
        own = cells[self.at : self.at + self.size]
        return HIDDEN if own.count(HOLE) == self.size else self.write_own(own)

    def read(self, text: str) -> list[int]:
        """The cells of this field from text."""
        return [HOLE] * self.size if text == HIDDEN else self.read_own(text)

    def write_own(self, own: list[int]) -> str:
        """As `write`, if not all cells are hidden."""
        raise NotImplementedError

    def read_own(self, text: str) -> list[int]:
        """As `read`, if not all cells are hidden."""
        raise NotImplementedError


class Number(Field):
    """One number."""

    def __init__(self, name: str, at: int, low: int, high: int) -> None:
        super().__init__(name, at, 1)
        self.low = low
        self.high = high

    def write_own(self, own: list[int]) -> str:
        return str(own[0])

    def read_own(self, text: str) -> list[int]:
        return [read_number(text, self.low, self.high)]


class Counts(Field):
    """A number for each label; zeros are omitted: `inn=2 well=1`."""

    def __init__(self, name: str, at: int, labels: tuple[str, ...], high: int) -> None:
        super().__init__(name, at, len(labels))
        self.labels = labels
        self.high = high

    def write_own(self, own: list[int]) -> str:
        shown = [HIDDEN if value == HOLE else str(value) for value in own]
        return " ".join([f"{self.labels[i]}={shown[i]}" for i in range(self.size) if own[i]]) or NOTHING

    def read_own(self, text: str) -> list[int]:
        cells = [0] * self.size
        for label, value in read_pairs(text):
            cells[read_label(label, self.labels)] = HOLE if value == HIDDEN else read_number(value, 0, self.high)
        return cells


class Places(Field):
    """One of several values for each label; the default value is omitted: `kabe=well yumi=inn`."""

    def __init__(self, name: str, at: int, labels: tuple[str, ...], values: tuple[str, ...], default: int) -> None:
        super().__init__(name, at, len(labels))
        self.labels = labels
        self.values = values
        self.default = default

    def write_own(self, own: list[int]) -> str:
        shown = [HIDDEN if value == HOLE else self.values[value] for value in own]
        return " ".join([f"{self.labels[i]}={shown[i]}" for i in range(self.size) if own[i] != self.default]) or NOTHING

    def read_own(self, text: str) -> list[int]:
        cells = [self.default] * self.size
        for label, value in read_pairs(text):
            cells[read_label(label, self.labels)] = HOLE if value == HIDDEN else read_label(value, self.values)
        return cells


class Flags(Field):
    """A flag for each label, all in one cell: `kabe yumi`."""

    def __init__(self, name: str, at: int, labels: tuple[str, ...]) -> None:
        super().__init__(name, at, 1)
        self.labels = labels

    def write_own(self, own: list[int]) -> str:
        return " ".join([label for i, label in enumerate(self.labels) if own[0] >> i & 1]) or NOTHING

    def read_own(self, text: str) -> list[int]:
        mask = 0
        for label in [] if text == NOTHING else text.split():
            mask |= 1 << read_label(label, self.labels)
        return [mask]


class Heaps(Field):
    """One of several heaps for each card; cards of the first heap are omitted: `hand=P1-01,P1-02 used=P2-05`."""

    def __init__(self, name: str, at: int, cards: tuple[str, ...], heaps: tuple[str, ...]) -> None:
        super().__init__(name, at, len(cards))
        self.cards = cards
        self.heaps = heaps

    def write_own(self, own: list[int]) -> str:
        words: list[str] = []
        for heap in range(1, len(self.heaps)):
            cards = [self.cards[card] for card in range(self.size) if own[card] == heap]
            if cards:
                words.append(f"{self.heaps[heap]}=" + ",".join(cards))
        return " ".join(words) or NOTHING

    def read_own(self, text: str) -> list[int]:
        cells = [0] * self.size
        for label, cards in read_pairs(text):
            heap = read_label(label, self.heaps)
            for name in cards.split(","):
                card = read_label(name, self.cards)
                if cells[card]:
                    raise ValueError(f"{name} is in two heaps")
                cells[card] = heap
        return cells


class Rows(Field):
    """A row of cards for each label: `kyuzo=P1-01,P2-05`, oldest card first.

    The first cells name the newest card of each row, as its number plus one. Those behind them, one for every card,
    name in the same way the next older card of its row; 0 stands for none.
    """

    def __init__(self, name: str, at: int, labels: tuple[str, ...], cards: tuple[str, ...]) -> None:
        super().__init__(name, at, len(labels) + len(cards))
        self.labels = labels
        self.cards = cards

    def write_own(self, own: list[int]) -> str:
        pairs: list[str] = []
        for i in range(len(self.labels)):
            if own[i]:
                pairs.append(f"{self.labels[i]}=" + ",".join([self.cards[card] for card in self.row(own, i)]))
        return " ".join(pairs) or NOTHING

    def read_own(self, text: str) -> list[int]:
        cells = [0] * self.size
        seen: set[int] = set()
        for label, names in read_pairs(text):
            newest = 0
            for name in names.split(","):
                card = read_label(name, self.cards)
                if card in seen:
                    raise ValueError(f"{name} lies in the rows twice")
                seen.add(card)
                cells[len(self.labels) + card] = newest
                newest = card + 1
            cells[read_label(label, self.labels)] = newest
        return cells

    def row(self, own: list[int], number: int) -> list[int]:
        """The cards of a row, oldest first, from the cells of this field."""
        cards: list[int] = []
        newest = own[number]
        while newest > 0:
            cards.append(newest - 1)
            newest = own[len(self.labels) + newest - 1]
        cards.reverse()
        return cards


def sparse(field: Field) -> Field:
    """A field that position texts leave out while all its cells are 0: texts from before it existed stay valid."""
    field.sparse = True
    return field


class Layout:
    """All fields of a game, in the order of position texts. Every cell belongs to one, unless `size` says how many
    cells there are: then those without a field stay 0.
    """

    def __init__(self, fields: tuple[Field, ...], size: int = 0) -> None:
        self.fields = fields
        self.size = 0
        for field in sorted(fields, key=lambda field: field.at):
            if field.at < self.size or (field.at > self.size and not size):
                raise ValueError(f"field {field.name} begins at {field.at}, but the cells before it end at {self.size}")
            self.size = field.at + field.size
        self.size = max(self.size, size)


def read_number(text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not text.lstrip("-").isdecimal():
        raise ValueError(f"'{text}' is not a whole number")
    number = int(text)
    if not low <= number <= high:
        raise ValueError(f"{number} is not between {low} and {high}")
    return number


def read_label(text: str, labels: tuple[str, ...]) -> int:
    """The index of a label."""
    if text not in labels:
        raise ValueError(f"'{text}' is none of {', '.join(labels)}")
    return labels.index(text)


def read_pairs(text: str) -> list[tuple[str, str]]:
    """The pairs of `a=1 b=2`."""
    pairs: list[tuple[str, str]] = []
    for word in [] if text == NOTHING else text.split():
        label, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"'{word}' should look like name=value")
        pairs.append((label, value))
    return pairs
