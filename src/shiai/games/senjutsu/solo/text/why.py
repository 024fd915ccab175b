"""Why an enemy did what it did, in messages: the decision, the space that was taken, and why the others were not.

Set `state.reasons = []` before a choice is applied; what is in the list afterwards is what `explain` takes.
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

# What was decided, by the clause of the decision as a whole.
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
# Answers that are no places: the one that was given, and what is wrong with the others.
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
# What is wrong with spaces that a clause dropped.
FAULTS: Final[dict[str, str]] = {
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
    """A space that was considered: how the figure would have looked there, and which clause took or dropped it."""

    space: int
    facing: int
    clause: str
    taken: bool


def fates(considered: Considered) -> list[Fate]:
    """What became of every space, in the order in which they were dropped; the one that was taken comes first.

    A space can be considered with several facings: the one that was kept longest counts.
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
    """What the enemy decided, whom it was after, and why after nobody else."""
    values: Values = {"who": who(state, considered.figure), "card": card_name(considered.card)}
    found = [Message(DECISIONS[considered.clause], values, considered.clause)]
    if considered.target >= 0:
        clause = max(considered.passed.values(), default="SJ-42.6")  # the last of the rules that was needed
        found.append(Message("why-target", {"other": who(state, considered.target)}, clause))
    for hero, clause in considered.passed.items():
        found.append(Message(RIVALS[clause], {"other": who(state, hero)}, clause))
    return found


def taken(state: Solo, considered: Considered) -> Message | None:
    """What the enemy takes, with the clause that left nothing else; None when it goes nowhere."""
    if considered.answers:
        return said(considered.answers[0], GIVEN)
    if considered.taken is None:
        return None
    space, facing = considered.taken
    values: Values = {"space": space_name(state, space), "direction": f"facing-{DIRECTION_NAMES[facing]}"}
    if considered.worth:
        return Message("why-taken_worst", values | {"number": considered.worth[considered.taken]}, considered.because)
    if considered.dropped:
        return Message("why-taken", values, considered.because)
    return Message("why-only_place", values, considered.clause)


def said(answer: Answer, sentences: dict[str, str]) -> Message:
    """An answer with its measure or the wounds it is about."""
    return Message(sentences[answer.clause], {"answer": answer.word, "number": answer.worth}, answer.clause)


def dropped(state: Solo, considered: Considered) -> list[Message]:
    """What was wrong with the other spaces or answers, in the order of the rules that dropped them."""
    spaces: dict[str, list[str]] = {}
    for fate in fates(considered):
        if not fate.taken:
            name = space_name(state, fate.space)
            worth = considered.worth.get((fate.space, fate.facing))
            spaces.setdefault(fate.clause, []).append(name if worth is None else f"{name} ({worth:+})")
    found = [Message(FAULTS[clause], {"spaces": ", ".join(names)}, clause) for clause, names in spaces.items()]
    return [*found, *[said(answer, NOT_GIVEN) for answer in considered.answers[1:]]]


def explain(state: Solo, considered: Considered) -> list[Message]:
    """One decision from beginning to end: what it was, where the enemy goes, and why nowhere else."""
    gone = taken(state, considered)
    return [*decision(state, considered), *([gone] if gone else []), *dropped(state, considered)]
