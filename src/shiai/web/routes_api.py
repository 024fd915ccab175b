"""The HTTP interface for programs: the commands and views of the pages as JSON."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from shiai import registry
from shiai.core.seats import WATCHER
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game
from shiai.table import commands, new_tables
from shiai.table.errors import NotYours
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import NewSeat
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in
from shiai.web.log import log_lines
from shiai.web.seat_labels import seat_labels

router = APIRouter(prefix="/api", tags=["programs"])


class NewTable(BaseModel):
    """A table to create: options by name, and for every seat `me`, `open` or the spec of a bot."""

    game: str = Field(max_length=40)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=50)
    seats: list[Annotated[str, Field(max_length=40)]] = Field(max_length=20)


class Command(BaseModel):
    """A command of a seat, with the sequence number that it saw last."""

    seat: int = Field(ge=0, le=20)
    sequence: int = Field(ge=0, le=10**9)


class Choosing(Command):
    """A choice, given by its name."""

    choice: str = Field(max_length=200)


class View(BaseModel):
    """What a seat or a watcher may know."""

    id: str
    game: str
    rules: int
    seat: str
    sequence: int
    position: str
    waiting_for: list[str]
    prompt: str
    choices: dict[str, str]
    log: list[str]
    result: str


class Refused(BaseModel):
    """Why a command was refused."""

    error: str
    message: str
    clauses: list[str]


REFUSALS: dict[int | str, dict[str, Any]] = {status: {"model": Refused} for status in (403, 404, 409, 413, 422, 429)}


@router.get("/games")
def games() -> list[dict[str, Any]]:
    """List the games with their options."""
    return [
        {
            "id": each.id,
            "rules": each.version,
            "options": [
                {"name": o.name, "kind": o.kind, "default": o.default, "help": o.help, "clause": o.clause}
                for o in each.options
            ],
        }
        for each in registry.games().values()
    ]


@router.post("/tables", status_code=201, responses=REFUSALS)
def new_table(context: Context, wanted: NewTable) -> Response:
    """Create a table."""
    found = game(wanted.game)
    name = context.visitor.name
    places = [
        NewSeat(PEOPLE if seat in ("me", "open") else seat, mine=seat == "me", name=name if seat == "me" else "")
        for seat in wanted.seats
    ]
    person = context.visitor.person
    id = new_tables.create_table(context.service, found, dict(wanted.options), places, person)
    return context.with_cookie(JSONResponse({"id": id}, 201))


@router.get("/tables/{id}", response_model=View, responses=REFUSALS)
async def table(context: Context, id: str, seat: Annotated[int | None, Query(ge=0, le=20)] = None) -> View:
    """Return what a seat may know now; without a seat, what a watcher may know."""
    return view_of(context, id, seat)


@router.post("/tables/{id}/choices", response_model=View, responses=REFUSALS)
async def choose(context: Context, id: str, command: Choosing) -> View:
    """Make a choice."""
    commands.choose(context.service, id, context.visitor.person, command.seat, command.choice, command.sequence)
    return view_of(context, id, command.seat)


@router.post("/tables/{id}/undo", response_model=View, responses=REFUSALS)
async def undo(context: Context, id: str, command: Command) -> View:
    """Undo the last choice, or ask the other people to allow it."""
    commands.undo(context.service, id, context.visitor.person, command.seat, command.sequence)
    return view_of(context, id, command.seat)


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
        asked = viewer in view.actors() and viewer not in open_table.pending
        names = seat_labels(stored, words, context.seats(stored))
        return View(
            id=id,
            game=stored.info.game,
            rules=stored.info.rules,
            seat=view.setup.seat_name(viewer),
            sequence=context.service.sequence(open_table, viewer),
            position=view.position(),
            waiting_for=[view.setup.seat_name(actor) for actor in view.actors()],
            prompt=words.message(view.prompt(viewer)) if asked else "",
            choices={view.name(a): words.message(view.describe(a)) for a in view.legal(viewer)} if asked else {},
            log=[line.text for line in log_lines(open_table, viewer, words, names, 20)],
            result=open_table.game.record.result,
        )
