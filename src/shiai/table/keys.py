"""The keys that sign cookies and secret links: one that signs, and older ones that are still accepted.

They are in the database or, if the operator wants that, in a file of their own. A new key signs a minute after it was
made, when every server has read it.
"""

import json
import os
import secrets
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from shiai.table.errors import StorageError
from shiai.table.schema import LINKS, SEATS, SETTINGS

if TYPE_CHECKING:
    from shiai.table.store import Store

SECRET: Final = "secret"  # the setting that has the keys
ELSEWHERE: Final = "file"  # its value if they are in a file
KNOWN_AFTER: Final = 60  # seconds
TIME: Final = "%Y-%m-%dT%H:%M:%S"


@dataclass(frozen=True)
class Key:
    """A key, and when it was made and will be accepted no longer, in UTC."""

    text: str
    made: str = ""  # empty for one from before keys could be changed
    until: str = ""


class Keys:
    """The keys of one database."""

    def __init__(self, store: "Store", file: str = "") -> None:
        self.store = store
        self.file = Path(file) if file else None
        self.keys: tuple[Key, ...] = ()  # as they were read last, the newest first

    def read(self) -> tuple[Key, ...]:
        """Read the keys; make the first one if there is none."""
        self.keys = self.of_database() if self.file is None else self.of_file(self.file)
        return self.keys

    def accepted(self) -> list[bytes]:
        """Return the keys that count now, the one that signs last."""
        now = moment()
        known = self.keys or self.read()
        valid = [key for key in known if not key.until or key.until > now]
        signing = next((key for key in valid if key.made <= moment(-KNOWN_AFTER)), valid[-1])
        return [key.text.encode() for key in valid if key is not signing] + [signing.text.encode()]

    def of_database(self) -> tuple[Key, ...]:
        """Return the keys in the database."""
        found = self.store.setting(SECRET, secrets.token_hex(32))
        if found == ELSEWHERE:
            raise StorageError("the key of this server is in a file; say which (key_file in docs/operating.md)")
        return unpacked(found)

    def of_file(self, file: Path) -> tuple[Key, ...]:
        """Return the keys in a file; move those of the database there if there is no file yet."""
        with self.store.engine.connect() as connection:
            stored = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == SECRET)).scalar()
        if stored == ELSEWHERE:
            return unpacked(private_text(file))
        moved = stored or secrets.token_hex(32)
        if not file.exists():
            write_privately(file, moved)
        found = unpacked(private_text(file))
        if stored and unpacked(stored) != found:
            raise StorageError(f"the database has another key than '{file}'; take another file, or leave key_file out")
        with self.store.writing() as connection:
            set_secret(connection, ELSEWHERE)
        return found

    def change(self, days: int) -> Key:
        """Make a new key. Older ones are accepted so many days; 0 ends them and all secret links at once."""
        old = self.read()
        ends = moment(days * 24 * 3600)
        kept = [key if key.until and key.until < ends else replace(key, until=ends) for key in old] if days else []
        new = Key(secrets.token_hex(32), moment())
        text = json.dumps([asdict(key) for key in (new, *kept) if not key.until or key.until > moment()])
        if self.file is not None:
            write_privately(self.file, text)
        with self.store.writing() as connection:
            if self.file is None:
                set_secret(connection, text)
            if not days:
                connection.execute(LINKS.delete())
                connection.execute(SEATS.update().values(link_hash=None))
        self.read()
        return new


def set_secret(connection: Connection, text: str) -> None:
    """Store the keys, or where they are, in the database."""
    connection.execute(SETTINGS.delete().where(SETTINGS.c.name == SECRET))
    connection.execute(SETTINGS.insert().values(name=SECRET, value=text))


def unpacked(text: str) -> tuple[Key, ...]:
    """Read keys; a single one from before they could be changed is bare."""
    try:
        return tuple([Key(**each) for each in json.loads(text)]) if text.startswith("[") else (Key(text.strip()),)
    except (ValueError, TypeError):
        raise StorageError("the keys of this server cannot be read; put the file back from your copy") from None


def private_text(file: Path) -> str:
    """Read a file that only its owner may read."""
    try:
        if os.name == "posix" and file.stat().st_mode & 0o077:
            raise StorageError(f"others can read the keys in '{file}'; change that with chmod 600")
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise StorageError(f"cannot read the keys in '{file}': {error}") from None


def write_privately(file: Path, text: str) -> None:
    """Write a file that only its owner may read: all of it or nothing."""
    partial = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            out.write(text + "\n")
            out.flush()
            os.fsync(out.fileno())
        os.replace(partial, file)
    except OSError as error:
        raise StorageError(f"cannot write the keys to '{file}': {error.strerror}") from None


def moment(later: float = 0) -> str:
    """Return the present time in UTC, or another one so many seconds later."""
    return (datetime.now(UTC) + timedelta(seconds=later)).strftime(TIME)
