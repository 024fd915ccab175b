"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """Who won, why (a message id and the clause that says so), and the score of every seat."""

    winners: tuple[int, ...]
    reason: str
    clause: str
    scores: tuple[int, ...]
