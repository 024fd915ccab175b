"""Many tables at once: how fast a person's choice is answered while bots think, and what a table costs.

`python -m benchmarks.load` starts real servers with a database of their own, opens the tables, lets people choose at a
steady rate for a while, and prints what they waited for. `--db postgresql --processes 1,2,4` measures several servers
that play the same tables, one number after the other; each person stays with one server, and some listen at another.
"""

import argparse
import asyncio
import math
import os
import random
import time
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.site import OWN, Site, database_at, machine_worked
from benchmarks.visitors import SEATS, TABLES_OF_ONE, Measured, Person

CALM: Final = 0.1  # processors that all programs together use when nothing happens any more
PATIENCE: Final = 120  # seconds until the measurement begins although something still happens
AT_ONCE: Final = 8  # tables that are opened at the same time
LISTENING: Final = 100  # people who listen at another server, too
FULL: Final = 0.9  # of a processor: a process that uses more than this cannot do much more
SHARES: Final = (0.5, 0.95, 0.99)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--rate", type=float, default=50, help="choices per second, all tables together")
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--bots", type=int, default=1, help="processes in which bots think")
    options.add_argument("--processes", default="1", help="numbers of server processes, such as 1,2,4")
    options.add_argument("--db", default="", help=f"fresh SQLite file; '{OWN}': a fresh PostgreSQL; or an address")
    given = options.parse_args()
    numbers = [int(number) for number in given.processes.split(",")]
    if max(numbers) > 1 and not given.db:
        options.error(f"one SQLite file has one process; add --db {OWN}")
    console = Console()
    with database_at(given.db) as database:
        people: list[Person] = []
        for number in numbers:
            site = Site(number, given.bots, database)
            try:
                asyncio.run(measure(console, site, people, given.tables, given.rate, given.seconds))
            finally:
                site.close()


async def measure(console: Console, site: Site, people: list[Person], tables: int, rate: float, seconds: float) -> None:
    """Open the tables, or look at those that are open; wait until nothing moves; then choose at the given rate."""
    before = site.memory()
    with console.status(f"{tables} tables at {len(site.servers)} servers…"):
        await open_tables(site, people, tables)
    with console.status("waiting until all bots have made their first choices…"):
        await until_calm(site)
    idle = [(now - then) * len(site.servers) / tables for now, then in zip(site.memory(), before, strict=True)]
    measured = Measured()
    listening = listen(site, people, measured)
    await asyncio.sleep(1)
    begun, computed, busy = time.perf_counter(), site.worked(), machine_worked()
    await choose(console, people, measured, rate, seconds)
    elapsed = time.perf_counter() - begun
    used = {
        name: [now - then for now, then in zip(times, computed[name], strict=True)]
        for name, times in site.worked().items()
    }
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    show(console, measured, rate, elapsed, tables)
    show_costs(console, used, machine_worked() - busy, elapsed, idle, site.memory())
    for person in people:
        person.connection.close()


async def open_tables(site: Site, people: list[Person], tables: int) -> None:
    """Let people sit down at new tables, or look at the old ones so that all are in memory."""
    new = not people
    if new:
        people += [Person("", list(SEATS)[number % len(SEATS)]) for number in range(tables)]
    for number, person in enumerate(people):
        person.clicked = 0.0
        person.server = site.addresses[number // TABLES_OF_ONE % len(site.addresses)]
    groups = [people[first : first + TABLES_OF_ONE] for first in range(0, tables, TABLES_OF_ONE)]
    free = asyncio.Semaphore(AT_ONCE)

    async def come(group: list[Person]) -> None:
        async with free:
            for person in group:
                if new:
                    await person.arrive(None if person is group[0] else group[0])
                    await person.sit_down()
                else:
                    await person.view()

    await asyncio.gather(*[come(group) for group in groups])


async def until_calm(site: Site) -> None:
    """Wait until servers and bots have hardly anything to do."""
    before = math.inf
    for _ in range(PATIENCE):
        now = sum([sum(times) for name, times in site.worked().items() if name != "this program"])
        if now - before < CALM:
            return
        before = now
        await asyncio.sleep(1)


def listen(site: Site, people: list[Person], measured: Measured) -> list["asyncio.Task[None]"]:
    """Let some people listen at the next server, if there are several."""
    if len(site.addresses) < 2:
        return []
    return [
        asyncio.create_task(
            person.listen(site.addresses[(site.addresses.index(person.server) + 1) % len(site.addresses)], measured)
        )
        for person in people[:: max(1, len(people) // LISTENING)]
    ]


async def choose(console: Console, people: list[Person], measured: Measured, rate: float, seconds: float) -> None:
    """Let people choose at this rate."""
    chooser = random.Random(2026)
    started = time.perf_counter()
    tasks: list[asyncio.Task[None]] = []
    with Progress(console=console) as progress:
        task = progress.add_task("choosing", total=seconds * rate)
        for number in range(round(seconds * rate)):
            await asyncio.sleep(max(0.0, started + number / rate - time.perf_counter()))
            progress.advance(task)
            idle = [person for person in chooser.sample(people, min(len(people), 20)) if not person.busy]
            if not idle:
                measured.missed += 1
                continue
            idle[0].busy = True
            tasks.append(asyncio.create_task(idle[0].choose(measured, chooser)))
    await asyncio.gather(*tasks)


def show(console: Console, measured: Measured, rate: float, elapsed: float, tables: int) -> None:
    """Print what people waited for."""
    table = Table("", "p50", "p95", "p99", "must (p95)", box=None, padding=(0, 2))
    rows = [
        ("a choice is stored and answered", measured.choices, "25 ms"),
        ("the page that follows", measured.pages, ""),
    ]
    if measured.elsewhere:
        rows.append(("a choice is seen at another server", measured.elsewhere, "200 ms"))
    for name, times, must in rows:
        table.add_row(name, *[f"{1000 * share_of(times, share):.0f} ms" for share in SHARES], must)
    console.print(table)
    reached = len(measured.choices) / elapsed
    console.print(
        f"{tables} tables, {reached:.1f} choices/s answered of {rate:g} wanted ({measured.waited} times a bot still "
        f"thought, {measured.missed} times everybody still waited for an answer, {measured.refused} answers refused)",
        soft_wrap=True,
    )


def show_costs(
    console: Console,
    used: dict[str, list[float]],
    machine: float,
    elapsed: float,
    idle: list[float],
    memory: list[float],
) -> None:
    """Print what the servers used, and what limits them."""
    cores = os.cpu_count() or 1
    shares = {name: [each / elapsed for each in times] for name, times in used.items()}
    others = machine / elapsed - sum([sum(each) for each in shares.values()])
    told = [f"{name} {' + '.join([f'{each:.2f}' for each in each_of])}" for name, each_of in shares.items()]
    console.print(
        f"processors used: {', '.join(told)}, other programs {max(0.0, others):.2f}; of {cores}", soft_wrap=True
    )
    per_table = ", ".join([f"{each:.0f}" for each in idle])
    sizes = ", ".join([f"{each / 1000:.0f}" for each in memory])
    console.print(f"memory: {per_table} kB for each table of a server, {sizes} MB at the end", soft_wrap=True)
    if machine / elapsed > FULL * cores:
        limit = "all processors are busy"
    elif max(shares["servers"]) > FULL:
        limit = "a server process uses a whole processor; add processes"
    elif max(shares["this program"]) > FULL:
        limit = "this program, not the servers"
    else:
        limit = "nothing yet: processors are idle"
    console.print(f"limit: {limit}\n", soft_wrap=True)


def share_of(times: list[float], share: float) -> float:
    """Return the time within which this share of the answers came; endless if none came."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else math.inf


if __name__ == "__main__":
    main()
