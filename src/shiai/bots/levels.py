"""Levels for people. A weaker one tries less, so that it sees less far, and remembers less of what lay open before.

None blunders at random. All judge positions as well as the strongest: what is worth seeing they see, if they look there.
"""

from typing import Final

LEVELS: Final[tuple[str, ...]] = (
    "search:iterations=10,memory=0",
    "search:iterations=40,memory=0.25",
    "search:iterations=150,memory=0.5",
    "search:iterations=600,memory=0.8",
    "search:iterations=1800",
    "search:iterations=5000",
)


def level(strength: int) -> str:
    """The bot of a level from 1, gentle, to 6, strong."""
    return LEVELS[strength - 1]
