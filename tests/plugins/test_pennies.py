"""A game of one file is listed, set up, played, simulated, searched, explained, replayed, hinted and drawn."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from shiai.arena.match import play_match
from shiai.bots import bot
from shiai.cli.app import app as command
from shiai.core.conformance import check_game
from shiai.i18n import Catalogue, languages
from shiai.registry import game
from shiai.table import workers
from shiai.web.app import create_app
from tests.plugins.conftest import PENNIES, PROJECT
from tests.stores import new_store
from tests.web.browsers import Browser
from tests.web.client import Client

GUIDE = PROJECT / "docs" / "your-own-game.md"

pytestmark = pytest.mark.usefixtures("pennies")


def run(*arguments: str, typed: str = "") -> str:
    """What a command prints; it must succeed."""
    result = CliRunner().invoke(command, list(arguments), input=typed)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """A browser at a server that knows the game."""
    monkeypatch.setattr(workers, "ADVISER", "search:iterations=12")
    app = create_app(new_store(tmp_path), ThreadPoolExecutor(1))
    with Client(app) as client:
        yield Browser(app, client)


def test_the_guide_contains_exactly_this_game() -> None:
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    joined = [line for block in blocks[:-1] for line in block.splitlines() if line]
    assert joined == [line for line in PENNIES.read_text("utf-8").splitlines() if line]
    names = {"GAME": game("pennies")}
    exec(blocks[-1], names)  # the check that the guide proposes


@pytest.mark.parametrize("seed", range(20))
def test_it_satisfies_the_conformance_suite(seed: int) -> None:
    check_game(game("pennies"), {"points": 1 + seed % 3}, Random(seed), thorough=True)


def test_it_is_listed_with_its_options() -> None:
    printed = run("games", "pennies")
    assert "Pennies" in printed
    assert "points" in printed


@pytest.mark.parametrize("language", languages())
def test_it_speaks_in_every_language(language: str) -> None:
    words = Catalogue(language, "pennies")
    state = game("pennies").start()
    assert words.say("game-title") == "Pennies"
    assert words.message(state.prompt(0)).lower().startswith("even")
    assert "heads" in words.message(state.describe(state.action("show heads")))
    assert words.message(state.setup.game.moment(state))


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed = "\n".join(["show heads"] * 20) + "\n"
    printed = run("play", "pennies", "--as", "even", "--against", "random", "--seed", "1", "--points", "1", typed=typed)
    assert "points" in printed.lower()
    (saved,) = tmp_path.rglob("*.shiai")
    assert "show heads" in run("replay", str(saved))
    assert "coin" in run("replay", str(saved), "--at", "1").lower()
    assert "game: pennies" in run("position", str(saved))


@pytest.mark.parametrize("spec", ["random", "heuristic", "search:20", "level:1"])
def test_every_bot_plays_and_explains_it(spec: str) -> None:
    result = play_match("pennies", {"points": 2}, (spec, "random"), 1, 0)
    assert result.winners in (("even",), ("odd",))
    view = game("pennies").start().redact(0)
    assert bot(spec).explain(view, 0, Random(1)).candidates


def test_it_is_simulated_and_compared(tmp_path: Path) -> None:
    assert "even" in run("sim", "pennies", "--bots", "random", "--games", "20", "--workers", "1")
    printed = run("arena", "pennies", "--bots", "heuristic,random", "--games", "4", "--workers", "1")
    assert "heuristic" in printed


def test_it_is_drawn_in_the_terminal_without_showing_secrets() -> None:
    from shiai.cli.drawings import drawings_of

    state = game("pennies").start()
    state.apply(1, state.action("show tails"))
    console = Console(width=80, record=True)
    console.print(drawings_of(game("pennies")).table(state.redact(0), Catalogue("en", "pennies"), 80))
    assert "tails" not in console.export_text()


def test_it_is_played_in_the_browser(browser: Browser) -> None:
    assert "Pennies" in browser.page("/").text
    assert "Points" in browser.page("/new/pennies").text
    answer = browser.post("/play/pennies")
    assert answer.status_code == 200
    table = str(answer.url).rpartition("/")[2]
    page = browser.page(f"/table/{table}")
    assert "plain-table" in answer.text
    assert browser.submit(page, "/hint").status_code == 200
    for _ in range(100):
        answer = browser.get(f"/table/{table}")
        if "/replay" in str(answer.url):
            break
        if "show heads" in answer.text:
            browser.submit(browser.page(f"/table/{table}"), "/choices", "show heads")
    replay = browser.page(f"/table/{table}/replay", at=1)
    assert "coin" in replay.text.lower()
