"""Section 21: rotated targets, swapped places, cancelled cards."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import actor, choose, given, go_on, hero, of, offered, play, resolve, step, told, where
from tests.proof import proves


@proves("SJ-21.10", "SJ-21.20")
@pytest.mark.parametrize(("way", "facing"), [("left", "NE"), ("right", "NW")])
def test_the_attacker_chooses_the_way_round_for_all_rotations(way: str, facing: str) -> None:
    """Card 065: attack FR; success turns the target by 2."""
    state = given(hero("warrior", "D4", "N", hand="065"), hero("ronin", "E3", "S", stuns=1))
    choose(state, "065", "stun")
    assert (step(state), actor(state), offered(state)) == ("turn_target", 0, ["left", "right"])
    play(state, way)
    assert where(state, 1) == f"E3 {facing}"
    assert step(state) != "turn_target"


@proves("SJ-21.10", "SJ-21.18")
def test_the_acting_player_turns_the_target_of_a_defence_card() -> None:
    """Card 147: a starred F that turns the target by 2."""
    state = given(hero("ronin", "D4", "N", hand="147"), hero("warrior", "D3", "S", stuns=1))
    choose(state, "147", "stun")
    assert (step(state), actor(state)) == ("turn_target", 0)
    assert where(play(state, "right"), 1) == "D3 NW"


def swapped(terrain: Any = (), **wanted: Any) -> Senjutsu:
    """Card 049 in Determination: the hero changes places with the one in front."""
    first = hero("student", "D4", "N", hand="049", kamae="DET", focus=1)
    state = given(first, hero("warrior", "D3", "SE", stuns=1, focus=1), terrain=terrain, **wanted)
    return go_on(choose(state, "049", "stun"), move="done")


@proves("SJ-21.12")
def test_swapped_heroes_keep_their_facings() -> None:
    state = swapped()
    assert (where(state, 0), where(state, 1)) == ("D3 N", "D4 SE")
    assert of(state, 0, "focus") == 2  # it was successful


@proves("SJ-21.22")
def test_a_swap_counts_as_entering() -> None:
    state = swapped(terrain=[("fallen_samurai", "D3")])
    assert (of(state, 0, "stuns"), of(state, 1, "stuns")) == (1, 0)
    other = swapped(terrain=[("fallen_samurai", "D4")])
    assert (of(other, 0, "stuns"), of(other, 1, "stuns"), of(other, 1, "focus")) == (0, 1, 0)


@proves("SJ-21.13")
def test_cancelled_movement_is_left_out_and_the_rest_is_resolved() -> None:
    """Card 098 (initiative 7) against 116 (initiative 6): step ANY x2; draw up to 2."""
    heroes = (hero("ronin", "D6", "N", hand="098 110"), hero("warrior", "D1", "S", hand="116"))
    free = choose(given(*heroes), "110", "116")
    assert (step(go_on(free, "move")), actor(free)) == ("move", 1)
    state = choose(given(*heroes), "098", "116")
    play(state, "done")  # the optional step of 098
    assert (step(state), actor(state), where(state, 1)) == ("draw_up_to", 1, "D1 S")


@proves("SJ-21.13")
def test_cancelled_movement_is_not_even_forced() -> None:
    """Card 098 against 158: step F; attack F. It would collide; now it only attacks."""
    state = given(hero("ronin", "D4", "N", hand="098"), hero("warrior", "D2", "S", hand="158"))
    resolve(state, "098", "158")  # 098 begins with a step to D3
    assert (where(state, 0), where(state, 1)) == ("D3 N", "D2 S")
    assert (of(state, 0, "wounds"), of(state, 0, "stuns"), of(state, 1, "stuns")) == (1, 0, 0)


@proves("SJ-21.13")
def test_cancelled_rotation_leaves_steps_alone() -> None:
    """Card 108 (initiative 8): success cancels rotation. Against 102: steps and rotations."""
    state = given(hero("ronin", "D4", "N", hand="108", focus=1), hero("warrior", "D3", "S", hand="102"))
    play(choose(state, "108", "102"), "left")
    play(state, offered(state)[0])  # the steps of 108 itself
    assert (step(state), actor(state)) == ("move", 1)
    assert set(offered(state)) == {"C2", "C3", "D2", "D4", "E2", "E3", "done"}


def cancels(foe: str, card: str, **wanted: Any) -> Senjutsu:
    """Card 028 (initiative 5, range 3) cancels the cards of every opponent within range."""
    first = hero("ronin", "D4", "N", hand="028", focus=2)
    return choose(given(first, hero("warrior", foe, "S", **({"hand": card} | wanted))), "028", card)


@proves("SJ-21.14")
def test_nothing_of_a_cancelled_card_that_is_left_is_resolved() -> None:
    state = go_on(cancels("D3", "064"))  # an attack of initiative 4
    assert (of(state, 0, "wounds"), of(state, 1, "up"), of(state, 1, "stuns")) == (0, ["064"], 1)
    apart = given(hero("ronin", "D6", "N", hand="028", focus=2), hero("warrior", "D1", "S", hand="107"))
    assert of(resolve(apart, "028", "107"), 1, "stuns") == 0  # out of range


@proves("SJ-21.14")
def test_a_split_part_is_cancelled_and_what_was_done_stands() -> None:
    """Card 044 (initiative 5, Attack before Meditation): it hits; its split part of initiative 3 is lost."""
    state = cancels("D3", "044")
    assert of(state, 0, "wounds") == 1
    assert step(state) == "draw_one"  # `look hand` and movement of the split part are not carried out
    free = given(hero("ronin", "D4", "N", stuns=1), hero("student", "D3", "S", hand="044"))
    assert step(choose(free, "stun", "044")) == "move"


@proves("SJ-21.23")
def test_no_instant_is_played_on_a_cancelled_card() -> None:
    assert step(cancels("D3", "064", hand="064 084")) == "draw_one"
    free = given(hero("ronin", "D4", "N", stuns=1), hero("warrior", "D3", "S", hand="064 084"))
    assert step(choose(free, "stun", "064")) == "instant"


@proves("SJ-21.23")
def test_cards_that_remain_in_play_are_not_cancelled() -> None:
    """Heavy Armour stays and lessens the damage of a later attack of the same turn."""
    state = given(
        hero("ronin", "D6", "N", hand="028", focus=2),
        hero("warrior", "D3", "S", hand="064", lasting="025"),
        hero("student", "D1", "S", hand="107"),  # initiative 3: two wounds on F2
    )
    resolve(state, "028", "064", "107", move="done")
    assert (of(state, 1, "lasting"), of(state, 1, "wounds")) == (["025"], 1)
    assert of(state, 1, "up") == ["064"]


@proves("SJ-21.21")
@pytest.mark.parametrize(("way", "place"), [("left", "E4 SE"), ("right", "C4 SW")])
def test_the_acting_player_moves_the_target_forward_in_its_own_front_direction(way: str, place: str) -> None:
    """Card 043 after a Block: the attacker is turned by 1 and steps forward."""
    state = stepped(way)
    assert (where(state, 0), of(state, 0, "stuns")) == (place, 0)


def stepped(way: str, terrain: Any = ()) -> Senjutsu:
    """A student on D5 has blocked the ronin on D4 that faces S, and played 043 on it."""
    first = hero("ronin", "D4", "S", hand="128", focus=1)
    second = hero("student", "D5", "N", hand="120 043", focus=1)
    state = given(first, second, terrain=terrain)
    go_on(choose(state, "128", "120"), "instant", speed="speed 8")
    play(state, "043")
    assert (step(state), actor(state)) == ("turn_target", 1)
    play(state, way)
    return state


@proves("SJ-21.21")
def test_a_target_that_steps_forward_collides_as_by_push() -> None:
    state = stepped("left", terrain=[("burning_cart", "E4")])
    assert (where(state, 0), of(state, 0, "stuns"), of(state, 0, "wounds")) == ("D4 SE", 1, 1)


@proves("SJ-21.10", "SJ-21.20")
def test_what_is_told_of_a_turned_target() -> None:
    state = given(hero("warrior", "D4", "N", hand="065"), hero("ronin", "E3", "S", stuns=1))
    events = told(choose(state, "065", "stun"), "left")
    assert [event.clause for event in events if event.id == "event-turned"] == ["SJ-21.10"]
