"""The longest files of tests come first, so that all processes finish at about the same time.

`make durations` measures the files anew and writes `tests/durations.json`.
"""

import json
from pathlib import Path
from typing import Final

import pytest

DURATIONS: Final = Path(__file__).parent / "durations.json"
UNKNOWN: Final = 5.0  # seconds that a file is thought to take before it was measured
SHORTEST: Final = 0.1  # seconds from which a file is listed


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that measures."""
    parser.addoption("--store-durations", action="store_true", help=f"write {DURATIONS.name}")


def pytest_configure(config: pytest.Config) -> None:
    """Measure if that is wanted; with xdist the reports of all processes arrive in the first one."""
    if config.getoption("--store-durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first; tests of one file stay together, because they share what they made."""
    known: dict[str, float] = json.loads(DURATIONS.read_text("utf-8")) if DURATIONS.exists() else {}
    items.sort(key=lambda item: (-known.get(file_of(item.nodeid), UNKNOWN), file_of(item.nodeid)))


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
        """Write what was measured."""
        found = {file: round(spent, 1) for file, spent in sorted(self.seconds.items()) if spent >= SHORTEST}
        DURATIONS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
