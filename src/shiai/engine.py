"""Which engine runs: the compiled one, where there is one for these sources, or pure Python.

A wheel brings its compiled modules. In a checkout `make fast` builds them into `.fast/DIGEST`, where DIGEST is that of
the sources that they were built from. After an edit the digest is another one, so a stale build is never used.
"""

import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Final, Literal

PACKAGE: Final = Path(__file__).parent
CHECKOUT: Final = PACKAGE.parent.parent if PACKAGE.parent.name == "src" else None
BUILDS: Final = ".fast"  # the folder of builds in a checkout
WISH: Final = "SHIAI_ENGINE"  # the environment variable; "pure" leaves compiled modules of a checkout alone
SUFFIX: Final = EXTENSION_SUFFIXES[0]
DIGITS: Final = 16
# Edits below these folders do not matter to compiled modules.
PRESENTATION: Final = {"browser", "terminal", "text", "data", "__pycache__"}

Engine = Literal["compiled", "pure", "stale"]  # stale: pure, because the compiled build is of other sources


class CompiledModules:
    """Finds the compiled modules of a build before the sources."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The compiled module of that name, if the build has one."""
        if not name.startswith("shiai"):
            return None
        file = f"{self.build}/{name.replace('.', '/')}{SUFFIX}"
        if not os.path.exists(file):
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use_compiled() -> None:
    """Import compiled modules from now on, where `make fast` has built them from these very sources."""
    if CHECKOUT is not None and wanted():
        build = build_folder(CHECKOUT)
        if build.is_dir():
            sys.meta_path.insert(0, CompiledModules(build))


def wanted() -> bool:
    """Is there any build in this checkout, and may it be used?"""
    return CHECKOUT is not None and os.environ.get(WISH) != "pure" and (CHECKOUT / BUILDS).is_dir()


def build_folder(checkout: Path) -> Path:
    """Where the build of the sources as they are now belongs; it differs between versions of Python."""
    return checkout / BUILDS / f"{digest(checkout / 'src' / 'shiai')}-{sys.implementation.cache_tag}"


@cache
def digest(package: Path) -> str:
    """The digest of all modules that compiled code is made from."""
    from hashlib import sha256

    found = sha256()
    for file in sources(package):
        found.update(file.removeprefix(str(package)).encode())
        with open(file, "rb") as source:
            found.update(source.read())
    return found.hexdigest()[:DIGITS]


def sources(package: Path) -> list[str]:
    """The modules of the engine, the bots, and the rules and players of games."""
    found: list[str] = []
    for part in ("bots", "core", "games"):
        for folder, folders, names in os.walk(package / part):
            folders[:] = sorted(set(folders) - PRESENTATION)
            found += [f"{folder}/{name}" for name in sorted(names) if name.endswith(".py")]
    return found


def running() -> Engine:
    """The engine of this process."""
    from shiai.core import errors  # compiled with the rest of the engine, and quick to import

    if not str(errors.__file__).endswith(".py"):
        return "compiled"
    if CHECKOUT is None or not wanted():
        return "pure"
    builds = list((CHECKOUT / BUILDS).glob(f"*-{sys.implementation.cache_tag}"))
    return "stale" if builds and build_folder(CHECKOUT) not in builds else "pure"
