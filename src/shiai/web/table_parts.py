"""The parts of the page of a table, as plain data for its template."""

from dataclasses import dataclass

from markupsafe import Markup

from shiai.web.advice import Advice
from shiai.web.kit.drawing import Offer, Pick
from shiai.web.sentences import Line, Saying


@dataclass(frozen=True)
class SeatBadge:
    """A seat in the top line."""

    name: str
    role: str
    kind: str  # me, person, bot or open
    level: int  # of a bot; 0 for everybody else
    ready: bool | None  # in sealed choices
    to_move: bool


@dataclass(frozen=True)
class Prompt:
    """What is asked."""

    text: str
    clause: str


@dataclass(frozen=True)
class Undo:
    """What can be taken back and made again."""

    free: bool = False
    asks: bool = False  # only if the other people allow it
    reset: bool = False
    redo: bool = False
    request: str = ""  # somebody asks this viewer
    waits: str = ""  # this viewer has asked


@dataclass(frozen=True)
class Over:
    """How the game ended."""

    headline: str
    reason: str
    clause: str
    score: str
    backs: int  # how often the game went back beyond what was revealed
    best: str = ""  # how a run compares with the best one of this person


@dataclass(frozen=True)
class Phrase:
    """Something that is said often."""

    id: str
    text: str


@dataclass(frozen=True)
class Refusal:
    """Why a wish was not granted."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class TablePage:
    """Everything the template needs."""

    id: str
    game: str
    title: str
    moment: str
    sequence: int
    seat: int
    seats: tuple[SeatBadge, ...]
    prompt: Prompt | None
    offers: tuple[Offer, ...]
    quick: bool  # the only offer, which the script may press by itself
    picks: tuple[Pick, ...]
    picked: str
    waiting: str
    thinking: bool  # only bots are waited for
    log: tuple[Line, ...]
    clauses: frozenset[str]  # of what is being decided
    rules: Markup  # these clauses, what is asked first
    undo: Undo
    hint: Advice | None
    over: Over | None
    drawing: Markup
    news: tuple[str, ...]
    refusal: Refusal | None
    chat: tuple[Saying, ...]
    phrases: tuple[Phrase, ...]
    watching: bool
    open_seats: bool  # somebody is still to come
    shown: int | None  # a moment of the past
    moments: int
