"""Section 11: talents in general (SS-11.1 to SS-11.5)."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    DRAW_TALENTS,
    asked,
    discards,
    given,
    handed_to,
    line,
    names,
    play,
    quiet_neighbours,
    quiet_table,
    row,
    stack_size,
    step,
    token,
    wounded,
)
from tests.proof import proves

# What a samurai may do with a drawn card whose symbol is free and whose value is in its combat line already, besides
# attack and defend; its neighbours are `left` and `right`.
ON_EVEN = {"heihachi": {"hand left", "hand right"}, "kyuzo": {"discard"}, "katsushiro": {"replace"}}
ON_ODD = {"daisuke": {"hand left", "hand right"}, "kyuzo": {"discard"}, "katsushiro": {"replace"}}
SAMURAI = ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]


def drawn(samurai: str, card: str, own_line: str, tokens: dict[str, str] | None = None) -> SamuraiSpirit:
    """The samurai has drawn this card in its own turn."""
    return given(quiet_table(samurai), step="play_card", hand=card, lines={samurai: own_line}, tokens=tokens)


def talent_choices(samurai: str, extra: dict[str, set[str]]) -> set[str]:
    """What the samurai may do with a card according to ON_EVEN or ON_ODD."""
    left, right = quiet_neighbours(samurai)
    seated = {name.replace("left", left).replace("right", right) for name in extra.get(samurai, set())}
    return {"attack", "defend"} | seated


@proves("SS-11.1")
@pytest.mark.parametrize("samurai", SAMURAI)
def test_every_samurai_has_its_own_talent_and_no_other_on_a_drawn_card(samurai: str) -> None:
    assert names(drawn(samurai, "P2-02", "P2-07"), samurai) == talent_choices(samurai, ON_EVEN)
    assert names(drawn(samurai, "P3-02", "P3-06"), samurai) == talent_choices(samurai, ON_ODD)


@proves("SS-11.1")
@pytest.mark.parametrize("samurai", SAMURAI)
def test_only_gorobei_and_kanbei_have_a_talent_against_penalties(samurai: str) -> None:
    even = given(quiet_table(samurai), step="turn", lines={samurai: "P2-01"})
    odd = given(quiet_table(samurai), step="turn", lines={samurai: "P3-05"})
    assert (step(even) == "ignore_penalties") == (samurai == "gorobei")
    assert (step(odd) == "ignore_penalties") == (samurai == "kanbei")
    # All others are wounded at once.
    assert wounded(even) == {samurai} - {"gorobei"}
    assert wounded(odd) == {samurai} - {"kanbei"}


@proves("SS-11.1")
@pytest.mark.parametrize("samurai", SAMURAI)
def test_only_kikuchiyo_has_a_talent_for_a_second_fight(samurai: str) -> None:
    state = given(quiet_table(samurai), top="P1-13")
    play(state, f"{samurai}: fight")
    if step(state) == "play_card":
        play(state, f"{samurai}: attack")
    assert line(state, samurai) == ["P1-13"]
    if samurai == "kikuchiyo":
        assert (asked(state), names(state, "kikuchiyo")) == ("kikuchiyo", {"fight", "done"})
    else:
        assert (asked(state), step(state)) == (quiet_neighbours(samurai)[0], "choose_action")


@proves("SS-11.1")
@pytest.mark.parametrize(("samurai", "card", "twin"), DRAW_TALENTS)
def test_a_talent_on_a_drawn_card_need_not_be_used(samurai: str, card: str, twin: str) -> None:
    attacked = play(drawn(samurai, card, twin), f"{samurai}: attack")
    assert (line(attacked, samurai), row(attacked, samurai)) == ([twin, card], [])
    defended = play(drawn(samurai, card, twin), f"{samurai}: defend")
    assert (line(defended, samurai), row(defended, samurai)) == ([twin], [card])
    # Either way the turn goes on to the neighbour.
    assert asked(attacked) == asked(defended) == quiet_neighbours(samurai)[0]


@proves("SS-11.1")
@pytest.mark.parametrize(("samurai", "card"), [("gorobei", "P2-01"), ("kanbei", "P3-05")])
def test_a_penalty_need_not_be_ignored(samurai: str, card: str) -> None:
    state = given(quiet_table(samurai), step="turn", lines={samurai: card})
    play(state, f"{samurai}: ignore nothing")
    assert (wounded(state), step(state)) == ({samurai}, "choose_action")


@proves("SS-11.1")
def test_the_second_fight_need_not_be_taken() -> None:
    state = given(quiet_table("kikuchiyo"), top="P1-13")
    play(state, "kikuchiyo: fight", "kikuchiyo: done")
    assert (asked(state), line(state, "kikuchiyo"), stack_size(state)) == ("gorobei", ["P1-13"], 20)


@proves("SS-11.2")
@pytest.mark.parametrize(
    ("samurai", "use"), [("heihachi", "hand kanbei"), ("kyuzo", "discard"), ("katsushiro", "replace")]
)
def test_a_talent_works_on_both_cards_of_two_fights(samurai: str, use: str) -> None:
    state = given(
        f"{samurai} gorobei kikuchiyo kanbei",
        lines={samurai: "P2-07"},
        tokens={"kikuchiyo": samurai},
        top="P2-13 P2-02 P2-09 P2-03 P1-07",
    )
    for _ in range(2):
        play(state, f"{samurai}: fight", f"{samurai}: {use}")
        if step(state) == "play_card":  # the neighbour plays the card handed on, Katsushiro his second one
            play(state, f"{asked(state)}: attack")
    moved = {
        "heihachi": (["P2-07"], ["P2-13", "P2-02"], set()),
        "kyuzo": (["P2-07"], [], {"P2-13", "P2-02"}),
        "katsushiro": (["P2-07", "P2-02", "P2-03"], [], set()),
    }
    assert (line(state, samurai), line(state, "kanbei"), discards(state)) == moved[samurai]
    assert asked(state) == "gorobei"


@proves("SS-11.2")
def test_a_talent_works_turn_after_turn() -> None:
    state = given(
        "kyuzo kanbei gorobei",
        lines={"kyuzo": "P2-07"},
        fields={"passed": "kanbei gorobei"},
        top="P2-13 P2-02 P2-09 P2-11",
    )
    for _ in range(3):
        play(state, "kyuzo: fight", "kyuzo: discard")
    assert discards(state) == {"P2-13", "P2-02", "P2-09"}
    assert (line(state, "kyuzo"), asked(state), stack_size(state)) == (["P2-07"], "kyuzo", 17)


@proves("SS-11.3")
def test_the_own_talent_and_several_borrowed_ones_are_open_for_one_card() -> None:
    alone = given("kyuzo katsushiro heihachi", step="play_card", hand="P2-02", lines={"kyuzo": "P2-07"})
    assert names(alone, "kyuzo") == {"attack", "defend", "discard"}
    helped = given(
        "kyuzo katsushiro heihachi",
        step="play_card",
        hand="P2-02",
        lines={"kyuzo": "P2-07"},
        tokens={"katsushiro": "kyuzo", "heihachi": "kyuzo"},
    )
    assert names(helped, "kyuzo") == {"attack", "defend", "discard", "replace", "hand katsushiro", "hand heihachi"}


@proves("SS-11.3")
def test_own_and_borrowed_talents_are_used_in_one_turn() -> None:
    # Kanbei's token in step A, Kikuchiyo's for the second Fight, the own talent of Kyuzo on both cards.
    state = given(
        "kyuzo kanbei kikuchiyo",
        step="turn",
        lines={"kyuzo": "P2-07 P1-01"},
        tokens={"kanbei": "kyuzo", "kikuchiyo": "kyuzo"},
        top="P1-13 P2-02",
    )
    play(state, "kyuzo: ignore all", "kyuzo: fight", "kyuzo: discard", "kyuzo: fight", "kyuzo: discard")
    assert (wounded(state), discards(state), line(state, "kyuzo")) == (set(), {"P1-13", "P2-02"}, ["P2-07", "P1-01"])
    assert (asked(state), token(state, "kanbei"), token(state, "kikuchiyo")) == ("kanbei", "kanbei", "kikuchiyo")


@proves("SS-11.3")
def test_with_both_tokens_gorobei_ignores_penalties_of_every_card() -> None:
    tokens = {"kanbei": "gorobei"}
    odd = given("gorobei kyuzo kanbei", step="turn", lines={"gorobei": "P3-05"}, tokens=tokens)
    even = given("gorobei kyuzo kanbei", step="turn", lines={"gorobei": "P2-01"}, tokens=tokens)
    for state in (odd, even):
        assert names(state, "gorobei") == {"ignore nothing", "ignore all"}
        play(state, "gorobei: ignore all")
        assert wounded(state) == set()


@proves("SS-11.4", "SS-11.5")
@pytest.mark.parametrize(("card", "twin"), [("P2-02", "P2-07"), ("P3-02", "P3-06")])
@pytest.mark.parametrize(("recipient", "talent"), [("kyuzo", "discard"), ("katsushiro", "replace")])
def test_a_card_that_is_handed_over_counts_as_drawn_by_the_recipient(
    recipient: str, talent: str, card: str, twin: str
) -> None:
    state = handed_to(recipient, card, twin)
    assert (asked(state), names(state, recipient)) == (recipient, {"attack", "defend", talent})
    play(state, f"{recipient}: {talent}")
    assert line(state, recipient) == [twin]
    assert discards(state) == ({card} if talent == "discard" else set())


@proves("SS-11.4")
def test_outside_its_turn_a_samurai_has_its_own_talent_but_no_borrowed_one() -> None:
    borrower = handed_to("kyuzo", "P2-02", "P2-07", tokens={"heihachi": "kyuzo"})
    # Kyuzo's own talent is open, Heihachi's is not: Gorobei is his other neighbour.
    assert names(borrower, "kyuzo") == {"attack", "defend", "discard"}
    lender = handed_to("kyuzo", "P2-02", "P2-07", tokens={"kyuzo": "gorobei"})
    assert names(lender, "kyuzo") == {"attack", "defend", "discard"}


@proves("SS-11.4", "SS-9.10", "SS-31.15")
def test_a_borrower_waits_for_its_own_turn() -> None:
    state = given(
        "heihachi gorobei kyuzo",
        step="play_card",
        hand="P2-02",
        lines={"gorobei": "P2-07"},
        tokens={"kyuzo": "gorobei"},
        top="P2-09",
    )
    play(state, "heihachi: hand gorobei")
    assert names(state, "gorobei") == {"attack", "defend"}
    play(state, "gorobei: attack", "gorobei: fight")
    assert names(state, "gorobei") == {"attack", "defend", "discard"}
