"""Two worlds that differ only in what one side did in secret: the same browsers, ids and luck at a table."""

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
import pytest
from starlette.requests import Request

import shiai
from shiai.core.seats import WATCHER
from shiai.table.live_game import LiveGame, new_record
from shiai.table.service import TableService
from shiai.web.app import create_app
from shiai.web.kit.context import context_of
from shiai.web.routes_table import sequence_numbers
from tests.stores import new_store
from tests.web.browsers import SEATS, Browser, join
from tests.web.client import Client

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
NAMES: Final = {ATTACKER: "attacker", DEFENDER: "defender", WATCHER: "watcher"}


class World:
    """A server with a table, at which two people sit in two browsers and a third one watches."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, game: str = "seven_ronin", **options: object
    ) -> None:
        numbers = count()
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: f"token{next(numbers):017}")
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: f"{next(numbers):064}")
        folder.mkdir()
        self.app = create_app(new_store(folder), ThreadPoolExecutor(1))
        self.started = Client(self.app)
        self.browsers: dict[int, Browser] = {}
        self.game = game
        self.options = options
        self.table = ""
        self.token = ""

    @contextmanager
    def opened(self) -> Iterator["World"]:
        """Start the server and let everybody come."""
        with self.started:
            for viewer in NAMES:
                client = Client(self.app)
                client.portal = self.started.portal
                self.browsers[viewer] = Browser(self.app, client)
                self.browsers[viewer].get("/")
            self.table = self.browsers[ATTACKER].new_table(self.game, "me", "open", **self.options)
            self.token = join(self.browsers[ATTACKER], self.browsers[DEFENDER], self.table, DEFENDER, "Ben")
            yield self

    @property
    def service(self) -> TableService:
        """The tables of this world."""
        service: TableService = self.app.state.service
        return service

    def act(self, seat: int, *journal: str) -> None:
        """A seat does something that must be granted: a choice, "-choice" to take it back, or a button."""
        browser = self.browsers[seat]
        for entry in journal:
            sequence = browser.view(self.table, seat)["sequence"]
            if entry in ("undo", "redo", "reset", "hint", "allow", "refuse"):
                answer = browser.do(self.table, seat, entry)
            elif entry == "hello":
                answer = browser.post(f"/table/{self.table}/chat", {"seat": seat, "phrase": entry})
            elif entry == "sit":
                answer = browser.post(f"/seat/{self.token}", {"name": "Ben"})
            elif entry.startswith("-"):
                sent = {"seat": seat, "sequence": sequence, "choice": entry[1:]}
                answer = browser.post(f"/table/{self.table}/takeback", sent)
            else:
                answer = browser.send_command(self.table, "choices", seat, choice=entry)
            assert answer.status_code == 200, f"{NAMES[seat]} {entry}: {answer.status_code}"

    def play(self, choices: list[tuple[int, str]]) -> None:
        """Many choices of both."""
        for seat, choice in choices:
            self.act(seat, choice)

    def look(self, viewer: int) -> dict[str, bytes]:
        """Everything that a viewer is answered: pages, programs' answers, refusals."""
        browser, table = self.browsers[viewer], f"/table/{self.table}"
        api = f"/api/tables/{self.table}"
        addresses = [
            *(f"{table}{query}" for query in ("", "?pick=place", "?pick=assign+hayai", "?seat=0", "?seat=1")),
            *(f"{table}?moment={moment}" for moment in (0, 1, 2, 3, 4, 999)),
            *(f"{table}/moments{query}" for query in ("", "?after=0", "?after=2&seat=0", "?after=0&seat=1")),
            *(f"{table}{page}" for page in ("/log", "/seats", "/replay", "/record", "/replay?at=0&eyes=0")),
            *("/", "/games", f"/seat/{self.token}", api, f"{api}?seat=0", f"{api}?seat=1"),
        ]
        seen = {f"GET {address}": answered(browser.get(address)) for address in addresses}
        others = [seat for seat in (ATTACKER, DEFENDER) if seat != viewer]
        for seat in others:
            seen[f"GET events of {seat}"] = answered(browser.get(f"{table}/events?seat={seat}"))
        if viewer == WATCHER:
            sequence = browser.view(self.table)["sequence"]
        else:
            sequence = browser.view(self.table, viewer)["sequence"]
        for seat in (ATTACKER, DEFENDER):
            wrong = "assign kabe inn" if seat == ATTACKER else "place inn"
            for choice in ("nonsense", wrong):
                sent: dict[str, Any] = {"seat": seat, "sequence": sequence, "choice": choice}
                for ending in ("choices", "takeback"):
                    if ending == "takeback" and choice == wrong and seat == viewer:
                        continue  # it may have been made by the other
                    seen[f"{ending} {sent}"] = answered(browser.post(f"{table}/{ending}", sent))
                seen[f"program {sent}"] = answered(browser.client.post(f"{api}/choices", json=sent))
            for what in ("allow", "dance"):
                sent = {"seat": seat, "sequence": sequence, "do": what}
                seen[f"undo {sent}"] = answered(browser.post(f"{table}/undo", sent))
        for seat in others:
            for what in ("undo", "reset", "redo"):
                sent = {"seat": seat, "sequence": sequence, "do": what}
                seen[f"undo {sent}"] = answered(browser.post(f"{table}/undo", sent))
            for ending in ("hint", "chat"):
                sent = {"seat": seat, "sequence": sequence, "phrase": "hello"}
                seen[f"{ending} {sent}"] = answered(browser.post(f"{table}/{ending}", sent))
        for how in ("new", "swap", "same", "up"):
            seen[f"again {how}"] = answered(browser.post(f"{table}/again", {"how": how}))
        for seat in (ATTACKER, DEFENDER):
            for what in ("accept", "decline"):
                seen[f"rematch {seat} {what}"] = answered(browser.post(f"{table}/rematch", {"seat": seat, "do": what}))
        seen["why"] = answered(browser.post(f"{table}/why", {"at": 0}))
        seen["play on"] = answered(browser.post(f"{table}/play-on", {"at": 0}))
        return seen

    def stream(self, viewer: int, journal: list[tuple[int, str]]) -> list[str]:
        """All chunks of the event stream while these commands are carried out, up to the number of the last one."""

        async def listen() -> list[str]:
            context = context_of(
                Request({"type": "http", "app": self.app, "headers": [], "method": "GET", "path": "/"})
            )
            stream = sequence_numbers(context, self.table, viewer, 0)
            heard = [await anext(stream)]
            for seat, entry in journal:
                await asyncio.to_thread(self.act, seat, entry)
            with self.service.locked(self.table) as loaded:
                last = self.service.sequence(loaded.table, viewer)
            while not heard[-1].endswith(f"data: {last}\n\n"):
                heard.append(await asyncio.wait_for(anext(stream), 10))
            await stream.aclose()
            return heard

        return asyncio.run(listen())


def answered(answer: httpx2.Response) -> bytes:
    """Every byte of an answer."""
    came_by = [step.headers["location"] for step in answer.history]
    # The id of a request is drawn by chance for every one.
    headers = sorted([(name, value) for name, value in answer.headers.multi_items() if name != "x-request-id"])
    return f"{answer.status_code} {came_by} {headers}\n".encode() + answer.content


def different(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """The questions that are answered differently."""
    assert one.keys() == other.keys()
    return [question for question in one if one[question] != other[question]]


def up_to_planning(seed: int) -> list[tuple[int, str]]:
    """The choices of a first round whose last one is a person's: after it both plan again."""
    rng = Random(seed)
    game = LiveGame(new_record(shiai.game("seven_ronin").start(), ("person", "person"), "0"))
    planned = True
    while True:
        state = game.state
        seat = state.actors()[0]
        sealed = state.stack[-1].sealed
        if sealed and not planned:
            return [(each, name) for (each, _), name in zip(game.record.choices, game.record.names, strict=True)]
        planned = sealed
        legal = state.legal(seat)
        game.choose(seat, legal[0] if sealed and seat == DEFENDER else rng.choice(legal))
