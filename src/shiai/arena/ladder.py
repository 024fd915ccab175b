"""The ladder of a game: its newcomer and its levels, each measured against the next in pairs of games."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from shiai.arena.measured import Measured, Rung, options_text
from shiai.arena.statistics import paired_interval
from shiai.arena.tournament import Tournament
from shiai.bots import levels_of
from shiai.core.game import AnyGame

NEWCOMER: Final = "newcomer"
GAMES: Final = 40  # of each two neighbours, unless somebody wants more


def ladder_bots(game: AnyGame) -> tuple[str, ...]:
    """The bots of the ladder, the weakest first."""
    return (NEWCOMER, *[f"level:{number}" for number in range(1, len(levels_of(game)) + 1)])


def ladder_options(game: AnyGame, given: dict[str, object]) -> dict[str, object]:
    """The options that a ladder is measured with: those of *Play now*, unless others are given."""
    presets = game.face.presets
    return given or (dict(presets[0].options) if presets else {})


@dataclass(frozen=True)
class Ladder:
    """The results of a tournament in which only neighbours meet."""

    tournament: Tournament

    def rungs(self) -> tuple[Rung, ...]:
        """What was measured between each two neighbours, the lowest first; only those that have met."""
        return tuple([self.rung(number) for number, points in enumerate(self.tournament.pair_points) if points])

    def rung(self, number: int) -> Rung:
        """What was measured in one pairing."""
        tournament = self.tournament
        higher, lower = tournament.plan.pairings[number].names
        shares = [points / 2 for points in tournament.pair_points[number]]
        low, high = paired_interval(shares)
        games = [game for game in tournament.played if game.pairing == number]
        won = {
            name: len([game for game in games if name in winners_of(tournament, game.winners, game.bots)])
            for name in (lower, higher)
        }
        return Rung(lower, higher, len(shares), sum(shares) / len(shares), low, high, won[lower], won[higher])

    def measured(self) -> Measured:
        """The data that is kept: for documentation and for people who choose a level."""
        plan = self.tournament.plan
        game = plan.setup.game
        return Measured(
            game=game.id,
            rules=game.version,
            date=date.today().isoformat(),
            options=options_text(game, plan.options),
            seed=plan.seed,
            together=plan.one_side,
            levels=levels_of(game),
            rungs=self.rungs(),
        )


def winners_of(tournament: Tournament, winners: tuple[str, ...], bots: tuple[str, ...]) -> set[str]:
    """The bots that won a game."""
    return {bots[tournament.plan.setup.seat(seat)] for seat in winners}
