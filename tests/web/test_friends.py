"""Friends: invitations that can be copied, scanned and seen again, who is present, and bots with names of their own."""

import asyncio
import re
from collections.abc import Callable

import pytest
from fastapi import FastAPI
from starlette.requests import Request

from shiai.table.presence import GRACE
from shiai.table.store import StoredTable
from shiai.web.kit.context import context_of
from shiai.web.kit.rendering import words_in
from shiai.web.qr import qr_code
from shiai.web.routes_table import sequence_numbers
from shiai.web.seat_labels import seat_labels
from tests.web.browsers import SEATS, Browser, join, link_on
from tests.web.pages import Page

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]


def invited(browser: Browser) -> str:
    """A table with a free seat, set up with the form."""
    answer = browser.submit(browser.page("/new/seven_ronin"), "/new/seven_ronin", **{"seat-0": "me", "seat-1": "open"})
    assert str(answer.url).endswith("/seats")
    return str(answer.url).split("/")[-2]


# Invitations ----------------------------------------------------------------------------------------------------------


def test_the_link_is_shown_at_once_and_again_with_a_code_to_scan(browser: Browser) -> None:
    table = invited(browser)
    first = browser.get(f"/table/{table}/seats").text
    link = link_on(Page(first), DEFENDER)
    assert re.fullmatch(r"http://testserver/seat/[\w-]{22}", link)
    assert str(qr_code(link)) in first
    assert link_on(browser.page(f"/table/{table}/seats"), DEFENDER) == link


def test_only_the_owner_sees_the_link_of_a_free_seat_and_nobody_that_of_a_taken_one(
    browser: Browser, another: Callable[[], Browser]
) -> None:
    friend, watcher = another(), another()
    table = browser.new_table("samurai_spirit", "me", "open", "open", players=3)
    secret = link_on(browser.page(f"/table/{table}/seats"), 1).rpartition("/")[2]
    assert secret not in watcher.get(f"/table/{table}/seats").text
    assert secret not in watcher.get(f"/table/{table}").text
    join(browser, friend, table, 2, "Ben")
    friend.post(f"/table/{table}/links", {"seat": "2"})
    seen = friend.page(f"/table/{table}/seats")
    assert secret not in friend.get(f"/table/{table}/seats").text
    assert link_on(seen, 2).rpartition("/")[2] not in browser.get(f"/table/{table}/seats").text


def test_a_host_without_a_name_is_asked_for_one(browser: Browser) -> None:
    table = invited(browser)
    page = browser.page(f"/table/{table}/seats")
    assert "What shall your friends call you?" in page.text
    browser.client.headers["referer"] = f"http://testserver/table/{table}/seats"
    answer = browser.post("/settings", {"name": "Ann"})
    assert str(answer.url).endswith("/seats")
    assert "What shall your friends call you?" not in Page(answer.text).text


def test_the_invitation_names_host_and_role(browser: Browser, another: Callable[[], Browser]) -> None:
    browser.post("/settings", {"name": "Ann"})
    table = invited(browser)
    link = link_on(browser.page(f"/table/{table}/seats"), DEFENDER)
    page = another().page(link.removeprefix("http://testserver"))
    assert "Ann invites you to 7 Ronin. You play Defender." in page.text


def test_only_the_host_is_told_to_invite(browser: Browser, another: Callable[[], Browser]) -> None:
    table = invited(browser)
    told = "A seat is free for a friend."
    assert told in browser.page(f"/table/{table}").text
    watcher = another()
    assert told not in watcher.page(f"/table/{table}").text
    join(browser, watcher, table, DEFENDER, "Ben")
    assert told not in browser.page(f"/table/{table}").text


def test_bots_of_one_table_have_different_names(browser: Browser) -> None:
    table = browser.new_table("samurai_spirit", "me", "random", "random", "random", players=4)
    page = browser.page(f"/table/{table}").text
    assert all(name in page for name in ("Aki", "Botan", "Chiyo"))
    alone = browser.page(f"/table/{browser.new_table('seven_ronin', 'me', 'random')}").text
    assert "Aki" not in alone


# Who is there ---------------------------------------------------------------------------------------------------------


class Stream:
    """The stream of news of a browser, read piece by piece."""

    def __init__(self, app: FastAPI, browser: Browser, table: str, seat: int) -> None:
        cookies = "; ".join([f"{name}={value}" for name, value in browser.client.cookies.items()])
        headers = [(b"cookie", cookies.encode())]
        request = Request({"type": "http", "app": app, "headers": headers, "method": "GET", "path": "/"})
        self.chunks = sequence_numbers(context_of(request, known=True), table, seat, 10**6)

    async def next(self) -> str:
        """The next piece."""
        return await asyncio.wait_for(anext(self.chunks), 10)


@pytest.fixture
def company(browser: Browser, another: Callable[[], Browser]) -> tuple[str, Browser]:
    """A table at which the first browser and a friend sit."""
    friend = another()
    table = browser.new_table("seven_ronin", "me", "open")
    join(browser, friend, table, DEFENDER, "Ben")
    return table, friend


def test_everybody_hears_who_comes_and_who_has_gone(
    app: FastAPI, browser: Browser, company: tuple[str, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, friend = company
    monkeypatch.setattr("shiai.web.routes_table.HEARTBEAT", 0.05)
    monkeypatch.setattr("shiai.table.presence.GRACE", 0.0)

    async def listen() -> list[str]:
        host = Stream(app, browser, table, ATTACKER)
        heard = [await host.next(), await host.next()]
        guest = Stream(app, friend, table, DEFENDER)
        await guest.next()
        heard.append(await next_presence(host))
        await guest.chunks.aclose()
        heard.append(await next_presence(host))
        await host.chunks.aclose()
        return heard

    heard = asyncio.run(listen())
    assert heard == [": here\n\n", *[f"event: presence\ndata: {seats}\n\n" for seats in ("0", "0 1", "0")]]


async def next_presence(stream: Stream) -> str:
    """The next piece that is no sign of life."""
    while (chunk := await stream.next()) == ": here\n\n":
        pass
    return chunk


def test_a_table_with_one_person_has_no_company(
    app: FastAPI, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    monkeypatch.setattr("shiai.web.routes_table.HEARTBEAT", 0.01)

    async def listen() -> list[str]:
        stream = Stream(app, browser, table, ATTACKER)
        heard = [await stream.next() for _ in range(3)]
        await stream.chunks.aclose()
        return heard

    assert asyncio.run(listen()) == [": here\n\n"] * 3


def test_secret_choices_and_loading_the_page_again_are_not_noticed(
    app: FastAPI, browser: Browser, company: tuple[str, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, friend = company
    assert GRACE > 5
    monkeypatch.setattr("shiai.web.routes_table.HEARTBEAT", 0.05)

    async def listen() -> list[str]:
        guest = Stream(app, friend, table, DEFENDER)
        await guest.next()
        host = Stream(app, browser, table, ATTACKER)
        heard = [await host.next(), await host.next()]
        await guest.chunks.aclose()  # the friend chooses, and the page is loaded again
        await asyncio.to_thread(friend.choose, table, DEFENDER, "assign kabe inn")
        guest = Stream(app, friend, table, DEFENDER)
        await guest.next()
        heard += [await host.next() for _ in range(3)]
        await guest.chunks.aclose()
        await host.chunks.aclose()
        return heard

    assert asyncio.run(listen()) == [": here\n\n", "event: presence\ndata: 0 1\n\n", *[": here\n\n"] * 3]


@pytest.mark.parametrize(("game", "expected"), [("seven_ronin", ["You", "Guest"]), ("samurai_spirit", ["You", "You"])])
def test_of_opponents_at_one_screen_only_one_is_you(browser: Browser, game: str, expected: list[str]) -> None:
    options: dict[str, object] = {"players": 2} if game == "samurai_spirit" else {}
    table = browser.new_table(game, "me", "me", **options)
    assert seat_labels(stored(browser, table), words_in("en", game), (0, 1)) == tuple(expected)
    browser.post("/settings", {"name": "Ann"})
    table = browser.new_table(game, "me", "me", **options)
    assert seat_labels(stored(browser, table), words_in("en", game), (0, 1)) == ("Ann", "Ann")


def stored(browser: Browser, table: str) -> StoredTable:
    """A table as it is stored."""
    found: StoredTable = browser.app.state.service.stored(table)
    return found


def test_people_leave_and_the_host_frees_a_seat(browser: Browser, another: Callable[[], Browser]) -> None:
    friend, other = another(), another()
    table = invited(browser)
    link = f"/seat/{join(browser, friend, table, DEFENDER, 'Ben')}"
    answer = other.post(link, {"name": "Eve"})
    assert answer.status_code == 409
    assert "it seats one person" in answer.text
    assert "Free the seat" in browser.get(f"/table/{table}/seats").text
    assert "Free the seat" not in friend.get(f"/table/{table}/seats").text
    assert friend.post(f"/table/{table}/leave", {"seat": str(ATTACKER)}).status_code == 403
    assert browser.post(f"/table/{table}/leave", {"seat": str(DEFENDER)}).status_code == 200
    assert "Leave the seat" not in friend.get(f"/table/{table}/seats").text
    again = link_on(browser.page(f"/table/{table}/seats"), DEFENDER).removeprefix("http://testserver")
    assert other.post(again, {"name": "Eve"}).status_code == 200
    assert "Leave the seat" in other.get(f"/table/{table}/seats").text


def test_a_host_closes_a_table_and_opens_it_again(browser: Browser, another: Callable[[], Browser]) -> None:
    friend = another()
    table = invited(browser)
    join(browser, friend, table, DEFENDER, "Ben")
    assert "Close the table" not in friend.get(f"/table/{table}/seats").text
    assert friend.post(f"/table/{table}/host", {"do": "close"}).status_code == 403
    assert "This table is closed since" in browser.post(f"/table/{table}/host", {"do": "close"}).text
    for each in (browser, friend):
        page = each.get(f"/table/{table}").text
        assert "The host has closed this table" in page
        assert 'name="choice"' not in page
        assert f"/table/{table}" in each.get("/games").text.partition("Closed games")[2]
        assert f"/table/{table}" not in each.get("/").text
    assert "Open the table again" in browser.get(f"/table/{table}/seats").text
    browser.post(f"/table/{table}/host", {"do": "open"})
    assert f"/table/{table}" in browser.get("/").text
    assert 'name="choice"' in browser.get(f"/table/{table}").text


def test_a_host_hands_a_table_over(browser: Browser, another: Callable[[], Browser]) -> None:
    friend = another()
    table = invited(browser)
    join(browser, friend, table, DEFENDER, "Ben")
    assert "Ben may become the host" in browser.post(f"/table/{table}/host", {"do": "offer", "seat": "1"}).text
    assert "Become the host" in friend.get(f"/table/{table}/seats").text
    assert "You are the host" in friend.post(f"/table/{table}/host", {"do": "take", "seat": "1"}).text
    assert "You are the host" not in browser.get(f"/table/{table}/seats").text
    assert browser.post(f"/table/{table}/host", {"do": "dance"}).status_code == 422


def test_what_muted_people_say_is_hidden_from_who_muted_them(browser: Browser, another: Callable[[], Browser]) -> None:
    friend, watcher = another(), another()
    table = invited(browser)
    join(browser, friend, table, DEFENDER, "Ben")
    friend.post(f"/table/{table}/chat", {"seat": str(DEFENDER), "text": "Nonsense!"})
    assert "Nonsense!" in browser.get(f"/table/{table}").text
    assert "Muted" in browser.post(f"/table/{table}/mute", {"seat": str(DEFENDER), "do": "mute"}).text
    assert "Nonsense!" not in browser.get(f"/table/{table}").text
    assert "Nonsense!" in friend.get(f"/table/{table}").text
    assert "Muted" not in friend.get(f"/table/{table}/seats").text
    assert "Mute or block" not in watcher.get(f"/table/{table}/seats").text
    browser.post(f"/table/{table}/mute", {"seat": str(DEFENDER), "do": "unmute"})
    assert "Nonsense!" in browser.get(f"/table/{table}").text


def test_who_is_blocked_neither_sits_down_nor_watches(browser: Browser, another: Callable[[], Browser]) -> None:
    friend = another()
    table, new = invited(browser), invited(browser)
    join(browser, friend, table, DEFENDER, "Ben")
    link = link_on(browser.page(f"/table/{new}/seats"), DEFENDER).removeprefix("http://testserver")
    assert friend.get(f"/table/{new}").status_code == 200
    assert "Blocked" in browser.post(f"/table/{table}/block", {"seat": str(DEFENDER)}).text
    for path in ("", "/seats", "/log", "/moments", "/events"):
        assert friend.get(f"/table/{new}{path}").status_code == 403
    assert friend.get(f"/api/v1/tables/{new}").json()["error"] == "unwelcome"
    assert "does not want to play with you" in friend.get(link).text
    assert friend.post(link, {"name": "Ben"}).status_code == 403
    assert friend.get(f"/table/{table}").status_code == 200  # where Ben sits already
    settings = browser.get("/settings").text
    (blocked,) = re.findall(r'name="blocked" value="([^"]+)"', settings)
    assert "Ben" in settings
    browser.post("/settings/blocked", {"blocked": blocked})
    assert "People you have blocked" not in browser.get("/settings").text
    assert friend.post(link, {"name": "Ben"}).status_code == 200


def test_programs_close_hand_over_mute_and_block(browser: Browser, another: Callable[[], Browser]) -> None:
    friend = another()
    table = invited(browser)
    at = f"/api/v1/tables/{table}"
    join(browser, friend, table, DEFENDER, "Ben")
    closed = browser.client.post(f"{at}/closed", json={}).json()
    assert (closed["closed"], closed["host"], closed["your_turn"]) == (True, True, [])
    view = friend.get(f"{at}?seat=1").json()
    assert (view["closed"], view["choices"], view["prompt"]) == (True, {}, "")
    said = friend.client.post(f"{at}/choices", json={"seat": 1, "sequence": view["sequence"], "choice": "done"})
    assert (said.status_code, said.json()["error"]) == (409, "closed")
    assert not browser.client.post(f"{at}/closed", json={"closed": False}).json()["closed"]
    browser.client.post(f"{at}/host", json={"seat": DEFENDER})
    assert friend.client.post(f"{at}/host/accept").json()["host"]
    assert browser.client.post(f"{at}/mute", json={"seat": DEFENDER}).status_code == 204
    (blocked,) = browser.client.post(f"{at}/block", json={"seat": DEFENDER}).json()
    assert blocked["name"] == "Ben"
    assert browser.get("/api/v1/blocked").json() == [blocked]
    assert browser.client.delete(f"/api/v1/blocked/{blocked['id']}").status_code == 204
    assert browser.get("/api/v1/blocked").json() == []
    assert friend.client.post(f"{at}/leave", json={"seat": DEFENDER}).json()["seats"][DEFENDER]["free"]
