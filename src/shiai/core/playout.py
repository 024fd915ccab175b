"""The play loop. Simulations, tournaments, searches and benchmarks all play games with it."""

from random import Random
from typing import Final

from shiai.core.chance import pick
from shiai.core.compiling import mypyc_attr
from shiai.core.seats import CHANCE
from shiai.core.state import State

NO_LIMIT: Final = 1 << 60
TRIALS: Final = 12  # random games for each choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Makes the choices of all seats in a play loop. This one chooses evenly and plays to the end."""

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """One of several legal actions of a seat."""
        return legal[int(rng.random() * len(legal))]

    def stops(self, state: State) -> bool:
        """Does the loop end here, although the game goes on?"""
        return False

    def note(self, state: State, seat: int, action: int) -> None:
        """Called before every choice of seats and of chance is made."""


EVEN: Final = Policy()


def play(state: State, policy: Policy, rng: Random, most: int = NO_LIMIT) -> int:
    """Play this very state until it ends, the policy stops or `most` choices were made; returns their number.

    Chance decides by its weights, from the same generator as the policy.
    """
    count = 0
    while count < most:
        actors = state.actors()
        if not actors or policy.stops(state):
            break
        seat = actors[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif seat == CHANCE:
            action = pick(legal, state.weights(), rng)
        else:
            action = policy.choose(state, seat, legal, rng)
        policy.note(state, seat, action)
        state.advance(seat, action)
        count += 1
    return count


def playout(state: State, rng: Random) -> int:
    """Play this very state to its end at random; returns the number of choices."""
    return play(state, EVEN, rng)


def best_by_playouts(view: State, seat: int, rng: Random) -> int:
    """The choice after which a seat wins most random games, each in a world that fits what it sees."""
    legal = view.legal(seat)
    best, most = legal[0], -1.0
    for action in legal if len(legal) > 1 else ():
        won = 0.0
        for _ in range(TRIALS):
            world = view.fill(rng)
            world.advance(seat, action)
            playout(world, rng)
            outcome = world.outcome()
            if outcome is not None and seat in outcome.winners:
                won += 1.0 / len(outcome.winners)
        if won > most:
            best, most = action, won
    return best
