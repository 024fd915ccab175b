"""Storage of tables, seats and journals in a database. Writes are durable when a method returns."""

import json
import os
import secrets
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from hmac import digest
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Table, bindparam, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from shiai.core.record import OPEN
from shiai.table.errors import Conflict, NoSuchTable, StorageError
from shiai.table.journal import Entry, TableInfo
from shiai.table.keys import Keys
from shiai.table.migrate import check, migrate
from shiai.table.runs import Run
from shiai.table.schema import (
    BLOCKS,
    ENTRIES,
    GAMES,
    HOLDERS,
    LINKS,
    MUTES,
    PEOPLE,
    RUNS,
    SEATS,
    SETTINGS,
    TABLES,
)

TOKEN_BYTES: Final = 16
REMEMBERED: Final = 10_000  # tables
CHANNEL: Final = "shiai"  # on which processes that share a database tell each other what they have stored
PATIENCE: Final = 10  # seconds for a connection to PostgreSQL
CONNECTIONS: Final = 16  # of one process at most
QUICKER: Final = "somebody else has changed the table; look again"


COUNT: Final = select(func.max(ENTRIES.c.number) + 1).where(ENTRIES.c.table_id == bindparam("table"))
NOTIFY: Final = text("SELECT pg_notify(:channel, :words)")
ADVISORY_LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtextextended(:what, 0))")
TRY_ADVISORY_LOCK: Final = text("SELECT pg_try_advisory_lock(hashtextextended(:what, 0))")


@dataclass(frozen=True)
class Seat:
    """A seat as it is stored."""

    player: str
    name: str
    holders: frozenset[str] = frozenset()  # ids of people


@dataclass(frozen=True)
class StoredTable:
    """A table without its journal: metadata, result and seats."""

    info: TableInfo
    result: str
    seats: tuple[Seat, ...]
    owner: str = ""  # the person who is the host
    closed: str = ""  # the day on which the host has closed it
    mutes: frozenset[tuple[str, int]] = frozenset()  # person, seat; none in lists of tables
    blocks: frozenset[tuple[str, str]] = frozenset()  # somebody who is there, another person; likewise


@dataclass(frozen=True)
class Ended:
    """How a game ended, for statistics."""

    winners: tuple[int, ...]
    rounds: int | None  # None if the game counts none
    choices: int
    rewinds: int


def hash_token(token: str) -> str:
    """Return the hash under which a secret link is stored."""
    return sha256(token.encode()).hexdigest()


def now() -> str:
    """Return the present time in UTC, as it is stored."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S")


def today() -> str:
    """Return the present day in UTC, as it is stored."""
    return now()[:10]


def close_returned(_connection: object, record: ConnectionPoolEntry) -> None:
    """Close a connection that comes back to the pool of a closed store."""
    record.invalidate()


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str, key_file: str = "") -> None:
        self.keys = Keys(self, key_file)
        try:
            self.engine = new_engine(url)
        except (ArgumentError, ImportError, ValueError) as error:  # do not show the address: it may have a password
            raise StorageError(f"cannot use the database at this address: {error}") from None
        self.sqlite = self.engine.dialect.name == "sqlite"
        # A single question needs no transaction around it.
        self.reader = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.touched: dict[str, str] = {}  # by table: the day that is stored, so that it is written once a day
        self.write_lock = threading.Lock()  # SQLite has one writer at a time: queue here instead of colliding there
        if self.sqlite:
            keep_private(self.engine.url.database)
            configure_sqlite(self.engine)
        try:
            migrate(self.engine)
            self.check_schema()
        except SQLAlchemyError as error:
            self.close()
            raise StorageError(f"cannot open the database '{self.engine.url!r}': {said_plainly(error)}") from None
        except BaseException:
            self.close()
            raise

    def check_schema(self) -> None:
        """Raise StorageError if the database lacks a table or a column; games add tables when they are loaded."""
        check(self.engine)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction for writing."""
        if not self.sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        with self.write_lock, self.engine.begin() as connection:
            yield connection

    def ping(self) -> None:
        """Raise SQLAlchemyError if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        """Close all connections; those that threads still use are closed when they give them back."""
        if not event.contains(self.engine, "checkin", close_returned):
            event.listen(self.engine, "checkin", close_returned)
        self.engine.dispose()

    def setting(self, name: str, default: str) -> str:
        """Return a setting; store the default if there is none yet. Of several processes the first one decides."""
        with self.writing() as connection:
            insert_or_update(connection, SETTINGS, {"name": name}, {"value": default}, update=False)
            return str(connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one())

    # Several processes ------------------------------------------------------------------------------------------------

    def announce(self, connection: Connection, *words: object) -> None:
        """Tell all processes that share the database what this transaction changes; they hear it when it is stored."""
        if not self.sqlite:
            connection.execute(NOTIFY, {"channel": CHANNEL, "words": " ".join(map(str, words))})

    @contextmanager
    def alone(self, what: str) -> Iterator[None]:
        """Let only one process at a time do this; the others wait. One SQLite file has one process anyway."""
        if self.sqlite:
            yield
            return
        with self.engine.begin() as connection:
            connection.execute(ADVISORY_LOCK, {"what": what})
            yield

    @contextmanager
    def claim(self, what: str) -> Iterator[bool]:
        """Claim what only one process should do now; yield False if another one has. A claim ends with its process."""
        if self.sqlite:
            yield True
            return
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.detach()  # the lock belongs to the connection, which nobody else may use
        driver = connection.connection.dbapi_connection
        try:
            yield bool(connection.execute(TRY_ADVISORY_LOCK, {"what": what}).scalar())
        finally:
            with suppress(SQLAlchemyError):  # if the connection is lost, so is the claim
                connection.close()
            if driver is not None:
                driver.close()  # also where SQLAlchemy could not, because the server is gone

    # People -----------------------------------------------------------------------------------------------------------

    def name(self, person: str) -> str:
        """Return the name that a person has chosen, or an empty text."""
        with self.engine.connect() as connection:
            return connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar() or ""

    def rename(self, person: str, name: str) -> None:
        """Store a person's name, also at the seats that the person holds."""
        with self.writing() as connection:
            insert_or_update(connection, PEOPLE, {"id": person}, {"name": name})
            held = (SEATS.c.table_id == HOLDERS.c.table_id) & (SEATS.c.seat == HOLDERS.c.seat)
            mine = select(HOLDERS.c.person).where(held & (HOLDERS.c.person == person)).exists()
            connection.execute(SEATS.update().where(mine).values(name=name))
            self.announce(connection, "person", person)

    # Tables -----------------------------------------------------------------------------------------------------------

    def create(
        self,
        info: TableInfo,
        seats: tuple[Seat, ...],
        owner: str,
        journal: list[Entry],
        thinking: bool,
        also: Callable[[Connection], None] | None = None,
        origin: str = "",
    ) -> None:
        """Store a new table, and what `also` stores. `origin` stands for the address that it was set up from."""
        with self.writing() as connection:
            connection.execute(
                TABLES.insert().values(
                    id=info.id,
                    game=info.game,
                    rules=info.rules,
                    options=info.options,
                    seed=info.seed,
                    deal=info.deal,
                    created=info.created,
                    owner=owner,
                    thinking=thinking,
                    result=OPEN,
                    touched=today(),
                    origin=origin,
                )
            )
            for number, seat in enumerate(seats):
                connection.execute(
                    SEATS.insert().values(table_id=info.id, seat=number, player=seat.player, name=seat.name)
                )
                for person in seat.holders:
                    connection.execute(HOLDERS.insert().values(table_id=info.id, seat=number, person=person))
            connection.execute(GAMES.insert().values(table_id=info.id, begun=now(), copied=bool(journal)))
            insert_entries(connection, info.id, 0, journal)
            if also is not None:
                also(connection)

    def append(
        self,
        table: str,
        number: int,
        journal: list[Entry],
        thinking: bool | None,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Add entries, the first as number `number`; store `thinking` unless it is None, and what `also` stores.

        Raise Conflict if another process has already stored an entry with one of these numbers.
        """
        try:
            with self.writing() as connection:
                insert_entries(connection, table, number, journal)
                if thinking is not None:
                    connection.execute(TABLES.update().where(TABLES.c.id == table).values(thinking=thinking))
                if self.touched.get(table) != (day := today()):
                    connection.execute(TABLES.update().where(TABLES.c.id == table).values(touched=day))
                if also is not None:
                    also(connection)
                self.announce(connection, "table", table)
            if len(self.touched) > REMEMBERED:
                self.touched.clear()
            self.touched[table] = day
        except IntegrityError:
            raise Conflict(QUICKER) from None

    def finish(self, table: str, result: str, archive: bytes, ended: Ended, run: Run | None = None) -> None:
        """Store the result and the archive of a finished game, how it ended, and its run if it was one.

        If another process was quicker, nothing changes.
        """
        with self.writing() as connection:
            values: dict[str, Any] = {"result": result, "archive": archive, "thinking": False}
            still_open = (TABLES.c.id == table) & (TABLES.c.result == OPEN)
            if not connection.execute(TABLES.update().where(still_open).values(**values)).rowcount:
                return
            self.announce(connection, "seats", table)
            winners = " ".join([str(seat) for seat in ended.winners])
            numbers = {"rounds": ended.rounds, "choices": ended.choices, "rewinds": ended.rewinds}
            where = GAMES.c.table_id == table
            connection.execute(GAMES.update().where(where).values(ended=now(), winners=winners, **numbers))
            if run is not None:
                reached = {"rank": run.rank, "round": run.round, "wave": run.wave, "backs": run.rewinds}
                connection.execute(RUNS.insert().values(table_id=table, mode=run.mode, hero=run.hero, **reached))

    def runs_of(self, person: str, game: str) -> list[Run]:
        """Return the finished runs of a game that a person played."""
        played = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        of_game = select(TABLES.c.id).where(TABLES.c.game == game)
        wanted = select(RUNS).where(RUNS.c.table_id.in_(played) & RUNS.c.table_id.in_(of_game))
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(RUNS.c.table_id)).all()
        return [Run(row.mode, row.hero, row.rank, row.round, row.wave, row.backs, row.table_id) for row in rows]

    def info(self, table: str) -> TableInfo:
        """Return the metadata of a table."""
        with self.engine.connect() as connection:
            return self._stored_table(connection, self._row(connection, table)).info

    def stored(self, table: str) -> StoredTable:
        """Return a table with its seats, and with whom people there want to have nothing to do."""
        with self.engine.connect() as connection:
            found = self._stored_table(connection, self._row(connection, table))
            there = {found.owner}.union(*[seat.holders for seat in found.seats])
            mutes = connection.execute(select(MUTES.c.person, MUTES.c.seat).where(MUTES.c.table_id == table)).all()
            blocks = connection.execute(select(BLOCKS.c.person, BLOCKS.c.other).where(BLOCKS.c.person.in_(there))).all()
        return replace(
            found,
            mutes=frozenset([(row.person, row.seat) for row in mutes]),
            blocks=frozenset([(row.person, row.other) for row in blocks]),
        )

    def archive(self, table: str) -> bytes | None:
        """Return the archive of a finished game, or None if there is none yet."""
        with self.engine.connect() as connection:
            found: bytes | None = self._row(connection, table).archive
            return found

    def count(self, table: str) -> int:
        """Return how many entries the journal of a table has."""
        with self.reader.connect() as connection:
            return connection.execute(COUNT, {"table": table}).scalar() or 0

    def journal(self, table: str, first: int = 0) -> list[Entry]:
        """Return the journal of a table, from entry `first` on."""
        where = (ENTRIES.c.table_id == table) & (ENTRIES.c.number >= first)
        with self.reader.connect() as connection:
            rows = connection.execute(select(ENTRIES).where(where).order_by(ENTRIES.c.number))
            return [Entry(row.kind, row.seat, json.loads(row.data)) for row in rows]

    def has_entry(self, table: str, kind: str) -> bool:
        """Return whether the journal of a table has an entry of this kind."""
        where = (ENTRIES.c.table_id == table) & (ENTRIES.c.kind == kind)
        with self.reader.connect() as connection:
            return connection.execute(select(ENTRIES.c.number).where(where).limit(1)).first() is not None

    def tables_with_work(self) -> list[str]:
        """Return the ids of tables that do not wait for people: a bot must choose, or the end is not archived."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.thinking)).scalars())

    def finished_tables(self) -> list[str]:
        """Return the ids of all tables whose game is over, oldest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.result != OPEN).order_by(TABLES.c.created, TABLES.c.id)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def tables_of(self, person: str) -> list[StoredTable]:
        """Return the tables that a person owns or sits at, newest first."""
        with self.engine.connect() as connection:
            held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
            wanted = select(TABLES).where((TABLES.c.owner == person) | TABLES.c.id.in_(held))
            rows = connection.execute(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id)).all()
            return [self._stored_table(connection, row) for row in rows]

    def is_owner(self, table: str, person: str) -> bool:
        """Return whether this person created the table."""
        with self.engine.connect() as connection:
            return bool(self._row(connection, table).owner == person)

    # Seats ------------------------------------------------------------------------------------------------------------

    def new_link(self, table: str, seat: int) -> str:
        """Make a secret link to a seat and return its token; an older link stops working."""
        made_for = f"{table}/{seat}/{secrets.token_urlsafe(8)}"
        token = self.token(made_for)
        with self.writing() as connection:
            set_link(connection, table, seat, made_for, token)
        return token

    def link(self, table: str, seat: int) -> str:
        """Return the token of the present link to a seat, or an empty text if none was made."""
        with self.engine.connect() as connection:
            where = (LINKS.c.table_id == table) & (LINKS.c.seat == seat)
            made_for = connection.execute(select(LINKS.c.made_for).where(where)).scalar()
            at = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            link_hash = connection.execute(select(SEATS.c.link_hash).where(at)).scalar()
        return self.token(made_for, link_hash or "") if made_for is not None else ""

    def move_links(self, table: str, other: str, seats: list[int]) -> None:
        """Let the links of a table lead to another one: seat `seats[n]` of the old table becomes seat n."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(LINKS).where(LINKS.c.table_id == table)).all()
            hashes = select(SEATS.c.seat, SEATS.c.link_hash).where(SEATS.c.table_id == table)
            used = [(seats.index(seat), link) for seat, link in connection.execute(hashes) if seat in seats and link]
            made = {row.seat: row.link_hash for row in connection.execute(hashes)}
        found = [(row, self.token(row.made_for, made[row.seat] or "")) for row in rows if row.seat in seats]
        moved = [(seats.index(row.seat), row.made_for, token) for row, token in found if token]
        with self.writing() as connection:
            connection.execute(LINKS.delete().where(LINKS.c.table_id == table))
            connection.execute(SEATS.update().where(SEATS.c.table_id == table).values(link_hash=None))
            for seat, link_hash in used:  # also those with which somebody sits already
                at = (SEATS.c.table_id == other) & (SEATS.c.seat == seat)
                connection.execute(SEATS.update().where(at).values(link_hash=link_hash))
            for seat, made_for, token in moved:
                set_link(connection, other, seat, made_for, token)

    @property
    def key(self) -> bytes:
        """The key that signs cookies and links."""
        return self.keys.accepted()[-1]

    def token(self, made_for: str, link_hash: str | None = None) -> str:
        """Return the token of a link. Only this server can make it, so that the database need not contain it.

        Given its hash, return the token that was made with whichever key; an empty text if that key counts no more.
        """
        tokens = [token_with(key, made_for) for key in reversed(self.keys.accepted())]
        return tokens[0] if link_hash is None else next((t for t in tokens if hash_token(t) == link_hash), "")

    def seat_of_link(self, token: str) -> tuple[str, int]:
        """Return the table and seat of a secret link."""
        with self.engine.connect() as connection:
            row = connection.execute(select(SEATS).where(SEATS.c.link_hash == hash_token(token))).first()
        if row is None:
            raise NoSuchTable("this link is not valid; ask for a new one")
        return row.table_id, row.seat

    def sit(self, table: str, seat: int, person: str, name: str, entry: Entry, number: int) -> None:
        """Store that a person took a seat, with its entry; raise Conflict as `append` does."""
        try:
            with self.writing() as connection:
                holder = {"table_id": table, "seat": seat, "person": person}
                held = (HOLDERS.c.table_id == table) & (HOLDERS.c.seat == seat) & (HOLDERS.c.person == person)
                if connection.execute(select(HOLDERS).where(held)).first() is None:  # the link has done its work
                    connection.execute(LINKS.delete().where((LINKS.c.table_id == table) & (LINKS.c.seat == seat)))
                insert_or_update(connection, HOLDERS, holder, {}, update=False)
                connection.execute(
                    SEATS.update().where((SEATS.c.table_id == table) & (SEATS.c.seat == seat)).values(name=name)
                )
                insert_entries(connection, table, number, [entry])
                self.announce(connection, "table", table)
        except IntegrityError:
            raise Conflict(QUICKER) from None

    def leave(self, table: str, seat: int, people: frozenset[str], entry: Entry, number: int) -> None:
        """Store that people leave a seat, and its entry if nobody holds it then; raise Conflict as `append` does."""
        where = (HOLDERS.c.table_id == table) & (HOLDERS.c.seat == seat)
        try:
            with self.writing() as connection:
                connection.execute(HOLDERS.delete().where(where & HOLDERS.c.person.in_(people)))
                if connection.execute(select(HOLDERS).where(where)).first() is None:
                    at = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
                    connection.execute(SEATS.update().where(at).values(name=""))
                    connection.execute(MUTES.delete().where((MUTES.c.table_id == table) & (MUTES.c.seat == seat)))
                    insert_entries(connection, table, number, [entry])
                self.announce(connection, "seats", table)
        except IntegrityError:
            raise Conflict(QUICKER) from None

    def _row(self, connection: Connection, table: str) -> Row[Any]:
        known = table.isprintable()  # PostgreSQL rejects some control characters
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first() if known else None
        if row is None:
            raise NoSuchTable(f"there is no table '{table}'")
        return row

    def _stored_table(self, connection: Connection, row: Row[Any]) -> StoredTable:
        rows = connection.execute(select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat)).all()
        seats = [Seat(seat.player, seat.name) for seat in rows]
        for holder in connection.execute(select(HOLDERS).where(HOLDERS.c.table_id == row.id)):
            seat = seats[holder.seat]
            seats[holder.seat] = replace(seat, holders=seat.holders | {holder.person})
        players = tuple([seat.player for seat in seats])
        info = TableInfo(row.id, row.game, row.rules, row.options, row.seed, players, row.created, row.deal)
        return StoredTable(info, row.result, tuple(seats), row.owner, row.closed)


def token_with(key: bytes, made_for: str) -> str:
    """Return the token of a link that is made with a key."""
    code = digest(key, f"link/{made_for}".encode(), "sha256")[:TOKEN_BYTES]
    return urlsafe_b64encode(code).decode().rstrip("=")


def said_plainly(error: SQLAlchemyError) -> str:
    """Return what is wrong with a database in one sentence, and what to do if its file is damaged."""
    said = str(getattr(error, "orig", None) or error).strip()
    if "malformed" in said or "not a database" in said:
        return f"the file is damaged ({said}); restore a backup into a new file with shiai restore"
    return said


@contextmanager
def readable(store: Store) -> Iterator[None]:
    """Raise StorageError, which people can read, if the database fails."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StorageError(f"cannot read the database '{store.engine.url!r}': {said_plainly(error)}") from None


def set_link(connection: Connection, table: str, seat: int, made_for: str, token: str) -> None:
    """Store the link of a seat in place of an older one."""
    insert_or_update(connection, LINKS, {"table_id": table, "seat": seat}, {"made_for": made_for})
    where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    connection.execute(SEATS.update().where(where).values(link_hash=hash_token(token)))


def insert_or_update(
    connection: Connection, table: Table, key: dict[str, Any], values: dict[str, Any], update: bool = True
) -> None:
    """Insert a row, or update the one that has this key; without `update` that one stays as it is."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(table).values(**key, **values)
    columns = [table.c[name] for name in key]
    if update:
        connection.execute(row.on_conflict_do_update(index_elements=columns, set_=values))
    else:
        connection.execute(row.on_conflict_do_nothing(index_elements=columns))


def new_engine(url: str) -> Engine:
    """Return the engine of a database. One that cannot be reached is given up soon, and a lost connection replaced."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        return create_engine(address)
    arguments = {"connect_timeout": PATIENCE} if address.get_backend_name() == "postgresql" else {}
    return create_engine(
        address,
        pool_pre_ping=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args=arguments,
    )


def insert_entries(connection: Connection, table: str, number: int, journal: list[Entry]) -> None:
    """Insert entries, the first one with this number."""
    rows = [
        {
            "table_id": table,
            "number": number + i,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": json.dumps(entry.data),
        }
        for i, entry in enumerate(journal)
    ]
    if rows:
        connection.execute(ENTRIES.insert(), rows)


def keep_private(path: str | None) -> None:
    """Create the file of a database so that only its user can read it: it has the games and the key of all cookies.

    SQLite gives its journals the same rights.
    """
    if path and path != ":memory:":
        with suppress(OSError):  # opening the database says what is wrong
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def configure_sqlite(engine: Engine) -> None:
    """Let readers work while somebody writes, and write every commit to disk before it returns."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
