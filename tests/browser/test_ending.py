"""The end of a game in a browser: the card over the board, playing again alone and with friends, and the company."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from shiai import registry
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from tests.browser.conftest import Visitors
from tests.browser.test_axe import examine
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.tiers import mostly_nightly

SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 1024, "height": 768}
GAMES: dict[str, dict[str, object]] = {
    "seven_ronin": {},
    "samurai_spirit": {"players": 4, "difficulty": "easy"},
    "way_of_the_samurai": {"mode": "clan"},
    "senjutsu": {},
    "senjutsu_solo": {"mode": "horde"},
}


@cache
def finished_record(game: str) -> bytes:
    """A finished game in which a person had the first seat."""
    start = registry.games()[game].start(**GAMES[game])
    live = LiveGame(new_record(start, ("heuristic",) * len(start.setup.seats), "7"))
    while (due := live.bot_to_move()) is not None:
        live.move_bot(due)
    for number, seat in enumerate(start.setup.seats):
        live.record.tags[f"seat {seat}"] = "level:2" if number else PEOPLE
    return live.record.text().encode()


def bring(visitor: Visitor, game: str) -> str:
    """A table with a finished game, and this visitor at its page; returns its address."""
    record: FilePayload = {"name": "game.shiai", "mimeType": "text/plain", "buffer": finished_record(game)}
    answer = visitor.context.request.post("/upload", multipart={"record": record})
    assert answer.ok, answer.text()
    visitor.page.goto(answer.url)
    return answer.url


def card(visitor: Visitor) -> Locator:
    """The card over the board."""
    return visitor.page.locator("#over .end")


def within(inner: Locator, outer: Locator) -> bool:
    """Whether one thing lies inside another."""
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] >= other["x"] - 1
        and one["y"] >= other["y"] - 1
        and one["x"] + one["width"] <= other["x"] + other["width"] + 1
        and one["y"] + one["height"] <= other["y"] + other["height"] + 1
    )


# The card -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "viewport", mostly_nightly([DESK, SMALL, PHONE, SIDEWAYS], 2), ids=["desk", "small", "phone", "sideways"]
)
def test_the_card_is_closed_by_keyboard_and_the_board_keeps_its_place(
    visitors: Visitors, viewport: dict[str, int]
) -> None:
    somebody = visitors(viewport=viewport, locale="pl")
    bring(somebody, "seven_ronin")
    board = somebody.page.locator("#board")
    place = board.bounding_box()
    expect(card(somebody).locator(".end-story li").first).to_be_visible()
    assert within(card(somebody), somebody.page.locator("body"))
    if viewport is DESK:
        assert not overlaps(card(somebody), board)  # where there is room, the whole board is in sight
    somebody.page.locator("#over summary").focus()
    somebody.page.keyboard.press("Enter")
    expect(card(somebody).locator(".end-story")).to_be_hidden()
    assert board.bounding_box() == place
    somebody.page.keyboard.press("Enter")
    expect(card(somebody).locator(".end-story")).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(card(somebody).locator(".end-story")).to_be_hidden()


def overlaps(one: Locator, other: Locator) -> bool:
    """Whether two things share some of the screen."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return not beside and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_a_moment_of_the_story_leads_into_the_replay(visitor: Visitor) -> None:
    bring(visitor, "samurai_spirit")
    link = card(visitor).locator(".end-story a").nth(1)
    number = re.search(r"at=(\d+)", str(link.get_attribute("href")))
    assert number
    link.click()
    expect(visitor.page.locator(".replay-number")).to_contain_text(f"Moment {number[1]} of")


@pytest.mark.parametrize("game", mostly_nightly(list(GAMES), 5))
@pytest.mark.parametrize("viewport", mostly_nightly([DESK, PHONE], 2), ids=["desk", "phone"])
def test_nobody_is_shut_out_from_the_end(visitors: Visitors, game: str, viewport: dict[str, int]) -> None:
    somebody = visitors(viewport=viewport)
    bring(somebody, game)
    expect(card(somebody)).to_be_visible()
    examine(somebody)


@pytest.mark.parametrize("viewport", mostly_nightly([PHONE, DESK], 2), ids=["phone", "desk"])
def test_nobody_is_shut_out_from_lists_and_invitations(visitors: Visitors, viewport: dict[str, int]) -> None:
    somebody = visitors(viewport=viewport)
    bring(somebody, "seven_ronin")
    for path in ("/games", f"{somebody.set_up('seven_ronin', 'me', 'open')}/seats"):
        somebody.page.goto(path)
        examine(somebody)


def test_on_a_phone_everything_can_be_hit_with_a_finger(visitors: Visitors) -> None:
    phone = visitors(viewport=PHONE, has_touch=True, locale="de")
    bring(phone, "seven_ronin")
    for target in phone.page.locator("#over summary, .again button, .again-more a").all():
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 43.5


# Again ----------------------------------------------------------------------------------------------------------------


def test_one_click_starts_the_next_game(visitor: Visitor) -> None:
    old = bring(visitor, "samurai_spirit")
    visitor.page.locator(".again button[value=down]").click()
    visitor.page.wait_for_url(lambda address: address != old)
    expect(visitor.page.locator("#top")).to_contain_text("Level 1")


def test_without_a_script_the_card_closes_and_the_game_is_played_again(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    old = bring(plain, "seven_ronin")
    expect(card(plain).locator(".end-story")).to_be_visible()
    plain.page.locator("#over summary").click()
    expect(card(plain).locator(".end-story")).to_be_hidden()
    plain.page.locator(".again button[value=same]").click()
    assert plain.page.url != old
    expect(plain.page.locator("#top .seat")).to_have_count(2)


@pytest.fixture
def company(visitors: Visitors) -> Callable[..., tuple[Visitor, Visitor, str]]:
    """Makes a host and a guest at one table."""

    def meet(**guest_options: object) -> tuple[Visitor, Visitor, str]:
        host, guest = visitors(), visitors(**guest_options)
        table = host.set_up("seven_ronin", "me", "open")
        guest.sit(host.seat_link(table, 1), "Kyuzo")
        expect(host.page.locator("#top .seats")).to_contain_text("Kyuzo")
        return host, guest, table

    return meet


def play_out(table: str, *people: Visitor, most: int = 10**6) -> int:
    """Play the game through the door for programs, to its end or with so many choices; returns how many it had.

    Whoever looks on meanwhile draws the board after every choice; people had better be elsewhere.
    """
    programs = [person.program(table, seat) for seat, person in enumerate(people)]
    made = 0
    while True:
        for look, choose in programs:
            view = look()
            if view["result"] != "open" or made == most:
                return made
            if view["choices"]:
                choose(view, "done" if "done" in view["choices"] else list(view["choices"])[-1])
                made += 1


def at_the_end(table: str, *people: Visitor) -> None:
    """Play to the end, and let everybody look at it."""
    for person in people:
        person.page.goto("about:blank")
    play_out(table, *people)
    for person in people:
        person.page.goto(table)
        expect(person.page.locator("#ask .over")).to_be_visible()


def test_friends_agree_and_are_taken_to_the_next_game(company: Callable[..., tuple[Visitor, Visitor, str]]) -> None:
    host, guest, table = company()
    at_the_end(table, host, guest)
    host.page.locator(".again button[value=swap]").click()
    expect(host.page.locator(".rematch")).to_contain_text("Still to answer: Kyuzo")
    expect(guest.page.locator(".rematch")).to_contain_text("would like to play again")  # by itself
    guest.page.get_by_role("button", name="Not now").click()
    expect(host.page.locator(".again")).to_be_visible()  # by itself
    guest.page.locator(".again button[value=swap]").click()
    host.page.get_by_role("button", name="I am in").click()
    for person, figure in ((host, "Defender"), (guest, "Attacker")):
        person.page.wait_for_url(lambda address: "/table/" in address and not address.startswith(table))
        expect(person.page.locator("#top .seat[data-kind=me]")).to_contain_text(figure)
    host.page.goto(table)  # whoever looks at the old table stays there
    expect(host.page.locator(".rematch")).to_contain_text("The next game has begun.")
    assert host.page.url == table


def test_friends_agree_without_a_script(company: Callable[..., tuple[Visitor, Visitor, str]]) -> None:
    host, plain, table = company(java_script_enabled=False)
    at_the_end(table, host, plain)
    host.page.locator(".again button[value=new]").click()
    plain.page.goto(table)
    plain.page.get_by_role("button", name="I am in").click()
    host.page.wait_for_url(lambda address: "/table/" in address and not address.startswith(table))
    assert plain.page.url == host.page.url


def test_the_card_comes_by_itself_after_the_last_choice_was_played(visitors: Visitors) -> None:
    host, guest = visitors(reduced_motion="no-preference"), visitors()

    def table_for_both() -> str:
        table = host.set_up("seven_ronin", "me", "open")
        guest.sit(host.seat_link(table, 1), "Kyuzo")
        for person in (host, guest):
            person.page.goto("about:blank")
        return table

    whole = play_out(table_for_both(), host, guest)
    table = table_for_both()
    assert play_out(table, host, guest, most=whole - 1) == whole - 1
    host.page.goto(table)
    expect(host.page.locator("#over")).to_be_hidden()
    assert play_out(table, host, guest) == 1
    expect(card(host).locator(".end-story li").first).to_be_visible()
    expect(host.page.locator(".again button").first).to_be_enabled()


# Company --------------------------------------------------------------------------------------------------------------


def test_who_is_there_is_shown(
    company: Callable[..., tuple[Visitor, Visitor, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shiai.table.presence.GRACE", 0.5)
    monkeypatch.setattr("shiai.web.routes_table.HEARTBEAT", 0.5)
    host, guest, table = company()
    seat = host.page.locator("#top .seat").nth(1)
    expect(seat).to_have_attribute("data-here", "true")
    expect(seat.locator(".seat-here")).to_have_attribute("title", "here")
    guest.page.goto("/")
    expect(seat).to_have_attribute("data-here", "false")
    guest.page.goto(table)
    expect(seat).to_have_attribute("data-here", "true")


def test_talk_shows_a_badge_changes_the_title_and_is_announced(
    company: Callable[..., tuple[Visitor, Visitor, str]],
) -> None:
    host, guest, _ = company()
    guest.page.locator(".chat summary").click()
    guest.press(guest.page.locator(".phrases button").first)
    expect(host.page.locator(".chat .unread")).to_have_text("1")  # by itself
    expect(host.page).to_have_title(re.compile(r"^\(1\) "))
    expect(host.page.locator("#talk")).to_contain_text("Kyuzo")
    expect(guest.page.locator(".unread")).to_have_count(0)  # one's own words are no news
    expect(guest.page).not_to_have_title(re.compile(r"^\("))
    host.page.locator(".chat summary").click()
    expect(host.page.locator(".unread")).to_have_count(0)
    expect(host.page).not_to_have_title(re.compile(r"^\("))


def test_on_a_phone_the_badge_is_at_the_log(company: Callable[..., tuple[Visitor, Visitor, str]]) -> None:
    host, guest, _ = company(viewport=PHONE)
    host.page.locator(".chat summary").click()
    host.press(host.page.locator(".phrases button").first)
    expect(guest.page.locator("#top .to-drawer .unread")).to_have_text("1")
    expect(guest.page.locator("#top .to-drawer .unread")).to_be_visible()
    guest.page.locator("#top .to-drawer[href='#log']").click()
    guest.page.locator(".chat summary").click()
    expect(guest.page.locator(".unread")).to_have_count(0)


def test_an_invitation_is_copied_shared_and_scanned(visitors: Visitors) -> None:
    host = visitors(viewport=PHONE, permissions=["clipboard-read", "clipboard-write"])
    host.context.add_init_script(
        "navigator.share = (what) => { document.documentElement.dataset.shared = what.url; return Promise.resolve(); };"
    )
    table = host.set_up("seven_ronin", "me", "open")
    host.page.goto(f"{table}/seats")
    link = host.page.locator("#link-1").input_value()
    host.page.locator(".invitation[data-kind=free]").get_by_role("button", name="Copy").click()
    assert host.page.evaluate("navigator.clipboard.readText()") == link
    host.page.get_by_role("button", name="Share").click()
    expect(host.page.locator("html")).to_have_attribute("data-shared", link)
    expect(host.page.locator(".invitation[data-kind=free] svg.qr")).to_be_visible()
    host.page.get_by_label("What shall your friends call you?").fill("Ann")
    host.page.locator(".host-name button").click()
    expect(host.page.locator(".host-name")).to_have_count(0)
    assert host.page.locator("#link-1").input_value() == link
