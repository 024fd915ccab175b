"""The table: its page, the commands of people, and a stream of changes."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Response

from shiai.core.seats import WATCHER
from shiai.registry import game as game_of
from shiai.table import commands
from shiai.table.analyses import Progress
from shiai.table.avoiding import muted_seats
from shiai.table.errors import NotPossible, NotYours, OldRules, TableError
from shiai.table.hints import ask_hint
from shiai.table.live_game import PEOPLE
from shiai.table.service import LoadedTable, TableService
from shiai.table.store import StoredTable
from shiai.web.drawings import drawing_of
from shiai.web.ending import End, EndView
from shiai.web.kit.context import Context, RequestContext, viewing_seat
from shiai.web.kit.drawing import BETWEEN_CHOICES
from shiai.web.kit.rendering import linker, words_in
from shiai.web.log import log_lines
from shiai.web.moments import Moments, moments_since
from shiai.web.refusals import refusal_of, status_of
from shiai.web.runs import comparison
from shiai.web.seat_labels import seat_labels
from shiai.web.streams import EventStream, Streams
from shiai.web.table_page import TableView

router = APIRouter(prefix="/table/{id}", tags=["table"])

HEARTBEAT: Final = 15.0  # seconds between comments in a stream; then missed changes are looked for, too
WHOLE_LOG: Final = 100_000
HINT_PATIENCE: Final = 20.0  # seconds
NOBODY: Final = "nobody"  # browsers ignore events without data

SeatForm = Annotated[int, Form(ge=0, le=20)]
SequenceForm = Annotated[int, Form(ge=0, le=10**9)]


@router.get("")
async def table(
    context: Context,
    id: str,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    pick: Annotated[str, Query(max_length=60)] = "",
    moment: Annotated[int | None, Query(ge=0, le=10**6)] = None,
) -> Response:
    """Show the table as this browser may see it."""
    return await context.threads.look(id, lambda: show(context, id, seat, pick, moment))


def show(
    context: RequestContext,
    id: str,
    seat: int | None = None,
    pick: str = "",
    moment: int | None = None,
    refused: TableError | None = None,
    choice: str = "",
) -> Response:
    """Return the page of a table, or the curtain if the next player sits at the same screen."""
    stored = context.service.stored(id)
    try:
        with context.service.locked(id) as loaded:
            mine = context.seats(stored)
            open_information = loaded.table.knowledge.open_information
            viewer = viewing_seat(mine, loaded.table.game.state.actors(), seat, open_information)
            if viewer is None:
                return curtain(context, loaded, stored, mine)
            words = words_in(context.visitor.language, stored.info.game)
            several = len(mine) > 1 and not open_information
            query = {"seat": str(viewer)} if several else {}
            if pick:
                query["pick"] = pick
            refusal = refusal_of(refused, words, choice) if refused else None
            link = linker(f"/table/{id}", query)
            muted = muted_seats(stored, context.visitor.person)
            page = TableView(loaded.table, stored, viewer, mine, words, muted).page(link, pick, moment, refusal)
            outcome = loaded.table.game.state.outcome() if page.over is not None else None
            if page.over is not None and mine:
                best = comparison(context.service.store, loaded.table, context.visitor.person, words)
                page = replace(page, over=replace(page.over, best=best))
            end: End | None = None
            if outcome is not None:
                end = EndView(context.service, loaded, context.visitor.person, mine, words).end(outcome)
    except OldRules:
        if context.service.store.archive(id) is None:
            raise
        return context.redirect(f"/table/{id}/replay")
    status = status_of(refused) if refused else 200
    mark = f"● {page.title}" if page.question.prompt else page.title
    drawing = drawing_of(game_of(page.game))
    return context.page(
        "table.html",
        mark,
        game=page.game,
        status=status,
        table=page,
        end=end,
        invites=page.open_seats and stored.owner == context.visitor.person and not page.closed,
        link=link,
        style=drawing.style,
        script=drawing.script,
    )


@router.get("/moments", response_model=None)
def moments(
    context: Context,
    id: str,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    after: Annotated[int | None, Query(ge=0, le=10**6)] = None,
) -> Moments:
    """Return what this browser may know of the events after a moment, with what moves on the board."""
    stored = context.service.stored(id)
    with context.service.locked(id) as loaded:
        mine = context.seats(stored)
        open_information = loaded.table.knowledge.open_information
        viewer = viewing_seat(mine, loaded.table.game.state.actors(), seat, open_information)
        if viewer is None:
            raise NotYours("several seats of this table are yours; say which one looks")
        words = words_in(context.visitor.language, stored.info.game)
        link = linker(f"/table/{id}", {"seat": str(viewer)} if len(mine) > 1 and not open_information else {})
        return moments_since(TableView(loaded.table, stored, viewer, mine, words), after, link)


def curtain(context: RequestContext, loaded: LoadedTable, stored: StoredTable, mine: tuple[int, ...]) -> Response:
    """Return the page that hides the table until the next player has taken over the screen."""
    words = words_in(context.visitor.language, stored.info.game)
    state = loaded.table.game.state
    due = [seat for seat in mine if seat in state.actors()] or list(mine)
    roles = [words.name(state.setup.game.figure(state.redact(WATCHER), seat)) for seat in due]
    next_ones = [{"seat": seat, "role": role} for seat, role in zip(due, roles, strict=True)]
    title = words.say("game-title")
    return context.page("curtain.html", title, game=stored.info.game, id=stored.info.id, next_ones=next_ones)


async def run_command(
    context: RequestContext, id: str, seat: int, command: Callable[[], None], choice: str = ""
) -> Response:
    """Run a command and show the table again, with the refusal if the command, or the choice, was refused."""

    def carried_out() -> tuple[int, ...]:
        command()
        return context.seats(context.service.known(id))

    try:
        mine = await context.threads.run(id, carried_out)
    except NotYours:
        raise
    except TableError as error:
        return await refused_page(context, id, seat, error, choice)
    return context.redirect(f"/table/{id}?seat={seat}" if len(mine) > 1 else f"/table/{id}")


async def refused_page(context: RequestContext, id: str, seat: int, error: TableError, choice: str) -> Response:
    """Return the page of a table with a refusal."""
    return await context.threads.look(id, lambda: show(context, id, seat, refused=error, choice=choice))


@router.post("/choices", responses={303: {"description": "Done; look at the table."}})
async def choose(
    context: Context,
    id: str,
    seat: SeatForm,
    sequence: SequenceForm,
    choice: Annotated[str, Form(max_length=200)] = "",
    plan: Annotated[str, Form(max_length=2000)] = "",
    rest: Annotated[str, Form(max_length=10)] = "",
    confirmed: Annotated[str, Form(max_length=10)] = "",
) -> Response:
    """Make a choice, given by its name, or several of a secret plan, divided by semicolons.

    `rest` declines a reaction and all others of this turn.
    """
    service, person = context.service, context.visitor.person

    def command() -> None:
        if plan:
            commands.plan(service, id, person, seat, plan.split(BETWEEN_CHOICES), sequence)
        elif rest:
            commands.rest(service, id, person, seat, sequence)
        else:
            commands.choose(service, id, person, seat, choice, sequence, bool(confirmed))

    return await run_command(context, id, seat, command, choice)


@router.post("/takeback")
async def take_back(
    context: Context,
    id: str,
    seat: SeatForm,
    sequence: SequenceForm,
    choice: Annotated[str, Form(max_length=200)],
) -> Response:
    """Undo one choice of a plan that nobody has seen."""
    person = context.visitor.person
    return await run_command(
        context, id, seat, lambda: commands.undo(context.service, id, person, seat, sequence, choice)
    )


@router.post("/undo")
async def undo(
    context: Context,
    id: str,
    seat: SeatForm,
    sequence: SequenceForm,
    do: Annotated[str, Form(max_length=10)] = "undo",
) -> Response:
    """Undo, reset the turn, redo, or answer somebody who asks for a rewind."""
    service, person = context.service, context.visitor.person
    possible: dict[str, Callable[[], None]] = {
        "undo": lambda: commands.undo(service, id, person, seat, sequence),
        "reset": lambda: commands.reset(service, id, person, seat, sequence),
        "redo": lambda: commands.redo(service, id, person, seat, sequence),
        "allow": lambda: commands.answer(service, id, person, seat, allowed=True),
        "refuse": lambda: commands.answer(service, id, person, seat, allowed=False),
    }

    def command() -> None:
        if do not in possible:
            raise NotPossible(f"'{do}' cannot be done; possible are: {', '.join(possible)}")
        possible[do]()

    return await run_command(context, id, seat, command)


@router.post("/hint")
async def hint(context: Context, id: str, seat: SeatForm, sequence: SequenceForm) -> Response:
    """Ask the adviser for a hint. No thread waits for it; whoever waits too long finds it on the table later."""
    refused: TableError | None = None
    try:
        service, person = context.service, context.visitor.person
        given = await context.threads.run(id, lambda: ask_hint(service, id, person, seat, sequence))
        await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(given)), HINT_PATIENCE)
    except TimeoutError:
        refused = NotPossible("the adviser is busy; its hint will come")
    except TableError as error:
        refused = error

    def command() -> None:
        if refused is not None:
            raise refused

    return await run_command(context, id, seat, command)


@router.post("/chat")
async def chat(
    context: Context,
    id: str,
    seat: SeatForm,
    text: Annotated[str, Form(max_length=1000)] = "",
    phrase: Annotated[str, Form(max_length=20)] = "",
) -> Response:
    """Say something to everybody at the table."""
    person = context.visitor.person
    return await run_command(context, id, seat, lambda: commands.say(context.service, id, person, seat, text, phrase))


@router.get("/log")
def whole_log(context: Context, id: str) -> Response:
    """Show the whole log, as far as this browser may know it."""
    stored = context.service.stored(id)
    words = words_in(context.visitor.language, stored.info.game)
    mine = context.seats(stored)
    with context.service.locked(id) as loaded:
        viewer = log_viewer(mine, loaded.table.knowledge.open_information)
        names = seat_labels(stored, words, mine)
        lines = log_lines(loaded.table, viewer, words, names, WHOLE_LOG)
    link = linker(f"/table/{id}", {"seat": str(viewer)} if len(mine) > 1 else {})
    return context.page("log.html", words.say("game-title"), game=stored.info.game, lines=lines, id=id, link=link)


def log_viewer(mine: tuple[int, ...], open_information: bool) -> int:
    """Return the viewer for a page without a curtain: the only seat of this browser, or a watcher."""
    return mine[0] if len(mine) == 1 or (mine and open_information) else WATCHER


@router.get("/events")
async def events(
    context: Context,
    id: str,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> Response:
    """Stream the sequence number of every change that this viewer may notice."""
    return await news(context, id, seat, after)


async def news(context: RequestContext, id: str, seat: int | None, after: int) -> Response:
    """Return the stream for a seat, which this visitor must hold, or for a watcher; refuse it if there are too many."""
    stored = await asyncio.to_thread(context.service.stored, id)
    viewer = WATCHER if seat is None else seat
    mine = context.seats(stored)
    if seat is not None and seat not in mine:
        raise NotYours("this seat is not yours; open your own seat link on this device")
    streams: Streams = context.request.app.state.streams
    client = context.request.client
    who = context.visitor.person, client.host if client else ""
    streams.enter(*who)
    stream = EventStream(sequence_numbers(context, id, viewer, after))
    stream.leave = partial(streams.leave, *who)
    return stream


async def sequence_numbers(context: RequestContext, id: str, viewer: int, after: int) -> AsyncGenerator[str, None]:
    """Yield new sequence numbers and who is there as server-sent events, and a comment in every quiet interval."""
    service = context.service
    streams: Streams = context.request.app.state.streams
    loop = asyncio.get_running_loop()
    arrived: asyncio.Queue[int | None] = asyncio.Queue()  # None: the server stops

    def listener(sequence: int) -> None:
        loop.call_soon_threadsafe(arrived.put_nowait, sequence)

    def look_around() -> None:
        listener(0)  # no news, but somebody came

    def end() -> None:
        arrived.put_nowait(None)

    def holds() -> bool:
        return viewer in service.seats_of(service.known(id), context.visitor.person)

    held = await asyncio.to_thread(holds)
    sent, shown, analysed = after, "", service.analyst.progress(id)
    try:
        streams.ends.add(end)
        service.presence.arrive(id, context.visitor.person, look_around)
        while not streams.closed:
            sequence: int | None = await asyncio.to_thread(service.listen, id, viewer, listener)
            yield ": here\n\n"
            while sequence is not None and (not held or holds()):  # who was removed from a seat hears no more of it
                if sequence > sent:
                    sent = sequence
                    yield f"id: {sequence}\nevent: news\ndata: {sequence}\n\n"
                present = seats_present(service, id)
                if present != shown:
                    shown = present
                    yield f"event: presence\ndata: {present or NOBODY}\n\n"
                progress = service.analyst.progress(id)
                if progress != analysed:
                    analysed = progress
                    yield f"event: analysis\ndata: {progress_text(progress)}\n\n"
                try:
                    sequence = await asyncio.wait_for(arrived.get(), HEARTBEAT)
                except TimeoutError:
                    break
            else:
                return
    finally:
        streams.ends.discard(end)
        service.presence.leave(id, look_around)
        service.stop_listening(id, listener)


def progress_text(progress: Progress | None) -> str:
    """Return how far an analysis is, such as "3/80"; "end" if nothing more will come."""
    return "end" if progress is None or progress.failed else f"{progress.done}/{progress.total}"


def seats_present(service: TableService, id: str) -> str:
    """Return the seats of people who are at the table, such as "0 2"; nothing where only one person plays."""
    seats = service.known(id).seats
    people = service.presence.people(id)
    if len([seat for seat in seats if seat.player == PEOPLE]) < 2:
        return ""
    return " ".join([str(number) for number, seat in enumerate(seats) if seat.holders & people])
