"""Section 6: Planning step 1, the Defender."""

import pytest

from tests.games.seven_ronin.given import (
    AREAS,
    GAME,
    attack,
    defend,
    field,
    given,
    names,
    ninja,
    only,
    place,
    play,
    refused,
    reserve,
    step,
    wounds,
)
from tests.proof import proves

RONIN = ("hayai", "kabe", "musashi", "taiko", "tasuke", "yobu", "yumi")


def open_to(ronin: str, choices: set[str]) -> set[str]:
    """The places to which this ronin may be assigned."""
    return {choice.split()[2] for choice in choices if choice.startswith(f"assign {ronin} ")}


@proves("R7-6.1")
def test_every_living_ronin_in_hand_must_be_assigned() -> None:
    state = given(ronin=only("kabe", "yumi", "taiko"))
    for choice in ("assign kabe well", "assign yumi inn", "assign taiko shrine"):
        assert refused(state, "defender: done") == ("R7-6.1",)
        play(state, f"defender: {choice}")
    assert names(state, "defender") == {"done"}
    play(state, "defender: done")


@proves("R7-6.1")
def test_a_ronin_who_left_the_game_is_not_assigned() -> None:
    state = given(ronin=only("kabe"))
    assert {name.split()[1] for name in names(state, "defender")} == {"kabe"}
    assert refused(state, "defender: assign yumi well") == ("R7-9.6",)


@proves("R7-6.2")
def test_a_ronin_is_assigned_to_one_place() -> None:
    state = given(ninja={"market": 1})
    assert open_to("kabe", names(state, "defender")) == {*AREAS, "market"}
    play(state, "defender: assign kabe well")
    assert open_to("kabe", names(state, "defender")) == set()
    assert refused(state, "defender: assign kabe inn") == ("R7-6.2",)


@proves("R7-6.3")
def test_an_area_holds_one_ronin() -> None:
    state = play(given(ninja={"market": 1}), "defender: assign kabe well")
    for ronin in ("hayai", "musashi", "taiko", "yobu", "yumi"):
        assert refused(state, f"defender: assign {ronin} well") == ("R7-6.3",)
        assert open_to(ronin, names(state, "defender")) == {*AREAS, "market"} - {"well"}


@proves("R7-6.4")
def test_tasuke_may_join_another_ronin_or_stand_alone() -> None:
    joins = play(given(ronin=only("kabe", "tasuke", "yumi")), "defender: assign kabe well")
    assert open_to("tasuke", names(joins, "defender")) == set(AREAS)
    play(joins, "defender: assign tasuke well", "defender: assign yumi inn", "defender: done")
    attack(joins, {"market": 1})
    assert (place(joins, "kabe"), place(joins, "tasuke")) == ("well", "well")
    is_joined = play(given(), "defender: assign tasuke well", "defender: assign kabe well")
    assert field(is_joined, "defence_plan") == "kabe=well tasuke=well"
    alone = given(ronin=only("tasuke", "yumi"))
    attack(alone, {"market": 1})
    defend(alone, {"tasuke": "well", "yumi": "inn"})
    assert place(alone, "tasuke") == "well"


@proves("R7-6.5")
@pytest.mark.parametrize(("first", "second"), [("kabe", "tasuke"), ("tasuke", "kabe")])
def test_no_third_ronin_may_join(first: str, second: str) -> None:
    state = play(given(), f"defender: assign {first} well", f"defender: assign {second} well")
    for ronin in ("hayai", "musashi", "taiko", "yobu", "yumi"):
        assert refused(state, f"defender: assign {ronin} well") == ("R7-6.3",)


@proves("R7-6.6")
def test_a_held_ronin_stays_and_counts_in_his_area() -> None:
    state = given(ronin={**only("kabe", "musashi", "tasuke", "yumi"), "kabe": "well"}, flags={"held": "kabe"})
    assert open_to("kabe", names(state, "defender")) == set()
    assert refused(state, "defender: assign kabe inn") == ("R7-6.6",)
    assert refused(state, "defender: assign musashi well") == ("R7-6.3",)
    play(state, "defender: assign tasuke well")
    assert refused(state, "defender: assign yumi well") == ("R7-6.3",)
    play(state, "defender: assign musashi inn", "defender: assign yumi shrine", "defender: done")
    attack(state, {"market": 1})
    assert (place(state, "kabe"), place(state, "tasuke")) == ("well", "well")


@proves("R7-6.6")
def test_a_held_tasuke_may_be_joined_by_one_other() -> None:
    state = given(ronin={"tasuke": "well"}, flags={"held": "tasuke"})
    assert refused(state, "defender: assign tasuke inn") == ("R7-6.6",)
    play(state, "defender: assign kabe well")
    assert refused(state, "defender: assign musashi well") == ("R7-6.3",)


@proves("R7-6.7")
def test_ronin_may_go_to_areas_in_any_state() -> None:
    state = given(ninja={"well": 3, "inn": 1}, ronin=only("kabe", "yumi"))
    assert open_to("kabe", names(state, "defender")) == set(AREAS)
    attack(state, {"market": 1})
    defend(state, {"kabe": "well", "yumi": "shrine"})
    play(state, "defender: finish")
    assert (wounds(state, "kabe"), ninja(state, "well")) == (3, 0)


@proves("R7-6.8")
@pytest.mark.parametrize("ronin", RONIN)
def test_the_market_is_open_to_a_ronin_only_while_ninja_are_there(ronin: str) -> None:
    with_ninja = given(round=2, ninja={"market": 1})
    play(with_ninja, f"defender: assign {ronin} market")
    without_ninja = given(round=2, ninja={"well": 1})
    assert refused(without_ninja, f"defender: assign {ronin} market") == ("R7-6.8",)


@proves("R7-6.9")
@pytest.mark.parametrize("ronin", RONIN)
def test_no_ronin_goes_to_the_market_in_round_one(ronin: str) -> None:
    state = GAME.start()
    play(state, "attacker: place market", "attacker: done")
    assert refused(state, f"defender: assign {ronin} market") == ("R7-6.8",)


@proves("R7-6.10")
def test_the_market_holds_one_ronin() -> None:
    state = play(given(ninja={"market": 2}), "defender: assign kabe market")
    for ronin in ("hayai", "musashi", "taiko", "tasuke", "yobu", "yumi"):
        assert refused(state, f"defender: assign {ronin} market") == ("R7-6.10",)


@proves("R7-6.10")
def test_tasuke_goes_to_the_market_only_alone() -> None:
    state = play(given(ninja={"market": 2}), "defender: assign tasuke market")
    for ronin in ("hayai", "kabe", "musashi", "taiko", "yobu", "yumi"):
        assert refused(state, f"defender: assign {ronin} market") == ("R7-6.10",)


@proves("R7-6.11")
def test_a_silenced_tasuke_stands_alone() -> None:
    state = play(given(ninja={"market": 1}, flags={"silenced": "tasuke"}), "defender: assign kabe well")
    assert refused(state, "defender: assign tasuke well") == ("R7-6.11",)
    assert open_to("tasuke", names(state, "defender")) == {*AREAS, "market"} - {"well"}
    play(state, "defender: assign tasuke inn")
    assert refused(state, "defender: assign musashi inn") == ("R7-6.11",)
    assert open_to("musashi", names(state, "defender")) == {*AREAS, "market"} - {"well", "inn"}


@proves("R7-6.11")
def test_a_silenced_tasuke_may_go_to_the_market_alone() -> None:
    state = given(ninja={"market": 1}, flags={"silenced": "tasuke"})
    play(state, "defender: assign tasuke market")
    assert refused(state, "defender: assign kabe market") == ("R7-6.10",)
    state = play(given(ninja={"market": 1}, flags={"silenced": "tasuke"}), "defender: assign kabe market")
    assert refused(state, "defender: assign tasuke market") == ("R7-6.10",)


@proves("R7-6.11")
def test_nobody_joins_a_silenced_tasuke_who_is_held() -> None:
    state = given(ronin={"tasuke": "well"}, flags={"held": "tasuke", "silenced": "tasuke"})
    assert refused(state, "defender: assign kabe well") == ("R7-6.11",)


@proves("R7-6.11")
def test_a_silenced_tasuke_does_not_join_a_held_ronin() -> None:
    state = given(ronin={"kabe": "well"}, flags={"held": "kabe", "silenced": "tasuke"})
    assert refused(state, "defender: assign tasuke well") == ("R7-6.11",)


@proves("R7-6.12")
def test_threat_level_and_limits_do_not_bind_the_ronin() -> None:
    # Seven ronin in six areas, two of them in the Well, in a round with threat level 3.
    state = given(round=1)
    attack(state, {"market": 1})
    places = {
        "hayai": "inn",
        "kabe": "well",
        "musashi": "watchtower",
        "taiko": "granary",
        "tasuke": "well",
        "yobu": "passage",
        "yumi": "shrine",
    }
    defend(state, places)
    assert {ronin: place(state, ronin) for ronin in RONIN} == places


@proves("R7-6.13")
def test_an_attacker_with_an_empty_reserve_has_only_the_empty_plan() -> None:
    state = given(round=5, reserve=0, ninja={"granary": 2}, ronin=only("kabe"))
    assert names(state, "attacker") == {"done"}
    attack(state, {})
    defend(state, {"kabe": "well"})
    assert step(state) == "area_abilities"
    assert (reserve(state), ninja(state, "granary")) == (0, 2)


@proves("R7-6.13")
def test_a_defender_with_all_ronin_held_has_only_the_empty_plan() -> None:
    ronin = {**only(), "kabe": "well", "yumi": "inn"}
    state = given(ronin=ronin, flags={"held": "kabe yumi"})
    assert names(state, "defender") == {"done"}
    attack(state, {"market": 1})
    defend(state, {})
    assert (place(state, "kabe"), place(state, "yumi")) == ("well", "inn")


@proves("R7-6.11")
def test_a_silenced_tasuke_in_hand_closes_no_area() -> None:
    state = given(flags={"silenced": "tasuke"})
    for area in ("watchtower", "inn", "field_small"):
        assert f"assign kabe {area}" in names(state, "defender")
