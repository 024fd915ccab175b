"""Section 31: terrain: where heroes may go, what happens to those forced onto it, what each kind does."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_parts
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.state import Senjutsu, pieces_of_cells
from shiai.games.senjutsu.rules.table import rotating
from tests.games.senjutsu.given import (
    GAME,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
    where,
)
from tests.proof import proves

Pieces = list[tuple[str, str] | tuple[str, str, str]]
STOCK = "110x3 116x3"
# Pieces that stand on D3, and what a hero forced onto them receives: Stuns, Hobbles, Wounds.
ROCKS: Pieces = [("rocks", "D3")]
TORII: Pieces = [("torii", "D2", "N")]  # pillars on D1 and D3
WALLS: dict[str, tuple[Pieces, tuple[int, int, int]]] = {
    "rocks": (ROCKS, (1, 0, 0)),
    "burning_cart": ([("burning_cart", "D3")], (1, 0, 1)),
    "shrine": ([("shrine", "D3")], (1, 0, 0)),
    "torii": (TORII, (1, 0, 0)),
    "cherry_tree": ([("cherry_tree", "D3")], (1, 0, 0)),
}
BAMBOO: Pieces = [("bamboo", "D3")]
OPEN: dict[str, Pieces] = {
    "boat": [("boat", "D3", "N")],
    "torii": [("torii", "D3", "NE")],
    "fallen_samurai": [("fallen_samurai", "D3")],
    "bamboo": BAMBOO,
}


def begun(**options: Any) -> Senjutsu:
    """A game that has just begun."""
    state = GAME.start(**options)
    assert isinstance(state, Senjutsu)
    return state


def harm(state: Senjutsu, seat: int) -> tuple[int, int, int]:
    """Stuns, Hobbles and Wounds of a hero."""
    return of(state, seat, "stuns"), rotating(of(state, seat, "hobbles")), of(state, seat, "wounds")


def left(state: Senjutsu) -> list[str]:
    """The kinds of pieces on the battlefield."""
    return [KIND_NAMES[piece_parts(code)[0]] for code in pieces_of_cells(state.cells)]


def walking(terrain: Pieces, **wanted: Any) -> Senjutsu:
    """The ronin on D4 may make two steps in one direction (Swift Mind)."""
    state = given(hero("ronin", "D4", "N", hand="116", stock="110x3", **wanted), hero("warrior", "A1"), terrain=terrain)
    return choose(state, "116", "053")


def driven(terrain: Pieces, card: str = "096", **wanted: Any) -> Senjutsu:
    """The ronin on D4 must make two steps to the N (Splitting Strike), or another card."""
    state = given(hero("ronin", "D4", "N", hand=card, stock=STOCK, **wanted), hero("warrior", "A1"), terrain=terrain)
    return go_on(choose(state, card, "053"), until="draw_one")


def pushed(terrain: Pieces, **wanted: Any) -> Senjutsu:
    """The ronin on D5 pushes the warrior on D4 two spaces to the N (Push Back)."""
    state = given(
        hero("ronin", "D5", "N", hand="127", stock=STOCK), hero("warrior", "D4", "S", **wanted), terrain=terrain
    )
    return go_on(choose(state, "127", "053"), until="draw_one")


# Entering -------------------------------------------------------------------------------------------------------------


@proves("SJ-31.1")
def test_terrain_is_placed_before_the_game() -> None:
    preset = begun(terrain="preset")
    assert sorted(left(preset)) == ["bamboo", "bamboo", "rocks", "rocks", "shrine"]
    assert (where(preset, 0), where(preset, 1)) == ("none", "none")
    placed = begun(terrain="placed", pieces="rocks:2")
    while step(placed) == "terrain":
        play(placed, offered(placed)[-1])
    assert (left(placed), step(placed)) == (["rocks", "rocks"], "place_figure")
    assert (where(placed, 0), where(placed, 1)) == ("none", "none")


@proves("SJ-31.2", "SJ-31.26")
@pytest.mark.parametrize("kind", WALLS)
def test_no_hero_may_enter_a_space_of_terrain(kind: str) -> None:
    state = walking(WALLS[kind][0])
    assert offered(state) == ["C3", "C4", "D5", "E3", "E4", "done"]
    refused(state, "D3", "SJ-16.14")


@proves("SJ-31.2", "SJ-31.12", "SJ-31.16", "SJ-31.18", "SJ-31.20", "SJ-31.26")
@pytest.mark.parametrize("kind", OPEN)
def test_some_terrain_may_be_entered_and_crossed(kind: str) -> None:
    state = play(walking(OPEN[kind]), "D3")
    assert (where(state, 0), offered(state)) == ("D3 N", ["D2", "done"])
    play(state, "D2")
    assert where(state, 0) == "D2 N"
    assert harm(state, 0) == (int(kind == "fallen_samurai"), 0, 0)


@proves("SJ-31.4")
def test_nobody_moves_through_terrain_even_if_the_way_ends_beyond() -> None:
    walker = walking(ROCKS)
    assert "D2" not in offered(walker)
    assert where(driven(ROCKS), 0) == "D4 N"
    assert where(pushed(ROCKS), 1) == "D4 S"


@proves("SJ-31.3")
def test_a_hero_is_put_back_on_the_space_before_the_terrain() -> None:
    """Two steps or a Push of two towards rocks on D2: the first is made, the second is not."""
    own = driven([("rocks", "D2")])
    assert (where(own, 0), harm(own, 0)) == ("D3 N", (1, 0, 0))
    other = pushed([("rocks", "D2")])
    assert (where(other, 1), harm(other, 1)) == ("D3 S", (1, 0, 0))


@proves("SJ-31.3", "SJ-31.8", "SJ-31.13", "SJ-31.14", "SJ-31.17", "SJ-31.19")
@pytest.mark.parametrize("kind", WALLS)
def test_what_terrain_does_to_a_hero_forced_onto_it(kind: str) -> None:
    """By an own mandatory step and by a Push; the piece stays."""
    terrain, found = WALLS[kind]
    own = driven(terrain)
    assert (where(own, 0), harm(own, 0), left(own)) == ("D4 N", found, [kind])
    other = pushed(terrain)
    assert (where(other, 1), harm(other, 1), left(other)) == ("D4 S", found, [kind])


@proves("SJ-31.17", "SJ-31.18", "SJ-31.26")
def test_a_torii_has_pillars_beside_its_open_space() -> None:
    """The gate on D3 lies across the way: its pillars are E2 and C3."""
    state = walking([("torii", "D3", "NE")])
    assert offered(state) == ["C4", "D3", "D5", "E3", "E4", "done"]
    through = pushed([("torii", "D3", "NE")])
    assert (where(through, 1), harm(through, 1)) == ("D2 S", (0, 0, 0))


# Bamboo ---------------------------------------------------------------------------------------------------------------


@proves("SJ-31.3", "SJ-31.10", "SJ-31.12")
@pytest.mark.parametrize("mandatory", [False, True])
def test_bamboo_entered_by_an_own_step_is_removed_without_harm(mandatory: bool) -> None:
    state = driven(BAMBOO) if mandatory else go_on(walking(BAMBOO), until="draw_one", move="D3")
    assert (where(state, 0), harm(state, 0), left(state)) == ("D2 N" if mandatory else "D3 N", (0, 0, 0), [])


@proves("SJ-31.3", "SJ-31.9", "SJ-31.10")
def test_a_hero_forced_onto_bamboo_is_stunned_and_hobbled_and_the_bamboo_is_gone() -> None:
    state = pushed(BAMBOO)
    assert (where(state, 1), harm(state, 1), left(state)) == ("D4 S", (1, 1, 0), [])


# Shrines --------------------------------------------------------------------------------------------------------------


@proves("SJ-31.15")
def test_at_the_end_of_the_turn_heroes_beside_a_shrine_gain_a_focus() -> None:
    """Three stand beside it, one of them with a full pool; the fourth is two spaces away."""
    state = given(
        hero("ronin", "D3"),
        hero("warrior", "E4", focus=1),
        hero("student", "C4", focus=3),
        hero("master", "D2"),
        terrain=[("shrine", "D4")],
    )
    for seat, card in enumerate(("023", "053", "038", "008")):
        assert [of(state, one, "focus") for one in range(4)] == [0, 1, 3, 0]
        state.apply(seat, state.action(card))
    go_on(state, until="draw_one")
    assert [of(state, seat, "focus") for seat in range(4)] == [1, 2, 3, 0]


@proves("SJ-31.15")
def test_the_place_at_the_end_of_the_turn_counts() -> None:
    terrain: Pieces = [("shrine", "D2")]
    came = go_on(walking(terrain), until="draw_one", move="D3")
    assert of(came, 0, "focus") == 1
    went = given(hero("ronin", "D3", "S", hand="116", stock="110x3"), hero("warrior", "A1"), terrain=terrain)
    assert of(go_on(choose(went, "116", "053"), until="draw_one", move="D4"), 0, "focus") == 0


@proves("SJ-31.25")
def test_every_shrine_beside_a_hero_gives_a_focus() -> None:
    state = given(hero("ronin", "D3"), hero("warrior", "D5"), terrain=[("shrine", "D4"), ("shrine", "D2")])
    resolve(state, "023", "053")
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (2, 1)


# Boats ----------------------------------------------------------------------------------------------------------------


@proves("SJ-31.16")
def test_a_boat_off_board_makes_new_spaces() -> None:
    """Beyond the upper edge lies a boat: there the ronin walks, is struck, and is pushed without harm."""
    boat: Pieces = [("boat", "0,-4", "N")]
    ashore = given(hero("ronin", "D1", "N", hand="116", stock="110x3"), hero("warrior", "A1"))
    assert "0,-4" not in offered(choose(ashore, "116", "053"))
    state = given(hero("ronin", "D1", "N", hand="116", stock="110x3"), hero("warrior", "A1"), terrain=boat)
    play(choose(state, "116", "053"), "0,-4", "0,-5")
    go_on(state)
    assert (where(state, 0), harm(state, 0)) == ("0,-5 N", (0, 0, 0))
    state = given(hero("warrior", "D1", "N", hand="119", focus=1), hero("ronin", "0,-4", "S"), terrain=boat)
    assert of(resolve(state, "119", "023"), 1, "wounds") == 2
    state = given(hero("warrior", "D2", "N", hand="127", stock=STOCK), hero("ronin", "D1", "S"), terrain=boat)
    resolve(state, "127", "023")
    assert (where(state, 1), harm(state, 1)) == ("0,-5 S", (0, 0, 0))


# Fallen samurai -------------------------------------------------------------------------------------------------------

CORPSE = OPEN["fallen_samurai"]


@proves("SJ-31.20", "SJ-31.21")
def test_a_hero_that_enters_a_corpse_space_is_stunned_and_loses_all_focus() -> None:
    """By an own step, by a Push and by a swap; nothing ends there, and whoever stays there suffers no more."""
    own = go_on(walking(CORPSE, focus=3), until="draw_one", move="D3")
    assert (where(own, 0), harm(own, 0), of(own, 0, "focus")) == ("D3 N", (1, 0, 0), 0)
    resolve(go_on(own), "023", "053")
    assert harm(own, 0) == (1, 0, 0)
    other = pushed(CORPSE, focus=2)
    assert (where(other, 1), harm(other, 1), of(other, 1, "focus")) == ("D2 S", (1, 0, 0), 0)
    state = given(
        hero("student", "D4", "N", hand="049", kamae="BAL", focus=2), hero("ronin", "D3", "S", focus=2), terrain=CORPSE
    )
    resolve(state, "049", "023")
    assert (where(state, 0), where(state, 1)) == ("D3 N", "D4 S")
    assert (harm(state, 0)[0], harm(state, 1)[0]) == (1, 0)
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (1, 2)


@proves("SJ-31.26")
def test_each_space_of_a_piece_has_its_own_rule() -> None:
    state = given(hero("ronin", "D4"), hero("warrior", "A1"), terrain=[*TORII, ("boat", "0,-4", "N")])
    terrain = state.terrain
    names = state.rules.board.names
    assert [names[space] for space in bits(terrain.walls)] == ["D1", "D3"]
    assert [names[space] for space in bits(terrain.covered & ~terrain.walls)] == ["0,-5", "0,-4", "D2"]
