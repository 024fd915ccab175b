"""Section 7: the action Fight: the card drawn, and what may be done with it."""

import pytest

from tests.games.samurai_spirit.given import (
    asked,
    discards,
    field,
    given,
    intruder_count,
    line,
    names,
    party,
    pawn_of,
    play,
    refused,
    row,
    stack_size,
    step,
)
from tests.proof import proves

# The same value with every symbol, no penalty where there is such a card.
TWOS = {"hat": "P2-02", "farm": "P2-11", "doll": "P2-07"}
FOURS = {"hat": "P4-03", "farm": "P4-11", "doll": "P4-06"}


@proves("SS-7.1")
def test_fight_turns_over_the_top_card_as_the_opponent() -> None:
    state = given(top="P3-02 P1-13", raiders=12)
    play(state, "kyuzo: fight")
    assert (field(state, "hand"), field(state, "holder")) == ("card=P3-02", "seat=seat_1")
    assert field(state, "raider_stack") == "P1-13 unseen*10"
    assert (line(state, "kyuzo"), row(state, "kyuzo")) == ([], [])
    assert (asked(state), intruder_count(state)) == ("kyuzo", 0)


@proves("SS-7.1")
@pytest.mark.parametrize("active", ["kyuzo", "kanbei", "gorobei"])
def test_whoever_fights_gets_the_card(active: str) -> None:
    state = given(active=active, top="P3-13")
    play(state, f"{active}: fight")
    assert {name: line(state, name) for name in party(state)} == {
        name: ["P3-13"] if name == active else [] for name in party(state)
    }


@proves("SS-7.1", "SS-7.2")
def test_an_unseen_card_is_drawn_by_luck_after_fight_was_chosen() -> None:
    state = given(lines={"kanbei": "P3-02"}, discard="P3-13")
    assert field(state, "raider_stack") == "unseen*19"
    assert refused(state, "luck: card P4-03") == ("SS-4.2",)
    play(state, "kyuzo: fight")
    assert (asked(state), step(state)) == ("luck", "draw")
    # Any plunderer that nobody has seen, each as likely as the others.
    possible = names(state, "luck")
    assert len(possible) == 50
    assert {"card P4-03", "card P1-01"} < possible
    assert not {"card P3-02", "card P3-13", "card L5-01", "card B6-01"} & possible
    assert state.weights() == [1] * 50
    play(state, "luck: card P4-03")
    assert (field(state, "hand"), stack_size(state)) == ("card=P4-03", 18)
    assert names(state, "kyuzo") == {"attack", "defend"}


@proves("SS-7.2")
def test_the_action_cannot_be_changed_once_fight_was_chosen() -> None:
    unseen = play(given(), "kyuzo: fight")
    assert refused(unseen, "kyuzo: pass") == ("SS-7.2",)
    assert refused(unseen, "kyuzo: support kanbei") == ("SS-7.2",)
    drawn = play(unseen, "luck: card P4-03")
    assert refused(drawn, "kyuzo: pass") == ("SS-7.4",)
    assert refused(drawn, "kyuzo: support kanbei") == ("SS-7.4",)
    assert refused(drawn, "kyuzo: fight") == ("SS-7.4",)


@proves("SS-7.2")
def test_a_card_that_lies_face_up_on_the_stack_is_seen_before() -> None:
    state = given(lines={"katsushiro": "P4-03 P4-06"}, samurai="katsushiro kanbei gorobei", top="P2-02")
    play(state, "katsushiro: fight", "katsushiro: attack", "katsushiro: use", "luck: card P3-02", "luck: card P1-13")
    play(state, "katsushiro: card P1-13")
    assert (asked(state), field(state, "raider_stack")) == ("kanbei", "P1-13 P3-02 unseen*16")
    assert names(state, "kanbei") == {"fight", "support katsushiro", "support gorobei", "pass"}
    play(state, "kanbei: fight")
    assert line(state, "kanbei") == ["P1-13"]


@proves("SS-7.3")
@pytest.mark.parametrize(
    ("samurai", "held", "card", "talent"),
    [
        ("heihachi", "", "P2-02", {"hand kanbei", "hand gorobei"}),
        ("heihachi", "", "P3-02", set()),
        ("daisuke", "", "P3-02", {"hand kanbei", "hand gorobei"}),
        ("daisuke", "", "P2-02", set()),
        ("katsushiro", "", "P2-02", {"replace"}),
        ("kyuzo", "P2-07", "P2-02", {"discard"}),
        ("kyuzo", "P2-07", "P3-02", set()),
        ("kikuchiyo", "P2-07", "P2-02", set()),
    ],
)
def test_talents_react_to_a_drawn_card_before_it_is_placed(
    samurai: str, held: str, card: str, talent: set[str]
) -> None:
    state = given(f"{samurai} kanbei gorobei", lines={samurai: held}, top=card)
    play(state, f"{samurai}: fight")
    assert names(state, samurai) == {"attack", "defend"} | talent
    assert (line(state, samurai), row(state, samurai)) == (held.split(), [])


@proves("SS-7.3")
def test_after_the_card_is_placed_no_talent_reacts_to_it() -> None:
    state = given("heihachi kanbei gorobei", top="P2-02")
    play(state, "heihachi: fight", "heihachi: attack")
    assert asked(state) == "kanbei"
    assert refused(state, "heihachi: hand kanbei") == ("SS-4.2",)


@proves("SS-7.4")
def test_the_card_must_be_placed_at_once() -> None:
    state = given(top="P3-02")
    play(state, "kyuzo: fight")
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"attack", "defend"})
    assert refused(state, "kyuzo: done") == ("SS-7.4",)
    assert refused(state, "kyuzo: skip") == ("SS-7.4",)
    assert refused(state, "kanbei: attack") == ("SS-0.14",)
    play(state, "kyuzo: defend")
    assert (field(state, "hand"), field(state, "holder"), field(state, "held_by")) == ("none", "none", "none")
    assert asked(state) == "kanbei"


@proves("SS-7.4")
def test_a_card_that_a_talent_moved_elsewhere_is_not_placed_by_the_one_who_drew_it() -> None:
    discarded = given(lines={"kyuzo": "P2-07"}, top="P2-02")
    play(discarded, "kyuzo: fight", "kyuzo: discard")
    assert (line(discarded, "kyuzo"), row(discarded, "kyuzo"), discards(discarded)) == (["P2-07"], [], {"P2-02"})
    assert asked(discarded) == "kanbei"
    handed = given("heihachi kanbei gorobei", top="P2-02")
    play(handed, "heihachi: fight", "heihachi: hand gorobei")
    assert (asked(handed), names(handed, "gorobei")) == ("gorobei", {"attack", "defend"})
    play(handed, "gorobei: attack")
    assert (line(handed, "heihachi"), row(handed, "heihachi"), line(handed, "gorobei")) == ([], [], ["P2-02"])
    assert asked(handed) == "kanbei"


@proves("SS-7.5")
def test_attack_is_legal_with_every_card() -> None:
    for number, round in enumerate((1, 2, 3)):
        kind = "PLB"[number]
        cards = [name for name in ("P1-01", "P2-13", "P4-08", "L5-04", "L5-01", "B6-01", "B6-07") if name[0] == kind]
        for card in cards:
            state = given("katsushiro kanbei gorobei", top=card, fields={"round": round})
            play(state, "katsushiro: fight")
            assert names(state, "katsushiro", "attack") == {"attack"}
            play(state, "katsushiro: attack")
            assert line(state, "katsushiro") == [card]


@proves("SS-7.5")
def test_attack_is_legal_even_above_the_kiai_value() -> None:
    # The second Fight of Kikuchiyo: 4 + 4 + 3 is above 10 after the first.
    state = given("kikuchiyo kanbei gorobei", lines={"kikuchiyo": "P4-03 P4-06"}, top="P3-02 P1-02")
    play(state, "kikuchiyo: fight", "kikuchiyo: attack", "kikuchiyo: fight")
    assert names(state, "kikuchiyo") == {"attack", "defend"}
    play(state, "kikuchiyo: attack")
    assert line(state, "kikuchiyo") == ["P4-03", "P4-06", "P3-02", "P1-02"]


@proves("SS-7.6")
def test_an_attacked_card_becomes_the_last_of_the_combat_line_and_moves_the_pawn() -> None:
    state = given(lines={"kyuzo": "P4-03", "kanbei": "P1-02"}, top="P2-02")
    assert pawn_of(state, "kyuzo") == 4
    play(state, "kyuzo: fight")
    assert pawn_of(state, "kyuzo") == 4
    play(state, "kyuzo: attack")
    assert (line(state, "kyuzo"), pawn_of(state, "kyuzo")) == (["P4-03", "P2-02"], 6)
    assert (line(state, "kanbei"), pawn_of(state, "kanbei")) == (["P1-02"], 1)
    assert (row(state, "kyuzo"), discards(state)) == ([], set())


@proves("SS-7.7")
@pytest.mark.parametrize("card", ["P2-02", "P2-11", "P2-07"])
def test_a_card_with_a_symbol_can_be_defended(card: str) -> None:
    state = given(top=card)
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend"}


@proves("SS-7.7")
def test_a_card_without_symbol_cannot_be_defended() -> None:
    state = given("katsushiro kanbei gorobei", top="P3-13")
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "replace"}
    assert refused(state, "katsushiro: defend") == ("SS-7.7",)


@proves("SS-7.8")
@pytest.mark.parametrize("active", ["katsushiro", "kanbei", "gorobei"])
@pytest.mark.parametrize("has", ["hat", "farm", "doll"])
@pytest.mark.parametrize("drawn", ["hat", "farm", "doll"])
def test_a_symbol_that_lies_in_the_defence_row_cannot_be_defended_again(active: str, has: str, drawn: str) -> None:
    state = given(
        "katsushiro kanbei gorobei",
        active,
        rows={active: TWOS[has]},
        tokens={} if active == "katsushiro" else {"katsushiro": active},
        top=FOURS[drawn],
    )
    play(state, f"{active}: fight")
    if has == drawn:
        assert names(state, active) == {"attack", "replace"}
        assert refused(state, f"{active}: defend") == ("SS-7.8",)
    else:
        assert names(state, active) == {"attack", "defend", "replace"}
        play(state, f"{active}: defend")
        assert set(row(state, active)) == {TWOS[has], FOURS[drawn]}


@proves("SS-7.8")
def test_only_the_own_defence_row_counts() -> None:
    state = given(active="kanbei", rows={"kyuzo": "P2-02", "gorobei": "P1-02"}, lines={"kanbei": "P3-02"}, top="P4-03")
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend"}


@proves("SS-7.9")
def test_after_a_no_defend_penalty_the_samurai_cannot_defend_in_this_turn() -> None:
    state = given("katsushiro kanbei gorobei", lines={"katsushiro": "P2-04"}, top="P4-06", step="turn")
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "replace"}
    assert refused(state, "katsushiro: defend") == ("SS-7.9",)


@proves("SS-7.9")
def test_no_defend_holds_for_a_second_fight_too_and_ends_with_the_turn() -> None:
    state = given(
        "kikuchiyo kanbei gorobei",
        lines={"kikuchiyo": "P2-04"},
        fields={"passed": "kanbei gorobei"},
        top="P1-02 P1-07 P3-06",
        step="turn",
    )
    play(state, "kikuchiyo: fight", "kikuchiyo: fight")
    # Both were attacked without a question. The next turn begins with a harmless last card.
    assert line(state, "kikuchiyo") == ["P2-04", "P1-02", "P1-07"]
    play(state, "kikuchiyo: fight")
    assert names(state, "kikuchiyo") == {"attack", "defend"}


@proves("SS-7.9")
def test_other_restrictions_do_not_forbid_to_defend() -> None:
    state = given(lines={"kyuzo": "P2-11"}, top="P4-06", step="turn")
    assert field(state, "restricted") == "no_support"
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend"}


@proves("SS-7.9", "SS-12.8")
def test_no_defend_binds_the_active_samurai_and_not_the_one_to_whom_it_hands_a_card() -> None:
    state = given("heihachi kanbei gorobei", lines={"heihachi": "P2-04", "kanbei": "P1-04"}, top="P4-06", step="turn")
    play(state, "heihachi: fight")
    assert names(state, "heihachi") == {"attack", "hand kanbei", "hand gorobei"}
    play(state, "heihachi: hand kanbei")
    # Kanbei's own last card says no_defend as well, but it is not his turn.
    assert names(state, "kanbei") == {"attack", "defend"}


@proves("SS-7.9", "SS-5.15")
def test_an_ignored_no_defend_penalty_forbids_nothing() -> None:
    state = given(active="gorobei", lines={"gorobei": "P2-04"}, top="P4-06", step="turn")
    play(state, "gorobei: ignore all", "gorobei: fight")
    assert names(state, "gorobei") == {"attack", "defend"}


@proves("SS-7.9")
def test_a_no_defend_penalty_that_could_be_ignored_but_is_not_forbids_to_defend() -> None:
    state = given(active="gorobei", lines={"gorobei": "P2-04"}, top="P4-06", step="turn")
    play(state, "gorobei: ignore nothing", "gorobei: fight")
    assert (line(state, "gorobei"), row(state, "gorobei")) == (["P2-04", "P4-06"], [])


@proves("SS-7.9", "SS-31.58")
def test_no_defend_holds_also_for_a_card_that_the_daisuke_kiai_gives_in_this_turn() -> None:
    lines = {"daisuke": "P4-03 P1-04", "kyuzo": "P2-07"}
    state = given("daisuke kanbei kyuzo", lines=lines, top="P3-06", step="turn")
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take kyuzo")
    to_another = play(state.clone(), "daisuke: give kanbei")
    assert names(to_another, "kanbei") == {"attack", "defend"}
    # To himself: he is not asked, the card is attacked.
    play(state, "daisuke: give daisuke")
    assert (line(state, "daisuke"), row(state, "daisuke")) == (["P1-04", "P3-06", "P2-07"], [])


@proves("SS-7.10")
@pytest.mark.parametrize(
    ("lines", "rows", "card"),
    [
        ({}, {}, "P3-13"),  # no symbol
        ({}, {"kanbei": "P2-07"}, "P3-06"),  # the symbol lies there
        ({"kanbei": "P2-04"}, {}, "P3-06"),  # no_defend
    ],
)
def test_a_card_that_cannot_be_defended_is_attacked(lines: dict[str, str], rows: dict[str, str], card: str) -> None:
    state = given(active="kanbei", lines=lines, rows=rows, top=card, step="turn")
    play(state, "kanbei: fight")
    assert (line(state, "kanbei")[-1], row(state, "kanbei")) == (card, rows.get("kanbei", "").split())
    assert asked(state) == "gorobei"
