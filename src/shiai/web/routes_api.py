"""The HTTP interface for programs, at tables: create, list, join, look, choose, listen (docs/http-api.md)."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from shiai.core.cells import named_cells
from shiai.core.errors import ShiaiError
from shiai.core.position import read_option_line
from shiai.core.record import OPEN
from shiai.core.seats import WATCHER
from shiai.i18n.catalogue import Catalogue
from shiai.i18n.outcomes import outcomes
from shiai.registry import game
from shiai.table import commands, new_tables
from shiai.table.errors import NotYours, TableError
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import NewSeat
from shiai.table.store import StoredTable
from shiai.web.api_models import (
    REFUSALS,
    Answering,
    Choosing,
    Command,
    CreatedTable,
    Joined,
    Joining,
    Link,
    LinkWanted,
    NewTable,
    ResultInfo,
    SeatInfo,
    TableRow,
    View,
)
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in
from shiai.web.log import log_lines
from shiai.web.routes_table import news
from shiai.web.seat_labels import seat_labels

router = APIRouter(prefix="/api/v1", tags=["programs"])

Seat = Annotated[int | None, Query(ge=0, le=20)]


@router.post("/tables", status_code=201, response_model=CreatedTable, responses=REFUSALS)
def new_table(context: Context, wanted: NewTable) -> Response:
    """Create a table; the answer has the links to its open seats."""
    found = game(wanted.game)
    name = context.visitor.name
    places = [
        NewSeat(PEOPLE if seat in ("me", "open") else seat, mine=seat == "me", name=name if seat == "me" else "")
        for seat in wanted.seats
    ]
    person = context.visitor.person
    options: dict[str, object] = dict(wanted.options)
    id = new_tables.create_table(context.service, found, options, places, person, wanted.deal, wanted.physical)
    links = [link_to(context, id, number) for number, seat in enumerate(wanted.seats) if seat == "open"]
    return context.with_cookie(JSONResponse(CreatedTable(id=id, links=links).model_dump(), 201))


@router.get("/tables", response_model=list[TableRow], responses=REFUSALS)
def tables(
    context: Context,
    open: Annotated[bool | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> list[TableRow]:
    """List the tables that this person created or sits at, newest first; `open` selects running or finished ones."""
    found = context.service.store.tables_of(context.visitor.person)
    wanted = [stored for stored in found if open is None or open == (stored.result == OPEN)]
    return [table_row(context, stored) for stored in wanted[:limit]]


@router.get("/tables/{id}", response_model=View, responses=REFUSALS)
async def table(context: Context, id: str, seat: Seat = None) -> View:
    """Return what a seat may know now; without a seat, what a watcher may know."""
    return await context.threads.look(id, lambda: view_of(context, id, seat))


@router.post("/tables/{id}/choices", response_model=View, responses=REFUSALS)
async def choose(context: Context, id: str, command: Choosing) -> View:
    """Make a choice."""
    who = context.visitor.person, command.seat
    return await changed(
        context, id, command.seat, lambda: commands.choose(context.service, id, *who, command.choice, command.sequence)
    )


@router.post("/tables/{id}/undo", response_model=View, responses=REFUSALS)
async def undo(context: Context, id: str, command: Command) -> View:
    """Undo the last choice, or ask the other people to allow it."""
    who = context.visitor.person, command.seat
    return await changed(context, id, command.seat, lambda: commands.undo(context.service, id, *who, command.sequence))


@router.post("/tables/{id}/answer", response_model=View, responses=REFUSALS)
async def answer(context: Context, id: str, command: Answering) -> View:
    """Allow or refuse what somebody asked to undo."""
    who = context.visitor.person, command.seat
    return await changed(context, id, command.seat, lambda: commands.answer(context.service, id, *who, command.allowed))


@router.get("/tables/{id}/events", responses=REFUSALS)
async def events(
    context: Context, id: str, seat: Seat = None, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> Response:
    """Stream the sequence number of every change that this viewer may notice, as server-sent events."""
    return await news(context, id, seat, after)


@router.get("/tables/{id}/result", response_model=ResultInfo, responses=REFUSALS)
def result(context: Context, id: str) -> ResultInfo:
    """Return how a game ended."""
    with context.service.locked(id) as loaded:
        state = loaded.table.game.state
        outcome = state.outcome()
        if outcome is None:
            return ResultInfo(over=False, winners=[], reason="", clause="", scores={})
        seats = state.setup.seats
        return ResultInfo(
            over=True,
            winners=[seats[winner] for winner in outcome.winners],
            reason=outcome.reason,
            clause=outcome.clause,
            scores=dict(zip(seats, outcome.scores, strict=False)),
        )


@router.get("/tables/{id}/record", response_class=PlainTextResponse, responses=REFUSALS)
def record(context: Context, id: str) -> Response:
    """Return the record of a finished game."""
    context.service.moments(id)  # raises NotYours if the game is not over
    with context.service.locked(id) as loaded:
        return PlainTextResponse(loaded.table.game.record.text())


@router.post("/tables/{id}/links", response_model=Link, responses=REFUSALS)
def make_link(context: Context, id: str, wanted: LinkWanted) -> Link:
    """Make a new secret link to an own or a free seat; an older one stops working."""
    commands.new_link(context.service, id, context.visitor.person, wanted.seat)
    return link_to(context, id, wanted.seat)


@router.post("/tables/{id}/leave", response_model=TableRow, responses=REFUSALS)
def leave(context: Context, id: str, wanted: LinkWanted) -> TableRow:
    """Leave a seat, or free that of somebody else as the host."""
    commands.leave(context.service, id, context.visitor.person, wanted.seat)
    return table_row(context, context.service.stored(id))


@router.post("/links/{token}", response_model=Joined, responses=REFUSALS)
def join(context: Context, token: str, wanted: Joining) -> Response:
    """Take the seat of a secret link."""
    id, seat = commands.sit(context.service, token, context.visitor.person, wanted.name)
    name = seat_names(context.service.stored(id))[seat]
    return context.with_cookie(JSONResponse(Joined(table=id, seat=seat, name=name).model_dump()))


def link_to(context: RequestContext, id: str, seat: int) -> Link:
    """Return the link to a seat."""
    token = context.service.store.link(id, seat)
    name = seat_names(context.service.stored(id))[seat]
    return Link(seat=seat, name=name, token=token, url=f"{context.site}/seat/{token}")


def table_row(context: RequestContext, stored: StoredTable) -> TableRow:
    """Return a table as the list shows it."""
    info = stored.info
    names = seat_names(stored)
    mine = context.seats(stored)
    labels = seat_labels(stored, words_in(context.visitor.language, info.game), mine)
    seats = [
        SeatInfo(
            number=number,
            name=names[number],
            player=seat.player,
            label=labels[number],
            yours=number in mine,
            free=seat.player == PEOPLE and not seat.holders,
        )
        for number, seat in enumerate(stored.seats)
    ]
    return TableRow(
        id=info.id,
        game=info.game,
        rules=info.rules,
        created=info.created,
        result=stored.result,
        seats=seats,
        your_turn=due_seats(context, stored, mine) if stored.result == OPEN and mine and not stored.closed else [],
        closed=bool(stored.closed),
        host=stored.owner == context.visitor.person,
    )


def due_seats(context: RequestContext, stored: StoredTable, mine: tuple[int, ...]) -> list[int]:
    """Return those of these seats that are asked for a choice; none, if the table cannot be read."""
    try:
        with context.service.locked(stored.info.id) as loaded:
            actors = loaded.table.game.state.actors()
            return [seat for seat in mine if seat in actors and seat not in loaded.table.pending]
    except TableError:
        return []


def seat_names(stored: StoredTable) -> tuple[str, ...]:
    """Return the names of the seats; numbers, if this program cannot read the options of an old table."""
    try:
        found = game(stored.info.game)
        seats: tuple[str, ...] = found.seats(**read_option_line(found, stored.info.options))
    except ShiaiError:
        return tuple([f"seat {number}" for number in range(len(stored.seats))])
    return seats


async def changed(context: RequestContext, id: str, seat: int, command: Callable[[], None]) -> View:
    """Run a command and return what the seat sees then."""
    await context.threads.run(id, command)
    return await context.threads.look(id, lambda: view_of(context, id, seat))


def view_of(context: RequestContext, id: str, seat: int | None) -> View:
    """Return the view of a seat, which this client must hold, or of a watcher."""
    stored = context.service.stored(id)
    if seat is not None and seat not in context.seats(stored):
        raise NotYours("this seat is not yours")
    viewer = WATCHER if seat is None else seat
    words: Catalogue = words_in(context.visitor.language, stored.info.game)
    with context.service.locked(id) as loaded:
        open_table = loaded.table
        view = open_table.game.state.redact(viewer)
        asked = viewer in view.actors() and viewer not in open_table.pending and not open_table.closed
        choices = {view.name(a): words.message(view.describe(a)) for a in view.legal(viewer)} if asked else {}
        prompt = words.message(view.prompt(viewer)) if asked else ""
        if viewer != WATCHER and open_table.game.asks_for_luck() and not open_table.closed:
            state = open_table.game.state  # the game has no secrets, or luck could not be entered
            choices = {state.name(action): text for text, action in outcomes(state, words).items()}
            choices[commands.DRAW] = words.say("page-luck-draw")
            prompt = words.say("page-luck-asks")
        names = seat_labels(stored, words, context.seats(stored))
        request = open_table.request
        return View(
            id=id,
            game=stored.info.game,
            rules=stored.info.rules,
            seat=view.setup.seat_name(viewer),
            sequence=context.service.sequence(open_table, viewer),
            position=view.position(),
            cells=named_cells(view),
            waiting_for=[view.setup.seat_name(actor) for actor in view.actors()],
            asked_to_undo=request is not None and viewer in request.needs,
            prompt=prompt,
            choices=choices,
            log=[line.text for line in log_lines(open_table, viewer, words, names, 20)],
            result=open_table.game.record.result,
            closed=open_table.closed,
        )
