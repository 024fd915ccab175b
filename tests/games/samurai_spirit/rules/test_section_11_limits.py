"""Section 11: where talents end, and how several go together (SS-11.6 to SS-11.10)."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    DRAW_TALENTS,
    asked,
    discards,
    given,
    line,
    names,
    pawn_of,
    play,
    quiet_neighbours,
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


@proves("SS-11.6", "SS-16.8")
@pytest.mark.parametrize(
    ("neighbour", "card", "twin"), [*DRAW_TALENTS, ("kikuchiyo", "P2-02", "P2-07"), ("kikuchiyo", "P3-02", "P3-06")]
)
@pytest.mark.parametrize("arrow", ["P3-03", "P4-02"])
def test_the_neighbour_has_no_talent_on_a_card_drawn_by_an_arrow(
    neighbour: str, card: str, twin: str, arrow: str
) -> None:
    seats = f"kanbei {neighbour} gorobei" if arrow == "P3-03" else f"kanbei gorobei {neighbour}"
    state = given(seats, active="kanbei", step="turn", lines={"kanbei": arrow, neighbour: twin}, top=card)
    if arrow == "P3-03":  # of odd value: Kanbei could ignore it
        play(state, "kanbei: ignore nothing")
    assert (line(state, neighbour), row(state, neighbour), discards(state)) == ([twin, card], [], set())
    assert (asked(state), step(state), stack_size(state)) == ("kanbei", "choose_action", 21 - 3)


@proves("SS-11.6")
@pytest.mark.parametrize(("active", "card", "twin"), DRAW_TALENTS)
def test_the_active_samurai_has_no_talent_on_a_card_drawn_by_its_arrow(active: str, card: str, twin: str) -> None:
    state = given(f"{active} gorobei kikuchiyo", step="turn", lines={active: f"{twin} P3-03"}, top=card)
    assert (line(state, "gorobei"), line(state, active), discards(state)) == ([card], [twin, "P3-03"], set())
    assert (asked(state), step(state)) == (active, "choose_action")


@proves("SS-11.7", "SS-31.20")
@pytest.mark.parametrize(("recipient", "card", "twin"), DRAW_TALENTS)
def test_a_card_given_by_the_kiai_of_daisuke_is_only_attacked_or_defended(recipient: str, card: str, twin: str) -> None:
    seats = "daisuke kanbei gorobei" if recipient == "daisuke" else f"daisuke {recipient} kanbei gorobei"
    # Daisuke is on 4; P4-03 brings him to 8, his Kiai value.
    own_line = "P3-06 P1-07"
    lines = {"daisuke": own_line, "kanbei": card}
    if recipient != "daisuke":
        lines[recipient] = twin
    state = given(seats, step="play_card", hand="P4-03", lines=lines)
    play(state, "daisuke: attack", "daisuke: take kanbei", f"daisuke: give {recipient}")
    assert (asked(state), names(state, recipient)) == (recipient, {"attack", "defend"})
    for talent in ("hand kanbei", "replace", "discard"):
        assert refused(state, f"{recipient}: {talent}") == ("SS-14.6",)


# `no_talent`: the boss B6-05 shows `wound` and `no_talent`; the samurai stays below its Kiai value.


def silenced(seats: str, own_line: str, top: str, tokens: dict[str, str] | None = None) -> SamuraiSpirit:
    """Both penalties of B6-05, which lies upon its line, were applied to the first of these samurai."""
    samurai = seats.split()[0]
    lines = {samurai: f"{own_line} B6-05"}
    state = given(seats, step="turn", lines=lines, tokens=tokens, top=top, fields={"round": 3})
    return play(state, f"{samurai}: first penalty first")


@proves("SS-11.8", "SS-16.13")
@pytest.mark.parametrize(
    ("samurai", "card", "twin"),
    [("heihachi", "P2-02", "P1-07"), ("daisuke", "P1-02", "P1-07"), ("kyuzo", "P2-02", "P2-07")],
)
def test_under_no_talent_a_samurai_has_no_talent_of_its_own(samurai: str, card: str, twin: str) -> None:
    state = play(silenced(quiet_table(samurai), twin, card), f"{samurai}: fight")
    assert names(state, samurai) == {"attack", "defend"}
    play(state, f"{samurai}: defend")
    assert (row(state, samurai), asked(state)) == ([card], quiet_neighbours(samurai)[0])


@proves("SS-11.8", "SS-16.13")
@pytest.mark.parametrize("samurai", ["katsushiro", "kikuchiyo"])
def test_under_no_talent_there_is_neither_a_second_card_nor_a_second_fight(samurai: str) -> None:
    state = play(silenced(quiet_table(samurai), "P1-07", "P2-02 P2-09"), f"{samurai}: fight")
    assert names(state, samurai) == {"attack", "defend"}
    play(state, f"{samurai}: attack")
    assert (asked(state), line(state, samurai)) == (quiet_neighbours(samurai)[0], ["P1-07", "B6-05", "P2-02"])


@proves("SS-11.8", "SS-16.13")
def test_under_no_talent_no_borrowed_token_can_be_used() -> None:
    tokens = {"katsushiro": "kanbei", "kikuchiyo": "kanbei"}
    state = silenced("kanbei katsushiro kikuchiyo", "", "P2-02 P2-09", tokens)
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend"}
    play(state, "kanbei: attack")
    assert (asked(state), token(state, "katsushiro"), token(state, "kikuchiyo")) == (
        "katsushiro",
        "katsushiro",
        "kikuchiyo",
    )


@proves("SS-11.8", "SS-25.11")
def test_under_no_talent_the_talent_of_an_absent_samurai_sleeps_for_that_turn_only() -> None:
    state = given(
        "kanbei heihachi",
        step="turn",
        lines={"kanbei": "B6-05"},
        top="P1-13 P2-02 P3-02 P1-02",
        fields={"round": 3, "gained_kanbei": "katsushiro", "absent_tokens_used": "katsushiro"},
    )
    play(state, "kanbei: done", "kanbei: first penalty first", "kanbei: fight")
    # P1-13 has no symbol and cannot be replaced, so it was attacked at once.
    assert (asked(state), line(state, "kanbei")) == ("heihachi", ["B6-05", "P1-13"])
    play(state, "heihachi: done", "heihachi: fight", "heihachi: hand kanbei")
    assert names(state, "kanbei") == {"attack", "defend", "replace"}


@proves("SS-11.8", "SS-31.31")
def test_in_the_turn_of_another_samurai_the_talent_works_again() -> None:
    state = silenced("kyuzo heihachi gorobei", "P2-07", "P1-13 P2-02")
    play(state, "kyuzo: support gorobei", "heihachi: fight", "heihachi: hand kyuzo")
    assert names(state, "kyuzo") == {"attack", "defend", "discard"}


@proves("SS-11.8")
@pytest.mark.parametrize("restricted", ["none", "no_defend", "no_support"])
def test_other_restrictions_leave_the_talent(restricted: str) -> None:
    state = given(quiet_table("katsushiro"), step="play_card", hand="P2-02", fields={"restricted": restricted})
    assert "replace" in names(state, "katsushiro")


@proves("SS-11.9")
def test_a_borrower_hands_cards_to_its_own_neighbours() -> None:
    seats = "heihachi kanbei gorobei kyuzo katsushiro"
    state = given(seats, active="gorobei", step="play_card", hand="P2-02", tokens={"heihachi": "gorobei"})
    assert names(state, "gorobei") == {"attack", "defend", "hand kanbei", "hand kyuzo"}
    assert refused(state, "gorobei: hand katsushiro") == ("SS-0.2",)
    assert refused(state, "gorobei: hand heihachi") == ("SS-0.2",)
    play(state, "gorobei: hand kyuzo", "kyuzo: attack")
    assert line(state, "kyuzo") == ["P2-02"]


@proves("SS-11.9")
@pytest.mark.parametrize(("own", "lender", "open_to_discard"), [("P2-07", "", True), ("", "P2-07", False)])
def test_a_borrower_of_kyuzo_compares_with_its_own_combat_line(own: str, lender: str, open_to_discard: bool) -> None:
    state = given(
        "gorobei kyuzo kanbei",
        step="play_card",
        hand="P2-02",
        lines={"gorobei": own, "kyuzo": lender},
        tokens={"kyuzo": "gorobei"},
    )
    assert ("discard" in names(state, "gorobei")) == open_to_discard
    if open_to_discard:
        play(state, "gorobei: discard")
        assert (line(state, "gorobei"), discards(state)) == (["P2-07"], {"P2-02"})


@proves("SS-11.9")
def test_a_borrower_of_gorobei_ignores_the_penalty_of_its_own_last_card() -> None:
    lines = {"kyuzo": "P2-01", "gorobei": "P4-01"}
    state = given("kyuzo gorobei kanbei", step="turn", lines=lines, tokens={"gorobei": "kyuzo"})
    assert names(state, "kyuzo") == {"ignore nothing", "ignore all"}
    play(state, "kyuzo: ignore all")
    assert (wounded(state), village(state), asked(state)) == (set(), (5, 6, 3), "kyuzo")


def kyuzo_with_three_talents(top: str, **options: bool) -> SamuraiSpirit:
    """Kyuzo holds P2-02 in his turn; besides his own talent he has those of Katsushiro and Heihachi."""
    return given(
        "kyuzo katsushiro heihachi",
        step="play_card",
        hand="P2-02",
        lines={"kyuzo": "P2-07", "katsushiro": "P2-11"},
        tokens={"katsushiro": "kyuzo", "heihachi": "kyuzo"},
        top=top,
        **options,  # type: ignore[arg-type]
    )


@proves("SS-11.10", "SS-31.21")
def test_of_several_talents_on_one_card_the_player_chooses_which_comes_first() -> None:
    stopped = play(kyuzo_with_three_talents("P4-03 P1-07"), "kyuzo: attack")
    assert line(stopped, "kyuzo") == ["P2-07", "P2-02"]
    discarded = play(kyuzo_with_three_talents("P4-03 P1-07"), "kyuzo: discard")
    assert (discards(discarded), stack_size(discarded)) == ({"P2-02"}, 18)
    handed = play(kyuzo_with_three_talents("P4-03 P1-07"), "kyuzo: hand katsushiro")
    # Now it is Katsushiro's card, with his talent: he has not the talents of Kyuzo and Heihachi.
    assert names(handed, "katsushiro") == {"attack", "defend", "replace"}
    # Katsushiro's second card must be kept and played (SS-12.26).
    replaced = play(kyuzo_with_three_talents("P4-03 P1-07"), "kyuzo: replace")
    assert names(replaced, "kyuzo") == {"attack", "defend"}
    play(replaced, "kyuzo: attack")
    assert (line(replaced, "kyuzo"), pawn_of(replaced, "kyuzo")) == (["P2-07", "P4-03"], 6)


@proves("SS-11.10", "SS-31.54")
def test_talents_follow_one_another_when_the_second_card_is_free() -> None:
    state = kyuzo_with_three_talents("P2-09", second_card_locked=False)
    play(state, "kyuzo: replace")
    assert names(state, "kyuzo") == {"attack", "defend", "discard", "hand katsushiro", "hand heihachi"}
    play(state, "kyuzo: discard")
    assert (discards(state), line(state, "kyuzo")) == ({"P2-09"}, ["P2-07"])


# Why a talent is refused ----------------------------------------------------------------------------------------------


@proves("SS-11.8")
def test_a_talent_forbidden_by_the_penalty_is_refused_with_that_clause() -> None:
    state = given(step="play_card", hand="P1-02", lines={"kyuzo": "P1-07"}, fields={"restricted": "no_talent"})
    assert refused(state, "kyuzo: discard") == ("SS-11.8",)
    assert refused(state, "kyuzo: replace") == ("SS-11.8",)


@proves("SS-9.10")
def test_a_borrowed_talent_outside_the_own_turn_is_refused_with_that_clause() -> None:
    fields: dict[str, object] = {"holder": "seat=gorobei", "held_by": "heihachi gorobei"}
    lines, tokens = {"gorobei": "P2-07"}, {"kyuzo": "gorobei"}
    state = given("heihachi gorobei kyuzo", step="play_card", hand="P2-02", lines=lines, fields=fields, tokens=tokens)
    assert refused(state, "gorobei: discard") == ("SS-9.10",)
    assert refused(state, "gorobei: hand kyuzo") == ("SS-12.1",)
