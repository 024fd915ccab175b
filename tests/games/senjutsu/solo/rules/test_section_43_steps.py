"""SJ-43: the five steps by which a melee enemy decides from where it attacks. All positions were worked out by hand.

S015 has one step in any direction and one rotation, then strikes the space in front.
"""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import ITEM_STATUS, RESOLVED
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import hero, of
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.games.senjutsu.solo.solo_positions import acts, at, masked, reason, waiting, why
from tests.proof import proves


def before(behaviour: str = "left", stance: str = "offensive", shields: str = "", **options: Any) -> Solo:
    """The hero on D4 faces N; the enemy in front of it on D3 faces it. Blocks of the hero lie on these spaces."""
    state = fight(hero(at="D4", facing="N"), enemy(at="D3", facing="S", behaviour=behaviour, stance=stance), **options)
    if not shields:
        return state
    shielded = hero(at="D4", facing="N", shields=masked(state, *shields.split()))
    return fight(shielded, enemy(at="D3", facing="S", behaviour=behaviour, stance=stance), **options)


# Steps 1 and 2 --------------------------------------------------------------------------------------------------------


@proves("SJ-43.4", "SJ-43.12", "SJ-A.35")
@pytest.mark.parametrize(
    ("start", "facing", "behaviour", "end"),
    [
        ("F3", "SW", "right", "E4 NW"),  # over the back right; E3, which its behaviour prefers, is in front
        ("B3", "SE", "left", "C4 NE"),  # over the back left
        ("E5", "NW", "right", "D5 N"),  # both D5 and E4 are behind the hero: straight behind is better
        ("C5", "NE", "left", "D5 N"),
    ],
)
def test_from_behind(start: str, facing: str, behaviour: str, end: str) -> None:
    state = fight(hero(at="D4", facing="N"), enemy(at=start, facing=facing, behaviour=behaviour))
    assert acts(state, "S015") == end
    assert of(state, 0, "wounds") == 1


@proves("SJ-43.4")
def test_from_behind_rather_than_from_here() -> None:
    # The enemy on E3 already has the hero in front of it; one step down and one rotation bring it behind.
    state = fight(hero(at="D4", facing="N"), enemy(at="E3", facing="SW", behaviour="right"))
    assert acts(state, "S015") == "E4 NW"
    assert why(state, "E3 SW") == "SJ-43.4"


@proves("SJ-43.12", "SJ-A.35")
def test_beside_is_not_behind() -> None:
    # S010 strikes two ahead and one ahead to the right of that. From F3 facing SW it hits the hero without moving, but
    # F3 lies between front right and back right. F4 is straight back right: from there it is a blow from behind.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", "F3", "SW", "right"))
    assert acts(state, "S010") == "F4 NW"
    assert why(state, "F3 SW") == "SJ-43.4"


@proves("SJ-43.5")
@pytest.mark.parametrize("behaviour", ["left", "centre", "right"])
def test_it_stays_if_it_need_not_move(behaviour: str) -> None:
    # C3 and E3 are in reach too, and one of them is what the behaviour prefers; no space behind the hero is.
    state = before(behaviour)
    assert acts(state, "S015") == "D3 S"
    assert why(state, "C3 SE") == "SJ-43.5"
    assert why(state, "E3 SW") == "SJ-43.5"
    assert of(state, 0, "wounds") == 1


@proves("SJ-43.5", "SJ-A.34")
def test_turning_on_the_spot_is_staying() -> None:
    # It faces past the hero: it turns, and does not walk to its preferred side.
    state = fight(hero(at="D4", facing="N"), enemy(at="D3", facing="SE", behaviour="right"))
    assert acts(state, "S015") == "D3 S"


@proves("SJ-A.34")
@pytest.mark.parametrize(("behaviour", "end"), [("left", "D3 S"), ("centre", "D3 S"), ("right", "E3 SW")])
def test_if_it_must_move_to_its_side(behaviour: str, end: str) -> None:
    # From E2 it can reach the hero from D3 and from E3, both in front of it. Left means C3, to which D3 is nearer.
    state = fight(hero(at="D4", facing="N"), enemy(at="E2", facing="S", behaviour=behaviour))
    assert acts(state, "S015") == end
    assert why(state, {"D3 S": "E3 SW", "E3 SW": "D3 S"}[end]) == "SJ-43.8"


@proves("SJ-43.3")
def test_the_most_wounds() -> None:
    # S021: two wounds to its front left, one in front. Rocks keep it from coming behind the hero. On the spot it
    # strikes harder when it turns past the hero.
    state = fight(hero(at="D4", facing="N"), enemy(at="D3", facing="S"), terrain=[("rocks", "C4")])
    assert acts(state, "S021") == "D3 SW"
    assert of(state, 0, "wounds") == 2
    assert why(state, "D3 S") == "SJ-43.3"


@proves("SJ-43.3", "SJ-43.4")
def test_of_blows_from_behind_the_hardest() -> None:
    # Without the rocks it comes to C4 behind the hero, where it has it to its front left.
    state = fight(hero(at="D4", facing="N"), enemy(at="D3", facing="S"))
    assert acts(state, "S021") == "C4 SE"
    assert of(state, 0, "wounds") == 2


@proves("SJ-43.4", "SJ-A.93")
@pytest.mark.parametrize(
    ("wounds_first", "end", "wounds", "other", "clause"),
    [(False, "E4 NW", 1, "E3 NW", "SJ-43.4"), (True, "E3 NW", 2, "E4 NW", "SJ-43.3")],
)
def test_the_rear_before_wounds(wounds_first: bool, end: str, wounds: int, other: str, clause: str) -> None:
    # From F3 S021 reaches the hero on D4 from behind only straight ahead, for one wound; from E3, front right of the
    # hero, for two. By the other reading the wounds come first.
    state = fight(hero(at="D4", facing="N"), enemy(at="F3", facing="SW"), wounds_before_rear=wounds_first)
    assert acts(state, "S021") == end
    assert of(state, 0, "wounds") == wounds
    assert why(state, other) == clause


@proves("SJ-43.3")
def test_execution_counts_as_five() -> None:
    # S-Warrior-N from E1 facing S: a step forward to E2 brings the hero under the Execution, a step to D2 under two
    # wounds.
    state = fight(hero(at="D4", facing="N"), enemy("warrior", "E1", "S"))
    assert acts(state, "S-Warrior-N") == "E2 S"
    assert why(state, "D2 S") == "SJ-43.3"


@proves("SJ-43.3")
def test_two_heroes_are_better_than_one() -> None:
    # S-Master-003 strikes three spaces. From D3 facing S it hits the heroes on D4 and C3 at once.
    # The hero straight ahead is the one it is after, and whom it faces.
    state = fight(hero("ronin", "D4", "N"), hero("warrior", "C3", "N"), enemy("master", "D2", "S"))
    assert acts(state, "S-Master-003") == "D3 S"
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (1, 1)


@proves("SJ-43.3")
def test_the_harder_blow_chooses_the_hero() -> None:
    # S021 on D3 facing S, shut in by rocks; centre becomes right, so it is after the hero on C3, to its front right.
    # That one it could only bring in front of it, for one wound; the hero on E2, behind it, under the blow of two.
    walls = [("rocks", space) for space in ("C2", "D2", "E3", "D4")]
    state = fight(hero("ronin", "C3", "N"), hero("warrior", "E2", "N"), enemy(at="D3", facing="S"), terrain=walls)
    assert acts(state, "S021") == "D3 SE"
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 2)
    assert reason(state).target == 1
    assert why(state, "D3 SW") == "SJ-43.3"


# Steps 3 and 4 --------------------------------------------------------------------------------------------------------


@proves("SJ-43.6", "SJ-43.7", "SJ-43.8", "SJ-43.17")
@pytest.mark.parametrize(("behaviour", "end"), [("left", "C3 SE"), ("right", "E3 SW")])
def test_around_a_block(behaviour: str, end: str) -> None:
    # The hero will block the space in front of it (115) at 6, the initiative of S015: the enemy strikes from the side.
    state = waiting(before(behaviour), "115", speed=6)
    assert acts(state, "S015") == end
    assert reason(state).clause == "SJ-43.7"
    assert why(state, "D3 S") == "SJ-43.6"
    assert why(state, {"C3 SE": "E3 SW", "E3 SW": "C3 SE"}[end]) == "SJ-43.8"


@proves("SJ-43.17", "SJ-43.6")
def test_a_block_that_stands_already() -> None:
    assert acts(before("left", shields="D3"), "S015") == "C3 SE"


@proves("SJ-43.17")
@pytest.mark.parametrize(("kamae", "end"), [("BAL", "C3 SE"), ("NEU", "D3 S")])
def test_a_star_may_become_a_shield(kamae: str, end: str) -> None:
    # 099 blocks front right and back right, and in Balance the space in front too.
    state = fight(hero(at="D4", facing="N", kamae=kamae), enemy(at="D3", facing="S", behaviour="left"))
    assert acts(waiting(state, "099", speed=6), "S015") == end


@proves("SJ-43.17")
@pytest.mark.parametrize("speed", [7, 8])
def test_a_block_at_another_initiative_is_no_matter(speed: int) -> None:
    assert acts(waiting(before("left"), "115", speed=speed), "S015") == "D3 S"


@proves("SJ-43.6")
@pytest.mark.parametrize(("own_only", "end"), [(False, "C3 SE"), (True, "D3 S")])
def test_a_block_of_another_enemy_stops_it_too(own_only: bool, end: str) -> None:
    # Blocks protect against everybody (SJ-22.12): the shield of the second enemy lies on D3. By the other reading of
    # SJ-A.74 it protects only its owner.
    other = fight(hero(), enemy(), enemy("ashigaru_katana", "D1", "S"))
    state = fight(
        hero(at="D4", facing="N"),
        enemy(at="D3", facing="S", behaviour="left"),
        enemy("ashigaru_katana", "D1", "S", shields=masked(other, "D3")),
        blocks_guard_owner_only=own_only,
    )
    assert acts(state, "S015") == end


@proves("SJ-43.6")
def test_what_cannot_be_blocked_need_not_be_avoided() -> None:
    # S-Wakou-N is unblockable: it strikes from D3 through the Block, though a step and a rotation would bring it to C3.
    state = before("left", shields="D3")
    assert acts(state, "S-Wakou-N") == "D3 S"
    assert why(state, "C3 SE") == "SJ-43.5"
    assert reason(state).clause == "SJ-43.2"


@proves("SJ-43.6", "SJ-43.7", "SJ-43.17")
@pytest.mark.parametrize(("behaviour", "end"), [("left", "C3 SE"), ("right", "E3 SW")])
def test_out_of_the_way_of_an_attack(behaviour: str, end: str) -> None:
    # The hero's revealed 126 comes at 5 and would strike D3 from where the hero stands.
    state = waiting(before(behaviour), "126")
    assert acts(state, "S015") == end
    assert why(state, "D3 S") == "SJ-43.6"


@proves("SJ-43.17")
def test_an_attack_that_is_over_is_no_threat() -> None:
    # The same card, resolved already.
    state = waiting(before("left"), "126")
    state.cells[ITEM_STATUS] = RESOLVED
    assert acts(state, "S015") == "D3 S"


@proves("SJ-43.17")
@pytest.mark.parametrize(("kamae", "end"), [("NEU", "D3 S"), ("AGG", "C3 SE")])
def test_what_the_hero_cannot_do_is_no_threat(kamae: str, end: str) -> None:
    # 100 strikes the space in front only in Aggression.
    state = fight(hero(at="D4", facing="N", kamae=kamae), enemy(at="D3", facing="S", behaviour="left"))
    assert acts(waiting(state, "100"), "S015") == end


@proves("SJ-43.17", "SJ-A.87")
@pytest.mark.parametrize(
    ("foresee", "stance", "end", "wounds"),
    [
        (False, "offensive", "C3 SE", 1),  # from D4 facing N the hero strikes only D3
        (True, "offensive", "D3 S", 1),  # it may turn, and reach C3, D3 and E3: nowhere is it safe
        (True, "defensive", "D3 S", 0),
    ],
)
def test_foresight(foresee: bool, stance: str, end: str, wounds: int) -> None:
    # The hero's revealed 155 has a step and a rotation before it strikes in front.
    state = waiting(before("left", stance, enemies_foresee=foresee), "155")
    assert acts(state, "S015") == end
    assert of(state, 0, "wounds") == wounds


@proves("SJ-43.6", "SJ-43.7", "SJ-43.8")
@pytest.mark.parametrize(("behaviour", "end"), [("right", "E3 SW"), ("centre", "D3 SE")])
def test_without_hitting_another_enemy(behaviour: str, end: str) -> None:
    # S-Master-003 strikes front left, front and front right. From D3 facing S it would hit the enemy on C3 as well.
    # From E3 it hits the hero alone, and from D3 too when it turns to SE: the behaviour decides.
    state = fight(
        hero(at="D4", facing="N"),
        enemy("master", "D3", "S", behaviour),
        enemy("ashigaru_katana", "C3", "SE"),
    )
    assert acts(state, "S-Master-003") == end
    assert (of(state, 0, "wounds"), of(state, 2, "wounds")) == (1, 0)
    assert why(state, "D3 S") == "SJ-43.6"


@proves("SJ-43.9", "SJ-39.10")
def test_offensive_it_accepts_to_be_hit() -> None:
    # 044 strikes all three spaces in front of the hero at 5.
    state = waiting(before("left", "offensive"), "044")
    assert acts(state, "S015") == "D3 S"
    assert of(state, 0, "wounds") == 1
    assert reason(state).clause == "SJ-43.9"


@proves("SJ-43.10", "SJ-39.10")
def test_defensive_it_does_not_attack_then() -> None:
    state = waiting(before("left", "defensive"), "044")
    assert acts(state, "S015") == "D3 S"
    assert of(state, 0, "wounds") == 0
    assert reason(state).clause == "SJ-43.10"
    assert reason(state).taken is None
    assert reason(state).dropped[at(state, "C3 SE")] == "SJ-43.10"


@proves("SJ-43.9", "SJ-43.10")
@pytest.mark.parametrize(("stance", "wounds"), [("offensive", 1), ("defensive", 0)])
def test_another_enemy_in_the_way(stance: str, wounds: int) -> None:
    # S-Student-004 has no movement before its three spaces: the enemy on C3 is hit too, or nobody.
    state = fight(
        hero(at="D4", facing="N"),
        enemy("student", "D3", "S", "left", stance),
        enemy("ashigaru_katana", "C3", "SE"),
    )
    assert acts(state, "S-Student-004") == "D3 S"
    assert (of(state, 0, "wounds"), of(state, 2, "wounds")) == (wounds, wounds)


@proves("SJ-43.3", "SJ-43.9")
def test_wounds_of_another_enemy_are_no_gain() -> None:
    # S-Master-003 strikes front left, front and front right. Everywhere in front of the hero it would be struck (044).
    # From E3 it hits the hero alone, from D3 facing S also the enemy on C3: that is no reason to go there.
    state = fight(
        hero(at="D4", facing="N"),
        enemy("master", "E3", "SW"),
        enemy("ashigaru_katana", "C3", "SE"),
        terrain=[("rocks", "E4")],
    )
    assert acts(waiting(state, "044"), "S-Master-003") == "E3 SW"
    assert (of(state, 0, "wounds"), of(state, 2, "wounds")) == (1, 0)


@proves("SJ-43.9", "SJ-43.7")
def test_offensive_it_wants_the_blow_to_land() -> None:
    # Everywhere it would be hit (044), and on D3 it would be blocked as well: it strikes from C3.
    state = waiting(before("left", "offensive", shields="D3"), "044")
    assert acts(state, "S015") == "C3 SE"
    assert of(state, 0, "wounds") == 1
    assert reason(state).clause == "SJ-43.9"


@proves("SJ-43.9")
def test_a_blow_without_wounds_shall_land_too() -> None:
    # S-Wakou-001 only stuns. Everywhere it would be hit (044), and on D3 it would be blocked: it strikes from C3.
    state = waiting(before("left", "offensive", shields="D3"), "044")
    assert acts(state, "S-Wakou-001") == "C3 SE"
    assert of(state, 0, "stuns") == 1


@proves("SJ-43.2", "SJ-43.10")
@pytest.mark.parametrize(
    ("stance", "end", "clause"), [("offensive", "D3 S", "SJ-43.9"), ("defensive", "C3 SE", "SJ-43.2")]
)
def test_hit_or_blocked(stance: str, end: str, clause: str) -> None:
    # On D3 it would be hit (126), on C3 and E3 blocked. In defence it takes the blocked attack, which harms nobody.
    state = waiting(before("left", stance, shields="C3 E3"), "126")
    assert acts(state, "S015") == end
    assert reason(state).clause == clause


@proves("SJ-43.2")
@pytest.mark.parametrize("stance", ["offensive", "defensive"])
def test_blocked_everywhere_it_attacks_all_the_same(stance: str) -> None:
    state = before("left", stance, shields="C3 D3 E3")
    assert acts(state, "S015") == "D3 S"
    assert reason(state).clause == "SJ-43.2"
    assert reason(state).taken == at(state, "D3 S")
    assert of(state, 0, "wounds") == 0


@proves("SJ-43.18")
def test_no_other_space_without_printed_movement() -> None:
    # S018 has no movement before its blow: the Block on D3 cannot be avoided; the push does not happen.
    state = before("left", shields="D3")
    assert acts(state, "S018") == "D3 S"
    assert reason(state).clause == "SJ-43.2"
    assert len(reason(state).dropped) == 0


@proves("SJ-43.8", "SJ-A.90")
@pytest.mark.parametrize(("sector", "end"), [(False, "F2 SW"), (True, "E2 S")])
def test_a_side_of_sixty_degrees(sector: bool, end: str) -> None:
    # Yari, right: straight on the front right of the hero is F2. S010 from F1 facing S reaches the hero from F2, after
    # a rotation, and from E2 without one. By the other reading E2 lies on the side as well.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", "F1", "S", "right"), side_is_a_sector=sector)
    assert acts(state, "S010") == end


# What decides between equal places ------------------------------------------------------------------------------------


@proves("SJ-A.35", "SJ-42.5")
def test_between_equal_sides_the_preferred_distance() -> None:
    # S-Sailor-002 has two steps forwards and strikes front left, in front, and ahead to the front left. From C1 facing
    # S it reaches the hero on D4 from C2 and from C3, both two steps from its side E3; C3 is at its distance of 1.
    state = fight(hero(at="D4", facing="N"), enemy(at="C1", facing="S", behaviour="right"))
    acts(state, "S-Sailor-002")
    assert reason(state).taken == at(state, "C3 S")
    assert why(state, "C2 S") == "SJ-42.5"


@proves("SJ-A.35", "SJ-42.5")
def test_the_preferred_distance_may_be_the_greater_one() -> None:
    # S-Warrior-002 has a step forwards and strikes front left, in front, and ahead to the right of the space in front.
    # The yari on D2, its own side, reaches the hero on D4 from D3 and from E2, one step off; E2 is two away.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", "D2", "S"))
    assert acts(state, "S-Warrior-002") == "E2 S"
    assert why(state, "D3 S") == "SJ-42.5"


@proves("SJ-42.9")
@pytest.mark.parametrize("facing", ["SE", "S", "SW"])
def test_of_equal_blows_the_one_that_faces_the_hero(facing: str) -> None:
    # S-Master-003 strikes front left, front and front right: on D3 it hits the hero on D4 facing SE, S or SW.
    state = fight(hero(at="D4", facing="N"), enemy("master", "D3", facing, "left"))
    assert acts(state, "S-Master-003") == "D3 S"
    assert why(state, "D3 SE" if facing != "SW" else "D3 SW") == "SJ-42.9"


@proves("SJ-42.18")
def test_of_equal_blows_the_one_with_the_least_movement() -> None:
    # S010 strikes two ahead, and ahead to the right of the space in front. Rocks on D3 cover the hero from D2. From E2
    # facing S and from C2 facing SE the yari reaches it; both are one step from its space D2, C2 needs a rotation too.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", "D2", "S"), terrain=[("rocks", "D3")])
    assert acts(state, "S010") == "E2 S"
    assert why(state, "C2 SE") == "SJ-42.18"


@proves("SJ-42.21", "SJ-38.1")
@pytest.mark.parametrize(("facing", "end", "other"), [("SW", "E3 NW", "C3 NE"), ("N", "C3 NE", "E3 NW")])
def test_of_blows_that_are_equal_by_all_rules_the_worst_for_the_heroes(facing: str, end: str, other: str) -> None:
    # The enemy on D3 turns its back to the hero on D4, too far for one rotation: it hits from C3 facing NE and from E3
    # facing NW, in every respect alike. Facing SW the other hero on E6 has E3 behind it, and not C3; facing N neither,
    # so that the fixed order decides.
    state = fight(hero("ronin", "D4", "N"), hero("warrior", "E6", facing), enemy("master", "D3", "N"))
    assert acts(state, "S-Master-003") == end
    assert why(state, other) == "SJ-38.1"
    assert reason(state).because == "SJ-38.1"


# Step 5 ---------------------------------------------------------------------------------------------------------------


@proves("SJ-43.11")
def test_out_of_reach() -> None:
    # S024 reaches two spaces ahead; the hero is three away.
    state = fight(hero(at="D4", facing="N"), enemy(at="D1", facing="S"))
    assert acts(state, "S024") == "D1 S"
    assert reason(state).clause == "SJ-43.11"
    assert set(reason(state).dropped.values()) == {"SJ-43.11"}
    assert reason(state).taken is None


@proves("SJ-43.11")
def test_behind_terrain() -> None:
    # S-Kojiro-N strikes three spaces ahead; rocks on D3 protect the hero from the enemy on D2 (SJ-31.5).
    state = fight(hero(at="D4", facing="N"), enemy("kojiro", "D2", "S"), terrain=[("rocks", "D3")])
    acts(state, "S-Kojiro-N")
    assert reason(state).clause == "SJ-43.11"
    assert of(state, 0, "wounds") == 0


@proves("SJ-43.4")
def test_every_place_of_an_attack_has_its_reason() -> None:
    # From F3 facing SW: on all but three places the hero is not in front; of these the one behind it is taken.
    state = fight(hero(at="D4", facing="N"), enemy(at="F3", facing="SW", behaviour="right"))
    acts(state, "S015")
    considered = reason(state)
    assert considered.taken == at(state, "E4 NW")
    assert considered.because == "SJ-43.4"
    assert considered.clause == "SJ-43.2"
    assert {place for place, clause in considered.dropped.items() if clause == "SJ-43.4"} == {at(state, "E3 SW")}
    assert set(considered.dropped.values()) == {"SJ-43.4", "SJ-43.11"}
