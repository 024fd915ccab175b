"""What people set about questions: the page of settings, the button that declines a whole turn, and confirming."""

import re
from collections.abc import Callable

import pytest

from shiai.table import service as service_module
from tests.web.browsers import SEATS, Browser, join
from tests.web.pages import Page


@pytest.fixture
def friend(another: Callable[[], Browser]) -> Browser:
    """A second browser."""
    return another()


def duel(browser: Browser, deal: str = "duel") -> str:
    """A duel of Way of the Samurai; returns the table's id."""
    answer = browser.post("/new/way_of_the_samurai", {"deal": deal, "seat-0": "me"})
    found = re.search(r"/table/([\w-]+)", str(answer.url))
    assert found, answer.text
    return found[1]


def asked(browser: Browser, table: str) -> str:
    """The step that asks seat 0."""
    position = browser.view(table, 0)["position"]
    found = re.search(r"^steps: (.*)$", position, re.MULTILINE)
    assert found
    return found[1].split()[-1].partition("(")[0]


def play_until(browser: Browser, table: str, wanted: str) -> bool:
    """Choose the last choice until this is asked; whether it ever is."""
    while browser.view(table, 0)["result"] == "open":
        if asked(browser, table) == wanted:
            return True
        browser.choose(table, 0, list(browser.view(table, 0)["choices"])[-1])
    return False


def chosen(page: Page) -> dict[str, str]:
    """The settings as the page shows them."""
    tags = [tag.attributes for tag in page.named("input") if "checked" in tag.attributes]
    return {tag["name"]: tag["value"] for tag in tags}


def test_settings_are_kept_and_reset(browser: Browser, friend: Browser) -> None:
    usual = {"reactions": "fits", "formalities": "made", "confirm": "never"}
    assert chosen(browser.page("/settings")) == usual
    changed = browser.submit(browser.page("/settings"), "/settings/questions", reactions="always", confirm="final")
    assert chosen(Page(changed.text)) == usual | {"reactions": "always", "confirm": "final"}
    assert chosen(friend.page("/settings")) == usual
    browser.submit(browser.page("/settings"), "/settings/questions", "yes")
    assert chosen(browser.page("/settings")) == usual


def test_unknown_values_change_nothing(browser: Browser) -> None:
    browser.post("/settings/questions", {"reactions": "sometimes", "confirm": ""})
    assert chosen(browser.page("/settings"))["reactions"] == "fits"


def test_a_window_is_asked_only_of_people_who_want_it(browser: Browser) -> None:
    browser.post("/settings/questions", {"reactions": "always"})
    assert play_until(browser, duel(browser), "strike")
    browser.post("/settings/questions", {"reset": "yes"})
    assert not play_until(browser, duel(browser), "strike")


def test_the_page_offers_to_decline_all_reactions_of_the_turn(browser: Browser) -> None:
    browser.post("/settings/questions", {"reactions": "always"})
    table = duel(browser)
    assert "rest" not in browser.page(f"/table/{table}").attributes("id")
    assert play_until(browser, table, "strike")
    page = browser.page(f"/table/{table}")
    assert "rest" in page.attributes("id")
    form = dict(page.form_to("/choices").values)
    answer = browser.post(f"/table/{table}/choices", {**form, "rest": "yes"})
    assert answer.status_code == 200
    assert asked(browser, table) not in ("strike", "before_counter", "end_of_exchange")
    refused = browser.post(f"/table/{table}/choices", {**form, "sequence": 999, "rest": "yes"})
    assert refused.status_code == 409


def test_a_choice_that_cannot_be_undone_is_confirmed(browser: Browser, friend: Browser) -> None:
    samurai = "kyuzo,kanbei,gorobei"  # nobody hands cards on, so the first question is what to do
    table = browser.new_table("samurai_spirit", "me", "open", "heuristic", players=3, samurai=samurai)
    join(browser, friend, table, 1, "Ben")
    browser.post("/settings/questions", {"confirm": "final"})
    while "fight" not in browser.view(table, 0)["choices"]:  # luck decides who begins
        if "pass" in friend.view(table, 1)["choices"]:
            friend.choose(table, 1, "pass")
    view = browser.view(table, 0)
    sent = {"seat": 0, "sequence": view["sequence"], "choice": "fight"}
    answer = browser.post(f"/table/{table}/choices", sent)
    assert answer.status_code == 409
    assert "confirm" in Page(answer.text).attributes("id")
    assert browser.view(table, 0)["sequence"] == view["sequence"]
    granted = browser.post(f"/table/{table}/choices", {**sent, "confirmed": "yes"})
    assert granted.status_code == 200
    assert browser.view(table, 0)["sequence"] > view["sequence"]


def test_nothing_is_confirmed_alone_or_while_it_can_be_undone(browser: Browser, friend: Browser) -> None:
    browser.post("/settings/questions", {"confirm": "final"})
    alone = browser.new_table("samurai_spirit", "me", "heuristic", "heuristic", players=3)
    view = browser.wait(alone, 0)
    sent = {"seat": 0, "sequence": view["sequence"], "choice": "fight"}
    assert browser.post(f"/table/{alone}/choices", sent).status_code == 200
    plan = browser.new_table("seven_ronin", "me", "open")
    join(browser, friend, plan, SEATS["defender"], "Ben")
    sent = {"seat": 0, "sequence": browser.view(plan, 0)["sequence"], "choice": "place inn"}
    assert browser.post(f"/table/{plan}/choices", sent).status_code == 200


def senjutsu(browser: Browser, opponent: str) -> str:
    """A duel of Senjutsu with a fixed deal, between heroes who often could have an Instant; returns the table's id."""
    heroes = {"option-hero_1": "student", "option-hero_2": "student"}
    answer = browser.post("/new/senjutsu", {"deal": "quick", "seat-0": "me", "seat-1": opponent, **heroes})
    found = re.search(r"/table/([\w-]+)", str(answer.url))
    assert found, answer.text
    return found[1]


def test_alone_among_bots_nobody_declines_without_a_choice(browser: Browser) -> None:
    table = senjutsu(browser, "heuristic")
    for _ in range(30):
        view = browser.wait(table, 0)
        if view["result"] != "open":
            break
        assert list(view["choices"]) != ["pass"]
        browser.choose(table, 0, list(view["choices"])[-1])


def test_among_people_a_seat_waits_until_the_others_may_know(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "thinking_time", lambda: 3600.0)
    table = senjutsu(browser, "here")
    for _ in range(60):
        offered = [list(browser.view(table, seat)["choices"]) for seat in (0, 1)]
        if not any(offered):
            break
        seat = 0 if offered[0] else 1
        assert offered[seat] != ["pass"]
        browser.choose(table, seat, offered[seat][-1])
    waiting = browser.view(table, 0)["waiting_for"]
    assert len(waiting) == 1
    seat = ("first", "second").index(waiting[0]) if waiting[0] in ("first", "second") else int(waiting[0][-1]) - 1
    page = browser.page(f"/table/{table}", seat=seat)
    assert "data-yours" not in page.named("body")[0].attributes
    assert "The others learn it in a moment." in page.text
