"""The server and the browser of `tests/browser`, for what only Way of the Samurai has."""

from tests.browser.conftest import address, chromium, visitor, visitors

__all__ = ["address", "chromium", "visitor", "visitors"]
