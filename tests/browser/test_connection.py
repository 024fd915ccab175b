"""The server goes away and comes back: the page says so, and goes on by itself."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import PATIENCE


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"nobody listens at port {port}")


@contextmanager
def server(port: int, folder: Path) -> Iterator[None]:
    """The server as people start it, killed at the end."""
    start = "from shiai.cli import main; main()"
    command = ["serve", "--port", str(port), "--bots", "1", "--db", f"sqlite:///{folder / 'tables.sqlite'}"]
    with subprocess.Popen(
        [sys.executable, "-c", start, *command], stdout=subprocess.PIPE, env=os.environ | {"LANG": "C.UTF-8"}
    ) as process:
        assert process.stdout
        assert str(port).encode() in process.stdout.readline(), "the server took another port"
        try:
            wait_for(port)
            yield
        finally:
            process.kill()


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
