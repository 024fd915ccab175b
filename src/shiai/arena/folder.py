"""The folder of a tournament: its plan, each game as soon as it is played, and the results at the end.

An interrupted tournament resumes from its folder, even after a crash.
"""

import json
import os
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from shiai.arena.files import can_write_parquet, write_rows
from shiai.arena.pairs import Pair, PairGame
from shiai.arena.plan import Plan, TournamentError
from shiai.arena.tournament import Tournament
from shiai.bots import levels_of

PLAN: Final = "tournament.json"
GAMES: Final = "games.jsonl"
# The shape of a line of GAMES (see `same_shape`).
LINE: Final[dict[str, object]] = {
    "game": 0,
    "pairing": 0,
    "pair": 0,
    "half": 0,
    "bots": [""],
    "winners": [""],
    "reason": "",
    "clause": "",
    "choices": 0,
    "summary": {"": 0},
    "played": [""],
    "decisions": [0],
    "seconds": [0.0],
    "record": "",
    "failure": "",
}


class Folder:
    """Stores a tournament in a folder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games = path / GAMES

    def begin(self) -> None:
        """Create the folder; refuse one that already has a tournament."""
        if self.path.exists() and not self.path.is_dir():
            raise TournamentError(f"'{self.path}' is a file; --out needs a folder")
        for name in (PLAN, GAMES):
            if (self.path / name).exists():
                raise TournamentError(
                    f"'{self.path}' already has a tournament ({name}): "
                    "add --resume to continue it, or choose another folder"
                )
        self.path.mkdir(parents=True, exist_ok=True)

    def resume(self) -> Tournament:
        """The tournament as far as it was played. Incomplete pairs are removed from the file."""
        self.check_plan()
        tournament = Tournament(self.plan)
        complete = 0  # bytes of complete pairs
        if self.games.exists():
            with self.games.open("rb") as file:
                waiting: list[PairGame] = []
                size = 0
                for number, line in enumerate(file, 1):
                    if not line.endswith(b"\n"):
                        break
                    size += len(line)
                    waiting.append(self.read_game(line, number))
                    if len(waiting) == 2:
                        self.add_pair(tournament, (waiting[0], waiting[1]), number)
                        waiting.clear()
                        complete = size
        with self.games.open("ab") as file:
            file.truncate(complete)
        return tournament

    def check_plan(self) -> None:
        """Refuse a folder with another plan; the error names the differences."""
        path = self.path / PLAN
        if not path.exists():
            raise TournamentError(f"'{self.path}' has no tournament to resume ({PLAN} is missing): omit --resume")
        try:
            found = json.loads(path.read_text("utf-8"))
        except ValueError:
            found = None
        wanted = plan_data(self.plan)
        if not isinstance(found, dict):
            raise TournamentError(f"'{path}' is not the plan of a tournament: choose another folder")
        if found != wanted:
            listed = "; ".join(differences(found, wanted))
            raise TournamentError(
                f"'{self.path}' has another tournament: {listed}. Request the same one, or choose another folder"
            )

    def read_game(self, line: bytes, number: int) -> PairGame:
        """Read the line of a game."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if isinstance(found, dict):
            found.setdefault("failure", "")  # missing in files of earlier versions
        if not same_shape(found, LINE):
            raise self.corrupt(number, "it is not a game of a tournament")
        seats = self.plan.setup.seats
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
        }
        game = PairGame(number=values.pop("game"), played=frozenset(values.pop("played")), **values)
        if not set(game.winners) <= set(seats) or not len(seats) == len(game.decisions) == len(game.seconds):
            raise self.corrupt(number, "its seats are not those of the game")
        return game

    def add_pair(self, tournament: Tournament, pair: Pair, number: int) -> None:
        """Add a pair to the tournament; `number` is its second line."""
        try:
            tournament.add(pair)
        except TournamentError as error:
            raise self.corrupt(number - 1, str(error)) from None
        for game in pair:
            names = self.plan.pairings[game.pairing].names
            seats = self.plan.seating(game.pair, game.half)
            if game.bots != tuple([names[bot] for bot in seats]):
                raise self.corrupt(number - 1 + game.half, "its bots are not those of the plan")

    def corrupt(self, number: int, reason: str) -> TournamentError:
        """The error for a line that was modified."""
        return TournamentError(
            f"{self.games}, line {number}: {reason}. "
            "Repair it, delete it and all lines after it, or choose another folder"
        )

    def append(self, pair: Pair) -> None:
        """Append a pair of games to the file; write the plan before the first one."""
        if not (self.path / PLAN).exists():
            partial = self.path / (PLAN + ".part")
            partial.write_text(json.dumps(plan_data(self.plan), indent=2) + "\n", "utf-8")
            os.replace(partial, self.path / PLAN)
        with self.games.open("a", encoding="utf-8") as file:
            file.writelines([json.dumps(game_data(game), ensure_ascii=False) + "\n" for game in pair])

    def finish(self, tournament: Tournament) -> list[Path]:
        """Write the result tables; returns their paths."""
        seats = self.plan.setup.seats
        rows = [game.row(seats) | self.plan.variant_columns(game.pair) for game in tournament.played]
        paths = [self.path / "results.csv"] + [self.path / "results.parquet"] * can_write_parquet()
        for path in paths:
            write_rows(rows, path)
        return paths


def plan_data(plan: Plan) -> dict[str, Any]:
    """A plan as JSON data, with all options."""
    varied = {axis.option: list(axis.labels) for axis in plan.each}
    fixed = [option for option in plan.setup.game.options if option.name not in varied]
    found: dict[str, Any] = {
        "game": plan.game,
        "rules": plan.setup.game.version,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "sprt": plan.sprt,
        "options": {option.name: option.write(plan.setup.options[option.name]) for option in fixed},
        "shiai": version("shiai"),
    }
    if plan.ladder:
        found["levels"] = list(levels_of(plan.setup.game))  # the bots are only their numbers
    return found | {"each": varied} if varied else found


def differences(found: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """The differences between two plans, one phrase per entry."""
    sentences: list[str] = []
    for name in dict.fromkeys([*wanted, *found]):
        there, here = found.get(name, "missing"), wanted.get(name, "missing")
        if isinstance(there, dict) and isinstance(here, dict):
            sentences += differences(there, here)
        elif there != here:
            sentences.append(f"{name} is {value_text(there)} there and {value_text(here)} here")
    return sentences


def value_text(value: object) -> str:
    """An entry of a plan as text."""
    if isinstance(value, list):
        return ", ".join([str(entry) for entry in value])
    return "none" if value is None else str(value)


def game_data(game: PairGame) -> dict[str, object]:
    """A game as JSON data."""
    found: dict[str, object] = {**vars(game), "game": game.number, "played": sorted(game.played)}
    return {name: found[name] for name in LINE}


def same_shape(value: object, sample: object) -> bool:
    """Does JSON data have the types of the sample? A list has entries like the first one of the sample.

    In an object, the name "" stands for any number of names.
    """
    if type(value) is not type(sample):
        return False
    if isinstance(value, list) and isinstance(sample, list):
        return all(same_shape(entry, sample[0]) for entry in value)
    if isinstance(value, dict) and isinstance(sample, dict):
        if "" in sample:
            return all(same_shape(entry, sample[""]) for entry in value.values())
        return value.keys() == sample.keys() and all(same_shape(value[name], sample[name]) for name in sample)
    return True
