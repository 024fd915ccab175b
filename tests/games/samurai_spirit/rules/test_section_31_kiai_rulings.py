"""Section 31: rulings about reaching the Kiai, chains of Kiai and what interrupts them."""

from typing import Any

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    at_kiai,
    discards,
    field,
    fight_and_attack,
    given,
    line,
    luck,
    names,
    pawn_of,
    play,
    refused,
    row,
    step,
    story,
    token,
    village,
    wounded,
)
from tests.proof import proves

# 31.27 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.27")
def test_the_first_card_goes_also_when_the_effect_is_not_used() -> None:
    state = at_kiai("kyuzo kanbei gorobei")
    assert refused(state, "kyuzo: let_pass") == ("SS-13.3",)
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), discards(state)) == (["P2-02", "P3-13"], {"P4-03"})


@proves("SS-31.27")
def test_with_the_other_reading_the_owner_may_let_the_kiai_pass_whole() -> None:
    state = at_kiai("kyuzo kanbei gorobei", kiai_removal_optional=True)
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"let_pass", "use"})
    assert refused(state, "kyuzo: skip") == ("SS-31.27",)
    assert refused(state, "kanbei: use") == ("SS-0.14",)
    play(state, "kyuzo: let_pass")
    assert (line(state, "kyuzo"), discards(state), active(state)) == (["P4-03", "P2-02", "P3-13"], set(), "kanbei")
    assert pawn_of(state, "kyuzo") == 9


@proves("SS-31.27")
def test_with_the_other_reading_a_kiai_that_is_used_removes_the_first_card() -> None:
    state = at_kiai("kyuzo kanbei gorobei", kiai_removal_optional=True)
    play(state, "kyuzo: use")
    assert names(state, "kyuzo") == {"skip", "token kyuzo", "token kanbei", "token gorobei"}
    play(state, "kyuzo: skip")
    assert line(state, "kyuzo") == ["P2-02", "P3-13"]


@proves("SS-31.27")
def test_a_kiai_let_pass_is_not_reached_again_while_total_and_side_stay() -> None:
    lines = {"kyuzo": "P4-03 P4-06 P1-10"}  # 9, wound
    state = given(step="turn", lines=lines, kiai_removal_optional=True)
    assert (step(state), wounded(state)) == ("choose_action", {"kyuzo"})  # also the wound asks nothing
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}  # 9 is not above 9
    play(state, "kyuzo: support kanbei")
    assert (active(state), step(state)) == ("kanbei", "choose_action")


@proves("SS-31.27")
def test_a_kiai_let_pass_is_reached_again_after_the_total_has_changed() -> None:
    # Kyuzo is at 11 after a 2; Kikuchiyo strikes it and Kyuzo is at 9 again.
    lines = {"kyuzo": "P4-03 P4-06 P1-10 P2-13", "kikuchiyo": "P4-04 P3-02"}
    state = given("kikuchiyo kyuzo kanbei", lines=lines, top="P3-13", kiai_removal_optional=True)
    play(state, "kikuchiyo: fight", "kikuchiyo: use", "kikuchiyo: strike kyuzo")
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"let_pass", "use"})


@proves("SS-31.27")
def test_a_kiai_let_pass_within_the_kiai_of_another_is_not_asked_a_second_time() -> None:
    # Daisuke takes a 3 from Kyuzo (14) for Kikuchiyo, whose Kiai strikes the 2 as well: Kyuzo is at 9 and lets it pass.
    # His total does not change after that, so the check of the source (SS-14.29) must not reach the Kiai again.
    lines = {"daisuke": "P4-03 P1-02", "kikuchiyo": "P4-05 P3-06", "kyuzo": "P4-06 P4-04 P1-13 P2-13 P3-13"}
    state = given("daisuke kikuchiyo kyuzo", lines=lines, top="P3-02", kiai_removal_optional=True)
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: use", "daisuke: take kyuzo", "daisuke: give kikuchiyo")
    play(state, "kikuchiyo: use", "kikuchiyo: strike kyuzo", "kyuzo: let_pass")
    assert line(state, "kyuzo") == ["P4-06", "P4-04", "P1-13"]
    assert (asked(state), step(state)) == ("kikuchiyo", "choose_action")


# 31.28 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.28")
@pytest.mark.parametrize("on_decrease", [True, False])
def test_whether_falling_back_onto_the_kiai_value_reaches_it(on_decrease: bool) -> None:
    lines = {"kikuchiyo": "P4-04 P3-02", "kyuzo": "P4-03 P4-06 P1-10 P2-13"}
    state = given("kikuchiyo kanbei kyuzo", lines=lines, top="P3-13", kiai_on_decrease=on_decrease)
    play(state, "kikuchiyo: fight", "kikuchiyo: strike kyuzo")  # from 11 to 9
    assert (step(state) == "move_token") == on_decrease
    assert asked(state) == ("kyuzo" if on_decrease else "kikuchiyo")


@proves("SS-31.28")
@pytest.mark.parametrize(("on_decrease", "again"), [(True, True), (False, False)])
def test_whether_the_check_after_step_2_is_made(on_decrease: bool, again: bool) -> None:
    # Daisuke gives himself a 1 (9, case 3), and step 2 removes a 1: he is at 8 once more.
    lines = {"daisuke": "P1-02 P4-03", "kyuzo": "P1-13"}
    state = given("daisuke kyuzo kanbei", lines=lines, top="P3-02", kiai_on_decrease=on_decrease)
    fight_and_attack(state)
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke")
    assert (line(state, "daisuke"), village(state)) == (["P4-03", "P3-02", "P1-13"], (4, 6, 3))
    assert (step(state) == "move_card") == again
    assert asked(state) == ("daisuke" if again else "kyuzo")


@proves("SS-31.28")
def test_without_it_an_added_card_and_a_flip_still_reach_the_kiai() -> None:
    added = at_kiai("kyuzo kanbei gorobei", kiai_on_decrease=False)
    assert step(added) == "move_token"
    lines = {"kyuzo": "P4-03 P4-06 P4-13"}  # 12, wound
    flipped = given(step="turn", lines=lines, fields={"wounded": "kyuzo"}, kiai_on_decrease=False)
    assert (step(flipped), animals(flipped)) == ("move_token", {"kyuzo"})


# 31.30 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.30")
def test_the_recipient_of_a_card_from_daisuke_comes_before_its_source() -> None:
    lines = {"daisuke": "P4-03 P1-02", "kanbei": "P4-04 P3-06", "kyuzo": "P4-06 P4-05 P1-10 P2-13"}
    state = given("daisuke kyuzo kanbei", lines=lines, top="P3-02", intruders="unseen*2")
    fight_and_attack(state)
    play(state, "daisuke: take kyuzo", "daisuke: give kanbei")  # Kyuzo from 11 to 9, Kanbei from 7 to 9
    assert (asked(state), step(state)) == ("kanbei", "discard_intruders")
    assert field(state, "kiai_of") == "seat_1 seat_3"
    play(state, "kanbei: skip")
    assert (asked(state), step(state)) == ("kyuzo", "move_token")
    assert (line(state, "kanbei"), field(state, "kiai_of")) == (["P3-06", "P2-13"], "seat_1 seat_2")
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), line(state, "daisuke")) == (["P4-05", "P1-10"], ["P1-02", "P3-02"])


@proves("SS-31.30")
@pytest.mark.parametrize(
    ("samurai", "lines", "first"),
    [
        ("kikuchiyo", "P4-04 P4-03 P2-02", ["strike kyuzo"]),
        ("daisuke", "P4-04 P4-03", ["take kyuzo", "give kanbei"]),
    ],
)
def test_a_kiai_caused_by_the_first_use_comes_before_the_second_use(samurai: str, lines: str, first: list[str]) -> None:
    held = {samurai: lines, "kyuzo": "P4-06 P4-05 P1-10 P2-13"}
    state = given(f"{samurai} kyuzo kanbei", lines=held, top="P3-13", fields={"animal": samurai})
    fight_and_attack(state)
    play(state, *[f"{samurai}: {choice}" for choice in first])  # Kyuzo from 11 to 9
    assert (asked(state), step(state)) == ("kyuzo", "move_token")
    play(state, "kyuzo: skip")
    assert line(state, "kyuzo") == ["P4-05", "P1-10"]
    assert asked(state) == samurai
    assert names(state, samurai) >= {"skip", f"{first[0].split()[0]} {samurai}", first[0]}  # the second use


@proves("SS-31.30")
def test_a_samurai_does_not_reach_its_own_kiai_again_before_its_step_2() -> None:
    # Daisuke, animal, gives a 3 away (8) and takes another 3 (11, his value) within his own Kiai.
    lines = {"daisuke": "P4-04 P4-03", "kyuzo": "P3-06"}
    state = given("daisuke kyuzo kanbei", lines=lines, top="P3-13", fields={"animal": "daisuke"})
    state.listen()
    fight_and_attack(state)
    play(state, "daisuke: take daisuke", "daisuke: give kanbei", "daisuke: take kyuzo", "daisuke: give daisuke")
    play(state, "daisuke: attack")
    assert line(state, "daisuke") == ["P4-03", "P3-06"]
    assert story(state, "kiai") == ["kiai daisuke 11 SS-13.1"]
    assert (active(state), village(state)) == ("kyuzo", (5, 6, 3))


@proves("SS-31.30")
def test_every_finished_kiai_of_a_chain_discards_a_card() -> None:
    # Kikuchiyo strikes Kanbei to 9, whose Kiai ends before Kikuchiyo loses his own first card.
    lines = {"kikuchiyo": "P4-04 P3-02", "kanbei": "P4-06 P4-03 P1-10 P2-13"}
    state = given("kikuchiyo kyuzo kanbei", lines=lines, top="P3-13")
    state.listen()
    play(state, "kikuchiyo: fight", "kikuchiyo: strike kanbei")
    assert story(state, "kiai", "first_card_discarded") == [
        "kiai kikuchiyo 10 SS-13.1",
        "kiai kanbei 9 SS-13.1",
        "first_card_discarded kanbei P4-06 SS-13.4",
        "first_card_discarded kikuchiyo P4-04 SS-13.4",
    ]
    assert discards(state) == {"P2-13", "P4-06", "P4-04"}


@proves("SS-31.30")
def test_a_card_given_to_the_owner_of_an_unfinished_kiai_is_case_3_at_once() -> None:
    # Daisuke takes a 4 from Kyuzo for himself: 12, so a barricade goes, and only then step 2 follows.
    lines = {"daisuke": "P4-03 P1-02", "kyuzo": "P4-06"}
    state = fight_and_attack(given("daisuke kyuzo kanbei", lines=lines, top="P3-13"))
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    assert (village(state), line(state, "daisuke")) == ((4, 6, 3), ["P1-02", "P3-13", "P4-06"])


# 31.63 ----------------------------------------------------------------------------------------------------------------


def flipped_in_its_own_kiai(first: str, second: str) -> SamuraiSpirit:
    """Daisuke, human and wounded, gives himself a 4 in his Kiai: 12, a farmstead burns, and its wound turns his board.

    His line was `first`, `second` and P3-13, together 8.
    """
    lines = {"daisuke": f"{first} {second}", "kyuzo": "P3-06 P4-13"}
    fields: dict[str, object] = {"wounded": "daisuke", "barricades": 0}
    state = given("daisuke kyuzo kanbei", lines=lines, top="P3-13", fields=fields, difficulty="hard")
    fight_and_attack(state)
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "luck: reverse random_wound")
    assert luck(state) == {"pick daisuke": 1, "pick kyuzo": 1, "pick kanbei": 1}
    return play(state, "luck: pick daisuke")


@proves("SS-31.63")
def test_a_board_that_flips_in_its_own_kiai_goes_on_with_the_effect_begun_and_then_has_the_animal_value() -> None:
    state = flipped_in_its_own_kiai("P1-02", "P4-03")
    # The human effect had one use; step 2 removed the 1, and the 11 that are left are the animal Kiai value.
    assert (animals(state), line(state, "daisuke")) == ({"daisuke"}, ["P4-03", "P3-13", "P4-13"])
    assert discards(state) == {"P1-02"}
    assert (asked(state), step(state)) == ("daisuke", "move_card")
    play(state, "daisuke: take kyuzo", "daisuke: give kyuzo")
    assert row(state, "kyuzo") == []
    assert names(state, "kyuzo") == {"attack", "defend"}
    play(state, "kyuzo: attack")
    assert (asked(state), step(state)) == ("daisuke", "move_card")  # the animal effect has a second use


@proves("SS-31.63")
def test_the_human_value_counts_no_more_after_the_flip() -> None:
    state = flipped_in_its_own_kiai("P4-03", "P1-02")
    assert line(state, "daisuke") == ["P1-02", "P3-13", "P4-13"]  # 8, the human value
    assert (animals(state), active(state)) == ({"daisuke"}, "kyuzo")


# 31.55 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.55")
def test_kikuchiyo_removes_last_cards_and_kyuzo_gives_tokens() -> None:
    words: dict[str, Any] = {"lines": {"kanbei": "P2-06 P2-07"}}
    striking = at_kiai("kikuchiyo kanbei kyuzo", **words)
    play(striking, "kikuchiyo: strike kanbei")
    assert (line(striking, "kanbei"), "P2-07" in discards(striking)) == (["P2-06"], True)
    giving = at_kiai("kyuzo kanbei kikuchiyo")
    play(giving, "kyuzo: token kyuzo", "kyuzo: give kikuchiyo")
    assert token(giving, "kyuzo") == "kikuchiyo"
