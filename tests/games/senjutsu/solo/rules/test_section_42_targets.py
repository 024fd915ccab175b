"""SJ-42: how far enemies like to stay, and whom they are after."""

import pytest

from shiai.games.senjutsu.rules.state import ALIVE
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import enemy, extra, fight
from tests.games.senjutsu.solo.solo_positions import acts, reason
from tests.proof import proves


def target(state: Solo) -> int:
    """Whom the first enemy is after when it moves."""
    acts(state, "S003")
    return reason(state).target


@proves("SJ-42.1", "SJ-42.2", "SJ-42.5")
@pytest.mark.parametrize(("name", "preferred"), [("samurai_boss", 1), ("ashigaru_katana", 1), ("ashigaru_yari", 2)])
def test_melee_distances(name: str, preferred: int) -> None:
    # Hero on D4 facing N; the enemy on D1 facing S walks down the column as far as its distance.
    state = fight(hero("ronin", "D4", "N"), enemy(name, "D1", "S"))
    assert extra(state, 1, "distance") == preferred
    assert acts(state, "S003") == f"D{4 - preferred} S"


@proves("SJ-42.3", "SJ-42.4", "SJ-A.33")
@pytest.mark.parametrize(("name", "preferred"), [("ashigaru_yumi", 5), ("arquebusier", 6)])
def test_ranged_distances(name: str, preferred: int) -> None:
    # Hero on D7 facing N, the enemy above it in the same column: at its distance it stays, one nearer it steps back.
    state = fight(hero("ronin", "D7", "N"), enemy(name, f"D{7 - preferred}", "S"))
    assert extra(state, 1, "distance") == preferred
    assert acts(state, "S003") == f"D{7 - preferred} S"
    state = fight(hero("ronin", "D7", "N"), enemy(name, f"D{8 - preferred}", "S"))
    assert acts(state, "S003") == f"D{7 - preferred} S"


@proves("SJ-42.6")
def test_the_nearest_hero() -> None:
    # The enemy on D4 faces N; one hero is straight ahead on D1 (3 away), the other behind it on D6 (2 away).
    state = fight(hero("ronin", "D1", "S"), hero("warrior", "D6", "N"), enemy(at="D4", facing="N"))
    assert target(state) == 1
    state = fight(hero("ronin", "D1", "S"), hero("warrior", "D7", "N"), enemy(at="D3", facing="S"))
    assert target(state) == 0


@proves("SJ-42.7")
@pytest.mark.parametrize(("behaviour", "wanted"), [("left", 1), ("right", 0)])
def test_equally_near_the_behaviour_decides(behaviour: str, wanted: int) -> None:
    # The enemy on D4 faces N; heroes on F2 (front right) and B2 (front left), both 2 away.
    state = fight(hero("ronin", "F2", "S"), hero("warrior", "B2", "S"), enemy(at="D4", behaviour=behaviour, facing="N"))
    assert target(state) == wanted


@proves("SJ-42.7")
def test_the_side_of_the_enemy_counts_not_the_seat() -> None:
    # As before, but the enemy faces S: F2 is now back left, B2 back right; the left side is nearer to back left.
    state = fight(hero("ronin", "F2", "S"), hero("warrior", "B2", "S"), enemy(at="D4", behaviour="left", facing="S"))
    assert target(state) == 0
    state = fight(hero("ronin", "F2", "S"), hero("warrior", "B2", "S"), enemy(at="D4", behaviour="right", facing="S"))
    assert target(state) == 1


@proves("SJ-42.7")
def test_between_two_sides() -> None:
    # The enemy on D4 faces N, centre. D2 is straight ahead, E2 between front and front right, both 2 away: D2 fits.
    # For the right side both E2 and D2 are off it, but E2 less.
    for behaviour, wanted in (("centre", 1), ("right", 0), ("left", 1)):
        state = fight(
            hero("ronin", "E2", "S"), hero("warrior", "D2", "S"), enemy(at="D4", behaviour=behaviour, facing="N")
        )
        assert target(state) == wanted


@proves("SJ-42.8")
def test_still_equal_the_first_from_the_left() -> None:
    # Centre, facing N: F2 (front right) and B2 (front left) are equally far from the front.
    for order in (("F2", "B2"), ("B2", "F2")):
        state = fight(hero("ronin", order[0], "S"), hero("warrior", order[1], "S"), enemy(at="D4", facing="N"))
        assert target(state) == order.index("B2")


@proves("SJ-42.8")
def test_counted_clockwise_from_the_left() -> None:
    # Centre, facing N: E4 (back right) and C4 (back left), both beside it. From front left clockwise E4 comes first.
    for order in (("E4", "C4"), ("C4", "E4")):
        state = fight(hero("ronin", order[0], "S"), hero("warrior", order[1], "S"), enemy(at="D4", facing="N"))
        assert target(state) == order.index("E4")


@proves("SJ-42.8")
@pytest.mark.parametrize(("behaviour", "first", "second"), [("left", "D2", "B5"), ("right", "D2", "F4")])
def test_equally_far_from_another_side(behaviour: str, first: str, second: str) -> None:
    # Facing N: D2 is straight ahead; B5 back left is as far from front left, F4 back right as far from front right.
    # From front left clockwise D2 comes before both.
    for order in ((first, second), (second, first)):
        state = fight(
            hero("ronin", order[0], "S"),
            hero("warrior", order[1], "S"),
            enemy(at="D4", facing="N", behaviour=behaviour),
        )
        assert target(state) == order.index(first)


@proves("SJ-42.7")
@pytest.mark.parametrize(("behaviour", "wanted"), [("left", 1), ("centre", 1), ("right", 0)])
def test_away_from_the_middle_of_the_board(behaviour: str, wanted: int) -> None:
    # The enemy on B3 faces NE: D3 is straight ahead, D4 between front and front right, both two away.
    state = fight(
        hero("ronin", "D4", "S"), hero("warrior", "D3", "S"), enemy(at="B3", facing="NE", behaviour=behaviour)
    )
    assert target(state) == wanted


@proves("SJ-42.6")
def test_who_has_fallen_is_no_target() -> None:
    # The nearest hero is no longer on the board.
    state = fight(hero("ronin", "D3", "S"), hero("warrior", "D7", "N"), enemy(at="D4", facing="N"))
    state.cells[ALIVE] &= ~1
    assert target(state) == 1
