"""Pure Python by default; SHIAI_COMPILE=1 compiles core, games and bots with mypyc (`make compiled`).

Compiling needs mypy in the environment that builds, so build without isolation.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

# Packages, what Hypothesis drives, and what only shows a game or speaks to people: compiling it would cost more than it
# gives. What is left of a game is its rules and its players.
LEFT_IN_PYTHON = {
    "__init__.py",
    "balance.py",
    "balance_cards.py",
    "check.py",
    "compiling.py",
    "conformance.py",
    "face.py",
    "runs.py",
}
FOLDERS_LEFT_IN_PYTHON = {"browser", "referee", "terminal", "text"}


def modules(part: Path) -> list[Path]:
    """The modules of a package that are compiled."""
    found = [module for module in part.rglob("*.py") if module.name not in LEFT_IN_PYTHON]
    return sorted([module for module in found if not FOLDERS_LEFT_IN_PYTHON & set(module.relative_to(part).parts)])


def size(part: Path) -> int:
    """How much there is to compile in a package."""
    return sum([module.stat().st_size for module in modules(part)])


def extensions() -> list[Extension]:
    if os.environ.get("SHIAI_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    package = Path("src/shiai")
    games = sorted([path for path in (package / "games").iterdir() if (path / "game.py").exists()])
    parts = [package / "core", package / "bots", *games]
    groups: list[tuple[list[str], str | None]] = []
    for part in sorted(parts, key=size, reverse=True):  # the longest work begins first
        groups.append(([str(module) for module in modules(part)], f"shiai_{part.name}"))
    every = [module for group, _ in groups for module in group]
    # A group for every package: several can be compiled at once. Level 3 takes twice as long and plays no faster.
    compiled = mypycify(every, opt_level="2", debug_level="0", separate=groups)
    for extension in compiled:
        extension.optional = True  # without a C compiler the pure Python modules do the work
    return compiled


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
