"""The seats of a table: who sits where, secret links, and joining by a link."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, Response
from markupsafe import Markup

from shiai.core.seats import WATCHER
from shiai.i18n.catalogue import Catalogue
from shiai.table import commands, new_tables
from shiai.table.avoiding import blocked_seats, check_welcome, muted_seats
from shiai.table.fairness import fingerprint
from shiai.table.live_game import PEOPLE
from shiai.table.service import LoadedTable
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import preview_of, words_in
from shiai.web.qr import qr_code
from shiai.web.seat_labels import seat_labels

router = APIRouter(tags=["seats"])


@dataclass(frozen=True)
class SeatRow:
    """A seat on the page of the seats, with its link if this visitor may see it."""

    number: int
    role: str
    name: str
    kind: str  # bot, mine, taken or free
    may_link: bool
    link: str
    code: Markup | None  # the link as a QR code
    may_leave: bool  # or free it, if somebody else sits there
    holders: int  # browsers that may choose here
    host: bool  # this is the seat of the host
    heir: bool  # the host has offered the table to this seat
    may_avoid: bool  # mute or block whoever sits here
    muted: bool
    blocked: bool


@router.get("/table/{id}/seats")
def seats(context: Context, id: str) -> Response:
    """Show who sits where, with the links that this visitor may give away."""
    return seats_page(context, id)


@router.post("/table/{id}/links")
def make_link(context: Context, id: str, seat: Annotated[int, Form(ge=0, le=20)]) -> Response:
    """Make a new secret link to a seat and show it; an older one stops working."""
    commands.new_link(context.service, id, context.visitor.person, seat)
    return seats_page(context, id)


@router.post("/table/{id}/leave")
def leave(context: Context, id: str, seat: Annotated[int, Form(ge=0, le=20)]) -> Response:
    """Leave a seat, or free that of somebody else as the owner of the table."""
    commands.leave(context.service, id, context.visitor.person, seat)
    return context.redirect(f"/table/{id}/seats")


def seats_page(context: RequestContext, id: str) -> Response:
    """Return the page of the seats. It shows secret links only to those who may make them."""
    stored = context.service.stored(id)
    words = words_in(context.visitor.language, stored.info.game)
    owner = stored.owner == context.visitor.person
    mine = context.seats(stored)
    names = seat_labels(stored, words, mine)
    with context.service.locked(id) as loaded:
        roles = figures(loaded, words)
        playing = bool(loaded.table.game.state.actors())
        physical = loaded.table.game.physical
        heir, closed = loaded.table.heir, loaded.table.closed
    person_here = context.visitor.person
    muted = muted_seats(stored, person_here) if mine or owner else frozenset()
    blocked = blocked_seats(stored, person_here) if mine or owner else frozenset()
    rows: list[SeatRow] = []
    for number, seat in enumerate(stored.seats):
        person = seat.player == PEOPLE
        kind = "bot" if not person else "mine" if number in mine else "taken" if seat.holders else "free"
        may_link = (kind == "mine" or (kind == "free" and owner)) and not closed
        token = context.service.store.link(id, number) if may_link else ""
        link = f"{context.site}/seat/{token}" if token else ""
        code = qr_code(link) if link else None
        may_leave = playing and (kind == "mine" or (kind == "taken" and owner))
        rows.append(
            SeatRow(
                number=number,
                role=roles[number],
                name=names[number],
                kind=kind,
                may_link=may_link,
                link=link,
                code=code,
                may_leave=may_leave,
                holders=len(seat.holders),
                host=stored.owner in seat.holders,
                heir=heir == number,
                may_avoid=kind == "taken" and bool(mine or owner),
                muted=number in muted,
                blocked=number in blocked,
            )
        )
    return context.page(
        "seats.html",
        words.say("page-invite-title"),
        game=stored.info.game,
        id=id,
        free=[row for row in rows if row.kind == "free" and row.may_link],
        seats=rows,
        game_title=words.say("game-title"),
        nameless=bool(mine) and not context.visitor.name,
        owner=owner,
        closed=closed,
        closed_on=stored.closed,
        watch=f"{context.site}/table/{id}",
        physical=physical,
        fingerprint=fingerprint(stored.info.seed) if not stored.info.deal else "",
        deal=stored.info.deal,
    )


def figures(loaded: LoadedTable, words: Catalogue) -> list[str]:
    """Return what everybody may know about whom each seat plays."""
    view = loaded.table.game.state.redact(WATCHER)
    return [words.name_or(view.setup.game.figure(view, seat)) for seat in range(len(view.setup.seats))]


@router.get("/seat/{token}")
def invitation(context: Context, token: str) -> Response:
    """Show an invitation to the seat of a secret link; only its button takes the seat."""
    id, seat = context.service.store.seat_of_link(token)
    stored = context.service.stored(id)
    check_welcome(stored, context.visitor.person)
    words = words_in(context.visitor.language, stored.info.game)
    with context.service.locked(id) as loaded:
        role = figures(loaded, words)[seat]
    title, game = words.say("page-join-title"), words.say("game-title")
    hosts = [other.name for other in stored.seats if other.player == PEOPLE and other.holders and other.name]
    return context.page(
        "join.html",
        title,
        game=stored.info.game,
        preview=preview_of(words.language, stored.info.game, title, words.say("page-join-preview", game=game)),
        token=token,
        role=role,
        host=hosts[0] if hosts else "",
        game_title=game,
        deal=stored.info.deal,
        name=context.visitor.name or stored.seats[seat].name,
    )


@router.post("/seat/{token}")
def sit(context: Context, token: str, name: Annotated[str, Form(max_length=200)] = "") -> Response:
    """Take the seat of a secret link."""
    id, seat = commands.sit(context.service, token, context.visitor.person, name)
    if name and not context.visitor.name:
        context.rename(new_tables.clean(name, new_tables.MAX_NAME))
    return context.redirect(f"/table/{id}?seat={seat}")
