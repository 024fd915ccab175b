"""The plan of a tournament: game, options, bots, number of games and seed. The plan determines all results."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from shiai.arena.matrix import Axis
from shiai.arena.pairs import Pair, Pairing, play_half, seating
from shiai.arena.sprt import Sprt
from shiai.bots import bot
from shiai.core.errors import OptionError, ShiaiError
from shiai.core.options import Value, word
from shiai.core.setup import Setup
from shiai.registry import game as game_by_name

PairId = tuple[int, int]  # the numbers of a pairing and of one of its pairs


class TournamentError(ShiaiError):
    """The tournament cannot be played as requested."""


@dataclass(frozen=True)
class Plan:
    """Everything that determines a tournament."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int  # per pairing
    seed: int
    sprt: dict[str, float] | None = None  # settings of the test of the first bot against each other one
    each: tuple[Axis, ...] = ()  # options that vary: each pair is played with the next combination of their values
    ladder: bool = False  # only neighbours meet, the higher one as the first bot of the pairing; a test is for each

    def __post_init__(self) -> None:
        for spec in self.bots:
            bot(spec)
        if len(self.bots) < 2:
            raise TournamentError(f"a tournament needs at least two bots, not only {self.bots[0]}: add some to --bots")
        if self.games < 2 or self.games % 2:
            raise TournamentError(f"games are played in pairs: --games must be even and at least 2, not {self.games}")
        if self.sprt is not None:
            Sprt(**self.sprt)
        if self.pairs % len(self.setups):
            unit = 2 * len(self.setups)
            raise TournamentError(
                f"{len(self.setups)} variants are played equally often, each in pairs: "
                f"--games must be a multiple of {unit}, such as {unit * -(-self.games // unit)}, not {self.games}"
            )

    @property
    def setup(self) -> Setup:
        """The set-up of the first variant. All variants have the same seats and sides."""
        return self.setups[0]

    @cached_property
    def variants(self) -> tuple[dict[str, Value], ...]:
        """All combinations of the varying options; a single empty one if none varies."""
        names = [axis.option for axis in self.each]
        combinations_of_values = product(*[axis.values for axis in self.each])
        return tuple([dict(zip(names, values, strict=True)) for values in combinations_of_values])

    @cached_property
    def setups(self) -> tuple[Setup, ...]:
        """The set-up of each variant."""
        found: list[Setup] = []
        for variant in self.variants:
            try:
                setup = game_by_name(self.game).setup(**self.options | variant)
            except OptionError as error:
                if not variant:
                    raise
                raise TournamentError(
                    f"{self.game} refuses {variant_text(variant)}: {error}; leave one of them out of --each"
                ) from None
            if found and (setup.seats, setup.seat_sides) != (found[0].seats, found[0].seat_sides):
                raise TournamentError(
                    f"{variant_text(variant)} has other seats than {variant_text(self.variants[0])}: "
                    "--each needs options that do not change the seats"
                )
            found.append(setup)
        return tuple(found)

    def variant_of(self, pair: int) -> int:
        """The number of the variant of a pair; pairs go through them in turn."""
        return pair % len(self.setups)

    def variant_columns(self, pair: int) -> dict[str, str | int]:
        """The varying options of a pair, as columns of a result row."""
        return {name: word(value) for name, value in self.variants[self.variant_of(pair)].items()}

    def seating(self, pair: int, half: int) -> tuple[int, ...]:
        """Which of the two bots sits on each seat in one game of a pair; balanced within each variant."""
        return seating(self.setup.seat_sides, pair // len(self.setups), half)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Unique names of the bots: their specs, with a number for repeated ones."""
        before = [self.bots[:place].count(spec) for place, spec in enumerate(self.bots)]
        return tuple([f"{spec} #{count + 1}" if count else spec for spec, count in zip(self.bots, before, strict=True)])

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Each bot against each other one (round robin), those of the first bot first; on a ladder only neighbours."""
        named = list(zip(self.bots, self.names, strict=True))
        both = list(zip(named[1:], named, strict=False)) if self.ladder else list(combinations(named, 2))
        return tuple([Pairing(number, (a[0], b[0]), (a[1], b[1])) for number, (a, b) in enumerate(both)])

    @property
    def pairs(self) -> int:
        """The number of pairs of games per pairing."""
        return self.games // 2

    @property
    def one_side(self) -> bool:
        """Does a bot play all seats of a game, because they win or lose together?"""
        return not max(self.setup.seat_sides)

    @property
    def many_sides(self) -> bool:
        """Are there more than two sides, so that ratings come from ranks instead of points?"""
        return max(self.setup.seat_sides) > 1

    def play(self, pair_id: PairId) -> Pair:
        """Play one pair. The same pair always gives the same games."""
        pairing, pair = self.pairings[pair_id[0]], pair_id[1]
        setup = self.setups[self.variant_of(pair)]
        first, second = [
            play_half(setup, self.seating(pair, half), pairing, self.games, self.seed, pair, half) for half in (0, 1)
        ]
        return first, second


def variant_text(variant: dict[str, Value]) -> str:
    """A variant as text: `weapon=katana, opponent=oda`."""
    return ", ".join([f"{name}={word(value)}" for name, value in variant.items()])
