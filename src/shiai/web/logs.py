"""Logs of a server: lines for people or JSON for programs, each with the id of the request that it belongs to."""

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shiai.table.settings import Settings
from shiai.web.guard import NOTES
from shiai.web.metrics import Metrics

ID_HEADER: Final = "x-request-id"
ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")  # what is taken over from a proxy
SECRET: Final = re.compile(r"^/seat/[^/]+")  # a path that lets whoever knows it sit down

request_id: ContextVar[str] = ContextVar("request_id", default="")
logger = logging.getLogger("shiai.request")


class JsonFormatter(logging.Formatter):
    """One object of JSON for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(request)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        record.request = f" [{request_id.get()}]" if request_id.get() else ""
        return super().format(record)


def set_up_logs(settings: Settings) -> None:
    """Log to the standard error as the settings say."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if settings.log_format == "json" else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    level = settings.log_level.upper()
    for name in ("shiai", "uvicorn"):
        logging.getLogger(name).setLevel(level)


def route_of(scope: Scope) -> str:
    """Return the route of a request, such as /table/{id}; never what people wrote into its path."""
    return getattr(scope.get("route"), "path", "") or "other"


class RequestLog:
    """ASGI middleware that gives every request an id, logs it when it ends, and logs what nobody has caught."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(ID_HEADER, "")
        token = request_id.set(given if ID.fullmatch(given) else secrets.token_hex(8))
        begun, status = time.perf_counter(), 0
        notes = scope[NOTES] = set[str]()  # is shared with copies of the scope

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[ID_HEADER] = request_id.get()
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            seconds = time.perf_counter() - begun
            milliseconds = round(1000 * seconds, 1)
            self.metrics.answered(scope["method"], route_of(scope), status, seconds, not notes)
            if logger.isEnabledFor(logging.INFO):
                path = SECRET.sub("/seat/…", scope["path"])
                client = scope.get("client")
                fields = {"method": scope["method"], "path": path, "status": status, "ms": milliseconds}
                fields["client"] = client[0] if client else ""
                logger.info("%s %s %s %s ms", scope["method"], path, status, milliseconds, extra={"fields": fields})
            request_id.reset(token)
