"""Who sits where: the seats of a table, secret links to them, and what such a link leads to."""

from typing import Annotated

from fastapi import APIRouter, Form, Response

from shiai.table import setting_up, wishes
from shiai.table.live import PEOPLE
from shiai.web.kit.rendering import words_in
from shiai.web.kit.visit import Visit, Visiting
from shiai.web.seat_words import seat_labels

router = APIRouter(tags=["seats"])


@router.get("/table/{id}/seats")
def seats(visiting: Visiting, id: str) -> Response:
    """Who sits where, with the possibility to make links."""
    return seats_page(visiting, id, {})


@router.post("/table/{id}/links")
def make_link(visiting: Visiting, id: str, seat: Annotated[int, Form(ge=0, le=20)]) -> Response:
    """A new secret link to a seat, shown once."""
    token = wishes.new_link(visiting.host, id, visiting.visitor.person, seat)
    return seats_page(visiting, id, {seat: f"{base(visiting)}/seat/{token}"})


def base(visiting: Visit) -> str:
    """The address of this server as the browser knows it."""
    return str(visiting.request.base_url).rstrip("/")


def seats_page(visiting: Visit, id: str, links: dict[int, str]) -> Response:
    """The seats of a table."""
    listed = visiting.host.listed(id)
    words = words_in(visiting.visitor.language, listed.sheet.game)
    owner = visiting.host.store.is_owner(id, visiting.visitor.person)
    mine = visiting.seats(listed)
    names = seat_labels(listed, words, mine)
    with visiting.host.at(id) as seated:
        roles = seated.table.game.state.setup.seats
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
        for number, seat in enumerate(listed.seats)
    ]
    return visiting.page(
        "seats.html",
        words.say("page-invite-title"),
        game=listed.sheet.game,
        id=id,
        seats=rows,
        watch=f"{base(visiting)}/table/{id}",
    )


@router.get("/seat/{token}")
def invitation(visiting: Visiting, token: str) -> Response:
    """What a secret link leads to: looking at it takes nothing, only the button does."""
    id, seat = visiting.host.store.linked(token)
    listed = visiting.host.listed(id)
    words = words_in(visiting.visitor.language, listed.sheet.game)
    with visiting.host.at(id) as seated:
        role = words.name(seated.table.game.state.setup.seats[seat])
    return visiting.page(
        "join.html",
        words.say("page-join-title"),
        game=listed.sheet.game,
        token=token,
        role=role,
        game_title=words.say("game-title"),
        name=visiting.visitor.name or listed.seats[seat].name,
    )


@router.post("/seat/{token}")
def sit(visiting: Visiting, token: str, name: Annotated[str, Form(max_length=200)] = "") -> Response:
    """Take the seat."""
    id, seat = wishes.sit(visiting.host, token, visiting.visitor.person, name)
    if name and not visiting.visitor.name:
        visiting.rename(setting_up.clean(name, setting_up.LONGEST_NAME))
    return visiting.to(f"/table/{id}?seat={seat}")
