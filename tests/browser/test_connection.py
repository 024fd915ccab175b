"""The server goes away and comes back: the page says so, and goes on by itself."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.serving import free_port, server


def test_lost_and_found_again(visitors: Visitors, tmp_path: Path) -> None:
    port = free_port()
    sign = "#connection"
    player = visitors(f"http://127.0.0.1:{port}")
    player.expected = re.compile("ERR_CONNECTION|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_SOCKET")
    with server(port, tmp_path):
        player.set_up("samurai_spirit", "me", "heuristic", players="2")
        player.play_until_offered("attack")
        asked = player.page.locator("#ask .prompt").inner_text()
        expect(player.page.locator(sign)).to_be_hidden()
    expect(player.page.locator(sign)).to_be_visible()
    with server(port, tmp_path):
        expect(player.page.locator(sign)).to_be_hidden()
        expect(player.page.locator("#ask .prompt")).to_have_text(asked)
        player.take_turn()
        assert player.wait_for_turn()
        player.page.close()
