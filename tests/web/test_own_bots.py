"""Bots of one's own at tables: those that the server names play there, nobody else's code runs."""

import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from shiai.bots import UnknownBot
from shiai.table.store import Store
from shiai.web.app import create_app
from tests.web.browsers import SEATS, Browser
from tests.web.client import Client

EXAMPLE: Final = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"
ATTACKER: Final = SEATS["attacker"]
GREEDY: Final = "my_bot:Greedy:worlds=1"
BAD: Final = "bad_bots:Bad"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with two modules."""
    shutil.copy(EXAMPLE, tmp_path / "my_bot.py")
    (tmp_path / "bad_bots.py").write_text("class Bad:\n    def choose(self, view, seat, rng):\n        return -1\n")
    monkeypatch.chdir(tmp_path)
    before = sys.path[:]
    yield tmp_path
    sys.path[:] = before
    for module in ("my_bot", "bad_bots"):
        sys.modules.pop(module, None)


@pytest.fixture
def own(folder: Path) -> Iterator[Browser]:
    """A browser at a server that was started with two bots of its own."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    app = create_app(store, ThreadPoolExecutor(1), (GREEDY, BAD))
    with Client(app) as client:
        yield Browser(app, client)


def test_the_bot_is_offered_and_plays(own: Browser) -> None:
    offered = [tag.attributes["value"] for tag in own.page("/new/seven_ronin").named("option")]
    assert offered.count(GREEDY) == 2
    table = own.new_table("seven_ronin", "me", GREEDY)
    own.choose(table, ATTACKER, own.wait(table, ATTACKER)["choices"].popitem()[0])
    assert GREEDY in own.page(f"/table/{table}").text


def test_people_can_go_on_if_the_bot_fails(own: Browser, caplog: pytest.LogCaptureFixture) -> None:
    table = own.new_table("seven_ronin", BAD, "me")
    view = own.wait(table, SEATS["defender"])
    while "the bot 'bad_bots:Bad' failed" not in caplog.text:
        own.choose(table, SEATS["defender"], next(iter(view["choices"])))
        view = own.wait(table, SEATS["defender"])
    assert "heuristic chooses in its place" in caplog.text


def test_a_server_runs_no_other_code(browser: Browser, folder: Path) -> None:
    wanted = {"game": "seven_ronin", "seats": ["me", GREEDY], "options": {}}
    assert browser.client.post("/api/tables", json=wanted).status_code == 422
    for spec in ("my_bot:Greedy", "exec:touch hacked"):
        record = (
            "shiai record 1\ngame: seven_ronin\nrules: 1\noptions: standard\n"
            f"tag seat attacker: person\ntag seat defender: {spec}\nresult: open\n"
        )
        answer = browser.client.post("/upload", files={"record": ("game.shiai", record.encode())})
        assert answer.status_code == 422
    assert "my_bot" not in sys.modules
    assert not (folder / "hacked").exists()


@pytest.mark.parametrize("spec", ["my_bot:Gredy", "exec:./nowhere", "my_bot:Greedy:worlds=" + "1" * 40])
def test_a_server_does_not_start_with_a_bot_that_cannot_play(folder: Path, spec: str) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    with pytest.raises(UnknownBot):
        create_app(store, ThreadPoolExecutor(1), (spec,))
    store.close()
