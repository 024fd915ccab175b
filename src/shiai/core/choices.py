"""Masks to sorted actions: most legal lists are a few masks laid over consecutive actions."""


class Choices:
    """Consecutive actions, of which a mask says which are legal; every answer is remembered."""

    def __init__(self, base: int, width: int) -> None:
        self.base = base
        self.known: list[tuple[int, ...] | None] = [None] * (1 << width)

    def of(self, mask: int) -> tuple[int, ...]:
        """The actions `base + i` for every bit i that is set in the mask."""
        found = self.known[mask]
        if found is None:
            found = tuple([self.base + i for i in range(mask.bit_length()) if mask >> i & 1])
            self.known[mask] = found
        return found
