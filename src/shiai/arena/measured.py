"""The measured strength of a game's levels: a small file with the game, for documentation and for people who choose."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from math import log10
from pathlib import Path
from typing import Final

from shiai.bots import levels_of
from shiai.core.errors import ShiaiError
from shiai.core.game import AnyGame
from shiai.core.options import Value

EXTREME: Final = 0.002  # shares beyond it and its opposite have no sensible rating
DIGITS: Final = 4  # of shares in the file


class LadderError(ShiaiError):
    """A file is not a measured ladder."""


@dataclass(frozen=True)
class Rung:
    """Two neighbours of a ladder. Shares are points of the higher one, with the 95 % interval that respects pairs.

    In a game that all seats win or lose together, a pair is one game of each bot with the same chance, and a share of ½
    means that they won equally often.
    """

    lower: str
    higher: str
    pairs: int
    share: float
    low: float
    high: float
    lower_wins: int  # games
    higher_wins: int

    @property
    def elo(self) -> tuple[float, float, float]:
        """The lead of the higher one in Elo, and the bounds of its interval."""
        return elo(self.share), elo(self.low), elo(self.high)


@dataclass(frozen=True)
class Measured:
    """A measured ladder, with everything needed to measure it again."""

    game: str
    rules: int  # the version of the rules
    date: str
    options: dict[str, str]  # those that are not the standard ones
    seed: int
    together: bool  # do all seats win or lose together?
    levels: tuple[str, ...]  # the specs of the levels
    rungs: tuple[Rung, ...]

    def command(self) -> str:
        """The command that measured it."""
        flags = [f" --{name.replace('_', '-')} {value}" for name, value in self.options.items()]
        games = 2 * max([rung.pairs for rung in self.rungs], default=1)
        return f"shiai arena {self.game.replace('_', '-')} --ladder{''.join(flags)} --games {games} --seed {self.seed}"

    def above(self, name: str) -> Rung | None:
        """The rung from a bot to the next one."""
        return next((rung for rung in self.rungs if rung.lower == name), None)

    def wins_alone(self, name: str) -> tuple[int, int] | None:
        """Games that a bot won when it played all seats, and how many it played; None if others play against it."""
        won = games = 0
        for rung in self.rungs if self.together else ():
            if name in (rung.lower, rung.higher):
                won += rung.lower_wins if rung.lower == name else rung.higher_wins
                games += rung.pairs
        return (won, games) if games else None

    def text(self) -> str:
        """The content of the file."""
        data = asdict(self)
        for rung in data["rungs"]:
            rung.update({name: round(rung[name], DIGITS) for name in ("share", "low", "high")})
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def elo(share: float) -> float:
    """The lead in Elo that gives this share of the points."""
    share = min(max(share, EXTREME), 1 - EXTREME)
    return 400 * log10(share / (1 - share))


def options_text(game: AnyGame, options: dict[str, Value]) -> dict[str, str]:
    """The options that differ from the standard ones, as texts."""
    changed = [option for option in game.options if options[option.name] != game.standard[option.name]]
    return {option.name: option.write(options[option.name]) for option in changed}


def read_measured(text: str) -> Measured:
    """Read the content of a file."""
    try:
        data = json.loads(text)
        rungs = tuple([Rung(**rung) for rung in data.pop("rungs")])
        return Measured(**data | {"levels": tuple(data["levels"]), "rungs": rungs})
    except (ValueError, TypeError, KeyError, AttributeError):
        raise LadderError("this is not a measured ladder; write it again with shiai arena GAME --ladder") from None


@cache
def measured_ladder(game: AnyGame) -> Measured | None:
    """The ladder of a game; None if it was never measured, or with other rules or levels."""
    if not game.face.ladder:
        return None
    package, _, name = game.face.ladder.partition(":")
    file = files(package) / name
    if not file.is_file():
        return None
    found = read_measured(file.read_text("utf-8"))
    return found if (found.rules, found.levels) == (game.version, levels_of(game)) else None


def write_measured(found: Measured, path: Path) -> None:
    """Write the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(found.text(), "utf-8")
