"""Senjutsu on the command line: a duel, a preview, many games, a matrix of heroes."""

import csv
import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import shiai as package
from shiai.arena.match import Result
from shiai.cli.matching import matches
from shiai.cli.result_tables import unplayed_table
from shiai.i18n.catalogue import languages
from tests.cli.test_commands import fails, saved, shiai
from tests.tiers import one_of

DUEL = ("play", "senjutsu", "--hero", "student", "--against", "ronin", "--as", "seat_1", "--seed", "5")


def test_a_whole_duel_can_be_played_by_numbers(tmp_path: Path) -> None:
    done = shiai(tmp_path, *DUEL, "--level", "1", typed="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert not saved(tmp_path).read_text().endswith("result: open\n")
    assert "hero_1=student" in saved(tmp_path).read_text()
    assert "hero_2=ronin" in saved(tmp_path).read_text()


@pytest.mark.parametrize("language", one_of(languages(), 0))
def test_a_duel_begins_in_every_language_with_looks_and_a_preview(tmp_path: Path, language: str) -> None:
    typed = "1\n1\ndone\nhelp\npreview\npreview 070\nhand\ndiscards\nabout\nlog\nundo\nquit\n"
    done = shiai(tmp_path, *DUEL, typed=typed, language=language)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout.count("070 ") > 2  # in hand, in the list of previews, and on the field
    assert "SJ-9.9" in done.stdout  # the log has clauses


def test_a_card_is_chosen_by_its_number_and_a_choice_by_its_place() -> None:
    names = ["029", "031", "110", "stun"]
    assert matches("031", names) == [1]
    assert matches("110", names) == [2]
    assert matches("1", names) == [0]
    assert matches("31", names) == []


def test_random_games_tell_who_won_how_and_which_cards_were_never_played(tmp_path: Path) -> None:
    done = shiai(tmp_path, "sim", "senjutsu", "--games", "3", "--bots", "random", "--workers", "1")
    assert done.returncode == 0, done.stderr
    for words in ("seat_1", "endings", "SJ-15.", "turns at the end", "never played: "):
        assert words in done.stdout
    (left, whole) = re.findall(r"never played: (\d+) of (\d+)", done.stdout)[0]
    assert 0 < int(left) < int(whole)


def test_cards_that_were_played_are_not_among_the_others() -> None:
    setup = package.game("senjutsu").setup()
    playable = setup.game.playable(setup)
    assert {"card-023", "card-053", "card-029"} <= set(playable)
    results = [
        Result(number, ("random", "random"), (), "draw", "SJ-15.5", 1, {}, frozenset(cards))
        for number, cards in enumerate((playable[2:20], playable[10:]))
    ]
    console = Console(width=100, file=io.StringIO())
    console.print(unplayed_table(results, setup))
    assert isinstance(console.file, io.StringIO)
    printed = console.file.getvalue()
    assert f"never played: 2 of {len(playable)}" in printed
    assert re.findall(r"card-\d{3}", printed) == list(playable[:2])


def test_other_games_have_no_such_table(tmp_path: Path) -> None:
    done = shiai(tmp_path, "sim", "seven-ronin", "--games", "2", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "never played" not in done.stdout


def test_a_matrix_of_heroes_has_draws_apart(tmp_path: Path) -> None:
    table = tmp_path / "heroes.csv"
    flags = ("--matrix", "hero_1", "hero_2", "--only", "hero_1=ronin,master", "--only", "hero_2=ronin")
    done = shiai(tmp_path, "sim", "senjutsu", *flags, "--games", "12", "--workers", "1", "--out", str(table))
    assert done.returncode == 0, done.stderr
    assert "how often seat_1 wins" in done.stdout
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert [(row["hero_1"], row["hero_2"]) for row in rows] == [("ronin", "ronin"), ("master", "ronin")]
    draws = sum([int(row["draws"]) for row in rows])
    assert (f"{draws} of 24 games were drawn" in done.stdout) == (draws > 0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--hero", "studentt"), ("studentt", "student")),
        (("--teams", "pairs"), ("4 players", "SJ-1.2")),
        (("--deck-1", "nonsense"), ("'nonsense' is no deck",)),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    for command in ("play", "sim"):
        fails(shiai(tmp_path, command, "senjutsu", *arguments), *words)
