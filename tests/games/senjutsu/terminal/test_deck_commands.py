"""`shiai deck`: check, show, build and draw up decks."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random

import pytest

from shiai.games.senjutsu.cards.cards import NUMBERS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults, random_deck
from shiai.games.senjutsu.decks.format import deck_from_toml, deck_to_toml, read_deck_text
from shiai.i18n.catalogue import Catalogue, languages
from tests.cli.test_commands import fails, shiai
from tests.command import PROJECT
from tests.proof import proves
from tests.tiers import one_of

EXAMPLE = "examples/ronin_longer.toml"
RONIN = SIGNATURES["ronin"]
SVG = "{http://www.w3.org/2000/svg}"


def written(folder: Path, text: str) -> str:
    """The path of a deck file with this text."""
    path = folder / "deck.toml"
    path.write_text(text, "utf-8")
    return str(path)


# check ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ((), "a legal deck in a game of 40 cards"),
        (("--size", "40"), "a legal deck in a game of 40 cards"),
        (("--tournament",), "a legal deck in a tournament"),
    ],
)
def test_a_legal_deck_is_called_so(tmp_path: Path, arguments: tuple[str, ...], answer: str) -> None:
    done = shiai(tmp_path, "deck", "check", EXAMPLE, *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{EXAMPLE}: {answer}\n"


def test_all_faults_are_listed_with_their_clauses(tmp_path: Path) -> None:
    path = written(tmp_path, 'hero = "ronin"\nweapon = "070"\ncards = { 029 = 3, 010 = 1, 086 = 1, 096 = 1 }')
    done = shiai(tmp_path, "deck", "check", path, "--tournament")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert all(line.startswith(f"{path}: ") for line in lines)
    clauses = [line.rpartition("(")[2] for line in lines]
    assert clauses == ["SJ-33.21)", "SJ-33.10)", "SJ-5.5)", "SJ-33.5)", "SJ-33.14)"]
    assert "SJ-33.14" not in shiai(tmp_path, "deck", "check", path).stdout
    data = shiai(tmp_path, "deck", "check", path, "--tournament", "--json")
    assert data.returncode == 1
    told = json.loads(data.stdout)
    assert (told["legal"], told["size"]) == (False, 40)
    assert [f"{path}: {fault['sentence']} ({fault['clause']})" for fault in told["faults"]] == lines


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("no deck at all", ("deck.toml: this is no TOML",)),
        ("", ("deck.toml: the deck does not say whose it is",)),
        ('hero = "ronn"\ncards = {}', ("no hero 'ronn'", "did you mean ronin?")),
        ('hero = "ronin"\ncards = { 999 = 1 }', ("no card '999'",)),
        ('hero = "ronin"\ncards = { 029 = 9 }', ("029 has 9 copies", "SJ-33.4")),
    ],
)
def test_a_bad_file_is_answered_in_a_sentence(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    path = written(tmp_path, text)
    fails(shiai(tmp_path, "deck", "check", path), *words)
    fails(shiai(tmp_path, "deck", "show", path), *words)


def test_what_is_no_deck_file_is_answered_in_a_sentence(tmp_path: Path) -> None:
    fails(shiai(tmp_path, "deck", "check", "missing.toml"), "cannot read 'missing.toml'", "No such file")
    fails(shiai(tmp_path, "deck", "check", "docs"), "cannot read 'docs'")
    fails(shiai(tmp_path, "deck", "check", EXAMPLE, "--size", "35"), "30 or 40 cards, not 35", "SJ-33.21")
    fails(shiai(tmp_path, "deck", "check", EXAMPLE, "--size", "30", "--tournament"), "with 40 cards", "SJ-33.2")
    fails(shiai(tmp_path, "deck", "show", "ronn"), "neither a file nor a hero", ", ".join(SIGNATURES))


# show -----------------------------------------------------------------------------------------------------------------


@proves("SJ-25.1")
def test_a_deck_is_shown_with_its_cards_and_bars(tmp_path: Path) -> None:
    done = shiai(tmp_path, "deck", "show", "ronin")
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    assert ["Ronin", "·", "Weapon:", "Naginata", "Sweep", "·", "Cards:", "30"] in lines
    assert ["025", "◈", "Heavy", "Armour", "Defence", "Jade", "1", "=", "1"] in lines
    assert ["034", "Falling", "Restraint", "Meditation", "Wood", "2", "3", "([AGG]", "5)", "0"] in lines
    assert "◈ Prepared" in done.stdout
    assert done.stdout.count("◈") == 2
    for bar, count in (("Attack", 18), ("Defence", 5), ("Meditation", 7), ("Wood", 14), ("Steel", 10), ("Gold", 5)):
        assert [bar, str(count)] in [[line[i], line[i + 2]] for line in lines for i in range(len(line) - 2)]
    assert "A legal deck of 30 cards" in done.stdout


def test_what_forbids_a_deck_is_shown_with_it(tmp_path: Path) -> None:
    path = written(tmp_path, 'name = "Half"\nhero = "master"\ncards = { 010 = 1 }')
    done = shiai(tmp_path, "deck", "show", path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Half\nMaster · Poison: Debilitating Poison · Cards: 1\n")
    assert "the deck has 1 card, not 30: add 29 (SJ-33.21)" in done.stdout
    assert "SJ-6.4" in done.stdout


@pytest.mark.parametrize("language", one_of(languages(), 2))
def test_a_deck_is_shown_in_every_language(tmp_path: Path, language: str) -> None:
    words = Catalogue(language, "senjutsu")
    for deck in SIGNATURES.values():
        printed = shiai(tmp_path, "deck", "show", deck.hero, "--language", language).stdout
        for i in designs(deck.cards):
            assert words.name(f"card-{NUMBERS[i]}") in printed
        assert words.name("meditation") in printed


@pytest.mark.parametrize("language", one_of(languages(), 3))
def test_a_picture_has_all_that_is_shown(tmp_path: Path, language: str) -> None:
    path = tmp_path / "deck.svg"
    done = shiai(tmp_path, "deck", "show", EXAMPLE, "--svg", str(path), "--language", language)
    assert done.returncode == 0, done.stderr
    picture = ElementTree.fromstring(path.read_text("utf-8"))
    assert picture.get("lang") == language
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    words = Catalogue(language, "senjutsu")
    deck = deck_from_toml((PROJECT / EXAMPLE).read_text("utf-8"))
    for i in designs(deck.cards):
        assert words.name(f"card-{NUMBERS[i]}") in texts
    assert deck.name in texts
    width = float(picture.get("width", "0"))
    bars = [bar for bar in picture.iter(f"{SVG}rect") if bar.get("height") == "14"]
    assert len(bars) == len(deck_values(deck.text()))
    assert all(float(bar.get("x", "0")) + float(bar.get("width", "0")) < width for bar in bars)


def deck_values(text: str) -> set[tuple[str, str]]:
    """The different initiatives, types and tiers of a deck."""
    records = [STANDARD_DESIGNS[i].record for i in designs(read_deck_text(text).cards)]
    return {(field, record[field][:1]) for field in ("initiative", "types", "tier") for record in records}


def test_a_picture_that_cannot_be_written_is_answered_in_a_sentence(tmp_path: Path) -> None:
    fails(
        shiai(tmp_path, "deck", "show", "ronin", "--svg", "none/deck.svg"), "cannot write", "there is no folder 'none'"
    )
    fails(shiai(tmp_path, "deck", "show", "ronin", "--svg", str(tmp_path)), "cannot write", "it is a folder")


# new and random -------------------------------------------------------------------------------------------------------


def test_a_deck_is_written_without_questions(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    done = shiai(tmp_path, "deck", "new", str(path), "--hero", "ronin", "--from", "signature", "--weapon", "072")
    assert done.returncode == 0, done.stderr
    assert path.read_text("utf-8") == deck_to_toml(RONIN).replace('"071"  # Naginata Sweep', '"072"  # Nodachi Slash')
    fails(shiai(tmp_path, "deck", "new", str(path), "--hero", "ronin", "--from", "random"), "it is there already")


def test_a_hero_with_two_weapons_names_both(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    flags = ("--hero", "yasuke", "--from", "signature", "--weapon")
    fails(
        shiai(tmp_path, "deck", "new", str(path), *flags, "350"), "takes 2 weapon cards of different kinds", "SJ-55.1"
    )
    assert shiai(tmp_path, "deck", "new", str(path), *flags, "350,075").returncode == 0
    assert 'weapon = ["075", "350"]' in path.read_text("utf-8")


def test_a_random_deck_is_repeated_by_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    flags = ("--size", "40", "--tournament", "--seed", "7")
    assert shiai(tmp_path, "deck", "new", str(path), "--from", "random", *flags).returncode == 0
    printed = shiai(tmp_path, "deck", "random", *flags).stdout
    assert printed == path.read_text("utf-8")
    deck = deck_from_toml(printed)
    assert deck.name == "Random deck, seed 7"
    assert deck.text() == random_deck(Random(7), None, 40, True).text()
    assert deck_from_toml(shiai(tmp_path, "deck", "random", "--hero", "ninja").stdout).hero == "ninja"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--from", "random", "--hero", "ronn"), ("no hero 'ronn'", "did you mean ronin?")),
        (("--from", "signature", "--hero", "nobody"), ("no hero 'nobody'",)),
        (("--from", "signature"), ("needs a --hero who has one",)),
        (("--from", "empty", "--hero", "ronin"), ("--from cannot be 'empty'", "signature or random")),
        (("--from", "signature", "--hero", "ronin", "--size", "40"), ("30 cards, not 40: add 10", "SJ-33.21")),
        (("--from", "signature", "--hero", "ronin", "--weapon", "70"), ("no card '70'", "did you mean 070?")),
        (("--from", "signature", "--hero", "ronin", "--weapon", "070"), ("no weapon of the hero ronin", "SJ-33.10")),
        (("--size", "31"), ("30 or 40 cards, not 31", "SJ-33.21")),
    ],
)
def test_a_wrong_wish_is_answered_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    path = tmp_path / "deck.toml"
    fails(shiai(tmp_path, "deck", "new", str(path), *arguments), *words)
    assert not path.exists()


def built(folder: Path, *typed: str, arguments: tuple[str, ...] = (), language: str = "en") -> tuple[str, str]:
    """The deck file that a person builds by typing this, and what was printed."""
    path = folder / "deck.toml"
    done = shiai(
        folder, "deck", "new", str(path), *arguments, typed="".join([f"{line}\n" for line in typed]), language=language
    )
    assert done.returncode == 0, done.stderr
    return path.read_text("utf-8") if path.exists() else "", done.stdout


def test_a_deck_is_built_card_by_card(tmp_path: Path) -> None:
    typed = [f"{NUMBERS[i]}x{copies(RONIN.cards, i)}" for i in designs(RONIN.cards)]
    text, printed = built(tmp_path, "ronin", "empty", "name Wolves", *typed, "done")
    deck = deck_from_toml(text)
    assert deck.text() == RONIN.text()
    assert deck.name == "Wolves"
    assert "0 of 30 cards" in printed
    assert "27 of 30 cards" in printed


def test_cards_are_exchanged_in_the_signature_deck(tmp_path: Path) -> None:
    text, printed = built(
        tmp_path, "", "108", "-125x2", "+108", "+108", "weapon 137", "done", arguments=("--hero", "ronin")
    )
    deck = deck_from_toml(text)
    assert deck.text() == RONIN.text().replace("071", "137").replace("107,110,125x2", "107,108x2,110")
    assert faults(deck) == []
    assert "the deck has 31 cards, not 30: take out 1 (SJ-33.21)" in printed


def test_the_deck_of_a_companion_is_built_with_that_of_its_hero(tmp_path: Path) -> None:
    deck = random_deck(Random(5), "ashigaru", 40)
    typed = [f"{NUMBERS[i]}x{copies(deck.cards, i)}" for i in designs(deck.cards)]
    fellows = [f"{NUMBERS[i]}x{copies(deck.companion, i)}" for i in designs(deck.companion)]
    text, printed = built(
        tmp_path,
        *("empty", f"weapon {NUMBERS[deck.weapons[0]]}", "086", "cards steel", *typed, "done", *fellows),
        *("251", "-251", "done", "251", "done"),
        arguments=("--hero", "ashigaru", "--size", "40"),
    )
    assert "Hachiko: 0 of 12 cards" in printed
    assert "Hachiko: 12 of 12 cards" in printed
    assert "251 Attack / Heel (Steel) has 3 copies, 2 allowed" in printed
    assert "the deck of hachiko has 11 cards, not 12: add 1 (SJ-59.2)" in printed
    assert "belongs to a school, which ashigaru has not" in printed
    assert "the deck of hachiko has 0 cards, not 12: add 12 (SJ-59.2)" in printed
    assert "Menacing Growl" in printed
    assert deck_from_toml(text).text() == deck.text()


def test_the_deck_of_a_companion_is_shown_with_both_halves(tmp_path: Path) -> None:
    printed = shiai(tmp_path, "deck", "show", "ashigaru").stdout
    assert "Cards: 30 · Hachiko: 10" in printed
    assert "Wild Bite" in printed
    assert "Lick Wounds" in printed
    deck = json.loads(shiai(tmp_path, "deck", "show", "ashigaru", "--json").stdout)
    assert {card["number"]: card["copies"] for card in deck["companion"]}["254b"] == 3
    assert deck["size"] == 30
    assert json.loads(shiai(tmp_path, "deck", "show", "ronin", "--json").stdout)["companion"] == []


def test_what_the_rules_forbid_is_refused_at_once(tmp_path: Path) -> None:
    text, printed = built(
        tmp_path,
        "2",
        *("029x3", "127x4", "127x3", "127", "010", "071", "999", "002", "weapon 070", "weapon", "+", "029xx", "dance"),
        *("025", "078", "cards jade", "-029", "done", "show", "help", "quit"),
        arguments=("--hero", "ronin"),
    )
    assert text == ""
    for clause in ("SJ-33.5", "SJ-33.4", "SJ-5.5", "SJ-33.9", "SJ-33.10", "SJ-33.8"):
        assert f"({clause})" in printed
    for words in (
        "no card '999'",
        "002 is a Poison",
        "no card ''",
        "“+” means nothing",
        "“029xx” means",
        "“dance” means",
    ):
        assert words in printed
    assert "Divine Inspiration" in printed
    assert "Wild Swing" not in printed
    assert printed.count("add a card; 029x2 adds two copies") == 2
    assert "4 of 30 cards" in printed
    assert "the deck has 4 cards, not 30: add 26 (SJ-33.21)" in printed
    assert printed.endswith("No deck was written.\n")


def test_a_tournament_refuses_a_second_school(tmp_path: Path) -> None:
    text, printed = built(tmp_path, "empty", "086", "096", "quit", arguments=("--hero", "ronin", "--tournament"))
    assert text == ""
    assert "1 of 40 cards" in printed
    assert "SJ-33.14" in printed


def test_a_dialogue_that_breaks_off_writes_nothing(tmp_path: Path) -> None:
    for typed in ((), ("ninja",), ("ronin", "random")):
        text, printed = built(tmp_path, *typed)
        assert text == ""
        assert "No deck was written." in printed


@pytest.mark.parametrize("language", one_of(languages(), 0))
def test_the_dialogue_speaks_every_language(tmp_path: Path, language: str) -> None:
    words = Catalogue(language, "senjutsu")
    text, printed = built(
        tmp_path, "random", f"cards {words.name('gold')}", "done", arguments=("--hero", "ninja"), language=language
    )
    assert faults(deck_from_toml(text)) == []
    assert words.name("card-167") in printed
    assert words.say("deck-stand", number=30, size=30) in printed


def test_a_deck_is_shown_as_json(tmp_path: Path) -> None:
    deck = json.loads(shiai(tmp_path, "deck", "show", "ronin", "--json").stdout)
    assert (deck["hero"], deck["size"], deck["legal"], deck["faults"]) == ("ronin", 30, True, [])
    assert {card["number"]: card["copies"] for card in deck["cards"]} == {
        NUMBERS[i]: copies(RONIN.cards, i) for i in designs(RONIN.cards)
    }
    assert sum(deck["tiers"].values()) == 30


def test_decks_and_cards_are_shown_with_a_box(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('format = 1\ngame = "senjutsu"\n[cards.card-029]\ncost = 3\n', "utf-8")
    deck = json.loads(shiai(tmp_path, "deck", "show", "ronin", "--json", "--box", str(box)).stdout)
    cards = json.loads(shiai(tmp_path, "cards", "show", "029", "--json", "--box", str(box)).stdout)
    assert [card["cost"] for card in [*deck["cards"], *cards] if card["number"] == "029"] == [3, 3]
    fails(shiai(tmp_path, "deck", "check", EXAMPLE, "--box", str(tmp_path / "none.toml")), "cannot read")
