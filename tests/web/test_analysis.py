"""The analysis of a finished game on its pages: asked for, under way, complete; at the end and in the replay."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from threading import Event
from typing import Any

import pytest

from shiai.analysis import Budget, Decision
from shiai.table import analyses, workers
from shiai.table.service import TableService
from tests.web.browsers import PATIENCE, SEATS, Browser, finished
from tests.web.pages import Page

ATTACKER = SEATS["attacker"]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tries for each choice."""
    monkeypatch.setattr(analyses, "budget_for", lambda decisions: Budget(3, 2))


def service_of(browser: Browser) -> TableService:
    service: TableService = browser.app.state.service
    return service


def ask(browser: Browser, table: str) -> Page:
    """Press the button."""
    return Page(browser.submit(browser.page(f"/table/{table}"), "/analysis").text)


def wait(browser: Browser, table: str) -> None:
    """Wait until an analysis is complete or has failed."""
    end = time.monotonic() + PATIENCE
    analyst = service_of(browser).analyst
    while (progress := analyst.progress(table)) is not None and not progress.failed:
        assert time.monotonic() < end, "the analysis is not done"
        time.sleep(0.01)


def analysed(browser: Browser, game: str = "seven_ronin") -> str:
    """A finished game with its analysis."""
    table = finished(browser, game)
    ask(browser, table)
    wait(browser, table)
    return table


def is_asked_for(page: Page) -> bool:
    """Whether a page has the button that asks for an analysis."""
    return any(tag.attributes.get("id") == "ask-analysis" for tag in page.tags)


def test_it_is_asked_for_shows_its_progress_and_then_the_curve(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, rated = Event(), []
    rate = workers.rate_decision

    def slowly(*arguments: object) -> dict[str, object]:
        rated.append(arguments)
        go_on.wait(PATIENCE)
        return rate(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(analyses, "rate_decision", slowly)
    table = finished(browser, "seven_ronin")
    assert is_asked_for(browser.page(f"/table/{table}"))
    page = ask(browser, table)
    assert not is_asked_for(page)
    end = time.monotonic() + PATIENCE
    while not rated and time.monotonic() < end:
        time.sleep(0.01)
    page = browser.page(f"/table/{table}")
    assert "choices rated" in page.text
    assert [tag for tag in page.tags if tag.name == "progress"]
    assert "Look again" in page.text  # for browsers without scripts
    assert "choices rated" in browser.submit(page, "/analysis").text
    assert len(rated) == 1
    assert browser.get(f"/table/{table}/analysis").status_code == 404
    go_on.set()
    wait(browser, table)
    page = browser.page(f"/table/{table}")
    assert "Your play:" in page.text
    assert [tag for tag in page.tags if tag.name == "polyline"]
    assert not is_asked_for(page)


def test_it_is_kept_and_not_made_twice(browser: Browser) -> None:
    table = analysed(browser)
    found = browser.get(f"/table/{table}/analysis").json()
    assert (found["game"], found["version"]) == ("seven_ronin", 1)
    service_of(browser).analyst.request(table)
    assert service_of(browser).analyst.progress(table) is None
    again = analyses.stored_analysis(service_of(browser).store, table)
    assert again is not None
    assert again.data() == found


def test_moments_and_turning_points_lead_into_the_replay_where_choices_are_rated(browser: Browser) -> None:
    table = analysed(browser)
    page = browser.page(f"/table/{table}")
    found = analyses.stored_analysis(service_of(browser).store, table)
    assert found is not None
    side = found.sides[0]
    assert side.moments
    costly = next(change for change in side.moments if change.rating is not None)
    assert costly.rating is not None
    number = max(costly.rating.number, *costly.rating.later, 0) + 1
    assert f"/table/{table}/replay?at={number}" in page.attributes("href")
    moment = browser.page(f"/table/{table}/replay", at=number)
    assert "Chance of winning:" in moment.text
    assert "Chosen:" in moment.text
    assert "Chosen:" not in browser.page(f"/table/{table}/replay", at=0).text


def test_a_watcher_may_ask_and_sees_both_sides(browser: Browser, another: Callable[[], Browser]) -> None:
    table = finished(browser, "seven_ronin")
    watching = another()
    ask(watching, table)
    wait(watching, table)
    page = watching.page(f"/table/{table}")
    assert "Your play:" not in page.text
    assert len([tag for tag in page.tags if tag.name == "polyline"]) == 2


@pytest.mark.parametrize("language", ["pl", "it", "de"])
def test_it_is_told_in_every_language(browser: Browser, another: Callable[[], Browser], language: str) -> None:
    table = analysed(browser, "samurai_spirit")
    browser.client.headers["accept-language"] = language
    page = browser.page(f"/table/{table}")
    assert {"pl": "Szansa na zwycięstwo", "it": "Probabilità di vittoria", "de": "Gewinnchance"}[language] in page.text
    watching = another()
    watching.client.headers["accept-language"] = language
    assert [tag for tag in watching.page(f"/table/{table}").tags if tag.name == "polyline"]


def test_a_game_that_is_being_played_cannot_be_analysed(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    assert not is_asked_for(browser.page(f"/table/{table}"))
    answer = browser.post(f"/table/{table}/analysis", {"seat": ATTACKER})
    assert answer.status_code == 403
    assert browser.get(f"/table/{table}/analysis").status_code == 403


def test_what_fails_can_be_asked_for_again(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(browser, "seven_ronin")
    with monkeypatch.context() as patched:
        patched.setattr(analyses, "decisions_of", lambda *arguments: 1 / 0)
        ask(browser, table)
        wait(browser, table)
    page = browser.page(f"/table/{table}")
    assert "The analysis was interrupted." in page.text
    assert is_asked_for(page)
    ask(browser, table)
    wait(browser, table)
    assert "Your play:" in browser.page(f"/table/{table}").text


def test_a_decision_is_not_begun_while_a_bot_of_a_live_table_thinks(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = service_of(browser)
    table = finished(browser, "seven_ronin")
    live = browser.new_table("seven_ronin", "me", "random")
    browser.view(live, ATTACKER)
    waits: list[float] = []

    def note(seconds: float) -> None:
        waits.append(seconds)
        service.loaded[live].thinking = False

    monkeypatch.setattr(service.analyst.closing, "wait", note)
    service.loaded[live].thinking = True
    ask(browser, table)
    wait(browser, table)
    assert waits == [analyses.PAUSE]


def test_only_some_games_wait_to_be_analysed(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(browser, "seven_ronin")
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    answer = browser.submit(browser.page(f"/table/{table}"), "/analysis")
    assert answer.status_code == 409


# Without a request, and after a restart ------------------------------------------------------------------------------


def test_an_analysis_goes_on_after_a_restart(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends as one without an interruption, and what was rated is not rated again."""
    monkeypatch.setattr(analyses, "KEPT_EVERY", 1)
    table = analysed(browser)
    analyst = service_of(browser).analyst
    whole = analyst.result(table)
    assert whole is not None
    analyses.store_begun(service_of(browser).store, table, list(whole.ratings[:3]))
    assert analyst.result(table) is None
    submit, rated = analyst.submit, []

    def count(id: str, decision: Decision, budget: Budget) -> "Future[dict[str, Any]]":
        rated.append(decision.number)
        return submit(id, decision, budget)

    monkeypatch.setattr(analyst, "submit", count)
    service_of(browser).resume()
    wait(browser, table)
    assert analyst.result(table) == whole
    assert rated == [rating.number for rating in whole.ratings[3:]]


def test_ratings_of_another_game_are_not_continued(browser: Browser) -> None:
    table = analysed(browser)
    service = service_of(browser)
    whole = service.analyst.result(table)
    assert whole is not None
    for begun in (list(whole.ratings[1:3]), []):
        analyses.store_begun(service.store, table, begun)
        service.resume()
        wait(browser, table)
        assert service.analyst.result(table) == whole


def test_the_games_of_people_are_analysed_by_themselves(browser: Browser) -> None:
    analyst = service_of(browser).analyst
    analyst.automatic = True
    table = finished(browser, "seven_ronin")
    service_of(browser).archiver.submit(int).result()  # whatever was to be archived before
    wait(browser, table)
    assert analyst.result(table) is not None
