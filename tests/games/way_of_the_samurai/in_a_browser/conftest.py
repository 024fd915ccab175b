"""The server and the browser of `tests/browser`, for what only Way of the Samurai has.

A folder of its own: while Playwright runs, other tests of the process cannot use asyncio.
"""

from tests.browser.conftest import address, chromium, visitor, visitors

__all__ = ["address", "chromium", "visitor", "visitors"]
