"""Boards in the editor of a box: tapping spaces changes the board that is saved and played."""

import re

from playwright.sync_api import expect

from shiai.games.senjutsu.rules.battlefield.board_texts import in_window
from tests.browser.test_axe import examine
from tests.browser.visitor import Visitor


def test_a_board_is_changed_by_tapping_its_spaces(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/box/senjutsu?part=boards")
    board = page.locator("[data-board=snow_field]")
    preset = board.locator("textarea[name$='.preset']")
    expect(preset).to_have_value(re.compile("shrine 0,0"))

    board.get_by_text("Rocks", exact=True).click()
    board.locator("[data-at='0,1']").click()
    board.locator("[data-at='1,-2']").click()  # there are rocks: a second tap takes them away
    expect(preset).to_have_value(re.compile("rocks 0,1"))
    expect(preset).not_to_have_value(re.compile("rocks 1,-2"))
    board.get_by_text("Space", exact=True).click()
    board.locator("[data-at='0,-4']").focus()
    page.keyboard.press("Enter")
    expect(board.locator("textarea[name$='.spaces']")).to_have_value(re.compile(r"0: -4\.\.3"))
    for space in board.locator("[data-at]").all():
        q, r = str(space.get_attribute("data-at")).split(",")
        assert in_window(int(q), int(r))
    examine(visitor, "light")

    page.get_by_role("button", name="Save and play").click()
    expect(page.locator("select[name=saved-box]")).to_have_value(re.compile("."))
    expect(page.locator("#picture-board title", has_text="Rocks")).to_have_count(2)
