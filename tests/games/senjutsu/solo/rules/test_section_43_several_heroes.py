"""SJ-42 and SJ-43: enemies among several heroes. All positions were worked out by hand.

S015 has one step in any direction and one rotation, then strikes the space in front.
"""

import pytest

from shiai.games.senjutsu.rules.state import BLOCK, LOW_SPEED
from tests.games.senjutsu.given import actor, hero, of, step
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.games.senjutsu.solo.solo_positions import acts, masked, reason, waiting, why
from tests.proof import proves

NOWHERE = fight(hero(), enemy())  # only to name spaces


# Whom a blow is for ---------------------------------------------------------------------------------------------------


@proves("SJ-42.6", "SJ-43.3")
def test_of_equal_blows_the_one_against_the_nearest_hero() -> None:
    # The Ronin on D4 faces the enemy on D3. From E3 it could strike the Warrior on F3 straight from behind, with as
    # many wounds: but it is after the Ronin.
    state = fight(hero("ronin", "D4", "N"), hero("warrior", "F3", "SE"), enemy(at="D3", facing="S"))
    assert acts(state, "S015") == "D3 S"
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (1, 0)
    assert why(state, "E3 SE") == "SJ-42.6"
    assert reason(state).passed == {1: "SJ-42.6"}


@proves("SJ-42.7", "SJ-42.8")
@pytest.mark.parametrize(
    ("behaviour", "target", "clause"), [("left", 1, "SJ-42.7"), ("right", 0, "SJ-42.7"), ("centre", 1, "SJ-42.8")]
)
def test_of_equally_near_heroes_by_the_behaviour_then_from_the_left(behaviour: str, target: int, clause: str) -> None:
    # Heroes on E3 and C3, front right and front left of the enemy on D4, which can turn to either of them (S024).
    state = fight(hero("ronin", "E3", "S"), hero("warrior", "C3", "S"), enemy(at="D4", facing="N", behaviour=behaviour))
    acts(state, "S024")
    assert reason(state).target == target
    assert reason(state).passed == {1 - target: clause}
    assert of(state, target, "wounds") == 1


@proves("SJ-43.3")
def test_bleeding_wounds_count_as_wounds() -> None:
    # S016 has a step to a front diagonal and lets bleed in front and front right. From C2 it hits the hero on C3
    # without moving; from D3 both heroes.
    state = fight(hero("ronin", "D4", "N"), hero("warrior", "C3", "N"), enemy(at="C2", facing="S"))
    assert acts(state, "S016") == "D3 S"
    assert (of(state, 0, "bleeding"), of(state, 1, "bleeding")) == (1, 1)
    assert why(state, "C2 S") == "SJ-43.3"


@proves("SJ-43.3", "SJ-43.9")
def test_wounds_that_a_block_stops_do_not_count_in_step_4() -> None:
    # S021: two wounds front left, one in front. On E3 it will be struck wherever it turns (044 of the hero on D4).
    # Facing SW it reaches D4 in front and E4 front left, but the hero there has a Block on its space: one wound. Facing
    # NW it has D4 front left: two.
    state = fight(
        hero("ronin", "E4", "SW", shields=masked(NOWHERE, "E4")),
        hero("warrior", "D4", "N"),
        enemy(at="E3", facing="SW"),
    )
    assert acts(waiting(state, "044", seat=1), "S021") == "E3 NW"
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 2)
    assert reason(state).clause == "SJ-43.9"
    assert why(state, "E3 SW") == "SJ-43.3"


@proves("SJ-43.6")
@pytest.mark.parametrize(("shield", "end"), [("C3", "D3 S"), ("B3", "E3 SW")])
def test_another_enemy_under_its_own_block_is_not_hit(shield: str, end: str) -> None:
    # From D3 facing S S-Master-003 reaches the hero on D4 and the enemy on C3. With a Block on C3 that enemy is safe,
    # so there is no reason to go elsewhere.
    state = fight(
        hero(at="D4", facing="N"),
        enemy("master", "D3", "S", "right"),
        enemy("ashigaru_katana", "C3", "SE", shields=masked(NOWHERE, shield)),
    )
    assert acts(state, "S-Master-003") == end
    assert (of(state, 0, "wounds"), of(state, 2, "wounds")) == (1, 0)


# Whom a shot is for ---------------------------------------------------------------------------------------------------


@proves("SJ-42.6", "SJ-43.13")
@pytest.mark.parametrize("spaces", [("D6", "D4"), ("D4", "D6")])
def test_an_archer_shoots_the_nearest_hero(spaces: tuple[str, str]) -> None:
    # Yumi on D2: D4 is two away, D6 four; both in sight and in range.
    state = fight(hero("ronin", spaces[0], "N"), hero("warrior", spaces[1], "N"), enemy("ashigaru_yumi", "D2", "S"))
    acts(state, "S036")
    nearest = spaces.index("D4")
    assert (of(state, nearest, "wounds"), of(state, 1 - nearest, "wounds")) == (1, 0)
    assert reason(state).target == nearest


@proves("SJ-42.7", "SJ-42.8", "SJ-43.13")
@pytest.mark.parametrize(("behaviour", "shot"), [("left", 1), ("centre", 1), ("right", 0)])
def test_of_equally_near_heroes_an_archer_goes_by_its_behaviour(behaviour: str, shot: int) -> None:
    # F2 is front right of the yumi on D4, B2 front left; straight ahead is between them, and the left comes first.
    state = fight(hero("ronin", "F2", "S"), hero("warrior", "B2", "S"), enemy("ashigaru_yumi", "D4", "N", behaviour))
    acts(state, "S036")
    assert (of(state, shot, "wounds"), of(state, 1 - shot, "wounds")) == (1, 0)


@proves("SJ-42.6", "SJ-43.13")
def test_who_is_not_slower_is_no_target_of_a_shot() -> None:
    # The nearer hero has an initiative of 6, the shot comes at 5.
    state = fight(hero("ronin", "D6", "N"), hero("warrior", "D4", "N"), enemy("ashigaru_yumi", "D2", "S"))
    state.cells[BLOCK + LOW_SPEED] = 6
    acts(state, "S036")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (1, 0)
    assert reason(state).passed == {1: "SJ-43.3"}


@proves("SJ-43.3", "SJ-43.13")
@pytest.mark.parametrize(("speeds", "wounds"), [((5, 6), (2, 0)), ((5, 5), (0, 2))])
def test_a_shot_that_wounds_by_the_difference_is_for_the_slowest(
    speeds: tuple[int, int], wounds: tuple[int, int]
) -> None:
    # S-Sailor-N at 7 deals the difference in wounds: two to who is at 5, one to who is at 6. Between equals the Warrior
    # on D4 is nearer than the Ronin on D6.
    state = fight(hero("ronin", "D6", "N"), hero("warrior", "D4", "N"), enemy("sailor", "D2", "S"))
    state.cells[LOW_SPEED], state.cells[BLOCK + LOW_SPEED] = speeds
    acts(state, "S-Sailor-N")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == wounds


# Whom other effects are for -------------------------------------------------------------------------------------------


@proves("SJ-42.7", "SJ-39.8")
def test_the_target_is_found_after_the_behaviour_has_changed() -> None:
    # S-Master-002 changes centre to right first. The hero on F2, front right, must discard; in the centre it would have
    # been the one on B2, from the left.
    state = fight(
        hero("ronin", "F2", "S", hand="145"), hero("warrior", "B2", "S", hand="145"), enemy("master", "D4", "N")
    )
    acts(state, "S-Master-002")
    assert (step(state), actor(state)) == ("discard_type", 0)
    assert reason(state).passed == {1: "SJ-42.7"}
