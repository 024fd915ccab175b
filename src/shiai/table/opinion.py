"""A bot's opinion about the choices of one moment, in a form that can be stored and sent between processes."""

from dataclasses import dataclass
from typing import Any, Final

from shiai.bots.explanation import Candidate, ExpectedChoice, Explanation
from shiai.core.messages import Message

MAX_CANDIDATES: Final = 3
DIGITS: Final = 4


@dataclass(frozen=True)
class Opinion:
    """The best choices, best first, the reasons for the first one, and the choices expected after it."""

    candidates: tuple[Candidate, ...]
    reasons: tuple[Message, ...] = ()
    line: tuple[ExpectedChoice, ...] = ()


def pack_opinion(explanation: Explanation, chosen: int | None = None) -> dict[str, Any]:
    """Return the best candidates, and the chosen one if it is not among them, as JSON values."""
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
    """Read an opinion. The oldest tables store hints as one action and its share in percent."""
    if "action" in data:
        return Opinion((Candidate(int(data["action"]), int(data["share"]) / 100, 0.0, 0),))
    columns = zip(data["actions"], data["shares"], data["values"], data["visits"], strict=True)
    candidates = [
        Candidate(int(action), float(share), float(value), int(visits)) for action, share, value, visits in columns
    ]
    reasons = [Message(id, values, "") for id, values in data["reasons"]]
    line = [ExpectedChoice(seat, Message(id, values, "")) for seat, id, values in data["line"]]
    return Opinion(tuple(candidates), tuple(reasons), tuple(line))
