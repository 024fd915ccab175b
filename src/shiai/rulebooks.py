"""The rulebooks of the games, clause by clause. Two games may share a book."""

import tomllib
from functools import cache
from importlib.resources import files

from shiai.core.clauses import Clause, read_clauses
from shiai.registry import BUILT_IN, find, games


def rulebooks() -> list[str]:
    """The games that have a rulebook of their own, in the order of the games."""
    return list(dict.fromkeys([book_of(id) for id, game in games().items() if game.face.rulebook]))


def book_of_prefix(prefix: str) -> str:
    """The built-in game whose clauses begin with this, such as R7; empty if there is none. It loads no further game."""
    return next((id for id in BUILT_IN if (found := find(id)) is not None and found.clause_prefix == prefix), "")


def book_of(game: str) -> str:
    """The game whose book this game uses: its own id, or that of the first game with the same book."""
    found = games().get(game)
    if found is None or not found.face.rulebook:
        return game
    return next(id for id, other in games().items() if other.face.rulebook == found.face.rulebook)


@cache
def rulebook(game: str) -> dict[str, Clause]:
    """All clauses of a game's rulebook by id, in its order; none for a game without one."""
    found = find(game)
    if found is None or not found.face.rulebook:
        return {}
    package, _, name = found.face.rulebook.partition(":")
    return read_clauses((files(package) / name).read_text("utf-8"))


def explained() -> dict[str, str]:
    """The clauses that no test can prove, with the reason."""
    reasons: dict[str, str] = tomllib.loads((files("shiai.rulebook") / "explained.toml").read_text("utf-8"))
    return reasons
