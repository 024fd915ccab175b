"""The seats of a table: who sits where, secret links, and joining by a link."""

from typing import Annotated

from fastapi import APIRouter, Form, Response

from shiai.table import commands, new_tables
from shiai.table.live_game import PEOPLE
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import preview_of, words_in
from shiai.web.seat_labels import seat_labels

router = APIRouter(tags=["seats"])


@router.get("/table/{id}/seats")
def seats(context: Context, id: str) -> Response:
    """Show who sits where, with buttons that make links."""
    return seats_page(context, id, {})


@router.post("/table/{id}/links")
def make_link(context: Context, id: str, seat: Annotated[int, Form(ge=0, le=20)]) -> Response:
    """Make a secret link to a seat and show it, this once."""
    token = commands.new_link(context.service, id, context.visitor.person, seat)
    return seats_page(context, id, {seat: f"{context.site}/seat/{token}"})


def seats_page(context: RequestContext, id: str, links: dict[int, str]) -> Response:
    """Return the page of the seats; `links` has the links that were just made."""
    stored = context.service.stored(id)
    words = words_in(context.visitor.language, stored.info.game)
    owner = context.service.store.is_owner(id, context.visitor.person)
    mine = context.seats(stored)
    names = seat_labels(stored, words, mine)
    with context.service.locked(id) as loaded:
        roles = loaded.table.game.state.setup.seats
    rows = [
        {
            "number": number,
            "role": words.name(roles[number]),
            "name": names[number],
            "person": seat.player == PEOPLE,
            "taken": bool(seat.holders),
            "mine": number in mine,
            "may_link": seat.player == PEOPLE and (number in mine or (owner and not seat.holders)),
            "link": links.get(number, ""),
        }
        for number, seat in enumerate(stored.seats)
    ]
    return context.page(
        "seats.html",
        words.say("page-invite-title"),
        game=stored.info.game,
        id=id,
        seats=rows,
        watch=f"{context.site}/table/{id}",
    )


@router.get("/seat/{token}")
def invitation(context: Context, token: str) -> Response:
    """Show an invitation to the seat of a secret link; only its button takes the seat."""
    id, seat = context.service.store.seat_of_link(token)
    stored = context.service.stored(id)
    words = words_in(context.visitor.language, stored.info.game)
    with context.service.locked(id) as loaded:
        role = words.name(loaded.table.game.state.setup.seats[seat])
    title, game = words.say("page-join-title"), words.say("game-title")
    return context.page(
        "join.html",
        title,
        game=stored.info.game,
        preview=preview_of(words.language, stored.info.game, title, words.say("page-join-preview", game=game)),
        token=token,
        role=role,
        game_title=game,
        name=context.visitor.name or stored.seats[seat].name,
    )


@router.post("/seat/{token}")
def sit(context: Context, token: str, name: Annotated[str, Form(max_length=200)] = "") -> Response:
    """Take the seat of a secret link."""
    id, seat = commands.sit(context.service, token, context.visitor.person, name)
    if name and not context.visitor.name:
        context.rename(new_tables.clean(name, new_tables.MAX_NAME))
    return context.redirect(f"/table/{id}?seat={seat}")
