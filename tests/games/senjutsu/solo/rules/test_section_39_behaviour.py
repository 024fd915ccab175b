"""Section 39: behaviour and stance of enemies."""

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.solo.rules.decisions.aims import behaviour_space
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, STANCE_NAMES, Solo
from tests.games.senjutsu.given import fighter, of, offered, step, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, fight, mood, turn
from tests.proof import proves

SPARE = "124x3"  # cards to discard for the core card
DODGE = "S028"  # change behaviour; step ANY x1 opt; rot x1 opt; reset deck


def started(**options: object) -> Solo:
    """A game of solo play with these options."""
    state = GAME.start(**options)
    assert isinstance(state, Solo)
    return state


def preferred(state: Solo) -> str:
    """The space that the enemy prefers as its target position."""
    return state.rules.board.names[behaviour_space(state, 1, 0)]


def starting(**options: object) -> Solo:
    """A game in which luck is about to decide the mood of the first enemy, or has nothing to decide about it."""
    state = started(**options)
    while step(state) not in ("enemy_mood", "enemy_place"):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    return state


@proves("SJ-39.1", "SJ-39.4")
def test_there_are_three_behaviours_and_two_stances() -> None:
    found = set()
    for number in range(len(offered(starting()))):
        state = starting()
        state.apply(CHANCE, state.legal(CHANCE)[number])
        found.add(mood(state, 1))
    assert found == {
        f"{side} {stance}" for side in ("left", "centre", "right") for stance in ("offensive", "defensive")
    }


@proves("SJ-39.2", "SJ-39.3", "SJ-A.29")
@pytest.mark.parametrize(
    ("facing", "spaces"),
    [
        ("N", "C3 D3 E3"),
        ("NE", "D3 E3 E4"),
        ("SE", "E3 E4 D5"),
        ("S", "E4 D5 C4"),
        ("SW", "D5 C4 C3"),
        ("NW", "C4 C3 D3"),
    ],
)
def test_a_behaviour_means_a_side_of_the_front_of_the_hero(facing: str, spaces: str) -> None:
    for behaviour, space in zip(BEHAVIOUR_NAMES, spaces.split(), strict=True):
        for own in ("N", "SW"):
            state = fight(fighter("ronin", "D4", facing), enemy(at="A1", facing=own, behaviour=behaviour))
            assert preferred(state) == space, "whatever the enemy itself faces"


@proves("SJ-39.3")
@pytest.mark.parametrize(("behaviour", "space"), [("left", "B2"), ("centre", "D2"), ("right", "F2")])
def test_the_space_lies_at_the_preferred_distance(behaviour: str, space: str) -> None:
    state = fight(fighter("ronin", "D4", "N"), enemy("ashigaru_yari", "G4", behaviour=behaviour))
    assert preferred(state) == space


@proves("SJ-39.2")
@pytest.mark.parametrize(("behaviour", "end"), [("left", "C3 SE"), ("centre", "D3 S"), ("right", "E3 SW")])
def test_the_enemy_goes_to_the_side_of_its_behaviour(behaviour: str, end: str) -> None:
    """From D2 all three spaces in front of the hero are at most two steps away."""
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE), enemy(at="D2", facing="S", behaviour=behaviour, stock="S003")
    )
    turn(state, "023")
    assert where(state, 1) == end


@proves("SJ-39.4", "SJ-39.10")
@pytest.mark.parametrize(("stance", "wounds"), [("offensive", 1), ("defensive", 0)])
def test_only_in_offensive_stance_an_enemy_attacks_although_it_will_be_hit(stance: str, wounds: int) -> None:
    """The enemy on D3 strikes at 5; the hero's own attack at 3 will strike D3 and E3, wherever the enemy could go."""
    state = fight(fighter("ronin", "D4", "N", hand="145"), enemy(at="D3", facing="S", stance=stance, stock="S024"))
    turn(state, "145")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (wounds, 1)


@proves("SJ-39.10")
@pytest.mark.parametrize("stance", STANCE_NAMES)
def test_the_stance_does_not_matter_where_nothing_threatens_the_enemy(stance: str) -> None:
    state = fight(fighter("ronin", "D4", "N", hand=SPARE), enemy(at="D3", facing="S", stance=stance, stock="S024"))
    turn(state, "023")
    assert of(state, 0, "wounds") == 1


@proves("SJ-39.7")
@pytest.mark.parametrize("behaviour", BEHAVIOUR_NAMES)
@pytest.mark.parametrize("stance", STANCE_NAMES)
def test_enemies_begin_as_the_scenario_says(behaviour: str, stance: str) -> None:
    state = starting(behaviour=behaviour, stance=stance, enemy_2="ashigaru_yumi")
    while step(state) != "place_figure":
        assert step(state) != "enemy_mood", "there is nothing to decide"
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert [mood(state, figure) for figure in (1, 2)] == [f"{behaviour} {stance}"] * 2


@proves("SJ-39.7")
def test_a_scenario_may_name_the_behaviour_alone_or_the_stance_alone() -> None:
    assert len(offered(starting(behaviour="right"))) == 2
    assert len(offered(starting(stance="defensive"))) == 3


@proves("SJ-39.8", "SJ-39.9", "SJ-A.29")
@pytest.mark.parametrize("stance", STANCE_NAMES)
@pytest.mark.parametrize(("first", "following"), [("left", "centre"), ("centre", "right"), ("right", "left")])
def test_a_change_of_behaviour_goes_one_place_on_round_the_track(stance: str, first: str, following: str) -> None:
    state = fight(fighter("ronin", "D4", "N", hand=SPARE), enemy(at="A1", behaviour=first, stance=stance, stock=DODGE))
    turn(state, "023")
    assert mood(state, 1) == f"{following} {stance}", "the stance stays"


@proves("SJ-A.29")
def test_by_another_reading_the_stance_changes_with_the_behaviour() -> None:
    state = fight(fighter("ronin", "D4", "N", hand=SPARE), enemy(at="A1", stock=DODGE), behaviour_turns_stance=True)
    assert mood(state, 1) == "centre offensive"
    turn(state, "023")
    assert mood(state, 1) == "right defensive"
    turn(state, "023")
    assert mood(state, 1) == "left offensive"


@proves("SJ-39.8")
def test_a_change_is_told_with_behaviour_and_stance_together() -> None:
    state = fight(fighter("ronin", "D4", "N", hand=SPARE), enemy(at="A1", stance="defensive", stock=DODGE))
    events = state.listen()
    turn(state, "023")
    told = [event.values for event in events if event.clause == "SJ-39.8"]
    assert told == [{"who": "enemy_samurai_boss", "behaviour": "behaviour-right", "stance": "stance-defensive"}]
