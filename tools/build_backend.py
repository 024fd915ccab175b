"""The build backend: setuptools, which compiles the engine with mypyc when SHIAI_COMPILE=1.

Without a C compiler the pure Python modules do the work. `make fast`, `make compiled` and `make wheels` build with it.
"""

import os
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import setuptools
from setuptools import Extension, build_meta
from setuptools.build_meta import (  # noqa: F401  # the hooks that need no change
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py

PACKAGE = Path("src/shiai")
RULES = Path("docs/rules")
COMPILER = "mypy[mypyc]>=2.4"  # which knows librt.vecs
# What Hypothesis drives, what only people read, and what presents a game: compiling it would cost more than it gives.
LEFT_IN_PYTHON = {"__init__.py", "native.py", "compiling.py", "conformance.py", "face.py", "check.py"}
COMPILED_PARTS = ("rules", "players", "cards", "decks")
# Calls within a group of modules go straight to the function, not through the table of symbols. For gcc and clang only.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden"]


def modules(folder: Path) -> list[Path]:
    """The modules below a folder that are compiled."""
    return sorted([module for module in folder.rglob("*.py") if module.name not in LEFT_IN_PYTHON])


def parts() -> dict[str, list[Path]]:
    """The modules to compile in groups, so that several compile at once: core, the bots, and each game.

    A game with a game inside (Senjutsu alone) is large: its rules, its players and the game inside are groups.
    """
    found = {part: modules(PACKAGE / part) for part in ("core", "bots")}
    for game in sorted((PACKAGE / "games").iterdir()):
        if (game / "game.py").exists():
            games = sorted(game.rglob("game.py"))
            own = {module for each in games for part in COMPILED_PARTS for module in modules(each.parent / part)}
            if len(games) == 1:
                found[game.name] = sorted({*own, *games})
                continue
            inner = {module for module in own if module.relative_to(game).parts[0] not in COMPILED_PARTS}
            players = {module for module in own - inner if module.relative_to(game).parts[0] == "players"}
            found[f"{game.name}_rules"] = sorted(own - inner - players)
            found[f"{game.name}_players"] = sorted(players)
            found[f"{game.name}_inner"] = sorted(inner)
            found[f"{game.name}_games"] = games
    return found


def wanted() -> bool:
    """Is a compiled build wanted?"""
    return os.environ.get("SHIAI_COMPILE") == "1"


def extensions(target: str = "build") -> list[Extension]:
    """The compiled modules; their C sources are written to the folder `target`."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = []
    for name, found in parts().items():
        groups.append(([str(module) for module in found], f"shiai_{name}"))
    every = [module for group, _ in groups for module in group]
    # Level 1 takes half as long as 2 and plays 4 % slower; 3 plays no faster than 2. Level 0 is enough to test that the
    # compiled build is right.
    level = os.environ.get("SHIAI_OPTIMIZE", "2")
    # An isolated build has none of the libraries that pages use; what is not compiled is none of its business.
    compiled = mypycify(
        ["--follow-imports=silent", *every], opt_level=level, debug_level="0", separate=groups, target_dir=target
    )
    for extension in compiled:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    # The longest work begins first, so that all cores end at about the same time.
    return sorted(compiled, key=lambda extension: os.path.getsize(extension.sources[0]), reverse=True)


class BuildWithRules(build_py):  # type: ignore[misc]  # setuptools has no types
    """Builds the package with the rulebooks, which are part of the documentation."""

    def run(self) -> None:
        """Build."""
        super().run()
        if not self.editable_mode:  # a checkout reads them where they are
            shutil.copytree(RULES, Path(self.build_lib) / "shiai" / "rulebook", dirs_exist_ok=True)


def with_extensions() -> None:
    """Let setuptools build the rulebooks, and the extensions if they are wanted."""
    setuptools.setup = partial(
        setuptools.setup,
        cmdclass={"build_py": BuildWithRules},
        ext_modules=extensions() if wanted() else [],
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    """What building a wheel needs; compiling needs mypy, too."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(settings)
    return [*needed, COMPILER] if wanted() else needed


def build_wheel(directory: str, settings: Any = None, metadata: str | None = None) -> str:
    """Build a wheel, compiled if that is wanted."""
    with_extensions()
    return str(build_meta.build_wheel(directory, settings, metadata))


def build_editable(directory: str, settings: Any = None, metadata: str | None = None) -> str:
    """Build an editable install, always pure Python."""
    return str(build_meta.build_editable(directory, settings, metadata))
