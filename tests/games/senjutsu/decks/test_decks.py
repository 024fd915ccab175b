"""Decks: their two forms, what is answered to wrong ones, the signature decks, and random ones."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shiai.citations import implemented_by
from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards.cards import FIRST_HALVES, HERO_CARDS, INDEX, NUMBERS
from shiai.games.senjutsu.cards.heap import copies, designs, heap_of
from shiai.games.senjutsu.decks.decks import SCHOOLS, SIGNATURES, faults, random_deck, schools_of
from shiai.games.senjutsu.decks.format import Deck, deck_from_toml, deck_to_toml, read_deck_text, weapons_for
from shiai.games.senjutsu.game import GAME
from shiai.games.senjutsu.rules.heroes import HEROES, POISONS

PROJECT = Path(__file__).parents[4]
CLAUSES = {
    id for id, places in implemented_by(GAME).items() if any(place.file.startswith("decks/") for place in places)
}
DECK_CARDS = [i for i in range(len(HERO_CARDS)) if i not in FIRST_HALVES]
PAGE = (PROJECT / "docs" / "decks.md").read_text("utf-8")
RONIN = "ronin/071/025,026,027,028,029x2,030,031x2,032,033x2,034x2,035x3,089,098,102,104,107,110,125x2,126x2,127x3/-"


@st.composite
def any_decks(draw: st.DrawFn) -> Deck:
    """Any deck that can be written, legal or not."""
    counts = draw(st.dictionaries(st.sampled_from(DECK_CARDS), st.integers(1, 3)))
    weapons = draw(st.sets(st.sampled_from(DECK_CARDS), max_size=3))
    return Deck(
        hero=draw(st.sampled_from(list(HEROES))),
        weapons=tuple(sorted(weapons)),
        cards=heap_of([i for i, count in counts.items() for _ in range(count)]),
        poisons=draw(st.integers(0, (1 << POISONS) - 1)),
        name=draw(st.text(max_size=60).filter(str.isprintable)),
    )


def test_a_deck_is_one_text_without_spaces() -> None:
    assert SIGNATURES["ronin"].text() == RONIN
    assert read_deck_text(RONIN) == replace(SIGNATURES["ronin"], name="")
    assert SIGNATURES["master"].text().endswith(",128x2/002")
    assert Deck("student", (), 0, 0).text() == "student/-/-/-"
    assert RONIN in PAGE


@given(any_decks())
def test_texts_and_files_are_read_as_they_were_written(deck: Deck) -> None:
    assert not set(deck.text()) & set(" =\n")
    assert read_deck_text(deck.text()) == replace(deck, name="")
    assert deck_from_toml(deck_to_toml(deck)) == deck
    assert read_deck_text(deck_to_toml(deck)).text() == deck.text()


@given(any_decks(), st.sampled_from((30, 40)), st.booleans(), st.sampled_from(("", "none", *SCHOOLS)))
def test_every_deck_has_an_answer(deck: Deck, cards: int, tournament: bool, school: str) -> None:
    for clause, sentence in faults(deck, cards, tournament, school):
        assert clause in CLAUSES
        assert ": " in sentence  # the remedy


def test_the_order_in_a_text_does_not_matter() -> None:
    assert read_deck_text("ronin/071/127,025x1/-").text() == "ronin/071/025,127/-"
    assert read_deck_text("ronin/137,071/-/132,002").text() == "ronin/071,137/-/002,132"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("ronin", "'ronin' is no deck: write it as ronin/071/025,029x2/-, or as docs/decks.md shows"),
        ("ronin/071/025", "'ronin/071/025' is no deck: "),
        ("a b\nc" + "d" * 100, f"'a b c{'d' * 35}…' is no deck: "),
        ("ronn/071/025/-", "there is no hero 'ronn'; did you mean ronin?"),
        ("xyzzy/071/025/-", "there is no hero 'xyzzy'; heroes are master, student, warrior, ronin, ninja"),
        ("ronin/071/25/-", "there is no card '25'; did you mean 025?"),
        ("ronin/071/999/-", "there is no card '999'; numbers go from 008 to "),
        ("ronin/071/002/-", "002 is a Poison, no card of a deck: name it among the Poisons"),
        ("ronin/0x1/025/-", "there is no card '0x1'; "),
        ("ronin/071/025,/-", "'' is no card of a deck: write 025, or 029x2 for two copies"),
        ("ronin/071/025x/-", "'025x' is no card of a deck: "),
        ("ronin/071/٠٢٥/-", "'٠٢٥' is no card of a deck: "),
        ("ronin/071/025,025/-", "card 025 is named twice: name it once, with its copies, as in 029x2"),
        ("ronin/071/025x0/-", "card 025 has 0 copies: use 1, 2 or 3, or leave the card out"),
        (f"ronin/071/025x{'9' * 9000}/-", "card 025 has 999 copies: no card has more than 3 (SJ-33.4)"),
        ("ronin/071,071/025/-", "a weapon card is named twice in 071, 071: name it once (SJ-33.11)"),
        ("ronin/071/025/003", "there is no Poison '003'; Poisons are 002, 129, 130, 131, 132"),
    ],
)
def test_a_wrong_text_is_answered_with_the_remedy(text: str, answer: str) -> None:
    with pytest.raises(OptionError) as error:
        read_deck_text(text)
    assert str(error.value).startswith(answer)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("hero = ", "this is no TOML: "),
        ("# a = b" + "\na = " + "[" * 5000, "this is no TOML: "),
        ('hero = "ronin"', 'the deck has no cards: write cards = { "025" = 1, "029" = 2 }'),
        ("cards = {}", 'the deck does not say whose it is: write hero = "ronin"'),
        ("hero = 3\ncards = {}", "the deck does not say whose it is: "),
        ('hero = "ronin"\ncards = ["025"]', "the deck has no cards: "),
        ('hero = "ronin"\ncards = { 025 = "2" }', "card 025 has '2' copies: use 1, 2 or 3, or leave the card out"),
        ('hero = "ronin"\ncards = { 025 = true }', "card 025 has True copies: "),
        ('hero = "ronin"\ncards = { 025 = 1.0 }', "card 025 has 1.0 copies: "),
        ('hero = "ronin"\ncards = { 025 = -1 }', "card 025 has -1 copies: "),
        ('hero = "ronin"\ncards = { S024 = 1 }', "S024 Strike is a card of enemies, no card of a deck: leave it out"),
        (
            'hero = "ronin"\nweapon = 71\ncards = {}',
            'weapon must be a card number or a list of them, as in weapon = "071"',
        ),
        ('hero = "ronin"\nweapon = [71]\ncards = {}', "weapon must be a card number "),
        (
            'hero = "ronin"\npoisons = 2\ncards = {}',
            'poisons must be a card number or a list of them, as in poisons = "002"',
        ),
        ('hero = "ronin"\nname = "a\\nb"\ncards = {}', "name must be one line of at most 60 characters"),
        (f'hero = "ronin"\nname = "{"a" * 61}"\ncards = {{}}', "name must be one line of at most 60 characters"),
        (
            'hero = "ronin"\nspeed = 3\ncards = {}',
            "'speed' is no field of a deck; fields are name, hero, ",
        ),
    ],
)
def test_a_wrong_file_is_answered_with_the_remedy(text: str, answer: str) -> None:
    for read in (deck_from_toml, read_deck_text):
        with pytest.raises(OptionError) as error:
            read(text)
        assert str(error.value).startswith(answer)


def test_numbers_may_stand_without_quotation_marks_and_weapons_alone() -> None:
    text = 'hero = "ronin"\nweapon = "071"\nnote = "a"\nsource = "b"\n[cards]\n025 = 1\n"127" = 3\n'
    assert deck_from_toml(text) == read_deck_text("ronin/071/025,127x3/-")
    assert deck_from_toml(text.replace('"071"', '["071"]')) == deck_from_toml(text)


def test_the_signature_decks_are_those_of_the_card_records() -> None:
    for hero, signature in SIGNATURES.items():
        for i, design in enumerate(HERO_CARDS):
            listed = dict([entry.split(":") for entry in design.record["signature"].split()])
            count = int(listed.get(hero, 0))
            assert (count if design.core else 0) == signature.weapons.count(i)
            assert (0 if design.core else count) == copies(signature.cards + signature.companion, i)


def test_the_signature_decks_have_the_names_of_their_cards_as_remarks() -> None:
    folder = PROJECT / "src" / "shiai" / "games" / "senjutsu" / "data" / "decks"
    for hero, signature in SIGNATURES.items():
        lines = (folder / f"{hero}.toml").read_text("utf-8").splitlines()
        assert [line for line in lines if not line.startswith("source")] == deck_to_toml(signature).splitlines()


def test_the_example_is_a_legal_deck_even_in_a_tournament() -> None:
    text = (PROJECT / "examples" / "ronin_longer.toml").read_text("utf-8")
    assert faults(deck_from_toml(text), 40, tournament=True) == []


@pytest.mark.parametrize("hero", [None, *HEROES])
@pytest.mark.parametrize(("cards", "tournament"), [(30, False), (40, False), (40, True)])
def test_random_decks_are_legal(hero: str | None, cards: int, tournament: bool) -> None:
    rng = Random(5)
    for _ in range(60):
        deck = random_deck(rng, hero, cards, tournament)
        assert faults(deck, cards, tournament) == []
        assert hero in (None, deck.hero)
        assert deck.poisons == HEROES[deck.hero].poisons


def test_random_decks_are_different_and_repeatable() -> None:
    rng = Random(3)
    found = [random_deck(rng, tournament=True, cards=40) for _ in range(1200)]
    assert {deck.hero for deck in found} == set(HEROES)
    assert {tuple(schools_of(deck)) for deck in found} == {(), *[(school,) for school in SCHOOLS]}
    for hero in HEROES:
        assert {weapon for deck in found if deck.hero == hero for weapon in deck.weapons} == set(weapons_for(hero))
        usable = {i for i, design in enumerate(HERO_CARDS) if design.owner in ("basic", hero) and not design.core}
        if HEROES[hero].companion is not None:  # such a deck has no cards of schools (SJ-59.3)
            usable = {i for i in usable if not HERO_CARDS[i].school}
        assert {i for deck in found if deck.hero == hero for i in designs(deck.cards)} == usable
    assert random_deck(Random(9), "ninja") == random_deck(Random(9), "ninja")
    with pytest.raises(OptionError, match="there is no hero 'ronn'; did you mean ronin"):
        random_deck(Random(9), "ronn")
    with pytest.raises(OptionError, match="30 or 40 cards, not 20"):
        random_deck(Random(9), cards=20)


# The page -------------------------------------------------------------------------------------------------------------


def answers(heading: str) -> dict[str, str]:
    """A table of the page under a sentence, as examples and their answers."""
    table = PAGE.split(heading)[1].split("\n\n")[1]
    rows = [re.fullmatch(r"\| (.*) \| (.*) \|", line) for line in table.splitlines()[2:]]
    return {row[1]: row[2] for row in rows if row is not None}


def test_the_page_tells_what_is_answered_to_a_wrong_file() -> None:
    told = answers("the answer is one sentence:")
    assert len(told) == 6
    for line, answer in told.items():
        text = line.strip("`")
        field = text.split(" ")[0]
        if field.startswith('"'):
            text = f'hero = "ronin"\n[cards]\n{text}'
        else:
            text = f"{text}\ncards = {{}}" + ("" if field == "hero" else '\nhero = "ronin"')
        with pytest.raises(OptionError) as error:
            deck_from_toml(text)
        assert str(error.value) == answer


def test_the_page_tells_what_is_answered_to_a_forbidden_deck() -> None:
    short = replace(SIGNATURES["ronin"], cards=SIGNATURES["ronin"].cards - 2 * heap_of([INDEX["125"]]))
    given_decks = {
        "28 cards": short,
        '`"029" = 3`': read_deck_text("ronin/071/029x3/-"),
        '`"010" = 1` for the Ronin': read_deck_text("ronin/071/010/-"),
    }
    told = answers("the answer lists all faults:")
    assert told.keys() == given_decks.keys()
    for case, deck in given_decks.items():
        assert told[case] in [f"{sentence} ({clause})" for clause, sentence in faults(deck)]


def test_the_page_knows_all_fields_heroes_and_schools() -> None:
    for name in ("hero", "weapon", "cards", "poisons", "name", "source", "note", *HEROES):
        assert f"`{name}`" in PAGE
    for school, members in SCHOOLS.items():
        numbers = ", ".join([NUMBERS[i] for i in members])
        assert f"{school.replace('_', ' ').title()} ({numbers})" in PAGE


@pytest.mark.parametrize("count", ["0x" + "f" * 6000, "9" * 6000, "-" + "9" * 6000])
def test_a_count_too_large_to_be_written_is_refused_in_words(count: str) -> None:
    with pytest.raises(OptionError, match=r"card 025 has f|no TOML"):
        deck_from_toml(f'hero = "ronin"\nweapon = "071"\n[cards]\n"025" = {count}\n')
