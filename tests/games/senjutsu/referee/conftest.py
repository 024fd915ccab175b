"""The databases of `tests/table`, and the server and the visitors of `tests/web`."""

from tests.table.conftest import postgresql, postgresql_url, store, url
from tests.web.conftest import another, app, browser, client, hurry

__all__ = ["another", "app", "browser", "client", "hurry", "postgresql", "postgresql_url", "store", "url"]
