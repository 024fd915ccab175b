"""Bots by their specs: what is understood, and what a refusal says."""

from typing import Final

import pytest

from shiai.bots import GENERAL_BOTS, LEVELS, LevelPlayer, UnknownBot, bot, split_bots
from shiai.bots.search import Search
from shiai.bots.search.player import MOST_ITERATIONS
from shiai.bots.simple import HeuristicPlayer, RandomPlayer
from shiai.bots.specs import read_spec
from tests.bots.toys import Story


def searching(spec: str) -> Search:
    """The search that a spec means."""
    player = bot(spec)
    assert isinstance(player, Search)
    return player


def test_names_mean_bots() -> None:
    assert isinstance(bot("random"), RandomPlayer)
    assert isinstance(bot(" Heuristic "), HeuristicPlayer)
    assert {"random", "heuristic", "search", "level"} <= set(GENERAL_BOTS)


def test_settings_reach_the_search() -> None:
    search = searching("search:iterations=70,c=1.5,ahead=2,memory=0.25,prior_weight=3,rollout_share=0.75")
    assert vars_of(search) == (70, 0.0, 1.5, 2, 0.25, 3.0, 0.75)
    assert searching("search:seconds=0.5").seconds == 0.5
    assert searching("search:seconds=0.5").iterations == MOST_ITERATIONS
    both = searching("search:iterations=5000,seconds=2.5")
    assert (both.iterations, both.seconds) == (5000, 2.5)


def test_former_names_of_settings_are_read() -> None:
    """Records and tables of earlier versions have them."""
    search = searching("search:iterations=70,trust=3,usual=0.75")
    assert vars_of(search) == vars_of(searching("search:iterations=70,prior_weight=3,rollout_share=0.75"))
    assert "trust" not in GENERAL_BOTS["search"].usage()
    with pytest.raises(UnknownBot, match="sets prior_weight twice"):
        bot("search:trust=1,prior_weight=1")


def test_a_value_without_a_name_is_the_first_setting() -> None:
    assert searching("search:70").iterations == 70
    assert searching("search:70,c=2").exploration == 2.0
    assert searching("search:iterations = 70, c = 2").iterations == 70


def test_what_is_not_said_is_as_usual() -> None:
    usual = Search()
    said = searching("search")
    assert vars_of(said) == vars_of(usual)


def test_a_level_is_a_bot() -> None:
    game = Story((0, [1.0], [0.0]), 1)  # has no levels of its own
    for number, spec in enumerate(LEVELS):
        for written in (f"level:{number + 1}", f"level:strength={number + 1}"):
            player = bot(written)
            assert isinstance(player, LevelPlayer)
            found = player.player_of(game)
            assert isinstance(found, Search)
            assert vars_of(found) == vars_of(searching(spec))


def vars_of(search: Search) -> tuple[object, ...]:
    """The settings of a search."""
    return (
        search.iterations,
        search.seconds,
        search.exploration,
        search.ahead,
        search.memory,
        search.prior_weight,
        search.rollout_share,
    )


REFUSED: Final = [  # spec, and what the refusal has to say
    ("serch:800", ["'serch'", "did you mean search", "random, heuristic"]),
    ("", ["''", "bots are: random"]),
    ("random:5", ["random:5", "'5'", "write random"]),
    ("heuristic:c=1", ["heuristic:c=1", "'c'", "write heuristic"]),
    ("search:depth=3", ["search:depth=3", "'depth'", "iterations=…", "memory=…"]),
    ("search:800,900", ["search:800,900", "'900'", "iterations=…"]),
    ("search:800,iterations=900", ["search:800,iterations=900", "sets iterations twice", "keep one"]),
    ("search:iterations=many", ["search:iterations=many", "iterations", "'many'", "whole number from 1 to 1e+07"]),
    ("search:iterations=0", ["search:iterations=0", "iterations", "'0'", "from 1"]),
    ("search:iterations=1.5", ["search:iterations=1.5", "iterations", "whole number"]),
    ("search:iterations=nan", ["iterations", "'nan'", "whole number"]),
    ("search:iterations=inf", ["iterations", "'inf'", "whole number"]),
    ("search:c=-1", ["search:c=-1", "c must be", "from 0 to 100"]),
    ("search:memory=2", ["search:memory=2", "memory", "from 0 to 1"]),
    ("search:c=", ["search:c=", "c must be", "''"]),
    ("level:0", ["level:0", "strength", "from 1 to 6"]),
    ("level:7", ["level:7", "strength", "from 1 to 6"]),
]


@pytest.mark.parametrize(("spec", "words"), REFUSED)
def test_a_refusal_names_bot_setting_and_remedy(spec: str, words: list[str]) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot(spec)
    assert [word for word in words if word not in str(refusal.value)] == []


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ("random",)),
        ("heuristic,random", ("heuristic", "random")),
        ("search:iterations=800,c=1.2,random", ("search:iterations=800,c=1.2", "random")),
        ("search:800,heuristic", ("search:800", "heuristic")),
        ("level:4,search:memory=0.5,c=1,level:2", ("level:4", "search:memory=0.5,c=1", "level:2")),
        ("search:800, c=1 , search:900", ("search:800, c=1", "search:900")),
        ("search:c=1,search:c=2", ("search:c=1", "search:c=2")),
        ("random,c=1", ("random", "c=1")),
    ],
)
def test_several_bots_in_one_text(text: str, specs: tuple[str, ...]) -> None:
    assert split_bots(text) == specs


def test_every_setting_has_its_bounds_as_valid_values() -> None:
    for kind in GENERAL_BOTS.values():
        for setting in kind.settings:
            assert read_spec(GENERAL_BOTS, f"{kind.name}:{setting.name}={setting.minimum:g}")
            assert read_spec(GENERAL_BOTS, f"{kind.name}:{setting.name}={setting.maximum:g}")
            assert setting.help
