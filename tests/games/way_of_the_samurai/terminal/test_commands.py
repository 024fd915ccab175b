"""Way of the Samurai on the command line: modules, a weapon of one's own, and the questions before a new game."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import shiai as package
from shiai.cli.drawings import drawings_of
from shiai.cli.setting_up import ask_options
from shiai.i18n.catalogue import Catalogue, languages
from tests.cli.test_commands import fails, saved, shiai

GAME = package.game("way_of_the_samurai")
NUNCHAKU = "examples/nunchaku.json"


def test_every_module_can_be_set_up() -> None:
    assert set(GAME.modules) == {
        *("blood", "bushido", "gisei", "taikyu", "hard_mode", "easy_look", "easy_die", "easy_special"),
        *("yoroi", "one_vs_three", "shiro"),
    }
    for option, value in GAME.modules.values():
        assert GAME.setup(**{option: value}).options[option] == (True if value == "true" else value)


def test_a_duel_with_modules_is_played_from_flags_to_the_end(tmp_path: Path) -> None:
    flags = ("--opponent", "oda", "--weapon", "nodachi", "--module", "gisei", "--module", "bushido")
    done = shiai(tmp_path, "play", "way-of-the-samurai", *flags, "--seed", "3", typed="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    options = saved(tmp_path).read_text().splitlines()
    (line,) = [line for line in options if line.startswith("options:")]
    for option in ("opponent=oda", "weapon=nodachi", "gisei=true", "bushido=true"):
        assert option in line.split()


def test_a_weapon_file_is_played_with_and_saved_with_the_game(tmp_path: Path) -> None:
    done = shiai(tmp_path, "play", "way-of-the-samurai", "--weapon-file", NUNCHAKU, typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    record = saved(tmp_path).read_text()
    assert "weapon=own_weapon" in record
    assert '"id":"nunchaku"' in record
    again = shiai(tmp_path, "play", "--resume", str(saved(tmp_path)), typed="quit\n")
    assert again.returncode == 0, again.stderr


def test_a_weapon_file_is_simulated_with(tmp_path: Path) -> None:
    flags = ("--weapon-file", NUNCHAKU, "--module", "one-vs-three", "--games", "10", "--workers", "1")
    done = shiai(tmp_path, "sim", "way-of-the-samurai", *flags)
    assert done.returncode == 0, done.stderr
    assert "95 % interval" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--module", "bushidoo"), ("no module 'bushidoo'", "did you mean bushido?")),
        (("--module", "xyzzy"), ("modules are: ", "one_vs_three")),
        (("--module", "shiro", "--opponent", "oda"), ("opponent is given twice", "keep one")),
        (("--module", "shiro", "--module", "one_vs_three"), ("1 vs 3 has opponents of its own", "WS-37.13")),
        (("--weapon", "nodatchi"), ("nodatchi", "nodachi")),
        (("--weapon-file", "missing.json"), ("--weapon-file", "missing.json", "No such file")),
        (("--weapon-file", "README.md"), ("README.md: option own_weapon is no JSON",)),
        (("--weapon-file", NUNCHAKU, "--weapon", "katana"), ("weapon is given twice", "keep one")),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    for command in ("play", "sim"):
        fails(shiai(tmp_path, command, "way-of-the-samurai", *arguments), *words)
    assert list(tmp_path.rglob("*.shiai")) == []


def test_help_and_list_name_modules_and_files(tmp_path: Path) -> None:
    for arguments in (("games", "way-of-the-samurai"), ("play", "way-of-the-samurai", "--help")):
        printed = " ".join(shiai(tmp_path, *arguments).stdout.split())
        assert "--module NAME: blood, bushido" in printed
        assert "--weapon-file FILE" in printed


def asked(language: str, *typed: str) -> tuple[dict[str, object], str]:
    """What a person chooses by typing this, and what was printed."""
    console = Console(file=io.StringIO(), width=80)
    answers = list(typed)
    questions = drawings_of(GAME).questions
    assert questions is not None
    words = Catalogue(language, GAME.id)
    options = ask_options(GAME, questions, words, console, lambda _question, _names: answers.pop(0))
    assert isinstance(console.file, io.StringIO)
    assert answers == []
    return options, console.file.getvalue()


@pytest.mark.parametrize("language", languages())
def test_a_first_duel_is_four_times_enter(language: str) -> None:
    options, _ = asked(language, "", "", "", "")
    assert options == {"mode": "duel", "opponent": "standard", "weapon": "katana"}
    assert GAME.setup(**options).options == GAME.setup().options


def test_answers_are_numbers_or_names() -> None:
    options, text = asked("en", "duel", "Oda", "4", "gisei, blood")
    assert options == {"mode": "duel", "opponent": "oda", "weapon": "nodachi", "gisei": "true", "blood": "true"}
    assert "Tessen" not in text  # it needs an environment
    assert "Shiro" not in text.split("Which modules?")[1]


def test_campaigns_ask_for_no_opponent_and_offer_no_blood() -> None:
    options, text = asked("en", "dojo-yoshioka", "yari", "yoroi")
    assert options == {"mode": "dojo_yoshioka", "weapon": "yari", "yoroi": "player"}
    assert "Ishida" not in text
    assert "Blood" not in text
