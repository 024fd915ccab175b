"""`shiai cards`: a file of cards is checked, cards are shown in words and as pictures."""

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from tests.cli.test_commands import fails, shiai

CARDS, SOLO_CARDS = [
    (files("shiai.games.senjutsu") / "data" / name).read_text("utf-8") for name in ("cards.csv", "solo_cards.csv")
]


def test_the_cards_of_the_game_are_sound(tmp_path: Path) -> None:
    done = shiai(tmp_path, "cards", "check")
    assert (done.returncode, done.stdout) == (0, "every card can be read\n")


def test_every_fault_of_a_file_is_listed(tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    path.write_text(CARDS.replace("ATK FR w1; SUCCESS", "ATK FR hit; SUCCESS", 1).replace("jade,yes", "jaded,yes", 1))
    done = shiai(tmp_path, "cards", "check", str(path))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "card 010, effect: 'hit' is no symbol of a cell; use w1, w2, bleed, EXEC, poison, back or *",
        "card 025, tier: 'jaded' is unknown; use one of wood, steel, gold, jade, core, solo",
        "2 faults",
    ]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    fails(shiai(tmp_path, "cards", "check", str(tmp_path / "none.csv")), "none.csv")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Hidden Viper Fang (010)."), ("pl", "Żmijowy Kieł (010)."), ("de", "Initiative 8.")]
)
def test_cards_are_shown_in_words(tmp_path: Path, language: str, words: str) -> None:
    done = shiai(tmp_path, "cards", "show", "10", "077", "--language", language)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert words in first
    assert "(077)" in second


def test_cards_are_drawn_into_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    done = shiai(tmp_path, "cards", "show", "010", "S024", "s-ronin-n", "--svg", str(folder))
    assert done.returncode == 0, done.stderr
    drawn = sorted(path.name for path in folder.iterdir())
    assert drawn == ["card_010.svg", "card_S-Ronin-N.svg", "card_S024.svg"]
    for path in folder.iterdir():
        assert ElementTree.parse(path).getroot().attrib["data-card"] == path.stem.removeprefix("card_")


def test_all_cards_can_be_shown_at_once(tmp_path: Path) -> None:
    done = shiai(tmp_path, "cards", "show", "all")
    assert done.returncode == 0, done.stderr
    shown = re.findall(r"\((S?[\w-]*\d{3}b?|S-[\w-]+-N)\)\.", done.stdout)
    assert shown == [line.partition(",")[0] for text in (CARDS, SOLO_CARDS) for line in text.splitlines()[1:]]
    assert len(done.stdout.splitlines()) == len(shown) == DESIGN_COUNT


def test_all_cards_can_be_drawn_at_once(tmp_path: Path) -> None:
    done = shiai(tmp_path, "cards", "show", "all", "--svg", str(tmp_path / "pictures"))
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "pictures").iterdir())) == DESIGN_COUNT


def test_an_unknown_card_is_answered_with_one_that_is_near(tmp_path: Path) -> None:
    fails(shiai(tmp_path, "cards", "show", "7"), "there is no card 7", "did you mean")


def test_cards_and_faults_are_also_printed_as_json(tmp_path: Path) -> None:
    first, second = json.loads(shiai(tmp_path, "cards", "show", "10", "S024", "--json").stdout)
    assert (first["number"], first["name"], first["initiative"]) == ("010", "Hidden Viper Fang", "8")
    assert first["text"].startswith("Hidden Viper Fang (010).")
    assert second["number"] == "S024"
    assert json.loads(shiai(tmp_path, "cards", "check", "--json").stdout) == []
    path = tmp_path / "own.csv"
    path.write_text(CARDS.replace("jade,yes", "jaded,yes", 1))
    done = shiai(tmp_path, "cards", "check", str(path), "--json")
    assert done.returncode == 1
    assert [(fault["card"], fault["field"]) for fault in json.loads(done.stdout)] == [("025", "tier")]
