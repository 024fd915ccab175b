"""Section 5: Planning step 1, the Attacker."""

from random import Random

import pytest

from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import ATTACKER, DATA, DEFENDER
from tests.games.seven_ronin.given import (
    GAME,
    attack,
    defend,
    field,
    given,
    names,
    ninja,
    only,
    play,
    pool,
    refused,
    reserve,
    step,
    wounds,
)
from tests.proof import proves

# The areas with the largest limits first, so that the minimum never stands in the way.
LARGEST_FIRST = (
    "field_large",
    "field_small",
    "granary",
    "animal_pen",
    "burial_grounds",
    "passage",
    "watchtower",
    "well",
    "inn",
    "shrine",
)
LIMITS = {
    "watchtower": 1,
    "granary": 2,
    "well": 1,
    "inn": 1,
    "animal_pen": 2,
    "shrine": 1,
    "burial_grounds": 2,
    "field_small": 2,
    "field_large": 3,
    "passage": 2,
}
PROFILES: dict[str, list[int]] = DATA["time_track"]["threat_level_profiles"]


def place_all(state: State, *places: str) -> State:
    """The Attacker places one ninja at each of these."""
    return play(state, *[f"attacker: place {place}" for place in places])


def number_of_areas(state: State) -> int:
    """To how many different areas the Attacker can send one ninja each."""
    count = 0
    for area in LARGEST_FIRST:
        if f"place {area}" in names(state, "attacker"):
            place_all(state, area)
            count += 1
        else:
            assert "R7-5.4" in refused(state, f"attacker: place {area}")
    return count


@proves("R7-5.1")
def test_both_plan_at_the_same_time_and_in_either_order() -> None:
    state = given(ronin=only("kabe", "yumi"))
    assert state.actors() == (ATTACKER, DEFENDER)
    play(state, "defender: assign kabe well", "attacker: place well", "defender: assign yumi inn")
    assert state.actors() == (ATTACKER, DEFENDER)
    play(state, "attacker: done")
    assert state.actors() == (DEFENDER,)
    assert step(state) == "planning"
    play(state, "defender: done")
    assert step(state) == "ronin_abilities"


@proves("R7-5.1")
def test_both_plan_in_secret() -> None:
    state = given(ronin=only("kabe", "yumi"))
    seen_by_attacker = state.redact(ATTACKER).key()
    seen_by_defender = state.redact(DEFENDER).key()
    play(state, "attacker: place well")
    assert state.redact(DEFENDER).key() == seen_by_defender
    assert state.redact(ATTACKER).key() != seen_by_attacker
    seen_by_attacker = state.redact(ATTACKER).key()
    play(state, "defender: assign kabe well")
    assert state.redact(ATTACKER).key() == seen_by_attacker


@proves("R7-5.2")
def test_a_plan_has_any_number_for_areas_and_at_most_one_for_the_market() -> None:
    state = given(ronin=only("yumi"))
    place_all(state, "market", "field_large", "field_large", "well")
    assert refused(state, "attacker: place market") == ("R7-5.2",)
    play(state, "attacker: done")
    defend(state, {"yumi": "shrine"})
    assert (ninja(state, "field_large"), ninja(state, "well"), ninja(state, "market")) == (2, 1, 1)
    assert [area for area in LARGEST_FIRST if ninja(state, area)] == ["field_large", "well"]


@proves("R7-5.3")
def test_a_plan_cannot_exceed_the_reserve() -> None:
    state = given(reserve=3, ronin=only("yumi"))
    place_all(state, "well", "field_large", "field_large")
    assert names(state, "attacker") == {"done"}
    assert "R7-5.3" in refused(state, "attacker: place field_large")
    assert "R7-5.3" in refused(state, "attacker: place market")
    play(state, "attacker: done")
    defend(state, {"yumi": "shrine"})
    assert (reserve(state), pool(state)) == (0, 47)


@proves("R7-5.3")
def test_a_ninja_planned_for_the_market_comes_from_the_reserve_too() -> None:
    state = place_all(given(reserve=3), "market", "field_large", "field_large")
    assert names(state, "attacker") == {"done"}
    assert refused(state, "attacker: place field_large") == ("R7-5.3",)


@proves("R7-5.4")
def test_the_threat_level_bounds_the_number_of_different_areas() -> None:
    state = given(round=1)
    place_all(state, "well", "granary", "field_large")
    assert refused(state, "attacker: place inn") == ("R7-5.4",)
    place_all(state, "granary", "field_large", "field_large")
    assert refused(state, "attacker: place inn") == ("R7-5.4",)


@proves("R7-5.4", "R7-5.5", "R7-5.7")
@pytest.mark.parametrize(("round", "level"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 5), (7, 5), (8, 5)])
def test_the_threat_level_of_every_round(round: int, level: int) -> None:
    assert number_of_areas(given(round=round, reserve=40)) == level


@proves("R7-5.5", "R7-5.7")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("round", range(1, 9))
def test_the_other_time_tracks_of_the_data_file(profile: str, round: int) -> None:
    state = given(round=round, reserve=40, threat_track=profile)
    assert number_of_areas(state) == PROFILES[profile][round - 1]


@proves("R7-5.6")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_threat_level_of_round_one_is_three_on_every_track(profile: str) -> None:
    assert number_of_areas(GAME.start(threat_track=profile)) == 3


@proves("R7-5.8")
@pytest.mark.parametrize(("area", "limit"), LIMITS.items())
def test_an_area_takes_no_more_than_its_limit(area: str, limit: int) -> None:
    state = place_all(given(), *[area] * limit)
    assert refused(state, f"attacker: place {area}") == ("R7-5.8",)
    play(state, "attacker: done")
    above = place_all(given(ninja={"market": 1}), *[area] * (limit + 1))
    assert refused(above, f"attacker: place {area}") == ("R7-5.8",)


@proves("R7-5.9")
@pytest.mark.parametrize(("area", "limit"), LIMITS.items())
def test_ninja_already_there_do_not_count_for_the_limit(area: str, limit: int) -> None:
    state = place_all(given(ninja={area: 4}), *[area] * limit)
    assert refused(state, f"attacker: place {area}") == ("R7-5.8",)


@proves("R7-5.10", "R7-5.11")
def test_the_market_bonus_is_a_sum_over_all_areas() -> None:
    one_area = place_all(given(ninja={"market": 3}), "well", "well", "well", "well")
    assert refused(one_area, "attacker: place well") == ("R7-5.8",)
    several = place_all(given(ninja={"market": 3}), "well", "well", "inn", "inn", "granary", "granary", "granary")
    for area in ("well", "inn", "granary"):
        assert refused(several, f"attacker: place {area}") == ("R7-5.8",)
    without = place_all(given(), "well")
    assert refused(without, "attacker: place well") == ("R7-5.8",)


@proves("R7-5.12")
def test_using_the_bonus_is_not_announced_and_costs_nothing() -> None:
    state = given(ninja={"market": 2}, ronin=only("yumi"))
    seen_by_defender = state.redact(DEFENDER).key()
    events = state.listen()
    place_all(state, "well", "well", "well")
    assert [event for event in events if event.visible_to(DEFENDER)] == []
    assert state.redact(DEFENDER).key() == seen_by_defender
    play(state, "attacker: done")
    defend(state, {"yumi": "shrine"})
    assert (ninja(state, "well"), ninja(state, "market")) == (3, 2)


@proves("R7-5.13")
def test_a_ninja_planned_for_the_market_gives_no_bonus_this_round() -> None:
    state = place_all(given(), "market", "well")
    assert refused(state, "attacker: place well") == ("R7-5.8",)
    state = place_all(given(ninja={"market": 1}), "market", "well", "well")
    assert refused(state, "attacker: place well") == ("R7-5.8",)


@proves("R7-5.14")
@pytest.mark.parametrize("round", range(1, 9))
def test_the_minimum_is_the_number_of_the_round(round: int) -> None:
    state = given(round=round, reserve=40)
    placements = [area for area in LARGEST_FIRST[:4] for _ in range(LIMITS[area])][:round]
    for area in placements:
        assert refused(state, "attacker: done") == ("R7-5.14",)
        place_all(state, area)
    play(state, "attacker: done")


@proves("R7-5.15")
def test_a_ninja_planned_for_the_market_counts_towards_the_minimum() -> None:
    state = place_all(given(round=3), "well", "granary")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    place_all(state, "market")
    play(state, "attacker: done")


@proves("R7-5.16")
def test_a_reserve_below_the_minimum_is_planned_whole() -> None:
    state = place_all(given(round=5, reserve=3), "well", "granary")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    place_all(state, "granary")
    assert names(state, "attacker") == {"done"}


@proves("R7-5.17")
def test_the_market_does_not_count_for_the_threat_level() -> None:
    state = place_all(given(round=1), "well", "granary", "inn")
    assert refused(state, "attacker: place shrine") == ("R7-5.4",)
    place_all(state, "market")
    play(state, "attacker: done")
    first_the_market = place_all(given(round=1), "market", "well", "granary", "inn")
    assert refused(first_the_market, "attacker: place shrine") == ("R7-5.4",)


@proves("R7-5.18")
def test_occupied_areas_may_be_reinforced_and_count_for_the_threat_level() -> None:
    occupied = {"well": 1, "granary": 1, "inn": 1}
    state = place_all(given(round=1, ninja=occupied, ronin=only("yumi")), "well", "granary", "inn")
    assert refused(state, "attacker: place shrine") == ("R7-5.4",)
    play(state, "attacker: done")
    defend(state, {"yumi": "passage"})
    assert (ninja(state, "well"), ninja(state, "granary"), ninja(state, "inn")) == (2, 2, 2)


@proves("R7-5.19")
def test_the_area_of_a_held_ronin_may_be_attacked() -> None:
    state = given(ronin={**only("kabe"), "kabe": "well"}, flags={"held": "kabe"})
    attack(state, {"well": 1})
    play(state, "defender: done")
    assert wounds(state, "kabe") == 1


@proves("R7-5.20")
def test_fewer_areas_than_the_threat_level_are_enough() -> None:
    state = place_all(given(round=3), "field_large", "field_large", "field_large")
    play(state, "attacker: done")


@proves("R7-5.21")
def test_no_ninja_come_back_from_the_board_during_planning() -> None:
    state = given(reserve=20, ninja={"well": 2, "burial_grounds": 1, "market": 1}, ronin=only("yumi"))
    assert {name.split()[0] for name in names(state, "attacker")} == {"place"}
    assert refused(state, "attacker: withdraw well") == ("R7-16.4",)
    attack(state, {"inn": 1})
    defend(state, {"yumi": "shrine"})
    assert (ninja(state, "well"), ninja(state, "burial_grounds"), ninja(state, "market")) == (2, 1, 1)
    assert reserve(state) == 19


@proves("R7-5.22")
def test_limits_and_threat_level_do_not_bind_later_effects() -> None:
    pushed = given("ronin_abilities", ninja={"inn": 2}, ronin={"yobu": "inn", "yumi": "shrine"})
    play(pushed, "defender: yobu well well")
    assert ninja(pushed, "well") == 2
    sent = given("area_abilities", round=1, ninja={"passage": 1, "shrine": 1, "well": 1}, ronin={"kabe": "granary"})
    play(sent, "attacker: use passage", "attacker: send inn 2")
    assert [area for area in LARGEST_FIRST if ninja(sent, area)] == ["passage", "well", "inn", "shrine"]
    assert ninja(sent, "inn") == 2


@proves("R7-5.23")
def test_the_defender_cannot_tell_how_many_ninja_are_planned() -> None:
    few = attack(given(ronin=only("yumi")), {"well": 1})
    many = attack(given(ronin=only("yumi")), {"field_large": 3, "granary": 2, "inn": 1, "market": 1})
    assert few.redact(DEFENDER).key() == many.redact(DEFENDER).key()
    defend(few, {"yumi": "shrine"})
    defend(many, {"yumi": "shrine"})
    # What was not assigned has stayed in the reserve.
    assert (reserve(few), reserve(many)) == (29, 23)


# Field (limit 3), Granary, Burial Grounds and Passage are full when old ninja count: the best five other areas take
# 2 + 2 + 1 + 1 + 1, which is less than the minimum of round 8.
FULL = {"field_large": 3, "granary": 2, "burial_grounds": 2, "passage": 2}


@proves("R7-5.24")
def test_a_plan_needs_no_more_ninja_than_limits_allow() -> None:
    state = given(round=8, reserve=20, ninja=FULL, limit_counts="total", market_counts_for_minimum=False)
    place_all(state, "animal_pen", "animal_pen", "field_small", "field_small", "watchtower", "well")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    place_all(state, "inn")
    assert names(state, "attacker", "place") == {"place market"}
    play(state, "attacker: done")


@proves("R7-5.24")
def test_the_market_bonus_and_the_market_belong_to_the_capacity() -> None:
    seven = ("animal_pen", "animal_pen", "field_small", "field_small", "watchtower", "well", "inn")
    bonus = given(
        round=8, reserve=20, ninja={**FULL, "market": 1}, limit_counts="total", market_counts_for_minimum=False
    )
    place_all(bonus, *seven)
    assert refused(bonus, "attacker: done") == ("R7-5.14",)
    place_all(bonus, "inn")
    play(bonus, "attacker: done")
    market = place_all(given(round=8, reserve=20, ninja=FULL, limit_counts="total"), *seven)
    assert refused(market, "attacker: done") == ("R7-5.14",)
    place_all(market, "market")
    play(market, "attacker: done")


@proves("R7-5.24")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("round", range(1, 9))
def test_with_default_switches_the_minimum_is_always_the_round(profile: str, round: int) -> None:
    state = given(round=round, reserve=40, threat_track=profile)
    for _ in range(round):
        assert refused(state, "attacker: done") == ("R7-5.14",)
        play(state, "attacker: " + sorted(names(state, "attacker", "place"))[0])
    play(state, "attacker: done")


@proves("R7-5.25")
def test_a_placement_after_which_no_legal_plan_is_left_is_refused() -> None:
    # Round 8 asks for eight ninja on at most five areas; four of them take one each, so the fifth must take three.
    state = place_all(given(round=8), "watchtower", "inn", "well", "shrine")
    for area in ("granary", "animal_pen", "burial_grounds", "passage", "field_small"):
        assert refused(state, f"attacker: place {area}") == ("R7-5.25",)
    assert names(state, "attacker") == {"place field_large", "place market"}
    place_all(state, "field_large", "market", "field_large")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    place_all(state, "field_large")
    play(state, "attacker: done")


@proves("R7-5.25")
def test_a_plan_that_has_its_minimum_may_use_any_area() -> None:
    # The same five areas are fine with a bonus of one, and in round 7.
    place_all(given(round=8, ninja={"market": 1}), "watchtower", "inn", "well", "shrine", "granary")
    place_all(given(round=7), "watchtower", "inn", "well", "shrine", "granary")


@proves("R7-5.25")
@pytest.mark.parametrize("limit_counts", ["new", "total"])
@pytest.mark.parametrize("market_counts", [True, False])
@pytest.mark.parametrize("threat_track", PROFILES)
def test_no_way_of_planning_leads_to_a_dead_end(limit_counts: str, market_counts: bool, threat_track: str) -> None:
    player = Random(1)
    for _ in range(60):
        on_board = {area: player.randrange(4) for area in player.sample(LARGEST_FIRST, 4)}
        state = given(
            round=player.randint(6, 8),
            reserve=player.randint(0, 20),
            ninja={**on_board, "market": player.randrange(3)},
            limit_counts=limit_counts,
            market_counts_for_minimum=market_counts,
            threat_track=threat_track,
        )
        while field(state, "ready") == "none":
            choices = state.legal(ATTACKER)
            assert choices != ()
            state.apply(ATTACKER, player.choice(choices))


@proves("R7-5.24")
def test_what_must_be_planned_is_never_more_than_the_best_areas_hold() -> None:
    full = {"watchtower": 1, "burial_grounds": 2, "animal_pen": 2, "field_large": 3, "field_small": 2}
    state = given(round=8, reserve=20, ninja=full, limit_counts="total")
    for area in ("granary", "granary", "passage", "passage", "inn", "well", "shrine"):
        play(state, f"attacker: place {area}")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    play(state, "attacker: place market", "attacker: done")
    state = given(round=8, reserve=20, ninja={**full, "shrine": 1}, limit_counts="total")
    for area in ("granary", "granary", "passage", "passage", "inn", "well", "market"):
        play(state, f"attacker: place {area}")
    play(state, "attacker: done")


@proves("R7-5.25", "R7-19.41")
def test_small_areas_are_closed_before_the_plan_gets_stuck() -> None:
    state = given(round=6, threat_track="slow")
    play(state, "attacker: place watchtower", "attacker: place inn", "attacker: place well")
    assert refused(state, "attacker: place shrine") == ("R7-5.25",)
    play(state, "attacker: place granary")
    state = given(round=5, market_counts_for_minimum=False)
    play(state, "attacker: place watchtower", "attacker: place inn", "attacker: place well")
    assert refused(state, "attacker: place shrine") == ("R7-5.25",)
    state = given(round=5)
    play(state, "attacker: place watchtower", "attacker: place inn", "attacker: place well", "attacker: place shrine")
