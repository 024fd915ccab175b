"""Bots of installed packages (entry-point group `shiai.bots`): a player class, or a `Kind` if it has settings."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from shiai.bots.own import check_interface
from shiai.bots.player import Player
from shiai.bots.specs import Kind

GROUP: Final = "shiai.bots"


@cache
def installed_bots() -> tuple[dict[str, Kind], dict[str, str]]:
    """The bots of installed packages by name, and why others cannot be used."""
    found: dict[str, Kind] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = read_plugin(entry.name, entry.load())
        except Exception as error:  # a broken plug-in must not stop the other bots
            reason = str(error) or type(error).__name__
            broken[entry.name] = f"the bot plug-in '{entry.name}' ({entry.value}) cannot be used: {reason}"
    return found, broken


def read_plugin(name: str, loaded: Any) -> Kind:
    """The kind of bot that an entry point refers to."""
    if isinstance(loaded, Kind):
        if loaded.name != name:
            raise ValueError(f"the bot is called '{loaded.name}'; give the entry point the same name")
        return loaded
    if not isinstance(loaded, type):
        raise TypeError(f"it refers to {loaded!r}, not to a Kind or a player class; derive one from BasePlayer")
    check_interface(name, loaded)
    return Kind(name, no_player, factory=loaded)


def no_player(values: dict[str, float]) -> Player:
    """Never called: the player class of the kind makes its players."""
    raise NotImplementedError
