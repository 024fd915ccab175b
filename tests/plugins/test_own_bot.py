"""A bot of another package plays by its name in every command; a broken one is named with what is wrong."""

import re
from random import Random

import pytest
from typer.testing import CliRunner

from shiai.bots import UnknownBot, bot, kinds
from shiai.cli.app import app
from shiai.registry import game
from tests.plugins.conftest import PROJECT, Install

GUIDE = (PROJECT / "docs" / "your-own-bot.md").read_text("utf-8")
GREEDY = (PROJECT / "examples" / "my_bot.py").read_text("utf-8")
GROUP = "shiai.bots"
SETTINGS = """
KIND = Kind("greedy", lambda values: Greedy(), (Setting("worlds", 1, 100, True, "worlds to look at"),))
"""


@pytest.fixture
def greedy(install: Install) -> None:
    """The bot of the guide, installed."""
    install("greedy", "my_bots:Greedy", GREEDY, GROUP)


def test_the_guide_contains_exactly_the_example() -> None:
    assert re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL) == [GREEDY]


@pytest.mark.usefixtures("greedy")
def test_the_bot_of_the_guide_chooses_and_explains() -> None:
    state = game("seven_ronin").start()
    view = state.redact(0)
    chosen = bot("greedy").choose(view, 0, Random(1))
    assert chosen in view.legal(0)
    assert bot("greedy").explain(view, 0, Random(1)).candidates[0].action == chosen


@pytest.mark.usefixtures("greedy")
@pytest.mark.parametrize("command", ["sim", "arena"])
def test_it_plays_in_commands(command: str) -> None:
    arguments = [command, "seven-ronin", "--bots", "greedy:worlds=1,random", "--games", "2", "--workers", "1"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "greedy" in done.output


def test_a_kind_can_have_settings(install: Install) -> None:
    source = f"from shiai.bots.specs import Kind, Setting\n{GREEDY}{SETTINGS}"
    install("greedy", "my_bots:KIND", source, GROUP)
    assert bot("greedy:worlds=3")
    with pytest.raises(UnknownBot, match="worlds must be a whole number from 1 to 100"):
        bot("greedy:0")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import not_installed_anywhere", "No module named 'not_installed_anywhere'"),
        ("Greedy = 3", "it refers to 3, not to a Kind or a player class"),
        ("class Greedy: pass", "it needs a method choose(self, view, seat, rng)"),
        ("from shiai.bots.specs import Kind\nGreedy = Kind('other', None)", "the bot is called 'other'"),
    ],
)
def test_a_broken_bot_is_named_with_the_reason(install: Install, source: str, reason: str) -> None:
    install("greedy", "my_bots:Greedy", source, GROUP)
    assert "greedy" not in kinds()
    with pytest.raises(UnknownBot, match=r"^the bot plug-in 'greedy' \(my_bots:Greedy\) cannot be used: ") as error:
        bot("greedy:5")
    assert reason in str(error.value)
    assert bot("random")


def test_a_plugin_cannot_take_the_place_of_a_bot(install: Install) -> None:
    install("random", "my_bots:Greedy", GREEDY, GROUP)
    assert type(bot("random")).__name__ == "RandomPlayer"
