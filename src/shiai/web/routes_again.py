"""Playing again after a game: at once, or after everybody at the table has agreed."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, Form, Response

from shiai.table import again
from shiai.table.errors import NotPossible
from shiai.table.live_game import PEOPLE
from shiai.web.kit.context import Context, RequestContext
from shiai.web.routes_table import run_command

router = APIRouter(prefix="/table/{id}", tags=["playing again"])

SEE_OTHER: Final = 303

SeatForm = Annotated[int, Form(ge=0, le=20)]


@router.post("/again")
async def play_again(context: Context, id: str, how: Annotated[str, Form(max_length=10)] = again.SAME) -> Response:
    """Create a table like this one, or ask the others for it."""
    service, person = context.service, context.visitor.person

    def started() -> str | None:
        must_ask = again.must_ask(service, service.stored(id), person)
        return None if must_ask else address_of(context, again.start(service, id, person, how))

    address = await asyncio.to_thread(started)
    if address is not None:
        return context.redirect(address)
    seat = service.seats_of(await asyncio.to_thread(service.stored, id), person)[0]
    return await command_or_next(context, id, seat, lambda: again.ask(service, id, person, seat, how))


def address_of(context: RequestContext, id: str) -> str:
    """Return the address of a new table: its invitations first, if a seat is free."""
    free = any(seat.player == PEOPLE and not seat.holders for seat in context.service.stored(id).seats)
    return f"/table/{id}/seats" if free else f"/table/{id}"


@router.post("/rematch")
async def answer(context: Context, id: str, seat: SeatForm, do: Annotated[str, Form(max_length=10)]) -> Response:
    """Answer somebody who would like to play again, or withdraw the own request."""
    service, person = context.service, context.visitor.person
    possible = {"accept": True, "decline": False}

    def command() -> None:
        if do not in possible:
            raise NotPossible(f"'{do}' cannot be done; possible are: {', '.join(possible)}")
        again.answer(service, id, person, seat, agreed=possible[do])

    return await command_or_next(context, id, seat, command)


async def command_or_next(context: RequestContext, id: str, seat: int, command: Callable[[], None]) -> Response:
    """Run a command, and lead to the table of the next game if the command has begun it."""
    response = await run_command(context, id, seat, command)
    going_on = await context.threads.run(id, lambda: next_table(context, id))
    return context.redirect(f"/table/{going_on}") if going_on and response.status_code == SEE_OTHER else response


def next_table(context: RequestContext, id: str) -> str:
    """Return the table at which everybody goes on after this game; an empty text if there is none."""
    with context.service.locked(id) as loaded:
        return loaded.table.next_table
