"""Section 13: the seven ronin, one by one."""

import pytest

from shiai.games.seven_ronin.rules.components import AREA_NAMES, RONIN_NAMES
from tests.games.seven_ronin.given import (
    durability,
    given,
    names,
    ninja,
    only,
    place,
    plan,
    play,
    pool,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves

DURABILITIES = [("hayai", 5), ("kabe", 7), ("musashi", 4), ("taiko", 5), ("tasuke", 3), ("yobu", 3), ("yumi", 3)]


# Durability


@proves("R7-13.1", "R7-13.2", "R7-13.3", "R7-13.4", "R7-13.5", "R7-13.6", "R7-13.7")
@pytest.mark.parametrize(("ronin", "enough"), DURABILITIES)
def test_a_ronin_falls_by_as_many_wounds_as_the_durability(ronin: str, enough: int) -> None:
    bystander = "kabe" if ronin != "kabe" else "hayai"
    felled = given("ronin_abilities", ninja={"well": enough}, ronin={ronin: "well", bystander: "passage"})
    play(felled, "defender: finish")
    assert (place(felled, ronin), ninja(felled, "well")) == ("gone", 0)
    spared = given("ronin_abilities", ninja={"well": enough - 1}, ronin={ronin: "well", bystander: "passage"})
    play(spared, "defender: finish")
    assert (place(spared, ronin), wounds(spared, ronin)) == ("hand", enough - 1)


@proves("R7-13.8")
def test_all_ronin_together_can_take_thirty_wounds() -> None:
    assert sum([durability(ronin) for ronin in RONIN_NAMES]) == 30
    areas = dict(zip(RONIN_NAMES, AREA_NAMES, strict=False))
    attack = {areas[ronin]: durability(ronin) for ronin in RONIN_NAMES}
    assert sum(attack.values()) == 30
    state = given("ronin_abilities", reserve=1, ninja=attack, ronin=areas)
    play(state, "defender: finish")
    assert winner(state) == ("attacker", "R7-12.1")
    assert pool(state) == 49


# Hayai


@proves("R7-13.9")
def test_hayai_moves_from_a_free_area_to_an_area_with_ninja() -> None:
    state = given(
        "ronin_abilities", ninja={"well": 1, "granary": 2}, ronin={"hayai": "inn", "yumi": "passage", "kabe": "shrine"}
    )
    assert names(state, "defender", "hayai") == {"hayai well", "hayai granary"}
    assert refused(state, "defender: hayai watchtower") == ("R7-13.9",)
    assert refused(state, "defender: hayai inn") == ("R7-13.9",)
    play(state, "defender: hayai granary")
    assert place(state, "hayai") == "granary"
    assert (ninja(state, "well"), ninja(state, "granary")) == (1, 2)


@proves("R7-13.9")
def test_hayai_does_not_move_away_from_ninja() -> None:
    state = given("ronin_abilities", ninja={"well": 1, "inn": 1}, ronin={"hayai": "inn", "yumi": "passage"})
    assert refused(state, "defender: hayai well") == ("R7-8.6",)
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-13.10")
def test_hayai_ignores_distance_and_everybody_on_the_way() -> None:
    everywhere = {area: 1 for area in AREA_NAMES if area != "watchtower"}
    state = given(
        "ronin_abilities",
        ninja=everywhere,
        ronin={"hayai": "watchtower", "kabe": "inn", "yumi": "field_small", "taiko": "well", "yobu": "animal_pen"},
    )
    farther = ("granary", "shrine", "burial_grounds", "passage", "field_large")
    assert names(state, "defender", "hayai") == {f"hayai {area}" for area in farther}
    play(state, "defender: hayai burial_grounds")
    assert place(state, "hayai") == "burial_grounds"


@proves("R7-13.10")
@pytest.mark.parametrize("start", AREA_NAMES)
def test_hayai_reaches_every_other_area_from_everywhere(start: str) -> None:
    state = given("ronin_abilities", ninja={area: 1 for area in AREA_NAMES if area != start}, ronin={"hayai": start})
    assert names(state, "defender", "hayai") == {f"hayai {area}" for area in AREA_NAMES if area != start}


@proves("R7-13.11")
@pytest.mark.parametrize("other", [name for name in RONIN_NAMES if name not in ("hayai", "tasuke")])
def test_hayai_cannot_join_a_ronin(other: str) -> None:
    state = given("ronin_abilities", ninja={"well": 1, "granary": 1}, ronin={"hayai": "inn", other: "well"})
    assert refused(state, "defender: hayai well") == ("R7-13.11",)
    assert names(state, "defender", "hayai") == {"hayai granary"}


@proves("R7-13.11")
def test_hayai_can_join_tasuke_when_she_is_alone() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"hayai": "inn", "tasuke": "well", "yumi": "shrine"})
    play(state, "defender: hayai well")
    assert (place(state, "hayai"), place(state, "tasuke")) == ("well", "well")


@proves("R7-13.11")
def test_hayai_cannot_join_tasuke_and_another() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"hayai": "inn", "tasuke": "well", "kabe": "well"})
    assert refused(state, "defender: hayai well") == ("R7-13.11",)
    assert names(state, "defender") == {"finish"}


@proves("R7-13.11")
def test_hayai_cannot_join_a_silenced_tasuke() -> None:
    silenced = given(
        "ronin_abilities", ninja={"well": 1}, ronin={"hayai": "inn", "tasuke": "well"}, flags={"silenced": "tasuke"}
    )
    assert refused(silenced, "defender: hayai well") == ("R7-13.11",)
    other_reading = given(
        "ronin_abilities",
        ninja={"well": 1},
        ronin={"hayai": "inn", "tasuke": "well"},
        flags={"silenced": "tasuke"},
        silence_stops_sharing=False,
    )
    assert "hayai well" in names(other_reading, "defender")


@proves("R7-13.12")
def test_hayai_cannot_move_to_the_market() -> None:
    state = given("ronin_abilities", ninja={"well": 1, "market": 2}, ronin={"hayai": "inn"})
    assert names(state, "defender") == {"finish", "hayai well"}


@proves("R7-13.12")
def test_hayai_cannot_move_from_the_market() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"hayai": "market", "yumi": "inn"})
    assert refused(state, "defender: hayai well") == ("R7-8.9",)
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-13.13")
def test_hayai_fights_in_the_area_he_moved_to() -> None:
    state = given(
        "ronin_abilities", ninja={"well": 2, "granary": 1}, ronin={"hayai": "inn", "yobu": "granary", "kabe": "shrine"}
    )
    play(state, "defender: yobu well", "defender: hayai well")
    assert (wounds(state, "hayai"), ninja(state, "well")) == (3, 0)


# Kabe


@proves("R7-13.14")
def test_kabe_has_no_ability() -> None:
    attacked = given("ronin_abilities", ninja={"well": 1, "granary": 1}, ronin={"kabe": "well", "yumi": "inn"})
    assert names(attacked, "defender") == {"finish", "yumi"}
    free = given("ronin_abilities", ninja={"granary": 1}, ronin={"kabe": "well", "yumi": "inn"})
    assert names(free, "defender") == {"finish", "yumi"}


@proves("R7-13.14")
@pytest.mark.parametrize("token", ["none", "kabe"])
def test_a_shrine_token_on_kabe_has_no_effect(token: str) -> None:
    state = given("planning", round=2, ronin=only("kabe", "tasuke"), flags={"silenced": token})
    plan(state, {"well": 1, "inn": 1}, {"kabe": "well", "tasuke": "well"})
    assert step(state) == "split_wounds"
    play(state, "defender: tasuke takes 0")
    assert (wounds(state, "kabe"), wounds(state, "tasuke")) == (1, 0)


# Musashi


@proves("R7-13.15", "R7-13.17")
def test_musashi_sends_one_ninja_to_the_pool_before_the_wounds() -> None:
    state = given(
        "ronin_abilities", reserve=20, ninja={"well": 3, "inn": 1}, ronin={"musashi": "well", "yumi": "passage"}
    )
    before = pool(state)
    play(state, "defender: musashi")
    assert (ninja(state, "well"), ninja(state, "inn")) == (2, 1)
    assert (pool(state), reserve(state)) == (before + 1, 20)
    assert wounds(state, "musashi") == 0
    play(state, "defender: finish")
    assert (wounds(state, "musashi"), ninja(state, "well")) == (2, 0)


@proves("R7-13.16")
def test_musashi_may_remove_an_old_ninja() -> None:
    state = given("planning", round=1, ninja={"well": 1}, ronin=only("musashi", "yumi"))
    plan(state, {"inn": 1}, {"musashi": "well", "yumi": "passage"})
    play(state, "defender: musashi")
    assert (ninja(state, "well"), ninja(state, "inn")) == (0, 1)


@proves("R7-13.16")
def test_musashi_may_remove_a_new_ninja() -> None:
    state = given("planning", round=1, ninja={"inn": 1}, ronin=only("musashi", "yumi"))
    plan(state, {"well": 1}, {"musashi": "well", "yumi": "passage"})
    play(state, "defender: musashi")
    assert (ninja(state, "well"), ninja(state, "inn")) == (0, 1)


@proves("R7-13.18")
def test_musashi_does_not_remove_ninja_of_the_passage() -> None:
    state = given(
        "ronin_abilities",
        ninja={"passage": 1, "granary": 1},
        ronin={"musashi": "well", "kabe": "inn", "yumi": "shrine"},
    )
    assert refused(state, "defender: musashi") == ("R7-8.7",)
    play(state, "defender: finish", "attacker: use passage", "attacker: send well 2")
    assert (wounds(state, "musashi"), ninja(state, "well")) == (2, 0)
    assert names(state, "defender") == set()
    assert refused(state, "defender: musashi")


# Taiko


@proves("R7-13.19")
def test_taiko_sends_one_wound_of_another_ronin_to_the_pool() -> None:
    state = given(
        "ronin_abilities",
        reserve=20,
        ninja={"granary": 1},
        ronin={"taiko": "well", "kabe": "inn", "yumi": "shrine"},
        wounds={"kabe": 3, "yumi": 1},
    )
    before = pool(state)
    assert names(state, "defender", "taiko") == {"taiko kabe", "taiko yumi"}
    play(state, "defender: taiko kabe")
    assert (wounds(state, "kabe"), wounds(state, "yumi")) == (2, 1)
    assert (pool(state), reserve(state)) == (before + 1, 20)


@proves("R7-13.19")
def test_taiko_does_not_heal_among_ninja() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1},
        ronin={"taiko": "well", "kabe": "inn", "yumi": "shrine"},
        wounds={"kabe": 3},
    )
    assert refused(state, "defender: taiko kabe") == ("R7-8.6",)


@proves("R7-13.20")
def test_taiko_cannot_heal_himself() -> None:
    state = given(
        "ronin_abilities", ninja={"granary": 1}, ronin={"taiko": "well", "kabe": "inn"}, wounds={"taiko": 2, "kabe": 1}
    )
    assert refused(state, "defender: taiko taiko") == ("R7-13.20",)
    assert names(state, "defender", "taiko") == {"taiko kabe"}


@proves("R7-13.21")
def test_taiko_cannot_heal_the_eliminated() -> None:
    state = given(
        "area_abilities",
        ninja={"granary": 1, "well": 1},
        ronin={"taiko": "inn", "yumi": "shrine", "kabe": "passage"},
        wounds={"yumi": 2, "kabe": 1},
    )
    play(state, "attacker: use well", "attacker: target yumi", "attacker: finish")
    plan(state, {"granary": 1, "market": 1}, {"taiko": "inn", "kabe": "passage"})
    assert refused(state, "defender: taiko yumi") == ("R7-13.21",)
    assert names(state, "defender", "taiko") == {"taiko kabe"}


@proves("R7-13.22")
def test_taiko_cannot_heal_wounds_dealt_later_in_the_round() -> None:
    state = given("ronin_abilities", ninja={"well": 2, "shrine": 1}, ronin={"taiko": "inn", "kabe": "well"})
    assert names(state, "defender") == {"finish"}
    assert refused(state, "defender: taiko kabe") == ("R7-19.33",)
    play(state, "defender: finish")
    assert (step(state), wounds(state, "kabe")) == ("area_abilities", 2)
    assert refused(state, "defender: taiko kabe")


@proves("R7-13.22")
def test_taiko_heals_before_the_wounds_of_the_round() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1, "shrine": 1},
        ronin={"taiko": "inn", "yumi": "well"},
        wounds={"yumi": 2},
    )
    play(state, "defender: taiko yumi")
    assert (place(state, "yumi"), wounds(state, "yumi")) == ("well", 2)


@proves("R7-13.23")
def test_taiko_cannot_heal_a_ronin_on_the_market() -> None:
    state = given(
        "ronin_abilities",
        ninja={"granary": 1},
        ronin={"taiko": "inn", "kabe": "market", "yumi": "well"},
        wounds={"kabe": 2, "yumi": 1},
    )
    assert refused(state, "defender: taiko kabe") == ("R7-13.23",)
    assert names(state, "defender", "taiko") == {"taiko yumi"}


@proves("R7-13.23")
def test_taiko_cannot_heal_from_the_market() -> None:
    state = given("ronin_abilities", ninja={"granary": 1}, ronin={"taiko": "market", "kabe": "inn"}, wounds={"kabe": 2})
    assert refused(state, "defender: taiko kabe") == ("R7-8.9",)
    assert names(state, "defender") == {"finish"}


@proves("R7-13.24")
@pytest.mark.parametrize("area", [name for name in AREA_NAMES if name != "inn"])
@pytest.mark.parametrize("attackers", [0, 2])
def test_taiko_heals_in_any_area_whatever_its_state(area: str, attackers: int) -> None:
    state = given("ronin_abilities", ninja={area: attackers}, ronin={"taiko": "inn", "kabe": area}, wounds={"kabe": 3})
    play(state, "defender: taiko kabe")
    assert wounds(state, "kabe") == 2 + attackers


@proves("R7-13.24")
def test_taiko_heals_the_tasuke_in_his_own_area_and_the_held_and_the_silenced() -> None:
    state = given(
        "ronin_abilities",
        ninja={"granary": 1},
        ronin={"taiko": "inn", "tasuke": "inn", "kabe": "well", "yobu": "shrine"},
        wounds={"tasuke": 1, "kabe": 1, "yobu": 1},
        flags={"held": "kabe", "silenced": "yobu"},
    )
    assert names(state, "defender", "taiko") == {"taiko tasuke", "taiko kabe", "taiko yobu"}


# Tasuke


@proves("R7-13.25")
@pytest.mark.parametrize("first", [name for name in RONIN_NAMES if name != "tasuke"])
def test_tasuke_may_share_an_area_with_one_other_ronin(first: str) -> None:
    third = "kabe" if first != "kabe" else "yumi"
    state = given("planning")
    play(state, f"defender: assign {first} well")
    assert refused(state, f"defender: assign {third} well") == ("R7-6.3",)
    play(state, "defender: assign tasuke well")
    assert refused(state, f"defender: assign {third} well") == ("R7-6.3",)


@proves("R7-13.25")
def test_tasuke_may_be_joined_by_one_other_ronin_or_stand_alone() -> None:
    state = given("planning", ronin=only("tasuke", "kabe", "yumi"))
    play(state, "defender: assign tasuke well")
    assert {"assign kabe well", "assign kabe inn", "assign yumi well"} <= names(state, "defender")
    play(state, "defender: assign kabe well")
    assert refused(state, "defender: assign yumi well") == ("R7-6.3",)
    alone = given("planning", ronin=only("tasuke", "kabe", "yumi"))
    plan(alone, {"passage": 1}, {"tasuke": "well", "kabe": "inn", "yumi": "granary"})
    assert (place(alone, "tasuke"), place(alone, "kabe"), place(alone, "yumi")) == ("well", "inn", "granary")


@proves("R7-13.26")
def test_the_defender_splits_in_step_two_and_for_the_passage_in_step_three() -> None:
    state = given("ronin_abilities", ninja={"well": 2, "passage": 1}, ronin={"kabe": "well", "tasuke": "well"})
    play(state, "defender: finish")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 1")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (1, 1)
    play(state, "attacker: use passage", "attacker: send well 2")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 0")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (1, 3)


@proves("R7-13.27")
@pytest.mark.parametrize(("target", "spared"), [("kabe", "tasuke"), ("tasuke", "kabe")])
def test_the_attacker_decides_whom_the_well_wounds(target: str, spared: str) -> None:
    state = given("area_abilities", ninja={"well": 1, "granary": 1}, ronin={"kabe": "shrine", "tasuke": "shrine"})
    play(state, "attacker: use well", f"attacker: target {target}")
    assert step(state) == "area_abilities"
    assert (wounds(state, target), wounds(state, spared)) == (1, 0)


@proves("R7-13.27")
@pytest.mark.parametrize("area", ["inn", "field_small"])
def test_the_watchtower_wounds_tasuke_and_the_other_alike(area: str) -> None:
    state = given("area_abilities", ninja={"watchtower": 1, "granary": 1}, ronin={"kabe": area, "tasuke": area})
    play(state, "attacker: use watchtower")
    assert step(state) == "area_abilities"
    assert (wounds(state, "kabe"), wounds(state, "tasuke")) == (1, 1)


# Yobu; the Well lies between the Inn and the Granary


@proves("R7-13.28", "R7-13.29")
def test_yobu_moves_one_or_two_ninja_to_one_or_both_neighbours() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"yobu": "well", "kabe": "passage"})
    assert names(state, "defender") == {
        "finish",
        "yobu inn",
        "yobu granary",
        "yobu inn inn",
        "yobu inn granary",
        "yobu granary granary",
    }


@proves("R7-13.28", "R7-13.29")
@pytest.mark.parametrize(
    ("push", "in_inn", "in_granary"),
    [
        ("yobu inn", 1, 0),
        ("yobu granary", 0, 1),
        ("yobu inn inn", 2, 0),
        ("yobu inn granary", 1, 1),
        ("yobu granary granary", 0, 2),
    ],
)
def test_where_the_ninja_go_that_yobu_moves(push: str, in_inn: int, in_granary: int) -> None:
    state = given("ronin_abilities", reserve=20, ninja={"well": 3}, ronin={"yobu": "well", "yumi": "passage"})
    before = pool(state)
    play(state, f"defender: {push}")
    assert (ninja(state, "inn"), ninja(state, "granary")) == (in_inn, in_granary)
    assert ninja(state, "well") == 3 - in_inn - in_granary
    assert (pool(state), reserve(state)) == (before, 20)
    play(state, "defender: finish")
    assert wounds(state, "yobu") == 3 - in_inn - in_granary


@proves("R7-13.28")
def test_yobu_cannot_move_more_ninja_than_there_are() -> None:
    one = given("ronin_abilities", ninja={"well": 1}, ronin={"yobu": "well", "kabe": "passage"})
    assert names(one, "defender") == {"finish", "yobu inn", "yobu granary"}
    assert refused(one, "defender: yobu inn granary") == ("R7-13.28",)
    assert refused(one, "defender: yobu inn inn") == ("R7-13.28",)
    two = given("ronin_abilities", ninja={"well": 2}, ronin={"yobu": "well", "kabe": "passage"})
    play(two, "defender: yobu inn granary")
    assert wounds(two, "yobu") == 0


@proves("R7-13.28")
def test_yobu_moves_to_the_neighbours_of_the_area_where_he_stands() -> None:
    state = given("ronin_abilities", ninja={"watchtower": 1}, ronin={"yobu": "watchtower"})
    assert names(state, "defender", "yobu") == {"yobu field_small", "yobu inn"}
    other_board = given(
        "ronin_abilities",
        ninja={"watchtower": 1},
        ronin={"yobu": "watchtower"},
        field_next_to_watchtower="field_large",
    )
    assert names(other_board, "defender", "yobu") == {"yobu field_large", "yobu inn"}


@proves("R7-13.30")
def test_yobu_ignores_the_limits_of_areas() -> None:
    state = given("ronin_abilities", ninja={"well": 2, "inn": 1}, ronin={"yobu": "well", "yumi": "passage"})
    play(state, "defender: yobu inn inn", "defender: finish")
    assert ninja(state, "inn") == 3


@proves("R7-13.31")
@pytest.mark.parametrize(
    ("ninja_there", "ronin_there"),
    [(0, {}), (2, {}), (0, {"kabe": "inn"}), (2, {"kabe": "inn"}), (0, {"kabe": "inn", "tasuke": "inn"})],
)
def test_yobu_moves_ninja_to_an_area_in_any_state(ninja_there: int, ronin_there: dict[str, str]) -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 2, "inn": ninja_there},
        ronin={"yobu": "well", "yumi": "passage", **ronin_there},
    )
    play(state, "defender: yobu inn inn")
    assert (ninja(state, "inn"), ninja(state, "well")) == (ninja_there + 2, 0)


@proves("R7-13.32")
@pytest.mark.parametrize("area", AREA_NAMES)
def test_yobu_cannot_move_ninja_to_the_market(area: str) -> None:
    state = given("ronin_abilities", ninja={area: 2, "market": 1}, ronin={"yobu": area})
    pushes = names(state, "defender", "yobu")
    assert len(pushes) == 5
    assert not [push for push in pushes if "market" in push]
    for push in pushes:
        after = given("ronin_abilities", ninja={area: 2, "market": 1}, ronin={"yobu": area})
        play(after, f"defender: {push}")
        assert ninja(after, "market") == 1


@proves("R7-13.32")
def test_yobu_cannot_move_ninja_from_the_market() -> None:
    state = given("ronin_abilities", ninja={"market": 2, "granary": 1}, ronin={"yobu": "well", "yumi": "passage"})
    assert refused(state, "defender: yobu inn") == ("R7-8.7",)
    on_the_market = given("ronin_abilities", ninja={"well": 2}, ronin={"yobu": "market", "yumi": "passage"})
    assert names(on_the_market, "defender") == {"finish", "yumi"}
    assert refused(on_the_market, "defender: yobu back") == ("R7-8.9",)


@proves("R7-13.32")
def test_yobu_cannot_move_ninja_that_arrive_in_step_three() -> None:
    state = given("area_abilities", ninja={"passage": 1, "shrine": 1}, ronin={"yobu": "well", "kabe": "animal_pen"})
    play(state, "attacker: use passage", "attacker: send well 2")
    assert (wounds(state, "yobu"), ninja(state, "well")) == (2, 0)
    assert names(state, "defender") == set()
    assert refused(state, "defender: yobu inn")


# Yumi


@proves("R7-13.33", "R7-13.34")
def test_yumi_sends_one_ninja_of_the_reserve_to_the_pool() -> None:
    state = given("ronin_abilities", reserve=20, ninja={"well": 1}, ronin={"yumi": "inn", "hayai": "shrine"})
    before = pool(state)
    play(state, "defender: yumi")
    assert (reserve(state), pool(state)) == (19, before + 1)


@proves("R7-13.33")
def test_yumi_does_not_shoot_among_ninja() -> None:
    state = given("ronin_abilities", ninja={"inn": 1, "well": 1}, ronin={"yumi": "inn", "hayai": "shrine"})
    assert refused(state, "defender: yumi") == ("R7-8.6",)


@proves("R7-13.35", "R7-13.36")
def test_yumi_does_nothing_when_the_reserve_is_empty() -> None:
    state = given(
        "ronin_abilities", reserve=0, ninja={"well": 2, "market": 1}, ronin={"yumi": "inn", "hayai": "shrine"}
    )
    assert refused(state, "defender: yumi") == ("R7-13.35",)
    assert names(state, "defender") == {"finish", "hayai well"}


@proves("R7-13.36")
def test_yumi_hits_neither_the_board_nor_the_market() -> None:
    state = given(
        "ronin_abilities",
        reserve=5,
        ninja={"well": 2, "granary": 1, "market": 1},
        ronin={"yumi": "inn", "hayai": "shrine"},
    )
    assert names(state, "defender", "yumi") == {"yumi"}
    play(state, "defender: yumi")
    assert (ninja(state, "well"), ninja(state, "granary"), ninja(state, "market")) == (2, 1, 1)
    assert reserve(state) == 4
