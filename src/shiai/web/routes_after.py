"""Pages of finished games: the replay, complete or as one seat saw it, the record, and new games from it."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from shiai.analysis import Analysis
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_of
from shiai.table import explanations, journal, new_tables
from shiai.table.archive import ArchivedMoment
from shiai.table.errors import NoSuchTable, NotPossible
from shiai.table.fairness import fingerprint
from shiai.table.live_game import PEOPLE
from shiai.table.opinion import Opinion
from shiai.table.store import StoredTable
from shiai.web.advice import Advice, advice_of
from shiai.web.analysis_words import AnalysisTeller, MomentText
from shiai.web.drawings import draw, drawing_of
from shiai.web.kit.context import Context
from shiai.web.kit.drawing import Past, Scene
from shiai.web.kit.rendering import linker, words_in
from shiai.web.seat_labels import seat_labels
from shiai.web.table_page import over

router = APIRouter(prefix="/table/{id}", tags=["after the game"])


@router.get("/replay")
def replay(
    context: Context,
    id: str,
    at: Annotated[int | None, Query(ge=0, le=10**6)] = None,
    eyes: Annotated[int | None, Query(ge=0, le=20)] = None,
    pick: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """Show a moment of a finished game, complete or as seat `eyes` saw it."""
    stored = context.service.stored(id)
    moments = context.service.moments(id)
    last = len(moments) - 1
    number = last if at is None else min(at, last)
    moment = moments[number]
    words = words_in(context.visitor.language, stored.info.game)
    names = seat_labels(stored, words, context.seats(stored))
    query = {"at": str(number)} | ({"eyes": str(eyes)} if eyes is not None else {}) | ({"pick": pick} if pick else {})
    link = linker(f"/table/{id}/replay", query)
    state = moment.state()
    seat = eyes if eyes is not None and eyes < len(names) else None
    view: State | None = state if state is None or seat is None else state.redact(seat)
    following = moments[number + 1] if number < last else None
    chooser = following.seat if following is not None and following.seat != CHANCE else None
    by_bot = chooser is not None and stored.seats[chooser].player != PEOPLE
    return context.page(
        "replay.html",
        words.say("page-replay-title", game=words.say("game-title")),
        game=stored.info.game,
        id=id,
        number=number,
        last=last,
        seat=seat,
        names=names,
        drawing=draw(scene_of(view, words, seat, pick, names, stored, moments[: number + 1]), link) if view else None,
        position=moment.position,
        moment_text=words.message(view.setup.game.moment(view)) if view else "",
        lines=[words.message(event) for event in moment.events if seat is None or event.visible_to(seat)],
        chooser=chooser,
        by_bot=by_bot,
        may_ask=explanations.bot_that_chose(stored, moments, number) is not None,
        why=why_of(explanations.explanation_of(context.service, id, number), state, following, words, names),
        choice=choice_text(state, following, words) if following is not None else "",
        rated=rated_choice(context.service.analyst.result(id), number, words, names, context.seats(stored)),
        result=over(state, words, names, context.seats(stored), 0) if state is not None else None,
        physical=context.service.store.has_entry(id, journal.PHYSICAL),
        deal=stored.info.seed,
        fingerprint=fingerprint(stored.info.seed),
        info=stored.info,
        style=drawing_of(game_of(stored.info.game)).style,
        roles=[words.name(state.setup.game.figure(state, each)) for each in range(len(names))] if state else names,
        link=link,
    )


def scene_of(
    view: State,
    words: Catalogue,
    seat: int | None,
    pick: str,
    names: tuple[str, ...],
    stored: StoredTable,
    moments: list[ArchivedMoment],
) -> Scene[Any]:
    """Return the scene of a moment; it has a past unless the game was played with other rules."""
    scene = Scene(view, words, CHANCE if seat is None else seat, (), (), pick, names)
    if stored.info.rules != view.setup.game.version:
        return scene
    return replace(scene, past=Past(moments[1:], lambda count: moments[count].state()))


def choice_text(state: State | None, following: ArchivedMoment, words: Catalogue) -> str:
    """Describe the choice that followed; return its name if this program cannot read the position."""
    return following.name if state is None else words.message(state.describe(state.action(following.name)))


def why_of(
    opinion: Opinion | None,
    state: State | None,
    following: ArchivedMoment | None,
    words: Catalogue,
    names: tuple[str, ...],
) -> Advice | None:
    """Return the bot's explanation of the choice that followed, if somebody has requested it."""
    if opinion is None or state is None or following is None:
        return None
    seat = following.seat
    return advice_of(opinion, state.redact(seat), seat, words, names, state.action(following.name))


def rated_choice(
    analysis: Analysis | None, number: int, words: Catalogue, names: tuple[str, ...], mine: tuple[int, ...]
) -> MomentText | None:
    """Return the rating of the choice that led to this moment, if the game was analysed and it was one to rate."""
    rating = analysis.rating_at(number - 1) if analysis is not None else None
    return AnalysisTeller(analysis, words, names, mine).rated(rating) if analysis is not None and rating else None


@router.post("/why")
def why(
    context: Context,
    id: str,
    at: Annotated[int, Form(ge=0, le=10**6)],
    eyes: Annotated[int | None, Form(ge=0, le=20)] = None,
) -> Response:
    """Let the bot that chose after this moment explain its choice, from what it could see then."""
    explanations.request_explanation(context.service, id, at)
    seen_by = "" if eyes is None else f"&eyes={eyes}"
    return context.redirect(f"/table/{id}/replay?at={at}{seen_by}#why")


@router.post("/analysis", responses={303: {"description": "It is under way; look at the table."}})
def analyse(context: Context, id: str, seat: Annotated[int | None, Form(ge=0, le=20)] = None) -> Response:
    """Analyse a finished game in the background. Everybody who knows the table may ask for it."""
    context.service.analyst.request(id)
    several = len(context.seats(context.service.stored(id))) > 1
    return context.redirect(f"/table/{id}{f'?seat={seat}' if several and seat is not None else ''}#analysis")


@router.get("/analysis", responses={404: {"description": "Nobody has asked for it, or it is not complete."}})
def analysis_data(context: Context, id: str) -> Response:
    """Return the analysis of a finished game as JSON."""
    context.service.moments(id)  # raises NotYours if the game is not over
    found = context.service.analyst.result(id)
    if found is None:
        raise NoSuchTable(f"the game of table '{id}' has no analysis; ask for one at its end")
    return JSONResponse(found.data())


@router.get("/record", response_class=PlainTextResponse)
def record(context: Context, id: str) -> Response:
    """Download the record of a finished game."""
    context.service.moments(id)  # raises NotYours if the game is not over
    with context.service.locked(id) as loaded:
        text = loaded.table.game.record.text()
        game = loaded.table.info.game
    headers = {"content-disposition": f'attachment; filename="{game}-{id}.shiai"'}
    return PlainTextResponse(text, headers=headers)


@router.post("/play-on")
def play_on(context: Context, id: str, at: Annotated[int, Form(ge=0, le=10**6)]) -> Response:
    """Create a table that continues from this moment."""
    last = len(context.service.moments(id)) - 1
    if at >= last:
        raise NotPossible("the game is over at this moment; choose an earlier one")
    return context.redirect(f"/table/{new_tables.play_on(context.service, id, at, context.visitor.person)}")
