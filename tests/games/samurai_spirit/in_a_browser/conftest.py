"""The server and the browser of `tests/browser`, for the table of Samurai Spirit."""

from tests.browser.conftest import address, chromium, visitor, visitors

__all__ = ["address", "chromium", "visitor", "visitors"]
