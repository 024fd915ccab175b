"""Templates: one environment, a frame that every page has, and links that keep what is in the address."""

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
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    select_autoescape,
)
from markupsafe import Markup, escape

from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.web.kit.identity import Visitor


def loader() -> BaseLoader:
    """Our own templates, and those of a game under its id: `seven_ronin/table.html`."""
    of_games = {game.id: PackageLoader(game.face.assets) for game in games().values() if game.face.assets}
    return ChoiceLoader([PackageLoader("shiai.web"), PrefixLoader(of_games)])


TEMPLATES: Final = Environment(
    loader=loader(),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    auto_reload=False,  # our own files do not change while the program runs
    trim_blocks=True,
    lstrip_blocks=True,
)


def emphasized(text: str) -> Markup:
    """The text of a clause with its emphasis (*so*) and its names in code (`so`); everything else is escaped."""
    safe = str(escape(text))
    safe = re.sub(r"`([^`]+)`", r"<code>\1</code>", safe)
    return Markup(re.sub(r"\*+([^*]+)\*+", r"<em>\1</em>", safe))


TEMPLATES.filters["emphasized"] = emphasized


@dataclass(frozen=True)
class Page:
    """The frame: language, look, and who reads it."""

    language: str
    languages: tuple[str, ...]
    theme: str
    name: str
    title: str
    path: str  # where a change of language leads back to
    links: tuple[tuple[str, str], ...]  # pages of games, for the footer: address and label


@cache
def words_in(language: str, game: str | None) -> Catalogue:
    """A catalogue, read once."""
    return Catalogue(language, game)


@cache
def footer_links(language: str) -> tuple[tuple[str, str], ...]:
    """The pages that games add to the footer, with labels in a language."""
    return tuple(
        [
            (address, words_in(language, game.id).say(label))
            for game in games().values()
            for address, label in game.face.links.items()
        ]
    )


def linker(path: str, query: Mapping[str, str]) -> Callable[..., str]:
    """Makes addresses of the same page with other parameters; None takes one away."""

    parts = {name: parameter(name, value) for name, value in query.items()}

    def link(**changes: object) -> str:
        kept = [part for name, part in parts.items() if name not in changes]
        kept += [parameter(name, str(value)) for name, value in changes.items() if value is not None]
        return f"{path}?{'&'.join(kept)}" if kept else path

    return link


@lru_cache(10_000)
def parameter(name: str, value: str) -> str:
    """One parameter of an address; a page has many of them, and always the same."""
    return urlencode({name: value}, safe="/,")


def render(
    template: str, visitor: Visitor, title: str, *, path: str, status: int = 200, game: str | None = None, **values: Any
) -> HTMLResponse:
    """A whole page."""
    words = words_in(visitor.language, game)
    links = footer_links(visitor.language)
    page = Page(visitor.language, languages(), visitor.theme, visitor.name, title, path, links)
    values.setdefault("link", linker(path, {}))
    text = TEMPLATES.get_template(template).render(page=page, words=words, say=words.say, **values)
    return HTMLResponse(text, status)
