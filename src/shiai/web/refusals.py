"""Error responses: JSON for programs, pages in the visitor's language for people."""

import logging
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError, TimeoutError
from starlette.exceptions import HTTPException

from shiai.core.errors import ShiaiError, UnknownGame
from shiai.guides import sentence
from shiai.i18n.catalogue import Catalogue
from shiai.table.errors import (
    BadContent,
    BadTable,
    Closed,
    KnownLuck,
    NoSuchTable,
    NotAChoice,
    NotPossible,
    NotYours,
    NotYourTurn,
    OldRules,
    Stale,
    TableError,
    TooManyTables,
    Unconfirmed,
    Unwelcome,
    UsedLink,
)
from shiai.web.guard import NO_DATABASE, PROGRAMS, WAIT_FOR_DATABASE, note_outage
from shiai.web.kit.context import context_of
from shiai.web.kit.rendering import words_in
from shiai.web.table_parts import Refusal

# Why requests are refused before a route looks at them; for programs and for the sentence on the page.
REASONS: Final = {404: "missing", 408: "timeout", 413: "too-large", 429: "too-many", 503: "busy"}

logger = logging.getLogger("shiai.web")

STATUS: Final[dict[type[ShiaiError], int]] = {
    NoSuchTable: 404,
    UnknownGame: 404,
    NotYours: 403,
    Unwelcome: 403,
    Stale: 409,
    UsedLink: 409,
    TooManyTables: 429,
    NotYourTurn: 409,
    NotPossible: 409,
    OldRules: 409,
    Closed: 409,
    Unconfirmed: 409,
    NotAChoice: 422,
    BadTable: 422,
    KnownLuck: 422,
    BadContent: 422,
}


def status_of(error: ShiaiError) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(type(error), 422)


def refusal_of(error: TableError, words: Catalogue, choice: str = "") -> Refusal:
    """Translate a refusal of this choice."""
    again = choice if isinstance(error, Unconfirmed) else ""
    reasons = [sentence(clause, words.language) for clause in error.clauses]
    return Refusal(words.say(f"page-error-{error.reason}"), error.clauses, again, tuple(filter(None, reasons)))


def wants_json(request: Request) -> bool:
    """Return whether the response must be JSON: for all paths of the HTTP interface."""
    return request.url.path.startswith(PROGRAMS)


def refuse(request: Request, status: int, reason: str, message: str, clauses: tuple[str, ...] = ()) -> Response:
    """Make the error response: JSON for programs, a page for people."""
    if wants_json(request):
        return JSONResponse({"error": reason, "message": message, "clauses": list(clauses)}, status)
    context = context_of(request, known=status == 503)
    words = words_in(context.visitor.language, None)
    title = words.say("page-error-title")
    text = words.say(f"page-error-{reason}")
    return context.page("error.html", title, status=status, text=text, detail=message, clauses=clauses)


def is_outage(error: SQLAlchemyError) -> bool:
    """Return whether the database is locked, full or gone, and not our question wrong."""
    return isinstance(error, OperationalError | InterfaceError | TimeoutError)


def install(app: FastAPI) -> None:
    """Install the exception handlers."""

    @app.exception_handler(TableError)
    def table_error(request: Request, error: TableError) -> Response:
        return refuse(request, status_of(error), error.reason, str(error), error.clauses)

    @app.exception_handler(SQLAlchemyError)
    def no_database(request: Request, error: SQLAlchemyError) -> Response:
        if not is_outage(error):
            raise error
        logger.error("the database does not answer: %s", str(error.__cause__ or error).strip())
        note_outage(request.scope)
        response = refuse(request, 503, "database", NO_DATABASE)
        response.headers["retry-after"] = str(WAIT_FOR_DATABASE)
        if request.method == "GET" and not wants_json(request):
            response.headers["refresh"] = str(WAIT_FOR_DATABASE)
        return response

    @app.exception_handler(UnknownGame)
    def unknown_game(request: Request, error: UnknownGame) -> Response:
        return refuse(request, 404, "missing", str(error))

    @app.exception_handler(RequestValidationError)
    def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join([str(part) for part in first["loc"][1:]]) or str(first["loc"][0])
        return refuse(request, 422, "malformed", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    def http_error(request: Request, error: HTTPException) -> Response:
        reason = REASONS.get(error.status_code, "malformed")
        response = refuse(request, error.status_code, reason, str(error.detail))
        response.headers.update(error.headers or {})
        return response
