"""Section 8: Combat step 1, the abilities of the ronin."""

import pytest

from tests.games.seven_ronin.given import given, names, ninja, place, play, pool, refused, reserve, step, winner, wounds
from tests.proof import proves

# A choice that uses each ability, in a position in which only the ronin's own condition decides.
FROM_FREE_AREAS = {"hayai": "hayai well", "taiko": "taiko kabe", "yumi": "yumi"}
AGAINST_NINJA = {"musashi": "musashi", "yobu": "yobu field_large"}


@proves("R7-8.1")
def test_only_the_defender_acts() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"yumi": "inn"})
    assert names(state, "attacker") == set()
    assert refused(state, "attacker: finish") == ("R7-8.1",)
    assert refused(state, "attacker: yumi") == ("R7-8.1",)
    assert refused(state, "attacker: use well") == ("R7-8.1",)
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-8.2")
@pytest.mark.parametrize(
    "order",
    [("musashi", "taiko kabe", "yumi"), ("yumi", "musashi", "taiko kabe"), ("taiko kabe", "yumi", "musashi")],
)
def test_the_defender_chooses_the_order(order: tuple[str, ...]) -> None:
    state = given(
        "ronin_abilities",
        reserve=30,
        ninja={"well": 2},
        ronin={"musashi": "well", "taiko": "granary", "yumi": "inn", "kabe": "passage"},
        wounds={"kabe": 2},
    )
    assert names(state, "defender") == {"finish", "musashi", "taiko kabe", "yumi"}
    for number, ability in enumerate(order):
        assert names(state, "defender") == {"finish", *order[number:]}
        play(state, f"defender: {ability}")
    assert (wounds(state, "musashi"), wounds(state, "kabe"), reserve(state)) == (1, 1, 29)


@proves("R7-8.3")
@pytest.mark.parametrize(
    ("ability", "again"),
    [
        ("hayai well", "hayai granary"),
        ("musashi", "musashi"),
        ("taiko kabe", "taiko kabe"),
        ("yobu inn", "yobu inn"),
        ("yumi", "yumi"),
    ],
)
def test_each_ability_is_used_at_most_once_in_a_round(ability: str, again: str) -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1, "granary": 1, "passage": 3, "watchtower": 3},
        ronin={
            "hayai": "field_large",
            "musashi": "passage",
            "taiko": "shrine",
            "yobu": "watchtower",
            "yumi": "animal_pen",
            "kabe": "field_small",
        },
        wounds={"kabe": 3},
    )
    play(state, f"defender: {ability}")
    assert refused(state, f"defender: {again}") == ("R7-8.3",)
    others = [name for name in ("hayai", "musashi", "taiko", "yobu", "yumi") if not ability.startswith(name)]
    for name in others:
        assert names(state, "defender", name), f"{name} may still use the own ability"


@proves("R7-8.3")
def test_an_ability_can_be_used_again_in_the_next_round() -> None:
    state = given("ronin_abilities", reserve=30, ninja={"well": 1}, ronin={"yumi": "inn", "kabe": "well"})
    play(state, "defender: yumi")
    assert step(state) == "planning"
    play(state, "attacker: place well", "attacker: place market", "attacker: done")
    play(state, "defender: assign yumi inn", "defender: assign kabe well", "defender: done")
    play(state, "defender: yumi")
    assert reserve(state) == 30 - 1 - 2 - 1


@proves("R7-8.4")
def test_no_ability_has_to_be_used() -> None:
    state = given(
        "ronin_abilities",
        reserve=30,
        ninja={"well": 2, "watchtower": 2},
        ronin={
            "hayai": "field_large",
            "musashi": "well",
            "taiko": "shrine",
            "yobu": "watchtower",
            "yumi": "animal_pen",
            "kabe": "granary",
        },
        wounds={"kabe": 3},
    )
    play(state, "defender: finish")
    assert reserve(state) == 30
    assert wounds(state, "kabe") == 3
    assert (wounds(state, "musashi"), wounds(state, "yobu"), wounds(state, "hayai")) == (2, 2, 0)


@proves("R7-8.5", "R7-8.7")
def test_a_condition_that_is_not_met_may_become_true_later_in_the_step() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"yobu": "well", "musashi": "granary"})
    assert refused(state, "defender: musashi") == ("R7-8.7",)
    play(state, "defender: yobu granary")
    assert ninja(state, "granary") == 1
    play(state, "defender: musashi")
    assert (wounds(state, "musashi"), wounds(state, "yobu")) == (0, 0)
    assert pool(state) == 50 - 30


@proves("R7-8.5")
def test_a_condition_that_never_becomes_true_leaves_the_ability_unused() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"yobu": "well", "musashi": "granary", "yumi": "passage"})
    play(state, "defender: yobu inn")
    assert refused(state, "defender: musashi") == ("R7-8.7",)
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-8.6")
@pytest.mark.parametrize("ronin", FROM_FREE_AREAS)
def test_hayai_taiko_and_yumi_need_a_free_area(ronin: str) -> None:
    choice = FROM_FREE_AREAS[ronin]
    free = given(
        "ronin_abilities", ninja={"well": 1}, ronin={ronin: "animal_pen", "kabe": "granary"}, wounds={"kabe": 1}
    )
    assert choice in names(free, "defender")
    attacked = given(
        "ronin_abilities",
        ninja={"well": 1, "animal_pen": 1},
        ronin={ronin: "animal_pen", "kabe": "granary"},
        wounds={"kabe": 1},
    )
    assert refused(attacked, f"defender: {choice}") == ("R7-8.6",)
    assert names(attacked, "defender") == {"finish"}


@proves("R7-8.6")
@pytest.mark.parametrize("ronin", FROM_FREE_AREAS)
def test_ninja_elsewhere_do_not_matter_to_hayai_taiko_and_yumi(ronin: str) -> None:
    beside = given(
        "ronin_abilities",
        ninja={"well": 1, "field_small": 2, "field_large": 2, "market": 1},
        ronin={ronin: "animal_pen", "kabe": "granary"},
        wounds={"kabe": 1},
    )
    assert FROM_FREE_AREAS[ronin] in names(beside, "defender")


@proves("R7-8.7")
@pytest.mark.parametrize("ronin", AGAINST_NINJA)
def test_musashi_and_yobu_need_ninja_in_their_area(ronin: str) -> None:
    choice = AGAINST_NINJA[ronin]
    attacked = given("ronin_abilities", ninja={"animal_pen": 1}, ronin={ronin: "animal_pen"})
    assert choice in names(attacked, "defender")
    free = given("ronin_abilities", ninja={"field_large": 1, "market": 1}, ronin={ronin: "animal_pen"})
    assert refused(free, f"defender: {choice}") == ("R7-8.7",)
    assert names(free, "defender") == {"finish"}


@proves("R7-8.8")
@pytest.mark.parametrize("ronin", FROM_FREE_AREAS)
def test_a_silenced_ronin_in_a_free_area_cannot_use_the_ability(ronin: str) -> None:
    choice = FROM_FREE_AREAS[ronin]
    for flags in ({"silenced": ronin}, {"silenced": f"{ronin} kabe"}):
        silenced = given(
            "ronin_abilities",
            ninja={"well": 1},
            ronin={ronin: "animal_pen", "kabe": "granary"},
            wounds={"kabe": 1},
            flags=flags,
        )
        assert refused(silenced, f"defender: {choice}") == ("R7-8.8",)
        assert names(silenced, "defender") == {"finish"}
    other = given(
        "ronin_abilities",
        ninja={"well": 1},
        ronin={ronin: "animal_pen", "kabe": "granary"},
        wounds={"kabe": 1},
        flags={"silenced": "kabe"},
    )
    assert choice in names(other, "defender")


@proves("R7-8.8")
@pytest.mark.parametrize("ronin", AGAINST_NINJA)
def test_a_silenced_ronin_among_ninja_cannot_use_the_ability(ronin: str) -> None:
    choice = AGAINST_NINJA[ronin]
    silenced = given("ronin_abilities", ninja={"animal_pen": 1}, ronin={ronin: "animal_pen"}, flags={"silenced": ronin})
    assert refused(silenced, f"defender: {choice}") == ("R7-8.8",)
    other = given("ronin_abilities", ninja={"animal_pen": 1}, ronin={ronin: "animal_pen"}, flags={"silenced": "kabe"})
    assert choice in names(other, "defender")


@proves("R7-8.9")
@pytest.mark.parametrize("ronin", FROM_FREE_AREAS)
def test_a_ronin_on_the_market_cannot_use_the_ability(ronin: str) -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={ronin: "market", "kabe": "granary"}, wounds={"kabe": 1})
    assert refused(state, f"defender: {FROM_FREE_AREAS[ronin]}") == ("R7-8.9",)
    assert names(state, "defender") == {"finish"}


@proves("R7-8.9")
def test_musashi_and_yobu_cannot_use_their_abilities_on_the_market() -> None:
    musashi = given("ronin_abilities", ninja={"well": 1}, ronin={"musashi": "market"})
    assert refused(musashi, "defender: musashi") == ("R7-8.9",)
    yobu = given("ronin_abilities", ninja={"well": 1}, ronin={"yobu": "market"})
    assert refused(yobu, "defender: yobu back") == ("R7-8.9",)


@proves("R7-8.10")
@pytest.mark.parametrize("choice", ["hayai well", "musashi", "taiko kabe", "yobu inn", "yumi"])
def test_ronin_abilities_do_not_work_in_planning(choice: str) -> None:
    state = given("planning", round=2, ninja={"well": 1})
    assert refused(state, f"defender: {choice if choice != 'yobu inn' else 'yobu back'}")
    assert names(state, "defender", choice.split()[0]) == set()


@proves("R7-8.10")
def test_only_tasuke_works_outside_step_one() -> None:
    everybody = {
        "hayai": "field_large",
        "musashi": "well",
        "taiko": "shrine",
        "tasuke": "granary",
        "kabe": "granary",
        "yobu": "watchtower",
        "yumi": "animal_pen",
    }
    abilities = ["hayai passage", "musashi", "taiko kabe", "yobu inn", "yumi"]
    state = given("area_abilities", reserve=30, ninja={"passage": 1}, ronin=everybody, wounds={"kabe": 1})
    assert names(state, "defender") == set()
    for ability in abilities:
        assert refused(state, f"defender: {ability}")
    play(state, "attacker: use passage", "attacker: send granary 2")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    for ability in abilities:
        assert refused(state, f"defender: {ability}") == ("R7-16.7",)
    play(state, "defender: tasuke takes 1")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (1, 2)


@proves("R7-8.11")
def test_an_ability_is_resolved_completely_before_the_next_is_chosen() -> None:
    state = given(
        "ronin_abilities", ninja={"well": 2}, ronin={"yobu": "well", "musashi": "granary", "hayai": "passage"}
    )
    play(state, "defender: yobu inn granary")
    assert (ninja(state, "inn"), ninja(state, "well"), ninja(state, "granary")) == (1, 0, 1)
    assert step(state) == "ronin_abilities"
    assert names(state, "defender") == {"finish", "musashi", "hayai inn"}
    play(state, "defender: hayai inn")
    assert place(state, "hayai") == "inn"
    assert names(state, "defender") == {"finish", "musashi"}


@proves("R7-8.12")
def test_the_last_ninja_slain_by_musashi_ends_the_game_at_once() -> None:
    state = given("ronin_abilities", reserve=0, ninja={"well": 1}, ronin={"musashi": "well", "kabe": "inn"})
    play(state, "defender: musashi")
    assert winner(state) == ("defender", "R7-12.4")
    assert step(state) == "over"


@proves("R7-8.12")
def test_the_last_ninja_shot_by_yumi_ends_the_game_at_once() -> None:
    state = given(
        "ronin_abilities", reserve=1, ronin={"yumi": "well", "taiko": "inn", "kabe": "granary"}, wounds={"kabe": 1}
    )
    assert names(state, "defender") == {"finish", "yumi", "taiko kabe"}
    play(state, "defender: yumi")
    assert winner(state) == ("defender", "R7-12.4")


@proves("R7-8.12")
def test_the_game_goes_on_after_an_ability_while_ninja_are_left() -> None:
    state = given("ronin_abilities", reserve=1, ninja={"well": 1}, ronin={"musashi": "well", "yumi": "inn"})
    play(state, "defender: musashi")
    assert winner(state) is None
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-8.13")
def test_the_step_ends_when_the_defender_says_so() -> None:
    state = given(
        "ronin_abilities", ninja={"well": 2, "granary": 1}, ronin={"musashi": "well", "yumi": "inn", "kabe": "passage"}
    )
    play(state, "defender: musashi")
    assert step(state) == "ronin_abilities"
    assert wounds(state, "musashi") == 0
    play(state, "defender: finish")
    assert step(state) == "area_abilities"
    assert wounds(state, "musashi") == 1
    assert names(state, "defender") == set()
