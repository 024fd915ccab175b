"""The goals of `make bench`: ratios to catanatron measured in the same run, on one core; must and aim."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Goals:
    """The goals of one game, as pairs of must and aim."""

    pure: tuple[float, float]  # decisions of a loop outside, beside those of catanatron
    compiled: tuple[float, float]  # decisions of the loop of the core
    clone: float  # microseconds for a copy, compiled
    search: tuple[float, float]  # iterations, compiled, for each decision of catanatron


GOALS: Final = {
    "seven_ronin": Goals((8, 12), (110, 200), 0.15, (0.83, 1.67)),
    "samurai_spirit": Goals((7, 10), (55, 100), 0.6, (2.2, 3.3)),
    "way_of_the_samurai": Goals((6.5, 10), (35, 60), 0.3, (0.42, 0.85)),
    "senjutsu": Goals((2, 4), (8, 15), 0.7, (0.36, 0.6)),
    "senjutsu_solo": Goals((0.6, 1.5), (2, 5), 1.2, (0.17, 0.33)),
}
LONGEST_CHOICE: Final = 3.0  # seconds of a level for a choice: must


def goals_of(game: str) -> Goals:
    """The goals of a game; a new game has those of the slowest."""
    return GOALS.get(game, GOALS["senjutsu_solo"])
