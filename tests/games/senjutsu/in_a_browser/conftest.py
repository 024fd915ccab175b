"""The server and the browser of `tests/browser`, for pages that only Senjutsu has."""

from tests.browser.conftest import address, chromium, visitor, visitors

__all__ = ["address", "chromium", "visitor", "visitors"]
