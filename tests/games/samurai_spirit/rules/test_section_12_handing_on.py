"""Section 12: Heihachi and Daisuke hand cards to their neighbours (SS-12.1 to SS-12.9)."""

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
)
from tests.proof import proves

HATS = {1: "P1-02", 2: "P2-02", 3: "P3-02", 4: "P4-03", 5: "L5-01", 6: "B6-01"}
PASSERS = [("heihachi", "P2-02"), ("daisuke", "P3-02")]


def drawn(passer: str, card: str, passed: str = "none") -> SamuraiSpirit:
    """The passer, one of four, has drawn a card in his turn: Kyuzo sits to the left of him, Kanbei to the right."""
    fields = {"round": 3, "passed": passed}
    return given(f"{passer} kyuzo gorobei kanbei", step="play_card", hand=card, fields=fields)


def relayed(seats: str, passed: str = "none") -> SamuraiSpirit:
    """Kyuzo has Heihachi's token, drew P2-02 in his turn and handed it to Heihachi, his neighbour."""
    tokens = {"heihachi": "kyuzo"}
    state = given(seats, active="kyuzo", step="play_card", hand="P2-02", fields={"passed": passed}, tokens=tokens)
    return play(state, "kyuzo: hand heihachi")


@proves("SS-12.1", "SS-12.2")
@pytest.mark.parametrize("value", HATS)
def test_heihachi_hands_on_even_cards_and_daisuke_odd_ones(value: int) -> None:
    able, unable = ("daisuke", "heihachi") if value % 2 else ("heihachi", "daisuke")
    state = drawn(able, HATS[value])
    assert names(state, able) == {"attack", "defend", "hand kyuzo", "hand kanbei"}
    state = drawn(unable, HATS[value])
    assert names(state, unable) == {"attack", "defend"}
    # Only the other talent speaks of cards with this value.
    assert refused(state, f"{unable}: hand kyuzo") == ("SS-12.2" if value % 2 else "SS-12.1",)


@proves("SS-12.1", "SS-12.2")
@pytest.mark.parametrize(("passer", "card"), PASSERS)
@pytest.mark.parametrize("recipient", ["kyuzo", "kanbei"])
def test_the_card_goes_to_the_left_or_to_the_right_neighbour(passer: str, card: str, recipient: str) -> None:
    state = drawn(passer, card)
    play(state, f"{passer}: hand {recipient}")
    assert (asked(state), step(state)) == (recipient, "play_card")
    play(state, f"{recipient}: attack")
    assert (line(state, recipient), line(state, passer)) == ([card], [])


@proves("SS-12.1", "SS-12.2")
@pytest.mark.parametrize(("passer", "card"), PASSERS)
def test_no_card_goes_to_a_samurai_that_is_no_neighbour(passer: str, card: str) -> None:
    state = drawn(passer, card)
    assert refused(state, f"{passer}: hand gorobei") == ("SS-0.2",)
    assert refused(state, f"{passer}: hand {passer}") == ("SS-0.2",)


@proves("SS-12.1")
def test_the_neighbours_of_the_last_seat_are_the_first_and_the_one_before() -> None:
    state = given("kyuzo gorobei kanbei heihachi", active="heihachi", step="play_card", hand="P2-02")
    assert names(state, "heihachi", "hand") == {"hand kyuzo", "hand kanbei"}
    play(state, "heihachi: hand kyuzo", "kyuzo: defend")
    assert row(state, "kyuzo") == ["P2-02"]


@proves("SS-12.1", "SS-31.2")
def test_of_two_samurai_the_other_one_is_the_only_recipient() -> None:
    state = given("kyuzo heihachi", active="heihachi", step="play_card", hand="P2-02")
    assert names(state, "heihachi") == {"attack", "defend", "hand kyuzo"}
    play(state, "heihachi: hand kyuzo")
    assert asked(state) == "kyuzo"


@proves("SS-12.3")
@pytest.mark.parametrize(("passer", "card"), PASSERS)
@pytest.mark.parametrize(
    ("passed", "left"),
    [("kyuzo", {"hand kanbei"}), ("kanbei", {"hand kyuzo"}), ("gorobei", {"hand kyuzo", "hand kanbei"})],
)
def test_a_neighbour_that_has_passed_gets_no_card(passer: str, card: str, passed: str, left: set[str]) -> None:
    state = drawn(passer, card, passed)
    # The seat is not skipped: Gorobei does not become a neighbour.
    assert names(state, passer, "hand") == left
    if passed != "gorobei":
        assert refused(state, f"{passer}: hand {passed}") == ("SS-12.3",)


@proves("SS-12.3")
@pytest.mark.parametrize(("passer", "card"), PASSERS)
def test_with_both_neighbours_out_of_the_round_the_card_stays(passer: str, card: str) -> None:
    assert names(drawn(passer, card, "kyuzo kanbei"), passer) == {"attack", "defend"}


@proves("SS-12.4")
def test_the_recipient_must_play_the_card_at_once() -> None:
    state = handed_to("kanbei", "P2-02", "")
    assert (asked(state), names(state, "kanbei")) == ("kanbei", {"attack", "defend"})
    assert refused(state, "kanbei: pass") == ("SS-7.4",)
    assert refused(state, "kanbei: fight") == ("SS-7.4",)
    assert refused(state, "heihachi: attack") == ("SS-0.14",)
    assert refused(state, "gorobei: attack") == ("SS-0.14",)
    play(state, "kanbei: defend")
    assert (row(state, "kanbei"), line(state, "kanbei")) == (["P2-02"], [])


@proves("SS-12.4")
@pytest.mark.parametrize(("card", "own_row"), [("P2-13", ""), ("P2-02", "P1-03")])
def test_a_card_that_the_recipient_cannot_defend_is_attacked_at_once(card: str, own_row: str) -> None:
    # P2-13 has no symbol, and the hat of P2-02 lies in Kanbei's row already.
    state = handed_to("kanbei", card, "P1-07", rows={"kanbei": own_row})
    assert (line(state, "kanbei"), row(state, "kanbei")) == (["P1-07", card], [own_row] if own_row else [])
    assert (asked(state), step(state)) == ("kanbei", "choose_action")


@proves("SS-12.4")
def test_the_row_of_the_giver_does_not_matter_for_the_recipient() -> None:
    rows = {"heihachi": "P1-03"}
    state = given("heihachi kanbei gorobei", step="play_card", hand="P2-02", rows=rows)
    assert names(state, "heihachi") == {"attack", "hand kanbei", "hand gorobei"}
    play(state, "heihachi: hand gorobei")
    assert names(state, "gorobei") == {"attack", "defend"}


@proves("SS-12.5")
@pytest.mark.parametrize(
    ("own_line", "after", "hit"), [("P4-06 P2-07", 8, 0), ("P4-06 P3-06 P1-07", 10, 1), ("P4-06 P4-03 P3-06", 10, 1)]
)
def test_below_and_above_the_kiai_value_of_the_recipient(own_line: str, after: int, hit: int) -> None:
    # Kyuzo: 9. Heihachi would be on 2 of 8. Every total above 9 is the flame space, shown as 10.
    state = handed_to("kyuzo", "P2-02", own_line)
    play(state, "kyuzo: attack")
    assert (line(state, "kyuzo"), pawn_of(state, "kyuzo")) == ([*own_line.split(), "P2-02"], after)
    assert (village(state), line(state, "heihachi"), pawn_of(state, "heihachi")) == ((5 - hit, 6, 3), [], 0)


@proves("SS-12.5")
def test_the_recipient_reaches_its_own_kiai() -> None:
    # Heihachi is on 6, so the card would be his Kiai; it is Kyuzo's, who is on 7.
    lines = {"heihachi": "P4-03 P2-09", "kyuzo": "P4-06 P3-06"}
    state = given("heihachi kyuzo gorobei", step="play_card", hand="P2-02", lines=lines)
    play(state, "heihachi: hand kyuzo", "kyuzo: attack")
    assert (asked(state), step(state)) == ("kyuzo", "move_token")
    play(state, "kyuzo: token gorobei", "kyuzo: give heihachi")
    assert (line(state, "kyuzo"), discards(state)) == (["P3-06", "P2-02"], {"P4-06"})
    assert (line(state, "heihachi"), village(state)) == (["P4-03", "P2-09"], (5, 6, 3))
    # It was Heihachi's turn, so the token of Gorobei went back at its end.
    assert (asked(state), step(state), token(state, "gorobei")) == ("kyuzo", "choose_action", "gorobei")


@proves("SS-12.6", "SS-28.8", "SS-31.50")
@pytest.mark.parametrize("seats", ["kyuzo heihachi gorobei kanbei", "kyuzo kanbei gorobei heihachi"])
def test_heihachi_hands_a_card_that_he_was_handed_to_his_other_neighbour(seats: str) -> None:
    state = relayed(seats)
    assert (asked(state), names(state, "heihachi")) == ("heihachi", {"attack", "defend", "hand gorobei"})
    play(state, "heihachi: hand gorobei")
    assert (asked(state), names(state, "gorobei")) == ("gorobei", {"attack", "defend"})
    play(state, "gorobei: attack")
    assert (line(state, "gorobei"), line(state, "heihachi"), line(state, "kyuzo")) == (["P2-02"], [], [])


@proves("SS-12.6")
@pytest.mark.parametrize(("recipient", "talent"), [("kyuzo", "discard"), ("katsushiro", "replace")])
def test_the_recipient_uses_its_own_talent_on_the_card(recipient: str, talent: str) -> None:
    state = handed_to(recipient, "P2-02", "P2-07", top="P4-13")
    play(state, f"{recipient}: {talent}")
    # Kyuzo discards it; Katsushiro's new card P4-13 has no symbol and is attacked at once.
    expected = (["P2-07"], {"P2-02"}) if talent == "discard" else (["P2-07", "P4-13"], set())
    assert (line(state, recipient), discards(state)) == expected
    assert (asked(state), step(state)) == (recipient, "choose_action")


@proves("SS-12.6")
@pytest.mark.parametrize(("recipient", "card"), [("daisuke", "P2-02"), ("heihachi", "P3-02")])
def test_a_recipient_with_the_other_passing_talent_keeps_the_card(recipient: str, card: str) -> None:
    state = handed_to(recipient, card, "")
    assert names(state, recipient) == {"attack", "defend"}


@proves("SS-12.6", "SS-12.3")
def test_the_other_neighbour_must_be_in_the_round_too() -> None:
    state = relayed("kyuzo heihachi gorobei kanbei", passed="gorobei")
    assert names(state, "heihachi") == {"attack", "defend"}
    assert refused(state, "heihachi: hand gorobei") == ("SS-12.3",)


@proves("SS-12.7", "SS-31.22")
@pytest.mark.parametrize("seats", ["kyuzo heihachi", "kyuzo heihachi gorobei", "heihachi gorobei kanbei kyuzo"])
def test_a_card_is_not_handed_back(seats: str) -> None:
    state = relayed(seats)
    assert names(state, "heihachi", "hand") == ({"hand gorobei"} if "gorobei" in seats else set())
    assert refused(state, "heihachi: hand kyuzo") == ("SS-12.7",)


@proves("SS-12.7")
def test_another_card_is_handed_to_the_same_samurai_again() -> None:
    tokens = {"heihachi": "kyuzo", "kikuchiyo": "kyuzo"}
    state = given("kyuzo heihachi kikuchiyo", tokens=tokens, top="P2-02 P4-03")
    play(state, "kyuzo: fight", "kyuzo: hand heihachi")
    assert names(state, "heihachi", "hand") == {"hand kikuchiyo"}
    play(state, "heihachi: hand kikuchiyo")
    assert field(state, "held_by") == "seat_1 seat_2 seat_3"
    play(state, "kikuchiyo: attack", "kyuzo: fight")
    assert names(state, "kyuzo", "hand") == {"hand heihachi", "hand kikuchiyo"}
    play(state, "kyuzo: hand kikuchiyo", "kikuchiyo: attack")
    assert line(state, "kikuchiyo") == ["P2-02", "P4-03"]


@proves("SS-12.8")
def test_a_restriction_of_the_last_own_turn_does_not_bind_the_recipient() -> None:
    state = given("kanbei heihachi gorobei", step="turn", lines={"kanbei": "P2-04"}, top="P1-03 P4-03")
    play(state, "kanbei: fight")  # under `no_defend` the hat was attacked at once
    assert line(state, "kanbei") == ["P2-04", "P1-03"]
    play(state, "heihachi: fight", "heihachi: hand kanbei")
    assert names(state, "kanbei") == {"attack", "defend"}
    play(state, "kanbei: defend")
    assert row(state, "kanbei") == ["P4-03"]


@proves("SS-12.8")
def test_a_restriction_of_the_giver_does_not_bind_the_recipient() -> None:
    state = given("heihachi kanbei gorobei", step="turn", lines={"heihachi": "P2-04"}, top="P4-03")
    play(state, "heihachi: fight")
    assert names(state, "heihachi") == {"attack", "hand kanbei", "hand gorobei"}
    assert refused(state, "heihachi: defend") == ("SS-7.9",)
    play(state, "heihachi: hand gorobei")
    assert names(state, "gorobei") == {"attack", "defend"}


@proves("SS-12.9", "SS-31.22")
@pytest.mark.parametrize("recipient", ["kyuzo", "kanbei"])
def test_handing_on_completes_the_fight_and_the_turn_of_the_giver(recipient: str) -> None:
    state = given("heihachi kyuzo gorobei kanbei", top="P2-02 P4-03")
    play(state, "heihachi: fight", f"heihachi: hand {recipient}")
    assert field(state, "active") == "seat=seat_1"
    play(state, f"{recipient}: attack")
    # It goes on with the left neighbour of Heihachi, whoever got the card.
    assert (asked(state), step(state), stack_size(state)) == ("kyuzo", "choose_action", 28 - 1)
    assert (field(state, "active"), field(state, "turn")) == ("seat=seat_2", "2")


@proves("SS-12.9")
def test_play_returns_to_the_giver_after_everything_the_card_caused() -> None:
    state = given(
        "heihachi kyuzo kikuchiyo", lines={"kyuzo": "P4-06 P3-06"}, tokens={"kikuchiyo": "heihachi"}, top="P2-02 P4-03"
    )
    play(state, "heihachi: fight", "heihachi: hand kyuzo", "kyuzo: attack")
    assert (asked(state), step(state)) == ("kyuzo", "move_token")
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), discards(state)) == (["P3-06", "P2-02"], {"P4-06"})
    # Only now Heihachi is asked for the second Fight that he has by Kikuchiyo's token.
    assert (asked(state), names(state, "heihachi")) == ("heihachi", {"fight", "done"})
