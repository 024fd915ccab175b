"""The heuristic player of Samurai Spirit."""

from random import Random

from shiai.games.samurai_spirit.state import SamuraiSpirit


def advise(view: SamuraiSpirit, seat: int, rng: Random) -> int:
    """The action that the heuristic player would choose for this seat."""
    return rng.choice(view.legal(seat))
