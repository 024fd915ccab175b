"""The plan of a tournament: which bots meet how often in which game. It decides all that happens."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from shiai.arena.matrix import Axis
from shiai.arena.pairs import Pairing, Played, play_half, seating
from shiai.arena.sprt import Sprt
from shiai.bots import bot
from shiai.core.errors import OptionError, ShiaiError
from shiai.core.options import Value, word
from shiai.core.setup import Setup
from shiai.registry import game as game_by_name

Ticket = tuple[int, int]  # the numbers of a pairing and of one of its pairs
Halves = tuple[Played, Played]


class TournamentError(ShiaiError):
    """The tournament cannot be played as asked for."""


@dataclass(frozen=True)
class Plan:
    """All that decides how a tournament goes."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int  # for every pairing
    seed: int
    sprt: dict[str, float] | None = None  # settings of the test whether the first bot is better than each other
    each: tuple[Axis, ...] = ()  # options of which every pair has the next combination of values

    def __post_init__(self) -> None:
        for spec in self.bots:
            bot(spec)
        if len(self.bots) < 2:
            raise TournamentError(f"a tournament needs two bots or more, not only {self.bots[0]}: add some to --bots")
        if self.games < 2 or self.games % 2:
            raise TournamentError(f"games are played in pairs: --games has to be even and 2 or more, not {self.games}")
        if self.sprt is not None:
            Sprt(**self.sprt)
        if self.pairs % len(self.setups):
            least = 2 * len(self.setups)
            raise TournamentError(
                f"{len(self.setups)} variants are played equally often, each in pairs: "
                f"--games has to be a multiple of {least}, such as {least * -(-self.games // least)}, not {self.games}"
            )

    @property
    def setup(self) -> Setup:
        """The game with its options; where some vary, with their first values. All have the same seats and sides."""
        return self.setups[0]

    @cached_property
    def variants(self) -> tuple[dict[str, Value], ...]:
        """The values that the varied options have together; one that says nothing if none varies."""
        names = [axis.option for axis in self.each]
        found = product(*[axis.values for axis in self.each])
        return tuple([dict(zip(names, values, strict=True)) for values in found])

    @cached_property
    def setups(self) -> tuple[Setup, ...]:
        """The game with its options, for every variant."""
        found: list[Setup] = []
        for variant in self.variants:
            try:
                setup = game_by_name(self.game).setup(**self.options | variant)
            except OptionError as error:
                if not variant:
                    raise
                raise TournamentError(
                    f"{self.game} refuses {in_words(variant)}: {error}; leave one of them out of --each"
                ) from None
            if found and (setup.seats, setup.sides) != (found[0].seats, found[0].sides):
                raise TournamentError(
                    f"{in_words(variant)} has other seats than {in_words(self.variants[0])}: "
                    "--each is for options that leave the seats as they are"
                )
            found.append(setup)
        return tuple(found)

    def variant_of(self, pair: int) -> int:
        """Which of the variants a pair is played in: they take turns."""
        return pair % len(self.setups)

    def variant_words(self, pair: int) -> dict[str, str | int]:
        """What varies in the variant of a pair, as people write it."""
        return {name: word(value) for name, value in self.variants[self.variant_of(pair)].items()}

    def seating(self, pair: int, half: int) -> tuple[int, ...]:
        """Which of two bots sits on each seat in one game of a pair; of every variant, not only of all together."""
        return seating(self.setup.sides, pair // len(self.setups), half)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What tables call the bots: the second of two with the same spec gets a number."""
        before = [self.bots[:place].count(spec) for place, spec in enumerate(self.bots)]
        return tuple([f"{spec} #{count + 1}" if count else spec for spec, count in zip(self.bots, before, strict=True)])

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Everybody against everybody; first those of the first bot."""
        both = list(combinations(zip(self.bots, self.names, strict=True), 2))
        return tuple([Pairing(number, (a[0], b[0]), (a[1], b[1])) for number, (a, b) in enumerate(both)])

    @property
    def pairs(self) -> int:
        """How many pairs of games every pairing has."""
        return self.games // 2

    @property
    def teams(self) -> bool:
        """Does each bot play by itself, on all seats?"""
        return not max(self.setup.sides)

    @property
    def crowd(self) -> bool:
        """Are there more than two sides, so that ratings come from places instead of points?"""
        return max(self.setup.sides) > 1

    def play(self, ticket: Ticket) -> Halves:
        """Play one pair; the same ticket gives the same games, wherever and whenever they are played."""
        pairing, pair = self.pairings[ticket[0]], ticket[1]
        setup = self.setups[self.variant_of(pair)]
        first, second = [
            play_half(setup, self.seating(pair, half), pairing, self.games, self.seed, pair, half) for half in (0, 1)
        ]
        return first, second


def in_words(variant: dict[str, Value]) -> str:
    """A variant as people write it."""
    return ", ".join([f"{name}={word(value)}" for name, value in variant.items()])
