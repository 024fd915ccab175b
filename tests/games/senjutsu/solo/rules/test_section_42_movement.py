"""SJ-42: how melee enemies move. Where they end was worked out by hand, from the rules and the board.

S003 has two steps in one direction of the own front and two rotations one way round, in any order.
"""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import ALIVE
from shiai.games.senjutsu.solo.rules.decisions.measure import badness
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import enemy, fight, mood
from tests.games.senjutsu.solo.solo_positions import acts, at, reason, waiting, why
from tests.proof import proves


@proves("SJ-42.11", "SJ-42.19", "SJ-42.9")
@pytest.mark.parametrize(
    ("behaviour", "start", "facing", "end"),
    [
        ("centre", "D1", "S", "D3 S"),  # straight down to the front of the hero
        ("left", "B1", "NE", "C3 SE"),  # C2, then right about, C3: two steps to its front right
        ("right", "F1", "NW", "E3 SW"),  # the same from the other side
    ],
)
def test_to_the_preferred_side(behaviour: str, start: str, facing: str, end: str) -> None:
    # Hero on D4 facing N: left is C3, centre D3, right E3.
    state = fight(hero(at="D4", facing="N"), enemy(at=start, facing=facing, behaviour=behaviour))
    assert acts(state, "S003") == end


@proves("SJ-42.19")
def test_the_side_turns_with_the_hero() -> None:
    # Hero on D4 facing SE: its front left is E3. The enemy on E1 facing S walks there and turns once to SW.
    state = fight(hero(at="D4", facing="SE"), enemy(at="E1", facing="S", behaviour="left"))
    assert acts(state, "S003") == "E3 SW"


@proves("SJ-42.11", "SJ-42.20")
def test_around_the_hero() -> None:
    # Hero on D4 facing S; the enemy stands behind it on D3. Its way to D5 in front leads over C3 and C4, since rocks
    # lie on E4: two steps of three, and two rotations bring it to face NE.
    state = fight(hero(at="D4", facing="S"), enemy(at="D3", facing="S"), terrain=[("rocks", "E4")])
    assert acts(state, "S003") == "C4 NE"


@proves("SJ-42.20")
def test_a_way_longer_than_the_card() -> None:
    # Yari, preferred distance 2, left of D4 facing N: B2. From B5 that is three steps up; two are made, then it turns.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", "B5", "N", "left"))
    assert acts(state, "S003") == "B3 NE"


@proves("SJ-42.5", "SJ-42.19")
def test_back_to_the_preferred_distance() -> None:
    # A yari that stands too near on D3 steps back to D2 and goes on facing the hero.
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", "D3", "S"))
    assert acts(state, "S003") == "D2 S"


@proves("SJ-42.12", "SJ-42.20", "SJ-42.10")
def test_terrain_on_the_behaviour_space() -> None:
    # Rocks on D3 in front of the hero: from C1 the nearest space at distance 1 is C3, two steps down.
    state = fight(hero(at="D4", facing="N"), enemy(at="C1", facing="S"), terrain=[("rocks", "D3")])
    assert acts(state, "S003") == "C3 SE"
    assert why(state, "C2 S") == "SJ-42.12"


@proves("SJ-42.12", "SJ-42.20", "SJ-42.10")
def test_another_enemy_on_the_behaviour_space() -> None:
    # The same with another enemy on D3.
    state = fight(hero(at="D4", facing="N"), enemy(at="C1", facing="S"), enemy("ashigaru_katana", "D3", "S"))
    assert acts(state, "S003") == "C3 SE"


@proves("SJ-42.12", "SJ-42.20")
def test_the_behaviour_space_is_off_board() -> None:
    # The hero on D1 faces N, off the board: D2 is the nearest space at distance 1 for the enemy on D3.
    state = fight(hero(at="D1", facing="N"), enemy(at="D3", facing="N"))
    assert acts(state, "S003") == "D2 N"


@proves("SJ-42.12", "SJ-42.20", "SJ-42.9")
def test_no_way_to_the_behaviour_space() -> None:
    # D3 is free, but rocks lie all around it. From C6 facing N both C4 and D5 are two steps away; only on C4 the enemy
    # can end facing the hero.
    walls = [("rocks", space) for space in ("C2", "D2", "E2", "C3", "E3")]
    state = fight(hero(at="D4", facing="N"), enemy(at="C6", facing="N"), terrain=walls)
    assert acts(state, "S003") == "C4 NE"
    assert why(state, "D5 NW") == "SJ-42.9"


@proves("SJ-42.12")
def test_at_the_distance_already() -> None:
    # The front of the hero is closed, the enemy stands beside it on C3: it only turns to the hero.
    state = fight(hero(at="D4", facing="N"), enemy(at="C3", facing="S"), terrain=[("rocks", "D3")])
    assert acts(state, "S003") == "C3 SE"


@proves("SJ-42.12")
def test_when_nothing_leads_there() -> None:
    # The hero in the corner A1 is walled in by rocks on A2, B1 and B2: the enemy comes as near as it can, to C3 (two
    # away; so is C2, but to C3 it walks straight) and faces the hero.
    walls = [("rocks", space) for space in ("A2", "B1", "B2")]
    state = fight(hero(at="A1", facing="SE"), enemy(at="E4", facing="NW"), terrain=walls)
    assert acts(state, "S003") == "C3 NW"
    assert why(state, "D4 NW") == "SJ-42.12"


@proves("SJ-42.10")
@pytest.mark.parametrize("kind", ["rocks", "bamboo", "fallen_samurai", "burning_cart"])
def test_never_onto_terrain(kind: str) -> None:
    # The way from D1 down to D3 is closed on D2. Over C1 and C2 or E1 and E2 it is one longer; two steps bring it to
    # C2 or E2, next to D3. The hero's coming attack strikes E2, so it goes by C2.
    state = fight(hero(at="D4", facing="N"), enemy(at="D1", facing="S"), terrain=[(kind, "D2")])
    assert acts(waiting(state, "033"), "S003") == "C2 SE"


@proves("SJ-42.10")
def test_never_onto_another_figure() -> None:
    # As before with another enemy on D2; the hero's attack strikes C2 this time.
    state = fight(hero(at="D4", facing="N"), enemy(at="D1", facing="S"), enemy("ashigaru_katana", "D2", "S"))
    assert acts(waiting(state, "071"), "S003") == "E2 SW"


@proves("SJ-42.10", "SJ-42.11")
def test_from_a_space_it_was_pushed_onto() -> None:
    # An enemy on a fallen samurai, where it would never go, has an open path like any other: to C3, not merely to the
    # nearest space D3.
    state = fight(
        hero(at="D4", facing="N"), enemy(at="D2", facing="S", behaviour="left"), terrain=[("fallen_samurai", "D2")]
    )
    assert acts(state, "S003") == "C3 SE"
    assert why(state, "D2 S") == "SJ-42.11"


@proves("SJ-42.18")
def test_the_card_limits_the_kind_of_movement() -> None:
    # S001: steps only forwards, then rotations; left becomes centre. From D1 facing SE the steps lead to E1 and F1,
    # which are no nearer to D3: it stays and turns once, to S.
    state = fight(hero(at="D4", facing="N"), enemy(at="D1", facing="SE", behaviour="left", up=""))
    assert acts(state, "S001") == "D1 S"
    assert mood(state, 1) == "centre offensive"
    assert why(state, "E1 S") == "SJ-42.18"
    assert why(state, "D1 SE") == "SJ-42.9"


@proves("SJ-42.18", "SJ-42.9")
def test_no_rotation_no_facing() -> None:
    # The second part of S018 is one step in any direction: from C1 to C2, still facing N.
    state = fight(hero(at="D4", facing="N"), enemy(at="C1", facing="N", behaviour="left"))
    assert acts(state, "S018", 1) == "C2 N"


@proves("SJ-42.9")
def test_as_far_round_as_the_card_allows() -> None:
    # The second part of S024 turns once: the enemy in front of the hero faces E3, then S is two away: it turns to SE.
    state = fight(hero(at="D4", facing="N"), enemy(at="D3", facing="NE"))
    assert acts(state, "S024", 1) == "D3 SE"


@proves("SJ-42.21", "SJ-A.91")
@pytest.mark.parametrize(("card", "end"), [("033", "C2 SE"), ("071", "E2 SW")])
def test_equal_ways_where_no_attack_comes(card: str, end: str) -> None:
    # Rocks in front of the hero on D3: from D1 both C3 and E3 are three steps away, by C2 or E2. The hero's revealed
    # attack (033: the second space in front and E2; 071: the same to the left, C2) makes one of them worse.
    state = fight(hero(at="D4", facing="N"), enemy(at="D1", facing="S"), terrain=[("rocks", "D3")])
    assert acts(waiting(state, card), "S003") == end
    assert reason(state).because == "SJ-38.1"
    other = {"C2 SE": "E2 SW", "E2 SW": "C2 SE"}[end]
    assert why(state, other) == "SJ-38.1"


@proves("SJ-42.21", "SJ-A.91")
@pytest.mark.parametrize(("facing", "closed", "end"), [("SE", "E4", "C2 SE"), ("SW", "C4", "E2 SW")])
def test_equal_ways_behind_the_hero(facing: str, closed: str, end: str) -> None:
    # As before, with the front of the hero closed too: facing SE it has C2 behind it and not E2, facing SW E2 only.
    walls = [("rocks", "D3"), ("rocks", closed)]
    state = fight(hero(at="D4", facing=facing), enemy(at="D1", facing="S"), terrain=walls)
    assert acts(state, "S003") == end


@proves("SJ-A.91", "SJ-38.8")
def test_the_measure_of_what_is_worst() -> None:
    # From what is worst for the heroes to what is best: a fallen hero, a wound, a status, a Focus less; nothing; an
    # enemy that will be struck; an enemy that was wounded.
    def measured(foe: dict[str, Any] | None = None, fallen: bool = False, **wanted: Any) -> int:
        people = hero(at="D4", facing="N", **({"focus": 1} | wanted)), hero("warrior", "G4", "N")
        state = fight(*people, enemy(at="D3", facing="S", **(foe or {})))
        if fallen:
            state.cells[ALIVE] &= ~2
        return badness(state)

    struck = waiting(fight(hero(at="D4", facing="N", focus=1), hero("warrior", "G4", "N"), enemy(at="D3")), "126")
    values = [
        measured(fallen=True),
        measured(wounds=1),
        measured(stuns=1),
        measured(focus=0),
        measured(),
        badness(struck),
        measured({"wounds": 1}),
    ]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


@proves("SJ-A.90", "SJ-42.11", "SJ-42.19")
@pytest.mark.parametrize(
    ("sector", "start", "end"),
    [
        (False, "C2 SE", "B2 SE"),
        (False, "B3 NE", "B2 NE"),
        (True, "C2 SE", "C2 SE"),
        (True, "B3 NE", "B3 NE"),
        (True, "D2 S", "C2 S"),
    ],
)
def test_a_side_of_sixty_degrees(sector: bool, start: str, end: str) -> None:
    # Yari, left, hero on D4 facing N: straight along its front left lies B2. By the other reading C2 and B3, half a
    # side off, are as good, and D2 in front is not. The second part of S018 has one step and no rotation.
    space, facing = start.split()
    state = fight(hero(at="D4", facing="N"), enemy("ashigaru_yari", space, facing, "left"), side_is_a_sector=sector)
    assert acts(state, "S018", 1) == end


@proves("SJ-42.11")
def test_every_place_has_its_reason() -> None:
    # Of all places that the card can reach exactly one is taken, and each other one was dropped by a clause.
    state = fight(hero(at="D4", facing="N"), enemy(at="B1", facing="NE", behaviour="left"))
    acts(state, "S003")
    considered = reason(state)
    assert considered.taken == at(state, "C3 SE")
    assert considered.because == "SJ-42.9"
    assert considered.clause == "SJ-42.5"
    assert considered.taken not in considered.dropped
    assert why(state, "B1 NE") == "SJ-42.11"
    assert why(state, "C3 S") == "SJ-42.9"
    assert set(considered.dropped.values()) == {"SJ-42.11", "SJ-42.9"}
