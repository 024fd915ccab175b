"""Section 17: the worked examples of the rulebook, and scenarios derived from single rules."""

import pytest

from tests.games.seven_ronin.given import (
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
    pool,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves


@proves("R7-17.1")
def test_the_attack_plan_of_the_rulebook() -> None:
    state = GAME.start()
    assert reserve(state) == 40
    attack(state, {"burial_grounds": 2, "watchtower": 1, "well": 1, "market": 1})
    defend(
        state,
        {
            "hayai": "inn",
            "kabe": "granary",
            "musashi": "shrine",
            "taiko": "passage",
            "tasuke": "field_large",
            "yobu": "animal_pen",
            "yumi": "field_small",
        },
    )
    assert step(state) == "ronin_abilities"
    assert reserve(state) == 35
    assert field(state, "ninja") == "watchtower=1 well=1 burial_grounds=2 market=1"


@proves("R7-17.2")
def test_musashi_kills_the_only_ninja() -> None:
    state = given("ronin_abilities", ninja={"watchtower": 1}, ronin={"musashi": "watchtower", "yumi": "well"})
    before = pool(state)
    play(state, "defender: musashi")
    assert (ninja(state, "watchtower"), pool(state)) == (0, before + 1)
    play(state, "defender: finish")
    assert (wounds(state, "musashi"), ninja(state, "watchtower")) == (0, 0)
    assert field(state, "round") == "2"


@proves("R7-17.3")
def test_musashi_falls_in_the_field() -> None:
    state = given(reserve=20, ninja={"field_large": 2}, ronin=only("musashi", "yumi"), wounds={"musashi": 2})
    before = pool(state)
    attack(state, {"field_large": 1})
    defend(state, {"musashi": "field_large", "yumi": "well"})
    play(state, "defender: musashi")
    assert (ninja(state, "field_large"), pool(state)) == (2, before + 1)
    play(state, "defender: finish")
    assert place(state, "musashi") == "gone"
    assert ninja(state, "field_large") == 0
    assert (pool(state), reserve(state)) == (before + 1 + 4, 19)


@proves("R7-17.4")
@pytest.mark.parametrize("taken", [1, 2])
def test_tasuke_saves_musashi(taken: int) -> None:
    state = given(reserve=20, ninja={"field_large": 2}, ronin=only("musashi", "tasuke"), wounds={"musashi": 2})
    attack(state, {"field_large": 1})
    defend(state, {"musashi": "field_large", "tasuke": "field_large"})
    play(state, "defender: musashi")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, f"defender: tasuke takes {taken}")
    assert (wounds(state, "musashi"), wounds(state, "tasuke")) == (2 + 2 - taken, taken)
    assert (place(state, "musashi"), ninja(state, "field_large")) == ("hand", 0)


@proves("R7-17.5")
def test_three_ninja_are_split_between_tasuke_and_a_partner() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"tasuke": "well", "kabe": "well"})
    play(state, "defender: finish", "defender: tasuke takes 1")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (1, 2)


@proves("R7-17.6")
def test_passage_and_inn_win_the_game() -> None:
    state = given(
        "area_abilities",
        reserve=2,
        ninja={"passage": 1, "burial_grounds": 1, "field_large": 1},
        ronin={"yumi": "inn", "kabe": "well"},
        wounds={"yumi": 2},
    )
    play(state, "attacker: use passage", "attacker: send inn 2")
    assert (place(state, "yumi"), ninja(state, "inn")) == ("gone", 1)
    assert state.prompt(0).values == {"areas": 4}
    play(state, "attacker: use inn", "attacker: copy field_large")
    assert state.prompt(0).values == {"areas": 5}
    assert winner(state) is None
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-17.7")
def test_round_two_asks_for_two_ninja() -> None:
    state = given(round=2)
    play(state, "attacker: place well")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    play(state, "attacker: place inn", "attacker: done")


@proves("R7-17.9")
def test_two_fields_and_two_areas_win() -> None:
    state = given(
        "area_abilities", ninja={"field_small": 1, "field_large": 1, "well": 1, "granary": 1}, ronin={"kabe": "inn"}
    )
    assert state.prompt(0).values == {"areas": 5}
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")
    one_field = given(
        "area_abilities", ninja={"field_large": 1, "well": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "inn"}
    )
    play(one_field, "attacker: finish")
    assert winner(one_field) is None


@proves("R7-17.11")
def test_no_ronin_on_the_market_in_round_one() -> None:
    state = GAME.start()
    assert refused(state, "defender: assign kabe market") == ("R7-6.8",)


@proves("R7-17.13")
def test_a_market_bonus_of_two() -> None:
    one_area = given(ninja={"market": 2})
    attack(one_area, {"well": 3})
    two_areas = given(ninja={"market": 2})
    attack(two_areas, {"well": 2, "inn": 2})
    too_much = given(ninja={"market": 2})
    play(too_much, *["attacker: place well"] * 3, "attacker: place inn")
    assert refused(too_much, "attacker: place inn") == ("R7-5.8",)


@proves("R7-17.15")
def test_musashi_cannot_kill_ninja_of_the_passage() -> None:
    state = given("area_abilities", reserve=20, ninja={"passage": 1, "granary": 1}, ronin={"musashi": "well"})
    before = pool(state)
    play(state, "attacker: use passage", "attacker: send well 2")
    assert (wounds(state, "musashi"), ninja(state, "well")) == (2, 0)
    assert (pool(state), reserve(state)) == (before, 18)
    assert names(state, "defender") == set()


@proves("R7-17.17")
def test_kabe_takes_both_ninja_of_the_passage() -> None:
    state = given("area_abilities", ninja={"passage": 1}, ronin={"tasuke": "well", "kabe": "well"})
    play(state, "attacker: use passage", "attacker: send well 2")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 0")
    assert (wounds(state, "kabe"), wounds(state, "tasuke")) == (2, 0)


@proves("R7-17.19")
def test_the_well_hits_yumi_beside_tasuke() -> None:
    state = given("area_abilities", ninja={"well": 1, "granary": 1}, ronin={"tasuke": "inn", "yumi": "inn"})
    play(state, "attacker: use well", "attacker: target yumi")
    assert (wounds(state, "yumi"), wounds(state, "tasuke")) == (1, 0)
    assert names(state, "defender") == set()


@proves("R7-17.21")
def test_a_shrine_token_stays_for_one_round() -> None:
    state = given("area_abilities", round=3, ninja={"shrine": 1, "granary": 1}, ronin={"musashi": "inn"})
    play(state, "attacker: use shrine", "attacker: finish")
    assert (field(state, "round"), field(state, "silenced")) == ("4", "musashi")
    attack(state, {"market": 1, "field_large": 3})
    defend(state, {"musashi": "inn"})
    assert (field(state, "round"), field(state, "silenced")) == ("4", "musashi")
    play(state, "attacker: finish")
    assert (field(state, "round"), field(state, "silenced")) == ("5", "none")


@proves("R7-17.23")
def test_the_last_ninja_starves() -> None:
    state = given("area_abilities", round=5, reserve=1, ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert winner(state) == ("defender", "R7-11.12")
    assert (reserve(state), pool(state)) == (0, 50)


@proves("R7-17.25")
def test_yumi_shoots_the_last_ninja() -> None:
    # Taiko could still heal Kabe, but the game is over.
    state = given(
        "ronin_abilities", reserve=1, ronin={"yumi": "inn", "taiko": "well", "kabe": "granary"}, wounds={"kabe": 1}
    )
    play(state, "defender: yumi")
    assert winner(state) == ("defender", "R7-12.4")
    assert wounds(state, "kabe") == 1


@proves("R7-17.27")
def test_yobu_pushes_one_ninja_to_each_neighbour() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"yobu": "well", "kabe": "inn", "yumi": "passage"})
    play(state, "defender: yobu inn granary")
    assert (ninja(state, "inn"), ninja(state, "well"), ninja(state, "granary")) == (1, 1, 1)
    play(state, "defender: finish")
    assert (wounds(state, "yobu"), wounds(state, "kabe")) == (1, 1)
    assert (ninja(state, "inn"), ninja(state, "well"), ninja(state, "granary")) == (0, 0, 1)
    assert names(state, "attacker", "use") == {"use granary"}


@proves("R7-17.29")
def test_where_hayai_may_go() -> None:
    alone = given(
        "ronin_abilities", ninja={"well": 1, "shrine": 1}, ronin={"hayai": "inn", "tasuke": "well", "kabe": "shrine"}
    )
    assert names(alone, "defender", "hayai") == {"hayai well"}
    assert refused(alone, "defender: hayai shrine") == ("R7-13.11",)
    together = given(
        "ronin_abilities", ninja={"well": 1, "shrine": 1}, ronin={"hayai": "inn", "tasuke": "well", "kabe": "well"}
    )
    assert names(together, "defender", "hayai") == {"hayai shrine"}
    assert refused(together, "defender: hayai well") == ("R7-13.11",)
    play(alone, "defender: hayai well")
    assert place(alone, "hayai") == "well"


@proves("R7-17.31")
def test_kabe_held_in_the_well() -> None:
    state = given(
        "area_abilities",
        ninja={"animal_pen": 1, "granary": 1},
        ronin={"kabe": "well", "musashi": "inn", "tasuke": "shrine"},
    )
    play(state, "attacker: use animal_pen", "attacker: target kabe", "attacker: finish")
    assert (step(state), place(state, "kabe"), place(state, "musashi")) == ("planning", "well", "hand")
    assert names(state, "defender", "assign kabe") == set()
    assert refused(state, "defender: assign musashi well") == ("R7-6.3",)
    play(state, "defender: assign tasuke well")


@proves("R7-17.33")
def test_the_burial_grounds_take_the_last_ninja_of_the_well() -> None:
    start = {"burial_grounds": 1, "well": 1, "granary": 1}
    state = given("area_abilities", ninja=start, ronin={"kabe": "inn", "yumi": "shrine"})
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough")
    assert refused(state, "attacker: use well") == ("R7-10.2",)
    other_order = given("area_abilities", ninja=start, ronin={"kabe": "inn", "yumi": "shrine"})
    play(other_order, "attacker: use well", "attacker: target kabe")
    play(other_order, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough")
    assert (wounds(other_order, "kabe"), ninja(other_order, "well"), reserve(other_order)) == (1, 0, 31)
