"""The demonstration of the referee: a session that stands in the address, for lessons and for trying it out."""

from typing import Final
from urllib.parse import unquote_plus

from shiai.games.senjutsu.referee.browser.demo import MOST_ENTRIES
from tests.web.browsers import Browser

SET_UP: Final = "hero 1 student B3 NE; enemy 1 ashigaru_katana C3 SW left offensive 3; decks table; begin"


def test_entries_of_the_address_are_played(browser: Browser) -> None:
    page = browser.get("/referee/demo", entries=f"{SET_UP}; card 1 048; enemy 1 S014; go")
    assert page.status_code == 200
    assert "Backhand Slash" in page.text
    assert 'id="go"' in page.text


def test_an_entry_is_added_to_the_address_and_nothing_is_stored(browser: Browser) -> None:
    page = browser.post("/referee/demo/enter", {"entries": SET_UP, "choice": "wound enemy 1 2", "seen": 4})
    assert unquote_plus(str(page.url)).endswith("begin; wound enemy 1 2#now")
    assert "wounds 2 of 3" in page.text
    assert "session.json" not in page.text
    assert 'id="sessions"' not in browser.get("/referee").text


def test_the_words_of_a_form_are_an_entry_too(browser: Browser) -> None:
    page = browser.post("/referee/demo/enter", {"entries": SET_UP, "word": ["card", "1", "048"], "seen": 4})
    assert unquote_plus(str(page.url)).endswith("card 1 048#now")


def test_a_figure_that_is_tapped_stays_picked_with_its_entries(browser: Browser) -> None:
    page = browser.post("/referee/demo/enter", {"entries": SET_UP, "choice": "pick enemy 1", "seen": 4})
    assert "pick=enemy+1" in str(page.url)
    assert 'id="change-wound"' in page.text


def test_the_last_entry_is_taken_back(browser: Browser) -> None:
    page = browser.post("/referee/demo/undo", {"entries": SET_UP})
    assert unquote_plus(str(page.url)).endswith("decks table#now")
    assert 'id="begin"' in page.text


def test_what_is_refused_is_said_and_changes_nothing(browser: Browser) -> None:
    page = browser.post("/referee/demo/enter", {"entries": SET_UP, "choice": "hero 1 Z9", "seen": 4})
    assert page.status_code == 422
    assert 'role="alert"' in page.text


def test_a_demonstration_is_short(browser: Browser) -> None:
    entries = ";".join(["terrain rocks C3", "clear C3"] * MOST_ENTRIES)
    assert browser.get("/referee/demo", entries=entries[:1900]).status_code == 422
