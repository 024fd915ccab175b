"""Section 30: module Bushido, the marker and the way to a virtue."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_NAMES
from shiai.games.way_of_the_samurai.rules.state import STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    deal,
    field,
    gauges,
    given,
    go_on,
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

SEVEN = [f"virtue {name}" for name in BUSHIDO_NAMES]
LASTING = ("double_specials", "double_wrath", "redraw")
COMBOS = ["std-01 std-02 std-03", "std-05 std-06 std-07", "std-09 std-10 std-11"]
RED = "std-13 std-14 std-15"
# The windows in which "at any time" holds.
WINDOWS = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "before_counter(3)", "before_counter(5)", "end_of_exchange"]


def at(marker: int, **options: Any) -> WayOfTheSamurai:
    """The module is in play and the marker stands there."""
    fields: dict[str, object] = {"bushido_marker": marker}
    return given(bushido=True, fields=fields | options.pop("fields", {}), **options)


def marker(state: WayOfTheSamurai) -> int:
    """Where the marker stands."""
    return int(field(state, "bushido_marker"))


def virtue(state: WayOfTheSamurai) -> str:
    """The Bushido card in front of the player."""
    return field(state, "virtue").removeprefix("card=")


# The marker -----------------------------------------------------------------------------------------------------------


@proves("WS-30.1")
def test_the_module_has_seven_cards_and_a_marker_beside_the_deck() -> None:
    assert (marker(start(bushido=True)), virtue(start(bushido=True))) == (0, "none")
    state = play(at(2), "bushido_step")
    assert (step(state), offered(state)) == ("virtue_card", SEVEN)
    assert len(SEVEN) == 7


@proves("WS-30.1")
def test_without_the_module_there_is_no_marker() -> None:
    refused(given(), "bushido_step", "WS-30.7")
    assert "take step" not in offered(given(step="reward(0)"))


@proves("WS-30.2")
def test_the_marker_is_none_of_the_players_ki() -> None:
    assert ki(start(bushido=True)) == ki(start()) == 5
    poor = at(2, step="round_end", exchange=2, ki=0)
    assert (life(poor), ki(poor), marker(poor)) == (6, 0, 2), "he has no Ki"
    refused(at(2, ki=0), "draw", "WS-12.16")
    full = play(at(1, step="reward(0)", ki=4), "take ki")
    assert ki(full) == 5


@proves("WS-30.3")
@pytest.mark.parametrize("played", COMBOS)
@pytest.mark.parametrize("before", [0, 1])
def test_a_black_combo_may_move_the_marker_instead_of_its_reward(played: str, before: int) -> None:
    state = at(before, step="combo", hand="", played=played, ki=2)
    assert offered(state) == ["take ki", "take special", "take step"]
    play(state, "take step")
    assert (marker(state), ki(state), cards(state, STORED), step(state)) == (before + 1, 2, "", "end_of_exchange")


@proves("WS-30.3")
@pytest.mark.parametrize(("choice", "left"), [("take ki", 3), ("take special", 2)])
def test_another_reward_leaves_the_marker(choice: str, left: int) -> None:
    state = play(at(1, step="combo", hand="", played=COMBOS[0], ki=2), choice)
    assert (marker(state), ki(state)) == (1, left)


@proves("WS-30.3")
def test_a_red_combo_does_not_move_the_marker() -> None:
    state = at(1, step="combo", hand="", played=RED)
    assert offered(state) == ["raise", "decline"]
    refused(state, "take step", "WS-30.3")


@proves("WS-30.3", "WS-30.5")
def test_the_third_combo_reaches_the_third_kanji() -> None:
    for reached in (1, 2):
        state = play(at(reached - 1, step="reward(0)"), "take step")
        assert (marker(state), virtue(state)) == (reached, "none")
    third = play(at(2, step="reward(0)"), "take step")
    assert step(third) == "virtue_card"


@proves("WS-30.4", "WS-38.2")
@pytest.mark.parametrize("where", WINDOWS)
def test_at_any_time_two_ki_move_the_marker(where: str) -> None:
    state = play(at(0, step=where, ki=2, gisei=True), "bushido_step")
    assert (marker(state), ki(state)) == (1, 0)


@proves("WS-30.4")
def test_at_the_start_of_a_round_too() -> None:
    state = deal(start(bushido=True, weapon="yari"))
    assert step(state) == "start"
    assert marker(play(state, "bushido_step")) == 1


@proves("WS-30.4", "WS-12.16")
@pytest.mark.parametrize("left", [0, 1])
def test_less_than_two_ki_do_not(left: int) -> None:
    refused(at(0, ki=left), "bushido_step", "WS-12.16")


@proves("WS-30.4", "WS-20.4")
def test_against_takeshi_the_last_two_ki_lose_the_fight() -> None:
    state = play(at(0, ki=2, opponent="takeshi"), "bushido_step")
    assert result(state) == "without_ki"


@proves("WS-40.44", "WS-30.3", "WS-30.4")
def test_steps_by_ki_and_by_combo_add_up_in_one_exchange() -> None:
    state = at(0, hand="std-01 std-02 std-03 std-04", ki=5, gauges=(0, 0, 4))
    play(state, "bushido_step", "play std-01", "play std-02", "enemy en-12", "play std-03")
    go_on(state, "counter_card")
    play(state, "enemy en-10", "take step")
    assert (marker(state), ki(state), step(state)) == (2, 3, "end_of_exchange")
    play(state, "bushido_step")
    assert (step(state), ki(state)) == ("virtue_card", 1)


# The card -------------------------------------------------------------------------------------------------------------


@proves("WS-30.5")
@pytest.mark.parametrize("where", ["move(0,2)", "end_of_exchange"])
@pytest.mark.parametrize("name", BUSHIDO_NAMES[:-1])
def test_on_the_third_kanji_the_top_card_is_taken_at_once(where: str, name: str) -> None:
    state = play(at(2, step=where), "bushido_step")
    assert (step(state), marker(state), virtue(state)) == ("virtue_card", 3, "none")
    assert state.stack[-1].weights(state) == [1] * 7
    play(state, f"virtue {name}")
    assert (virtue(state), step(state)) == (name, where.partition("(")[0])


@proves("WS-30.6")
@pytest.mark.parametrize("name", LASTING)
def test_a_lasting_card_lies_there_to_the_end_of_the_game(name: str) -> None:
    fields: dict[str, object] = {"virtue": f"card={name}"}
    later = at(3, step="round_end", exchange=2, round=9, fields=fields)
    assert virtue(later) == name
    used = at(3, step="reward(0)", fields=fields)
    assert virtue(play(used, "take special", "card spe-01")) == name


@proves("WS-30.6", "WS-30.13", "WS-30.14", "WS-30.16")
@pytest.mark.parametrize(
    ("name", "points", "use"),
    [("technique_pool", 1, "pool"), ("strength_pool", 1, "pool"), ("ki_to_life", 3, "ki_to_life")],
)
def test_a_card_that_is_used_up_is_discarded(name: str, points: int, use: str) -> None:
    fields: dict[str, object] = {"virtue": f"card={name}", "points": points}
    state = play(at(3, life=4, fields=fields), use)
    assert (virtue(state), field(state, "points"), use in offered(state)) == ("none", "0", False)


@proves("WS-30.7")
@pytest.mark.parametrize("name", BUSHIDO_NAMES[:-1])
def test_only_one_card_is_obtained_in_a_game(name: str) -> None:
    state = play(at(2), "bushido_step", f"virtue {name}")
    refused(state, "bushido_step", "WS-30.7")
    fields: dict[str, object] = {"virtue": f"card={name}"}
    reward = at(3, step="reward(0)", fields=fields)
    assert "take step" not in offered(reward)
    refused(reward, "take step", "WS-30.3")


@proves("WS-30.7", "WS-30.6")
def test_also_after_the_card_was_used_up() -> None:
    state = at(3)
    refused(state, "bushido_step", "WS-30.7")
    assert "take step" not in offered(at(3, step="reward(0)"))
    later = deal(at(3, step="round_end", exchange=2))
    refused(later, "bushido_step", "WS-30.7")


@proves("WS-30.8", "WS-40.42")
def test_the_top_card_is_not_known_before_it_is_taken() -> None:
    state = start(bushido=True)
    assert (step(state), field(state, "open_virtue")) == ("draw", "none")
    for reached in (0, 1, 2):
        assert field(at(reached), "open_virtue") == "none"
    assert offered(play(at(2), "bushido_step")) == SEVEN, "any of them may come"


@proves("WS-30.8")
@pytest.mark.parametrize("name", BUSHIDO_NAMES[:-1])
def test_with_the_flag_the_top_card_lies_open_and_is_the_one_taken(name: str) -> None:
    state = start(bushido=True, bushido_face_up=True)
    assert (step(state), offered(state)) == ("open_virtue", SEVEN)
    play(state, f"virtue {name}")
    assert (field(state, "open_virtue"), virtue(state), step(state)) == (f"card={name}", "none", "draw")
    fields: dict[str, object] = {"open_virtue": f"card={name}"}
    taken = play(at(2, bushido_face_up=True, fields=fields), "bushido_step")
    assert (virtue(taken), field(taken, "open_virtue"), step(taken)) == (name, "none", "move")


@proves("WS-30.9", "WS-37.5", "WS-37.9")
@pytest.mark.parametrize("mode", ["clan", "dojo_yoshioka", "leaving_the_village"])
def test_in_campaigns_and_clan_runs_one_card_is_for_the_whole_run(mode: str) -> None:
    walking = given(step="next_fight", mode=mode, bushido=True, fields={"bushido_marker": 2})
    assert (marker(walking), field(walking, "fight")) == (2, "2")
    fields: dict[str, object] = {"bushido_marker": 3, "virtue": "card=strength_pool", "points": 2}
    held = given(step="next_fight", mode=mode, bushido=True, fields=fields)
    assert (marker(held), virtue(held), field(held, "points")) == (3, "strength_pool", "2")
    play(held, "path left" if mode == "dojo_yoshioka" else "roll 4")
    deal(held)
    go_on(held, "move")
    refused(held, "bushido_step", "WS-30.7")
    assert gauges(play(held, "pool")) == (1, 0, 0)
