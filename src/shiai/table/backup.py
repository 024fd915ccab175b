"""Backups: everything that a database holds in one file, which any database can be restored from.

A backup is made while the server runs: it shows one moment. It can move a server from SQLite to PostgreSQL and back.
The file has lines of JSON, compressed: a header, the rows, and a last line with their number, so that a file that was
cut off is told from a whole one.
"""

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, func, select
from sqlalchemy.exc import SQLAlchemyError

from shiai.table.errors import StorageError
from shiai.table.keys import ELSEWHERE, SECRET
from shiai.table.migrate import FIRST, HEAD, VERSION, alone, known_versions, upgrade
from shiai.table.schema import METADATA, OURS, SETTINGS
from shiai.table.store import Store

FORMAT: Final = "shiai backup 1"
BYTES: Final = "base64"  # the key under which bytes are written


def back_up(store: Store, path: Path, with_key: bool = True) -> int:
    """Write everything that is stored to a file; return the number of rows. A crash leaves an older file as it was.

    The keys of cookies and links are written, too, unless they are not wanted or in a file of their own.
    """
    with one_moment(store) as connection:
        return write_backup(path, written_rows(connection, with_key))


def write_backup(path: Path, written: Iterator[str]) -> int:
    """Write these rows as a backup; return their number."""
    partial = path.with_name(path.name + ".part")
    handle = os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)  # it has all games
    with os.fdopen(handle, "wb") as file:
        with gzip.open(file, "wt", encoding="utf-8") as lines:
            lines.write(json.dumps({"format": FORMAT, "schema": HEAD}) + "\n")
            rows = 0
            for line in written:
                lines.write(line + "\n")
                rows += 1
            lines.write(json.dumps({"rows": rows}) + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)
    return rows


def one_moment(store: Store) -> Connection:
    """Return a connection that sees one moment of the database, whatever others write meanwhile."""
    if not store.sqlite:
        return store.engine.connect().execution_options(isolation_level="REPEATABLE READ")
    connection = store.engine.connect()
    connection.exec_driver_sql("BEGIN")
    return connection


def written_rows(connection: Connection, with_key: bool = True) -> Iterator[str]:
    """Yield all rows of all tables as JSON."""
    found = MetaData()
    found.reflect(connection)
    for table in [table for table in found.sorted_tables if table.name != VERSION.name]:
        for row in connection.execute(select(table)).mappings():
            secret = table.name == SETTINGS.name and row["name"] == SECRET
            if not secret or (with_key and row["value"] != ELSEWHERE):
                yield written_row(table.name, row)


def written_row(table: str, row: Mapping[Any, Any]) -> str:
    """Return a row as JSON."""
    values = {name: {BYTES: b64encode(v).decode()} if isinstance(v, bytes) else v for name, v in row.items()}
    return json.dumps({"table": table, "row": values})


def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup: with all of it or, if anything is wrong, with nothing.

    A backup of an older release is brought to the present schema. Return the number of rows. Tables that games add must
    be known, so load their pages before.
    """
    store.check_schema()
    lines = read_lines(path)
    header = next(lines, {})
    if header.get("format") != FORMAT:
        raise StorageError(f"{path}: this is no backup; make one with shiai backup")
    version = FIRST if header.get("schema") == 1 else header.get("schema")  # before Alembic it was a number
    if version not in known_versions():
        raise StorageError(
            f"{path}: the backup has version {version} of the schema, this program knows {FIRST} to {HEAD}; "
            "restore it with the release that wrote it or a newer one"
        )
    with alone(store.engine) as connection:
        check_empty(connection)
        connection.execute(SETTINGS.delete())  # a new database has made a key of its own
        if version == HEAD:
            return fill(connection, path, lines)
        METADATA.drop_all(connection, OURS)
        VERSION.drop(connection)
        upgrade(connection, None, version)
        connection.execute(SETTINGS.delete())
        rows = fill(connection, path, lines)
        upgrade(connection, version)
        return rows


def fill(connection: Connection, path: Path, lines: Iterator[dict[str, Any]]) -> int:
    """Insert the rows of a backup; return their number."""
    found = MetaData()
    found.reflect(connection)
    rows = 0
    try:
        for line in lines:
            if "rows" in line:
                if line["rows"] != rows:
                    raise StorageError(f"{path}: the backup has {rows} rows, but {line['rows']} were written")
                return rows
            table = found.tables.get(line["table"])
            if table is None:
                raise StorageError(f"{path}: this program has no table '{line['table']}'; is a game not installed?")
            connection.execute(table.insert().values(**read_row(line["row"])))
            rows += 1
    except (SQLAlchemyError, KeyError, TypeError) as error:
        raise StorageError(f"{path}: row {rows + 1} cannot be restored: {error}") from None
    raise StorageError(f"{path}: the backup breaks off after {rows} rows; use another one")


def check_empty(connection: Connection) -> None:
    """Raise StorageError if something was stored already."""
    for table in METADATA.sorted_tables:
        if table is not SETTINGS and connection.execute(select(func.count()).select_from(table)).scalar():
            raise StorageError("a backup is restored into an empty database, and this one has games; give another --db")


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a backup; raise StorageError if the file is damaged."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for text in file:
                line = json.loads(text)
                if not isinstance(line, dict):
                    raise ValueError("a line is no object")
                yield line
    except FileNotFoundError:
        raise StorageError(f"there is no file '{path}'") from None
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise StorageError(f"{path}: this is no backup, or it is damaged: {error}") from None


def read_row(row: dict[str, Any]) -> dict[str, Any]:
    """Return the values of a row."""
    return {name: b64decode(value[BYTES]) if isinstance(value, dict) else value for name, value in row.items()}
