"""The files of tests are shared out by their times, so that all processes finish at about the same time.

`make durations` measures the files anew and writes `tests/durations.json`; with ARGS only some of them.
`make test ARGS="--shuffle 7"` runs the tests in another order: none may depend on those before it.
"""

import gc
import json
import os
import shutil
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from shiai.table import bot_times
from tests.shared import BROWSING
from tests.tiers import NIGHTLY

DURATIONS: Final = Path(__file__).parent / "durations.json"
LONG: Final = 2.0  # seconds: files that take longer are shared out by time
UNKNOWN: Final = 5.0  # seconds that a file is thought to take before it was measured
SHORTEST: Final = 0.1  # seconds from which a file is listed
GARBAGE: Final = 20_000  # new objects after which the collector looks at them
MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 << 30  # bytes; far more than the files of the tests need

# Databases wait until every commit is on the disk, which takes most of the time of some tests. Memory is no slower.
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

os.environ["SHIAI_ENGINE"] = "pure"  # what is tested is the source, even where `make fast` has compiled it
gc.disable()  # whatever is imported and collected stays
# A busy machine breaks no rule. What a change is tested with is always the same; the nights look elsewhere.
settings.register_profile(
    "shiai", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not NIGHTLY, database=None
)
settings.load_profile("shiai")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that measure and shuffle."""
    parser.addoption("--store-durations", action="store_true", help=f"write {DURATIONS.name}")
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in an order that follows from SEED")


# Bots that answer at even times would take most of the time of some tests; those that test these times set them.
bot_times.STEPS.update(dict.fromkeys(bot_times.STEPS, 0.0))
os.environ["SHIAI_BOT_TIMES"] = "own"  # of servers that tests start


def pytest_configure(config: pytest.Config) -> None:
    """Measure if that is wanted; with xdist the reports of all processes arrive in the first one."""
    if config.getoption("--store-durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())


def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what stays; looking at it again and again took a tenth of the time."""
    gc.freeze()
    gc.set_threshold(GARBAGE)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser before a test without one: while Playwright runs, nothing else can use asyncio."""
    if "chromium" not in getattr(nextitem, "fixturenames", ()):
        BROWSING.give_back()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests so that every process begins with an equal share of the time; neighbours stay together.

    xdist gives each process an equal number of tests in the order of the list; idle ones steal from the end of
    others. So the list has one part for each process, which ends with short files. Neighbours share a browser, a
    server, a database or games already played: the fewer processes have them, the better.
    """
    if (seed := config.getoption("--shuffle")) is not None:
        Random(seed).shuffle(items)
        return
    known = durations()
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(file_of(item.nodeid), []).append(item)
    seconds = {file: known.get(file, UNKNOWN) for file in files}
    kept = {file: spent for file, spent in seconds.items() if spent >= LONG or has_browser(file)}
    parts = shared_out(kept, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    tests = [sum([len(files[file]) for file in part]) for part in parts]
    for file in sorted(files.keys() - kept.keys()):  # short ones even out the numbers of tests
        part = tests.index(min(tests))
        parts[part].append(file)
        tests[part] += len(files[file])
    items[:] = [item for part in parts for file in part for item in files[file]]


def has_browser(file: str) -> bool:
    """Whether the tests of a file use a browser."""
    return file.startswith("tests/browser/") or "/in_a_browser/" in file


def shared_out(seconds: dict[str, float], count: int) -> list[list[str]]:
    """Files in parts that take equally long: neighbours in the same one, those with a browser first."""
    parts: list[list[str]] = [[] for _ in range(count)]
    share = sum(seconds.values()) / count
    begun = 0.0
    for file in sorted(seconds, key=lambda file: (not has_browser(file), file)):
        parts[min(int((begun + seconds[file] / 2) / share), count - 1)].append(file)
        begun += seconds[file]
    return parts


def durations() -> dict[str, float]:
    """The seconds that the files took when they were measured."""
    found: dict[str, float] = json.loads(DURATIONS.read_text("utf-8")) if DURATIONS.exists() else {}
    return found


def file_of(nodeid: str) -> str:
    """The file of a test."""
    return nodeid.partition("::")[0]


class Stopwatch:
    """Adds up how long the tests of every file take."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the set-up, the call or the tear-down of a test."""
        file = file_of(report.nodeid)
        self.seconds[file] = self.seconds.get(file, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        """Write what was measured; files that were not keep their time as long as they are there."""
        kept = {file: spent for file, spent in durations().items() if (DURATIONS.parent.parent / file).exists()}
        every = sorted({**kept, **self.seconds}.items())
        found = {file: round(spent, 1) for file, spent in every if spent >= SHORTEST}
        DURATIONS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
