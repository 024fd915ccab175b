"""The package: what a bare install can do, and what a source tree must not have."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from shiai.cli.app import TABLE_PACKAGES
from tools.build_backend import parts

PROJECT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
BARE = f"import sys; sys.modules.update(dict.fromkeys({TABLE_PACKAGES!r})); from shiai.cli import main; main()"


def bare(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command where the packages of the extra `table` are not installed."""
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "en"}
    command = [sys.executable, "-c", BARE, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, input="quit\n", check=False)


def test_a_server_without_its_packages_names_the_extra(tmp_path: Path) -> None:
    done = bare("serve", folder=tmp_path)
    assert done.returncode == 1
    assert "pip install 'shiai[table]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", "seven-ronin", "--games", "2", "--workers", "1"),
        ("arena", "seven-ronin", "--games", "2", "--workers", "1"),
        ("play", "samurai-spirit", "--as", "all"),
        pytest.param(("deck", "show", "ronin"), marks=pytest.mark.nightly),
        pytest.param(("learn",), marks=pytest.mark.nightly),
        pytest.param(("rulebook", "senjutsu"), marks=pytest.mark.nightly),
        pytest.param(("referee",), marks=pytest.mark.nightly),
    ],
    ids=lambda arguments: arguments[0],
)
def test_everything_but_the_server_runs_without_the_packages_of_the_table(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    done = bare(*arguments, folder=tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_extra_has_what_the_sentence_is_about_and_the_package_has_not() -> None:
    extra = " ".join(PYPROJECT["project"]["optional-dependencies"]["table"])
    needed = " ".join(PYPROJECT["project"]["dependencies"])
    for package in TABLE_PACKAGES:
        name = package.replace("_", "-")  # of the distribution
        assert name in extra
        assert name not in needed


def test_only_modules_that_need_no_library_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """An isolated build has nothing but the compiler: pages and drawings could not even be read there."""
    monkeypatch.chdir(PROJECT)
    compiled = [module for modules in parts().values() for module in modules]
    assert len(compiled) == len(set(compiled)) > 200
    presenting = {"browser", "terminal", "text", "referee", "web", "cli", "table", "arena"}
    assert [module for module in compiled if presenting & set(module.parts)] == []


def test_the_source_tree_has_no_symbolic_links() -> None:
    listed = subprocess.run(["git", "ls-files", "--stage"], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert [line for line in listed.stdout.splitlines() if line.startswith("120000")] == []
