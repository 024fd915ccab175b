"""Studies: several tournaments described in one TOML file, which is all that is needed to repeat them."""

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from shiai.arena.folder import PLAN, Folder
from shiai.arena.matrix import Axis, axis_of
from shiai.arena.plan import Plan
from shiai.arena.sprt import DEFAULTS
from shiai.arena.statistics import wilson
from shiai.arena.tournament import Tournament
from shiai.core.errors import ShiaiError
from shiai.core.game import AnyGame
from shiai.core.options import read_options, word
from shiai.registry import game as game_by_name

TOURNAMENT: Final = "tournament"
STUDY_KEYS: Final = {"title": str, "out": str, "seed": int, "games": int, TOURNAMENT: list}
KEYS: Final = {"name": str, "game": str, "bots": list, "games": int, "seed": int, "options": dict, "each": dict}
TEST: Final = "sprt"  # true, or a table of settings
GAMES: Final = 100  # for each two bots, unless the file says otherwise

Row = dict[str, str | int]


class StudyError(ShiaiError):
    """The file of a study cannot be used."""


@dataclass(frozen=True)
class Part:
    """One tournament of a study and its folder."""

    name: str
    folder: Folder

    def open(self) -> Tournament:
        """The tournament: a new one, or as far as it was played before."""
        if (self.folder.path / PLAN).exists():
            return self.folder.resume()
        self.folder.begin()
        return Tournament(self.folder.plan)


@dataclass(frozen=True)
class Study:
    """A title, the folder of the results, and the tournaments."""

    title: str
    out: Path
    parts: tuple[Part, ...]


def read_study(path: Path) -> Study:
    """Read a study and check all of it before anything is played. StudyError names the place and the problem."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise StudyError(f"cannot read '{path}': {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StudyError(f"'{path}' is not a TOML file: {error}") from None
    check_keys(str(path), found, STUDY_KEYS)
    entries = found.get(TOURNAMENT, [])
    if not entries:
        raise StudyError(f"'{path}' has no tournament; add a table [[{TOURNAMENT}]] with game and bots")
    out = path.parent / str(found.get("out", path.stem))
    parts: list[Part] = []
    for number, entry in enumerate(entries, 1):
        where = f"{path}, {TOURNAMENT} {number}"
        if not isinstance(entry, dict):
            raise StudyError(f"{where}: write a table [[{TOURNAMENT}]]")
        check_keys(where, {key: value for key, value in entry.items() if key != TEST}, KEYS, (*KEYS, TEST))
        name = str(entry.get("name", entry.get("game", "")))
        if not name or name in {part.name for part in parts} or Path(name).name != name or name.startswith("."):
            raise StudyError(f"{where}: '{name}' cannot be its name; give each tournament one that can name a folder")
        try:
            plan = read_plan(entry, found)
        except (ShiaiError, TypeError) as error:
            raise StudyError(f"{where} ({name}): {error}") from None
        parts.append(Part(name, Folder(out / name, plan)))
    return Study(str(found.get("title", path.stem)), out, tuple(parts))


def check_keys(where: str, found: dict[str, Any], kinds: dict[str, type], known: tuple[str, ...] = ()) -> None:
    """Refuse names that mean nothing here, and values of another kind."""
    for key, value in found.items():
        if key not in kinds:
            names = known or tuple(kinds)
            near = get_close_matches(key, names, 1)
            raise StudyError(
                f"{where}: '{key}' means nothing here; " + (f"did you mean {near[0]}?" if near else ", ".join(names))
            )
        if not isinstance(value, kinds[key]) or isinstance(value, bool):
            raise StudyError(f"{where}: {key} must be a {kinds[key].__name__}, not {value!r}")


def read_plan(entry: dict[str, Any], study: dict[str, Any]) -> Plan:
    """The plan of one tournament; what it does not say is taken from the study."""
    missing = [key for key in ("game", "bots") if key not in entry]
    if missing:
        raise StudyError(f"{missing[0]} is missing")
    rules = game_by_name(entry["game"])
    given = {plain(name): text(value) for name, value in entry.get("options", {}).items()}
    axes = read_axes(rules, entry.get("each", {}), given)
    test = entry.get(TEST, False)
    if not isinstance(test, (bool, dict)) or (isinstance(test, dict) and not set(test) <= set(DEFAULTS)):
        raise StudyError(f"{TEST} must be true or a table of {', '.join(DEFAULTS)}, not {test!r}")
    settings = (
        {**DEFAULTS, **{name: float(value) for name, value in test.items()}} if isinstance(test, dict) else DEFAULTS
    )
    return Plan(
        rules.id,
        read_options(rules.id, rules.options, given),
        tuple([str(spec) for spec in entry["bots"]]),
        entry.get("games", study.get("games", GAMES)),
        entry.get("seed", study.get("seed", 1)),
        dict(settings) if test is not False else None,
        axes,
    )


def read_axes(rules: AnyGame, each: dict[str, Any], given: dict[str, object]) -> tuple[Axis, ...]:
    """The options that vary."""
    axes: list[Axis] = []
    for name, values in each.items():
        if plain(name) in given:
            raise StudyError(f"option {name} is both fixed and varied; omit one of them")
        if not isinstance(values, list):
            raise StudyError(f"each.{name} must be a list of values; an empty one means all, not {values!r}")
        axes.append(axis_of(rules, plain(name), [word(value) for value in values]))
    return tuple(axes)


def plain(name: str) -> str:
    """The name of an option; dashes and underscores are alike."""
    return name.replace("-", "_")


def text(value: object) -> object:
    """A value of an option: lists become text, as on the command line."""
    return ",".join([str(part) for part in value]) if isinstance(value, list) else value


def summary_rows(name: str, tournament: Tournament) -> list[Row]:
    """The standings of a tournament as rows, the best bot first. Equal studies give equal rows."""
    plan = tournament.plan
    ratings = {rating.bot: rating for rating in tournament.ratings()}
    rows: list[Row] = []
    for bot in sorted(plan.names, key=lambda bot: -ratings[bot].elo):
        games, points, rating = tournament.games[bot], tournament.points(bot), ratings[bot]
        low, high = wilson(points, games) if games else (0.0, 1.0)
        rows.append(
            {
                "tournament": name,
                "game": plan.game,
                "bot": bot,
                "games": games,
                "points": f"{points:g}",
                "share": f"{points / max(1, games):.4f}",
                "share_low": f"{low:.4f}",
                "share_high": f"{high:.4f}",
                "elo": f"{rating.elo:.1f}",
                "elo_low": f"{rating.low:.1f}",
                "elo_high": f"{rating.high:.1f}",
                "forfeits": forfeits(bot, tournament),
            }
        )
    return rows


def forfeits(bot: str, tournament: Tournament) -> int:
    """The number of games that a bot lost by failing."""
    plan = tournament.plan
    begins = f"the bot '{plan.bots[plan.names.index(bot)]}' failed "
    seats = plan.setup.seats
    failed = [game for game in tournament.played if game.failure.startswith(begins)]
    return len([game for game in failed if bot in [game.bots[seats.index(s)] for s in seats if s not in game.winners]])
