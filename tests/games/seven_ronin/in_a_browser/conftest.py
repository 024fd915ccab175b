"""The server and the browser of `tests/browser`, for what only 7 Ronin has."""

from tests.browser.conftest import address, chromium, visitor, visitors

__all__ = ["address", "chromium", "visitor", "visitors"]
