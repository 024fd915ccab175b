"""Bots by name and settings: `random`, `heuristic`, `search:iterations=800,c=1.2`, `search:800`, `level:4`.

Several bots are separated by commas, as their settings are: `search:iterations=800,c=1.2,random` are two bots.
"""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches

from shiai.bots.player import Player
from shiai.core.errors import ShiaiError


class UnknownBot(ShiaiError):
    """There is no bot of that name, or it has no such setting."""


@dataclass(frozen=True)
class Setting:
    """A number that a bot can be given."""

    name: str
    least: float
    most: float
    whole: bool
    help: str


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how it is made from its settings. A value without a name belongs to the first setting."""

    name: str
    make: Callable[[dict[str, float]], Player]
    settings: tuple[Setting, ...] = ()


def read_spec(kinds: dict[str, Kind], spec: str) -> tuple[Kind, dict[str, float]]:
    """The kind of bot that a spec means, and its settings."""
    name, _, rest = spec.strip().partition(":")
    kind = kinds.get(name.strip().lower())
    if kind is None:
        near = get_close_matches(name, list(kinds), 1)
        meant = f" (did you mean {near[0]}?)" if near else ""
        raise UnknownBot(f"there is no bot '{name}'{meant}; bots are: {', '.join(kinds)}")
    values: dict[str, float] = {}
    for number, entry in enumerate(rest.split(",") if rest else []):
        key, equals, text = entry.partition("=")
        if not equals:
            if number or not kind.settings:
                raise UnknownBot(f"bot '{spec}': '{entry}' is no setting; write {described(kind)}")
            key, text = kind.settings[0].name, entry
        setting = {setting.name: setting for setting in kind.settings}.get(key.strip())
        if setting is None:
            raise UnknownBot(f"bot '{spec}': there is no setting '{key}'; write {described(kind)}")
        if setting.name in values:
            raise UnknownBot(f"bot '{spec}' names {setting.name} twice; keep one")
        values[setting.name] = read_number(spec, setting, text)
    return kind, values


def read_number(spec: str, setting: Setting, text: str) -> float:
    """The value of a setting."""
    sort = "a whole number" if setting.whole else "a number"
    wanted = f"bot '{spec}': {setting.name} has to be {sort} from {setting.least:g} to {setting.most:g}, not '{text}'"
    try:
        value = float(text)
    except ValueError:
        raise UnknownBot(wanted) from None
    if not setting.least <= value <= setting.most or (setting.whole and value != int(value)):
        raise UnknownBot(wanted)
    return value


def described(kind: Kind) -> str:
    """How a bot of this kind is written."""
    if not kind.settings:
        return kind.name
    return kind.name + ":" + ",".join([f"{setting.name}=…" for setting in kind.settings])


def split_bots(text: str) -> tuple[str, ...]:
    """Several specs in one text. What has a name and a value, but no colon before it, belongs to the bot before."""
    found: list[str] = []
    for piece in text.split(","):
        head = piece.partition("=")[0]
        if found and ":" in found[-1] and "=" in piece and ":" not in head:
            found[-1] += f",{piece}"
        else:
            found.append(piece)
    return tuple([piece.strip() for piece in found])
