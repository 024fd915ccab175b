"""Cards in words: every card in every language, nothing missing and nothing unused, and right in what it says."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import shiai
from shiai.core.messages import Message
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, HERO_DESIGNS, INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES
from shiai.games.senjutsu.text.cards import CardText, card_line, card_lines
from shiai.games.senjutsu.text.phrases import Phrase
from shiai.i18n import Catalogue, languages
from shiai.rulebooks import rulebook

DUEL: Final = "senjutsu"
SOLO: Final = "senjutsu_solo"  # has the words of the duel too
CATALOGUES: Final = {language: Catalogue(language, SOLO) for language in languages()}


def said(number: str, language: str = "en") -> str:
    """A card in one line."""
    return card_line(STANDARD_DESIGNS[INDEX[number]], CATALOGUES[language].message)


@cache
def ids(language: str, beginning: str, file: str = DUEL) -> frozenset[str]:
    """The ids of a catalogue that begin like this."""
    (package, *_) = shiai.game(file).face.catalogues
    text = (files(package) / f"{language}.ftl").read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    return frozenset([message.id.name for message in messages if message.id.name.startswith(beginning)])


def phrases_in(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and all that is said in it."""
    yield phrase
    for inner in phrase.inner.values():
        yield from phrases_in(inner)


def phrases(text: CardText) -> Iterator[Phrase]:
    """All phrases of a card."""
    for phrase in [*text.headline, *[segment.phrase() for segment in text.segments]]:
        yield from phrases_in(phrase)


# Every card -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_card_is_said_in_one_line(language: str) -> None:
    for design in STANDARD_DESIGNS:
        line = card_line(design, CATALOGUES[language].message)
        assert line.startswith(f"{CATALOGUES[language].name(f'card-{design.number}')} ({design.number}). ")
        assert line.endswith(".")
        assert not set(line) & set("{}\n_$"), line
        assert not re.search(r"\b(card|name|web)-", line), line


def test_no_two_cards_say_the_same() -> None:
    for catalogue in CATALOGUES.values():
        assert len({card_line(design, catalogue.message) for design in STANDARD_DESIGNS}) == len(STANDARD_DESIGNS)


def test_every_sentence_is_said_by_some_card() -> None:
    """Those of the duel by cards of heroes, those of solo play by cards of enemies alone."""
    heroes = {phrase.message.id for design in HERO_CARDS for phrase in phrases(card_lines(design))}
    heroes |= {"card-line", "card-join_segments"}  # of the line as a whole
    heroes.add("card-own")  # of cards of a box
    everybody = {phrase.message.id for design in STANDARD_DESIGNS for phrase in phrases(card_lines(design))}
    assert heroes == ids("en", "card-")
    assert everybody - heroes == ids("en", "card-", SOLO)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sentences(language: str) -> None:
    for file in (DUEL, SOLO):
        assert ids(language, "card-", file) == ids("en", "card-", file)
    assert ids(language, "name-card-") == {f"name-card-{design.number}" for design in HERO_CARDS}
    solo_cards = {f"name-card-{design.number}" for design in STANDARD_DESIGNS[HERO_DESIGNS:]}
    assert ids(language, "name-card-", SOLO) == solo_cards


def test_every_phrase_stands_on_a_clause() -> None:
    clauses = rulebook(DUEL)
    for design in STANDARD_DESIGNS:
        for phrase in phrases(card_lines(design)):
            assert phrase.message.clause in clauses, phrase.message


def test_every_value_is_a_number_or_has_a_name() -> None:
    names = ids("en", "name-") | ids("en", "name-", SOLO)
    for design in STANDARD_DESIGNS:
        for phrase in phrases(card_lines(design)):
            for value in phrase.message.values.values():
                assert isinstance(value, int) or f"name-{value}" in names


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_cards_have_the_names_that_a_source_prints(language: str) -> None:
    printed = [design for design in STANDARD_DESIGNS if design.record[f"name_{language}"]]
    for design in printed:
        assert CATALOGUES[language].name(f"card-{design.number}") == design.record[f"name_{language}"]


@pytest.mark.parametrize("language", ["pl", "it", "de"])
def test_no_card_has_an_english_name_in_another_language(language: str) -> None:
    cards = [f"card-{design.number}" for design in STANDARD_DESIGNS]
    same = [card for card in cards if CATALOGUES[language].name(card) == CATALOGUES["en"].name(card)]
    assert same == ["card-319", "card-S-Yojimbo-N"]  # Zanmato, the name of a blade


@pytest.mark.parametrize("language", languages())
def test_cards_of_one_english_name_share_it_in_every_language(language: str) -> None:
    names = {
        (design.record["name_en"], CATALOGUES[language].name(f"card-{design.number}")) for design in STANDARD_DESIGNS
    }
    assert len(names) == len({english for english, _ in names}) == len({name for _, name in names})


@pytest.mark.parametrize("language", languages())
def test_everything_on_a_card_has_a_name(language: str) -> None:
    named = [*HEROES, "basic", "weapon", *v.TYPE_NAMES, *v.TIER_NAMES, *v.KAMAE_NAMES, "stealth"]
    named += [design.weapon for design in STANDARD_DESIGNS if design.weapon] + [
        weapon for h in HEROES.values() for weapon in h.weapons
    ]
    named += [design.school for design in STANDARD_DESIGNS if design.school]
    named += ["stun", "hobble", "wound", "bleeding_wound", "poison", *[f"poison-{number}" for number in POISON_NAMES]]
    for component in named:
        assert CATALOGUES[language].name(component)


# What they say --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("010", "Attack, Jade, Master, initiative 8."),
        ("010", "must step once (front left or front right) and may rotate once; strikes front right: 1 wound."),
        ("010", "If successful: for 1 Focus: target: Poison; in Balance: switch to any Kamae but Neutral."),
        ("016", "initiative 9 to 4, only in Balance or Determination."),
        ("016", "blocks front left, front, front right."),
        ("017", "Instant Additional, after your successful block, initiative of the card it is played on."),
        ("017", "in Determination: Counter at 9, 8;"),
        ("017", "for 1 Focus: each player: draw exactly 2 cards."),
        ("018", "strikes front left, front, front right: 1 wound each;"),
        ("024", "costs 3 Focus"),
        ("024", "strikes all spaces at distance 2: 2 wounds each. At initiative 5: must step once (front);"),
        ("025", "Prepared, Instant Additional, after your card is resolved"),
        ("025", "Each time it lessens damage: in Determination: gain 1 Focus; take 1 Hobble."),
        ("028", "range 3. Effect: each opponent in range: the active card is cancelled;"),
        ("035", "Unblockable. Effect: must step once (front), then may step once (front);"),
        ("035", "strikes front: star; whoever is on a star: Stun. If successful: target: rotated once, then pushed"),
        ("039", "strikes front, front left: 2 wounds each, and back left: 1 wound."),
        ("055", "front + front right: Execution"),
        ("063", "target: pushed 1 space – OR – target: Stun;"),
        ("071", "Core, Naginata, initiative 5."),
        ("013", "in Balance: (target: pulled 1 space – OR – target: pushed 1 space)."),
        ("078", "1 wound and 1 bleeding wound each"),
        ("082", "Bushido. Effect: search the deck for 1 card (not Jade); each other player may: search the deck for"),
        ("085", "lie face up; at the end of a turn any player may have this card discarded for 2 Focus."),
        ("094", "each player: name an ability card, core cards included, that nobody may play this turn,"),
        ("094", "this turn, in Advantage order (the highest first)."),
        ("106", "it is rotated by 90 degrees at the end of every turn and discarded after the fourth rotation."),
        ("105", "School of the Jade River, initiative 6, in Balance: initiative 8."),
        ("117", "search the deck for 1 card (Wood or Steel);"),
        ("139", "strikes front 3, front 4: 1 wound each;"),
        ("146", "initiative 7 to 4, for 2 Focus: initiative 8 to 3."),
        ("163", "search the deck for 1 card (Ninja, Prepared)"),
        ("166", "only in Stealth. Effect: attack on an opponent of lower initiative; target: 1 wound;"),
        ("S001", "(S001). Meditation, Solo, selection deck 1, initiative 2, partly reconstructed."),
        ("S001", "Effect: change the behaviour;"),
        ("S001", "shuffle the topmost discarded card (Attack) into the deck."),
        ("S041", "target: 2 wounds; the preferred distance becomes 1; this card leaves the game."),
        ("SN998", "initiative 8, Nightmare, partly reconstructed. Effect:"),
        ("S-Assassin-001", "in Stealth: whoever is on a star: 1 bleeding wound;"),
        ("S-Monk-001", "Effect: remains in play: a token for every successful attack or block."),
        ("S-Monk-N", "initiative 8, only with “Enlightened Path” in play, Nightmare, partly reconstructed. Effect:"),
        (
            "S-Musashi-002",
            "At initiative 5 to 1: blocks front left, front, front right; reset the deck after this turn.",
        ),
        ("S-Onna-Bugeisha-004", "initiative 7 to 3, in Desperation: initiative 8 to 2, partly reconstructed."),
        ("S-Sailor-N", "target: 1 wound for every point of initiative below; this card leaves the game."),
        ("S-Yojimbo-N", "Nightmare, initiative and wounds +1 for every completed contract, partly reconstructed."),
    ],
)
def test_a_card_says_what_is_on_it(number: str, words: str) -> None:
    assert words in said(number)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "Żmijowy Kieł (010). Atak, Jadeit, Mistrz, inicjatywa 8. Efekt: musisz zrobić 1 krok:"),
        ("it", "Zanna Celata della Vipera (010). Attacco, Giada, Maestro, iniziativa 8. Effetto: devi fare 1 passo"),
        ("de", "Vipernzahn (010). Angriff, Jade, Meister, Initiative 8. Wirkung: verpflichtend 1 Schritt"),
    ],
)
def test_a_card_is_said_in_the_language_of_the_catalogue(language: str, words: str) -> None:
    assert said("010", language).startswith(words)


@pytest.mark.parametrize("language", languages())
def test_a_card_that_was_not_read_in_full_says_so(language: str) -> None:
    for confidence in ("reported", "reconstructed"):
        remark = CATALOGUES[language].say(f"card-{confidence}")
        for design in STANDARD_DESIGNS:
            assert (remark in said(design.number, language)) == (design.record["confidence"] == confidence)


def test_cards_are_as_certain_as_their_sources() -> None:
    # given all records, and codes of sources: R(…) is ours, P(…) comes from the player card of the same name
    records = [design.record for design in STANDARD_DESIGNS]
    guessed = [one for one in records if re.search(r"[PR]\(|not legible|doubtful", one["source"])]

    # then exactly the cards with such a part are reconstructed, and nearly all others are printed
    assert [one["number"] for one in records if one["confidence"] == "reconstructed"] == [
        one["number"] for one in guessed
    ]
    assert Counter([one["confidence"] for one in records]) == {
        "printed": len(HERO_CARDS) + 2,
        "reported": 19,
        "reconstructed": 105,
    }


def test_lines_can_be_said_one_by_one() -> None:
    text = card_lines(STANDARD_DESIGNS[INDEX["031"]])
    assert [segment.heading for segment in text.segments] == ["card-effect", "card-success"]
    assert [len(segment.lines) for segment in text.segments] == [2, 3]


def test_the_words_are_asked_for_and_not_known() -> None:
    """What a card says comes from `say` alone."""
    asked: list[str] = []

    def say(message: Message) -> str:
        asked.append(message.id)
        return "x"

    assert card_line(STANDARD_DESIGNS[INDEX["010"]], say) == "x"
    assert asked[-1] == "card-line"
