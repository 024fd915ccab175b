"""Heaps of cards: the number of copies of every design, two bits each, in one int. No deck has more than three."""

from typing import Final

MOST_COPIES: Final = 3
ONES: Final = sum([1 << 2 * design for design in range(512)])
TWOS: Final = 2 * ONES
BYTES: Final = 128  # of any heap
# The designs that a byte has, by its place * 256 + its value; filled when asked for.
_BYTES: Final[list[list[int] | None]] = [None] * (BYTES * 256)
# How many copies of each.
FOUR_COUNTS: Final[list[list[int]]] = [
    [four >> 2 * i & 3 for i in range(4) if four >> 2 * i & 3] for four in range(256)
]
REMEMBERED: Final = 100_000
_DESIGNS: Final[dict[int, tuple[int, ...]]] = {}  # the designs of heaps that were read before


def one(design: int) -> int:
    """A heap of one card."""
    return 1 << 2 * design


def every(design: int) -> int:
    """The mask of all copies of a design."""
    return 3 << 2 * design


def copies(heap: int, design: int) -> int:
    """The number of cards of this design in a heap."""
    return heap >> 2 * design & 3


def designs(heap: int) -> tuple[int, ...]:
    """The designs of a heap, each once, ascending."""
    found = _DESIGNS.get(heap)
    if found is None:
        if len(_DESIGNS) >= REMEMBERED:
            _DESIGNS.clear()
        found = tuple(read(heap))
        _DESIGNS[heap] = found
    return found


def read(heap: int) -> list[int]:
    """The designs of a heap, byte by byte: shifts of large numbers would cost more."""
    found: list[int] = []
    for place, four in enumerate(heap.to_bytes((heap.bit_length() + 7) >> 3, "little")):
        if four:
            found += _BYTES[place * 256 + four] or read_byte(place, four)
    return found


def read_byte(place: int, four: int) -> list[int]:
    """The designs of one byte of a heap."""
    found = [4 * place + design for design in range(4) if four >> 2 * design & 3]
    _BYTES[place * 256 + four] = found
    return found


def bytes_of(heap: int) -> tuple[int, ...]:
    """The places of the bytes in which a heap has cards."""
    return tuple(sorted({design >> 2 for design in designs(heap)}))


def designs_at(heap: int, places: tuple[int, ...]) -> list[int]:
    """As `designs`, for a heap that has cards in these bytes only; quick for heaps that were never read."""
    found: list[int] = []
    raw = heap.to_bytes(BYTES, "little")
    for place in places:
        four = raw[place]
        if four:
            found += _BYTES[place * 256 + four] or read_byte(place, four)
    return found


def counts_at(heap: int, places: tuple[int, ...]) -> list[int]:
    """How many copies there are of each of `designs_at`."""
    found: list[int] = []
    raw = heap.to_bytes(BYTES, "little")
    for place in places:
        found += FOUR_COUNTS[raw[place]]
    return found


def size(heap: int) -> int:
    """The number of cards in a heap."""
    return (heap & ONES).bit_count() + 2 * (heap & TWOS).bit_count()


def mask_of(found: list[int]) -> int:
    """The mask of all copies of several designs."""
    mask = 0
    for design in found:
        mask |= 3 << 2 * design
    return mask


def heap_of(found: list[int]) -> int:
    """A heap of these cards."""
    heap = 0
    for design in found:
        heap += 1 << 2 * design
    return heap
