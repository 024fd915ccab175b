"""The home page, settings, rules and help."""

from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Annotated, Final
from urllib.parse import urlparse

from fastapi import APIRouter, Form, Query, Response

from shiai.core.clauses import Clause
from shiai.core.record import OPEN
from shiai.guides import anchors, has_guide
from shiai.i18n.catalogue import Catalogue
from shiai.lessons import lessons
from shiai.registry import broken_plugins, games
from shiai.rulebooks import book_of, rulebooks
from shiai.table.errors import NoSuchTable, TableError
from shiai.table.ladder import suggested_level
from shiai.table.new_tables import MAX_NAME, clean
from shiai.table.results import games_of
from shiai.table.store import StoredTable
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.identity import LOOK_COOKIE
from shiai.web.kit.rendering import words_in
from shiai.web.presets import has_rivals
from shiai.web.seat_labels import seat_labels
from shiai.web.table_page import rules_of

router = APIRouter(tags=["home"])

LISTED: Final = 5  # finished games; *My games* lists all


@dataclass(frozen=True)
class GameCard:
    """A game on the home page."""

    id: str
    title: str
    intro: str
    picture: str
    listed: bool  # there is a page about its components
    guide: bool  # there is a rulebook for players
    learn: str  # the address of the first lesson; empty if there is none
    played: bool = False  # by this person
    level: int = 0  # of the bots in *Play now*; 0 if nobody plays against bots there


@dataclass(frozen=True)
class TableRow:
    """A table on the home page."""

    title: str
    url: str
    moment: str
    result: str
    people: str
    yours: bool


@router.get("/")
def home(context: Context) -> Response:
    """Show the games and the tables of this browser."""
    words = words_in(context.visitor.language, None)
    stored = [] if context.visitor.new else context.service.store.tables_of(context.visitor.person)
    running = [running_row(context, table) for table in stored if table.result == OPEN and not table.closed]
    over = [table for table in stored if table.result != OPEN]
    finished = [finished_row(context, table) for table in over[:LISTED]]
    played = {table.info.game for table in stored}
    results = [] if context.visitor.new else games_of(context.service.store, context.visitor.person)
    levels = {id: suggested_level(results, id) if has_rivals(game) else 0 for id, game in games().items()}
    return context.page(
        "home.html",
        words.say("page-home"),
        games=[
            replace(game_card(game, context.visitor.language), played=game in played, level=levels[game])
            for game in games()
        ],
        running=running,
        finished=finished,
        broken=list(broken_plugins().values()),
    )


def game_card(game: str, language: str) -> GameCard:
    """Return a game as the home page shows it."""
    words = words_in(language, game)
    intro = words.say("page-intro") if words.has("page-intro") else ""
    listed = games()[game].components is not None
    learn = next((f"/learn/{game}/{lesson}" for lesson in lessons(game)), "")
    return GameCard(game, words.say("game-title"), intro, picture_of(game), listed, has_guide(game), learn)


def picture_of(game: str) -> str:
    """Return the address of a game's picture, or of our own if it has none."""
    assets = games()[game].face.assets
    own = bool(assets) and (files(assets) / "static" / "picture.svg").is_file()
    return f"/static/{game}/picture.svg" if own else "/static/favicon.svg"


def running_row(context: RequestContext, stored: StoredTable) -> TableRow:
    """Return a running table: where the game stands and whether it waits for this browser."""
    words = words_in(context.visitor.language, stored.info.game)
    url = f"/table/{stored.info.id}"
    mine = context.seats(stored)
    try:
        with context.service.locked(stored.info.id) as loaded:
            state = loaded.table.game.state
            moment = words.message(state.setup.game.moment(state))
            yours = any(seat in mine for seat in state.actors())
    except TableError as error:
        moment, yours = words.say(f"page-error-{error.reason}"), False
    return TableRow(words.say("game-title"), url, moment, "", people(stored, words, mine), yours)


def closed_row(context: RequestContext, stored: StoredTable) -> TableRow:
    """Return a table that its host has closed, without reading its game."""
    words = words_in(context.visitor.language, stored.info.game)
    closed = words.say("page-games-closed-on", date=stored.closed)
    url, mine = f"/table/{stored.info.id}", context.seats(stored)
    return TableRow(words.say("game-title"), url, "", closed, people(stored, words, mine), yours=False)


def finished_row(context: RequestContext, stored: StoredTable) -> TableRow:
    """Return a finished table and how it ended."""
    words = words_in(context.visitor.language, stored.info.game)
    reason = stored.result.split()[1]
    mine = context.seats(stored)
    url = f"/table/{stored.info.id}/replay"
    return TableRow(
        words.say("game-title"), url, "", words.say(f"ending-{reason}"), people(stored, words, mine), yours=False
    )


def people(stored: StoredTable, words: Catalogue, mine: tuple[int, ...]) -> str:
    """Return who plays, as one text."""
    return ", ".join(seat_labels(stored, words, mine))


@router.post("/settings")
def settings(
    context: Context,
    language: Annotated[str, Form(max_length=10)] = "",
    theme: Annotated[str, Form(max_length=10)] = "",
    speed: Annotated[str, Form(max_length=10)] = "",
    rules: Annotated[str, Form(max_length=10)] = "",
    sound: Annotated[str, Form(max_length=10)] = "",
    name: Annotated[str | None, Form(max_length=200)] = None,
) -> Response:
    """Store settings or the name, and return to the page that the form was on."""
    response = context.redirect(local_path(context.request.headers.get("referer", "")))
    if name is not None:
        context.rename(clean(name, MAX_NAME))
    look = context.visitor.look.changed(language, theme, speed, sound, rules)
    context.identity.set(context.request, response, LOOK_COOKIE, look.text())
    return response


def local_path(address: str) -> str:
    """Return path and query of an address, so that a redirect never leaves this server."""
    try:
        parsed = urlparse(address)
    except ValueError:
        return "/"
    path = "/" + parsed.path.replace("\\", "/").lstrip("/")
    return f"{path}?{parsed.query}" if parsed.query else path


@router.get("/help")
def help_page(context: Context) -> Response:
    """Show the help: how to play, and the keys."""
    words = words_in(context.visitor.language, None)
    cards = [game_card(game, context.visitor.language) for game in games()]
    return context.page("help.html", words.say("page-help"), listed=[card for card in cards if card.listed])


@router.get("/rules")
def all_rules(context: Context) -> Response:
    """List the rulebooks."""
    words = words_in(context.visitor.language, None)
    books = [game_card(book, context.visitor.language) for book in rulebooks()]
    return context.page("rules.html", words.say("page-rules"), books=books)


@router.get("/rules/{which}")
def rules(context: Context, which: str, search: Annotated[str, Query(max_length=60)] = "") -> Response:
    """Show a rulebook. `which` is its id, a game that uses it, or a clause, which is then highlighted."""
    shared = book_of(which)
    book = shared if shared in rulebooks() else book_with(which.upper())
    clauses = [clause for clause in rules_of(book).values() if clause.is_for_players or clause.id == which.upper()]
    if search:
        clauses = [clause for clause in clauses if search.lower() in f"{clause.id} {clause.text}".lower()]
    sections: dict[str, list[Clause]] = {}
    for clause in clauses:
        sections.setdefault(clause.section, []).append(clause)
    card = game_card(book, context.visitor.language)
    wanted = which.upper() if shared != book else ""
    return context.page(
        "rulebook.html",
        card.title,
        book=book,
        sections=sections,
        wanted=wanted,
        search=search,
        listed=card.listed,
        told=anchors(book),
    )


def book_with(clause: str) -> str:
    """Return the rulebook that has this clause."""
    for book in rulebooks():
        if clause in rules_of(book):
            return book
    raise NoSuchTable(f"there is no rulebook and no clause '{clause}'")
