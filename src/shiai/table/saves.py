"""Games of the terminal, kept in one file each in the user's data folder: every choice is on disk at once."""

import os
import re
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from shiai import registry
from shiai.bots import bot
from shiai.core.errors import RecordError, ShiaiError
from shiai.core.record import Record, read_record
from shiai.core.state import State
from shiai.table.live import PEOPLE, Happening, LiveGame, new_record
from shiai.table.runs import Run, run_of

ENDING = ".shiai"
RUN = "run"  # the tag that tells how far a finished run against a horde came: mode, hero, rank, round, wave
RUN_LINE = re.compile(rf"^tag {RUN}: (\w+) (\w+) ([0-4]) (\d{{1,3}}) (\d{{1,3}})$", re.MULTILINE)


class FileError(ShiaiError):
    """A file cannot be read."""


class SavedGame(LiveGame):
    """A live game and the file it lives in."""

    def __init__(self, record: Record, path: Path) -> None:
        self.path = path
        super().__init__(record)

    def choose(self, seat: int, action: int) -> Happening:
        """Make a choice; it is on disk when this returns."""
        happening = super().choose(seat, action)
        run = run_of(self.state) if self.players[0] == PEOPLE else None
        if run is not None:
            self.record.tags[RUN] = f"{run.mode} {run.hero} {run.rank} {run.round} {run.wave}"
        self.save()
        return happening

    def without(self, number: int) -> None:
        """Leave out one choice; the file has it no more when this returns."""
        super().without(number)
        self.save()

    def save(self) -> None:
        """Write the record so that a crash leaves the old file or the new one, never half of one."""
        partial = self.path.with_name(self.path.name + ".part")
        with partial.open("w", encoding="utf-8") as file:
            file.write(self.record.text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, self.path)


def new_game(state: State, players: tuple[str, ...], seed: int, path: Path) -> SavedGame:
    """A game that begins now, on disk."""
    game = SavedGame(new_record(state, players, str(seed)), path)
    game.save()
    return game


def open_game(path: Path) -> SavedGame:
    """The game of a file, replayed and verified; errors name the file."""
    record, _ = load_record(path)
    missing = [tag for tag in ("seed", *[f"seat {seat}" for seat in record.setup.seats]) if tag not in record.tags]
    if missing:
        raise RecordError(
            f"{path}: cannot be played on, the tag '{missing[0]}' is missing; look at it with shiai replay"
        )
    game = SavedGame(record, path)
    for player in game.players:
        if player != PEOPLE:
            bot(player)
    if not game.people():
        raise RecordError(f"{path}: only bots sit at this table; look at it with shiai replay")
    return game


def data_folder() -> Path:
    """The user's data folder; made when it is missing."""
    path = user_data_path("shiai", appauthor=False)
    path.mkdir(parents=True, exist_ok=True)
    return path


def folder() -> Path:
    """The folder of saved games; made when it is missing."""
    path = data_folder() / "games"
    path.mkdir(exist_ok=True)
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


def finished_runs() -> list[Run]:
    """The runs against hordes that saved games tell of, the oldest first."""
    runs: list[Run] = []
    for path in sorted(folder().glob(f"*{ENDING}")):
        found = RUN_LINE.search(path.read_text("utf-8", errors="replace"))
        if found is not None:
            rank, rounds, wave = [int(number) for number in found.groups()[2:]]
            runs.append(Run(found[1], found[2], rank, rounds, wave, place=str(path)))
    return runs


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
        return read_record(registry.games(), read_text(path))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
