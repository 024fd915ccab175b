"""The table: its page, what people do there, and news as they happen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Response
from fastapi.responses import StreamingResponse

from shiai.core.seats import WATCHER
from shiai.registry import game as game_of
from shiai.table import wishes
from shiai.table.errors import NotPossible, NotYours, OldRules, TableError
from shiai.table.host import Seated
from shiai.table.store import Listed
from shiai.web.drawings import drawing_of
from shiai.web.kit.rendering import linker, words_in
from shiai.web.kit.visit import Visit, Visiting, looking_seat
from shiai.web.refusals import refusal_of, status_of
from shiai.web.runs import compared
from shiai.web.seat_words import seat_labels
from shiai.web.sentences import log_lines
from shiai.web.table_page import TableView

router = APIRouter(prefix="/table/{id}", tags=["table"])

# What people do most is answered without a thread of its own (`async def`): a page is made in a few milliseconds, and
# threads that make pages at the same time only wait for each other. Whatever may take longer has a thread (`def`).

HEARTBEAT: Final = 15.0  # seconds between signs of life, and between looks for news that were missed
WHOLE_LOG: Final = 100_000

SeatForm = Annotated[int, Form(ge=0, le=20)]
SequenceForm = Annotated[int, Form(ge=0, le=10**9)]


@router.get("")
async def table(
    visiting: Visiting,
    id: str,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    pick: Annotated[str, Query(max_length=60)] = "",
    moment: Annotated[int | None, Query(ge=0, le=10**6)] = None,
) -> Response:
    """The table as this browser may see it."""
    return show(visiting, id, seat, pick, moment)


def show(
    visiting: Visit,
    id: str,
    seat: int | None = None,
    pick: str = "",
    moment: int | None = None,
    refused: TableError | None = None,
) -> Response:
    """The page of a table; with a curtain before it where the next player sits at the same screen."""
    listed = visiting.host.listed(id)
    try:
        with visiting.host.at(id) as seated:
            mine = visiting.seats(listed)
            open_to_all = seated.table.knowledge.open_to_all
            viewer = looking_seat(mine, seated.table.game.state.actors(), seat, open_to_all)
            if viewer is None:
                return curtain(visiting, seated, listed, mine)
            words = words_in(visiting.visitor.language, listed.sheet.game)
            several = len(mine) > 1 and not open_to_all
            query = {"seat": str(viewer)} if several else {}
            if pick:
                query["pick"] = pick
            refusal = refusal_of(refused, words) if refused else None
            link = linker(f"/table/{id}", query)
            page = TableView(seated.table, listed, viewer, mine, words).page(link, pick, moment, refusal)
            if page.over is not None and mine:
                best = compared(visiting.host.store, seated.table, visiting.visitor.person, words)
                page = replace(page, over=replace(page.over, best=best))
    except OldRules:
        if visiting.host.store.archive(id) is None:
            raise
        return visiting.to(f"/table/{id}/replay")
    status = status_of(refused) if refused else 200
    mark = f"● {page.title}" if page.prompt else page.title
    style = drawing_of(game_of(page.game)).style
    return visiting.page("table.html", mark, game=page.game, status=status, table=page, link=link, style=style)


def curtain(visiting: Visit, seated: Seated, listed: Listed, mine: tuple[int, ...]) -> Response:
    """Nothing is to be seen until the next player says that the others look away."""
    words = words_in(visiting.visitor.language, listed.sheet.game)
    state = seated.table.game.state
    due = [seat for seat in mine if seat in state.actors()] or list(mine)
    roles = [words.name(state.setup.game.figure(state.redact(WATCHER), seat)) for seat in due]
    next_ones = [{"seat": seat, "role": role} for seat, role in zip(due, roles, strict=True)]
    title = words.say("game-title")
    return visiting.page("curtain.html", title, game=listed.sheet.game, id=listed.sheet.id, next_ones=next_ones)


def attempt(visiting: Visit, id: str, seat: int, wish: Callable[[], None]) -> Response:
    """Carry out a wish and show the table again; a refusal is explained on it."""
    try:
        wish()
    except TableError as error:
        if isinstance(error, NotYours):
            raise
        return show(visiting, id, seat, refused=error)
    listed = visiting.host.listed(id)
    mine = visiting.seats(listed)
    return visiting.to(f"/table/{id}?seat={seat}" if len(mine) > 1 else f"/table/{id}")


@router.post("/choices", responses={303: {"description": "Done; look at the table."}})
async def choose(
    visiting: Visiting,
    id: str,
    seat: SeatForm,
    sequence: SequenceForm,
    choice: Annotated[str, Form(max_length=200)],
) -> Response:
    """Make a choice by its name."""
    person = visiting.visitor.person
    return attempt(visiting, id, seat, lambda: wishes.choose(visiting.host, id, person, seat, choice, sequence))


@router.post("/takeback")
async def take_back(
    visiting: Visiting,
    id: str,
    seat: SeatForm,
    sequence: SequenceForm,
    choice: Annotated[str, Form(max_length=200)],
) -> Response:
    """Take back one choice of a plan that nobody has seen."""
    person = visiting.visitor.person
    return attempt(visiting, id, seat, lambda: wishes.undo(visiting.host, id, person, seat, sequence, choice))


@router.post("/undo")
async def undo(
    visiting: Visiting,
    id: str,
    seat: SeatForm,
    sequence: SequenceForm,
    do: Annotated[str, Form(max_length=10)] = "undo",
) -> Response:
    """Undo, reset the turn, redo, and the answers to somebody who asks for an undo."""
    host, person = visiting.host, visiting.visitor.person
    possible: dict[str, Callable[[], None]] = {
        "undo": lambda: wishes.undo(host, id, person, seat, sequence),
        "reset": lambda: wishes.reset(host, id, person, seat, sequence),
        "redo": lambda: wishes.redo(host, id, person, seat, sequence),
        "allow": lambda: wishes.answer(host, id, person, seat, allowed=True),
        "refuse": lambda: wishes.answer(host, id, person, seat, allowed=False),
    }

    def wish() -> None:
        if do not in possible:
            raise NotPossible(f"'{do}' cannot be done; possible are: {', '.join(possible)}")
        possible[do]()

    return attempt(visiting, id, seat, wish)


@router.post("/hint")
def hint(visiting: Visiting, id: str, seat: SeatForm, sequence: SequenceForm) -> Response:
    """What the bot would do."""
    person = visiting.visitor.person
    return attempt(visiting, id, seat, lambda: wishes.hint(visiting.host, id, person, seat, sequence))


@router.post("/chat")
async def chat(
    visiting: Visiting,
    id: str,
    seat: SeatForm,
    text: Annotated[str, Form(max_length=1000)] = "",
    phrase: Annotated[str, Form(max_length=20)] = "",
) -> Response:
    """Say something at the table."""
    person = visiting.visitor.person
    return attempt(visiting, id, seat, lambda: wishes.say(visiting.host, id, person, seat, text, phrase))


@router.get("/log")
def whole_log(visiting: Visiting, id: str) -> Response:
    """Everything that this browser may know of what happened."""
    listed = visiting.host.listed(id)
    words = words_in(visiting.visitor.language, listed.sheet.game)
    mine = visiting.seats(listed)
    with visiting.host.at(id) as seated:
        viewer = watcher_or_only(mine, seated.table.knowledge.open_to_all)
        names = seat_labels(listed, words, mine)
        lines = log_lines(seated.table, viewer, words, names, WHOLE_LOG)
    link = linker(f"/table/{id}", {"seat": str(viewer)} if len(mine) > 1 else {})
    return visiting.page("log.html", words.say("game-title"), game=listed.sheet.game, lines=lines, id=id, link=link)


def watcher_or_only(mine: tuple[int, ...], open_to_all: bool) -> int:
    """The eyes for pages without a curtain: those of the only seat, else those of a watcher."""
    return mine[0] if len(mine) == 1 or (mine and open_to_all) else WATCHER


@router.get("/events")
async def events(
    visiting: Visiting,
    id: str,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> Response:
    """A stream of sequence numbers: one for each change that this viewer may notice."""
    listed = await asyncio.to_thread(visiting.host.listed, id)
    viewer = WATCHER if seat is None else seat
    if seat is not None and seat not in visiting.seats(listed):
        raise NotYours("this seat is not yours; open your own seat link on this device")
    return StreamingResponse(news(visiting, id, viewer, after), media_type="text/event-stream")


async def news(visiting: Visit, id: str, viewer: int, after: int) -> AsyncIterator[str]:
    """Numbers greater than the last one that was sent, and a sign of life now and then."""
    loop = asyncio.get_running_loop()
    arrived: asyncio.Queue[int] = asyncio.Queue()

    def listener(sequence: int) -> None:
        loop.call_soon_threadsafe(arrived.put_nowait, sequence)

    sent = after
    try:
        while True:
            sequence = await asyncio.to_thread(visiting.host.listen, id, viewer, listener)
            yield ": here\n\n"
            while sequence is not None:
                if sequence > sent:
                    sent = sequence
                    yield f"id: {sequence}\nevent: news\ndata: {sequence}\n\n"
                try:
                    sequence = await asyncio.wait_for(arrived.get(), HEARTBEAT)
                except TimeoutError:
                    break
    finally:
        visiting.host.stop_listening(id, listener)
