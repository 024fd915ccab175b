"""Action spaces: all choices that a game ever offers, as one fixed range of ints.

A space is declared kind by kind (`assign(ronin, place)`); numbers, names and decoding follow from the declaration.
Rules make actions with `at` or `masked` and read them with `part` or `pair`; they never compare ranges.
"""

from collections.abc import Sequence
from typing import Final

SMALL: Final = 12  # kinds with at most this many actions cache `masked` in a list
REMEMBERED: Final = 5_000  # masks in the cache of a larger kind
PART: Final = 9  # bits of a mask whose actions are kept together: few enough for the caches of the processor
PARTS: Final = 1 << PART


class Kind:
    """One kind of choice: consecutive actions, one for every combination of its parts."""

    def __init__(self, name: str, first: int, sizes: tuple[int, ...], count: int) -> None:
        self.name = name
        self.first = first
        self.sizes = sizes
        self.count = count
        self.end = first + count
        self._width = sizes[1] if len(sizes) > 1 else 1  # of the second of two parts
        self._known: dict[int, tuple[int, ...]] = {}  # actions by mask
        self._parts: list[tuple[int, ...] | None] = [None] * (PARTS * (count // PART + 1))  # actions by part of a mask

    def at(self, part: int) -> int:
        """The action with this part; with several parts, the action with this index among their combinations."""
        return self.first + part

    def at2(self, part: int, second: int) -> int:
        """The action with these two parts."""
        return self.first + part * self._width + second

    def has(self, action: int) -> bool:
        """Is the action of this kind?"""
        return self.first <= action < self.end

    def part(self, action: int) -> int:
        """The part of an action of this kind; with several parts, the index of their combination."""
        return action - self.first

    def pair(self, action: int) -> tuple[int, int]:
        """The two parts of an action of this kind."""
        index = action - self.first
        return index // self._width, index % self._width

    def parts(self, action: int) -> tuple[int, ...]:
        """All parts of an action of this kind."""
        index = action - self.first
        found: list[int] = []
        for size in reversed(self.sizes):
            found.append(index % size)
            index //= size
        return tuple(found[::-1])

    def all(self) -> tuple[int, ...]:
        """All actions of this kind."""
        return tuple(range(self.first, self.end))

    def masked(self, mask: int) -> tuple[int, ...]:
        """The actions whose bits are set in a mask, sorted; cached."""
        found = self._known.get(mask)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._actions(mask)
            self._known[mask] = found
        return found

    def _actions(self, mask: int) -> tuple[int, ...]:
        found: tuple[int, ...] = ()
        at = 0
        while mask:
            part = mask & PARTS - 1
            if part:
                actions = self._parts[at * PARTS + part]
                if actions is None:
                    actions = tuple([self.first + at * PART + i for i in range(PART) if part >> i & 1])
                    self._parts[at * PARTS + part] = actions
                found += actions
            mask >>= PART
            at += 1
        return found


class SmallKind(Kind):
    """A kind with so few actions that those of every mask fit into a list, which is faster."""

    def __init__(self, name: str, first: int, sizes: tuple[int, ...], count: int) -> None:
        super().__init__(name, first, sizes, count)
        self._list: list[tuple[int, ...] | None] = [None] * (1 << count)

    def masked(self, mask: int) -> tuple[int, ...]:
        found = self._list[mask]
        if found is None:
            found = self._actions(mask)
            self._list[mask] = found
        return found


class ExtendedKind(Kind):
    """A kind that has got further parts since: their actions are behind all others, which keep their numbers."""

    def __init__(self, name: str, first: int, sizes: tuple[int, ...], count: int) -> None:
        super().__init__(name, first, sizes, count)
        self._actions_by_part: list[int] = list(range(first, first + count))
        self._parts_by_action: list[int] = [-1] * first + list(range(count))

    def extend(self, at: int, first: int, count: int) -> None:
        """Insert so many parts before this one; their actions begin at `first`."""
        self.count += count
        self.sizes = (self.count,)
        self.end = first + count
        self._actions_by_part[at:at] = range(first, self.end)
        self._parts_by_action = [-1] * self.end
        for part, action in enumerate(self._actions_by_part):
            self._parts_by_action[action] = part

    def at(self, part: int) -> int:
        return self._actions_by_part[part]

    def has(self, action: int) -> bool:
        return action < len(self._parts_by_action) and self._parts_by_action[action] >= 0

    def part(self, action: int) -> int:
        return self._parts_by_action[action]

    def parts(self, action: int) -> tuple[int, ...]:
        return (self._parts_by_action[action],)

    def all(self) -> tuple[int, ...]:
        return tuple(self._actions_by_part)

    def masked(self, mask: int) -> tuple[int, ...]:
        found: list[int] = []
        for part, action in enumerate(self._actions_by_part):
            if mask >> part & 1:
                found.append(action)
        return tuple(found)


def make_kind(name: str, first: int, sizes: tuple[int, ...], count: int) -> Kind:
    """A kind of choice in the form that suits its number of actions."""
    return SmallKind(name, first, sizes, count) if count <= SMALL else Kind(name, first, sizes, count)


class ActionSpace:
    """All kinds of choices of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.names: list[str] = []  # by action
        self._kinds: list[Kind] = []  # by action

    @property
    def count(self) -> int:
        """The number of actions."""
        return len(self.names)

    def single(self, name: str) -> int:
        """Add a kind without parts; returns its only action."""
        return self._add(name, (), [name]).first

    def kind(
        self, name: str, *labels: Sequence[str], text: str | None = None, names: Sequence[str] | None = None
    ) -> Kind:
        """Add a kind of choice with a list of labels for each part.

        The name of an action is `text label …`; the text is the name of the kind by default. `names` gives the full
        names of all actions instead.
        """
        given: list[str] = []
        if names is None:
            given = [name if text is None else text]
            for part in labels:
                given = [f"{before} {label}".strip() for before in given for label in part]
        else:
            given = list(names)
        return self._add(name, tuple([len(part) for part in labels]) or (len(given),), given)

    def extensible(self, name: str, labels: Sequence[str], text: str) -> ExtendedKind:
        """Add a kind with one part, which `extend` can give further labels later."""
        kind = ExtendedKind(name, len(self.names), (len(labels),), len(labels))
        self._put(kind, [f"{text} {label}".strip() for label in labels])
        return kind

    def extend(self, kind: ExtendedKind, at: int, labels: Sequence[str], text: str) -> None:
        """Give a kind further labels before its part `at`; their actions are behind all others of the space."""
        kind.extend(at, len(self.names), len(labels))
        self.names += [f"{text} {label}".strip() for label in labels]
        self._kinds += [kind] * len(labels)

    def _add(self, name: str, sizes: tuple[int, ...], names: list[str]) -> Kind:
        kind = make_kind(name, len(self.names), sizes, len(names))
        self._put(kind, names)
        return kind

    def _put(self, kind: Kind, names: list[str]) -> None:
        if kind.name in [other.name for other in self.kinds]:
            raise ValueError(f"the action space has two kinds called '{kind.name}'; rename one")
        self.kinds.append(kind)
        self.names += names
        self._kinds += [kind] * len(names)

    def kind_of(self, action: int) -> Kind:
        """The kind of an action."""
        return self._kinds[action]

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The name of an action's kind, and its parts."""
        kind = self._kinds[action]
        return kind.name, kind.parts(action)
