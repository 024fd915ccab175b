"""Browsers at one server: each keeps its own cookies, reads pages and sends forms."""

import time
from typing import Any, Final

import httpx2
from fastapi import FastAPI

from shiai import registry
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from tests.web.client import Client
from tests.web.pages import Page

PATIENCE: Final = 30.0  # seconds for bots; far more than they need
SEATS: Final = {"attacker": 0, "defender": 1}


class Browser:
    """One browser. `client` is what speaks to the server."""

    def __init__(self, app: FastAPI, client: Client | None = None, language: str = "en") -> None:
        self.app = app
        self.client = client or Client(app)
        self.client.headers["accept-language"] = language

    def get(self, path: str, **query: str | int) -> httpx2.Response:
        """An answer, whatever it is."""
        return self.client.get(path, params=query or None)

    def page(self, path: str, **query: str | int) -> Page:
        """A page that must be there."""
        answer = self.get(path, **query)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text[:2000]}"
        return Page(answer.text)

    def post(self, path: str, data: dict[str, Any] | None = None, **more: Any) -> httpx2.Response:
        """Send a form and follow where it leads."""
        return self.client.post(path, data=data, **more)

    def submit(self, page: Page, ending: str, choice: str | None = None, **values: str) -> httpx2.Response:
        """Press a button of a form on this page, after filling in some fields."""
        form = page.form_to(ending, choice)
        sent: dict[str, Any] = {}
        for name, value in form.values:
            if name not in values:
                sent.setdefault(name, []).append(value)
        sent |= {name: [value] for name, value in values.items()}
        target = form.action
        if choice is not None:
            button = next(button for button in form.buttons if button.value == choice)
            sent[button.name] = [button.value]
            target = button.action or target
        return self.client.request(form.method, target, data=sent)

    # The table as programs see it -------------------------------------------------------------------------------------

    def new_table(self, game: str, *seats: str, **options: object) -> str:
        """Set up a table; returns its id."""
        answer = self.client.post("/api/v1/tables", json={"game": game, "seats": list(seats), "options": options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def view(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know."""
        answer = self.client.get(f"/api/v1/tables/{table}", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def send_command(self, table: str, what: str, seat: int, **more: Any) -> httpx2.Response:
        """Ask for something as a program, with the newest sequence number unless another one is given."""
        wanted = {"seat": seat, **more}
        if "sequence" not in wanted:
            wanted["sequence"] = self.view(table, seat)["sequence"]
        return self.client.post(f"/api/v1/tables/{table}/{what}", json=wanted)

    def choose(self, table: str, seat: int, *choices: str) -> None:
        """Make choices that must be granted."""
        for choice in choices:
            answer = self.send_command(table, "choices", seat, choice=choice)
            assert answer.status_code == 200, answer.text

    def do(self, table: str, seat: int, what: str) -> httpx2.Response:
        """Send a button of the line of tools (undo, redo, reset, allow, refuse, hint)."""
        sent = {"seat": seat, "sequence": self.view(table, seat)["sequence"], "do": what}
        return self.post(f"/table/{table}/{'hint' if what == 'hint' else 'undo'}", sent)

    def wait(self, table: str, *seats: int) -> dict[str, Any]:
        """Wait until bots have done what they owe: one of our seats is asked, or the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for seat in seats:
                view = self.view(table, seat)
                if view["choices"] or view["result"] != "open":
                    return view
            time.sleep(0.002)
        raise AssertionError("the bots are not done")


def join(owner: Browser, friend: Browser, table: str, seat: int, name: str = "") -> str:
    """Let a friend sit down by a secret link; returns the link's token."""
    page = Page(owner.submit(owner.page(f"/table/{table}/seats"), "/links", str(seat)).text)
    token = link_on(page, seat).rpartition("/")[2]
    answer = friend.submit(friend.page(f"/seat/{token}"), f"/seat/{token}", name=name)
    assert answer.status_code == 200, answer.text
    return token


def link_on(page: Page, seat: int) -> str:
    """The secret link to a seat that a page shows."""
    return next(tag.attributes["value"] for tag in page.named("input") if tag.attributes.get("id") == f"link-{seat}")


def finished(browser: Browser, game: str, **options: object) -> str:
    """A finished game, brought as a record: in it a person had seat 0 and careless bots the others."""
    start = registry.games()[game].start(**options)
    live = LiveGame(new_record(start, ("random",) * len(start.setup.seats), "7"))
    while (due := live.bot_to_move()) is not None:
        live.move_bot(due)
    live.record.tags[f"seat {start.setup.seat_name(0)}"] = PEOPLE
    answer = browser.client.post("/upload", files={"record": ("game.shiai", live.record.text().encode())})
    assert answer.status_code == 200, answer.text
    table = str(answer.url).partition("/table/")[2].partition("/")[0]
    assert browser.view(table)["result"] != "open"
    until_archived(browser, table)
    return table


def until_archived(browser: Browser, table: str) -> None:
    """Wait until the end of a game is in the lists, which happens after the answer to its last choice."""
    end = time.monotonic() + PATIENCE
    while table in browser.app.state.service.store.tables_with_work():
        assert time.monotonic() < end, "the end is not archived"
        time.sleep(0.002)
