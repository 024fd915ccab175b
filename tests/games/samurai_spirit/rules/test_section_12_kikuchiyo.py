"""Section 12: Kikuchiyo's second Fight (SS-12.13 to SS-12.15, SS-12.25, SS-12.27 and SS-12.28)."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    asked,
    discards,
    field,
    given,
    handed_to,
    line,
    names,
    pawn_of,
    play,
    refused,
    row,
    stack_size,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves


@proves("SS-12.13", "SS-12.14")
def test_kikuchiyo_fights_twice_in_one_turn() -> None:
    state = given("kikuchiyo kanbei gorobei", top="P3-11 P2-02 P1-07")
    play(state, "kikuchiyo: fight", "kikuchiyo: defend")
    assert (asked(state), step(state)) == ("kikuchiyo", "choose_second_fight")
    assert names(state, "kikuchiyo") == {"fight", "done"}
    play(state, "kikuchiyo: fight")
    assert names(state, "kikuchiyo") == {"attack", "defend"}
    play(state, "kikuchiyo: attack")
    assert (line(state, "kikuchiyo"), row(state, "kikuchiyo"), pawn_of(state, "kikuchiyo")) == (["P2-02"], ["P3-11"], 2)
    assert (asked(state), field(state, "turn"), stack_size(state)) == ("kanbei", "2", 19)


@proves("SS-12.13")
def test_the_second_fight_belongs_to_the_fight_action_alone() -> None:
    passing = play(given("kikuchiyo kanbei gorobei"), "kikuchiyo: pass")
    supporting = play(given("kikuchiyo kanbei gorobei"), "kikuchiyo: support gorobei")
    assert (asked(passing), step(passing)) == ("kanbei", "choose_action")
    assert (asked(supporting), step(supporting)) == ("kanbei", "choose_action")


@proves("SS-12.13")
def test_between_the_fights_nothing_but_fighting_or_stopping_is_open() -> None:
    state = given("kikuchiyo kanbei gorobei", top="P1-13")
    play(state, "kikuchiyo: fight")
    assert refused(state, "kikuchiyo: pass") == ("SS-12.13",)
    assert refused(state, "kikuchiyo: support kanbei") == ("SS-12.13",)
    assert refused(state, "kanbei: fight") == ("SS-0.14",)


@proves("SS-12.13")
def test_the_first_fight_is_fully_resolved_before_the_second() -> None:
    # P4-03 brings Kikuchiyo onto 10, his Kiai value.
    state = given("kikuchiyo kanbei gorobei", lines={"kikuchiyo": "P4-06 P2-07", "kanbei": "P3-02"}, top="P4-03 P1-13")
    play(state, "kikuchiyo: fight", "kikuchiyo: attack")
    assert step(state) == "strike"
    play(state, "kikuchiyo: strike kanbei")
    assert (line(state, "kikuchiyo"), line(state, "kanbei")) == (["P2-07", "P4-03"], [])
    assert (discards(state), step(state)) == ({"P3-02", "P4-06"}, "choose_second_fight")


@proves("SS-12.14")
def test_penalties_are_not_applied_between_the_fights() -> None:
    # Step A applied the fire of P2-13; the wound of P3-13 waits for the next turn.
    state = given("kikuchiyo kanbei gorobei", step="turn", lines={"kikuchiyo": "P2-13"}, top="P3-13 P1-13")
    assert village(state) == (4, 6, 3)
    play(state, "kikuchiyo: fight", "kikuchiyo: fight")
    assert line(state, "kikuchiyo") == ["P2-13", "P3-13", "P1-13"]
    assert (wounded(state), village(state), asked(state)) == (set(), (4, 6, 3), "kanbei")


@proves("SS-12.14")
def test_restrictions_of_the_turn_hold_for_both_fights() -> None:
    state = given("kikuchiyo kanbei gorobei", step="turn", lines={"kikuchiyo": "P1-04"}, top="P2-07 P3-02")
    play(state, "kikuchiyo: fight", "kikuchiyo: fight")
    assert (line(state, "kikuchiyo"), row(state, "kikuchiyo")) == (["P1-04", "P2-07", "P3-02"], [])


@proves("SS-12.14")
def test_each_of_the_two_fights_has_its_own_draw_and_talents() -> None:
    state = given("kikuchiyo katsushiro kanbei", tokens={"katsushiro": "kikuchiyo"})
    play(state, "kikuchiyo: fight", "luck: card P1-02", "kikuchiyo: replace", "luck: card P2-13")
    play(state, "kikuchiyo: fight", "luck: card P3-02")
    assert names(state, "kikuchiyo") == {"attack", "defend", "replace"}
    play(state, "kikuchiyo: replace", "luck: card P4-13")
    assert line(state, "kikuchiyo") == ["P2-13", "P4-13"]
    assert field(state, "raider_stack") == "unseen*17 P1-02 P3-02"


@proves("SS-12.15", "SS-31.23")
@pytest.mark.parametrize("card", ["P2-02", "P3-02"])
def test_a_card_in_the_turn_of_another_opens_no_second_fight(card: str) -> None:
    state = handed_to("kikuchiyo", card, "")
    play(state, "kikuchiyo: attack")
    # The turn of the giver is over, and Kikuchiyo's own turn begins.
    assert (asked(state), step(state), field(state, "turn")) == ("kikuchiyo", "choose_action", "2")


@proves("SS-12.15")
def test_the_active_samurai_has_no_second_fight_because_the_recipient_is_kikuchiyo() -> None:
    state = given("heihachi gorobei kikuchiyo", top="P2-02")
    play(state, "heihachi: fight", "heihachi: hand kikuchiyo", "kikuchiyo: attack")
    assert (asked(state), step(state)) == ("gorobei", "choose_action")


@proves("SS-12.15")
@pytest.mark.parametrize(("samurai", "tokens"), [("kikuchiyo", {}), ("kanbei", {"kikuchiyo": "kanbei"})])
def test_there_is_no_third_fight_in_a_turn(samurai: str, tokens: dict[str, str]) -> None:
    state = given("kikuchiyo kanbei gorobei", active=samurai, tokens=tokens, top="P1-13 P2-13 P3-13")
    play(state, f"{samurai}: fight", f"{samurai}: fight")
    assert line(state, samurai) == ["P1-13", "P2-13"]
    assert (asked(state), field(state, "turn")) == ("kanbei" if samurai == "kikuchiyo" else "gorobei", "2")
    assert step(state) == "choose_action"


@proves("SS-12.15")
@pytest.mark.parametrize("raiders", [1, 2])
def test_the_second_fight_needs_a_raider(raiders: int) -> None:
    dolls = {"kikuchiyo": "P1-07", "kanbei": "P1-08", "gorobei": "P2-07"}
    state = given("kikuchiyo kanbei gorobei", rows=dolls, top="P1-13 P2-13"[: 6 * raiders - 1], raiders=raiders)
    play(state, "kikuchiyo: fight")
    assert line(state, "kikuchiyo") == ["P1-13"]
    assert (step(state) == "choose_second_fight") == (raiders == 2)
    assert field(state, "round_is_ending") == ("0" if raiders == 2 else "1")


def after_first_fight(total: int, **options: bool) -> SamuraiSpirit:
    """Kikuchiyo (Kiai value 10) has a total of 8 and attacks in his first Fight; then it is this total."""
    card = {9: "P1-13", 10: "P2-13", 11: "P3-13", 12: "P4-13"}[total]
    state = given("kikuchiyo kanbei gorobei", lines={"kikuchiyo": "P4-06 P4-03"}, top=f"{card} P1-07", **options)  # type: ignore[arg-type]
    return play(state, "kikuchiyo: fight")


@proves("SS-12.25", "SS-31.26")
@pytest.mark.parametrize("total", [11, 12])
def test_kikuchiyo_takes_the_second_fight_also_above_his_kiai_value(total: int) -> None:
    state = after_first_fight(total)
    assert (village(state), pawn_of(state, "kikuchiyo")) == ((4, 6, 3), 11)
    assert names(state, "kikuchiyo") == {"fight", "done"}
    play(state, "kikuchiyo: fight", "kikuchiyo: attack")
    # The second card costs a barricade too.
    assert (village(state), asked(state)) == ((3, 6, 3), "kanbei")


@proves("SS-12.25", "SS-31.26")
def test_the_other_reading_closes_the_second_fight_above_the_kiai_value_only() -> None:
    above = after_first_fight(11, second_fight_when_over=False)
    assert (asked(above), step(above)) == ("kanbei", "choose_action")
    below = after_first_fight(9, second_fight_when_over=False)
    assert (asked(below), step(below)) == ("kikuchiyo", "choose_second_fight")
    on_it = after_first_fight(10, second_fight_when_over=False, kiai_removal_optional=True)
    play(on_it, "kikuchiyo: let_pass")
    assert (step(on_it), pawn_of(on_it, "kikuchiyo")) == ("choose_second_fight", 10)


@proves("SS-12.25")
@pytest.mark.parametrize(
    ("own_line", "total", "second"), [("P4-06 P4-03 P1-07", 12, True), ("P4-06 P4-03 P3-06", 14, False)]
)
def test_the_other_reading_looks_at_the_side_that_is_face_up(own_line: str, total: int, second: bool) -> None:
    # Kikuchiyo's animal side: 13.
    state = given(
        "kikuchiyo kanbei gorobei",
        lines={"kikuchiyo": own_line},
        top="P3-13",
        fields={"animal": "kikuchiyo"},
        second_fight_when_over=False,
    )
    play(state, "kikuchiyo: fight")
    assert (pawn_of(state, "kikuchiyo"), step(state) == "choose_second_fight") == (total, second)


@proves("SS-12.27", "SS-31.23")
@pytest.mark.parametrize(
    ("lender", "choices"),
    [
        ("heihachi", ["kikuchiyo: hand kanbei", "kanbei: attack"]),
        ("katsushiro", ["kikuchiyo: replace", "kikuchiyo: attack"]),
        ("kyuzo", ["kikuchiyo: discard"]),
    ],
)
def test_whatever_a_talent_did_with_the_first_card_there_is_a_second_fight(lender: str, choices: list[str]) -> None:
    state = given(
        f"kikuchiyo kanbei {lender}",
        lines={"kikuchiyo": "P2-07"},
        top="P2-02 P1-03 P1-13",
        tokens={lender: "kikuchiyo"},
    )
    play(state, "kikuchiyo: fight", *choices)
    assert (asked(state), names(state, "kikuchiyo")) == ("kikuchiyo", {"fight", "done"})


@proves("SS-12.28", "SS-31.62")
@pytest.mark.parametrize("at_home", [True, False])
def test_a_token_of_kikuchiyo_received_during_the_first_fight_opens_no_second_one(at_home: bool) -> None:
    # P3-13 brings Kyuzo onto his Kiai value 9. He takes Kikuchiyo's token, or had it before.
    tokens = {} if at_home else {"kikuchiyo": "kyuzo"}
    state = given("kyuzo gorobei kikuchiyo", lines={"kyuzo": "P4-06 P2-07"}, top="P3-13", tokens=tokens)
    play(state, "kyuzo: fight")
    assert step(state) == "move_token"
    if at_home:
        play(state, "kyuzo: token kikuchiyo", "kyuzo: give kyuzo")
        assert (asked(state), step(state), field(state, "turn")) == ("gorobei", "choose_action", "2")
        assert token(state, "kikuchiyo") == "kikuchiyo"
    else:
        play(state, "kyuzo: skip")
        assert (asked(state), step(state)) == ("kyuzo", "choose_second_fight")


@proves("SS-12.28", "SS-9.14")
def test_kikuchiyo_has_his_second_fight_while_his_token_is_lent() -> None:
    state = given("kikuchiyo kanbei gorobei", tokens={"kikuchiyo": "gorobei"}, top="P1-13")
    play(state, "kikuchiyo: fight")
    assert names(state, "kikuchiyo") == {"fight", "done"}
