"""The plan of a tournament: which bots meet how often in which game. It decides all that happens."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from shiai.arena.pairs import Pairing, Played, play_half
from shiai.arena.sprt import Sprt
from shiai.bots import bot
from shiai.core.errors import ShiaiError
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.games import game as game_by_name

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

    def __post_init__(self) -> None:
        for spec in self.bots:
            bot(spec)
        if len(self.bots) < 2:
            raise TournamentError(f"a tournament needs two bots or more, not only {self.bots[0]}: add some to --bots")
        if self.games < 2 or self.games % 2:
            raise TournamentError(f"games are played in pairs: --games has to be even and 2 or more, not {self.games}")
        if self.sprt is not None:
            Sprt(**self.sprt)

    @cached_property
    def setup(self) -> Setup:
        """The game with its options."""
        return game_by_name(self.game).setup(**self.options)

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
        first, second = [
            play_half(self.game, self.options, pairing, self.games, self.seed, pair, half) for half in (0, 1)
        ]
        return first, second
