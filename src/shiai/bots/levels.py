"""Levels for people. A weaker one tries less, so that it sees less far, forgets more of what lay open before, and knows
fewer rules of thumb.

None blunders at random.
"""

from typing import Final

LEVELS: Final[tuple[str, ...]] = (
    "search:iterations=24,memory=0.2,trust=0",
    "search:iterations=70,memory=0.4,trust=0.1",
    "search:iterations=200,memory=0.6,trust=0.3",
    "search:iterations=600,memory=0.85,trust=0.6",
    "search:iterations=1800",
    "search:iterations=5000",
)


def level(strength: int) -> str:
    """The bot of a level from 1, gentle, to 6, strong."""
    return LEVELS[strength - 1]
