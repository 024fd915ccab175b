"""Section 14: turn step 5, discard."""

import pytest

from shiai.core.seats import HOLE, WATCHER
from shiai.games.senjutsu.rules.state import BLOCK, DOWN, PHASE, PHASE_NAMES, TURN
from tests.games.senjutsu.given import actor, choose, fighter, given, go_on, of, offered, play, refused, resolve, step
from tests.proof import proves


@proves("SJ-14.1")
def test_all_played_cards_are_put_face_up_on_the_own_discard_pile() -> None:
    """The turn's card, an Instant and a Counter."""
    state = given(
        fighter("ronin", "D4", "N", hand="125 144", up="126"),
        fighter("warrior", "D3", "S", hand="031 127"),
    )
    choose(state, "125", "031")
    go_on(state, "draw_one", speed="speed 6", counter="127", instant="144")
    assert (of(state, 0, "up"), of(state, 1, "up")) == (["125", "126", "144"], ["031", "127"])
    assert (of(state, 0, "played"), of(state, 1, "played")) == ([], [])
    assert (of(state, 0, "down"), of(state, 1, "down"), of(state, 0, "hand"), of(state, 1, "hand")) == ([], [], [], [])


@proves("SJ-14.1")
def test_cards_are_discarded_only_when_all_are_resolved() -> None:
    state = given(fighter("ronin", "A1", "N", hand="126"), fighter("warrior", "G1", "N", hand="122"))
    go_on(choose(state, "126", "122"), "or")
    assert (actor(state), of(state, 0, "played"), of(state, 0, "up")) == (1, ["126"], [])
    go_on(state, "draw_one")
    assert (of(state, 0, "up"), of(state, 1, "up")) == (["126"], ["122"])


@proves("SJ-14.2")
def test_core_cards_return_to_the_hand() -> None:
    state = given(
        fighter("ronin", "A1", "N", hand="126", weapon="071"),
        fighter("warrior", "G1", "N", hand="122"),
    )
    before = offered(state, 0)
    resolve(state, "071", "053")
    assert {"071", "023"} <= set(before)
    assert {"071", "023"} <= set(offered(state, 0))
    assert {"072", "053"} <= set(offered(state, 1))
    assert (of(state, 0, "up"), of(state, 1, "up")) == (["126"], ["122"]), "only what was discarded for them"


@proves("SJ-14.3")
def test_effects_of_the_end_of_the_turn_come_after_played_cards_and_before_the_hand_limit() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="126 110 127x3 125x2", hobbles=1),
        fighter("warrior", "A1", "S", hand="122"),
        terrain=[("shrine", "D3")],
    )
    go_on(choose(state, "126", "122"), "hand_limit", move="done")
    assert (step(state), PHASE_NAMES[state.cells[PHASE]]) == ("hand_limit", "discard")
    assert (of(state, 0, "up"), of(state, 1, "up")) == (["126"], ["122"])
    assert of(state, 0, "hobbles") == 0x10, "turned once"
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (1, 0), "who stands beside the shrine"


@proves("SJ-14.4")
@pytest.mark.parametrize(("name", "limit"), [("ronin", 5), ("ninja", 6)])
def test_cards_above_the_hand_limit_are_discarded_face_down_by_choice(name: str, limit: int) -> None:
    state = given(
        fighter(name, "A1", "N", hand="126 110x3 127x3 125x2"),
        fighter("warrior", "G1", "N", hand="122 110 127x3 125"),
    )
    go_on(choose(state, "126", "122"), "hand_limit")
    discarded: list[str] = []
    while step(state) == "hand_limit":
        assert (actor(state), offered(state)) == (0, sorted(set(of(state, 0, "hand"))))
        discarded.append(offered(state)[-1])
        play(state, discarded[-1])
    assert len(discarded) == 8 - limit
    assert (of(state, 0, "hand_size"), of(state, 0, "down"), of(state, 0, "up")) == (limit, discarded, ["126"])
    assert (of(state, 1, "hand_size"), of(state, 1, "down")) == (5, []), "a hand of five is not too large"
    for viewer in (1, WATCHER):
        assert state.redact(viewer).cells[DOWN] == HOLE


@proves("SJ-14.4")
def test_core_cards_do_not_count_and_the_limit_is_enforced_for_all() -> None:
    state = given(
        fighter("ronin", "A1", "N", hand="126 110x3 127x3", weapon="071 134"),
        fighter("warrior", "G1", "N", hand="122 110x3 127x3"),
    )
    go_on(choose(state, "126", "122"), "hand_limit")
    seats = []
    while step(state) == "hand_limit":
        seats.append(actor(state))
        refused(state, "023", "SJ-14.4")
        play(state, "110")
    assert sorted(seats) == [0, 1]
    assert (of(state, 0, "hand_size"), of(state, 1, "hand_size")) == (5, 5)


@proves("SJ-14.5")
@pytest.mark.parametrize(("stuns", "held", "due"), [(1, 4, 0), (2, 4, 1), (3, 4, 2), (4, 2, 1), (4, 1, 0)])
def test_stun_cards_count_for_the_limit_but_cannot_be_discarded(stuns: int, held: int, due: int) -> None:
    hand = ("126", "126 110", "126 110x2", "126 110x3", "126 110x3 127")[held]
    state = given(fighter("ronin", "A1", "N", hand=hand, stuns=stuns), fighter("warrior", "G1", "N", hand="122"))
    go_on(choose(state, "126", "122"), "hand_limit" if due else "draw_one")
    for left in range(due, 0, -1):
        assert (step(state), of(state, 0, "hand_size") + stuns) == ("hand_limit", 5 + left)
        assert "stun" not in offered(state)
        refused(state, "stun", "SJ-14.4")
        play(state, offered(state)[0])
    assert (step(state), of(state, 0, "stuns"), of(state, 0, "hand_size")) == ("draw_one", stuns, held - due)


@proves("SJ-14.6")
def test_then_the_next_turn_begins() -> None:
    state = given(fighter("ronin", "A1", "N", hand="126 110x3 127x3"), fighter("warrior", "G1", "N", hand="122"))
    turn = state.cells[TURN]
    go_on(choose(state, "126", "122"), "hand_limit")
    assert state.cells[TURN] == turn
    play(state, "110")
    assert (step(state), state.cells[TURN], PHASE_NAMES[state.cells[PHASE]]) == ("draw_one", turn + 1, "draw")
    go_on(state)
    assert (step(state), state.actors()) == ("choose", (0, 1))


@proves("SJ-14.7")
def test_status_cards_and_cards_that_remain_in_play_are_not_discarded() -> None:
    state = given(
        fighter("ronin", "A1", "N", hand="106 110", lasting="025", focus=2, wounds=1, bleeding=1, stuns=1, hobbles=1),
        fighter("warrior", "G1", "N", hand="122", lasting="091"),
    )
    go_on(choose(state, "106", "122"), "draw_one", release="pass")
    assert (of(state, 0, "lasting"), of(state, 1, "lasting")) == (["025", "106"], ["091"])
    assert (of(state, 0, "up"), of(state, 1, "up"), of(state, 0, "played")) == ([], ["122"], [])
    assert [of(state, 0, name) for name in ("wounds", "bleeding", "stuns", "hobbles")] == [1, 1, 1, 0x10]


@proves("SJ-14.1")
def test_a_player_whose_card_was_cancelled_discards_it_too() -> None:
    """The Terror cancels the card of the warrior before it is resolved."""
    state = given(
        fighter("ronin", "D4", "N", hand="028", focus=2),
        fighter("warrior", "D2", "S", hand="127"),
    )
    go_on(choose(state, "028", "127"), "draw_one")
    assert (of(state, 1, "up"), of(state, 1, "played"), state.cells[BLOCK + DOWN]) == (["127"], [], 0)
