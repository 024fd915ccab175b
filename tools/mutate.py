"""Mutation evidence: breaks the rules of a game one place at a time and sees whether its tests notice.

    .venv/bin/python tools/mutate.py seven_ronin [--workers 2] [--only planning] [--every 5] [--list]

Every file of the game's `rules/steps` (and what the steps share) is changed in one place at a time: a comparison, a
sign, a number, a condition, a statement left out. The tests of the game run against each change; one that no test
notices is a survivor. Survivors that change nothing anybody could see are listed with the reason in
tools/equivalent_mutants.toml (by file, function and change); any other survivor makes the command fail.
"""

import argparse
import ast
import copy
import importlib
import os
import re
import signal
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress

PROJECT = Path(__file__).parent.parent
GAMES = Path("src/shiai/games")
EQUIVALENT = PROJECT / "tools" / "equivalent_mutants.toml"
LEFT_ALONE = ("why_not", "why_not_attack", "why_not_defence", "why_no_line", "__reduce__", "__init__")
SURVIVED, CAUGHT = 0, 1
LIKELY = 5  # test files that are run before all others
CLAUSE = re.compile(r"[A-Z0-9]+-[0-9]+\.[0-9]+")
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
    """One change: the code of a changed function, and the place before and after."""

    file: Path
    function: str
    line: int
    before: str
    after: str
    code: CodeType

    def module(self) -> str:
        """The name of the changed module."""
        return ".".join(self.file.with_suffix("").parts[1:])

    def key(self) -> str:
        """How the change is named in the list of equivalent ones."""
        return f"{self.file.name} {self.function}: {self.before} -> {self.after}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every change to one file."""
    tree = ast.parse((PROJECT / file).read_text("utf-8"))
    for function, path in functions(tree):
        if path.rpartition(".")[2] in LEFT_ALONE:
            continue
        for number, node in enumerate(list(inside(function.body))):
            for change in range(changes(node)):
                changed = copy.deepcopy(tree)
                body = next(found for found, name in functions(changed) if name == path).body
                target = list(inside(body))[number]
                after = shown(mutate(changed, target, change))
                code = code_of(compile(ast.fix_missing_locations(changed), str(file), "exec"), path)
                yield Mutant(file, path, getattr(node, "lineno", 0), shown(node), after, code)


def functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    """All functions and methods with their names."""
    for top in tree.body:
        if isinstance(top, ast.FunctionDef):
            yield top, top.name
        elif isinstance(top, ast.ClassDef):
            yield from [(part, f"{top.name}.{part.name}") for part in top.body if isinstance(part, ast.FunctionDef)]


def code_of(code: CodeType, path: str) -> CodeType:
    """The code of a function inside the code of a module."""
    for name in path.split("."):
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    return code


def inside(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    """The changeable nodes of statements: not docstrings, nor what only tells events."""
    for statement in statements:
        if tells(statement):
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
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute):
        return 0  # only a shorter name
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


def run_tests(files: list[Path]) -> int:
    """Some test files, until one test fails."""
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *map(str, files)]))


def test_files(game: str, clauses: set[str]) -> list[Path]:
    """The tests of the game's rules: those first that prove most of these clauses, the random games last."""
    files = sorted((PROJECT / "tests" / "games" / game).rglob("test_section_*.py"))
    proven = {file: set(CLAUSE.findall(file.read_text("utf-8"))) for file in files}
    return sorted(files, key=lambda file: ("invariants" in file.name, -len(proven[file] & clauses)))


def clauses_of(mutant: Mutant) -> set[str]:
    """The clauses that the changed function helps to carry out."""
    module = importlib.import_module(mutant.module())
    owner = getattr(module, mutant.function.partition(".")[0])
    if not isinstance(owner, type):
        owner = module
    return set(getattr(owner, "clauses", ()) or getattr(owner, "CLAUSES", ()))


def try_out(game: str, mutant: Mutant) -> int:
    """Test the mutant in a child process, where the function has the changed code; returns the child's number."""
    child = os.fork()
    if child:
        return child
    with Path(os.devnull).open("w") as silence:
        os.dup2(silence.fileno(), 1)
        os.dup2(silence.fileno(), 2)
        signal.alarm(TIME_LIMIT)
        owner: Any = importlib.import_module(mutant.module())
        for name in mutant.function.split("."):
            owner = getattr(owner, name)
        owner.__code__ = mutant.code
        files = test_files(game, clauses_of(mutant))
        survived = run_tests(files[:LIKELY]) == 0 and run_tests(files[LIKELY:]) == 0
        os._exit(SURVIVED if survived else CAUGHT)


def survivors_of(game: str, mutants: list[Mutant], workers: int) -> list[Mutant]:
    """Test all mutants, several at a time; returns those that no test notices."""
    survivors: list[Mutant] = []
    children: dict[int, Mutant] = {}
    waiting = mutants[::-1]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{len(mutants)} mutants", total=len(mutants))
        while waiting or children:
            while waiting and len(children) < workers:
                mutant = waiting.pop()
                children[try_out(game, mutant)] = mutant
            child, status = os.wait()
            mutant = children.pop(child)
            if os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED:
                survivors.append(mutant)
            progress.advance(task)
    return sorted(survivors, key=lambda mutant: (mutant.file, mutant.line))


def main() -> None:
    """Make all changes, test them, report survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only files whose name contains this")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every N-th change, for a quick look")
    parser.add_argument("--list", action="store_true", help="only list the changes")
    arguments = parser.parse_args()
    package = GAMES / arguments.game / "rules"
    names = ("table.py", "deck.py", "effects.py", "attack_plan.py", "defence_plan.py")
    shared = [PROJECT / package / name for name in names]
    files = [*sorted((PROJECT / package / "steps").glob("*.py")), *shared]
    chosen = [file.relative_to(PROJECT) for file in files if file.exists() and arguments.only in file.name]
    mutants = [mutant for file in chosen for mutant in mutants_of(file)][:: arguments.every]
    console = Console()
    if arguments.list:
        for mutant in mutants:
            console.print(f"{mutant.file}:{mutant.line}: {mutant.key()}", markup=False, highlight=False, soft_wrap=True)
        return
    if run_tests(test_files(arguments.game, set())):
        sys.exit("the tests fail without any change; mend them first")
    survivors = survivors_of(arguments.game, mutants, arguments.workers)
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
