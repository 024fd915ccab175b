"""Templates: one environment, a frame that every page has, and links that keep what is in the address."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final
from urllib.parse import urlencode

from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.identity import Visitor

TEMPLATES: Final = Environment(
    loader=PackageLoader("shiai.web"),
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


@cache
def words_in(language: str, game: str | None) -> Catalogue:
    """A catalogue, read once."""
    return Catalogue(language, game)


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
    page = Page(visitor.language, languages(), visitor.theme, visitor.name, title, path)
    values.setdefault("link", linker(path, {}))
    text = TEMPLATES.get_template(template).render(page=page, words=words, say=words.say, **values)
    return HTMLResponse(text, status)
