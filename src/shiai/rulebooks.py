"""The rulebooks of the games, clause by clause. Two games may share a book."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from shiai.core.clauses import Clause, read_clauses
from shiai.engine import CHECKOUT
from shiai.registry import face, faces

OURS: Final = "shiai.rulebook"  # the package of our rulebooks, which builds make from docs/rules


def rulebooks() -> list[str]:
    """The games that have a rulebook of their own, in the order of the games."""
    return list(dict.fromkeys([book_of(id) for id, face in faces().items() if face.rulebook]))


def book_of_prefix(prefix: str) -> str:
    """The game whose clauses begin with this, such as R7; empty if there is none."""
    return next((book for book in rulebooks() if next(iter(rulebook(book))).startswith(f"{prefix}-")), "")


def book_of(game: str) -> str:
    """The game whose book this game uses: its own id, or that of the first game with the same book."""
    book = reference(game)
    return next(id for id, other in faces().items() if other.rulebook == book) if book else game


def reference(game: str) -> str:
    """Where the rulebook of a game is (`package:file`); empty for a game without one."""
    found = face(game)
    return "" if found is None else found.rulebook


@cache
def rulebook(game: str) -> dict[str, Clause]:
    """All clauses of a game's rulebook by id, in its order; none for a game without one."""
    package, _, name = reference(game).partition(":")
    return read_clauses((folder(package) / name).read_text("utf-8")) if package else {}


def folder(package: str) -> Traversable:
    """The folder of the rulebooks of a package; a checkout has ours in its documentation."""
    return CHECKOUT / "docs" / "rules" if CHECKOUT is not None and package == OURS else files(package)


def explained() -> dict[str, str]:
    """The clauses that no test can prove, with the reason."""
    reasons: dict[str, str] = tomllib.loads((folder(OURS) / "explained.toml").read_text("utf-8"))
    return reasons
