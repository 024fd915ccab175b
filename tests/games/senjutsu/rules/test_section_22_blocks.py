"""Section 22: Blocks."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import choose, given, go_on, hero, of, play, resolve, step, where
from tests.proof import proves

# Calm Defence (121): shields on FL, F and FR, speed 6 to 2; in Determination a successful Block gives a Focus.
CALM: dict[str, Any] = {"hand": "121", "kamae": "DET"}


def hurt(state: Senjutsu, seat: int) -> int:
    """All wounds of a hero."""
    return int(of(state, seat, "wounds")) + int(of(state, seat, "bleeding"))


def under_shields(state: Senjutsu, seat: int) -> list[str]:
    """The names of the spaces under the shields of a hero."""
    return sorted([state.rules.board.names[space] for space in bits(of(state, seat, "shields"))])


def duel(place: str = "D3", facing: str = "S", speed: int = 5, hobbles: int = 0) -> Senjutsu:
    """The ronin on D4 blocks towards N with Calm Defence; the student strikes FL, F and FR at speed 5 (044)."""
    state = given(hero("ronin", "D4", "N", hobbles=hobbles, **CALM), hero("student", place, facing, hand="044"))
    return go_on(choose(state, "121", "044"), speed=f"speed {speed}")


def sweep(place: str, facing: str, card: str, speed: str = "speed 6", **wanted: Any) -> Senjutsu:
    """Feral Sweep from D4 towards N (F2, F+FR, FR and BR, speed 6) against a warrior that blocks."""
    terrain = wanted.pop("terrain", ())
    blocker = hero("warrior", place, facing, hand=card, focus=1, **wanted)
    state = given(hero("ronin", "D4", "N", hand="029"), blocker, terrain=terrain)
    return go_on(choose(state, "029", card), speed=speed)


# When -----------------------------------------------------------------------------------------------------------------


@proves("SJ-22.1", "SJ-22.2", "SJ-22.3")
@pytest.mark.parametrize("speed", [2, 3, 4, 5, 6])
def test_a_block_stops_attacks_of_its_own_initiative_only(speed: int) -> None:
    state = duel(speed=speed)
    assert (hurt(state, 0), of(state, 0, "focus")) == ((0, 1) if speed == 5 else (1, 0))


@proves("SJ-22.2")
@pytest.mark.parametrize(("chosen", "wounds"), [(6, 0), (5, 1)])
def test_the_initiative_of_a_block_is_the_chosen_one_after_hobble(chosen: int, wounds: int) -> None:
    assert hurt(duel(speed=chosen, hobbles=1), 0) == wounds


@proves("SJ-22.14")
@pytest.mark.parametrize("advantage", [[0, 1], [1, 0]])
def test_a_defence_card_is_resolved_before_an_attack_of_the_same_initiative(advantage: list[int]) -> None:
    state = given(hero("ronin", "D4", "N", **CALM), hero("student", "D3", "S", hand="044"), advantage=advantage)
    go_on(choose(state, "121", "044"), speed="speed 5")
    assert hurt(state, 0) == 0


@proves("SJ-22.19")
def test_a_block_stays_for_every_attack_of_its_initiative() -> None:
    state = given(
        hero("ronin", "D4", "N", **CALM),
        hero("student", "D3", "S", hand="044"),
        hero("student", "E3", "SW", hand="044"),
    )
    events = state.listen()
    go_on(choose(state, "121", "044", "044"), speed="speed 5")
    assert hurt(state, 0) == 0
    assert [event.id for event in events].count("event-blocked") == 2


@proves("SJ-22.13")
def test_shields_stay_on_their_spaces_when_the_defender_is_turned() -> None:
    """Misdirection turns the ronin to the right at the same initiative; Quick Stab comes from its former front."""
    state = given(
        hero("ronin", "D4", "N", hand="120"),
        hero("warrior", "D5", "N", hand="108", focus=1),
        hero("master", "D3", "S", hand="128", focus=1),
    )
    go_on(choose(state, "120", "108", "128"), until="turn_target", speed="speed 8", tie="place 1")
    assert under_shields(state, 0) == ["D3", "E3"]
    go_on(play(state, "right"))
    assert (where(state, 0), hurt(state, 0)) == ("D4 NE", 0)


@proves("SJ-22.13")
@pytest.mark.parametrize(("answer", "wounds"), [("done", 1), ("right", 0)])
def test_shields_are_placed_with_the_facing_the_defender_then_has(answer: str, wounds: int) -> None:
    """Focused Guard (F and FR) may rotate first, from NW to N; the student strikes from E3."""
    state = given(hero("ronin", "D4", "NW", hand="146"), hero("student", "E3", "SW", hand="044"))
    go_on(choose(state, "146", "044"), speed="speed 5", move=answer)
    assert hurt(state, 0) == wounds


# Where ----------------------------------------------------------------------------------------------------------------


@proves("SJ-22.4", "SJ-22.12")
@pytest.mark.parametrize(("speed", "wounds"), [("speed 5", 0), ("speed 4", 1)])
def test_an_attack_on_a_shielded_space_is_ignored_whoever_stands_there(speed: str, wounds: int) -> None:
    """The warrior stands under the shield of the ronin; the student strikes from outside."""
    state = given(hero("ronin", "D4", "N", **CALM), hero("warrior", "D3"), hero("student", "D2", "S", hand="044"))
    go_on(choose(state, "121", "053", "044"), speed=speed)
    assert hurt(state, 1) == wounds


@proves("SJ-22.5")
@pytest.mark.parametrize(
    ("place", "facing", "wounds"), [("D3", "S", 0), ("E3", "SW", 0), ("C3", "SE", 0), ("E4", "NW", 1), ("D5", "N", 1)]
)
def test_an_attack_from_a_shielded_space_is_ignored(place: str, facing: str, wounds: int) -> None:
    assert hurt(duel(place, facing), 0) == wounds


@proves("SJ-22.18")
@pytest.mark.parametrize(("speed", "wounds"), [("speed 3", [0, 0, 0]), ("speed 4", [0, 1, 1])])
def test_a_shield_on_the_space_of_the_attacker_stops_all_its_spaces(speed: str, wounds: list[int]) -> None:
    """Emergency Block has one shield, on D4; Idle Strike reaches D3 and C3."""
    state = given(
        hero("master", "D4", "N", hand="018"), hero("warrior", "D3", "S", hand="089", focus=1), hero("student", "C3")
    )
    go_on(choose(state, "018", "089", "038"), speed=speed)
    assert [hurt(state, seat) for seat in range(3)] == wounds


@proves("SJ-22.6", "SJ-22.7")
@pytest.mark.parametrize(("facing", "wounds"), [("S", 0), ("SW", 1), ("SE", 1), ("N", 1)])
def test_a_shield_on_the_only_way_stops_an_attack(facing: str, wounds: int) -> None:
    """D2 is two spaces in front of D4; only D3 lies between."""
    assert hurt(sweep("D2", facing, "089"), 1) == wounds


@proves("SJ-22.6", "SJ-22.8")
@pytest.mark.parametrize(
    ("card", "facing", "wounds"),
    [("089", "S", 1), ("089", "SW", 1), ("146", "S", 0), ("146", "SW", 1), ("146", "SE", 1)],
)
def test_of_two_ways_each_must_have_a_shield(card: str, facing: str, wounds: int) -> None:
    """E2 is reached by way of D3 or of E3; Emergency Block covers F, Focused Guard F and FR."""
    assert hurt(sweep("E2", facing, card), 1) == wounds


@proves("SJ-22.9")
def test_shields_beside_neighbours_do_not_help() -> None:
    """Wild Block covers every space around the ronin but the one behind it."""
    state = given(hero("ronin", "D4", "N", hand="118"), hero("student", "D5", "N", hand="044"))
    go_on(choose(state, "118", "044"), speed="speed 5")
    assert hurt(state, 0) == 1


@proves("SJ-22.10")
def test_each_space_of_an_attack_is_examined_for_itself() -> None:
    """Warding Arc reaches D2 by way of the shield on D3, and C3 and E3 directly."""
    state = given(
        hero("warrior", "D4", "N", hand="062"),
        hero("ronin", "D2", "S", hand="089", focus=1),
        hero("student", "C3"),
        hero("master", "E3"),
    )
    go_on(choose(state, "062", "089", "038", "008"), speed="speed 7")
    assert [hurt(state, seat) for seat in range(4)] == [0, 0, 1, 1]


@proves("SJ-22.15")
@pytest.mark.parametrize(("speed", "wounds"), [("speed 6", 0), ("speed 5", 1)])
def test_the_way_of_an_attack_may_lead_over_spaces_off_board(speed: str, wounds: int) -> None:
    """In the temple the hall lies between C4 and E3: the attack crosses it, and a shield may lie on it."""
    state = given(
        hero("ronin", "C4", "NE", hand="029"),
        hero("warrior", "E3", "SW", hand="089", focus=1),
        board="bamboo_temple",
    )
    go_on(choose(state, "029", "089"), speed=speed)
    assert hurt(state, 1) == wounds


# Which attacks --------------------------------------------------------------------------------------------------------


@proves("SJ-22.11")
@pytest.mark.parametrize("place", ["D3", "D2"])
def test_shields_do_not_stop_an_unblockable_attack(place: str) -> None:
    """Metsubushi Pipe from D4; the shields cover the space of the attacker or the way."""
    state = given(hero("ninja", "D4", "N", hand="168", focus=1, kamae="BAL"), hero("warrior", place, "S", hand="118"))
    go_on(choose(state, "168", "118"), speed="speed 6")
    assert of(state, 1, "hobbles") > 0


@proves("SJ-22.11")
def test_shields_on_the_target_do_not_stop_an_unblockable_attack() -> None:
    """Dirt Throw on the warrior, which stands under the shield of the ronin."""
    state = given(
        hero("ronin", "D4", "N", **CALM), hero("warrior", "D3", focus=3), hero("student", "D2", "S", hand="087")
    )
    go_on(choose(state, "121", "053", "087"), speed="speed 5")
    assert of(state, 1, "focus") == 1


@proves("SJ-22.12")
@pytest.mark.parametrize(("speed", "wounds"), [("speed 5", 0), ("speed 4", 1)])
def test_a_block_stops_attacks_of_allies_too(speed: str, wounds: int) -> None:
    """The student is an ally of the ronin and strikes the warrior under its shield."""
    state = given(
        hero("ronin", "D4", "N", **CALM),
        hero("student", "D2", "S", hand="044"),
        hero("warrior", "D3"),
        hero("master", "G1"),
        teams="pairs",
    )
    go_on(choose(state, "121", "044", "053", "008"), speed=speed)
    assert hurt(state, 2) == wounds


@proves("SJ-22.12")
def test_a_block_does_not_stop_attacks_of_the_hero_who_placed_it() -> None:
    """The Counter strikes the student on D3, which is under the shields of Steel Block."""
    state = given(hero("ronin", "D4", "N", hand="031 126", stock="110x3 127x3"), hero("student", "D3", "S", hand="044"))
    go_on(choose(state, "031", "044"), until="counter", speed="speed 5")
    assert "D3" in under_shields(state, 0)
    go_on(play(state, "126"))
    assert (hurt(state, 0), hurt(state, 1)) == (0, 1)


@proves("SJ-22.16")
@pytest.mark.parametrize(("facing", "wounds"), [("SW", 0), ("S", 1)])
def test_shields_and_terrain_are_counted_together(facing: str, wounds: int) -> None:
    """Rocks on E3 close one of the two ways to E2, a shield on D3 the other one."""
    assert hurt(sweep("E2", facing, "089", terrain=[("rocks", "E3")]), 1) == wounds


# Successful Blocks ----------------------------------------------------------------------------------------------------


def two_shields(facing: str) -> Senjutsu:
    """Feral Sweep on E2: the warrior there has a shield in front (Swift Block), the student on C3 one on D3."""
    state = given(
        hero("ronin", "D4", "N", hand="029"),
        hero("warrior", "E2", facing, hand="115"),
        hero("student", "C3", "NE", hand="115"),
    )
    return go_on(choose(state, "029", "115", "115"), speed="speed 6")


@proves("SJ-22.16", "SJ-22.17")
def test_shields_of_several_heroes_are_counted_together_but_make_no_block_successful() -> None:
    """Neither shield alone closes both ways: nobody pushes the ronin ("If successful" of Swift Block)."""
    state = two_shields("S")
    assert (hurt(state, 1), where(state, 0)) == (0, "D4 N")
    assert hurt(two_shields("SE"), 1) == 1


@proves("SJ-22.17")
def test_a_block_that_guards_only_another_hero_is_not_successful() -> None:
    state = given(hero("ronin", "D4", "N", **CALM), hero("warrior", "D3"), hero("student", "D2", "S", hand="044"))
    go_on(choose(state, "121", "053", "044"), speed="speed 5")
    assert (hurt(state, 1), of(state, 0, "focus")) == (0, 0)


@proves("SJ-22.17")
@pytest.mark.parametrize(("rocks", "focus"), [(["D3"], 0), (["D1"], 1)])
def test_a_block_is_not_successful_where_terrain_alone_stops_the_attack(rocks: list[str], focus: int) -> None:
    """Calm Defence on D2 covers D3 either way."""
    state = given(
        hero("ronin", "D4", "N", hand="029"),
        hero("warrior", "D2", "S", **CALM),
        terrain=[("rocks", place) for place in rocks],
    )
    resolve(state, "029", "121", speed="speed 6")
    assert (hurt(state, 1), of(state, 1, "focus")) == (0, focus)


@proves("SJ-22.17")
def test_a_block_is_successful_together_with_terrain() -> None:
    """One way is closed by rocks on E3, the other one by the shield on D3: Swift Block pushes the ronin."""
    state = given(
        hero("ronin", "D4", "N", hand="029"), hero("warrior", "E2", "SW", hand="115"), terrain=[("rocks", "E3")]
    )
    go_on(choose(state, "029", "115"), until="push_way", speed="speed 6")
    assert step(state) == "push_way"
    assert hurt(state, 1) == 0


@proves("SJ-22.17")
def test_shields_of_others_take_nothing_from_the_own_block() -> None:
    """The student on D3 strikes D4 and C3, and stands under the shields of both defenders: each Block succeeds."""
    state = given(
        hero("student", "D3", "S", hand="044"),
        hero("ronin", "D4", "N", **CALM),
        hero("warrior", "C3", "SE", hand="121", kamae="DET"),
    )
    go_on(choose(state, "044", "121", "121"), speed="speed 5")
    assert [of(state, seat, "focus") for seat in range(3)] == [0, 1, 1]
