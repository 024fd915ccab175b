"""Where clauses are carried out, read from the source: a comment that begins with clause ids cites them.

`# R7-9.3, R7-9.7: why` and `# R7-9.1 to R7-9.8` say that this very place carries the clauses out. Ids elsewhere in
a comment, in docstrings, events and refusals only mention a clause.
"""

import ast
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from shiai.core.game import AnyGame
from shiai.core.step import Step
from shiai.registry import games
from shiai.rulebooks import book_of

ID: Final = r"[A-Z][A-Z0-9]*-[0-9A]+\.[0-9]+"
CITATION: Final = re.compile(rf"(?:^|\s)#\s*((?:{ID}(?:,| to| and)?\s*)+)")
RANGE: Final = re.compile(rf"({ID})(?: to ({ID}))?")


@dataclass(frozen=True)
class Place:
    """A function, class or module that carries out a clause."""

    file: str  # relative to the folder of the game
    name: str  # qualified name of the function or class; empty for a module

    def __str__(self) -> str:
        return f"{self.file.removesuffix('.py').replace('/', '.')}{':' if self.name else ''}{self.name}"


def folder_of(game: AnyGame) -> Path:
    """The folder with the source of a game: that of its package, for its compiled modules may be elsewhere."""
    module = type(game).__module__
    return Path(str(sys.modules[module.rpartition(".")[0] or module].__file__)).parent


def sources_of(game: AnyGame) -> list[Path]:
    """The source files of a game: its package, or the one file that it is."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return [Path(str(sys.modules[type(game).__module__].__file__))]
    return sorted(folder_of(game).rglob("*.py"))


@cache
def implemented_by(game: AnyGame) -> dict[str, tuple[Place, ...]]:
    """The places that carry out each cited clause of a game's rulebook, in this game and those that share the book."""
    if not game.face.rulebook:
        return {}
    sharing = [other for id, other in games().items() if book_of(id) == book_of(game.id)]
    root = min([folder_of(other) for other in sharing], key=lambda folder: len(folder.parts))
    found: dict[str, list[Place]] = {}
    for file in sorted({file for other in sharing for file in sources_of(other)}):
        for clause, name in citations(file):
            places = found.setdefault(clause, [])
            place = Place(file.relative_to(root).as_posix(), name)
            if place not in places:
                places.append(place)
    return {clause: tuple(places) for clause, places in found.items()}


def clauses_of(step: Step[Any], game: AnyGame) -> tuple[str, ...]:
    """The clauses that a step carries out itself."""
    return cited_in(type(step).__module__.rpartition(".")[2], type(step).__qualname__, game)


@cache  # every page of a table asks
def cited_in(module: str, name: str, game: AnyGame) -> tuple[str, ...]:
    """The clauses that a class carries out."""
    return tuple(
        [
            clause
            for clause, places in implemented_by(game).items()
            if any(
                Path(place.file).stem == module and (place.name == name or place.name.startswith(f"{name}."))
                for place in places
            )
        ]
    )


@cache
def citations(file: Path) -> tuple[tuple[str, str], ...]:
    """The clauses that a file cites, with the innermost function or class around each citation."""
    text = file.read_text("utf-8")
    if not CITATION.search(text):
        return ()
    spans = list(named_spans(ast.parse(text), ""))
    found: list[tuple[str, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        cited = CITATION.search(line)
        if cited:
            around = [name for first, last, name in spans if first <= number <= last]
            found += [(clause, around[-1] if around else "") for clause in read_ids(cited[1])]
    return tuple(found)


def named_spans(node: ast.AST, outer: str) -> list[tuple[int, int, str]]:
    """First line, last line and qualified name of every function and class, outer ones first."""
    found: list[tuple[int, int, str]] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = f"{outer}.{child.name}" if outer else child.name
            found.append((child.lineno, child.end_lineno or child.lineno, name))
            found += named_spans(child, name)
        else:
            found += named_spans(child, outer)
    return found


def read_ids(text: str) -> list[str]:
    """The ids of a citation, ranges spelt out."""
    ids: list[str] = []
    for first, last in RANGE.findall(text):
        section, _, begin = first.rpartition(".")
        end = int(last.rpartition(".")[2]) if last else int(begin)
        ids += [f"{section}.{number}" for number in range(int(begin), end + 1)]
    return ids
