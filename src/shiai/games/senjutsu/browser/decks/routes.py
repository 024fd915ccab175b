"""The deck builder of Senjutsu: where one begins, the bench, decks from files, decks as files."""

from dataclasses import dataclass, replace

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.datastructures import FormData, UploadFile

from shiai.core.errors import OptionError
from shiai.games.senjutsu.browser.decks.bench import LONGEST_FILE, bench_with, empty_bench, read_bench, read_deck
from shiai.games.senjutsu.browser.decks.page import page_values
from shiai.games.senjutsu.decks.decks import SIGNATURES
from shiai.games.senjutsu.decks.format import deck_to_toml
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.rendering import words_in
from shiai.web.kit.visit import Visit, Visiting

router = APIRouter(tags=["decks"])

GAME = "senjutsu"


@dataclass(frozen=True)
class Start:
    """A hero for whom a deck can be built."""

    hero: str
    about: str
    signature: str  # the address of its signature deck, if it has one
    empty: str


@router.get("/decks")
def start(visiting: Visiting) -> Response:
    """Pick a hero, or bring a deck."""
    return start_page(visiting)


def start_page(visiting: Visit, text: str = "", problem: str = "") -> Response:
    """The beginning; with what somebody brought, if it could not be read."""
    words = words_in(visiting.visitor.language, GAME)
    return visiting.page(
        "senjutsu/decks.html",
        words.say("page-deck-title"),
        game=GAME,
        status=422 if problem else 200,
        heroes=[start_of(hero, words) for hero in HEROES],
        text=text[:LONGEST_FILE],
        problem=problem,
        longest=LONGEST_FILE,
    )


def start_of(hero: str, words: Catalogue) -> Start:
    """The ways to begin with a hero."""
    signature = bench_with(replace(SIGNATURES[hero], name="")).address() if hero in SIGNATURES else ""
    return Start(words.name(hero), words.say(f"about-{hero}"), signature, empty_bench(hero).address())


@router.get("/decks/build")
def build(visiting: Visiting, request: Request) -> Response:
    """The deck of the address, with all cards that can come into it."""
    try:
        bench = read_bench(request.query_params)
    except OptionError as error:
        return start_page(visiting, request.query_params.get("deck", ""), str(error))
    words = words_in(visiting.visitor.language, GAME)
    title = bench.deck.name or words.name(bench.deck.hero)
    return visiting.page("senjutsu/deck_build.html", title, game=GAME, **page_values(bench, words))


@router.get("/decks/deck.toml")
def as_file(visiting: Visiting, request: Request) -> Response:
    """The deck of the address as a deck file."""
    try:
        deck = read_bench(request.query_params).deck
    except OptionError as error:
        return start_page(visiting, request.query_params.get("deck", ""), str(error))
    headers = {"content-disposition": f'attachment; filename="{deck.hero}.toml"'}
    return PlainTextResponse(deck_to_toml(deck), headers=headers, media_type="application/toml")


@router.post("/decks/import")
async def bring(visiting: Visiting, request: Request) -> Response:
    """Open a deck that was brought as a file or as text; what cannot be read stays in the form."""
    form = await request.form()
    data = await brought(form)
    await form.close()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return start_page(visiting, problem="this is no text file: choose a deck file, as docs/decks.md shows it")
    try:
        return visiting.to(bench_with(read_deck(text)).address())
    except OptionError as error:
        return start_page(visiting, text, str(error))


async def brought(form: FormData) -> bytes:
    """The file, or the text where no file was chosen."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        return await file.read()
    return str(form.get("text", "")).encode()
