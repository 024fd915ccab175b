"""What a bot thinks of the choices of one moment, in a form that can be stored and sent from process to process."""

from dataclasses import dataclass
from typing import Any, Final

from shiai.bots.explanation import Expected, Explanation, Thought
from shiai.core.messages import Message

MOST_THOUGHTS: Final = 3  # more of them help nobody
DIGITS: Final = 4


@dataclass(frozen=True)
class Opinion:
    """The best choices, the best one first, what speaks for it, and what is expected after it."""

    thoughts: tuple[Thought, ...]
    reasons: tuple[Message, ...] = ()
    line: tuple[Expected, ...] = ()


def pack_opinion(explanation: Explanation, chosen: int | None = None) -> dict[str, Any]:
    """The few best thoughts (and the one about what was chosen) as plain values."""
    best = explanation.thoughts[:MOST_THOUGHTS]
    kept = [*best, *[thought for thought in explanation.thoughts[MOST_THOUGHTS:] if thought.action == chosen]]
    return {
        "actions": [thought.action for thought in kept],
        "shares": [round(thought.share, DIGITS) for thought in kept],
        "values": [round(thought.value, DIGITS) for thought in kept],
        "visits": [thought.visits for thought in kept],
        "reasons": [[reason.id, reason.values] for reason in explanation.reasons],
        "line": [[expected.seat, expected.choice.id, expected.choice.values] for expected in explanation.line],
    }


def read_opinion(data: dict[str, Any]) -> Opinion:
    """An opinion again. Hints of the first tables have one action and how often of a hundred times it was advised."""
    if "action" in data:
        return Opinion((Thought(int(data["action"]), int(data["share"]) / 100, 0.0, 0),))
    columns = zip(data["actions"], data["shares"], data["values"], data["visits"], strict=True)
    thoughts = [Thought(int(action), float(share), float(value), int(tries)) for action, share, value, tries in columns]
    reasons = [Message(id, values, "") for id, values in data["reasons"]]
    line = [Expected(seat, Message(id, values, "")) for seat, id, values in data["line"]]
    return Opinion(tuple(thoughts), tuple(reasons), tuple(line))
