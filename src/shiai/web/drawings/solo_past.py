"""What has happened at a table of Senjutsu alone: the ways that enemies have come, and why they decided so.

A drawing is given only the present; who wants the past to be told gives it along (`remembering`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from shiai.core.messages import Event
from shiai.core.state import State
from shiai.games.senjutsu.hexes import distance
from shiai.games.senjutsu.solo.sieve import Considered
from shiai.games.senjutsu.solo.state import Solo
from shiai.games.senjutsu.table import who
from shiai.web.drawings.drawing import Scene


class Step(Protocol):
    """A choice with what came of it."""

    @property
    def seat(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def events(self) -> tuple[Event, ...]: ...


@dataclass(frozen=True)
class Past:
    """All choices so far, and the state after so many of them; None where it cannot be read any more."""

    steps: Sequence[Step]
    state: Callable[[int], State | None]


@dataclass(frozen=True)
class Remembered(Scene):
    """A scene with its past."""

    past: Past


def remembering(scene: Scene, past: Past) -> Remembered:
    """A scene with its past."""
    return Remembered(
        scene.view, scene.words, scene.seat, scene.offers, scene.taken, scene.picked, scene.seats, past=past
    )


# Ways -----------------------------------------------------------------------------------------------------------------


def way_of(scene: Scene, state: Solo, figure: int) -> list[int]:
    """The spaces over which an enemy has come in this turn, else in the turn before; with the one where it began."""
    if not isinstance(scene, Remembered):
        return []
    name, board = who(state, figure), state.rules.board
    way: list[int] = []
    earlier: list[int] = []
    at = -1
    for event in [event for step in scene.past.steps for event in step.events]:
        if event.id == "event-turn_began":
            way, earlier = [], way
        elif event.values.get("who") == name and event.id in ("event-moved", "event-placed"):
            space = board.space_of(str(event.values["space"]))
            if event.id == "event-placed":
                way, earlier = [], []
            else:
                begin = [at] if at >= 0 and distance(at, space) == 1 and not way else []
                way += [*begin, space]
            at = space
    return way or earlier


# Reasons --------------------------------------------------------------------------------------------------------------


def last_decisions(scene: Scene, figure: int) -> list[Considered]:
    """Why an enemy did what it did in the last turn in which it decided anything, decision by decision.

    The choices of two turns are made again, and this time it says so.
    """
    if not isinstance(scene, Remembered):
        return []
    steps = scene.past.steps
    begins = [number for number, step in enumerate(steps) if begins_turn(step)]
    first = begins[-2] if len(begins) > 1 else 0  # not a number of choices: secret ones would be counted too
    again = scene.past.state(first)
    if not isinstance(again, Solo):
        return []
    found: list[Considered] = []
    earlier = False  # are they of a turn that is over?
    for step in steps[first:]:
        again.reasons = []
        again.apply(step.seat, again.action(step.name))
        own = [reason for reason in again.reasons if reason.figure == figure]
        if own:
            found = own if earlier else [*found, *own]
            earlier = False
        earlier = earlier or begins_turn(step)
    return found


def begins_turn(step: Step) -> bool:
    """Did a turn begin after this choice?"""
    return any(event.id == "event-turn_began" for event in step.events)
