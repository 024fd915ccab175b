"""Section 31: rulings about the effects of the Kiai."""

from typing import Any

import pytest

from tests.games.samurai_spirit.given import (
    active,
    asked,
    at_kiai,
    discards,
    field,
    fight_and_attack,
    given,
    intruder_count,
    line,
    names,
    play,
    refused,
    row,
    stack_size,
    step,
    story,
    token,
    village,
    wounded,
)
from tests.proof import proves

# 31.32 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.32")
@pytest.mark.parametrize(
    ("side", "intruders", "gone"),
    [
        ("human", "P1-13", {"P1-13"}),
        ("human", "P1-13 P2-13", {"P1-13", "P2-13"}),
        ("human", "P1-13 P2-13 P4-13", {"P1-13", "P2-13"}),
        ("animal", "P1-13 P2-13", {"P1-13", "P2-13"}),
        ("animal", "P1-13 P2-13 P4-13", {"P1-13", "P2-13", "P4-13"}),
        ("animal", "P1-13 P2-13 P4-13 P4-11", {"P1-13", "P2-13", "P4-13"}),
    ],
)
def test_kanbei_discards_as_many_intruders_as_there_are(side: str, intruders: str, gone: set[str]) -> None:
    state = at_kiai("kanbei gorobei kyuzo", side, intruders=intruders)
    assert names(state, "kanbei") == {"use", "skip"}  # how many is no choice
    play(state, "kanbei: use")
    assert discards(state) == gone | {"P4-03"}
    assert intruder_count(state) == len(intruders.split()) - len(gone)


@proves("SS-31.32")
def test_kanbei_without_intruders_does_nothing() -> None:
    state = at_kiai("kanbei gorobei kyuzo")
    assert (discards(state), active(state)) == ({"P4-03"}, "gorobei")


@proves("SS-31.32")
@pytest.mark.parametrize(("side", "left"), [("human", 1), ("animal", 1), ("animal", 2)])
def test_gorobei_discards_as_many_raiders_as_there_are(side: str, left: int) -> None:
    # Gorobei and Kyuzo have no doll, so luck is asked at the end of the round.
    top = ["P1-13", "P2-13"][:left]
    rows = {"gorobei": "P3-03 P3-12", "kanbei": "P2-03 P2-12 P2-08", "kyuzo": "P1-03 P1-12"}
    state = at_kiai("gorobei kanbei kyuzo", side, top=" ".join(top), raiders=left + 1, rows=rows)
    assert names(state, "gorobei") == {"use", "skip"}
    play(state, "gorobei: use")
    assert set(top) <= discards(state)
    assert (stack_size(state), step(state)) == (0, "lose_family")


@proves("SS-31.32")
@pytest.mark.parametrize("samurai", ["gorobei", "katsushiro"])
def test_with_an_empty_raider_stack_their_kiai_has_no_effect(samurai: str) -> None:
    seats = f"{samurai} kanbei kyuzo"
    rows = {samurai: "P3-03 P3-12", "kanbei": "P2-03 P2-12 P2-08", "kyuzo": "P1-03 P1-12 P1-08"}
    state = at_kiai(seats, raiders=1, rows=rows)
    assert (step(state), "P4-03" in discards(state)) == ("lose_family", True)  # step 2 came, and the round is over


@proves("SS-31.32")
@pytest.mark.parametrize(
    ("side", "left", "seen"), [("human", 1, 1), ("human", 4, 2), ("animal", 2, 2), ("animal", 4, 3)]
)
def test_katsushiro_turns_over_as_many_raiders_as_there_are(side: str, left: int, seen: int) -> None:
    top = ["P1-13", "P2-13", "P4-13", "P4-11"][:left]
    state = at_kiai("katsushiro kanbei kyuzo", side, top=" ".join(top), raiders=left + 1)
    play(state, "katsushiro: use")
    if seen > 1:
        assert names(state, "katsushiro") == {f"card {card}" for card in top[:seen]}
        play(state, *[f"katsushiro: card {card}" for card in reversed(top[1:seen])])
    assert field(state, "raider_stack").split() == [*reversed(top[:seen]), *top[seen:]]


# 31.33 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.33")
@pytest.mark.parametrize(
    ("barricade", "heal", "village_after", "wounded_after"),
    [
        ("use", "heal kyuzo", (5, 6, 3), set()),
        ("use", "skip", (5, 6, 3), {"kyuzo"}),
        ("skip", "heal kyuzo", (4, 6, 3), set()),
        ("skip", "skip", (4, 6, 3), {"kyuzo"}),
    ],
)
def test_heihachi_may_use_either_half_of_his_animal_kiai(
    barricade: str, heal: str, village_after: tuple[int, int, int], wounded_after: set[str]
) -> None:
    fields = {"barricades": 4, "wounded": "kyuzo"}
    state = at_kiai("heihachi kanbei kyuzo", "animal", fields=fields)
    assert names(state, "heihachi") == {"use", "skip"}
    play(state, f"heihachi: {barricade}")
    assert names(state, "heihachi") == {"skip", "heal kyuzo"}
    play(state, f"heihachi: {heal}")
    assert (village(state), wounded(state)) == (village_after, wounded_after)
    assert discards(state) == {"P4-03"}


@proves("SS-31.33")
def test_heihachi_does_the_half_that_is_possible() -> None:
    only_heal = at_kiai("heihachi kanbei kyuzo", "animal", fields={"wounded": "heihachi"})
    assert names(only_heal, "heihachi") == {"skip", "heal heihachi"}
    only_barricade = at_kiai("heihachi kanbei kyuzo", "animal", fields={"barricades": 4})
    assert names(only_barricade, "heihachi") == {"use", "skip"}
    play(only_barricade, "heihachi: use")
    assert (active(only_barricade), village(only_barricade)) == ("kanbei", (5, 6, 3))
    human = at_kiai("heihachi kanbei kyuzo", fields={"barricades": 4, "wounded": "kyuzo"})
    play(human, "heihachi: use")
    assert (active(human), village(human), wounded(human)) == ("kanbei", (5, 6, 3), {"kyuzo"})


@proves("SS-31.33")
@pytest.mark.parametrize(("gives", "builds"), [(True, True), (True, False), (False, True), (False, False)])
def test_kyuzo_may_use_either_half_of_his_animal_kiai(gives: bool, builds: bool) -> None:
    state = at_kiai("kyuzo kanbei gorobei", "animal", fields={"barricades": 4})
    play(state, *(["kyuzo: token kyuzo", "kyuzo: give gorobei"] if gives else ["kyuzo: skip"]))
    assert names(state, "kyuzo") == {"use", "skip"}
    play(state, "kyuzo: use" if builds else "kyuzo: skip")
    assert token(state, "kyuzo") == ("gorobei" if gives else "kyuzo")
    assert village(state) == (5 if builds else 4, 6, 3)


@proves("SS-31.33")
def test_kyuzo_adds_a_barricade_also_when_no_token_can_be_moved() -> None:
    tokens = {"kanbei": "kyuzo", "gorobei": "kyuzo"}
    fields: dict[str, object] = {"barricades": 4, "passed": "kanbei gorobei"}
    state = at_kiai("kyuzo kanbei gorobei", "animal", tokens=tokens, fields=fields)
    assert (step(state), names(state, "kyuzo")) == ("add_barricade", {"use", "skip"})
    full = at_kiai("kyuzo kanbei gorobei", "animal")
    play(full, "kyuzo: skip")
    assert active(full) == "kanbei"  # no barricade is missing


# 31.34 ----------------------------------------------------------------------------------------------------------------


@proves("SS-31.34")
def test_a_card_given_back_to_the_same_combat_line_has_no_consequence() -> None:
    lines = {"kyuzo": "P4-04 P4-06 P3-06"}  # 11, above 9
    state = at_kiai("daisuke kyuzo kanbei", lines=lines)
    state.listen()
    play(state, "daisuke: take kyuzo", "daisuke: give kyuzo", "kyuzo: attack")
    assert (line(state, "kyuzo"), village(state)) == (["P4-04", "P4-06", "P3-06"], (5, 6, 3))
    assert story(state, "kiai", "defeated", "barricade_lost") == []


@proves("SS-31.34")
def test_daisukes_own_last_card_given_back_reaches_no_kiai() -> None:
    state = at_kiai("daisuke kyuzo kanbei")
    state.listen()
    play(state, "daisuke: take daisuke", "daisuke: give daisuke")  # back to 8; then step 2
    assert (line(state, "daisuke"), story(state, "kiai")) == (["P1-02", "P3-13"], [])


@proves("SS-31.34")
def test_a_card_may_be_given_back_to_the_left_side_of_its_owner() -> None:
    state = at_kiai("daisuke kyuzo kanbei", lines={"kyuzo": "P4-04 P4-06 P3-06"})
    play(state, "daisuke: take kyuzo", "daisuke: give kyuzo", "kyuzo: defend")
    assert (line(state, "kyuzo"), row(state, "kyuzo")) == (["P4-04", "P4-06"], ["P3-06"])


@proves("SS-31.34")
def test_a_card_defended_by_its_owner_may_leave_the_total_on_the_kiai_value() -> None:
    state = at_kiai("daisuke kyuzo kanbei", lines={"kyuzo": "P4-04 P4-06 P1-07 P2-07"})
    play(state, "daisuke: take kyuzo", "daisuke: give kyuzo", "kyuzo: defend")  # from 11 to 9
    assert (asked(state), step(state)) == ("kyuzo", "move_token")


# 31.35 and 31.36 ------------------------------------------------------------------------------------------------------


@proves("SS-31.35")
@pytest.mark.parametrize("at_home_only", [False, True])
def test_kyuzo_moves_any_token_or_only_those_at_home_of_samurai_in_the_round(at_home_only: bool) -> None:
    words: dict[str, Any] = {"tokens": {"gorobei": "daisuke"}, "fields": {"passed": "kanbei"}}
    state = at_kiai("kyuzo kanbei gorobei daisuke", kiai_tokens_at_home=at_home_only, **words)
    at_home = {"skip", "token kyuzo", "token daisuke"}
    assert names(state, "kyuzo") == (at_home if at_home_only else at_home | {"token gorobei", "token kanbei"})
    if at_home_only:
        assert refused(state, "kyuzo: token gorobei") == ("SS-31.35",)  # lent already
        assert refused(state, "kyuzo: token kanbei") == ("SS-31.35",)  # passed
    play(state, "kyuzo: token daisuke")
    assert names(state, "kyuzo") == {"give kyuzo", "give gorobei"}
    assert refused(state, "kyuzo: give daisuke") == ("SS-14.19",)  # its owner has it
    play(state, "kyuzo: give gorobei")
    assert token(state, "daisuke") == "gorobei"


@proves("SS-31.35")
def test_with_tokens_at_home_only_kyuzo_alone_in_the_round_moves_no_token() -> None:
    state = at_kiai("kyuzo kanbei gorobei", fields={"passed": "kanbei gorobei"}, kiai_tokens_at_home=True)
    assert (discards(state), step(state)) == ({"P4-03"}, "choose_action")


@proves("SS-31.36")
def test_face_up_cards_stay_face_up_in_their_place_and_lie_face_down_elsewhere() -> None:
    # Katsushiro looks at two cards; Kyuzo supports, then Kanbei fights the second one.
    state = fight_and_attack(given("katsushiro kyuzo kanbei", lines={"katsushiro": "P4-03 P3-02"}, top="P3-13"))
    play(state, "katsushiro: use", "luck: card P1-13", "luck: card P2-02", "katsushiro: card P2-02")
    assert field(state, "raider_stack").startswith("P2-02 P1-13 unseen")
    play(state, "kyuzo: support kanbei")
    assert (field(state, "intruder_stack"), intruder_count(state)) == ("P2-02", 1)
    assert "P2-02" not in discards(state)
    play(state, "kanbei: fight")
    assert line(state, "kanbei") == ["P1-13"]


@proves("SS-31.36")
def test_a_shuffle_turns_face_up_cards_face_down() -> None:
    lines = {"kyuzo": "B6-04"}  # no_defend, recycle
    words: dict[str, Any] = {"step": "turn", "fields": {"round": 3}, "top": "P1-13 P2-02", "discard": "P4-03"}
    state = given(lines=lines, **words)
    play(state, "kyuzo: first penalty first")
    assert set(field(state, "raider_stack").partition("*")[0].split()) == {"unseen_1"}
    play(state, "kyuzo: fight")
    assert {"card P1-13", "card P2-02", "card P4-03"} <= names(state, "luck")
