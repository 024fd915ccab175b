"""Sessions of pages, kept in the database; what a method has written is durable when it returns."""

import json
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from sqlalchemy import Column, Integer, Row, String, Table, Text, select

from shiai.games.senjutsu.referee.entries import ENEMY, HERO, Entry
from shiai.games.senjutsu.referee.referee import Referee, from_data
from shiai.table.errors import NoSuchTable, Stale
from shiai.table.schema import METADATA
from shiai.table.store import Store

REMEMBERED: Final = 50  # sessions that are kept in memory instead of being replayed
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
    horde: bool = False


def listed_session(row: Row[Any]) -> ListedSession:
    """A row of the database, with the figures that its entries name."""
    entries: list[Entry] = json.loads(row.data)["entries"]
    heroes, enemies = [
        {entry["number"]: str(entry["name"]) for entry in entries if entry["do"] == kind} for kind in (HERO, ENEMY)
    ]
    horde = any(entry["do"] == "horde" for entry in entries)
    return ListedSession(row.id, row.created, row.entries, tuple(heroes.values()), tuple(enemies.values()), horde)


class RefereeStore:
    """All sessions; only the person who began one can see it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.Lock()
        self.open: dict[str, tuple[str, Referee]] = {}  # with the text that was read or written
        METADATA.create_all(store.engine, [REFEREES])

    def create(self, person: str, entries: Sequence[Entry] = ()) -> str:
        """A new session, with these entries; returns its id."""
        id = secrets.token_urlsafe(12)
        values = {"id": id, "person": person, "created": date.today().isoformat(), "entries": len(entries)}
        with self.store.writing() as connection:
            connection.execute(REFEREES.insert().values(**values, data=json.dumps(Referee("", entries).data())))
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

    def enter(self, id: str, person: str, entry: Entry, seen: str) -> None:
        """Add an entry to a session; Stale if it is no longer the version that the person has seen."""
        self.change(id, person, seen, lambda referee: referee.enter(entry))

    def undo(self, id: str, person: str, seen: str) -> None:
        """Undo the last entry."""
        self.change(id, person, seen, lambda referee: referee.undo())

    def change(self, id: str, person: str, seen: str, command: Callable[[Referee], object]) -> None:
        """Carry out a command on a session and store the result; if either fails, nothing has changed."""
        with self.lock:
            referee = self.load(id, person)
            if referee.version() != seen:
                raise Stale(CHANGED)
            before, _ = self.open[id]
            command(referee)
            where = (REFEREES.c.id == id) & (REFEREES.c.data == before)
            data = json.dumps(referee.data())
            values = {"entries": len(referee.journal), "data": data}
            try:
                with self.store.writing() as connection:
                    stored = connection.execute(REFEREES.update().where(where).values(**values)).rowcount
                if not stored:
                    raise Stale(CHANGED)
                self.open[id] = (data, referee)
            except Exception:
                self.open.pop(id, None)
                raise

    def load(self, id: str, person: str) -> Referee:
        """A session, from memory if it is the one in the database."""
        known = id.isprintable()  # PostgreSQL refuses to look for some other letters
        with self.store.engine.connect() as connection:
            row = connection.execute(select(REFEREES).where(REFEREES.c.id == id)).first() if known else None
        if row is None or row.person != person:
            raise NoSuchTable(f"there is no session '{id}' of yours")
        text, found = self.open.pop(id, ("", None))
        if found is None or text != row.data:
            found = from_data(json.loads(row.data))
        self.open[id] = (row.data, found)
        if len(self.open) > REMEMBERED:
            del self.open[next(iter(self.open))]
        return found
