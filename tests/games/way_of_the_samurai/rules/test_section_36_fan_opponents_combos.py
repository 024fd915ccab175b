"""Section 36: fan-made opponents whose ability changes combos: Afro Samurai, Helena, Jack, Jinno."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import SPECIALS, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    field,
    given,
    ki,
    life,
    offered,
    play,
    refused,
    step,
)
from tests.proof import proves

BLACK = ["std-01 std-02 std-03", "std-05 std-06 std-07", "std-09 std-10 std-11"]
RED = "std-13 std-14 std-17"
MIXED = "std-01 std-05 std-09"
SPECIAL = [f"spe-{number:02}" for number in range(1, 8)]
DOUBLE: dict[str, Any] = {"bushido": True, "fields": {"bushido_marker": 3, "virtue": "card=double_specials"}}


def combo(opponent: str, played: str, **table: Any) -> WayOfTheSamurai:
    """These cards were played against this opponent, and the combo is checked; the player has 2 Ki."""
    checked: dict[str, Any] = {"step": "combo", "played": played, "hand": "", "ki": 2, "opponent": opponent}
    return given(**checked | table)


# Afro Samurai ---------------------------------------------------------------------------------------------------------


@proves("WS-36.2", "WS-40.58")
@pytest.mark.parametrize("played", BLACK)
def test_against_afro_samurai_a_black_combo_gives_ki_and_a_special_card(played: str) -> None:
    state = combo("afro_samurai", played)
    assert (ki(state), offered(state)) == (3, [f"card {card}" for card in SPECIAL])
    play(state, "card spe-06")
    assert (ki(state), cards(state, STORED), step(state)) == (3, "spe-06", "end_of_exchange")
    assert offered(combo("ishida", played)) == ["take ki", "take special"]


@proves("WS-36.2")
def test_red_combos_are_not_touched_by_afro_samurai() -> None:
    state = combo("afro_samurai", RED)
    assert offered(state) == ["raise", "decline"]
    play(state, "raise")
    assert (die(state), ki(state), cards(state, STORED)) == (2, 2, "")


@proves("WS-36.2", "WS-40.28")
def test_a_bushido_step_replaces_the_whole_reward() -> None:
    state = combo("afro_samurai", BLACK[0], bushido=True)
    assert offered(state) == ["take ki", "take step"]
    play(state, "take step")
    assert (field(state, "bushido_marker"), ki(state), cards(state, STORED)) == ("1", 2, "")


@proves("WS-36.28")
def test_afro_samurai_gives_only_ki_when_the_special_deck_is_empty() -> None:
    state = combo("afro_samurai", BLACK[0], specials="")
    assert (ki(state), cards(state, STORED), step(state)) == (3, "", "end_of_exchange")


@proves("WS-36.2", "WS-13.15")
def test_with_a_full_pool_only_the_card_is_gained() -> None:
    state = play(combo("afro_samurai", BLACK[0], ki=5), "card spe-01")
    assert (ki(state), cards(state, STORED)) == (5, "spe-01")


@proves("WS-40.28", "WS-30.10", "WS-18.5")
def test_effects_on_drawing_special_cards_add_up() -> None:
    """Two cards of a combo, and with the wakizashi each of them is the better one of two."""
    state = play(combo("afro_samurai", BLACK[0], **DOUBLE), "card spe-01", "card spe-02")
    assert (ki(state), cards(state, STORED)) == (3, "spe-01 spe-02")
    state = combo("ishida", BLACK[0], weapon="wakizashi", **DOUBLE)
    play(
        state, "take special", "card spe-01", "card spe-02", "keep spe-01", "card spe-02", "card spe-03", "keep spe-03"
    )
    assert (cards(state, STORED), step(state)) == ("spe-01 spe-03", "end_of_exchange")
    assert "spe-02" in cards(state, SPECIALS)


# Helena ---------------------------------------------------------------------------------------------------------------


@proves("WS-36.9", "WS-36.10")
@pytest.mark.parametrize("card", SPECIAL)
def test_against_helena_the_special_card_is_chosen(card: str) -> None:
    state = play(combo("helena", BLACK[1]), "take special")
    assert (step(state), offered(state)) == ("keep", [f"keep {each}" for each in SPECIAL])
    play(state, f"keep {card}")
    assert (cards(state, STORED), ki(state), step(state)) == (card, 2, "end_of_exchange")
    assert cards(state, SPECIALS).split() == [each for each in SPECIAL if each != card]


@proves("WS-36.10")
def test_against_helena_the_choice_is_from_the_special_deck_only() -> None:
    state = play(combo("helena", BLACK[1], stored="spe-01", discard="spe-02"), "take special")
    assert offered(state) == [f"keep {each}" for each in SPECIAL[2:]]
    last = play(combo("helena", BLACK[1], specials="spe-05"), "take special")
    assert cards(last, STORED) == "spe-05"


@proves("WS-36.9")
def test_other_ways_to_a_special_card_are_a_choice_too() -> None:
    fields: dict[str, object] = {"taikyu": 2}
    state = play(given(ki=2, opponent="helena", taikyu=True, fields=fields), "exchange")
    assert offered(state) == [f"keep {each}" for each in SPECIAL]


@proves("WS-36.9", "WS-40.28")
def test_helena_makes_the_wakizashi_void_and_goes_with_double_specials() -> None:
    state = play(combo("helena", BLACK[1], weapon="wakizashi"), "take special")
    assert (step(state), len(offered(state))) == ("keep", 7)
    double = play(combo("helena", BLACK[1], **DOUBLE), "take special", "keep spe-07", "keep spe-02")
    assert cards(double, STORED) == "spe-02 spe-07"


# Jack -----------------------------------------------------------------------------------------------------------------


@proves("WS-36.11", "WS-40.58", "WS-40.61")
@pytest.mark.parametrize("played", [MIXED, "std-04 std-08 std-12", "spe-01 std-06 spe-03"])
def test_against_jack_one_of_each_black_symbol_is_a_combo(played: str) -> None:
    state = combo("jack", played)
    assert (step(state), offered(state)) == ("reward", ["take ki", "take special"])
    assert ki(play(state, "take ki")) == 3
    card = play(combo("jack", played), "take special", "card spe-07")
    assert (cards(card, STORED), ki(card)) == ("spe-07", 2)
    assert step(combo("ishida", played)) == "end_of_exchange"


@proves("WS-36.11", "WS-40.61")
@pytest.mark.parametrize(
    "played", ["std-01 std-05 std-13", "std-01 std-02 std-05", "std-01 std-05", "std-13 std-14 std-01"]
)
def test_other_mixtures_are_no_combo(played: str) -> None:
    assert step(combo("jack", played)) == "end_of_exchange"


@proves("WS-36.11")
@pytest.mark.parametrize("played", BLACK)
def test_the_usual_combos_count_against_jack_too(played: str) -> None:
    assert offered(combo("jack", played)) == ["take ki", "take special"]
    assert offered(combo("jack", RED)) == ["raise", "decline"]


@proves("WS-36.30", "WS-13.17")
def test_a_mixed_combo_is_made_without_being_asked_for() -> None:
    """In the rain it costs its life, and it cannot be declined."""
    state = combo("jack", MIXED, environment="bridge", weather="rain")
    assert (life(state), step(state)) == (7, "reward")
    refused(state, "decline", "WS-13.6")


@proves("WS-36.30", "WS-40.61", "WS-14.3")
@pytest.mark.parametrize(
    ("pair", "named"),
    [("std-01 std-05", "black_c"), ("std-01 std-09", "black_b"), ("std-05 std-09", "black_a")],
)
def test_the_joker_may_complete_a_mixed_combo(pair: str, named: str) -> None:
    state = combo("jack", f"{pair} std-18")
    assert offered(state) == [f"name {named}", "name nothing"]
    assert offered(play(state, f"name {named}")) == ["take ki", "take special"]
    assert step(play(combo("jack", f"{pair} std-18"), "name nothing")) == "end_of_exchange"
    assert step(combo("ishida", f"{pair} std-18")) == "end_of_exchange"


@proves("WS-36.30", "WS-14.6")
def test_the_joker_may_complete_a_usual_combo_against_jack() -> None:
    state = combo("jack", "std-05 std-06 std-18")
    assert offered(state) == ["name black_b", "name nothing"]
    assert offered(play(state, "name black_b")) == ["take ki", "take special"]
    red = combo("jack", "std-13 std-14 std-18")
    assert offered(red) == ["name red", "name nothing"]
    assert step(combo("jack", "std-01 std-13 std-18")) == "end_of_exchange"


@proves("WS-36.11", "WS-19.45")
def test_face_a_does_not_void_the_mixed_combo() -> None:
    face: dict[str, Any] = {"weapon": "katana_tanto", "fields": {"face": "up=a"}}
    assert offered(combo("jack", MIXED, **face)) == ["take ki", "take special"]
    assert step(combo("jack", BLACK[1], **face)) == "end_of_exchange"


# Jinno ----------------------------------------------------------------------------------------------------------------


@proves("WS-36.12")
@pytest.mark.parametrize("played", BLACK)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (4, 5), (5, 5)])
def test_against_jinno_the_ki_of_a_black_combo_is_2(played: str, before: int, after: int) -> None:
    assert ki(play(combo("jinno", played, ki=before), "take ki")) == after
    assert ki(play(combo("ishida", played, ki=before), "take ki")) == min(before + 1, 5)


@proves("WS-36.12")
def test_jinno_changes_neither_the_special_card_nor_other_ki() -> None:
    state = play(combo("jinno", BLACK[0]), "take special", "card spe-01")
    assert (ki(state), cards(state, STORED), step(state)) == (2, "spe-01", "end_of_exchange")
    bokken = play(given(ki=2, weapon="bokken", opponent="jinno"), "life_to_ki")
    assert (ki(bokken), life(bokken)) == (3, 7)
    assert offered(combo("jinno", RED)) == ["raise", "decline"]
