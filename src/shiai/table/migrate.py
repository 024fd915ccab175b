"""Brings a database to the present schema when it is opened: completely, or not at all.

A new database gets the schema at once, an older one what Alembic finds in `migrations/versions`. Either happens in one
transaction, and of several servers that start together one does it while the others wait.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select

from shiai.table.errors import StorageError
from shiai.table.schema import METADATA, OURS, SETTINGS

FOLDER: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0004"  # the newest version in migrations/versions
FIRST: Final = "0001"  # the version of databases from before Alembic, which call it 1
LOCK: Final = 7_483_021  # of PostgreSQL, while a schema is made or changed
VERSION: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def migrate(engine: Engine) -> None:
    """Create or upgrade the schema if need be; raise StorageError if this program cannot use the database."""
    with engine.connect() as connection:
        present = version_of(connection)
    if present != HEAD:
        with alone(engine) as connection:
            present = version_of(connection)  # another server may have been faster
            if present is None:
                create(connection)
            elif present != HEAD:
                upgrade(connection, present)


def version_of(connection: Connection) -> str | None:
    """Return the version of the schema, or None if there is none yet."""
    names = inspect(connection).get_table_names()
    if VERSION.name in names:
        found: str | None = connection.execute(select(VERSION.c.version_num)).scalar()
        return found
    if SETTINGS.name not in names:
        return None
    old = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "schema")).scalar()
    return FIRST if old in (None, "1") else str(old)


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """Open a transaction in which nobody else changes the schema."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python would begin none for changes of the schema
        else:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        yield connection
        connection.commit()


def create(connection: Connection) -> None:
    """Create the present schema."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=HEAD))
    set_schema(connection)


def upgrade(connection: Connection, present: str | None, target: str = HEAD) -> None:
    """Run the migrations from one version to another; None is an empty database."""
    from alembic import command  # it takes a while to import, and is rarely needed
    from alembic.config import Config

    if present is not None and present not in known_versions():
        raise StorageError(
            f"the database has version {present} of the schema, this program knows {FIRST} to {HEAD}; "
            "use the release that wrote it or a newer one, or another database (--db)"
        )
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
    set_schema(connection)


def known_versions() -> frozenset[str]:
    """Return the versions of the schema that this program can upgrade."""
    from alembic.script import ScriptDirectory

    return frozenset([script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()])


def set_schema(connection: Connection) -> None:
    """Tell programs from before Alembic that they cannot use this database."""
    connection.execute(SETTINGS.delete().where(SETTINGS.c.name == "schema"))
    connection.execute(SETTINGS.insert().values(name="schema", value=HEAD))


def check(engine: Engine) -> None:
    """Raise StorageError if a table or a column is missing; tables of games are made if they are not there yet."""
    with engine.connect() as connection:
        found = inspect(connection).get_multi_columns()
    columns = {name: {column["name"] for column in of_table} for (_schema, name), of_table in found.items()}
    missing: list[str] = []
    for table in METADATA.sorted_tables:
        if table.name in columns:
            lacking = set(table.columns.keys()) - columns[table.name]
            missing += [f"the column '{name}' of '{table.name}'" for name in sorted(lacking)]
        elif table in OURS:
            missing.append(f"the table '{table.name}'")
        else:
            with alone(engine) as connection:
                table.create(connection, checkfirst=True)
    if missing:
        raise StorageError(
            f"the database says it has version {HEAD} of the schema, but lacks {', '.join(missing)}; "
            "restore a backup (shiai restore), or use another database (--db)"
        )
