"""Options of a game: each has a name, a kind, values, a default, a help text and a clause."""

from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import Final

from shiai.core.errors import OptionError

Value = bool | int | str | tuple[int, ...] | tuple[str, ...]

TRUTHS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Option:
    """Base of all kinds of options. `read` accepts Python values and text and returns the canonical form."""

    kind = ""

    def __init__(self, name: str, default: Value, values: tuple[Value, ...], help: str, clause: str) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.help = help
        self.clause = clause

    def read(self, value: object) -> Value:
        """The value in canonical form. OptionError with the valid values for a wrong one."""
        raise NotImplementedError

    def write(self, value: Value) -> str:
        """The value as text without spaces."""
        return word(value)

    def any(self, rng: Random) -> object:
        """A random value."""
        return rng.choice(self.values)

    def values_text(self) -> str:
        """The valid values as text."""
        return ", ".join([word(value) for value in self.values])

    def _wrong(self, value: object, remedy: str) -> OptionError:
        return OptionError(f"option {self.name} cannot be {value!r}: {remedy} ({self.clause})")


class Switch(Option):
    """True or false."""

    kind = "switch"

    def __init__(self, name: str, default: bool, help: str, clause: str) -> None:
        super().__init__(name, default, (True, False), help, clause)

    def read(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        truth = TRUTHS.get(str(value).lower())
        if truth is None:
            raise self._wrong(value, "use true or false")
        return truth


class Choice(Option):
    """One of several names."""

    kind = "choice"

    def __init__(self, name: str, values: tuple[str, ...], help: str, clause: str) -> None:
        super().__init__(name, values[0], values, help, clause)

    def read(self, value: object) -> Value:
        if value not in self.values:
            raise self._wrong(value, f"use one of {self.values_text()}")
        return str(value)


class Whole(Option):
    """A whole number within a range."""

    kind = "whole"

    def __init__(self, name: str, default: int, low: int, high: int, help: str, clause: str) -> None:
        super().__init__(name, default, tuple(range(low, high + 1)), help, clause)

    def read(self, value: object) -> Value:
        short = isinstance(value, str) and len(value) < 10 and value.strip().isdecimal()
        number = int(str(value)) if short else value
        if isinstance(number, bool) or not isinstance(number, int) or number not in self.values:
            raise self._wrong(value, f"use a whole number {self.values_text()}")
        return number

    def values_text(self) -> str:
        return f"from {self.values[0]} to {self.values[-1]}"


class Names(Option):
    """An ordered selection of names, written as `kyuzo,kanbei`; empty by default."""

    kind = "names"

    def __init__(self, name: str, values: tuple[str, ...], help: str, clause: str) -> None:
        super().__init__(name, (), values, help, clause)

    def any(self, rng: Random) -> object:
        return rng.sample(self.values, rng.randrange(len(self.values) + 1))

    def read(self, value: object) -> Value:
        if isinstance(value, (tuple, list)):
            names = [str(part) for part in value]
        else:
            names = [part.strip() for part in str(value).split(",") if part not in ("", "none")]
        for name in names:
            if name not in self.values:
                raise self._wrong(value, f"use names out of {self.values_text()}")
        if len(set(names)) != len(names):
            raise self._wrong(value, "use every name once")
        return tuple(names)

    def write(self, value: Value) -> str:
        assert isinstance(value, tuple)
        return ",".join([str(name) for name in value]) or "none"


class Text(Option):
    """A text with a syntax of its own, such as a user-made component; empty by default.

    `check` returns the canonical form, without spaces, or raises an OptionError; `sample` makes a random text. Players
    can save such texts; options with the same `content` share them.
    """

    kind = "text"

    def __init__(
        self,
        name: str,
        help: str,
        clause: str,
        check: Callable[[str], str],
        sample: Callable[[Random], str] | None = None,
        content: str = "",
    ) -> None:
        super().__init__(name, "", ("",), help, clause)
        self.check = check
        self.sample = sample
        self.content = content or name

    def any(self, rng: Random) -> object:
        return self.sample(rng) if self.sample is not None and rng.random() < 0.5 else ""

    def read(self, value: object) -> Value:
        text = str(value).strip()
        return self.check(text) if text not in ("", "none") else ""

    def write(self, value: Value) -> str:
        return str(value) or "none"


class Numbers(Option):
    """A set of whole numbers, written as `4,5,6`."""

    kind = "numbers"

    def __init__(self, name: str, default: tuple[int, ...], values: tuple[int, ...], help: str, clause: str) -> None:
        super().__init__(name, default, values, help, clause)

    def any(self, rng: Random) -> object:
        return rng.sample(self.values, rng.randrange(len(self.values) + 1))

    def read(self, value: object) -> Value:
        if isinstance(value, str):
            parts: list[object] = [part for part in value.split(",") if part not in ("", "none")]
        elif isinstance(value, (tuple, list)):
            parts = list(value)
        else:
            parts = [value]
        numbers: set[int] = set()
        for part in parts:
            text = str(part).strip()
            if text not in [str(known) for known in self.values]:
                raise self._wrong(value, f"use numbers out of {self.values_text()}")
            numbers.add(int(text))
        if len(numbers) != len(parts):
            raise self._wrong(value, "name every number once")
        return tuple(sorted(numbers))

    def write(self, value: Value) -> str:
        assert isinstance(value, tuple)
        return ",".join([str(number) for number in value]) or "none"


def numbers_of(value: Value) -> tuple[int, ...]:
    """The value of a `Numbers` option."""
    assert isinstance(value, tuple)
    return tuple([int(number) for number in value])


def word(value: Value) -> str:
    """A value as one word; booleans in lower case."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(game: str, options: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """All options with their values: the given ones, checked, and defaults for the others."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            near = get_close_matches(name, known, 1)
            remedy = f"did you mean {near[0]}?" if near else "known are: " + ", ".join(known)
            raise OptionError(f"{game} has no option {name}; {remedy}")
    return {option.name: option.read(given.get(option.name, option.default)) for option in options}
