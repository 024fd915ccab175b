"""A visit: one request with the table service, the browser that sent it, and the seat it looks from."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse

from shiai.core.seats import WATCHER
from shiai.table.service import TableService
from shiai.table.store import StoredTable
from shiai.web.kit.identity import Identity, Visitor
from shiai.web.kit.rendering import render


@dataclass(frozen=True)
class RequestContext:
    """What every route needs."""

    request: Request
    service: TableService
    identity: Identity
    visitor: Visitor

    def page(
        self, template: str, title: str, *, game: str | None = None, status: int = 200, **values: object
    ) -> Response:
        """A whole page, with the cookie of a new browser."""
        path = self.request.url.path
        response = render(template, self.visitor, title, path=path, status=status, game=game, **values)
        return self.with_cookie(response)

    def redirect(self, path: str) -> Response:
        """Go there next; a form that was sent is not sent again by loading the page anew."""
        return self.with_cookie(RedirectResponse(path, 303))

    def with_cookie(self, response: Response) -> Response:
        """With the cookie of a new browser."""
        self.identity.remember(self.request, response, self.visitor)
        return response

    def rename(self, name: str) -> None:
        """This person is called otherwise from now on."""
        self.service.rename(self.visitor.person, name)
        self.identity.forget_name(self.visitor.person)

    def seats(self, stored: StoredTable) -> tuple[int, ...]:
        """The seats of this browser at a table."""
        return self.service.seats_of(stored, self.visitor.person)


async def request_context(request: Request) -> RequestContext:
    """The visit of a request; asynchronous only so that it needs no thread of its own."""
    return context_of(request)


def context_of(request: Request) -> RequestContext:
    """The visit of a request."""
    service: TableService = request.app.state.service
    identity: Identity = request.app.state.identity
    return RequestContext(request, service, identity, identity.visitor(request))


Context = Annotated[RequestContext, Depends(request_context)]


def viewing_seat(
    mine: tuple[int, ...], actors: tuple[int, ...], wanted: int | None, open_information: bool
) -> int | None:
    """The seat from which somebody looks; None when several players share a screen and the curtain must fall first."""
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
