"""The rulebooks for players."""

from fastapi import APIRouter, Response

from shiai.guides import SUMMARY, has_guide, legend_of_symbols, written_in
from shiai.registry import game as game_of
from shiai.rulebooks import book_of
from shiai.table.errors import NoSuchTable
from shiai.web.drawings import drawing_of
from shiai.web.guide_page import parts
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in

router = APIRouter(prefix="/rulebook", tags=["guide"])


@router.get("/{game}")
def rulebook(context: Context, game: str) -> Response:
    """Show the rulebook of a game in the visitor's language."""
    return guide_page(context, game, "")


@router.get("/{game}/summary")
def summary(context: Context, game: str) -> Response:
    """Show the summary of a turn and the legend of symbols, to be printed on one page."""
    return guide_page(context, game, SUMMARY)


def guide_page(context: RequestContext, game: str, section: str) -> Response:
    """Show a rulebook, or one section of it, with the legend of symbols."""
    if not has_guide(game):
        raise NoSuchTable(f"there is no rulebook of a game '{game}'; /rules lists all rulebooks")
    words = words_in(context.visitor.language, game)
    found = [part for part in parts(game, words) if not section or part.block.section == section]
    return context.page(
        "guide.html",
        words.say("page-guide-title", game=words.say("game-title")),
        game=game,
        id=game,
        parts_of_guide=found,
        contents=[part.block for part in found if part.block.kind == "heading" and part.block.level == 2],
        legend=legend_of_symbols(game, words.language),
        whole=not section,
        book=book_of(game),
        style=drawing_of(game_of(game)).style,
        written=words.language in written_in(game),
    )
