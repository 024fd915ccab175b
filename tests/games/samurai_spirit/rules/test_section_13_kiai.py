"""Section 13: Kiai in general, how it is reached and what it does (SS-13.1 to SS-13.12)."""

import pytest

from tests.games.samurai_spirit.given import (
    KIAI,
    THREE_SHORT,
    animals,
    asked,
    at_kiai,
    begin,
    discards,
    field,
    fight_and_attack,
    full_rows,
    given,
    line,
    names,
    pawn_of,
    play,
    refused,
    stack_size,
    step,
    story,
    village,
    without_effect,
    wounded,
)
from tests.proof import proves

SIDES = [(samurai, side) for samurai in KIAI for side in ("human", "animal")]
# Gorobei's line, its total and whether losing the last card lets him fall exactly onto his Kiai value 9.
FALLS = [
    ("P4-04 P3-01 P2-01 P2-05", True),  # 11 - 2
    ("P4-04 P3-01 P2-01 P3-04", True),  # 12 - 3
    ("P4-04 P3-01 P1-01 P2-05", False),  # 10 - 2
    ("P4-04 P3-01 P2-01 P1-05", True),  # 10 - 1
    ("P4-04 P4-01 P2-01 P1-05", False),  # 11 - 1
]
# Kyuzo stands on 12, which is above his human value 9 and exactly his animal value; his last card wounds.
OVER_BY_THREE = {"kyuzo": "P4-03 P4-06 P4-13"}


def seated(samurai: str) -> str:
    """The samurai with two others, first in the order of turns."""
    return " ".join([samurai, *[name for name in ("gorobei", "kanbei", "kyuzo") if name != samurai][:2]])


@proves("SS-13.1", "SS-13.6")
@pytest.mark.parametrize(("samurai", "side"), SIDES)
def test_a_total_that_is_exactly_the_value_of_the_side_face_up_reaches_the_kiai(samurai: str, side: str) -> None:
    state = without_effect(at_kiai(seated(samurai), side))
    value = KIAI[samurai] + (3 if side == "animal" else 0)
    assert discards(state) == {"P4-03"}
    assert line(state, samurai) == [*THREE_SHORT[value].split()[1:], "P3-13"]
    assert pawn_of(state, samurai) == value - 4
    assert village(state) == (5, 6, 3)


@proves("SS-13.1")
@pytest.mark.parametrize(("samurai", "side"), SIDES)
@pytest.mark.parametrize(("card", "away", "barricades"), [("P2-13", -1, 5), ("P4-13", 1, 4)])
def test_one_less_or_one_more_than_the_value_reaches_no_kiai(
    samurai: str, side: str, card: str, away: int, barricades: int
) -> None:
    state = at_kiai(seated(samurai), side, card=card)
    value = KIAI[samurai] + (3 if side == "animal" else 0)
    assert step(state) in ("choose_action", "choose_second_fight")
    assert discards(state) == set()
    assert line(state, samurai) == [*THREE_SHORT[value].split(), card]
    assert pawn_of(state, samurai) == value + away
    assert village(state) == (barricades, 6, 3)


@proves("SS-13.1")
def test_the_kiai_value_of_the_other_side_is_nothing() -> None:
    """Gorobei: 9 on the animal side and 12 on the human side do not reach a Kiai."""
    animal = fight_and_attack(
        given("gorobei kyuzo", lines={"gorobei": "P4-03 P2-02"}, top="P3-13", fields={"animal": "gorobei"})
    )
    assert (discards(animal), pawn_of(animal, "gorobei")) == (set(), 9)
    over = {"gorobei": "P4-03 P4-06 P2-02"}
    human = given("kyuzo gorobei heihachi", active="heihachi", lines=over, top="P2-13")
    play(human, "heihachi: fight", "heihachi: hand gorobei")
    assert (discards(human), line(human, "gorobei")) == (set(), ["P4-03", "P4-06", "P2-02", "P2-13"])


@proves("SS-13.2", "SS-13.3")
def test_a_kiai_is_resolved_before_the_second_fight() -> None:
    state = at_kiai("kikuchiyo gorobei kanbei", top="P1-13")
    assert (asked(state), step(state), stack_size(state)) == ("kikuchiyo", "strike", 18 + 1 - 1)
    assert refused(state, "kikuchiyo: fight") == ("SS-14.14",)
    assert refused(state, "gorobei: skip") == ("SS-0.14",)
    play(state, "kikuchiyo: skip")
    assert (step(state), line(state, "kikuchiyo")) == ("choose_second_fight", ["P3-02", "P3-13"])


@proves("SS-13.2")
def test_a_kiai_reached_in_step_a_is_resolved_before_the_action() -> None:
    lines = {"kyuzo": "P3-03", "gorobei": "P3-02 P2-02"}
    state = given("kyuzo gorobei kanbei", step="turn", lines=lines, top="P4-13")
    assert (asked(state), step(state)) == ("gorobei", "discard_raiders")
    assert field(state, "active") == "seat=seat_1"
    play(state, "gorobei: skip")
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert (line(state, "gorobei"), discards(state)) == (["P2-02", "P4-13"], {"P3-02"})


@proves("SS-13.3", "SS-13.4")
def test_the_effect_may_be_used_or_not_and_the_first_card_goes_in_both_cases() -> None:
    used = at_kiai("gorobei kyuzo kanbei", top="P1-07 P2-07 P3-06")
    skipped = used.clone()
    assert names(used, "gorobei") == {"use", "skip"}
    play(used, "gorobei: use")
    play(skipped, "gorobei: skip")
    assert discards(used) == {"P1-07", "P2-07", "P4-03"}
    assert discards(skipped) == {"P4-03"}
    for state in (used, skipped):
        assert line(state, "gorobei") == ["P2-02", "P3-13"]
        assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-13.3")
def test_the_effect_is_that_of_the_current_side() -> None:
    human = play(at_kiai("gorobei kyuzo kanbei", top="P1-07 P2-07 P3-06"), "gorobei: use")
    animal = play(at_kiai("gorobei kyuzo kanbei", "animal", top="P1-07 P2-07 P3-06"), "gorobei: use")
    assert discards(human) == {"P1-07", "P2-07", "P4-03"}
    assert discards(animal) == {"P1-07", "P2-07", "P3-06", "P4-03"}


@proves("SS-13.3", "SS-13.4", "SS-29.7")
def test_the_effect_comes_before_the_first_card_is_discarded() -> None:
    state = given(lines={"kyuzo": "P4-03 P2-02"}, top="P3-02")
    play(state, "kyuzo: fight", "kyuzo: attack")
    assert (asked(state), step(state), pawn_of(state, "kyuzo")) == ("kyuzo", "move_token", 9)
    assert (line(state, "kyuzo"), discards(state)) == (["P4-03", "P2-02", "P3-02"], set())
    play(state, "kyuzo: token kanbei", "kyuzo: give gorobei")
    assert (line(state, "kyuzo"), discards(state)) == (["P2-02", "P3-02"], {"P4-03"})
    assert pawn_of(state, "kyuzo") == 5


@proves("SS-13.4")
def test_the_first_card_is_the_oldest_whatever_its_value() -> None:
    lines = {"gorobei": "P1-01 P4-06 P3-02"}
    state = without_effect(fight_and_attack(given("gorobei kyuzo kanbei", lines=lines, top="P1-13")))
    assert (line(state, "gorobei"), discards(state)) == (["P4-06", "P3-02", "P1-13"], {"P1-01"})


@proves("SS-13.5", "SS-31.27")
@pytest.mark.parametrize("samurai", KIAI)
def test_nobody_can_keep_the_first_card(samurai: str) -> None:
    state = at_kiai(seated(samurai), "animal", fields={"barricades": 4}, intruders="P1-05")
    assert "skip" in names(state, samurai)
    assert "let_pass" not in names(state, samurai)
    assert refused(state, f"{samurai}: let_pass")
    without_effect(state)
    assert "P4-03" in discards(state)


@proves("SS-13.5", "SS-31.27")
def test_with_the_option_a_kiai_may_be_let_pass_whole() -> None:
    state = at_kiai("gorobei kyuzo kanbei", top="P1-07", kiai_removal_optional=True)
    assert (asked(state), step(state)) == ("gorobei", "ask_kiai")
    assert names(state, "gorobei") == {"let_pass", "use"}
    assert refused(state, "gorobei: skip") == ("SS-31.27",)
    assert refused(state, "kyuzo: use") == ("SS-0.14",)
    kept = play(state.clone(), "gorobei: let_pass")
    assert (line(kept, "gorobei"), discards(kept)) == (["P4-03", "P2-02", "P3-13"], set())
    assert (asked(kept), step(kept)) == ("kyuzo", "choose_action")
    play(state, "gorobei: use")
    assert names(state, "gorobei") == {"use", "skip"}
    play(state, "gorobei: skip")
    assert (line(state, "gorobei"), discards(state)) == (["P2-02", "P3-13"], {"P4-03"})


@proves("SS-31.27")
def test_with_the_option_the_animal_side_is_asked_like_the_human_one() -> None:
    state = at_kiai("gorobei kyuzo kanbei", "animal", top="P1-07 P2-07 P3-06", kiai_removal_optional=True)
    play(state, "gorobei: use", "gorobei: use")
    assert discards(state) == {"P1-07", "P2-07", "P3-06", "P4-03"}


@proves("SS-13.5", "SS-31.27")
def test_a_kiai_that_was_let_pass_is_not_reached_again_while_the_total_stays() -> None:
    """Daisuke's transfer leaves Gorobei on 12; a wound flips him onto 12 and he lets that Kiai pass: asked once."""
    state = at_kiai(
        "daisuke gorobei kanbei",
        lines={"gorobei": "P4-01 P4-04 P4-09 P2-05", "kanbei": "P4-02 P4-05 P4-08"},
        fields={"barricades": 0, "wounded": "gorobei"},
        difficulty="hard",
        kiai_removal_optional=True,
    )
    play(state, "daisuke: use", "daisuke: take gorobei", "daisuke: give kanbei", "kanbei: attack")
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert (asked(state), step(state)) == ("gorobei", "ask_kiai")
    play(state, "gorobei: let_pass")
    assert step(state) != "ask_kiai"
    assert line(state, "daisuke") == ["P1-02", "P3-13"]


@proves("SS-13.7")
def test_a_kiai_may_be_reached_twice_in_one_turn() -> None:
    state = given("kikuchiyo gorobei kanbei", lines={"kikuchiyo": "P4-03 P4-06"}, top="P2-13 P4-13")
    play(state, "kikuchiyo: fight", "kikuchiyo: skip", "kikuchiyo: fight", "kikuchiyo: skip")
    assert (discards(state), line(state, "kikuchiyo")) == ({"P4-03", "P4-06"}, ["P2-13", "P4-13"])


@proves("SS-13.7")
def test_a_kiai_may_be_reached_in_several_rounds() -> None:
    party = "gorobei kyuzo kanbei"
    state = given(party, lines={"gorobei": "P4-03 P2-02"}, rows=full_rows(*party.split()), top="P3-13", raiders=1)
    state.listen()
    play(state, "gorobei: fight")
    assert (field(state, "round"), asked(state)) == ("2", "kyuzo")
    play(state, "kyuzo: pass", "kanbei: pass")
    play(state, "gorobei: fight", "luck: card P4-13", "gorobei: ignore all")
    play(state, "gorobei: fight", "luck: card P4-03", "gorobei: attack")
    play(state, "gorobei: fight", "luck: card P1-03", "gorobei: attack")
    assert (asked(state), step(state), pawn_of(state, "gorobei")) == ("gorobei", "discard_raiders", 9)
    assert story(state, "kiai") == ["kiai gorobei 9 SS-13.1"] * 2


@proves("SS-13.8", "SS-4.11")
def test_a_card_handed_over_can_reach_the_kiai_of_its_recipient() -> None:
    state = given("heihachi gorobei kanbei", lines={"gorobei": "P3-02 P2-02"}, top="P4-13")
    play(state, "heihachi: fight", "heihachi: hand gorobei")
    assert (asked(state), step(state), field(state, "active")) == ("gorobei", "discard_raiders", "seat=seat_1")
    play(state, "gorobei: skip")
    assert (line(state, "gorobei"), discards(state)) == (["P2-02", "P4-13"], {"P3-02"})
    assert field(state, "active") == "seat=seat_2"


@proves("SS-13.8")
@pytest.mark.parametrize(("penalty", "neighbour"), [("P3-03", "gorobei"), ("P4-02", "kanbei")])
def test_an_arrow_can_reach_the_kiai_of_a_neighbour(penalty: str, neighbour: str) -> None:
    lines = {"kyuzo": penalty, "gorobei": "P3-02 P2-02", "kanbei": "P3-06 P2-07"}
    state = given("kyuzo gorobei kanbei", step="turn", lines=lines, top="P4-13", intruders="P1-05")
    assert (asked(state), pawn_of(state, neighbour)) == (neighbour, 9)
    assert field(state, "active") == "seat=seat_1"


@proves("SS-13.8")
def test_the_kiai_of_one_samurai_can_reach_that_of_another() -> None:
    state = at_kiai("daisuke gorobei kanbei", lines={"gorobei": "P4-05 P2-02"})
    play(state, "daisuke: take daisuke", "daisuke: give gorobei")
    assert (asked(state), step(state), pawn_of(state, "gorobei")) == ("gorobei", "discard_raiders", 9)
    assert field(state, "active") == "seat=seat_1"


@proves("SS-13.8", "SS-13.10")
def test_a_wound_in_the_turn_of_another_can_reach_the_kiai() -> None:
    state = given(
        "kyuzo gorobei kanbei",
        step="turn",
        lines={"kyuzo": "P1-13", "gorobei": "P4-03 P4-06 P4-13"},
        fields={"barricades": 0, "wounded": "gorobei"},
        difficulty="hard",
    )
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert (asked(state), step(state), field(state, "active")) == ("gorobei", "discard_raiders", "seat=seat_1")
    play(state, "gorobei: skip")
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert (line(state, "gorobei"), animals(state)) == (["P4-06", "P4-13"], {"gorobei"})


@proves("SS-13.9", "SS-31.28")
@pytest.mark.parametrize(("cards", "reached"), FALLS)
@pytest.mark.parametrize(
    ("owner", "choices"), [("kikuchiyo", ["strike gorobei"]), ("daisuke", ["take gorobei", "give kanbei"])]
)
def test_losing_a_card_can_reach_the_kiai(owner: str, choices: list[str], cards: str, reached: bool) -> None:
    state = at_kiai(f"{owner} gorobei kanbei", lines={"gorobei": cards})
    play(state, *[f"{owner}: {choice}" for choice in choices])
    if asked(state) == "kanbei" and step(state) == "given_card":
        play(state, "kanbei: attack")
    assert (step(state) == "discard_raiders") is reached
    without_effect(state)
    kept = cards.split()[1:-1] if reached else cards.split()[:-1]
    assert line(state, "gorobei") == kept


@proves("SS-13.9", "SS-31.28")
@pytest.mark.parametrize(
    ("owner", "choices"), [("kikuchiyo", ["strike gorobei"]), ("daisuke", ["take gorobei", "give daisuke"])]
)
def test_with_the_option_losing_a_card_reaches_nothing(owner: str, choices: list[str]) -> None:
    state = at_kiai(f"{owner} gorobei kanbei", lines={"gorobei": "P4-04 P3-01 P4-11 P2-13"}, kiai_on_decrease=False)
    rescued = given(f"{owner} gorobei kanbei", lines={"gorobei": "P4-04 P3-01 P2-01"}, kiai_on_decrease=False)
    assert pawn_of(rescued, "gorobei") == 9, "without the rule somebody may stand on the value"
    play(state, *[f"{owner}: {choice}" for choice in choices])
    assert step(state) != "discard_raiders"
    assert line(state, "gorobei") == ["P4-04", "P3-01", "P4-11"]


@proves("SS-31.28")
def test_with_that_option_added_cards_and_flips_still_reach_the_kiai() -> None:
    added = at_kiai("gorobei kyuzo kanbei", kiai_on_decrease=False)
    assert (asked(added), step(added)) == ("gorobei", "discard_raiders")
    flipped = given(step="turn", lines=OVER_BY_THREE, fields={"wounded": "kyuzo"}, kiai_on_decrease=False)
    assert (asked(flipped), step(flipped)) == ("kyuzo", "move_token")


@proves("SS-13.10", "SS-28.10")
def test_a_flip_onto_the_animal_value_reaches_the_animal_kiai() -> None:
    state = given(step="turn", lines=OVER_BY_THREE, fields={"wounded": "kyuzo", "barricades": 4})
    assert (asked(state), step(state), animals(state)) == ("kyuzo", "move_token", {"kyuzo"})
    play(state, "kyuzo: skip")
    assert step(state) == "add_barricade", "the effect of the animal side"
    play(state, "kyuzo: use")
    assert (line(state, "kyuzo"), discards(state)) == (["P4-06", "P4-13"], {"P4-03"})
    assert (asked(state), step(state), village(state)) == ("kyuzo", "choose_action", (5, 6, 3))


@proves("SS-13.10")
@pytest.mark.parametrize(("cards", "total"), [("P4-03 P3-02 P4-13", 11), ("P4-03 P4-06 P2-02 P3-13", 13)])
def test_a_flip_with_any_other_total_reaches_nothing(cards: str, total: int) -> None:
    state = given(step="turn", lines={"kyuzo": cards}, fields={"wounded": "kyuzo"})
    assert animals(state) == {"kyuzo"}
    assert (pawn_of(state, "kyuzo"), line(state, "kyuzo"), discards(state)) == (total, cards.split(), set())


@proves("SS-13.10")
def test_a_wound_that_does_not_flip_reaches_nothing() -> None:
    """Kyuzo, whom the option lets stand on his value, gets a token: his board stays, and no Kiai is reached by it."""
    lines = {"kyuzo": "P4-03 P2-02 P3-13"}
    state = given(step="turn", lines=lines, kiai_on_decrease=False)
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "choose_action", {"kyuzo"})
    assert discards(state) == set()


@proves("SS-13.11", "SS-15.14")
@pytest.mark.parametrize(("passed", "kept"), [("gorobei", True), ("none", False)])
def test_who_has_passed_reaches_no_kiai(passed: str, kept: bool) -> None:
    state = given(
        "kyuzo gorobei kanbei",
        step="turn",
        lines={"kyuzo": "P1-13", "gorobei": "P4-03 P4-06 P4-13"},
        fields={"barricades": 0, "wounded": "gorobei", "passed": passed},
        difficulty="hard",
    )
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert animals(state) == {"gorobei"}
    assert (asked(state) == "kyuzo") is kept
    without_effect(state)
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert (line(state, "gorobei") == ["P4-03", "P4-06", "P4-13"]) is kept


@proves("SS-13.12", "SS-31.29")
@pytest.mark.parametrize(
    ("option", "passed", "reached"), [(False, "none", False), (True, "none", True), (True, "gorobei", False)]
)
def test_a_flip_at_the_end_of_the_round_reaches_no_kiai_but_by_the_option(
    option: bool, passed: str, reached: bool
) -> None:
    state = given(
        "gorobei kyuzo kanbei",
        active="kyuzo",
        lines={"gorobei": "P4-03 P4-06 P4-13"},
        rows={"kanbei": "P1-02", "kyuzo": "P2-02"},
        intruders="P1-07 P2-07",
        fields={"wounded": "gorobei", "passed": passed},
        kiai_at_round_end=option,
    )
    state = begin(state, "end_round")
    assert animals(state) == {"gorobei"}
    assert asked(state) == "luck", "which family is lost"
    assert ("P4-03" in discards(state)) is reached
    assert (line(state, "gorobei") == ["P4-03", "P4-06", "P4-13"]) is not reached
