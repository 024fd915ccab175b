"""Section 9: wounds."""

from tests.proof import proves
from tests.seven_ronin.given import given, ninja, place, play, pool, refused, reserve, wounds


@proves("R7-9.1", "R7-9.2", "R7-9.13")
def test_all_ninja_in_an_attacked_area_become_wounds() -> None:
    state = given("ronin_abilities", reserve=20, ninja={"well": 3, "inn": 1}, ronin={"kabe": "well", "yumi": "granary"})
    play(state, "defender: finish")
    assert wounds(state, "kabe") == 3
    assert ninja(state, "well") == 0
    assert reserve(state) == 20


@proves("R7-9.10", "R7-19.25")
def test_no_ninja_is_left_over_while_one_of_two_could_take_it() -> None:
    state = given("ronin_abilities", ninja={"well": 4}, ronin={"kabe": "well", "tasuke": "well"}, wounds={"kabe": 5})
    play(state, "defender: finish")
    assert refused(state, "defender: tasuke takes 1") == ("R7-9.10",)
    play(state, "defender: tasuke takes 2")
    assert (place(state, "kabe"), wounds(state, "tasuke")) == ("gone", 2)
    assert pool(state) == 50 - 30 - 2
