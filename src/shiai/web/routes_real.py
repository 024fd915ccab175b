"""*What is real*: which components of a game are printed, reported or reconstructed, and where they are known from."""

from fastapi import APIRouter, Response

from shiai.registry import game as game_of
from shiai.web.components import components_of, part_table
from shiai.web.kit.context import Context
from shiai.web.kit.rendering import words_in

router = APIRouter(tags=["components"])


@router.get("/real/{game}")
def real(context: Context, game: str) -> Response:
    """List all components of a game with their values, confidence and sources."""
    found = game_of(game)
    components = components_of(found)
    words = words_in(context.visitor.language, found.id)
    contents = components.standard
    return context.page(
        "real.html",
        words.say("page-real-title", game=words.say("game-title")),
        game=found.id,
        id=found.id,
        counts=contents.counts(),
        tables=[part_table(found, part, contents, words) for part in components.parts.values()],
        has_box=any(option.name == "box" for option in found.options),
    )
