"""*My content*: what a browser saved, the import of files, and saved texts at set-up."""

import tomllib
from collections.abc import Callable
from html import unescape
from pathlib import Path

from tests.web.browsers import Browser
from tests.web.pages import Page

EXAMPLES = Path(__file__).parents[2] / "examples"
BOX = b'format = 1\ngame = "seven_ronin"\nname = "Attic"\n\n[areas.inn]\nlimit = 3\n'
DECK = "ronin/071/025,026,027,028,029x2,030,031x2,032,033x2,034x2,035x3,089,098,102,104,107,110,125x2,126x2,127x3/-"


def bring(browser: Browser, file: str, data: bytes, **form: str) -> Page:
    """Import a file; it must succeed."""
    answer = browser.client.post("/mine/import", files={"file": (file, data)}, data=form)
    assert answer.status_code == 200, answer.text[:2000]
    return Page(answer.text)


def test_a_box_a_deck_and_a_weapon_are_recognized_and_listed(browser: Browser) -> None:
    bring(browser, "box.toml", BOX)
    bring(browser, "ronin_longer.toml", (EXAMPLES / "ronin_longer.toml").read_bytes(), name="Long")
    page = bring(browser, "nunchaku.json", (EXAMPLES / "nunchaku.json").read_bytes())
    links = page.attributes("href")
    assert "/new/seven_ronin?saved-box=seven_ronin%3AAttic" in links
    assert "/box/seven_ronin?of=Attic" in links
    for start in ("/decks/build?deck=ronin/", "/decks/deck.toml?deck=", "/decks/play?deck=", "/mine/file?game=way"):
        assert [link for link in links if link.startswith(start)], start
    for name in ("Attic", "Long", "nunchaku"):
        assert name in page.text


def test_every_link_of_the_list_works(browser: Browser) -> None:
    bring(browser, "box.toml", BOX)
    bring(browser, "deck.toml", (EXAMPLES / "ronin_longer.toml").read_bytes())
    page = bring(browser, "nunchaku.json", (EXAMPLES / "nunchaku.json").read_bytes())
    for link in page.attributes("href"):
        assert browser.get(link).status_code == 200, link


def test_files_that_are_downloaded_can_be_imported_again(browser: Browser) -> None:
    bring(browser, "box.toml", BOX)
    page = bring(browser, "deck.toml", (EXAMPLES / "ronin_longer.toml").read_bytes())
    files = [browser.get(link) for link in page.attributes("href") if ".toml" in link or "/mine/file" in link]
    assert [tomllib.loads(file.text)["name"] for file in files]
    for file in files:
        bring(browser, "again.toml", file.content)
    assert "Attic (2)" in browser.page("/mine").text


def test_an_import_with_mistakes_names_the_file_and_saves_nothing(browser: Browser) -> None:
    wrong = BOX + b"limt = 1\n\n[areas.moon]\nlimit = 1\n"
    answer = browser.client.post("/mine/import", files={"file": ("box.toml", wrong)})
    assert answer.status_code == 422
    text = unescape(answer.text)
    assert "box.toml: areas.inn has no field limt" in text
    assert "box.toml: areas has no entry moon" in text
    assert "Attic" not in browser.page("/mine").text


def test_a_text_with_mistakes_stays_in_the_form(browser: Browser) -> None:
    answer = browser.post("/mine/import", {"text": "no deck of mine"})
    assert answer.status_code == 422
    assert "no deck of mine</textarea>" in answer.text


def test_what_is_no_text_or_nothing_is_refused(browser: Browser) -> None:
    assert browser.client.post("/mine/import", files={"file": ("p.png", b"\xff\xfe\x00")}).status_code == 422
    assert browser.post("/mine/import", {}).status_code == 422
    assert browser.client.post("/mine/import", files={"file": ("b.toml", b"#" * 300_000)}).status_code == 422


def test_renaming_and_deleting(browser: Browser) -> None:
    page = bring(browser, "box.toml", BOX)
    browser.submit(page, "/mine/rename", new="Cellar")
    page = browser.page("/mine")
    assert "Cellar" in page.text
    assert "Attic" not in page.text
    browser.submit(page, "/mine/delete")
    assert "Cellar" not in browser.page("/mine").text
    assert browser.submit(page, "/mine/delete").status_code == 404  # it is gone already
    assert browser.submit(page, "/mine/rename", new="Loft").status_code == 404


def test_a_forged_name_or_kind_is_refused(browser: Browser) -> None:
    sent = {"game": "seven_ronin", "kind": "box", "text": "", "name": "x"}
    for changes in ({"game": "chess"}, {"kind": "deck"}, {"name": ""}, {"text": "x" * 200_001}, {"kind": "x" * 50}):
        assert browser.post("/mine/save", sent | changes).status_code in (404, 422), changes
    place = {"game": "seven_ronin", "kind": "box", "name": "x"}
    for query in ({"name": "no"}, {"game": "chess"}, {"name": "\x00"}):
        assert browser.get("/mine/file", **(place | query)).status_code == 404, query


def test_nobody_sees_what_others_saved(browser: Browser, another: Callable[[], Browser]) -> None:
    bring(browser, "box.toml", BOX)
    stranger = another()
    assert "Attic" not in stranger.page("/mine").text
    assert stranger.get("/mine/file", game="seven_ronin", kind="box", name="Attic").status_code == 404
    assert stranger.get("/new/seven_ronin", **{"saved-box": "seven_ronin:Attic"}).status_code == 404


# At set-up ------------------------------------------------------------------------------------------------------------


def test_the_set_up_offers_saved_boxes_by_name(browser: Browser) -> None:
    bring(browser, "box.toml", BOX)
    page = browser.page("/new/seven_ronin")
    assert "seven_ronin:Attic" in page.attributes("value")
    answer = browser.submit(page, "/new/seven_ronin", **{"saved-box": "seven_ronin:Attic"})
    table = str(answer.url).partition("/table/")[2]
    with browser.app.state.service.locked(table) as loaded:
        assert loaded.table.game.state.setup.options["box"] == '{"areas":{"inn":{"limit":3}}}'


def test_a_box_that_was_deleted_meanwhile_is_a_problem_of_the_form(browser: Browser) -> None:
    page = bring(browser, "box.toml", BOX)
    setup = browser.page("/new/seven_ronin")
    browser.submit(page, "/mine/delete")
    answer = browser.submit(setup, "/new/seven_ronin", **{"saved-box": "seven_ronin:Attic"})
    assert answer.status_code == 422
    assert "you have saved nothing called" in unescape(answer.text)


def test_a_box_with_mistakes_shows_all_of_them_at_set_up(browser: Browser) -> None:
    page = browser.page("/new/seven_ronin")
    wrong = '{"areas":{"inn":{"limit":99},"well":{"limit":0}}}'
    answer = browser.submit(page, "/new/seven_ronin", **{"option-box": wrong})
    assert answer.status_code == 422
    assert "areas.inn.limit is 99" in answer.text
    assert "areas.well.limit is 0" in answer.text


def test_a_deck_is_saved_from_the_builder_and_offered_to_every_seat(browser: Browser) -> None:
    page = browser.page("/decks/build", deck=DECK, name="Wolves")
    answer = browser.submit(page, "/mine/save")
    assert "Wolves" in answer.text
    setup = browser.page("/new/senjutsu")
    assert setup.attributes("value").count("senjutsu:Wolves") == 4
    assert setup.attributes("name").count("saved-deck_2") == 1
    alone = browser.page("/new/senjutsu_solo")
    assert "senjutsu:Wolves" in alone.attributes("value")


def test_a_game_is_set_up_with_a_saved_deck(browser: Browser) -> None:
    browser.post("/mine/save", {"game": "senjutsu", "kind": "deck", "name": "Wolves", "text": DECK})
    page = browser.page("/new/senjutsu")
    answer = browser.submit(page, "/new/senjutsu", **{"saved-deck_1": "senjutsu:Wolves"})
    table = str(answer.url).partition("/table/")[2]
    with browser.app.state.service.locked(table) as loaded:
        assert loaded.table.game.state.setup.options["deck_1"] == DECK
