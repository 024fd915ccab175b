"""Section 9: the action Support: what a borrowed talent is good for, and when the token goes back."""

import pytest

from tests.games.samurai_spirit.given import (
    asked,
    discards,
    field,
    full_rows,
    given,
    line,
    names,
    passed,
    play,
    step,
    token,
    wounded,
)
from tests.proof import proves


@proves("SS-9.9", "SS-9.7", "SS-9.13")
def test_the_recipient_uses_the_lent_talent_in_its_own_next_turn() -> None:
    state = given("heihachi kanbei gorobei", top="P3-13 P2-13 P4-06 P2-07 P1-13 P2-02")
    play(state, "heihachi: support gorobei", "kanbei: fight")
    assert (asked(state), token(state, "heihachi")) == ("gorobei", "gorobei")
    play(state, "gorobei: fight")
    assert names(state, "gorobei") == {"attack", "defend", "hand heihachi", "hand kanbei"}
    play(state, "gorobei: hand kanbei", "kanbei: attack")
    assert (line(state, "kanbei"), line(state, "gorobei")) == (["P2-13", "P4-06"], [])
    # One turn only: now the token is back.
    assert (token(state, "heihachi"), asked(state)) == ("heihachi", "heihachi")
    play(state, "heihachi: fight", "heihachi: attack", "kanbei: fight", "gorobei: fight")
    assert names(state, "gorobei") == {"attack", "defend"}


@proves("SS-9.9")
@pytest.mark.parametrize(("lender", "card"), [("gorobei", "P2-01"), ("kanbei", "P1-01")])
def test_a_borrowed_talent_serves_in_step_a(lender: str, card: str) -> None:
    state = given(lines={"kyuzo": card}, tokens={lender: "kyuzo"}, step="turn")
    assert (step(state), names(state, "kyuzo")) == ("ignore_penalties", {"ignore nothing", "ignore all"})
    play(state, "kyuzo: ignore all")
    assert (wounded(state), step(state)) == (set(), "choose_action")


@proves("SS-9.9")
def test_the_wrong_token_does_not_help_in_step_a() -> None:
    state = given(lines={"kyuzo": "P1-01"}, tokens={"gorobei": "kyuzo"}, step="turn")
    assert (wounded(state), step(state)) == ({"kyuzo"}, "choose_action")


@proves("SS-9.9", "SS-11.3")
@pytest.mark.parametrize(
    ("lender", "held", "talent"),
    [
        ("heihachi", "", {"hand heihachi", "hand gorobei"}),
        ("kyuzo", "P4-03", {"discard"}),
        ("kyuzo", "P3-02", set()),
        ("daisuke", "", set()),
        ("kanbei", "", set()),
    ],
)
def test_a_borrowed_talent_is_added_to_the_own_one(lender: str, held: str, talent: set[str]) -> None:
    # Katsushiro himself can replace the card.
    lines = {"katsushiro": held}
    state = given(f"katsushiro gorobei {lender}", lines=lines, tokens={lender: "katsushiro"}, top="P4-06")
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "defend", "replace"} | talent


@proves("SS-9.9")
def test_a_borrowed_kikuchiyo_token_gives_a_second_fight() -> None:
    state = given("kyuzo kanbei kikuchiyo", tokens={"kikuchiyo": "kyuzo"}, top="P1-13 P2-13")
    play(state, "kyuzo: fight")
    assert (step(state), names(state, "kyuzo")) == ("choose_second_fight", {"fight", "done"})
    play(state, "kyuzo: fight")
    assert (line(state, "kyuzo"), asked(state), token(state, "kikuchiyo")) == (
        ["P1-13", "P2-13"],
        "kanbei",
        "kikuchiyo",
    )


@proves("SS-9.10", "SS-31.15")
@pytest.mark.parametrize(
    ("samurai", "lender", "card", "talent"),
    [
        ("heihachi kanbei gorobei", "heihachi", "P2-07", {"hand heihachi", "hand gorobei"}),
        ("daisuke kanbei gorobei", "daisuke", "P3-06", {"hand daisuke", "hand gorobei"}),
        ("heihachi kanbei katsushiro", "katsushiro", "P2-07", {"replace"}),
        ("heihachi kanbei kyuzo", "kyuzo", "P2-07", {"discard"}),
    ],
)
def test_a_borrowed_talent_is_of_no_use_outside_the_own_turn(
    samurai: str, lender: str, card: str, talent: set[str]
) -> None:
    giver = samurai.split()[0]
    lines, tokens = {"kanbei": "P2-02"}, {lender: "kanbei"}
    state = given(samurai, lines=lines, tokens=tokens, top=card)
    play(state, f"{giver}: fight", f"{giver}: hand kanbei")
    assert names(state, "kanbei") == {"attack", "defend"}
    own_turn = given(samurai, "kanbei", lines=lines, tokens=tokens, top=card)
    play(own_turn, "kanbei: fight")
    assert names(own_turn, "kanbei") == {"attack", "defend"} | talent


@proves("SS-9.11")
def test_nobody_has_to_use_a_borrowed_talent() -> None:
    lines = {"kyuzo": "P2-01"}
    state = given("kyuzo heihachi gorobei", lines=lines, tokens={"heihachi": "kyuzo", "gorobei": "kyuzo"}, step="turn")
    assert wounded(state) == set()
    play(state, "kyuzo: ignore nothing")
    assert wounded(state) == {"kyuzo"}
    play(state, "kyuzo: fight", "luck: card P4-06", "kyuzo: attack")
    assert line(state, "kyuzo") == ["P2-01", "P4-06"]
    second = given("kyuzo kanbei kikuchiyo", tokens={"kikuchiyo": "kyuzo"}, top="P1-13")
    play(second, "kyuzo: fight", "kyuzo: done")
    assert asked(second) == "kanbei"


@proves("SS-9.12", "SS-9.13")
def test_several_borrowed_tokens_serve_in_the_same_turn() -> None:
    # Gorobei's in step A, Kikuchiyo's for two Fights, Katsushiro's on the first card, Heihachi's on the second.
    samurai = "kyuzo heihachi gorobei katsushiro kikuchiyo"
    lenders = samurai.split()[1:]
    state = given(
        samurai,
        lines={"kyuzo": "P2-01"},
        tokens=dict.fromkeys(lenders, "kyuzo"),
        top="P4-03 P1-13 P4-06",
        step="turn",
    )
    play(state, "kyuzo: ignore all", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend", "hand heihachi", "hand kikuchiyo", "replace"}
    play(state, "kyuzo: replace", "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend", "hand heihachi", "hand kikuchiyo", "replace"}
    play(state, "kyuzo: hand kikuchiyo", "kikuchiyo: attack")
    assert (wounded(state), line(state, "kyuzo")) == (set(), ["P2-01", "P1-13"])
    assert line(state, "kikuchiyo") == ["P4-06"]
    assert [token(state, lender) for lender in lenders] == lenders


@proves("SS-9.12")
def test_one_samurai_can_get_the_tokens_of_two_others() -> None:
    state = given("heihachi katsushiro kanbei", top="P1-13 P2-13 P4-06")
    play(state, "heihachi: support kanbei", "katsushiro: support kanbei")
    assert (token(state, "heihachi"), token(state, "katsushiro"), asked(state)) == ("kanbei", "kanbei", "kanbei")
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend", "hand heihachi", "hand katsushiro", "replace"}


@proves("SS-9.13", "SS-4.8")
@pytest.mark.parametrize(
    "choices",
    [
        ["kanbei: fight", "kanbei: hand kyuzo", "kyuzo: attack"],  # used
        ["kanbei: fight", "kanbei: attack"],  # not used
        ["kanbei: support kyuzo"],
        ["kanbei: pass"],
    ],
)
def test_borrowed_tokens_go_back_after_the_turn_used_or_not(choices: list[str]) -> None:
    tokens = {"heihachi": "kanbei", "gorobei": "kanbei"}
    state = given("heihachi kanbei kyuzo gorobei", "kanbei", tokens=tokens, top="P2-07")
    play(state, *choices)
    assert (token(state, "heihachi"), token(state, "gorobei")) == ("heihachi", "gorobei")
    assert token(state, "kanbei") == ("kyuzo" if "kanbei: support kyuzo" in choices else "kanbei")


@proves("SS-9.13")
def test_a_token_stays_with_the_borrower_during_the_turns_of_others() -> None:
    state = given(
        "heihachi kanbei kyuzo gorobei",
        tokens={"gorobei": "kyuzo", "kanbei": "heihachi"},
        top="P1-13 P2-13 P3-13",
    )
    play(state, "heihachi: support gorobei")
    # Heihachi's turn is over: what he had borrowed is back, nothing else.
    owners = ("heihachi", "kanbei", "kyuzo", "gorobei")
    assert [token(state, owner) for owner in owners] == ["gorobei", "kanbei", "kyuzo", "kyuzo"]
    play(state, "kanbei: fight")
    assert [token(state, owner) for owner in owners] == ["gorobei", "kanbei", "kyuzo", "kyuzo"]
    play(state, "kyuzo: fight")
    assert [token(state, owner) for owner in owners] == ["gorobei", "kanbei", "kyuzo", "gorobei"]
    play(state, "gorobei: pass")
    assert [token(state, owner) for owner in owners] == ["heihachi", "kanbei", "kyuzo", "gorobei"]


@proves("SS-9.13")
def test_a_lent_token_does_not_come_back_because_the_lender_has_a_turn() -> None:
    state = given(tokens={"kyuzo": "gorobei"}, top="P1-13 P2-13")
    play(state, "kyuzo: fight")
    assert token(state, "kyuzo") == "gorobei"


@proves("SS-9.14")
def test_a_lender_uses_its_own_talent_while_the_token_is_lent() -> None:
    state = given("heihachi kanbei gorobei", tokens={"heihachi": "gorobei"}, top="P2-07")
    play(state, "heihachi: fight")
    assert names(state, "heihachi") == {"attack", "defend", "hand kanbei", "hand gorobei"}
    ignoring = given(
        lines={"kyuzo": "P1-02", "kanbei": "P1-01"}, active="kanbei", tokens={"kanbei": "kyuzo"}, step="turn"
    )
    assert names(ignoring, "kanbei") == {"ignore nothing", "ignore all"}


@proves("SS-9.14", "SS-28.8")
def test_a_lender_uses_its_own_talent_also_in_the_turn_of_the_borrower() -> None:
    state = given("kanbei heihachi gorobei", tokens={"heihachi": "kanbei"}, top="P2-07")
    play(state, "kanbei: fight", "kanbei: hand heihachi")
    assert names(state, "heihachi") == {"attack", "defend", "hand gorobei"}
    play(state, "heihachi: hand gorobei", "gorobei: defend")
    assert asked(state) == "heihachi"


@proves("SS-9.15", "SS-31.16")
def test_a_token_lent_with_the_last_card_serves_in_the_next_round() -> None:
    samurai = "katsushiro kanbei gorobei"
    state = given(samurai, rows=full_rows(*samurai.split()), top="P4-06", raiders=1)
    play(state, "katsushiro: support gorobei")
    assert (field(state, "round"), asked(state), token(state, "katsushiro")) == ("2", "kanbei", "gorobei")
    play(state, "kanbei: fight", "luck: card P4-13")
    assert (asked(state), token(state, "katsushiro")) == ("gorobei", "gorobei")
    play(state, "gorobei: fight", "luck: card P4-03")
    assert names(state, "gorobei") == {"attack", "defend", "replace"}
    play(state, "gorobei: attack")
    assert token(state, "katsushiro") == "katsushiro"


@proves("SS-9.15", "SS-31.16")
def test_with_the_other_reading_all_tokens_are_back_for_the_next_round() -> None:
    samurai = "katsushiro kanbei gorobei"
    rows = full_rows(*samurai.split())
    state = given(
        samurai, rows=rows, top="P4-06", raiders=1, tokens={"kanbei": "gorobei"}, return_tokens_at_round_end=True
    )
    play(state, "katsushiro: support gorobei")
    assert (field(state, "round"), asked(state)) == ("2", "kanbei")
    assert [token(state, name) for name in samurai.split()] == samurai.split()


@proves("SS-9.15", "SS-17.4")
def test_a_token_of_the_borrower_in_whose_turn_the_round_ends_goes_back() -> None:
    samurai = "katsushiro kanbei gorobei"
    tokens = {"katsushiro": "kanbei", "kanbei": "gorobei"}
    state = given(samurai, "kanbei", rows=full_rows(*samurai.split()), top="P4-06", raiders=1, tokens=tokens)
    play(state, "kanbei: fight")
    # Kanbei had his turn; Gorobei had not, so he keeps Kanbei's.
    assert (field(state, "round"), asked(state)) == ("2", "gorobei")
    assert [token(state, name) for name in samurai.split()] == ["katsushiro", "gorobei", "gorobei"]


@proves("SS-9.17", "SS-31.17")
def test_a_token_stays_usable_when_the_lender_has_passed() -> None:
    fields: dict[str, object] = {"passed": "heihachi"}
    state = given("heihachi kanbei gorobei", "kanbei", tokens={"heihachi": "kanbei"}, top="P2-07", fields=fields)
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend", "hand gorobei"}
    play(state, "kanbei: attack")
    assert (token(state, "heihachi"), passed(state)) == ("heihachi", {"heihachi"})


@proves("SS-9.17")
def test_a_lender_that_passes_before_the_turn_of_the_borrower_leaves_the_token_with_it() -> None:
    # Kyuzo's Kiai gives Katsushiro's token to Gorobei; then Katsushiro passes, then Gorobei has his turn.
    state = given("kyuzo katsushiro gorobei", lines={"kyuzo": "P4-03 P2-02"}, top="P3-06 P2-07")
    play(state, "kyuzo: fight", "kyuzo: attack", "kyuzo: token katsushiro", "kyuzo: give gorobei", "katsushiro: pass")
    assert (token(state, "katsushiro"), passed(state)) == ("gorobei", {"katsushiro"})
    play(state, "gorobei: fight")
    assert names(state, "gorobei") == {"attack", "defend", "replace"}
    play(state, "gorobei: replace", "luck: card P1-13")
    assert (line(state, "gorobei"), discards(state)) == (["P1-13"], {"P4-03"})
