"""Games of the terminal. Each is one file in the user's data folder, written after every choice."""

import os
import re
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from shiai import registry
from shiai.bots import bot, names_code
from shiai.core.errors import RecordError, ShiaiError
from shiai.core.record import Record, read_record
from shiai.core.state import State
from shiai.table.live_game import PEOPLE, ChoiceResult, LiveGame, new_record
from shiai.table.runs import Run, run_of

ENDING = ".shiai"
RUN = "run"  # the tag of a finished run: mode, hero, rank, round, wave
RUN_LINE = re.compile(rf"^tag {RUN}: (\w+) (\w+) (\d) (\d{{1,3}}) (\d{{1,3}})$", re.MULTILINE)


class FileError(ShiaiError):
    """A file cannot be read."""


class SavedGame(LiveGame):
    """A live game that is stored in a file."""

    def __init__(self, record: Record, path: Path) -> None:
        self.path = path
        super().__init__(record)

    def choose(self, seat: int, action: int, automatic: bool = False) -> ChoiceResult:
        """Make a choice and save the game before returning."""
        result = super().choose(seat, action, automatic)
        run = run_of(self.state) if self.players[0] == PEOPLE else None
        if run is not None:
            self.record.tags[RUN] = f"{run.mode} {run.hero} {run.rank} {run.round} {run.wave}"
        self.save()
        return result

    def remove_choice(self, number: int) -> tuple[int, ...]:
        """Leave out one choice and save the game before returning."""
        removed = super().remove_choice(number)
        self.save()
        return removed

    def take_back(self) -> str:
        """Undo the last choice and save the game before returning."""
        name = super().take_back()
        self.save()
        return name

    def save(self) -> None:
        """Write the record atomically: a crash leaves the old file or the new one."""
        partial = self.path.with_name(self.path.name + ".part")
        with partial.open("w", encoding="utf-8") as file:
            file.write(self.record.text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, self.path)


def new_game(state: State, players: tuple[str, ...], seed: int, path: Path, physical: bool = False) -> SavedGame:
    """Start a game and save it."""
    game = SavedGame(new_record(state, players, str(seed), physical), path)
    game.save()
    return game


def open_game(path: Path, allowed: str = "") -> SavedGame:
    """Load a game from a file, replay and verify it. Errors name the file.

    A file can come from anybody, so a bot that is code of one's own plays only if it is the `allowed` one.
    """
    record, _ = load_record(path)
    missing = [tag for tag in ("seed", *[f"seat {seat}" for seat in record.setup.seats]) if tag not in record.tags]
    if missing:
        raise RecordError(
            f"{path}: this game cannot be continued, the tag '{missing[0]}' is missing; look at it with shiai replay"
        )
    game = SavedGame(record, path)
    for player in game.players:
        if player not in (PEOPLE, allowed) and names_code(player):
            raise RecordError(
                f"{path}: the bot '{player}' is code of your own; to let it run, add --against '{player}'"
            )
        if player != PEOPLE:
            bot(player)
    if not game.people():
        raise RecordError(f"{path}: only bots sit at this table; look at it with shiai replay")
    return game


def data_folder() -> Path:
    """Return the user's data folder; create it if it is missing."""
    path = user_data_path("shiai", appauthor=False)
    path.mkdir(parents=True, exist_ok=True)
    return path


def folder() -> Path:
    """Return the folder of saved games; create it if it is missing."""
    path = data_folder() / "games"
    path.mkdir(exist_ok=True)
    return path


def new_path(game: str, now: datetime) -> Path:
    """Return the path of a file that does not exist yet."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    candidates = [folder() / f"{stem}{suffix}{ENDING}" for suffix in ("", *[f"-{number}" for number in range(2, 100)])]
    return next(path for path in candidates if not path.exists())


def unfinished() -> list[Path]:
    """Return the saved games that are not over, latest first."""
    saved = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in saved if path.read_text("utf-8", errors="replace").rstrip().endswith("\nresult: open")]


def finished_runs(game: str) -> list[Run]:
    """Return the finished runs of a game among the saved games, oldest first."""
    runs: list[Run] = []
    for path in sorted(folder().glob(f"*{ENDING}")):
        text = path.read_text("utf-8", errors="replace")
        found = RUN_LINE.search(text)
        if found is not None and f"\ngame: {game}\n" in text:
            rank, rounds, wave = [int(number) for number in found.groups()[2:]]
            runs.append(Run(found[1], found[2], rank, rounds, wave, source=str(path)))
    return runs


def read_text(path: Path) -> str:
    """Read a text file; raise FileError if that fails."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise FileError(f"cannot read '{path}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(f"cannot read '{path}': it is not a text file") from None


def load_record(path: Path) -> tuple[Record, State]:
    """Load the record of a file, replay and verify it; return it with its last state."""
    try:
        return read_record(registry.games(), read_text(path))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
