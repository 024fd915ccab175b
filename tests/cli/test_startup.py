"""What a command imports: its own modules, and no drawings, pages, databases or charts of others."""

import subprocess
import sys
from typing import Final

import pytest

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


def test_help_lists_the_commands_of_games_and_imports_no_heavy_chart_or_web_library() -> None:
    modules = imported("--help")
    assert {"matplotlib", "polars", "ray", "uvicorn"} & set(modules) == set()
    assert "shiai.games.seven_ronin.terminal.train" in modules


def games_in(modules: list[str]) -> set[str]:
    """The games among these modules."""
    return {name.split(".")[2] for name in modules if name.startswith("shiai.games.")}


def test_the_version_needs_neither_games_nor_catalogues() -> None:
    modules = imported("--version")
    assert games_in(modules) == set()
    assert "fluent" not in modules


@pytest.mark.parametrize("arguments", [("rules", "R7-5.1"), ("games", "seven-ronin")])
def test_a_command_about_one_game_loads_no_other(arguments: tuple[str, ...]) -> None:
    assert games_in(imported(*arguments)) == {"seven_ronin"}
