"""The context of a request: the table service, the visitor, and the seat from which the visitor looks."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse

from shiai.core.seats import WATCHER
from shiai.table.avoiding import check_welcome
from shiai.table.service import TableService
from shiai.table.store import StoredTable
from shiai.web.kit.coach import coach_of
from shiai.web.kit.identity import Identity, Visitor
from shiai.web.kit.rendering import render
from shiai.web.kit.table_threads import TableThreads


@dataclass(frozen=True)
class RequestContext:
    """What every route needs: the request, the table service and the visitor."""

    request: Request
    service: TableService
    identity: Identity
    visitor: Visitor

    def page(self, template: str, title: str, *, game: str | None = None, status: int = 200, **values: Any) -> Response:
        """Render a page and set the cookie of a new browser."""
        path = self.request.url.path
        values.setdefault("coach", coach_of(self.request, self.visitor.language))
        response = render(template, self.visitor, title, site=self.site, path=path, status=status, game=game, **values)
        return self.with_cookie(response)

    @property
    def threads(self) -> TableThreads:
        """Return the threads in which requests to tables wait for the database."""
        found: TableThreads = self.request.app.state.threads
        return found

    @property
    def site(self) -> str:
        """Return the address of this server as the browser knows it."""
        return str(self.request.base_url).rstrip("/")

    def redirect(self, path: str) -> Response:
        """Redirect after a form was sent (303), so that reloading the page does not send it again."""
        return self.with_cookie(RedirectResponse(path, 303))

    def with_cookie(self, response: Response) -> Response:
        """Set the cookie if the browser is new."""
        self.identity.remember(self.request, response, self.visitor)
        return response

    def rename(self, name: str) -> None:
        """Change the name of the visitor."""
        self.service.rename(self.visitor.person, name)
        self.identity.forget_name(self.visitor.person)

    def seats(self, stored: StoredTable) -> tuple[int, ...]:
        """Return the seats that the visitor holds at a table; raise Unwelcome if the visitor may not even watch it."""
        mine = self.service.seats_of(stored, self.visitor.person)
        check_welcome(stored, self.visitor.person)
        return mine


async def request_context(request: Request) -> RequestContext:
    """Return the context of a request; asynchronous, so that FastAPI needs no thread for it."""
    identity: Identity = request.app.state.identity
    person = identity.person(request)
    if person and person not in identity.names:
        await asyncio.to_thread(identity.name, person)
    return context_of(request)


def context_of(request: Request, known: bool = False) -> RequestContext:
    """Return the context of a request; with `known`, only what is in memory, because the database does not answer."""
    service: TableService = request.app.state.service
    identity: Identity = request.app.state.identity
    return RequestContext(request, service, identity, identity.visitor(request, known))


Context = Annotated[RequestContext, Depends(request_context)]


def viewing_seat(
    mine: tuple[int, ...], actors: tuple[int, ...], wanted: int | None, open_information: bool
) -> int | None:
    """Return the seat from which the visitor looks, or None if the curtain must come first on a shared screen."""
    if not mine:
        return WATCHER
    due = [seat for seat in mine if seat in actors]
    if open_information:
        return due[0] if due else mine[0]
    if len(mine) == 1 or not actors:
        return mine[0]
    if wanted in mine and (wanted in due or not due):
        return wanted
    return None
