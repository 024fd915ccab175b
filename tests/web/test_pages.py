"""What people do on the pages, from the first visit to the replay, with nothing but links and forms."""

from collections.abc import Callable
from typing import Final

import pytest

from shiai import registry
from shiai.rulebooks import book_of
from shiai.web.kit.rendering import words_in
from shiai.web.presets import presets_of
from tests.web.browsers import SEATS, Browser, finished, join
from tests.web.pages import Page

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
PLAN: Final = (
    *("assign hayai watchtower", "assign kabe inn", "assign musashi well", "assign taiko granary"),
    *("assign tasuke shrine", "assign yobu passage", "assign yumi animal_pen"),
)


def table_of(address: object) -> str:
    """The id of the table in an address."""
    return str(address).partition("/table/")[2].partition("?")[0].partition("/")[0]


def say(id: str, language: str = "en", **values: str | int) -> str:
    """A sentence of the pages; which words it has is the affair of the catalogues."""
    return " ".join(words_in(language, "seven_ronin").say(id, **values).split())


def press(browser: Browser, table: str, choice: str, **query: str | int) -> Page:
    """Press the button of a choice on the page of a table."""
    answer = browser.submit(browser.page(f"/table/{table}", **query), "/choices", choice)
    page = Page(answer.text)
    assert answer.status_code == 200, page.text[:500]
    return page


def tool(browser: Browser, table: str, name: str) -> Page:
    """Press undo, reset, redo, allow or refuse."""
    answer = browser.submit(browser.page(f"/table/{table}"), "/undo", name)
    page = Page(answer.text)
    assert answer.status_code == 200, page.text[:500]
    return page


def offered(page: Page) -> list[str]:
    """The choices that the page offers."""
    return page.form_with_id("choices").choices()


def undo_tools(page: Page) -> set[str]:
    """Which of undo, reset, redo, allow and refuse the page offers."""
    return {choice for form in page.forms if form.action.endswith("/undo") for choice in form.choices()}


@pytest.fixture
def friend(another: Callable[[], Browser]) -> Browser:
    """A second browser."""
    return another()


@pytest.fixture
def shared(browser: Browser, friend: Browser) -> str:
    """A table of 7 Ronin: Ann attacks in the first browser, Ben defends in the second."""
    browser.post("/settings", {"name": "Ann"})
    answer = browser.submit(browser.page("/new/seven_ronin", preset="friend"), "/new/seven_ronin")
    table = table_of(answer.url)
    assert str(answer.url).endswith("/seats")
    join(browser, friend, table, DEFENDER, "Ben")
    return table


# Home, settings, rules, help ------------------------------------------------------------------------------------------


def test_home_names_four_games_and_offers_those_that_are_there(browser: Browser) -> None:
    page = browser.page("/")
    for title in ("7 Ronin", "Samurai Spirit", "Way of the Samurai", "Senjutsu"):
        assert title in page.text
    assert {form.action for form in page.forms if form.action.startswith("/play/")} == {
        f"/play/{id}" for id in registry.games()
    }
    assert {href for href in page.attributes("href") if href.startswith("/new/")} == {
        f"/new/{id}" for id in registry.games()
    }


@pytest.mark.parametrize("game", registry.games())
def test_play_now_leads_to_a_table_in_one_click(browser: Browser, game: str) -> None:
    answer = browser.submit(browser.page("/"), f"/play/{game}")
    assert answer.status_code == 200
    table = table_of(answer.url)
    seat = presets_of(registry.game(game))[0].seats.index("me")
    browser.wait(table, seat)
    page = browser.page(f"/table/{table}")
    assert offered(page) or [href for href in page.attributes("href") if "pick=" in href]
    home = browser.page("/")
    assert f"/table/{table}" in home.attributes("href")
    assert say("page-home-your-turn") in home.text


@pytest.mark.parametrize("language", ["en", "pl", "it", "de"])
def test_the_footer_says_which_engine_runs_and_how_to_get_the_fast_one(browser: Browser, language: str) -> None:
    browser.post("/settings", {"language": language, "theme": "light"})
    text = browser.page("/rules").text
    assert say("page-engine-pure", language).replace("`", "") in text
    assert "make fast" in text


def test_a_language_stays_and_leads_back_to_the_same_page(browser: Browser) -> None:
    for language in ("pl", "it", "de", "en"):
        page = browser.page("/rules")
        form = next(form for form in page.forms if "language" in [name for name, _ in form.values])
        headers = {"referer": "http://testserver/rules"}
        answer = browser.client.post(form.action, data={"language": language}, headers=headers)
        assert answer.url.path == "/rules"
        again = browser.page("/rules")
        assert again.named("html")[0].attributes["lang"] == language
        assert again.text.startswith(say("page-rules", language))


def test_a_theme_stays_until_another_is_chosen(browser: Browser) -> None:
    for theme in ("dark", "light"):
        browser.submit(browser.page("/"), "/settings", theme)
        assert browser.page("/").named("html")[0].attributes["data-theme"] == theme
    browser.submit(browser.page("/"), "/settings", "system")
    assert "data-theme" not in browser.page("/").named("html")[0].attributes


def test_speed_and_sound_stay_as_they_were_set(browser: Browser) -> None:
    def now() -> tuple[str, str]:
        frame = browser.page(table).named("html")[0].attributes
        return frame["data-speed"], frame["data-sound"]

    table = f"/table/{browser.new_table('seven_ronin', 'me', 'open')}"
    assert now() == ("normal", "off")
    form = next(form for form in browser.page(table).forms if ("speed", "normal") in form.values)
    assert ("sound", "off") in form.values
    browser.post(form.action, {"speed": "slow", "sound": "on"})
    assert now() == ("slow", "on")
    browser.post("/settings", {"theme": "dark", "speed": "never", "sound": "loud"})
    assert now() == ("slow", "on")
    browser.post("/settings", {"speed": "off"})
    assert now() == ("off", "on")


def test_a_cookie_from_before_speed_and_sound_is_still_read(browser: Browser) -> None:
    browser.client.cookies.set("shiai_look", "de.dark")
    frame = browser.page("/").named("html")[0].attributes
    assert (frame["lang"], frame["data-theme"], frame["data-speed"]) == ("de", "dark", "normal")


def test_nonsense_settings_change_nothing(browser: Browser) -> None:
    browser.post("/settings", {"language": "de", "theme": "dark"})
    assert browser.post("/settings", {"language": "xx", "theme": "pink"}).status_code == 200
    html = browser.page("/").named("html")[0].attributes
    assert (html["lang"], html["data-theme"]) == ("de", "dark")


def test_a_name_is_cleaned_shortened_and_escaped(browser: Browser) -> None:
    browser.post("/settings", {"name": "  <b>Ann</b>\n\x07 " + "x" * 50})
    page = browser.page("/")
    name = next(value for value in page.attributes("value") if value.startswith("<b>Ann"))
    assert len(name) <= 24
    assert "\n" not in name
    assert "<b>Ann" not in browser.get("/").text


def test_rules_are_found_by_book_clause_and_search(browser: Browser) -> None:
    books = [href for href in browser.page("/rules").attributes("href") if href.startswith("/rules/")]
    assert {f"/rules/{book_of(id)}" for id in registry.games()} <= set(books)
    assert browser.page("/rules/senjutsu_solo").attributes("id") == browser.page("/rules/senjutsu").attributes("id")
    for book in books:
        assert browser.get(book).status_code == 200
    clause = browser.page("/rules/r7-5.2")
    wanted = [tag.attributes["id"] for tag in clause.tags if "wanted" in tag.attributes.get("class", "").split()]
    assert wanted == ["R7-5.2"]
    everything = browser.page("/rules/seven_ronin")
    found = browser.page("/rules/seven_ronin", search="MARKET")
    clauses = [id for id in found.attributes("id") if id.startswith("R7-")]
    assert 0 < len(clauses) < len([id for id in everything.attributes("id") if id.startswith("R7-")])
    assert say("page-rules-none", text="zzzz") in browser.page("/rules/seven_ronin", search="zzzz").text
    assert "<script>" not in browser.get("/rules/seven_ronin", search="<script>").text


def test_help_names_the_keys(browser: Browser) -> None:
    page = browser.page("/help")
    assert len(page.named("kbd")) >= 8


# Set-up ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "preset"), [(id, each.id) for id, game in registry.games().items() for each in presets_of(game)]
)
def test_every_ready_made_game_can_be_started_from_its_form(browser: Browser, game: str, preset: str) -> None:
    page = browser.page(f"/new/{game}", preset=preset)
    current = [tag.attributes["href"] for tag in page.tags if tag.attributes.get("aria-current") == "true"]
    assert f"/new/{game}?preset={preset}" in current
    wanted = next(each for each in presets_of(registry.game(game)) if each.id == preset)
    sent = dict(page.form_to(f"/new/{game}").values)
    assert tuple(sent[f"seat-{number}"] for number in range(len(wanted.seats))) == wanted.seats
    for name, value in wanted.options.items():
        assert sent[f"option-{name}"] == str(value)
    answer = browser.submit(page, f"/new/{game}")
    assert answer.status_code == 200
    assert str(answer.url).endswith("/seats") is ("open" in wanted.seats)
    seats = browser.app.state.service.store.stored(table_of(answer.url)).seats
    kinds = {"me": "person", "here": "person", "open": "person"}
    assert [seat.player for seat in seats] == [kinds.get(seat, seat) for seat in wanted.seats]


def test_the_form_has_every_option_with_its_clause(browser: Browser) -> None:
    for id, game in registry.games().items():
        page = browser.page(f"/new/{id}")
        names = set(page.attributes("name"))
        links = page.attributes("href")
        for option in game.options:
            assert f"option-{option.name}" in names
            assert f"/rules/{option.clause}" in links


def test_options_of_every_kind_reach_the_table(browser: Browser) -> None:
    page = browser.page("/new/samurai_spirit")
    form = {name: value for name, value in page.form_to("/new/samurai_spirit").values if value}
    wanted = {
        "option-players": "3",
        "option-difficulty": "hard",
        "option-samurai": ["kyuzo", "", "kanbei", "gorobei"],
        "option-absent_tokens": "true",
        "deal": "shared luck",
        **{f"seat-{number}": seat for number, seat in enumerate(("me", "random", "heuristic"))},
    }
    form.pop("option-heal_passed", None)  # a box that is not ticked is not sent
    answer = browser.post("/new/samurai_spirit", form | wanted)
    info = browser.app.state.service.store.info(table_of(answer.url))
    for option in ("players=3", "difficulty=hard", "samurai=kyuzo,kanbei,gorobei", "absent_tokens=true"):
        assert option in info.options.split()
    assert "heal_passed=false" in info.options.split()
    assert info.players == ("person", "random", "heuristic")
    assert info.seed == info.deal == "shared luck"
    rounds = {"option-starvation_after_rounds": ["", "2", "7"], "seat-0": "me", "seat-1": "random"}
    info = browser.app.state.service.store.info(table_of(browser.post("/new/seven_ronin", rounds).url))
    assert "starvation_after_rounds=2,7" in info.options.split()


CONTRADICTION: Final = {
    "option-players": "2",
    "option-samurai": ["kyuzo", "kanbei", "gorobei"],
    "option-difficulty": "heroic",
    "seat-0": "me",
    "seat-1": "random",
    "name-1": "Ben",
    "deal": "my luck",
}


def test_contradictions_are_refused_and_explained(browser: Browser) -> None:
    for more in ({}, {"check": "yes"}):
        answer = browser.post("/new/samurai_spirit", CONTRADICTION | more)
        page = Page(answer.text)
        assert answer.status_code == 422
        assert "alert" in page.attributes("role")
        sent = dict(page.form_to("/new/samurai_spirit").values)
        assert (sent["seat-0"], sent["seat-1"], sent["deal"]) == ("me", "random", "my luck")
    assert not browser.app.state.service.loaded


def test_a_refused_form_keeps_its_options(browser: Browser) -> None:
    page = Page(browser.post("/new/samurai_spirit", CONTRADICTION).text)
    sent = page.form_to("/new/samurai_spirit").values
    assert ("option-players", "2") in sent
    assert ("option-difficulty", "heroic") in sent
    assert [value for name, value in sent if name == "option-samurai" and value] == ["kyuzo", "kanbei", "gorobei"]


@pytest.mark.parametrize("seats", [("random", "random"), ("me", "genius")])
def test_impossible_seats_are_refused_on_the_form(browser: Browser, seats: tuple[str, str]) -> None:
    answer = browser.post("/new/seven_ronin", {"seat-0": seats[0], "seat-1": seats[1]})
    assert answer.status_code == 422
    assert "alert" in Page(answer.text).attributes("role")


def test_checking_a_form_begins_nothing_and_shows_the_seats_of_its_options(browser: Browser) -> None:
    answer = browser.post("/new/samurai_spirit", {"check": "yes", "option-players": "5", "seat-0": "me"})
    assert answer.status_code == 200
    sent = dict(Page(answer.text).form_to("/new/samurai_spirit").values)
    assert [name for name in sent if name.startswith("seat-")] == [f"seat-{number}" for number in range(5)]
    assert not browser.app.state.service.loaded


# Friends and watchers -------------------------------------------------------------------------------------------------


def shown_settings(page: Page) -> set[str]:
    """The settings of a set-up form that are not hidden."""
    rows = [tag.attributes for tag in page.tags if tag.attributes.get("class") == "setup-option"]
    return {row["id"].removeprefix("setting-") for row in rows if "hidden" not in row}


def test_settings_that_do_not_apply_are_hidden(browser: Browser) -> None:
    duel = shown_settings(browser.page("/new/senjutsu"))
    three = shown_settings(browser.page("/new/senjutsu?preset=three-heroes"))
    horde = shown_settings(browser.page("/new/senjutsu_solo?preset=horde"))

    assert {"hero_1", "hero_2", "board"} <= duel
    assert not {"hero_3", "hero_4", "teams", "deck_3"} & duel
    assert {"hero_3", "teams"} <= three
    assert "hero_4" not in three
    assert {"hero_1", "horde_enemies"} <= horde
    assert not {"players", "hero_2", "enemy_1", "enemy_4"} & horde


def test_a_further_enemy_is_asked_for_when_the_one_before_is_chosen(browser: Browser) -> None:
    two = shown_settings(browser.page("/new/senjutsu_solo?preset=two-ashigaru"))

    assert "enemy_3" not in shown_settings(browser.page("/new/senjutsu_solo"))
    assert "enemy_3" in two
    assert "enemy_4" not in two


def test_a_setting_that_does_not_apply_has_no_effect(browser: Browser) -> None:
    settings = {"option-players": "2", "option-teams": "pairs", "option-hero_3": "master"}

    answer = browser.post("/new/senjutsu", {**settings, "seat-0": "me", "seat-1": "level:1"})

    info = browser.app.state.service.store.info(table_of(answer.url))
    assert info.options == "standard"


def test_the_seats_of_the_form_are_named_with_their_figures(browser: Browser) -> None:
    page = Page(browser.post("/new/senjutsu", {"option-hero_2": "master", "check": "yes"}).text)

    assert "Seat 1: Ronin" in page.text
    assert "Seat 2: Master" in page.text
    assert "Attacker:" not in browser.page("/new/seven_ronin").text


def test_heroes_and_enemies_are_shown_where_they_are_chosen(browser: Browser) -> None:
    page = browser.page("/new/senjutsu_solo", **{"option-hero_1": "student", "option-enemy_1": "monk"})
    uses = [
        tag.attributes["href"].rpartition("#")[2]
        for tag in page.named("use")
        if "figures.svg" in tag.attributes["href"]
    ]

    assert uses[:1] == ["figure-student"]
    assert "figure-monk" in uses


def test_a_friend_joins_by_a_link_and_both_see_each_other(browser: Browser, friend: Browser, shared: str) -> None:
    for each in (browser, friend):
        page = each.page(f"/table/{shared}")
        assert "Ann" in page.text
        assert "Ben" in page.text
    assert say("page-log-sits", name="Ben") in browser.page(f"/table/{shared}/log").text
    assert f"/table/{shared}" in friend.page("/").attributes("href")


def test_a_watcher_sees_no_plan_and_no_button_of_the_game(
    browser: Browser, friend: Browser, another: Callable[[], Browser], shared: str
) -> None:
    watcher = another()
    before = watcher.page(f"/table/{shared}")
    browser.choose(shared, ATTACKER, "place granary")
    friend.choose(shared, DEFENDER, "assign kabe inn")
    after = watcher.page(f"/table/{shared}")
    assert after.text == before.text
    assert not [form for form in after.forms if form.id == "choices" and form.buttons]
    assert not undo_tools(after)
    assert not [value for value in after.attributes("value") if value.startswith(("place ", "assign "))]


def test_what_is_said_is_escaped_and_heard_by_everybody(browser: Browser, friend: Browser, shared: str) -> None:
    page = browser.page(f"/table/{shared}")
    said = "<script>alert('x')</script> & \"quotes\""
    answer = browser.submit(page, "/chat", text=said)
    assert answer.status_code == 200
    for each in (browser, friend):
        answer = each.get(f"/table/{shared}")
        assert "<script>alert" not in answer.text
        assert said in Page(answer.text).text
    browser.submit(browser.page(f"/table/{shared}"), "/chat", "hello")
    friend.client.headers["accept-language"] = "de"
    assert say("page-phrase-hello") in browser.page(f"/table/{shared}").text
    assert friend.page(f"/table/{shared}").text.count(say("page-phrase-hello", "de")) == 2  # said, and to be said


# Playing --------------------------------------------------------------------------------------------------------------


def test_a_plan_is_made_by_picking_first_whom_and_then_where(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "random", "me")
    page = browser.page(f"/table/{table}")
    pick = next(href for href in page.attributes("href") if "pick=assign+kabe" in href)
    assert "assign kabe inn" not in offered(page)
    page = browser.page(pick)
    assert "assign kabe inn" in offered(page)
    answer = browser.submit(page, "/choices", "assign kabe inn")
    page = Page(answer.text)
    assert "assign kabe inn" in page.form_with_id("takeback").choices()
    page = Page(browser.submit(page, "/takeback", "assign kabe inn").text)
    assert "assign kabe inn" not in page.form_with_id("takeback").choices()
    assert undo_tools(page) == {"redo"}


def test_undo_redo_and_reset_by_their_buttons(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    start = browser.view(table, ATTACKER)["position"]
    assert undo_tools(browser.page(f"/table/{table}")) == set()
    press(browser, table, "place inn")
    one = browser.view(table, ATTACKER)["position"]
    assert undo_tools(press(browser, table, "place well")) == {"undo", "reset"}
    two = browser.view(table, ATTACKER)["position"]
    assert undo_tools(tool(browser, table, "undo")) == {"undo", "reset", "redo"}
    assert browser.view(table, ATTACKER)["position"] == one
    tool(browser, table, "redo")
    assert browser.view(table, ATTACKER)["position"] == two
    assert undo_tools(tool(browser, table, "reset")) == {"redo"}
    assert browser.view(table, ATTACKER)["position"] == start


def test_against_bots_one_may_always_go_back_and_redo_it(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    browser.choose(table, ATTACKER, "place well", "done")
    browser.wait(table, ATTACKER)
    tool(browser, table, "undo")
    while "done" not in browser.view(table, ATTACKER)["choices"]:
        tool(browser, table, "undo")
    assert "attack_plan: well=1" in browser.view(table, ATTACKER)["position"]
    assert say("page-log-back", name=say("page-seat-you")) in browser.page(f"/table/{table}/log").text
    assert "redo" in undo_tools(browser.page(f"/table/{table}"))


def reveal(browser: Browser, friend: Browser, table: str) -> None:
    """Both plan, and the plans lie open."""
    browser.choose(table, ATTACKER, "place granary", "done")
    friend.choose(table, DEFENDER, *PLAN, "done")


def test_going_back_beyond_the_reveal_needs_the_consent_of_the_other(
    browser: Browser, friend: Browser, shared: str
) -> None:
    reveal(browser, friend, shared)
    revealed = browser.view(shared)["position"]
    asked = tool(browser, shared, "undo")
    assert say("page-undo-asked") in asked.text
    assert browser.view(shared)["position"] == revealed
    assert {"allow", "refuse"} <= undo_tools(friend.page(f"/table/{shared}"))
    assert not {"allow", "refuse"} & undo_tools(browser.page(f"/table/{shared}"))
    tool(friend, shared, "refuse")
    assert browser.view(shared)["position"] == revealed
    assert say("page-log-refuses", name="Ben") in browser.page(f"/table/{shared}/log").text
    tool(browser, shared, "undo")
    tool(friend, shared, "allow")
    assert "attack_plan: granary=1" in browser.view(shared, ATTACKER)["position"]
    assert browser.view(shared)["position"] != revealed
    log = friend.page(f"/table/{shared}/log").text
    assert say("page-log-allows", name="Ben") in log
    assert say("page-log-back", name="Ann") in log
    assert not {"allow", "refuse"} & undo_tools(friend.page(f"/table/{shared}"))


def test_a_hint_is_told_to_who_asked_and_noted_for_everybody(browser: Browser, friend: Browser, shared: str) -> None:
    answer = browser.submit(browser.page(f"/table/{shared}"), "/hint")
    assert answer.status_code == 200
    told = say("page-hint-says")
    assert told in Page(answer.text).text
    theirs = friend.page(f"/table/{shared}")
    assert told not in theirs.text
    assert say("page-log-hint", name="Ann") in theirs.text


def test_moments_of_the_past_are_shown_and_offer_nothing(browser: Browser, friend: Browser, shared: str) -> None:
    reveal(browser, friend, shared)
    page = browser.page(f"/table/{shared}")
    moments = {int(href.partition("moment=")[2]) for href in page.attributes("href") if "moment=" in href}
    assert len(moments) > 1
    for moment in sorted(moments)[:-1]:  # the last one is now
        past = browser.page(f"/table/{shared}", moment=moment)
        assert not [form for form in past.forms if form.id == "choices" and form.buttons]
        assert not undo_tools(past)
        assert say("page-past-ago", number=max(moments) - moment) in past.text


# To the end -----------------------------------------------------------------------------------------------------------


def play_to_the_end(browser: Browser, table: str, *seats: int) -> None:
    """Choose by buttons only: done as soon as possible, else what stands first, after a pick where there is one."""
    while browser.wait(table, *seats)["result"] == "open":
        page = browser.page(f"/table/{table}")
        if not offered(page):
            page = browser.page(next(href for href in page.attributes("href") if "pick=" in href))
        choices = offered(page)
        answer = browser.submit(page, "/choices", "done" if "done" in choices else choices[0])
        assert answer.status_code == 200


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("seven_ronin", ("me", "random"), {}),
        ("samurai_spirit", ("me", "random", "random"), {"players": 3, "difficulty": "easy"}),
        ("samurai_spirit", ("me", "me"), {"players": 1}),
    ],
)
def test_a_whole_game_and_everything_after_it(
    browser: Browser, friend: Browser, game: str, seats: tuple[str, ...], options: dict[str, object]
) -> None:
    table = browser.new_table(game, *seats, **options)
    mine = [number for number, seat in enumerate(seats) if seat == "me"]
    play_to_the_end(browser, table, *mine)

    page = browser.page(f"/table/{table}")
    assert say("page-over-won") in page.text or say("page-over-lost") in page.text
    assert not undo_tools(page)
    look_at_replay(browser, friend, table, len(seats))  # now at the latest it is archived
    assert f"/table/{table}/replay" in browser.page("/").attributes("href")

    record = browser.get(f"/table/{table}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    answer = friend.client.post("/upload", files={"record": ("game.shiai", record.content)})
    assert answer.status_code == 200
    copy = table_of(answer.url)
    assert copy != table
    assert friend.get(f"/table/{copy}/record").text.splitlines()[-2:] == record.text.splitlines()[-2:]
    assert choices_of(friend, copy) == choices_of(browser, table)
    assert friend.get(f"/table/{copy}/replay", at=5).status_code == 200

    played_on = table_of(browser.submit(browser.page(f"/table/{table}/replay", at=4), "/play-on", "4").url)
    with browser.app.state.service.locked(played_on) as loaded:
        assert loaded.table.game.record.names[:4] == choices_of(browser, table)[:4]
    assert browser.wait(played_on, *mine)["result"] == "open"

    again = table_of(browser.submit(browser.page(f"/table/{table}/replay"), "/again").url)
    sheets = [browser.app.state.service.store.info(each) for each in (table, again)]
    assert sheets[0].seed == sheets[1].seed == sheets[1].deal
    assert sheets[0].options == sheets[1].options
    assert sheets[0].players == sheets[1].players
    assert browser.wait(again, *mine)["result"] == "open"


def choices_of(browser: Browser, table: str) -> list[str]:
    """The names of all choices of a table."""
    with browser.app.state.service.locked(table) as loaded:
        return list(loaded.table.game.record.names)


def look_at_replay(browser: Browser, friend: Browser, table: str, seats: int) -> None:
    """Some moments, open and through every seat's eyes, also for a stranger."""
    last = len(choices_of(browser, table))
    page = browser.page(f"/table/{table}/replay")
    assert next(tag for tag in page.tags if tag.attributes.get("type") == "range").attributes["max"] == str(last)
    for at in (0, last // 3, last // 2, last - 1, last, last + 1):
        for eyes in (None, *range(seats)):
            query = {"at": at} | ({} if eyes is None else {"eyes": eyes})
            assert browser.page(f"/table/{table}/replay", **query).tags
    assert friend.get(f"/table/{table}/replay", at=3, eyes=20).status_code == 200
    assert friend.get(f"/table/{table}/replay").status_code == 200


def test_eyes_of_a_seat_show_what_it_knew_then(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    seen = {
        eyes: browser.page(f"/table/{table}/replay", at=1, **({} if eyes is None else {"eyes": eyes})).text
        for eyes in (None, ATTACKER, DEFENDER)
    }
    planned = say("event-ninja_planned", place="|").partition("|")[0].strip()
    assert planned in seen[ATTACKER]
    assert planned in seen[None]
    assert planned not in seen[DEFENDER]


def test_a_finished_game_counts_its_moments_alike_at_the_table_and_in_the_replay(browser: Browser) -> None:
    """The Attacker did not notice every choice of the Defender: his moments are fewer than the choices."""
    table = finished(browser, "seven_ronin")
    last = len(choices_of(browser, table))
    with browser.app.state.service.locked(table) as loaded:
        noticed = list(loaded.table.knowledge.moments_of(ATTACKER))
    moment, number = next((moment, number) for moment, number in enumerate(noticed) if number > moment)
    past = browser.page(f"/table/{table}", seat=ATTACKER, moment=moment)
    assert say("page-past-moment", number=number, total=last) in past.text
    replay = browser.page(f"/table/{table}/replay", at=number)
    assert say("page-replay-moment", number=number, total=last) in replay.text


def test_the_end_cannot_be_played_on(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    last = len(choices_of(browser, table))
    for at in (last, last + 5):
        assert browser.post(f"/table/{table}/play-on", {"at": at}).status_code == 409


def test_two_at_one_screen_pass_the_curtain(browser: Browser) -> None:
    answer = browser.submit(browser.page("/new/seven_ronin", preset="one-screen"), "/new/seven_ronin")
    table = table_of(answer.url)
    curtain = browser.page(f"/table/{table}")
    assert [href for href in curtain.attributes("href") if "seat=" in href] == [
        f"/table/{table}?seat=0",
        f"/table/{table}?seat=1",
    ]
    press(browser, table, "place granary", seat=ATTACKER)
    press(browser, table, "done", seat=ATTACKER)
    for choice in PLAN:
        press(browser, table, choice, seat=DEFENDER, pick=choice.rpartition(" ")[0])
    press(browser, table, "done", seat=DEFENDER)
    assert "attack_plan: none" in browser.view(table)["position"]
