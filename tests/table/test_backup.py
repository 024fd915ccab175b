"""A backup holds everything of one moment; a database is filled with all of it or with nothing."""

import gzip
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, select
from typer.testing import CliRunner

from shiai.cli.app import app
from shiai.table import backup
from shiai.table.backup import back_up, restore, written_rows
from shiai.table.errors import StorageError
from shiai.table.schema import ENTRIES, METADATA
from shiai.table.service import TableService
from shiai.table.store import Store
from tests.table.tables import ANN, ATTACK, ATTACKER, choose, mine, now, play_to_the_end, portrait, ronin, spirit


@pytest.fixture
def empty(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'empty.sqlite'}")


def content(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.engine.connect() as connection:
        tables = METADATA.sorted_tables
        return {table.name: sorted(map(tuple, connection.execute(select(table))), key=repr) for table in tables}


def two_tables(service: TableService) -> tuple[str, str]:
    """A game that is being played and a finished one."""
    open_one, over = ronin(service, mine(), mine()), spirit(service, mine(), mine(), mine())
    choose(service, open_one, ANN, ATTACKER, *ATTACK)
    play_to_the_end(service, over, dict.fromkeys(range(3), ANN))
    service.moments(over)
    return open_one, over


def test_a_restored_server_plays_on(service: TableService, empty: Store, tmp_path: Path) -> None:
    open_one, over = two_tables(service)
    rows = back_up(service.store, tmp_path / "made.backup")
    assert restore(empty, tmp_path / "made.backup") == rows > 20
    assert content(empty) == content(service.store)
    again = TableService(empty, ThreadPoolExecutor(1))
    assert portrait(now(again, open_one)) == portrait(now(service, open_one))
    choose(again, open_one, ANN, ATTACKER, "done")
    assert len(again.moments(over)) == len(service.moments(over))
    again.close()


def test_a_backup_shows_one_moment_although_the_game_goes_on(
    service: TableService, empty: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = ronin(service, mine(), mine())
    before = content(service.store)
    rows = written_rows

    def meanwhile(connection: Connection, with_key: bool) -> Iterator[str]:
        for number, row in enumerate(rows(connection, with_key)):
            if not number:
                choose(service, id, ANN, ATTACKER, ATTACK[0])
            yield row

    monkeypatch.setattr(backup, "written_rows", meanwhile)
    back_up(service.store, tmp_path / "made.backup")
    assert content(service.store) != before
    restore(empty, tmp_path / "made.backup")
    assert content(empty) == before


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def without_last_line(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:-1]))


def of_another_schema(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b'"schema": "', b'"schema": "9', 1))


def with_a_row_twice(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(True)
    return gzip.compress(b"".join([*lines[:3], *lines[2:]]))


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (cut, "damaged"),
        (without_last_line, "breaks off"),
        (of_another_schema, "version 9"),
        (with_a_row_twice, "cannot be restored"),
        (lambda data: b"nonsense", "no backup"),
        (lambda data: gzip.compress(b'{"format": "other"}\n'), "no backup"),
        (lambda data: gzip.compress(b"[]\n"), "damaged"),
    ],
)
def test_a_damaged_backup_changes_nothing(
    service: TableService, empty: Store, tmp_path: Path, damage: Callable[[bytes], bytes], said: str
) -> None:
    ronin(service, mine(), mine())
    path = tmp_path / "made.backup"
    back_up(service.store, path)
    path.write_bytes(damage(path.read_bytes()))
    METADATA.create_all(empty.engine)
    before = content(empty)
    with pytest.raises(StorageError, match=said):
        restore(empty, path)
    assert content(empty) == before


def test_a_database_with_games_is_not_overwritten(service: TableService, tmp_path: Path) -> None:
    ronin(service, mine(), mine())
    back_up(service.store, tmp_path / "made.backup")
    before = content(service.store)
    with pytest.raises(StorageError, match="empty database"):
        restore(service.store, tmp_path / "made.backup")
    assert content(service.store) == before


def test_the_commands_back_up_restore_and_export(service: TableService, tmp_path: Path) -> None:
    _, over = two_tables(service)
    url, made = str(service.store.engine.url), str(tmp_path / "made.backup")
    run = CliRunner().invoke
    assert "rows" in run(app, ["backup", made, "--db", url]).output
    restored = run(app, ["restore", made, "--db", f"sqlite:///{tmp_path / 'other.sqlite'}"])
    assert restored.exit_code == 0
    assert "rows restored" in restored.output
    with Store(f"sqlite:///{tmp_path / 'other.sqlite'}").engine.connect() as connection:
        assert connection.execute(select(ENTRIES)).all()
    assert "1 records" in run(app, ["export", str(tmp_path / "records"), "--db", url]).output
    (record,) = (tmp_path / "records").iterdir()
    assert record.read_text("utf-8") == now(service, over).game.record.text()


@pytest.mark.parametrize("command", [["backup", "out.backup"], ["export", "records"], ["restore", "made.backup"]])
def test_a_damaged_database_is_named_without_a_traceback(
    tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = Store(f"sqlite:///{tmp_path / 'whole.sqlite'}")
    for number in range(400):
        store.rename(f"person {number}", "x" * 24)
    back_up(store, tmp_path / "made.backup")
    store.close()
    whole = (tmp_path / "whole.sqlite").read_bytes()
    pages = len(whole) // 4096
    for page in (0, *range(1, pages, 7)):
        path = tmp_path / f"damaged{page}.sqlite"
        path.write_bytes(whole[: 4096 * page] + bytes(range(256)) * 16 + whole[4096 * (page + 1) :])
        done = CliRunner().invoke(app, [*command, "--db", f"sqlite:///{path}"])
        assert done.exception is None or isinstance(done.exception, StorageError), (page, done.exception)
        if page == 0:
            assert "damaged" in str(done.exception)
            assert path.read_bytes()[:256] == bytes(range(256))
