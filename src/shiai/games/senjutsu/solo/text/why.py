"""The reasons of an enemy's decision as messages: what it decided, the space it took, and why no other.

Set `state.reasons = []` before applying a choice; afterwards the list has the decisions that `explain` takes.
"""

from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decisions.filter import Answer, Considered
from shiai.games.senjutsu.solo.rules.state import Solo

# The decision, by its main clause.
DECISIONS: Final[dict[str, str]] = {
    "SJ-7.8": "why-card_closed",
    "SJ-38.1": "why-chooses",
    "SJ-41.9": "why-chooses_order",
    "SJ-42.5": "why-moves",
    "SJ-43.2": "why-attacks",
    "SJ-43.7": "why-attacks_elsewhere",
    "SJ-43.9": "why-attacks_anyway",
    "SJ-43.10": "why-holds_back",
    "SJ-43.11": "why-cannot_reach",
    "SJ-43.13": "why-shoots",
    "SJ-43.14": "why-cannot_shoot",
    "SJ-44.2": "why-meets_attack",
    "SJ-44.3": "why-meets_attack",
    "SJ-44.4": "why-meets_none",
}
# Why a hero is not the target.
RIVALS: Final[dict[str, str]] = {
    "SJ-42.6": "why-farther",
    "SJ-42.7": "why-fits_less",
    "SJ-42.8": "why-later_from_left",
    "SJ-43.3": "why-struck_less",
}
# Answers that are no spaces: the one that was given, and why the others were not.
GIVEN: Final[dict[str, str]] = {
    "SJ-38.1": "why-answer",
    "SJ-44.2": "why-meets",
    "SJ-44.3": "why-meets",
}
NOT_GIVEN: Final[dict[str, str]] = {
    "SJ-38.1": "why-answer_dropped",
    "SJ-44.2": "why-meets_nothing",
    "SJ-44.3": "why-meets_less",
}
# The same in words, without the measure.
PLAIN: Final[dict[str, str]] = {
    "why-answer": "why-answer_plain",
    "why-answer_dropped": "why-answer_dropped_plain",
}
# Why a space was dropped, by the clause that dropped it.
DROPPED: Final[dict[str, str]] = {
    "SJ-38.1": "why-better_for_heroes",
    "SJ-42.5": "why-far_from_distance",
    "SJ-42.6": "why-strikes_another",
    "SJ-42.9": "why-faces_away",
    "SJ-42.11": "why-far_from_side",
    "SJ-42.12": "why-far_from_distance",
    "SJ-42.13": "why-need_not_move",
    "SJ-42.14": "why-too_near",
    "SJ-42.15": "why-no_sight",
    "SJ-42.16": "why-no_sight_or_distance",
    "SJ-42.17": "why-nearer_than_needed",
    "SJ-42.18": "why-more_movement",
    "SJ-42.22": "why-no_shot",
    "SJ-43.3": "why-fewer_wounds",
    "SJ-43.4": "why-not_behind",
    "SJ-43.5": "why-attacks_from_here",
    "SJ-43.6": "why-harmful",
    "SJ-43.8": "why-other_side",
    "SJ-43.10": "why-too_dangerous",
    "SJ-43.11": "why-reaches_nobody",
    "SJ-43.12": "why-not_straight_behind",
    "SJ-43.13": "why-shoots_from_here",
    "SJ-43.14": "why-out_of_range",
}


@dataclass(frozen=True)
class Fate:
    """A space that was considered: the facing there, and the clause that took or dropped it."""

    space: int
    facing: int
    clause: str
    taken: bool


def fates(considered: Considered) -> list[Fate]:
    """The fate of every space: first the one that was taken, then the others in the order in which they were dropped.

    Of several facings on one space, the one that was kept longest counts.
    """
    longest: dict[int, Fate] = {}
    for (space, facing), clause in considered.dropped.items():
        longest.pop(space, None)
        longest[space] = Fate(space, facing, clause, taken=False)
    if considered.taken is None:
        return list(longest.values())
    space, facing = considered.taken
    longest.pop(space, None)
    return [Fate(space, facing, considered.because or considered.clause, taken=True), *longest.values()]


def decision(state: Solo, considered: Considered) -> list[Message]:
    """What the enemy decided, its target, and why no other hero was the target."""
    values: Values = {"who": who(state, considered.figure), "card": card_name(considered.card)}
    found = [Message(DECISIONS[considered.clause], values, considered.clause)]
    if considered.target >= 0:
        clause = max(considered.passed.values(), default="SJ-42.6")  # the last rule that was needed
        found.append(Message("why-target", {"other": who(state, considered.target)}, clause))
    for hero, clause in considered.passed.items():
        found.append(Message(RIVALS[clause], {"other": who(state, hero)}, clause))
    return found


def taken(state: Solo, considered: Considered, figures: bool = True) -> Message | None:
    """What the enemy takes, with the clause that decided it; None when it goes nowhere."""
    if considered.answers:
        return said(considered.answers[0], GIVEN, figures)
    if considered.taken is None:
        return None
    space, facing = considered.taken
    values: Values = {"space": space_name(state, space), "direction": f"facing-{DIRECTION_NAMES[facing]}"}
    if considered.worth and figures:
        return Message("why-taken_worst", values | {"number": considered.worth[considered.taken]}, considered.because)
    if considered.dropped or considered.worth:
        return Message("why-taken", values, considered.because)
    return Message("why-only_place", values, considered.clause)


def said(answer: Answer, sentences: dict[str, str], figures: bool = True) -> Message:
    """An answer with its measure or its wounds; wounds are no mere figures."""
    id = sentences[answer.clause]
    if id in PLAIN and not figures:
        return Message(PLAIN[id], {"answer": answer.word}, answer.clause)
    return Message(id, {"answer": answer.word, "number": answer.worth}, answer.clause)


def dropped(state: Solo, considered: Considered, figures: bool = True) -> list[Message]:
    """Why the other spaces or answers were dropped, in the order of the rules that dropped them."""
    spaces: dict[str, list[str]] = {}
    for fate in fates(considered):
        if not fate.taken:
            name = space_name(state, fate.space)
            worth = considered.worth.get((fate.space, fate.facing))
            spaces.setdefault(fate.clause, []).append(name if worth is None or not figures else f"{name} ({worth:+})")
    found = [Message(DROPPED[clause], {"spaces": ", ".join(names)}, clause) for clause, names in spaces.items()]
    return [*found, *[said(answer, NOT_GIVEN, figures) for answer in considered.answers[1:]]]


def explain(state: Solo, considered: Considered, figures: bool = True) -> list[Message]:
    """All messages about one decision; with the figures behind it, or in words only."""
    gone = taken(state, considered, figures)
    return [*decision(state, considered), *([gone] if gone else []), *dropped(state, considered, figures)]
