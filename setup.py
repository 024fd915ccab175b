"""Pure Python by default; SHIAI_COMPILE=1 compiles core, games and bots with mypyc (`make compiled`).

Compiling needs mypy in the environment that builds, so build without isolation.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

# Packages, what Hypothesis drives, and what only speaks to people: compiling it would cost more than it gives.
WORDS = {
    "text.py",
    "choice_text.py",
    "card_text.py",
    "effect_text.py",
    "grid_text.py",
    "phrases.py",
    "card_check.py",
    "why.py",
}
LEFT_IN_PYTHON = {"__init__.py", "compiling.py", "conformance.py"} | WORDS


def modules(part: Path) -> list[Path]:
    """The modules of a room that are compiled."""
    return sorted([module for module in part.rglob("*.py") if module.name not in LEFT_IN_PYTHON])


def size(part: Path) -> int:
    """How much there is to compile in a room."""
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
    # A group for every room: several can be compiled at once. Level 3 takes twice as long and plays no faster.
    compiled = mypycify(every, opt_level="2", debug_level="0", separate=groups)
    for extension in compiled:
        extension.optional = True  # without a C compiler the pure Python modules do the work
    return compiled


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
