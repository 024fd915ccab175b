"""What speaks for a choice: facts of the table that are true and tell it from the others."""

from random import Random
from typing import Any, Final

import pytest

from shiai.games.way_of_the_samurai.rules.state import HAND, WayOfTheSamurai
from shiai.i18n import Catalogue
from tests.games.way_of_the_samurai.given import GAME, deal, given, start

WORDS: Final = Catalogue("en", "way_of_the_samurai")


def said(state: WayOfTheSamurai, choice: str, *others: str) -> list[str]:
    """The reasons for a choice rather than for others, in English."""
    view = state.redact(0)
    assert isinstance(view, WayOfTheSamurai)
    rest = tuple([state.action(other) for other in others])
    return [WORDS.message(message) for message in GAME.why(view, 0, state.action(choice), rest, Random(1))]


def last_card(**table: Any) -> WayOfTheSamurai:
    """The last card against Coiled snake, which asks for strength 1 and technique 3."""
    hand = "std-06 std-12 std-01"
    return given("move(1,1)", hand=hand, played="std-05 std-07", defence="en-11", gauges=(1, 2, 0), **table)


def test_a_card_that_breaks_the_defence_and_makes_a_combo_says_both() -> None:
    assert said(last_card(), "play std-06", "play std-12", "play std-01") == [
        "It breaks the defence: Coiled snake.",
        "It makes a combo: Wave.",
    ]


def test_a_card_for_guard_counts_the_blows() -> None:
    table = last_card(enemy_deck="en-01 en-02 en-03")
    assert said(table, "play std-12", "play std-06", "play std-01") == [
        "Guard then stands at 2: only 1 of 3 blows would strike, fewer than after the other cards."
    ]


def test_what_others_do_as_well_is_no_reason() -> None:
    table = given("move(1,1)", hand="std-06 std-10", defence="en-01", gauges=(0, 2, 0))
    assert said(table, "play std-06", "play std-10") == []


def test_before_the_reveal_the_defences_are_counted_and_the_third_card_is_named() -> None:
    table = given(
        "move(0,1)", hand="std-06 std-07 std-12", played="std-05", gauges=(0, 2, -1), enemy_deck="en-01 en-04"
    )
    assert said(table, "play std-06", "play std-12") == [
        "Then 2 of 2 defences would fall, more than after the other cards.",
        "A second Wave is on the table then, and Shoulder push can complete the combo.",
    ]


def test_a_first_card_says_that_a_combo_can_follow_and_that_guard_stays() -> None:
    table = given("move(0,2)", hand="std-10 std-11 std-12 std-05", enemy_deck="en-12")
    assert said(table, "play std-10", "play std-05") == [
        "You hold enough cards for a combo: Wind.",
        "Guard then stands at 0, higher than after the other cards.",
    ]


def test_ki_for_a_look_or_a_card_counts_what_it_can_bring() -> None:
    early = given(hand="std-01 std-09 std-02", enemy_deck="en-03 en-07 en-12")
    assert said(early, "early_reveal") == ["Your cards can break 2 of 3 defences, if you know which one it is."]
    draw = given("move(1,1)", hand="std-12", defence="en-04", gauges=(0, 1, 0), deck="std-05 std-02")
    assert said(draw, "draw") == ["No card of yours breaks this defence; 1 of 2 in the action deck would."]


def test_guard_is_worth_its_ki_or_not() -> None:
    table = given("before_counter(1)", gauges=(0, 0, 0), enemy_deck="en-06 en-10")
    assert said(table, "buy_guard", "go_on") == [
        "With guard 1 no blow strikes; now 1 of 2 do.",
        "The risk that this blow is your end falls from 10 % to 0 %.",
    ]
    table = given("before_counter(1)", gauges=(0, 0, 0), ki=1, enemy_deck="en-03 en-04")
    assert said(table, "go_on", "buy_guard") == [
        "No further blow would be stopped by one more point of guard.",
        "It would cost your last Ki; without any you lose 2 life at the end of the round.",
    ]
    table = given("before_counter(1)", gauges=(0, 0, 4))
    assert said(table, "go_on", "draw") == ["No blow can strike you: guard 4 is enough."]


@pytest.mark.parametrize(
    ("enemy", "choice", "says"),
    [
        ((1, 5), "take life", ["Ishida falls: it is the last life."]),
        ((3, 5), "take life", ["Ishida then has 2 life left."]),
        ((3, 1), "take ki", ["Ishida has no Ki then and loses 2 life at the end of every round."]),
    ],
)
def test_a_hit_says_what_is_left(enemy: tuple[int, int], choice: str, says: list[str]) -> None:
    table = given("hit(0,1,1,0)", enemy=enemy)
    other = "take ki" if choice == "take life" else "take life"
    assert said(table, choice, other) == says


def test_the_weaker_opponent_is_named() -> None:
    assert said(start(mode="dojo_yoshioka"), "path left", "path right") == ["Quiet novice has the least life: 2."]


def test_a_hand_is_kept_or_changed_by_the_defences_that_it_breaks() -> None:
    state = deal(start(weapon="yari"))
    assert state.stack[-1].name == "start"
    (kept,) = said(state, "go_on", "mulligan")
    number, total = [int(part) for part in kept.split() if part.isdigit()]
    assert kept == f"Your hand can break {number} of {total} defences."
    assert 0 < number < total
    new = f"Your hand can break only {number} of {total} defences; new cards may do better."
    assert said(state, "mulligan", "go_on") == [new]
    assert said(state, "go_on") == []  # there is no other hand to be had
    state.cells[HAND] = 0
    assert said(state, "go_on", "mulligan") == []


def test_going_on_says_that_enough_is_done_and_which_ki_is_kept() -> None:
    kept = "You keep your 4 Ki; one more card would cost 1."
    met = given("strike", defence="en-11", gauges=(4, 4, 4), ki=4)
    assert said(met, "go_on", "draw") == [
        "The defence is overcome already: Coiled snake. Nothing more is needed.",
        kept,
    ]
    missed = given("strike", defence="en-11", gauges=(0, 0, 0), ki=4)
    assert said(missed, "go_on", "draw") == [kept]
    assert said(missed, "go_on") == []
    assert said(given("end_of_exchange", ki=4), "go_on", "draw") == [kept]


def test_a_symbol_for_the_joker_says_which_combo_it_makes() -> None:
    table = given("combo", hand="", played="std-18 std-05 std-07")
    name, nothing = [GAME.action_name(table, action) for action in table.legal(0)]
    assert said(table, name, nothing) == ["It makes a combo: Wave."]
    assert said(table, nothing, name) == []
