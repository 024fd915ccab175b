"""Section 18: position grids, what stands on their spaces, and whom they reach."""

import pytest

from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import alive, choose, given, go_on, hero, of, offered, play, resolve, step, where
from tests.proof import proves

# Around D4, clockwise from the top.
NEIGHBOURS = ("D3", "E3", "E4", "D5", "C4", "C3")
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
SPACES = [
    f"{column}{row}"
    for column, rows in zip("ABCDEFG", (4, 5, 6, 7, 6, 5, 4), strict=True)
    for row in range(1, rows + 1)
]


def hurt(state: Senjutsu, seat: int) -> int:
    """All wounds of a hero."""
    return int(of(state, seat, "wounds")) + int(of(state, seat, "bleeding"))


def under_shields(state: Senjutsu, seat: int) -> list[str]:
    """The names of the spaces under the shields of a hero."""
    return sorted([state.rules.board.names[space] for space in bits(of(state, seat, "shields"))])


@proves("SJ-18.1", "SJ-18.2")
@pytest.mark.parametrize("facing", range(6))
def test_the_grid_of_an_attack_lies_around_the_hero_as_it_faces(facing: int) -> None:
    """Spiralling Flames strikes FR and BR."""
    struck = []
    for place in NEIGHBOURS:
        state = given(hero("warrior", "D4", FACINGS[facing], hand="065"), hero("ronin", place))
        struck.append(hurt(resolve(state, "065", "023"), 1))
    assert [way for way in range(6) if struck[way]] == sorted([(facing + 1) % 6, (facing + 2) % 6])
    assert max(struck) == 1


@proves("SJ-18.1")
@pytest.mark.parametrize(
    ("facing", "spaces"), [("N", ["D2", "E2", "E3", "E4"]), ("S", ["C3", "C4", "C5", "D6"])], ids=["N", "S"]
)
def test_exactly_the_spaces_of_the_grid_are_struck(facing: str, spaces: list[str]) -> None:
    """Feral Sweep strikes F2, F+FR, FR and BR."""
    struck = []
    for place in SPACES:
        if place != "D4":
            state = given(hero("ronin", "D4", facing, hand="029"), hero("warrior", place))
            if hurt(resolve(state, "029", "053"), 1):
                struck.append(place)
    assert sorted(struck) == spaces


@proves("SJ-18.1", "SJ-18.2", "SJ-18.4")
@pytest.mark.parametrize(
    ("facing", "spaces"), [("N", ["C3", "C4", "D3", "E3"]), ("SE", ["D3", "D5", "E3", "E4"])], ids=["N", "SE"]
)
def test_the_shields_of_a_block_lie_on_the_spaces_of_its_grid(facing: str, spaces: list[str]) -> None:
    """Stone Block covers BL, FL, F and FR."""
    state = given(hero("ronin", "D4", facing, hand="114"), hero("warrior", "D7", "N", hand="126", stock="110x3 127x3"))
    choose(state, "114", "126")
    play(state, "speed 5")
    assert (step(state), under_shields(state, 0)) == ("move", spaces)


@proves("SJ-18.3")
def test_an_ally_is_struck_though_no_enemy_is() -> None:
    state = given(
        hero("master", "D4", "N", hand="018"),
        hero("ronin", "D3"),
        hero("warrior", "A1"),
        hero("student", "G1"),
        teams="pairs",
    )
    resolve(state, "018", "023", "053", "038")
    assert [hurt(state, seat) for seat in range(4)] == [0, 1, 0, 0]


@proves("SJ-18.3")
def test_enemies_and_allies_are_struck_but_never_the_acting_hero() -> None:
    state = given(
        hero("master", "D4", "N", hand="018"),
        hero("ronin", "D3"),
        hero("warrior", "C3"),
        hero("student", "G1"),
        teams="pairs",
    )
    resolve(state, "018", "023", "053", "038")
    assert [hurt(state, seat) for seat in range(4)] == [0, 1, 1, 0]


@proves("SJ-18.4")
@pytest.mark.parametrize(
    ("card", "focus", "place", "wounds", "bleeding"),
    [("119", 1, "D3", 2, 0), ("154", 0, "D3", 0, 1), ("078", 3, "D3", 1, 1), ("029", 0, "D2", 1, 0)],
)
def test_each_symbol_of_a_grid_deals_its_own_wounds(
    card: str, focus: int, place: str, wounds: int, bleeding: int
) -> None:
    state = given(hero("ronin", "D4", "N", hand=card, focus=focus, kamae="AGG"), hero("warrior", place))
    resolve(state, card, "053")
    assert (of(state, 1, "wounds"), of(state, 1, "bleeding")) == (wounds, bleeding)


@proves("SJ-18.4")
def test_the_horned_mask_executes() -> None:
    state = given(
        hero("warrior", "D5", "N", hand="055", focus=3, kamae="AGG"), hero("ronin", "E2"), hero("student", "A1")
    )
    go_on(choose(state, "055", "023", "038"), until="move")
    go_on(play(state, "D4"))
    assert alive(state) == [0, 2]


@proves("SJ-18.4", "SJ-18.5")
@pytest.mark.parametrize(("kamae", "front"), [("AGG", 1), ("DET", 0), ("NEU", 0)])
def test_a_starred_effect_reaches_only_the_hero_on_the_star(kamae: str, front: int) -> None:
    """Diagonal Slash: FR w2, BR w2, F *; in Aggression * w1."""
    state = given(hero("student", "D4", "N", hand="100", kamae=kamae), hero("ronin", "D3"), hero("warrior", "E3"))
    resolve(state, "100", "023", "053")
    assert [hurt(state, seat) for seat in range(3)] == [0, front, 2]


@proves("SJ-18.5")
@pytest.mark.parametrize("answer", ["pay", "done"])
def test_a_starred_effect_that_is_bought_reaches_only_the_star(answer: str) -> None:
    """Naginata Sweep: F2 w1, F+FL w1, FL *; for one Focus * w1."""
    state = given(hero("ronin", "D4", "N", weapon="071", focus=1), hero("warrior", "C3"), hero("student", "D2"))
    choose(state, "071", "053", "038")
    go_on(state, modifier=answer)
    assert [hurt(state, seat) for seat in range(3)] == [0, int(answer == "pay"), 1]
    assert of(state, 0, "focus") == int(answer == "done")


@proves("SJ-18.6")
def test_a_helmet_means_the_hero_that_was_struck() -> None:
    """Pommel Smash: F w1; if successful the target is stunned, in Determination it loses a Focus."""
    state = given(
        hero("ronin", "D4", "N", hand="126", stock="110x3 127x3", kamae="DET", focus=2),
        hero("warrior", "D3", focus=2),
        hero("student", "E4", focus=2),
    )
    resolve(state, "126", "053", "038")
    assert [of(state, seat, "stuns") for seat in range(3)] == [0, 1, 0]
    assert [of(state, seat, "focus") for seat in range(3)] == [2, 1, 2]


@proves("SJ-18.7")
@pytest.mark.parametrize(
    ("card", "start", "kamae", "answer", "wounds", "bleeding"),
    [
        ("086", "D5", "NEU", "pay", 2, 0),
        ("086", "D5", "NEU", "done", 1, 0),
        ("113", "D4", "AGG", "done", 1, 1),
        ("113", "D4", "NEU", "done", 0, 1),
    ],
)
def test_a_space_may_have_a_wound_and_a_star(
    card: str, start: str, kamae: str, answer: str, wounds: int, bleeding: int
) -> None:
    """Dashdown Strike steps to D4 first; Severing Cut starts there."""
    state = given(hero("warrior", start, "N", hand=card, kamae=kamae, focus=1), hero("ronin", "D3"))
    go_on(choose(state, card, "023"), move="D4" if start == "D5" else "done", modifier=answer)
    assert (of(state, 1, "wounds"), of(state, 1, "bleeding")) == (wounds, bleeding)


@proves("SJ-18.9")
def test_every_hero_that_was_reached_is_a_target_in_an_order_and_with_directions_of_the_acting_player() -> None:
    """Warding Arc pushes both heroes it has struck; D2 is on the ray, C2 is between two rays."""
    state = given(
        hero("warrior", "D4", "N", hand="062"), hero("ronin", "D2"), hero("student", "C2"), hero("master", "E4")
    )
    choose(state, "062", "023", "038", "008")
    assert (step(state), offered(state)) == ("each_target", ["target 2", "target 3"])
    play(state, "target 3")
    assert (step(state), offered(state)) == ("push_way", ["face N", "face NW"])
    play(state, "face NW")
    assert (where(state, 1), where(state, 2), where(state, 3)) == ("D1 N", "B1 N", "E4 N")


@proves("SJ-18.9")
def test_a_hero_that_has_blocked_is_no_target() -> None:
    """The shield of the ronin lies between it and the warrior; the student is struck and pushed alone."""
    state = given(
        hero("warrior", "D4", "N", hand="062"), hero("ronin", "D2", "S", hand="089", focus=1), hero("student", "C3")
    )
    go_on(choose(state, "062", "089", "038"), speed="speed 7")
    assert [hurt(state, seat) for seat in range(3)] == [0, 0, 1]
    assert (where(state, 1), where(state, 2)) == ("D2 S", "B2 N")


@proves("SJ-18.16")
@pytest.mark.parametrize("place", ["D1", "D4"])
def test_spaces_off_board_or_without_a_hero_have_no_effect(place: str) -> None:
    """At D1 the three spaces of Idle Strike are off-board; at D4 nobody stands on them."""
    state = given(hero("master", place, "N", hand="018", kamae="BAL"), hero("ronin", "D5"))
    events = state.listen()
    resolve(state, "018", "023")
    happened = [event.id for event in events]
    assert "event-missed" in happened
    assert "event-hit" not in happened
    assert (hurt(state, 1), of(state, 1, "hobbles"), where(state, 1)) == (0, 0, "D5 N")
