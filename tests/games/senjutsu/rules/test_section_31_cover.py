"""Section 31: terrain that stops attacks, and bamboo that attacks cut."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.table import rotating
from tests.games.senjutsu.given import choose, given, go_on, hero, of, resolve, where
from tests.proof import proves

Pieces = list[tuple[str, str] | tuple[str, str, str]]
# Pieces that cover D3, between D4 and D2.
COVER: dict[str, Pieces] = {
    "rocks": [("rocks", "D3")],
    "bamboo": [("bamboo", "D3")],
    "burning_cart": [("burning_cart", "D3")],
    "shrine": [("shrine", "D3")],
    "torii": [("torii", "D2", "N")],
    "cherry_tree": [("cherry_tree", "D3")],
}
NO_COVER: dict[str, Pieces] = {
    "boat": [("boat", "D3", "N")],
    "fallen_samurai": [("fallen_samurai", "D3")],
    "torii": [("torii", "D3", "NE")],
}


def hurt(state: Senjutsu, seat: int) -> int:
    """All wounds of a hero."""
    return int(of(state, seat, "wounds")) + int(of(state, seat, "bleeding"))


def bamboo(state: Senjutsu) -> list[str]:
    """The spaces where bamboo stands."""
    return [state.rules.board.names[space] for space in bits(state.terrain.bamboo)]


def struck(card: str, terrain: Pieces, place: str = "D2", **wanted: Any) -> Senjutsu:
    """An Attack card from D4 towards N against a warrior."""
    attacker = hero("ronin", "D4", "N", hand="" if card in ("071", "067") else card, weapon="071 067", **wanted)
    state = given(attacker, hero("warrior", place, "S"), terrain=terrain)
    return go_on(choose(state, card, "053"), until="draw_one", move="done")


# Cover ----------------------------------------------------------------------------------------------------------------


@proves("SJ-31.5")
@pytest.mark.parametrize("kind", COVER)
@pytest.mark.parametrize("card", ["062", "029", "071"])
def test_terrain_stops_attacks_at_every_initiative(card: str, kind: str) -> None:
    """Speeds 7, 6 and 5; each strikes two spaces ahead."""
    assert hurt(struck(card, []), 1) == 1
    assert hurt(struck(card, COVER[kind]), 1) == 0


@proves("SJ-31.5")
@pytest.mark.parametrize(("rocks", "wounds"), [(["D3", "E3"], 0), (["D3"], 1), (["E3"], 1)])
def test_terrain_must_stand_on_every_way(rocks: list[str], wounds: int) -> None:
    assert hurt(struck("029", [("rocks", place) for place in rocks], "E2"), 1) == wounds


@proves("SJ-31.22")
@pytest.mark.parametrize("kind", NO_COVER)
def test_boats_corpses_and_the_gate_of_a_torii_stop_no_attack(kind: str) -> None:
    assert hurt(struck("029", NO_COVER[kind]), 1) == 1
    assert hurt(struck("119", NO_COVER[kind], "D3", focus=1), 1) == 2


@proves("SJ-31.22")
@pytest.mark.parametrize(
    ("terrain", "end"),
    [([("boat", "D4", "N")], "D1 S"), ([("fallen_samurai", "D4")], "D1 S"), ([("rocks", "D4")], "C1 S")],
)
def test_boats_and_corpses_do_not_break_the_line_of_sight(terrain: Pieces, end: str) -> None:
    """War Cry cancels the movement of the warrior if it can see it from D6."""
    state = given(
        hero("ronin", "D7", "N", hand="098"),
        hero("warrior", "D1", "S", hand="126", stock="110x3 127x3"),
        terrain=terrain,
    )
    go_on(choose(state, "098", "126"), move="C1")
    assert where(state, 1) == end


@proves("SJ-31.6")
@pytest.mark.parametrize(("terrain", "focus"), [(COVER["rocks"], 0), ([], 1)])
def test_a_block_owed_to_terrain_is_not_successful(terrain: Pieces, focus: int) -> None:
    """Calm Defence in Determination: if the Block on D3 succeeds it gives a Focus."""
    state = given(
        hero("ronin", "D4", "N", hand="029"), hero("warrior", "D2", "S", hand="121", kamae="DET"), terrain=terrain
    )
    resolve(state, "029", "121", speed="speed 6")
    assert (hurt(state, 1), of(state, 1, "focus")) == (0, focus)


@proves("SJ-31.7")
@pytest.mark.parametrize(("terrain", "hobbles"), [([], 2), (COVER["rocks"], 0), (COVER["bamboo"], 0)])
def test_terrain_stops_unblockable_attacks(terrain: Pieces, hobbles: int) -> None:
    """Metsubushi Pipe."""
    state = given(
        hero("ninja", "D4", "N", hand="168", focus=1, kamae="BAL"), hero("warrior", "D2", "S"), terrain=terrain
    )
    go_on(choose(state, "168", "053"), until="draw_one")
    assert rotating(of(state, 1, "hobbles")) == hobbles


# Bamboo that is cut ---------------------------------------------------------------------------------------------------


@proves("SJ-31.11", "SJ-31.24")
@pytest.mark.parametrize(
    ("card", "wanted", "stands"),
    [
        ("119", {"focus": 1}, False),
        ("154", {}, False),  # a Bleeding Wound counts
        ("127", {"stock": "110x3"}, True),  # a Push is no wound
        ("067", {}, True),  # nor is a Hobble
        ("100", {"kamae": "AGG"}, False),  # a starred wound
        ("100", {"kamae": "DET"}, True),  # whose gate is closed
    ],
)
@pytest.mark.parametrize("place", ["E4", "A1"])
def test_bamboo_is_removed_by_an_attack_that_deals_wounds_to_its_space(
    card: str, wanted: dict[str, Any], stands: bool, place: str
) -> None:
    """Bamboo on D3, in front; it does not matter whether a hero is struck elsewhere."""
    state = struck(card, COVER["bamboo"], place, **wanted)
    assert bamboo(state) == (["D3"] if stands else [])


@proves("SJ-31.11")
def test_an_attack_on_other_spaces_leaves_bamboo_alone() -> None:
    """Feral Sweep strikes F2, F+FR, FR and BR."""
    terrain: Pieces = [("bamboo", place) for place in ("C3", "D3", "E3", "D5")]
    assert bamboo(struck("029", terrain, "E4")) == ["C3", "D3", "D5"]


@proves("SJ-31.23")
@pytest.mark.parametrize(("more", "place", "found"), [([], "C2", ["D3"]), ([("bamboo", "C2")], "A1", ["C2", "D3"])])
def test_bamboo_that_is_removed_has_blocked_the_attack_for_the_spaces_behind_it(
    more: Pieces, place: str, found: list[str]
) -> None:
    """Warding Arc cuts the bamboo on C3 (FL); with that on D3 it has closed both ways to C2 (F+FL)."""
    state = struck("062", [("bamboo", "C3"), ("bamboo", "D3"), *more], place)
    assert (hurt(state, 1), bamboo(state)) == (0, found)


@proves("SJ-31.24")
@pytest.mark.parametrize(("speed", "found"), [("speed 6", ["D2"]), ("speed 5", [])])
def test_bamboo_stays_if_a_block_has_stopped_the_attack_before_it(speed: str, found: list[str]) -> None:
    """Feral Sweep reaches D2 over D3, where the shield of the student on C3 lies."""
    state = given(
        hero("ronin", "D4", "N", hand="029"),
        hero("student", "C3", "NE", hand="089", focus=1),
        terrain=[("bamboo", "D2")],
    )
    go_on(choose(state, "029", "089"), until="draw_one", speed=speed)
    assert bamboo(state) == found
