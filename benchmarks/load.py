"""Many tables at once: how fast a person's choice is answered while bots think, and how much memory a table takes.

`python -m benchmarks.load` starts a real server with a database of its own, opens the tables, lets one person at each
of them choose at a steady rate for a while, and prints what these people waited for.
"""

import argparse
import asyncio
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table

SEATS = {"seven_ronin": ["heuristic", "me"], "samurai_spirit": ["me", "heuristic", "heuristic"]}
CALM = 0.1  # seconds of work in a second
OPTIONS: dict[str, dict[str, Any]] = {"seven_ronin": {}, "samurai_spirit": {"players": 3, "difficulty": "easy"}}


@dataclass
class Person:
    """One browser at one table."""

    client: httpx2.AsyncClient
    game: str
    table: str = ""
    seat: int = 0
    games: int = 0
    busy: bool = False

    async def sit_down(self) -> None:
        """A new table."""
        wanted = {"game": self.game, "options": OPTIONS[self.game], "seats": SEATS[self.game]}
        answer = await self.client.post("/api/tables", json=wanted)
        answer.raise_for_status()
        self.table, self.seat = answer.json()["id"], SEATS[self.game].index("me")
        self.games += 1


@dataclass
class Measured:
    """Seconds that people waited."""

    choices: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    waited: int = 0  # a bot was still thinking when the person came
    missed: int = 0  # choices that nobody made, because everybody still waited for an answer


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--rate", type=float, default=50, help="choices per second, all tables together")
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--bots", type=int, default=1, help="worker processes of the server")
    options.add_argument("--db", default="", help="another database than a fresh SQLite file")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.db or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        code = "from shiai.cli import main; main()"
        command = [sys.executable, "-c", code, "serve", "--port", "0", "--db", database, "--bots", str(given.bots)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found is not None
                asyncio.run(measure(found[0], server.pid, given.tables, given.rate, given.seconds))
            finally:
                server.kill()


async def measure(address: str, process: int, tables: int, rate: float, seconds: float) -> None:
    """Open the tables, wait until nothing moves, then choose at the given rate."""
    console = Console()
    before = memory(process)
    limits = httpx2.Limits(max_connections=1, keepalive_expiry=3)  # sooner than the server closes them
    people = [
        Person(httpx2.AsyncClient(base_url=address, limits=limits, timeout=30), list(SEATS)[number % len(SEATS)])
        for number in range(tables)
    ]
    for person in track(people, "opening tables", console=console):
        await person.client.get("/")  # a browser has its cookie before it wants anything
        await person.sit_down()
    with console.status("waiting until all bots have made their first choices…"):
        await until_calm(process)
    after = memory(process)
    measured = Measured()
    chooser = random.Random(2026)
    started = time.perf_counter()
    tasks: list[asyncio.Task[None]] = []
    with Progress(console=console) as progress:
        task = progress.add_task("choosing", total=seconds * rate)
        for number in range(round(seconds * rate)):
            await asyncio.sleep(max(0.0, started + number / rate - time.perf_counter()))
            progress.advance(task)
            idle = [person for person in people if not person.busy]
            if not idle:
                measured.missed += 1
                continue
            tasks.append(asyncio.create_task(choose(chooser.choice(idle), measured, chooser)))
    await asyncio.gather(*tasks)
    elapsed = time.perf_counter() - started
    show(console, measured, tables, elapsed, (after - before) / tables, memory(process))
    for person in people:
        await person.client.aclose()


async def choose(person: Person, measured: Measured, chooser: random.Random) -> None:
    """Look at the table, choose something, look at the page that follows."""
    person.busy = True
    try:
        view = (await person.client.get(f"/api/tables/{person.table}", params={"seat": person.seat})).json()
        if view["result"] != "open":
            await person.sit_down()
            return
        if not view["choices"]:
            measured.waited += 1
            return
        data = {"seat": person.seat, "sequence": view["sequence"], "choice": chooser.choice(list(view["choices"]))}
        start = time.perf_counter()
        answer = await person.client.post(f"/table/{person.table}/choices", data=data)
        measured.choices.append(time.perf_counter() - start)
        assert answer.status_code == 303, answer.text
        start = time.perf_counter()
        page = await person.client.get(answer.headers["location"])
        measured.pages.append(time.perf_counter() - start)
        assert page.status_code == 200, page.text
    finally:
        person.busy = False


async def until_calm(process: int) -> None:
    """Wait until the server has hardly anything to do."""
    before = -1.0
    while (now := worked(process)) - before > CALM:
        before = now
        await asyncio.sleep(1)


def worked(process: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The memory of a process in kB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return float(found[1])


def show(console: Console, measured: Measured, tables: int, elapsed: float, each: float, at_the_end: float) -> None:
    """The figures beside what they must be."""
    table = Table("", "p50", "p95", "p99", "must (p95)", box=None, padding=(0, 2))
    for name, times, must in (
        ("a choice is stored and answered", measured.choices, "100 ms"),
        ("the page that follows", measured.pages, ""),
    ):
        table.add_row(name, *[f"{1000 * share_of(times, share):.0f} ms" for share in (0.5, 0.95, 0.99)], must)
    console.print(table)
    console.print(
        f"{tables} tables, {len(measured.choices) / elapsed:.1f} choices/s answered ({measured.waited} times a bot was "
        f"still thinking, {measured.missed} times everybody still waited for an answer); "
        f"{each:.0f} kB for each idle table (must: under 200), {at_the_end / 1000:.0f} MB at the end"
    )


def share_of(times: list[float], share: float) -> float:
    """Return the time within which this share of the answers came; endless if none came."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else math.inf


if __name__ == "__main__":
    main()
