"""Section 41: the order of Advantage in solo play, and what it decides."""

from random import Random

import pytest

from shiai.games.senjutsu.rules.state import BLOCK, ITEM_SPEED, RANKS
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import actor, fighter, go_on, of, offered, play, step, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, fight, turn, until
from tests.proof import proves

SPARE = "124x3"  # cards to discard for the core card


def started(**options: object) -> Solo:
    """A game of solo play with these options."""
    state = GAME.start(**options)
    assert isinstance(state, Solo)
    return state


def order(state: Solo) -> list[int]:
    """All figures in the order of Advantage."""
    return state.cells[RANKS : RANKS + state.rules.count]


def resolved(state: Solo, *cards: str, **answers: str) -> list[str]:
    """Who resolves the card of the turn, one after the other."""
    events = state.listen()
    turn(state, *cards, **answers)
    return [str(event.values["who"]) for event in events if event.id == "event-resolves" and event.values["part"] == 1]


def begun(**options: object) -> Solo:
    """A game at the first Choose step."""
    state = started(**options)
    rng = Random(3)
    while step(state) != "choose":
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


@proves("SJ-41.8", "SJ-41.10", "SJ-45.2")
@pytest.mark.parametrize(("heroes", "expected"), [("ronin warrior", [1, 0, 2, 3]), ("master warrior", [0, 1, 2, 3])])
def test_heroes_stand_in_the_order_of_their_numbers_and_enemies_below_all_of_them(
    heroes: str, expected: list[int]
) -> None:
    first, second = heroes.split()
    assert order(begun(players=2, hero_1=first, hero_2=second, enemy_2="monk")) == expected


@proves("SJ-41.8")
def test_every_enemy_has_advantage_1() -> None:
    state = begun(enemy_2="monk", enemy_3="ninja")
    assert [state.rules.heroes[figure].advantage for figure in (1, 2, 3)] == [1, 1, 1]


# Ties -----------------------------------------------------------------------------------------------------------------


@proves("SJ-41.10")
def test_the_hero_with_the_higher_number_decides_a_tie_of_two_heroes() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand="126"), fighter("warrior", "D6", "N", hand="126"), enemy(at="A1", stock="")
    )
    state.cells[RANKS : RANKS + 2] = [1, 0]  # as these heroes begin
    until(state, "tie", "126", "126")
    assert (actor(state), offered(state)) == (1, ["place 1", "place 2"])


@proves("SJ-41.12")
@pytest.mark.parametrize(
    ("place", "expected"),
    [("place 1", ["ronin", "enemy_samurai_boss"]), ("place 2", ["enemy_samurai_boss", "ronin"])],
)
def test_the_human_decides_a_tie_with_an_enemy(place: str, expected: list[str]) -> None:
    state = fight(fighter("ronin", "D4", "N", hand="126"), enemy(at="D2", facing="S", stock="S024"))
    assert resolved(state, "126", tie=place) == expected


@proves("SJ-41.12")
def test_the_human_is_asked_whatever_the_number_of_the_enemy() -> None:
    """The Ninja of the enemies would have 95 as a hero, the Ronin has 27."""
    state = fight(fighter("ronin", "D4", "N", hand="126"), enemy("ninja", "D2", "S", stock="S-Ninja-002", stealth=0))
    until(state, "tie", "126")
    assert (actor(state), offered(state)) == (0, ["place 1", "place 2"])


@proves("SJ-41.9")
@pytest.mark.parametrize("kicker_first", [True, False])
def test_a_tie_of_two_enemies_goes_as_is_worst_for_the_hero(kicker_first: bool) -> None:
    """Both attack D4 at 6: a kick from D3 pushes the hero out of reach of the thrust from D2, which wounds twice."""
    kick = enemy("samurai_boss", "D3", "S", stock="S018")
    thrust = enemy("samurai_boss", "D2", "S", stock="S013")
    enemies = [kick, thrust] if kicker_first else [thrust, kick]
    state = fight(fighter("ronin", "D4", "N", hand=SPARE), *enemies)
    turn(state, "023")
    assert (of(state, 0, "wounds"), of(state, 0, "stuns"), where(state, 0)) == (2, 1, "D5 N")


@proves("SJ-41.9")
def test_every_order_of_three_enemies_is_thought_through() -> None:
    """The Ronin of the enemies strikes D5 from D7. The kick from D3 brings the hero there, that from E3 away to C4.

    So the kick from D3 must come first, then the Ronin, then the kick from E3.
    """
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE),
        enemy("ronin", "D7", "N", stock="S-Ronin-004"),
        enemy("samurai_boss", "E3", "SW", stock="S018"),
        enemy("ashigaru_katana", "D3", "S", stock="S018"),
    )
    order = resolved(state, "023")
    assert order[:2] == ["enemy_ashigaru_katana", "enemy_ronin"]
    assert (of(state, 0, "wounds"), where(state, 0)) == (1, "D5 N")


@proves("SJ-41.9", "SJ-41.12")
def test_the_human_chooses_a_place_first_and_the_enemies_share_the_others() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand="125"),
        enemy("samurai_boss", "D3", "S", stock="S018"),
        enemy("samurai_boss", "D2", "S", stock="S013"),
    )
    until(state, "tie", "125")
    assert (actor(state), offered(state)) == (0, ["place 1", "place 2", "place 3"])
    play(state, "place 3")
    go_on(state)
    assert of(state, 0, "wounds") == 2


# Variable initiatives -------------------------------------------------------------------------------------------------


@proves("SJ-41.13")
def test_an_enemy_chooses_its_initiative_before_the_human_does() -> None:
    state = fight(fighter("ronin", "D4", "N", hand="121"), enemy(at="D3", facing="S", stock="S026"))
    until(state, "speed", "121")
    assert (step(state), actor(state)) == ("speed", 0)
    assert 2 <= state.cells[BLOCK + ITEM_SPEED] <= 6
    assert state.cells[ITEM_SPEED] == 0


@proves("SJ-41.13")
def test_the_enemies_choose_before_all_humans() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand="121"),
        fighter("warrior", "D6", "N", hand="121"),
        enemy(at="D3", facing="S", stock="S026"),
    )
    events = state.listen()
    turn(state, "121", "121")
    chosen = [event.values["who"] for event in events if event.id == "event-speed"]
    assert chosen == ["enemy_samurai_boss", "warrior", "ronin"]


# The track is not used ------------------------------------------------------------------------------------------------


@proves("SJ-41.7", "SJ-41.10")
def test_no_effect_moves_anybody_on_the_advantage_track() -> None:
    """War Cry gives Advantage, but the order of the heroes stays as it was in the beginning."""
    state = fight(
        fighter("ronin", "D6", "N", hand=SPARE),
        fighter("warrior", "D4", "N", hand="098", kamae="AGG"),
        enemy(at="D1", facing="S", stock=""),
    )
    before = order(state)
    turn(state, "023", "098")
    assert order(state) == before
