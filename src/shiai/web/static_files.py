"""Serves static files: for ever by the address of their version, for a minute by any other."""

from typing import Final

from fastapi import FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from shiai.web.kit.assets import static_folders, static_version

FOR_EVER: Final = "public, max-age=31536000, immutable"
A_MINUTE: Final = "public, max-age=60"


class Static(StaticFiles):
    """A folder of static files."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        # A page from before a restart asks for an older version. It gets the newest file, which it must not keep.
        newest = scope["path_params"].get("version") == static_version()
        response.headers["cache-control"] = FOR_EVER if newest else A_MINUTE
        return response


def mount_static_files(app: FastAPI) -> None:
    """Serve all static files by both their addresses."""
    for prefix in ("/static/v-{version}", "/static"):
        for address, folder in static_folders().items():
            app.mount(prefix + address.removeprefix("/static"), Static(directory=folder))
