"""Which engine runs: a compiled build is used only while it is of these very sources, and everybody is told."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from shiai import engine

SOURCE = Path(engine.__file__).parent
PROGRAM = "import sys; from shiai.cli import main; sys.argv = ['shiai', *sys.argv[1:]]; main()"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a core of its own; the rest is ours."""
    package = tmp_path / "src" / "shiai"
    shutil.copytree(SOURCE / "core", package / "core", ignore=shutil.ignore_patterns("__pycache__"))
    for path in SOURCE.iterdir():
        if path.name not in ("core", "__pycache__"):
            (package / path.name).symlink_to(path)
    return tmp_path


def said(checkout: Path, *arguments: str, **variables: str) -> str:
    """What the command of a checkout says."""
    kept = {name: value for name, value in os.environ.items() if name != engine.WISH}
    environment = kept | {"PYTHONPATH": str(checkout / "src")} | variables
    command = [sys.executable, "-c", PROGRAM, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    return done.stdout + done.stderr


def built(checkout: Path) -> Path:
    """The folder of a build of this checkout."""
    engine.digest.cache_clear()
    folder = engine.build_folder(checkout)
    folder.mkdir(parents=True)
    return folder


def test_without_a_build_the_version_tells_how_to_get_one(checkout: Path) -> None:
    assert "pure Python" in said(checkout, "--version")
    assert "`make fast`" in said(checkout, "--version")


def test_a_build_of_these_sources_is_used_unless_pure_python_is_wanted(checkout: Path) -> None:
    module = built(checkout) / "shiai" / "core" / f"errors{EXTENSION_SUFFIXES[0]}"
    module.parent.mkdir(parents=True)
    module.write_text("no library")  # whoever loads it says so
    assert str(module) in said(checkout, "--version")
    assert "pure Python" in said(checkout, "--version", **{engine.WISH: "pure"})


def test_a_build_of_other_sources_is_left_alone_and_that_is_said(checkout: Path) -> None:
    built(checkout)
    with (checkout / "src" / "shiai" / "core" / "state.py").open("a") as file:
        file.write("\n# an edit\n")
    assert "older than the sources" in said(checkout, "--version")
    assert "older than the sources" in said(checkout, "sim", "no-game")
    assert "older than the sources" not in said(checkout, "sim", "no-game", **{engine.WISH: "pure"})


def test_edits_of_pages_and_texts_leave_a_build_as_it_is() -> None:
    parts = {part for file in engine.sources(SOURCE) for part in Path(file).relative_to(SOURCE).parts[:-1]}
    assert {"core", "bots", "rules", "players", "cards", "decks"} <= parts
    assert not parts & {"browser", "terminal", "text", "web", "cli"}
