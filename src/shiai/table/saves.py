"""Where games are kept: one file each, in the user's data folder."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from shiai.core.errors import RecordError, ShiaiError
from shiai.core.record import Record, read_record
from shiai.core.state import State
from shiai.games import GAMES

ENDING = ".shiai"


class FileError(ShiaiError):
    """A file cannot be read."""


def folder() -> Path:
    """The folder of saved games; made when it is missing."""
    path = user_data_path("shiai", appauthor=False) / "games"
    path.mkdir(parents=True, exist_ok=True)
    return path


def new_path(game: str, now: datetime) -> Path:
    """A file name that is not taken yet."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    candidates = [folder() / f"{stem}{suffix}{ENDING}" for suffix in ("", *[f"-{number}" for number in range(2, 100)])]
    return next(path for path in candidates if not path.exists())


def unfinished() -> list[Path]:
    """Saved games that are not over, the latest first."""
    saved = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in saved if path.read_text("utf-8", errors="replace").rstrip().endswith("\nresult: open")]


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise FileError(f"cannot read '{path}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(f"cannot read '{path}': this is no text file") from None


def load_record(path: Path) -> tuple[Record, State]:
    """The record of a file, replayed and verified, and its last state."""
    try:
        return read_record(GAMES, read_text(path))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
