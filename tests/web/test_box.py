"""The editor of a box: one part at a time, every mistake beside its field, and nothing saved half."""

import json
import re
import tomllib
from html import unescape

from shiai import registry
from shiai.core.record import read_record
from shiai.games.seven_ronin.rules.components import COMPONENTS
from tests.web.browsers import SEATS, Browser
from tests.web.pages import Page

FORM = "/box/seven_ronin"
LEVELS = ("3", "4", "5", "6", "7", "8", "9", "10")


def fields(page: Page) -> dict[str, list[str]]:
    """All that the form of the editor would send."""
    sent: dict[str, list[str]] = {}
    for name, value in page.form_to(FORM).values:
        sent.setdefault(name, []).append(value)
    return sent


def send(browser: Browser, page: Page, **changes: str | list[str]) -> Page:
    """Send the form of the editor with other values; dots in names are written as two underscores."""
    named = {name.replace("__", "."): [value] if isinstance(value, str) else value for name, value in changes.items()}
    return Page(browser.post(FORM, fields(page) | named).text)


def saved_boxes(browser: Browser) -> list[str]:
    """The names of the saved boxes."""
    return re.findall(r'row-title">([^<]+)<', browser.get("/mine").text)


def play_to_the_end(browser: Browser, table: str) -> None:
    """Make the first choice of whoever is asked until the game is over."""
    while (view := browser.wait(table, 0, 1))["result"] == "open":
        browser.choose(table, SEATS[view["seat"]], next(iter(view["choices"])))


def test_a_box_goes_from_the_page_to_a_file_to_a_game_to_its_record(browser: Browser) -> None:
    # given corrections of two parts, entered on their pages
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="3", go="track")
    page = send(browser, page, threat__levels=list(LEVELS))
    # when the box is exported, imported and saved
    file = browser.post(FORM, fields(page) | {"do": ["export"], "name": ["Mine"]})
    assert 'filename="Mine.toml"' in file.headers["content-disposition"]
    assert tomllib.loads(file.text)["areas"] == {"inn": {"limit": 3}}
    browser.client.post("/mine/import", files={"file": ("box.toml", file.content)})
    assert saved_boxes(browser) == ["Mine"]
    # then a game can be set up with it, and its record contains it
    setup = browser.page("/new/seven_ronin", **{"saved-box": "seven_ronin:Mine"})
    answer = browser.submit(setup, "/new/seven_ronin", **{"seat-0": "me", "seat-1": "here"})
    table = str(answer.url).partition("/table/")[2].partition("?")[0]
    play_to_the_end(browser, table)
    record, _ = read_record(registry.games(), browser.get(f"/table/{table}/record").text)
    assert json.loads(str(record.at(0).setup.options["box"])) == {
        "areas": {"inn": {"limit": 3}},
        "track": {"threat": {"levels": [3, 4, 5, 6, 7, 8, 9, 10]}},
    }
    # and the game is replayed with it, here and where the record is brought
    assert 'data-confidence="own"' in browser.get(f"/table/{table}/replay", at=1).text
    brought = browser.client.post("/upload", files={"record": ("game.shiai", record.text().encode())})
    assert 'data-confidence="own"' in brought.text


def test_a_part_keeps_the_corrections_of_the_others(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="3", go="track")
    page = send(browser, page, threat__levels=list(LEVELS), go="areas")
    assert fields(page)["inn.limit"] == ["3"]
    send(browser, page, do="save", name="Both")
    text = browser.get("/mine/file", game="seven_ronin", kind="box", name="Both").text
    assert tomllib.loads(text) == {
        "format": 1,
        "game": "seven_ronin",
        "name": "Both",
        "track": {"threat": {"levels": [3, 4, 5, 6, 7, 8, 9, 10]}},
        "areas": {"inn": {"limit": 3}},
    }


def test_a_mistake_stands_beside_its_field_and_nothing_is_saved(browser: Browser) -> None:
    page = browser.page(FORM, part="areas")
    answer = browser.post(FORM, fields(page) | {"inn.limit": ["77"], "well.limit": ["4"], "do": ["save"]})
    assert answer.status_code == 422
    assert "use a whole number from 1 to 9" in answer.text
    again = fields(Page(answer.text))
    assert (again["inn.limit"], again["well.limit"]) == (["77"], ["4"])
    assert not saved_boxes(browser)


def test_an_order_with_a_place_twice_says_what_is_missing(browser: Browser) -> None:
    page = browser.page(FORM, part="board")
    order = fields(page)["ring.order"]
    answer = browser.post(FORM, fields(page) | {"ring.order": [order[1], *order[1:]], "do": ["save"]})
    assert answer.status_code == 422
    assert "watchtower is missing" in answer.text


def test_our_value_can_be_taken_back(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="3")
    assert "ours: 1" in page.text
    page = send(browser, page, ours="inn.limit")
    assert fields(page)["inn.limit"] == ["1"]
    assert fields(page)["box"] == [""]


def test_our_value_can_be_taken_back_where_a_mistake_is(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="many")
    page = send(browser, page, ours="inn.limit")
    assert fields(page)["inn.limit"] == ["1"]


def test_filters_hide_entries_and_keep_what_they_hide(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="3")
    page = send(browser, page, search="well")
    assert fields(page)["shown"] == ["well"]
    page = send(browser, page, search="", unprinted="yes")
    assert fields(page)["shown"] == ["inn"]  # it is our own now
    assert json.loads(unescape(fields(page)["box"][0])) == {"areas": {"inn": {"limit": 3}}}


def test_a_mistake_is_shown_whatever_is_filtered(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="77", search="well")
    assert fields(page)["shown"] == ["inn", "well"]
    assert "#problem-inn.limit" in page.attributes("href")


def test_saving_again_under_the_same_name_replaces_the_box(browser: Browser) -> None:
    send(browser, browser.page(FORM, part="areas"), inn__limit="3", do="save", name="One")
    send(browser, browser.page(FORM, part="areas", of="One"), inn__limit="4", do="save", name="One")
    assert saved_boxes(browser) == ["One"]
    assert fields(browser.page(FORM, part="areas", of="One"))["inn.limit"] == ["4"]


def test_playing_with_a_box_saves_it_and_leads_to_the_set_up(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="3", do="play", name="One")
    assert ("saved-box", "seven_ronin:One") in page.form_to("/new/seven_ronin").values


def test_an_import_with_mistakes_names_them_all_and_the_file(browser: Browser) -> None:
    text = 'format = 1\ngame = "seven_ronin"\n[areas.inn]\nlimit = 99\n[areas.iin]\nlimit = 1\n'
    answer = browser.client.post(f"{FORM}/import", files={"file": ("mine.toml", text.encode())})
    assert answer.status_code == 422
    problems = unescape(answer.text)
    assert "mine.toml: areas.inn.limit is 99" in problems
    assert "did you mean inn?" in problems


def test_an_imported_box_is_shown_but_not_saved(browser: Browser) -> None:
    text = 'format = 1\ngame = "seven_ronin"\nname = "Old"\n[areas.inn]\nlimit = 2\n'
    page = Page(browser.post(f"{FORM}/import", {"text": text}).text)
    assert fields(page)["inn.limit"] == ["2"]
    assert fields(page)["name"] == ["Old"]
    assert not saved_boxes(browser)


def test_a_file_that_is_no_text_is_refused(browser: Browser) -> None:
    answer = browser.client.post(f"{FORM}/import", files={"file": ("picture.png", b"\x89PNG\xff\xfe")})
    assert answer.status_code == 422
    assert "picture.png" in answer.text


def test_forged_forms_are_refused_or_ignored(browser: Browser) -> None:
    page = browser.page(FORM, part="areas")
    for box in ("[]", "{", '{"areas":3}', '{"moon":{}}', '{"areas":{"inn":{"limit":99}}}', "x" * 300_000):
        assert browser.post(FORM, fields(page) | {"box": [box]}).status_code == 422, box[:40]
    harmless: list[dict[str, list[str]]] = [
        {"shown": ["no_such_area", "../inn"]},
        {"part": ["moon"], "at": ["99999"], "page": ["-1"]},
        {"ours": ["inn"]},
        {"go": ["ronin"]},
        {"inn.limit": []},
    ]
    for changes in harmless:
        assert browser.post(FORM, fields(page) | changes).status_code == 200, changes
    assert browser.get(FORM, of="nothing").status_code == 404
    assert browser.get(FORM, of="\x00").status_code == 404


def test_a_box_without_a_name_is_not_saved(browser: Browser) -> None:
    page = send(browser, browser.page(FORM, part="areas"), inn__limit="3", do="save", name="  ")
    assert "give one with 1 to 60" in page.text
    assert not saved_boxes(browser)


def test_every_part_of_every_box_can_be_opened_in_every_language(browser: Browser) -> None:
    for part in COMPONENTS.parts.values():
        for language in ("en", "de", "it", "pl"):
            browser.client.headers["accept-language"] = language
            assert not browser.page(FORM, part=part.name).unclosed
