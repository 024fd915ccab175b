"""Players of any game, by name. They see redacted states only."""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.bots.player import HeuristicPlayer, Player, RandomPlayer
from shiai.core.errors import ShiaiError
from shiai.core.state import State

BOTS: Final[dict[str, Callable[[], Player]]] = {"random": RandomPlayer, "heuristic": HeuristicPlayer}


class UnknownBot(ShiaiError):
    """There is no bot of that name."""


def bot(name: str) -> Player:
    """The bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; bots are: {', '.join(BOTS)}")
    return BOTS[name]()


def choose(player: Player, state: State, seat: int, seed: str, number: int) -> int:
    """What a bot chooses as choice `number` of a game: it gets the redacted state, and luck that a replay repeats."""
    return player.choose(state.redact(seat), seat, Random(f"{seed}/{seat}/{number}"))
