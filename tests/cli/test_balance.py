"""`shiai balance`: a page with pictures and data, the same byte by byte, and mistakes that are named."""

import csv
import re
import subprocess
from pathlib import Path

import pytest

from tests.command import environment, run

LARGEST = 250_000  # bytes of a picture; the largest is the table of all heroes against each other


def balance(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `shiai balance` in a process of its own."""
    return run(("balance", *arguments), environment(folder))


def made(folder: Path) -> dict[str, bytes]:
    """All files that were written."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_page_shows_what_lies_beside_it_and_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    wanted = ("seven-ronin", "--games", "60", "--bots", "random", "--seed", "7")
    for workers in ("1", "2"):
        done = balance(tmp_path, *wanted, "--workers", workers, "--out", str(tmp_path / workers))
        assert done.returncode == 0, done.stderr
        assert "60 games in" in done.stdout
    files = made(tmp_path / "1")
    assert files == made(tmp_path / "2")
    page = files["seven_ronin.md"].decode()
    assert f"`shiai balance {' '.join(wanted)}`" in page
    assert "Rules version 1, 60 games, all seats played by the bot `random`" in page
    assert set(re.findall(r"\]\((.+?)\)", page)) == set(files) - {"seven_ronin.md"}
    with (tmp_path / "1" / "seven_ronin_variants.csv").open(encoding="utf-8", newline="") as file:
        variants = sum([int(row["games"]) for row in csv.DictReader(file)])
    with (tmp_path / "1" / "seven_ronin_games.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) + variants == 60


@pytest.mark.parametrize("game", ["samurai_spirit", "way_of_the_samurai", "senjutsu", "senjutsu_solo"])
def test_every_game_has_a_page_with_small_pictures(tmp_path: Path, game: str) -> None:
    done = balance(tmp_path, game, "--games", "1", "--bots", "random", "--workers", "1", "--out", str(tmp_path / "new"))
    assert done.returncode == 0, done.stderr
    files = made(tmp_path / "new")
    page = files[f"{game}.md"].decode()
    assert set(re.findall(r"\]\((.+?)\)", page)) == set(files) - {f"{game}.md"}
    assert len([name for name in files if name.endswith(".svg")]) >= 2
    assert max([len(data) for name, data in files.items() if name.endswith(".svg")]) < LARGEST
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("seven-ronins",), "did you mean seven_ronin?"),
        (
            ("seven-ronin", "--bots", "random,heuristic"),
            "--bots has 2 bots; in a balance report, one bot plays",
        ),
        (("seven-ronin", "--bots", "randon"), "did you mean random?"),
        (("seven-ronin", "--out", "nowhere/at/all"), "there is no folder 'nowhere/at'"),
        (("seven-ronin", "--out", "pyproject.toml"), "cannot write to 'pyproject.toml': it is not a folder"),
    ],
)
def test_mistakes_are_named_before_anything_is_played(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = balance(tmp_path, *arguments)
    assert done.returncode == 1
    assert words in done.stderr
    assert not done.stdout
