"""Section 1: components and marker locations."""

from random import Random

import pytest

from shiai.core.errors import PositionError
from shiai.core.seats import CHANCE
from shiai.core.state import State
from tests.games.seven_ronin.given import (
    AREAS,
    GAME,
    attack,
    defend,
    field,
    given,
    names,
    ninja,
    only,
    place,
    play,
    pool,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves

RONIN = {"hayai": 5, "kabe": 7, "musashi": 4, "taiko": 5, "tasuke": 3, "yobu": 3, "yumi": 3}


def all_markers(state: State) -> int:
    """Every ninja marker, wherever it is."""
    on_board = sum(ninja(state, area) for area in [*set(AREAS), "market"])
    on_tiles = sum(wounds(state, ronin) for ronin in RONIN)
    return reserve(state) + on_board + on_tiles + pool(state)


@proves("R7-1.1")
def test_the_attacker_and_the_defender_play() -> None:
    state = GAME.start()
    assert GAME.seats() == ("attacker", "defender")
    assert names(state, "attacker", "place") != set()
    assert names(state, "attacker", "assign") == set()
    assert names(state, "defender", "assign") != set()
    assert names(state, "defender", "place") == set()


@proves("R7-1.2")
def test_there_are_fifty_ninja_markers() -> None:
    assert all_markers(GAME.start()) == 50
    assert all_markers(given(reserve=40, pool=10)) == 50
    with pytest.raises(PositionError, match="51 ninja markers instead of 50"):
        given(reserve=40, pool=11)
    with pytest.raises(PositionError, match="49 ninja markers instead of 50"):
        given(reserve=40, pool=9)


@proves("R7-1.3")
def test_there_are_seven_ronin_with_one_marker_each() -> None:
    state = GAME.start()
    in_hand = {name.split()[1] for name in names(state, "defender", "assign")}
    assert in_hand == set(RONIN)
    play(state, "defender: assign kabe well")
    assert {name.split()[1] for name in names(state, "defender", "assign")} == set(RONIN) - {"kabe"}


@proves("R7-1.3")
@pytest.mark.parametrize(("ronin", "durability"), RONIN.items())
def test_every_tile_has_its_durability(ronin: str, durability: int) -> None:
    others = {"kabe": "inn"} if ronin != "kabe" else {"yumi": "inn"}
    hurt = given("ronin_abilities", ninja={"shrine": durability - 1}, ronin={ronin: "shrine", **others})
    play(hurt, "defender: finish")
    assert wounds(hurt, ronin) == durability - 1
    assert place(hurt, ronin) != "gone"
    fallen = given("ronin_abilities", ninja={"shrine": durability}, ronin={ronin: "shrine", **others})
    play(fallen, "defender: finish")
    assert place(fallen, ronin) == "gone"


@proves("R7-1.4")
def test_the_board_has_ten_areas_and_one_market() -> None:
    assert names(GAME.start(), "attacker", "place") == {f"place {area}" for area in [*set(AREAS), "market"]}


@proves("R7-1.4")
def test_the_time_track_has_eight_spaces() -> None:
    for space in range(1, 9):
        assert field(given(round=space), "round") == str(space)
    with pytest.raises(PositionError):
        given(round=0)
    with pytest.raises(PositionError):
        given(round=9)


@proves("R7-1.9")
def test_every_marker_is_in_exactly_one_place_all_through_a_round() -> None:
    state = given(
        reserve=20,
        ninja={"granary": 2, "burial_grounds": 1, "market": 2},
        ronin=only("kabe", "musashi", "yumi", "taiko"),
        wounds={"kabe": 3, "yumi": 2},
    )
    attack(state, {"well": 3, "inn": 1, "market": 1})
    defend(state, {"kabe": "well", "musashi": "inn", "taiko": "market", "yumi": "shrine"})
    assert (reserve(state), pool(state), ninja(state, "well"), ninja(state, "market")) == (15, 23, 3, 0)
    assert all_markers(state) == 50
    play(state, "defender: yumi")
    assert (reserve(state), pool(state), all_markers(state)) == (14, 24, 50)
    play(state, "defender: musashi")
    assert (ninja(state, "inn"), pool(state), all_markers(state)) == (0, 25, 50)
    assert step(state) == "area_abilities"
    assert (wounds(state, "kabe"), ninja(state, "well"), all_markers(state)) == (6, 0, 50)
    play(state, "attacker: use granary")
    assert (reserve(state), pool(state), all_markers(state)) == (16, 23, 50)
    play(state, "attacker: use burial_grounds", "attacker: withdraw granary", "attacker: withdraw granary")
    assert (reserve(state), ninja(state, "granary"), all_markers(state)) == (18, 0, 50)


@proves("R7-1.10")
def test_the_reserve_is_the_only_source_for_planning() -> None:
    state = given(reserve=2, ninja={"market": 4}, ronin=only("yumi"))
    assert pool(state) == 44
    play(state, "attacker: place well", "attacker: place granary")
    assert refused(state, "attacker: place granary") == ("R7-5.3",)
    play(state, "attacker: done")
    defend(state, {"yumi": "shrine"})
    assert (reserve(state), pool(state), ninja(state, "market")) == (0, 44, 4)


@proves("R7-1.10")
def test_the_reserve_is_the_only_source_for_the_passage() -> None:
    empty = given("area_abilities", reserve=0, ninja={"passage": 3}, ronin={"kabe": "well"})
    assert refused(empty, "attacker: use passage") == ("R7-16.11",)
    state = given("area_abilities", reserve=5, ninja={"passage": 3}, ronin={"kabe": "well"})
    play(state, "attacker: use passage", "attacker: send inn 2")
    assert (reserve(state), pool(state), ninja(state, "inn"), ninja(state, "passage")) == (3, 42, 2, 3)


@proves("R7-1.11")
def test_ninja_killed_by_ronin_go_to_the_pool() -> None:
    ronin = {"musashi": "well", "taiko": "inn", "yumi": "shrine", "kabe": "granary"}
    state = given("ronin_abilities", reserve=20, ninja={"well": 2}, ronin=ronin, wounds={"kabe": 1})
    before = pool(state)
    play(state, "defender: musashi")
    assert (pool(state), reserve(state)) == (before + 1, 20)
    play(state, "defender: taiko kabe")
    assert (pool(state), reserve(state)) == (before + 2, 20)
    play(state, "defender: yumi")
    assert (pool(state), reserve(state)) == (before + 3, 19)


@proves("R7-1.11")
def test_ninja_of_an_eliminated_ronin_and_starved_ninja_go_to_the_pool() -> None:
    state = given("ronin_abilities", round=4, reserve=20, ninja={"well": 3}, ronin={"yobu": "well", "kabe": "inn"})
    assert pool(state) == 27
    play(state, "defender: finish")
    assert place(state, "yobu") == "gone"
    assert field(state, "round") == "5"
    assert (pool(state), reserve(state)) == (27 + 3 + 1, 20 - 1)


@proves("R7-1.11")
def test_the_burial_grounds_name_the_reserve() -> None:
    state = given("area_abilities", reserve=20, ninja={"burial_grounds": 3}, ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds", "attacker: enough")
    assert (reserve(state), pool(state)) == (21, 27)


@proves("R7-1.12")
@pytest.mark.parametrize("seed", range(10))
def test_luck_never_decides(seed: int) -> None:
    players = Random(seed)
    state = GAME.start()
    choices: list[tuple[int, int]] = []
    while winner(state) is None:
        assert CHANCE not in state.actors()
        seat = players.choice(state.actors())
        choices.append((seat, players.choice(state.legal(seat))))
        state.apply(*choices[-1])
    again = GAME.start()
    for choice in choices:
        again.apply(*choice)
    assert again.key() == state.key()
