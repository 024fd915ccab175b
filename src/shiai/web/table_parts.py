"""The parts of a table page, as plain data for its template."""

from dataclasses import dataclass

from markupsafe import Markup

from shiai.web.advice import Advice
from shiai.web.kit.drawing import Offer, Pick
from shiai.web.legend import Entry
from shiai.web.log import ChatLine, LogLine


@dataclass(frozen=True)
class SeatBadge:
    """A seat in the top bar."""

    name: str
    role: str
    kind: str  # me, person, bot or open
    level: int  # of a bot; 0 if it has none
    strength: str  # the name of that level and how strong it is
    ready: bool | None  # whether its sealed choice is made; None if the choice is not sealed
    to_move: bool


@dataclass(frozen=True)
class Prompt:
    """What the viewer is asked."""

    text: str
    clause: str


@dataclass(frozen=True)
class Undo:
    """What can be undone and redone."""

    free: bool = False
    asks: bool = False  # an undo needs the permission of other people
    reset: bool = False
    redo: bool = False
    request: str = ""  # somebody asks this viewer for permission
    waits: str = ""  # this viewer has asked and waits


@dataclass(frozen=True)
class Over:
    """How the game ended."""

    headline: str
    reason: str
    clause: str
    score: str
    rewinds: int  # how often the game was rewound beyond what was revealed
    best: str = ""  # how a run compares with this person's best one
    won: bool = False  # by this person


@dataclass(frozen=True)
class Phrase:
    """A ready-made chat line."""

    id: str
    text: str


@dataclass(frozen=True)
class Refusal:
    """Why a command was refused."""

    text: str
    clauses: tuple[str, ...]
    confirm: str = ""  # the choice that can be confirmed
    reasons: tuple[str, ...] = ()  # what these clauses mean for players


@dataclass(frozen=True)
class Question:
    """What the viewer is asked, or whom the table waits for."""

    prompt: Prompt | None
    advisable: bool  # the adviser can give a hint
    rest: bool  # it is a reaction, so all others of the turn can be declined with it
    waiting: str
    thinking: bool  # the table waits for bots only
    clauses: frozenset[str]  # of the current step
    rules: Markup  # these clauses, rendered
    undo: Undo
    hint: Advice | None


@dataclass(frozen=True)
class TablePage:
    """Everything that the template needs."""

    id: str
    game: str
    title: str
    sequence: int
    seat: int
    watching: bool
    drawing: Markup
    refusal: Refusal | None
    shown: int | None  # the number of an earlier moment; None for now
    moments: int
    past: str  # which earlier moment this is; empty for now
    moment: str
    seats: tuple[SeatBadge, ...]
    open_seats: bool  # a seat waits for somebody to join
    listed: tuple[Offer, ...]  # choices with a button in the panel
    on_board: tuple[Offer, ...]  # choices with a button on the drawing
    picks: tuple[Pick, ...]
    picked: str
    question: Question
    log: tuple[LogLine, ...]
    news: tuple[str, ...]
    chat: tuple[ChatLine, ...]
    phrases: tuple[Phrase, ...]
    over: Over | None
    legend: tuple[Entry, ...] = ()  # what is on the drawing
    closed: bool = False  # by the host
    goal: tuple[str, ...] = ()  # how one wins and loses, and how far each side is
