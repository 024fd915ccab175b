"""Section 17: forced movement and collisions."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import (
    alive,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    resolve,
    step,
    where,
    winners,
)
from tests.proof import proves


def runs(card: str, foe: str = "A3", terrain: Any = (), options: Any = None, **wanted: Any) -> Senjutsu:
    """A hero on D4 that faces N has played this card; the other one only has a Stun to play."""
    table: dict[str, Any] = {"at": "D4", "facing": "N", "hand": card, "name": "ronin"}
    other = hero("warrior", foe, "S", stuns=1, hand="110")
    return choose(given(hero(**(table | wanted)), other, terrain=terrain, **(options or {})), card, "stun")


@proves("SJ-17.1")
def test_a_hero_forced_off_the_board_stays_and_is_stunned() -> None:
    state = go_on(runs("096", at="D2"))  # step F x2
    assert (where(state, 0), of(state, 0, "stuns"), of(state, 0, "wounds")) == ("D1 N", 1, 0)
    assert of(state, 0, "up") == ["096"]  # nothing but the played card was discarded


@proves("SJ-17.2", "SJ-31.3", "SJ-31.8", "SJ-31.13", "SJ-31.14", "SJ-31.19")
@pytest.mark.parametrize(("kind", "wounds"), [("rocks", 0), ("shrine", 0), ("cherry_tree", 0), ("burning_cart", 1)])
def test_a_hero_forced_onto_terrain_stays_and_suffers_what_it_does(kind: str, wounds: int) -> None:
    state = go_on(runs("096", terrain=[(kind, "D2")]))
    assert (where(state, 0), of(state, 0, "stuns"), of(state, 0, "wounds")) == ("D3 N", 1, wounds)


@proves("SJ-17.2", "SJ-31.17")
def test_a_hero_forced_onto_a_pillar_is_stunned() -> None:
    state = go_on(runs("096", terrain=[("torii", "E2", "SE")]))  # its pillars are on D2 and F2
    assert (where(state, 0), of(state, 0, "stuns")) == ("D3 N", 1)


@proves("SJ-17.3", "SJ-17.9")
def test_a_hero_forced_onto_another_one_discards_a_card_then_both_are_stunned() -> None:
    state = runs("096", foe="D2", hand="096 110 126")
    assert (step(state), offered(state)) == ("discard", ["110", "126"])
    assert (of(state, 0, "stuns"), of(state, 1, "stuns")) == (0, 0)  # the discard comes first
    go_on(play(state, "126"))
    assert (where(state, 0), where(state, 1)) == ("D3 N", "D2 S")
    assert (of(state, 0, "stuns"), of(state, 1, "stuns")) == (1, 1)
    assert of(state, 0, "up") == ["096", "126"]
    assert of(state, 1, "up") == []  # the other one discards nothing


@proves("SJ-17.7")
def test_without_a_card_to_discard_only_the_stuns_are_taken() -> None:
    state = go_on(runs("096", foe="D2"))
    assert (of(state, 0, "stuns"), of(state, 1, "stuns"), of(state, 0, "up")) == (1, 1, ["096"])


@proves("SJ-17.4")
def test_a_collision_ends_the_rest_of_the_card() -> None:
    """Card 020: step FDIAG; optional rotation; change. None of it is asked after the collision."""
    state = runs("020", terrain=[("rocks", "C3"), ("rocks", "E3")])
    play(state, "collide NE")
    assert step(state) == "draw_one"  # the next turn has begun
    assert of(state, 0, "up") == ["020"]
    assert step(runs("020", terrain=[("rocks", "C3")])) == "move"  # without a collision the rotation follows


@proves("SJ-17.4")
def test_a_collision_ends_the_split_part() -> None:
    """Card 026: step F, attack; below the split line again. Only the first collision happens."""
    ready: dict[str, Any] = {"kamae": "AGG", "focus": 2}
    state = given(hero(hand="026", **ready), hero("warrior", "A3", stuns=1), terrain=[("rocks", "D3")])
    events = state.listen()
    resolve(state, "026", "stun")
    assert (where(state, 0), of(state, 0, "stuns")) == ("D4 N", 1)
    assert [event.values["part"] for event in events if event.id == "event-resolves"] == [1]
    free = go_on(runs("026", **ready))
    assert where(free, 0) == "D2 N"


@proves("SJ-17.4")
def test_after_a_collision_no_instant_can_be_played() -> None:
    """Card 084 could be played when the Attack card has been resolved."""
    assert step(runs("158", hand="158 084")) == "instant"
    state = runs("158", hand="158 084", terrain=[("rocks", "D3")])
    assert (step(state), of(state, 0, "stuns")) == ("draw_one", 1)


def counter(**wanted: Any) -> Senjutsu:
    """Seat 2 blocks the attack of seat 1 and answers with a Counter card that runs into it; seat 3 attacks too."""
    state = given(
        hero("ronin", "D3", "S", hand="126"),  # initiative 5
        hero("warrior", "D4", "N", hand="120 158 154 110", kamae="DET", focus=1),
        hero("student", "E3", "SW", hand="126"),
        advantage=(0, 1, 2),
        **wanted,
    )
    go_on(choose(state, "126", "120", "126"), "counter", speed="speed 5", tie="place 1", move="done")
    assert offered(state) == ["154", "158", "pass"]
    play(state, "158")  # step F x1, mandatory
    return play(state, "110") if step(state) == "discard" else state


@proves("SJ-17.4", "SJ-17.8")
def test_a_collision_ends_a_counter_but_not_the_block_that_stands() -> None:
    state = counter()
    assert (of(state, 1, "stuns"), of(state, 0, "stuns")) == (1, 1)
    assert of(state, 0, "wounds") == 0  # the attack of the Counter card was not carried out
    assert step(state) == "draw_one"  # the attack of seat 3 is over, and was not answered with 154
    assert of(state, 1, "wounds") == 0  # because it was stopped
    assert of(state, 1, "up") == ["110", "120", "158"]


@proves("SJ-17.8", "SJ-A.70")
def test_by_the_second_reading_the_block_vanishes() -> None:
    state = go_on(counter(collision_ends_blocks=True), move="done")
    assert of(state, 1, "wounds") == 1


@proves("SJ-17.5")
def test_cards_of_others_are_still_resolved() -> None:
    state = given(hero("ronin", "D4", "N", hand="096"), hero("warrior", "D3", "S", hand="064"))
    resolve(state, "096", "064", move="done")  # initiative 6 collides; initiative 4 attacks
    assert (of(state, 0, "stuns"), of(state, 1, "stuns")) == (1, 1)
    assert of(state, 0, "wounds") == 1


@proves("SJ-17.6", "SJ-A.14")
@pytest.mark.parametrize("ends", [False, True])
def test_a_hero_whose_turn_a_collision_has_ended_places_no_block(ends: bool) -> None:
    """By the option the Push off the board ends the turn of the target, whose Block would come at 4."""
    state = given(
        hero("ronin", "D2", "N", hand="125"),  # initiative 6: stun, push 1
        hero("warrior", "D1", "S", hand="123"),  # shields at 4
        hero("student", "E1", "NW", hand="064"),  # attacks at 4
        push_ends_card=ends,
    )
    resolve(state, "125", "123", "064", speed="speed 4", move="done")
    assert of(state, 1, "stuns") == 2
    assert of(state, 1, "wounds") == int(ends)


@proves("SJ-17.9")
def test_defeat_is_checked_for_both_heroes_together() -> None:
    state = given(hero("ronin", "D4", "N", hand="096 110", stuns=4), hero("warrior", "D3", "S", hand="064", stuns=4))
    choose(state, "096", "064")
    assert step(state) == "discard"
    assert alive(state) == [0, 1]
    play(state, "110")
    assert (step(state), winners(state)) == ("over", ())


@proves("SJ-17.10")
def test_allies_collide_like_opponents() -> None:
    state = given(
        hero("ronin", "A1", "S", stuns=1),
        hero("warrior", "D4", "N", hand="096 110"),
        hero("student", "D3", "S", stuns=1),
        teams="one_against_others",
    )
    choose(state, "stun", "096", "stun")
    assert (step(state), offered(state)) == ("discard", ["110"])
    go_on(state, discard="110")
    assert (of(state, 1, "stuns"), of(state, 2, "stuns")) == (1, 1)
    assert where(state, 1) == "D4 N"
