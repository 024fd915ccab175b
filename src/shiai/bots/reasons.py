"""Reasons for a choice as messages: how good it looks, by how much it is better, and how often it was tried."""

from typing import Final

from shiai.bots.explanation import COMPARABLE, Candidate
from shiai.core.messages import Message, Values

LOST: Final = -0.5  # a lower value is nearly a defeat
EQUAL: Final = 2  # percentage points within which choices count as equally good
CLEAR: Final = 10  # percentage points by which a choice is clearly better
FEW_VISITS: Final = 30
MANY_VISITS: Final = 300
CERTAIN: Final = 0.95  # a choice with this share counts as not mixed


def reason(name: str, values: Values) -> Message:
    """A message of the bots' catalogue; it has no clause."""
    return Message(f"reason-{name}", values, "")


def only_choice() -> tuple[Message, ...]:
    """The reason for the only legal action."""
    return (reason("forced", {}),)


def percent(value: float) -> int:
    """A value from -1 (lost) to 1 (won) as a chance of winning in per cent."""
    return round(50 + 50 * value)


def reasons(candidates: list[Candidate], mixed: bool, chances: bool = True) -> tuple[Message, ...]:
    """The reasons for the first candidate of a search; `mixed` if the choice is drawn, so nobody can predict it.

    Without `chances` the game cannot be won: values have no unit that people know, so nothing is said about them.
    """
    first = candidates[0]
    others = [other for other in candidates[1:] if other.visits >= COMPARABLE * first.visits]
    if not chances:
        return tuple(tries(first))
    found: list[Message] = []
    if others and first.value >= LOST and max([other.value for other in others]) < LOST:
        found.append(reason("danger", {}))
    found.append(reason("chance", {"percent": percent(first.value)}))
    if mixed and first.share < CERTAIN:
        found.append(reason("mixed", {"percent": round(100 * first.share)}))
    elif others:
        found.append(comparison(first, others))
    return tuple(found + tries(first))


def tries(first: Candidate) -> list[Message]:
    """How often a candidate was tried, if that is few or many times."""
    if first.visits < FEW_VISITS:
        return [reason("few_tries", {"number": first.visits})]
    if first.visits >= MANY_VISITS:
        return [reason("many_tries", {"number": first.visits})]
    return []


def comparison(first: Candidate, others: list[Candidate]) -> Message:
    """How the first candidate compares with the best of the others."""
    lead = percent(first.value) - percent(max([other.value for other in others]))
    if lead >= CLEAR:
        return reason("far_better", {"number": lead})
    if lead > EQUAL:
        return reason("better", {"number": lead})
    equal = [other for other in others if percent(first.value) - percent(other.value) <= EQUAL]
    return reason("alike", {"number": len(equal)})
