"""Section 4: the structure of a round."""

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
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves


@proves("R7-4.1")
def test_the_game_ends_after_round_eight() -> None:
    state = given(round=7, reserve=30, ronin=only("kabe"))
    attack(state, {"field_large": 3, "granary": 2, "field_small": 1, "market": 1})
    defend(state, {"kabe": "well"})
    play(state, "attacker: finish")
    assert field(state, "round") == "8"
    assert winner(state) is None
    attack(state, {"field_large": 3, "granary": 2, "field_small": 2, "market": 1})
    defend(state, {"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) == ("defender", "R7-12.5")
    assert (names(state, "attacker"), names(state, "defender")) == (set(), set())


@proves("R7-4.2", "R7-4.3", "R7-4.4", "R7-4.5")
def test_a_round_goes_through_its_phases_and_steps_in_order() -> None:
    state = given(ronin=only("kabe", "tasuke", "yumi"))
    # Planning, step 1: secret assignment; nothing is on the village board yet.
    assert step(state) == "planning"
    attack(state, {"field_large": 3, "granary": 2})
    assert step(state) == "planning"
    assert (ninja(state, "field_large"), ninja(state, "granary")) == (0, 0)
    # Planning, step 2: the plans are revealed and carried over.
    defend(state, {"kabe": "field_large", "tasuke": "field_large", "yumi": "shrine"})
    assert (ninja(state, "field_large"), ninja(state, "granary")) == (3, 2)
    assert (place(state, "kabe"), place(state, "yumi")) == ("field_large", "shrine")
    # Combat, step 1: abilities of the ronin; no wounds yet.
    assert step(state) == "ronin_abilities"
    assert wounds(state, "kabe") == 0
    play(state, "defender: finish")
    # Combat, step 2: wounds.
    assert step(state) == "split_wounds"
    play(state, "defender: tasuke takes 1")
    assert (wounds(state, "kabe"), wounds(state, "tasuke")) == (2, 1)
    # Combat, step 3: abilities of occupied areas.
    assert step(state) == "area_abilities"
    assert (field(state, "round"), place(state, "kabe")) == ("1", "field_large")
    play(state, "attacker: use granary")
    # End phase: the ronin return, the time marker moves; then Planning again.
    assert step(state) == "planning"
    assert field(state, "round") == "2"
    assert (place(state, "kabe"), place(state, "tasuke"), place(state, "yumi")) == ("hand", "hand", "hand")


@proves("R7-4.4")
def test_the_area_victory_is_tested_after_the_abilities_of_step_three() -> None:
    four = {"granary": 1, "passage": 1, "shrine": 1, "well": 1}
    state = given("ronin_abilities", ninja={**four, "inn": 1}, ronin={"kabe": "burial_grounds"})
    play(state, "defender: finish")
    assert winner(state) is None
    play(state, "attacker: use granary")
    assert winner(state) is None
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")
    state = given("area_abilities", ninja=four, ronin={"kabe": "burial_grounds"})
    play(state, "attacker: use passage", "attacker: send inn 1")
    assert winner(state) is None
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-4.5")
def test_the_ronin_are_taken_back_before_the_time_track_is_looked_at() -> None:
    last_round = given("area_abilities", round=8, ninja={"granary": 1}, ronin={"kabe": "inn", "yumi": "well"})
    play(last_round, "attacker: finish")
    assert winner(last_round) == ("defender", "R7-12.5")
    assert (place(last_round, "kabe"), place(last_round, "yumi")) == ("hand", "hand")
    starving = given("area_abilities", round=4, reserve=1, ronin={"kabe": "inn"})
    play(starving, "attacker: finish")
    assert winner(starving) == ("defender", "R7-11.12")
    assert (place(starving, "kabe"), reserve(starving), field(starving, "round")) == ("hand", 0, "4")
