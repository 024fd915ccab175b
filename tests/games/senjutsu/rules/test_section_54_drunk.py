"""Section 54: the drunken Wakou, whose movement is mandatory; cards taken from the top of a deck."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.cards import STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.vocabulary import ATTACK, SEARCH_DECK
from shiai.games.senjutsu.rules.state import KNOWN, MARKS, SOBER
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from tests.games.senjutsu.given import (
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    listed,
    of,
    offered,
    play,
    step,
    where,
)
from tests.proof import proves

CARDS = "020x3 034x3"


def wakou(cards: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Wakou with these cards in hand."""
    return hero("wakou", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def foe(cards: str = "", at: str = "A1", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


@proves("SJ-54.1")
def test_a_drunk_hero_must_make_all_steps_and_rotations() -> None:
    """Walk it Off has two steps; a Ronin may leave them."""
    for name, free in (("wakou", False), ("ronin", True)):
        state = given(wakou("342") | {"name": name}, foe())
        go_on(choose(state, "342", "053"), until="move")
        assert ("done" in offered(state)) == free
    state = given(wakou("342"), foe())
    go_on(choose(state, "342", "053"), until="move")
    play(state, "D3")
    assert "done" not in offered(state), "the second step, too"
    play(state, "D2")
    assert step(state) == "draw_up_to"


@proves("SJ-54.1")
def test_a_drunk_hero_that_cannot_avoid_it_collides() -> None:
    """Headbutt leads forward only, and rocks lie there."""
    rocks = [("rocks", "C3"), ("rocks", "D3"), ("rocks", "E3")]
    state = given(wakou("343"), foe(), terrain=rocks)
    go_on(choose(state, "343", "053"), until="move")
    assert offered(state) == ["collide N", "collide NE", "collide NW"]
    play(state, "collide N")
    assert (of(state, 0, "stuns"), where(state, 0)) == (1, "D4 N")
    free = given(wakou("343") | {"name": "ronin"}, foe(), terrain=rocks)
    go_on(choose(free, "343", "053"))
    assert of(free, 0, "stuns") == 0


@proves("SJ-54.2")
def test_steps_of_one_effect_need_not_go_the_same_way() -> None:
    state = given(wakou("342"), foe())
    go_on(choose(state, "342", "053"), until="move")
    play(state, "D3")
    assert set(offered(state)) == {"D2", "E2", "D4", "C3"}, "all four directions again"
    sober = given(wakou("342"), foe())
    sober.cells[MARKS] |= SOBER
    go_on(choose(sober, "342", "053"), until="move")
    play(sober, "D3")
    assert set(offered(sober)) == {"D2", "done"}


@proves("SJ-54.3")
def test_a_focus_before_the_draw_sobers_up_for_one_turn() -> None:
    state = given(wakou("342", focus=1, kamae="AGG"), foe(), step=StartTurn())
    state.settle()
    assert (step(state), actor(state), offered(state)) == ("sober_up", 0, ["done", "pay"])
    assert len(of(state, 0, "hand")) == 1, "nothing is drawn yet"
    play(state, "pay")
    assert (of(state, 0, "focus"), kamae(state, 0), bool(of(state, 0, "marks") & SOBER)) == (0, "NEU", True)
    go_on(state, until="choose")
    choose(state, "342", "053")
    go_on(state, until="move")
    assert "done" in offered(state)
    go_on(state, until="choose")
    assert not of(state, 0, "marks") & SOBER, "the next turn he is drunk again"
    poor = given(wakou("342"), foe(), step=StartTurn())
    poor.settle()
    assert step(poor) != "sober_up"


@proves("SJ-54.4")
@pytest.mark.parametrize("card", ["333", "116", "157"])
def test_core_and_basic_cards_are_concerned_and_payments_are_free(card: str) -> None:
    state = given(wakou("" if card == "333" else card, focus=1), foe())
    go_on(choose(state, card, "053"), until="move", discard="pass")
    if step(state) == "move":
        assert "done" not in offered(state)
    pays = given(wakou("345", focus=1), foe())
    go_on(choose(pays, "345", "053"), until="pay", move="D5")
    assert offered(pays) == ["done", "pay"]


@proves("SJ-54.5")
def test_all_fitting_cards_of_the_top_are_taken_and_the_rest_is_shuffled_back() -> None:
    state = given(wakou("339", stock="340 341 110 126 127"), foe())
    go_on(choose(state, "339", "053"), until="reveal_top")
    assert (step(state), state.actors()) == ("reveal_top", (CHANCE,))
    assert set(offered(state, CHANCE)) == {"340", "341", "110", "126", "127"}
    play(state, "340", "110")
    assert of(state, 0, "hand") == ["340"]
    assert set(offered(state, CHANCE)) == {"341", "126", "127"}, "without what lies aside"
    play(state, "126", "341", "127")
    assert (of(state, 0, "hand"), of(state, 0, "stock")) == (["340", "341"], ["110", "126", "127"])
    assert listed(state.redact(1).cells[KNOWN + 1]) == ["340", "341"], "everybody has seen them"


@proves("SJ-54.6")
def test_a_stunning_attack_is_one_that_can_stun() -> None:
    search = [
        atom
        for chain in STANDARD_CARDS.chains
        for atom in chain.atoms
        if atom.kind == SEARCH_DECK and atom.filter is not None and atom.filter.stuns
    ]
    assert len(search) == 1
    found = {STANDARD_DESIGNS[i].number for i in range(len(STANDARD_DESIGNS)) if search[0].found >> 2 * i & 3}
    assert {"334", "337", "340", "125"} <= found
    assert "343" not in found, "it hobbles"
    assert "341" not in found, "it is no Attack"
    assert all(STANDARD_DESIGNS[i].types & ATTACK for i in range(len(STANDARD_DESIGNS)) if search[0].found >> 2 * i & 3)
