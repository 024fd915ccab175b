"""Finds games: the built-in ones and those of installed packages (entry-point group `shiai.games`).

A plug-in that cannot be loaded is reported by name (`broken_plugins`) and changes nothing for the other games.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from shiai.core.errors import UnknownGame
from shiai.core.face import Face
from shiai.core.game import AnyGame, Game, missing_parts

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "shiai.games"
BUILT_IN: Final = {  # the packages; each has a module `game` with GAME and a module `face` with FACE
    "seven_ronin": "shiai.games.seven_ronin",
    "samurai_spirit": "shiai.games.samurai_spirit",
    "way_of_the_samurai": "shiai.games.way_of_the_samurai",
    "senjutsu": "shiai.games.senjutsu",
    "senjutsu_solo": "shiai.games.senjutsu.solo",
}


def load(reference: str) -> Any:
    """The object that `package.module:name` refers to."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@cache
def games() -> dict[str, AnyGame]:
    """All games by id, the built-in ones first."""
    return {**built_in_games(), **plugins()[0]}


def broken_plugins() -> dict[str, str]:
    """The plug-ins that cannot be used, with a sentence that says why."""
    return plugins()[1]


@cache
def built_in_games() -> dict[str, AnyGame]:
    """The games of this package by id."""
    return {id: load(f"{package}.game:GAME") for id, package in BUILT_IN.items()}


def faces() -> dict[str, Face]:
    """The faces of all games by id, in their order; loads no rules of the built-in games."""
    of_plugins = {id: game.face for id, game in plugins()[0].items()}
    return {id: built_in_face(id) for id in BUILT_IN} | of_plugins


def face(id: str) -> Face | None:
    """The face of the game of that id, or None; loads no rules of a built-in game."""
    if id in BUILT_IN:
        return built_in_face(id)
    game = plugins()[0].get(id)
    return None if game is None else game.face


def built_in_face(id: str) -> Face:
    """The face of a built-in game."""
    found: Face = load(f"{BUILT_IN[id]}.face:FACE")
    return found


@cache
def plugins() -> tuple[dict[str, AnyGame], dict[str, str]]:
    """The games of other packages, and the plug-ins that cannot be used with the reason."""
    found: dict[str, AnyGame] = {}
    broken: dict[str, str] = {}
    from importlib.metadata import entry_points  # slow to import, and many commands need no plug-ins

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = load_plugin(entry)
            if game.id in found or game.id in BUILT_IN:
                raise ValueError(f"there already is a game with the id '{game.id}'")
        except Exception as error:  # whatever a plug-in does wrong must not stop the other games
            reason = str(error) or type(error).__name__
            broken[entry.name] = f"the game plug-in '{entry.name}' ({entry.value}) cannot be used: {reason}"
        else:
            found[game.id] = game
    return found, broken


def load_plugin(entry: "EntryPoint") -> AnyGame:
    """The game of an entry point; raises an error that says what is wrong with it."""
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"it refers to {type(game).__name__}, not to a shiai.Game object")
    missing = missing_parts(game)
    if missing:
        raise TypeError(f"{type(game).__name__} lacks {', '.join(missing)}")
    return game


def find(id: str) -> AnyGame | None:
    """The game of that id, or None; a built-in game is found without loading the others."""
    return load(f"{BUILT_IN[id]}.game:GAME") if id in BUILT_IN else games().get(id)


def game(name: str) -> AnyGame:
    """The game of that name; dashes and underscores are alike."""
    wanted = name.replace("-", "_").lower()
    found = find(wanted)
    if found is None:
        from difflib import get_close_matches

        if wanted in broken_plugins():
            raise UnknownGame(broken_plugins()[wanted])
        near = get_close_matches(name, games(), 1)
        remedy = f"did you mean {near[0]}?" if near else f"games are: {', '.join(games())}"
        raise UnknownGame(f"there is no game '{name}'; {remedy}")
    return found
