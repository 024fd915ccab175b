"""The heuristic player."""

from random import Random

from shiai.games.senjutsu.state import Senjutsu


def advise(view: Senjutsu, seat: int, rng: Random) -> int:
    """What the heuristic player would choose."""
    return rng.choice(view.legal(seat))
