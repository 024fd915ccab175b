"""Nobody can open so many event streams that others get none."""

import pytest
from fastapi import FastAPI
from starlette.exceptions import HTTPException

from shiai.table.settings import Settings
from shiai.web.streams import Streams
from tests.web.browsers import Browser


def refused(streams: Streams, person: str, address: str) -> int:
    """The status with which one more stream is refused."""
    with pytest.raises(HTTPException) as refusal:
        streams.enter(person, address)
    assert int((refusal.value.headers or {})["retry-after"]) > 0
    return refusal.value.status_code


def test_a_person_an_address_and_a_server_have_so_many_streams() -> None:
    streams = Streams(Settings(streams=6, streams_per_person=2, streams_per_address=4))
    for person in ("ann", "ann", "bob", "bob"):
        streams.enter(person, "1.2.3.4")
    assert refused(streams, "ann", "5.6.7.8") == 429
    assert refused(streams, "eve", "1.2.3.4") == 429
    streams.enter("eve", "5.6.7.8")
    streams.enter("dan", "5.6.7.8")
    assert refused(streams, "jim", "9.9.9.9") == 503
    streams.leave("ann", "1.2.3.4")
    streams.enter("ann", "1.2.3.4")
    assert streams.total == 6


def test_counts_are_forgotten_when_streams_end() -> None:
    streams = Streams(Settings())
    streams.enter("ann", "1.2.3.4")
    streams.leave("ann", "1.2.3.4")
    assert (streams.total, len(streams.of)) == (0, 0)


def test_a_full_server_says_when_to_come_again(browser: Browser, app: FastAPI) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    app.state.streams.total = app.state.settings.streams
    answer = browser.get(f"/table/{table}/events")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
