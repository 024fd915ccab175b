"""Section 25: the two-player game, its tokens of absent samurai."""

from typing import Any

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    active,
    asked,
    field,
    given,
    intruder_count,
    last_turn,
    line,
    names,
    passed,
    play,
    refused,
    stack_size,
    start,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

TWO = "kyuzo kanbei"
ABSENT = {"heihachi", "daisuke", "gorobei", "kikuchiyo", "katsushiro"}  # with Kyuzo and Kanbei in play
TOKENS = {f"use_token {name}" for name in ABSENT}


def gained(talent: str, samurai: str = "kyuzo", **more: Any) -> SamuraiSpirit:
    """Kyuzo and Kanbei, one of whom has the talent of an absent samurai, whose token is used up."""
    fields = {f"gained_{samurai}": talent, "absent_tokens_used": talent, "round": 3}
    return given(TWO, fields=fields, **more)


# 25.1 and 25.2 --------------------------------------------------------------------------------------------------------


@proves("SS-25.1")
@pytest.mark.parametrize(
    ("difficulty", "barricades", "raiders"), [("easy", 5, 12), ("normal", 4, 14), ("hard", 3, 14), ("heroic", 2, 14)]
)
def test_two_players_set_up_as_usual_and_begin_with_step_t0(difficulty: str, barricades: int, raiders: int) -> None:
    state = start(players=2, samurai="kyuzo,kanbei", difficulty=difficulty)
    play(state, "luck: pick kanbei")
    assert village(state) == (barricades, 6, 3)
    assert stack_size(state) == raiders
    assert (asked(state), step(state)) == ("kanbei", "absent_tokens")
    play(state, "kanbei: done")
    assert names(state, "kanbei") == {"fight", "support kyuzo", "pass"}


@proves("SS-25.1", "SS-27.1")
def test_three_players_have_no_step_t0() -> None:
    state = start(players=3, samurai="kyuzo,kanbei,gorobei")
    play(state, "luck: pick kanbei")
    assert step(state) == "choose_action"


@proves("SS-25.2")
def test_the_tokens_of_the_five_absent_samurai_can_be_used_at_first() -> None:
    state = given(TWO, step="turn")
    assert names(state, "kyuzo") == TOKENS | {"done"}
    assert refused(state, "kyuzo: use_token kanbei") == ("SS-25.2",)
    assert refused(state, "kyuzo: use_token kyuzo") == ("SS-25.2",)


@proves("SS-25.2")
def test_every_absent_samurai_has_a_token_also_the_first_and_the_last_of_the_seven() -> None:
    ends = given("daisuke gorobei", step="turn")
    assert names(ends, "daisuke", "use_token") == {
        f"use_token {name}" for name in ("heihachi", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")
    }
    middle = given("heihachi katsushiro", active="katsushiro", step="turn")
    assert names(middle, "katsushiro", "use_token") == {
        f"use_token {name}" for name in ("daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo")
    }


# 25.7 -----------------------------------------------------------------------------------------------------------------


@proves("SS-25.7")
def test_tokens_are_used_before_the_penalty_is_applied() -> None:
    state = given(TWO, step="turn", lines={"kyuzo": "P3-13"})  # 3, wound
    assert (step(state), wounded(state)) == ("absent_tokens", set())
    play(state, "kyuzo: use_token daisuke")
    assert (step(state), wounded(state)) == ("absent_tokens", set())
    play(state, "kyuzo: done")
    assert (step(state), wounded(state)) == ("choose_action", {"kyuzo"})


@proves("SS-25.7")
def test_none_some_or_all_tokens_may_be_used_in_one_turn() -> None:
    none = play(given(TWO, step="turn"), "kyuzo: done")
    assert (field(none, "gained_seat_1"), field(none, "absent_tokens_used")) == ("none", "none")
    two = play(given(TWO, step="turn"), "kyuzo: use_token heihachi", "kyuzo: use_token kikuchiyo", "kyuzo: done")
    assert field(two, "gained_seat_1") == "heihachi kikuchiyo"
    all_five = play(given(TWO, step="turn"), *[f"kyuzo: {name}" for name in sorted(TOKENS)])
    assert step(all_five) == "choose_action"  # nothing is left to ask
    assert set(field(all_five, "gained_seat_1").split()) == ABSENT


@proves("SS-25.7")
def test_only_the_active_samurai_uses_tokens_and_only_at_the_start_of_the_turn() -> None:
    state = given(TWO, step="turn")
    assert refused(state, "kanbei: use_token gorobei") == ("SS-0.14",)
    assert refused(state, "kyuzo: fight") == ("SS-25.7",)
    play(state, "kyuzo: done")
    assert refused(state, "kyuzo: use_token gorobei") == ("SS-4.7",)
    play(state, "kyuzo: pass")
    assert (active(state), step(state)) == ("kanbei", "absent_tokens")
    assert names(state, "kanbei") == TOKENS | {"done"}


# 25.8 and 25.9 --------------------------------------------------------------------------------------------------------


@proves("SS-25.8")
@pytest.mark.parametrize(
    ("talent", "card", "choices"),
    [
        ("heihachi", "P2-02", {"attack", "defend", "discard", "hand kanbei"}),
        ("heihachi", "P3-02", {"attack", "defend", "discard"}),
        ("daisuke", "P3-02", {"attack", "defend", "discard", "hand kanbei"}),
        ("daisuke", "P2-02", {"attack", "defend", "discard"}),
        ("katsushiro", "P2-02", {"attack", "defend", "discard", "replace"}),
        ("gorobei", "P2-02", {"attack", "defend", "discard"}),
        ("kikuchiyo", "P2-02", {"attack", "defend", "discard"}),
    ],
)
def test_a_token_gives_the_talent_in_addition_to_the_own_one(talent: str, card: str, choices: set[str]) -> None:
    state = given(TWO, step="turn", lines={"kyuzo": "P2-07 P3-06"}, top=card)  # a 2 and a 3, no penalty
    play(state, f"kyuzo: use_token {talent}", "kyuzo: done", "kyuzo: fight")
    assert names(state, "kyuzo") == choices


@proves("SS-25.8")
def test_a_kikuchiyo_token_opens_a_second_fight() -> None:
    state = given(TWO, step="turn", top="P1-13 P2-13")  # no symbols
    play(state, "kyuzo: use_token kikuchiyo", "kyuzo: done", "kyuzo: fight")
    assert (asked(state), step(state)) == ("kyuzo", "choose_second_fight")
    play(state, "kyuzo: fight")
    assert line(state, "kyuzo") == ["P1-13", "P2-13"]


@proves("SS-25.8", "SS-31.47")
def test_the_talent_lasts_for_the_later_turns_of_the_round() -> None:
    state = given(TWO, step="turn", top="P1-13 P2-13 P4-03")
    play(state, "kyuzo: use_token heihachi", "kyuzo: done", "kyuzo: fight", "kanbei: done", "kanbei: fight")
    assert field(state, "gained_seat_1") == "heihachi"
    play(state, "kyuzo: done", "kyuzo: fight")
    assert "hand kanbei" in names(state, "kyuzo")


@proves("SS-25.8")
def test_only_the_samurai_that_used_the_token_has_the_talent() -> None:
    state = given(TWO, step="turn", top="P1-13 P4-03")
    play(state, "kyuzo: use_token heihachi", "kyuzo: done", "kyuzo: fight", "kanbei: done", "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend"}


@proves("SS-31.47", "SS-25.8")
def test_with_the_other_reading_the_talent_ends_with_the_turn() -> None:
    state = given(TWO, step="turn", top="P4-13 P2-13 P4-03", absent_token_scope="turn")
    play(state, "kyuzo: use_token heihachi", "kyuzo: done", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "hand kanbei"}
    play(state, "kyuzo: attack", "kanbei: use_token daisuke", "kanbei: done", "kanbei: fight")
    assert (field(state, "gained_seat_1"), field(state, "gained_seat_2")) == ("none", "none")
    assert refused(state, "kyuzo: use_token heihachi") == ("SS-25.9",)
    play(state, "kyuzo: done", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend", "discard"}


@proves("SS-25.9")
def test_a_used_token_cannot_be_used_again_by_anyone() -> None:
    state = given(TWO, step="turn", top="P1-13")
    play(state, "kyuzo: use_token heihachi")
    assert refused(state, "kyuzo: use_token heihachi") == ("SS-25.9",)
    play(state, "kyuzo: done", "kyuzo: fight")
    assert names(state, "kanbei") == TOKENS - {"use_token heihachi"} | {"done"}
    assert refused(state, "kanbei: use_token heihachi") == ("SS-25.9",)


@proves("SS-25.9", "SS-25.15")
def test_a_used_token_stays_used_in_the_next_round_and_its_talent_is_gone() -> None:
    fields: dict[str, object] = {"gained_kyuzo": "katsushiro", "absent_tokens_used": "katsushiro"}
    state = last_turn(TWO, fields=fields)
    play(state, "kyuzo: fight")
    assert (field(state, "round"), active(state)) == ("2", "kanbei")
    assert (field(state, "gained_seat_1"), field(state, "absent_tokens_used")) == ("none", "katsushiro")
    assert names(state, "kanbei") == TOKENS - {"use_token katsushiro"} | {"done"}
    play(state, "kanbei: done", "kanbei: pass", "kyuzo: done", "kyuzo: fight", "luck: card P4-06")
    assert names(state, "kyuzo") == {"attack", "defend"}  # no replace


# 25.10 to 25.12 -------------------------------------------------------------------------------------------------------


@proves("SS-25.10")
def test_using_a_token_is_not_support_and_costs_no_card() -> None:
    state = given(TWO, step="turn")
    play(state, "kyuzo: use_token heihachi", "kyuzo: use_token daisuke", "kyuzo: done")
    assert (stack_size(state), intruder_count(state)) == (14, 0)
    assert names(state, "kyuzo") == {"fight", "support kanbei", "pass"}


@proves("SS-25.10")
def test_a_samurai_under_no_support_may_use_tokens() -> None:
    state = given(TWO, step="turn", lines={"kyuzo": "P1-11"})  # 1, no_support
    play(state, "kyuzo: use_token heihachi", "kyuzo: done")
    assert names(state, "kyuzo") == {"fight", "pass"}
    assert field(state, "gained_seat_1") == "heihachi"


@proves("SS-25.10")
def test_a_samurai_that_has_to_pass_may_use_tokens_before() -> None:
    state = given(TWO, step="turn", lines={"kyuzo": "P4-06 P4-03 P2-07"})  # 10, above 9
    assert names(state, "kyuzo") == TOKENS | {"done"}
    play(state, "kyuzo: use_token heihachi", "kyuzo: done")
    assert passed(state) == {"kyuzo"}
    assert field(state, "absent_tokens_used") == "heihachi"
    assert "use_token heihachi" not in names(state, "kanbei")


@proves("SS-25.11", "SS-31.47")
def test_a_gained_talent_works_outside_the_own_turn() -> None:
    fields = {
        "gained_kyuzo": "daisuke",
        "gained_kanbei": "katsushiro",
        "absent_tokens_used": "daisuke katsushiro",
        "round": 3,
    }
    state = given(TWO, fields=fields, top="P3-02 P1-13")
    play(state, "kyuzo: fight", "kyuzo: hand kanbei")
    assert names(state, "kanbei") == {"attack", "defend", "replace"}
    play(state, "kanbei: replace")
    assert line(state, "kanbei") == ["P1-13"]


@proves("SS-25.11", "SS-31.31")
def test_no_talent_suspends_gained_talents_for_that_turn_only() -> None:
    state = gained("katsushiro", step="turn", lines={"kyuzo": "B6-05"}, top="P2-07 P4-13 P1-02")  # wound, no_talent
    play(state, "kyuzo: done", "kyuzo: first penalty first", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend"}  # no replace
    play(state, "kyuzo: attack", "kanbei: done", "kanbei: fight", "kyuzo: done", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend", "replace"}


@proves("SS-25.11")
def test_a_talent_suspended_in_the_own_turn_serves_in_the_next_turn_of_somebody_else() -> None:
    fields = {
        "gained_kyuzo": "katsushiro",
        "gained_kanbei": "daisuke",
        "absent_tokens_used": "daisuke katsushiro",
        "round": 3,
    }
    state = given(TWO, step="turn", fields=fields, lines={"kyuzo": "B6-05"}, top="P1-02 P3-02")
    play(state, "kyuzo: done", "kyuzo: second penalty first", "kyuzo: fight", "kyuzo: defend")
    play(state, "kanbei: done", "kanbei: fight", "kanbei: hand kyuzo")
    assert names(state, "kyuzo") == {"attack", "replace"}


@proves("SS-25.12")
@pytest.mark.parametrize(
    ("other", "token_of", "card"), [("kanbei", "gorobei", "P4-13"), ("gorobei", "kanbei", "P3-13")]
)
def test_a_token_used_in_t0_can_ignore_the_penalty_of_the_same_turn(other: str, token_of: str, card: str) -> None:
    state = given(f"kyuzo {other}", step="turn", lines={"kyuzo": card})  # wound
    play(state, f"kyuzo: use_token {token_of}", "kyuzo: done")
    assert names(state, "kyuzo") == {"ignore nothing", "ignore all"}
    play(state, "kyuzo: ignore all")
    assert (step(state), wounded(state)) == ("choose_action", set())


@proves("SS-25.12")
@pytest.mark.parametrize(
    ("other", "token_of", "card"), [("kanbei", "gorobei", "P3-13"), ("gorobei", "kanbei", "P4-13")]
)
def test_a_token_of_the_wrong_parity_ignores_nothing(other: str, token_of: str, card: str) -> None:
    state = given(f"kyuzo {other}", step="turn", lines={"kyuzo": card})
    play(state, f"kyuzo: use_token {token_of}", "kyuzo: done")
    assert (step(state), wounded(state)) == ("choose_action", {"kyuzo"})


# 25.13 to 25.15 -------------------------------------------------------------------------------------------------------


@proves("SS-25.13", "SS-31.35")
def test_tokens_of_absent_samurai_are_not_moved_by_the_kyuzo_kiai() -> None:
    state = given(TWO, lines={"kyuzo": "P4-03 P4-06"}, top="P1-13")
    play(state, "kyuzo: fight")  # 9
    assert names(state, "kyuzo") == {"skip", "token kyuzo", "token kanbei"}
    assert refused(state, "kyuzo: token seat_3") == ("SS-14.19",)
    assert refused(state, "kyuzo: use_token heihachi") == ("SS-13.3",)


@proves("SS-25.13")
def test_tokens_of_absent_samurai_are_not_moved_by_support() -> None:
    state = gained("heihachi")
    assert names(state, "kyuzo", "support") == {"support kanbei"}
    assert refused(state, "kyuzo: support seat_3") == ("SS-9.3",)
    play(state, "kyuzo: support kanbei")
    assert (field(state, "gained_seat_1"), field(state, "gained_seat_2")) == ("heihachi", "none")


@proves("SS-25.14")
def test_support_with_the_own_token_stays_available() -> None:
    state = given(TWO, step="turn")
    play(state, "kyuzo: use_token heihachi", "kyuzo: done", "kyuzo: support kanbei")
    assert token(state, "kyuzo") == "kanbei"
    assert (stack_size(state), intruder_count(state)) == (13, 1)
    assert names(state, "kanbei") == TOKENS - {"use_token heihachi"} | {"done"}


@proves("SS-25.15")
def test_gained_talents_end_when_the_samurai_passes() -> None:
    state = gained("katsushiro", lines={"kanbei": "P3-06"})
    play(state, "kyuzo: pass")
    assert field(state, "gained_seat_1") == "none"
    kept = gained("katsushiro", "kanbei")
    play(kept, "kyuzo: pass")
    assert field(kept, "gained_seat_2") == "katsushiro"


@proves("SS-25.15")
def test_gained_talents_of_everybody_end_when_the_stack_runs_out() -> None:
    used = "katsushiro heihachi"
    fields: dict[str, object] = {"gained_kyuzo": "katsushiro", "gained_kanbei": "heihachi", "absent_tokens_used": used}
    state = last_turn(TWO, gaps={"kanbei": "doll"}, fields=fields)
    play(state, "kyuzo: fight")
    assert step(state) == "lose_family"  # in the middle of the end-of-round steps
    assert (field(state, "gained_seat_1"), field(state, "gained_seat_2")) == ("none", "none")
