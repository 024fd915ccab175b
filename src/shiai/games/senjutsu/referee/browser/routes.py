"""The referee: sessions of people who play Senjutsu alone with the physical game."""

from threading import Lock
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Form, Query, Request, Response
from fastapi.responses import JSONResponse

from shiai.games.senjutsu.referee import EntryError, read_command
from shiai.games.senjutsu.referee.browser.board import PICK
from shiai.games.senjutsu.referee.browser.page import page_values
from shiai.games.senjutsu.referee.store import ListedSession, RefereeStore
from shiai.i18n.catalogue import Catalogue
from shiai.table.errors import Stale, TableError
from shiai.web.kit.rendering import parameter, words_in
from shiai.web.kit.visit import Visit, Visiting

router = APIRouter(tags=["referee"])

GAME: Final = "senjutsu_solo"
LONGEST_LINE: Final = 400
LONGEST_PICK: Final = 20
FIRST: Final = Lock()  # held while the first request opens the sessions


def sessions(request: Request) -> RefereeStore:
    """The sessions of everybody: one object per server, because it remembers open sessions."""
    state = request.app.state
    with FIRST:
        if not hasattr(state, "referees"):
            state.referees = RefereeStore(state.host.store)
    found: RefereeStore = state.referees
    return found


Sessions = Annotated[RefereeStore, Depends(sessions)]
Pick = Annotated[str, Query(max_length=LONGEST_PICK)]


@router.get("/referee")
def start(visiting: Visiting, store: Sessions) -> Response:
    """What the referee is for, and the sessions of this browser."""
    words = words_in(visiting.visitor.language, GAME)
    listed = [] if visiting.visitor.new else store.listed(visiting.visitor.person)
    sessions = [(each, met(each, words)) for each in listed]
    return visiting.page("senjutsu/referee_start.html", words.say("page-referee"), game=GAME, sessions=sessions)


def met(session: ListedSession, words: Catalogue) -> str:
    """Who fights whom in a session; empty before that is entered."""
    if not session.heroes or not session.enemies:
        return ""
    heroes = ", ".join([words.name_or(name) for name in session.heroes])
    enemies = ", ".join([words.name_or(f"enemy_{name}") for name in session.enemies])
    return words.say("page-referee-against", heroes=heroes, enemies=enemies)


@router.post("/referee")
def begin(visiting: Visiting, store: Sessions) -> Response:
    """A new session."""
    return visiting.to(f"/referee/{store.create(visiting.visitor.person)}")


@router.get("/referee/{id}")
def session(visiting: Visiting, store: Sessions, id: str, pick: Pick = "") -> Response:
    """The session; a figure may be picked."""
    return session_page(visiting, store, id, pick)


def session_page(
    visiting: Visit, store: RefereeStore, id: str, pick: str, refused: TableError | None = None, line: str = ""
) -> Response:
    """The page of a session; with what was refused, if something was."""
    referee = store.read(id, visiting.visitor.person)
    words = words_in(visiting.visitor.language, GAME)
    values = page_values(referee, id, words, pick, str(refused) if refused else "", line)
    status = 200 if refused is None else 409 if isinstance(refused, Stale) else 422
    return visiting.page("senjutsu/referee.html", words.say("page-referee"), game=GAME, status=status, **values)


@router.post("/referee/{id}/enter")
def enter(
    visiting: Visiting,
    store: Sessions,
    id: str,
    seen: Annotated[int, Form()],
    choice: Annotated[str, Form(max_length=LONGEST_LINE)] = "",
    word: Annotated[list[str] | None, Form()] = None,
    pick: Annotated[str, Form(max_length=LONGEST_PICK)] = "",
) -> Response:
    """A line of a button or of a field, or the words of a form; what is refused is said on the page."""
    line = choice or " ".join([part for part in word or [] if part.strip()])[:LONGEST_LINE]
    if line.startswith(PICK):
        return visiting.to(address(id, line.removeprefix(PICK)))
    if line.strip().lower() == "undo":
        return undo(visiting, store, id, seen)
    try:
        store.enter(id, visiting.visitor.person, read_command(line), seen)
    except (EntryError, Stale) as error:
        return session_page(visiting, store, id, pick, error, line)
    return visiting.to(address(id, pick))


@router.post("/referee/{id}/undo")
def undo(visiting: Visiting, store: Sessions, id: str, seen: Annotated[int, Form()]) -> Response:
    """Take the last entry back."""
    try:
        store.undo(id, visiting.visitor.person, seen)
    except (EntryError, Stale) as error:
        return session_page(visiting, store, id, "", error)
    return visiting.to(address(id, ""))


@router.get("/referee/{id}/session.json")
def as_file(visiting: Visiting, store: Sessions, id: str) -> Response:
    """The session as a file, with which `shiai referee --resume` goes on."""
    referee = store.read(id, visiting.visitor.person)
    headers = {"content-disposition": 'attachment; filename="session.referee.json"'}
    return JSONResponse(referee.data(), headers=headers)


def address(id: str, pick: str) -> str:
    """The page of a session with this figure picked."""
    return f"/referee/{id}?{parameter('pick', pick)}#board" if pick else f"/referee/{id}#now"
