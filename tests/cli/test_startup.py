"""What a command imports: its own modules, and no drawings, pages, databases or charts of others."""

import subprocess
import sys
from typing import Final

import pytest

from shiai.cli.app import load_command, references
from shiai.cli.summaries import summary

HEAVY: Final = {
    "fastapi",
    "jinja2",
    "matplotlib",
    "openskill",
    "polars",
    "prompt_toolkit",
    "ray",
    "sqlalchemy",
    "uvicorn",
}
DRAWINGS: Final = ("browser", "terminal")
PROGRAM: Final = """
import sys
from shiai.cli import main
sys.argv = ["shiai", *sys.argv[1:]]
try:
    main()
finally:
    print("modules:", *sys.modules)
"""


def imported(*arguments: str) -> list[str]:
    """The modules that a command imports."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=False)
    output, _, modules = done.stdout.partition("modules:")
    assert done.returncode == 0, done.stderr
    assert output
    return modules.split()


def drawings(modules: list[str]) -> list[str]:
    """The drawings of games among these modules."""
    return [name for name in modules if name.startswith("shiai.games.") and set(name.split(".")) & set(DRAWINGS)]


def test_simulating_imports_neither_drawings_nor_heavy_libraries() -> None:
    modules = imported("sim", "seven-ronin", "--games", "2", "--workers", "1")
    assert HEAVY & set(modules) == set()
    assert drawings(modules) == []
    assert "shiai.cli.simulate" in modules
    assert "shiai.cli.play" not in modules


def test_help_imports_neither_commands_nor_rules() -> None:
    modules = imported("--help")
    assert HEAVY & set(modules) == set()
    assert "shiai.cli.simulate" not in modules
    assert not [name for name in modules if name.startswith("shiai.games.") and name.endswith(".game")]


@pytest.mark.parametrize("name", references())
def test_help_says_what_each_command_says_of_itself(name: str) -> None:
    assert summary(references()[name])
    assert load_command(name).help.partition("\n")[0] == summary(references()[name])


def games_in(modules: list[str]) -> set[str]:
    """The games whose rules are among these modules."""
    return {name.split(".")[2] for name in modules if name.startswith("shiai.games.") and ".rules." in name}


def test_the_version_needs_neither_games_nor_catalogues() -> None:
    modules = imported("--version")
    assert games_in(modules) == set()
    assert "fluent" not in modules


@pytest.mark.parametrize("arguments", [("rules", "R7-5.1"), ("games",)])
def test_rulebooks_and_the_list_of_games_need_no_rules(arguments: tuple[str, ...]) -> None:
    assert games_in(imported(*arguments)) <= {"senjutsu"}  # whose enemies are read from tables
    assert [name for name in imported(*arguments) if name.endswith(".game")] == ["shiai.core.game"]


def test_a_command_about_one_game_loads_no_other() -> None:
    assert games_in(imported("games", "seven-ronin")) == {"seven_ronin"}
