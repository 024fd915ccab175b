"""Section 18: targets without a grid, range and line of sight, starred grids of Defence cards."""

import pytest

from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import choose, given, go_on, hero, kamae, of, offered, play, ranks, resolve, step, where
from tests.proof import proves


def stuns(state: Senjutsu) -> list[int]:
    """The Stun cards of all heroes."""
    return [int(of(state, seat, "stuns")) for seat in range(state.rules.count)]


def under_shields(state: Senjutsu, seat: int) -> list[str]:
    """The names of the spaces under the shields of a hero."""
    return sorted([state.rules.board.names[space] for space in bits(of(state, seat, "shields"))])


@proves("SJ-18.8")
def test_a_target_without_a_grid_is_chosen_at_the_reveal() -> None:
    """Dark Insight: the target is named before anything is resolved, and the card keeps to it."""
    state = given(
        hero("master", "D7", "N", hand="012", focus=1),
        hero("ronin", "D4", hand="126", stock="110x3 126x2"),
        hero("warrior", "A1", hand="127", stock="110x3 126x3 127x2"),
    )
    choose(state, "012", "023", "053")
    assert (step(state), offered(state), of(state, 0, "focus")) == ("name_target", ["target 2", "target 3"], 1)
    play(state, "target 3")
    go_on(state, until="shuffle_in")
    assert state.actors() == (2,)


@proves("SJ-18.10")
def test_the_target_of_a_successful_block_is_the_attacker() -> None:
    """Stone Block stuns the warrior that was blocked, not the student that stands nearer."""
    state = given(
        hero("ronin", "D4", "N", hand="114"),
        hero("student", "E4", "S"),
        hero("warrior", "D3", "S", hand="126", stock="110x3 127x3"),
    )
    go_on(choose(state, "114", "038", "126"), speed="speed 5")
    assert stuns(state) == [0, 0, 1]


@proves("SJ-18.11")
@pytest.mark.parametrize("target", ["target 2", "target 3"])
def test_an_instant_after_an_attack_has_one_target_out_of_those_it_affected(target: str) -> None:
    """Idle Strike strikes seats 2 and 3, seat 4 stands elsewhere; Stunning Blow is for one of them."""
    state = given(
        hero("master", "D4", "N", hand="018 152", focus=2),
        hero("ronin", "D3"),
        hero("warrior", "C3"),
        hero("student", "D5"),
    )
    choose(state, "018", "023", "053", "038")
    go_on(state, until="aim_instant", instant="152", pay="done")
    assert offered(state) == ["target 2", "target 3"]
    go_on(play(state, target))
    assert stuns(state) == [0, int(target == "target 2"), int(target == "target 3"), 0]


@proves("SJ-18.11")
def test_an_instant_after_a_block_is_for_the_blocked_attacker() -> None:
    state = given(
        hero("ronin", "D4", "N", hand="121 152", focus=2),
        hero("student", "E4", "S"),
        hero("warrior", "D3", "S", hand="126", stock="110x3 127x3"),
    )
    go_on(choose(state, "121", "038", "126"), speed="speed 5", instant="152")
    assert (stuns(state), of(state, 0, "focus")) == ([0, 0, 1], 0)


@proves("SJ-18.11")
def test_an_instant_without_condition_is_for_any_opponent_but_not_for_an_ally() -> None:
    """Eye of the Dragon after an attack that has struck nobody; for one Focus its target loses two."""
    state = given(
        hero("master", "D7", "S", hand="018 013", focus=2),
        hero("student", "D6", focus=2),
        hero("ronin", "A1", focus=2),
        hero("warrior", "G1", focus=3),
        teams="pairs",
    )
    choose(state, "018", "038", "023", "053")
    go_on(state, until="aim_instant", instant="013")
    assert offered(state) == ["target 3", "target 4"]
    go_on(play(state, "target 4"), until="draw_one", pay="pay")
    assert [of(state, seat, "focus") for seat in range(4)] == [0, 2, 2, 1]


@proves("SJ-18.12")
def test_without_a_range_icon_a_target_is_reached_over_any_distance_and_without_sight() -> None:
    """Dark Insight from one edge of the board to the other, with rocks between and the back turned."""
    state = given(
        hero("master", "D7", "S", hand="012", focus=1),
        hero("ronin", "D1", hand="126", stock="110x3 127x3"),
        terrain=[("rocks", "D2"), ("rocks", "D6")],
    )
    go_on(choose(state, "012", "023"), until="shuffle_in")
    assert (state.actors(), offered(state)) == ((1,), ["126"])


@proves("SJ-18.12")
@pytest.mark.parametrize(
    ("place", "facing", "terrain", "end"),
    [
        ("D7", "N", [], "D1 S"),  # in range after the step only
        ("D6", "S", [], "C1 S"),  # in range before the step only
        ("D7", "N", [("rocks", "D4")], "C1 S"),  # no line of sight from D6
        ("D7", "N", [("rocks", "F3")], "D1 S"),
    ],
)
def test_range_and_sight_of_a_range_icon_are_tested_when_the_line_is_resolved(
    place: str, facing: str, terrain: list[tuple[str, str]], end: str
) -> None:
    """War Cry (range 5) steps, then cancels the movement of the slower Pommel Smash on D1; D7 is six spaces away."""
    state = given(
        hero("ronin", place, facing, hand="098"),
        hero("warrior", "D1", "S", hand="126", stock="110x3 127x3"),
        terrain=terrain,
    )
    go_on(choose(state, "098", "126"), move="C1")
    assert where(state, 1) == end


@proves("SJ-18.12")
def test_a_target_out_of_range_does_not_stop_the_other_lines() -> None:
    """War Cry out of range still takes the Advantage."""
    state = given(hero("ronin", "D6", "S", hand="098"), hero("warrior", "D1"), advantage=[1, 0])
    go_on(choose(state, "098", "053"))
    assert ranks(state) == [0, 1]


@proves("SJ-18.13")
@pytest.mark.parametrize("rocks", [True, False])
def test_each_helmet_is_every_opponent_within_range_and_sight_at_that_moment(rocks: bool) -> None:
    """The Terror (range 3): D2 is in range and sight, D1 too far, and D7 may be behind rocks."""
    state = given(
        hero("ronin", "D5", "N", hand="028", focus=2),
        hero("warrior", "D2", "N"),
        hero("student", "D7", "N"),
        hero("master", "D1", "S"),
        terrain=[("rocks", "D6"), ("rocks", "C5"), ("rocks", "E5")] if rocks else [],
    )
    events = state.listen()
    resolve(state, "028", "053", "038", "008")
    assert stuns(state) == [0, 1, int(not rocks), 0]
    cancelled = [event.values["who"] for event in events if event.id == "event-cancelled"]
    assert cancelled == (["warrior"] if rocks else ["warrior", "student"])


@proves("SJ-18.13")
def test_each_helmet_is_no_ally() -> None:
    state = given(
        hero("ronin", "D4", "N", hand="028", focus=2),
        hero("warrior", "D3"),
        hero("student", "D2"),
        hero("master", "F2"),
        teams="pairs",
    )
    resolve(state, "028", "053", "038", "008")
    assert stuns(state) == [0, 0, 1, 1]


# Starred grids of cards that are no attacks ---------------------------------------------------------------------------


@proves("SJ-18.14")
@pytest.mark.parametrize(("place", "focus", "ends"), [("D3", 1, ("D3 N", "D4 S")), ("D2", 0, ("D4 N", "D2 S"))])
def test_a_starred_grid_succeeds_if_it_was_applied_to_a_hero(place: str, focus: int, ends: tuple[str, str]) -> None:
    """Mountain Switch in Balance: swap with the hero in front; if successful a Focus."""
    state = given(hero("student", "D4", "N", hand="049", kamae="BAL"), hero("ronin", place, "S"))
    go_on(choose(state, "049", "023"))
    assert (where(state, 0), where(state, 1)) == ends
    assert of(state, 0, "focus") == focus


@proves("SJ-18.14")
def test_a_starred_grid_behind_a_closed_gate_is_not_applied() -> None:
    state = given(hero("student", "D4", "N", hand="049", kamae="AGG"), hero("ronin", "D3", "S"))
    go_on(choose(state, "049", "023"))
    assert (where(state, 0), where(state, 1), of(state, 0, "focus")) == ("D4 N", "D3 S", 0)


@proves("SJ-18.14")
def test_a_starred_grid_needs_no_opponent() -> None:
    """The swap with an ally succeeds as well."""
    state = given(
        hero("student", "D4", "N", hand="049", kamae="DET"),
        hero("ronin", "D3", "S"),
        hero("warrior", "A1"),
        hero("master", "G1"),
        teams="pairs",
    )
    resolve(state, "049", "023", "053", "008")
    assert (where(state, 0), where(state, 1), of(state, 0, "focus")) == ("D3 N", "D4 S", 1)


@proves("SJ-18.14")
def test_a_starred_grid_is_neither_blocked_nor_countered() -> None:
    """Ember Block at speed 8 covers the space of the student, and could counter at speed 8."""
    state = given(
        hero("student", "D4", "N", hand="108", focus=1),
        hero("warrior", "D3", "S", hand="063 126", stock="110x3 127x3"),
        advantage=[1, 0],
    )
    go_on(choose(state, "108", "063"), until="tie", speed="speed 8")
    events = state.listen()
    play(state, "place 1")
    assert (step(state), under_shields(state, 1)) == ("turn_target", ["D4", "E2", "E3"])
    play(state, "left")
    assert where(state, 1) == "D3 SE"
    go_on(state)
    assert not {"event-blocked", "event-counter", "event-stunned"} & {event.id for event in events}
    assert of(state, 1, "hand") == ["110", "126"]


@proves("SJ-18.14")
def test_a_starred_grid_without_a_hero_does_nothing_and_the_card_goes_on() -> None:
    """Forest Step: nobody in front is rotated, no Focus in Determination; the switch below the split line follows."""
    state = given(hero("student", "D4", "N", hand="147", kamae="DET"), hero("ronin", "E4"))
    go_on(choose(state, "147", "023"))
    assert (where(state, 0), where(state, 1), of(state, 0, "focus")) == ("D4 N", "E4 N", 0)
    assert kamae(state, 0) == "BAL"


@proves("SJ-18.15")
@pytest.mark.parametrize(
    ("kamae", "spaces"), [("BAL", ["D3", "E3", "E4"]), ("DET", ["E3", "E4"]), ("NEU", ["E3", "E4"])]
)
def test_the_star_of_circling_defence_is_a_shield_while_its_gate_is_fulfilled(kamae: str, spaces: list[str]) -> None:
    state = given(
        hero("student", "D4", "N", hand="099", kamae=kamae), hero("warrior", "D7", hand="126", stock="110x3 127x3")
    )
    play(choose(state, "099", "126"), "speed 5")
    assert (step(state), under_shields(state, 0)) == ("move", spaces)


@proves("SJ-18.15")
@pytest.mark.parametrize(("kamae", "wounds"), [("BAL", 0), ("DET", 1)])
def test_the_starred_shield_blocks_like_the_others(kamae: str, wounds: int) -> None:
    state = given(
        hero("student", "D4", "N", hand="099", kamae=kamae), hero("warrior", "D3", "S", hand="126", stock="110x3 127x3")
    )
    go_on(choose(state, "099", "126"), speed="speed 5")
    assert of(state, 0, "wounds") == wounds
