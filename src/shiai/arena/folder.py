"""The folder of a tournament: its plan, every game as soon as it was played, and the results at the end.

A tournament that was interrupted, however rudely, goes on from what lies there.
"""

import json
import os
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from shiai.arena.files import can_write_parquet, write_rows
from shiai.arena.pairs import Played
from shiai.arena.plan import Halves, Plan, TournamentError
from shiai.arena.tournament import Tournament

PLAN: Final = "tournament.json"
GAMES: Final = "games.jsonl"
# A line of the games, as far as its form goes.
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
}


class Folder:
    """Where a tournament is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games = path / GAMES

    def begin(self) -> None:
        """Make the folder; one that has a tournament already is left alone."""
        if self.path.exists() and not self.path.is_dir():
            raise TournamentError(f"'{self.path}' is a file; --out needs a folder")
        for name in (PLAN, GAMES):
            if (self.path / name).exists():
                raise TournamentError(
                    f"'{self.path}' has a tournament already ({name}): add --resume to go on, or take another folder"
                )
        self.path.mkdir(parents=True, exist_ok=True)

    def resume(self) -> Tournament:
        """The tournament as far as it was played; what was written by halves is struck out."""
        self.check_plan()
        tournament = Tournament(self.plan)
        whole = 0  # bytes of complete pairs
        if self.games.exists():
            with self.games.open("rb") as file:
                waiting: list[Played] = []
                size = 0
                for number, line in enumerate(file, 1):
                    if not line.endswith(b"\n"):
                        break
                    size += len(line)
                    waiting.append(self.read(line, number))
                    if len(waiting) == 2:
                        self.count(tournament, (waiting[0], waiting[1]), number)
                        waiting.clear()
                        whole = size
        with self.games.open("ab") as file:
            file.truncate(whole)
        return tournament

    def check_plan(self) -> None:
        """TournamentError that names what differs when the folder has another plan."""
        path = self.path / PLAN
        if not path.exists():
            raise TournamentError(f"'{self.path}' has no tournament to go on with ({PLAN}): leave out --resume")
        try:
            found = json.loads(path.read_text("utf-8"))
        except ValueError:
            found = None
        wanted = described(self.plan)
        if not isinstance(found, dict):
            raise TournamentError(f"'{path}' is no plan of a tournament: take another folder")
        if found != wanted:
            named = "; ".join(differences(found, wanted))
            raise TournamentError(
                f"'{self.path}' has another tournament: {named}. Ask for the same one, or take another folder"
            )

    def read(self, line: bytes, number: int) -> Played:
        """A game from its line."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not alike(found, LINE):
            raise self.corrupt(number, "it is no game of a tournament")
        seats = self.plan.setup.seats
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
        }
        played = Played(number=values.pop("game"), played=frozenset(values.pop("played")), **values)
        if not set(played.winners) <= set(seats) or not len(seats) == len(played.decisions) == len(played.seconds):
            raise self.corrupt(number, "its seats are not those of the game")
        return played

    def count(self, tournament: Tournament, halves: Halves, number: int) -> None:
        """Add a pair, whose second line has this number, to the tournament."""
        try:
            tournament.add(halves)
        except TournamentError as error:
            raise self.corrupt(number - 1, str(error)) from None
        for half in halves:
            names = self.plan.pairings[half.pairing].names
            seats = self.plan.seating(half.pair, half.half)
            if half.bots != tuple([names[bot] for bot in seats]):
                raise self.corrupt(number - 1 + half.half, "other bots sit there than the plan says")

    def corrupt(self, number: int, reason: str) -> TournamentError:
        """The error for a line that somebody has changed."""
        return TournamentError(
            f"{self.games}, line {number}: {reason}. Mend it, delete it with all lines after it, or take another folder"
        )

    def append(self, halves: Halves) -> None:
        """Keep a pair of games, at once; before the first one, the plan."""
        if not (self.path / PLAN).exists():
            partial = self.path / (PLAN + ".part")
            partial.write_text(json.dumps(described(self.plan), indent=2) + "\n", "utf-8")
            os.replace(partial, self.path / PLAN)
        with self.games.open("a", encoding="utf-8") as file:
            file.writelines([json.dumps(written(half), ensure_ascii=False) + "\n" for half in halves])

    def finish(self, tournament: Tournament) -> list[Path]:
        """Write the results as tables; gives their paths."""
        seats = self.plan.setup.seats
        rows = [half.row(seats) | self.plan.variant_words(half.pair) for half in tournament.played]
        paths = [self.path / "results.csv"] + [self.path / "results.parquet"] * can_write_parquet()
        for path in paths:
            write_rows(rows, path)
        return paths


def described(plan: Plan) -> dict[str, Any]:
    """A plan as it is written down, every option under its own name."""
    varied = {axis.option: list(axis.words) for axis in plan.each}
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
    return found | {"each": varied} if varied else found


def differences(found: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """What one description of a plan says otherwise than another, entry by entry."""
    sentences: list[str] = []
    for name in dict.fromkeys([*wanted, *found]):
        there, here = found.get(name, "missing"), wanted.get(name, "missing")
        if isinstance(there, dict) and isinstance(here, dict):
            sentences += differences(there, here)
        elif there != here:
            sentences.append(f"{name} is {shown(there)} there and {shown(here)} here")
    return sentences


def shown(value: object) -> str:
    """An entry of a plan in a sentence."""
    if isinstance(value, list):
        return ", ".join([str(entry) for entry in value])
    return "none" if value is None else str(value)


def written(played: Played) -> dict[str, object]:
    """A game as it is written down."""
    found: dict[str, object] = {**vars(played), "game": played.number, "played": sorted(played.played)}
    return {name: found[name] for name in LINE}


def alike(value: object, sample: object) -> bool:
    """Has this value the form of the sample? The entries of a list, or of an object of any names, are all alike."""
    if type(value) is not type(sample):
        return False
    if isinstance(value, list) and isinstance(sample, list):
        return all(alike(entry, sample[0]) for entry in value)
    if isinstance(value, dict) and isinstance(sample, dict):
        if "" in sample:
            return all(alike(entry, sample[""]) for entry in value.values())
        return value.keys() == sample.keys() and all(alike(value[name], sample[name]) for name in sample)
    return True
