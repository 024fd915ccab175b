"""Section 52: Desperation of the Onna-Bugeisha, wounds of one's own will, returned cards, an open hand."""

from random import Random
from typing import Any

import pytest

from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import HERO_CARDS
from shiai.games.senjutsu.cards.fitting import all_atoms
from shiai.games.senjutsu.cards.vocabulary import DESPERATION, DRAW
from shiai.games.senjutsu.rules.harm import wound
from shiai.games.senjutsu.rules.state import BLOCK, DOWN, HAND, HIDDEN_AT, ITEM_SPEED, STOCK
from shiai.games.senjutsu.rules.steps.hands import over_limit
from tests.games.senjutsu.given import (
    GAME,
    actor,
    alive,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
)
from tests.proof import proves

STOCK_CARDS = "020x3 034x3"


def onna(cards: str = "", at: str = "D4", facing: str = "N", desperate: bool = False, **wanted: Any) -> dict[str, Any]:
    """An Onna-Bugeisha with these cards in hand; a desperate one has three wounds."""
    state = {"wounds": 3, "stealth": DESPERATION} if desperate else {}
    return hero("onna_bugeisha", at, facing, **{"hand": cards, "stock": STOCK_CARDS, **state, **wanted})


def foe(cards: str = "", at: str = "D2", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": STOCK_CARDS, **wanted})


@proves("SJ-52.1")
def test_three_wounds_make_her_desperate_and_nobody_else() -> None:
    state = given(onna(), foe())
    for number, bleeding in ((1, False), (2, True), (3, False)):
        wound(state, 0, int(not bleeding), int(bleeding), "SJ-20.1")
        wound(state, 1, 1, 0, "SJ-20.1")
        assert bool(of(state, 0, "stealth") & DESPERATION) == (number == 3)
    assert of(state, 1, "stealth") == 0
    assert state.redact(1).cells[HIDDEN_AT] == DESPERATION, "everybody sees it"


@proves("SJ-52.2")
def test_desperation_opens_cards_lines_and_initiatives_beside_the_kamae() -> None:
    calm, wild = given(onna("296", focus=3), foe()), given(onna("296", desperate=True, focus=3), foe())
    refused(calm, "296", "SJ-11.4", seat=0)
    assert "296" in offered(wild, 0)
    for desperate, speed in ((False, 6), (True, 8)):
        state = choose(given(onna("303", desperate=desperate), foe()), "303", "053")
        assert state.cells[ITEM_SPEED] == speed
    state = resolve(given(onna("306", desperate=True, kamae="BAL"), foe()), "306", "053")
    assert (of(state, 1, "stuns"), of(state, 1, "hobbles") > 0, of(state, 0, "focus")) == (1, True, 1), "both strips"
    state = resolve(given(onna("306", kamae="BAL"), foe()), "306", "053")
    assert (of(state, 1, "stuns"), of(state, 0, "focus")) == (0, 1)


@proves("SJ-52.3")
def test_draws_of_her_signature_cards_are_mandatory_and_an_empty_deck_wounds() -> None:
    for design in HERO_CARDS:
        if design.owner == "onna_bugeisha" and not design.core:
            drawn = [atom for part in design.effects.parts for atom in all_atoms(part.lines) if atom.kind == DRAW]
            assert all(atom.flag for atom in drawn), design.number
    state = given(onna("304", stock="020"), foe())
    resolve(state, "304", "053")
    assert of(state, 0, "stock") == [], "one card by the card, none left for the next turn"
    empty = given(onna("304", stock="", kamae="BAL"), foe())
    go_on(choose(empty, "304", "053"), until="bleed")
    assert of(empty, 0, "wounds") >= 3, "1 and 2 by the card; the next turn adds another"


@proves("SJ-52.4")
def test_a_wound_can_be_taken_for_a_kamae_and_can_defeat() -> None:
    state = given(onna("110", stealth=1), foe(at="A1"))
    go_on(choose(state, "294", "053"), until="or")
    assert offered(state) == ["option 1", "option 2", "option 3"]
    play(state, "option 2")
    assert (of(state, 0, "wounds"), of(state, 0, "stealth"), step(state)) == (1, 0, "switch")
    play(state, "BAL")
    assert kamae(state, 0) == "BAL"
    last = given(onna("110", wounds=4), foe(at="A1"))
    go_on(choose(last, "294", "053"), until="or")
    play(last, "option 2")
    assert alive(last) == [1]


@proves("SJ-52.5")
@pytest.mark.parametrize(
    ("desperate", "option", "count"), [(False, "", 3), (True, "option 2", 5), (True, "option 1", 3)]
)
def test_drawn_cards_are_returned_unseen(desperate: bool, option: str, count: int) -> None:
    state = given(onna("298 110", desperate=desperate, focus=1), foe(at="A1"))
    choose(state, "298", "053")
    go_on(state, until="or" if option else "return_card")
    if option:
        play(state, option)
    for _ in range(count):
        while step(state) != "return_card":
            play(state, offered(state)[0])
        play(state, offered(state)[0])
    assert step(state) != "return_card"
    assert len(of(state, 0, "hand")) == 1
    assert state.redact(1).cells[STOCK] == HOLE


@proves("SJ-52.5")
def test_with_fewer_cards_all_are_returned_and_others_learn_nothing() -> None:
    state = given(onna("298", stock="110", focus=1), foe(at="A1"))
    choose(state, "298", "053")
    events = state.listen()
    go_on(state, until="move")
    names = [(event.id, event.seats) for event in events if event.id.startswith("event-returned")]
    assert [name for name, seats in names if seats == (0,)] == ["event-returned"]
    assert len(names) == 2


@proves("SJ-52.6")
def test_an_open_hand_may_be_larger() -> None:
    held = "110x3 126x3 127x2"
    plain = given(onna(held, stock=""), foe())
    opened = given(onna(held, stock="", lasting="295"), foe())
    assert (over_limit(plain, 0), over_limit(opened, 0)) == (True, False)
    assert (plain.stun_limit(0), opened.stun_limit(0), opened.stun_limit(1)) == (5, 8, 5)


@proves("SJ-52.7")
def test_an_open_hand_is_seen_by_everybody_and_nothing_else_of_her() -> None:
    state = given(onna("110x2 126", lasting="295", stock="020x3", down="034"), foe("127"))
    for seat in (1, -2):
        view = state.redact(seat)
        assert view.cells[HAND] == state.cells[HAND]
        assert (view.cells[STOCK], view.cells[DOWN]) == (HOLE, HOLE)
        world = view.clone()
        world.fill_holes(Random(3))
        assert world.cells[HAND] == state.cells[HAND]
        assert GAME.invariants(world) == []
    assert state.redact(0).cells[BLOCK + HAND] == HOLE


@proves("SJ-52.8")
def test_whoever_has_an_open_hand_chooses_last() -> None:
    state = given(onna("110", lasting="295"), foe("127"))
    assert state.actors() == (1,)
    play(state, "127")
    assert actor(state) == 0
    three = given(onna("110", lasting="295"), foe("127"), hero("ronin", "A4", hand="126"))
    assert three.actors() == (1, 2)


@proves("SJ-52.6", "SJ-52.7")
def test_heart_of_the_oni_is_played_on_a_resolved_card_and_draws_three() -> None:
    state = given(onna("304 295", desperate=True, stock="020x3 034x3 110x3"), foe(at="A1"))
    go_on(choose(state, "304", "053"), until="instant")
    play(state, "295")
    go_on(state)
    assert of(state, 0, "lasting") == ["295"]
    assert state.redact(1).cells[HAND] == state.cells[HAND]
