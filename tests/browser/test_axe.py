"""Nobody is shut out: axe finds no serious violation on any page, light or dark."""

import re
from typing import Any, Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import ALL_MODULES, DESK, LONG_DUEL, PHONE, Visitor
from tests.tiers import mostly_nightly

Scheme = Literal["light", "dark"]

GRAVE: Final = ("serious", "critical")
# Nothing is heard on our pages, so that no sounds need be loaded before; elements are shown by their HTML.
USUAL: Final[dict[str, Any]] = {"resultTypes": ["violations"], "preload": False, "selectors": False}
# Dark differs from light in its colours only.
RULES: Final[dict[Scheme, dict[str, Any]]] = {"light": USUAL, "dark": {**USUAL, "runOnly": ["color-contrast"]}}
VIEWPORTS: Final = mostly_nightly([DESK, PHONE], 2)
# Buttons and links whose label leaves out a word that is written on them: people say what they read.
UNSAID: Final = """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")].flatMap((each) => {
  const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  const label = each.getAttribute("aria-label").toLowerCase();
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (parentElement.closest("svg") || !parentElement.checkVisibility()) continue;
    const unsaid = (data.toLowerCase().match(/\\p{L}{2,}/gu) ?? []).filter((word) => !label.includes(word));
    if (unsaid.length) return [`${each.outerHTML.slice(0, 300)} is not called "${unsaid}"`];
  }
  return [];
})"""
RUN: Final = "options => axe.run(options).then((found) => found.violations)"


def examine(visitor: Visitor, *schemes: Scheme) -> None:
    """Let axe look at the page as it is now, light and dark unless only one is wanted."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(Axe().axe_script)
    for scheme in schemes or RULES:
        visitor.page.emulate_media(color_scheme=scheme)
        found = [
            f"{violation['id']}: {violation['help']}; {node['html'][:300]} {node['failureSummary']}"
            for violation in visitor.page.evaluate(RUN, RULES[scheme])
            if violation["impact"] in GRAVE
            for node in violation["nodes"]
        ]
        assert not found, "\n".join([f"{visitor.page.url} ({scheme})", *found])
    unsaid = visitor.page.evaluate(UNSAID)
    assert not unsaid, "\n".join([visitor.page.url, *unsaid])


def test_pages_beside_the_table(visitor: Visitor) -> None:
    for path in ("/rules", "/rules/seven_ronin?search=market", "/help", "/settings"):
        visitor.page.goto(path)
        examine(visitor)
    visitor.expected = re.compile("404")
    visitor.page.goto("/no-such-page")
    examine(visitor)


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["desk", "phone"])
def test_the_deck_builder(visitors: Visitors, viewport: dict[str, int]) -> None:
    builder = visitors(viewport=viewport)
    builder.page.goto("/decks")
    examine(builder)
    companion = "ashigaru/139/243x3/-/249,254x3"
    for deck in ("ronin/071/025,029x2,127x3/-", "ronin/070/010,024,029x3,128/002", companion):  # the second has faults
        builder.page.goto(f"/decks/build?deck={deck}&owner=own")
        builder.page.locator(".deck-weapons summary").click()
        examine(builder)


@pytest.mark.parametrize("game", mostly_nightly(["senjutsu", "samurai_spirit", "way_of_the_samurai", "seven_ronin"], 4))
def test_setting_up(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"/new/{game}")
    visitor.page.locator(".setup-options summary").click()
    examine(visitor)


def test_invitations_and_the_curtain(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    table = host.set_up("seven_ronin", "me", "open")
    link = host.seat_link(table, 1)
    host.page.goto(f"{table}/seats")
    examine(host, "light")
    guest.page.goto(link)
    examine(guest, "light")
    guest.page.goto(table)
    expect(guest.page.locator("#ask .watching")).to_be_visible()
    examine(guest)
    guest.set_up("seven_ronin", "me", "here")
    expect(guest.page.locator(".curtain")).to_be_visible()
    examine(guest)


def test_the_table_of_7_ronin(visitor: Visitor) -> None:
    table = visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.choose_by_pick("assign hayai", "inn")
    visitor.press(visitor.page.locator("#top [data-key=h]"))
    visitor.pick("assign kabe")
    examine(visitor)
    visitor.page.goto(f"{table}#keys")
    examine(visitor, "light")
    visitor.page.goto(f"{table}/log")
    examine(visitor, "light")


def test_the_table_of_7_ronin_on_a_phone(visitors: Visitors) -> None:
    phone = visitors(viewport=PHONE)
    table = phone.set_up("seven_ronin", "heuristic", "me")
    phone.choose_by_pick("assign hayai", "inn")
    phone.pick("assign kabe")
    examine(phone, "light")
    phone.page.goto(f"{table}#rules")
    examine(phone, "light")
    phone.page.goto(f"{table}#log")
    phone.page.locator(".chat summary").click()
    examine(phone)


@pytest.mark.nightly
def test_the_fight_of_7_ronin(visitor: Visitor) -> None:
    table = visitor.set_up("seven_ronin", "me", "heuristic")
    for choice in ("place inn", "place well", "place granary", "done"):
        visitor.choose(choice)
    assert visitor.wait_for_turn()
    examine(visitor)
    visitor.page.goto(f"{table}?moment=2")
    examine(visitor, "light")


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["desk", "phone"])
def test_the_table_of_samurai_spirit(visitors: Visitors, viewport: dict[str, int]) -> None:
    samurai = visitors(viewport=viewport)
    samurai.set_up("samurai_spirit", "me", "heuristic", "heuristic", "heuristic", players="4")
    assert samurai.wait_for_turn()
    examine(samurai, "light")
    samurai.choose("fight")
    samurai.page.locator("#look").click()
    expect(samurai.page.locator("#overview")).to_be_visible()
    examine(samurai)


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["desk", "phone"])
def test_a_duel_of_way_of_the_samurai(visitors: Visitors, viewport: dict[str, int]) -> None:
    samurai = visitors(viewport=viewport)
    table = samurai.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, **ALL_MODULES)
    assert samurai.wait_for_turn()
    samurai.page.locator("#board details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    examine(samurai, "light")
    samurai.by_program(table, 0, last="go_on")  # cards are played, those of the enemy are open
    assert samurai.wait_for_turn()
    examine(samurai)


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["desk", "phone"])
def test_a_duel_of_senjutsu(visitors: Visitors, viewport: dict[str, int]) -> None:
    samurai = visitors(viewport=viewport)
    samurai.set_up("senjutsu", "me", "heuristic")
    for sign in ("#hand .offer", ".sj-rung.is-now", ".sj-answers button"):  # a card, a movement, an answer
        samurai.play_until_seen(sign)
        samurai.page.locator("#board details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        examine(samurai)


@pytest.mark.nightly
def test_many_heroes_of_senjutsu(visitor: Visitor) -> None:
    options = {"players": "4", "teams": "pairs", "board": "twin_fields", "terrain": "preset"}
    visitor.set_up("senjutsu", "me", *["heuristic"] * 3, **options)
    visitor.play_until_seen("#hand .offer")
    examine(visitor)


@pytest.mark.nightly
@pytest.mark.parametrize("mode", ["one_vs_three", "clan", "dojo_yoshioka", "leaving_the_village"])
def test_modes_of_way_of_the_samurai(visitor: Visitor, mode: str) -> None:
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, mode=mode)
    assert visitor.wait_for_turn()
    examine(visitor)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    mostly_nightly(
        [
            ("seven_ronin", ("heuristic", "me"), {}),
            ("samurai_spirit", ("me", "heuristic"), {"players": "2"}),
            ("way_of_the_samurai", ("me",), {"opponent": "skull", "deal": LONG_DUEL}),
            ("senjutsu", ("me", "heuristic"), {}),
        ],
        4,
    ),
    ids=["seven_ronin", "samurai_spirit", "way_of_the_samurai", "senjutsu"],
)
def test_the_end_the_replay_and_home(
    visitor: Visitor, game: str, seats: tuple[str, ...], options: dict[str, str]
) -> None:
    table = visitor.set_up(game, *seats, **options)
    visitor.by_program(table, seats.index("me"))
    expect(visitor.page.locator("#ask .over")).to_be_visible()
    examine(visitor)
    visitor.page.goto(f"{table}/replay?at=30&eyes=0")
    examine(visitor)
    visitor.set_up(game, *seats, **options)
    visitor.page.goto("/")  # with a running and a finished game
    examine(visitor)
