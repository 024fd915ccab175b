"""Specs: bots written as text, such as `random`, `search:iterations=800,c=1.2`, `search:800` or `level:4`.

Several specs are separated by commas, as the settings of one are: `search:iterations=800,c=1.2,random` is two bots.
Bots of one's own (`my_bots:Greedy:worlds=3`, `exec:./mybot`) are in `own.py` and `external.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from shiai.bots.player import Player
from shiai.core.errors import ShiaiError


class UnknownBot(ShiaiError):
    """There is no bot of that name, or it has no such setting."""


@dataclass(frozen=True)
class Setting:
    """A number that a bot can be given."""

    name: str
    minimum: float
    maximum: float
    integer: bool
    help: str
    aliases: tuple[str, ...] = ()  # former names, which specs in records and databases still have


@dataclass(frozen=True)
class Kind:
    """A kind of bot and how to make one from its settings. A value without a name belongs to the first setting."""

    name: str
    make: Callable[[dict[str, float]], Player]
    settings: tuple[Setting, ...] = ()
    factory: Any = None  # a player class of another package, whose constructor takes the settings; `make` is not used

    def setting(self, name: str) -> Setting | None:
        """The setting of this name or alias."""
        for setting in self.settings:
            if name == setting.name or name in setting.aliases:
                return setting
        return None

    def usage(self) -> str:
        """How a spec of this kind is written."""
        if not self.settings:
            return self.name
        return self.name + ":" + ",".join([f"{setting.name}=…" for setting in self.settings])


def read_spec(kinds: dict[str, Kind], spec: str) -> tuple[Kind, dict[str, float]]:
    """The kind of bot that a spec names, and its settings."""
    name, _, rest = spec.strip().partition(":")
    kind = find_kind(kinds, name)
    values: dict[str, float] = {}
    for number, entry in enumerate(rest.split(",") if rest else []):
        key, equals, text = entry.partition("=")
        if not equals:
            if number or not kind.settings:
                raise UnknownBot(f"bot '{spec}': '{entry}' is not a setting; write {kind.usage()}")
            key, text = kind.settings[0].name, entry
        setting = kind.setting(key.strip())
        if setting is None:
            raise UnknownBot(f"bot '{spec}': there is no setting '{key}'; write {kind.usage()}")
        if setting.name in values:
            raise UnknownBot(f"bot '{spec}' sets {setting.name} twice; keep one")
        values[setting.name] = read_number(spec, setting, text)
    return kind, values


def find_kind(kinds: dict[str, Kind], name: str) -> Kind:
    """The kind of this name; the error for an unknown one lists all."""
    kind = kinds.get(name.strip().lower())
    if kind is None:
        raise UnknownBot(unknown_name(kinds, name))
    return kind


def unknown_name(kinds: dict[str, Kind], name: str) -> str:
    """The sentence about a name that no bot has."""
    near = get_close_matches(name, list(kinds), 1)
    suggestion = f" (did you mean {near[0]}?)" if near else ""
    return f"there is no bot '{name}'{suggestion}; bots are: {', '.join(kinds)}"


def read_number(spec: str, setting: Setting, text: str) -> float:
    """The value of a setting."""
    sort = "a whole number" if setting.integer else "a number"
    error = f"bot '{spec}': {setting.name} must be {sort} from {setting.minimum:g} to {setting.maximum:g}, not '{text}'"
    try:
        value = float(text)
    except ValueError:
        raise UnknownBot(error) from None
    if not setting.minimum <= value <= setting.maximum or (setting.integer and value != int(value)):
        raise UnknownBot(error)
    return value


def split_bots(text: str) -> tuple[str, ...]:
    """Split a list of specs. `name=value` without a colon before it belongs to the spec before it."""
    found: list[str] = []
    for piece in text.split(","):
        head = piece.partition("=")[0]
        if found and ":" in found[-1] and "=" in piece and ":" not in head:
            found[-1] += f",{piece}"
        else:
            found.append(piece)
    return tuple([piece.strip() for piece in found])
