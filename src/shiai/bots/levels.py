"""Levels of strength for human opponents.

A lower level searches less, forgets cards that it has seen and gives the heuristic player's advice less weight. No
level makes random mistakes.
"""

from typing import Final

LEVELS: Final[tuple[str, ...]] = (
    "search:iterations=24,memory=0.2,prior_weight=0",
    "search:iterations=70,memory=0.4,prior_weight=0.1",
    "search:iterations=200,memory=0.6,prior_weight=0.3",
    "search:iterations=600,memory=0.85,prior_weight=0.6",
    "search:iterations=1800",
    "search:iterations=5000",
)


def level(strength: int) -> str:
    """The spec of a level from 1 (weakest) to 6 (strongest)."""
    return LEVELS[strength - 1]
