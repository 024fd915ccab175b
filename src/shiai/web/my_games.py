"""*My games* as data for its page and for files: rows of games, and statistics by game, kind and level."""

import csv
import json
from dataclasses import dataclass
from io import StringIO
from itertools import groupby
from typing import Any, Final

from shiai.core.errors import ShiaiError
from shiai.core.position import read_option_line
from shiai.i18n.catalogue import Catalogue
from shiai.registry import games
from shiai.table import results
from shiai.table.ending import ending_of
from shiai.table.results import PlayedGame, Statistics
from shiai.web.ending import time_taken
from shiai.web.kit.rendering import words_in

LEVELS: Final[dict[str, str]] = {
    results.ALONE: "page-games-alone",
    results.PEOPLE_ONLY: "page-games-people",
    results.LEVELS: "page-games-levels",
    results.OTHER_BOTS: "page-games-other-bots",
}
COLUMNS: Final = (
    *("table", "game", "mode", "seat", "level", "begun", "ended", "result", "won"),
    *("rounds", "choices", "seconds", "rewinds", "counts", "options"),
)


@dataclass(frozen=True)
class StatisticsRow:
    """The statistics of one kind of game."""

    kind: str
    level: str
    games: int
    won: int
    share: str
    streaks: str
    rounds: str
    fastest: str


@dataclass(frozen=True)
class GameStatistics:
    """The statistics of one game."""

    title: str
    rows: tuple[StatisticsRow, ...]


@dataclass(frozen=True)
class FinishedRow:
    """A finished game in the list."""

    title: str
    kind: str
    level: str
    url: str
    ending: str
    when: str
    won: bool | None  # None if it does not count


def statistics(played: list[PlayedGame], language: str) -> list[GameStatistics]:
    """Return the statistics of the games that count, by game, kind and level."""
    counting = [game for game in played if game.counts]
    found: list[GameStatistics] = []
    for id in games():
        words = words_in(language, id)
        labelled = [(kind_of(game, words), level_of(game, words), game) for game in counting if game.game == id]
        labelled.sort(key=lambda each: (each[0], each[1], each[2].ended))
        rows = [
            statistics_row(kind, level, Statistics([game for _, _, game in group]), words)
            for (kind, level), group in groupby(labelled, key=lambda each: each[:2])
        ]
        if rows:
            found.append(GameStatistics(words.say("game-title"), tuple(rows)))
    return found


def statistics_row(kind: str, level: str, numbers: Statistics, words: Catalogue) -> StatisticsRow:
    """Return the statistics of one kind as texts."""
    low, high = [round(100 * bound) for bound in numbers.interval]
    return StatisticsRow(
        kind=kind,
        level=level,
        games=numbers.games,
        won=len(numbers.wins),
        share=words.say("page-games-percent", share=round(100 * numbers.share), low=low, high=high),
        streaks=words.say("page-games-streaks", now=numbers.streak, longest=numbers.longest_streak),
        rounds="–" if numbers.fewest_rounds is None else str(numbers.fewest_rounds),
        fastest="–" if numbers.fastest is None else time_taken(numbers.fastest, words),
    )


def kind_of(played: PlayedGame, words: Catalogue) -> str:
    """Name the kind of a game: its mode, and the seat where the seats play different games."""
    game = games()[played.game]
    ending = ending_of(game)
    try:
        options = read_option_line(game, played.options)
        parts = [words.message(message) for message in ending.mode(options)]
        if ending.sides:
            parts += [words.name_or(game.seats(**options)[seat]) for seat in played.own]
    except ShiaiError:  # the game was played with options that this program does not know
        parts = []
    return ", ".join(parts) or words.say("page-games-usual")


def level_of(played: PlayedGame, words: Catalogue) -> str:
    """Name the level of the bots, or say that there were none."""
    if played.level.isdigit():
        return words.say("page-games-level", number=int(played.level))
    return words.say(LEVELS[played.level])


def finished_row(played: PlayedGame, language: str) -> FinishedRow | None:
    """Return a finished game; None if this program does not have the game."""
    if played.game not in games():
        return None
    words = words_in(language, played.game)
    reason = played.result.split()[1]
    return FinishedRow(
        title=words.say("game-title"),
        kind=kind_of(played, words),
        level=level_of(played, words),
        url=f"/table/{played.table}/replay",
        ending=words.say(f"ending-{reason}"),
        when=(played.ended or played.begun)[:10],
        won=played.won if played.counts else None,
    )


def exported(played: PlayedGame) -> dict[str, Any]:
    """Return a game for a file, with ids and numbers instead of words."""
    words = words_in("en", played.game) if played.game in games() else None
    return {
        "table": played.table,
        "game": played.game,
        "mode": kind_of(played, words) if words is not None else "",
        "seat": " ".join([str(seat) for seat in played.own]),
        "level": played.level,
        "begun": played.begun,
        "ended": played.ended,
        "result": played.result,
        "won": played.won if played.counts else None,
        "rounds": played.rounds,
        "choices": played.choices,
        "seconds": played.seconds,
        "rewinds": played.rewinds,
        "counts": played.counts,
        "options": played.options,
    }


def as_json(played: list[PlayedGame]) -> str:
    """Return games as JSON."""
    return json.dumps({"format": "shiai games 1", "games": [exported(game) for game in played]}, indent=1) + "\n"


def as_csv(played: list[PlayedGame]) -> str:
    """Return games as a table."""
    text = StringIO()
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    writer.writerows([exported(game) for game in played])
    return text.getvalue()
