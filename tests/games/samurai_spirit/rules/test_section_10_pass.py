"""Section 10: the action Pass, and what it means to be out of the round."""

from itertools import pairwise

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.games.samurai_spirit.rules.table import talents
from tests.games.samurai_spirit.given import (
    GAME,
    animals,
    asked,
    discards,
    field,
    full_rows,
    given,
    line,
    names,
    passed,
    pawn_of,
    play,
    refused,
    row,
    seat_of,
    stack_size,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

FOUR = "kyuzo kanbei gorobei heihachi"


@proves("SS-10.1")
@pytest.mark.parametrize("active", ["kyuzo", "kanbei", "gorobei"])
def test_pass_takes_the_samurai_out_of_the_round_and_leaves_its_cards_and_pawn(active: str) -> None:
    state = given(active=active, lines={active: "P4-03 P2-02"}, rows={active: "P1-02 P1-07"})
    play(state, f"{active}: pass")
    assert passed(state) == {active}
    assert (line(state, active), row(state, active)) == (["P4-03", "P2-02"], ["P1-02", "P1-07"])
    assert (pawn_of(state, active), stack_size(state), village(state)) == (6, 17, (5, 6, 3))
    assert (discards(state), wounded(state)) == (set(), set())


@proves("SS-10.1", "SS-10.2")
def test_the_pawn_stays_where_it_lies_while_the_others_play_on() -> None:
    state = given(lines={"kyuzo": "P4-03 P2-02"}, top="P1-02 P1-07 P3-06 P3-02")
    play(state, "kyuzo: pass")
    for name in ("kanbei", "gorobei", "kanbei", "gorobei"):
        assert asked(state) == name
        play(state, f"{name}: fight", f"{name}: attack")
        assert (pawn_of(state, "kyuzo"), line(state, "kyuzo")) == (6, ["P4-03", "P2-02"])


@proves("SS-10.2", "SS-4.3")
def test_a_passed_samurai_has_no_further_turn() -> None:
    state = given(FOUR, top="P1-02 P1-07 P3-02 P2-07")
    play(state, "kyuzo: fight", "kyuzo: attack", "kanbei: pass", "gorobei: pass", "heihachi: pass")
    # Only Kyuzo is left; he has one turn after the other.
    assert passed(state) == {"kanbei", "gorobei", "heihachi"}
    for card in ("P1-07", "P3-02"):
        assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"fight", "pass"})
        assert refused(state, "kanbei: fight") == ("SS-4.2",)
        play(state, "kyuzo: fight", "kyuzo: attack")
        assert line(state, "kyuzo")[-1] == card


@proves("SS-10.2")
@pytest.mark.parametrize(
    ("out", "order"),
    [
        ("kanbei", ["kyuzo", "gorobei", "daisuke", "kyuzo"]),
        ("kanbei gorobei", ["kyuzo", "daisuke", "kyuzo"]),
        ("daisuke", ["kyuzo", "kanbei", "gorobei", "kyuzo"]),
    ],
)
def test_the_turn_goes_past_those_who_have_passed(out: str, order: list[str]) -> None:
    state = given("kyuzo kanbei gorobei daisuke", fields={"passed": out}, top="P1-13 P2-13 P4-13")
    for active, following in pairwise(order):
        assert asked(state) == active
        play(state, f"{active}: fight")
        assert asked(state) == following


@proves("SS-10.3", "SS-12.3")
@pytest.mark.parametrize(("passer", "card"), [("heihachi", "P2-07"), ("daisuke", "P3-06")])
def test_nobody_can_hand_a_card_to_a_passed_samurai(passer: str, card: str) -> None:
    state = given(f"{passer} kanbei gorobei", fields={"passed": "kanbei"}, top=card)
    play(state, f"{passer}: fight")
    assert names(state, passer) == {"attack", "defend", "hand gorobei"}
    assert refused(state, f"{passer}: hand kanbei") == ("SS-12.3",)
    other_side = given(f"{passer} kanbei gorobei", fields={"passed": "gorobei"}, top=card)
    play(other_side, f"{passer}: fight")
    assert names(other_side, passer) == {"attack", "defend", "hand kanbei"}
    nobody = given(f"{passer} kanbei gorobei", fields={"passed": "kanbei gorobei"}, top=card)
    play(nobody, f"{passer}: fight")
    assert names(nobody, passer) == {"attack", "defend"}


@proves("SS-10.3", "SS-5.10")
@pytest.mark.parametrize(
    ("card", "out", "drawer"),
    [
        ("P3-03", "kanbei", ""),  # draw_left, and the left neighbour has passed
        ("P3-03", "gorobei", "kanbei"),
        ("P4-02", "gorobei", ""),  # draw_right
        ("P4-02", "kanbei", "gorobei"),
    ],
)
def test_no_arrow_gives_a_card_to_a_passed_samurai(card: str, out: str, drawer: str) -> None:
    state = given(lines={"kyuzo": card, out: "P1-02"}, fields={"passed": out}, top="P1-07", step="turn")
    assert line(state, out) == ["P1-02"]
    assert wounded(state) == (set() if drawer else {"kyuzo"})
    if drawer:
        assert line(state, drawer) == ["P1-07"]


def daisuke_at_kiai(lines: dict[str, str]) -> SamuraiSpirit:
    """Daisuke has reached his 8; Kanbei has passed."""
    lines = lines | {"daisuke": "P4-03 P1-02"}
    state = given("daisuke kanbei gorobei", lines=lines, fields={"passed": "kanbei"}, top="P3-06")
    return play(state, "daisuke: fight", "daisuke: attack")


@proves("SS-10.3")
def test_the_daisuke_kiai_gives_no_card_to_a_passed_samurai() -> None:
    state = daisuke_at_kiai({"gorobei": "P2-02"})
    play(state, "daisuke: take gorobei")
    assert names(state, "daisuke") == {"give daisuke", "give gorobei"}
    assert refused(state, "daisuke: give kanbei") == ("SS-10.3",)


@proves("SS-10.4")
def test_the_daisuke_kiai_takes_no_card_from_a_passed_samurai() -> None:
    state = daisuke_at_kiai({"gorobei": "P2-02", "kanbei": "P2-07"})
    assert names(state, "daisuke") == {"skip", "take daisuke", "take gorobei"}
    assert refused(state, "daisuke: take kanbei") == ("SS-10.4",)


@proves("SS-10.4")
def test_the_kikuchiyo_kiai_strikes_no_passed_samurai() -> None:
    lines = {"kikuchiyo": "P4-03 P3-02 P1-02", "kanbei": "P2-02", "gorobei": "P1-07"}
    state = given("kikuchiyo kanbei gorobei", lines=lines, fields={"passed": "kanbei"}, top="P2-07")
    play(state, "kikuchiyo: fight", "kikuchiyo: attack")
    assert names(state, "kikuchiyo") == {"skip", "strike kikuchiyo", "strike gorobei"}
    assert refused(state, "kikuchiyo: strike kanbei") == ("SS-10.4",)


@proves("SS-10.4", "SS-10.7")
def test_a_passed_samurai_keeps_its_cards_until_the_round_is_over() -> None:
    rows = full_rows("kyuzo", "kanbei", "gorobei")
    state = given(lines={"kanbei": "P4-03 P2-02"}, rows=rows, fields={"passed": "kanbei"}, top="P4-01 P4-06", raiders=2)
    play(state, "kyuzo: fight")
    assert (line(state, "kanbei"), row(state, "kanbei")) == (["P4-03", "P2-02"], ["P2-03", "P2-12", "P2-08"])
    play(state, "gorobei: fight")
    # The next round: all cards are collected, and Kanbei is in the round again.
    assert (field(state, "round"), passed(state)) == ("2", set())
    assert (line(state, "kanbei"), row(state, "kanbei"), pawn_of(state, "kanbei")) == ([], [], 0)


@proves("SS-10.5")
@pytest.mark.parametrize("card", ["P1-01", "P3-01", "P2-03", "P3-03", "P4-02"])
def test_the_penalty_of_a_passed_samurai_is_not_applied_any_more(card: str) -> None:
    state = given(active="kanbei", lines={"kyuzo": card}, fields={"passed": "kyuzo"}, top="P1-02 P1-07 P2-11")
    for name in ("kanbei", "gorobei", "kanbei"):
        play(state, f"{name}: fight", f"{name}: defend")
    assert (wounded(state), village(state), field(state, "intruder_stack")) == (set(), (5, 6, 3), "none")
    assert (line(state, "kanbei"), line(state, "gorobei"), asked(state)) == ([], [], "gorobei")


@proves("SS-10.5")
def test_the_last_card_of_a_samurai_that_passes_waits_no_longer() -> None:
    # In the own turn before the Pass the penalty is still applied, and never again.
    state = given(lines={"kyuzo": "P3-01"}, top="P1-02 P1-07", step="turn")
    assert village(state) == (4, 6, 3)
    play(state, "kyuzo: pass", "kanbei: fight", "kanbei: attack", "gorobei: fight", "gorobei: attack")
    assert (asked(state), village(state)) == ("kanbei", (4, 6, 3))


@proves("SS-10.6", "SS-31.18")
def test_a_passed_samurai_has_no_talent_to_use() -> None:
    state = given(active="kanbei", fields={"passed": "kyuzo"})
    assert talents(state, seat_of(state, "kyuzo")) == 0
    assert talents(state, seat_of(state, "kanbei")) != 0
    assert talents(state, seat_of(state, "gorobei")) != 0


def burning(total: str, out: str) -> SamuraiSpirit:
    """On Hard a farmstead burns in Kyuzo's turn and wounds Kanbei, who has one wound and these cards."""
    fields: dict[str, object] = {"passed": out, "wounded": "kanbei", "barricades": 0}
    lines = {"kyuzo": "P3-01", "kanbei": total}
    state = given(lines=lines, fields=fields, intruders="P1-05", difficulty="hard", step="turn")
    assert (asked(state), step(state)) == ("luck", "farm_reverse")
    play(state, "luck: reverse random_wound")
    assert names(state, "luck") == {"pick kyuzo", "pick kanbei", "pick gorobei"}
    assert state.weights() == [1, 1, 1]
    return play(state, "luck: pick kanbei")


@proves("SS-10.6", "SS-10.8", "SS-13.11", "SS-31.18", "SS-31.19")
def test_a_passed_samurai_takes_wounds_but_reaches_no_kiai_by_them() -> None:
    # 4 + 4 + 3 + 1 = 12 is exactly Kanbei's animal value.
    cards = "P4-03 P4-06 P3-02 P1-02"
    out = burning(cards, "kanbei")
    assert (animals(out), wounded(out), line(out, "kanbei")) == ({"kanbei"}, set(), cards.split())
    assert (asked(out), step(out)) == ("kyuzo", "choose_action")
    # In the round the same flip reaches the Kiai.
    present = burning(cards, "none")
    assert (asked(present), step(present)) == ("kanbei", "discard_intruders")


def kyuzo_at_kiai(tokens: dict[str, str]) -> SamuraiSpirit:
    """Kyuzo has reached his 9; Kanbei has passed."""
    fields: dict[str, object] = {"passed": "kanbei"}
    state = given(FOUR, lines={"kyuzo": "P4-03 P2-02"}, tokens=tokens, fields=fields, top="P3-06")
    return play(state, "kyuzo: fight", "kyuzo: attack")


@proves("SS-10.6", "SS-14.19", "SS-14.20", "SS-31.18")
def test_a_passed_samurai_gets_no_token_but_its_own_may_be_given_away() -> None:
    state = kyuzo_at_kiai({})
    assert names(state, "kyuzo") == {"skip", "token kyuzo", "token gorobei", "token heihachi", "token kanbei"}
    play(state, "kyuzo: token gorobei")
    assert names(state, "kyuzo") == {"give kyuzo", "give heihachi"}
    assert refused(state, "kyuzo: give kanbei") == ("SS-14.20",)


@proves("SS-10.6", "SS-9.4")
def test_no_support_reaches_a_passed_samurai() -> None:
    state = given(FOUR, fields={"passed": "kanbei"})
    assert names(state, "kyuzo", "support") == {"support gorobei", "support heihachi"}
    assert refused(state, "kyuzo: support kanbei") == ("SS-9.4",)


@proves("SS-10.6")
def test_the_own_token_comes_back_to_a_passed_samurai() -> None:
    state = given(tokens={"kanbei": "kyuzo"}, fields={"passed": "kanbei"}, top="P1-13")
    play(state, "kyuzo: fight")
    assert token(state, "kanbei") == "kanbei"
    assert passed(state) == {"kanbei"}


FULL = {"hat": "P2-03", "farm": "P2-12", "doll": "P2-08"}


def round_over(missing: str, out: str) -> SamuraiSpirit:
    """Kyuzo draws the last raider; all have full defence rows, but Kanbei has none of these symbols."""
    rows = full_rows("kyuzo", "kanbei", "gorobei")
    rows["kanbei"] = " ".join([card for symbol, card in FULL.items() if symbol not in missing])
    fields: dict[str, object] = {"passed": out, "families": "barricade repel"}
    state = given(rows=rows, fields=fields, top="P4-06", raiders=1)
    return play(state, "kyuzo: fight")


@proves("SS-10.7", "SS-17.14")
@pytest.mark.parametrize("out", ["kanbei", "none"])
def test_a_passed_samurai_takes_part_in_the_end_of_the_round(out: str) -> None:
    hat = round_over("hat", out)
    assert (wounded(hat), village(hat)) == ({"kanbei"}, (5, 6, 2))
    farm = round_over("farm", out)
    assert (wounded(farm), village(farm)) == (set(), (5, 5, 2))
    doll = round_over("doll", out)
    assert (asked(doll), names(doll, "luck")) == ("luck", {"family barricade", "family repel"})
    play(doll, "luck: family repel")
    assert village(doll) == (5, 6, 1)
    nothing = round_over("nothing", out)
    assert (wounded(nothing), village(nothing)) == (set(), (5, 6, 2))


def heihachi_at_kiai(hurt: str, heal_passed: bool = True) -> SamuraiSpirit:
    """Heihachi's animal side has reached its 11 with all barricades standing; Kanbei has passed."""
    fields: dict[str, object] = {"passed": "kanbei", "wounded": hurt, "animal": "heihachi kanbei"}
    lines = {"heihachi": "P4-03 P3-02 P2-02"}
    state = given("heihachi kanbei gorobei", lines=lines, fields=fields, top="P2-07", heal_passed=heal_passed)
    return play(state, "heihachi: fight", "heihachi: attack")


@proves("SS-10.8", "SS-31.19")
def test_a_passed_samurai_can_be_healed_by_the_heihachi_kiai() -> None:
    state = heihachi_at_kiai("kanbei gorobei")
    assert names(state, "heihachi") == {"skip", "heal kanbei", "heal gorobei"}
    play(state, "heihachi: heal kanbei")
    assert (wounded(state), animals(state), passed(state)) == ({"gorobei"}, {"heihachi", "kanbei"}, {"kanbei"})


@proves("SS-10.8", "SS-31.19")
def test_with_the_other_reading_the_heihachi_kiai_heals_only_samurai_in_the_round() -> None:
    state = heihachi_at_kiai("kanbei gorobei", heal_passed=False)
    assert names(state, "heihachi") == {"skip", "heal gorobei"}
    assert refused(state, "heihachi: heal kanbei") == ("SS-31.19",)
    alone = heihachi_at_kiai("kanbei", heal_passed=False)
    assert (asked(alone), wounded(alone)) == ("gorobei", {"kanbei"})


@proves("SS-10.8", "SS-31.19")
@pytest.mark.parametrize("heal_passed", [True, False])
def test_the_bonus_of_a_family_heals_a_passed_samurai(heal_passed: bool) -> None:
    fields: dict[str, object] = {"passed": "kanbei", "wounded": "kanbei", "families": "heal"}
    rows = full_rows("kyuzo", "kanbei", "gorobei")
    state = given(rows=rows, fields=fields, top="P4-06", raiders=1, heal_passed=heal_passed)
    play(state, "kyuzo: fight")
    assert (field(state, "round"), wounded(state)) == ("2", set())


@proves("SS-10.9", "SS-6.7")
def test_pass_is_allowed_in_the_very_first_turn() -> None:
    state = GAME.start(players=3, samurai="kyuzo,kanbei,gorobei")
    assert isinstance(state, SamuraiSpirit)
    play(state, "luck: pick kanbei")
    assert (field(state, "turn"), asked(state)) == ("1", "kanbei")
    assert names(state, "kanbei") == {"fight", "support kyuzo", "support gorobei", "pass"}
    play(state, "kanbei: pass")
    assert (passed(state), asked(state)) == ({"kanbei"}, "gorobei")


@proves("SS-10.9")
@pytest.mark.parametrize("cards", ["P4-03", "P2-04", "P2-11", "P1-01"])
def test_pass_is_allowed_in_any_own_turn(cards: str) -> None:
    state = given(lines={"kyuzo": cards}, tokens={"gorobei": "kanbei"}, fields={"turn": 16}, step="turn")
    assert "pass" in names(state, "kyuzo")
    assert refused(state, "kanbei: pass") == ("SS-4.2",)
    play(state, "kyuzo: pass")
    assert passed(state) == {"kyuzo"}


@proves("SS-10.9", "SS-17.5")
def test_all_may_pass_at_once_and_the_round_is_over() -> None:
    state = given(rows=full_rows("kyuzo", "kanbei", "gorobei"), top="P4-06", raiders=1)
    play(state, "kyuzo: pass", "kanbei: pass")
    assert (passed(state), field(state, "round")) == ({"kyuzo", "kanbei"}, "1")
    play(state, "gorobei: pass")
    assert (passed(state), field(state, "round"), asked(state)) == (set(), "2", "kyuzo")
