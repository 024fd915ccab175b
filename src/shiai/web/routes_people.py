"""What people may do about a table and about each other: close it, hand it over, mute and block somebody."""

from typing import Annotated, Final

from fastapi import APIRouter, Form, Response

from shiai.table import avoiding, hosting
from shiai.table.errors import NotAChoice
from shiai.web.kit.context import Context, RequestContext

router = APIRouter(tags=["seats"])

HOSTS: Final = {"close": hosting.close, "open": hosting.reopen, "take": hosting.take_over}

Word = Annotated[str, Form(max_length=30)]
SeatForm = Annotated[int, Form(ge=0, le=20)]


@router.post("/table/{id}/host")
def host(context: Context, id: str, do: Word, seat: SeatForm = 0) -> Response:
    """Close the table or open it again, offer it to somebody who sits there, or become its host."""
    if do == "offer":
        hosting.offer(context.service, id, context.visitor.person, seat)
    elif do in HOSTS:
        HOSTS[do](context.service, id, context.visitor.person)
    else:
        raise NotAChoice(f"'{do}' cannot be done; possible are: offer, {', '.join(HOSTS)}")
    return back(context, id)


@router.post("/table/{id}/mute")
def mute(context: Context, id: str, seat: SeatForm, do: Word) -> Response:
    """Hide what somebody says at this table, or show it again."""
    avoiding.mute(context.service, id, context.visitor.person, seat, do == "mute")
    return back(context, id)


@router.post("/table/{id}/block")
def block(context: Context, id: str, seat: SeatForm) -> Response:
    """Have nothing to do with somebody any more."""
    avoiding.block(context.service, id, context.visitor.person, seat)
    return back(context, id)


@router.post("/settings/blocked")
def unblock(context: Context, blocked: Word) -> Response:
    """Block somebody no more."""
    avoiding.unblock(context.service, context.visitor.person, blocked)
    return context.redirect("/settings#blocked")


def back(context: RequestContext, id: str) -> Response:
    """Return to the page of the seats."""
    return context.redirect(f"/table/{id}/seats")
