"""Section 30: positions in which an invariant is broken are found out, and positions of games are not."""

from typing import Any

import pytest

from shiai.core.errors import PositionError
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, SYMBOL_NAMES
from shiai.games.samurai_spirit.rules.state import (
    ANIMAL,
    BARRICADES,
    DEFENCE,
    DISCARDED,
    GAINED,
    HAND,
    IN_PLAY,
    INTRUDERS,
    LEFT,
    LINES,
    NOBODY,
    PASSED,
    SAMURAI,
    STACK,
    TOKENS,
    TURN,
    WHERE,
    WOUNDED,
    SamuraiSpirit,
)
from tests.games.samurai_spirit.games import OTHER_READINGS, STANDARD, advised, anything, careful, game
from tests.games.samurai_spirit.given import GAME, given
from tests.proof import proves


def faults(state: SamuraiSpirit) -> str:
    """What is wrong with a table, in one text; nothing for a table that play can reach."""
    return "; ".join(GAME.faults(state))


def put(state: SamuraiSpirit, cell: int, number: int) -> str:
    """What is wrong when this number stands in a cell of the table."""
    broken = state.clone()
    broken.cells[cell] = number
    return faults(broken)


def card(name: str) -> int:
    """The number of a card."""
    return CARD_NAMES.index(name)


def table(**more: Any) -> SamuraiSpirit:
    """A table in the middle of the third round with something in every place."""
    words: dict[str, Any] = {
        "lines": {"kyuzo": "P1-02 P2-02", "kanbei": "P3-06"},
        "rows": {"kyuzo": "P1-07", "gorobei": "P1-12 P2-03"},
        "discard": "P4-03 L5-01",
        "intruders": "P1-13 unseen*2",
        "fields": {"round": 3},
    }
    return given(**words | more)


# 30.1 -----------------------------------------------------------------------------------------------------------------


@proves("SS-30.1")
def test_a_pile_with_a_card_too_few_or_too_many_is_found_out() -> None:
    state = table()
    assert faults(state) == ""
    for pile in (STACK, INTRUDERS):
        assert "SS-30.1" in put(state, pile.at, state.cells[pile.at] - 1)
    more = state.clone()
    STACK.put(more.cells, -1)
    assert "SS-30.1" in faults(more)


@proves("SS-30.1")
@pytest.mark.parametrize("pile", ["raiders", "intruders"])
def test_a_deck_of_another_size_is_found_out(pile: str) -> None:
    text = table().position()
    wanted = {"raiders": "raider_stack: unseen*", "intruders": "intruder_stack: P1-13 unseen*"}[pile]
    number = int(text.partition(wanted)[2].split()[0])
    assert faults(table()) == ""
    for wrong in (number - 1, number + 1):
        with pytest.raises(PositionError, match=r"SS-30\.1"):
            GAME.from_position(text.replace(f"{wanted}{number}", f"{wanted}{wrong}"))


@proves("SS-30.1")
def test_a_card_in_two_places_or_in_none_is_found_out() -> None:
    state = table()
    twice = "must lie in exactly one place if it is in play, else in none (SS-30.1)"
    assert f"P4-03 {twice}" in put(state, WHERE + card("P4-03"), IN_PLAY)  # nowhere
    assert f"P1-02 {twice}" in put(state, WHERE + card("P1-02"), DISCARDED)  # in a line and discarded
    assert f"P1-02 {twice}" in put(state, LINES + 2, card("P1-02") + 1)  # in two lines
    assert f"P1-07 {twice}" in put(state, DEFENCE + 3 + 2, card("P1-07"))  # in two rows
    assert f"P1-13 {twice}" in put(state, STACK.at + 1, card("P1-13"))  # in both piles
    holding = given(step="play_card", hand="P2-02", lines={"kyuzo": "P1-02"})
    assert faults(holding) == ""
    assert f"P1-02 {twice}" in put(holding, HAND, card("P1-02"))


@proves("SS-30.1")
@pytest.mark.parametrize(("round", "kind", "left"), [(1, 0, 21), (2, 0, 21), (2, 1, 3), (3, 1, 3), (3, 2, 3)])
def test_a_wrong_number_of_plunderers_lieutenants_or_bosses_is_found_out(round: int, kind: int, left: int) -> None:
    state = given(fields={"round": round})
    assert (faults(state), state.cells[LEFT + kind]) == ("", left)
    for wrong in (left - 1, left + 1):
        assert "SS-30.1" in put(state, LEFT + kind, wrong)


@proves("SS-30.1")
@pytest.mark.parametrize(("round", "wrong"), [(1, "L5-01"), (1, "B6-01"), (2, "B6-01")])
def test_a_card_of_a_later_round_is_found_out(round: int, wrong: str) -> None:
    assert "SS-30.1" in put(given(fields={"round": round}), WHERE + card(wrong), DISCARDED)
    assert faults(given(discard=wrong, fields={"round": 3})) == ""


@proves("SS-30.1")
def test_a_card_in_hand_with_no_step_for_it_and_a_step_with_no_card_are_found_out() -> None:
    assert faults(given(step="play_card", hand="P2-02")) == ""
    with pytest.raises(PositionError, match=r"SS-7\.4"):
        given(hand="P2-02")
    with pytest.raises(PositionError, match=r"SS-7\.4"):
        given(step="play_card")


# 30.2 and 30.3 --------------------------------------------------------------------------------------------------------


@proves("SS-30.2")
@pytest.mark.parametrize(
    ("samurai", "difficulty", "most"),
    [("kyuzo kanbei", "heroic", 2), ("kyuzo kanbei gorobei", "normal", 5), ("kyuzo kanbei gorobei", "easy", 6)],
)
def test_more_barricades_than_at_the_start_are_found_out(samurai: str, difficulty: str, most: int) -> None:
    for number in (0, most):
        assert faults(given(samurai, difficulty=difficulty, fields={"barricades": number})) == ""
    state = given(samurai, difficulty=difficulty)
    assert put(state, BARRICADES, most + 1) == f"there are at most {most} barricades (SS-30.2)"


@proves("SS-30.2")
def test_a_village_without_farmsteads_or_families_is_no_game_that_goes_on() -> None:
    assert faults(given(fields={"farmsteads": 1, "families": "repel"})) == ""
    with pytest.raises(PositionError, match=r"SS-22\.2"):
        given(fields={"farmsteads": 0})
    with pytest.raises(PositionError, match=r"SS-22\.3"):
        given(fields={"families": "none"})
    with pytest.raises(PositionError, match="not between 0 and 6"):
        given(fields={"farmsteads": 7})


@proves("SS-30.3")
def test_a_card_under_the_wrong_symbol_or_without_one_is_found_out() -> None:
    for place, symbol in enumerate(SYMBOL_NAMES):
        for name, right in [("P1-02", "hat"), ("P1-10", "farm"), ("P1-06", "doll"), ("P1-13", "none")]:
            state = given(lines={"kyuzo": name})
            state.cells[LINES] = 0
            state.cells[DEFENCE + place] = card(name)
            wrong = f"{name} cannot lie as {symbol} of seat_1 (SS-30.3)"
            assert faults(state) == ("" if symbol == right else wrong)


@proves("SS-30.3")
def test_a_defence_row_of_a_seat_that_is_not_in_play_is_found_out() -> None:
    state = given(rows={"gorobei": "P1-02"})
    state.cells[DEFENCE + 6], state.cells[DEFENCE + 9] = state.cells[DEFENCE + 9], state.cells[DEFENCE + 6]
    assert faults(state) == "P1-02 cannot lie as hat of seat_4 (SS-30.3)"


# 30.5 -----------------------------------------------------------------------------------------------------------------


@proves("SS-30.5")
@pytest.mark.parametrize("step", ["choose_action", "absent_tokens", "choose_second_fight"])
def test_a_samurai_in_the_round_on_its_kiai_value_is_found_out(step: str) -> None:
    for cards in ("P4-06 P4-03", "P4-06 P4-03 P2-02"):  # 8 and 10
        assert faults(given("kyuzo kanbei", step=step, lines={"kanbei": cards})) == ""
    for cards, side in [("P1-02", "none"), ("P4-13", "kanbei")]:  # 9 on the human side, 12 on the animal side
        words: dict[str, Any] = {"samurai": "kyuzo kanbei", "step": step, "lines": {"kanbei": f"P4-06 P4-03 {cards}"}}
        with pytest.raises(PositionError, match=r"seat_2 stands on its Kiai value \(SS-30\.5\)"):
            given(fields={"animal": side}, **words)
        other_side = "none" if side == "kanbei" else "kanbei"
        assert faults(given(fields={"animal": other_side}, **words)) == ""
        assert faults(given(fields={"animal": side, "passed": "kanbei"}, **words)) == ""  # SS-13.11


@proves("SS-30.5")
@pytest.mark.parametrize("options", [{"kiai_removal_optional": True}, {"kiai_on_decrease": False}])
def test_with_other_keys_a_samurai_may_stand_on_its_kiai_value(options: dict[str, Any]) -> None:
    assert faults(given(lines={"kanbei": "P4-06 P4-03 P1-02"}, **options)) == ""


# 30.6 and 30.9 --------------------------------------------------------------------------------------------------------


@proves("SS-30.6")
def test_a_token_that_nobody_in_play_has_is_found_out() -> None:
    state = given(tokens={"kyuzo": "gorobei"})
    assert faults(state) == ""
    for holder in (3, NOBODY):
        assert put(state, TOKENS + 1, holder) == "the support token of seat_2 must be with a samurai in play (SS-30.6)"
    assert put(state, TOKENS + 3, 0) == "the support token of seat_4 must be with a samurai in play (SS-30.6)"


@proves("SS-0.1")
@pytest.mark.parametrize("mark", [ANIMAL, WOUNDED, PASSED])
def test_marks_of_a_seat_that_is_not_in_play_are_found_out(mark: int) -> None:
    state = given()
    assert put(state, mark, 0b100) == ""
    assert "SS-0.1" in put(state, mark, 0b1000)


@proves("SS-30.9")
@pytest.mark.parametrize(("options", "most"), [({}, 123), ({"turn_limit_per_samurai": 1}, 6)])
def test_a_turn_beyond_the_longest_round_is_found_out(options: dict[str, Any], most: int) -> None:
    state = given(**options)
    assert put(state, TURN, most) == ""
    assert put(state, TURN, most + 1) == f"a round has at most {most} turns (SS-30.9)"


@proves("SS-4.3", "SS-25.15", "SS-2.2")
def test_a_passed_samurai_cannot_be_active_nor_have_gained_talents() -> None:
    with pytest.raises(PositionError, match=r"SS-4\.3"):
        given(fields={"passed": "kyuzo"})
    state = given("kyuzo kanbei", fields={"gained_kanbei": "heihachi", "absent_tokens_used": "heihachi"})
    assert faults(state) == ""
    assert "SS-25.8" in put(state, PASSED, 0b10)
    assert "SS-25.8" in put(state, GAINED, state.cells[GAINED + 1])  # both have it
    assert "SS-2.2" in put(state, SAMURAI, state.cells[SAMURAI + 1])


# Whole games ----------------------------------------------------------------------------------------------------------


@proves("SS-30.1", "SS-30.2", "SS-30.3", "SS-30.5", "SS-30.6")
@pytest.mark.parametrize("choose", [anything, careful, advised])
def test_no_game_ever_reaches_a_position_with_a_fault(choose: Any) -> None:
    for number, options in enumerate(STANDARD + OTHER_READINGS):
        for state, _ in game(choose, 100 + number, **options):
            assert faults(state) == ""
        assert GAME.from_position(state.position()) == state
