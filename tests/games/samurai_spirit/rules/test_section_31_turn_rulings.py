"""Section 31: rulings about turns, passing, support tokens and who decides."""

from typing import Any

import pytest

from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    field,
    fight_and_attack,
    given,
    intruder_count,
    last_turn,
    line,
    luck,
    names,
    passed,
    play,
    refused,
    round_ends,
    row,
    stack_size,
    step,
    token,
    wounded,
)
from tests.proof import proves

# 31.6 and 31.49 -------------------------------------------------------------------------------------------------------


@proves("SS-31.6")
def test_a_single_samurai_plays_turn_after_turn() -> None:
    state = given(fields={"passed": "kanbei gorobei"}, top="P1-13 P2-13 P3-13", raiders=5)
    for number in (1, 2, 3):
        assert (active(state), field(state, "turn"), field(state, "round")) == ("kyuzo", str(number), "1")
        play(state, "kyuzo: fight")
    assert line(state, "kyuzo") == ["P1-13", "P2-13", "P3-13"]


@proves("SS-31.49")
@pytest.mark.parametrize("limit", [40, 1, 3])
@pytest.mark.parametrize("samurai", ["kyuzo kanbei", "kyuzo kanbei gorobei"])
def test_after_so_many_turns_for_each_samurai_only_pass_is_left(samurai: str, limit: int) -> None:
    words: dict[str, Any] = {"samurai": samurai, "turn_limit_per_samurai": limit}
    number = len(samurai.split())
    last = given(fields={"turn": limit * number}, **words)
    assert {"fight", "pass", "support kanbei"} <= names(last, "kyuzo")
    over = given(fields={"turn": limit * number + 1}, **words)
    assert names(over, "kyuzo") == {"pass"}
    assert refused(over, "kyuzo: fight") == ("SS-4.12",)
    assert refused(over, "kyuzo: support kanbei") == ("SS-4.12",)


@proves("SS-31.49")
def test_after_the_turn_limit_everybody_passes_without_being_asked() -> None:
    state = last_turn(top="P4-13 P1-13 P2-13", fields={"turn": 6}, turn_limit_per_samurai=2)
    play(state, "kyuzo: fight")  # turns 7, 8 and 9 are Passes, and the round is over
    assert (field(state, "round"), field(state, "turn"), active(state)) == ("2", "1", "kanbei")
    assert names(state, "kanbei") == {"fight", "support kyuzo", "support gorobei", "pass"}


# 31.13 and 31.59 ------------------------------------------------------------------------------------------------------


@proves("SS-31.13")
def test_a_defeated_samurai_is_in_the_round_until_its_own_next_turn() -> None:
    state = given(lines={"kyuzo": "P4-06 P4-03"}, top="P3-13 P2-13 P1-13")
    play(state, "kyuzo: fight")  # 11
    assert (passed(state), active(state)) == (set(), "kanbei")
    play(state, "kanbei: fight")
    assert (passed(state), active(state)) == (set(), "gorobei")
    play(state, "gorobei: fight")
    assert (passed(state), active(state)) == ({"kyuzo"}, "kanbei")


@proves("SS-31.13")
def test_a_defeated_samurai_may_use_its_talent_and_be_rescued() -> None:
    # Heihachi hands Kyuzo, who is at 10, a 4, which he discards; in another game Kikuchiyo strikes him back to 6.
    lines = {"kyuzo": "P4-06 P2-07 P4-03", "kikuchiyo": "P4-04 P3-02"}
    handed = given("heihachi kikuchiyo kyuzo", lines=lines, top="P4-13")
    play(handed, "heihachi: fight", "heihachi: hand kyuzo", "kyuzo: discard")
    assert line(handed, "kyuzo") == ["P4-06", "P2-07", "P4-03"]
    struck = given("heihachi kikuchiyo kyuzo", active="kikuchiyo", lines=lines, top="P3-13")
    play(struck, "kikuchiyo: fight", "kikuchiyo: strike kyuzo", "kikuchiyo: done")
    assert (active(struck), "fight" in names(struck, "kyuzo")) == ("kyuzo", True)


@proves("SS-31.59")
def test_a_samurai_above_its_kiai_value_may_be_supported() -> None:
    state = given(lines={"kanbei": "P4-06 P4-03 P2-02"})  # 10
    play(state, "kyuzo: support kanbei")
    assert (passed(state), token(state, "kyuzo")) == ({"kanbei"}, "kyuzo")  # back after the forced Pass
    assert active(state) == "gorobei"


# 31.14 to 31.17 -------------------------------------------------------------------------------------------------------


@proves("SS-31.14")
def test_support_needs_the_own_token() -> None:
    at_home = given(tokens={"kanbei": "kyuzo"})
    assert names(at_home, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
    away = given(tokens={"kyuzo": "kanbei"})
    assert names(away, "kyuzo") == {"fight", "pass"}
    assert refused(away, "kyuzo: support gorobei") == ("SS-9.6",)


@proves("SS-31.14")
def test_a_token_that_a_kiai_gave_away_is_missing_for_support() -> None:
    state = given(active="kyuzo", lines={"kyuzo": "P4-06 P4-03"}, top="P1-13")
    play(state, "kyuzo: fight", "kyuzo: token kanbei", "kyuzo: give gorobei")
    assert (active(state), token(state, "kanbei")) == ("kanbei", "gorobei")
    assert names(state, "kanbei") == {"fight", "pass"}


@proves("SS-31.15")
@pytest.mark.parametrize("own_turn", [True, False])
def test_a_borrowed_talent_serves_only_in_the_own_turn(own_turn: bool) -> None:
    words: dict[str, Any] = {"tokens": {"katsushiro": "kanbei"}, "top": "P3-02", "lines": {"kanbei": "P3-06"}}
    if own_turn:
        state = given("daisuke kanbei katsushiro", active="kanbei", **words)
        play(state, "kanbei: fight")
    else:
        state = given("daisuke kanbei katsushiro", **words)
        play(state, "daisuke: fight", "daisuke: hand kanbei")
    assert names(state, "kanbei") == ({"attack", "defend", "replace"} if own_turn else {"attack", "defend"})


@proves("SS-31.15")
def test_the_own_talent_serves_also_outside_the_own_turn() -> None:
    state = given("daisuke katsushiro kanbei", top="P3-02")
    play(state, "daisuke: fight", "daisuke: hand katsushiro")
    assert names(state, "katsushiro") == {"attack", "defend", "replace"}


@proves("SS-31.16")
@pytest.mark.parametrize(
    ("returned", "holder", "choices"),
    [
        (False, "kanbei", {"attack", "defend", "hand heihachi", "hand gorobei"}),
        (True, "heihachi", {"attack", "defend"}),
    ],
)
def test_a_token_lent_when_the_round_ends(returned: bool, holder: str, choices: set[str]) -> None:
    state = last_turn("heihachi kanbei gorobei", return_tokens_at_round_end=returned)
    play(state, "heihachi: support kanbei")  # the last raider slips into the village
    assert (field(state, "round"), active(state), token(state, "heihachi")) == ("2", "kanbei", holder)
    play(state, "kanbei: fight", "luck: card P4-11")
    assert names(state, "kanbei") == choices
    play(state, "kanbei: attack")
    assert token(state, "heihachi") == "heihachi"


@proves("SS-31.16")
def test_all_lent_tokens_are_back_with_the_other_reading_also_those_of_later_seats() -> None:
    tokens = {"kyuzo": "gorobei", "gorobei": "kanbei"}
    stays = round_ends(tokens=tokens)
    assert (token(stays, "kyuzo"), token(stays, "gorobei")) == ("gorobei", "kanbei")
    back = round_ends(tokens=tokens, return_tokens_at_round_end=True)
    assert (token(back, "kyuzo"), token(back, "gorobei")) == ("kyuzo", "gorobei")


@proves("SS-31.17")
def test_the_loan_goes_on_when_the_lender_passes() -> None:
    state = given(
        "heihachi gorobei kanbei",
        active="kanbei",
        tokens={"heihachi": "kanbei"},
        fields={"passed": "heihachi"},
        top="P4-13",
    )
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "hand gorobei"}


# 31.18 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.18")
def test_a_passed_samurai_neither_gives_nor_gets_a_card() -> None:
    lines = {"daisuke": "P4-03 P1-02", "kanbei": "P2-02", "kyuzo": "P2-07"}
    state = given("daisuke kanbei kyuzo", lines=lines, top="P3-13", fields={"passed": "kanbei"})
    play(state, "daisuke: fight")
    assert names(state, "daisuke") == {"attack", "hand kyuzo"}
    assert refused(state, "daisuke: hand kanbei") == ("SS-12.3",)
    play(state, "daisuke: attack")  # 8
    assert names(state, "daisuke") == {"skip", "take daisuke", "take kyuzo"}
    assert refused(state, "daisuke: take kanbei") == ("SS-10.4",)
    play(state, "daisuke: take daisuke")
    assert names(state, "daisuke") == {"give daisuke", "give kyuzo"}
    assert refused(state, "daisuke: give kanbei") == ("SS-10.3",)


@proves("SS-31.18")
def test_a_passed_samurai_is_not_struck() -> None:
    lines = {"kikuchiyo": "P4-03 P3-02", "kanbei": "P2-02", "kyuzo": "P2-07"}
    state = given("kikuchiyo kanbei kyuzo", lines=lines, top="P3-13", fields={"passed": "kanbei"})
    play(state, "kikuchiyo: fight")
    assert names(state, "kikuchiyo") == {"skip", "strike kikuchiyo", "strike kyuzo"}
    assert refused(state, "kikuchiyo: strike kanbei") == ("SS-10.4",)


@proves("SS-31.18")
def test_a_passed_samurai_gets_no_token() -> None:
    state = given(lines={"kyuzo": "P4-06 P4-03"}, top="P1-13", fields={"passed": "kanbei"})
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.4",)
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == {"skip", "token kyuzo", "token gorobei", "token kanbei"}
    play(state, "kyuzo: token kyuzo")
    # Only Gorobei is left, so he gets it without a question.
    assert token(state, "kyuzo") == "gorobei"
    four = given(
        "kyuzo kanbei gorobei daisuke", lines={"kyuzo": "P4-06 P4-03"}, top="P1-13", fields={"passed": "kanbei"}
    )
    play(four, "kyuzo: fight", "kyuzo: token kyuzo")
    assert names(four, "kyuzo") == {"give gorobei", "give daisuke"}
    assert refused(four, "kyuzo: give kanbei") == ("SS-14.20",)


@proves("SS-31.18")
@pytest.mark.parametrize(("out", "kiai"), [(True, False), (False, True)])
def test_a_passed_samurai_that_flips_onto_its_kiai_value_has_no_kiai(out: bool, kiai: bool) -> None:
    lines = {"kyuzo": "P1-09", "kanbei": "P4-06 P4-03 P4-04"}  # fire; 12, the animal Kiai value of Kanbei
    fields: dict[str, object] = {"wounded": "kanbei", "barricades": 0, "passed": "kanbei" if out else "none"}
    state = given(step="turn", lines=lines, fields=fields, difficulty="hard", intruders="unseen*2")
    play(state, "luck: reverse random_wound", "luck: pick kanbei")
    assert (animals(state), wounded(state)) == ({"kanbei"}, set())
    assert (step(state) == "discard_intruders") == kiai
    assert asked(state) == ("kanbei" if kiai else "kyuzo")


@proves("SS-31.18")
def test_the_cards_of_a_passed_samurai_count_at_the_end_of_the_round() -> None:
    state = round_ends(fields={"passed": "kanbei"})
    assert (field(state, "round"), wounded(state)) == ("2", set())
    bare = round_ends(gaps={"kanbei": "hat"}, fields={"passed": "kanbei"})
    assert wounded(bare) == {"kanbei"}


# 31.19 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.19")
@pytest.mark.parametrize("heal_passed", [True, False])
def test_whether_heihachi_heals_a_samurai_that_has_passed(heal_passed: bool) -> None:
    fields: dict[str, object] = {"animal": "heihachi", "passed": "kyuzo", "wounded": "kyuzo kanbei heihachi"}
    lines = {"heihachi": "P4-03 P4-06"}
    state = given("heihachi kyuzo kanbei", lines=lines, top="P3-13", fields=fields, heal_passed=heal_passed)
    play(state, "heihachi: fight")  # 11; all barricades stand
    present = {"skip", "heal kanbei", "heal heihachi"}
    assert names(state, "heihachi") == (present | {"heal kyuzo"} if heal_passed else present)
    if heal_passed:
        play(state, "heihachi: heal kyuzo")
        assert wounded(state) == {"kanbei", "heihachi"}
    else:
        assert refused(state, "heihachi: heal kyuzo") == ("SS-31.19",)


@proves("SS-31.19")
@pytest.mark.parametrize("heal_passed", [True, False])
def test_wounds_and_the_family_heal_a_passed_samurai_whatever_the_key(heal_passed: bool) -> None:
    lines = {"kyuzo": "P1-09"}
    fields: dict[str, object] = {"barricades": 0, "passed": "kanbei"}
    state = given(step="turn", lines=lines, fields=fields, difficulty="hard", heal_passed=heal_passed)
    play(state, "luck: reverse random_wound")
    assert "pick kanbei" in luck(state)
    play(state, "luck: pick kanbei")
    assert wounded(state) == {"kanbei"}
    healed = round_ends(fields={"passed": "kanbei", "wounded": "kanbei", "families": "heal"}, heal_passed=heal_passed)
    assert (field(healed, "round"), wounded(healed)) == ("2", set())


# 31.61 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.61")
def test_the_recipient_of_a_card_decides_about_it() -> None:
    state = given("heihachi kyuzo kanbei", top="P2-02", lines={"kyuzo": "P2-07"})
    play(state, "heihachi: fight", "heihachi: hand kyuzo")
    assert (active(state), asked(state)) == ("heihachi", "kyuzo")
    assert names(state, "kyuzo") == {"attack", "defend", "discard"}
    assert refused(state, "heihachi: defend") == ("SS-0.14",)
    play(state, "kyuzo: defend")
    assert row(state, "kyuzo") == ["P2-02"]


@proves("SS-31.61")
def test_the_owner_of_a_kiai_decides_about_it_in_the_turn_of_another() -> None:
    lines = {"heihachi": "P3-03", "kyuzo": "P4-06 P4-03"}
    state = given("heihachi kyuzo kanbei", step="turn", lines=lines, top="P1-13")
    assert (active(state), asked(state), step(state)) == ("heihachi", "kyuzo", "move_token")
    assert refused(state, "heihachi: token heihachi") == ("SS-0.14",)
    play(state, "kyuzo: token heihachi", "kyuzo: give kanbei")
    assert (asked(state), step(state)) == ("heihachi", "choose_action")
    assert refused(state, "kyuzo: fight") == ("SS-4.2",)


@proves("SS-31.61")
def test_who_gets_a_card_from_daisuke_places_it() -> None:
    state = fight_and_attack(given("daisuke kyuzo kanbei", lines={"daisuke": "P4-03 P1-02"}, top="P3-02"))
    play(state, "daisuke: take daisuke", "daisuke: give kanbei")
    assert (asked(state), names(state, "kanbei")) == ("kanbei", {"attack", "defend"})
    assert refused(state, "daisuke: attack") == ("SS-0.14",)
    assert (stack_size(state), intruder_count(state)) == (18, 0)
