"""SJ-42: how ranged enemies move. Where they end was worked out by hand; lines of sight are stated and checked.

S003 has two steps in one direction and two rotations one way round; the second part of S036 one step and one rotation.
"""

import pytest

from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.games.senjutsu.solo.solo_positions import acts, reason, sees, why
from tests.proof import proves


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


@proves("SJ-42.13")
def test_beyond_its_distance_it_does_not_come_nearer() -> None:
    # Six away is "five or more".
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D1", "S", "left"))
    assert acts(state, "S003") == "D1 S"


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
    # Rocks on D6: on D7 the yumi sees the hero on A1 facing SE, S or SW, but not N, which would be straight towards it.
    state = fight(hero(at="A1", facing="SE"), enemy("ashigaru_yumi", "D7", "SE"), terrain=[("rocks", "D6")])
    assert not sees(state, "D7 N")
    assert sees(state, "D7 SW")
    assert acts(state, "S003") == "D7 SW"
    assert why(state, "D7 N") == "SJ-42.13"


@proves("SJ-42.14", "SJ-42.15")
def test_away_to_where_it_sees() -> None:
    # Hero on A3 facing SE, its front right off the board: F3 and F5 are equally far away from it and from that side.
    # Rocks on D4 hide the hero from F3.
    state = fight(hero(at="A3", facing="SE"), enemy("ashigaru_yumi", "D5", "NW", "right"), terrain=[("rocks", "D4")])
    assert not sees(state, "F3 NW")
    assert acts(state, "S003") == "F5 NW"
    assert why(state, "F3 NW") == "SJ-42.15"


@proves("SJ-42.14", "SJ-42.17")
def test_away_no_farther_than_needed() -> None:
    # Yumi on D3, four from the hero on D7: one step back is enough, the second would be of no use.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D3", "S"))
    assert acts(state, "S003") == "D2 S"


@proves("SJ-42.14")
def test_too_near_without_sight_it_moves_away_too() -> None:
    # Hero on D7 facing N, rocks on D6 between: yumi on D4, three away, sees nothing. It goes up all the same.
    state = fight(hero(at="D7", facing="N"), enemy("ashigaru_yumi", "D4", "S"), terrain=[("rocks", "D6")])
    assert blind(state, "D4")
    assert acts(state, "S003") == "D2 S"


@proves("SJ-42.14", "SJ-A.90")
@pytest.mark.parametrize(("sector", "end"), [(False, "A1 SE"), (True, "B1 SE")])
def test_away_to_a_side_of_sixty_degrees(sector: bool, end: str) -> None:
    # Hero on D4 facing N, yumi on C2, left. Three away are A1, straight on the front left, and B1, a third of a side
    # off: by the other reading B1 is as good, and only one step.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yumi", "C2", "NE", "left"), side_is_a_sector=sector)
    assert acts(state, "S003") == end


@proves("SJ-42.15")
def test_along_its_path_until_it_sees() -> None:
    # Hero on A1 facing SE: five ahead is F4. Rocks on C2; the yumi on G1 sees nothing. Its way is down to G2 (another
    # enemy stands on F2), where it sees: it stops there, though the card has a second step.
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "G1", "SW"),
        enemy("ashigaru_katana", "F2", "SW"),
        terrain=[("rocks", "C2")],
    )
    assert blind(state, "G1")
    assert sees(state, "G2 SW")
    assert acts(state, "S003") == "G2 SW"
    assert why(state, "G3 SW") == "SJ-42.15"


@proves("SJ-42.15")
def test_along_its_path_though_it_sees_nothing_yet() -> None:
    # Rocks on C3 hide the hero on A1 from G4 and F4. The way of the yumi leads from G4 to F4; G3, from where it could
    # see at once, does not lie on it.
    state = fight(hero(at="A1", facing="SE"), enemy("ashigaru_yumi", "G4", "NW"), terrain=[("rocks", "C3")])
    assert blind(state, "G4")
    assert blind(state, "F4")
    assert sees(state, "G3 NW")
    assert acts(state, "S036", 1) == "F4 NW"
    assert why(state, "G3 NW") == "SJ-42.15"


@proves("SJ-42.15")
def test_a_rotation_may_be_enough() -> None:
    # With rocks on D4 the yumi on F3 sees the hero on A1 when it faces NW, but not SW: it stays and turns.
    state = fight(hero(at="A1", facing="SE"), enemy("ashigaru_yumi", "F3", "SW"), terrain=[("rocks", "D4")])
    assert not sees(state, "F3 SW")
    assert sees(state, "F3 NW")
    assert acts(state, "S003") == "F3 NW"


@proves("SJ-42.16", "SJ-42.15")
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
    # Behaviour right: straight down from A1 facing SE, off the board. From G4 only G3 gives sight (F5 is taken).
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "G4", "NW", "right"),
        enemy("ashigaru_katana", "F5", "NW"),
        terrain=[("rocks", "C3")],
    )
    assert acts(state, "S036", 1) == "G3 NW"
    assert why(state, "F4 NW") == "SJ-42.16"


@proves("SJ-42.17")
def test_no_closer_than_necessary() -> None:
    # As on F4 before, with two steps and behaviour right: E3, four away, would give sight too, but F3 does from five.
    state = fight(
        hero(at="A1", facing="SE"),
        enemy("ashigaru_yumi", "F4", "NW", "right"),
        enemy("ashigaru_katana", "E5", "NW"),
        terrain=[("rocks", "C3")],
    )
    assert sees(state, "E3 N")
    assert acts(state, "S003") == "F3 NW"
    assert why(state, "E3 N") == "SJ-42.17"


@proves("SJ-42.17", "SJ-42.16")
def test_without_a_path_it_does_not_move_if_turning_is_enough() -> None:
    # Rocks on B2, behaviour right: there is no path. The yumi on G3, six away, sees the hero when it faces NW: it need
    # not come to F2 or F3, five away, from where it could see too.
    state = fight(hero(at="A1", facing="SE"), enemy("ashigaru_yumi", "G3", "SW", "right"), terrain=[("rocks", "B2")])
    assert not sees(state, "G3 SW")
    assert sees(state, "G3 NW")
    assert sees(state, "F3 NW")
    assert acts(state, "S003") == "G3 NW"
    assert why(state, "F3 NW") == "SJ-42.17"


@proves("SJ-42.17", "SJ-42.16")
def test_closer_to_gain_sight() -> None:
    # Hero on D7 facing S, off the board. Rocks on E4 and F4 hide it from G2, five away; of all spaces around only G3,
    # four away, gives sight.
    walls = [("rocks", "E4"), ("rocks", "F4")]
    state = fight(hero(at="D7", facing="S"), enemy("ashigaru_yumi", "G2", "S"), terrain=walls)
    assert all(blind(state, space) for space in ("G1", "G2", "F2", "F3"))
    assert acts(state, "S036", 1) == "G3 S"


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
