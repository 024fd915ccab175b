"""Section 7: is the enemy's defence met? What a met one takes stands in the second file of this section."""

from itertools import product

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import enemy, field, gauges, given, ki, life, offered, play, step, told
from tests.proof import proves

# What a defence demands (strength, technique; None for nothing), and what it takes (life, Ki).
DEFENCES: dict[str, tuple[int | None, int | None, int, int]] = {
    "en-01": (None, 3, 0, 1),
    "en-02": (2, 2, 1, 1),
    "en-03": (3, None, 1, 0),
    "en-04": (None, 3, 1, 0),
    "en-05": (2, None, 0, 1),
    "en-06": (None, 2, 0, 1),
    "en-07": (4, None, 2, 0),
    "en-08": (None, 4, 2, 0),
    "en-09": (1, 1, 0, 1),
    "en-10": (3, 1, 1, 1),
    "en-11": (1, 3, 1, 1),
    "en-12": (3, 3, 3, 0),
}
TWO_GAUGES = [card for card, (strength, technique, _, _) in DEFENCES.items() if None not in (strength, technique)]
BOARD = list(product(range(-2, 5), repeat=2))


def checked(card: str, strength: int, technique: int, guard: int = 0, **more: object) -> WayOfTheSamurai:
    """The defence of this card was checked against these gauges; the fight is against Ishida (8 life, 5 Ki)."""
    return given(step="check_defence", defence=card, gauges=(strength, technique, guard), **more)  # type: ignore[arg-type]


def is_met(state: WayOfTheSamurai) -> bool:
    """Has the enemy lost something, or is he about to?"""
    return step(state) == "hit" or enemy(state) != (8, 5)


@proves("WS-7.2", "WS-7.4", "WS-7.6")
@pytest.mark.parametrize("card", DEFENCES)
def test_a_defence_is_met_by_gauges_that_are_at_least_its_numbers(card: str) -> None:
    strength, technique, _, _ = DEFENCES[card]
    for value, skill in BOARD:
        enough = (strength is None or value >= strength) and (technique is None or skill >= technique)
        assert is_met(checked(card, value, skill)) is enough, (value, skill)


@proves("WS-7.3", "WS-7.2")
@pytest.mark.parametrize("card", TWO_GAUGES)
def test_with_two_gauges_one_is_not_enough(card: str) -> None:
    strength, technique, _, _ = DEFENCES[card]
    assert strength is not None
    assert technique is not None
    assert is_met(checked(card, strength, technique))
    assert not is_met(checked(card, 4, technique - 1))
    assert not is_met(checked(card, strength - 1, 4))


@proves("WS-3.6", "WS-0.4", "WS-7.2")
@pytest.mark.parametrize("card", DEFENCES)
def test_guard_is_never_a_condition_of_a_defence(card: str) -> None:
    strength, technique, _, _ = DEFENCES[card]
    least = (-2 if strength is None else strength, -2 if technique is None else technique)
    short = (-2 if strength is None else strength - 1, -2 if technique is None else technique - 1)
    for guard in range(-2, 5):
        assert is_met(checked(card, *least, guard))
        assert not is_met(checked(card, *short, guard))


@proves("WS-7.7")
@pytest.mark.parametrize(("technique", "left"), [(4, (8, 4)), (3, (8, 4)), (2, (8, 5))])
def test_case_technique_3_or_more(technique: int, left: tuple[int, int]) -> None:
    state = checked("en-01", 0, technique)
    assert (enemy(state), step(state)) == (left, "before_counter")


@proves("WS-7.8", "WS-7.5", "WS-7.3")
@pytest.mark.parametrize(("choice", "left"), [("take life", (7, 5)), ("take ki", (8, 4))])
def test_case_strength_and_technique_2_or_more(choice: str, left: tuple[int, int]) -> None:
    state = checked("en-02", 2, 2)
    assert (step(state), offered(state)) == ("hit", ["take life", "take ki"])
    assert enemy(play(state, choice)) == left
    missed = checked("en-02", 4, 1)
    assert (step(missed), enemy(missed)) == ("before_counter", (8, 5))


@proves("WS-7.6")
@pytest.mark.parametrize("card", DEFENCES)
def test_a_missed_attack_costs_nothing(card: str) -> None:
    state = checked(card, 0, 0, guard=1, die=4)
    assert (enemy(state), life(state), ki(state)) == ((8, 5), 8, 5)
    assert (gauges(state), field(state, "self_red_die"), step(state)) == ((0, 0, 1), "4", "before_counter")


@proves("WS-7.1", "WS-40.7")
def test_the_gauges_at_the_end_of_phase_4_count() -> None:
    """Strength 3 would meet the card before the third card is played, and does not any more after it."""
    lost = given(step="move(1,1)", hand="std-04", played="std-02 std-06", defence="en-03", gauges=(3, 0, 0))
    assert enemy(lost) == (8, 5)
    play(lost, "play std-04", "go_on")
    assert (gauges(lost), enemy(lost)) == ((2, 0, 2), (8, 5))
    reached = given(step="move(1,1)", hand="std-02", played="std-03 std-06", defence="en-03", gauges=(2, 0, 0))
    play(reached, "play std-02", "go_on")
    assert (gauges(reached), enemy(reached)) == ((3, 0, 0), (7, 5))


@proves("WS-7.1", "WS-40.7")
def test_what_is_bought_after_the_third_card_still_counts_for_the_check() -> None:
    state = given(step="strike", defence="en-03", gauges=(2, 0, 0), weapon="nodachi")
    play(state, "buy_strength")
    assert (step(state), enemy(state)) == ("strike", (8, 5))
    play(state, "go_on")
    assert (step(state), enemy(state), ki(state)) == ("before_counter", (7, 5), 4)


@proves("WS-7.1")
def test_the_defence_is_checked_once_only() -> None:
    """The environment raises strength to what the card demands when it was checked already."""
    state = checked("en-03", 2, 0, guard=4, environment="rice_field")
    events = told(state, "environment", "roll 2", "go_on", "enemy en-06", "go_on")
    assert gauges(state) == (4, 0, 4)
    assert enemy(state) == (8, 5)
    assert [event.id for event in events if event.id in ("event-met", "event-missed")] == []


@proves("WS-7.1")
def test_each_exchange_has_its_own_check() -> None:
    events = told(
        given(hand="std-02 std-06 std-03 std-12 std-07 std-10", gauges=(4, 4, 0)),
        *["play std-02", "play std-06", "enemy en-03", "play std-03", "go_on", "go_on", "enemy en-10", "go_on"],
        *["play std-12", "play std-07", "enemy en-04", "play std-10", "go_on"],
    )
    assert [event.id for event in events].count("event-met") == 2
