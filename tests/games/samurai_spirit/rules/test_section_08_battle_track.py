"""Section 8: the battle track, the Kiai value, and what a card above it does."""

from random import Random

import pytest

from shiai.core.dealer import pick
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    animals,
    asked,
    discards,
    given,
    line,
    names,
    party,
    passed,
    pawn_of,
    play,
    result,
    row,
    step,
    token,
    told,
    village,
    wounded,
)
from tests.proof import proves

# Human and animal Kiai value of every samurai, from the rulebook.
KIAI = {
    "daisuke": (8, 11),
    "heihachi": (8, 11),
    "gorobei": (9, 12),
    "kanbei": (9, 12),
    "kyuzo": (9, 12),
    "katsushiro": (10, 13),
    "kikuchiyo": (10, 13),
}
BOARDS = [(name, side, KIAI[name][side]) for name in KIAI for side in (0, 1)]
# Combat lines without penalties, by their total.
LINE = {
    0: "",
    6: "P4-03 P2-02",
    7: "P4-03 P3-02",
    8: "P4-03 P4-06",
    9: "P4-03 P3-02 P2-02",
    10: "P4-03 P4-06 P2-02",
    11: "P4-03 P4-06 P3-02",
    12: "P4-03 P4-06 P3-02 P1-02",
    14: "P4-03 P4-06 P3-02 P2-02 P1-02",
    16: "P4-03 P4-06 P4-01 P4-04",
}
ONE, TWO, THREE = "P1-07", "P2-07", "P3-06"  # dolls without penalties


def fought(name: str, side: int, total: int, card: str) -> tuple[SamuraiSpirit, list[str]]:
    """This board with this total has attacked this card; and what happened."""
    others = [other for other in ("kyuzo", "kanbei", "gorobei") if other != name]
    fields: dict[str, object] = {"animal": name} if side else {}
    state = given(f"{name} {others[0]} {others[1]}", lines={name: LINE[total]}, top=card, fields=fields)
    heard = state.listen()
    play(state, f"{name}: fight", f"{name}: attack")
    return state, told(heard)


@proves("SS-8.1")
def test_the_pawn_moves_when_a_card_enters_and_when_one_leaves() -> None:
    # Kyuzo has 4 and 2, attacks 3, reaches 9 and loses the 4.
    state = given(lines={"kyuzo": "P4-03 P2-02"}, top=THREE)
    assert pawn_of(state, "kyuzo") == 6
    play(state, "kyuzo: fight", "kyuzo: attack")
    assert (step(state), pawn_of(state, "kyuzo")) == ("move_token", 9)
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), pawn_of(state, "kyuzo")) == (["P2-02", THREE], 5)


@proves("SS-8.1")
def test_the_pawns_of_both_follow_a_card_that_is_moved() -> None:
    # Daisuke reaches 8 and moves Kanbei's 2 to Gorobei.
    lines = {"daisuke": "P4-03 P1-02", "kanbei": "P3-02 P2-07", "gorobei": "P1-07"}
    state = given("daisuke kanbei gorobei", lines=lines, top=THREE)
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take kanbei")
    assert pawn_of(state, "kanbei") == 3
    play(state, "daisuke: give gorobei", "gorobei: attack")
    assert [pawn_of(state, name) for name in ("daisuke", "kanbei", "gorobei")] == [4, 3, 3]


@proves("SS-8.1", "SS-8.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_whole_games_every_pawn_shows_the_total_or_the_flames(seed: int) -> None:
    rng = Random(seed)
    state = given("daisuke kikuchiyo heihachi kanbei")
    flames = 0
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        if seat == CHANCE:
            state.apply(seat, pick(legal, state.weights(), rng))
        else:  # samurai who fight whenever they can
            state.apply(seat, legal[0] if state.name(legal[0]) == "fight" else rng.choice(legal))
        for name in party(state):
            total = sum([int(card[1]) for card in line(state, name)])
            limit = KIAI[name][int(name in animals(state))]
            assert pawn_of(state, name) == (total if total <= limit else limit + 1)
            flames += int(total > limit)
    assert flames > 0


@proves("SS-8.2", "SS-8.3")
@pytest.mark.parametrize(("name", "side", "value"), BOARDS)
def test_the_track_ends_with_the_kiai_value_and_one_space_of_flames(name: str, side: int, value: int) -> None:
    fields: dict[str, object] = {"animal": name if side else "none", "passed": name}
    others = [other for other in ("kyuzo", "kanbei", "gorobei") if other != name][:2]
    spaces = []
    for cards in (
        "",
        "P4-03 P3-02 P1-02",
        "P4-03 P4-06 P3-02",
        "P4-03 P4-06 P3-02 P3-06 P1-02",
        "P4-03 P4-06 P4-01 P4-04",
    ):
        state = given(" ".join([name, *others]), others[0], lines={name: cards}, fields=fields)
        spaces.append(pawn_of(state, name))
    assert spaces == [0, 8, min(11, value + 1), value + 1, value + 1]


@proves("SS-8.3", "SS-8.4", "SS-8.5", "SS-8.6")
@pytest.mark.parametrize(("name", "side", "value"), BOARDS)
def test_every_board_has_its_kiai_value(name: str, side: int, value: int) -> None:
    below, events = fought(name, side, value - 2, ONE)
    assert (pawn_of(below, name), village(below)) == (value - 1, (5, 6, 3))
    assert not {"kiai", "defeated"} & set(events)
    exact, events = fought(name, side, value - 2, TWO)
    assert (events.count("kiai"), events.count("defeated"), village(exact)) == (1, 0, (5, 6, 3))
    above, events = fought(name, side, value - 2, THREE)
    assert (events.count("kiai"), events.count("defeated"), village(above)) == (0, 1, (4, 6, 3))
    assert pawn_of(above, name) == value + 1


@proves("SS-8.4")
def test_below_the_kiai_value_nothing_further_happens() -> None:
    state, events = fought("kyuzo", 0, 7, ONE)
    assert events == ["drawn", "attacked", "turn"]
    assert (line(state, "kyuzo"), discards(state)) == (["P4-03", "P3-02", ONE], set())
    assert (asked(state), wounded(state), passed(state), village(state)) == ("kanbei", set(), set(), (5, 6, 3))


@proves("SS-8.5")
def test_exactly_on_the_kiai_value_the_kiai_is_reached() -> None:
    state, events = fought("kyuzo", 0, 7, TWO)
    assert events == ["drawn", "attacked", "kiai"]
    assert (asked(state), step(state), village(state)) == ("kyuzo", "move_token", (5, 6, 3))
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), discards(state)) == (["P3-02", TWO], {"P4-03"})


@proves("SS-8.6")
def test_above_the_kiai_value_one_barricade_falls_at_once() -> None:
    state, events = fought("kyuzo", 0, 7, THREE)
    assert events == ["drawn", "attacked", "defeated", "barricade_lost", "turn"]
    assert village(state) == (4, 6, 3)
    assert (line(state, "kyuzo"), discards(state)) == (["P4-03", "P3-02", THREE], set())


@proves("SS-8.6")
def test_the_barricade_falls_in_the_middle_of_the_turn() -> None:
    # Kikuchiyo may still fight a second time: the barricade is gone already.
    state, _ = fought("kikuchiyo", 0, 8, THREE)
    assert (asked(state), step(state), village(state)) == ("kikuchiyo", "choose_second_fight", (4, 6, 3))


def defeated(barricades: int, farmsteads: int = 6, difficulty: str = "normal") -> SamuraiSpirit:
    """Kyuzo attacks a 3 on his 7 with so much village left."""
    fields: dict[str, object] = {"barricades": barricades, "farmsteads": farmsteads}
    state = given(lines={"kyuzo": LINE[7]}, top=THREE, fields=fields, difficulty=difficulty)
    return play(state, "kyuzo: fight", "kyuzo: attack")


@proves("SS-8.7", "SS-0.13", "SS-31.11")
def test_without_barricades_a_farmstead_is_lost_instead() -> None:
    assert village(defeated(barricades=2)) == (1, 6, 3)
    assert village(defeated(barricades=1)) == (0, 6, 3)
    assert village(defeated(barricades=0)) == (0, 5, 3)
    assert asked(defeated(barricades=0)) == "kanbei"
    assert village(defeated(barricades=0, farmsteads=2)) == (0, 1, 3)
    lost = defeated(barricades=0, farmsteads=1)
    assert (village(lost), result(lost), asked(lost)) == ((0, 0, 3), "farmsteads_lost", "nobody")


@proves("SS-8.7", "SS-31.11")
@pytest.mark.parametrize("difficulty", ["hard", "heroic"])
def test_on_hard_and_heroic_such_a_farmstead_punishes(difficulty: str) -> None:
    state = defeated(barricades=0, difficulty=difficulty)
    assert (asked(state), step(state)) == ("luck", "farm_reverse")
    play(state, "luck: reverse lose_family", "luck: family repel")
    assert (village(state), asked(state)) == ((0, 5, 2), "kanbei")
    easier = defeated(barricades=0, difficulty="easy")
    assert (village(easier), asked(easier)) == ((0, 5, 3), "kanbei")


def handed_to_kanbei(total: int, card: str, every_card: bool = True) -> SamuraiSpirit:
    """Heihachi has handed an even card to Kanbei, who attacked it on this total."""
    state = given("heihachi kanbei gorobei", lines={"kanbei": LINE[total]}, top=card, case3_every_card=every_card)
    return play(state, "heihachi: fight", "heihachi: hand kanbei", "kanbei: attack")


@proves("SS-8.8", "SS-31.12")
def test_every_further_card_above_the_kiai_value_costs_a_barricade() -> None:
    state = handed_to_kanbei(10, "P2-07")
    assert (pawn_of(state, "kanbei"), village(state)) == (10, (4, 6, 3))
    again = handed_to_kanbei(12, "P4-08")
    assert village(again) == (4, 6, 3)


@proves("SS-8.8")
def test_the_first_and_the_second_card_above_it_cost_one_barricade_each() -> None:
    state = given("kikuchiyo kanbei gorobei", lines={"kikuchiyo": LINE[8]}, top="P4-01 P1-07")
    play(state, "kikuchiyo: fight", "kikuchiyo: attack")
    assert village(state) == (4, 6, 3)
    play(state, "kikuchiyo: fight", "kikuchiyo: attack")
    assert (sum([int(card[1]) for card in line(state, "kikuchiyo")]), village(state)) == (13, (3, 6, 3))


@proves("SS-8.8", "SS-31.12")
def test_with_the_other_reading_only_the_crossing_costs_a_barricade() -> None:
    assert village(handed_to_kanbei(10, "P2-07", every_card=False)) == (5, 6, 3)
    assert village(handed_to_kanbei(8, "P2-07", every_card=False)) == (4, 6, 3)
    assert village(handed_to_kanbei(6, "P2-07", every_card=False)) == (5, 6, 3)


@proves("SS-8.8", "SS-31.12", "SS-13.20")
@pytest.mark.parametrize("every_card", [True, False])
def test_a_card_added_to_a_total_on_the_kiai_value_is_a_crossing(every_card: bool) -> None:
    # Daisuke stands on 8 in his own Kiai and gives himself Kanbei's 2.
    lines = {"daisuke": "P4-03 P1-02", "kanbei": "P2-07"}
    state = given("daisuke kanbei gorobei", lines=lines, top=THREE, case3_every_card=every_card)
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take kanbei", "daisuke: give daisuke")
    play(state, "daisuke: attack")
    assert (line(state, "daisuke"), village(state)) == (["P1-02", THREE, "P2-07"], (4, 6, 3))


@proves("SS-8.9", "SS-31.12")
def test_a_total_that_is_still_too_high_after_a_card_was_removed_costs_nothing() -> None:
    lines = {"kikuchiyo": "P4-01 P3-02 P1-02", "kanbei": "P4-03 P4-06 P3-06 P1-07"}
    state = given("kikuchiyo kanbei gorobei", lines=lines, top="P2-07")
    play(state, "kikuchiyo: fight", "kikuchiyo: attack", "kikuchiyo: strike kanbei")
    assert (line(state, "kanbei"), pawn_of(state, "kanbei")) == (["P4-03", "P4-06", "P3-06"], 10)
    assert village(state) == (5, 6, 3)


@proves("SS-8.9", "SS-31.12")
def test_a_flip_that_leaves_the_total_above_the_animal_value_costs_nothing() -> None:
    # 4 + 4 + 3 + 3 = 14 is above 9 and above 12; the last card wounds.
    lines = {"kyuzo": "P4-03 P4-06 P3-02 P3-10"}
    state = given(lines=lines, fields={"wounded": "kyuzo"}, step="turn")
    assert (animals(state), wounded(state), passed(state)) == ({"kyuzo"}, set(), {"kyuzo"})
    assert (pawn_of(state, "kyuzo"), village(state)) == (13, (5, 6, 3))


@proves("SS-8.9", "SS-14.8")
def test_a_card_that_leaves_a_line_and_returns_to_it_costs_nothing() -> None:
    lines = {"daisuke": "P4-03 P1-02", "kanbei": "P4-01 P4-06 P2-07"}
    state = given("daisuke kanbei gorobei", lines=lines, top=THREE)
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take kanbei", "daisuke: give kanbei", "kanbei: attack")
    assert (line(state, "kanbei"), village(state)) == (["P4-01", "P4-06", "P2-07"], (5, 6, 3))


@proves("SS-8.10", "SS-31.13", "SS-6.1")
def test_a_defeated_samurai_is_in_the_round_until_its_own_next_turn() -> None:
    state = given(active="kanbei", lines={"kanbei": LINE[7]}, top=f"{THREE} P1-13 P2-13 P1-02")
    play(state, "kanbei: fight", "kanbei: attack")
    assert (asked(state), passed(state)) == ("gorobei", set())
    play(state, "gorobei: fight")
    assert (asked(state), passed(state)) == ("kyuzo", set())
    play(state, "kyuzo: fight")
    # Kanbei's turn came: he had to pass, and Gorobei is asked.
    assert (passed(state), asked(state)) == ({"kanbei"}, "gorobei")
    assert line(state, "kanbei") == ["P4-03", "P3-02", THREE]


@proves("SS-8.10")
def test_exactly_on_the_kiai_value_nobody_has_to_pass() -> None:
    # With the Kiai let pass Kyuzo stays on 9; with 10 he would have to pass.
    state = given(fields={"passed": "kanbei gorobei"}, lines={"kyuzo": LINE[7]}, top=TWO, kiai_removal_optional=True)
    play(state, "kyuzo: fight", "kyuzo: attack", "kyuzo: let_pass")
    assert (pawn_of(state, "kyuzo"), names(state, "kyuzo")) == (9, {"fight", "pass"})


@proves("SS-8.11", "SS-31.13")
def test_a_defeated_samurai_can_still_be_handed_cards_and_defend_with_them() -> None:
    state = given("heihachi kanbei gorobei", lines={"kanbei": LINE[10]}, top="P2-07")
    play(state, "heihachi: fight")
    assert names(state, "heihachi") == {"attack", "defend", "hand kanbei", "hand gorobei"}
    play(state, "heihachi: hand kanbei", "kanbei: defend")
    assert (row(state, "kanbei"), village(state)) == (["P2-07"], (5, 6, 3))


@proves("SS-8.11", "SS-16.6")
def test_a_defeated_samurai_still_draws_for_an_arrow() -> None:
    state = given("gorobei kanbei kyuzo", lines={"gorobei": "P3-03", "kanbei": LINE[10]}, top="P1-07", step="turn")
    assert (line(state, "kanbei")[-1], wounded(state), village(state)) == ("P1-07", set(), (4, 6, 3))


@proves("SS-8.11", "SS-31.59")
def test_a_defeated_samurai_can_get_support_tokens() -> None:
    state = given(lines={"gorobei": LINE[10]}, top="P1-07 P1-13")
    assert names(state, "kyuzo", "support") == {"support kanbei", "support gorobei"}
    play(state, "kyuzo: support gorobei")
    assert token(state, "kyuzo") == "gorobei"
    play(state, "kanbei: fight")
    # Gorobei had to pass, so the token is back.
    assert (passed(state), token(state, "kyuzo"), asked(state)) == ({"gorobei"}, "kyuzo", "kyuzo")


@proves("SS-8.11")
def test_the_kiai_of_others_reaches_a_defeated_samurai() -> None:
    lines = {"daisuke": "P4-04 P1-07", "kanbei": LINE[10], "gorobei": "P1-06"}
    state = given("daisuke kanbei gorobei", lines=lines, top=THREE)
    play(state, "daisuke: fight", "daisuke: attack")
    assert names(state, "daisuke") == {"skip", "take daisuke", "take kanbei", "take gorobei"}
    play(state, "daisuke: take gorobei")
    assert names(state, "daisuke") == {"give daisuke", "give kanbei", "give gorobei"}
    play(state, "daisuke: give kanbei", "kanbei: attack")
    assert (line(state, "kanbei")[-1], village(state)) == ("P1-06", (4, 6, 3))


@proves("SS-8.12", "SS-6.2")
@pytest.mark.parametrize(
    ("cards", "left", "free"),
    [
        ("P4-03 P3-06 P3-02 P1-07", 10, False),  # 11: still above 9
        ("P4-03 P4-06 P2-02", 8, True),  # below
        ("P4-03 P3-06 P2-02 P1-07", 9, True),  # exactly
    ],
)
def test_a_defeated_samurai_that_is_brought_back_need_not_pass(cards: str, left: int, free: bool) -> None:
    # Kikuchiyo's Kiai strikes its last card before its turn. Falling onto the 9 shall be no Kiai here.
    lines = {"kikuchiyo": "P4-01 P3-01 P1-02", "kanbei": cards}
    state = given("kikuchiyo kanbei gorobei", lines=lines, top="P2-07", kiai_on_decrease=False)
    play(state, "kikuchiyo: fight", "kikuchiyo: attack", "kikuchiyo: strike kanbei", "kikuchiyo: done")
    assert pawn_of(state, "kanbei") == left
    assert (asked(state) == "kanbei", passed(state) == set()) == (free, free)
    if free:
        assert names(state, "kanbei") == {"fight", "support kikuchiyo", "support gorobei", "pass"}


@proves("SS-8.12", "SS-13.9")
def test_falling_back_onto_the_kiai_value_reaches_the_kiai_and_frees_too() -> None:
    lines = {"kikuchiyo": "P4-01 P3-01 P1-02", "kanbei": "P4-03 P3-06 P2-02 P1-07"}
    state = given("kikuchiyo kanbei gorobei", lines=lines, top="P2-07")
    play(state, "kikuchiyo: fight", "kikuchiyo: attack", "kikuchiyo: strike kanbei", "kikuchiyo: done")
    assert (line(state, "kanbei"), asked(state)) == (["P3-06", "P2-02"], "kanbei")


@proves("SS-8.12", "SS-6.3")
def test_a_flip_in_step_a_can_bring_a_defeated_samurai_back() -> None:
    # 4 + 3 + 3 = 10 is above 9, but not above 12.
    state = given(lines={"kyuzo": "P4-03 P3-02 P3-10"}, fields={"wounded": "kyuzo"}, step="turn")
    assert (animals(state), passed(state), pawn_of(state, "kyuzo")) == ({"kyuzo"}, set(), 10)
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
