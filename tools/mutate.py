"""Mutation evidence: breaks the rules of a game one place at a time and sees whether its tests notice.

    .venv/bin/python tools/mutate.py seven_ronin [--workers 2] [--only planning] [--list]

Every file of the game's `steps` (and what the steps share) is changed in one place at a time: a comparison, a sign, a
number, a condition, a statement left out. The tests of the game run against each change; one that no test notices is a
survivor. Survivors that change nothing anybody could see are listed with the reason in tools/equivalent_mutants.toml
(by file and changed line); any other survivor makes the command fail.
"""

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import local

from rich.console import Console
from rich.progress import Progress

PROJECT = Path(__file__).parent.parent
GAMES = Path("src/shiai/games")
EQUIVALENT = PROJECT / "tools" / "equivalent_mutants.toml"
TIME_LIMIT = 120  # a change that makes the game endless is noticed by waiting

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the whole new text of a file, and the line before and after."""

    file: Path
    line: int
    before: str
    after: str
    source: str

    def key(self) -> str:
        """How the change is named in the list of equivalent ones."""
        return f"{self.file.name}: {self.before} -> {self.after}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every change to one file."""
    tree = ast.parse((PROJECT / file).read_text("utf-8"))
    for number, node in enumerate(places(tree)):
        for change in range(changes(node)):
            changed = copy.deepcopy(tree)
            target = list(places(changed))[number]
            before = shown(node)
            after = shown(mutate(changed, target, change))
            yield Mutant(file, getattr(node, "lineno", 0), before, after, ast.unparse(changed))


def places(tree: ast.Module) -> Iterator[ast.AST]:
    """What can be changed: code inside functions, but not what only tells events, names, clauses or text."""
    for top in ast.walk(tree):
        if isinstance(top, ast.FunctionDef) and top.name not in ("why_not", "__reduce__", "__init__"):
            yield from inside(top.body)


def inside(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    """The changeable nodes of statements, without nested functions, docstrings and telling."""
    for statement in statements:
        if tells(statement) or isinstance(statement, ast.FunctionDef):
            continue
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield statement
        blocks = [getattr(statement, name) for name in ("body", "orelse") if hasattr(statement, name)]
        for child in ast.iter_child_nodes(statement):
            if isinstance(child, ast.expr):
                yield from ast.walk(child)
        for block in blocks:
            yield from inside(block)


def tells(statement: ast.stmt) -> bool:
    """Only for listeners: `if state.events is not None …`."""
    return isinstance(statement, ast.If) and "state.events is not None" in ast.unparse(statement.test)


def changes(node: ast.AST) -> int:
    """In how many ways a node can be changed."""
    if isinstance(node, ast.Compare):
        return int(len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS)
    if isinstance(node, ast.BinOp):
        return int(type(node.op) in OPERATORS)
    if isinstance(node, ast.BoolOp | ast.IfExp):
        return 1
    if isinstance(node, ast.UnaryOp):
        return int(isinstance(node.op, ast.Not | ast.Invert))
    if isinstance(node, ast.Constant):
        return int(type(node.value) is int)
    if isinstance(node, ast.If):
        return 2
    return int(isinstance(node, ast.AugAssign | ast.Assign | ast.Expr))


def mutate(tree: ast.Module, node: ast.AST, change: int) -> ast.AST:
    """Make the change; returns what stands there now."""
    if isinstance(node, ast.Compare):
        node.ops = [COMPARISONS[type(node.ops[0])]()]
    elif isinstance(node, ast.BinOp):
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.IfExp):
        node.body, node.orelse = node.orelse, node.body
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value += 1
    elif isinstance(node, ast.If):
        node.test = ast.Constant(value=bool(change))
    elif isinstance(node, ast.UnaryOp):
        return replace(tree, node, node.operand)
    else:
        assert isinstance(node, ast.stmt)
        return replace(tree, node, ast.Pass())
    return node


def replace(tree: ast.Module, old: ast.AST, new: ast.AST) -> ast.AST:
    """Put one node in the place of another; returns the new one."""
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list) and old in value:
                value[value.index(old)] = new
    return new


def shown(node: ast.AST) -> str:
    """A node in one short line."""
    return ast.unparse(node).splitlines()[0][:100]


class Laboratory:
    """A copy of the sources for every worker, in which mutants live for the time of their test."""

    def __init__(self, game: str, folder: Path) -> None:
        self.tests = PROJECT / "tests" / game
        self.folder = folder
        self.own = local()

    def survives(self, mutant: Mutant) -> bool:
        """No test notices the change."""
        root = self.copy()
        target = root / mutant.file
        original = target.read_text("utf-8")
        target.write_text(mutant.source, "utf-8")
        try:
            return self.passes(root)
        finally:
            target.write_text(original, "utf-8")

    def copy(self) -> Path:
        """This worker's own sources."""
        if not hasattr(self.own, "root"):
            self.own.root = Path(tempfile.mkdtemp(dir=self.folder))
            shutil.copytree(
                PROJECT / "src", self.own.root / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
            )
        root: Path = self.own.root
        return root

    def passes(self, root: Path) -> bool:
        """All tests of the rules pass with these sources."""
        files = sorted(self.tests.glob("test_section_*.py"))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *map(str, files)]
        environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def main() -> None:
    """Make all changes, test them, report survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only files whose name contains this")
    parser.add_argument("--list", action="store_true", help="only list the changes")
    arguments = parser.parse_args()
    package = GAMES / arguments.game
    files = [*sorted((PROJECT / package / "steps").glob("*.py")), PROJECT / package / "table.py"]
    chosen = [file.relative_to(PROJECT) for file in files if file.exists() and arguments.only in file.name]
    mutants = [mutant for file in chosen for mutant in mutants_of(file)]
    console = Console()
    if arguments.list:
        for mutant in mutants:
            console.print(f"{mutant.file}:{mutant.line}: {mutant.key()}", markup=False, highlight=False, soft_wrap=True)
        return
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        laboratory = Laboratory(arguments.game, Path(folder))
        if not laboratory.passes(laboratory.copy()):
            sys.exit("the tests fail without any change; mend them first")
        task = progress.add_task(f"{len(mutants)} mutants", total=len(mutants))
        with ThreadPoolExecutor(arguments.workers) as pool:
            for mutant, survived in zip(mutants, pool.map(laboratory.survives, mutants), strict=True):
                progress.advance(task)
                if survived:
                    survivors.append(mutant)
    report(console, mutants, survivors)


def report(console: Console, mutants: list[Mutant], survivors: list[Mutant]) -> None:
    """Say what survived; fail when a survivor is not explained."""
    explained: dict[str, str] = tomllib.loads(EQUIVALENT.read_text("utf-8"))
    unexplained = [mutant for mutant in survivors if mutant.key() not in explained]
    for mutant in survivors:
        reason = explained.get(mutant.key(), "NOT NOTICED BY ANY TEST")
        line = f"{mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}: {reason}"
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    caught = len(mutants) - len(survivors)
    console.print(f"{len(mutants)} mutants: {caught} caught, {len(survivors) - len(unexplained)} equivalent, ", end="")
    console.print(f"{len(unexplained)} not noticed")
    if unexplained:
        sys.exit(1)


if __name__ == "__main__":
    main()
