"""Section 29: the worked examples of the rulebook."""

import pytest

from tests.games.samurai_spirit.given import (
    animals,
    asked,
    discards,
    given,
    intruder_count,
    line,
    names,
    passed,
    pawn_of,
    play,
    protected,
    refused,
    result,
    row,
    stack_size,
    start,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves


@proves("SS-29.1")
def test_five_players_on_normal_begin_with_7_barricades_and_35_raiders() -> None:
    state = start(players=5, samurai="kyuzo,kanbei,gorobei,daisuke,heihachi")
    play(state, "luck: pick daisuke")
    assert village(state) == (7, 6, 3)
    assert stack_size(state) == 35
    assert (discards(state), intruder_count(state)) == (set(), 0)
    assert (asked(state), step(state)) == ("daisuke", "choose_action")


@proves("SS-29.2")
def test_the_wound_on_the_last_of_three_cards_is_taken_and_an_action_follows() -> None:
    state = given(step="turn", lines={"kyuzo": "P2-09 P1-12 P4-10"})  # fire, intruder, wound
    assert wounded(state) == {"kyuzo"}
    assert (village(state), intruder_count(state)) == ((5, 6, 3), 0)  # only the last card has an effect
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}


@proves("SS-29.3")
def test_the_fire_on_the_last_of_three_cards_removes_a_barricade_and_an_action_follows() -> None:
    state = given(step="turn", lines={"kyuzo": "P2-10 P3-11 P1-05"})  # wound, no_support, fire
    assert village(state) == (4, 6, 3)
    assert wounded(state) == set()
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}


@proves("SS-29.4")
@pytest.mark.parametrize(
    ("drawn", "choices"),
    [
        ("P3-01", {"attack", "defend"}),  # a hat
        ("P3-05", {"attack", "defend"}),  # a doll
    ],
)
def test_beside_a_farm_card_another_symbol_may_be_defended(drawn: str, choices: set[str]) -> None:
    state = given("gorobei kanbei kyuzo", rows={"gorobei": "P1-10"}, top=drawn)
    play(state, "gorobei: fight")
    assert names(state, "gorobei") == choices
    play(state, "gorobei: defend")
    assert set(row(state, "gorobei")) == {"P1-10", drawn}


@proves("SS-29.4")
@pytest.mark.parametrize("drawn", ["P3-11", "P3-13"])  # a farm, no symbol
def test_beside_a_farm_card_a_second_farm_or_no_symbol_must_be_attacked(drawn: str) -> None:
    state = given("gorobei kanbei kyuzo", rows={"gorobei": "P1-10"}, top=drawn)
    play(state, "gorobei: fight")
    assert (line(state, "gorobei"), row(state, "gorobei")) == ([drawn], ["P1-10"])
    asking = given("katsushiro kanbei kyuzo", rows={"katsushiro": "P1-10"}, top=drawn)
    play(asking, "katsushiro: fight")
    assert names(asking, "katsushiro") == {"attack", "replace"}
    assert refused(asking, "katsushiro: defend") == (("SS-7.8",) if drawn == "P3-11" else ("SS-7.7",))


@proves("SS-29.5")
def test_a_3_cannot_be_passed_on_with_heihachis_token_which_goes_back_all_the_same() -> None:
    state = given("kanbei kyuzo heihachi", tokens={"heihachi": "kanbei"}, top="P3-06")
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend"}
    assert refused(state, "kanbei: hand kyuzo") == ("SS-12.2",)
    play(state, "kanbei: attack")
    assert token(state, "heihachi") == "heihachi"


@proves("SS-29.7")
@pytest.mark.parametrize("used", [True, False])
def test_kyuzo_reaches_9_and_loses_his_first_card(used: bool) -> None:
    state = given(lines={"kyuzo": "P4-03 P2-07"}, top="P3-13")
    play(state, "kyuzo: fight")
    assert pawn_of(state, "kyuzo") == 9
    assert names(state, "kyuzo") == {"skip", "token kyuzo", "token kanbei", "token gorobei"}
    if used:
        play(state, "kyuzo: token gorobei", "kyuzo: give kanbei")
    else:
        play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), pawn_of(state, "kyuzo")) == (["P2-07", "P3-13"], 5)
    assert discards(state) == {"P4-03"}
    assert token(state, "gorobei") == ("kanbei" if used else "gorobei")


@proves("SS-29.8")
def test_a_second_wound_turns_the_board_and_leaves_the_line_and_the_total() -> None:
    state = given(step="turn", lines={"kyuzo": "P3-06 P2-10"}, rows={"kyuzo": "P1-02"}, fields={"wounded": "kyuzo"})
    assert (wounded(state), animals(state)) == (set(), {"kyuzo"})
    assert (line(state, "kyuzo"), row(state, "kyuzo"), pawn_of(state, "kyuzo")) == (["P3-06", "P2-10"], ["P1-02"], 5)


@proves("SS-29.10")
@pytest.mark.parametrize(
    ("barricades", "left"),
    [(0, (0, 4, 1)), (1, (0, 5, 1)), (2, (0, 6, 1)), (3, (1, 6, 1))],
)
def test_of_three_intruders_two_burn_a_barricade_each_and_then_farmsteads(
    barricades: int, left: tuple[int, int, int]
) -> None:
    # Everybody protects everything, and the family that is left has nobody to heal.
    state = given(
        rows=protected("kyuzo kanbei gorobei"),
        top="P4-13",
        raiders=1,
        intruders="P3-07 P1-09 P1-10",  # no flames, flames, flames
        fields={"barricades": barricades, "families": "heal", "round": 1},
    )
    play(state, "kyuzo: fight")
    assert village(state) == left
    assert result(state) == "open"


@proves("SS-29.11")
def test_kikuchiyo_defends_with_a_farm_of_3_and_attacks_a_2_in_his_second_fight() -> None:
    state = given("kikuchiyo kanbei kyuzo", lines={"kikuchiyo": "P1-07"}, top="P3-10 P2-06")
    play(state, "kikuchiyo: fight", "kikuchiyo: defend", "kikuchiyo: fight", "kikuchiyo: attack")
    assert (row(state, "kikuchiyo"), line(state, "kikuchiyo")) == (["P3-10"], ["P1-07", "P2-06"])
    assert pawn_of(state, "kikuchiyo") == 3
    assert asked(state) == "kanbei"


@proves("SS-29.13")
def test_heihachi_may_pass_on_what_a_borrower_of_his_token_passed_to_him() -> None:
    state = given("heihachi kanbei kyuzo", active="kyuzo", tokens={"heihachi": "kyuzo"}, top="P4-13")
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "hand heihachi", "hand kanbei"}
    play(state, "kyuzo: hand heihachi")
    assert names(state, "heihachi") == {"attack", "hand kanbei"}
    play(state, "heihachi: hand kanbei")
    assert (line(state, "kanbei"), line(state, "heihachi"), line(state, "kyuzo")) == (["P4-13"], [], [])


@proves("SS-29.13")
def test_heihachi_keeps_the_card_when_his_other_neighbour_has_passed() -> None:
    state = given(
        "heihachi kanbei kyuzo",
        active="kyuzo",
        tokens={"heihachi": "kyuzo"},
        fields={"passed": "kanbei"},
        top="P4-13",
    )
    play(state, "kyuzo: fight", "kyuzo: hand heihachi")
    assert (line(state, "heihachi"), passed(state)) == (["P4-13"], {"kanbei"})


@proves("SS-29.16")
@pytest.mark.parametrize(
    ("held", "drawn", "pawn", "asks_kiai", "barricades"),
    [
        ("P3-06", "P1-13", 4, False, 5),
        ("P3-06 P2-07 P1-07", "P4-13", 10, True, 5),
        ("P3-06 P2-07 P3-07", "P4-13", 11, False, 4),  # 12, on the flame space
    ],
)
def test_katsushiro_at_4_at_10_and_at_12(held: str, drawn: str, pawn: int, asks_kiai: bool, barricades: int) -> None:
    state = given("katsushiro kanbei kyuzo", lines={"katsushiro": held}, top=drawn)
    play(state, "katsushiro: fight", "katsushiro: attack")
    assert pawn_of(state, "katsushiro") == pawn
    assert (step(state) == "look_at_raiders") == asks_kiai
    assert village(state) == (barricades, 6, 3)
