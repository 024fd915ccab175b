"""Section 19: commit to hit."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import choose, given, go_on, hero, kamae, of, offered, play, step, where
from tests.proof import proves


def attacks(card: str, foe: str, terrain: Any = (), **wanted: Any) -> Senjutsu:
    """A hero on D4 that faces N has played this card; the other one stands there and only has a Stun to play."""
    hand = "" if card in ("067", "068", "069", "071", "072", "073", "075", "077") else card
    table: dict[str, Any] = {"at": "D4", "facing": "N", "hand": hand, "name": "ronin", "weapon": card}
    if hand:
        del table["weapon"]
    other = hero("warrior", foe, "S", stuns=1)
    return choose(given(hero(**(table | wanted)), other, terrain=terrain), card, "stun")


def hurt(state: Senjutsu) -> int:
    """The wounds of the other hero."""
    return int(of(state, 1, "wounds") + of(state, 1, "bleeding"))


@proves("SJ-19.1", "SJ-19.2", "SJ-1.4")
def test_optional_movement_that_hits_must_be_made() -> None:
    state = attacks("064", "D2")  # step FWD3 x1 optional; attack F
    assert (where(state, 0), hurt(state)) == ("D3 N", 1)
    assert offered(attacks("064", "A3")) == ["C3", "D3", "E3", "done"]  # no way hits: no duty


@proves("SJ-19.1", "SJ-19.2")
def test_optional_movement_that_would_miss_must_be_left() -> None:
    state = attacks("064", "D3")
    assert (where(state, 0), hurt(state)) == ("D4 N", 1)


@proves("SJ-19.2")
@pytest.mark.parametrize(("foe", "facing"), [("E3", "NE"), ("C3", "NW"), ("D3", "N")])
def test_the_rotation_that_hits_must_be_made(foe: str, facing: str) -> None:
    state = attacks("113", foe)  # rot x1 optional; attack F
    assert (where(state, 0), hurt(state)) == (f"D4 {facing}", 1)


@proves("SJ-19.2")
def test_the_or_option_that_hits_must_be_chosen() -> None:
    """Card 069: step FWD3 x1, or rot x1, both optional; attack FL."""
    stepped = attacks("069", "C2")
    assert (where(stepped, 0), hurt(stepped)) == ("D3 N", 1)
    turned = attacks("069", "C4")
    assert (where(turned, 0), hurt(turned)) == ("D4 NW", 1)
    assert offered(attacks("069", "D3")) == ["option 1", "option 2"]  # E3, or a turn to the right


@proves("SJ-19.3", "SJ-19.10")
def test_focus_must_be_paid_if_there_is_no_hit_without_it() -> None:
    state = attacks("047", "C3", focus=1)  # [f1] rot x1 optional; attack F, FR
    assert (where(state, 0), hurt(state), of(state, 0, "focus")) == ("D4 NW", 1, 0)
    poor = attacks("047", "C3", focus=0)
    assert (where(poor, 0), hurt(poor)) == ("D4 N", 0)


@proves("SJ-19.4", "SJ-19.10")
def test_focus_need_not_be_paid_for_an_attack_that_hits_anyway() -> None:
    state = attacks("047", "D3", focus=1)
    assert (step(state), offered(state)) == ("pay", ["done", "pay"])
    play(state, "done")
    assert (hurt(state), of(state, 0, "focus")) == (1, 1)
    paid = play(attacks("047", "D3", focus=1), "pay")
    assert offered(paid) == ["left", "done"]  # after `right` neither F nor FR would reach D3
    bleeding = attacks("060", "D3", focus=2)  # [f2] the wounds are bleeding
    go_on(bleeding, "modifier")
    assert offered(bleeding) == ["done", "pay"]


@proves("SJ-19.5", "SJ-19.6")
def test_a_foreseeable_block_is_no_excuse() -> None:
    state = given(hero("ronin", "D4", "N", hand="064"), hero("warrior", "D2", "S", hand="141"))
    go_on(choose(state, "064", "141"), speed="speed 4")
    assert (where(state, 0), hurt(state)) == ("D3 N", 0)  # it had to step in front of the shields


@proves("SJ-19.6")
def test_an_ally_on_an_affected_space_does_not_release_from_the_duty() -> None:
    heroes = (
        hero("ronin", "C3", "S", stuns=1),
        hero("warrior", "D4", "N", hand="113"),
        hero("student", "D3", "S", stuns=1),
    )
    state = choose(given(*heroes, teams="one_against_others"), "stun", "113", "stun")
    assert (where(state, 1), of(state, 0, "bleeding"), of(state, 2, "bleeding")) == ("D4 NW", 1, 0)
    enemies = choose(given(*heroes), "stun", "113", "stun")
    assert offered(enemies) == ["left", "done"]  # as opponents both are worth a blow


@proves("SJ-19.7")
def test_among_several_ways_that_hit_the_player_is_free() -> None:
    state = attacks("155", "E2")  # step FWD3 x1 and rot x1, optional; attack F
    assert offered(state) == ["D3", "E3", "right"]
    assert (where(play(state, "E3"), 0), hurt(state)) == ("E3 N", 1)
    other = play(attacks("155", "E2"), "D3")  # now it must turn
    assert (where(other, 0), hurt(other)) == ("D3 NE", 1)


@proves("SJ-19.8")
def test_the_part_below_a_split_line_has_a_duty_of_its_own() -> None:
    """Card 048: attack FL, F; below the line step F or a rotation, then for Focus attack FL, F."""
    state = attacks("048", "D2", focus=1, name="student")
    assert (where(state, 0), hurt(state), of(state, 0, "focus")) == ("D3 N", 1, 0)
    near = attacks("048", "C3", focus=1, name="student")
    assert (hurt(near), offered(near)) == (
        1,
        ["option 1", "option 2"],
    )  # the upper part has hit; the lower one must too
    play(near, "option 1")
    assert (where(near, 0), hurt(near), of(near, 0, "focus")) == ("D4 N", 2, 0)


@proves("SJ-19.8")
@pytest.mark.parametrize(("foe", "way"), [("E3", "NE"), ("C3", "NW")])
def test_of_several_attack_effects_the_one_that_comes_counts(foe: str, way: str) -> None:
    """Card 019 has an attack effect for every Kamae; in Aggression a mandatory rotation and F."""
    state = attacks("019", foe, kamae="AGG", name="master")
    assert (where(state, 0), hurt(state)) == (f"D4 {way}", 2)
    missed = attacks("019", "E4", kamae="AGG", name="master")  # FL, F, FR of the others could reach it
    assert offered(missed) == ["left", "right"]


@proves("SJ-19.9")
def test_a_way_that_gives_up_the_hit_is_closed_at_every_decision() -> None:
    """Card 046: rot x1, or for Focus FDIAG x1 and rot x1, all optional; attack F, FR."""
    state = attacks("046", "E2", kamae="DET", focus=1, name="student")
    assert of(state, 0, "focus") == 0  # the second option was the only one
    assert offered(state) == ["E3", "right"]
    assert offered(play(state, "E3")) == ["left", "done"]
    assert hurt(play(state, "left")) == 1
    other = attacks("046", "E2", kamae="DET", focus=1, name="student")
    play(other, "right")
    assert (where(other, 0), hurt(other)) == ("D3 NE", 1)


@proves("SJ-19.11")
def test_a_starred_space_counts_only_if_its_effect_will_be_applied() -> None:
    """Card 100: step B x1 optional; attack FR, BR and a starred F with [AGG] one wound."""
    aggressive = attacks("100", "D3", kamae="AGG")
    assert (where(aggressive, 0), hurt(aggressive)) == ("D4 N", 1)
    assert offered(attacks("100", "D3")) == ["D5", "done"]


@proves("SJ-19.11", "SJ-19.3")
def test_focus_for_the_star_must_be_paid_if_nothing_else_hits() -> None:
    """Card 071: F2, F+FL, and a starred FL with [f1] one wound."""
    state = attacks("071", "C3", focus=1)
    assert (hurt(state), of(state, 0, "focus")) == (1, 0)
    assert hurt(attacks("071", "C3", focus=0)) == 0


@proves("SJ-19.11", "SJ-19.14")
@pytest.mark.parametrize("walls", [[], [("rocks", "D3")]])
def test_focus_for_the_star_need_not_be_paid_if_another_opponent_is_hit(walls: list[tuple[str, str]]) -> None:
    heroes = (hero("warrior", "D2", "S", stuns=1), hero("student", "C3", "S", stuns=1))
    state = given(hero("ronin", "D4", "N", weapon="071", focus=1), *heroes, terrain=walls)
    choose(state, "071", "stun", "stun")
    if walls:  # the rocks protect D2, so only the star can hit
        assert (of(state, 1, "wounds"), of(state, 2, "wounds"), of(state, 0, "focus")) == (0, 1, 0)
    else:
        assert (step(state), offered(state)) == ("modifier", ["done", "pay"])


@proves("SJ-19.12")
def test_a_focus_line_with_the_grid_itself_must_be_paid_if_it_hits() -> None:
    """Card 068: [f1] attack F; below the split line attack F."""
    state = attacks("068", "D3", focus=1)
    assert (hurt(state), of(state, 0, "focus")) == (2, 0)
    far = attacks("068", "A3", focus=1)
    assert (step(far), offered(far)) == ("pay", ["done", "pay"])


@proves("SJ-19.13")
def test_the_duty_holds_for_a_replacement() -> None:
    """Card 015: switch any; [AGG] step BACK3 x1 optional; [BAL or DET] rot x1 optional; attack B."""
    state = given(hero("master", "D4", "N", hand="110 015"), hero("warrior", "D6", "N", stuns=1))
    go_on(choose(state, "110", "stun"), replace="015")
    assert (kamae(state, 0), where(state, 0), hurt(state)) == ("AGG", "D5 N", 1)


@proves("SJ-19.13")
def test_the_duty_holds_for_a_counter() -> None:
    state = given(
        hero("ronin", "E3", "SW", hand="126"),
        hero("warrior", "D4", "N", hand="120 113", kamae="DET"),
    )
    go_on(choose(state, "126", "120"), "counter", speed="speed 5", move="done")
    play(state, "113")  # rot x1 optional; attack F
    assert (where(state, 1), of(state, 0, "bleeding")) == ("D4 NE", 1)


@proves("SJ-19.13")
def test_other_types_of_cards_have_no_duty() -> None:
    """Card 014 reaches a target within 3; the hero may step away from it."""
    state = attacks("014", "D1", name="master", focus=1)
    assert (step(state), "D5" in offered(state), "done" in offered(state)) == ("move", True, True)


@proves("SJ-19.14")
def test_a_space_protected_by_terrain_is_no_hit() -> None:
    """Card 067: [f1] step BACK3 x1 and rot x1 optional; attack F, F2, F3."""
    clear = play(attacks("067", "D2", focus=1), "pay")
    assert offered(clear) == ["D5", "done"]
    walled = play(attacks("067", "D2", focus=1, terrain=[("rocks", "D3")]), "pay")
    assert offered(walled) == ["C4", "D5", "E4", "left", "right", "done"]


@proves("SJ-19.14")
def test_a_way_that_ends_in_a_collision_before_the_attack_is_no_hit() -> None:
    """Card 096: [BAL] rot x1 optional; step F x2; attack F."""
    straight = attacks("096", "D1", kamae="BAL")
    assert (where(straight, 0), hurt(straight)) == ("D2 N", 2)
    blocked = attacks("096", "D1", kamae="BAL", terrain=[("rocks", "D2")])
    assert offered(blocked) == ["left", "right", "done"]


@proves("SJ-19.14")
def test_a_way_on_which_the_hero_would_be_defeated_is_no_hit() -> None:
    corpses = [("fallen_samurai", "D3")]  # one Stun
    assert where(attacks("064", "D2", terrain=corpses), 0) == "D3 N"
    doomed = attacks("064", "D2", terrain=corpses, stuns=4)
    assert offered(doomed) == ["C3", "D3", "E3", "done"]


@proves("SJ-19.14")
def test_what_others_will_do_later_is_not_anticipated() -> None:
    """Card 050 of the opponent will move it at initiative 3; for the attack of initiative 4 it stands where it is."""
    leaving = choose(given(hero("ronin", hand="064"), hero("student", "D2", "S", hand="050")), "064", "050")
    assert (where(leaving, 0), hurt(leaving)) == ("D3 N", 1)
    coming = choose(given(hero("ronin", hand="064"), hero("student", "D1", "S", hand="050")), "064", "050")
    assert offered(coming) == ["C3", "D3", "E3", "done"]


@proves("SJ-19.15")
def test_lines_below_the_attack_effect_are_outside_the_duty() -> None:
    state = attacks("018", "D3", focus=1, name="master")  # attack; [f1] step BACK3 x1
    assert (hurt(state), step(state), offered(state)) == (1, "pay", ["done", "pay"])


@proves("SJ-19.15")
def test_an_initiative_bought_with_focus_is_outside_the_duty() -> None:
    state = attacks("077", "D3", focus=1)  # initiative 4, for Focus 6
    assert (step(state), offered(state)) == ("buy", ["done", "pay"])
