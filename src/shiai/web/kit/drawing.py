"""What a page needs to know of a game beyond its rules: how the table is drawn, and what a choice concerns on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from shiai.core.messages import Event
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue


@dataclass(frozen=True)
class Offer:
    """One legal choice of the seat that looks, in the words of the person."""

    action: int
    name: str  # what a form sends
    label: str = ""  # empty, like what follows, for choices that something must be picked for first
    says: str = ""
    clause: str = ""
    marks: tuple[str, ...] = ()  # ids of what it concerns on the drawing


@dataclass(frozen=True)
class Pick:
    """The first words of choices that are too many to list, e.g. which ronin is placed."""

    words: str
    label: str


class Moment(Protocol):
    """A choice with what came of it."""

    @property
    def seat(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def events(self) -> tuple[Event, ...]: ...


@dataclass(frozen=True)
class Past:
    """All choices so far, and the state after a number of them; None where it can no longer be read."""

    moments: Sequence[Moment]
    state: Callable[[int], State | None]


@dataclass(frozen=True)
class Scene:
    """All that a drawing ever gets."""

    view: State  # redacted; complete only when the game is over
    words: Catalogue
    seat: int  # the seat that looks, or WATCHER
    offers: tuple[Offer, ...]
    taken: tuple[str, ...]  # own choices that may be taken back one by one
    picked: str  # the words picked so far
    seats: tuple[str, ...]  # who sits at each seat
    past: Past | None = None  # None for a game that was played under other rules


def no_picks(_scene: Scene) -> tuple[Pick, ...]:
    """Most games list all their choices."""
    return ()


def no_odds(_view: State, _action: int, _words: Catalogue) -> str:
    """Nothing to add to what the choice says of itself."""
    return ""


def no_marks(_view: State, _action: int) -> tuple[str, ...]:
    """No part of the drawing is concerned."""
    return ()


def not_quick(_view: State, _action: int) -> bool:
    """Whoever is asked something answers it."""
    return False


@dataclass(frozen=True)
class Drawing:
    """The drawing of one game."""

    template: str
    scene: Callable[[Scene], object]
    picks: Callable[[Scene], tuple[Pick, ...]] = no_picks
    odds: Callable[[State, int, Catalogue], str] = no_odds
    marks: Callable[[State, int], tuple[str, ...]] = no_marks
    quick: Callable[[State, int], bool] = not_quick  # may the page make this choice by itself if it is the only one?
    style: str = ""  # the address of a stylesheet
