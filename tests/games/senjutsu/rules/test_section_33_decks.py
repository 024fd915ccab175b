"""Section 33: deck building, with the clauses of other sections that are about decks."""

from random import Random

import pytest

from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX, NUMBERS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.decks import decks
from shiai.games.senjutsu.decks.decks import SCHOOLS, SIGNATURES, faults, random_deck
from shiai.games.senjutsu.decks.format import Deck, deck_from_toml, read_deck_text
from shiai.games.senjutsu.rules.heroes import HEROES
from tests.proof import proves

# Thirty Wood and Steel cards that every hero may use; none of them belongs to a school.
PLAIN = "102x2,103x2,106x2,107x2,109x2,110x2,121x3,122x3,123x3,124x3,125x3,126x3"
# Ten more.
MORE = "111x2,114x2,127x3,153x3"


def deck(cards: str, hero: str = "ronin", weapon: str = "071") -> Deck:
    return read_deck_text(f"{hero}/{weapon}/{cards}/-")


def clauses(found: list[tuple[str, str]]) -> list[str]:
    return [clause for clause, _ in found]


def said(found: list[tuple[str, str]], clause: str) -> str:
    """The only sentence about a clause."""
    (sentence,) = [text for broken, text in found if broken == clause]
    return sentence


WHOLE_CARDS = [design for design in HERO_CARDS if not design.number.endswith("b")]  # without other halves


@proves("SJ-33.1", "SJ-33.21")
def test_a_quick_game_has_decks_of_thirty_cards() -> None:
    assert size(deck(PLAIN).cards) == 30
    assert faults(deck(PLAIN)) == faults(deck(PLAIN), 30) == []
    for signature in SIGNATURES.values():
        assert size(signature.cards) == 30
        assert faults(signature, 30) == []
    few = deck(PLAIN.removesuffix("x3"))
    assert faults(few, 30) == [("SJ-33.21", "the deck has 28 cards, not 30: add 2")]
    many = deck(f"{PLAIN},127x2")
    assert faults(many, 30) == [("SJ-33.21", "the deck has 32 cards, not 30: take out 2")]


@proves("SJ-33.2", "SJ-33.21")
def test_a_standard_game_or_a_tournament_has_decks_of_forty_cards() -> None:
    long = deck(f"{PLAIN},{MORE}")
    assert faults(long, 40) == faults(long, 40, tournament=True) == []
    assert said(faults(deck(PLAIN), 40), "SJ-33.21") == "the deck has 30 cards, not 40: add 10"
    assert clauses(faults(deck(PLAIN), 30, tournament=True)) == ["SJ-33.2"]
    assert clauses(faults(deck("-"), 35)) == ["SJ-33.21", "SJ-33.21"]
    with pytest.raises(OptionError, match=r"with 40 cards, not 30.*SJ-33\.2"):
        random_deck(Random(1), tournament=True)


@proves("SJ-33.3")
def test_there_are_five_tiers_and_core_cards_are_in_no_deck() -> None:
    assert {design.record["tier"] for design in HERO_CARDS} == {"core", "wood", "steel", "gold", "jade"}
    for design in HERO_CARDS:
        assert (design.record["tier"] == "core") == design.core
        if design.core:
            assert "SJ-33.9" in clauses(faults(deck(design.number)))


@proves("SJ-33.4")
def test_wood_has_three_copies() -> None:
    assert "SJ-33.4" not in clauses(faults(deck("127x3")))
    with pytest.raises(OptionError, match=r"127 has 4 copies: no card has more than 3 \(SJ-33\.4\)"):
        deck("127x4")
    with pytest.raises(OptionError, match=r"127 has 4 copies: no card has more than 3 \(SJ-33\.4\)"):
        deck_from_toml('hero = "ronin"\ncards = { "127" = 4 }')


@proves("SJ-33.5")
def test_steel_has_two_copies() -> None:
    assert "SJ-33.5" not in clauses(faults(deck("029x2")))
    sentence = said(faults(deck("029x3")), "SJ-33.5")
    assert sentence == "029 Feral Sweep (Steel) has 3 copies, 2 allowed: take out 1"


@proves("SJ-33.6")
def test_gold_has_one_copy() -> None:
    assert "SJ-33.6" not in clauses(faults(deck("098")))
    assert said(faults(deck("098x2")), "SJ-33.6") == "098 War Cry (Gold) has 2 copies, 1 allowed: take out 1"


@proves("SJ-33.7")
def test_eight_gold_cards_are_the_most() -> None:
    eight = "082,083,085,087,088,089,090,091"
    assert "SJ-33.7" not in clauses(faults(deck(eight)))
    sentence = said(faults(deck(f"026,{eight}")), "SJ-33.7")
    assert sentence.startswith("the deck has 9 Gold cards (026 Bull Rush, 082 Benevolence, ")
    assert sentence.endswith("), 8 allowed: take out 1")


@proves("SJ-33.8")
def test_one_jade_card_is_the_most() -> None:
    assert "SJ-33.8" not in clauses(faults(deck("025")))
    sentence = "the deck has 2 Jade cards (025 Heavy Armour, 078 Blood Fury Cut), 1 allowed: take out 1"
    assert said(faults(deck("025,078")), "SJ-33.8") == sentence
    assert clauses(faults(deck("025x2"))) == ["SJ-33.21", "SJ-33.8"]


@proves("SJ-33.9")
def test_a_deck_has_basic_cards_and_signature_cards_of_its_hero() -> None:
    for hero, weapon in (("ronin", "071"), ("warrior", "072"), ("master", "075"), ("student", "070"), ("ninja", "164")):
        for design in WHOLE_CARDS:
            broken = clauses(faults(deck(design.number, hero, weapon)))
            allowed = design.record["tier"] != "core" and design.record["owner"] in ("basic", hero)
            assert allowed == (broken == ["SJ-33.21"]), (hero, design.number)
    foreign = "010 Hidden Viper Fang is a signature card of the hero master, not of ronin: take it out"
    assert said(faults(deck("010")), "SJ-5.5") == foreign
    weapon_card = "071 Naginata Sweep is a core card, which no deck contains: name it as the weapon instead"
    assert said(faults(deck("071")), "SJ-33.9") == weapon_card
    assert said(faults(deck("023")), "SJ-33.9").endswith("take it out")


@proves("SJ-33.10", "SJ-6.4")
def test_the_weapon_is_chosen_with_the_deck_and_named_on_the_hero_card() -> None:
    for hero, names in HEROES.items():
        for design in WHOLE_CARDS:
            fits = design.record["weapon"] in names.weapons
            broken = clauses(faults(deck("-", hero, design.number)))
            assert fits == ("SJ-33.10" not in broken), (hero, design.number)
    sentence = said(faults(deck(PLAIN, weapon="070")), "SJ-33.10")
    assert sentence.startswith("070 Katana Swing is no weapon of the hero ronin: choose one of 071 Naginata Sweep, ")
    assert said(faults(deck(PLAIN, weapon="-")), "SJ-6.4").startswith("the deck has no weapon: choose one of 071 ")
    assert deck(PLAIN, weapon="137").weapons == (INDEX["137"],)


@proves("SJ-33.11")
def test_only_some_heroes_take_several_weapons() -> None:
    two = deck(PLAIN, weapon="071,137")
    sentence = "the hero ronin may take 1 weapon card, not 071 Naginata Sweep, 137 Naginata Carve: keep 1"
    assert faults(two) == [("SJ-33.11", sentence)]
    for name, hero in HEROES.items():
        fitting = [i for i, design in enumerate(HERO_CARDS) if design.weapon in hero.weapons]
        too_many = tuple(fitting[: hero.weapon_cards + 1])
        found = clauses(faults(Deck(name, too_many, 0, 0)))
        assert ("SJ-33.11" in found) == (len(too_many) > hero.weapon_cards)
        assert "SJ-33.11" not in clauses(faults(Deck(name, hero.standard_weapons, 0, 0)))


@proves("SJ-33.12")
def test_the_signature_decks_keep_all_limits() -> None:
    assert set(SIGNATURES) == set(HEROES)
    most = {"wood": 3, "steel": 2, "gold": 1, "jade": 1}
    for hero, signature in SIGNATURES.items():
        assert signature.hero == hero
        assert faults(signature) == []
        cards = {i: copies(signature.cards, i) for i in designs(signature.cards)}
        for i, count in cards.items():
            assert count <= most[STANDARD_DESIGNS[i].record["tier"]]
        assert sum(count for i, count in cards.items() if STANDARD_DESIGNS[i].tier == v.GOLD) in (2, 3, 4, 5)
        assert sum(count for i, count in cards.items() if STANDARD_DESIGNS[i].tier == v.JADE) == 1


TWO_SCHOOLS = deck(f"{PLAIN},086,096,113,114x2,127x3,153x2")
ONE_SCHOOL = deck(f"{PLAIN},086,113,114x2,127x3,153x3")


@proves("SJ-33.13")
def test_schools_matter_in_a_tournament_only() -> None:
    for school in ("", "none", "jade_river"):
        assert faults(TWO_SCHOOLS, 40, tournament=False, school=school) == []
        assert faults(TWO_SCHOOLS, 40, tournament=True, school=school) != []


@proves("SJ-33.14")
def test_a_deck_has_cards_of_one_school_at_most() -> None:
    sentence = (
        "the deck has cards of several schools, burning_sun (086 Dashdown Strike, 113 Severing Cut) "
        "and autumn_hare (096 Splitting Strike): keep those of one"
    )
    assert faults(TWO_SCHOOLS, 40, tournament=True) == [("SJ-33.14", sentence)]
    assert faults(ONE_SCHOOL, 40, tournament=True) == []
    assert decks.schools_of(TWO_SCHOOLS) == ["burning_sun", "autumn_hare"]


@proves("SJ-33.15")
def test_a_chosen_school_forbids_the_cards_of_the_others() -> None:
    assert faults(ONE_SCHOOL, 40, True, "burning_sun") == []
    sentence = (
        "096 Splitting Strike belongs to the school autumn_hare, but the school burning_sun is chosen: take it out"
    )
    assert faults(TWO_SCHOOLS, 40, True, "burning_sun") == [("SJ-33.15", sentence)]
    assert clauses(faults(ONE_SCHOOL, 40, True, "jade_river")) == ["SJ-33.15", "SJ-33.15"]
    with pytest.raises(OptionError, match="no school 'moon'; use one of jade_river, burning_sun, autumn_hare or none"):
        faults(ONE_SCHOOL, 40, True, "moon")


@proves("SJ-33.16")
def test_no_school_forbids_the_cards_of_all() -> None:
    assert faults(deck(f"{PLAIN},{MORE}"), 40, True, "none") == []
    sentence = "086 Dashdown Strike belongs to the school burning_sun, but no school is chosen: take it out"
    broken = faults(ONE_SCHOOL, 40, True, "none")
    assert clauses(broken) == ["SJ-33.16", "SJ-33.16"]
    assert broken[0][1] == sentence


@proves("SJ-33.17", "SJ-33.18", "SJ-33.19")
@pytest.mark.parametrize(
    ("school", "numbers"),
    [
        ("burning_sun", {"086", "113", "119"}),
        ("autumn_hare", {"096", "112", "128"}),
        ("jade_river", {"084", "105", "100"}),
    ],
)
def test_every_school_restricts_three_basic_cards(school: str, numbers: set[str]) -> None:
    assert {NUMBERS[i] for i in SCHOOLS[school]} == numbers
    for number in numbers:
        assert STANDARD_DESIGNS[INDEX[number]].owner == "basic"
        assert "SJ-33.16" in clauses(faults(deck(number), 40, True, "none"))


@proves("SJ-33.20")
def test_the_schools_are_those_of_the_card_records() -> None:
    named = {(design.record["school"], i) for i, design in enumerate(HERO_CARDS) if design.record["school"]}
    assert {(school, i) for school, members in SCHOOLS.items() for i in members} == named


@proves("SJ-36.1")
def test_a_poison_deck_has_one_copy_of_each() -> None:
    every = read_deck_text("ninja/164/-/129,130,131,132")
    assert every.poison_names() == ["129", "130", "131", "132"]
    with pytest.raises(OptionError, match=r"Poison 130 is named twice: .* one copy of each \(SJ-36\.1\)"):
        read_deck_text("ninja/164/-/129,130,130")
    with pytest.raises(OptionError, match=r"Poison 002 is named twice"):
        deck_from_toml('hero = "master"\npoisons = ["002", "002"]\ncards = {}')


@proves("SJ-36.4")
def test_every_hero_may_have_a_poison_deck() -> None:
    for hero in HEROES:
        own = deck_from_toml(f'hero = "{hero}"\ncards = {{}}')
        assert own.poisons == HEROES[hero].poisons
        other = deck_from_toml(f'hero = "{hero}"\npoisons = ["132", "002"]\ncards = {{}}')
        assert other.poison_names() == ["002", "132"]
        companion = ["SJ-59.2"] if HEROES[hero].companion else []  # whose cards are missing, too
        assert clauses(faults(other)) == ["SJ-33.21", "SJ-6.4", *companion]
    assert SIGNATURES["master"].poison_names() == ["002"]


@proves("SJ-25.1")
def test_prepared_cards_have_a_mark() -> None:
    prepared = {design.number for design in HERO_CARDS if design.prepared}
    core_set = [SIGNATURES[hero] for hero in ("ronin", "warrior", "master", "student")]
    in_decks = {NUMBERS[i] for signature in core_set for i in designs(signature.cards)}
    assert prepared & in_decks == {"025", "044", "045", "056", "121", "124"}
    assert not any(design.core for design in HERO_CARDS if design.prepared)
