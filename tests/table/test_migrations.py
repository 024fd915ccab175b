"""An old database opens after an upgrade: completely or not at all, in SQLite and in PostgreSQL."""

import gzip
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Engine, create_engine, inspect, text
from sqlalchemy.engine import make_url

from shiai.registry import games, load
from shiai.table import migrate
from shiai.table.backup import restore, written_rows
from shiai.table.errors import StorageError
from shiai.table.schema import METADATA
from shiai.table.service import TableService
from shiai.table.store import Store

OLD = Path(__file__).parent / "old"  # databases of older releases, as SQL
RELEASES = sorted({path.stem.partition("_")[2] for path in OLD.iterdir()})


@pytest.fixture(autouse=True)
def tables_of_games() -> None:
    """The tables that games add."""
    for game in games().values():
        for reference in game.face.routes:
            load(reference)


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """The database before a program of ours has opened it."""
    engine = create_engine(make_url(url))
    yield engine
    engine.dispose()


def fill(engine: Engine, release: str) -> None:
    """Make a database as an older release has left it."""
    with engine.begin() as connection:
        for line in (OLD / f"{engine.dialect.name}_{release}.sql").read_text("utf-8").splitlines():
            connection.exec_driver_sql(line.replace("%", "%%") if engine.dialect.name == "postgresql" else line)


def rows(engine: Engine) -> dict[str, list[dict[str, object]]]:
    """All rows of all tables."""
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        return {
            name: [dict(row) for row in connection.execute(text(f"select * from {name}")).mappings()] for name in names
        }


@pytest.mark.parametrize("release", RELEASES)
def test_an_old_database_is_upgraded_and_keeps_every_row(url: str, engine: Engine, release: str) -> None:
    fill(engine, release)
    before = rows(engine)
    store = Store(url)
    after = rows(engine)
    for name in set(before) - {"settings", "alembic_version"}:
        assert len(before[name]) == len(after[name]) > 0
        for old, new in zip(sorted(before[name], key=str), sorted(after[name], key=str), strict=True):
            assert old.items() <= new.items()
    assert store.setting("secret", "a new key") == "a key of old"
    service = TableService(store, ThreadPoolExecutor(1))
    assert service.stored("open-table").info.game == "seven_ronin"
    assert len(service.store.journal("open-table")) == 2
    assert len(service.moments("finished-table")) > 10
    service.close()


@pytest.mark.parametrize("release", RELEASES)
def test_an_upgraded_schema_is_that_of_a_new_database(url: str, engine: Engine, release: str) -> None:
    fill(engine, release)
    Store(url).close()
    with engine.connect() as connection:
        assert migrate.version_of(connection) == migrate.HEAD
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    assert differences == []


def test_tables_that_the_first_schema_got_in_time_are_made(url: str, engine: Engine) -> None:
    fill(engine, "1")
    with engine.begin() as connection:
        for name in ("contents", "analyses", "tokens"):
            connection.exec_driver_sql(f"drop table {name}")
    Store(url).close()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert len(rows(engine)["deeds"]) > 10


def test_a_new_database_has_the_newest_version(url: str, engine: Engine) -> None:
    Store(url).close()
    with engine.connect() as connection:
        assert migrate.version_of(connection) == migrate.HEAD
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert max(migrate.known_versions()) == migrate.HEAD


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(engine, "1")
    before = rows(engine), inspect(engine).get_columns("tables")

    def fails(*_args: object, **_options: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Operations, "execute", fails)  # columns and indexes have been added by then
    with pytest.raises(OSError, match="full"):
        Store(url)
    assert [str(part) for part in (rows(engine), inspect(engine).get_columns("tables"))] == [
        str(part) for part in before
    ]
    monkeypatch.undo()
    Store(url).close()


def test_servers_that_start_together_upgrade_once(url: str, engine: Engine) -> None:
    fill(engine, "1")
    with ThreadPoolExecutor(4) as threads:
        for store in threads.map(Store, [url] * 4):
            assert len(store.journal("open-table")) == 2
            store.close()


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ("alter table tables drop column deal", "the column 'deal' of 'tables'"),
        ("drop table preferences", "the table 'preferences'"),
    ],
)
def test_what_is_missing_is_found_at_the_start(url: str, engine: Engine, damage: str, named: str) -> None:
    Store(url).close()
    with engine.begin() as connection:
        connection.exec_driver_sql(damage)
    with pytest.raises(StorageError, match=named):
        Store(url)


def test_a_backup_of_an_older_release_is_restored(url: str, engine: Engine, tmp_path: Path) -> None:
    old = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    fill(old, "1")
    with old.connect() as connection:
        lines = list(written_rows(connection))
    old.dispose()
    lines = [json.dumps({"format": "shiai backup 1", "schema": 1}), *lines, json.dumps({"rows": len(lines)})]
    path = tmp_path / "old.backup"
    path.write_bytes(gzip.compress("\n".join(lines).encode()))
    store = Store(url)
    restore(store, path)
    assert store.setting("secret", "a new key") == "a key of old"
    assert len(store.journal("open-table")) == 2
    assert store.archive("finished-table")
    store.close()
    Store(url).close()
