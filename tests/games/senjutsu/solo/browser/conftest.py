"""The server and the visitors of `tests/web`."""

from tests.web.conftest import another, app, browser, client, hurry

__all__ = ["another", "app", "browser", "client", "hurry"]
