"""Where clauses are carried out and which tests prove them: read from comments in the source and marks of tests."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shiai.citations import implemented_by
from shiai.core.errors import ShiaiError
from shiai.core.game import AnyGame
from shiai.rulebooks import explained, rulebook


class NoTests(ShiaiError):
    """The tests are not available."""


@dataclass(frozen=True)
class Proof:
    """What is known about one clause."""

    clause: str
    places: tuple[str, ...]  # functions, classes or modules that carry it out
    tests: tuple[str, ...]
    reason: str


def proofs(game: AnyGame, project: Path) -> list[Proof]:
    """The proofs of all clauses of a game's rulebook, in order."""
    tests = proving_tests(project / "tests")
    places = implemented_by(game)
    reasons = explained()
    return [
        Proof(
            clause,
            tuple([str(place) for place in places.get(clause, ())]),
            tuple(tests.get(clause, [])),
            reasons.get(clause, ""),
        )
        for clause in rulebook(game.id)
    ]


@cache
def proving_tests(folder: Path) -> dict[str, list[str]]:
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
