"""A server and a browser for these tests. Whatever goes wrong in the browser of a visitor fails the test."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from shiai.table import workers
from shiai.web import guard
from tests.browser.serving import serving
from tests.browser.visitor import Visitor

PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Root may run it too, and where there is no graphics card, imitating one takes most of the time.
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-software-rasterizer")
MANY: Final = 10**9

Visitors = Callable[..., Visitor]


# For this folder and not for the whole session: while Playwright runs, other tests of the process cannot use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this folder."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        reason = f"no browser is installed: none of {', '.join(PROGRAMS)} is on the PATH (tools/programs installs one)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of this folder."""
    with pytest.MonkeyPatch.context() as hurry, serving(tmp_path_factory.mktemp("server")) as found:
        hurry.setattr(guard, "MAX_POSTS", MANY)  # the tests press buttons faster than people
        hurry.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", MANY)
        hurry.setattr(workers, "ADVISER", "search:iterations=40")
        yield found


@pytest.fixture
def visitors(chromium: Browser, address: str) -> Iterator[Visitors]:
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
