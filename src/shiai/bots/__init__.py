"""Players of any game, by name. They see redacted states only."""

from random import Random
from typing import Final

from shiai.bots.levels import LEVELS, level
from shiai.bots.player import Player
from shiai.bots.search import AHEAD, CURIOSITY, TRUST, USUAL, Search
from shiai.bots.simple import HeuristicPlayer, RandomPlayer
from shiai.bots.specs import Kind, Setting, UnknownBot, read_spec, split_bots
from shiai.core.state import State
from shiai.registry import games, load

__all__ = ["LEVELS", "Player", "UnknownBot", "bot", "choose", "kinds", "luck", "split_bots"]

SEARCH_SETTINGS: Final = (
    Setting("iterations", 1, 10_000_000, True, "games in the mind for a choice"),
    Setting("seconds", 0.0, 3600.0, False, "time for a choice, instead of iterations"),
    Setting("c", 0.0, 100.0, False, "curiosity: how much what was tried little attracts"),
    Setting("ahead", 0, 100, True, "quiet moments that habit plays on before a position is judged"),
    Setting("memory", 0.0, 1.0, False, "how much of what lay open before is remembered"),
    Setting("usual", 0.0, 1.0, False, "how often others are thought to plan by habit"),
    Setting("trust", 0.0, 100.0, False, "in the game's own advice, before anything was tried"),
)


def searcher(values: dict[str, float]) -> Search:
    """A search with these settings."""
    return Search(
        iterations=int(values.get("iterations", 800)),
        seconds=values.get("seconds", 0.0),
        curiosity=values.get("c", CURIOSITY),
        ahead=int(values.get("ahead", AHEAD)),
        memory=values.get("memory", 1.0),
        trust=values.get("trust", TRUST),
        usual=values.get("usual", USUAL),
    )


def leveled(values: dict[str, float]) -> Player:
    """The bot of a level."""
    return bot(level(int(values.get("strength", 3))))


GENERAL_BOTS: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        Kind("random", lambda values: RandomPlayer()),
        Kind("heuristic", lambda values: HeuristicPlayer()),
        Kind("search", searcher, SEARCH_SETTINGS),
        Kind("level", leveled, (Setting("strength", 1, len(LEVELS), True, "from 1, gentle, to 6, strong"),)),
    )
}


def kinds() -> dict[str, Kind]:
    """All kinds of bots by name: those of any game, then those that play one game only."""
    found = [load(reference) for game in games().values() for reference in game.face.bots]
    return {**GENERAL_BOTS, **{kind.name: kind for kind in found}}


def bot(spec: str) -> Player:
    """The bot that a spec means."""
    kind, values = read_spec(kinds(), spec)
    return kind.make(values)


def choose(player: Player, state: State, seat: int, seed: str, number: int) -> int:
    """What a bot chooses as choice `number` of a game: it gets the redacted state, and luck that a replay repeats."""
    return player.choose(state.redact(seat), seat, luck(seed, seat, number))


def luck(seed: str, seat: int, number: int) -> Random:
    """The luck of a bot for choice `number` of a game."""
    return Random(f"{seed}/{seat}/{number}")
