"""What a bot can tell about a decision."""

from dataclasses import dataclass

from shiai.core.messages import Message


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

    `reasons` are messages of the bots' catalogue, whose ids begin with `reason-`; `line` is what the bot expects to
    follow.
    """

    bot: str
    candidates: tuple[Candidate, ...]
    reasons: tuple[Message, ...]
    line: tuple[ExpectedChoice, ...] = ()
