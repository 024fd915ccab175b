"""The table for programs: the same wishes and the same views as on the pages, as JSON."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from shiai import registry
from shiai.core.seats import WATCHER
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game
from shiai.table import setting_up, wishes
from shiai.table.errors import NotYours
from shiai.table.live import PEOPLE
from shiai.table.setting_up import Place
from shiai.web.kit.rendering import words_in
from shiai.web.kit.visit import Visit, Visiting
from shiai.web.seat_words import seat_labels
from shiai.web.sentences import log_lines

router = APIRouter(prefix="/api", tags=["programs"])


class NewTable(BaseModel):
    """A table to be set up: options by name, and for every seat `me`, `open` or the name of a bot."""

    game: str = Field(max_length=40)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=50)
    seats: list[Annotated[str, Field(max_length=40)]] = Field(max_length=20)


class Wish(BaseModel):
    """Something a seat wants, with the sequence number it saw last."""

    seat: int = Field(ge=0, le=20)
    sequence: int = Field(ge=0, le=10**9)


class Choosing(Wish):
    """A choice by its name."""

    choice: str = Field(max_length=200)


class View(BaseModel):
    """What a seat (or a watcher) may know."""

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
    """Why something was not done."""

    error: str
    message: str
    clauses: list[str]


REFUSALS: dict[int | str, dict[str, Any]] = {status: {"model": Refused} for status in (403, 404, 409, 413, 422, 429)}


@router.get("/games")
def games() -> list[dict[str, Any]]:
    """The games with their options."""
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
def new_table(visiting: Visiting, wanted: NewTable) -> Response:
    """Set up a table."""
    found = game(wanted.game)
    name = visiting.visitor.name
    places = [
        Place(PEOPLE if seat in ("me", "open") else seat, mine=seat == "me", name=name if seat == "me" else "")
        for seat in wanted.seats
    ]
    person = visiting.visitor.person
    id = setting_up.set_up(visiting.host, found, dict(wanted.options), places, person)
    return visiting.remembered(JSONResponse({"id": id}, 201))


@router.get("/tables/{id}", response_model=View, responses=REFUSALS)
async def table(visiting: Visiting, id: str, seat: Annotated[int | None, Query(ge=0, le=20)] = None) -> View:
    """What a seat may know now; a watcher's view without a seat."""
    return view_of(visiting, id, seat)


@router.post("/tables/{id}/choices", response_model=View, responses=REFUSALS)
async def choose(visiting: Visiting, id: str, wish: Choosing) -> View:
    """Make a choice."""
    wishes.choose(visiting.host, id, visiting.visitor.person, wish.seat, wish.choice, wish.sequence)
    return view_of(visiting, id, wish.seat)


@router.post("/tables/{id}/undo", response_model=View, responses=REFUSALS)
async def undo(visiting: Visiting, id: str, wish: Wish) -> View:
    """Take the last choice back, or ask the other people."""
    wishes.undo(visiting.host, id, visiting.visitor.person, wish.seat, wish.sequence)
    return view_of(visiting, id, wish.seat)


def view_of(visiting: Visit, id: str, seat: int | None) -> View:
    """The view of a seat that this program holds."""
    listed = visiting.host.listed(id)
    if seat is not None and seat not in visiting.seats(listed):
        raise NotYours("this seat is not yours")
    viewer = WATCHER if seat is None else seat
    words: Catalogue = words_in(visiting.visitor.language, listed.sheet.game)
    with visiting.host.at(id) as seated:
        open_table = seated.table
        view = open_table.game.state.redact(viewer)
        asked = viewer in view.actors()
        names = seat_labels(listed, words, visiting.seats(listed))
        return View(
            id=id,
            game=listed.sheet.game,
            rules=listed.sheet.rules,
            seat=view.setup.seat_name(viewer),
            sequence=visiting.host.sequence(open_table, viewer),
            position=view.position(),
            waiting_for=[view.setup.seat_name(actor) for actor in view.actors()],
            prompt=words.message(view.prompt(viewer)) if asked else "",
            choices={view.name(a): words.message(view.describe(a)) for a in view.legal(viewer)} if asked else {},
            log=[line.text for line in log_lines(open_table, viewer, words, names, 20)],
            result=open_table.game.record.result,
        )
