"""Section 31: rulings about talents."""

from typing import Any

import pytest

from tests.games.samurai_spirit.given import (
    active,
    asked,
    discards,
    field,
    fight_and_attack,
    given,
    line,
    names,
    play,
    refused,
    row,
    step,
    token,
)
from tests.proof import proves

# 31.20 to 31.22 -------------------------------------------------------------------------------------------------------


@proves("SS-31.20")
@pytest.mark.parametrize(("recipient", "card"), [("kyuzo", "P3-02"), ("katsushiro", "P3-02"), ("heihachi", "P2-02")])
def test_no_talent_is_used_on_a_card_from_the_daisuke_kiai(recipient: str, card: str) -> None:
    # The card goes to a samurai with a talent for drawn cards and with a card of the same value.
    lines = {"daisuke": f"P4-03 {'P1-02' if card == 'P3-02' else 'P2-06'}", recipient: f"P{card[1]}-07"}
    state = fight_and_attack(given(f"daisuke {recipient} kanbei", lines=lines, top=card))
    play(state, "daisuke: take daisuke", f"daisuke: give {recipient}")
    assert names(state, recipient) == {"attack", "defend"}


@proves("SS-31.20")
def test_daisuke_himself_uses_no_talent_on_a_card_he_gave_himself() -> None:
    state = fight_and_attack(given("daisuke kyuzo kanbei", lines={"daisuke": "P4-03 P1-02"}, top="P3-02"))
    play(state, "daisuke: take daisuke", "daisuke: give daisuke")
    assert names(state, "daisuke") == {"attack", "defend"}
    assert refused(state, "daisuke: hand kyuzo") == ("SS-14.6",)


@proves("SS-31.21")
def test_several_draw_talents_are_offered_together_and_used_in_any_order() -> None:
    tokens = {"kyuzo": "katsushiro", "heihachi": "katsushiro"}
    lines = {"katsushiro": "P2-07"}
    state = given("katsushiro kyuzo heihachi", tokens=tokens, lines=lines, top="P2-02 P4-13")
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "defend", "replace", "discard", "hand kyuzo", "hand heihachi"}
    for choice, place in [("discard", ["P2-07"]), ("hand kyuzo", ["P2-07"]), ("attack", ["P2-07", "P2-02"])]:
        other = state.clone()
        play(other, f"katsushiro: {choice}")
        assert line(other, "katsushiro") == place


@proves("SS-31.21")
@pytest.mark.parametrize("locked", [True, False])
def test_a_talent_is_used_at_most_once_on_a_card(locked: bool) -> None:
    state = given("katsushiro kyuzo kanbei", top="P2-02 P4-13 P1-02", second_card_locked=locked)
    play(state, "katsushiro: fight", "katsushiro: replace")
    assert line(state, "katsushiro") == ["P4-13"]  # no second replacement, so nothing was asked


@proves("SS-31.22")
def test_a_card_never_returns_to_a_samurai_that_held_it() -> None:
    state = given("kyuzo heihachi kanbei", tokens={"heihachi": "kyuzo"}, top="P4-13")
    play(state, "kyuzo: fight", "kyuzo: hand heihachi")
    assert refused(state, "heihachi: hand kyuzo") == ("SS-12.7",)
    assert names(state, "heihachi") == {"attack", "hand kanbei"}


@proves("SS-31.22")
def test_with_two_samurai_a_passed_card_stays_with_the_recipient() -> None:
    state = given("kyuzo heihachi", tokens={"heihachi": "kyuzo"}, top="P4-13")
    play(state, "kyuzo: fight", "kyuzo: hand heihachi")
    assert line(state, "heihachi") == ["P4-13"]  # nothing to choose: Heihachi cannot hand it back
    assert (active(state), step(state)) == ("heihachi", "absent_tokens")


@proves("SS-31.22")
def test_a_card_handed_on_ends_the_fight_of_the_giver() -> None:
    state = given("heihachi kyuzo kanbei", top="P4-13")
    play(state, "heihachi: fight", "heihachi: hand kanbei")
    assert (line(state, "heihachi"), line(state, "kanbei"), active(state)) == ([], ["P4-13"], "kyuzo")


# 31.23 to 31.26 -------------------------------------------------------------------------------------------------------


@proves("SS-31.23")
@pytest.mark.parametrize("choice", ["hand kanbei", "discard", "replace", "defend", "attack"])
def test_the_second_fight_follows_the_first_however_it_ended(choice: str) -> None:
    tokens = {"heihachi": "kikuchiyo", "kyuzo": "kikuchiyo", "katsushiro": "kikuchiyo"}
    seats = "kikuchiyo kanbei heihachi kyuzo katsushiro"
    state = given(seats, tokens=tokens, lines={"kikuchiyo": "P2-07"}, top="P2-02 P1-13 P3-13")
    play(state, "kikuchiyo: fight", f"kikuchiyo: {choice}")
    if asked(state) == "kanbei":
        play(state, "kanbei: defend")
    assert (asked(state), names(state, "kikuchiyo")) == ("kikuchiyo", {"fight", "done"})


@proves("SS-31.23")
def test_the_second_fight_comes_once_in_a_turn() -> None:
    state = given("kikuchiyo kanbei kyuzo", top="P1-13 P2-13 P3-13")
    play(state, "kikuchiyo: fight", "kikuchiyo: fight")
    assert (line(state, "kikuchiyo"), active(state)) == (["P1-13", "P2-13"], "kanbei")


@proves("SS-31.23")
def test_the_second_fight_belongs_to_the_own_turn() -> None:
    state = given("heihachi kikuchiyo kyuzo", top="P4-13 P2-13")
    play(state, "heihachi: fight", "heihachi: hand kikuchiyo")
    assert line(state, "kikuchiyo") == ["P4-13"]
    assert (active(state), step(state)) == ("kikuchiyo", "choose_action")  # his own turn, no second Fight before it


@proves("SS-31.24")
def test_katsushiro_cannot_replace_the_last_card() -> None:
    last = given("katsushiro kyuzo kanbei", step="play_card", hand="P2-02", raiders=0)
    assert names(last, "katsushiro") == {"attack", "defend"}
    assert refused(last, "katsushiro: replace") == ("SS-12.18",)
    one_more = given("katsushiro kyuzo kanbei", step="play_card", hand="P2-02", top="P1-02", raiders=1)
    assert "replace" in names(one_more, "katsushiro")


@proves("SS-31.24")
def test_the_replaced_card_is_the_lowest_of_the_stack() -> None:
    state = given("katsushiro kyuzo kanbei", step="play_card", hand="P2-02", top="P1-02", bottom="P3-02", raiders=6)
    play(state, "katsushiro: replace")
    assert field(state, "raider_stack") == "unseen*4 P3-02 P2-02"
    assert names(state, "katsushiro") == {"attack", "defend"}
    play(state, "katsushiro: defend")
    assert row(state, "katsushiro") == ["P1-02"]


@proves("SS-31.25")
@pytest.mark.parametrize(
    ("words", "choices"),
    [
        ({}, {"attack", "defend", "discard"}),
        ({"rows": {"kyuzo": "P1-02"}}, {"attack", "discard"}),  # the hat is not free
    ],
)
def test_kyuzo_may_also_defend_with_a_card_of_a_value_in_his_line(words: dict[str, Any], choices: set[str]) -> None:
    state = given(lines={"kyuzo": "P2-07"}, top="P2-02", **words)
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == choices


@proves("SS-31.26")
@pytest.mark.parametrize(
    ("when_over", "drawn", "second"),
    [
        (True, "P3-13", True),  # 11, above 10
        (False, "P3-13", False),
        (True, "P1-13", True),  # 9
        (False, "P1-13", True),
    ],
)
def test_whether_a_second_fight_is_open_above_the_kiai_value(when_over: bool, drawn: str, second: bool) -> None:
    lines = {"kikuchiyo": "P4-03 P4-06"}
    state = given("kikuchiyo kanbei kyuzo", lines=lines, top=drawn, second_fight_when_over=when_over)
    play(state, "kikuchiyo: fight")
    assert line(state, "kikuchiyo")[-1] == drawn
    assert (step(state) == "choose_second_fight") == second
    assert active(state) == ("kikuchiyo" if second else "kanbei")


@proves("SS-31.26")
def test_standing_exactly_on_the_kiai_value_is_not_above_it() -> None:
    lines = {"kikuchiyo": "P4-03 P4-06"}
    words: dict[str, Any] = {"second_fight_when_over": False, "kiai_removal_optional": True}
    state = given("kikuchiyo kanbei kyuzo", lines=lines, top="P2-13", **words)
    play(state, "kikuchiyo: fight", "kikuchiyo: let_pass")  # 10
    assert step(state) == "choose_second_fight"


# 31.31, 31.47 and 31.50 -----------------------------------------------------------------------------------------------


@proves("SS-31.31")
def test_no_talent_blocks_own_and_borrowed_talents_but_neither_kiai_nor_support() -> None:
    lines = {"katsushiro": "P2-07 B6-05"}  # wound, no_talent
    words: dict[str, Any] = {"fields": {"round": 3}, "tokens": {"kyuzo": "katsushiro"}}
    state = given("katsushiro kyuzo kanbei", step="turn", lines=lines, top="P2-02", **words)
    play(state, "katsushiro: second penalty first")
    assert names(state, "katsushiro") == {"fight", "support kyuzo", "support kanbei", "pass"}
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "defend"}  # neither replace nor discard
    play(state, "katsushiro: attack")  # 10
    assert (asked(state), step(state)) == ("katsushiro", "look_at_raiders")


@proves("SS-31.31")
def test_no_talent_of_the_last_turn_does_not_block_the_talent_in_the_turns_of_others() -> None:
    lines = {"katsushiro": "B6-05"}
    state = given("katsushiro heihachi kanbei", step="turn", lines=lines, fields={"round": 3}, top="P1-02 P2-02")
    play(state, "katsushiro: first penalty first", "katsushiro: fight", "katsushiro: defend")
    play(state, "heihachi: fight", "heihachi: hand katsushiro")
    assert names(state, "katsushiro") == {"attack", "replace"}


@proves("SS-31.47")
@pytest.mark.parametrize(
    ("scope", "choices"), [("round", {"attack", "defend", "replace"}), ("turn", {"attack", "defend"})]
)
def test_how_long_the_talent_of_an_absent_samurai_lasts(scope: str, choices: set[str]) -> None:
    # Kyuzo uses Katsushiro's token; in the turn of Heihachi he gets a card.
    state = given("kyuzo heihachi", step="turn", top="P1-13 P2-02", absent_token_scope=scope)
    play(state, "kyuzo: use_token katsushiro", "kyuzo: done", "kyuzo: fight", "kyuzo: attack")
    play(state, "heihachi: done", "heihachi: fight", "heihachi: hand kyuzo")
    assert names(state, "kyuzo") == choices


@proves("SS-31.50")
def test_an_even_card_passed_to_daisuke_is_not_passed_on_by_him() -> None:
    state = given("kyuzo daisuke kanbei heihachi", tokens={"heihachi": "kyuzo"}, top="P2-02")
    play(state, "kyuzo: fight", "kyuzo: hand daisuke")
    assert names(state, "daisuke") == {"attack", "defend"}
    assert refused(state, "daisuke: hand kanbei") == ("SS-12.1",)


@proves("SS-31.50")
def test_an_even_card_passed_to_heihachi_is_passed_on_by_him() -> None:
    state = given("kyuzo heihachi kanbei daisuke", tokens={"heihachi": "kyuzo"}, top="P2-02")
    play(state, "kyuzo: fight", "kyuzo: hand heihachi", "heihachi: hand kanbei")
    assert names(state, "kanbei") == {"attack", "defend"}


# 31.54 and 31.62 ------------------------------------------------------------------------------------------------------


@proves("SS-31.54")
@pytest.mark.parametrize(
    ("locked", "choices"),
    [(True, {"attack", "defend"}), (False, {"attack", "defend", "discard", "hand kyuzo", "hand heihachi"})],
)
def test_the_second_card_of_katsushiro_and_other_talents(locked: bool, choices: set[str]) -> None:
    tokens = {"kyuzo": "katsushiro", "heihachi": "katsushiro"}
    words: dict[str, Any] = {"tokens": tokens, "lines": {"katsushiro": "P4-06"}, "second_card_locked": locked}
    state = given("katsushiro kyuzo heihachi", top="P1-13 P4-03 P2-02", **words)
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "replace"}
    play(state, "katsushiro: replace")
    assert names(state, "katsushiro") == choices
    assert refused(state, "katsushiro: replace") == ("SS-12.26",)
    if locked:
        assert refused(state, "katsushiro: discard") == ("SS-12.26",)
        assert refused(state, "katsushiro: hand kyuzo") == ("SS-12.26",)
    else:
        play(state, "katsushiro: discard")
        assert discards(state) == {"P4-03"}


@proves("SS-31.54")
def test_with_the_other_reading_the_second_card_is_not_replaced_by_the_next_samurai_either() -> None:
    # Daisuke borrows Katsushiro's talent, replaces, and hands the second card to Katsushiro himself.
    words: dict[str, Any] = {"tokens": {"katsushiro": "daisuke"}, "second_card_locked": False}
    state = given("daisuke katsushiro kanbei", top="P2-13 P3-02 P1-02", **words)
    play(state, "daisuke: fight", "daisuke: replace")
    assert names(state, "daisuke") == {"attack", "defend", "hand katsushiro", "hand kanbei"}
    play(state, "daisuke: hand katsushiro")
    assert names(state, "katsushiro") == {"attack", "defend"}
    assert refused(state, "katsushiro: replace") == ("SS-12.26",)


@proves("SS-31.54")
def test_the_lock_ends_with_the_card() -> None:
    # Katsushiro with Kikuchiyo's token replaces in his first Fight, and may replace again in the second.
    state = given("katsushiro kyuzo kikuchiyo", tokens={"kikuchiyo": "katsushiro"}, top="P1-13 P2-13 P3-13")
    play(state, "katsushiro: fight", "katsushiro: replace", "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "replace"}


@proves("SS-31.54")
def test_other_talents_may_be_used_before_the_replacement() -> None:
    tokens = {"katsushiro": "heihachi"}
    state = given("heihachi kyuzo katsushiro", tokens=tokens, top="P4-13 P1-13")
    play(state, "heihachi: fight")
    assert names(state, "heihachi") == {"attack", "replace", "hand kyuzo", "hand katsushiro"}
    play(state, "heihachi: hand katsushiro")
    assert names(state, "katsushiro") == {"attack", "replace"}
    play(state, "katsushiro: replace")
    assert line(state, "katsushiro") == ["P1-13"]


@proves("SS-31.62")
def test_a_token_received_after_the_fight_was_chosen_opens_no_second_fight() -> None:
    lines = {"kyuzo": "P4-03 P4-06"}
    state = given("kyuzo kanbei kikuchiyo", lines=lines, top="P1-13")
    play(state, "kyuzo: fight", "kyuzo: token kikuchiyo", "kyuzo: give kyuzo")
    assert (active(state), token(state, "kikuchiyo")) == ("kanbei", "kikuchiyo")  # back unused


@proves("SS-31.62")
def test_a_token_received_before_the_fight_was_chosen_opens_a_second_fight() -> None:
    # Heihachi's arrow brings Kyuzo to 9 in step A of Heihachi's turn.
    lines = {"heihachi": "P3-03", "kyuzo": "P4-03 P4-06"}
    state = given("heihachi kyuzo kikuchiyo", step="turn", lines=lines, top="P1-13 P3-13")
    play(state, "kyuzo: token kikuchiyo", "kyuzo: give heihachi", "heihachi: fight")
    assert (asked(state), step(state)) == ("heihachi", "choose_second_fight")
    play(state, "heihachi: done")
    assert token(state, "kikuchiyo") == "kikuchiyo"


@proves("SS-31.62")
def test_a_token_received_in_the_own_turn_works_on_later_draws_of_that_turn() -> None:
    # Kikuchiyo hands his first card to Kyuzo, whose Kiai gives him Katsushiro's token for the second Fight.
    lines = {"kyuzo": "P4-03 P3-06"}
    words: dict[str, Any] = {"tokens": {"heihachi": "kikuchiyo"}, "lines": lines}
    state = given("kikuchiyo kyuzo katsushiro heihachi", top="P2-13 P1-13", **words)
    play(state, "kikuchiyo: fight", "kikuchiyo: hand kyuzo")
    play(state, "kyuzo: token katsushiro", "kyuzo: give kikuchiyo", "kikuchiyo: fight")
    assert names(state, "kikuchiyo") == {"attack", "replace"}
    play(state, "kikuchiyo: attack")
    assert (token(state, "katsushiro"), active(state)) == ("katsushiro", "kyuzo")
