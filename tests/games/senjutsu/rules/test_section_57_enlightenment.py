"""Section 57: the Monk's temple bell, raised limits and what they unlock, wounds into Stuns, cards in every turn."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.vocabulary import RAISED
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_parts
from shiai.games.senjutsu.rules.harm import check_defeat, count_limits, wound_limit
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT, HEROES
from shiai.games.senjutsu.rules.options import MOST_PIECES
from shiai.games.senjutsu.rules.state import (
    BLEEDING,
    BLOCK,
    HURT,
    KAMAE_AT,
    PIECES,
    STARTS,
    TOXINS,
    WOUNDS,
    Senjutsu,
    pieces_of_cells,
)
from shiai.games.senjutsu.rules.steps.drops import Drop
from shiai.games.senjutsu.rules.steps.hands import DiscardType
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from shiai.games.senjutsu.rules.table import focus_limit, gain_focus
from tests.games.senjutsu.given import (
    GAME,
    actor,
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
from tests.games.senjutsu.solo.solo_given import GAME as SOLO
from tests.proof import proves

CARDS = "110x3 127x3"
LIMITS = "263 264 265"


def monk(cards: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Monk with these cards in hand."""
    return hero("monk", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def foe(cards: str = "", at: str = "D3", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior before him with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def enlightened(state: Senjutsu, seat: int = 0) -> bool:
    """Are all three limits of a hero raised?"""
    count_limits(state, seat)
    return bool(of(state, seat, "stealth") & RAISED)


@proves("SJ-57.1")
def test_the_tree_of_the_monk_and_his_deck() -> None:
    branches = HEROES["monk"].branches
    names = ("NEU", "AGG", "BAL", "DET")
    pairs = {
        frozenset((one, other))
        for one, mask in enumerate(branches)
        for other in range(len(branches))
        if mask >> other & 1
    }
    assert pairs == {
        frozenset((2, 1)),
        frozenset((2, FOCUS_POINT)),
        frozenset((1, 3)),
        frozenset((FOCUS_POINT, 3)),
        frozenset((FOCUS_POINT, 0)),
    }
    assert all(
        branches[there] >> here & 1 for here, mask in enumerate(branches) for there in range(6) if mask >> there & 1
    )
    assert len(names) == 4
    assert faults(SIGNATURES["monk"]) == []


# The temple bell ------------------------------------------------------------------------------------------------------


def offering(**options: object) -> Senjutsu:
    """A game at the moment when a Monk may put down his bell."""
    state: Senjutsu = GAME.start(hero_1="monk", hero_2="warrior", **options)
    while step(state) != "offer":
        state.apply(actor(state), state.legal(actor(state))[0])
    return state


@proves("SJ-57.2")
def test_a_bell_may_stand_on_any_empty_space_before_the_heroes() -> None:
    state = offering(terrain="preset")
    before = pieces_of_cells(state.cells)
    assert actor(state) == 0
    board = state.rules.board
    covered = {space for code in before for space in board.footprint(code)}
    free = {board.names[space] for space in range(len(board.names)) if board.spaces >> space & 1}
    free -= {board.names[space] for space in covered}
    assert set(offered(state)) - {"done"} == free
    choice = offered(state)[0]
    play(state, choice)
    (bell,) = set(pieces_of_cells(state.cells)) - set(before)
    kind, space, _ = piece_parts(bell)
    assert (KIND_NAMES[kind], board.names[space]) == ("rocks", choice)
    assert state.terrain.walls >> space & 1
    assert step(state) == "place_figure"
    assert state.cells[STARTS : STARTS + 2] == [0, 0]


@proves("SJ-57.2")
def test_the_bell_may_be_left_out_and_needs_room_among_the_pieces() -> None:
    state = offering()
    play(state, "done")
    assert (pieces_of_cells(state.cells), step(state)) == ((), "place_figure")
    full = offering()
    full.cells[PIECES : PIECES + MOST_PIECES] = [1] * MOST_PIECES
    assert full.stack[-1].legal(full, 0) == (full.action("done"),)


@proves("SJ-57.2")
def test_in_solo_play_the_enemies_stand_already() -> None:
    state = SOLO.start(hero_1="monk")
    while step(state) != "offer":
        state.apply(actor(state), state.legal(actor(state))[0])
    enemies = [state.cells[figure * BLOCK + KAMAE_AT - 2] for figure in range(1, state.rules.count)]
    taken = {state.rules.board.names[space] for space in enemies}
    assert taken
    assert not taken & set(offered(state))


# Limits ---------------------------------------------------------------------------------------------------------------


@proves("SJ-57.3")
def test_three_raised_limits_unlock_cards() -> None:
    for lasting, unlocked in ((LIMITS, True), ("263 264", False), ("263 265", False), ("264 265", False), ("", False)):
        state = given(monk("261 262", kamae="BAL", focus=2, lasting=lasting), foe())
        assert enlightened(state) == unlocked
        assert ({"261", "262"} <= set(offered(state, 0))) == unlocked
        if not unlocked:
            refused(state, "261", "SJ-11.4", 0)
            refused(state, "262", "SJ-11.4", 0)


@proves("SJ-57.3")
def test_the_required_kamae_is_needed_beside_it() -> None:
    for pose, number in (("BAL", 2), ("AGG", 1)):
        state = given(monk("261 262", kamae=pose, focus=2, lasting=LIMITS), foe())
        assert enlightened(state)
        assert len({"261", "262"} & set(offered(state, 0))) == number


@proves("SJ-57.5")
def test_a_card_in_play_raises_the_wound_limit() -> None:
    assert [wound_limit(given(monk(lasting=cards), foe()), 0) for cards in ("", "263", "264 265")] == [5, 6, 5]
    for lasting, falls in (("", True), ("263", False)):
        state = given(monk(lasting=lasting, wounds=5), foe())
        assert check_defeat(state, 0) == falls


@proves("SJ-57.6")
def test_a_card_in_play_raises_the_hand_limit_and_that_of_stuns() -> None:
    for lasting, limit in (("", 5), ("264", 6)):
        state = given(monk(lasting=lasting), foe())
        assert (state.hand_limit(0), state.stun_limit(0)) == (limit, limit)
        stunned = given(monk(lasting=lasting, stuns=5), foe())
        assert check_defeat(stunned, 0) == (limit == 5)


@proves("SJ-57.7")
def test_a_card_in_play_raises_the_focus_limit() -> None:
    for lasting, most in (("", 3), ("265", 4)):
        state = given(monk(lasting=lasting, focus=3), foe())
        assert focus_limit(state, 0) == most
        gain_focus(state, 0, 2)
        assert of(state, 0, "focus") == most


@proves("SJ-57.7")
def test_the_soul_is_played_as_a_card_and_stays() -> None:
    state = given(monk("265", focus=2, stock="261 263 123x3"), foe())
    choose(state, "265", "053")
    go_on(state, "search", move="done", option="option 1")
    play(state, "261")
    go_on(state, "or")
    assert (kamae(state, 0), of(state, 0, "lasting")) == ("BAL", ["265"])
    assert offered(state) == ["option 1", "option 2"]


@proves("SJ-57.4")
@pytest.mark.parametrize("takes", [True, False])
def test_a_stun_fetches_another_gold_card_of_the_monk(takes: bool) -> None:
    state = given(monk("265", focus=2, stock="262 263 264 123x3 086"), foe())
    choose(state, "265", "053")
    go_on(state, "search", move="done")
    play(state, "262")
    go_on(state, "or")
    play(state, "option 1" if takes else "option 2")
    if takes:
        assert (step(state), offered(state), of(state, 0, "stuns")) == ("search", ["pass", "263", "264"], 1)
        play(state, "263")
        assert "263" in of(state, 0, "hand")
    go_on(state)
    assert of(state, 0, "stuns") == int(takes)


@proves("SJ-57.15")
@pytest.mark.parametrize(("hand", "open_to_him"), [("264 123x2", True), ("264 123", False)])
def test_the_core_card_fetches_one_for_two_cards(hand: str, open_to_him: bool) -> None:
    state = given(monk(hand, stock="263 110x3"), foe(at="A1"))
    choose(state, "260", "053")
    go_on(state, "or")
    if not open_to_him:
        assert offered(state) == ["option 1", "option 3"]
        return
    play(state, "option 2", "123", "264")
    assert (step(state), of(state, 0, "hand")) == ("search", [])
    assert offered(state) == ["pass", "263"]


# Wounds into Stuns ----------------------------------------------------------------------------------------------------


def struck(theirs: str = "126", **wanted: Any) -> Senjutsu:
    """The Warrior has hit a Monk who holds Enlightened Body."""
    state = given(monk("263 123", **{"focus": 2, "stock": "264 265 123x2 125x3", **wanted}), foe(theirs, kamae="AGG"))
    choose(state, "260", theirs)
    return go_on(state, "instant")


@proves("SJ-57.8")
def test_whoever_is_hit_may_answer_with_an_instant() -> None:
    state = struck(wounds=1)
    assert (step(state), actor(state), offered(state), of(state, 0, "wounds")) == ("instant", 0, ["pass", "263"], 2)
    play(state, "263")
    go_on(state, "or")
    assert (of(state, 0, "wounds"), kamae(state, 0), of(state, 0, "lasting")) == (1, "DET", ["263"])
    assert (of(state, 0, "stuns"), of(state, 0, "focus")) == (1, 0)
    play(state, "option 2")
    go_on(state)
    assert of(state, 0, "stuns") == 2, "that of the Smash comes afterwards"


@proves("SJ-57.8")
def test_not_without_a_hit_nor_by_whoever_falls_nor_for_nothing() -> None:
    missed = given(monk("263", at="A1", focus=2), foe("126"))
    assert step(resolve(missed, "260", "126")) == "choose"
    fallen = given(monk("263", wounds=4, focus=2), foe("126", kamae="AGG"))
    resolve(fallen, "260", "126")
    assert not fallen.stack
    poor = given(monk("263", focus=1), foe("126", kamae="AGG"))
    choose(poor, "260", "126")
    assert step(go_on(poor, "instant")) == "choose"


@proves("SJ-57.9")
def test_all_wounds_of_this_turn_become_stuns_but_no_others() -> None:
    state = struck("154", wounds=2, bleeding=1)
    assert (of(state, 0, "wounds"), of(state, 0, "bleeding")) == (2, 2)
    play(state, "263")
    go_on(state, "or")
    assert (of(state, 0, "wounds"), of(state, 0, "bleeding"), of(state, 0, "stuns")) == (2, 1, 1)
    assert state.cells[HURT] == 0


@proves("SJ-57.9")
def test_a_wound_that_has_changed_meanwhile_is_counted_and_a_new_turn_begins_anew() -> None:
    state = struck("154", wounds=1)
    state.cells[BLEEDING] -= 1
    state.cells[WOUNDS] += 1
    kept = state.clone()
    play(state, "263")
    go_on(state, "or")
    assert (of(state, 0, "wounds"), of(state, 0, "bleeding"), of(state, 0, "stuns")) == (1, 0, 1)
    go_on(kept)
    assert kept.cells[HURT] == 0, "of this turn only"


@proves("SJ-57.10")
def test_these_stuns_can_defeat() -> None:
    state = struck("126", stuns=4)
    play(state, "263")
    go_on(state)
    assert not state.stack
    assert of(state, 1, "wounds") == 0


# Discarded ------------------------------------------------------------------------------------------------------------


def discarding(first: Any, **wanted: Any) -> Senjutsu:
    """A Monk with Enlightened Mind in hand who has to discard."""
    return given(monk("264 123", **{"focus": 1, "stock": "265 263 125x3", **wanted}), foe(), step=first)


@proves("SJ-57.11")
def test_a_card_can_come_into_play_when_it_is_discarded() -> None:
    state = discarding(DiscardType(0, 0))
    play(state, "264")
    assert (step(state), offered(state)) == ("pay", ["done", "pay"])
    play(state, "pay")
    assert (of(state, 0, "lasting"), of(state, 0, "up"), of(state, 0, "focus")) == (["264"], [], 0)
    assert (step(state), offered(state)) == ("or", ["option 1", "option 2"])
    play(state, "option 1")
    assert (of(state, 0, "stuns"), offered(state)) == (1, ["pass", "263", "265"])


@proves("SJ-57.11")
def test_it_may_be_left_in_the_pile_and_costs_focus() -> None:
    state = discarding(DiscardType(0, 0))
    play(state, "264", "done")
    assert (of(state, 0, "lasting"), of(state, 0, "up")) == ([], ["264"])
    poor = discarding(DiscardType(0, 0), focus=0)
    play(poor, "264")
    assert not poor.stack
    other = discarding(DiscardType(0, 0))
    play(other, "123")
    assert not other.stack


@proves("SJ-57.11")
def test_luck_may_discard_it_too() -> None:
    state = discarding(Drop(0, 1))
    state.settle()
    assert actor(state) == CHANCE
    play(state, "264")
    assert step(state) == "pay"


@proves("SJ-57.11")
def test_it_is_never_chosen_or_played() -> None:
    state = discarding(StartTurn())
    state.settle()
    go_on(state, "choose")
    refused(state, "264", "SJ-11.5", 0)
    assert "264" not in offered(state, 0)


@proves("SJ-57.11")
def test_it_is_not_the_instant_of_the_turn() -> None:
    state = given(monk("118 264 263", focus=3, stock="123x3"), foe("126", kamae="AGG"), advantage=(0, 1))
    choose(state, "118", "126")
    go_on(state, "pay", discard="264", option="option 1")
    if step(state) == "pay":
        play(state, "pay")
    go_on(state)
    assert "264" in of(state, 0, "lasting")


@proves("SJ-57.12")
def test_core_cards_and_the_hand_limit_do_not_count() -> None:
    for card in ("260", "133"):
        state = given(monk("264 123", focus=1, weapon="133"), foe())
        choose(state, card, "053")
        go_on(state, "discard")
        while actor(state) != 0:
            go_on_one(state)
        play(state, "264")
        go_on(state, pay="pay")
        assert of(state, 0, "lasting") == []
    full = given(monk("264 123x3 125x3", focus=1), foe())
    resolve(full, "123", "053", hand_limit="264")
    assert of(full, 0, "lasting") == []


def go_on_one(state: Senjutsu) -> None:
    """Any answer to the present question."""
    state.apply(actor(state), state.legal(actor(state))[0])


# Every turn -----------------------------------------------------------------------------------------------------------


@proves("SJ-57.13")
def test_one_poison_in_play_is_discarded() -> None:
    state = given(monk(lasting="261"), foe(), step=StartTurn())
    state.cells[TOXINS] = 1 << 4
    state.cells[TOXINS + 2] = 1 << 8 | 1
    state.settle()
    go_on(state, "cure")
    assert offered(state) == ["venom 129", "venom 131"]
    play(state, "venom 131")
    assert state.cells[TOXINS : TOXINS + 4] == [1 << 4, 0, 1 << 8, 0], "the one that was turned least"


@proves("SJ-57.14")
def test_the_lines_come_at_the_start_of_every_turn_before_bleeding() -> None:
    state = given(monk(lasting="261", bleeding=1, stuns=2, hobbles=1, focus=0), foe(), step=StartTurn())
    state.settle()
    assert (step(state), of(state, 0, "focus")) == ("switch", 1)
    play(state, "BAL")
    assert offered(state) == ["option 1", "option 2"]
    play(state, "option 1", "stuns 1")
    assert (of(state, 0, "stuns"), of(state, 0, "bleeding"), of(state, 0, "wounds")) == (1, 0, 1)
    assert (step(state), offered(state)) == ("draw_up_to", ["draw 0", "draw 1"])
    play(state, "draw 0")
    go_on(state)
    assert of(state, 0, "unseen") == 0, "nothing bleeds any more"


@proves("SJ-57.14")
def test_not_when_the_card_is_played() -> None:
    state = given(monk("261 123", lasting=LIMITS, stock="125x3 126x3"), foe())
    assert enlightened(state)
    choose(state, "261", "053")
    go_on(state, "switch")
    assert "261" in of(state, 0, "lasting")
    assert (step(state), of(state, 0, "focus")) == ("switch", 1), "in the next turn"
    assert state.cells[0] == 3
