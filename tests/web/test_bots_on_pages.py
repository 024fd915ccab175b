"""Bots on the pages: levels in the form, badges at the table, that they think, hints with reasons, why they chose."""

from threading import Event
from typing import Any, Final

import pytest

import shiai
from shiai.bots.explanation import Candidate, Explanation
from shiai.core.game import AnyGame
from shiai.core.messages import Message
from shiai.i18n import languages
from shiai.table import hints
from shiai.table.live_game import PEOPLE
from shiai.table.measures import measured_sentence
from shiai.table.opinion import pack_opinion
from shiai.table.table_bots import LEVEL_BOTS, OTHER_BOTS, level_bots
from shiai.web.kit.rendering import words_in
from shiai.web.presets import presets_of
from tests.table.test_bots_at_the_table import finished_record
from tests.web.browsers import SEATS, Browser, finished
from tests.web.pages import Page
from tests.web.test_pages import PLAN, say, table_of

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
LONG_THINKER: Final = "search:iterations=9999999"


# Setting up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_form_offers_people_levels_and_other_bots(browser: Browser, language: str) -> None:
    browser.client.headers["accept-language"] = language
    page = browser.page("/new/seven_ronin")
    offered = [tag.attributes["value"] for tag in page.named("option")]
    for spec in ("me", "here", "open", *LEVEL_BOTS, *OTHER_BOTS):
        assert offered.count(spec) == 2  # one for each seat
    groups = [tag.attributes["label"] for tag in page.named("optgroup")]
    assert groups[:3] == [say(f"page-setup-{group}", language) for group in ("people", "bots", "others")]
    for number in range(1, 7):
        assert say(f"page-level-{number}-says", language) in page.text
    assert dict(page.form_to("/new/seven_ronin").values)["seat-0"] == "level:3"


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_the_form_offers_the_levels_of_the_game_and_says_how_often_they_win(browser: Browser, game: AnyGame) -> None:
    page = browser.page(f"/new/{game.id}")
    offered = {tag.attributes["value"] for tag in page.named("option")}
    assert offered & set(LEVEL_BOTS) == set(level_bots(game))
    for number in range(1, len(level_bots(game)) + 1):
        assert measured_sentence(game, number, words_in("en", game.id)) in page.text


def test_ready_made_games_have_bots_of_the_third_level_or_the_highest(browser: Browser) -> None:
    players = {seat for game in shiai.all_games() for preset in presets_of(game) for seat in preset.seats}
    assert players == {"me", "here", "open", "level:3", "level:2"}  # the highest of Senjutsu alone


def test_whoever_has_not_won_yet_plays_against_the_gentlest_bot_but_with_good_partners(browser: Browser) -> None:
    assert say("page-home-level", number=1) in browser.page("/").text
    rivals = table_of(browser.post("/play/seven_ronin").url)
    partners = table_of(browser.post("/play/samurai_spirit").url)
    info = browser.app.state.service.store.info
    assert info(rivals).players == ("level:1", PEOPLE)
    assert info(partners).players == (PEOPLE, "level:2", "level:2")  # the highest


def test_the_form_refuses_bots_that_could_think_for_hours(browser: Browser) -> None:
    answer = browser.post("/new/seven_ronin", {"seat-0": "me", "seat-1": LONG_THINKER})
    assert answer.status_code == 422
    assert "does not play at tables" in Page(answer.text).text
    assert "level:6" in Page(answer.text).text
    assert not browser.page("/").form_to("/upload").id


# At the table ---------------------------------------------------------------------------------------------------------


def test_a_bot_shows_its_level_and_that_it_is_fair(browser: Browser) -> None:
    table = browser.new_table("samurai_spirit", "me", "level:2", "heuristic", players=3)
    browser.wait(table, 0)
    page = browser.page(f"/table/{table}")
    assert say("page-level-2-name") in page.text
    assert say("page-bot-level", number=2) in page.text
    badges = [tag for tag in page.named("span") if tag.attributes.get("class") == "seat-fair"]
    assert [badge.attributes["title"] for badge in badges] == [say("page-bot-fair")] * 2
    (level,) = [tag for tag in page.named("span") if tag.attributes.get("class") == "seat-level"]
    measured = measured_sentence(shiai.game("samurai_spirit"), 2, words_in("en", "samurai_spirit"))
    said = f"Level 2: {say('page-level-2-name')}. {say('page-level-2-says')} {measured}"
    assert level.attributes["title"] == said.strip()


def test_the_form_says_how_strong_the_chosen_bot_is(browser: Browser) -> None:
    answer = browser.post("/new/seven_ronin", {"seat-0": "level:5", "seat-1": "me", "check": "yes"})
    helps = [tag for tag in Page(answer.text).named("span") if tag.attributes.get("id") == "seat-0-says"]
    assert len(helps) == 1
    assert answer.text.count(say("page-level-5-says")) == 2  # beside the seat and in the list of levels
    assert 'id="seat-1-says"' not in answer.text


def test_the_page_says_that_a_bot_is_thinking(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "level:1", "me")
    busy = Event()
    try:
        browser.app.state.service.workers.submit(busy.wait)
        assert say("page-table-thinking", names="") not in browser.page(f"/table/{table}").text  # people plan first
        browser.choose(table, DEFENDER, *PLAN, "done")
        page = browser.page(f"/table/{table}")
        names = f"{say('page-level-1-name')} ({say('name-attacker')})"
        assert say("page-table-thinking", names=names) in page.text
        assert [tag.attributes["content"] for tag in page.named("meta") if "http-equiv" in tag.attributes] == ["2"]
    finally:
        busy.set()
    browser.wait(table, DEFENDER)
    page = browser.page(f"/table/{table}")
    assert say("page-table-thinking", names=names) not in page.text
    assert not [tag for tag in page.named("meta") if "http-equiv" in tag.attributes]


# Hints ----------------------------------------------------------------------------------------------------------------


def bars(page: Page) -> list[int]:
    """How long the bars of an opinion are, of a hundred."""
    return [int(tag.attributes["width"]) for tag in page.named("rect") if tag.attributes.get("class") == "bar-part"]


def test_a_hint_has_up_to_three_choices_with_bars_figures_and_reasons(browser: Browser) -> None:
    table = browser.new_table("samurai_spirit", "me", "random", players=2)
    browser.wait(table, 0)
    page = Page(browser.do(table, 0, "hint").text)
    assert 1 <= len(bars(page)) <= 3
    chance = say("page-advice-chance", percent=bars(page)[0])
    assert chance in page.text
    assert [tag for tag in page.named("ul") if tag.attributes.get("class") == "reasons"]


def with_hint(browser: Browser, monkeypatch: pytest.MonkeyPatch, data: dict[str, Any]) -> Page:
    """The page after a hint that says this about the first choice."""
    monkeypatch.setattr(hints, "give_hint", lambda _table, view, seat, _seed: data | {"actions": [view.legal(seat)[0]]})
    table = browser.new_table("seven_ronin", "me", "random")
    return Page(browser.do(table, ATTACKER, "hint").text)


def test_choices_stand_in_the_order_of_their_figures(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the adviser prefers one that looks slightly worse, because it has tried it more often."""
    found = (Candidate(0, 1.0, 0.38, 200), Candidate(1, 0.0, 0.4, 60), Candidate(2, 0.0, 0.2, 40))
    hint = pack_opinion(Explanation("search", found, ()))
    monkeypatch.setattr(
        hints, "give_hint", lambda _table, view, seat, _seed: hint | {"actions": list(view.legal(seat)[:3])}
    )
    table = browser.new_table("seven_ronin", "me", "random")
    page = Page(browser.do(table, ATTACKER, "hint").text)
    assert bars(page) == [70, 69, 60]
    rows = [tag.attributes.get("class") for tag in page.named("li") if "is-chosen" in tag.attributes.get("class", "")]
    assert rows == ["is-chosen"]
    assert say("page-advice-advised") in page.text


def test_varied_choices_stand_in_the_order_of_their_shares(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    found = (Candidate(0, 0.5, -0.1, 11), Candidate(1, 0.3, -0.04, 7), Candidate(2, 0.2, 0.02, 2))
    hint = pack_opinion(Explanation("search", found, ()))
    monkeypatch.setattr(
        hints, "give_hint", lambda _table, view, seat, _seed: hint | {"actions": list(view.legal(seat)[:3])}
    )
    table = browser.new_table("seven_ronin", "me", "random")
    page = Page(browser.do(table, ATTACKER, "hint").text)
    assert bars(page) == [50, 30, 20]
    assert say("page-advice-chance", percent=45) in page.text


def test_a_hint_from_habit_has_no_chance(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    explanation = Explanation("heuristic", (Candidate(0, 0.85, 0.0, 17),), ())
    page = with_hint(browser, monkeypatch, pack_opinion(explanation))
    assert bars(page) == [85]
    assert say("page-advice-share", percent=85) in page.text
    assert say("page-advice-chance", percent=50) not in page.text


def test_a_reason_without_words_is_left_out(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = (Message("reason-forced", {}, ""), Message("reason-of_old", {}, ""), Message("reason-mixed", {}, ""))
    page = with_hint(browser, monkeypatch, pack_opinion(Explanation("search", (Candidate(0, 0.5, 0.2, 9),), reasons)))
    assert bars(page) == [60]
    assert say("page-advice-tries", number=9) in page.text
    stored = [place for place, tag in enumerate(page.tags) if tag.attributes.get("class") == "reasons"]
    assert [tag.name for tag in page.tags[stored[0] : stored[0] + 3]][:2] == ["ul", "li"]
    assert page.tags[stored[0] + 2].name != "li"
    assert say("reason-forced") in page.text


# After the game -------------------------------------------------------------------------------------------------------


def moments_of(browser: Browser, table: str, seat: int) -> list[int]:
    """The moments after which a seat chose."""
    moments = browser.app.state.service.moments(table)
    return [number for number in range(len(moments) - 1) if moments[number + 1].seat == seat]


def test_a_bot_says_why_when_the_game_is_over(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    number = moments_of(browser, table, DEFENDER)[2]
    page = browser.page(f"/table/{table}/replay", at=number, eyes=DEFENDER)
    assert say("page-why-help") not in page.text
    answer = browser.submit(page, "/why", str(number))
    assert answer.status_code == 200
    assert str(answer.url).endswith(f"/replay?at={number}&eyes={DEFENDER}#why")
    told = Page(answer.text)
    assert say("page-why-help") in told.text
    assert [tag.name for tag in told.tags if tag.attributes.get("class") == "is-chosen"] == ["li"]
    assert 1 <= len(bars(told)) <= 4
    assert not [form for form in told.forms if form.action.endswith("/why")]


def test_the_replay_leads_to_what_the_bot_knew(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    number = moments_of(browser, table, DEFENDER)[2]
    page = browser.page(f"/table/{table}/replay", at=number)
    assert say("page-after-bot") in page.text
    assert f"/table/{table}/replay?at={number}&eyes={DEFENDER}" in page.attributes("href")
    knew = browser.page(f"/table/{table}/replay", at=number, eyes=DEFENDER)
    assert say("page-after-bot-help", name=say("page-bot-random"), choice="|").partition("|")[0] in knew.text
    assert planned(page) > planned(knew) == 0


def planned(page: Page) -> int:
    """The areas in which ninja of a plan are drawn that was not revealed yet."""
    plots = [tag for tag in page.tags if "plot" in tag.attributes.get("class", "").split()]
    return len([plot for plot in plots if "data-planned" in plot.attributes])


def test_people_are_not_asked_why(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    number = moments_of(browser, table, ATTACKER)[0]
    page = browser.page(f"/table/{table}/replay", at=number)
    assert not [form for form in page.forms if form.action.endswith("/why")]
    assert browser.post(f"/table/{table}/why", {"at": number}).status_code == 409


def test_nobody_is_asked_why_while_the_game_goes_on(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "level:1")
    assert browser.post(f"/table/{table}/why", {"at": 0}).status_code == 403


def test_bots_that_do_not_come_to_tables_have_a_name_but_are_not_asked(browser: Browser) -> None:
    record = finished_record(LONG_THINKER).encode()
    table = table_of(browser.client.post("/upload", files={"record": ("game.shiai", record)}).url)
    number = moments_of(browser, table, DEFENDER)[0]
    page = browser.page(f"/table/{table}/replay", at=number)
    assert say("page-bot-other", spec=LONG_THINKER) in page.text
    assert not [form for form in page.forms if form.action.endswith("/why")]
    assert browser.post(f"/table/{table}/again").status_code == 422
