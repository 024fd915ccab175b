"""Pairs of games: two bots play twice with the same chance, the second time with their sides exchanged.

Sides are what wins or loses together. With two sides, the bots change sides within a pair. With more, each bot leads
half of them (one more or one less, where their number is odd), and which half changes from pair to pair, so that both
bots sit everywhere. With one side (a solo or cooperative game) each bot plays all seats of one of the two games.
"""

from dataclasses import dataclass, field
from itertools import combinations

from shiai.arena.match import Result, play_course
from shiai.core.setup import Setup


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet. `names` are what tables call them: two of the same kind have different names."""

    number: int
    specs: tuple[str, str]
    names: tuple[str, str]


@dataclass(frozen=True, kw_only=True)
class Played(Result):
    """One finished game of a tournament. Two are equal when they went the same way, however long it took."""

    pairing: int  # the number of the pairing
    pair: int  # which of its pairs, from 0
    half: int  # 0 or 1: the first or the second game of the pair
    decisions: tuple[int, ...]  # of every seat: choices that were no foregone conclusion
    seconds: tuple[float, ...] = field(compare=False)  # that every seat has spent on them
    record: str  # the game as text

    def row(self, seats: tuple[str, ...]) -> dict[str, str | int]:
        row: dict[str, str | int] = {"pairing": self.pairing, "pair": self.pair, "half": self.half}
        return row | super().row(seats)


def seating(sides: tuple[int, ...], pair: int, half: int) -> tuple[int, ...]:
    """Which of the two bots, 0 or 1, sits on each seat in one game of a pair."""
    count = max(sides) + 1
    led = [set(chosen) for chosen in combinations(range(count), (count + 1) // 2)]
    if count % 2 == 0:
        led = [chosen for chosen in led if 0 in chosen]  # the others are these with the sides exchanged
    first = led[pair % len(led)]
    return tuple([half if side in first else 1 - half for side in sides])


def play_half(
    setup: Setup, seats: tuple[int, ...], pairing: Pairing, games: int, seed: int, pair: int, half: int
) -> Played:
    """Play one game of a pair, with bot 0 or 1 on every seat; `games` of each pairing give the number of the game.

    Chance is that of the pair. What the bots draw by lot is their own in every game: a bot that plays against itself
    would else play the same game twice.
    """
    chance = f"{seed}/{pairing.names[0]}/{pairing.names[1]}/{pair}"
    specs = tuple([pairing.specs[bot] for bot in seats])
    number = pairing.number * games + 2 * pair + half
    course = play_course(setup.game.id, setup.options, specs, number, chance, f"{chance}/{half}")
    return Played(
        **vars(course.result) | {"bots": tuple([pairing.names[bot] for bot in seats])},
        pairing=pairing.number,
        pair=pair,
        half=half,
        decisions=course.decisions,
        seconds=tuple([round(seconds, 6) for seconds in course.seconds]),
        record=course.record.text(),
    )


def points_of(played: Played, setup: Setup, name: str) -> float:
    """What a bot has got out of a game: 1 for a victory, ½ if nobody or both have won, else 0."""
    winners = {played.bots[setup.seat(seat)] for seat in played.winners}
    if name in winners:
        return 1.0 / len(winners)
    return 0.0 if winners or played.bots.count(name) == len(played.bots) else 0.5


def compare(halves: tuple[Played, Played], setup: Setup, name: str) -> tuple[float, ...]:
    """What a bot has got out of a pair: points for both games, or one for the pair where each had a game to itself."""
    if max(setup.sides):
        return tuple([points_of(played, setup, name) for played in halves])
    own, other = [bool(played.winners) for played in sorted(halves, key=lambda played: name not in played.bots)]
    return (0.5 + (own - other) / 2,)
