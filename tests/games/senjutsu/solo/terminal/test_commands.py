"""Senjutsu alone on the command line: a fight, many games, a tournament of teams."""

from pathlib import Path

import pytest

from shiai.i18n.catalogue import languages
from tests.cli.test_commands import fails, saved, shiai
from tests.tiers import one_of

FIGHT = ("play", "senjutsu-solo", "--hero", "student", "--against", "ninja", "--seed", "5")


@pytest.mark.nightly
def test_a_whole_fight_can_be_played_by_numbers(tmp_path: Path) -> None:
    done = shiai(tmp_path, *FIGHT, typed="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    record = saved(tmp_path).read_text()
    assert not record.endswith("result: open\n")
    assert "hero_1=student" in record
    assert "enemy_1=ninja" in record


@pytest.mark.parametrize("language", one_of(languages(), 1))
def test_a_fight_begins_in_every_language_with_looks(tmp_path: Path, language: str) -> None:
    typed = "1\n1\ndone\nhelp\nenemies\npreview\nhand\ndiscards\nabout\nlog\nundo\nquit\n"
    done = shiai(tmp_path, *FIGHT, typed=typed, language=language)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "S-Ninja-001" in done.stdout  # the look at the cards of the enemy
    assert "SJ-45.6" in done.stdout  # the log has clauses


def test_random_games_tell_how_often_the_heroes_won(tmp_path: Path) -> None:
    flags = ("--players", "2", "--enemy-2", "ashigaru-yumi", "--games", "3", "--bots", "random", "--workers", "1")
    done = shiai(tmp_path, "sim", "senjutsu-solo", *flags)
    assert done.returncode == 0, done.stderr
    for words in ("team wins", "2 × random", "SJ-38.7", "enemies_left", "never played: "):
        assert words in done.stdout


def test_random_runs_against_a_horde_tell_waves_and_ranks(tmp_path: Path) -> None:
    done = shiai(
        tmp_path, "sim", "senjutsu-solo", "--mode", "horde", "--games", "2", "--bots", "random", "--workers", "1"
    )
    assert done.returncode == 0, done.stderr
    for words in ("run_ended", "SJ-49.25", "waves", "rank"):
        assert words in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--against", "ninjaa"), ("ninjaa",)),
        (("--mode", "horde", "--players", "2"), ("one hero alone fights a horde", "SJ-49.1")),
        (("--enemy-1", "monk", "--enemy-2", "monk"), ("there is only one monk", "SJ-38.5")),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    fails(shiai(tmp_path, "sim", "senjutsu-solo", *arguments), *words)


@pytest.mark.nightly
def test_the_best_runs_are_shown_when_a_run_is_over(tmp_path: Path) -> None:
    horde = ("play", "senjutsu-solo", "--mode", "horde", "--seed", "5")
    shiai(tmp_path, *horde, typed="1\n" * 2000)
    done = shiai(tmp_path, *horde, "--hero", "master", typed="n\n" + "1\n" * 2000)
    assert done.returncode == 0, done.stderr
    shown = done.stdout.partition("Best runs")[2]
    assert "▸  Master" in shown
    assert "   Ronin" in shown


def test_the_reasons_of_enemies_are_told(tmp_path: Path) -> None:
    done = shiai(tmp_path, *FIGHT, typed="why\n" + "1\n" * 14 + "why\nquit\n")
    assert "No enemy has decided anything yet." in done.stdout
    assert "It takes " in done.stdout or "was possible." in done.stdout
