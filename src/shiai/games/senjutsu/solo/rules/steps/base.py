"""Bases of the steps of solo play: questions to a player, and luck about an enemy."""

from typing import ClassVar

from shiai.core.step import AskSeat, ForcedLuck
from shiai.games.senjutsu.rules.steps.base import TURN_CLAUSE
from shiai.games.senjutsu.solo.rules.state import Solo


class SoloQuestion(AskSeat[Solo]):
    """A question to one player; where only one answer is left it answers itself."""

    turn_clause: ClassVar[str] = TURN_CLAUSE


class EnemyLuck(ForcedLuck[Solo]):
    """A question to luck about an enemy; where only one outcome is left it answers itself."""

    turn_clause: ClassVar[str] = "SJ-38.2"
