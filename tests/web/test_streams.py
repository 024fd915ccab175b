"""Nobody can open so many event streams that others get none."""

import pytest

from shiai.web import routes_table
from tests.web.browsers import Browser


def test_one_person_cannot_listen_without_end(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    presence = browser.app.state.service.presence
    person = next(iter(browser.app.state.service.stored(table).seats[0].holders))
    for number in range(routes_table.MAX_STREAMS_OF_PERSON):
        presence.arrive("another", person, lambda number=number: None)
    answer = browser.get(f"/table/{table}/events")
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0


def test_a_full_server_says_when_to_come_again(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    monkeypatch.setattr(routes_table, "MAX_STREAMS", 0)
    answer = browser.get(f"/table/{table}/events")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
