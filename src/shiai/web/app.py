"""The web application: all routes, the guard around them, and the table service."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from anyio import to_thread
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.gzip import GZipMiddleware

from shiai.registry import games, load
from shiai.table.errors import StorageError
from shiai.table.expiry import expire
from shiai.table.saves import data_folder
from shiai.table.service import RETRY, TableService
from shiai.table.settings import DEFAULTS, Settings
from shiai.table.shared_service import table_service
from shiai.table.store import Store
from shiai.web import (
    metrics,
    refusals,
    routes_after,
    routes_again,
    routes_api,
    routes_api_games,
    routes_api_people,
    routes_box,
    routes_games,
    routes_guide,
    routes_health,
    routes_home,
    routes_install,
    routes_learn,
    routes_mine,
    routes_new,
    routes_people,
    routes_real,
    routes_seats,
    routes_settings,
    routes_table,
)
from shiai.web.api_versions import OldAddresses
from shiai.web.guard import Guard
from shiai.web.kit.identity import Identity
from shiai.web.kit.table_threads import TableThreads
from shiai.web.logs import RequestLog
from shiai.web.metrics import Metrics
from shiai.web.static_files import mount_static_files
from shiai.web.streams import Streams

EXPIRE_EVERY: Final = 6 * 3600.0  # seconds
READ_KEYS_EVERY: Final = 20.0  # seconds
THREADS: Final = 6  # that render pages; more would only wait for the interpreter lock

logger = logging.getLogger("shiai.web")

# The size of a compressed page tells somebody who watches the network whether a text that he put on it occurs there
# twice, and so, letter by letter, what a secret on it is (BREACH). Pages carry no secret tokens: forms are protected
# by their origin and by cookies that other sites cannot send, and the cookie of a person is on no page. The exception
# is a secret link to a seat; pages that show one are not compressed (kit/rendering.py). Hidden cards change the size of
# a page with or without compression.
COMPRESSION: Final = 5  # of 9; a table of 40 KB becomes 8 KB in 0.4 ms, and more effort saves no more than 1 %


async def resume(service: TableService) -> None:
    """Continue what bots were thinking about when the server stopped, as soon as the database answers."""
    while not service.closing:
        try:
            await asyncio.to_thread(service.resume)
            return
        except SQLAlchemyError as error:
            logger.warning("tables cannot be resumed yet: %s", error)
            await asyncio.sleep(RETRY)


async def expire_now_and_then(service: TableService, settings: Settings) -> None:
    """Remove tables that nobody has touched, some time after the start and then several times a day."""
    folder = Path(settings.expired_folder) if settings.expired_folder else data_folder() / "expired"
    while True:
        await asyncio.sleep(EXPIRE_EVERY)
        try:
            await asyncio.to_thread(expire, service.store, settings, folder, frozenset(service.loaded))
        except (SQLAlchemyError, OSError):
            logger.exception("expired tables cannot be removed")


def create_app(
    store: Store,
    workers: Executor,
    own_bots: tuple[str, ...] = (),
    thinks: bool = True,
    settings: Settings = DEFAULTS,
) -> FastAPI:
    """Create the application over a database; bots think in `workers`. `own_bots` may play at tables, too.

    On PostgreSQL others share the tables; without `thinks` their processes do all the thinking of bots.
    """
    service = table_service(store, workers, own_bots, thinks, settings)

    async def read_keys() -> None:
        """Learn of new keys that another process has made."""
        while True:
            await asyncio.sleep(READ_KEYS_EVERY)
            try:
                await asyncio.to_thread(identity.read_keys)
            except (SQLAlchemyError, StorageError) as error:
                logger.warning("the keys cannot be read, those from before are used: %s", error)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        resuming = asyncio.create_task(resume(service))  # pages are served meanwhile
        expiring = asyncio.create_task(expire_now_and_then(service, settings))
        reading = asyncio.create_task(read_keys())
        yield
        expiring.cancel()
        reading.cancel()
        await asyncio.to_thread(service.close)
        await asyncio.to_thread(threads.close)
        await resuming

    app = FastAPI(
        title="Shiai",
        version=version("shiai"),
        description="One table for four samurai board games.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    app.state.threads = threads = TableThreads(service)
    app.state.identity = identity = Identity(store)
    service.renamed = identity.forget_name
    app.state.settings = settings
    app.state.streams = Streams(settings)
    app.state.metrics = measured = Metrics()
    service.observe = measured.stored
    for routes in (  # looked through in this order: the most frequent first
        routes_table,
        routes_api,
        routes_api_games,
        routes_api_people,
        routes_home,
        routes_install,
        routes_health,
        routes_settings,
        routes_new,
        routes_real,
        routes_guide,
        routes_learn,
        routes_box,
        routes_mine,
        routes_games,
        routes_seats,
        routes_people,
        routes_after,
        routes_again,
        metrics,
    ):
        app.include_router(routes.router)
    for game in games().values():
        for reference in game.face.routes:
            app.include_router(load(reference))
    store.check_schema()  # with the tables that the routes of games have added
    mount_static_files(app)
    refusals.install(app)
    app.add_middleware(GZipMiddleware, compresslevel=COMPRESSION)  # it leaves streams of events alone
    app.add_middleware(Guard, identity=identity, settings=settings)
    app.add_middleware(OldAddresses)
    app.add_middleware(RequestLog, metrics=measured)
    return app
