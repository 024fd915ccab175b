"""The deck builder: decks in the address, changes as links, filters, faults with clauses, files in and out."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlsplit

import pytest

from shiai.games.senjutsu.browser.cards.pictures import standalone
from shiai.games.senjutsu.browser.decks import bench as deck_bench
from shiai.games.senjutsu.browser.decks.bench import (
    LONGEST_FILE,
    LONGEST_TEXT,
    MOST_CARDS,
    Bench,
    bench_with,
    empty_bench,
)
from shiai.games.senjutsu.browser.decks.card_images import image_hash
from shiai.games.senjutsu.browser.decks.filters import VALUES, Filters, fits
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import copies, one, size
from shiai.games.senjutsu.decks.decks import (
    SIGNATURES,
    companion_size,
    faults,
    random_deck,
    usable,
    usable_by_companion,
)
from shiai.games.senjutsu.decks.format import Deck, deck_to_toml, read_deck_text
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.text.cards import card_line
from shiai.web.kit.rendering import words_in
from tests.proof import proves
from tests.tiers import mostly_nightly
from tests.web.browsers import Browser
from tests.web.pages import Page, Tag

RONIN = SIGNATURES["ronin"].text()
LONGER = Path(__file__).parents[4] / "examples" / "ronin_longer.toml"
WORDS = words_in("en", "senjutsu")


def bench_page(browser: Browser, deck: str, **more: str) -> Page:
    """The page of a deck."""
    return browser.page("/decks/build", deck=deck, **more)


def by_id(page: Page, id: str) -> Tag:
    """The element of this id."""
    return next(tag for tag in page.tags if tag.attributes.get("id") == id)


def href(page: Page, id: str) -> str:
    """Where a link leads."""
    return by_id(page, id).attributes["href"]


def deck_at(address: str) -> str:
    """The deck of an address."""
    return parse_qs(urlsplit(address).query)["deck"][0]


def cards_shown(page: Page) -> list[str]:
    """The numbers of the cards to choose from."""
    return [id.removeprefix("card-more-") for id in page.attributes("id") if id.startswith("card-more-")]


def link_to_game(page: Page) -> str | None:
    """Where the deck can be played with, if it can."""
    return next((found for found in page.attributes("href") if found.startswith("/new/senjutsu")), None)


# Where one begins -----------------------------------------------------------------------------------------------------


def test_one_begins_with_a_hero(browser: Browser) -> None:
    page = browser.page("/decks")
    benches = [deck_at(found) for found in page.attributes("href") if found.startswith("/decks/build")]
    assert sorted(benches) == sorted(
        [*[deck.text() for deck in SIGNATURES.values()], *[empty_bench(hero).deck.text() for hero in HEROES]]
    )
    for found in page.attributes("href"):
        if found.startswith("/decks/build"):
            assert browser.get(found).status_code == 200


def test_the_form_of_a_new_game_leads_to_the_builder(browser: Browser) -> None:
    assert "/decks" in browser.page("/new/senjutsu").attributes("href")
    assert "/decks" not in browser.page("/new/seven_ronin").attributes("href")


# Legal or not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", SIGNATURES)
def test_a_signature_deck_is_legal(browser: Browser, hero: str) -> None:
    page = bench_page(browser, SIGNATURES[hero].text())
    companion = companion_size(hero, 30)
    counted = f"{companion} of {companion} cards" if companion else "30 of 30 cards"
    assert f"{counted} legal" in page.text
    assert "30 of 30 cards" in page.text
    assert "A legal deck of 30 cards" in page.text
    assert link_to_game(page) is not None


@pytest.mark.parametrize(
    ("deck", "clause"),
    [
        ("ronin/071/025/-", "SJ-33.21"),
        ("ronin/-/025/-", "SJ-6.4"),
        ("ronin/070/025/-", "SJ-33.10"),
        ("ronin/071,072/025/-", "SJ-33.11"),
        ("ronin/071/010/-", "SJ-5.5"),
        ("ronin/071/029x3/-", "SJ-33.5"),
        ("ronin/071/026x2/-", "SJ-33.6"),
        ("ronin/071/024,025/-", "SJ-33.8"),
        ("ronin/071/023/-", "SJ-33.9"),
    ],
)
def test_every_fault_is_said_with_its_clause(browser: Browser, deck: str, clause: str) -> None:
    page = bench_page(browser, deck)
    for broken, sentence in faults(read_deck_text(deck)):
        assert sentence in page.text
        assert f"/rules/{broken}" in page.attributes("href")
    assert clause in [broken for broken, _ in faults(read_deck_text(deck))]
    assert link_to_game(page) is None
    assert browser.get(f"/rules/{clause}").status_code == 200


def test_schools_matter_in_a_tournament_only(browser: Browser) -> None:
    two_schools = "ronin/071/086,096/-"
    assert "/rules/SJ-33.14" not in bench_page(browser, two_schools, cards="40").attributes("href")
    page = bench_page(browser, two_schools, cards="40", tournament="yes")
    assert "/rules/SJ-33.14" in page.attributes("href")
    assert "Schools:" in page.text
    refused = by_id(bench_page(browser, "ronin/071/086/-", cards="40", tournament="yes"), "card-more-096")
    assert "href" not in refused.attributes
    assert "SJ-33.14" in refused.attributes["aria-label"]


@pytest.mark.parametrize("seed", mostly_nightly(range(30), 3))
def test_what_is_said_of_any_deck_is_what_the_rules_say(browser: Browser, seed: int) -> None:
    rng = Random(seed)
    tournament = rng.random() < 0.5
    deck = random_deck(rng, None, 40 if tournament else rng.choice((30, 40)), tournament)
    spoilt = Deck(rng.choice(list(HEROES)), deck.weapons, deck.cards & ~one(rng.randrange(100)), rng.randrange(32))
    for each in (deck, spoilt):
        page = bench_page(browser, each.text(), tournament="yes" if tournament else "no")
        expected = faults(each, 30 if size(each.cards) <= 30 else 40, tournament)
        assert len([tag for tag in page.tags if tag.attributes.get("class") == "message refusal"]) == len(expected)
        for _, sentence in expected:
            assert sentence in page.text


def test_size_and_tournament_are_links(browser: Browser) -> None:
    page = bench_page(browser, RONIN)
    assert by_id(page, "size-30").attributes["aria-current"] == "true"
    longer = browser.page(href(page, "size-40"))
    assert "30 of 40 cards" in longer.text
    tournament = browser.page(href(page, "tournament-yes"))
    assert by_id(tournament, "size-40").attributes["aria-current"] == "true"
    assert "tournament" not in parse_qs(urlsplit(href(tournament, "size-30")).query)
    wrong = bench_page(browser, RONIN, cards="30", tournament="yes")
    assert "/rules/SJ-33.2" in wrong.attributes("href")


# Changes --------------------------------------------------------------------------------------------------------------


def test_cards_come_and_go_by_links(browser: Browser) -> None:
    page = bench_page(browser, "ronin/071/-/-", owner="own", cards="40")
    for count in (1, 2):
        address = href(page, "card-more-029")
        assert parse_qs(urlsplit(address).query)["owner"] == ["own"]
        assert parse_qs(urlsplit(address).query)["cards"] == ["40"]
        page = browser.page(address)
        assert copies(read_deck_text(deck_at(address)).cards, INDEX["029"]) == count
        assert f"{count} of 40 cards" in page.text
    full = by_id(page, "card-more-029")
    assert "href" not in full.attributes
    assert full.attributes["aria-disabled"] == "true"
    assert full.attributes["aria-label"] == "No more of Feral Sweep: SJ-33.5"
    assert "/rules/SJ-33.5" in page.attributes("href")
    page = browser.page(href(page, "list-less-029"))
    assert "1 of 40 cards" in page.text
    page = browser.page(href(page, "card-less-029"))
    assert "No card yet" in page.text
    assert "href" not in by_id(page, "card-less-029").attributes


@pytest.mark.parametrize(
    ("deck", "card", "clause"),
    [
        ("ronin/071/127x3/-", "127", "SJ-33.4"),
        ("ronin/071/026/-", "026", "SJ-33.6"),
        ("ronin/071/025/-", "024", "SJ-33.8"),
        ("ronin/071/026,027,028,087,089,090,092,093/-", None, "SJ-33.7"),
    ],
)
def test_no_copy_is_offered_that_the_rules_forbid(deck: str, card: str | None, clause: str) -> None:
    bench = bench_with(read_deck_text(deck))
    gold = [i for i in usable("ronin", STANDARD_CARDS) if STANDARD_DESIGNS[i].record["tier"] == "gold"]
    if card is None:
        filled = Deck("ronin", bench.deck.weapons, sum([one(i) for i in gold[:8]]), 0)
        assert bench_with(filled).refusal(gold[8]) == clause
    else:
        assert bench.refusal(INDEX[card]) == clause


@pytest.mark.parametrize("hero", HEROES)
def test_whatever_is_offered_can_be_read_again(hero: str) -> None:
    rng = Random(hero)
    bench = empty_bench(hero)
    for companion, cards in ((True, usable_by_companion(hero)), (False, usable(hero, STANDARD_CARDS))):
        while offered := [card for card in cards if not bench.refusal(card, companion)]:
            bench = bench.added(rng.choice(offered), companion)
            assert read_deck_text(bench.deck.text()) == bench.deck
            assert {clause for clause, _ in bench.faults()} <= {"SJ-33.21", "SJ-59.2"}
            assert len(bench.deck.text()) <= LONGEST_TEXT
    assert size(bench.deck.cards) == MOST_CARDS


def test_the_weapon_and_the_poisons_are_links(browser: Browser) -> None:
    page = bench_page(browser, "ronin/071/025/-")
    assert deck_at(href(page, "weapon-072-take")) == "ronin/072/025/-"
    assert "weapon-071-take" not in page.attributes("id")
    poisoned = href(page, "poison-130")
    assert deck_at(poisoned) == "ronin/071/025/130"
    assert deck_at(href(browser.page(poisoned), "poison-130")) == "ronin/071/025/-"
    wrong = bench_page(browser, "ronin/070/025/-")
    assert deck_at(href(wrong, "weapon-071-take")) == "ronin/071/025/-"


def test_a_name_stays_with_the_deck(browser: Browser) -> None:
    page = bench_page(browser, RONIN, name='The "Wolf"', type="attack")
    assert 'The "Wolf"' in page.text
    assert parse_qs(urlsplit(href(page, "size-40")).query)["name"] == ['The "Wolf"']
    form = next(form for form in page.forms if ("name", 'The "Wolf"') in form.values and form.method == "get")
    search = next(form for form in page.forms if form.action == "/decks/build")
    assert ("deck", RONIN) in form.values
    assert ("deck", RONIN) in search.values
    file = next(found for found in page.attributes("href") if found.startswith("/decks/deck.toml"))
    assert read_deck_text(browser.get(file).text).name == 'The "Wolf"'


# Filters --------------------------------------------------------------------------------------------------------------


def shown_with(browser: Browser, **filters: str) -> set[str]:
    """The cards that filters let through."""
    return set(cards_shown(bench_page(browser, "ronin/071/-/-", **filters)))


def test_filters_let_through_what_they_name(browser: Browser) -> None:
    everything = shown_with(browser)
    assert everything == {STANDARD_DESIGNS[i].number for i in usable("ronin", STANDARD_CARDS)}
    records = {number: STANDARD_DESIGNS[INDEX[number]].record for number in everything}
    assert shown_with(browser, owner="own") == {n for n, r in records.items() if r["owner"] == "ronin"}
    assert shown_with(browser, owner="basic") == {n for n, r in records.items() if r["owner"] == "basic"}
    assert shown_with(browser, type="defence") == {n for n, r in records.items() if "defence" in r["types"]}
    assert shown_with(browser, tier="jade") == {n for n, r in records.items() if r["tier"] == "jade"}
    assert shown_with(browser, focus="2") == {n for n, r in records.items() if r["cost"] == "2"}
    assert shown_with(browser, school="jade_river") == {"084", "100", "105"}
    assert shown_with(browser, owner="own", search="feral SWEEP") == {"029"}
    assert shown_with(browser, search="029") == {"029"}
    assert shown_with(browser, search="zzzz") == set()
    assert shown_with(browser, type="nonsense", low="x", high="", search=" ") == everything


def test_initiatives_of_blocks_and_bought_ones_count() -> None:
    def between(number: str, low: str, high: str) -> bool:
        return fits(INDEX[number], Filters(low=low, high=high), WORDS, STANDARD_CARDS)

    assert between("031", "5", "5")  # 7-3
    assert not between("031", "8", "")
    assert not between("031", "", "2")
    assert between("034", "5", "5")  # 3 ([AGG] 5)
    assert not between("034", "4", "4")
    assert not between("025", "1", "9")  # =
    assert between("025", "", "")


def test_every_value_of_the_form_finds_something(browser: Browser) -> None:
    page = bench_page(browser, "ronin/071/-/-")
    options = [tag.attributes["value"] for tag in page.named("option")]
    for name, values in VALUES.items():
        for value in values:
            assert value in options
            found = [
                hero
                for hero in HEROES
                for i in usable(hero, STANDARD_CARDS)
                if fits(i, Filters(**{name: value}), WORDS, STANDARD_CARDS)
            ]
            assert found, f"{name}={value}"


@pytest.mark.parametrize(
    ("language", "word"), [("pl", "zwierzęcy"), ("it", "spazzata"), ("de", "raubtier"), ("en", "feral")]
)
def test_words_are_searched_in_the_language_of_the_reader(browser: Browser, language: str, word: str) -> None:
    browser.client.headers["accept-language"] = language
    assert "029" in shown_with(browser, search=word, owner="own")


def test_filters_stay_and_can_be_taken_away(browser: Browser) -> None:
    page = bench_page(browser, RONIN, type="attack", search="push")
    assert parse_qs(urlsplit(href(page, "list-less-025")).query)["search"] == ["push"]
    assert Bench(read_deck_text(RONIN), 30).address() in page.attributes("href")


# Companions -----------------------------------------------------------------------------------------------------------

ASHIGARU = SIGNATURES["ashigaru"].text()


def test_the_deck_of_a_companion_is_a_part_of_its_own(browser: Browser) -> None:
    page = bench_page(browser, ASHIGARU)
    own = [id.removeprefix("companion-more-") for id in page.attributes("id") if id.startswith("companion-more-")]
    assert own == ["248", "249", "250", "251", "252", "253", "254", "255", "256"]
    assert not {*own} & {*cards_shown(page)}
    assert "Hachiko: 10 of 10 cards" in page.text
    assert "Wild Bite / Lick Wounds" in page.text
    pictures = [tag.attributes["src"].partition("?")[0] for tag in page.named("img")]
    for number in own:
        assert f"/decks/cards/{number}.svg" in pictures
        assert f"/decks/cards/{number}b.svg" in pictures
    assert "companion-cards" not in bench_page(browser, RONIN).attributes("id")


def test_cards_of_a_companion_come_and_go_by_links(browser: Browser) -> None:
    page = bench_page(browser, "ashigaru/139/-/-/250", type="attack", cards="40")
    assert "the deck of hachiko has 1 card, not 12: add 11" in page.text
    assert "/rules/SJ-59.2" in page.attributes("href")
    page = browser.page(href(page, "companion-more-250"))
    assert "Hachiko: 2 of 12 cards" in page.text
    full = by_id(page, "companion-more-250")
    assert "href" not in full.attributes
    assert full.attributes["aria-label"] == "No more of Ankle Rip / Menacing Growl: SJ-33.5"
    address = href(page, "companion-list-less-250")
    assert parse_qs(urlsplit(address).query)["type"] == ["attack"]
    assert deck_at(address) == "ashigaru/139/-/-/250"
    empty = browser.page(href(browser.page(address), "companion-less-250"))
    assert "Hachiko: 0 of 12 cards" in empty.text
    assert "href" not in by_id(empty, "companion-less-250").attributes


@proves("SJ-59.3")
def test_gold_and_jade_of_a_companion_count_with_those_of_its_hero(browser: Browser) -> None:
    page = bench_page(browser, "ashigaru/139/237/-/-")
    assert "SJ-33.8" in by_id(page, "companion-more-248").attributes["aria-label"]
    page = bench_page(browser, "ashigaru/139/-/-/248")
    assert "SJ-33.8" in by_id(page, "card-more-237").attributes["aria-label"]
    gold = [i for i in usable("ashigaru", STANDARD_CARDS) if STANDARD_DESIGNS[i].record["tier"] == "gold"]
    full = Deck("ashigaru", (INDEX["139"],), sum([one(i) for i in gold[:7]]), 0, companion=one(INDEX["249"]))
    assert bench_with(full).refusal(gold[7]) == "SJ-33.7"


@proves("SJ-59.3")
def test_no_card_of_a_school_is_offered_to_a_hero_with_a_companion(browser: Browser) -> None:
    shown = cards_shown(bench_page(browser, ASHIGARU))
    assert not {"084", "086", "096", "100", "105", "112", "113", "119", "128"} & {*shown}
    wrong = bench_page(browser, "ashigaru/139/086/-/-")
    assert "/rules/SJ-59.3" in wrong.attributes("href")
    assert deck_at(href(wrong, "list-less-086")) == "ashigaru/139/-/-/-"


def test_a_built_deck_of_a_companion_is_played_and_kept(browser: Browser) -> None:
    deck = random_deck(Random(5), "ashigaru", 40)
    page = bench_page(browser, deck.text())
    assert "40 of 40 cards" in page.text
    assert "Hachiko: 12 of 12 cards legal" in page.text
    file = browser.get(next(found for found in page.attributes("href") if found.startswith("/decks/deck.toml")))
    assert read_deck_text(file.text).text() == deck.text()
    back = browser.client.post("/decks/import", files={"file": ("deck.toml", file.content)})
    assert deck_at(str(back.url)) == deck.text()
    save = next(form for form in page.forms if form.action == "/mine/save")
    assert dict(save.values)["text"] == deck.text()
    browser.post("/mine/save", dict(save.values))
    assert deck.text() in {deck_at(found) for found in browser.page("/mine").attributes("href") if "deck=" in found}
    address = link_to_game(page)
    assert address is not None
    options = {name.removeprefix("option-"): value[0] for name, value in parse_qs(urlsplit(address).query).items()}
    table = browser.new_table("senjutsu", "me", "random", **options)
    assert browser.view(table, 0)["result"] == "open"


# Images ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "it", "de"])
def test_the_page_is_light(browser: Browser, language: str) -> None:
    browser.client.headers["accept-language"] = language
    for hero in HEROES:
        answer = browser.get("/decks/build", deck=empty_bench(hero).deck.text())
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < 25_000, hero


def test_cards_are_images_that_load_when_they_come_into_sight(browser: Browser) -> None:
    page = bench_page(browser, RONIN)
    images = [tag.attributes for tag in page.named("img")]
    said = {image["src"].partition("?")[0]: image["alt"] for image in images}

    assert all(image["loading"] == "lazy" and image["width"] and image["height"] for image in images)
    for card in usable("ronin", STANDARD_CARDS):
        design = STANDARD_DESIGNS[card]
        assert said[f"/decks/cards/{design.number}.svg"] == card_line(design, WORDS.message)


def test_an_image_shows_its_card_and_may_be_kept_for_ever(browser: Browser) -> None:
    browser.client.cookies.set("shiai_look", "pl.dark")
    sources = [tag.attributes["src"] for tag in bench_page(browser, RONIN).named("img")]
    answer = browser.get(next(source for source in sources if "/029.svg" in source))

    assert answer.text == standalone(STANDARD_DESIGNS[INDEX["029"]], words_in("pl", "senjutsu"), "dark")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def test_the_address_of_an_image_changes_with_language_and_theme() -> None:
    design = STANDARD_DESIGNS[INDEX["029"]]
    hashes = [
        image_hash(design, words_in(language, "senjutsu"), theme)
        for language in ("en", "pl")
        for theme in ("light", "dark", "system")
    ]
    assert len(set(hashes)) == len(hashes)


@pytest.mark.parametrize(
    "path", ["999.svg?language=en&theme=dark", "029.svg?language=xx&theme=dark", "029.svg?language=en&theme=pink"]
)
def test_there_is_no_image_of_what_does_not_exist(browser: Browser, path: str) -> None:
    assert browser.get(f"/decks/cards/{path}").status_code == 404


# Counts ---------------------------------------------------------------------------------------------------------------


def test_the_curve_is_drawn_and_said(browser: Browser) -> None:
    page = bench_page(browser, "ronin/071/025,029x2,031,127x3/-")
    curve = next(tag for tag in page.tags if tag.attributes.get("class") == "deck-curve")
    assert re.search("Initiative|initiative", curve.attributes["aria-label"])
    assert "7: 1, 6: 2" in curve.attributes["aria-label"]
    assert "=: 1" in curve.attributes["aria-label"]
    assert "Defence 2 Attack 5 Meditation 0" in page.text
    assert "Wood 3 Steel 3 Gold 0 Jade 1" in page.text


# Files in and out -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", SIGNATURES)
def test_a_deck_goes_out_as_a_file_and_comes_back(browser: Browser, hero: str) -> None:
    page = bench_page(browser, SIGNATURES[hero].text())
    assert SIGNATURES[hero].text() in page.attributes("value")
    file = browser.get(next(found for found in page.attributes("href") if found.startswith("/decks/deck.toml")))
    assert file.headers["content-disposition"] == f'attachment; filename="{hero}.toml"'
    assert file.headers["content-type"].startswith("application/toml")
    assert file.headers["x-content-type-options"] == "nosniff"
    back = browser.client.post("/decks/import", files={"file": ("deck.toml", file.content)})
    assert deck_at(str(back.url)) == SIGNATURES[hero].text()


@pytest.mark.parametrize("text", [RONIN, f"  {RONIN}\n", deck_to_toml(SIGNATURES["ronin"]), "\ufeff" + RONIN])
def test_a_deck_can_be_pasted(browser: Browser, text: str) -> None:
    answer = browser.post("/decks/import", {"text": text})
    assert answer.status_code == 200
    assert deck_at(str(answer.url)) == RONIN


def test_the_name_and_the_size_of_a_file_are_kept(browser: Browser) -> None:
    answer = browser.client.post("/decks/import", files={"file": ("x.toml", LONGER.read_bytes())}, data={"text": "no"})
    query = parse_qs(urlsplit(str(answer.url)).query)
    assert query["cards"] == ["40"]
    assert query["name"] == ["Ronin, the longer road"]
    assert "40 of 40 cards legal" in Page(answer.text).text


@pytest.mark.parametrize(
    ("text", "thing", "remedy"),
    [
        ("", "is no deck", "write it as"),
        ("nonsense", "'nonsense' is no deck", "write it as"),
        ("ronn/071/-/-", "no hero 'ronn'", "did you mean ronin?"),
        ("ronin/071/29/-", "no card '29'", "did you mean 029?"),
        ("ronin/071/029x4/-", "card 029 has 4 copies", "SJ-33.4"),
        ("ronin/071/002/-", "002 is a Poison", "name it among the Poisons"),
        ('hero = "ronin"\nweapons = "071"', "'weapons' is no field", "fields are"),
        ("hero = ", "no TOML", "docs/decks.md"),
        ('</textarea><b>&"', "is no deck", "write it as"),
    ],
)
def test_what_cannot_be_read_is_said_and_not_lost(browser: Browser, text: str, thing: str, remedy: str) -> None:
    for answer in (
        browser.post("/decks/import", {"text": text}),
        browser.get("/decks/build", deck=text),
        browser.get("/decks/deck.toml", deck=text),
    ):
        assert answer.status_code == 422
        page = Page(answer.text)
        assert thing in page.text
        assert remedy in page.text
        assert page.unclosed == []
        assert " ".join(text.split()) in page.text
    brought = browser.client.post("/decks/import", files={"file": ("deck.toml", text.encode())})
    assert " ".join(text.split()) in Page(brought.text).text


def test_what_is_no_text_is_refused(browser: Browser) -> None:
    answer = browser.client.post("/decks/import", files={"file": ("deck.toml", b"\xff\xfe\x00")})
    assert answer.status_code == 422
    assert "this is no text file" in Page(answer.text).text


def test_what_is_too_long_is_refused(browser: Browser) -> None:
    long = "ronin/071/" + ",".join([f"{STANDARD_DESIGNS[i].number}x2" for i in usable("ronin", STANDARD_CARDS)]) + "/-"
    assert len(long) > LONGEST_TEXT
    assert "are allowed in an address" in Page(browser.get("/decks/build", deck=long).text).text
    answer = browser.post("/decks/import", {"text": long})
    assert answer.status_code == 422
    assert "which no address can hold" in Page(answer.text).text
    answer = browser.post("/decks/import", {"text": "#" * (LONGEST_FILE + 1)})
    assert answer.status_code == 422
    assert f"{LONGEST_FILE} are allowed" in Page(answer.text).text


def test_an_address_without_a_deck_leads_to_the_beginning(browser: Browser) -> None:
    answer = browser.get("/decks/build")
    assert answer.status_code == 422
    assert "Pick a hero" in answer.text


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "tournament"),
    [
        (SIGNATURES["student"], False),
        (random_deck(Random(1), "ninja"), False),
        (random_deck(Random(2), "warrior", 40), False),
        (random_deck(Random(3), "master", 40, tournament=True), True),
    ],
    ids=["signature", "ninja", "forty", "tournament"],
)
def test_a_deck_can_be_played_with(browser: Browser, deck: Deck, tournament: bool) -> None:
    page = bench_page(browser, deck.text(), tournament="yes" if tournament else "")
    address = link_to_game(page)
    assert address is not None
    form = browser.page(address)
    sent = dict(form.form_to("/new/senjutsu").values)
    assert sent["option-cards"] == str(size(deck.cards))
    assert deck.text() in form.text
    options = {name.removeprefix("option-"): value[0] for name, value in parse_qs(urlsplit(address).query).items()}
    table = browser.new_table("senjutsu", "me", "random", **options)
    assert browser.view(table, 0)["result"] == "open"


def test_options_in_an_address_that_are_wrong_are_said(browser: Browser) -> None:
    answer = browser.get("/new/senjutsu", **{"option-deck_1": "ronn/071/-/-"})
    assert answer.status_code == 422
    assert "did you mean ronin?" in Page(answer.text).text
    assert "ronn/071/-/-" in Page(answer.text).text
    assert browser.get("/new/samurai_spirit", **{"option-players": "4"}).status_code == 200


# Pages ----------------------------------------------------------------------------------------------------------------


def test_pages_and_files_carry_the_strict_headers(browser: Browser) -> None:
    for path in ("/decks", f"{deck_bench.PATH}?deck={RONIN}", f"{deck_bench.FILE_PATH}?deck={RONIN}"):
        answer = browser.get(path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-store"
    stranger = browser.client.post("/decks/import", data={"text": RONIN}, headers={"origin": "https://evil.example"})
    assert stranger.status_code == 403


def test_every_change_has_a_name(browser: Browser) -> None:
    page = bench_page(browser, RONIN)
    changes = [tag for tag in page.tags if "deck-change" in tag.attributes.get("class", "").split()]
    assert len(changes) == 2 * (len(usable("ronin", STANDARD_CARDS)) + len(read_listed(RONIN)))
    assert all(tag.attributes["aria-label"] for tag in changes)
    assert all(("href" in tag.attributes) != ("aria-disabled" in tag.attributes) for tag in changes)


def read_listed(deck: str) -> list[str]:
    """The cards of a deck, each once."""
    return deck.split("/")[2].split(",")


# Cards of a box -------------------------------------------------------------------------------------------------------

OWN_CARDS = """
format = 1
game = "senjutsu"
[cards.card-024]
initiative = "9"
"""


def save_box(browser: Browser) -> None:
    """Let the visitor save a box in which one of the ronin's cards is another one."""
    answer = browser.post("/mine/save", {"game": "senjutsu", "kind": "box", "name": "Attic", "text": OWN_CARDS})
    assert answer.status_code < 400


def test_who_has_saved_no_box_is_not_asked_whose_cards(browser: Browser) -> None:
    assert "deck-box" not in bench_page(browser, RONIN).attributes("id")


def test_a_deck_is_built_with_the_cards_of_a_saved_box(browser: Browser) -> None:
    save_box(browser)
    ours, own = bench_page(browser, RONIN), bench_page(browser, RONIN, box="Attic")
    assert "deck-box" in ours.attributes("id")
    quick = {"low": "9", "high": "9"}
    assert "024" not in cards_shown(bench_page(browser, RONIN, **quick))
    assert "024" in cards_shown(bench_page(browser, RONIN, box="Attic", **quick))
    assert "box=Attic" in href(own, "size-40")
    assert "box=" not in href(ours, "size-40")


def test_the_image_of_a_changed_card_is_that_of_the_box(browser: Browser) -> None:
    save_box(browser)
    images = [
        next(tag.attributes["src"] for tag in page.tags if "/024.svg" in tag.attributes.get("src", ""))
        for page in (bench_page(browser, RONIN), bench_page(browser, RONIN, box="Attic"))
    ]
    ours, own = [browser.get(image) for image in images]
    assert ours.text != own.text
    assert ours.headers["cache-control"].startswith("public")
    assert own.headers["cache-control"].startswith("private")


def test_a_game_with_the_deck_has_the_box(browser: Browser) -> None:
    save_box(browser)
    answer = browser.get("/decks/play", deck=RONIN, box="Attic")
    assert "saved-box=senjutsu%3AAttic" in str(answer.url)
    assert '<option value="senjutsu:Attic" selected>' in answer.text


def test_a_box_that_is_not_there_is_named(browser: Browser, another: Callable[[], Browser]) -> None:
    save_box(browser)
    stranger = another()
    answer = stranger.get(f"/decks/build?deck={RONIN}&box=Attic")
    assert answer.status_code == 422
    assert "you have saved nothing called &#39;Attic&#39;" in answer.text
    assert stranger.get("/decks/cards/024.svg?language=en&theme=system&box=Attic").status_code == 404


def test_another_weapon_takes_the_place_of_its_kind_or_of_the_first() -> None:
    # given Yasuke with Katana Slash and Off-Hand Cut
    bench = bench_with(SIGNATURES["yasuke"])
    # when he takes another katana, a tachi, or for a Ronin another weapon
    for weapon, armed in (("135", {"135", "350"}), ("075", {"350", "075"}), ("350", {"136", "350"})):
        found = bench.armed(INDEX[weapon]).deck
        # then he still has two weapons of different kinds
        assert {STANDARD_DESIGNS[i].number for i in found.weapons} == armed
        assert faults(found) == []
    assert bench_with(SIGNATURES["ronin"]).armed(INDEX["137"]).deck.weapons == (INDEX["137"],)
