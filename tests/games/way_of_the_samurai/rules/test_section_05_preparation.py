"""Section 5: phase 1. Gauges, deck and draw; what may be done after the draw stands in the second file."""

import json

import pytest

from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, HAND, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    field,
    gauges,
    given,
    go_on,
    mask,
    offered,
    play,
    start,
    step,
    told,
)
from tests.proof import proves

SIX = "std-02 std-06 std-10 std-12 std-14 std-17"
EIGHT = f"{SIX} std-01 std-03"
STANDARD = [f"std-{number:02}" for number in range(1, 19)]


def round_starts(deck: str, **more: object) -> WayOfTheSamurai:
    """A round begins with exactly these cards in the action deck; the others lie in the discard pile."""
    return given(step="round", hand="", deck=deck, **more)  # type: ignore[arg-type]


def draw(state: WayOfTheSamurai, names: str) -> WayOfTheSamurai:
    """Luck deals these cards."""
    return play(state, *[f"card {name}" for name in names.split()])


@proves("WS-5.1")
@pytest.mark.parametrize("number", range(9))
def test_with_fewer_than_6_cards_the_discard_pile_is_shuffled_in(number: int) -> None:
    deck = " ".join(EIGHT.split()[:number])
    state = round_starts(deck, stored="spe-03")
    if number < 6:
        assert offered(state) == [f"card {name}" for name in STANDARD]
        assert (cards(state, DISCARDED), cards(state, DECK)) == ("", " ".join(STANDARD))
    elif number == 6:
        assert (cards(state, HAND), cards(state, DECK)) == ("", " ".join(sorted(deck.split())))
        assert state.cells[DISCARDED] == mask(" ".join(STANDARD)) - mask(deck)
    else:
        assert offered(state) == [f"card {name}" for name in sorted(deck.split())]
    assert cards(state, STORED) == "spe-03", "stored cards stay out"


@proves("WS-5.1", "WS-36.14")
@pytest.mark.parametrize(("number", "mixed"), [(6, True), (7, False)])
def test_against_kratos_7_cards_are_needed(number: int, mixed: bool) -> None:
    state = round_starts(" ".join(EIGHT.split()[:number]), opponent="kratos")
    assert (cards(state, DISCARDED) == "") is mixed


@proves("WS-5.1", "WS-13.11")
def test_special_cards_of_the_discard_pile_come_into_the_deck_too() -> None:
    state = given(step="round", hand="", deck="std-01 std-02", discard="spe-04")
    assert offered(state) == [f"card {name}" for name in [*STANDARD, "spe-04"]]


@proves("WS-5.2", "WS-4.1")
@pytest.mark.parametrize("before", [(4, 4, 4), (-2, -2, -2), (3, 0, -1)])
def test_all_gauges_are_set_back_to_0(before: tuple[int, int, int]) -> None:
    assert gauges(given(step="round", hand="", gauges=before)) == (0, 0, 0)


@proves("WS-5.4")
def test_six_cards_are_drawn_for_the_whole_round() -> None:
    state = draw(given(step="round", hand=""), SIX)
    assert (cards(state, HAND), step(state), field(state, "exchange")) == (SIX, "move", "1")
    assert not state.cells[DECK] & state.cells[HAND]
    events = told(
        go_on(play(state, "play std-02", "play std-06", "enemy en-01", "play std-10"), "counter_card"), "enemy en-10"
    )
    go_on(state, "move")
    assert (field(state, "exchange"), cards(state, HAND)) == ("2", "std-12 std-14 std-17"), "nothing is drawn again"
    assert "event-drew" not in [event.id for event in events]


@proves("WS-5.4", "WS-0.9")
def test_every_card_of_the_deck_may_be_on_top() -> None:
    state = given(step="round", hand="")
    for number in range(6):
        assert offered(state) == [f"card {name}" for name in STANDARD[number:]]
        assert state.weights() == [1] * (18 - number)
        play(state, f"card {STANDARD[number]}")
    assert step(state) == "move"


@proves("WS-5.3", "WS-40.66", "WS-19.3", "WS-19.8")
@pytest.mark.parametrize(
    ("weapon", "after"), [("kanabo_1", (0, 0, -1)), ("kanabo_3", (0, -1, 0)), ("katana", (0, 0, 0))]
)
@pytest.mark.parametrize("before", [(4, 4, 4), (-2, -2, -2)])
def test_changes_of_weapons_come_after_the_reset_and_before_the_draw(
    weapon: str, after: tuple[int, int, int], before: tuple[int, int, int]
) -> None:
    state = given(step="round", hand="", weapon=weapon, gauges=before)
    assert (step(state), gauges(state), cards(state, HAND)) == ("draw", after, "")


@proves("WS-5.3", "WS-19.22")
@pytest.mark.parametrize(
    ("choice", "after"),
    [("lower strength", (-1, 0, 0)), ("lower technique", (0, -1, 0)), ("lower guard", (0, 0, -1))],
)
def test_the_gauge_of_choice_is_lowered_before_the_draw(choice: str, after: tuple[int, int, int]) -> None:
    state = given(step="round", hand="", weapon="sai_2", gauges=(3, 3, 3))
    assert (step(state), gauges(state), cards(state, HAND)) == ("lower_gauge", (0, 0, 0), "")
    play(state, choice)
    assert (step(state), gauges(state)) == ("draw", after)


@proves("WS-5.3", "WS-25.5")
def test_a_pending_bonus_is_applied_before_the_draw_of_one_round_only() -> None:
    fields: dict[str, object] = {"bonus": "strength=2 technique=3"}
    state = given(step="round", hand="", mode="leaving_the_village", gauges=(4, -2, 1), fields=fields)
    assert (step(state), gauges(state), field(state, "bonus")) == ("draw", (2, 3, 0), "none")
    again = given(step="round", hand="", mode="leaving_the_village", gauges=(4, -2, 1))
    assert gauges(again) == (0, 0, 0)


@proves("WS-5.8", "WS-40.36")
@pytest.mark.parametrize(("bonus", "after"), [(3, 2), (5, 4), (6, 4)])
def test_the_weapon_comes_first_and_the_bonus_second(bonus: int, after: int) -> None:
    """The other way round a bonus of 6 would be clamped to 4 and then lowered to 3."""
    fields: dict[str, object] = {"bonus": f"technique={bonus}"}
    state = given(step="round", hand="", mode="dojo_yoshioka", weapon="kanabo_3", fields=fields)
    assert gauges(state) == (0, after, 0)
    chosen = given(step="round", hand="", mode="dojo_yoshioka", weapon="sai_2", fields=fields)
    assert gauges(play(chosen, "lower technique")) == (0, after, 0)


@proves("WS-5.8", "WS-2.5")
def test_weapon_and_bonus_are_clamped_each_by_itself() -> None:
    """Two lowered lines stop at -2 before the bonus comes: 2 and not 1 is what a bonus of 4 gives."""
    own = json.dumps({"id": "chain", "params": {"round_start": {"strength": -2}, "round_start_choice": 1}})
    fields: dict[str, object] = {"bonus": "strength=4"}
    options = {"mode": "dojo_yoshioka", "weapon": "own_weapon", "own_weapon": own}
    state = given(step="round", hand="", fields=fields, **options)  # type: ignore[arg-type]
    assert gauges(state) == (-2, 0, 0)
    assert gauges(play(state, "lower strength")) == (2, 0, 0)


@proves("WS-5.7", "WS-0.5", "WS-9.6", "WS-9.7", "WS-10.9")
def test_phase_1_comes_once_and_the_other_phases_come_twice_in_a_round() -> None:
    state = given(step="round", hand="", round=4)
    events = told(state, *[f"card {name}" for name in SIX.split()])
    for hand, defence, blow in (("std-02 std-06 std-10", "en-07", "en-10"), ("std-12 std-14 std-17", "en-08", "en-06")):
        one, two, three = hand.split()
        play(state, f"play {one}", f"play {two}", f"enemy {defence}", f"play {three}")
        play(go_on(state, "counter_card"), f"enemy {blow}")
        play(state, "go_on")
    ids = [event.id for event in events]
    happened = [ids.count(f"event-{name}") for name in ("drew", "exchange", "revealed", "countered", "played", "round")]
    assert happened == [6, 2, 2, 2, 6, 1], "the round is the next one"
    assert ids.index("event-drew") < ids.index("event-exchange")
    assert (field(state, "round"), step(state)) == ("6", "draw")


@proves("WS-5.7", "WS-2.3")
def test_the_first_round_of_a_game_begins_with_phase_1() -> None:
    state = start()
    assert (step(state), field(state, "round"), gauges(state)) == ("draw", "1", (0, 0, 0))
    draw(state, SIX)
    assert (step(state), field(state, "exchange")) == ("move", "1")
