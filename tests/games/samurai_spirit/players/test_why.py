"""Hints in words: facts of the table that speak for a choice."""

from random import Random
from typing import Final

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.i18n import Catalogue
from tests.games.samurai_spirit.given import GAME, given, play, seat_of

WORDS: Final = Catalogue("en", "samurai_spirit")


def said(state: SamuraiSpirit, samurai: str, choice: str) -> list[str]:
    """The reasons for a choice of a samurai, in English."""
    seat = seat_of(state, samurai)
    view = state.redact(seat)
    action = view.action(choice)
    others = tuple([other for other in view.legal(seat) if other != action])
    return [WORDS.message(message) for message in GAME.why(view, seat, action, others, Random(1))]


def test_a_fight_is_safe_while_no_raider_is_stronger_than_the_room() -> None:
    safe = "No raider that may come lifts the total above 9."
    assert safe in said(given(lines={"kyuzo": "P4-03"}), "kyuzo", "fight")
    assert safe not in said(given(lines={"kyuzo": "P4-03 P4-06"}), "kyuzo", "fight")


def test_a_pass_names_the_penalty_that_ends_and_who_can_go_on() -> None:
    state = given(lines={"kyuzo": "P4-03 P3-13", "kanbei": "P4-06", "gorobei": "P1-02"})
    reasons = said(state, "kyuzo", "pass")
    assert "After passing, the last card no longer punishes: wound." in reasons
    assert "Gorobei can go on: 8 below the Kiai value." in reasons


def test_a_penalty_that_its_samurai_can_ignore_is_no_reason() -> None:
    state = given(active="kanbei", lines={"kanbei": "P3-13"})
    assert not [reason for reason in said(state, "kanbei", "pass") if "punishes" in reason]


def test_support_names_the_talent_and_the_penalty_that_it_helps_against() -> None:
    state = given(active="kanbei", lines={"kyuzo": "P3-13"})
    assert said(state, "kanbei", "support kyuzo")[:2] == [
        "In the next turn Kyuzo may ignore penalties of odd cards.",
        "Kyuzo: the last card would punish in the next turn: wound.",
    ]
    assert len(said(given(active="kanbei", lines={"kyuzo": "P4-13"}), "kanbei", "support kyuzo")) == 1


def test_a_defence_says_what_it_saves_and_which_hit_it_spares() -> None:
    state = given(step="play_card", hand="P4-04", lines={"kyuzo": "P3-06 P3-02"})
    assert said(state, "kyuzo", "defend") == [
        "It saves a family at the end of the round.",
        "An attack would make 10, above the Kiai value 9.",
        "In the defence row the penalty of the card sleeps: fire.",
    ]


def test_an_attack_says_when_it_frees_the_kiai_and_which_penalty_it_covers() -> None:
    state = given(step="play_card", hand="P2-02", lines={"kyuzo": "P4-03 P3-13"})
    assert said(state, "kyuzo", "attack") == [
        "The total becomes 9, exactly the Kiai value: Kiai!",
        "It covers the last card of Kyuzo, whose penalty then sleeps: wound.",
    ]


def test_a_card_is_handed_to_whom_its_symbol_is_missing() -> None:
    state = given(
        "heihachi kyuzo kanbei",
        step="play_card",
        hand="P2-02",
        rows={"heihachi": "P1-02", "kanbei": "P3-02"},
        lines={"kanbei": "P4-03 P3-06"},
    )
    assert "Kyuzo can defend with it, for this symbol is missing there: hat." in said(state, "heihachi", "hand kyuzo")
    assert "Kanbei would hit the Kiai value exactly with it." in said(state, "heihachi", "hand kanbei")


def test_what_holds_for_every_choice_speaks_for_none() -> None:
    state = given("heihachi kyuzo kanbei", step="play_card", hand="P2-07", rows={"heihachi": "P1-07"})
    assert "As the last card it punishes nobody." not in said(state, "heihachi", "hand kyuzo")


def test_a_replaced_card_takes_its_hit_and_its_penalty_away() -> None:
    lines = {"katsushiro": "P4-03 P4-06"}
    state = given("katsushiro kyuzo kanbei", step="play_card", hand="P3-13", lines=lines)
    reasons = said(state, "katsushiro", "replace")
    assert reasons[0] == "An attack would make 11, above the Kiai value 10."
    assert reasons[2] == "The penalty of this card goes under the stack with it: wound."
    harmless = given("katsushiro kyuzo kanbei", step="play_card", hand="P1-07")
    assert said(harmless, "katsushiro", "replace") == []


def test_the_order_of_two_penalties_is_told() -> None:
    party = "gorobei kyuzo kanbei heihachi"
    state = given(party, step="turn", lines={"gorobei": "B6-06"}, fields={"round": 3}, top="P1-13")
    play(state, "gorobei: ignore nothing")
    assert said(state, "gorobei", "second penalty first") == ["First wound, then no support: both take effect."]
    assert said(state, "gorobei", "first penalty first") == ["First no support, then wound: both take effect."]
