"""A visit: one request with the host of the tables and the browser that sent it, and the seat it looks from."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse

from shiai.core.seats import WATCHER
from shiai.table.host import Host
from shiai.table.store import Listed
from shiai.web.kit.identity import Identity, Visitor
from shiai.web.kit.rendering import render


@dataclass(frozen=True)
class Visit:
    """What every route needs."""

    request: Request
    host: Host
    identity: Identity
    visitor: Visitor

    def page(
        self, template: str, title: str, *, game: str | None = None, status: int = 200, **values: object
    ) -> Response:
        """A whole page, with the cookie of a new browser."""
        path = self.request.url.path
        response = render(template, self.visitor, title, path=path, status=status, game=game, **values)
        return self.remembered(response)

    def to(self, path: str) -> Response:
        """Go there next; a form that was sent is not sent again by loading the page anew."""
        return self.remembered(RedirectResponse(path, 303))

    def remembered(self, response: Response) -> Response:
        """With the cookie of a new browser."""
        self.identity.remember(self.request, response, self.visitor)
        return response

    def rename(self, name: str) -> None:
        """This person is called otherwise from now on."""
        self.host.rename(self.visitor.person, name)
        self.identity.renamed(self.visitor.person)

    def seats(self, listed: Listed) -> tuple[int, ...]:
        """The seats of this browser at a table."""
        return self.host.held(listed, self.visitor.person)


async def visit(request: Request) -> Visit:
    """The visit of a request; asynchronous only so that it needs no thread of its own."""
    return visit_of(request)


def visit_of(request: Request) -> Visit:
    """The visit of a request."""
    host: Host = request.app.state.host
    identity: Identity = request.app.state.identity
    return Visit(request, host, identity, identity.visitor(request))


Visiting = Annotated[Visit, Depends(visit)]


def looking_seat(mine: tuple[int, ...], actors: tuple[int, ...], wanted: int | None, open_to_all: bool) -> int | None:
    """The seat from which somebody looks; None when several players share a screen and the curtain must fall first."""
    if not mine:
        return WATCHER
    due = [seat for seat in mine if seat in actors]
    if open_to_all:
        return due[0] if due else mine[0]
    if len(mine) == 1 or not actors:
        return mine[0]
    if wanted in mine and (wanted in due or not due):
        return wanted
    return None
