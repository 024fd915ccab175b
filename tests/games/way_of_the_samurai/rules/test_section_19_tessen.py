"""Section 19: the tessen."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import ENVIRONMENT_NAMES
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    deal,
    die,
    field,
    gauges,
    given,
    go_on,
    impossible,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    start,
    step,
)
from tests.proof import proves

TESSEN: dict[str, Any] = {"weapon": "tessen"}
BRIDGE: dict[str, Any] = {"weapon": "tessen", "environment": "bridge"}


def changes(state: WayOfTheSamurai) -> set[str]:
    """The environments that can be chosen now."""
    return {name.removeprefix("change ") for name in offered(state) if name.startswith("change ")}


def activated(level: int, **options: Any) -> WayOfTheSamurai:
    """The environment was paid for; the red die holds this level."""
    return play(given(die=level, **options), "environment")


# The place ------------------------------------------------------------------------------------------------------------


@proves("WS-19.31", "WS-19.43")
@pytest.mark.parametrize("place", ENVIRONMENT_NAMES)
def test_at_the_start_of_each_round_any_other_environment_can_be_chosen(place: str) -> None:
    for state in (start(environment=place, **TESSEN), given(step="round_end", exchange=2, environment=place, **TESSEN)):
        assert step(state) == "draw", "after the draw"
        deal(state)
        assert changes(state) == set(ENVIRONMENT_NAMES) - {place}
        goal = "forest" if place == "cliff" else "cliff"
        play(state, f"change {goal}")
        assert (field(state, "environment"), ki(state)) == (f"place={goal}", 5)


@proves("WS-19.31")
def test_it_may_be_left_as_it_is() -> None:
    state = play(deal(start(**BRIDGE)), "go_on")
    assert (step(state), field(state, "environment")) == ("move", "place=bridge")


@proves("WS-19.31")
def test_it_is_changed_once_in_a_round_and_at_its_start_only() -> None:
    state = play(deal(start(**BRIDGE)), "change forest")
    refused(state, "change mountain", "WS-19.31")
    go_on(state, "move")
    refused(state, "change mountain", "WS-19.31")
    refused(given(**BRIDGE), "change mountain", "WS-19.31")
    fields: dict[str, object] = {"marks": "changed_environment"}
    later = deal(given(step="round_end", exchange=2, fields=fields, **BRIDGE))
    assert "mountain" in changes(later)


@proves("WS-19.31")
def test_the_new_environment_is_the_one_that_is_rolled_on() -> None:
    state = play(deal(start(**BRIDGE)), "change rice_field", "environment", "roll 2")
    assert gauges(state) == (2, 0, 0)


@proves("WS-19.31")
def test_other_weapons_change_no_environment() -> None:
    state = deal(start(weapon="katana", environment="bridge"))
    assert step(state) == "move"
    refused(state, "change forest", "WS-19.31")


@proves("WS-19.43")
def test_the_weather_stays_in_force() -> None:
    fields: dict[str, object] = {"environment": "place=forest"}
    state = given(step="round_end", exchange=2, gauges=(0, 0, -2), weather="rain", fields=fields, **BRIDGE)
    assert life(state) == 7


@proves("WS-19.32")
def test_the_cliff_is_used_once_in_a_game() -> None:
    state = play(deal(start(**BRIDGE)), "change cliff", "environment", "roll 1", "wound w-1")
    refused(state, "environment", "WS-22.9")
    fields: dict[str, object] = {"marks": "cliff_used"}
    later = deal(given(step="round_end", exchange=2, fields=fields, **BRIDGE))
    assert "environment" in offered(later), "the bridge can be used"
    play(later, "change cliff")
    refused(later, "environment", "WS-22.9")


@proves("WS-19.32")
@pytest.mark.parametrize(("weapon", "again"), [("tessen", False), ("katana", True)])
def test_in_a_run_the_cliff_does_not_come_back_with_the_next_fight(weapon: str, again: bool) -> None:
    fields: dict[str, object] = {"marks": "cliff_used"}
    state = given(step="next_fight", mode="clan", weapon=weapon, environment="cliff", fields=fields)
    deal(play(state, "roll 3"))
    assert ("environment" in offered(state)) is again


@proves("WS-19.34")
def test_the_tessen_needs_an_environment() -> None:
    impossible("WS-19.34", **TESSEN)
    impossible("WS-19.34", mode="clan", **TESSEN)
    assert field(start(**BRIDGE), "environment") == "place=bridge"


# Rolling again --------------------------------------------------------------------------------------------------------


@proves("WS-19.33", "WS-19.44", "WS-40.55")
def test_a_level_of_the_red_die_buys_another_roll() -> None:
    state = play(activated(4, **BRIDGE), "roll 6")
    assert (step(state), offered(state)) == ("reroll", ["reroll", "result 6"])
    assert (life(state), die(state)) == (8, 4), "nothing has happened yet"
    play(state, "reroll")
    assert (step(state), die(state)) == ("environment", 3)
    play(state, "roll 5")
    assert offered(state) == ["reroll", "result 5", "result 6"]
    play(state, "reroll", "roll 3")
    assert (die(state), offered(state)) == (2, ["reroll", "result 3", "result 5", "result 6"])
    play(state, "reroll", "roll 2")
    assert (die(state), offered(state)) == (1, ["result 2", "result 3", "result 5", "result 6"])
    refused(state, "reroll", "WS-19.44")
    play(state, "result 3")
    assert (gauges(state), life(state), ki(state), die(state)) == ((0, 1, 0), 8, 4, 1)
    assert step(state) == "move"


@proves("WS-19.33")
def test_the_result_is_one_of_those_that_were_rolled() -> None:
    state = play(activated(3, **BRIDGE), "roll 6", "reroll", "roll 1")
    refused(state, "result 2", "WS-19.33")
    assert (life(play(state, "result 6")), gauges(state)) == (7, (0, 0, 0))


@proves("WS-19.33")
def test_the_first_roll_may_be_kept_at_no_cost() -> None:
    state = play(activated(4, **BRIDGE), "roll 2", "result 2")
    assert (gauges(state), die(state), ki(state)) == ((0, 0, 2), 4, 4)


@proves("WS-19.33")
def test_other_weapons_keep_their_roll() -> None:
    state = play(activated(6, weapon="katana", environment="bridge"), "roll 6")
    assert (step(state), life(state), die(state)) == ("move", 7, 6)


@proves("WS-19.44")
@pytest.mark.parametrize("level", range(1, 7))
def test_a_roll_again_needs_a_level_of_2_or_more(level: int) -> None:
    state = play(activated(level, **BRIDGE), "roll 1")
    assert step(state) == ("reroll" if level > 1 else "move")


@proves("WS-19.44")
def test_a_die_without_level_buys_nothing() -> None:
    kempo = play(given(opponent="kempo", **BRIDGE), "environment", "roll 6")
    assert (step(kempo), life(kempo)) == ("move", 7)
    rib = given(die=0, blood=True, fields={"blood_2": "blood-1"}, **BRIDGE)
    assert step(play(rib, "environment", "roll 6")) == "move"


@proves("WS-19.44", "WS-19.32")
def test_all_rolls_together_are_one_activation() -> None:
    state = play(activated(3, environment="cliff", **TESSEN), "roll 6", "reroll", "roll 5", "reroll", "roll 1")
    assert ki(state) == 4
    play(state, "result 1")
    assert (step(state), result(state)) == ("wound_card", "none"), "only the result chosen is applied"
    play(state, "wound w-5")
    refused(state, "environment", "WS-22.9")
