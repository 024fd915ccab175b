"""*My games*: what a person plays and has played, with statistics, and as a file."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from shiai.core.record import OPEN
from shiai.table.errors import NotAChoice
from shiai.table.results import PlayedGame, games_of
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in
from shiai.web.my_games import as_csv, as_json, finished_row, statistics
from shiai.web.routes_home import closed_row, running_row

router = APIRouter(prefix="/games", tags=["my games"])

LISTED: Final = 30  # finished games on a page
FILES: Final = {"json": (as_json, "application/json"), "csv": (as_csv, "text/csv")}


@router.get("")
def my_games(context: Context, after: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """Show the games of this browser; the finished ones from number `after`."""
    words = words_in(context.visitor.language, None)
    played = played_by(context)
    stored = [] if context.visitor.new else context.service.store.tables_of(context.visitor.person)
    finished = [game for game in played if not game.running]
    rows = [finished_row(game, context.visitor.language) for game in finished[after : after + LISTED]]
    return context.page(
        "my_games.html",
        words.say("page-games"),
        running=[running_row(context, table) for table in stored if table.result == OPEN and not table.closed],
        closed=[closed_row(context, table) for table in stored if table.result == OPEN and table.closed],
        finished=[row for row in rows if row is not None],
        older=after + LISTED if len(finished) > after + LISTED else None,
        statistics=statistics(played, context.visitor.language),
        played=bool(played),
    )


def played_by(context: RequestContext) -> list[PlayedGame]:
    """Return the games of the visitor."""
    return [] if context.visitor.new else games_of(context.service.store, context.visitor.person)


@router.get("/file")
def file(context: Context, kind: Annotated[str, Query(alias="as", max_length=20)] = "json") -> Response:
    """Download the games of this browser."""
    if kind not in FILES:
        raise NotAChoice(f"there is no file of games as '{kind}'; possible are: {', '.join(FILES)}")
    write, media_type = FILES[kind]
    headers = {"content-disposition": f'attachment; filename="shiai-games.{kind}"'}
    return Response(write(played_by(context)), media_type=f"{media_type}; charset=utf-8", headers=headers)
