"""Section 14: the Kiai of Heihachi and Daisuke (SS-14.1 to SS-14.9, SS-14.28 to SS-14.31)."""

from typing import Any

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    animals,
    asked,
    at_kiai,
    discards,
    field,
    given,
    line,
    names,
    pawn_of,
    play,
    refused,
    row,
    step,
    village,
    wounded,
)
from tests.proof import proves

HEIHACHI = "heihachi kyuzo gorobei kanbei"
DAISUKE = "daisuke kyuzo gorobei kanbei"
# Kyuzo's last card has a doll; Kanbei has passed, and Gorobei has nothing.
TABLE = {"kyuzo": "P2-06 P1-07", "kanbei": "P1-03 P3-06"}
PASSED: dict[str, object] = {"passed": "kanbei"}


@proves("SS-14.1", "SS-14.3")
@pytest.mark.parametrize(("difficulty", "most"), [("easy", 7), ("normal", 6), ("hard", 5), ("heroic", 4)])
def test_heihachi_adds_a_barricade_up_to_the_starting_number(difficulty: str, most: int) -> None:
    for before in (0, 1, most - 1):
        state = at_kiai(HEIHACHI, fields={"barricades": before}, difficulty=difficulty)
        assert (asked(state), names(state, "heihachi")) == ("heihachi", {"use", "skip"})
        skipped = play(state.clone(), "heihachi: skip")
        assert village(skipped) == (before, 6, 3)
        play(state, "heihachi: use")
        assert village(state) == (before + 1, 6, 3)
        assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    full = at_kiai(HEIHACHI, difficulty=difficulty)
    assert (asked(full), village(full)) == ("kyuzo", (most, 6, 3))


@proves("SS-14.1")
def test_heihachi_heals_nobody_on_the_human_side() -> None:
    state = at_kiai(HEIHACHI, fields={"barricades": 5, "wounded": "heihachi kyuzo"})
    play(state, "heihachi: use")
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "choose_action", {"heihachi", "kyuzo"})


@proves("SS-14.2", "SS-10.8", "SS-31.19")
@pytest.mark.parametrize("healed", ["heihachi", "gorobei", "kanbei"])
def test_heihachi_heals_anybody_on_the_animal_side(healed: str) -> None:
    fields = {"wounded": "heihachi gorobei kanbei", "passed": "kanbei", "animal": "kanbei"}
    state = at_kiai(HEIHACHI, "animal", fields=fields)
    assert names(state, "heihachi") == {"skip", "heal heihachi", "heal gorobei", "heal kanbei"}
    assert refused(state, "heihachi: heal kyuzo") == ("SS-15.11",)
    assert refused(state, "heihachi: use") == ("SS-13.3",)
    play(state, f"heihachi: heal {healed}")
    assert wounded(state) == {"heihachi", "gorobei", "kanbei"} - {healed}
    assert animals(state) == {"heihachi", "kanbei"}
    assert (asked(state), discards(state)) == ("kyuzo", {"P4-03"})


@proves("SS-14.2", "SS-31.19")
def test_with_the_option_a_passed_samurai_cannot_be_chosen() -> None:
    fields = {"wounded": "gorobei kanbei", "passed": "kanbei"}
    state = at_kiai(HEIHACHI, "animal", fields=fields, heal_passed=False)
    assert names(state, "heihachi") == {"skip", "heal gorobei"}
    assert refused(state, "heihachi: heal kanbei") == ("SS-31.19",)
    assert refused(state, "heihachi: heal kyuzo") == ("SS-15.11",)
    alone = at_kiai(HEIHACHI, "animal", fields={"wounded": "kanbei", "passed": "kanbei"}, heal_passed=False)
    assert asked(alone) == "kyuzo", "there is nobody to choose"


@proves("SS-14.4", "SS-14.2", "SS-31.33")
@pytest.mark.parametrize(("barricade", "after"), [("use", 4), ("skip", 3)])
@pytest.mark.parametrize(("heal", "left"), [("heal gorobei", set()), ("skip", {"gorobei"})])
def test_each_half_of_the_animal_effect_of_heihachi_may_be_used_alone(
    barricade: str, after: int, heal: str, left: set[str]
) -> None:
    state = at_kiai(HEIHACHI, "animal", fields={"wounded": "gorobei", "barricades": 3})
    play(state, f"heihachi: {barricade}", f"heihachi: {heal}")
    assert (village(state)[0], wounded(state), asked(state)) == (after, left, "kyuzo")


@proves("SS-14.4", "SS-13.16")
def test_the_half_that_is_impossible_is_left_out() -> None:
    full = at_kiai(HEIHACHI, "animal", fields={"wounded": "gorobei"})
    assert names(full, "heihachi") == {"skip", "heal gorobei"}
    unhurt = at_kiai(HEIHACHI, "animal", fields={"barricades": 3})
    assert names(unhurt, "heihachi") == {"use", "skip"}
    assert asked(play(unhurt, "heihachi: use")) == "kyuzo"


def daisuke_takes(source: str, side: str = "human", **more: Any) -> SamuraiSpirit:
    """Daisuke reached his Kiai, Kanbei has passed, and he took the last card of this samurai."""
    table: dict[str, Any] = {"lines": TABLE, "fields": PASSED} | more
    return play(at_kiai(DAISUKE, side, **table), f"daisuke: take {source}")


@proves("SS-14.5", "SS-14.28", "SS-10.4")
def test_daisuke_takes_the_last_card_of_anybody_in_the_round_who_has_one() -> None:
    state = at_kiai(DAISUKE, lines=TABLE, fields=PASSED)
    assert names(state, "daisuke") == {"skip", "take daisuke", "take kyuzo"}
    assert refused(state, "daisuke: take gorobei") == ("SS-14.28",)
    assert refused(state, "daisuke: take kanbei") == ("SS-10.4",)
    assert refused(state, "daisuke: attack") == ("SS-14.5",)
    assert refused(state, "kyuzo: take kyuzo") == ("SS-0.14",)
    play(state, "daisuke: take kyuzo")
    assert (line(state, "kyuzo"), field(state, "hand")) == (["P2-06"], "card=P1-07")


@proves("SS-14.5", "SS-10.3")
def test_daisuke_gives_the_card_to_anybody_in_the_round() -> None:
    state = daisuke_takes("kyuzo")
    assert (asked(state), names(state, "daisuke")) == ("daisuke", {"give daisuke", "give kyuzo", "give gorobei"})
    assert refused(state, "daisuke: give kanbei") == ("SS-10.3",)
    assert refused(state, "daisuke: skip") == ("SS-14.5",)
    assert refused(state, "kyuzo: give kyuzo") == ("SS-0.14",)


@proves("SS-14.5")
def test_daisuke_may_leave_all_cards_where_they_are() -> None:
    state = play(at_kiai(DAISUKE, lines=TABLE, fields=PASSED), "daisuke: skip")
    assert (line(state, "kyuzo"), line(state, "daisuke")) == (["P2-06", "P1-07"], ["P1-02", "P3-13"])
    assert asked(state) == "kyuzo"


@proves("SS-14.5", "SS-14.9")
def test_on_the_human_side_daisuke_moves_one_card_only() -> None:
    state = play(daisuke_takes("kyuzo"), "daisuke: give gorobei", "gorobei: attack")
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert (line(state, "gorobei"), line(state, "daisuke")) == (["P1-07"], ["P1-02", "P3-13"])


@proves("SS-14.6", "SS-0.14", "SS-31.61")
@pytest.mark.parametrize("recipient", ["daisuke", "kyuzo", "gorobei"])
@pytest.mark.parametrize("placement", ["attack", "defend"])
def test_the_recipient_places_the_card_left_or_right(recipient: str, placement: str) -> None:
    state = play(daisuke_takes("kyuzo"), f"daisuke: give {recipient}")
    assert (asked(state), step(state)) == (recipient, "given_card")
    assert names(state, recipient) == {"attack", "defend"}
    assert refused(state, "kanbei: attack") == ("SS-0.14",)
    assert refused(state, f"{recipient}: fight") == ("SS-14.6",)
    play(state, f"{recipient}: {placement}")
    assert ("P1-07" in line(state, recipient)) is (placement == "attack")
    assert (row(state, recipient) == ["P1-07"]) is (placement == "defend")


@proves("SS-14.6")
def test_a_card_without_symbol_can_only_go_right() -> None:
    state = play(daisuke_takes("daisuke"), "daisuke: give gorobei")
    assert (line(state, "gorobei"), asked(state)) == (["P3-13"], "kyuzo")


@proves("SS-14.6")
def test_a_symbol_that_lies_there_already_can_only_go_right() -> None:
    taken = play(daisuke_takes("kyuzo", rows={"gorobei": "P2-07"}), "daisuke: give gorobei")
    assert (line(taken, "gorobei"), row(taken, "gorobei")) == (["P1-07"], ["P2-07"])
    other = play(daisuke_takes("kyuzo", rows={"gorobei": "P1-04 P1-11"}), "daisuke: give gorobei")
    assert names(other, "gorobei") == {"attack", "defend"}
    waiting = play(daisuke_takes("kyuzo", rows={"daisuke": "P2-07"}), "daisuke: give gorobei")
    assert names(waiting, "gorobei") == {"attack", "defend"}, "only the row of the recipient counts"


@proves("SS-14.6", "SS-31.58")
def test_no_defend_holds_for_the_active_samurai_only() -> None:
    fields: dict[str, object] = {"restricted": "no_defend"} | PASSED
    own = play(daisuke_takes("kyuzo", fields=fields), "daisuke: give daisuke")
    assert (row(own, "daisuke"), "P1-07" in line(own, "daisuke")) == ([], True)
    other = play(daisuke_takes("kyuzo", fields=fields), "daisuke: give gorobei")
    assert names(other, "gorobei") == {"attack", "defend"}


@proves("SS-14.6")
@pytest.mark.parametrize(
    ("recipient", "hand", "clause"),
    [("gorobei", "P3-13", "SS-7.7"), ("gorobei", "P1-07", "SS-7.8"), ("daisuke", "P1-07", "SS-7.9")],
)
def test_a_position_that_waits_for_the_only_placement_says_why(recipient: str, hand: str, clause: str) -> None:
    state = given(
        DAISUKE,
        step=f"end_of_kiai(0) given_card({DAISUKE.split().index(recipient)},1)",
        hand=hand,
        lines={"daisuke": "P4-03 P1-02 P3-02"},
        rows={"gorobei": "P2-07"},
        fields={"kiai_of": "daisuke", "restricted": "no_defend"},
    )
    assert names(state, recipient) == {"attack"}
    assert refused(state, f"{recipient}: defend") == (clause,)


@proves("SS-14.6", "SS-11.7", "SS-31.20")
@pytest.mark.parametrize("recipient", ["heihachi", "kyuzo", "katsushiro"])
def test_no_talent_works_on_a_card_that_daisuke_gave(recipient: str) -> None:
    lines = {recipient: "P2-02", "gorobei": "P2-07"}
    state = at_kiai(f"daisuke {recipient} gorobei", lines=lines)
    play(state, "daisuke: take gorobei", f"daisuke: give {recipient}")
    assert names(state, recipient) == {"attack", "defend"}


@proves("SS-14.7")
def test_both_pawns_are_moved() -> None:
    state = play(daisuke_takes("kyuzo"), "daisuke: give gorobei", "gorobei: attack")
    assert (pawn_of(state, "kyuzo"), pawn_of(state, "gorobei"), pawn_of(state, "daisuke")) == (2, 1, 4)
    left = play(daisuke_takes("kyuzo"), "daisuke: give gorobei", "gorobei: defend")
    assert (pawn_of(left, "kyuzo"), pawn_of(left, "gorobei")) == (2, 0)


@proves("SS-14.7")
@pytest.mark.parametrize(
    ("cards", "total", "reached", "barricades"),
    [("P4-05 P1-01", 8, False, 6), ("P4-05 P2-01", 9, True, 6), ("P4-05 P3-01", 10, False, 5)],
)
def test_a_card_placed_right_leads_to_one_of_the_three_cases(
    cards: str, total: int, reached: bool, barricades: int
) -> None:
    state = daisuke_takes("kyuzo", lines={"kyuzo": "P3-06", "gorobei": cards})
    play(state, "daisuke: give gorobei", "gorobei: attack")
    assert (pawn_of(state, "gorobei"), village(state)[0]) == (total, barricades)
    assert (step(state) == "discard_raiders") is reached


@proves("SS-14.7")
def test_a_card_placed_left_leads_to_none() -> None:
    state = daisuke_takes("kyuzo", lines=TABLE | {"gorobei": "P4-05 P4-01"})
    play(state, "daisuke: give gorobei", "gorobei: defend")
    assert (step(state), line(state, "gorobei")) == ("choose_action", ["P4-05", "P4-01"])


@proves("SS-14.8", "SS-31.34")
def test_a_card_given_back_to_its_line_costs_no_barricade() -> None:
    state = daisuke_takes("gorobei", lines={"gorobei": "P4-05 P4-01 P3-06"})
    play(state, "daisuke: give gorobei", "gorobei: attack")
    assert (line(state, "gorobei"), village(state)) == (["P4-05", "P4-01", "P3-06"], (6, 6, 3))
    assert asked(state) == "kyuzo"


@proves("SS-14.8", "SS-31.34")
@pytest.mark.parametrize("source", ["daisuke", "gorobei"])
def test_a_card_given_back_to_its_line_reaches_no_kiai(source: str) -> None:
    """Gorobei stands on his value because an option let him; Daisuke is in his Kiai anyhow."""
    state = daisuke_takes(source, lines={"gorobei": "P4-05 P4-01 P1-13"}, kiai_on_decrease=False)
    play(state, f"daisuke: give {source}")
    assert (line(state, "gorobei"), line(state, "daisuke")) == (["P4-05", "P4-01", "P1-13"], ["P1-02", "P3-13"])
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-14.8", "SS-31.34", "SS-13.9")
def test_a_card_given_back_to_the_left_can_reach_the_kiai() -> None:
    state = daisuke_takes("gorobei", lines={"gorobei": "P4-05 P4-01 P1-01 P3-06"})
    play(state, "daisuke: give gorobei", "gorobei: defend")
    assert (asked(state), step(state), row(state, "gorobei")) == ("gorobei", "discard_raiders", ["P3-06"])


@proves("SS-14.9", "SS-14.31")
def test_on_the_animal_side_daisuke_moves_two_cards_independently() -> None:
    state = daisuke_takes("kyuzo", "animal")
    play(state, "daisuke: give gorobei", "gorobei: attack")
    assert (asked(state), names(state, "daisuke")) == (
        "daisuke",
        {"skip", "take daisuke", "take kyuzo", "take gorobei"},
    )
    assert line(state, "daisuke") == ["P4-03", "P4-06", "P3-13"], "step 2 comes after both"
    play(state, "daisuke: take gorobei", "daisuke: give daisuke", "daisuke: defend")
    assert (asked(state), step(state)) == ("kyuzo", "choose_action"), "there is no third use"
    assert (line(state, "gorobei"), row(state, "daisuke")) == ([], ["P1-07"])
    assert line(state, "daisuke") == ["P4-06", "P3-13"]


@proves("SS-14.9", "SS-14.31")
def test_the_second_use_of_daisuke_is_optional() -> None:
    state = play(daisuke_takes("kyuzo", "animal"), "daisuke: give gorobei", "gorobei: attack", "daisuke: skip")
    assert (asked(state), step(state), line(state, "gorobei")) == ("kyuzo", "choose_action", ["P1-07"])
    unused = play(at_kiai(DAISUKE, "animal", lines=TABLE, fields=PASSED), "daisuke: skip")
    assert (asked(unused), step(unused)) == ("kyuzo", "choose_action")


@proves("SS-14.29", "SS-31.30")
def test_in_a_transfer_the_recipient_goes_first_and_the_source_follows() -> None:
    lines = {"gorobei": "P4-04 P3-01 P2-01 P2-13", "kanbei": "P4-05 P3-04"}
    state = at_kiai("daisuke gorobei kanbei", "animal", lines=lines, intruders="P1-07")
    play(state, "daisuke: take gorobei", "daisuke: give kanbei")
    assert (asked(state), pawn_of(state, "kanbei"), pawn_of(state, "gorobei")) == ("kanbei", 9, 9)
    play(state, "kanbei: skip")
    assert (asked(state), step(state)) == ("gorobei", "discard_raiders")
    assert (line(state, "kanbei"), line(state, "gorobei")) == (["P3-04", "P2-13"], ["P4-04", "P3-01", "P2-01"])
    play(state, "gorobei: skip")
    assert (asked(state), step(state)) == ("daisuke", "move_card"), "and then comes the second use"
    assert (line(state, "gorobei"), discards(state)) == (["P3-01", "P2-01"], {"P4-05", "P4-04"})


@proves("SS-14.29", "SS-14.7")
def test_the_village_is_hit_before_the_source_reaches_its_kiai() -> None:
    lines = {"gorobei": "P4-04 P3-01 P2-01 P2-13", "kanbei": "P4-05 P4-08"}
    state = at_kiai("daisuke gorobei kanbei", lines=lines)
    assert village(state) == (5, 6, 3)
    play(state, "daisuke: take gorobei", "daisuke: give kanbei")
    assert (asked(state), village(state)) == ("gorobei", (4, 6, 3))


@proves("SS-14.31", "SS-14.29")
def test_the_second_card_of_daisuke_is_chosen_after_all_kiai_of_the_first() -> None:
    """Gorobei's Kiai, which the first transfer caused, discards his first card; only then Daisuke chooses again."""
    state = at_kiai("daisuke gorobei kanbei", "animal", lines={"gorobei": "P3-04 P3-01"})
    play(state, "daisuke: take daisuke", "daisuke: give gorobei")
    assert (asked(state), step(state)) == ("gorobei", "discard_raiders")
    assert refused(state, "daisuke: take daisuke") == ("SS-0.14",)
    play(state, "gorobei: skip")
    assert (asked(state), line(state, "gorobei")) == ("daisuke", ["P3-01", "P3-13"])
    play(state, "daisuke: take gorobei", "daisuke: give kanbei")
    assert (line(state, "gorobei"), line(state, "kanbei")) == (["P3-01"], ["P3-13"])
