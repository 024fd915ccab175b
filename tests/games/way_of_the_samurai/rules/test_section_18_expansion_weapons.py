"""Section 18: yari and wakizashi."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, HAND, SPECIALS, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    deal,
    field,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    start,
    step,
)
from tests.proof import proves

HELD = "std-02 std-06 std-10 std-12 std-14 std-17"
COMBO = "std-01 std-02 std-03"
SPECIAL_DRAWS = [f"card spe-0{number}" for number in range(1, 8)]
YARI: dict[str, Any] = {"weapon": "yari"}
WAKIZASHI: dict[str, Any] = {"weapon": "wakizashi"}


def at_the_start(**options: Any) -> WayOfTheSamurai:
    """The hand was drawn, the round begins."""
    stack = "round_end exchange(2) exchange(1) start"
    return given(stack=stack, exchange=0, hand=HELD, fields={"marks": "fresh_hand"}, **options)


def mulligans(state: WayOfTheSamurai) -> int:
    """How many hands in a row can be exchanged now?"""
    number = 0
    while "mulligan" in offered(state):
        deal(play(state, "mulligan"))
        number += 1
    return number


def made_combo(**options: Any) -> WayOfTheSamurai:
    """A black combo was made and its special card is taken."""
    return play(given(step="combo", hand="", played=COMBO, **options), "take special")


# Yari -----------------------------------------------------------------------------------------------------------------


@proves("WS-18.1")
def test_a_mulligan_puts_down_all_cards_and_draws_as_many() -> None:
    state = at_the_start(**YARI)
    play(state, "mulligan")
    assert (step(state), cards(state, HAND), cards(state, DISCARDED)) == ("draw", "", HELD)
    deal(state)
    assert (step(state), len(cards(state, HAND).split())) == ("start", 6)
    assert not set(cards(state, HAND).split()) & set(HELD.split())
    assert (life(state), ki(state)) == (7, 4), "it costs nothing"


@proves("WS-18.1", "WS-18.3")
def test_three_mulligans_can_be_taken_in_the_same_round() -> None:
    state = at_the_start(**YARI)
    for left in (2, 1, 0):
        deal(play(state, "mulligan"))
        assert field(state, "weapon_mulligans") == str(left)
    assert step(state) == "move", "nothing is left to decide at the start"


@proves("WS-18.1")
def test_three_are_all_there_are_in_a_game() -> None:
    state = deal(start(**YARI))
    deal(play(state, "mulligan"))
    play(state, "go_on")
    refused(state, "mulligan", "WS-5.10")
    later = deal(given(step="round", fields={"weapon_mulligans": 2}, **YARI))
    assert (step(later), mulligans(later)) == ("start", 2)
    spent = deal(given(step="round", fields={"weapon_mulligans": 0}, **YARI))
    assert step(spent) == "move"


@proves("WS-18.1")
@pytest.mark.parametrize("weapon", ["katana", "wakizashi", "bokken"])
def test_other_weapons_have_no_mulligan(weapon: str) -> None:
    state = deal(start(weapon=weapon))
    assert step(state) == "move"
    refused(state, "mulligan", "WS-5.10")


@proves("WS-18.2", "WS-18.3")
@pytest.mark.parametrize("mode", ["dojo_yoshioka", "leaving_the_village"])
@pytest.mark.parametrize(("weapon", "number"), [("yari", 4), ("katana", 1)])
def test_in_a_campaign_they_come_on_top_of_its_own_one(mode: str, weapon: str, number: int) -> None:
    assert mulligans(at_the_start(mode=mode, weapon=weapon)) == number


@proves("WS-18.2")
def test_in_a_clan_run_there_are_just_three() -> None:
    assert mulligans(at_the_start(mode="clan", **YARI)) == 3


@proves("WS-18.1", "WS-40.27")
def test_a_yari_taken_up_later_gives_its_mulligans_and_takes_nothing() -> None:
    state = play(given(stack="next_fight event", mode="dojo_yoshioka"), "roll 6", "weapon yari", "path left")
    assert (life(state), ki(state)) == (8, 5)
    assert mulligans(deal(state)) == 4


@proves("WS-18.4")
def test_the_yari_starts_with_7_life_and_4_ki() -> None:
    state = start(**YARI)
    assert (life(state), ki(state)) == (7, 4)


@proves("WS-18.4")
def test_the_most_that_can_be_held_stays_8_and_5() -> None:
    state = given(step="combo", hand="", played=COMBO, **YARI)
    assert ki(play(state, "take ki")) == 5
    full = given(step="combo", hand="", played=COMBO, ki=5, **YARI)
    assert ki(play(full, "take ki")) == 5
    healed = given(step="end_of_exchange", taikyu=True, fields={"taikyu": 5}, **YARI)
    assert life(play(healed, "exchange")) == 8


# Wakizashi ------------------------------------------------------------------------------------------------------------


@proves("WS-18.5", "WS-40.28")
def test_of_two_special_cards_one_is_kept_and_one_goes_back() -> None:
    state = made_combo(**WAKIZASHI)
    assert offered(state) == SPECIAL_DRAWS
    play(state, "card spe-03")
    assert offered(state) == [name for name in SPECIAL_DRAWS if name != "card spe-03"]
    play(state, "card spe-06")
    assert offered(state) == ["keep spe-03", "keep spe-06"]
    play(state, "keep spe-06")
    assert (cards(state, STORED), cards(state, SPECIALS)) == ("spe-06", "spe-01 spe-02 spe-03 spe-04 spe-05 spe-07")
    assert step(state) == "end_of_exchange"


@proves("WS-18.5")
def test_without_it_the_first_card_is_the_one() -> None:
    state = play(made_combo(weapon="katana"), "card spe-03")
    assert (step(state), cards(state, STORED)) == ("end_of_exchange", "spe-03")


@proves("WS-18.5", "WS-40.28")
def test_it_works_whatever_the_card_is_gained_by() -> None:
    taikyu = given(step="end_of_exchange", taikyu=True, fields={"taikyu": 2}, **WAKIZASHI)
    play(taikyu, "exchange", "card spe-01", "card spe-02", "keep spe-02")
    assert cards(taikyu, STORED) == "spe-02"
    event = given(stack="next_fight event", mode="dojo_yoshioka", events="normal", **WAKIZASHI)
    play(event, "roll 6", "card spe-01", "card spe-02", "keep spe-01")
    assert cards(event, STORED) == "spe-01"


@proves("WS-18.5", "WS-40.28")
def test_it_works_for_each_of_two_cards_of_a_virtue() -> None:
    fields: dict[str, object] = {"virtue": "card=double_specials", "bushido_marker": 3}
    state = made_combo(bushido=True, fields=fields, **WAKIZASHI)
    play(state, "card spe-01", "card spe-02", "keep spe-02")
    assert (step(state), "card spe-01" in offered(state), "card spe-02" in offered(state)) == (
        "special_card",
        True,
        False,
    )
    play(state, "card spe-01", "card spe-03", "keep spe-03")
    assert (step(state), cards(state, STORED)) == ("end_of_exchange", "spe-02 spe-03")


@proves("WS-40.28")
def test_a_free_choice_makes_it_void() -> None:
    state = made_combo(opponent="helena", **WAKIZASHI)
    assert offered(state) == [f"keep spe-0{number}" for number in range(1, 8)]
    play(state, "keep spe-07")
    assert (step(state), cards(state, STORED)) == ("end_of_exchange", "spe-07")


@proves("WS-18.9")
def test_a_single_card_left_is_just_taken() -> None:
    state = made_combo(specials="spe-04", **WAKIZASHI)
    assert (step(state), cards(state, STORED), cards(state, SPECIALS)) == ("end_of_exchange", "spe-04", "")


@proves("WS-18.9")
def test_cards_taken_at_setup_are_not_drawn_two_by_two() -> None:
    dante = start(opponent="dante", **WAKIZASHI)
    play(dante, "keep spe-01", "keep spe-02")
    assert (step(dante), cards(dante, SPECIALS)) == ("draw", "spe-03 spe-04 spe-05 spe-06 spe-07")
    yorha = play(start(opponent="yorha", **WAKIZASHI), "keep spe-05")
    assert (step(yorha), cards(yorha, STORED)) == ("draw", "spe-05")
    easy = play(start(easy_special=True, **WAKIZASHI), "card spe-06")
    assert (step(easy), "spe-06" in cards(easy, DECK).split()) == ("draw", True)


@proves("WS-18.6")
@pytest.mark.parametrize("round", [1, 9, 10, 11, 20])
def test_the_end_of_round_10_brings_a_wound_1(round: int) -> None:
    state = given(step="round_end", exchange=2, round=round, **WAKIZASHI)
    assert (step(state) == "wound_card") is (round == 10)
    if round == 10:
        assert life(play(state, "wound w-4")) == 6, "of level 1"
    assert (step(state), field(state, "round")) == ("draw", str(round + 1))
    assert step(given(step="round_end", exchange=2, round=round, weapon="katana")) == "draw"


@proves("WS-18.6")
def test_the_wound_does_not_come_before_the_end_of_the_round() -> None:
    state = given(step="end_of_exchange", exchange=1, round=10, **WAKIZASHI)
    go_on(state, "move")
    assert (field(state, "exchange"), life(state)) == ("2", 8)


@proves("WS-18.7")
@pytest.mark.parametrize("mode", ["clan", "dojo_yoshioka", "leaving_the_village"])
@pytest.mark.parametrize("fight", [1, 3])
def test_in_a_run_it_is_the_tenth_round_of_the_whole_game(mode: str, fight: int) -> None:
    fields: dict[str, object] = {"fight": fight}
    state = given(step="round_end", exchange=2, round=10, mode=mode, fields=fields, **WAKIZASHI)
    play(state, "wound w-1")
    assert (life(state), field(state, "round")) == (7, "11")
    for other in (9, 11, 20):
        assert step(given(step="round_end", exchange=2, round=other, mode=mode, fields=fields, **WAKIZASHI)) == "draw"


@proves("WS-18.8")
def test_a_round_10_that_ends_with_the_death_of_an_enemy_brings_no_wound() -> None:
    state = given(
        step="check_defence", defence="en-03", gauges=(3, 0, 0), enemy=(1, 3), round=10, mode="clan", **WAKIZASHI
    )
    assert (step(state), life(state)) == ("clan_roll", 8)
    deal(play(state, "roll 3"))
    assert field(state, "round") == "11"
    ended = given(step="round_end", exchange=2, round=11, mode="clan", **WAKIZASHI)
    assert (step(ended), life(ended)) == ("draw", 8), "nor does it come later"


@proves("WS-18.8")
def test_nor_if_the_enemy_dies_at_the_end_of_round_10() -> None:
    state = given(step="round_end", exchange=2, enemy=(2, 0), round=10, mode="clan", **WAKIZASHI)
    assert (step(state), life(state)) == ("clan_roll", 8)
