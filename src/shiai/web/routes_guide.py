"""The rulebooks for players."""

from fastapi import APIRouter, Response

from shiai.guides import has_guide, written_in
from shiai.registry import game as game_of
from shiai.rulebooks import book_of
from shiai.table.errors import NoSuchTable
from shiai.web.drawings import drawing_of
from shiai.web.guide_page import parts
from shiai.web.kit.context import Context
from shiai.web.kit.rendering import words_in

router = APIRouter(prefix="/rulebook", tags=["guide"])


@router.get("/{game}")
def rulebook(context: Context, game: str) -> Response:
    """Show the rulebook of a game in the visitor's language."""
    if not has_guide(game):
        raise NoSuchTable(f"there is no rulebook of a game '{game}'; /rules lists all rulebooks")
    words = words_in(context.visitor.language, game)
    found = parts(game, words)
    return context.page(
        "guide.html",
        words.say("page-guide-title", game=words.say("game-title")),
        game=game,
        id=game,
        parts_of_guide=found,
        contents=[part.block for part in found if part.block.kind == "heading" and part.block.level == 2],
        book=book_of(game),
        style=drawing_of(game_of(game)).style,
        written=words.language in written_in(game),
    )
