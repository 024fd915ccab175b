"""Levels for people: weaker ones think less far, try less, and forget what lay open before; none blunders at random."""

from typing import Final

LEVELS: Final[tuple[str, ...]] = (
    "search:iterations=24,ahead=0,memory=0",
    "search:iterations=60,ahead=0,memory=0.3",
    "search:iterations=150,ahead=1,memory=0.6",
    "search:iterations=400,memory=0.9",
    "search:iterations=1200",
    "search:iterations=4000",
)


def level(strength: int) -> str:
    """The bot of a level from 1, gentle, to 6, strong."""
    return LEVELS[strength - 1]
