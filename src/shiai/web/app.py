"""The web application: all routes, the guard around them, and the table service."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files

from anyio import to_thread
from fastapi import FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from shiai.registry import games, load
from shiai.table.service import TableService
from shiai.table.store import Store
from shiai.web import (
    refusals,
    routes_after,
    routes_api,
    routes_box,
    routes_home,
    routes_mine,
    routes_new,
    routes_real,
    routes_seats,
    routes_table,
)
from shiai.web.guard import Guard
from shiai.web.kit.identity import Identity

THREADS = 6  # that render pages; more would only wait for the interpreter lock


class Static(StaticFiles):
    """Static files that browsers cache for a minute."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=60"
        return response


def create_app(store: Store, workers: Executor) -> FastAPI:
    """Create the application over a database; bots think in `workers`."""
    service = TableService(store, workers)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        await asyncio.to_thread(service.resume)
        yield
        await asyncio.to_thread(service.close)

    app = FastAPI(
        title="Shiai",
        version=version("shiai"),
        description="One table for four samurai board games.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    app.state.identity = identity = Identity(store)
    for routes in (
        routes_home,
        routes_new,
        routes_real,
        routes_box,
        routes_mine,
        routes_seats,
        routes_after,
        routes_table,
        routes_api,
    ):
        app.include_router(routes.router)
    for game in games().values():
        for reference in game.face.routes:
            app.include_router(load(reference))
        static = files(game.face.assets) / "static" if game.face.assets else None
        if static is not None and static.is_dir():
            app.mount(f"/static/{game.id}", Static(directory=str(static)), f"static-{game.id}")
    app.mount("/static", Static(directory=str(files("shiai.web") / "static")))
    refusals.install(app)
    app.add_middleware(Guard, identity=identity)
    return app
