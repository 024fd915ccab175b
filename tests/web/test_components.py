"""*What is real*, marks in a drawing, and what the set-up says about components and rulings."""

import json
import re
from typing import Final

import pytest

from shiai import registry
from shiai.core.components import CONFIDENCES, RECONSTRUCTED
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, KIND_NAMES
from shiai.games.seven_ronin.rules.components import COMPONENTS, DATA
from shiai.i18n import languages
from shiai.registry import games
from shiai.web.kit.marks import mark_of
from shiai.web.kit.rendering import words_in
from tests.web.browsers import Browser
from tests.web.pages import Page

LISTED: Final = [id for id, game in games().items() if game.components is not None]


def part_texts(html: str) -> list[str]:
    """The rows of all tables as texts."""
    return [" ".join(re.sub(r"<[^>]+>", " ", row).split()) for row in re.findall(r"<tr>(.*?)</tr>", html, re.S)]


@pytest.mark.parametrize("game", LISTED)
@pytest.mark.parametrize("language", languages())
def test_every_component_is_listed_with_its_source(browser: Browser, game: str, language: str) -> None:
    browser.client.headers["accept-language"] = language
    html = browser.get(f"/real/{game}").text
    components = registry.game(game).components
    assert components is not None
    entries = [entry for part in components.parts.values() for entry in part.entries.values()]
    rows = [row for row in part_texts(html) if row]
    assert len(rows) == len(entries) + len(components.parts)
    assert not Page(html).unclosed


def test_the_page_counts_what_is_printed_and_what_is_not(browser: Browser) -> None:
    html = browser.get("/real/seven_ronin").text
    counted = [int(number) for number in re.findall(r'class="real-count">(\d+)', html)]
    assert counted == [COMPONENTS.standard.counts()[confidence] for confidence in CONFIDENCES]
    row = next(row for row in part_texts(html) if row.startswith("Threat levels"))
    assert "3 · 3 · 4 · 4 · 4 · 5 · 5 · 5" in row
    assert "reconstructed" in row
    assert "boardtime.pl" in row


@pytest.mark.parametrize(("language", "card", "own"), [("de", "Stahlblock", True), ("pl", "Stalowa Zapora", False)])
def test_a_name_that_no_source_prints_is_marked_as_ours(browser: Browser, language: str, card: str, own: bool) -> None:
    browser.client.headers["accept-language"] = language
    row = next(row for row in part_texts(browser.get("/real/senjutsu").text) if row.startswith(card))
    assert row.startswith(f"{card} ≈") == own


def test_a_game_without_a_list_has_no_such_page(browser: Browser) -> None:
    for path in ("/real/no_such_game", "/box/no_such_game"):
        assert browser.get(path).status_code == 404


def test_home_rules_help_and_set_up_link_to_it(browser: Browser) -> None:
    for path in ("/", "/rules/seven_ronin", "/help", "/new/seven_ronin"):
        assert "/real/seven_ronin" in browser.page(path).attributes("href"), path


# Marks ----------------------------------------------------------------------------------------------------------------


def test_what_is_printed_has_no_mark() -> None:
    words = words_in("en", "seven_ronin")
    assert mark_of(COMPONENTS.standard, "areas", "inn", words) is None


def test_a_mark_names_the_source() -> None:
    found = mark_of(COMPONENTS.standard, "board", "ring", words_in("en", "seven_ronin"))
    assert found is not None
    assert found.confidence == RECONSTRUCTED
    assert DATA["adjacency"]["source"] in found.sentence


def test_the_table_marks_the_track_and_the_ring(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "person", "person")
    html = browser.get(f"/table/{table}?seat=0").text
    assert html.count('class="mark"') == 2
    assert html.count('data-confidence="reconstructed"') == 2


def test_the_table_marks_what_comes_from_a_box(browser: Browser) -> None:
    box = '{"areas":{"inn":{"limit":3}},"track":{"threat":{"levels":[3,3,3,3,3,3,3,3]}}}'
    table = browser.new_table("seven_ronin", "person", "person", box=box)
    html = browser.get(f"/table/{table}?seat=0").text
    assert html.count('data-confidence="own"') == 2
    assert html.count('data-confidence="reconstructed"') == 1


# Set-up ---------------------------------------------------------------------------------------------------------------


def test_the_set_up_lists_what_is_reconstructed(browser: Browser) -> None:
    text = browser.page("/new/seven_ronin").text
    assert "Reconstructed in this game: 2 of 19 components" in text
    assert "Time track (1 of 1): Threat levels" in text


def test_what_a_box_has_is_not_reconstructed_any_more(browser: Browser) -> None:
    order = ["inn", *[name for name in DATA["adjacency"]["ring_order"] if name != "inn"]]
    box = json.dumps({"board": {"ring": {"order": order}}})
    text = browser.page("/new/seven_ronin", **{"option-box": box}).text
    assert "Reconstructed in this game: 1 of 19 components" in text


def test_the_values_of_the_threat_track_tell_their_numbers(browser: Browser) -> None:
    for language in languages():
        words = words_in(language, "seven_ronin")
        for name, levels in DATA["time_track"]["threat_level_profiles"].items():
            label = words.say_or(f"value-threat_track-{name}", "")
            assert label.endswith(": " + " ".join([str(level) for level in levels]))


def test_rulings_are_tagged_and_clauses_of_the_rulebook_are_not(browser: Browser) -> None:
    html = browser.get("/new/way_of_the_samurai").text
    options = {
        name: part
        for part in html.split('<div class="setup-option"')[1:]
        for name in re.findall(r'name="option-(\w+)"', part)[:1]
    }
    assert 'class="tag"' in options["weather_low_gauge"]  # WS-40.2
    assert 'class="tag"' in options["attack_may_be_declined"]  # WS-7.9 [ruling]
    assert 'class="tag"' not in options["blood"]  # WS-29.1


@pytest.mark.parametrize("game", ["senjutsu", "senjutsu_solo"])
def test_boards_are_drawn_where_they_are_chosen_and_listed(browser: Browser, game: str) -> None:
    listed = browser.get(f"/real/{game}").text
    assert listed.count('class="board-picture"') == len(BOARD_NAMES)
    assert listed.count('class="terrain-picture"') == len(KIND_NAMES)
    chosen = browser.get(f"/new/{game}?option-board=river_ford").text
    assert 'aria-label="River Ford"' in chosen
