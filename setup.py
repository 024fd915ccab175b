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
    modules = sorted([*package.glob("core/**/*.py"), *package.glob("games/**/*.py")])
    compiled = mypycify([str(module) for module in modules if module.name not in LEFT_IN_PYTHON], opt_level="3")
    for extension in compiled:
        extension.optional = True  # without a C compiler the pure Python modules do the work
    return compiled


setup(ext_modules=extensions())
