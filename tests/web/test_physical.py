"""A table of people who draw and roll at a physical table."""

from tests.web.browsers import Browser
from tests.web.pages import Page


def set_up(browser: Browser, game: str, **form: str) -> str:
    """Set up a table with the form and return its address."""
    return str(browser.post(f"/new/{game}", {"physical": "yes", "seat-0": "me", **form}).url.path)


def test_the_form_offers_it_for_games_without_secrets_only(browser: Browser) -> None:
    assert "physical" in browser.get("/new/samurai_spirit").text
    assert "physical" not in browser.get("/new/seven_ronin").text


def test_bots_give_their_seats_to_people(browser: Browser) -> None:
    seats = {"seat-1": "level:1", "seat-2": "level:1", "option-players": "3"}
    set_up(browser, "samurai_spirit", **seats)
    (table,) = browser.get("/api/v1/tables").json()
    assert [seat["player"] for seat in table["seats"]] == ["person"] * 3


def test_the_table_asks_what_came_and_says_what_is_printed(browser: Browser) -> None:
    table = set_up(browser, "way_of_the_samurai")
    page = browser.page(table)
    assert "What came at your table?" in page.text
    assert "Short cut: strength +1" in page.text
    after = Page(browser.submit(page, "/choices", "card std-02").text)
    assert "Drawn: Short cut." in after.text
    assert all("card std-02" not in form.choices() for form in after.forms)


def test_there_is_no_hint_for_luck(browser: Browser) -> None:
    assert "/hint" not in browser.get(set_up(browser, "way_of_the_samurai")).text


def test_undo_takes_back_what_was_entered(browser: Browser) -> None:
    table = set_up(browser, "way_of_the_samurai")
    entered = Page(browser.submit(browser.page(table), "/choices", "card std-02").text)
    undone = Page(browser.submit(entered, "/undo", "undo").text)
    assert "Short cut: strength +1" in undone.text


def test_programs_see_what_can_come(browser: Browser) -> None:
    id = set_up(browser, "way_of_the_samurai").rpartition("/")[2]
    seen = browser.view(id, 0)
    assert "draw" in seen["choices"]
    assert browser.send_command(id, "choices", 0, choice="card std-02").status_code == 200
    assert "card std-02" not in browser.view(id, 0)["choices"]
    assert browser.send_command(id, "choices", 0, choice="card std-02").status_code == 422
    assert browser.view(id)["choices"] == {}


def test_the_seats_page_says_where_luck_comes_from(browser: Browser) -> None:
    table = set_up(browser, "samurai_spirit", **{"seat-1": "open", "option-players": "2"})
    page = browser.get(table if table.endswith("/seats") else f"{table}/seats")
    assert "You draw and roll at your own table" in page.text
    assert "SHA-256" not in page.text
