"""Section 12: Gorobei and Kanbei ignore penalties (SS-12.10 to SS-12.12)."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    asked,
    field,
    given,
    intruder_count,
    line,
    names,
    passed,
    play,
    refused,
    stack_size,
    step,
    village,
    wounded,
)
from tests.proof import proves

WOUNDING = {1: "P1-01", 2: "P2-01", 3: "P3-05", 4: "P4-05", 5: "L5-01"}


def turn_of(samurai: str, own_line: str, tokens: dict[str, str] | None = None) -> SamuraiSpirit:
    """The turn of this samurai, one of four, begins in round 3."""
    others = [name for name in ("kyuzo", "gorobei", "kanbei", "heihachi") if name != samurai]
    lines = {samurai: own_line}
    seats = " ".join([samurai, *others])
    return given(seats, step="turn", lines=lines, tokens=tokens, fields={"round": 3}, top="P1-13")


def untouched(state: SamuraiSpirit) -> bool:
    """Did no penalty of round 3 with four samurai change anything?"""
    return (
        wounded(state) == set()
        and village(state) == (6, 6, 3)
        and (stack_size(state), intruder_count(state)) == (35, 0)
        and field(state, "restricted") == "none"
    )


@proves("SS-12.10", "SS-12.11")
@pytest.mark.parametrize("value", WOUNDING)
def test_gorobei_ignores_even_cards_and_kanbei_odd_ones(value: int) -> None:
    able, unable = ("kanbei", "gorobei") if value % 2 else ("gorobei", "kanbei")
    state = turn_of(able, WOUNDING[value])
    assert (asked(state), step(state)) == (able, "ignore_penalties")
    assert names(state, able) == {"ignore nothing", "ignore all"}
    play(state, f"{able}: ignore all")
    assert (wounded(state), step(state), line(state, able)) == (set(), "choose_action", [WOUNDING[value]])
    state = turn_of(unable, WOUNDING[value])
    assert (wounded(state), step(state)) == ({unable}, "choose_action")


@proves("SS-12.10")
def test_gorobei_ignores_a_boss_and_kanbei_does_not() -> None:
    state = turn_of("gorobei", "B6-02")
    play(state, "gorobei: ignore all")
    assert names(state, "gorobei") >= {"fight", "pass"}
    assert untouched(state)
    # Kanbei had to pass at once.
    assert passed(turn_of("kanbei", "B6-02")) == {"kanbei"}


@proves("SS-12.10", "SS-12.11")
@pytest.mark.parametrize(
    ("samurai", "card"),
    [
        ("gorobei", "P4-01"),  # fire
        ("gorobei", "P2-03"),  # intruder
        ("gorobei", "P2-04"),  # no_defend
        ("gorobei", "P2-11"),  # no_support
        ("gorobei", "P4-02"),  # draw_right
        ("gorobei", "B6-07"),  # drop_defence, with an empty row
        ("kanbei", "P3-01"),  # fire
        ("kanbei", "P1-03"),  # intruder
        ("kanbei", "P1-04"),  # no_defend
        ("kanbei", "P1-11"),  # no_support
        ("kanbei", "P3-03"),  # draw_left
    ],
)
def test_every_kind_of_penalty_can_be_ignored(samurai: str, card: str) -> None:
    state = turn_of(samurai, card)
    assert untouched(state)
    play(state, f"{samurai}: ignore all")
    assert untouched(state)
    assert (asked(state), step(state)) == (samurai, "choose_action")
    # Whereas the penalty changes something when it is not ignored.
    assert not untouched(play(turn_of(samurai, card), f"{samurai}: ignore nothing"))


@proves("SS-12.10", "SS-12.11")
@pytest.mark.parametrize(("owner", "card", "other"), [("gorobei", "P2-01", "P3-05"), ("kanbei", "P3-05", "P2-01")])
def test_a_borrower_ignores_the_same_cards(owner: str, card: str, other: str) -> None:
    state = turn_of("kyuzo", card, tokens={owner: "kyuzo"})
    assert names(state, "kyuzo") == {"ignore nothing", "ignore all"}
    play(state, "kyuzo: ignore all")
    assert wounded(state) == set()
    assert wounded(turn_of("kyuzo", other, tokens={owner: "kyuzo"})) == {"kyuzo"}
    # Without the token nobody asks Kyuzo.
    assert wounded(turn_of("kyuzo", card)) == {"kyuzo"}


@proves("SS-12.10")
def test_only_the_last_card_counts_for_ignoring() -> None:
    # An even card lies below the odd last card, then an odd one below the even last card.
    assert wounded(turn_of("gorobei", "P2-01 P3-05")) == {"gorobei"}
    assert names(turn_of("gorobei", "P3-05 P2-01"), "gorobei") == {"ignore nothing", "ignore all"}


@proves("SS-12.10")
def test_only_the_active_samurai_decides_what_is_ignored() -> None:
    state = turn_of("gorobei", "P2-01")
    assert refused(state, "kanbei: ignore all") == ("SS-0.14",)
    assert refused(state, "gorobei: fight") == ("SS-5.14",)


@proves("SS-12.12", "SS-31.8")
@pytest.mark.parametrize(
    ("choice", "hurt", "restricted"),
    [
        ("ignore first", {"gorobei"}, "none"),
        ("ignore second", set(), "no_support"),
        ("ignore all", set(), "none"),
    ],
)
def test_of_two_penalties_gorobei_ignores_one_or_both(choice: str, hurt: set[str], restricted: str) -> None:
    state = turn_of("gorobei", "B6-06")  # no_support and wound
    assert names(state, "gorobei") == {"ignore nothing", "ignore first", "ignore second", "ignore all"}
    play(state, f"gorobei: {choice}")
    assert (wounded(state), field(state, "restricted"), step(state)) == (hurt, restricted, "choose_action")


@proves("SS-12.12")
def test_of_two_penalties_gorobei_may_ignore_none() -> None:
    state = play(turn_of("gorobei", "B6-06"), "gorobei: ignore nothing")
    assert (asked(state), step(state)) == ("gorobei", "penalty_order")
    play(state, "gorobei: second penalty first")
    assert (wounded(state), field(state, "restricted")) == ({"gorobei"}, "no_support")


@proves("SS-12.12", "SS-31.8")
def test_gorobei_ignores_even_no_talent() -> None:
    state = turn_of("gorobei", "B6-05")  # wound and no_talent
    play(state, "gorobei: ignore second")
    assert (wounded(state), field(state, "restricted")) == ({"gorobei"}, "none")


@proves("SS-12.12", "SS-16.15")
@pytest.mark.parametrize(("choice", "barricades"), [("ignore nothing", 4), ("ignore first", 5), ("ignore all", 6)])
def test_of_two_equal_penalties_gorobei_ignores_as_many_as_he_likes(choice: str, barricades: int) -> None:
    state = turn_of("gorobei", "B6-03")  # fire and fire: it does not matter which one
    assert names(state, "gorobei") == {"ignore nothing", "ignore first", "ignore all"}
    play(state, f"gorobei: {choice}")
    assert (village(state), step(state)) == ((barricades, 6, 3), "choose_action")


@proves("SS-12.12")
def test_of_a_single_penalty_there_are_no_parts() -> None:
    state = turn_of("gorobei", "P2-01")
    assert refused(state, "gorobei: ignore first") == ("SS-12.12",)
    assert refused(state, "gorobei: ignore second") == ("SS-12.12",)
