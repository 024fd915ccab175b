"""Section 10: turn step 1, draw."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.state import PHASE, PHASE_NAMES, TURN, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    alive,
    choose,
    fighter,
    given,
    go_on,
    of,
    offered,
    play,
    resolve,
    step,
    winners,
)
from tests.proof import proves


def at_start(*heroes: dict[str, Any], **options: Any) -> Senjutsu:
    """A turn is about to begin; everything until the first question has happened."""
    state = given(*heroes, step="start_turn", **options)
    state.settle()
    return state


@proves("SJ-10.1", "SJ-14.6")
def test_a_turn_has_five_steps_and_then_the_next_one_begins() -> None:
    state = at_start(
        fighter("ronin", hand="126 031 110x2 127x2", stock="102x3"),
        fighter("warrior", "D1", "S", hand="123", stock="102x3"),
    )
    seen: list[tuple[int, str, str]] = []
    turn = state.cells[TURN]
    while state.cells[TURN] == turn:
        phase = PHASE_NAMES[state.cells[PHASE]]
        if not seen or seen[-1][1:] != (phase, step(state)):
            seen.append((state.cells[TURN], phase, step(state)))
        if step(state) == "choose":
            choose(state, "031", "123")
        else:
            play(state, offered(state)[0])
    phases = [phase for _, phase, _ in seen]
    assert list(dict.fromkeys(phases)) == ["draw", "choose", "reveal", "resolve", "discard"]
    assert phases == sorted(phases, key=PHASE_NAMES.index)
    assert [(phase, name) for _, phase, name in seen if phase != "resolve"] == [
        ("draw", "draw_one"),
        ("choose", "choose"),
        ("reveal", "speed"),
        ("discard", "hand_limit"),
    ]
    assert (state.cells[TURN], PHASE_NAMES[state.cells[PHASE]], step(state)) == (turn + 1, "draw", "draw_one")


@proves("SJ-10.2", "SJ-10.3")
def test_effects_of_the_start_of_the_turn_come_before_bleeding_and_bleeding_before_the_draw() -> None:
    state = at_start(fighter("ronin", hand="085 126", stock="110x3", focus=1, bleeding=1))
    assert (step(state), actor(state), offered(state)) == ("instant", 0, ["085", "pass"])
    assert (of(state, 0, "unseen"), of(state, 0, "hand_size")) == (0, 2)
    play(state, "pass")
    go_on(state, "draw_one")
    assert (of(state, 0, "unseen"), of(state, 0, "hand_size")) == (1, 2)


@proves("SJ-10.3")
@pytest.mark.parametrize(("wounds", "bleeding", "lost"), [(3, 0, 0), (0, 1, 1), (1, 3, 1)])
def test_a_bleeding_hero_discards_one_card_face_down_before_drawing(wounds: int, bleeding: int, lost: int) -> None:
    state = at_start(
        fighter("ronin", hand="126", stock="110x3 127x2", wounds=wounds, bleeding=bleeding),
        fighter("warrior", "D1", "S", stock="110x3"),
    )
    assert (step(state), of(state, 0, "unseen"), of(state, 1, "unseen")) == ("draw_one", lost, 0)
    assert (of(state, 0, "hand"), of(state, 0, "up")) == (["126"], [])
    go_on(state)
    assert (of(state, 0, "hand_size"), of(state, 1, "hand_size"), of(state, 0, "unseen")) == (2, 1, lost)


@proves("SJ-10.3")
def test_a_bleeding_hero_with_one_card_left_has_none_to_draw() -> None:
    state = go_on(at_start(fighter("ronin", stock="110", bleeding=1)))
    assert (of(state, 0, "hand_size"), of(state, 0, "unseen"), of(state, 0, "wounds")) == (0, 1, 1)


@proves("SJ-10.4")
def test_every_player_draws_one_card_from_the_top_of_the_own_deck() -> None:
    state = at_start(
        fighter("ronin", hand="126", stock="110x3 127"),
        fighter("warrior", "D1", "S", stock="102 116"),
        fighter("student", "A1", "S", stock="122"),
    )
    drawers: list[int] = []
    while step(state) != "choose":
        assert (step(state), actor(state)) == ("draw_one", CHANCE)
        drawer = state.stack[-1].numbers[0]
        drawers.append(drawer)
        wanted = [{"110": 3, "127": 1}, {"102": 1, "116": 1}, {"122": 1}][drawer]
        assert dict(zip(offered(state), state.weights(), strict=True)) == wanted
        play(state, offered(state)[-1])
    assert sorted(drawers) == [0, 1, 2]
    assert [of(state, seat, "hand") for seat in range(3)] == [["126", "127"], ["116"], ["122"]]
    assert [of(state, seat, "stock") for seat in range(3)] == [["110"] * 3, ["102"], []]


@proves("SJ-10.5", "SJ-10.6")
def test_an_empty_deck_costs_a_wound_each_time_and_discards_are_not_shuffled_back() -> None:
    piles = {"up": "110x3 126", "down": "127"}
    state = at_start(fighter("ronin", stock="", **piles), fighter("warrior", "D1", "S", stock="110x3"))
    go_on(state)
    assert (of(state, 0, "wounds"), of(state, 0, "hand_size"), of(state, 1, "wounds")) == (1, 0, 0)
    resolve(state, "023", "053", move="done")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (2, 0)
    assert (of(state, 0, "up"), of(state, 0, "down"), of(state, 0, "stock")) == (["110"] * 3 + ["126"], ["127"], [])


@proves("SJ-10.5", "SJ-10.6")
def test_every_card_that_an_effect_cannot_draw_costs_a_wound() -> None:
    state = given(fighter("ronin", hand="102", stock="110", up="126x3"), fighter("warrior", "A1", "S"))
    choose(state, "102", "053")
    go_on(state, "draw_up_to", move="done", change="done")
    play(state, "draw 2")
    go_on(state, "move")
    assert (of(state, 0, "hand"), of(state, 0, "wounds"), of(state, 0, "up")) == (["110"], 1, ["126"] * 3)


@proves("SJ-10.7")
def test_wounds_of_empty_decks_are_dealt_to_all_before_defeat_is_checked() -> None:
    both = at_start(fighter("ronin", stock="", wounds=4), fighter("warrior", "D1", "S", stock="", wounds=4))
    assert (step(both), winners(both), alive(both)) == ("over", (), [])
    three = at_start(
        fighter("ronin", stock="", wounds=4),
        fighter("warrior", "D1", "S", stock="110x3"),
        fighter("student", "A1", "S", stock="", wounds=2, bleeding=2),
    )
    go_on(three)
    assert (step(three), winners(three)) == ("over", (1,))
    lone = at_start(
        fighter("ronin", stock="", wounds=4),
        fighter("warrior", "D1", "S", stock="110x3", wounds=4),
        fighter("student", "A1", "S", stock="", wounds=3),
    )
    go_on(lone)
    assert (step(lone), alive(lone), of(lone, 2, "wounds")) == ("choose", [1, 2], 4)
