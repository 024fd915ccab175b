"""Section 16: the penalties of bosses (SS-16.10 to SS-16.16)."""

from fractions import Fraction
from typing import Any

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
    play,
    quiet_table,
    refused,
    row,
    stack_size,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves


def turn_of_kyuzo(own_line: str, **more: Any) -> SamuraiSpirit:
    """Kyuzo's turn in round 3, with Kanbei to the left and Gorobei to the right. The rest as in `given`."""
    fields = {"round": 3} | more.pop("fields", {})
    return given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": own_line}, fields=fields, **more)


# must_pass


@proves("SS-16.10")
def test_must_pass_leaves_nothing_but_pass() -> None:
    state = turn_of_kyuzo("P1-07 B6-02")
    # With a total of 7 Kyuzo could have fought on; he is out of the round and Kanbei's turn has come.
    assert (passed(state), asked(state), step(state)) == ({"kyuzo"}, "kanbei", "choose_action")
    assert (line(state, "kyuzo"), stack_size(state)) == (["P1-07", "B6-02"], 25)
    # Kanbei himself need not pass.
    assert names(state, "kanbei") == {"fight", "support gorobei", "pass"}


@proves("SS-16.10")
def test_under_must_pass_neither_fight_nor_support_is_open() -> None:
    state = given("kyuzo kanbei gorobei", lines={"kyuzo": "P1-07"}, fields={"restricted": "must_pass"})
    assert names(state, "kyuzo") == {"pass"}
    assert refused(state, "kyuzo: fight") == ("SS-6.4",)
    assert refused(state, "kyuzo: support kanbei") == ("SS-6.4",)
    free = given("kyuzo kanbei gorobei", lines={"kyuzo": "P1-07"})
    assert names(free, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}


# recycle: B6-04 shows it, after `no_defend`


def recycling(discard: str, top: str, raiders: int, own_line: str = "B6-04") -> SamuraiSpirit:
    """Kyuzo's last card makes him recycle first; the rest of the deck lies face down in the intruder stack."""
    state = turn_of_kyuzo(own_line, discard=discard, top=top, raiders=raiders, rest="intruders")
    return play(state, "kyuzo: second penalty first")


def odds(state: SamuraiSpirit) -> dict[str, Fraction]:
    """How likely each card is to be the one that luck shows now."""
    weights = luck(state)
    return {name.removeprefix("card "): Fraction(w, sum(weights.values())) for name, w in weights.items()}


@proves("SS-16.11")
def test_recycle_takes_a_random_card_from_the_discard_pile() -> None:
    state = recycling("P1-02 P4-03 L5-04", "P2-02 P3-02", 2)
    assert (asked(state), step(state)) == ("luck", "recycle")
    assert luck(state) == {"card P1-02": 1, "card P4-03": 1, "card L5-04": 1}
    assert refused(state, "kyuzo: card P4-03") == ("SS-16.11",)
    play(state, "luck: card P4-03")
    assert (discards(state), stack_size(state)) == ({"P1-02", "L5-04"}, 3)
    assert (asked(state), step(state), field(state, "restricted")) == ("kyuzo", "choose_action", "no_defend")


@proves("SS-16.11")
def test_the_only_discarded_card_goes_back_without_a_question() -> None:
    state = recycling("P4-03", "P2-02 P3-02", 2)
    assert (step(state), discards(state), stack_size(state)) == ("choose_action", set(), 3)
    assert wounded(state) == set()


@proves("SS-16.11", "SS-5.11")
def test_without_a_discard_pile_recycle_is_a_wound() -> None:
    state = recycling("", "P2-02 P3-02", 2)
    assert (wounded(state), stack_size(state), field(state, "raider_stack")) == ({"kyuzo"}, 2, "P2-02 P3-02")


@proves("SS-16.12", "SS-31.36")
def test_after_recycle_known_raiders_lie_anywhere_in_the_stack() -> None:
    state = recycling("P4-03", "P1-02 P3-02 P2-02", 3)
    assert field(state, "raider_stack") == "unseen_1*4"
    play(state, "kyuzo: fight")
    assert odds(state) == dict.fromkeys(["P1-02", "P2-02", "P3-02", "P4-03"], Fraction(1, 4))
    # What came up is no longer in the stack; the next draw is among the others.
    play(state, "luck: card P2-02", "kanbei: fight")
    assert odds(state) == dict.fromkeys(["P1-02", "P3-02", "P4-03"], Fraction(1, 3))
    assert field(state, "raider_stack") == "unseen_1*3"


@proves("SS-16.12")
def test_after_recycle_unseen_raiders_are_mixed_with_the_known_ones() -> None:
    # Two raiders are known and two are not; the other 21 unseen cards of the deck are intruders.
    state = recycling("P4-03", "P1-02 P3-02", 4)
    play(state, "kyuzo: fight")
    found = odds(state)
    assert [found.pop(card) for card in ("P1-02", "P3-02", "P4-03")] == [Fraction(1, 5)] * 3
    # 18 plunderers, 3 lieutenants and 2 of the 6 other bosses share the rest.
    bosses = {card: found.pop(card) for card in list(found) if card.startswith("B6")}
    assert list(found.values()) == [Fraction(2, 5) / 23] * 21
    assert bosses == dict.fromkeys(
        ["B6-01", "B6-02", "B6-03", "B6-05", "B6-06", "B6-07"], Fraction(2, 5) * Fraction(2, 23) / 6
    )


@proves("SS-16.12", "SS-28.11")
def test_a_second_recycle_knows_which_raider_cannot_be_an_intruder() -> None:
    state = recycling("P4-03 P4-06", "P1-02 P3-02 P2-02", 3)
    play(state, "luck: card P4-03", "kyuzo: support kanbei", "kanbei: pass", "gorobei: pass")
    # Kyuzo's last card is still B6-04.
    play(state, "kyuzo: second penalty first", "kyuzo: fight")
    assert field(state, "raider_stack") == "unseen_2*4"
    assert field(state, "intruder_stack").split()[0] == "unseen_1"
    # P4-06 is one of the 4 raiders; each of the first four is among the other 3 of them, or the intruder.
    assert odds(state) == dict.fromkeys(["P1-02", "P2-02", "P3-02", "P4-03"], Fraction(3, 16)) | {
        "P4-06": Fraction(1, 4)
    }


@proves("SS-16.12")
def test_a_second_recycle_of_the_same_cards_is_one_shuffle_more_of_the_stack() -> None:
    state = recycling("P4-03 P4-06", "P1-02 P3-02 P2-02", 3, own_line="P1-07 B6-04")
    play(
        state, "luck: card P4-03", "kyuzo: fight", "luck: card P1-02", "kyuzo: discard", "kanbei: pass", "gorobei: pass"
    )
    play(state, "kyuzo: first penalty first", "luck: card P4-06", "kyuzo: fight")
    assert field(state, "raider_stack") == "unseen_1*4"
    assert odds(state) == dict.fromkeys(["P2-02", "P3-02", "P4-03", "P4-06"], Fraction(1, 4))


# no_talent: B6-05 shows it, after `wound`


@proves("SS-16.13")
def test_no_talent_takes_the_own_talent_and_all_tokens_for_the_turn() -> None:
    state = given(
        "kyuzo katsushiro kikuchiyo",
        step="turn",
        lines={"kyuzo": "P1-07 B6-05"},
        tokens={"katsushiro": "kyuzo", "kikuchiyo": "kyuzo"},
        top="P1-02 P2-02",
        fields={"round": 3},
    )
    play(state, "kyuzo: second penalty first", "kyuzo: fight")
    # Neither `discard` nor `replace`.
    assert names(state, "kyuzo") == {"attack", "defend"}
    play(state, "kyuzo: attack")
    # No second Fight; and the tokens went back unused.
    assert (asked(state), token(state, "katsushiro"), token(state, "kikuchiyo")) == (
        "katsushiro",
        "katsushiro",
        "kikuchiyo",
    )
    assert wounded(state) == {"kyuzo"}


@proves("SS-16.13")
def test_in_the_next_own_turn_the_talent_is_back() -> None:
    fields: dict[str, object] = {"round": 3, "passed": "gorobei kanbei"}
    top = "P2-02 P1-03 P1-07"
    state = given(quiet_table("katsushiro"), step="turn", lines={"katsushiro": "B6-05"}, top=top, fields=fields)
    play(state, "katsushiro: first penalty first", "katsushiro: fight", "katsushiro: attack", "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "defend", "replace"}


@proves("SS-16.13", "SS-9.18")
def test_no_talent_does_not_forbid_support() -> None:
    state = play(turn_of_kyuzo("B6-05"), "kyuzo: first penalty first")
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}


# drop_defence: B6-07


@proves("SS-16.14")
@pytest.mark.parametrize(
    ("choice", "dropped", "kept"),
    [
        ("drop hat", "P1-03", ["P1-12", "P1-08"]),
        ("drop farm", "P1-12", ["P1-03", "P1-08"]),
        ("drop doll", "P1-08", ["P1-03", "P1-12"]),
    ],
)
def test_drop_defence_sends_a_chosen_card_of_the_own_row_to_the_discard_pile(
    choice: str, dropped: str, kept: list[str]
) -> None:
    state = turn_of_kyuzo("B6-07", rows={"kyuzo": "P1-03 P1-12 P1-08", "kanbei": "P2-03", "gorobei": "P2-08"})
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"drop hat", "drop farm", "drop doll"})
    assert refused(state, "kanbei: drop hat") == ("SS-0.14",)
    play(state, f"kyuzo: {choice}")
    assert (row(state, "kyuzo"), discards(state)) == (kept, {dropped})
    assert (row(state, "kanbei"), row(state, "gorobei")) == (["P2-03"], ["P2-08"])
    assert (step(state), wounded(state)) == ("choose_action", set())


@proves("SS-16.14")
@pytest.mark.parametrize("active", ["kanbei", "heihachi"])
def test_every_samurai_drops_from_its_own_row(active: str) -> None:
    rows = {"kyuzo": "P1-03 P1-12", "kanbei": "P2-03 P2-08", "heihachi": "P3-02 P3-12"}
    fields: dict[str, object] = {"round": 3}
    state = given(
        "kyuzo kanbei heihachi", active=active, step="turn", lines={active: "B6-07"}, rows=rows, fields=fields
    )
    other = "doll" if active == "kanbei" else "farm"
    assert names(state, active) == {"drop hat", f"drop {other}"}
    assert refused(state, f"{active}: drop {'farm' if other == 'doll' else 'doll'}") == ("SS-16.14",)
    play(state, f"{active}: drop hat")
    assert (row(state, active), discards(state)) == ([rows[active].split()[1]], {rows[active].split()[0]})


@proves("SS-16.14")
@pytest.mark.parametrize("only", ["P1-03", "P1-12", "P1-08"])
def test_the_only_card_of_the_row_is_dropped_without_a_question(only: str) -> None:
    state = turn_of_kyuzo("B6-07", rows={"kyuzo": only})
    assert (row(state, "kyuzo"), discards(state)) == ([], {only})
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "choose_action", set())


@proves("SS-16.14", "SS-5.12")
@pytest.mark.parametrize("active", ["kyuzo", "kanbei", "heihachi"])
def test_with_an_empty_row_drop_defence_is_a_wound(active: str) -> None:
    rows = {"kyuzo": "P1-03", "kanbei": "P1-08", "heihachi": "P2-03"} | {active: ""}
    lines = {active: "B6-07"}
    state = given("kyuzo kanbei heihachi", active=active, step="turn", lines=lines, rows=rows, fields={"round": 3})
    assert (wounded(state), discards(state), step(state)) == ({active}, set(), "choose_action")
    assert {name: row(state, name) for name in rows} == {name: cards.split() for name, cards in rows.items()}


# Two penalties


@proves("SS-16.15", "SS-31.38")
def test_two_intruders_come_at_once() -> None:
    state = turn_of_kyuzo("B6-01", top="P1-02 P3-02")
    # Of two equal penalties none has to be chosen first.
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert (field(state, "intruder_stack"), stack_size(state)) == ("P3-02 P1-02", 24)


@proves("SS-16.15", "SS-31.38")
@pytest.mark.parametrize(("barricades", "after"), [(5, (3, 6, 3)), (2, (0, 6, 3)), (1, (0, 5, 3)), (0, (0, 4, 3))])
def test_two_fires_burn_twice(barricades: int, after: tuple[int, int, int]) -> None:
    state = turn_of_kyuzo("B6-03", fields={"barricades": barricades})
    assert (village(state), asked(state), step(state)) == (after, "kyuzo", "choose_action")


@proves("SS-16.15", "SS-17.3")
def test_the_second_intruder_does_not_come_when_the_first_was_the_last_raider() -> None:
    dolls = {"kyuzo": "P1-07", "kanbei": "P1-08", "gorobei": "P2-07"}
    one = turn_of_kyuzo("B6-01", rows=dolls, top="P1-02", raiders=1, rest="intruders")
    assert (intruder_count(one), field(one, "round_is_ending")) == (23, "1")
    two = turn_of_kyuzo("B6-01", rows=dolls, top="P1-02 P3-02", raiders=2, rest="intruders")
    assert (intruder_count(two), field(two, "round_is_ending")) == (23, "1")
    three = turn_of_kyuzo("B6-01", rows=dolls, top="P1-02 P3-02 P2-02", raiders=3, rest="intruders")
    assert (intruder_count(three), step(three)) == (22, "choose_action")


@proves("SS-16.16", "SS-5.8")
@pytest.mark.parametrize(
    ("choice", "meanwhile"), [("first penalty first", "none"), ("second penalty first", "no_talent")]
)
def test_no_talent_comes_first_or_last_as_the_player_chooses(choice: str, meanwhile: str) -> None:
    # The wound turns Kyuzo's board over: 12 is the Kiai value of his animal side, so he is asked in between.
    state = turn_of_kyuzo("P4-06 P2-07 B6-05", fields={"wounded": "kyuzo"})
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"first penalty first", "second penalty first"})
    assert refused(state, "kanbei: first penalty first") == ("SS-0.14",)
    assert refused(state, "kyuzo: fight") == ("SS-5.8",)
    play(state, f"kyuzo: {choice}")
    assert (step(state), field(state, "restricted")) == ("move_token", meanwhile)
    play(state, "kyuzo: skip")  # all barricades stand
    assert (step(state), field(state, "restricted")) == ("choose_action", "no_talent")


@proves("SS-16.16", "SS-31.8")
def test_penalties_are_ignored_before_any_of_them_is_applied() -> None:
    fields: dict[str, object] = {"round": 3}
    state = given("gorobei kyuzo kanbei", step="turn", lines={"gorobei": "B6-05"}, fields=fields)
    # Nothing has happened yet when Gorobei decides.
    assert (step(state), wounded(state), field(state, "restricted")) == ("ignore_penalties", set(), "none")
    play(state, "gorobei: ignore nothing")
    assert refused(state, "gorobei: ignore all") == ("SS-5.8",)
    play(state, "gorobei: first penalty first")
    assert (step(state), wounded(state), field(state, "restricted")) == ("choose_action", {"gorobei"}, "no_talent")
    first = given("gorobei kyuzo kanbei", step="turn", lines={"gorobei": "B6-05"}, fields=fields)
    play(first, "gorobei: ignore all")
    assert (step(first), wounded(first), field(first, "restricted")) == ("choose_action", set(), "none")
