"""The play loop of simulations, tournaments, rollouts and benchmarks."""

from random import Random
from typing import Final

from shiai.core.chance import pick
from shiai.core.compiling import mypyc_attr
from shiai.core.seats import CHANCE
from shiai.core.state import State

NO_LIMIT: Final = 1 << 60
TRIALS: Final = 12  # random games per action


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses for all seats in a play loop. The base class chooses uniformly and plays to the end."""

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """Choose one of several legal actions of a seat."""
        return legal[int(rng.random() * len(legal))]

    def stops(self, state: State) -> bool:
        """Should the loop stop here, although the game is not over?"""
        return False

    def note(self, state: State, seat: int, action: int) -> None:
        """Called before every choice, including those of chance."""


EVEN: Final = Policy()


def play(state: State, policy: Policy, rng: Random, most: int = NO_LIMIT) -> int:
    """Play a state, in place, until it ends, the policy stops or `most` choices were made; returns their number.

    Outcomes of chance are drawn by their weights, from the same generator that the policy gets.
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
    """Play a state, in place, to its end at random; returns the number of choices."""
    return play(state, EVEN, rng)


def best_by_playouts(view: State, seat: int, rng: Random) -> int:
    """The action after which a seat wins most random games, each in a random world that fits its view."""
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
