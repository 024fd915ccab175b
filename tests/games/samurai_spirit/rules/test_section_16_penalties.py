"""Section 16: the penalties that all ranks show (SS-16.1 to SS-16.9)."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    discards,
    field,
    given,
    intruder_count,
    line,
    names,
    passed,
    pawn_of,
    play,
    refused,
    result,
    row,
    stack_size,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

CIRCLE = ["kyuzo", "heihachi", "daisuke", "katsushiro"]  # nobody of them ignores penalties
ARROWS = {"left": "P3-03", "right": "P4-02"}


def turn_of_kyuzo(own_line: str, fields: dict[str, object] | None = None, difficulty: str = "normal") -> SamuraiSpirit:
    """Kyuzo's turn with Kanbei to the left and Gorobei to the right, after step A: an action is to be chosen."""
    return given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": own_line}, fields=fields, difficulty=difficulty)


# fire


@proves("SS-16.1")
@pytest.mark.parametrize(("barricades", "after"), [(5, (4, 6, 3)), (2, (1, 6, 3)), (1, (0, 6, 3)), (0, (0, 5, 3))])
@pytest.mark.parametrize("card", ["P1-13", "P2-05", "P3-09", "P4-01"])
def test_fire_takes_a_barricade_or_a_farmstead_when_none_is_left(
    card: str, barricades: int, after: tuple[int, int, int]
) -> None:
    state = turn_of_kyuzo(card, {"barricades": barricades})
    assert (village(state), asked(state), step(state)) == (after, "kyuzo", "choose_action")
    assert (wounded(state), line(state, "kyuzo")) == (set(), [card])


@proves("SS-16.1")
def test_fire_turns_a_farmstead_over_on_hard() -> None:
    state = turn_of_kyuzo("P1-13", {"barricades": 0}, "hard")
    assert (asked(state), step(state)) == ("luck", "farm_reverse")
    play(state, "luck: reverse lose_farm", "luck: reverse random_wound", "luck: pick gorobei")
    assert (village(state), wounded(state), asked(state)) == ((0, 4, 3), {"gorobei"}, "kyuzo")


@proves("SS-16.1")
def test_fire_in_the_last_farmstead_loses_the_game() -> None:
    state = turn_of_kyuzo("P1-13", {"barricades": 0, "farmsteads": 1})
    assert (result(state), village(state)) == ("farmsteads_lost", (0, 0, 3))


# wound


@proves("SS-16.2")
@pytest.mark.parametrize("card", ["P1-01", "P2-06", "P3-13", "P4-10"])
@pytest.mark.parametrize(
    ("before", "hurt", "animal"),
    [
        ({}, {"kyuzo"}, set()),
        ({"wounded": "kyuzo"}, set(), {"kyuzo"}),
        ({"animal": "kyuzo"}, {"kyuzo"}, {"kyuzo"}),
        ({"wounded": "kanbei", "animal": "gorobei"}, {"kyuzo", "kanbei"}, {"gorobei"}),
    ],
)
def test_a_wound_hits_the_active_samurai(
    card: str, before: dict[str, object], hurt: set[str], animal: set[str]
) -> None:
    state = turn_of_kyuzo(card, before)
    assert (wounded(state), animals(state), asked(state)) == (hurt, animal, "kyuzo")
    assert village(state) == (5, 6, 3)


@proves("SS-16.2")
def test_the_fourth_wound_kills() -> None:
    assert result(turn_of_kyuzo("P1-01", {"wounded": "kyuzo", "animal": "kyuzo"})) == "samurai_died"


# intruder


@proves("SS-16.3")
@pytest.mark.parametrize("card", ["P1-03", "P2-08", "P2-12"])
def test_an_intruder_comes_from_the_top_of_the_stack_unseen(card: str) -> None:
    state = given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": card}, intruders="P1-05", bottom="P4-03")
    # Luck was not asked: nobody looks at the card. It lies upon the others.
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert field(state, "intruder_stack") == "unseen P1-05"
    assert field(state, "raider_stack") == "unseen*17 P4-03"
    assert (discards(state), line(state, "kyuzo")) == (set(), [card])


@proves("SS-16.3")
def test_a_raider_that_everybody_saw_is_a_known_intruder() -> None:
    state = given(
        "kyuzo kanbei gorobei", step="turn", lines={"kyuzo": "P1-03"}, intruders="unseen*2", top="P4-03 P1-07"
    )
    assert field(state, "intruder_stack") == "P4-03 unseen*2"
    assert field(state, "raider_stack") == "P1-07 unseen*16"


# no_defend


@proves("SS-16.4")
@pytest.mark.parametrize("penalty", ["P1-04", "P2-04", "P3-07", "P4-07"])
@pytest.mark.parametrize("card", ["P1-03", "P2-07", "P2-09"])
def test_under_no_defend_no_card_goes_into_the_own_row(penalty: str, card: str) -> None:
    state = given("katsushiro kyuzo gorobei", step="turn", lines={"katsushiro": penalty}, top=card)
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "replace"}
    assert refused(state, "katsushiro: defend") == ("SS-7.9",)
    play(state, "katsushiro: attack")
    assert (line(state, "katsushiro"), row(state, "katsushiro")) == ([penalty, card], [])


@proves("SS-16.4")
def test_in_the_next_turn_the_samurai_defends_again() -> None:
    fields: dict[str, object] = {"passed": "kanbei gorobei"}
    state = given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": "P1-04"}, top="P2-07 P3-02", fields=fields)
    play(state, "kyuzo: fight")  # the doll was attacked at once
    assert (line(state, "kyuzo"), field(state, "restricted")) == (["P1-04", "P2-07"], "none")
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend"}


@proves("SS-16.4")
def test_no_defend_binds_nobody_else() -> None:
    state = given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": "P1-04"}, top="P2-07 P1-03")
    assert field(state, "restricted") == "no_defend"
    play(state, "kyuzo: fight", "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend"}


@proves("SS-16.4", "SS-31.58")
@pytest.mark.parametrize("recipient", ["daisuke", "kyuzo"])
def test_no_defend_covers_a_card_from_the_own_kiai_in_that_turn(recipient: str) -> None:
    # P3-13 brings Daisuke from 5 onto 8, his Kiai value; he takes Kyuzo's doll.
    state = given("daisuke kyuzo gorobei", step="turn", lines={"daisuke": "P4-06 P1-04", "kyuzo": "P1-07"}, top="P3-13")
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take kyuzo", f"daisuke: give {recipient}")
    if recipient == "daisuke":
        assert (row(state, "daisuke"), line(state, "daisuke")) == ([], ["P1-04", "P3-13", "P1-07"])
    else:
        assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"attack", "defend"})


# no_support


@proves("SS-16.5")
@pytest.mark.parametrize("penalty", ["P1-11", "P2-11", "P3-11", "P4-11"])
def test_under_no_support_the_own_token_stays(penalty: str) -> None:
    state = turn_of_kyuzo(penalty)
    assert names(state, "kyuzo") == {"fight", "pass"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.1",)
    assert token(state, "kyuzo") == "kyuzo"
    # Any other penalty leaves Support open.
    assert names(turn_of_kyuzo("P1-04"), "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}


@proves("SS-16.5")
def test_no_support_ends_with_the_turn() -> None:
    state = given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": "P1-11"}, top="P2-07 P3-02 P1-03")
    play(state, "kyuzo: fight", "kyuzo: attack")
    assert "support kyuzo" in names(state, "kanbei")
    play(state, "kanbei: fight", "kanbei: defend", "gorobei: fight", "gorobei: defend")
    assert "support kanbei" in names(state, "kyuzo")


@proves("SS-16.5", "SS-9.16")
def test_a_samurai_under_no_support_receives_a_token() -> None:
    # P3-13 brings Kyuzo from 6 onto 9, his Kiai value, in the restricted turn.
    state = given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": "P4-06 P2-11"}, top="P3-13")
    play(state, "kyuzo: fight", "kyuzo: token kanbei")
    assert names(state, "kyuzo") == {"give kyuzo", "give gorobei"}
    play(state, "kyuzo: give kyuzo")
    assert (line(state, "kyuzo"), asked(state)) == (["P2-11", "P3-13"], "kanbei")


# Arrows


@proves("SS-16.6", "SS-16.7")
@pytest.mark.parametrize("samurai", CIRCLE)
@pytest.mark.parametrize("arrow", ARROWS)
def test_an_arrow_makes_the_neighbour_draw(arrow: str, samurai: str) -> None:
    seat = CIRCLE.index(samurai)
    neighbour = CIRCLE[(seat + 1) % 4] if arrow == "left" else CIRCLE[(seat - 1) % 4]
    lines = {samurai: ARROWS[arrow], neighbour: "P1-07"}
    state = given(" ".join(CIRCLE), active=samurai, step="turn", lines=lines, top="P2-13")
    assert [line(state, name) for name in CIRCLE if name not in lines] == [[], []]
    assert (line(state, neighbour), line(state, samurai)) == (["P1-07", "P2-13"], [ARROWS[arrow]])
    assert (asked(state), step(state), stack_size(state)) == (samurai, "choose_action", 28 - 3)


@proves("SS-16.6", "SS-16.7")
@pytest.mark.parametrize("card", ["P3-03", "P3-08", "P3-12", "P4-02", "P4-08", "P4-12"])
def test_of_two_samurai_the_other_one_draws_for_both_arrows(card: str) -> None:
    state = given("kyuzo heihachi", step="turn", lines={"kyuzo": card}, top="P2-13")
    play(state, "kyuzo: done")
    assert (line(state, "heihachi"), asked(state), wounded(state)) == (["P2-13"], "kyuzo", set())


@proves("SS-16.6", "SS-16.7")
@pytest.mark.parametrize("arrow", ARROWS)
def test_which_card_an_arrow_brings_is_luck(arrow: str) -> None:
    state = given("kyuzo heihachi daisuke", step="turn", lines={"kyuzo": ARROWS[arrow]}, bottom="P4-13")
    neighbour = "heihachi" if arrow == "left" else "daisuke"
    assert (asked(state), step(state)) == ("luck", "draw_by_arrow")
    assert refused(state, f"{neighbour}: card P1-03") == ("SS-16.8",)
    play(state, "luck: card P1-03")
    assert (line(state, neighbour), field(state, "raider_stack")) == (["P1-03"], "unseen*18 P4-13")
    assert field(state, "intruder_stack") == "none"
    # The card is out of the stack: nobody draws it again.
    play(state, "kyuzo: fight")
    assert names(state, "luck") & {"card P1-02", "card P1-03", "card P1-04"} == {"card P1-02", "card P1-04"}


@proves("SS-16.6", "SS-16.7", "SS-5.10")
@pytest.mark.parametrize(
    ("arrow", "out", "drawn"),
    [
        ("left", "heihachi", False),
        ("left", "katsushiro", True),
        ("right", "katsushiro", False),
        ("right", "heihachi", True),
    ],
)
def test_an_arrow_to_a_neighbour_out_of_the_round_wounds_instead(arrow: str, out: str, drawn: bool) -> None:
    fields: dict[str, object] = {"passed": out}
    state = given(" ".join(CIRCLE), step="turn", lines={"kyuzo": ARROWS[arrow]}, top="P2-13", fields=fields)
    assert wounded(state) == (set() if drawn else {"kyuzo"})
    assert stack_size(state) == (26 if drawn else 27)
    assert (line(state, "daisuke"), passed(state)) == ([], {out})


@proves("SS-16.8")
@pytest.mark.parametrize("card", ["P1-02", "P2-07", "P2-09"])
def test_a_card_drawn_by_an_arrow_is_not_defended(card: str) -> None:
    # A hat, a doll and a farm; the row of Heihachi is empty.
    state = given("kyuzo heihachi daisuke", step="turn", lines={"kyuzo": "P3-03"}, top=card)
    assert (line(state, "heihachi"), row(state, "heihachi")) == ([card], [])


@proves("SS-16.9")
@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize(("own_line", "after", "barricades"), [("P4-06 P1-07", 8, 5), ("P4-06 P3-06", 10, 4)])
def test_below_or_above_the_kiai_value_of_the_neighbour(arrow: str, own_line: str, after: int, barricades: int) -> None:
    # Kanbei: 9. P3-13 makes 8 or 10.
    seats = "kyuzo kanbei heihachi" if arrow == "left" else "kyuzo heihachi kanbei"
    state = given(seats, step="turn", lines={"kyuzo": ARROWS[arrow], "kanbei": own_line}, top="P3-13")
    assert (pawn_of(state, "kanbei"), line(state, "kanbei")) == (after, [*own_line.split(), "P3-13"])
    assert (village(state), asked(state), step(state)) == ((barricades, 6, 3), "kyuzo", "choose_action")


@proves("SS-16.9")
@pytest.mark.parametrize("arrow", ARROWS)
def test_an_arrow_can_bring_the_neighbour_to_its_kiai(arrow: str) -> None:
    # Kikuchiyo: 10. P3-13 makes 10, in the turn of Kyuzo.
    seats = "kyuzo kikuchiyo heihachi" if arrow == "left" else "kyuzo heihachi kikuchiyo"
    state = given(seats, step="turn", lines={"kyuzo": ARROWS[arrow], "kikuchiyo": "P4-06 P3-06"}, top="P3-13")
    assert (asked(state), step(state), active(state)) == ("kikuchiyo", "strike", "kyuzo")
    play(state, "kikuchiyo: strike kyuzo")
    assert (line(state, "kyuzo"), line(state, "kikuchiyo")) == ([], ["P3-06", "P3-13"])
    assert discards(state) == {ARROWS[arrow], "P4-06"}
    assert (asked(state), step(state), pawn_of(state, "kikuchiyo")) == ("kyuzo", "choose_action", 6)


@proves("SS-16.9")
def test_the_penalty_of_the_drawn_card_waits_for_the_turn_of_the_neighbour() -> None:
    state = given("kyuzo heihachi daisuke", step="turn", lines={"kyuzo": "P3-03"}, top="P3-13 P1-07 P2-07")
    assert (line(state, "heihachi"), wounded(state)) == (["P3-13"], set())
    play(state, "kyuzo: fight", "kyuzo: defend")
    assert (asked(state), wounded(state), intruder_count(state)) == ("heihachi", {"heihachi"}, 0)
