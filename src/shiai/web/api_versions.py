"""Addresses of the interface for programs from before it had versions: `/api/tables` means `/api/v1/tables`."""

import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

OLD: Final = re.compile(r"/api/(?=games$|tables(?:/|$))")
FIRST_VERSION: Final = "/api/v1/"


class OldAddresses:
    """Middleware that serves old addresses as those of version 1."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and OLD.match(scope["path"]):
            scope = {**scope, "path": OLD.sub(FIRST_VERSION, scope["path"], count=1)}
        await self.app(scope, receive, send)
