"""*My games*: what a browser plays and has played, its statistics, and files of it."""

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from io import StringIO

import pytest

from shiai.table.live_game import PEOPLE
from shiai.table.results import PlayedGame
from shiai.web.kit.rendering import words_in
from shiai.web.my_games import COLUMNS, finished_row, kind_of, statistics
from tests.web.browsers import Browser, finished
from tests.web.pages import Page

WON = PlayedGame(
    *("one", "seven_ronin", "", (PEOPLE, "level:3"), (0,), "attacker areas_held R7-12.2"),
    begun="2026-11-18T10:00:00",
    ended="2026-11-18T11:20:00",
    winners=(0,),
    rounds=5,
    choices=90,
)


def whole_game(browser: Browser) -> str:
    """A game that was played here from the beginning."""
    table = browser.new_table("seven_ronin", "me", "random")
    while (view := browser.wait(table, 0))["result"] == "open":
        names = list(view["choices"])
        browser.choose(table, 0, "done" if "done" in names else names[-1])
    browser.app.state.service.moments(table)
    return table


def test_a_new_browser_has_no_games_and_no_file_of_them(browser: Browser) -> None:
    page = browser.page("/games")
    assert "You have not played anything yet." in page.text
    assert json.loads(browser.get("/games/file").text)["games"] == []


def test_running_and_finished_games_are_listed(browser: Browser) -> None:
    running = browser.new_table("samurai_spirit", "me", "me", players=2)
    over = whole_game(browser)
    page = browser.page("/games")
    links = page.attributes("href")
    assert f"/table/{running}" in links
    assert f"/table/{over}/replay" in links
    assert page.named("table")


def test_nobody_sees_the_games_of_others(browser: Browser, another: Callable[[], Browser]) -> None:
    over = whole_game(browser)
    stranger = another()
    assert over not in stranger.get("/games").text
    assert over not in stranger.get("/games/file").text


def test_the_page_is_linked_from_home_and_from_the_foot_of_every_page(browser: Browser) -> None:
    whole_game(browser)
    assert browser.page("/").attributes("href").count("/games") == 2
    assert "/games" in browser.page("/help").attributes("href")


def test_home_lists_only_the_latest_finished_games(browser: Browser) -> None:
    for _ in range(7):
        finished(browser, "seven_ronin")
    assert len([href for href in browser.page("/").attributes("href") if href.endswith("/replay")]) == 5


def test_long_lists_go_on_at_the_next_page(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shiai.web.routes_games.LISTED", 2)
    tables = {finished(browser, "seven_ronin") for _ in range(3)}
    first, second = browser.page("/games"), browser.page("/games", after=2)
    assert "/games?after=2" in first.attributes("href")
    listed = [href for page in (first, second) for href in page.attributes("href") if href.endswith("/replay")]
    assert {href.split("/")[2] for href in listed} == tables


def test_files_have_every_game_as_json_and_as_a_table(browser: Browser) -> None:
    over, brought = whole_game(browser), finished(browser, "samurai_spirit", players=3)
    games = json.loads(browser.get("/games/file", **{"as": "json"}).text)["games"]
    assert {game["table"] for game in games} == {over, brought}
    assert {game["table"]: game["counts"] for game in games} == {over: True, brought: False}
    answer = browser.get("/games/file", **{"as": "csv"})
    assert answer.headers["content-disposition"] == 'attachment; filename="shiai-games.csv"'
    rows = list(csv.DictReader(StringIO(answer.text)))
    assert tuple(rows[0]) == COLUMNS
    assert {row["table"] for row in rows} == {over, brought}


def test_wrong_questions_are_answered_with_a_reason(browser: Browser) -> None:
    answer = browser.get("/games/file", **{"as": "xml"})
    assert answer.status_code == 422
    assert "possible are: json, csv" in Page(answer.text).text
    for after in ("-1", "many", "99999999"):
        assert browser.get("/games", after=after).status_code == 422


# Statistics -----------------------------------------------------------------------------------------------------------


def test_statistics_are_by_game_kind_and_level() -> None:
    defended = replace(WON, table="two", own=(1,), players=("level:3", PEOPLE))
    stronger = replace(WON, table="three", players=(PEOPLE, "level:4"))
    (found,) = statistics([WON, WON, defended, stronger], "en")
    assert found.title == "7 Ronin"
    rows = [(row.kind, row.level, row.games, row.won) for row in found.rows]
    assert rows == [("Attacker", "Level 3", 2, 2), ("Attacker", "Level 4", 1, 1), ("Defender", "Level 3", 1, 0)]
    assert found.rows[0].share == "100 % (34–100 %)"
    assert (found.rows[0].streaks, found.rows[0].rounds, found.rows[0].fastest) == ("2 (2)", "5", "1 h 20 min")
    assert (found.rows[2].rounds, found.rows[2].fastest) == ("–", "–")


def test_kinds_of_games_have_names_also_if_their_options_are_unknown() -> None:
    spirit = replace(WON, game="samurai_spirit", options="players=3 difficulty=heroic")
    assert kind_of(spirit, words_in("de", "samurai_spirit")).startswith("3 Personen")
    strange = replace(WON, options="colour=blue")
    assert kind_of(strange, words_in("en", "seven_ronin")) == "Standard"
    assert finished_row(replace(WON, game="chess"), "en") is None
