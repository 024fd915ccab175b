"""The blocks of a guide as HTML. Pictures are made by the drawing of the game."""

import re
from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup, escape

from shiai.core.seats import ALL_SEEING, WATCHER
from shiai.guides import Block, blocks_about, guide, pictures, sentence, symbol_address
from shiai.i18n.catalogue import Catalogue
from shiai.registry import load
from shiai.rulebooks import book_of
from shiai.web.drawings import draw
from shiai.web.kit.drawing import Scene
from shiai.web.kit.rendering import linker

MOST_BLOCKS: Final = 4  # beside a question
ID: Final = re.compile(r'\s(?:id|form|name|aria-labelledby|data-swap|data-key)="[^"]*"')


@dataclass(frozen=True)
class Part:
    """A block as the template lays it out."""

    block: Block
    html: Markup
    shape: str = ""  # of a picture


class Renderer(RendererHTML):
    """Draws symbols of the game instead of images."""

    def image(self, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]) -> str:
        """Render `![star](symbol:star)`; other images are not used in guides."""
        token = tokens[index]
        name = str(token.attrs["src"]).removeprefix("symbol:")
        title = escape(token.content)
        address = escape(symbol_address(env["game"], name))
        return f'<svg class="symbol" role="img" aria-label="{title}"><use href="{address}"/></svg>'


@cache
def markdown() -> MarkdownIt:
    """Return the Markdown parser; HTML is text."""
    return MarkdownIt("commonmark", {"html": False}, renderer_cls=Renderer).enable("table")


def parts(game: str, words: Catalogue) -> tuple[Part, ...]:
    """Return a whole guide, with its pictures."""
    return tuple([part(game, block, words) for block in guide(game, words.language)])


@lru_cache(4000)
def part(game: str, block: Block, words: Catalogue) -> Part:
    """Render one block; cached, because a guide does not change."""
    if block.kind == "picture":
        return Part(block, picture(game, block.picture, words), pictures(game)[block.picture].shape)
    if block.kind == "heading":
        return Part(block, Markup(escape(block.text)))
    return Part(block, Markup(markdown().render(block.text, {"game": game})))


def parts_about(game: str, words: Catalogue, clauses: tuple[str, ...]) -> tuple[Part, ...]:
    """Return what a guide says about these clauses, for a question at the table."""
    return tuple([part(game, block, words) for block in blocks_about(game, words.language, clauses, MOST_BLOCKS)])


@dataclass(frozen=True)
class Told:
    """What players are told about a step: blocks of a guide, or sentences about its clauses where no block is."""

    game: str  # whose guide it is
    parts: tuple[Part, ...]
    sentences: tuple[str, ...]


def told_about(game: str, words: Catalogue, clauses: tuple[str, ...]) -> Told:
    """Return what is told about these clauses: by the guide of the game, or by that of the game whose book it uses."""
    for owner in (game, book_of(game)):
        found = parts_about(owner, words, clauses)
        if found:
            return Told(owner, found, ())
    said = [sentence(clause, words.language) for clause in clauses]
    return Told(game, (), tuple(filter(None, said))[:MOST_BLOCKS])


def picture(game: str, name: str, words: Catalogue) -> Markup:
    """Draw a picture. Its elements lose their ids, because several pictures stand on one page."""
    shown = pictures(game)[name]
    if shown.draws:
        return Markup(load(shown.draws)(words))
    view = shown.state if shown.seat == ALL_SEEING else shown.state.redact(shown.seat)
    viewer = WATCHER if shown.seat == ALL_SEEING else shown.seat
    seats = tuple([words.name(view.setup.game.figure(view, seat)) for seat in range(len(view.setup.seats))])
    html = str(draw(Scene(view, words, viewer, (), (), "", seats), linker(f"/rulebook/{game}", {})))
    for piece in shown.marked:
        html = re.sub(rf'(class="[^"]*)("[^>]*\sid="{re.escape(piece)}")', r"\1 marked\2", html)
    return Markup(ID.sub("", html))
