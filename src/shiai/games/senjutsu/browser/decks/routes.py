"""The deck builder of Senjutsu: the start page, the bench, import and export of deck files."""

from dataclasses import dataclass, replace

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.datastructures import FormData, UploadFile

from shiai.core.errors import OptionError
from shiai.games.senjutsu.browser.boxes import BOX, box_names, contents_of
from shiai.games.senjutsu.browser.cards.pictures import standalone
from shiai.games.senjutsu.browser.decks import card_images
from shiai.games.senjutsu.browser.decks.bench import (
    GAME,
    LONGEST_FILE,
    Bench,
    bench_with,
    empty_bench,
    read_bench,
    read_deck,
)
from shiai.games.senjutsu.browser.decks.page import page_values
from shiai.games.senjutsu.browser.figures import portrait
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_CARDS
from shiai.games.senjutsu.cards.corrections import cards_of
from shiai.games.senjutsu.decks.decks import SIGNATURES
from shiai.games.senjutsu.decks.format import deck_to_toml
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.identity import THEMES
from shiai.web.kit.rendering import words_in

router = APIRouter(tags=["decks"])


@dataclass(frozen=True)
class Start:
    """A hero to build a deck for."""

    name: str  # the key of the hero
    hero: str
    portrait: str
    about: str
    signature: str  # the address of its signature deck, if it has one
    empty: str  # the address of an empty deck


@router.get("/decks")
def start(context: Context) -> Response:
    """Pick a hero, or import a deck."""
    return start_page(context)


def start_page(context: RequestContext, text: str = "", problem: str = "") -> Response:
    """The start page; with an import that could not be read, if there was one."""
    words = words_in(context.visitor.language, GAME)
    return context.page(
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
    """The links to begin with a hero."""
    signature = bench_with(replace(SIGNATURES[hero], name="")).address() if hero in SIGNATURES else ""
    about, empty = words.say(f"about-{hero}"), empty_bench(hero).address()
    return Start(hero, words.name(hero), portrait(hero), about, signature, empty)


@router.get("/decks/build")
def build(context: Context, request: Request) -> Response:
    """The deck of the address, with all cards that can be added."""
    try:
        bench = bench_of(context, request)
    except OptionError as error:
        return start_page(context, request.query_params.get("deck", ""), str(error))
    words = words_in(context.visitor.language, GAME)
    title = bench.deck.name or words.name(bench.deck.hero)
    return context.page(
        "senjutsu/deck_build.html",
        title,
        game=GAME,
        **page_values(bench, words, context.visitor.look.theme, box_names(context)),
    )


def bench_of(context: RequestContext, request: Request) -> Bench:
    """The bench of the address; OptionError if its deck or its box cannot be read."""
    return read_bench(request.query_params, contents_of(context, request.query_params.get(BOX, "")))


@router.get(f"{card_images.PATH}/{{number}}.svg")
def card_image(context: Context, number: str, language: str, theme: str, box: str = "") -> Response:
    """A card as an image, ours or of a box that the visitor has saved."""
    if number not in INDEX or language not in languages() or theme not in THEMES:
        raise HTTPException(404)
    try:
        own = contents_of(context, box)
    except OptionError:
        raise HTTPException(404) from None
    cards = STANDARD_CARDS if own is None else cards_of(own)
    svg = standalone(cards.designs[INDEX[number]], words_in(language, GAME), theme)
    headers = card_images.HEADERS if own is None else card_images.OWN_HEADERS
    return Response(svg, headers=headers, media_type="image/svg+xml")


@router.get("/decks/deck.toml")
def as_file(context: Context, request: Request) -> Response:
    """The deck of the address as a deck file."""
    try:
        deck = bench_of(context, request).deck
    except OptionError as error:
        return start_page(context, request.query_params.get("deck", ""), str(error))
    headers = {"content-disposition": f'attachment; filename="{deck.hero}.toml"'}
    return PlainTextResponse(deck_to_toml(deck), headers=headers, media_type="application/toml")


@router.get("/decks/play")
def play(context: Context, request: Request) -> Response:
    """Set up a game with the deck of the address."""
    try:
        return context.redirect(bench_of(context, request).game_address())
    except OptionError as error:
        return start_page(context, request.query_params.get("deck", ""), str(error))


@router.post("/decks/import")
async def bring(context: Context, request: Request) -> Response:
    """Import a deck from a file or a text; what cannot be read stays in the form."""
    form = await request.form()
    data = await imported(form)
    await form.close()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return start_page(context, problem="this is no text file: choose a deck file, as docs/decks.md shows it")
    try:
        return context.redirect(bench_with(read_deck(text)).address())
    except OptionError as error:
        return start_page(context, text, str(error))


async def imported(form: FormData) -> bytes:
    """The file, or the text if no file was chosen."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        return await file.read()
    return str(form.get("text", "")).encode()
