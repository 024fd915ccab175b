"""Where games are kept: one file each, in the user's data folder."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

ENDING = ".shiai"


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
