"""Section 31: rulings about the end of a round."""

from typing import Any

import pytest

from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    field,
    given,
    intruder_count,
    last_turn,
    line,
    luck,
    passed,
    play,
    protected,
    result,
    round_ends,
    stack_size,
    step,
    story,
    token,
    village,
    wounded,
)
from tests.proof import proves

# 31.29 ----------------------------------------------------------------------------------------------------------------

# Kanbei, wounded and without a hat, ends the round with 12: above 9, but his animal Kiai value.
KANBEI_FLIPS: dict[str, Any] = {
    "active": "kanbei",
    "gaps": {"kanbei": "hat"},
    "lines": {"kanbei": "P4-03 P3-06 P1-02"},
    "intruders": "P1-13 P2-13 P3-13",
}


@proves("SS-31.29")
@pytest.mark.parametrize("at_round_end", [False, True])
def test_whether_a_flip_in_the_end_of_round_steps_reaches_the_kiai(at_round_end: bool) -> None:
    state = round_ends(**KANBEI_FLIPS, fields={"wounded": "kanbei"}, kiai_at_round_end=at_round_end)
    assert animals(state) == {"kanbei"}
    if at_round_end:
        assert (asked(state), step(state)) == ("kanbei", "discard_intruders")
        assert field(state, "round_is_ending") == "1"
        play(state, "kanbei: use")
        # Three intruders and his first card are gone before the round goes on.
        assert story(state, "intruder_discarded", "first_card_discarded", "round_began") == [
            "intruder_discarded P1-13 SS-14.12",
            "intruder_discarded P2-13 SS-14.12",
            "intruder_discarded P3-13 SS-14.12",
            "first_card_discarded kanbei P4-03 SS-13.4",
            "round_began 2 24 SS-21.5",
        ]
    assert field(state, "round") == "2"
    assert ("kiai" in [text.split()[0] for text in story(state)]) == at_round_end


@proves("SS-31.29")
def test_a_passed_samurai_has_no_kiai_at_the_end_of_a_round_in_either_reading() -> None:
    for at_round_end in (False, True):
        words = KANBEI_FLIPS | {"active": "kyuzo", "lines": {"kanbei": "P4-03 P3-06 P1-02 P4-04"}}
        fields: dict[str, object] = {"wounded": "kanbei", "passed": "kanbei"}
        state = round_ends(**words, fields=fields, kiai_at_round_end=at_round_end)
        assert (animals(state), field(state, "round"), story(state, "kiai")) == ({"kanbei"}, "2", [])


@proves("SS-31.29")
@pytest.mark.parametrize(("placed", "farmsteads"), [("defend", 6), ("attack", 5)])
def test_later_checks_look_at_the_boards_as_they_are_after_such_a_kiai(placed: str, farmsteads: int) -> None:
    # Daisuke ends the round with 11, flips for want of a hat, and may put the last farm card left in time for step 2.
    words: dict[str, Any] = {"gaps": {"daisuke": "hat farm"}, "lines": {"daisuke": "P4-03 P3-06"}}
    fields: dict[str, object] = {"wounded": "daisuke"}
    state = last_turn("daisuke kanbei kyuzo", top="P4-09", fields=fields, kiai_at_round_end=True, **words)
    play(state, "daisuke: fight", "daisuke: attack")
    assert (step(state), animals(state)) == ("move_card", {"daisuke"})
    play(state, "daisuke: take daisuke", "daisuke: give daisuke", f"daisuke: {placed}")
    play(state, "daisuke: skip")
    assert (field(state, "round"), village(state)[1]) == ("2", farmsteads)


# 31.39 and 31.43 ------------------------------------------------------------------------------------------------------


@proves("SS-31.39")
def test_nothing_else_of_the_turn_happens_when_the_last_raider_leaves_in_step_a() -> None:
    # The first intruder icon takes the last raider: the second is left out, and so is the action.
    lines = {"kyuzo": "B6-01"}
    state = last_turn(round=3, lines=lines, step="turn", gaps={"gorobei": "doll"})
    assert (step(state), intruder_count(state), stack_size(state)) == ("lose_family", 1, 0)
    assert (wounded(state), passed(state), active(state)) == (set(), set(), "kyuzo")


@proves("SS-31.39")
def test_a_pending_penalty_is_left_out_when_the_stack_is_empty() -> None:
    # The wound turns Gorobei's board; his 12 is a Kiai that discards the last three raiders before no_support comes.
    lines = {"gorobei": "P4-03 P2-07 B6-06"}  # 12: no_support, wound
    fields: dict[str, object] = {"wounded": "gorobei", "round": 3}
    words: dict[str, Any] = {"step": "turn", "round": 3, "gaps": {"kyuzo": "doll"}, "top": "P1-13 P2-13 P4-13"}
    state = last_turn("gorobei kanbei kyuzo", lines=lines, fields=fields, **words)
    state.listen()
    play(state, "gorobei: ignore nothing", "gorobei: second penalty first", "gorobei: use")
    assert (step(state), stack_size(state)) == ("lose_family", 0)
    assert story(state, "penalty") == ["penalty gorobei wound SS-16.2"]


@proves("SS-31.39")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_second_fight_is_left_out_when_the_first_took_the_last_raider(cards: int) -> None:
    top = " ".join(["P4-13", "P3-13"][:cards])
    state = last_turn("kikuchiyo kanbei kyuzo", gaps={"kyuzo": "doll"}, top=top)
    play(state, "kikuchiyo: fight")
    assert step(state) == ("lose_family" if cards == 1 else "choose_second_fight")


@proves("SS-31.39")
def test_a_kiai_of_the_last_raider_is_resolved_before_the_round_ends() -> None:
    state = last_turn(lines={"kyuzo": "P3-06 P2-06"}, gaps={"kanbei": "doll"})
    play(state, "kyuzo: fight")  # 9
    assert step(state) == "move_token"
    play(state, "kyuzo: skip")
    assert (step(state), line(state, "kyuzo")) == ("lose_family", ["P2-06", "P4-13"])


@proves("SS-31.39")
@pytest.mark.parametrize("action", ["fight", "support gorobei"])
def test_borrowed_tokens_go_back_when_the_stack_runs_out(action: str) -> None:
    state = last_turn(tokens={"kanbei": "kyuzo"})
    play(state, f"kyuzo: {action}")
    assert (field(state, "round"), token(state, "kanbei")) == ("2", "kanbei")


@proves("SS-31.39")
def test_borrowed_tokens_go_back_after_the_last_pass() -> None:
    state = last_turn(tokens={"kanbei": "kyuzo"}, fields={"passed": "kanbei gorobei"})
    play(state, "kyuzo: pass")
    assert (field(state, "round"), token(state, "kanbei")) == ("2", "kanbei")


@proves("SS-31.43")
@pytest.mark.parametrize(("arrow", "neighbour"), [("P3-03", "kanbei"), ("P4-02", "gorobei")])
def test_the_last_active_samurai_is_the_one_whose_turn_it_was(arrow: str, neighbour: str) -> None:
    rows = protected("kyuzo kanbei gorobei")
    state = given(
        step="turn",
        rows=rows,
        lines={"kyuzo": arrow, neighbour: "P4-03"},
        top="P1-13",
        raiders=1,
        fields={"families": "barricade repel"},
    )
    assert (field(state, "round"), active(state)) == ("2", "kanbei")


@proves("SS-31.43")
def test_the_samurai_to_whom_the_last_card_was_handed_is_not_the_last_active_one() -> None:
    state = last_turn("heihachi kanbei kyuzo")
    play(state, "heihachi: fight", "heihachi: hand kyuzo")
    assert (field(state, "round"), active(state)) == ("2", "kanbei")


# 31.40 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.40")
@pytest.mark.parametrize(
    ("last", "order"),
    [
        ("kyuzo", ["kyuzo", "kanbei", "gorobei"]),
        ("kanbei", ["kanbei", "gorobei", "kyuzo"]),
        ("gorobei", ["gorobei", "kyuzo", "kanbei"]),
    ],
)
def test_the_samurai_are_handled_clockwise_from_the_last_active_one(last: str, order: list[str]) -> None:
    gaps = dict.fromkeys(order, "hat farm")
    state = round_ends(active=last, gaps=gaps)
    told = story(state, "no_hat", "no_farm")
    assert told == [f"no_hat {name} SS-17.9" for name in order] + [f"no_farm {name} SS-17.10" for name in order]


@proves("SS-31.40")
def test_the_order_decides_at_which_samurai_the_game_is_lost() -> None:
    fields: dict[str, object] = {"animal": "kyuzo kanbei", "wounded": "kyuzo kanbei"}
    state = round_ends(active="kanbei", gaps={"kyuzo": "hat", "kanbei": "hat"}, fields=fields)
    assert (result(state), story(state, "died")) == ("samurai_died", ["died kanbei SS-15.7"])


# 31.42 and 31.51 ------------------------------------------------------------------------------------------------------


@proves("SS-31.42")
def test_a_bonus_without_a_target_is_lost() -> None:
    state = round_ends(fields={"families": "heal barricade repel"})  # nobody hurt, all barricades, no intruders
    assert (field(state, "round"), village(state), wounded(state)) == ("2", (5, 6, 3), set())
    assert story(state, "healed", "barricade_added", "intruder_discarded") == []


@proves("SS-31.42")
def test_the_three_bonuses_touch_different_things() -> None:
    fields: dict[str, object] = {"families": "heal barricade repel", "wounded": "gorobei", "barricades": 3}
    state = round_ends(fields=fields, intruders="P1-09 P1-13")  # flames, then none
    assert (field(state, "round"), village(state), wounded(state)) == ("2", (4, 6, 3), set())
    assert story(state, "intruder_discarded", "intruder_burns", "intruder_harmless") == [
        "intruder_discarded P1-09 SS-19.5",
        "intruder_harmless P1-13 SS-20.4",
    ]


@proves("SS-31.51")
@pytest.mark.parametrize(
    ("hurt", "only_wounded", "picks"),
    [
        ("kanbei daisuke", True, {"pick kanbei": 1, "pick daisuke": 1}),
        ("kanbei daisuke", False, {"pick kyuzo": 2, "pick kanbei": 1, "pick daisuke": 1}),  # 2 unhurt as one outcome
        ("kyuzo gorobei daisuke", False, {"pick kyuzo": 1, "pick kanbei": 1, "pick gorobei": 1, "pick daisuke": 1}),
        ("gorobei", False, {"pick kyuzo": 3, "pick gorobei": 1}),
    ],
)
def test_who_may_be_healed_by_the_family(hurt: str, only_wounded: bool, picks: dict[str, int]) -> None:
    fields: dict[str, object] = {"families": "heal", "wounded": hurt}
    state = round_ends("kyuzo kanbei gorobei daisuke", fields=fields, heal_only_wounded=only_wounded)
    assert (step(state), luck(state)) == ("heal_somebody", picks)


@proves("SS-31.51")
def test_a_single_wounded_samurai_is_healed_for_certain() -> None:
    state = round_ends(fields={"families": "heal", "wounded": "gorobei"})
    assert (field(state, "round"), wounded(state)) == ("2", set())


@proves("SS-31.51")
@pytest.mark.parametrize(("pick", "left"), [("kyuzo", {"kanbei"}), ("kanbei", set())])
def test_with_the_other_reading_an_unhurt_pick_heals_nobody(pick: str, left: set[str]) -> None:
    state = round_ends(fields={"families": "heal", "wounded": "kanbei"}, heal_only_wounded=False)
    play(state, f"luck: pick {pick}")
    assert (field(state, "round"), wounded(state)) == ("2", left)
