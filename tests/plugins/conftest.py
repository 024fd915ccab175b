"""Installed plug-ins: a folder with a module and the metadata of an installed package, on the import path."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from shiai import registry, rulebooks
from shiai.bots.plugins import installed_bots
from shiai.i18n import catalogue

PROJECT = Path(__file__).parent.parent.parent
PENNIES = PROJECT / "examples" / "pennies" / "shiai_pennies.py"


class Install(Protocol):
    """Installs a plug-in: the name of the entry point, what it refers to, and the source of its module."""

    def __call__(self, name: str, reference: str, source: str, group: str = "shiai.games") -> None: ...


def forget() -> None:
    """Let the registry look for games and bots again."""
    for cached in (registry.games, registry.plugins, rulebooks.rulebook, catalogue.load, installed_bots):
        cached.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs plug-ins for one test."""
    folder = tmp_path / "plugins"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))

    def installed(name: str, reference: str, source: str, group: str = "shiai.games") -> None:
        module = reference.partition(":")[0]
        (folder / f"{module}.py").write_text(source, "utf-8")
        metadata = folder / f"{module}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", "utf-8")
        (metadata / "entry_points.txt").write_text(f"[{group}]\n{name} = {reference}\n", "utf-8")
        forget()

    yield installed
    for module in [path.stem for path in folder.glob("*.py")]:
        sys.modules.pop(module, None)
    shutil.rmtree(folder)
    forget()


@pytest.fixture
def pennies(install: Install) -> None:
    """The example game, installed."""
    install("pennies", "shiai_pennies:GAME", PENNIES.read_text("utf-8"))
