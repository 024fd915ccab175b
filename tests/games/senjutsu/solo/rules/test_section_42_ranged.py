"""SJ-42: how ranged enemies move. Where they end was worked out by hand; lines of sight are stated and checked.

S003 has two steps in one direction and two rotations one way round; the second part of S036 one step and one rotation.
"""

from random import Random

import pytest

from shiai.games.senjutsu.rules.battlefield.boards import BOARDS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, Solo
from tests.games.senjutsu.given import hero, of
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.games.senjutsu.solo.solo_positions import acts, reason, sees, why
from tests.proof import proves

SNOW_FIELD = next(board for board in BOARDS if board.name == "snow_field")
NAMES = [SNOW_FIELD.names[space] for space in bits(SNOW_FIELD.spaces)]
PRESET = [("shrine", "D4"), ("rocks", "E2"), ("rocks", "C5"), ("bamboo", "C2"), ("bamboo", "E5")]  # of the snow field


def blind(state: Solo, space: str) -> bool:
    """Can nobody on this space see the hero, wherever it faces?"""
    return not any(sees(state, f"{space} {facing}") for facing in DIRECTION_NAMES)


@proves("SJ-42.13")
@pytest.mark.parametrize("behaviour", ["left", "centre", "right"])
def test_it_stays_where_it_sees(behaviour: str) -> None:
    # Hero on D7 facing N, yumi on D2: five away, in sight. Its behaviour is of no interest; it only turns to the hero.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D2", "SE", behaviour))
    assert acts(state, "S003") == "D2 S"
    assert why(state, "D1 S") == "SJ-42.13"


@proves("SJ-42.22")
@pytest.mark.parametrize("behaviour", ["left", "centre", "right"])
def test_beyond_its_range_it_comes_nearer(behaviour: str) -> None:
    # Six away the shots of a yumi, with a range of 5, would never come: one step, and the second is not needed.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D1", "S", behaviour))
    assert acts(state, "S003") == "D2 S"
    assert why(state, "D1 S") == "SJ-42.22"


@proves("SJ-42.22", "SJ-42.4")
@pytest.mark.parametrize(("space", "end"), [("D1", "D1 S"), ("D2", "D1 S")])
def test_an_arquebusier_shoots_from_six_away(space: str, end: str) -> None:
    state = fight(hero(at="D7", facing="N"), enemy("arquebusier", space, "S"))
    assert acts(state, "S003") == end


@proves("SJ-42.14")
@pytest.mark.parametrize(("behaviour", "end"), [("left", "B1 SE"), ("centre", "D1 S"), ("right", "F1 SW")])
def test_away_to_its_side(behaviour: str, end: str) -> None:
    # Hero on D4 facing N, yumi on D2: two away. Three away is the most it can reach: B1, C1, D1, E1, F1. Of these B1
    # lies nearest to the left side, D1 to the front, F1 to the right.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yumi", "D2", "S", behaviour))
    assert acts(state, "S003") == end
    assert why(state, "C1 S") == "SJ-42.14"
    assert why(state, "D2 S") == "SJ-42.14"


@proves("SJ-42.13")
def test_it_does_not_turn_out_of_sight() -> None:
    # Rocks on C3: on C2 the yumi sees the hero on D7 facing SE, but not S; both are towards it.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "C2", "SW"), terrain=[("rocks", "C3")])
    assert not sees(state, "C2 S")
    assert sees(state, "C2 SE")
    assert acts(state, "S003") == "C2 SE"
    assert why(state, "C2 S") == "SJ-42.13"


@proves("SJ-42.14", "SJ-42.23")
def test_away_to_where_it_sees() -> None:
    # Hero on A3 facing SE, its front right off the board: F3 and F5 are equally far away from it and from that side.
    # Rocks on D4 hide the hero from F3.
    state = fight(hero(at="A3", facing="SE"), enemy("ashigaru_yumi", "D5", "NW", "right"), terrain=[("rocks", "D4")])
    assert not sees(state, "F3 NW")
    assert acts(state, "S003") == "F5 NW"
    assert why(state, "F3 NW") == "SJ-42.14"


@proves("SJ-42.14", "SJ-42.17")
def test_away_no_farther_than_needed() -> None:
    # Yumi on D3, four from the hero on D7: one step back is enough, the second would be of no use.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D3", "S"))
    assert acts(state, "S003") == "D2 S"


@proves("SJ-42.14")
def test_too_near_without_sight_it_moves_away_too() -> None:
    # Hero on D7 facing N, rocks on D6 between: yumi on D4, three away, sees nothing, nor would it on D2. It goes up to
    # the side, to C2, where it does.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D4", "S"), terrain=[("rocks", "D6")])
    assert blind(state, "D4")
    assert blind(state, "D2")
    assert acts(state, "S003") == "C2 SW"
    assert sees(state, "C2 SW")
    assert acts(state, "S003") == "C2 S"
    assert why(state, "D2 S") == "SJ-42.13"


@proves("SJ-42.14", "SJ-A.90")
@pytest.mark.parametrize(("sector", "end"), [(False, "A1 SE"), (True, "B1 SE")])
def test_away_to_a_side_of_sixty_degrees(sector: bool, end: str) -> None:
    # Hero on D4 facing N, yumi on C2, left. Three away are A1, straight on the front left, and B1, a third of a side
    # off: by the other reading B1 is as good, and only one step.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yumi", "C2", "NE", "left"), side_is_a_sector=sector)
    assert acts(state, "S003") == end


@proves("SJ-42.15")
def test_along_its_path_until_it_can_shoot() -> None:
    # Hero on A1 facing SE: five ahead is F4. Rocks on C2; the yumi on G1 sees nothing. Its way is down (another enemy
    # stands on F2) to F3, five away, where it sees: there it stops.
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "G1", "SW"),
        enemy("ashigaru_katana", "F2", "SW"),
        terrain=[("rocks", "C2")],
    )
    assert blind(state, "G1")
    assert sees(state, "F3 NW")
    assert acts(state, "S003") == "F3 NW"
    assert why(state, "G1 NW") == "SJ-42.15"
    assert acts(state, "S003") == "F3 NW"


@proves("SJ-42.16", "SJ-42.23")
def test_a_side_without_sight_is_no_goal() -> None:
    # Rocks on C3 hide the hero on A1 from G4 and from F4, the behaviour space. The nearest spaces to shoot from are F3
    # and E5, two steps away: it takes two cards.
    state = fight(hero(at="A1", facing="SE"), enemy("ashigaru_yumi", "G4", "NW"), terrain=[("rocks", "C3")])
    assert blind(state, "G4")
    assert blind(state, "F4")
    assert acts(state, "S036", 1) == "F4 NW"
    assert why(state, "G4 NW") == "SJ-42.16"
    assert acts(state, "S036", 1) == "E5 NW"
    assert sees(state, "E5 NW")


@proves("SJ-42.15")
def test_a_rotation_may_be_enough() -> None:
    # With rocks on D4 the yumi on F3 sees the hero on A1 when it faces NW, but not SW: it stays and turns.
    state = fight(hero(at="A1", facing="SE"), enemy("ashigaru_yumi", "F3", "SW"), terrain=[("rocks", "D4")])
    assert not sees(state, "F3 SW")
    assert sees(state, "F3 NW")
    assert acts(state, "S003") == "F3 NW"


@proves("SJ-42.16")
def test_at_the_end_of_its_path_it_looks_around() -> None:
    # The yumi is on F4, its behaviour space, and sees nothing. Around it E5 (another enemy stands there), F3 (5 away),
    # F5 and G3 (6 away) give sight: F3 is at the preferred distance.
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "F4", "NW"),
        enemy("ashigaru_katana", "E5", "NW"),
        terrain=[("rocks", "C3")],
    )
    assert acts(state, "S036", 1) == "F3 NW"
    assert why(state, "G3 NW") == "SJ-42.16"
    assert why(state, "F4 NW") == "SJ-42.16"


@proves("SJ-42.16")
def test_without_a_path_any_direction_that_gives_sight() -> None:
    # Behaviour right: straight down from A1 facing SE, off the board. From G4 it is two steps to F3 (E5 is taken).
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "G4", "NW", "right"),
        enemy("ashigaru_katana", "E5", "NW"),
        terrain=[("rocks", "C3")],
    )
    assert acts(state, "S036", 1) in ("F4 NW", "G3 NW")
    assert why(state, "G4 NW") == "SJ-42.16"
    assert acts(state, "S036", 1) == "F3 NW"


@proves("SJ-42.13", "SJ-42.23")
def test_it_turns_card_by_card_to_the_only_direction_of_sight() -> None:
    # Other enemies leave no way out of C6; from there, five away, the yumi sees the hero on F2 only over its shoulder.
    others = [enemy("ashigaru_katana", space, "N") for space in ("B5", "D6", "D7")]
    state = fight(hero(at="F2", facing="N"), enemy("ashigaru_yumi", "C6", "N"), *others, terrain=PRESET)
    assert [facing for facing in DIRECTION_NAMES if sees(state, f"C6 {facing}")] == ["S", "SW"]
    assert [acts(state, "S036", 1) for _ in range(3)] == ["C6 NW", "C6 SW", "C6 SW"]


@proves("SJ-42.17")
def test_no_closer_than_necessary() -> None:
    # From G4 both E4, four away, and F4 are on ways to F3; with two steps it goes there, and not over E4.
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "G4", "NW", "right"),
        enemy("ashigaru_katana", "E5", "NW"),
        terrain=[("rocks", "C3")],
    )
    assert acts(state, "S003").startswith("F3")
    assert why(state, "E4 NW") == "SJ-42.17"


@proves("SJ-42.17", "SJ-42.23")
def test_closer_to_gain_sight() -> None:
    # Hero on D7 facing S, off the board. Rocks shut the right edge off and hide the hero from all spaces there that are
    # five away; G3, four away, gives sight. It goes no farther: every other way leads close past the hero.
    walls = [("rocks", space) for space in ("E1", "E2", "E3", "E4", "F4")]
    state = fight(hero(at="D7", facing="S"), enemy("ashigaru_yumi", "G2", "S"), terrain=walls)
    assert all(blind(state, space) for space in ("G2", "F2", "F3"))
    assert [acts(state, "S036", 1) for _ in range(3)] == ["G3 S"] * 3


@proves("SJ-42.23", "SJ-A.94")
@pytest.mark.parametrize(("behaviour", "end"), [("left", "A2 S"), ("centre", "A2 S"), ("right", "G2 S")])
def test_from_behind_the_shrine_it_comes_to_where_it_can_shoot(behaviour: str, end: str) -> None:
    # One step for each card. Then it stays, and its next shot hits.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D1", "S", behaviour), terrain=PRESET)
    assert blind(state, "D1")
    assert blind(state, "D2")
    assert [acts(state, "S036", 1) for _ in range(5)][-2:] == [end, end]
    acts(state, "S036")
    assert of(state, 0, "wounds") == 1


@proves("SJ-42.23", "SJ-A.94")
@pytest.mark.parametrize("name", ["ashigaru_yumi", "arquebusier"])
@pytest.mark.parametrize("seed", range(12))
def test_from_anywhere_it_comes_to_where_it_can_shoot(seed: int, name: str) -> None:
    # Wherever hero and enemy stand: after some cards it does not move any more, and its shot hits. Only on D3, where
    # terrain touches all corners, nobody could see the hero.
    rng = Random(seed)
    names = [one for one in NAMES if one not in ("D3", *[space for _, space in PRESET])]
    there, space = rng.sample(names, 2)
    archer = enemy(name, space, rng.choice(DIRECTION_NAMES), rng.choice(BEHAVIOUR_NAMES))
    state = fight(hero(at=there, facing=rng.choice(DIRECTION_NAMES)), archer, terrain=PRESET)
    stood = [acts(state, "S036", 1) for _ in range(14)]
    assert len(set(stood[-2:])) == 1
    acts(state, "S036" if name == "ashigaru_yumi" else "S041")
    assert of(state, 0, "wounds") > 0


@proves("SJ-42.13")
def test_the_clauses_of_a_ranged_enemy() -> None:
    # Every place that the card can reach is taken or dropped; those on other spaces because it does not move.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D2", "SE"))
    acts(state, "S003")
    considered = reason(state)
    assert considered.taken is not None
    here = considered.taken[0]
    elsewhere = {clause for place, clause in considered.dropped.items() if place[0] != here}
    assert elsewhere == {"SJ-42.13"}
    assert {clause for place, clause in considered.dropped.items() if place[0] == here} == {"SJ-42.9"}
