"""A server and a browser for these tests. Whatever goes wrong in the browser of a visitor fails the test."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import sync_playwright

from shiai.table import workers
from shiai.web import guard
from tests.browser.serving import serving
from tests.browser.visitor import Contexts, Visitor
from tests.shared import BROWSING

PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Root may run it too, and where there is no graphics card, imitating one takes most of the time.
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-software-rasterizer")
MANY: Final = 10**9

Visitors = Callable[..., Visitor]


@contextmanager
def launched() -> Iterator[Contexts]:
    """A browser."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        reason = f"no browser is installed: none of {', '.join(PROGRAMS)} is on the PATH (tools/programs installs one)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield Contexts(browser)
        browser.close()


@contextmanager
def hurried() -> Iterator[str]:
    """The address of a server for tests, which press buttons faster than people and want hints at once."""
    root = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    with (
        pytest.MonkeyPatch.context() as hurry,
        tempfile.TemporaryDirectory(dir=root) as folder,
        serving(Path(folder)) as found,
    ):
        hurry.setattr(guard, "MAX_POSTS", MANY)
        hurry.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", MANY)
        hurry.setattr(workers, "ADVISER", "search:iterations=40")
        yield found


# While Playwright runs, other tests of the process cannot use asyncio: `tests/conftest.py` stops it before them.
@pytest.fixture
def chromium() -> Contexts:
    """One browser for all tests in a row that use one."""
    return BROWSING.get(launched)


@pytest.fixture
def address() -> str:
    """One server for them."""
    return BROWSING.get(hurried)


@pytest.fixture
def visitors(chromium: Contexts, address: str) -> Iterator[Visitors]:
    """Makes visitors, each with a fresh browser; options are those of Playwright's contexts."""
    met: list[Visitor] = []

    def meet(at: str = address, **options: object) -> Visitor:
        met.append(Visitor(chromium, at, **options))
        return met[-1]

    yield meet
    for visitor in met:
        visitor.leave()
    troubles = [trouble for visitor in met for trouble in visitor.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Somebody with an ordinary screen."""
    return visitors()
