"""Section 30: three or more players."""

from itertools import permutations

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import actor, choose, fighter, given, go_on, of, offered, play, refused, resolve, step
from tests.proof import proves

CORNERS = (("ronin", "A1", "N"), ("warrior", "G1", "N"), ("student", "A4", "S"), ("master", "G4", "S"))


def tied(*advantage: int) -> Senjutsu:
    """As many heroes in the corners, all with an Attack of initiative 5; the first question is asked."""
    heroes = [fighter(*place, hand="126") for place in CORNERS[: len(advantage)]]
    return choose(given(*heroes, advantage=advantage), *["126"] * len(advantage))


def order_of(state: Senjutsu) -> list[str]:
    """The heroes in the order in which their cards come up from now on."""
    moved: list[str] = []
    while step(state) not in ("choose", "draw_one"):
        name = state.rules.heroes[actor(state)].name
        if name not in moved:
            moved.append(name)
        play(state, "done")
    return moved


@proves("SJ-30.1", "SJ-30.2", "SJ-30.3", "SJ-13.6")
@pytest.mark.parametrize("advantage", list(permutations(range(3))))
def test_tied_players_choose_places_from_the_top_of_the_track(advantage: tuple[int, int, int]) -> None:
    top, second, last = advantage
    for first in range(3):
        left = [place for place in range(3) if place != first]
        for then in left:
            state = tied(*advantage)
            assert (step(state), actor(state), offered(state)) == ("tie", top, ["place 1", "place 2", "place 3"])
            refused(state, "place 1", "SJ-13.5", seat=last)
            play(state, f"place {first + 1}")
            assert (step(state), actor(state)) == ("tie", second)
            assert offered(state) == [f"place {place + 1}" for place in left]
            refused(state, f"place {first + 1}", "SJ-13.5")
            play(state, f"place {then + 1}")
            assert step(state) == "move", "the lowest is not asked"
            rest = next(place for place in left if place != then)
            places = {first: top, then: second, rest: last}
            assert order_of(state) == [CORNERS[places[place]][0] for place in range(3)]


@proves("SJ-30.4")
def test_the_top_player_chooses_last_the_second_first_and_the_third_is_second() -> None:
    state = play(tied(1, 2, 0), "place 3", "place 1")
    assert order_of(state) == ["student", "ronin", "warrior"]


@proves("SJ-30.1", "SJ-30.2", "SJ-30.3")
def test_four_tied_players() -> None:
    state = tied(3, 1, 0, 2)
    asked: list[tuple[int, int]] = []
    while step(state) == "tie":
        asked.append((actor(state), len(offered(state))))
        play(state, offered(state)[-1])
    assert asked == [(3, 4), (1, 3), (0, 2)]
    assert order_of(state) == ["student", "ronin", "warrior", "master"]


@proves("SJ-30.1")
def test_only_tied_cards_take_part() -> None:
    """The master's Meditation of the same initiative and the student's slower Attack are not tied."""
    hands = ("126", "126", "127", "059")
    heroes = [fighter(*place, hand=hand) for place, hand in zip(CORNERS, hands, strict=True)]
    state = choose(given(*heroes, advantage=(3, 2, 1, 0)), *hands)
    assert (step(state), actor(state), offered(state)) == ("tie", 1, ["place 1", "place 2"])
    play(state, "place 2")
    assert order_of(state) == ["ronin", "warrior", "master", "student"]


@proves("SJ-30.5")
def test_team_mates_are_hit_by_area_effects_like_enemies() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="018"),
        fighter("warrior", "C3", "S"),
        fighter("student", "D3", "S"),
        fighter("master", "E3", "S"),
        teams="pairs",
    )
    resolve(state, "018", "053", "038", "008", move="done")
    assert [of(state, seat, "wounds") for seat in range(4)] == [0, 1, 1, 1]


@proves("SJ-30.5")
def test_a_team_mate_may_block_and_a_starred_effect_reaches_it_too() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="125"),
        fighter("warrior", "D3", "S", hand="031"),
        fighter("student", "A1", "S"),
        fighter("master", "G1", "S"),
        teams="pairs",
    )
    blocked = go_on(choose(state.clone(), "125", "031", "038", "008"), speed="speed 6")
    assert of(blocked, 1, "stuns") == 0
    hit = go_on(choose(state, "125", "053", "038", "008"), tie="place 1")
    assert of(hit, 1, "stuns") == 1
