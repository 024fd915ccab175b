"""Section 32: one against three, the marks, the attack and the table of counter-attacks."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import DATA
from shiai.games.way_of_the_samurai.rules.state import COUNTERS, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    deal,
    enemy,
    field,
    gauges,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    start,
    step,
    told,
)
from tests.proof import proves

NAMES = ("first", "second", "third")
TRIO = [(3, 2), (3, 2), (2, 1)]
ROLLS = [f"roll {face}" for face in range(1, 7)]
ROWS = {1: "first", 2: "first second third", 3: "second", 4: "second third", 5: "third", 6: "first third"}


def trio(target: str = "first", dead: str = "", **options: Any) -> WayOfTheSamurai:
    """The trio with a mark on one of them; those named are dead."""
    lives = [f"{name}={0 if name in dead.split() else TRIO[number][0]}" for number, name in enumerate(NAMES)]
    fields: dict[str, object] = {"target": f"opponent={target}", "enemy_life": " ".join(lives)}
    return given(mode="one_vs_three", fields=fields | options.pop("fields", {}), **options)


def lives(state: WayOfTheSamurai) -> list[int]:
    """The life of the three."""
    return [enemy(state, number)[0] for number in range(3)]


def striking(state: WayOfTheSamurai, face: int) -> str:
    """Go on to the table, roll this face and let everybody strike; who struck, in order."""
    play(go_on(state, "counter_roll"), f"roll {face}")
    found: list[str] = []
    while step(state) in ("before_counter", "counter_card"):
        choice = "go_on" if step(state) == "before_counter" else offered(state)[0]
        found += [str(event.values["enemy"]) for event in told(state, choice) if event.id == "event-countered"]
    return " ".join(found)


# The three ------------------------------------------------------------------------------------------------------------


@proves("WS-32.1", "WS-32.2", "WS-32.8")
def test_three_opponents_with_their_own_life_and_ki_are_in_play() -> None:
    state = start(mode="one_vs_three")
    assert [enemy(state, number) for number in range(3)] == TRIO
    data = DATA["one_vs_three"]["opponents"]
    assert [(entry["life"], entry["ki"]) for entry in data] == TRIO
    assert [entry["id"] for entry in data] == [1, 2, 3]


@proves("WS-32.3", "WS-32.22", "WS-40.85", "WS-32.2")
@pytest.mark.parametrize("name", NAMES)
def test_after_the_draw_one_of_the_living_is_marked(name: str) -> None:
    state = deal(start(mode="one_vs_three"))
    assert (step(state), field(state, "target")) == ("start", "none"), "nobody is marked in W1"
    go_on(state, "mark")
    assert offered(state) == ["mark first", "mark second", "mark third"]
    play(state, f"mark {name}")
    assert (field(state, "target"), step(state)) == (f"opponent={name}", "move")


@proves("WS-32.3", "WS-32.14")
def test_the_dead_cannot_be_marked() -> None:
    state = trio("third", "second", step="exchange(1)", exchange=1)
    assert (step(state), offered(state)) == ("mark", ["mark first", "mark third"])
    refused(state, "mark second", "WS-32.3")


@proves("WS-32.4", "WS-32.22")
@pytest.mark.parametrize("name", NAMES)
def test_for_the_second_exchange_the_mark_may_move_or_stay(name: str) -> None:
    state = play(trio("second", step="end_of_exchange"), "go_on")
    assert (step(state), field(state, "exchange")) == ("mark", "2")
    assert offered(state) == ["mark first", "mark second", "mark third"]
    assert field(play(state, f"mark {name}"), "target") == f"opponent={name}"


@proves("WS-32.4")
def test_for_the_second_exchange_only_the_living_can_be_marked() -> None:
    state = play(trio("second", "second", step="end_of_exchange"), "go_on")
    assert offered(state) == ["mark first", "mark third"]


@proves("WS-32.22", "WS-40.85")
def test_the_mark_is_gone_in_the_next_round() -> None:
    state = deal(trio("second", step="round_end", exchange=2))
    assert (step(state), field(state, "target")) == ("start", "none")


@proves("WS-32.22", "WS-22.13")
def test_in_w1_the_cliff_cannot_be_used() -> None:
    state = deal(start(mode="one_vs_three", environment="cliff"))
    assert step(state) == "start"
    refused(state, "environment", "WS-22.13")
    assert "environment" in offered(deal(start(mode="one_vs_three", environment="bridge")))
    assert "environment" in offered(play(state, "go_on", "mark third"))


@proves("WS-32.3", "WS-32.5")
@pytest.mark.parametrize(("name", "number"), [(name, number) for number, name in enumerate(NAMES)])
def test_a_met_defence_strikes_the_marked_one_only(name: str, number: int) -> None:
    state = trio(name, hand="std-01 std-02 std-03 std-04")
    play(state, "play std-01", "play std-02", "enemy en-03", "play std-03", "go_on")
    left = [3, 3, 2]
    left[number] -= 1
    assert lives(state) == left
    both = play(trio(name, step="check_defence", defence="en-02", gauges=(2, 2, 0)), "take ki")
    assert [enemy(both, each)[1] for each in range(3)] == [
        amount - (each == number) for each, (_, amount) in enumerate(TRIO)
    ]


@proves("WS-32.5")
def test_a_missed_defence_strikes_nobody() -> None:
    assert lives(trio("second", step="check_defence", defence="en-03", gauges=(2, 4, 4))) == [3, 3, 2]


@proves("WS-32.23")
def test_if_the_marked_one_dies_before_the_check_the_attack_strikes_nobody() -> None:
    fields: dict[str, object] = {"enemy_life": "first=3 second=1 third=2"}
    state = trio("second", hand="std-01 std-02 std-03 std-04", environment="cliff", fields=fields)
    play(state, "play std-01", "environment", "roll 1", "wound w-1")
    assert (lives(state), field(state, "target")) == ([3, 0, 2], "opponent=second")
    play(state, "play std-02")
    assert step(play(state, "enemy en-03")) == "move", "no new mark"
    play(state, "play std-03", "go_on")
    assert (gauges(state)[0], lives(state), step(state)) == (3, [3, 0, 2], "before_counter")


@proves("WS-32.23")
def test_a_dead_mark_loses_no_ki_either() -> None:
    state = trio("second", "second", step="check_defence", defence="en-02", gauges=(2, 2, 0))
    assert (step(state), [enemy(state, number)[1] for number in range(3)]) == ("before_counter", [2, 2, 1])


# The counter-attacks --------------------------------------------------------------------------------------------------


@proves("WS-32.6")
def test_before_phase_5_the_die_is_rolled() -> None:
    state = trio(step="check_defence", defence="en-03")
    assert step(state) == "before_counter"
    play(state, "go_on")
    assert (step(state), offered(state)) == ("counter_roll", ROLLS)
    assert state.stack[-1].weights(state) == [1] * 6


@proves("WS-32.6", "WS-32.7", "WS-32.8", "WS-32.1")
@pytest.mark.parametrize(("face", "row"), ROWS.items())
def test_the_table_tells_who_strikes_in_which_order(face: int, row: str) -> None:
    assert striking(trio(step="counter_phase", gauges=(0, 0, 4)), face) == row
    printed = DATA["one_vs_three"]["counter_table"][str(face)]["attackers"]
    assert " ".join(NAMES[number - 1] for number in printed) == row


@proves("WS-32.7")
@pytest.mark.parametrize(("face", "row"), [(2, [1, 2, 3]), (4, [2, 3])])
def test_the_known_rows(face: int, row: list[int]) -> None:
    assert DATA["one_vs_three"]["counter_table"][str(face)]["attackers"] == row


@proves("WS-32.9")
def test_each_draws_its_own_card() -> None:
    state = trio(step="counter_phase")
    play(go_on(state, "counter_roll"), "roll 2")
    play(go_on(state, "counter_card"), "enemy en-03")
    assert (step(state), life(state), "enemy en-03" in offered(state)) == ("counter_card", 7, False)
    play(state, "enemy en-08")
    assert (step(state), life(state)) == ("counter_card", 5)
    play(state, "enemy en-04")
    assert (step(state), life(state), ki(state)) == ("end_of_exchange", 5, 4)
    assert state.cells[COUNTERS].bit_count() == 3


@proves("WS-32.9")
def test_each_is_resolved_completely_before_the_next() -> None:
    state = trio(step="counter_phase")
    play(go_on(state, "counter_roll"), "roll 2")
    play(go_on(state, "counter_card"), "enemy en-01")
    assert step(state) == "wound_card", "the wound of the first comes before the second strikes"
    play(state, "wound w-4")
    assert (life(state), step(state)) == (6, "counter_card")


@proves("WS-32.10", "WS-32.11", "WS-7.12")
@pytest.mark.parametrize("dead", ["first", "second", "third", "first second", "second third", "first third"])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_dead_do_not_strike_but_the_rest_of_the_row_does(face: int, dead: str) -> None:
    target = next(name for name in NAMES if name not in dead)
    state = trio(target, dead, step="counter_phase", gauges=(0, 0, 4))
    row = " ".join(name for name in ROWS[face].split() if name not in dead.split())
    assert striking(state, face) == row
    assert state.cells[COUNTERS].bit_count() == len(row.split())


@proves("WS-32.11")
def test_the_second_is_dead_and_a_four_is_rolled() -> None:
    assert striking(trio("first", "second", step="counter_phase", gauges=(0, 0, 4)), 4) == "third"


@proves("WS-32.10", "WS-8.7", "WS-38.11")
def test_if_only_the_dead_are_named_nobody_strikes() -> None:
    state = trio("first", "second", step="counter_phase")
    play(go_on(state, "counter_roll"), "roll 3")
    assert (step(state), state.cells[COUNTERS]) == ("end_of_exchange", 0)
    refused(state, "buy_guard", "WS-12.11")


# What can be done in between ------------------------------------------------------------------------------------------


@proves("WS-32.12", "WS-40.45", "WS-38.11")
def test_guard_is_bought_before_or_after_the_roll() -> None:
    state = trio(step="counter_phase")
    play(state, "buy_guard", "go_on", "roll 2")
    assert (gauges(state), step(state)) == ((0, 0, 1), "before_counter")
    play(state, "buy_guard", "go_on")
    assert (gauges(state), ki(state), step(state)) == ((0, 0, 2), 3, "counter_card")


@proves("WS-32.12", "WS-32.24")
def test_not_between_the_counter_attacks_of_a_row() -> None:
    state = trio(step="counter_phase", gauges=(0, 0, 2), environment="bridge", bushido=True, weapon="bokken", ki=4)
    play(go_on(state, "counter_roll"), "roll 2")
    play(go_on(state, "counter_card"), "enemy en-01")
    assert step(state) == "counter_card", "the next one strikes at once"


@proves("WS-32.12", "WS-32.24", "WS-32.13")
@pytest.mark.parametrize("choice", ["buy_guard", "draw", "environment", "bushido_step", "life_to_ki"])
def test_between_them_nothing_but_gisei_is_offered(choice: str) -> None:
    options: dict[str, Any] = {"environment": "bridge", "bushido": True, "weapon": "bokken", "ki": 4, "gisei": True}
    state = trio(step="counter_phase", gauges=(0, 0, 2), **options)
    play(go_on(state, "counter_roll"), "roll 2")
    assert choice in offered(state), "before the first of the row it is"
    play(go_on(state, "counter_card"), "enemy en-01")
    assert (step(state), offered(state)) == ("offer_gisei", ["go_on", "gisei"])
    refused(state, choice, "WS-32.24")
    assert step(play(state, "go_on")) == "counter_card"


@proves("WS-32.13", "WS-32.24")
def test_the_naginata_raises_guard_before_every_single_one() -> None:
    state = trio(step="counter_phase", weapon="naginata")
    play(go_on(state, "counter_roll"), "roll 2")
    assert gauges(state) == (0, 0, 0)
    for guard, card in ((1, "en-05"), (2, "en-01"), (3, "en-03")):
        go_on(state, "counter_card")
        assert gauges(state) == (0, 0, guard)
        play(state, f"enemy {card}")
    assert (life(state), step(state)) == (8, "end_of_exchange")


@proves("WS-32.13", "WS-31.5")
def test_gisei_comes_before_every_single_one() -> None:
    state = trio(step="counter_phase", gisei=True)
    refused(state, "gisei", "WS-31.2")
    play(go_on(state, "counter_roll"), "roll 4")
    play(state, "gisei", "gisei gisei-2")
    refused(state, "gisei", "WS-31.5")
    play(go_on(state, "counter_card"), "enemy en-01")
    assert offered(state) == ["go_on", "gisei"]
    play(state, "gisei", "gisei gisei-1")
    assert (gauges(state), life(state)) == ((0, 0, 3), 6)
