"""Section 31: rulings about penalties, wounds and restrictions."""

from typing import Any

import pytest

from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    discards,
    field,
    fight_and_attack,
    given,
    intruder_count,
    line,
    names,
    passed,
    pawn_of,
    play,
    refused,
    result,
    row,
    stack_size,
    step,
    village,
    wounded,
)
from tests.proof import proves

# 31.7 -----------------------------------------------------------------------------------------------------------------


@proves("SS-31.7")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("P3-03", {"fields": {"passed": "kanbei"}}),  # draw_left, and the left neighbour has passed
        ("P4-02", {"fields": {"passed": "gorobei"}}),  # draw_right, and the right one has
        ("B6-07", {"fields": {"round": 3}}),  # drop_defence without a defence row
    ],
)
def test_what_cannot_be_applied_is_a_wound_instead(card: str, words: dict[str, Any]) -> None:
    state = given(step="turn", lines={"kyuzo": card}, **words)
    assert (wounded(state), step(state)) == ({"kyuzo"}, "choose_action")
    assert (line(state, "kanbei"), line(state, "gorobei")) == ([], [])


@proves("SS-31.7")
def test_recycle_without_a_discard_pile_is_a_wound_instead() -> None:
    state = given(step="turn", lines={"kyuzo": "B6-04"}, fields={"round": 3})
    play(state, "kyuzo: second penalty first")
    assert (wounded(state), field(state, "restricted")) == ({"kyuzo"}, "no_defend")
    possible = given(step="turn", lines={"kyuzo": "B6-04"}, fields={"round": 3}, discard="P1-02")
    play(possible, "kyuzo: second penalty first")
    assert (wounded(possible), discards(possible)) == (set(), set())


@proves("SS-31.7")
@pytest.mark.parametrize(
    ("card", "words", "restricted"),
    [
        ("P1-11", {"tokens": {"kyuzo": "kanbei"}}, "no_support"),  # he could not support anyway
        ("P1-11", {"fields": {"passed": "kanbei gorobei"}}, "no_support"),  # nor here, being alone
        ("P1-04", {"rows": {"kyuzo": "P1-02 P1-07 P1-12"}}, "no_defend"),  # his row is full anyway
        ("P3-03", {"fields": {"passed": "gorobei"}, "top": "P1-02"}, "none"),  # the left neighbour is there
        ("P4-02", {"fields": {"passed": "kanbei"}, "top": "P1-02"}, "none"),  # the right one is
        ("P1-09", {"fields": {"barricades": 0}}, "none"),  # fire has a fallback of its own
        ("P1-03", {"raiders": 2}, "none"),  # intruder
    ],
)
def test_everything_else_can_always_be_applied(card: str, words: dict[str, Any], restricted: str) -> None:
    state = given(step="turn", lines={"kyuzo": card}, **words)
    assert (wounded(state), field(state, "restricted")) == (set(), restricted)
    assert step(state) == "choose_action"


@proves("SS-31.7")
def test_must_pass_can_be_applied_to_a_samurai_that_has_to_pass_anyway() -> None:
    lines = {"kyuzo": "P4-03 B6-02"}  # 10
    state = given(step="turn", lines=lines, fields={"round": 3})
    assert (passed(state), wounded(state)) == ({"kyuzo"}, set())


# 31.8 -----------------------------------------------------------------------------------------------------------------


@proves("SS-31.8")
@pytest.mark.parametrize(
    ("choice", "restricted", "hurt"),
    [
        ("ignore nothing", "no_talent", {"gorobei"}),
        ("ignore first", "no_talent", set()),
        ("ignore second", "none", {"gorobei"}),
        ("ignore all", "none", set()),
    ],
)
def test_one_or_both_icons_of_a_boss_may_be_ignored_also_no_talent(
    choice: str, restricted: str, hurt: set[str]
) -> None:
    lines = {"gorobei": "B6-05"}  # wound, no_talent
    state = given("gorobei kyuzo kanbei", step="turn", lines=lines, fields={"round": 3})
    assert names(state, "gorobei") == {"ignore nothing", "ignore first", "ignore second", "ignore all"}
    play(state, f"gorobei: {choice}")
    if choice == "ignore nothing":
        assert step(state) == "penalty_order"  # no_talent does not take back what was decided before
        play(state, "gorobei: second penalty first")
    assert (field(state, "restricted"), wounded(state)) == (restricted, hurt)


@proves("SS-31.8")
def test_the_decision_comes_before_any_penalty_of_the_card() -> None:
    state = given("gorobei kyuzo kanbei", step="turn", lines={"gorobei": "B6-03"}, fields={"round": 3})  # fire, fire
    assert (step(state), village(state)) == ("ignore_penalties", (5, 6, 3))
    assert names(state, "gorobei") == {"ignore nothing", "ignore first", "ignore all"}  # the icons are alike
    assert refused(state, "gorobei: fight") == ("SS-5.14",)
    play(state, "gorobei: ignore first")
    assert village(state) == (4, 6, 3)


@proves("SS-31.8")
def test_an_ignored_penalty_is_never_impossible() -> None:
    lines = {"gorobei": "B6-04"}  # no_defend, recycle, and nothing was discarded
    ignored = given("gorobei kyuzo kanbei", step="turn", lines=lines, fields={"round": 3})
    play(ignored, "gorobei: ignore second")
    assert (wounded(ignored), field(ignored, "restricted")) == (set(), "no_defend")
    applied = given("gorobei kyuzo kanbei", step="turn", lines=lines, fields={"round": 3})
    play(applied, "gorobei: ignore first")
    assert (wounded(applied), field(applied, "restricted")) == ({"gorobei"}, "none")


# 31.9 and 31.37 -------------------------------------------------------------------------------------------------------


@proves("SS-31.9")
def test_a_pending_penalty_is_applied_although_its_card_has_gone() -> None:
    # The wound turns Kikuchiyo's board, his 13 is a Kiai, and he strikes the boss whose no_talent is still pending.
    lines = {"kikuchiyo": "P4-03 P3-06 B6-05"}
    fields = {"round": 3, "wounded": "kikuchiyo"}
    state = given("kikuchiyo kanbei kyuzo", step="turn", lines=lines, fields=fields, top="P1-13")
    play(state, "kikuchiyo: first penalty first")
    assert (step(state), field(state, "restricted")) == ("strike", "none")
    play(state, "kikuchiyo: strike kikuchiyo", "kikuchiyo: skip")
    assert (line(state, "kikuchiyo"), discards(state)) == (["P3-06"], {"B6-05", "P4-03"})
    assert field(state, "restricted") == "no_talent"
    play(state, "kikuchiyo: fight")
    assert active(state) == "kanbei"  # no second Fight


@proves("SS-31.9")
def test_a_card_that_comes_into_the_line_in_step_a_adds_no_penalty() -> None:
    # The arrow brings Daisuke to 8; his Kiai moves that card, with its wound, to the active Kyuzo.
    lines = {"kyuzo": "P3-03", "daisuke": "P4-03"}
    state = given("kyuzo daisuke kanbei", step="turn", lines=lines, top="P4-13")
    play(state, "daisuke: take daisuke", "daisuke: give kyuzo")
    assert (line(state, "kyuzo"), wounded(state)) == (["P3-03", "P4-13"], set())
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-31.37")
def test_two_wounds_come_one_after_the_other_with_the_kiai_between_them() -> None:
    # Two fires burn two farmsteads on Hard; both random wounds hit Kyuzo, whose 12 is his animal Kiai value.
    lines = {"kyuzo": "P4-03 P2-07 B6-03"}
    fields: dict[str, object] = {"round": 3, "wounded": "kyuzo", "barricades": 0}
    state = given(step="turn", lines=lines, fields=fields, difficulty="hard")
    play(state, "luck: reverse random_wound", "luck: pick kyuzo")
    assert (animals(state), wounded(state), step(state)) == ({"kyuzo"}, set(), "move_token")
    assert village(state) == (0, 5, 3)  # the second fire waits
    play(state, "kyuzo: skip", "kyuzo: skip")
    assert (line(state, "kyuzo"), village(state)) == (["P2-07", "B6-03"], (0, 4, 3))
    play(state, "luck: reverse random_wound", "luck: pick kyuzo")
    assert (animals(state), wounded(state), result(state)) == ({"kyuzo"}, {"kyuzo"}, "open")


@proves("SS-31.37")
def test_the_last_of_several_wounds_may_be_the_death() -> None:
    fields: dict[str, object] = {"round": 3, "animal": "kyuzo", "barricades": 0}
    state = given(step="turn", lines={"kyuzo": "B6-03"}, fields=fields, difficulty="hard")
    play(state, "luck: reverse random_wound", "luck: pick kyuzo")
    assert (wounded(state), result(state)) == ({"kyuzo"}, "open")
    play(state, "luck: reverse random_wound", "luck: pick kyuzo")
    assert result(state) == "samurai_died"


# 31.38 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.38")
def test_the_same_icon_twice_is_applied_twice() -> None:
    intruders = given(step="turn", lines={"kyuzo": "B6-01"}, fields={"round": 3}, raiders=9)
    assert (intruder_count(intruders), stack_size(intruders), step(intruders)) == (2, 7, "choose_action")
    fires = given(step="turn", lines={"kyuzo": "B6-03"}, fields={"round": 3})
    assert village(fires) == (3, 6, 3)
    last = given(step="turn", lines={"kyuzo": "B6-03"}, fields={"round": 3, "barricades": 1})
    assert village(last) == (0, 5, 3)


# 31.10 and 31.12 ------------------------------------------------------------------------------------------------------


@proves("SS-31.10")
@pytest.mark.parametrize(
    ("card", "story"),
    [("P2-13", ["attacked"]), ("P3-13", ["attacked", "kiai"]), ("P4-13", ["attacked", "defeated", "barricade_lost"])],
)
def test_a_placement_is_append_total_comparison_and_then_the_case(card: str, story: list[str]) -> None:
    state = given(lines={"kyuzo": "P4-03 P2-02"}, top=card)
    events = state.listen()
    fight_and_attack(state)
    told = [event for event in events if event.id.removeprefix("event-") in (*story, "kiai", "defeated")]
    assert [event.id.removeprefix("event-") for event in told] == story
    assert told[0].values["total"] == 6 + int(card[1])
    assert line(state, "kyuzo") == ["P4-03", "P2-02", card]  # also while the Kiai waits to be resolved
    assert pawn_of(state, "kyuzo") == 6 + int(card[1])


@proves("SS-31.12")
@pytest.mark.parametrize(("every_card", "barricades"), [(True, 4), (False, 5)])
def test_a_further_card_on_a_defeated_samurai(every_card: bool, barricades: int) -> None:
    # Gorobei's arrow makes Kyuzo, who is at 11, draw a 1.
    lines = {"kyuzo": "P4-06 P4-03 P3-06", "gorobei": "P3-03"}
    state = given(active="gorobei", step="turn", lines=lines, top="P1-02", case3_every_card=every_card)
    assert line(state, "kyuzo")[-1] == "P1-02"
    assert village(state) == (barricades, 6, 3)


@proves("SS-31.12")
@pytest.mark.parametrize("every_card", [True, False])
def test_the_card_that_crosses_the_kiai_value_always_costs_a_barricade(every_card: bool) -> None:
    words: dict[str, Any] = {"case3_every_card": every_card, "kiai_removal_optional": True}
    below = given(lines={"kyuzo": "P4-06 P4-03"}, top="P2-13", **words)
    play(below, "kyuzo: fight")  # from 8 to 10
    assert village(below) == (4, 6, 3)
    on_it = given(lines={"kyuzo": "P4-06 P4-03 P1-02"}, top="P2-13", **words)
    play(on_it, "kyuzo: fight")  # from exactly 9 to 11
    assert village(on_it) == (4, 6, 3)


@proves("SS-31.12")
def test_removals_and_flips_never_cost_a_barricade() -> None:
    # Kikuchiyo strikes the last card of Kyuzo, who stays above 9.
    lines = {"kikuchiyo": "P4-03 P3-02", "kyuzo": "P4-06 P4-05 P3-06 P2-07"}
    removal = given("kikuchiyo kyuzo kanbei", lines=lines, top="P3-13")
    play(removal, "kikuchiyo: fight", "kikuchiyo: strike kyuzo")
    assert (line(removal, "kyuzo"), village(removal)) == (["P4-06", "P4-05", "P3-06"], (5, 6, 3))
    flip = given(step="turn", lines={"kyuzo": "P4-06 P4-03 P3-06 P2-10"}, fields={"wounded": "kyuzo"})  # 13
    assert (animals(flip), passed(flip), village(flip)) == ({"kyuzo"}, {"kyuzo"}, (5, 6, 3))


# 31.58 and 31.60 ------------------------------------------------------------------------------------------------------


@proves("SS-31.58")
def test_no_defend_covers_a_card_that_daisuke_gives_himself_in_his_restricted_turn() -> None:
    lines = {"daisuke": "P1-02 P3-06 P1-04"}  # no_defend
    state = given("daisuke kanbei kyuzo", step="turn", lines=lines, top="P3-02")
    play(state, "daisuke: fight", "daisuke: attack")  # 8
    other = state.clone()
    play(state, "daisuke: take daisuke", "daisuke: give daisuke")
    assert line(state, "daisuke") == ["P3-06", "P1-04", "P3-02"]  # only attack was left; then the first card went
    play(other, "daisuke: take daisuke", "daisuke: give kyuzo")  # a hat, and Kyuzo is not restricted
    assert names(other, "kyuzo") == {"attack", "defend"}


@proves("SS-31.58")
def test_no_defend_covers_a_card_given_to_the_active_samurai() -> None:
    # Kyuzo passes an odd card on to Daisuke in a turn in which he may not defend; Daisuke gives one back.
    lines = {"kyuzo": "P1-04", "daisuke": "P1-02 P4-03"}
    tokens = {"daisuke": "kyuzo"}
    state = given("kyuzo daisuke kanbei", step="turn", lines=lines, tokens=tokens, top="P3-02")
    play(state, "kyuzo: fight")
    assert refused(state, "kyuzo: defend") == ("SS-7.9",)
    play(state, "kyuzo: hand daisuke", "daisuke: attack", "daisuke: take daisuke", "daisuke: give kyuzo")
    assert line(state, "kyuzo") == ["P1-04", "P3-02"]
    assert active(state) == "daisuke"


@proves("SS-31.58")
def test_a_samurai_restricted_in_its_last_turn_may_defend_in_the_turn_of_another() -> None:
    lines = {"kyuzo": "P1-04", "daisuke": "P1-02 P4-03"}
    state = given("kyuzo daisuke kanbei", step="turn", lines=lines, top="P2-13 P3-02")
    play(state, "kyuzo: fight")
    assert active(state) == "daisuke"
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take daisuke", "daisuke: give kyuzo")
    assert names(state, "kyuzo") == {"attack", "defend"}
    play(state, "kyuzo: defend")
    assert row(state, "kyuzo") == ["P3-02"]


@proves("SS-31.60")
@pytest.mark.parametrize(("arrow", "neighbour"), [("P3-03", "kanbei"), ("P4-02", "gorobei")])
def test_an_arrow_that_takes_the_last_raider_is_no_wound(arrow: str, neighbour: str) -> None:
    rows = {"kyuzo": "P1-02 P1-12 P1-07", "kanbei": "P2-02 P2-12 P2-07", "gorobei": "P3-02 P3-12"}
    lines = {neighbour: "P4-03", "kyuzo": arrow}
    state = given(step="turn", rows=rows, lines=lines, top="P1-13", raiders=1)
    assert step(state) == "lose_family"  # Gorobei has no doll: the round is over, without an action of Kyuzo
    assert (wounded(state), line(state, neighbour), passed(state)) == (set(), ["P4-03", "P1-13"], set())
    assert active(state) == "kyuzo"
