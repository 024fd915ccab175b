"""Section 2: set-up."""

from tests.games.seven_ronin.given import GAME, field, names, place, pool, reserve, step, wounds
from tests.proof import proves

RONIN = ("hayai", "kabe", "musashi", "taiko", "tasuke", "yobu", "yumi")


@proves("R7-2.2")
def test_the_game_starts_in_round_one_with_planning() -> None:
    state = GAME.start()
    assert field(state, "round") == "1"
    assert step(state) == "planning"


@proves("R7-2.3", "R7-2.4")
def test_forty_ninja_are_in_the_reserve_and_ten_in_the_pool() -> None:
    state = GAME.start()
    assert reserve(state) == 40
    assert pool(state) == 10


@proves("R7-2.5")
def test_all_seven_ronin_are_in_hand_without_wounds() -> None:
    state = GAME.start()
    assert [place(state, ronin) for ronin in RONIN] == ["hand"] * 7
    assert [wounds(state, ronin) for ronin in RONIN] == [0] * 7
    assert {name.split()[1] for name in names(state, "defender", "assign")} == set(RONIN)


@proves("R7-2.6")
def test_no_ronin_is_silenced_or_held() -> None:
    state = GAME.start()
    assert field(state, "silenced") == "none"
    assert field(state, "silenced_next") == "none"
    assert field(state, "held") == "none"


@proves("R7-2.7")
def test_all_areas_and_the_market_are_empty() -> None:
    state = GAME.start()
    assert field(state, "ninja") == "none"
    assert all(place(state, ronin) == "hand" for ronin in RONIN)
