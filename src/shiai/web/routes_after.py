"""After the game: replay with everything open or through one seat's eyes, the record, and new games from it."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form, Query, Response
from fastapi.responses import PlainTextResponse

from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_of
from shiai.table import explaining, setting_up
from shiai.table.archive import ArchivedMoment
from shiai.table.errors import NotPossible
from shiai.table.live import PEOPLE
from shiai.table.opinion import Opinion
from shiai.table.store import Listed
from shiai.web.advice import Advice, advice_of
from shiai.web.drawings import drawing_of
from shiai.web.kit.drawing import Past, Scene
from shiai.web.kit.rendering import linker, words_in
from shiai.web.kit.visit import Visiting
from shiai.web.seat_words import seat_labels
from shiai.web.table_page import draw, over

router = APIRouter(prefix="/table/{id}", tags=["after the game"])


@router.get("/replay")
def replay(
    visiting: Visiting,
    id: str,
    at: Annotated[int | None, Query(ge=0, le=10**6)] = None,
    eyes: Annotated[int | None, Query(ge=0, le=20)] = None,
    pick: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """A moment of a finished game: with everything open, or as one seat saw it then."""
    listed = visiting.host.listed(id)
    moments = visiting.host.moments(id)
    last = len(moments) - 1
    number = last if at is None else min(at, last)
    moment = moments[number]
    words = words_in(visiting.visitor.language, listed.sheet.game)
    names = seat_labels(listed, words, visiting.seats(listed))
    query = {"at": str(number)} | ({"eyes": str(eyes)} if eyes is not None else {}) | ({"pick": pick} if pick else {})
    link = linker(f"/table/{id}/replay", query)
    state = moment.state()
    seat = eyes if eyes is not None and eyes < len(names) else None
    view: State | None = state if state is None or seat is None else state.redact(seat)
    following = moments[number + 1] if number < last else None
    chooser = following.seat if following is not None and following.seat != CHANCE else None
    by_bot = chooser is not None and listed.seats[chooser].player != PEOPLE
    return visiting.page(
        "replay.html",
        words.say("page-replay-title", game=words.say("game-title")),
        game=listed.sheet.game,
        id=id,
        number=number,
        last=last,
        seat=seat,
        names=names,
        drawing=draw(scene_of(view, words, seat, pick, names, listed, moments[: number + 1]), link) if view else None,
        position=moment.position,
        moment_text=words.message(view.setup.game.moment(view)) if view else "",
        lines=[words.message(event) for event in moment.events if seat is None or event.visible_to(seat)],
        chooser=chooser,
        by_bot=by_bot,
        may_ask=explaining.chooser_of(listed, moments, number) is not None,
        why=why_of(explaining.explanation(visiting.host, id, number), state, following, words, names),
        choice=said(state, following, words) if following is not None else "",
        result=over(state, words, names, visiting.seats(listed), 0) if state is not None else None,
        deal=listed.sheet.seed,
        sheet=listed.sheet,
        style=drawing_of(game_of(listed.sheet.game)).style,
        roles=[words.name(state.setup.game.figure(state, each)) for each in range(len(names))] if state else names,
        link=link,
    )


def scene_of(
    view: State,
    words: Catalogue,
    seat: int | None,
    pick: str,
    names: tuple[str, ...],
    listed: Listed,
    moments: list[ArchivedMoment],
) -> Scene:
    """What is drawn of a moment; with what came before it, unless it was played under other rules."""
    scene = Scene(view, words, CHANCE if seat is None else seat, (), (), pick, names)
    if listed.sheet.rules != view.setup.game.version:
        return scene
    return replace(scene, past=Past(moments[1:], lambda count: moments[count].state()))


def said(state: State | None, following: ArchivedMoment, words: Catalogue) -> str:
    """What was chosen next, in words; its name when this program can no longer read the position."""
    return following.name if state is None else words.message(state.describe(state.action(following.name)))


def why_of(
    opinion: Opinion | None,
    state: State | None,
    following: ArchivedMoment | None,
    words: Catalogue,
    names: tuple[str, ...],
) -> Advice | None:
    """What the bot that chose next has said about it, if it was asked."""
    if opinion is None or state is None or following is None:
        return None
    seat = following.seat
    return advice_of(opinion, state.redact(seat), seat, words, names, state.action(following.name))


@router.post("/why")
def why(
    visiting: Visiting,
    id: str,
    at: Annotated[int, Form(ge=0, le=10**6)],
    eyes: Annotated[int | None, Form(ge=0, le=20)] = None,
) -> Response:
    """Let the bot that chose after this moment say why: it thinks again, from what it could see then."""
    explaining.ask_why(visiting.host, id, at)
    seen_by = "" if eyes is None else f"&eyes={eyes}"
    return visiting.to(f"/table/{id}/replay?at={at}{seen_by}#why")


@router.get("/record", response_class=PlainTextResponse)
def record(visiting: Visiting, id: str) -> Response:
    """The whole game as a text file."""
    visiting.host.moments(id)  # refuses games that are not over
    with visiting.host.at(id) as seated:
        text = seated.table.game.record.text()
        game = seated.table.sheet.game
    headers = {"content-disposition": f'attachment; filename="{game}-{id}.shiai"'}
    return PlainTextResponse(text, headers=headers)


@router.post("/again")
def again(visiting: Visiting, id: str) -> Response:
    """A new table with the same deal."""
    return visiting.to(f"/table/{setting_up.again(visiting.host, id, visiting.visitor.person)}")


@router.post("/play-on")
def play_on(visiting: Visiting, id: str, at: Annotated[int, Form(ge=0, le=10**6)]) -> Response:
    """A new table that goes on from this moment."""
    last = len(visiting.host.moments(id)) - 1
    if at >= last:
        raise NotPossible("the game is over at this moment; choose an earlier one")
    return visiting.to(f"/table/{setting_up.play_on(visiting.host, id, at, visiting.visitor.person)}")
