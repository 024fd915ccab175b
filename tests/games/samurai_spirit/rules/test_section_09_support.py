"""Section 9: the action Support: when it is legal, and what is handed over."""

import pytest

from tests.games.samurai_spirit.given import (
    asked,
    field,
    given,
    intruder_count,
    line,
    names,
    passed,
    pawn_of,
    play,
    refused,
    stack_size,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

FIVE = "kyuzo kanbei gorobei heihachi daisuke"


@proves("SS-9.1")
@pytest.mark.parametrize(("card", "round"), [("P1-11", 1), ("P2-11", 1), ("P3-11", 1), ("P4-11", 1), ("L5-07", 2)])
def test_after_a_no_support_penalty_support_is_illegal_in_this_turn(card: str, round: int) -> None:
    state = given(lines={"kyuzo": f"P1-02 {card}"}, fields={"round": round}, step="turn")
    assert names(state, "kyuzo") == {"fight", "pass"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.1",)


@proves("SS-9.1")
def test_no_support_of_a_boss_counts_like_any_other() -> None:
    state = given(lines={"kyuzo": "B6-06"}, fields={"round": 3}, step="turn")
    play(state, "kyuzo: second penalty first")
    assert (wounded(state), names(state, "kyuzo")) == ({"kyuzo"}, {"fight", "pass"})


@proves("SS-9.1")
@pytest.mark.parametrize(
    "cards",
    [
        "P3-11 P1-02",  # the penalty is not on the last card
        "P2-04",  # no_defend restricts, but not Support
    ],
)
def test_only_a_no_support_penalty_that_was_applied_forbids_support(cards: str) -> None:
    state = given(lines={"kyuzo": cards}, step="turn")
    assert names(state, "kyuzo", "support") == {"support kanbei", "support gorobei"}


@proves("SS-9.1", "SS-5.15")
def test_an_ignored_no_support_penalty_forbids_nothing() -> None:
    state = given(active="kanbei", lines={"kanbei": "P3-11"}, step="turn")
    ignored = play(state.clone(), "kanbei: ignore all")
    assert names(ignored, "kanbei", "support") == {"support kyuzo", "support gorobei"}
    play(state, "kanbei: ignore nothing")
    assert names(state, "kanbei", "support") == set()


@proves("SS-9.1")
def test_no_support_holds_for_one_turn_only() -> None:
    state = given(lines={"kyuzo": "P3-11"}, fields={"passed": "kanbei"}, top="P1-13 P2-13 P4-13", step="turn")
    assert names(state, "kyuzo", "support") == set()
    play(state, "kyuzo: fight")
    # The next samurai is free, and so is Kyuzo in his next turn (fire is his penalty now).
    assert names(state, "gorobei", "support") == {"support kyuzo"}
    play(state, "gorobei: fight")
    assert names(state, "kyuzo", "support") == {"support gorobei"}


@proves("SS-9.2", "SS-28.7")
def test_the_only_samurai_left_in_the_round_cannot_support() -> None:
    state = given(fields={"passed": "kanbei gorobei"})
    assert names(state, "kyuzo") == {"fight", "pass"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.4",)
    assert refused(state, "kyuzo: support gorobei") == ("SS-9.4",)
    two = given("kyuzo kanbei", fields={"passed": "kanbei"})
    assert names(two, "kyuzo") == {"fight", "pass"}
    assert names(given("kyuzo kanbei"), "kyuzo") == {"fight", "support kanbei", "pass"}


@proves("SS-9.3")
@pytest.mark.parametrize("active", FIVE.split())
def test_every_other_samurai_in_the_round_can_be_the_recipient(active: str) -> None:
    state = given(FIVE, active)
    assert names(state, active, "support") == {f"support {name}" for name in FIVE.split() if name != active}
    assert refused(state, f"{active}: support {active}") == ("SS-9.3",)
    assert refused(state, f"{'kanbei' if active == 'kyuzo' else 'kyuzo'}: support {active}") == ("SS-4.2",)


@proves("SS-9.3", "SS-9.7")
def test_the_active_player_chooses_a_recipient_who_need_not_be_a_neighbour() -> None:
    for recipient in ("kanbei", "gorobei", "heihachi", "daisuke"):
        state = given(FIVE)
        play(state, f"kyuzo: support {recipient}")
        assert token(state, "kyuzo") == recipient
        assert asked(state) == "kanbei"


@proves("SS-9.4")
def test_a_samurai_that_has_passed_cannot_be_the_recipient() -> None:
    state = given(FIVE, fields={"passed": "kanbei heihachi"})
    assert names(state, "kyuzo", "support") == {"support gorobei", "support daisuke"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.4",)
    assert refused(state, "kyuzo: support heihachi") == ("SS-9.4",)


@proves("SS-9.5")
def test_support_hands_over_the_own_token_and_no_borrowed_one() -> None:
    state = given(tokens={"gorobei": "kyuzo"})
    play(state, "kyuzo: support kanbei")
    # Gorobei's token did not go to Kanbei: it is back with its owner.
    assert (token(state, "kyuzo"), token(state, "gorobei"), token(state, "kanbei")) == ("kanbei", "gorobei", "kanbei")


@proves("SS-9.6", "SS-31.14")
def test_support_is_illegal_while_the_own_token_is_lent() -> None:
    state = given(tokens={"kyuzo": "gorobei"})
    assert names(state, "kyuzo") == {"fight", "pass"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.6",)
    assert refused(state, "kyuzo: support gorobei") == ("SS-9.6",)


@proves("SS-9.5", "SS-9.6")
def test_a_borrowed_token_cannot_take_the_place_of_the_lent_one() -> None:
    state = given(tokens={"kyuzo": "gorobei", "gorobei": "kyuzo", "kanbei": "kyuzo"})
    assert names(state, "kyuzo") == {"fight", "pass"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.6",)


@proves("SS-9.6")
def test_a_token_that_is_at_home_can_be_lent_whatever_the_others_did_with_theirs() -> None:
    state = given(tokens={"kanbei": "gorobei", "gorobei": "kanbei"})
    assert names(state, "kyuzo", "support") == {"support kanbei", "support gorobei"}


@proves("SS-9.7")
@pytest.mark.parametrize(("active", "recipient"), [("kyuzo", "gorobei"), ("kanbei", "kyuzo"), ("gorobei", "kyuzo")])
def test_support_hands_the_own_token_to_the_recipient(active: str, recipient: str) -> None:
    state = given(active=active)
    play(state, f"{active}: support {recipient}")
    assert token(state, active) == recipient
    assert [token(state, name) == name for name in ("kyuzo", "kanbei", "gorobei")].count(True) == 2


@proves("SS-9.8")
def test_support_moves_the_top_raider_onto_the_intruder_stack() -> None:
    state = given(top="P1-05 P2-02", raiders=10, intruders="P3-01 unseen*2", lines={"kyuzo": "P4-03"})
    play(state, "kyuzo: support kanbei")
    assert field(state, "raider_stack") == "P2-02 unseen*8"
    assert field(state, "intruder_stack") == "P1-05 P3-01 unseen*2"
    # The card does nothing to anybody, and the turn is over.
    assert (line(state, "kyuzo"), line(state, "kanbei"), pawn_of(state, "kyuzo")) == (["P4-03"], [], 4)
    assert (village(state), wounded(state), asked(state)) == ((5, 6, 3), set(), "kanbei")


@proves("SS-9.8")
def test_nobody_sees_the_card_that_support_moves() -> None:
    state = given()
    play(state, "kyuzo: support kanbei")
    assert (asked(state), step(state)) == ("kanbei", "choose_action")
    assert (stack_size(state), field(state, "intruder_stack")) == (20, "unseen")
    play(state, "kanbei: support gorobei")
    assert (stack_size(state), field(state, "intruder_stack")) == (19, "unseen*2")


@proves("SS-9.8", "SS-17.3")
def test_support_with_the_last_raider_ends_the_round() -> None:
    # Nobody has a hat, a farm or a doll: the last family is lost with the third samurai.
    state = given(raiders=1)
    play(state, "kyuzo: support kanbei")
    assert (field(state, "round_is_ending"), wounded(state)) == ("1", {"kyuzo", "kanbei", "gorobei"})
    assert (intruder_count(state), stack_size(state), passed(state)) == (1, 0, set())
    two_left = given(raiders=2)
    play(two_left, "kyuzo: support kanbei")
    assert (field(two_left, "round_is_ending"), asked(two_left)) == ("0", "kanbei")


@proves("SS-9.16", "SS-16.5")
def test_a_samurai_with_a_no_support_card_can_get_a_token() -> None:
    state = given(lines={"gorobei": "P3-11", "kanbei": "P1-02"}, top="P1-08 P2-13")
    play(state, "kyuzo: support gorobei", "kanbei: fight")
    # In his own restricted turn he still has the token, and cannot hand out his own.
    assert (asked(state), token(state, "kyuzo")) == ("gorobei", "gorobei")
    assert names(state, "gorobei") == {"fight", "pass"}


@proves("SS-9.16", "SS-16.5")
def test_a_token_can_be_received_even_in_the_turn_that_is_under_no_support() -> None:
    # Kyuzo's Kiai: 4 + 2 (no_support) + 3.
    state = given(lines={"kyuzo": "P4-03 P2-11"}, top="P3-06", step="turn")
    assert field(state, "restricted") == "no_support"
    play(state, "kyuzo: fight", "kyuzo: attack", "kyuzo: token kanbei")
    assert names(state, "kyuzo") == {"give kyuzo", "give gorobei"}
    events = state.listen()
    play(state, "kyuzo: give kyuzo")
    given_to = [event.values["recipient"] for event in events if event.id == "event-token_given"]
    assert given_to == ["kyuzo"]


@proves("SS-9.18", "SS-31.31")
def test_no_talent_does_not_forbid_support() -> None:
    state = given(
        "katsushiro kanbei gorobei",
        lines={"katsushiro": "B6-05"},
        top="P1-13 P4-03",
        fields={"round": 3},
        step="turn",
    )
    play(state, "katsushiro: first penalty first")
    assert field(state, "restricted") == "no_talent"
    assert names(state, "katsushiro") == {"fight", "support kanbei", "support gorobei", "pass"}
    play(state, "katsushiro: support kanbei", "kanbei: fight")
    # The talent that Katsushiro could not use himself serves Kanbei.
    assert names(state, "kanbei") == {"attack", "defend", "replace"}


@proves("SS-9.18")
def test_no_talent_takes_borrowed_talents_away_in_that_turn() -> None:
    state = given(
        "kyuzo kanbei katsushiro",
        lines={"kyuzo": "B6-05"},
        tokens={"katsushiro": "kyuzo"},
        top="P4-03",
        fields={"round": 3},
        step="turn",
    )
    play(state, "kyuzo: second penalty first", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend"}
