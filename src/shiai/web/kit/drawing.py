"""The drawing of a game: how its table looks, and which parts of it a choice concerns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from shiai.core.messages import Event
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)

# A button of the form `choices` with the name `plan` makes several choices of a secret plan; this stands between them.
BETWEEN_CHOICES: Final = ";"


@dataclass(frozen=True)
class Offer:
    """A legal choice of the viewer, in the viewer's language."""

    action: int
    name: str  # the value that the form sends
    label: str = ""  # empty, like the rest, if something else must be picked first
    says: str = ""
    clause: str = ""
    marks: tuple[str, ...] = ()  # ids of the parts of the drawing that it concerns


@dataclass(frozen=True)
class Pick:
    """The first words of choices that are too many to list, such as the ronin to be placed."""

    words: str
    label: str


class Moment(Protocol):
    """A choice with its events."""

    @property
    def seat(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def events(self) -> tuple[Event, ...]: ...


@dataclass(frozen=True)
class Past:
    """All choices so far, and a function that returns the state after some of them (None if it cannot be read)."""

    moments: Sequence[Moment]
    state: Callable[[int], State | None]


@dataclass(frozen=True)
class Scene(Generic[S_co]):
    """Everything that a drawing receives."""

    view: S_co  # redacted, unless a finished game is shown
    words: Catalogue
    seat: int  # the viewer: a seat or WATCHER
    offers: tuple[Offer, ...]
    taken: tuple[str, ...]  # own sealed choices, each of which can be undone
    picked: str  # the words picked so far
    seats: tuple[str, ...]  # the names of the players
    past: Past | None = None  # None for a game that was played with other rules


def no_picks(_scene: Scene[Any]) -> tuple[Pick, ...]:
    """List all choices; nothing is picked first."""
    return ()


def no_odds(_view: Any, _action: int, _words: Catalogue) -> str:
    """Show no odds."""
    return ""


def not_told(_view: Any, _action: int, _words: Catalogue) -> str:
    """Say no more about an outcome of luck than its sentence does."""
    return ""


def no_marks(_view: Any, _action: int) -> tuple[str, ...]:
    """Mark no part of the drawing."""
    return ()


@dataclass(frozen=True)
class Explained:
    """What a piece of the drawing is: its name, and a sentence that tells a newcomer what it means."""

    title: str
    says: str


def not_explained(_view: Any, _key: str, _words: Catalogue) -> Explained | None:
    """Explain nothing; `pieces.toml` of the guide does."""
    return None


def no_cues(_before: Any, _after: Any, _event: Event, _words: Catalogue) -> tuple[Cue, ...]:
    """Move nothing; the sentence of the event says what happens."""
    return ()


def not_own(_view: Any, _seat: int, _event: Event) -> bool:
    """Every event is news to everybody."""
    return False


@dataclass(frozen=True)
class Drawing(Generic[S]):
    """The drawing of one game."""

    template: str
    scene: Callable[[Scene[S]], object]
    picks: Callable[[Scene[S]], tuple[Pick, ...]] = no_picks
    odds: Callable[[S, int, Catalogue], str] = no_odds
    marks: Callable[[S, int], tuple[str, ...]] = no_marks
    outcome: Callable[[S, int, Catalogue], str] = not_told  # what luck brings, for people who drew it at their table
    cues: Callable[[S, S, Event, Catalogue], Sequence[Cue]] = no_cues  # how an event is played: views before and after
    own: Callable[[S, int, Event], bool] = not_own  # whether an event only repeats what this seat itself has chosen
    explain: Callable[[S, str, Catalogue], Explained | None] = not_explained  # what `data-what="KEY"` is
    style: str = ""  # the address of a stylesheet
    script: str = ""  # the address of a module that the table loads, too
