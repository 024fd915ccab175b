"""What a bot can tell about a decision."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from shiai.core.messages import Message
from shiai.core.state import View

COMPARED: Final = 3  # candidates with which a choice is compared in the words of the game


@dataclass(frozen=True)
class Candidate:
    """An action that a bot considered."""

    action: int
    share: float  # the probability that the bot chooses it
    value: float  # the expected result for the seat, from -1 (lost) to 1 (won)
    visits: int  # how often it was tried


@dataclass(frozen=True)
class ExpectedChoice:
    """A choice that the bot expects later."""

    seat: int
    choice: Message


@dataclass(frozen=True)
class Explanation:
    """The candidates of a decision, the best first, with reasons for the first of them.

    `reasons` are messages of the bots' catalogue, whose ids begin with `reason-`, and of the game (`why-`); `line` is
    what the bot expects to follow.
    """

    bot: str
    candidates: tuple[Candidate, ...]
    reasons: tuple[Message, ...]
    line: tuple[ExpectedChoice, ...] = ()


def with_game_reasons(
    explanation: Explanation, view: View, seat: int, rng: Random, chosen: int | None = None
) -> Explanation:
    """The same explanation; what speaks for the chosen (or the best) candidate in the words of the game comes first."""
    actions = [candidate.action for candidate in explanation.candidates]
    action = actions[0] if chosen is None else chosen
    others = tuple([other for other in actions if other != action][:COMPARED])
    told = view.setup.game.why(view, seat, action, others, rng)
    return replace(explanation, reasons=(*told, *explanation.reasons))
