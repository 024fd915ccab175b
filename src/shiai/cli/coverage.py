"""Which part of the program carries out a clause, and which tests prove it: read from the marks in the tests."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shiai import registry
from shiai.core.errors import ShiaiError
from shiai.core.game import Game
from shiai.rulebooks import book_of, explained, rulebook


class NoTests(ShiaiError):
    """The tests are not there to be read."""


@dataclass(frozen=True)
class Proof:
    """What is known about one clause."""

    clause: str
    carrier: str
    tests: tuple[str, ...]
    reason: str


def proofs(game: Game, project: Path) -> list[Proof]:
    """A proof for every clause of the game's rulebook, in its order."""
    cited = citations(project / "tests")
    carriers: dict[str, list[str]] = {}
    for other in registry.games().values():
        if book_of(other.id) == book_of(game.id):
            for carrier, clauses in other.carriers().items():
                for clause in clauses:
                    carriers.setdefault(clause, []).append(carrier)
    reasons = explained()
    return [
        Proof(clause, ", ".join(carriers.get(clause, [])), tuple(cited.get(clause, [])), reasons.get(clause, ""))
        for clause in rulebook(game.id)
    ]


@cache
def citations(folder: Path) -> dict[str, list[str]]:
    """The tests that name a clause in their `@proves` mark, by clause."""
    files = sorted(folder.rglob("test_*.py"))
    if not files:
        raise NoTests(f"there are no tests in '{folder}'; run this in a clone of the project")
    found: dict[str, list[str]] = {}
    for file in files:
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in proven_by(node):
                    found.setdefault(clause, []).append(f"{file.relative_to(folder)}::{node.name}")
    return found


def proven_by(test: ast.FunctionDef) -> list[str]:
    """The clauses in the marks of one test."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name)]
    names = [argument for mark in marks if ast.unparse(mark.func) == "proves" for argument in mark.args]
    return [str(name.value) for name in names if isinstance(name, ast.Constant)]
