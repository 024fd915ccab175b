"""A physical table: people tell what they drew and rolled, the program keeps decks and tracks."""

from pathlib import Path

import pytest

from tests.cli.test_commands import fails, shiai

SPIRIT = ("play", "samurai-spirit", "--as", "all", "--luck", "table", "--players", "3")
WAY = ("play", "way-of-the-samurai", "--as", "all", "--luck", "table")


def saved(folder: Path) -> str:
    """The record of the one game."""
    (path,) = folder.rglob("*.shiai")
    return path.read_text("utf-8")


def test_luck_is_told_by_people_and_can_be_taken_back(tmp_path: Path) -> None:
    done = shiai(tmp_path, *SPIRIT, typed="deal kyuzo\ndeal kanbei\ndeal daisuke\nundo\ndeal heihachi\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "What came at your table?" in done.stdout
    assert "Undone: deal daisuke" in done.stdout
    assert "Heihachi" in done.stdout
    assert "tag luck: table" in saved(tmp_path)
    assert "deal daisuke" not in saved(tmp_path)


def test_alike_outcomes_are_listed_once_and_the_program_draws_where_that_is_wanted(tmp_path: Path) -> None:
    done = shiai(tmp_path, *SPIRIT, typed="draw\ndraw\ndraw\n1\nhelp\nnothing\nquit\n")
    assert done.stdout.count("The lot falls on") == 3
    assert "“nothing” is not a choice here" in done.stdout


def test_cards_of_the_duel_are_typed_by_number_or_name(tmp_path: Path) -> None:
    done = shiai(tmp_path, *WAY, typed="card std-03\n1\nquit\n")
    assert "Drawn: Measured step." in done.stdout
    assert "Drawn: Overhead cut." in done.stdout


def test_a_game_goes_on_as_it_was_begun(tmp_path: Path) -> None:
    shiai(tmp_path, *WAY, typed="card std-03\nquit\n")
    (path,) = tmp_path.rglob("*.shiai")
    done = shiai(tmp_path, "play", "--resume", str(path), typed="undo\nquit\n")
    assert "Undone: card std-03" in done.stdout


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("play", "samurai-spirit", "--as", "all", "--luck", "dice"), "--luck cannot be 'dice'"),
        (("play", "samurai-spirit", "--as", "seat_1", "--luck", "table"), "--as all"),
        (("play", "seven-ronin", "--as", "attacker", "--luck", "table"), "has secrets"),
    ],
)
def test_what_cannot_be_kept_like_that_is_refused(tmp_path: Path, given: tuple[str, ...], words: str) -> None:
    fails(shiai(tmp_path, *given), words)
