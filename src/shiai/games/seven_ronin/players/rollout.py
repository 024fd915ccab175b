"""The rollout policy of 7 Ronin."""

from random import Random

from shiai.games.seven_ronin.players.heuristic import advise
from shiai.games.seven_ronin.rules.state import SevenRonin


def rollout_action(state: SevenRonin, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The choice of the heuristic player, which is quick enough."""
    return advise(state, seat, rng)


def is_quiescent(state: SevenRonin) -> bool:
    """Is this moment between two rounds?"""
    return state.is_planning()
