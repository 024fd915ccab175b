"""Sessions of pages, kept in the database: what a method has written is durable when it returns."""

import json
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from sqlalchemy import Column, Integer, Row, String, Table, Text, select

from shiai.games.senjutsu.referee.entries import ENEMY, HERO, Entry
from shiai.games.senjutsu.referee.referee import Referee, from_data
from shiai.table.errors import NoSuchTable, Stale
from shiai.table.schema import METADATA
from shiai.table.store import Store

REMEMBERED: Final = 50  # sessions that are not replayed anew for every page
LISTED: Final = 50
CHANGED: Final = "another page has changed this session, nothing was entered: look at the board and enter it again"

REFEREES: Final = Table(
    "referees",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("created", String(10), nullable=False),
    Column("entries", Integer, nullable=False),  # how many
    Column("data", Text, nullable=False),
)


@dataclass(frozen=True)
class ListedSession:
    """A session in somebody's list."""

    id: str
    created: str
    count: int
    heroes: tuple[str, ...] = ()
    enemies: tuple[str, ...] = ()


def listed_session(row: Row[Any]) -> ListedSession:
    """A row of the database, with the figures that its entries name."""
    entries: list[Entry] = json.loads(row.data)["entries"]
    heroes, enemies = [
        {entry["number"]: str(entry["name"]) for entry in entries if entry["do"] == kind} for kind in (HERO, ENEMY)
    ]
    return ListedSession(row.id, row.created, row.entries, tuple(heroes.values()), tuple(enemies.values()))


class RefereeStore:
    """The sessions of everybody; each is seen by the person who began it only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.Lock()
        self.open: dict[str, Referee] = {}
        METADATA.create_all(store.engine, [REFEREES])

    def create(self, person: str) -> str:
        """A new session; returns its id."""
        id = secrets.token_urlsafe(12)
        values = {"id": id, "person": person, "created": date.today().isoformat(), "entries": 0}
        with self.store.writing() as connection:
            connection.execute(REFEREES.insert().values(**values, data=json.dumps(Referee().data())))
        return id

    def listed(self, person: str) -> list[ListedSession]:
        """The sessions of a person, the newest first."""
        wanted = select(REFEREES).where(REFEREES.c.person == person).order_by(REFEREES.c.created.desc(), REFEREES.c.id)
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted.limit(LISTED)).all()
        return [listed_session(row) for row in rows]

    def read(self, id: str, person: str) -> Referee:
        """A session of this person."""
        with self.lock:
            return self.load(id, person)

    def enter(self, id: str, person: str, entry: Entry, seen: int) -> None:
        """Add an entry to a session that had so many entries when the person looked; Stale when it has others now."""
        self.change(id, person, seen, lambda referee: referee.enter(entry))

    def undo(self, id: str, person: str, seen: int) -> None:
        """Take the last entry back."""
        self.change(id, person, seen, lambda referee: referee.undo())

    def change(self, id: str, person: str, seen: int, deed: Callable[[Referee], object]) -> None:
        """Do something with a session and store what came of it; if either fails, nothing has changed."""
        with self.lock:
            referee = self.load(id, person)
            if len(referee.journal) != seen:
                raise Stale(CHANGED)
            deed(referee)
            where = (REFEREES.c.id == id) & (REFEREES.c.entries == seen)
            values = {"entries": len(referee.journal), "data": json.dumps(referee.data())}
            try:
                with self.store.writing() as connection:
                    stored = connection.execute(REFEREES.update().where(where).values(**values)).rowcount
                if not stored:
                    raise Stale(CHANGED)
            except Exception:
                self.open.pop(id, None)
                raise

    def load(self, id: str, person: str) -> Referee:
        """A session, from memory as far as it is what the database has."""
        known = id.isprintable()  # PostgreSQL refuses to look for some other letters
        with self.store.engine.connect() as connection:
            row = connection.execute(select(REFEREES).where(REFEREES.c.id == id)).first() if known else None
        if row is None or row.person != person:
            raise NoSuchTable(f"there is no session '{id}' of yours")
        found = self.open.pop(id, None)
        if found is None or len(found.journal) != row.entries:
            found = from_data(json.loads(row.data))
        self.open[id] = found
        if len(self.open) > REMEMBERED:
            del self.open[next(iter(self.open))]
        return found
