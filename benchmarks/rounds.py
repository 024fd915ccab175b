"""How many rounds a server process answers in a second of processor time: view, choice, page, and the bot's answer.

The figures are medians: other work on the machine disturbs them least.
`python -m benchmarks.rounds` speaks to the application without a network. `--profile FILE` writes a profile for pstats.
"""

import argparse
import asyncio
import cProfile
import gzip
import json
import random
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any, Final
from urllib.parse import urlencode

from rich.console import Console
from rich.table import Table

from shiai.table.settings import Settings
from shiai.table.store import Store
from shiai.web import guard
from shiai.web.app import create_app

GAMES: Final[dict[str, tuple[list[str], dict[str, Any]]]] = {
    "seven_ronin": (["heuristic", "me"], {}),
    "samurai_spirit": (["me", "heuristic", "heuristic"], {"players": 3, "difficulty": "easy"}),
    "senjutsu": (["me", "heuristic"], {}),
}
WARM: Final = 40  # rounds that fill the caches and are not counted
PARTS: Final = ("view", "choice", "bot", "page")
NO_QUOTA: Final = Settings(tables_per_person=10**6, tables_per_address=10**6)

Answer = tuple[int, dict[bytes, bytes], bytes]


class Browser:
    """Speaks to the application without a network."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""

    async def ask(self, method: str, path: str, query: str = "", kind: str = "", body: bytes = b"") -> Answer:
        """Return status, headers and body of an answer."""
        headers = [(b"host", b"rounds"), (b"accept-encoding", b"gzip"), (b"cookie", self.cookie)]
        headers += [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())] if kind else []
        scope: dict[str, Any] = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
        }
        scope |= {"root_path": "", "scheme": "http", "query_string": query.encode(), "headers": headers, "state": {}}
        scope |= {"client": ("rounds", 1), "server": ("rounds", 80)}
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        found = dict(sent[0]["headers"])
        if b"set-cookie" in found:
            self.cookie = found[b"set-cookie"].partition(b";")[0]
        whole = b"".join([message.get("body", b"") for message in sent[1:]])
        return sent[0]["status"], found, whole

    async def json(self, method: str, path: str, query: str = "", sent: object = None) -> Any:
        """Return an answer for programs."""
        body = b"" if sent is None else json.dumps(sent).encode()
        status, headers, whole = await self.ask(method, path, query, "application/json" if body else "", body)
        assert status < 300, whole
        return json.loads(gzip.decompress(whole) if b"content-encoding" in headers else whole)


class Rounds:
    """One person at one table after another."""

    def __init__(self, browser: Browser, game: str) -> None:
        self.browser = browser
        self.service = browser.app.state.service
        self.game = game
        self.seats, self.options = GAMES[game]
        self.chooser = random.Random(2026)
        self.table = ""
        self.games = 0
        self.spent: defaultdict[str, list[float]] = defaultdict(list)  # seconds of processor time by part

    async def play(self, rounds: int) -> None:
        """Play so many rounds."""
        seat = self.seats.index("me")
        while rounds:
            if not self.table:
                self.games += 1
                # The same games in every run, whatever the program does.
                wanted = {"game": self.game, "options": self.options, "seats": self.seats, "deal": str(self.games)}
                self.table = (await self.browser.json("POST", "/api/tables", sent=wanted))["id"]
                await self.bots()
            begun = time.process_time()
            view = await self.browser.json("GET", f"/api/tables/{self.table}", f"seat={seat}")
            if not view["choices"]:
                self.table = ""
                continue
            choice = self.chooser.choice(list(view["choices"]))
            data = {"seat": seat, "sequence": view["sequence"], "choice": choice, "confirmed": "yes"}
            path, form = f"/table/{self.table}", "application/x-www-form-urlencoded"
            seen = time.process_time()
            status, _, whole = await self.browser.ask("POST", f"{path}/choices", "", form, urlencode(data).encode())
            assert status == 303, whole
            chosen = time.process_time()
            await self.bots()
            moved = time.process_time()
            status, _, whole = await self.browser.ask("GET", path)
            assert status == 200, whole
            times = (begun, seen, chosen, moved, time.process_time())
            for part, start, end in zip(PARTS, times, times[1:], strict=False):
                self.spent[part].append(end - start)
            self.spent["bytes"].append(len(whole))
            rounds -= 1

    async def bots(self) -> None:
        """Wait until no bot thinks."""
        while self.service.loaded[self.table].thinking:
            await asyncio.sleep(0.001)


async def measure(rounds: int, profile: str) -> None:
    """Play all games and print what they took."""
    guard.MAX_POSTS = guard.MAX_POSTS_FROM_ADDRESS = 10**9  # type: ignore[misc]
    shown = Table("", "rounds/s", *[f"{part} ms" for part in PARTS], "page kB", box=None, padding=(0, 2))
    profiler = cProfile.Profile(time.thread_time)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Store(f"sqlite:///{Path(folder) / 'rounds.sqlite'}"), ThreadPoolExecutor(1), settings=NO_QUOTA)
        async with app.router.lifespan_context(app):
            for game in GAMES:
                browser = Browser(app)
                await browser.ask("GET", "/")  # it has its cookie before it wants anything
                player = Rounds(browser, game)
                await player.play(WARM)
                player.spent.clear()
                if profile:
                    profiler.enable()
                await player.play(rounds)
                profiler.disable()
                each = {part: 1000 * median(player.spent[part]) for part in PARTS}
                shown.add_row(
                    game,
                    f"{1000 / sum(each.values()):.0f}",
                    *[f"{each[part]:.2f}" for part in PARTS],
                    f"{median(player.spent['bytes']) / 1000:.1f}",
                )
    if profile:
        profiler.dump_stats(profile)
    Console().print(shown)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=200, help="of each game")
    options.add_argument("--profile", default="", help="write a profile to this file")
    given = options.parse_args()
    asyncio.run(measure(given.rounds, given.profile))


if __name__ == "__main__":
    main()
