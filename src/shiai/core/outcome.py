"""The outcome of a game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The winners, the reason (a message id), its clause, and the score of each seat."""

    winners: tuple[int, ...]
    reason: str
    clause: str
    scores: tuple[int, ...]
