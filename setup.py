"""Pure Python by default; SHIAI_COMPILE=1 compiles core and games with mypyc (`make compiled`).

Compiling needs mypy in the environment that builds, so build without isolation.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

LEFT_IN_PYTHON = {"__init__.py", "compiling.py", "conformance.py"}


def extensions() -> list[Extension]:
    if os.environ.get("SHIAI_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    package = Path("src/shiai")
    parts = [package / "core", *sorted([path for path in (package / "games").iterdir() if (path / "game.py").exists()])]
    groups: list[tuple[list[str], str | None]] = []
    for part in parts:
        modules = sorted([module for module in part.rglob("*.py") if module.name not in LEFT_IN_PYTHON])
        groups.append(([str(module) for module in modules], f"shiai_{part.name}"))
    every = [module for modules, _ in groups for module in modules]
    compiled = mypycify(every, opt_level="3", debug_level="0", separate=groups)  # a group for every room: two can be compiled at once
    for extension in compiled:
        extension.optional = True  # without a C compiler the pure Python modules do the work
    return compiled


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
