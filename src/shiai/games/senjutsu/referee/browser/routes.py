"""The referee: sessions of people who play Senjutsu alone with the physical game."""

from threading import Lock
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Form, Query, Request, Response
from fastapi.responses import JSONResponse

from shiai.core.errors import OptionError
from shiai.games.senjutsu.browser.boxes import box_names, contents_of
from shiai.games.senjutsu.referee import Entry, EntryError, read_command
from shiai.games.senjutsu.referee.browser.board import END, PICK, PUT
from shiai.games.senjutsu.referee.browser.page import Refused, page_values
from shiai.games.senjutsu.referee.doubts import doubts
from shiai.games.senjutsu.referee.referee import set_up_of
from shiai.games.senjutsu.referee.store import ListedSession, RefereeStore
from shiai.games.senjutsu.rules.contents import COMPONENTS
from shiai.i18n.catalogue import Catalogue
from shiai.table.errors import NoSuchTable, Stale, TableError
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import parameter, words_in

router = APIRouter(tags=["referee"])

GAME: Final = "senjutsu_solo"
LONGEST_LINE: Final = 400
LONGEST_PICK: Final = 20
LONGEST_VERSION: Final = 40
FIRST: Final = Lock()  # held while the first request opens the sessions


def sessions(request: Request) -> RefereeStore:
    """The sessions of everybody: one object per server, because it remembers open sessions."""
    state = request.app.state
    with FIRST:
        if not hasattr(state, "referees"):
            state.referees = RefereeStore(state.service.store)
    found: RefereeStore = state.referees
    return found


Sessions = Annotated[RefereeStore, Depends(sessions)]
Pick = Annotated[str, Query(max_length=LONGEST_PICK)]


@router.get("/referee")
def start(context: Context, store: Sessions) -> Response:
    """What the referee is for, and the sessions of this browser."""
    words = words_in(context.visitor.language, GAME)
    listed = [] if context.visitor.new else store.listed(context.visitor.person)
    sessions = [(each, met(each, words)) for each in listed]
    boxes = box_names(context)
    title = words.say("page-referee")
    return context.page("senjutsu/referee_start.html", title, game=GAME, sessions=sessions, boxes=boxes)


def met(session: ListedSession, words: Catalogue) -> str:
    """Who fights whom in a session; empty before that is entered."""
    heroes = ", ".join([words.name_or(name) for name in session.heroes])
    if session.heroes and session.horde:
        return words.say("page-referee-against-horde", heroes=heroes)
    if not session.heroes or not session.enemies:
        return ""
    enemies = ", ".join([words.name_or(f"enemy_{name}") for name in session.enemies])
    return words.say("page-referee-against", heroes=heroes, enemies=enemies)


@router.post("/referee")
def begin(
    context: Context,
    store: Sessions,
    again: Annotated[str, Form(max_length=40)] = "",
    box: Annotated[str, Form(max_length=LONGEST_LINE)] = "",
) -> Response:
    """A new session; with the set-up of an earlier one or with a box of the visitor, if that is wanted."""
    entries = set_up_of(store.read(again, context.visitor.person).journal) if again else box_entries(context, box)
    return context.redirect(f"/referee/{store.create(context.visitor.person, entries)}")


def box_entries(context: RequestContext, name: str) -> list[Entry]:
    """The entry that chooses a box which the visitor has saved; none without a name."""
    try:
        own = contents_of(context, name)
    except OptionError as error:
        raise NoSuchTable(str(error)) from None
    text = COMPONENTS.text(own) if own is not None else ""
    return [{"do": "box", "text": text}] if text else []


@router.get("/referee/{id}")
def session(context: Context, store: Sessions, id: str, pick: Pick = "") -> Response:
    """The session; a figure may be picked."""
    return session_page(context, store, id, pick)


def session_page(
    context: RequestContext, store: RefereeStore, id: str, pick: str, error: TableError | None = None, line: str = ""
) -> Response:
    """The page of a session; with what was refused, if something was."""
    status = 200 if error is None else 409 if isinstance(error, Stale) else 422
    return shown(context, store, id, pick, Refused(line, str(error) if error else ""), status)


def shown(
    context: RequestContext, store: RefereeStore, id: str, pick: str, refused: Refused, status: int = 200
) -> Response:
    """The page of a session, with a line that was not entered."""
    referee = store.read(id, context.visitor.person)
    words = words_in(context.visitor.language, GAME)
    values = page_values(referee, id, words, pick, refused)
    return context.page("senjutsu/referee.html", words.say("page-referee"), game=GAME, status=status, **values)


@router.post("/referee/{id}/enter")
def enter(
    context: Context,
    store: Sessions,
    id: str,
    seen: Annotated[str, Form(max_length=LONGEST_VERSION)],
    choice: Annotated[str, Form(max_length=LONGEST_LINE)] = "",
    word: Annotated[list[str] | None, Form()] = None,
    pick: Annotated[str, Form(max_length=LONGEST_PICK)] = "",
    sure: Annotated[bool, Form()] = False,
) -> Response:
    """A line of a button or of a field, or the words of a form; what is refused or doubtful is said on the page."""
    line = choice or " ".join([part for part in word or [] if part.strip()])[:LONGEST_LINE]
    if line.startswith(PICK):
        return context.redirect(address(id, line.removeprefix(PICK)))
    if line.strip().lower() in ("undo", "u"):
        return undo(context, store, id, seen)
    try:
        entry = read_command(line)
        found = [] if sure else doubts(store.read(id, context.visitor.person), entry)
        if found:
            return shown(context, store, id, pick, Refused(line, doubts=tuple(found)))
        store.enter(id, context.visitor.person, entry, seen)
    except (EntryError, Stale) as error:
        return session_page(context, store, id, pick, error, line)
    return context.redirect(address(id, kept(pick)))


@router.post("/referee/{id}/undo")
def undo(
    context: Context, store: Sessions, id: str, seen: Annotated[str, Form(max_length=LONGEST_VERSION)]
) -> Response:
    """Take the last entry back."""
    try:
        store.undo(id, context.visitor.person, seen)
    except (EntryError, Stale) as error:
        return session_page(context, store, id, "", error)
    return context.redirect(address(id, ""))


@router.get("/referee/{id}/session.json")
def as_file(context: Context, store: Sessions, id: str) -> Response:
    """The session as a file, with which `shiai referee --resume` goes on."""
    referee = store.read(id, context.visitor.person)
    headers = {"content-disposition": 'attachment; filename="session.referee.json"'}
    return JSONResponse(referee.data(), headers=headers)


def kept(pick: str) -> str:
    """What stays picked after an entry: a figure, but no space."""
    return "" if pick.startswith((PUT, END)) else pick


def address(id: str, pick: str) -> str:
    """The page of a session with this figure picked."""
    return f"/referee/{id}?{parameter('pick', pick)}#board" if pick else f"/referee/{id}#now"
