"""Section 21: Push and Pull."""

from typing import Any

import pytest

from shiai.core.step import Step
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.targets import Pull, PushWay
from tests.games.senjutsu.given import actor, choose, given, go_on, hero, of, offered, play, resolve, step, where
from tests.proof import proves

SHOVE = "127"  # attack F with a starred "push 2"


def pushed(at: str = "D4", foe: str = "D3", terrain: Any = (), third: str = "", **options: Any) -> Senjutsu:
    """A hero that faces N has pushed the one in front by 2; the turn is over."""
    heroes = [hero("ronin", at, "N", hand=SHOVE), hero("warrior", foe, "SE", stuns=1, focus=2, hand="110")]
    if third:
        heroes.append(hero("student", third, "S", stuns=1))
    return resolve(given(*heroes, terrain=terrain, **options), SHOVE, *["stun"] * (len(heroes) - 1))


def acting(step: Step[Any], at: str, foe: str, terrain: Any = ()) -> Senjutsu:
    """A Push or Pull of that many spaces by a hero on this space, as if a card had ordered it."""
    state = given(hero("ronin", at, "N"), hero("warrior", foe, "SE", stuns=1, focus=2), terrain=terrain)
    state.push(step)
    state.settle()
    return state


@proves("SJ-21.1", "SJ-21.4")
def test_push_moves_the_target_straight_away_and_keeps_its_facing() -> None:
    assert where(pushed(), 1) == "D1 SE"
    turned = given(hero("ronin", "D4", "NE", hand=SHOVE), hero("warrior", "E3", "S", stuns=1))
    assert where(resolve(turned, SHOVE, "stun"), 1) == "G1 S"


@proves("SJ-21.2", "SJ-21.4")
def test_pull_moves_the_target_towards_the_attacker_and_keeps_its_facing() -> None:
    """Card 171: a starred grid that pulls by 1."""
    state = given(hero("ninja", "D4", "N", hand="171"), hero("warrior", "D2", "SE", stuns=1))
    assert where(resolve(state, "171", "stun"), 1) == "D3 SE"
    assert where(acting(Pull(0, 1, 3), "D7", "D1"), 1) == "D4 SE"


@proves("SJ-21.3", "SJ-21.15")
def test_off_the_rays_the_attacker_chooses_one_of_two_directions() -> None:
    """Card 062 reaches F+FR, between the rays to the N and the NE; success pushes by 1."""
    for way, space in (("face N", "E1"), ("face NE", "F1")):
        state = given(hero("warrior", "D4", "N", hand="062"), hero("ronin", "E2", "S", stuns=1))
        choose(state, "062", "stun")
        assert (step(state), actor(state), offered(state)) == ("push_way", 0, ["face N", "face NE"])
        assert where(play(state, way), 1) == f"{space} S"


@proves("SJ-21.15")
@pytest.mark.parametrize(
    ("foe", "ways"),
    [
        ("D2", ["face N"]),
        ("F2", ["face NE"]),
        ("F4", ["face SE"]),
        ("D6", ["face S"]),
        ("B4", ["face SW"]),
        ("B2", ["face NW"]),
        ("F3", ["face NE", "face SE"]),
        ("E5", ["face SE", "face S"]),
        ("C5", ["face S", "face SW"]),
        ("C2", ["face N", "face NW"]),
        ("G2", ["face NE", "face SE"]),
    ],
)
def test_on_a_ray_the_direction_is_given(foe: str, ways: list[str]) -> None:
    state = acting(PushWay(0, 1, 0), "D4", foe)
    assert step(state) == ("push_way" if len(ways) > 1 else "choose")
    if len(ways) > 1:
        assert offered(state) == ways
    else:
        straight = acting(PushWay(0, 1, 1), "D4", foe)
        beyond = {"D2": "D1", "F2": "G1", "F4": "G4", "D6": "D7", "B4": "A4", "B2": "A1"}
        assert where(straight, 1) == f"{beyond[foe]} SE"


@proves("SJ-21.16")
def test_all_steps_of_a_push_use_the_same_direction() -> None:
    state = acting(PushWay(0, 1, 2), "D5", "E3")
    assert offered(state) == ["face N", "face NE"]
    assert where(play(state, "face N"), 1) == "E1 SE"  # no second question
    assert where(play(acting(PushWay(0, 1, 2), "D5", "E3"), "face NE"), 1) == "G1 SE"


@proves("SJ-21.17", "SJ-21.3")
def test_every_step_of_a_pull_leads_nearer_and_the_acting_player_chooses() -> None:
    state = acting(Pull(0, 1, 2), "D5", "E2")
    assert (actor(state), offered(state)) == (0, ["D3", "E3"])
    play(state, "E3")
    assert offered(state) == ["D4", "E4"]
    assert where(play(state, "E4"), 1) == "E4 SE"
    assert where(play(acting(Pull(0, 1, 2), "D5", "E2"), "D3"), 1) == "D4 SE"  # now it is on a ray


@proves("SJ-21.11")
def test_pull_ends_next_to_the_attacker() -> None:
    assert where(acting(Pull(0, 1, 5), "D4", "D1"), 1) == "D3 SE"
    beside = acting(Pull(0, 1, 1), "D4", "D3")
    assert (where(beside, 1), of(beside, 1, "stuns")) == ("D3 SE", 1)


@proves("SJ-21.5", "SJ-21.6")
@pytest.mark.parametrize(
    ("kind", "wounds", "hobbles"), [("rocks", 0, 0), ("bamboo", 0, 1), ("burning_cart", 1, 0), ("shrine", 0, 0)]
)
def test_terrain_ends_a_push_on_the_space_before_it(kind: str, wounds: int, hobbles: int) -> None:
    near = pushed(terrain=[(kind, "D2")])
    assert (where(near, 1), of(near, 1, "stuns"), of(near, 1, "wounds")) == ("D3 SE", 1, wounds)
    assert bool(of(near, 1, "hobbles")) == bool(hobbles)
    far = pushed(terrain=[(kind, "D1")])
    assert (where(far, 1), of(far, 1, "stuns"), of(far, 1, "wounds")) == ("D2 SE", 1, wounds)


@proves("SJ-21.6")
def test_the_rest_of_a_push_is_lost_even_if_the_bamboo_is_gone() -> None:
    state = pushed(terrain=[("bamboo", "D2")])
    assert where(state, 1) == "D3 SE"
    assert not state.terrain.bamboo


@proves("SJ-21.5", "SJ-21.6")
def test_terrain_ends_a_pull_too() -> None:
    state = acting(Pull(0, 1, 3), "D5", "D1", terrain=[("rocks", "D3")])
    assert (where(state, 1), of(state, 1, "stuns")) == ("D2 SE", 2)


@proves("SJ-21.7")
def test_a_hero_pushed_off_the_board_stays_and_is_stunned_once() -> None:
    state = pushed(at="D2", foe="D1")
    assert (where(state, 1), of(state, 1, "stuns"), of(state, 1, "up")) == ("D1 SE", 1, [])
    edge = pushed(at="D3", foe="D2")
    assert (where(edge, 1), of(edge, 1, "stuns")) == ("D1 SE", 1)


@proves("SJ-21.8")
def test_a_hero_pushed_into_another_one_discards_a_card_and_both_are_stunned() -> None:
    state = pushed(third="D2")
    assert (where(state, 1), where(state, 2)) == ("D3 SE", "D2 S")
    assert (of(state, 0, "stuns"), of(state, 1, "stuns"), of(state, 2, "stuns")) == (0, 1, 1)
    assert (of(state, 1, "up"), of(state, 2, "up")) == (["110"], [])
    later = pushed(third="D1")
    assert (where(later, 1), where(later, 2), of(later, 1, "stuns")) == ("D2 SE", "D1 S", 1)


@proves("SJ-21.5", "SJ-21.7", "SJ-21.8")
@pytest.mark.parametrize(
    ("at", "foe", "third", "terrain", "event", "clause"),
    [
        ("D2", "D1", "", (), "event-bumped_edge", "SJ-21.7"),
        ("D4", "D3", "D2", (), "event-crashed", "SJ-21.8"),
        ("D4", "D3", "", [("rocks", "D2")], "event-bumped_terrain", "SJ-21.5"),
    ],
)
def test_a_collision_by_push_is_told_with_the_clause_of_the_push(
    at: str, foe: str, third: str, terrain: Any, event: str, clause: str
) -> None:
    heroes = [hero("ronin", at, "N", hand=SHOVE), hero("warrior", foe, "SE", stuns=1)]
    heroes += [hero("student", third, "S", stuns=1)] if third else []
    state = given(*heroes, terrain=terrain)
    events = state.listen()
    resolve(state, SHOVE, *["stun"] * (len(heroes) - 1))
    assert [one.clause for one in events if one.id == event] == [clause]
    assert not [one for one in events if one.clause in ("SJ-17.1", "SJ-17.2", "SJ-17.3")]


@proves("SJ-21.9")
@pytest.mark.parametrize("ends", [False, True])
def test_a_collision_by_push_does_not_cancel_the_card_of_the_target(ends: bool) -> None:
    """Card 155 of the target comes at initiative 2, after the Push of initiative 4. The option is SJ-A.14's."""
    heroes = (hero("ronin", "D2", "N", hand=SHOVE), hero("warrior", "D1", "S", hand="155"))
    state = resolve(given(*heroes, push_ends_card=ends), SHOVE, "155")
    assert of(state, 1, "stuns") == 1
    assert of(state, 0, "wounds") == int(not ends)


@proves("SJ-21.18")
def test_the_attacker_of_a_push_is_the_acting_hero_on_a_defence_card_too() -> None:
    """Card 115 blocks; success pushes the blocked attacker by 1, away from the defender."""
    for speed, space in (("speed 8", "D5 N"), ("speed 7", "D4 N")):  # only at 8 it blocks
        state = given(hero("ronin", "D4", "N", hand="128", focus=1), hero("warrior", "D3", "S", hand="115"))
        assert where(resolve(state, "128", "115", speed=speed), 0) == space


@proves("SJ-21.18", "SJ-21.3", "SJ-21.17")
@pytest.mark.parametrize(
    ("option", "asked", "offers"),
    [("option 1", "pull", ["D3", "E3"]), ("option 2", "push_way", ["face N", "face NE"])],
)
def test_the_attacker_of_an_instant_is_the_acting_hero(option: str, asked: str, offers: list[str]) -> None:
    """Card 013 in Balance: pull 1 or push 1."""
    first = hero("master", "D4", "N", hand="113 013", kamae="BAL", focus=1)
    state = choose(given(first, hero("warrior", "E2", "S", stuns=1)), "113", "stun")
    go_on(state, "instant", move="done")
    play(state, "013")
    go_on(state, "or")
    play(state, option)
    assert (step(state), actor(state), offered(state)) == (asked, 0, offers)


@proves("SJ-21.19", "SJ-21.22")
def test_fallen_samurai_do_not_end_a_push_but_are_entered() -> None:
    state = pushed(terrain=[("fallen_samurai", "D2")])
    assert (where(state, 1), of(state, 1, "stuns"), of(state, 1, "focus")) == ("D1 SE", 1, 0)


@proves("SJ-21.19")
def test_the_open_space_of_a_torii_and_boats_do_not_end_a_push() -> None:
    gate = pushed(terrain=[("torii", "D2", "NE")])
    assert (where(gate, 1), of(gate, 1, "stuns")) == ("D1 SE", 0)
    boat = pushed(at="D2", foe="D1", terrain=[("boat", "0,-4", "N")])
    assert (where(boat, 1), of(boat, 1, "stuns")) == ("0,-5 SE", 0)
    pulled = acting(Pull(0, 1, 3), "D5", "D1", terrain=[("torii", "D3", "NE"), ("fallen_samurai", "D2")])
    assert where(pulled, 1) == "D4 SE"


@proves("SJ-21.22")
def test_a_pull_counts_as_entering() -> None:
    state = acting(Pull(0, 1, 1), "D4", "D2", terrain=[("fallen_samurai", "D3")])
    assert (where(state, 1), of(state, 1, "stuns"), of(state, 1, "focus")) == ("D3 SE", 2, 0)


@proves("SJ-21.22")
def test_an_own_step_counts_as_entering() -> None:
    state = given(hero(hand="102", focus=2), hero("warrior", "A3", stuns=1), terrain=[("fallen_samurai", "D3")])
    play(choose(state, "102", "stun"), "D3")
    assert (where(state, 0), of(state, 0, "stuns"), of(state, 0, "focus")) == ("D3 N", 1, 0)


@proves("SJ-21.22")
def test_a_hero_defeated_on_the_way_moves_no_further() -> None:
    """Three heroes fight on: the first falls on its first step, and so does the one that is pulled over a corpse."""
    heroes = (
        hero("ronin", "D4", "N", hand="096", stuns=4),
        hero("warrior", "A3", stuns=4),
        hero("student", "G3", stuns=1),
    )
    state = choose(given(*heroes, terrain=[("fallen_samurai", "D3"), ("fallen_samurai", "B3")]), "096", "stun", "stun")
    assert where(state, 0) == "none"
    third = given(heroes[2], heroes[1], hero("ronin", "A1"), terrain=[("fallen_samurai", "B3")])
    third.push(Pull(0, 1, 3))
    third.settle()
    play(third, "B3")
    assert (where(third, 1), step(third)) == ("none", "choose")
