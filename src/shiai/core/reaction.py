"""Reactions: questions in which a seat may do something between the choices of others, or decline."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Reaction:
    """What a game says about such a question, for people who do not want to be asked each time."""

    decline: int  # the action that does nothing
    fits: bool  # whether another choice could gain anything that a later question does not offer as well
    turn: int  # identifies the turn, for "no more reactions in this turn"
