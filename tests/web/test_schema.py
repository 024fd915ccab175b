"""Whatever a program sends that fits the OpenAPI description, the server answers without an error of its own.

Streams of news never end, so that they are left out here; test_leaks.py and test_api.py read them in a bounded way.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import hypothesis
import pytest
import schemathesis
from hypothesis.strategies import sampled_from
from schemathesis.checks import not_a_server_error
from starlette.types import Receive, Scope, Send

from shiai.web import guard
from shiai.web.app import create_app
from tests.stores import new_store
from tests.tiers import NIGHTLY
from tests.web.browsers import Browser, finished
from tests.web.client import Client
from tests.web.test_headers import all_routes

ENDLESS: Final = ("/table/{id}/events", "/api/v1/tables/{id}/events")
EXAMPLES: Final = 100 if NIGHTLY else 6  # of each operation


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The description of a server, with a running and a finished table that belong to the caller."""
    folder: Path = tmp_path_factory.mktemp("schema")
    app = create_app(new_store(folder), ThreadPoolExecutor(1))
    with Client(app) as client, pytest.MonkeyPatch.context() as patch:
        patch.setattr(guard, "MAX_POSTS", 10**9)
        patch.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", 10**9)
        browser = Browser(app, client)
        Caller.tables = [browser.new_table("seven_ronin", "me", "open"), finished(browser, "seven_ronin")]
        Caller.cookies = dict(client.cookies)

        async def running(scope: Scope, receive: Receive, send: Send) -> None:
            assert scope["type"] == "http"  # schemathesis would start and stop the server around every request
            await app(scope, receive, send)

        yield schemathesis.openapi.from_asgi("/openapi.json", running)


class Caller:
    """Who asks: somebody who sits at two tables."""

    tables: list[str]
    cookies: dict[str, str]


def operations() -> list[tuple[str, str]]:
    """All paths with their methods, except the endless ones."""
    routes = [route for route in all_routes() if route.path not in ENDLESS]
    return [(route.path, method) for route in routes for method in sorted(route.methods or ())]


def test_every_described_operation_is_tried(described: Any) -> None:
    tried = {(path, method.lower()) for path, method in operations()}
    paths = described.raw_schema["paths"]
    assert {(path, method) for path in paths for method in paths[path] if path not in ENDLESS} == tried


@pytest.mark.parametrize(("path", "method"), operations())
def test_no_request_makes_the_server_fail(described: Any, path: str, method: str) -> None:
    @hypothesis.given(case=described[path][method].as_strategy(), which=sampled_from([0, 0, 1, 1, 2]))
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def ask(case: Any, which: int) -> None:
        if "{id}" in path and which < len(Caller.tables):  # mostly a table that exists
            case.path_parameters["id"] = Caller.tables[which]
        case.cookies = Caller.cookies
        case.call_and_validate(checks=[not_a_server_error])

    ask()
