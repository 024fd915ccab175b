"""The HTTP interface for programs: hosts, and people who want nothing to do with somebody (docs/http-api.md)."""

from fastapi import APIRouter, Response

from shiai.table import avoiding, hosting
from shiai.web.api_models import REFUSALS, BlockedPerson, Closing, LinkWanted, Muting, TableRow
from shiai.web.kit.context import Context
from shiai.web.routes_api import table_row

router = APIRouter(prefix="/api/v1", tags=["programs"])


@router.post("/tables/{id}/closed", response_model=TableRow, responses=REFUSALS)
def close(context: Context, id: str, wanted: Closing) -> TableRow:
    """Close a table, or open it again, as its host."""
    change = hosting.close if wanted.closed else hosting.reopen
    change(context.service, id, context.visitor.person)
    return table_row(context, context.service.stored(id))


@router.post("/tables/{id}/host", response_model=TableRow, responses=REFUSALS)
def hand_over(context: Context, id: str, wanted: LinkWanted) -> TableRow:
    """Offer the table to whoever sits at a seat, as its host."""
    hosting.offer(context.service, id, context.visitor.person, wanted.seat)
    return table_row(context, context.service.stored(id))


@router.post("/tables/{id}/host/accept", response_model=TableRow, responses=REFUSALS)
def take_over(context: Context, id: str) -> TableRow:
    """Become the host of a table that was offered."""
    hosting.take_over(context.service, id, context.visitor.person)
    return table_row(context, context.service.stored(id))


@router.post("/tables/{id}/mute", status_code=204, responses=REFUSALS)
def mute(context: Context, id: str, wanted: Muting) -> Response:
    """Hide what is said from a seat on the pages of this person, or show it again."""
    avoiding.mute(context.service, id, context.visitor.person, wanted.seat, wanted.muted)
    return Response(status_code=204)


@router.post("/tables/{id}/block", response_model=list[BlockedPerson], responses=REFUSALS)
def block(context: Context, id: str, wanted: LinkWanted) -> list[BlockedPerson]:
    """Block whoever sits at a seat; return all whom this person has blocked."""
    avoiding.block(context.service, id, context.visitor.person, wanted.seat)
    return blocked(context)


@router.get("/blocked", response_model=list[BlockedPerson], responses=REFUSALS)
def blocked(context: Context) -> list[BlockedPerson]:
    """List the people whom this person has blocked, the last one first."""
    found = avoiding.blocked_by(context.service.store, context.visitor.person)
    return [BlockedPerson(id=each.id, name=each.name, made=each.made) for each in found]


@router.delete("/blocked/{blocked}", status_code=204, responses=REFUSALS)
def unblock(context: Context, blocked: str) -> Response:
    """Block somebody no more."""
    avoiding.unblock(context.service, context.visitor.person, blocked)
    return Response(status_code=204)
