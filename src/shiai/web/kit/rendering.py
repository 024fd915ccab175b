"""Templates: the environment, the frame of every page, and links that keep the query of the address."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final
from urllib.parse import urlencode

from fastapi.responses import HTMLResponse
from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    select_autoescape,
)
from markupsafe import Markup, escape

from shiai.engine import Engine, running
from shiai.guides import sentence
from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.web.kit.assets import preview_picture, versioned
from shiai.web.kit.identity import Look, Visitor
from shiai.web.kit.quick_jinja import QuickEnvironment

PAPER: Final = {"light": "#f7f1e4", "dark": "#141930"}  # the colour of pages, as in style.css; for what is around them
ENGINES: Final[dict[Engine, str]] = {
    "compiled": "page-engine-compiled",
    "pure": "page-engine-pure",
    "stale": "page-engine-stale",
}
SECRET_LINK: Final = "/seat/"  # what the path of a secret link to a seat begins with


def loader() -> BaseLoader:
    """Return a loader for our own templates and those of games, such as `seven_ronin/table.html`."""
    of_games = {game.id: PackageLoader(game.face.assets) for game in games().values() if game.face.assets}
    return ChoiceLoader([PackageLoader("shiai.web"), PrefixLoader(of_games)])


TEMPLATES: Final = QuickEnvironment(
    loader=loader(),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    auto_reload=False,  # templates do not change while the program runs
    trim_blocks=True,
    lstrip_blocks=True,
)


def emphasized(text: str) -> Markup:
    """Render the emphasis (`*word*`) and code of a clause; escape everything else."""
    safe = str(escape(text))
    safe = re.sub(r"`([^`]+)`", r"<code>\1</code>", safe)
    return Markup(re.sub(r"\*+([^*]+)\*+", r"<em>\1</em>", safe))


TEMPLATES.filters["emphasized"] = emphasized
TEMPLATES.globals["PAPER"] = PAPER
TEMPLATES.globals["clause_says"] = sentence


@dataclass(frozen=True)
class Preview:
    """What other programs show with a link to a page."""

    title: str
    description: str
    picture: str


@dataclass(frozen=True)
class Page:
    """The frame of a page: the settings and the name of the visitor, and its title."""

    look: Look
    languages: tuple[str, ...]
    name: str
    title: str
    site: str  # the address of this server, as the browser knows it
    preview: Preview
    links: tuple[tuple[str, str], ...]  # addresses and labels of pages that games add to the footer
    engine: str  # a sentence about the engine that runs

    @property
    def language(self) -> str:
        """Return the language of the page."""
        return self.look.language


@cache
def words_in(language: str, game: str | None) -> Catalogue:
    """Return the catalogue of a game, or the one of all pages, in a language; cached."""
    return Catalogue(language, game)


@cache
def footer_links(language: str) -> tuple[tuple[str, str], ...]:
    """Return the pages that games add to the footer: address and label."""
    return tuple(
        [
            (address, words_in(language, game.id).say(label))
            for game in games().values()
            for address, label in game.face.links.items()
        ]
    )


@cache
def engine_sentence(language: str) -> str:
    """Return which engine runs here, and how to get the fast one."""
    words = words_in(language, None)
    return words.say(ENGINES[running()])


@cache
def preview_of(language: str, game: str | None, title: str = "", description: str = "") -> Preview:
    """Return the preview of a page about a game, or of another page: never anything of its state."""
    words = words_in(language, game)
    name = words.say("game-title") if game else words.say("page-home-title")
    intro = words.say("page-intro" if words.has("page-intro") else "page-home-intro")
    return Preview(title or name, description or intro, preview_picture(game))


Link = Callable[..., str]


def linker(path: str, query: Mapping[str, str]) -> Link:
    """Return a function that makes addresses of the same page with other parameters; None removes one."""

    parts = {name: parameter(name, value) for name, value in query.items()}

    def link(**changes: object) -> str:
        kept = [part for name, part in parts.items() if name not in changes]
        kept += [parameter(name, str(value)) for name, value in changes.items() if value is not None]
        return f"{path}?{'&'.join(kept)}" if kept else path

    return link


@lru_cache(10_000)
def parameter(name: str, value: str) -> str:
    """Return an encoded query parameter; cached, because pages repeat them often."""
    return urlencode({name: value}, safe="/,")


def render(
    template: str,
    visitor: Visitor,
    title: str,
    *,
    site: str,
    path: str,
    status: int = 200,
    game: str | None = None,
    preview: Preview | None = None,
    **values: Any,
) -> HTMLResponse:
    """Render a page in its frame."""
    words = words_in(visitor.language, game)
    links = footer_links(visitor.language)
    shown = preview or preview_of(visitor.language, game)
    engine = engine_sentence(visitor.language)
    page = Page(visitor.look, languages(), visitor.name, title, site, shown, links, engine)
    values.setdefault("link", linker(path, {}))
    text = TEMPLATES.get_template(template).render(page=page, words=words, say=words.say, **values)
    response = HTMLResponse(versioned(text), status)
    if SECRET_LINK in text:
        response.headers["content-encoding"] = "identity"  # see COMPRESSION in app.py
    return response
