"""Section 35: Taikyu, a consequence for rounds that begin with a red card."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.causes import FEWER_KI
from shiai.games.way_of_the_samurai.rules.state import HAND, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    deal,
    die,
    enemy,
    field,
    given,
    impossible,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    start,
    step,
    told,
)
from tests.proof import proves

ROLLS = [f"roll {face}" for face in range(1, 7)]
BLACK = "std-01 std-02 std-03"


def opened(first: str, **options: Any) -> WayOfTheSamurai:
    """A game whose first card is this one; with option taikyu_after_draw the other five are drawn too."""
    state = play(start(taikyu=True, **options), f"card {first}")
    return deal(state) if options.get("taikyu_after_draw") else state


def under(consequence: int, where: str = "move(0,2)", **options: Any) -> WayOfTheSamurai:
    """A round with this consequence."""
    fields = {"taikyu": consequence} | options.pop("fields", {})
    return given(step=where, taikyu=True, fields=fields, **options)


@proves("WS-35.1", "WS-35.3", "WS-5.9")
@pytest.mark.parametrize("first", ["std-13", "std-14", "std-15", "std-16", "std-17"])
@pytest.mark.parametrize("late", [False, True])
def test_a_red_first_card_rolls_the_blue_die_at_once(first: str, late: bool) -> None:
    state = opened(first, taikyu_after_draw=late)
    assert (step(state), offered(state)) == ("taikyu_roll", ROLLS)
    assert len(cards(state, HAND).split()) == (6 if late else 1)
    play(state, "roll 4")
    assert (field(state, "taikyu"), field(state, "blue_die")) == ("4", "4")
    assert step(state) == ("move" if late else "draw")
    assert (step(deal(state)), len(cards(state, HAND).split())) == ("move", 6)


@proves("WS-35.3")
def test_a_black_first_card_or_a_red_second_one_does_not() -> None:
    state = play(start(taikyu=True), "card std-01", "card std-13")
    deal(state)
    assert (step(state), field(state, "taikyu")) == ("move", "0")
    without = deal(play(start(), "card std-13"))
    assert step(without) == "move"


@proves("WS-35.15")
def test_a_joker_first_counts_if_the_player_says_so() -> None:
    asked = opened("std-18")
    assert (step(asked), offered(asked)) == ("wound_symbol", ["yes", "no"])
    assert step(play(asked, "yes")) == "taikyu_roll"
    assert step(deal(play(opened("std-18"), "no"))) == "move"


@proves("WS-35.4")
def test_a_consequence_is_valid_in_its_round_only() -> None:
    state = given(step="round_end", exchange=2, taikyu=True, fields={"taikyu": 5})
    assert field(state, "taikyu") == "0"


@proves("WS-35.2")
def test_the_round_track_has_no_effect() -> None:
    early, late = given(taikyu=True, round=1), given(taikyu=True, round=30)
    assert (offered(early), field(late, "round")) == (offered(late), "30")


@proves("WS-35.5", "WS-35.12", "WS-13.20")
@pytest.mark.parametrize("played", [BLACK, "std-13 std-14 std-17"])
def test_1_a_combo_of_any_colour_heals_two_life_once(played: str) -> None:
    state = under(1, "combo", played=played, hand="", life=4)
    assert life(state) == 4  # the reward comes first
    play(state, offered(state)[0])
    assert life(state) == 6
    again = under(1, "combo", played=played, hand="", life=4, fields={"marks": "healed"})
    play(again, offered(again)[0])
    assert life(again) == 4


@proves("WS-35.6", "WS-35.13", "WS-35.11")
def test_2_a_ki_for_a_stored_special_card() -> None:
    state = play(under(2), "exchange", "card spe-03")
    assert (ki(state), cards(state, STORED), step(state)) == (4, "spe-03", "move")
    refused(state, "exchange", "WS-35.11")
    refused(under(2, specials=""), "exchange", "WS-12.19")


@proves("WS-35.7")
def test_3_a_ki_for_two_levels_of_the_red_die() -> None:
    state = play(under(3, die=3), "exchange")
    assert (ki(state), die(state)) == (4, 5)
    assert die(play(under(3, die=5), "exchange")) == 6
    refused(under(3, die=6), "exchange", "WS-12.19")


@proves("WS-35.8", "WS-35.14")
def test_4_a_ki_for_a_step_of_the_bushido_marker() -> None:
    state = play(under(4, bushido=True), "exchange")
    assert (ki(state), field(state, "bushido_marker")) == (4, "1")
    refused(under(4), "exchange", "WS-35.14")
    taken = under(4, bushido=True, fields={"bushido_marker": 3, "virtue": "card=redraw"})
    refused(taken, "exchange", "WS-35.14")
    refused(given(taikyu=True), "exchange", "WS-35.4")


@proves("WS-35.9")
def test_5_a_ki_for_two_life() -> None:
    state = play(under(5, life=3), "exchange")
    assert (ki(state), life(state)) == (4, 5)
    assert life(play(under(5, life=7), "exchange")) == 8
    refused(under(5, life=8), "exchange", "WS-12.19")


@proves("WS-35.6")
@pytest.mark.parametrize("where", ["strike", "before_counter(5)", "end_of_exchange"])
def test_exchanges_are_for_the_whole_round(where: str) -> None:
    assert "exchange" in offered(under(5, where, life=3))


@proves("WS-35.11", "WS-40.57")
def test_without_the_limit_exchanges_may_be_repeated_but_the_bokken_rests() -> None:
    state = play(under(5, life=2, taikyu_once=False), "exchange", "exchange")
    assert (ki(state), life(state)) == (3, 6)
    refused(under(5, ki=3, taikyu_once=False, weapon="bokken"), "life_to_ki", "WS-35.11")
    assert "life_to_ki" in offered(under(5, ki=3, weapon="bokken"))
    assert "life_to_ki" in offered(under(3, ki=3, taikyu_once=False, weapon="bokken"))


@proves("WS-35.10", "WS-35.18")
def test_6_whoever_has_fewer_ki_is_wounded() -> None:
    mine = under(6, "round_end", exchange=2, ki=2, enemy=(8, 3))
    assert (step(mine), mine.stack[-1].numbers()) == ("wound_card", (0, 1, 0, FEWER_KI))
    theirs = under(6, "round_end", exchange=2, ki=3, enemy=(8, 2))
    assert (step(theirs), theirs.stack[-1].numbers()) == ("wound_card", (1, 1, 0, FEWER_KI))
    equal = under(6, "round_end", exchange=2, ki=3, enemy=(8, 3))
    assert (ki(equal), enemy(equal)) == (2, (8, 2))


@proves("WS-35.18", "WS-10.1")
def test_6_without_ki_on_both_sides_nothing_more_happens() -> None:
    state = under(6, "round_end", exchange=2, ki=0, enemy=(8, 0))
    assert (life(state), enemy(state), step(state)) == (6, (6, 0), "draw")


@proves("WS-35.18", "WS-20.4", "WS-19.40")
def test_6_with_equal_ki_the_enemy_loses_his_first_and_kanabo_1_looks_after_both() -> None:
    state = under(6, "end_of_exchange", exchange=2, ki=3, enemy=(8, 3))
    heard = [event.id for event in told(state, "go_on")]
    assert heard.index("event-enemy_lost_ki") < heard.index("event-lost_ki")
    last = {"ki": 1, "enemy": (8, 1), "weapon": "kanabo_1", "exchange": 2}
    assert result(under(6, "round_end", **last)) == "enemy_without_ki"
    assert result(under(6, "round_end", opponent="takeshi", **last)) == "without_ki"


@proves("WS-35.17")
def test_6_in_one_vs_three_the_fewest_ki_of_the_living_counts() -> None:
    fields = {"taikyu": 6, "enemy_life": "first=3 second=3", "enemy_ki": "first=2 second=2"}
    state = under(6, "round_end", exchange=2, ki=3, mode="one_vs_three", fields=fields)
    assert (step(state), offered(state)) == ("fewest_ki", ["mark first", "mark second"])
    play(state, "mark second", "wound w-1")
    assert (enemy(state, 0), enemy(state, 1)) == ((3, 2), (2, 2))
    fields["enemy_ki"] = "first=2 second=1"
    one = under(6, "round_end", exchange=2, ki=3, mode="one_vs_three", fields=fields)
    assert (step(one), field(one, "target")) == ("wound_card", "opponent=second")


@proves("WS-35.16")
def test_a_mulligan_does_not_repeat_the_check() -> None:
    state = play(start(taikyu=True, weapon="yari"), "card std-01")
    deal(state)
    play(state, "mulligan", "card std-13")
    deal(state)
    assert (step(state), field(state, "taikyu")) == ("start", "0")


@proves("WS-35.1")
def test_taikyu_goes_with_every_mode_of_one_player() -> None:
    for mode in ("duel", "one_vs_three", "clan", "dojo_yoshioka", "leaving_the_village"):
        assert start(taikyu=True, mode=mode).rules.taikyu
    impossible("WS-28.9", duel_variant=True, second_weapon="katana", taikyu=True)
