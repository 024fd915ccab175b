"""Pairs of games: two bots play twice with the same chance, the second time with their sides swapped.

Seats of one side win or lose together. With two sides, the bots swap sides within a pair. With more, each bot plays
half of them (one more or one less if their number is odd), and the halves change from pair to pair, so that both bots
sit everywhere. With one side (a solo or cooperative game), each bot plays all seats of one of the two games.
"""

from dataclasses import dataclass, field
from itertools import combinations

from shiai.arena.match import Result, play_recorded
from shiai.core.setup import Setup


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet. `names` are unique, even if both bots have the same spec."""

    number: int
    specs: tuple[str, str]
    names: tuple[str, str]


@dataclass(frozen=True, kw_only=True)
class PairGame(Result):
    """One finished game of a pair. Equality ignores the time it took."""

    pairing: int  # the number of the pairing
    pair: int  # the number of the pair within the pairing, from 0
    half: int  # 0 or 1: the first or the second game of the pair
    decisions: tuple[int, ...]  # of each seat: choices with an alternative
    seconds: tuple[float, ...] = field(compare=False)  # of each seat, for all its decisions
    record: str  # the game as text

    def row(self, seats: tuple[str, ...]) -> dict[str, str | int]:
        row: dict[str, str | int] = {"pairing": self.pairing, "pair": self.pair, "half": self.half}
        return row | super().row(seats)


Pair = tuple[PairGame, PairGame]


def seating(sides: tuple[int, ...], pair: int, half: int) -> tuple[int, ...]:
    """Which of the two bots, 0 or 1, sits on each seat in one game of a pair."""
    count = max(sides) + 1
    choices = [set(chosen) for chosen in combinations(range(count), (count + 1) // 2)]
    if count % 2 == 0:
        choices = [chosen for chosen in choices if 0 in chosen]  # the second half has the complements
    first = choices[pair % len(choices)]
    return tuple([half if side in first else 1 - half for side in sides])


def play_half(
    setup: Setup, seats: tuple[int, ...], pairing: Pairing, games: int, seed: int, pair: int, half: int
) -> PairGame:
    """Play one game of a pair, with bot 0 or 1 on each seat; a pairing has `games` games.

    Both games of a pair have the same chance. The bots' own randomness differs between them: otherwise a bot that meets
    itself would play the same game twice.
    """
    chance_seed = f"{seed}/{pairing.names[0]}/{pairing.names[1]}/{pair}"
    specs = tuple([pairing.specs[bot] for bot in seats])
    number = pairing.number * games + 2 * pair + half
    played = play_recorded(setup.game.id, setup.options, specs, number, chance_seed, f"{chance_seed}/{half}")
    return PairGame(
        **vars(played.result) | {"bots": tuple([pairing.names[bot] for bot in seats])},
        pairing=pairing.number,
        pair=pair,
        half=half,
        decisions=played.decisions,
        seconds=tuple([round(seconds, 6) for seconds in played.seconds]),
        record=played.record.text(),
    )


def game_points(game: PairGame, setup: Setup, name: str) -> float:
    """The points of a bot in a game: 1 for a win, ½ if nobody or both have won, otherwise 0."""
    winners = {game.bots[setup.seat(seat)] for seat in game.winners}
    if name in winners:
        return 1.0 / len(winners)
    return 0.0 if winners or game.bots.count(name) == len(game.bots) else 0.5


def pair_points(pair: Pair, setup: Setup, name: str) -> tuple[float, ...]:
    """The points of a bot in each game of a pair; with one side, its points for the pair as a whole."""
    if max(setup.seat_sides):
        return tuple([game_points(game, setup, name) for game in pair])
    own, other = [bool(game.winners) for game in sorted(pair, key=lambda game: name not in game.bots)]
    return (0.5 + (own - other) / 2,)
