"""Heaps of cards: the number of copies of every design, two bits each, in one int. No deck has more than three."""

from typing import Final

MOST_COPIES: Final = 3
ONES: Final = sum([1 << 2 * design for design in range(512)])
TWOS: Final = 2 * ONES
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
    """The designs of a heap, bit by bit."""
    found: list[int] = []
    while heap:
        design = ((heap & -heap).bit_length() - 1) >> 1
        found.append(design)
        heap &= ~(3 << 2 * design)
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
