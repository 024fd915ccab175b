"""A phone held upright: nothing is cut off or too small for a finger, board and question are in sight together."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import ALL_MODULES, DESK, LONG_DUEL, PHONE, Visitor
from tests.tiers import mostly_nightly

FINGER = 44  # pixels


@pytest.fixture
def phone(visitors: Visitors) -> Visitor:
    """Somebody with a phone."""
    return visitors(viewport=PHONE, has_touch=True, is_mobile=True)


def check_width(phone: Visitor) -> None:
    """Nothing is to be scrolled sideways."""
    width = phone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], f"{phone.page.url} is {width} pixels wide"


def check_targets(phone: Visitor) -> None:
    """What can be touched is big enough."""
    small = phone.page.evaluate(
        """least => [...document.querySelectorAll(":is(#ask, #board, #top) :is(button, a.pick, a.tool, summary)")]
        .filter((target) => target.checkVisibility())
        .map((target) => [target.getBoundingClientRect(), target])
        .filter(([{ width, height }]) => height && (Math.round(height) < least || Math.round(width) < least))
        .map(([{ width, height }, target]) => `${width} × ${height}: ${target.outerHTML.slice(0, 200)}`)""",
        FINGER,
    )
    assert not small, "\n".join(small)


def check_together(visitor: Visitor, *parts: str) -> None:
    """Question and drawing are in sight at once, and neither covers the other."""
    page = visitor.page
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("#ask .prompt")).to_be_in_viewport(ratio=1)
    ask = page.locator("#ask").bounding_box()
    assert ask
    for part in parts:
        boxes = [box for piece in page.locator(part).all() if (box := piece.bounding_box())]
        assert boxes, part
        for box in boxes:
            assert box["y"] + box["height"] <= ask["y"] + 1, f"{part} at {box} lies under the question at {ask}"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/seven_ronin",
        "/new/samurai_spirit",
        "/new/way_of_the_samurai",
        "/new/senjutsu",
        "/rules",
        "/rules/samurai_spirit",
        "/rules/way_of_the_samurai",
        "/rules/senjutsu",
        "/help",
        "/settings",
    ],
)
def test_pages_are_not_too_wide(phone: Visitor, path: str) -> None:
    phone.page.goto(path)
    phone.page.locator("details").evaluate_all("details => details.forEach((each) => (each.open = true))")
    check_width(phone)


def test_7_ronin_as_defender(phone: Visitor) -> None:
    table = phone.set_up("seven_ronin", "heuristic", "me")
    assert phone.wait_for_turn()
    check_together(phone, ".plot", ".tile")
    phone.pick("assign hayai")
    for check in (check_width, check_targets):
        check(phone)
    check_together(phone, ".plot", ".tile")
    phone.choose("assign hayai inn")
    check_together(phone, ".plot", ".tile")
    phone.by_program(table, 1, last="done")
    assert phone.wait_for_turn()
    for check in (check_width, check_targets):
        check(phone)
    check_together(phone, ".plot", ".tile")


def test_7_ronin_as_attacker(phone: Visitor) -> None:
    table = phone.set_up("seven_ronin", "me", "heuristic")
    phone.choose("place inn")
    check_together(phone, ".plot")
    for check in (check_width, check_targets):
        check(phone)
    phone.page.locator("a[href='#log']").click()
    expect(phone.page.locator("#log")).to_be_in_viewport()
    phone.page.locator("#log .drawer-close").click()
    expect(phone.page.locator("#log")).to_be_hidden()
    phone.page.goto(f"{table}/seats")
    check_width(phone)


@pytest.mark.parametrize("players", mostly_nightly(["7", "4", "2"], 3))
def test_samurai_spirit(phone: Visitor, players: str) -> None:
    phone.set_up("samurai_spirit", "me", *["heuristic"] * (int(players) - 1), players=players)
    for choice in ("fight", "attack"):
        phone.play_until_offered(choice)
        for check in (check_width, check_targets):
            check(phone)
        check_together(phone, "#hand" if choice == "attack" else "#raider-stack", "#village")
        phone.choose(choice)


@pytest.mark.nightly
def test_a_whole_game_of_way_of_the_samurai(phone: Visitor) -> None:
    phone.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, opponent="skull", gisei="true", environment="forest")
    while phone.wait_for_turn():
        for check in (check_width, check_targets):
            check(phone)
        check_together(phone, ".way-gauge")
        phone.take_turn()
    expect(phone.page.locator("#ask .over h2")).to_have_text("You have lost.")
    for check in (check_width, check_targets):
        check(phone)


@pytest.mark.parametrize("mode", mostly_nightly(["one_vs_three", "dojo_yoshioka", "leaving_the_village"], 3))
def test_modes_of_way_of_the_samurai(phone: Visitor, mode: str) -> None:
    phone.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, mode=mode, yoroi="player", bushido="true")
    for _ in range(2):
        assert phone.wait_for_turn()
        for check in (check_width, check_targets):
            check(phone)
        check_together(phone, ".way-gauge")
        phone.take_turn()


@pytest.mark.nightly
def test_a_whole_duel_of_senjutsu(phone: Visitor) -> None:
    phone.set_up("senjutsu", "me", "heuristic", hero_1="student", hero_2="ronin")
    while phone.wait_for_turn():
        for check in (check_width, check_targets):
            check(phone)
        check_together(phone, ".sj-ground")
        phone.take_any()
    for check in (check_width, check_targets):
        check(phone)


@pytest.mark.parametrize(
    "options",
    mostly_nightly(
        [
            {"players": "3", "terrain": "placed"},
            {"players": "4", "teams": "pairs", "board": "twin_fields", "terrain": "preset"},
        ],
        2,
    ),
    ids=["three heroes", "pairs"],
)
def test_more_heroes_of_senjutsu(phone: Visitor, options: dict[str, str]) -> None:
    phone.set_up("senjutsu", "me", *["heuristic"] * (int(options["players"]) - 1), **options)
    for sign in (".sj-spot", "#hand .offer", ".sj-rung.is-now"):
        phone.play_until_seen(sign)
        for check in (check_width, check_targets):
            check(phone)


def test_board_and_question_on_a_desk(visitor: Visitor) -> None:
    """There too."""
    visitor.set_up("seven_ronin", "me", "heuristic")
    visitor.choose("place inn")
    check_together(visitor, ".plot", ".tile")
    visitor.set_up("samurai_spirit", "me", *["heuristic"] * 6, players="7")
    visitor.play_until_offered("attack")
    check_together(visitor, "#hand", ".spirit-board")
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, **ALL_MODULES)
    assert visitor.wait_for_turn()
    check_together(visitor, ".way-gauge", ".way-fighter", "#hand")
    visitor.set_up("senjutsu", "me", "heuristic")
    for sign in (".sj-spot", "#hand .offer", ".sj-rung.is-now"):
        visitor.play_until_seen(sign)
        check_together(visitor, ".sj-ground", ".sj-hero")


def test_the_end_and_the_replay(phone: Visitor) -> None:
    table = phone.set_up("samurai_spirit", "me", "heuristic", players="2")
    phone.by_program(table, 0)
    check_width(phone)
    check_targets(phone)
    phone.page.goto(f"{table}/replay?at=20")
    check_width(phone)
    expect(phone.page.locator(".replay-number")).to_have_text(re.compile("Moment 20"))


def test_the_board_of_a_replay_lies_below_its_tools(visitors: Visitors) -> None:
    for viewport in (DESK, PHONE):
        visitor = visitors(viewport=viewport)
        table = visitor.set_up("seven_ronin", "heuristic", "me")
        visitor.by_program(table, 1)
        visitor.page.goto(f"{table}/replay?at=20")
        board = visitor.page.locator("#board").bounding_box()
        moment = visitor.page.locator("#replay-moment").bounding_box()
        village = visitor.page.locator(".seven-ronin").bounding_box()
        assert board is not None
        assert moment is not None
        assert village is not None
        assert board["y"] >= moment["y"] + moment["height"]
        assert village["height"] > 300
