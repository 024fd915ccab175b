"""The play loop of simulations, tournaments, rollouts and benchmarks."""

from random import Random
from typing import TYPE_CHECKING, Final

from shiai.core.chance import pick
from shiai.core.compiling import mypyc_attr
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.core.step import EVEN as EVEN_WEIGHTS

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_LIMIT: Final = 1 << 60
TRIALS: Final = 12  # random games per action
# The loop's own generator, which makes no objects: multiply with carry, after Marsaglia.
FACTOR: Final = 698769069
BITS: Final = 32
LOW: Final = (1 << BITS) - 1
SEED_BITS: Final = 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Makes the choices of all seats in a play loop. This one chooses evenly and plays to the end.

    A subclass says which of its methods the loop has to call, because calls are what random play consists of.
    """

    def __init__(self, chooses: bool = False, stops: bool = False, notes: bool = False) -> None:
        self.chooses = chooses
        self.may_stop = stops
        self.notes = notes

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """One of several legal actions of a seat; called if the policy `chooses`."""
        raise NotImplementedError

    def stops(self, state: State) -> bool:
        """Does the loop end here, although the game goes on? Called if the policy `may_stop`."""
        raise NotImplementedError

    def note(self, state: State, seat: int, action: int) -> None:
        """Called before every choice of seats and of chance is made, if the policy `notes` them."""
        raise NotImplementedError


EVEN: Final = Policy()


def play(state: State, policy: Policy, rng: Random, most: int = NO_LIMIT) -> int:
    """Play this very state until it ends, the policy stops or `most` choices were made; returns their number.

    The policy draws from `rng`. Even choices and even chance events are drawn from a generator that `rng` seeds.
    """
    count = 0
    number: i64 = rng.getrandbits(SEED_BITS) | 1
    chooses, may_stop, notes = policy.chooses, policy.may_stop, policy.notes
    while count < most:
        actors = state.actors()
        if not actors or (may_stop and policy.stops(state)):
            break
        seat = actors[0]
        legal = state.legal(seat)
        size = len(legal)
        if size == 1:
            action = legal[0]
        elif seat == CHANCE:
            weights = state.stack[-1].weights(state)
            if size < len(EVEN_WEIGHTS) and weights is EVEN_WEIGHTS[size]:
                number = FACTOR * (number & LOW) + (number >> BITS)
                action = legal[(number & LOW) * size >> BITS]
            else:
                action = pick(legal, weights, rng)
        elif chooses:
            action = policy.choose(state, seat, legal, rng)
        else:
            number = FACTOR * (number & LOW) + (number >> BITS)
            action = legal[(number & LOW) * size >> BITS]
        if notes:
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
