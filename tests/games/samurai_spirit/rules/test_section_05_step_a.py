"""Section 5: step A, when penalties are applied. Ignoring them and the fixed list stand in the second file."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    asked,
    discards,
    field,
    given,
    intruder_count,
    line,
    luck,
    names,
    passed,
    pawn_of,
    play,
    refused,
    row,
    stack_size,
    step,
    village,
    wounded,
)
from tests.proof import proves

WITHOUT_PENALTY = ("P1-02", "P1-07", "P2-02", "P2-07", "P3-02", "P3-06", "P4-03", "P4-06")
FREE = {"fight", "support kanbei", "support gorobei", "pass"}
FINAL_ROUND: dict[str, object] = {"round": 3}


def untouched(state: SamuraiSpirit) -> bool:
    """Kyuzo is to act and nothing happened before."""
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    nothing = wounded(state) == set() and village(state) == (5, 6, 3) and intruder_count(state) == 0
    return nothing and names(state, "kyuzo") == FREE and field(state, "restricted") == "none"


@proves("SS-5.1")
def test_with_an_empty_combat_line_step_a_does_nothing() -> None:
    state = given(step="turn", lines={"kanbei": "P1-01", "gorobei": "P3-01"}, rows={"kyuzo": "P2-01 P2-05 P2-09"})
    assert untouched(state)


@proves("SS-5.2")
@pytest.mark.parametrize("card", WITHOUT_PENALTY)
def test_a_last_card_without_penalty_does_nothing(card: str) -> None:
    assert untouched(given(step="turn", lines={"kyuzo": f"P1-01 {card}"}))


@proves("SS-5.2")
@pytest.mark.parametrize("card", WITHOUT_PENALTY)
def test_who_may_ignore_penalties_is_not_asked_when_there_is_none(card: str) -> None:
    tokens = {"kanbei": "kyuzo", "gorobei": "kyuzo"}
    assert step(given(step="turn", lines={"kyuzo": card}, tokens=tokens)) == "choose_action"


@proves("SS-5.3", "SS-29.2")
def test_the_penalty_of_the_last_card_must_be_applied_to_the_active_samurai() -> None:
    state = given(step="turn", lines={"kyuzo": "P2-02 P1-02 P1-01", "kanbei": "P3-02"}, active="kyuzo")
    assert (wounded(state), asked(state), step(state)) == ({"kyuzo"}, "kyuzo", "choose_action")
    burning = given("kanbei kyuzo gorobei", active="kyuzo", step="turn", lines={"kyuzo": "P2-02 P1-02 P3-01"})
    assert (village(burning), wounded(burning), step(burning)) == ((4, 6, 3), set(), "choose_action")


@proves("SS-5.4")
@pytest.mark.parametrize("covered", ["P1-01", "P3-01", "P1-03", "P1-04", "P1-11", "P3-03", "P4-02"])
def test_penalties_of_other_cards_than_the_last_are_not_applied(covered: str) -> None:
    assert untouched(given(step="turn", lines={"kyuzo": f"{covered} P2-02"}))
    below_a_fire = given(step="turn", lines={"kyuzo": f"{covered} P1-13"})
    assert (village(below_a_fire), wounded(below_a_fire), names(below_a_fire, "kyuzo")) == ((4, 6, 3), set(), FREE)


@proves("SS-5.5")
def test_a_penalty_waits_for_the_next_turn_of_who_placed_its_card() -> None:
    state = given(top="P3-13", fields={"passed": "gorobei"})
    play(state, "kyuzo: fight")
    assert (line(state, "kyuzo"), wounded(state)) == (["P3-13"], set())
    # Not in Kanbei's turn either.
    assert asked(state) == "kanbei"
    play(state, "kanbei: support kyuzo")
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "ignore_penalties", set())
    play(state, "kyuzo: ignore nothing")
    assert (wounded(state), step(state)) == ({"kyuzo"}, "choose_action")


@proves("SS-5.6")
def test_a_penalty_is_applied_in_every_later_turn_while_its_card_is_the_last() -> None:
    fields: dict[str, object] = {"passed": "kanbei gorobei"}
    state = given(step="turn", lines={"kyuzo": "P3-01"}, top="P1-02 P1-09 P2-02 P2-07", fields=fields)
    assert village(state) == (4, 6, 3)
    play(state, "kyuzo: fight", "kyuzo: defend")
    assert village(state) == (3, 6, 3)
    play(state, "kyuzo: fight", "kyuzo: defend")
    assert (village(state), row(state, "kyuzo")) == ((2, 6, 3), ["P1-02", "P1-09"])
    # P2-02 covers it.
    play(state, "kyuzo: fight")
    assert (village(state), line(state, "kyuzo")) == ((2, 6, 3), ["P3-01", "P2-02"])


@proves("SS-5.6")
def test_a_penalty_works_again_when_its_card_becomes_the_last_again() -> None:
    # The arrow lifts Kikuchiyo to 10; his Kiai removes P2-02, which covered the fire of Kyuzo.
    lines = {"kyuzo": "P3-01 P2-02", "kanbei": "P3-03", "kikuchiyo": "P4-03 P4-06"}
    state = given("kanbei kikuchiyo kyuzo", step="turn", lines=lines, top="P2-07")
    play(state, "kanbei: ignore nothing", "kikuchiyo: strike kyuzo", "kanbei: pass")
    assert (line(state, "kyuzo"), village(state)) == (["P3-01"], (5, 6, 3))
    play(state, "kikuchiyo: pass")
    assert (asked(state), village(state)) == ("kyuzo", (4, 6, 3))


@proves("SS-5.7")
@pytest.mark.parametrize(("last", "barricades", "hurt"), [("P3-01", 4, set()), ("P3-13", 5, {"kyuzo"})])
def test_step_a_is_carried_out_also_above_the_kiai_value(last: str, barricades: int, hurt: set[str]) -> None:
    state = given(step="turn", lines={"kyuzo": f"P4-03 P4-06 {last}"})
    assert (village(state)[0], wounded(state)) == (barricades, hurt)
    # Then the samurai has to pass.
    assert (pawn_of(state, "kyuzo"), passed(state), asked(state)) == (10, {"kyuzo"}, "kanbei")


@proves("SS-5.8")
@pytest.mark.parametrize(("order", "before"), [("first penalty first", "no_defend"), ("second penalty first", "none")])
def test_of_two_penalties_both_are_applied_in_the_order_the_player_chooses(order: str, before: str) -> None:
    state = given(step="turn", lines={"kyuzo": "B6-04"}, discard="P1-01 P2-01", fields=FINAL_ROUND)
    assert names(state, "kyuzo") == {"first penalty first", "second penalty first"}
    assert refused(state, "kyuzo: ignore all") == ("SS-5.8",)
    size = stack_size(state)
    play(state, f"kyuzo: {order}")
    # While luck chooses the card that is recycled, no_defend works already or not yet.
    assert (step(state), field(state, "restricted"), stack_size(state)) == ("recycle", before, size)
    play(state, "luck: card P2-01")
    assert (step(state), field(state, "restricted"), stack_size(state)) == ("choose_action", "no_defend", size + 1)
    assert (discards(state), wounded(state)) == ({"P1-01"}, set())


@proves("SS-5.8")
@pytest.mark.parametrize("order", ["first penalty first", "second penalty first"])
@pytest.mark.parametrize(("boss", "restriction"), [("B6-05", "no_talent"), ("B6-06", "no_support")])
def test_a_wound_and_a_restriction_are_both_applied(boss: str, restriction: str, order: str) -> None:
    state = play(given(step="turn", lines={"kyuzo": boss}, fields=FINAL_ROUND), f"kyuzo: {order}")
    assert (wounded(state), field(state, "restricted")) == ({"kyuzo"}, restriction)


@proves("SS-5.8", "SS-16.15")
@pytest.mark.parametrize(("boss", "intruders", "barricades"), [("B6-01", 2, 5), ("B6-03", 0, 3)])
def test_the_same_penalty_twice_needs_no_order_and_is_applied_twice(boss: str, intruders: int, barricades: int) -> None:
    state = given(step="turn", lines={"kyuzo": boss}, fields=FINAL_ROUND)
    assert (step(state), intruder_count(state), village(state)[0]) == ("choose_action", intruders, barricades)


@proves("SS-5.9", "SS-5.11", "SS-31.7")
@pytest.mark.parametrize("order", ["first penalty first", "second penalty first"])
def test_the_penalty_that_cannot_be_applied_wounds_once_and_the_other_is_applied(order: str) -> None:
    state = given(step="turn", lines={"kyuzo": "B6-04"}, fields=FINAL_ROUND)
    size = stack_size(state)
    play(state, f"kyuzo: {order}")
    assert (wounded(state), field(state, "restricted"), stack_size(state)) == ({"kyuzo"}, "no_defend", size)


@proves("SS-5.9")
def test_the_wound_instead_of_a_penalty_is_a_wound_like_any_other() -> None:
    fields: dict[str, object] = {"passed": "kanbei", "wounded": "kyuzo", "animal": "kyuzo"}
    state = given(step="turn", lines={"kyuzo": "P3-03"}, fields=fields)
    assert field(state, "result") == "game=samurai_died"


@proves("SS-5.9", "SS-5.10", "SS-31.7")
@pytest.mark.parametrize("card", ["P3-03", "P3-08", "P3-12", "P4-02", "P4-08", "P4-12"])
@pytest.mark.parametrize("gone", ["none", "kanbei", "gorobei", "kanbei gorobei"])
def test_an_arrow_cannot_be_applied_when_its_neighbour_has_passed(card: str, gone: str) -> None:
    state = given(step="turn", lines={"kyuzo": card}, top="P1-13", fields={"passed": gone})
    neighbour = "kanbei" if card.startswith("P3") else "gorobei"
    if neighbour in gone:
        assert (wounded(state), line(state, "kanbei"), line(state, "gorobei")) == ({"kyuzo"}, [], [])
        assert stack_size(state) == 20
    else:
        assert (wounded(state), line(state, neighbour), stack_size(state)) == (set(), ["P1-13"], 19)


@proves("SS-5.10", "SS-31.7")
@pytest.mark.parametrize("card", ["P3-03", "P4-02"])
def test_with_two_samurai_no_arrow_can_be_applied_when_the_other_has_passed(card: str) -> None:
    state = given("kyuzo kanbei", step="turn", lines={"kyuzo": card}, top="P1-13", fields={"passed": "kanbei"})
    play(state, "kyuzo: done")
    assert (wounded(state), line(state, "kanbei"), stack_size(state)) == ({"kyuzo"}, [], 13)


@proves("SS-5.11", "SS-31.7")
def test_recycle_can_be_applied_with_one_card_in_the_discard_pile() -> None:
    state = given(step="turn", lines={"kyuzo": "B6-04"}, discard="P1-01", fields=FINAL_ROUND)
    size = stack_size(state)
    play(state, "kyuzo: first penalty first")
    assert (wounded(state), discards(state), stack_size(state)) == (set(), set(), size + 1)


@proves("SS-5.9", "SS-5.12", "SS-31.7")
def test_drop_defence_cannot_be_applied_with_an_empty_defence_row() -> None:
    rows = {"kanbei": "P1-01 P1-05 P1-09", "gorobei": "P2-01"}
    state = given(step="turn", lines={"kyuzo": "B6-07"}, rows=rows, fields=FINAL_ROUND)
    assert (wounded(state), discards(state), step(state)) == ({"kyuzo"}, set(), "choose_action")
    assert (len(row(state, "kanbei")), len(row(state, "gorobei"))) == (3, 1)


@proves("SS-5.12", "SS-31.7")
@pytest.mark.parametrize("card", ["P1-01", "P1-05", "P1-09"])
def test_drop_defence_can_be_applied_with_one_card(card: str) -> None:
    seats = "kanbei kyuzo gorobei"
    state = given(
        seats, active="kyuzo", step="turn", lines={"kyuzo": "B6-07"}, rows={"kyuzo": card}, fields=FINAL_ROUND
    )
    assert (wounded(state), discards(state), row(state, "kyuzo")) == (set(), {card}, [])


@proves("SS-5.12", "SS-31.7")
def test_drop_defence_with_a_full_row_lets_the_player_choose() -> None:
    rows = {"kyuzo": "P1-01 P1-05 P1-09"}
    state = given(step="turn", lines={"kyuzo": "B6-07"}, rows=rows, fields=FINAL_ROUND)
    assert (wounded(state), names(state, "kyuzo")) == (set(), {"drop hat", "drop farm", "drop doll"})
    play(state, "kyuzo: drop doll")
    assert (wounded(state), discards(state), row(state, "kyuzo")) == (set(), {"P1-05"}, ["P1-01", "P1-09"])


ALONE: dict[str, object] = {"passed": "kanbei gorobei"}
IDLE: dict[str, tuple[str, dict[str, str], dict[str, object], str]] = {
    "no_defend with a full row": ("P1-04", {"kyuzo": "P2-02 P2-05 P2-09"}, {}, "no_defend"),
    "no_support without anybody to support": ("P1-11", {}, ALONE, "no_support"),
    "no_support without the own token": (
        "P1-11",
        {},
        {"tokens": "kyuzo=kanbei kanbei=kanbei gorobei=gorobei"},
        "no_support",
    ),
}


@proves("SS-5.13", "SS-31.7")
@pytest.mark.parametrize("case", IDLE)
def test_a_restriction_without_practical_effect_is_applied_all_the_same(case: str) -> None:
    card, rows, fields, restriction = IDLE[case]
    state = given(step="turn", lines={"kyuzo": card}, rows=rows, fields=fields)
    assert (wounded(state), field(state, "restricted")) == (set(), restriction)


@proves("SS-5.13", "SS-31.7")
def test_no_talent_is_applied_also_where_no_talent_would_be_used() -> None:
    fields = FINAL_ROUND | {"passed": "kanbei gorobei"}
    state = given(step="turn", lines={"kyuzo": "B6-05"}, fields=fields)
    play(state, "kyuzo: second penalty first")
    # One wound only: that of the other icon.
    assert (wounded(state), field(state, "animal"), field(state, "restricted")) == ({"kyuzo"}, "none", "no_talent")


@proves("SS-5.13", "SS-31.7")
@pytest.mark.parametrize("lines", ["B6-02", "P4-03 B6-02"])
def test_must_pass_is_applied_also_to_who_has_to_pass_anyway(lines: str) -> None:
    state = given(step="turn", lines={"kyuzo": lines}, fields=FINAL_ROUND)
    assert (wounded(state), passed(state), asked(state)) == (set(), {"kyuzo"}, "kanbei")


@proves("SS-5.13", "SS-31.7")
def test_fire_without_barricades_and_an_intruder_from_a_short_stack_wound_nobody() -> None:
    fire = given(step="turn", lines={"kyuzo": "P3-01"}, fields={"barricades": 0})
    assert (village(fire), wounded(fire)) == ((0, 5, 3), set())
    intruder = given(step="turn", lines={"kyuzo": "P1-03"}, top="P1-13 P2-13", raiders=2)
    assert (intruder_count(intruder), stack_size(intruder), wounded(intruder)) == (1, 1, set())


@proves("SS-5.13", "SS-31.60")
def test_an_arrow_is_applied_with_the_last_card_of_the_stack() -> None:
    # The card lifts Kanbei to his Kiai, which is asked before the round ends.
    lines = {"kyuzo": "P3-03", "kanbei": "P4-03 P4-06"}
    state = given(step="turn", lines=lines, intruders="P1-01", top="P1-13", raiders=1)
    assert (asked(state), step(state), wounded(state)) == ("kanbei", "discard_intruders", set())
    assert (line(state, "kanbei"), stack_size(state)) == (["P4-03", "P4-06", "P1-13"], 0)
    assert luck(state) == {}
