"""People of the load benchmark: browsers that do as little work as possible, so that servers are measured."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

SEATS: Final = {"seven_ronin": ["heuristic", "me"], "samurai_spirit": ["me", "heuristic", "heuristic"]}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "seven_ronin": {},
    "samurai_spirit": {"players": 3, "difficulty": "easy"},
}
TABLES_OF_ONE: Final = 20  # tables at which one person plays
FORM: Final = "application/x-www-form-urlencoded"
JSON: Final = "application/json"
IDLE: Final = 2.0  # seconds after which a connection is not used again, before the server closes it
RESTING: Final = 0.2  # seconds for which a server that refuses because of its limits is left alone


@dataclass
class Measured:
    """Seconds that people waited."""

    choices: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    elsewhere: list[float] = field(default_factory=list)  # from the click until the page of another server hears of it
    waited: int = 0  # a bot was still thinking when the person came
    missed: int = 0  # choices that nobody made, because everybody still waited for an answer
    refused: int = 0  # answers that were neither a page nor a redirection


class Connection:
    """A connection to a server that is made anew when it has been idle."""

    def __init__(self) -> None:
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.server = ""
        self.used = 0.0

    async def ask(
        self, server: str, method: str, path: str, cookie: str, kind: str = "", body: bytes = b"", zipped: bool = False
    ) -> tuple[int, dict[str, str], bytes]:
        """Return status, headers and body of an answer."""
        host = urlsplit(server).netloc
        if self.streams is None or self.server != server or time.perf_counter() - self.used > IDLE:
            self.close()
            name, _, port = host.rpartition(":")
            self.streams = await asyncio.open_connection(name, int(port))
            self.server = server
        reader, writer = self.streams
        lines = [f"{method} {path} HTTP/1.1", f"host: {host}", f"cookie: {cookie}"]
        lines += ["accept-encoding: gzip"] if zipped else []
        lines += [f"content-type: {kind}", f"content-length: {len(body)}"] if kind else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in [line.partition(":") for line in head[1:] if line]}
        whole = await reader.readexactly(int(headers.get("content-length", 0)))
        self.used = time.perf_counter()
        if headers.get("connection") == "close":
            self.close()
        return int(head[0].split()[1]), headers, whole

    def close(self) -> None:
        """Close the connection."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


@dataclass
class Person:
    """Somebody with a browser at one table."""

    server: str
    game: str
    cookie: str = ""
    table: str = ""
    connection: Connection = field(default_factory=Connection)
    busy: bool = False
    clicked: float = 0.0  # when the choice was sent of which other servers have not heard yet

    @property
    def seat(self) -> int:
        """The seat at which the person plays."""
        return SEATS[self.game].index("me")

    async def arrive(self, first: "Person | None") -> None:
        """Get the cookie of a browser, or use that of somebody who came before."""
        if first is not None:
            self.cookie = first.cookie
            return
        _, headers, _ = await self.connection.ask(self.server, "GET", "/settings", "")
        self.cookie = headers["set-cookie"].partition(";")[0]

    async def sit_down(self) -> None:
        """Set up a table; come again if there were too many requests."""
        wanted = {"game": self.game, "options": OPTIONS[self.game], "seats": SEATS[self.game]}
        body = json.dumps(wanted).encode()
        while True:
            status, _, whole = await self.connection.ask(self.server, "POST", "/api/v1/tables", self.cookie, JSON, body)
            if status == 201:
                self.table = json.loads(whole)["id"]
                return
            if status != 429:
                raise SystemExit(f"no table can be opened: {whole.decode()}")
            await asyncio.sleep(RESTING)

    async def view(self) -> dict[str, Any]:
        """What the person sees, as programs read it."""
        path = f"/api/v1/tables/{self.table}?seat={self.seat}"
        status, _, whole = await self.connection.ask(self.server, "GET", path, self.cookie)
        if status != 200:
            raise SystemExit(f"a table cannot be read: {whole.decode()}")
        found: dict[str, Any] = json.loads(whole)
        return found

    async def choose(self, measured: Measured, chooser: random.Random) -> None:
        """Look at the table, choose something, look at the page that follows."""
        self.busy = True
        try:
            view = await self.view()
            if view["result"] != "open":
                await self.sit_down()
            elif not view["choices"]:
                measured.waited += 1
            else:
                choice = chooser.choice(list(view["choices"]))
                data = {"seat": self.seat, "sequence": view["sequence"], "choice": choice, "confirmed": "yes"}
                await self.click(urlencode(data).encode(), measured)
        finally:
            self.busy = False

    async def click(self, body: bytes, measured: Measured) -> None:
        """Send a choice, and look at the page that follows."""
        self.clicked = start = time.perf_counter()
        path = f"/table/{self.table}"
        status, headers, _ = await self.connection.ask(
            self.server, "POST", f"{path}/choices", self.cookie, FORM, body, zipped=True
        )
        chosen = time.perf_counter()
        if status != 303:
            measured.refused += 1
            return
        measured.choices.append(chosen - start)
        status, _, _ = await self.connection.ask(self.server, "GET", headers["location"], self.cookie, zipped=True)
        measured.refused += status != 200
        measured.pages.append(time.perf_counter() - chosen)

    async def listen(self, server: str, measured: Measured) -> None:
        """Hear at another server of what the person does."""
        host = urlsplit(server).netloc
        name, _, port = host.rpartition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        try:
            path = f"/table/{self.table}/events?seat={self.seat}"
            writer.write(f"GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {self.cookie}\r\n\r\n".encode())
            while line := await reader.readline():
                if line.startswith(b"event: news") and self.clicked:
                    measured.elsewhere.append(time.perf_counter() - self.clicked)
                    self.clicked = 0.0
        finally:
            writer.close()
