"""What a proxy or a supervisor asks: is the process alive, and can it serve?"""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError

from shiai.table.service import TableService
from shiai.web.guard import note_outage

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def alive() -> JSONResponse:
    """Answer as long as the process works; an answer that fails to come is a reason to restart it."""
    return JSONResponse({"status": "ok"})


@router.get("/readyz", responses={503: {"description": "The database cannot be reached."}})
async def ready(request: Request) -> JSONResponse:
    """Say whether the database answers; 503 is a reason to send people elsewhere, not to restart."""
    service: TableService = request.app.state.service
    try:
        await asyncio.to_thread(service.store.ping)
    except SQLAlchemyError:
        note_outage(request.scope)
        return JSONResponse({"status": "database"}, 503, {"retry-after": "5"})
    return JSONResponse({"status": "ok", "tables": len(service.loaded), "pages": service.presence.pages()})
