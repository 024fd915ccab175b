"""The end of a game on its page: who won, the story with links into the replay, numbers, and playing again."""

import re
from collections.abc import Callable

import pytest

import shiai
from shiai.table import again
from shiai.table.ending import story_of
from shiai.table.service import TableService
from tests.web.browsers import SEATS, Browser, finished, join
from tests.web.pages import Page

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
OPTIONS: dict[str, dict[str, object]] = {
    "seven_ronin": {},
    "samurai_spirit": {"players": 3},
    "way_of_the_samurai": {"mode": "clan"},
    "senjutsu": {},
    "senjutsu_solo": {"mode": "horde"},
}


def service_of(browser: Browser) -> TableService:
    service: TableService = browser.app.state.service
    return service


def table_of(address: object) -> str:
    """The table in an address."""
    found = re.search(r"/table/([\w-]+)", str(address))
    assert found
    return found[1]


def ways(page: Page) -> list[str]:
    """The ways to play again that a page offers."""
    return [button.value for form in page.forms if form.action.endswith("/again") for button in form.buttons]


def played(browser: Browser, friend: Browser) -> str:
    """A finished game of two people, whom the same luck lets play the last choices."""
    table = browser.new_table("seven_ronin", "me", "open")
    join(browser, friend, table, DEFENDER, "Ben")
    people = {ATTACKER: browser, DEFENDER: friend}
    while True:
        for seat, person in people.items():
            view = person.view(table, seat)
            if view["result"] != "open":
                return table
            if view["choices"]:
                names = list(view["choices"])
                person.choose(table, seat, "done" if "done" in names else names[-1])


@pytest.mark.parametrize("game", OPTIONS)
def test_the_end_tells_the_story_with_links_into_the_replay(browser: Browser, game: str) -> None:
    table = finished(browser, game, **OPTIONS[game])
    page = browser.page(f"/table/{table}")
    links = [href for href in page.attributes("href") if "/replay?at=" in href]
    with service_of(browser).locked(table) as loaded:
        numbers = [told.number for told in story_of(loaded.table.game)]
    assert links == [f"/table/{table}/replay?at={number}" for number in numbers]
    for link in links:
        moment = browser.page(link.partition("?")[0], at=int(link.rpartition("=")[2]))
        assert f"Moment {link.rpartition('=')[2]} of" in moment.text
    assert "In numbers" in page.text
    assert "Rounds" in page.text


def test_while_the_game_goes_on_nothing_of_its_end_is_there(browser: Browser) -> None:
    page = browser.page(f"/table/{browser.new_table('seven_ronin', 'me', 'random')}")
    part = next(tag for tag in page.tags if tag.attributes.get("id") == "over")
    assert "hidden" in part.attributes
    assert ways(page) == []
    assert "The story" not in page.text


def test_a_look_at_the_past_hides_the_end(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    assert "The story" in browser.page(f"/table/{table}").text
    assert "The story" not in browser.page(f"/table/{table}", moment=1).text


def test_it_says_whom_one_has_won_or_lost_against(browser: Browser) -> None:
    text = browser.page(f"/table/{finished(browser, 'seven_ronin')}").text
    assert "You win as Attacker against" in text or "(Defender) wins; you played Attacker." in text


def test_a_score_has_a_scale_and_best_runs(browser: Browser) -> None:
    page = browser.page(f"/table/{finished(browser, 'way_of_the_samurai', mode='clan')}")
    assert "What the score means" in page.text
    assert "21 and more" in page.text
    assert "Best runs" in page.text
    reached = [tag for tag in page.named("li") if tag.attributes.get("aria-current") == "true"]
    assert len(reached) == 2  # on the scale, and among the runs


def test_better_runs_stand_above_this_one(browser: Browser) -> None:
    tables = [finished(browser, "way_of_the_samurai", mode="clan") for _ in range(3)]
    service = service_of(browser)
    for table in tables:
        service.moments(table)
    with service.store.writing() as connection:
        connection.exec_driver_sql("update runs set round = 90 where table_id = ?", (tables[0],))
        connection.exec_driver_sql("update runs set backs = 9 where table_id = ?", (tables[1],))
    page = browser.page(f"/table/{tables[2]}")
    links = [href for href in page.attributes("href") if href.endswith("/replay")]
    assert links.index(f"/table/{tables[0]}/replay") < links.index(f"/table/{tables[1]}/replay")


@pytest.mark.parametrize("game", [game.id for game in shiai.all_games() if game.face.runs])
def test_games_with_best_runs_name_them_in_every_language(browser: Browser, game: str) -> None:
    options: dict[str, object] = {"players": 3, "difficulty": "easy"} if game == "samurai_spirit" else OPTIONS[game]
    service_of(browser).moments(finished(browser, game, **options))
    for language in ("en", "pl", "it", "de"):
        browser.client.headers["accept-language"] = language
        assert browser.get(f"/new/{game}").status_code == 200


# Again ----------------------------------------------------------------------------------------------------------------


def test_one_click_starts_the_next_game(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    page = browser.page(f"/table/{table}")
    assert ways(page) == [again.NEW, again.SWAP, again.SAME]
    new = table_of(browser.submit(page, "/again", again.SWAP).url)
    assert new != table
    browser.wait(new, DEFENDER)
    assert browser.get(f"/api/tables/{new}", seat=ATTACKER).status_code == 403


def test_an_unknown_way_is_refused_with_a_reason(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    answer = browser.post(f"/table/{table}/again", {"how": "sideways"})
    assert answer.status_code == 409
    assert "possible are: new, swap, same" in Page(answer.text).text


def test_friends_are_asked_and_all_go_on_together(browser: Browser, another: Callable[[], Browser]) -> None:
    friend, watcher = another(), another()
    table = played(browser, friend)
    page = browser.page(f"/table/{table}")
    assert "The others are asked first" in page.text
    waiting = browser.submit(page, "/again", again.SWAP)
    assert table_of(waiting.url) == table
    assert "Still to answer: Ben" in Page(waiting.text).text
    asked = friend.page(f"/table/{table}")
    assert "would like to play again" in asked.text
    assert ways(asked) == []
    assert not [form for form in watcher.page(f"/table/{table}").forms if form.action.endswith("/rematch")]
    friend.submit(asked, "/rematch", "accept")
    for person, seat in ((browser, DEFENDER), (friend, ATTACKER)):
        link = next(tag for tag in person.page(f"/table/{table}").named("a") if "data-go" in tag.attributes)
        assert person.view(table_of(link.attributes["href"]), seat)["result"] == "open"


def test_a_request_is_refused_or_withdrawn(browser: Browser, another: Callable[[], Browser]) -> None:
    friend = another()
    table = played(browser, friend)
    for refuser in (friend, browser):
        browser.submit(browser.page(f"/table/{table}"), "/again", again.NEW)
        refuser.submit(refuser.page(f"/table/{table}"), "/rematch", "decline")
        assert again.NEW in ways(browser.page(f"/table/{table}"))
    sent = {"seat": DEFENDER, "sequence": 0, "do": "accept"}
    assert friend.post(f"/table/{table}/rematch", sent).status_code == 409
    assert friend.post(f"/table/{table}/rematch", {**sent, "do": "dance"}).status_code == 409
    assert friend.post(f"/table/{table}/rematch", {**sent, "seat": ATTACKER}).status_code == 403


@pytest.mark.parametrize("ending", ["again", "rematch"])
def test_nobody_asks_for_another_game_while_one_is_played(
    browser: Browser, another: Callable[[], Browser], ending: str
) -> None:
    friend = another()
    table = browser.new_table("seven_ronin", "me", "open")
    join(browser, friend, table, DEFENDER, "Ben")
    answer = browser.post(f"/table/{table}/{ending}", {"seat": ATTACKER, "do": "accept", "how": "new"})
    assert answer.status_code in (403, 409)


def test_at_one_screen_the_winner_is_named_instead_of_you(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "me")
    while (view := browser.wait(table, ATTACKER, DEFENDER))["result"] == "open":
        seat = SEATS[view["seat"]]
        names = list(view["choices"])
        browser.choose(table, seat, "done" if "done" in names else names[-1])
    text = browser.page(f"/table/{table}").text
    assert "Victory for Attacker." in text or "Victory for Defender." in text
    assert "You have" not in text
