"""Section 19: rulings about set-up, planning and the reveal, each option in both readings."""

import pytest

from tests.games.seven_ronin.given import (
    attack,
    defend,
    field,
    given,
    names,
    ninja,
    only,
    place,
    play,
    pool,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves


@proves("R7-19.1")
def test_a_short_reserve_is_planned_whole_and_is_no_loss() -> None:
    state = given("area_abilities", round=5, reserve=6, ninja={"granary": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert (winner(state), field(state, "round"), reserve(state)) == (None, "6", 5)
    play(state, *["attacker: place field_large"] * 3, "attacker: place granary")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    play(state, "attacker: place granary", "attacker: done")
    defend(state, {"kabe": "inn"})
    assert winner(state) is None


@proves("R7-19.1")
def test_a_short_reserve_loses_with_the_other_reading() -> None:
    short = given(
        "area_abilities",
        round=5,
        reserve=6,
        ninja={"granary": 1},
        ronin={"kabe": "inn"},
        short_reserve="attacker_loses",
    )
    play(short, "attacker: finish")
    assert winner(short) == ("defender", "R7-19.1")
    enough = given(
        "area_abilities",
        round=5,
        reserve=7,
        ninja={"granary": 1},
        ronin={"kabe": "inn"},
        short_reserve="attacker_loses",
    )
    play(enough, "attacker: finish")
    assert (winner(enough), step(enough), field(enough, "round")) == (None, "planning", "6")


@proves("R7-19.2")
def test_a_market_ninja_counts_for_the_minimum() -> None:
    state = given(round=2)
    play(state, "attacker: place market", "attacker: place well", "attacker: done")


@proves("R7-19.2")
def test_with_the_other_reading_the_minimum_must_be_on_areas() -> None:
    state = given(round=2, market_counts_for_minimum=False)
    play(state, "attacker: place market", "attacker: place well")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    play(state, "attacker: place inn", "attacker: done")


@proves("R7-19.2")
def test_with_the_other_reading_the_market_does_not_take_what_the_areas_need() -> None:
    just_enough = given(round=2, reserve=2, market_counts_for_minimum=False)
    assert refused(just_enough, "attacker: place market") == ("R7-5.25",)
    play(just_enough, "attacker: place well", "attacker: place inn", "attacker: done")
    one_more = given(round=2, reserve=3, market_counts_for_minimum=False)
    play(one_more, "attacker: place market", "attacker: place well", "attacker: place inn", "attacker: done")


@proves("R7-19.2", "R7-19.41")
def test_with_the_other_reading_the_capacity_leaves_the_market_out() -> None:
    # Four areas with limit 1 and the Field with limit 3 take seven; round 8 asks for eight on areas.
    state = given(round=8, market_counts_for_minimum=False)
    play(state, "attacker: place watchtower", "attacker: place inn", "attacker: place well")
    assert refused(state, "attacker: place shrine") == ("R7-5.25",)
    counting = given(round=8)
    play(counting, "attacker: place watchtower", "attacker: place inn", "attacker: place well")
    play(counting, "attacker: place shrine")


@proves("R7-19.3")
def test_the_limit_counts_new_ninja() -> None:
    state = given(ninja={"field_large": 2})
    play(state, *["attacker: place field_large"] * 3)
    assert refused(state, "attacker: place field_large") == ("R7-5.8",)


@proves("R7-19.3")
def test_with_the_other_reading_the_limit_counts_all_ninja() -> None:
    state = given(ninja={"field_large": 2}, limit_counts="total")
    play(state, "attacker: place field_large")
    assert refused(state, "attacker: place field_large") == ("R7-5.8",)
    full = given(ninja={"field_large": 3}, limit_counts="total")
    assert refused(full, "attacker: place field_large") == ("R7-5.8",)


@proves("R7-19.3")
def test_with_the_other_reading_only_new_ninja_use_the_bonus() -> None:
    # Five old ninja in a Field of limit 3 use no bonus themselves.
    state = given(ninja={"field_large": 5, "market": 2}, limit_counts="total")
    play(state, "attacker: place field_large", "attacker: place well", "attacker: place well")
    assert refused(state, "attacker: place field_large") == ("R7-5.8",)
    assert refused(state, "attacker: place well") == ("R7-5.8",)


@proves("R7-19.12")
def test_a_silenced_tasuke_cannot_share() -> None:
    state = play(given(flags={"silenced": "tasuke"}), "defender: assign kabe well")
    assert refused(state, "defender: assign tasuke well") == ("R7-6.11",)
    play(state, "defender: assign tasuke inn")
    assert refused(state, "defender: assign yumi inn") == ("R7-6.11",)
    combat = given(
        "ronin_abilities",
        ninja={"well": 1, "shrine": 1},
        ronin={"hayai": "inn", "tasuke": "well"},
        flags={"silenced": "tasuke"},
    )
    assert names(combat, "defender", "hayai") == {"hayai shrine"}
    assert refused(combat, "defender: hayai well") == ("R7-13.11",)


@proves("R7-19.12")
def test_with_the_other_reading_a_silenced_tasuke_shares() -> None:
    state = given(flags={"silenced": "tasuke"}, silence_stops_sharing=False)
    play(state, "defender: assign kabe well", "defender: assign tasuke well")
    state = given(flags={"silenced": "tasuke"}, silence_stops_sharing=False)
    play(state, "defender: assign tasuke well", "defender: assign kabe well")
    combat = given(
        "ronin_abilities",
        ninja={"well": 1, "shrine": 1},
        ronin={"hayai": "inn", "tasuke": "well"},
        flags={"silenced": "tasuke"},
        silence_stops_sharing=False,
    )
    assert names(combat, "defender", "hayai") == {"hayai well", "hayai shrine"}


@proves("R7-19.12")
def test_tasuke_shares_again_when_the_silence_is_over() -> None:
    state = given(ronin=only("kabe", "tasuke"), flags={"silenced": "tasuke"})
    attack(state, {"market": 1})
    defend(state, {"kabe": "well", "tasuke": "inn"})
    assert field(state, "round") == "2"
    play(state, "defender: assign kabe well", "defender: assign tasuke well")


@proves("R7-19.13")
def test_a_held_pair_stays_together_though_tasuke_is_silenced() -> None:
    state = given(
        ronin={**only("yumi"), "kabe": "field_large", "tasuke": "field_large"},
        flags={"held": "kabe tasuke", "silenced": "tasuke"},
    )
    attack(state, {"field_large": 2})
    defend(state, {"yumi": "well"})
    assert (place(state, "kabe"), place(state, "tasuke")) == ("field_large", "field_large")
    play(state, "defender: finish")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 0")
    assert (wounds(state, "kabe"), wounds(state, "tasuke")) == (2, 0)


@proves("R7-19.22")
def test_the_board_at_the_start_of_planning_opens_the_market() -> None:
    # The Attacker has already planned a ninja for the Market, but none is there yet.
    planned = play(given(round=2), "attacker: place market", "attacker: place well", "attacker: done")
    assert refused(planned, "defender: assign kabe market") == ("R7-6.8",)
    there = given(round=2, ninja={"market": 1})
    play(there, "defender: assign kabe market")


@proves("R7-19.23")
def test_the_bonus_is_not_lost_when_a_ronin_clears_the_market() -> None:
    state = given(reserve=20, ninja={"market": 1}, ronin=only("kabe", "yumi"))
    defend(state, {"kabe": "market", "yumi": "shrine"})
    attack(state, {"well": 2})
    assert (ninja(state, "well"), ninja(state, "market"), reserve(state), pool(state)) == (2, 0, 18, 30)
    # In the next round the Market is empty, and the bonus is gone.
    play(state, "defender: finish", "attacker: finish", "attacker: place well")
    assert refused(state, "attacker: place well") == ("R7-5.8",)


@proves("R7-19.28")
@pytest.mark.parametrize("round", range(1, 8))
@pytest.mark.parametrize("starving", [None, (3, 4, 5, 6), (1, 7), ()])
def test_in_which_rounds_ninja_starve(round: int, starving: tuple[int, ...] | None) -> None:
    if starving is None:
        state = given("area_abilities", round=round, reserve=20, ronin={"kabe": "inn"})
        starving = (4, 5, 6, 7)
    else:
        state = given(
            "area_abilities", round=round, reserve=20, ronin={"kabe": "inn"}, starvation_after_rounds=starving
        )
    play(state, "attacker: finish")
    assert field(state, "round") == str(round + 1)
    assert reserve(state) == (19 if round in starving else 20)


@proves("R7-19.29")
def test_the_small_field_lies_next_to_the_watchtower() -> None:
    ronin = {"kabe": "field_small", "musashi": "field_large"}
    state = given("area_abilities", ninja={"watchtower": 1}, ronin=ronin)
    play(state, "attacker: use watchtower")
    assert (wounds(state, "kabe"), wounds(state, "musashi")) == (1, 0)
    pushing = given("ronin_abilities", ninja={"watchtower": 1}, ronin={"yobu": "watchtower"})
    assert names(pushing, "defender", "yobu") == {"yobu field_small", "yobu inn"}


@proves("R7-19.29")
def test_with_the_other_reading_the_large_field_lies_next_to_the_watchtower() -> None:
    ronin = {"kabe": "field_small", "musashi": "field_large"}
    state = given("area_abilities", ninja={"watchtower": 1}, ronin=ronin, field_next_to_watchtower="field_large")
    play(state, "attacker: use watchtower")
    assert (wounds(state, "kabe"), wounds(state, "musashi")) == (0, 1)
    for area, beside in {
        "watchtower": {"yobu field_large", "yobu inn"},
        "animal_pen": {"yobu field_small", "yobu field_large"},
        "passage": {"yobu burial_grounds", "yobu field_small"},
    }.items():
        pushing = given(
            "ronin_abilities", ninja={area: 1}, ronin={"yobu": area}, field_next_to_watchtower="field_large"
        )
        assert names(pushing, "defender", "yobu") == beside


@proves("R7-19.34")
def test_one_ninja_on_the_market_is_a_legal_plan_in_round_one() -> None:
    state = given(round=1)
    play(state, "attacker: place market", "attacker: done")
    other_reading = given(round=1, market_counts_for_minimum=False)
    play(other_reading, "attacker: place market")
    assert refused(other_reading, "attacker: done") == ("R7-5.14",)


@proves("R7-19.35")
def test_the_game_goes_on_with_an_empty_reserve() -> None:
    state = given(round=3, reserve=0, ninja={"granary": 1}, ronin=only("kabe"))
    attack(state, {})
    defend(state, {"kabe": "inn"})
    play(state, "attacker: use granary")
    assert (winner(state), field(state, "round"), reserve(state)) == (None, "4", 2)


@proves("R7-19.35")
def test_occupied_areas_can_win_with_an_empty_reserve() -> None:
    # Round 5, nothing left to plan; the areas occupied so far and the copy of a Field are enough.
    board = {"field_large": 1, "inn": 1, "granary": 1, "shrine": 1}
    state = given(round=5, reserve=0, ninja=board, ronin=only("kabe"))
    attack(state, {})
    defend(state, {"kabe": "well"})
    play(state, "attacker: use inn", "attacker: copy field_large", "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-19.41")
def test_a_plan_built_marker_by_marker_cannot_get_stuck() -> None:
    state = given(round=8)
    play(state, "attacker: place watchtower", "attacker: place inn", "attacker: place well", "attacker: place shrine")
    for area in ("granary", "animal_pen", "burial_grounds", "passage", "field_small"):
        assert refused(state, f"attacker: place {area}") == ("R7-5.25",)
    play(state, *["attacker: place field_large"] * 3, "attacker: place market", "attacker: done")


@proves("R7-19.41")
def test_a_finished_plan_can_always_have_the_minimum() -> None:
    # Three areas take seven, the Market one more: enough for round 8.
    state = given(round=8)
    attack(state, {"field_large": 3, "field_small": 2, "granary": 2, "market": 1})
