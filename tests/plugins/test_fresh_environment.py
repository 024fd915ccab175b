"""A stranger installs Shiai and the example game into a fresh environment, and plays it in every way there is."""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Final

import pytest

from tests.browser.serving import wait_for
from tests.plugins.conftest import PROJECT

pytestmark = pytest.mark.nightly  # it downloads and installs for a minute

GYM: Final = ("gymnasium", "numpy", "pettingzoo")  # what an environment needs of shiai[envs]
ENVIRONMENT: Final = """
import shiai
from shiai.envs.pettingzoo import aec_env
env = aec_env("pennies", points=1)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, ended, cut_off, info = env.last()
    env.step(None if ended or cut_off else int(observation["action_mask"].argmax()))
    print(agent, reward)
print(shiai.__file__)
"""


class Fresh:
    """An environment with Shiai and the game, and a folder in which a stranger works."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.variables = {
            name: value for name, value in os.environ.items() if name != "PYTHONPATH" and "proxy" not in name.lower()
        } | {"XDG_DATA_HOME": str(folder), "COLUMNS": "200"}

    def install(self) -> None:
        """Build wheels of Shiai and of the game, and install them with what they need."""
        venv.create(self.bin.parent, with_pip=True)
        wheels = self.folder / "wheels"
        build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(wheels)]
        for project in (PROJECT, PROJECT / "examples" / "pennies"):
            copied = self.folder / project.name
            wanted = subprocess.run(["git", "ls-files", "-z"], cwd=project, check=True, capture_output=True).stdout
            for name in wanted.decode().split("\0")[:-1]:
                (copied / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(project / name, copied / name, follow_symlinks=False)
            subprocess.run([*build, str(copied)], check=True, capture_output=True)
        found = [str(path) for path in wheels.iterdir()]
        (shiai,) = [path for path in found if "pennies" not in path]
        self.run("pip", "install", "--quiet", f"{shiai}[table]", *[path for path in found if path != shiai], *GYM)

    def run(self, program: str, *arguments: str, typed: str = "", folder: Path | None = None) -> str:
        """What a program of the environment prints; it must succeed."""
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=folder or self.folder,
            env=self.variables if program != "pip" else os.environ | {"PYTHONPATH": ""},
            check=False,
        )
        assert done.returncode == 0, f"{program} {' '.join(arguments)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server."""
        command = [str(self.bin / "shiai"), "serve", "--port", "0", "--bots", "1"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=self.variables, cwd=self.folder
        ) as server:
            try:
                assert server.stdout is not None
                site = next(re.findall(r"http://\S+?/", line)[0] for line in server.stdout if "http://" in line)
                wait_for(int(site.rstrip("/").rpartition(":")[2]))
                yield site
            finally:
                server.terminate()


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """The environment, installed once."""
    found = Fresh(tmp_path_factory.mktemp("stranger"))
    found.install()
    return found


def test_the_game_is_listed(fresh: Fresh) -> None:
    assert "pennies" in fresh.run("shiai", "games")
    assert "points" in fresh.run("shiai", "games", "pennies")


def test_it_is_simulated_and_compared_in_worker_processes(fresh: Fresh) -> None:
    assert "even" in fresh.run("shiai", "sim", "pennies", "--bots", "random", "--games", "60", "--workers", "2")
    bots = "search:20,heuristic,my_bot:Greedy,exec:./bots/first.py"
    printed = fresh.run(
        *("shiai", "arena", "pennies", "--bots", bots, "--games", "4", "--workers", "2"), folder=PROJECT / "examples"
    )
    assert "my_bot:Greedy" in printed
    assert "forfeit" not in printed


def test_it_is_played_in_the_terminal(fresh: Fresh) -> None:
    typed = "show heads\n" * 20
    arguments = ["pennies", "--as", "even", "--against", "random", "--seed", "1", "--points", "1"]
    assert "points" in fresh.run("shiai", "play", *arguments, typed=typed).lower()


def test_it_is_played_in_the_browser_and_by_a_program(fresh: Fresh) -> None:
    with fresh.serving() as site:
        browser = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(CookieJar()), urllib.request.ProxyHandler({})
        )
        assert "Pennies" in browser.open(site).read().decode()
        answer = browser.open(f"{site}play/pennies", data=b"")
        page, address = answer.read().decode(), answer.url
        for _ in range(100):
            if "/replay" in address or 'value="show heads"' not in page:
                break
            sent = {name: re.findall(rf'name="{name}" value="(\d+)"', page)[0] for name in ("seat", "sequence")}
            data = urllib.parse.urlencode(sent | {"choice": "show heads"}).encode()
            answer = browser.open(f"{address.partition('?')[0]}/choices", data=data)
            page, address = answer.read().decode(), answer.url
        assert "plain-table" in page
        player = [str(PROJECT / "examples" / "http_player.py"), site, "--game", "pennies", "--against", "random"]
        assert json.loads(fresh.run("python", *player))["winners"][0] in ("even", "odd")


def test_it_is_an_environment(fresh: Fresh) -> None:
    *rewards, where = fresh.run("python", "-c", ENVIRONMENT).splitlines()
    assert len(rewards) >= 2
    assert where.startswith(str(fresh.folder))
