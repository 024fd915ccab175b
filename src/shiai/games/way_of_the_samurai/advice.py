"""What a sensible samurai does."""

from random import Random

from shiai.games.way_of_the_samurai.state import WayOfTheSamurai


def advise(view: WayOfTheSamurai, rng: Random) -> int:
    """Any legal choice."""
    return rng.choice(view.legal(view.actors()[0]))
