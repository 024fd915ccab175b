"""The decisions of a recorded game: what each seat saw, and what it chose."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random

from shiai.bots.search.player import determinize
from shiai.bots.search.sealed import still_plans
from shiai.core.errors import ShiaiError
from shiai.core.messages import Message
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.state import View


class AnalysisError(ShiaiError):
    """There is nothing to analyse, or an analysis cannot be read."""


@dataclass(frozen=True)
class Decision:
    """A choice of a seat, or all choices of a sealed plan. It contains nothing that the seat could not see."""

    number: int  # of choices in the record before the first one
    seat: int
    turn: int  # the number of choices that the seat had made before
    view: View
    actions: tuple[int, ...]
    later: tuple[int, ...]  # the numbers of the other choices of a plan
    when: Message  # round and phase


class OpenPlan:
    """A sealed plan that is being made, followed in a world in which the others have not chosen yet."""

    def __init__(self, decision: Decision, rng: Random) -> None:
        self.first = decision
        self.world = determinize(decision.view, decision.seat, rng)
        self.reveals = self.world.reveals
        self.free = False  # there was something to decide
        self.actions: list[int] = []
        self.numbers: list[int] = []

    def add(self, number: int, action: int) -> None:
        """Add the next choice."""
        self.free = self.free or len(self.world.legal(self.first.seat)) > 1
        self.world.apply(self.first.seat, action)
        self.actions.append(action)
        self.numbers.append(number)

    def is_complete(self) -> bool:
        """Does the seat owe no further choice before the others have chosen?"""
        return not still_plans(self.world, self.first.seat, self.reveals)

    def decision(self) -> Decision:
        """The whole plan as one decision."""
        return replace(self.first, actions=tuple(self.actions), later=tuple(self.numbers[1:]))


def decisions_of(record: Record, seats: Collection[int] | None = None, skipped: Collection[int] = ()) -> list[Decision]:
    """The decisions of these seats, by default of all, in their order.

    Formalities, choices of luck and the numbers in `skipped` are left out. AnalysisError if the game cannot be won.
    """
    if not record.setup.game.has_chances(record.setup):
        raise AnalysisError("this game cannot be won, so there is no chance of winning that an analysis could follow")
    found: list[Decision] = []
    plans: dict[int, OpenPlan] = {}
    turns: Counter[int] = Counter()
    state = record.start()
    game = state.setup.game
    for number, (seat, action) in enumerate(record.choices):
        if seat != CHANCE and (seats is None or seat in seats):
            if seat not in plans:
                view = state.redact(seat)
                decision = Decision(number, seat, turns[seat], view, (action,), (), game.moment(state))
                if state.stack[-1].sealed:
                    plans[seat] = OpenPlan(decision, Random(number))
                elif number not in skipped and not game.is_formality(view, seat):
                    found.append(decision)
            if seat in plans:
                plans[seat].add(number, action)
                if plans[seat].is_complete():
                    close(plans.pop(seat), found)
        turns[seat] += 1
        state.apply(seat, action)
    for plan in plans.values():  # the record breaks off
        close(plan, found)
    return sorted(found, key=lambda decision: decision.number)


def close(plan: OpenPlan, found: list[Decision]) -> None:
    """Add a plan to the decisions, unless there was nothing to decide."""
    if plan.free:
        found.append(plan.decision())
