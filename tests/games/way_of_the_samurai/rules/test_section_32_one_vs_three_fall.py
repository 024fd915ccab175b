"""Section 32: one against three, whom effects strike, who falls, and the victory."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import OPPONENT_IDS
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    enemy,
    field,
    given,
    go_on,
    impossible,
    in_force,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    step,
    told,
    won,
)
from tests.proof import proves

NAMES = ("first", "second", "third")
TRIO = [(3, 2), (3, 2), (2, 1)]
NUMBERED = [(name, number) for number, name in enumerate(NAMES)]


def trio(target: str = "first", dead: str = "", **options: Any) -> WayOfTheSamurai:
    """The trio with a mark on one of them; those named are dead."""
    lives = [f"{name}={0 if name in dead.split() else TRIO[number][0]}" for number, name in enumerate(NAMES)]
    fields: dict[str, object] = {"target": f"opponent={target}", "enemy_life": " ".join(lives)}
    return given(mode="one_vs_three", fields=fields | options.pop("fields", {}), **options)


def lives(state: WayOfTheSamurai) -> list[int]:
    """The life of the three."""
    return [enemy(state, number)[0] for number in range(3)]


def all_ki(state: WayOfTheSamurai) -> list[int]:
    """The Ki of the three."""
    return [enemy(state, number)[1] for number in range(3)]


def less(number: int, by: int) -> list[int]:
    """The life of the three after one of them lost so much."""
    return [max(0, amount - by) if each == number else amount for each, (amount, _) in enumerate(TRIO)]


# Whom effects strike --------------------------------------------------------------------------------------------------


@proves("WS-32.15")
@pytest.mark.parametrize(("name", "number"), NUMBERED)
def test_the_red_die_strikes_the_marked_one(name: str, number: int) -> None:
    assert lives(play(trio(name, step="end_of_exchange", die=3), "use_die 3")) == less(number, 1)
    assert lives(play(trio(name, step="end_of_exchange", die=5), "use_die 5", "wound w-1")) == less(number, 1)
    assert lives(play(trio(name, step="end_of_exchange", die=6), "use_die 6", "wound w-4")) == less(number, 3)
    four = play(trio(name, step="end_of_exchange", die=4), "use_die 4", "take ki")
    assert (lives(four), all_ki(four)[number]) == ([3, 3, 2], TRIO[number][1] - 1)


@proves("WS-32.16")
@pytest.mark.parametrize(("name", "number"), NUMBERED)
def test_environment_and_weapons_strike_the_marked_one(name: str, number: int) -> None:
    cliff = play(trio(name, environment="cliff"), "environment", "roll 1", "wound w-1")
    assert lives(cliff) == less(number, 1)
    assert lives(trio(name, step="hit(0,1,0,0)", weapon="kanabo_2")) == less(number, 2)
    assert lives(trio(name, step="hit(0,1,0,0)", weapon="tanto")) == less(number, 2)


@proves("WS-32.17", "WS-38.12")
@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_if_the_marked_one_died_the_red_die_cannot_be_used(level: int) -> None:
    state = trio("second", "second", step="end_of_exchange", die=level)
    refused(state, f"use_die {level}", "WS-32.17")
    assert f"use_die {level}" in offered(trio("second", "first", step="end_of_exchange", die=level))


@proves("WS-32.17", "WS-32.15")
def test_it_can_be_used_again_in_the_next_exchange() -> None:
    fields: dict[str, object] = {"enemy_life": "first=3 second=1 third=2"}
    state = trio("second", step="check_defence", defence="en-03", gauges=(3, 0, 4), die=3, fields=fields)
    assert lives(state) == [3, 0, 2]
    play(go_on(state, "counter_roll"), "roll 3")
    go_on(state, "end_of_exchange")
    refused(state, "use_die 3", "WS-32.17")
    play(state, "go_on", "mark third")
    assert field(state, "self_red_die") == "3"


# The fall -------------------------------------------------------------------------------------------------------------


@proves("WS-32.14", "WS-32.10")
@pytest.mark.parametrize(("name", "number"), NUMBERED)
def test_a_dead_opponent_is_out_and_the_fight_goes_on(name: str, number: int) -> None:
    state = trio(name, stack="round_end check_defence hit(0,3,0,0)")
    assert (lives(state), result(state)) == (less(number, 3), "none")
    state = trio(name, stack="round_end hit(0,3,1,0)")
    events = told(state, "take life")
    assert [event.values["enemy"] for event in events if event.id == "event-fell"] == [name]
    later = play(trio(name, name, step="end_of_exchange"), "go_on")
    assert f"mark {name}" not in offered(later)


@proves("WS-32.18", "WS-40.46")
@pytest.mark.parametrize("empty", ["first", "second", "third", "first third", "first second", "second third"])
def test_every_opponent_without_ki_loses_two_lives(empty: str) -> None:
    amounts = " ".join(f"{name}={0 if name in empty.split() else 1}" for name in NAMES)
    state = trio("second", step="round_end", exchange=2, fields={"enemy_ki": amounts})
    assert lives(state) == [TRIO[n][0] - (2 if name in empty.split() else 0) for n, name in enumerate(NAMES)]
    assert life(state) == 8


@proves("WS-32.18")
def test_the_dead_lose_nothing_more() -> None:
    state = trio("first", "second", step="round_end", exchange=2, fields={"enemy_ki": "first=1 second=0 third=1"})
    assert (lives(state), step(state)) == ([3, 0, 2], "draw")


@proves("WS-32.26", "WS-32.18")
def test_these_losses_come_in_the_order_of_the_numbers() -> None:
    fields: dict[str, object] = {"enemy_ki": "first=0 second=0 third=0", "enemy_life": "first=3 second=3 third=3"}
    state = trio("third", step="end_of_exchange", exchange=2, fields=fields)
    events = told(state, "go_on")
    assert [event.values["enemy"] for event in events if event.id == "event-enemy_lost_life"] == list(NAMES)
    assert lives(state) == [1, 1, 1]


@proves("WS-32.19", "WS-0.6")
@pytest.mark.parametrize(("name", "number"), NUMBERED)
def test_the_player_wins_with_the_last_of_the_three(name: str, number: int) -> None:
    others = [each for each in NAMES if each != name]
    last = trio(name, " ".join(others), step="hit(0,3,0,0)")
    assert (result(last), won(last)) == ("all_three_dead", True)
    one_left = trio(name, others[0], step="hit(0,3,0,0)")
    assert (result(one_left), lives(one_left)[number]) == ("none", 0)


@proves("WS-32.19", "WS-32.18")
def test_also_at_the_end_of_a_round() -> None:
    fields: dict[str, object] = {"enemy_life": "first=2 second=1 third=0", "enemy_ki": "first=0 second=0 third=0"}
    state = trio("first", step="round_end", exchange=2, fields=fields)
    assert (result(state), won(state)) == ("all_three_dead", True)


@proves("WS-32.20", "WS-37.13")
@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_no_other_opponent_takes_part(opponent: str) -> None:
    impossible("WS-37.13", mode="one_vs_three", opponent=opponent)


@proves("WS-32.20")
def test_the_three_have_no_ability() -> None:
    lost = trio(step="lose_life(2)")
    assert (life(lost), lives(lost)) == (6, [3, 3, 2])
    assert result(play(trio(ki=1), "draw")) == "none"
    struck = trio("second", step="hit(0,3,0,0)")
    assert (lives(struck), field(struck, "side"), step(struck)) == ([3, 0, 2], "0", "before_counter")
    ended = trio(step="round_end", exchange=2)
    assert (life(ended), lives(ended)) == (8, [3, 3, 2])
    assert in_force(trio().force) == in_force(given().force), "as against Ishida, who has none either"


@proves("WS-32.21")
def test_the_hard_mode_card_is_two_strikes_of_the_same_opponent() -> None:
    state = trio(step="counter_phase", hard_mode=True)
    play(go_on(state, "counter_roll"), "roll 4")
    go_on(state, "counter_card")
    struck: list[tuple[str, str]] = []
    for card in ("en-hard", "en-03", "en-08", "en-02"):
        events = told(state, f"enemy {card}")
        struck += [(str(e.values["enemy"]), str(e.values["card"])) for e in events if e.id == "event-countered"]
    assert struck == [("second", "en-hard"), ("second", "en-03"), ("second", "en-08"), ("third", "en-02")]
    assert (life(state), step(state)) == (4, "end_of_exchange")


@proves("WS-32.25", "WS-15.6")
@pytest.mark.parametrize(("name", "number"), NUMBERED)
def test_the_deadly_wound_defeats_the_struck_one_only(name: str, number: int) -> None:
    state = play(trio(name, step="end_of_exchange", die=6), "use_die 6", "wound w-5")
    assert (lives(state), result(state), step(state)) == (less(number, 3), "none", "end_of_exchange")


@proves("WS-32.25", "WS-40.68")
@pytest.mark.parametrize(("name", "number"), NUMBERED)
def test_kanabo_1_defeats_the_one_whose_ki_is_gone(name: str, number: int) -> None:
    state = trio(name, step="hit(0,0,2,0)", weapon="kanabo_1")
    assert (lives(state), all_ki(state)[number], result(state)) == (less(number, 3), 0, "none")
    plain = trio(name, step="hit(0,0,2,0)")
    assert (lives(plain), ki(plain)) == ([3, 3, 2], 5)
