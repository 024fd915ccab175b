"""Sessions of the terminal, each in a file in the user's data folder; every entry is written at once."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from shiai.games.senjutsu.referee.entries import Entry, EntryError
from shiai.games.senjutsu.referee.progress import OVER
from shiai.games.senjutsu.referee.referee import Referee, Told, from_data, set_up_of
from shiai.table.saves import data_folder, read_text

ENDING: Final = ".referee.json"


class SavedReferee(Referee):
    """A referee whose session is kept in a file."""

    def __init__(self, path: Path, seed: str = "") -> None:
        self.path = path
        super().__init__(seed)

    def enter(self, entry: Entry) -> Told:
        """Carry out an entry; it is on disk when this returns."""
        told = super().enter(entry)
        self.save()
        return told

    def undo(self) -> Entry:
        """Undo the last entry; the file is up to date when this returns."""
        entry = super().undo()
        self.save()
        return entry

    def save(self) -> None:
        """Write the session atomically."""
        partial = self.path.with_name(self.path.name + ".part")
        with partial.open("w", encoding="utf-8") as file:
            json.dump({**self.data(), "over": self.progress().kind == OVER}, file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, self.path)


def open_session(path: Path) -> SavedReferee:
    """The session of a file, replayed; errors name the file."""
    try:
        found = from_data(json.loads(read_text(path)))
    except json.JSONDecodeError as error:
        raise EntryError(f"{path}: this is no session of a referee: line {error.lineno} cannot be read") from None
    except RecursionError:
        raise EntryError(f"{path}: this is no session of a referee: it is nested too deeply") from None
    except ValueError as error:  # a number with thousands of digits
        raise EntryError(f"{path}: this is no session of a referee: {error}") from None
    except EntryError as error:
        raise EntryError(f"{path}: {error}") from None
    referee = SavedReferee(path, found.seed)
    referee.journal, referee.told, referee.draft, referee.fight = found.journal, found.told, found.draft, found.fight
    return referee


def folder() -> Path:
    """The folder of saved sessions; made when it is missing."""
    path = data_folder() / "referee"
    path.mkdir(exist_ok=True)
    return path


def new_path(now: datetime) -> Path:
    """A new file name."""
    stem = f"{now:%Y-%m-%d-%H%M%S}"
    candidates = [folder() / f"{stem}{suffix}{ENDING}" for suffix in ("", *[f"-{number}" for number in range(2, 100)])]
    return next(path for path in candidates if not path.exists())


def unfinished() -> list[Path]:
    """Saved sessions that are not over, the latest first."""
    saved = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in saved if '"over": false' in path.read_text("utf-8", errors="replace")]


def last_set_up(own: Path) -> list[Entry]:
    """The set-up of the latest saved session but this one; empty if there is none."""
    saved = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in saved:
        if path != own:
            return set_up_of(open_session(path).journal)
    return []
