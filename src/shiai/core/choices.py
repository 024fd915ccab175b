"""Masks to sorted actions, remembered: most legal lists are a few masks laid over consecutive actions."""

from typing import Final

REMEMBERED: Final = 4096  # masks below this are looked up, wider ones are spread anew

_spread: Final[dict[int, tuple[int, ...]]] = {}


def choices(base: int, mask: int) -> tuple[int, ...]:
    """The actions `base + i` for every bit i that is set in the mask."""
    if mask >= REMEMBERED:
        return spread(base, mask)
    key = base * REMEMBERED + mask
    found = _spread.get(key)
    if found is None:
        found = spread(base, mask)
        _spread[key] = found
    return found


def spread(base: int, mask: int) -> tuple[int, ...]:
    """As `choices`, computed."""
    return tuple([base + i for i in range(mask.bit_length()) if mask >> i & 1])
