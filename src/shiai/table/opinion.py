"""What a bot thinks of the choices of one moment, in a form that can be stored and sent from process to process."""

from dataclasses import dataclass
from typing import Any, Final

from shiai.bots.explanation import Candidate, ExpectedChoice, Explanation
from shiai.core.messages import Message

MAX_CANDIDATES: Final = 3
DIGITS: Final = 4


@dataclass(frozen=True)
class Opinion:
    """The best choices, the best one first, what speaks for it, and what is expected after it."""

    candidates: tuple[Candidate, ...]
    reasons: tuple[Message, ...] = ()
    line: tuple[ExpectedChoice, ...] = ()


def pack_opinion(explanation: Explanation, chosen: int | None = None) -> dict[str, Any]:
    """The few best candidates (and the one about what was chosen) as plain values."""
    best = explanation.candidates[:MAX_CANDIDATES]
    kept = [*best, *[candidate for candidate in explanation.candidates[MAX_CANDIDATES:] if candidate.action == chosen]]
    return {
        "actions": [candidate.action for candidate in kept],
        "shares": [round(candidate.share, DIGITS) for candidate in kept],
        "values": [round(candidate.value, DIGITS) for candidate in kept],
        "visits": [candidate.visits for candidate in kept],
        "reasons": [[reason.id, reason.values] for reason in explanation.reasons],
        "line": [[expected.seat, expected.choice.id, expected.choice.values] for expected in explanation.line],
    }


def read_opinion(data: dict[str, Any]) -> Opinion:
    """An opinion again. Hints of the first tables have one action and how often of a hundred times it was advised."""
    if "action" in data:
        return Opinion((Candidate(int(data["action"]), int(data["share"]) / 100, 0.0, 0),))
    columns = zip(data["actions"], data["shares"], data["values"], data["visits"], strict=True)
    candidates = [
        Candidate(int(action), float(share), float(value), int(visits)) for action, share, value, visits in columns
    ]
    reasons = [Message(id, values, "") for id, values in data["reasons"]]
    line = [ExpectedChoice(seat, Message(id, values, "")) for seat, id, values in data["line"]]
    return Opinion(tuple(candidates), tuple(reasons), tuple(line))
