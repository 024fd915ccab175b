"""Section 6: phases 2 to 4, the player's movement."""

import pytest

from shiai.games.way_of_the_samurai.rules.cards import ENEMY_NAMES
from shiai.games.way_of_the_samurai.rules.state import COUNTERS, DEFENCE, DISCARDED, ENEMY_DECK, HAND, PLAYED, STORED
from tests.games.way_of_the_samurai.given import (
    cards,
    enemy,
    field,
    gauges,
    given,
    go_on,
    ki,
    life,
    mask,
    offered,
    play,
    refused,
    step,
    told,
)
from tests.proof import proves

# How each card moves strength, technique and guard.
MOVES: dict[str, tuple[int, int, int]] = {
    "std-01": (2, 0, -1),
    "std-02": (1, 0, 0),
    "std-03": (0, 1, 1),
    "std-04": (-1, 0, 2),
    "std-05": (0, 2, -1),
    "std-06": (0, 1, 0),
    "std-07": (1, 0, 1),
    "std-08": (0, -1, 2),
    "std-09": (2, -1, 0),
    "std-10": (0, 1, 0),
    "std-11": (1, 1, 0),
    "std-12": (0, 0, 2),
    "std-13": (2, 0, -2),
    "std-14": (1, 1, 0),
    "std-15": (1, 0, -2),
    "std-16": (0, 1, -2),
    "std-17": (0, 0, 1),
    "spe-01": (3, 0, 1),
    "spe-02": (0, 2, 2),
    "spe-03": (0, 0, 4),
    "spe-04": (2, 0, 2),
    "spe-05": (0, 1, 3),
    "spe-06": (2, 1, 0),
    "spe-07": (3, 1, 0),
}
HARMFUL = [card for card, moves in MOVES.items() if min(moves) < 0]


@proves("WS-6.2", "WS-6.3", "WS-3.4")
@pytest.mark.parametrize("card", MOVES)
def test_every_card_moves_the_gauges_by_all_its_lines(card: str) -> None:
    assert 1 <= len([change for change in MOVES[card] if change]) <= 2
    state = play(given(hand=f"{card} std-18"), f"play {card}")
    assert gauges(state) == MOVES[card]
    assert (cards(state, PLAYED), cards(state, HAND)) == (card, "std-18")


@proves("WS-6.3")
@pytest.mark.parametrize("card", HARMFUL)
def test_a_harmful_line_cannot_be_left_out(card: str) -> None:
    """There is one way to play the card, and it lowers a gauge."""
    state = given(hand=f"{card} std-18", gauges=(1, 1, 1))
    assert [choice for choice in offered(state) if card in choice] == [f"play {card}"]
    play(state, f"play {card}")
    assert gauges(state) == tuple([max(-2, 1 + change) for change in MOVES[card]])


@proves("WS-6.2", "WS-6.6", "WS-6.8", "WS-38.1")
def test_two_cards_then_the_reveal_then_a_third_card() -> None:
    state = given(hand="std-02 std-06 std-12 std-03 std-07 std-10")
    assert (step(state), field(state, "defence")) == ("move", "none")
    play(state, "play std-02")
    assert (step(state), field(state, "defence"), gauges(state)) == ("move", "none", (1, 0, 0))
    play(state, "play std-06")
    assert (step(state), gauges(state)) == ("reveal", (1, 1, 0))
    play(state, "enemy en-07")
    assert (step(state), field(state, "defence"), cards(state, PLAYED)) == ("move", "card=en-07", "std-02 std-06")
    play(state, "play std-12")
    assert (step(state), gauges(state), cards(state, PLAYED)) == ("strike", (1, 1, 2), "std-02 std-06 std-12")
    refused(state, "play std-03", "WS-6.8")


@proves("WS-6.4")
def test_a_card_comes_from_the_hand_or_from_the_stored_ones() -> None:
    state = given(hand="std-02 std-06", stored="spe-03 spe-06", discard="std-12 spe-01")
    plays = [choice for choice in offered(state) if choice.startswith("play")]
    assert plays == ["play std-02", "play std-06", "play spe-03", "play spe-06"]
    for absent in ("std-12", "spe-01", "std-10", "spe-02"):
        refused(state, f"play {absent}", "WS-6.4")
    play(state, "play std-02", "play spe-06")
    assert (cards(state, HAND), cards(state, STORED), cards(state, PLAYED)) == ("std-06", "spe-03", "std-02 spe-06")
    refused(play(state, "enemy en-01"), "play std-02", "WS-6.4")


@proves("WS-6.4", "WS-14.2")
def test_the_joker_is_played_by_one_of_its_movements() -> None:
    refused(given(hand="std-02 std-18"), "play std-18", "WS-14.2")
    refused(given(hand="std-02 std-06"), "play joker guard", "WS-6.4")


@proves("WS-6.5", "WS-2.6")
@pytest.mark.parametrize(
    ("order", "strength"),
    [(("std-09", "std-04"), [4, 3]), (("std-04", "std-09"), [2, 4]), (("std-09", "std-07"), [4, 4])],
)
def test_the_player_decides_the_order_and_a_card_is_resolved_before_the_next(
    order: tuple[str, str], strength: list[int]
) -> None:
    state = given(hand="std-04 std-07 std-09", gauges=(3, 0, 0))
    seen = []
    for card in order:
        play(state, f"play {card}")
        seen.append(gauges(state)[0])
    assert seen == strength


@proves("WS-6.6", "WS-8.1")
@pytest.mark.parametrize("card", ENEMY_NAMES[:-1])
def test_the_revealed_card_is_the_defence_of_this_exchange(card: str) -> None:
    state = play(given(), "play std-02", "play std-06")
    assert offered(state) == [f"enemy {name}" for name in ENEMY_NAMES[:-1]]
    play(state, f"enemy {card}")
    assert ENEMY_NAMES[state.cells[DEFENCE]] == card
    assert state.cells[ENEMY_DECK] == mask(" ".join(ENEMY_NAMES[:-1]), ENEMY_NAMES) - mask(card, ENEMY_NAMES)
    assert (state.cells[COUNTERS], step(state)) == (0, "move")


@proves("WS-6.7", "WS-3.8")
@pytest.mark.parametrize("card", ENEMY_NAMES[:-1])
def test_the_lower_half_of_the_defence_is_ignored(card: str) -> None:
    """Guard is below every number, yet only the card of phase 5 strikes."""
    state = given(hand="std-02 std-15 std-13 std-12", gauges=(-2, -2, -2))
    events = told(state, "play std-02", "play std-15", f"enemy {card}", "play std-13", "go_on")
    assert (step(state), life(state), ki(state), gauges(state)[2]) == ("before_counter", 8, 5, -2)
    assert not [event for event in events if event.id in ("event-lost_life", "event-lost_ki", "event-wounded")]


@proves("WS-6.9", "WS-7.6")
def test_the_third_card_may_serve_the_guard() -> None:
    """Strength 1 more would meet the defence; the player raises guard instead, and it costs him nothing."""
    state = given(step="move(1,1)", hand="std-02 std-12", played="std-06 std-07", defence="en-03", gauges=(2, 0, 0))
    assert [choice for choice in offered(state) if "play" in choice] == ["play std-02", "play std-12"]
    attack = play(state.clone(), "play std-02", "go_on")
    assert (gauges(attack), enemy(attack)) == ((3, 0, 0), (7, 5))
    play(state, "play std-12", "go_on")
    assert (gauges(state), enemy(state), life(state), ki(state)) == ((2, 0, 2), (8, 5), 8, 5)


@proves("WS-6.1", "WS-40.11", "WS-39.3", "WS-5.2")
def test_the_gauges_carry_over_to_the_second_exchange_and_not_to_the_next_round() -> None:
    state = given(step="end_of_exchange", gauges=(-1, 2, 3))
    play(state, "go_on")
    assert (field(state, "exchange"), step(state), gauges(state)) == ("2", "move", (-1, 2, 3))
    second = given(step="end_of_exchange", gauges=(-1, 2, 3), exchange=2, hand="")
    play(second, "go_on")
    assert (field(second, "round"), step(second), gauges(second)) == ("2", "draw", (0, 0, 0))


@proves("WS-6.10")
@pytest.mark.parametrize("where", ["move(0,2)", "move(0,1)", "move(1,1)"])
def test_nobody_plays_fewer_cards_while_the_hand_holds_one(where: str) -> None:
    defence = "en-01" if where.startswith("move(1") else ""
    state = given(step=where, hand="std-02", stored="spe-03", defence=defence)
    assert "go_on" not in offered(state)
    refused(state, "go_on", "WS-6.10")


@proves("WS-6.10", "WS-40.49")
def test_with_fewer_cards_he_plays_all_he_has() -> None:
    state = given(hand="std-02")
    play(state, "play std-02")
    assert (step(state), "go_on" in offered(state), "draw" in offered(state)) == ("move", True, True)
    play(state, "go_on")
    assert (step(state), cards(state, PLAYED)) == ("reveal", "std-02")
    play(state, "enemy en-01", "go_on")
    assert (step(state), cards(state, PLAYED)) == ("strike", "std-02")


@proves("WS-6.10")
def test_he_may_fill_up_with_stored_cards_but_need_not() -> None:
    state = play(given(hand="std-02", stored="spe-03 spe-06"), "play std-02")
    assert {"go_on", "play spe-03", "play spe-06"} <= set(offered(state))
    filled = play(state.clone(), "play spe-03")
    assert (step(filled), cards(filled, PLAYED)) == ("reveal", "std-02 spe-03")
    play(state, "go_on")
    assert (step(state), cards(state, STORED)) == ("reveal", "spe-03 spe-06")


@proves("WS-6.10", "WS-12.8")
def test_he_may_fill_up_with_bought_cards_and_then_has_to_play_them() -> None:
    state = play(given(hand="std-02"), "play std-02", "draw", "card std-12")
    assert (cards(state, HAND), ki(state)) == ("std-12", 4)
    refused(state, "go_on", "WS-6.10")
    play(state, "play std-12")
    assert (step(state), gauges(state)) == ("reveal", (1, 0, 2))


@proves("WS-6.11")
@pytest.mark.parametrize(
    ("stored", "choices", "left"),
    [
        ("", ["play std-02", "play std-06", "enemy en-01", "play std-10"], "std-12 std-14 std-17"),
        (
            "",
            ["draw", "card std-03", "play std-02", "play std-06", "enemy en-01", "play std-10"],
            "std-03 std-12 std-14 std-17",
        ),
        ("spe-03", ["play std-02", "play spe-03", "enemy en-01", "play std-10"], "std-06 std-12 std-14 std-17"),
    ],
)
def test_six_cards_are_used_up_unless_more_are_at_hand(stored: str, choices: list[str], left: str) -> None:
    state = play(given(stored=stored), *choices)
    assert cards(state, HAND) == left
    second = play(go_on(state, "counter_card"), "enemy en-10")
    while step(second) != "move":
        play(second, "go_on")
    three = left.split()[-3:]
    play(second, f"play {three[0]}", f"play {three[1]}", "enemy en-07", f"play {three[2]}")
    assert cards(second, HAND) == " ".join(left.split()[:-3])


@proves("WS-6.12", "WS-6.10")
@pytest.mark.parametrize("number", [1, 2])
def test_an_exchange_without_a_card_runs_through_all_its_phases(number: int) -> None:
    """Without Ki there is nothing to decide either: only luck is asked, and the die bonus at the end is offered."""
    state = given(step=f"exchange({number})", exchange=number, hand="", ki=0, die=3, gauges=(3, 0, 1))
    assert step(state) == "reveal"
    play(state, "enemy en-03")
    assert (step(state), enemy(state)) == ("counter_card", (7, 5)), "the defence was checked"
    play(state, "enemy en-02")
    assert (step(state), life(state), offered(state)) == ("end_of_exchange", 7, ["go_on", "use_die 3"])
    assert (cards(state, PLAYED), cards(state, DISCARDED)) == ("", "")
