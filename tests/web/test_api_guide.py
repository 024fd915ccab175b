"""The examples of docs/http-api.md and the example bot run as written, against a real server."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any, Final

import pytest

from tests.browser.serving import serving

PROJECT: Final = Path(__file__).parent.parent.parent
GUIDE: Final = (PROJECT / "docs" / "http-api.md").read_text("utf-8")
PLAYER: Final = PROJECT / "examples" / "http_player.py"
SITE: Final = "http://127.0.0.1:8484"
PATIENCE: Final = 60.0  # seconds


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with serving(tmp_path_factory.mktemp("programs")) as address:
        yield address


def blocks(language: str, site: str) -> list[str]:
    """The code of the guide in a language, with the address of the server."""
    return [block.replace(SITE, site) for block in re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)]


def run(*command: str, cut_off: bool = False) -> str:
    """What a program prints; it must succeed unless it is cut off."""
    environment = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment, check=False)
    assert done.returncode == 0 or cut_off, done.stderr
    return done.stdout


@pytest.mark.skipif(not which("curl"), reason="no curl")
def test_the_commands_with_curl(site: str) -> None:
    token, game, *_ = blocks("sh", site)
    shown = run("sh", "-c", token + game, cut_off=True)  # the stream is cut off by its time limit
    first, rest = json.JSONDecoder().raw_decode(shown)[0], shown[json.JSONDecoder().raw_decode(shown)[1] :]
    assert first["id"] == "seven_ronin"
    assert '"spec":"level:1"' in rest
    assert '"place inn"' in rest
    assert '"inn":1' in rest  # the choice was made
    assert "event: news" in rest


def test_the_shortest_program(site: str) -> None:
    (program,) = blocks("python", site)
    assert " -> " in run(sys.executable, "-c", program)


def test_the_example_bot_plays_a_whole_game(site: str) -> None:
    arguments = [site, "--game", "seven_ronin", "--against", "random"]
    result: dict[str, Any] = json.loads(run(sys.executable, str(PLAYER), *arguments))
    assert result["over"] is True
    assert result["winners"][0] in ("attacker", "defender")


def test_the_documented_refusal_is_the_one_that_is_sent() -> None:
    (refused,) = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)]
    assert sorted(refused) == ["clauses", "error", "message"]
