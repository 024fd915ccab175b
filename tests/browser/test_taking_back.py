"""Undo, redo and reset turn, with the script: the answer is on the page at once."""

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_undo_redo_and_reset_turn_show_their_answers(visitor: Visitor) -> None:
    visitor.set_up("seven_ronin", "me", "heuristic")
    page = visitor.page
    warnings: list[str] = []  # of an answer that could not be shown; the script would read the table again
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    placed = page.locator("#board button[form=takeback]")

    def press(command: str) -> None:
        visitor.press(page.locator(f"#top button[name=do][value={command}]"))
        assert warnings == []

    visitor.choose("place inn")
    visitor.choose("place well")
    both = placed.count()
    press("undo")
    expect(placed).to_have_count(both - 1)
    press("redo")
    expect(placed).to_have_count(both)
    press("reset")
    expect(placed).to_have_count(0)
    visitor.choose("place inn")
    expect(placed).to_have_count(1)
