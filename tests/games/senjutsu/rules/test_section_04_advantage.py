"""Section 4: the Advantage track."""

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.invariants import faults
from shiai.games.senjutsu.rules.state import RANKS, Senjutsu
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    hero,
    offered,
    play,
    ranks,
    resolve,
    step,
)
from tests.proof import proves

FAR = (hero("warrior", "A1", "S"), hero("student", "G1", "S"), hero("master", "A4", "S"))
ORDERS = [(0, 1, 2), (2, 1, 0), (1, 0, 2), (2, 0, 1)]


def asked(state: Senjutsu, question: str, answer: int) -> list[int]:
    """Who is asked, one after the other; every question is answered by the choice of that number."""
    seats = []
    while step(state) == question:
        seats.append(actor(state))
        play(state, offered(state)[answer])
    return seats


@proves("SJ-4.1", "SJ-4.2")
def test_at_setup_the_track_has_all_heroes_by_descending_advantage_number() -> None:
    state = GAME.start(players=4)
    assert isinstance(state, Senjutsu)
    assert [state.rules.heroes[seat].name for seat in ranks(state)] == ["master", "student", "warrior", "ronin"]
    state = GAME.start(players=3, hero_1="warrior", hero_2="ronin", hero_3="student")
    assert isinstance(state, Senjutsu)
    assert ranks(state) == [2, 0, 1]


@proves("SJ-4.1")
def test_a_track_without_one_of_the_heroes_is_a_fault() -> None:
    state = given(hero("ronin"), *FAR)
    assert faults(state) == []
    state.cells[RANKS] = state.cells[RANKS + 1]
    assert any("SJ-4.1" in fault for fault in faults(state))


@proves("SJ-4.3")
@pytest.mark.parametrize("order", ORDERS)
def test_the_higher_of_two_markers_has_advantage(order: tuple[int, ...]) -> None:
    """Two Push Backs are tied; the third hero plays something else."""
    state = given(hero("ronin", hand="127"), hero("warrior", "A1", "S", hand="127"), FAR[1], advantage=order)
    choose(state, "127", "127", "038")
    assert (step(state), actor(state)) == ("tie", min((0, 1), key=order.index))
    assert offered(state) == ["place 1", "place 2"]


@proves("SJ-4.4")
@pytest.mark.parametrize(
    ("order", "after"),
    [
        ((0, 1, 2, 3), [0, 1, 2, 3]),
        ((1, 0, 2, 3), [0, 1, 2, 3]),
        ((3, 1, 0, 2), [0, 3, 1, 2]),
        ((2, 1, 3, 0), [0, 2, 1, 3]),
    ],
)
def test_an_advantage_effect_moves_the_marker_to_the_top(order: tuple[int, ...], after: list[int]) -> None:
    state = given(hero("ronin", hand="098"), *FAR, advantage=order)
    resolve(state, "098", "053", "038", "008")
    assert ranks(state) == after


@proves("SJ-4.5")
@pytest.mark.parametrize("heroes", [("ronin", "student", "master"), ("master", "ronin", "student")])
def test_advantage_orders_the_placing_of_terrain_and_figures(heroes: tuple[str, ...]) -> None:
    names = {f"hero_{seat + 1}": name for seat, name in enumerate(heroes)}
    state = GAME.start(players=3, terrain="placed", pieces="rocks:3", **names)
    assert isinstance(state, Senjutsu)
    assert (step(state), actor(state)) == ("terrain", heroes.index("master"))
    placed = []
    while step(state) != "prepare":
        if step(state) == "place_figure":
            placed.append(heroes[actor(state)])
        play(state, offered(state)[0])
    assert placed == ["ronin", "student", "master"]


@proves("SJ-4.5", "SJ-4.6")
@pytest.mark.parametrize("order", ORDERS)
def test_instant_replacements_are_decided_from_the_lowest_marker_upwards(order: tuple[int, ...]) -> None:
    """A Meditation of everybody, and an Attack that could replace it."""
    hand = "116 087"
    state = given(
        hero("ronin", hand=hand),
        hero("warrior", "A1", "S", hand=hand),
        hero("student", "G1", "S", hand=hand),
        advantage=order,
    )
    choose(state, "116", "116", "116")
    assert asked(state, "replace", -1) == list(reversed(order))


@proves("SJ-4.5", "SJ-4.6")
@pytest.mark.parametrize("order", ORDERS)
def test_variable_initiatives_are_chosen_from_the_lowest_marker_upwards(order: tuple[int, ...]) -> None:
    state = given(
        hero("ronin", hand="031"),
        hero("warrior", "A1", "S", hand="031"),
        hero("student", "G1", "S", hand="031"),
        advantage=order,
    )
    choose(state, "031", "031", "031")
    assert asked(state, "speed", 0) == list(reversed(order))


@proves("SJ-4.5")
@pytest.mark.parametrize("order", ORDERS)
def test_ties_of_initiative_and_type_are_decided_from_the_highest_marker(order: tuple[int, ...]) -> None:
    state = given(
        hero("ronin", hand="127"),
        hero("warrior", "A1", "S", hand="127"),
        hero("student", "G1", "S", hand="127"),
        advantage=order,
    )
    choose(state, "127", "127", "127")
    assert asked(state, "tie", -1) == list(order[:2]), "the lowest has no choice"


@proves("SJ-4.7")
def test_equal_advantage_numbers_are_ordered_by_luck() -> None:
    for first, second in (("target 1", "target 3"), ("target 3", "target 1")):
        state = GAME.start(players=3, hero_1="student", hero_2="master", hero_3="student")
        assert isinstance(state, Senjutsu)
        assert (step(state), state.actors()) == ("track", (CHANCE,))
        assert offered(state) == ["target 1", "target 3"], "the Master has the higher number"
        assert state.weights() == [1, 1]
        play(state, first)
        assert ranks(state) == [1, int(first[-1]) - 1, int(second[-1]) - 1]
        assert step(state) == "place_figure"


@proves("SJ-4.8")
@pytest.mark.parametrize("order", [(3, 1, 0, 2), (1, 2, 3, 0), (2, 0, 3, 1)])
def test_the_marker_of_a_defeated_hero_is_removed(order: tuple[int, ...]) -> None:
    state = given(hero("ronin", hand="126"), hero("warrior", "D3", "S", wounds=4), *FAR[1:], advantage=order)
    resolve(state, "126", "053", "038", "008")
    assert ranks(state) == [seat for seat in order if seat != 1]
