"""A plug-in that cannot be used is named with what is wrong; the other games go on."""

import pytest
from typer.testing import CliRunner

from shiai import registry
from shiai.cli.app import app
from shiai.core.errors import UnknownGame
from tests.plugins.conftest import PENNIES, Install

BUILT_IN = ["seven_ronin", "samurai_spirit", "way_of_the_samurai", "senjutsu", "senjutsu_solo"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("this is no Python", "invalid syntax"),
        ("import not_installed_anywhere", "No module named 'not_installed_anywhere'"),
        ("OTHER = 1", "has no attribute 'GAME'"),
        ("GAME = 'a text'", "refers to str, not to a shiai.Game object"),
        ("raise SystemError('out of order')", "out of order"),
        (
            "from shiai.core.actions import ActionSpace\n"
            "from shiai.core.game import Game\n"
            "from shiai.core.layout import Layout\n"
            "class Empty(Game):\n    id = 'empty'\n"
            "GAME = Empty((), Layout(()), ActionSpace(), ())\n",
            "Empty lacks the method begin(), the method seats(), the method state()",
        ),
    ],
)
def test_the_plugin_and_what_is_wrong_are_named(install: Install, source: str, reason: str) -> None:
    install("empty", "broken_game:GAME", source)
    assert list(registry.games()) == BUILT_IN
    told = registry.broken_plugins()["empty"]
    assert told.startswith("the game plug-in 'empty' (broken_game:GAME) cannot be used: ")
    assert reason in told
    with pytest.raises(UnknownGame, match="cannot be used"):
        registry.game("empty")


def test_a_plugin_cannot_take_the_place_of_a_game(install: Install) -> None:
    install("pennies", "taken:GAME", PENNIES.read_text("utf-8").replace('"pennies"', '"senjutsu"'))
    assert "there already is a game with the id 'senjutsu'" in registry.broken_plugins()["pennies"]
    assert type(registry.game("senjutsu")).__name__ == "SenjutsuGame"


def test_an_unknown_game_is_refused_with_the_nearest_name(pennies: None) -> None:
    with pytest.raises(UnknownGame, match="did you mean pennies"):
        registry.game("penies")


def test_the_list_of_games_says_what_is_wrong_with_a_plugin(install: Install) -> None:
    install("empty", "broken_game:GAME", "GAME = 'a text'")
    printed = CliRunner().invoke(app, ["games"])
    assert printed.exit_code == 0
    assert "the game plug-in 'empty'" in printed.output
    assert "Senjutsu" in printed.output
