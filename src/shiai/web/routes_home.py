"""Home, settings, the rules and the help."""

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlparse

from fastapi import APIRouter, Form, Query, Response

from shiai.core.clauses import Clause
from shiai.core.record import OPEN
from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.rulebooks import book_of as book_of_game
from shiai.rulebooks import rulebooks
from shiai.table.errors import NoSuchTable, TableError
from shiai.table.setting_up import LONGEST_NAME, clean
from shiai.table.store import Listed
from shiai.web.kit.identity import LOOK_COOKIE, THEMES
from shiai.web.kit.rendering import words_in
from shiai.web.kit.visit import Visit, Visiting
from shiai.web.seat_words import seat_labels
from shiai.web.table_page import rules_of

router = APIRouter(tags=["home"])


@dataclass(frozen=True)
class Box:
    """A game on the home page."""

    id: str
    title: str
    intro: str
    picture: str


@dataclass(frozen=True)
class Row:
    """A table in the lists of the home page."""

    title: str
    url: str
    moment: str
    result: str
    people: str
    yours: bool


@router.get("/")
def home(visiting: Visiting) -> Response:
    """The games, and the tables of this browser."""
    words = words_in(visiting.visitor.language, None)
    listed = [] if visiting.visitor.new else visiting.host.store.tables_of(visiting.visitor.person)
    running = [running_row(visiting, table) for table in listed if table.result == OPEN]
    finished = [finished_row(visiting, table) for table in listed if table.result != OPEN]
    return visiting.page(
        "home.html",
        words.say("page-home"),
        games=[box(game, visiting.visitor.language) for game in games()],
        running=running,
        finished=finished,
    )


def box(game: str, language: str) -> Box:
    """One of the games."""
    words = words_in(language, game)
    return Box(game, words.say("game-title"), words.say("page-intro"), picture_of(game))


def picture_of(game: str) -> str:
    """The address of the picture of a game; one without its own shows ours."""
    return f"/static/{game}/picture.svg" if games()[game].face.assets else "/static/favicon.svg"


def running_row(visiting: Visit, listed: Listed) -> Row:
    """A table that goes on: where it stands, and whether it waits for this browser."""
    words = words_in(visiting.visitor.language, listed.sheet.game)
    url = f"/table/{listed.sheet.id}"
    mine = visiting.seats(listed)
    try:
        with visiting.host.at(listed.sheet.id) as seated:
            state = seated.table.game.state
            moment = words.message(state.setup.game.moment(state))
            yours = any(seat in mine for seat in state.actors())
    except TableError as error:
        moment, yours = words.say(f"page-error-{error.reason}"), False
    return Row(words.say("game-title"), url, moment, "", people(listed, words, mine), yours)


def finished_row(visiting: Visit, listed: Listed) -> Row:
    """A table that lies open: how it ended."""
    words = words_in(visiting.visitor.language, listed.sheet.game)
    reason = listed.result.split()[1]
    mine = visiting.seats(listed)
    url = f"/table/{listed.sheet.id}/replay"
    return Row(
        words.say("game-title"), url, "", words.say(f"ending-{reason}"), people(listed, words, mine), yours=False
    )


def people(listed: Listed, words: Catalogue, mine: tuple[int, ...]) -> str:
    """Who plays."""
    return ", ".join(seat_labels(listed, words, mine))


@router.post("/settings")
def settings(
    visiting: Visiting,
    language: Annotated[str, Form(max_length=10)] = "",
    theme: Annotated[str, Form(max_length=10)] = "",
    name: Annotated[str | None, Form(max_length=200)] = None,
) -> Response:
    """Remember a language, light or dark, or a name; then back to the page one came from."""
    visitor = visiting.visitor
    response = visiting.to(path_of(visiting.request.headers.get("referer", "")))
    if name is not None:
        visiting.rename(clean(name, LONGEST_NAME))
    chosen = language if language in languages() else visitor.language
    look = theme if theme in THEMES else visitor.theme
    visiting.identity.set(visiting.request, response, LOOK_COOKIE, f"{chosen}.{look}")
    return response


def path_of(address: str) -> str:
    """The path of an address with its query, always one of this server."""
    try:
        parsed = urlparse(address)
    except ValueError:
        return "/"
    path = "/" + parsed.path.replace("\\", "/").lstrip("/")
    return f"{path}?{parsed.query}" if parsed.query else path


@router.get("/help")
def help_page(visiting: Visiting) -> Response:
    """How to play here, and the keys."""
    words = words_in(visiting.visitor.language, None)
    return visiting.page("help.html", words.say("page-help"))


@router.get("/rules")
def all_rules(visiting: Visiting) -> Response:
    """The rulebooks."""
    words = words_in(visiting.visitor.language, None)
    books = [box(book, visiting.visitor.language) for book in rulebooks()]
    return visiting.page("rules.html", words.say("page-rules"), books=books)


@router.get("/rules/{which}")
def rules(visiting: Visiting, which: str, search: Annotated[str, Query(max_length=60)] = "") -> Response:
    """A rulebook, that of a game which shares it, or the book of a clause with that clause in sight."""
    shared = book_of_game(which)
    book = shared if shared in rulebooks() else book_of(which.upper())
    clauses = list(rules_of(book).values())
    if search:
        clauses = [clause for clause in clauses if search.lower() in f"{clause.id} {clause.text}".lower()]
    sections: dict[str, list[Clause]] = {}
    for clause in clauses:
        sections.setdefault(clause.section, []).append(clause)
    title = box(book, visiting.visitor.language).title
    wanted = which.upper() if shared != book else ""
    return visiting.page("rulebook.html", title, book=book, sections=sections, wanted=wanted, search=search)


def book_of(clause: str) -> str:
    """The rulebook that has this clause."""
    for book in rulebooks():
        if clause in rules_of(book):
            return book
    raise NoSuchTable(f"there is no rulebook and no clause '{clause}'")
