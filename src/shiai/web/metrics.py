"""Figures for Prometheus: requests, choices, refusals, bots and the database, of this process."""

from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.exceptions import HTTPException

from shiai.table.service import TableService
from shiai.web.serving import is_among

BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
FORWARDED: Final = ("forwarded", "x-forwarded-for")


class Metrics:
    """The figures of one application."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "shiai_requests", "Requests by route and status.", ["method", "route", "status"], registry=registry
        )
        self.seconds = Histogram(
            "shiai_request_seconds", "Time to answer, by route.", ["route"], buckets=BUCKETS, registry=registry
        )
        self.refusals = Counter("shiai_refusals", "Requests refused by a limit.", ["status"], registry=registry)
        self.outages = Counter("shiai_database_errors", "Requests that the database failed.", registry=registry)
        self.tables = Gauge("shiai_tables", "Tables in memory.", registry=registry)
        self.streams = Gauge("shiai_streams", "Open event streams.", registry=registry)
        self.queue = Gauge("shiai_bot_queue", "Moves of bots that wait for a worker.", registry=registry)
        self.thinking = Gauge("shiai_bots_thinking", "Tables at which a bot thinks.", registry=registry)
        self.waiting = Gauge("shiai_tables_waiting", "Tables that wait for the database.", registry=registry)
        self.choices = Counter("shiai_choices", "Stored entries, by who made them.", ["by"], registry=registry)
        self.bot_seconds = Histogram(
            "shiai_bot_seconds", "Time from a bot's turn to its choice.", buckets=BUCKETS, registry=registry
        )

    def answered(self, method: str, route: str, status: int, seconds: float, refused: bool = True) -> None:
        """Count an answer. `refused` says that a 503 comes from a limit, not from the database."""
        self.requests.labels(method, route, str(status)).inc()
        if not route.endswith("/events"):  # a stream is open as long as somebody looks
            self.seconds.labels(route).observe(seconds)
        if status in (408, 413, 429, 431) or (status == 503 and refused):
            self.refusals.labels(str(status)).inc()
        elif status == 503:
            self.outages.inc()

    def stored(self, by: str, seconds: float | None) -> None:
        """Count entries that were stored: of people, of luck, or of a bot that has thought for so long."""
        self.choices.labels(by).inc()
        if seconds is not None:
            self.bot_seconds.observe(seconds)


router = APIRouter(tags=["health"])


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Show the figures to those who may see them; who is forwarded by an unknown proxy may not."""
    settings = request.app.state.settings
    host = request.client.host if request.client else ""
    forwarded = not settings.proxies and any(name in request.headers for name in FORWARDED)
    if forwarded or not is_among(host, settings.metrics_from):
        raise HTTPException(404, "there is nothing here")
    found: Metrics = request.app.state.metrics
    service: TableService = request.app.state.service
    loaded = list(service.loaded.values())
    found.tables.set(len(loaded))
    found.thinking.set(sum([each.thinking for each in loaded]))
    found.streams.set(request.app.state.streams.total)
    found.queue.set(service.queue.length())
    found.waiting.set(len(service.waiting))
    return Response(generate_latest(found.registry), headers={"content-type": CONTENT_TYPE_LATEST})
