"""Databases and table services for the tests of live tables."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from shiai.table import workers
from shiai.table.service import TableService
from shiai.table.store import Store
from tests.postgresql import postgresql, postgresql_url
from tests.stores import new_store

__all__ = ["postgresql", "postgresql_url"]


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints after few tries."""
    monkeypatch.setattr(workers, "ADVISER", "search:iterations=12")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("postgresql_url")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store in each kind of database."""
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[TableService]:
    """A table service whose bots think in a thread."""
    service = TableService(new_store(tmp_path), ThreadPoolExecutor(1))
    yield service
    service.close()
