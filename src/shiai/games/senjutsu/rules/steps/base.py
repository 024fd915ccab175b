"""Bases of the steps: questions to a player about what all see or about the own hand, and luck about hidden cards."""

from typing import Any, ClassVar

from shiai.core.step import AskSeat, AskSecret, Luck, Step
from shiai.games.senjutsu.rules.state import Senjutsu

Steps = tuple[type[Step[Any]], ...]
TURN_CLAUSE = "SJ-5.6"


class Question(AskSeat[Senjutsu]):
    """A question to one player; where only one answer is left it answers itself."""

    turn_clause: ClassVar[str] = TURN_CLAUSE


class SecretQuestion(AskSecret[Senjutsu]):
    """A question to one player about cards that others cannot see: it is asked even where only one answer is left."""

    turn_clause: ClassVar[str] = TURN_CLAUSE


class CardLuck(Luck[Senjutsu]):
    """A question to luck about hidden cards: it is asked even where only one answer is left."""

    turn_clause: ClassVar[str] = TURN_CLAUSE
