"""Fields of a position that only this game has: heaps of cards, spaces of the board."""

from shiai.core.layout import NOTHING, Field, read_label, read_number
from shiai.games.senjutsu.cards.cards import INDEX, NUMBERS
from shiai.games.senjutsu.cards.heap import MOST_COPIES, copies, designs, every
from shiai.games.senjutsu.rules.battlefield.hexes import QS, RS, SPACES, bits, space


class HeapField(Field):
    """A heap of cards: `025 029x2`."""

    def __init__(self, name: str, at: int) -> None:
        super().__init__(name, at, 1)

    def write_own(self, own: list[int]) -> str:
        words = [(design, copies(own[0], design)) for design in designs(own[0])]
        return " ".join([NUMBERS[design] + (f"x{count}" if count > 1 else "") for design, count in words]) or NOTHING

    def read_own(self, text: str) -> list[int]:
        heap = 0
        for word in [] if text == NOTHING else text.split():
            number, _, count = word.partition("x")
            if number not in INDEX:
                raise ValueError(f"there is no card '{number}'")
            design = INDEX[number]
            if heap & every(design):
                raise ValueError(f"card {number} is named twice; write {number}x2 for two of them")
            heap += read_number(count or "1", 1, MOST_COPIES) << 2 * design
        return [heap]


class CardField(Field):
    """One card, or none; the cell holds its number plus one."""

    def __init__(self, name: str, at: int, labels: tuple[str, ...]) -> None:
        super().__init__(name, at, 1)
        self.labels = labels

    def write_own(self, own: list[int]) -> str:
        return self.labels[own[0] - 1] if own[0] else NOTHING

    def read_own(self, text: str) -> list[int]:
        return [0 if text == NOTHING else read_label(text, self.labels) + 1]


class SpaceField(Field):
    """A space, written as its coordinates `0,-3`; `none` for a figure that is not on the board."""

    def __init__(self, name: str, at: int) -> None:
        super().__init__(name, at, 1)

    def write_own(self, own: list[int]) -> str:
        return NOTHING if own[0] == SPACES else f"{QS[own[0]]},{RS[own[0]]}"

    def read_own(self, text: str) -> list[int]:
        return [SPACES if text == NOTHING else read_space(text)]


class SpacesField(Field):
    """A set of spaces in one cell: `0,-3 1,-3`."""

    def __init__(self, name: str, at: int) -> None:
        super().__init__(name, at, 1)

    def write_own(self, own: list[int]) -> str:
        return " ".join([f"{QS[index]},{RS[index]}" for index in bits(own[0])]) or NOTHING

    def read_own(self, text: str) -> list[int]:
        mask = 0
        for word in [] if text == NOTHING else text.split():
            mask |= 1 << read_space(word)
        return [mask]


def read_space(text: str) -> int:
    """The space of two coordinates."""
    q, comma, r = text.partition(",")
    index = space(read_number(q, -99, 99), read_number(r, -99, 99)) if comma else -1
    if index < 0:
        raise ValueError(f"'{text}' is no space; write its coordinates, as in 0,-3")
    return index
