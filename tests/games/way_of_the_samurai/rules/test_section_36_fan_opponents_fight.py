"""Section 36: fan-made opponents whose ability works in the fight: Alucard, Bruce Lee, Edward, Leonardo, Skull."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import WEAPON_IDS
from tests.games.way_of_the_samurai.given import (
    enemy,
    field,
    gauges,
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
    won,
)
from tests.proof import proves

# How Alucard can be defeated: the step that waits, the table, what is played, and how the game is won.
DEFEATS: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = [
    ("hit(0,1,0,0)", {"enemy": (1, 5)}, (), "enemy_killed"),
    ("end_of_exchange", {"enemy": (1, 5), "die": 3}, ("use_die 3",), "enemy_killed"),
    ("wound_card(1,1,1)", {"enemy": (1, 5)}, ("wound w-1",), "enemy_killed"),
    ("wound_card(1,2,1)", {}, ("wound w-5",), "enemy_deadly_wound"),
    ("round_end", {"enemy": (2, 0)}, (), "enemy_killed"),
    ("hit(0,0,1,0)", {"enemy": (8, 1), "weapon": "kanabo_1"}, (), "enemy_without_ki"),
    (
        "end_of_exchange",
        {"die": 6, "environment": "bridge", "weather": "snow"},
        ("use_die 6",),
        "snow_victory",
    ),
]


@proves("WS-36.3", "WS-40.69")
@pytest.mark.parametrize(("where", "table", "choices", "how"), DEFEATS)
def test_before_every_victory_over_alucard_the_player_suffers_a_wound_1(
    where: str, table: dict[str, Any], choices: tuple[str, ...], how: str
) -> None:
    for card, lost in (("w-1", (1, 0)), ("w-2", (0, 1)), ("w-3", (1, 1)), ("w-4", (2, 0)), ("w-5", (0, 0))):
        state = play(given(step=where, opponent="alucard", **table), *choices)
        assert (result(state), step(state)) == ("none", "wound_card")
        play(state, f"wound {card}")
        assert (result(state), won(state)) == (how, True)
        assert (life(state), ki(state)) == (8 - lost[0], 5 - lost[1])
    plain = play(given(step=where, opponent="ishida", **table), *choices)
    assert (result(plain), won(plain), life(plain)) == (how, True, 8)


@proves("WS-36.3", "WS-17.5")
def test_the_wound_of_alucard_is_not_raised_and_may_come_from_the_blood_deck() -> None:
    blow: dict[str, Any] = {"step": "hit(0,1,0,0)", "enemy": (1, 5), "opponent": "alucard"}
    state = play(given(weapon="katana_kodachi", **blow), "wound w-5")
    assert (result(state), won(state)) == ("enemy_killed", True)
    blood = given(blood=True, **blow)
    assert step(blood) == "blood_card"
    play(blood, "blood blood-5")
    assert (result(blood), field(blood, "blood_1")) == ("enemy_killed", "blood-5")


@proves("WS-36.4")
@pytest.mark.parametrize(("lives", "card"), [(1, "w-1"), (1, "w-3"), (1, "w-4"), (2, "w-4")])
@pytest.mark.parametrize(("where", "table", "choices"), [defeat[:3] for defeat in DEFEATS])
def test_who_dies_of_alucards_wound_has_lost(
    where: str, table: dict[str, Any], choices: tuple[str, ...], lives: int, card: str
) -> None:
    state = play(given(step=where, opponent="alucard", life=lives, **table), *choices, f"wound {card}")
    assert (result(state), won(state), step(state)) == ("killed", False, "over")


@proves("WS-36.26", "WS-37.17")
def test_tonfa_2_is_refused_against_alucard() -> None:
    impossible("WS-36.26", weapon="tonfa_2", opponent="alucard")
    own = '{"id": "glass", "params": {"wound_is_defeat": true}}'
    impossible("WS-36.26", weapon="own_weapon", own_weapon=own, opponent="alucard")
    assert start(weapon="tonfa_2", opponent="ishida").rules.opponent == "ishida"
    for weapon in WEAPON_IDS:
        if weapon not in ("tonfa_2", "tessen"):
            assert start(weapon=weapon, opponent="alucard").rules.opponent == "alucard"


# Bruce Lee, Skull -----------------------------------------------------------------------------------------------------


@proves("WS-36.5")
@pytest.mark.parametrize(
    ("before", "after"), [((22, 8), (21, 8)), ((2, 1), (1, 1)), ((22, 0), (19, 0)), ((4, 0), (1, 0))]
)
@pytest.mark.parametrize("weapon", ["katana", "tanto", "kanabo_2"])
def test_bruce_lee_loses_a_life_at_the_end_of_each_round(
    before: tuple[int, int], after: tuple[int, int], weapon: str
) -> None:
    """No weapon adds anything to a loss that he suffers by himself."""
    state = given(step="round_end", enemy=before, weapon=weapon, opponent="bruce_lee")
    assert (enemy(state), life(state), field(state, "round")) == (after, 8, "2")


@proves("WS-36.5", "WS-10.1")
def test_bruce_lee_can_die_of_it_before_the_player_loses_anything() -> None:
    state = given(step="round_end", enemy=(1, 8), life=2, ki=0, opponent="bruce_lee")
    assert (result(state), won(state), life(state)) == ("enemy_killed", True, 2)
    other = given(step="round_end", enemy=(1, 8), opponent="ishida")
    assert (result(other), enemy(other)) == ("none", (1, 8))


@proves("WS-36.20")
@pytest.mark.parametrize("lives", [8, 2])
def test_against_skull_the_player_loses_a_life_at_the_end_of_each_round(lives: int) -> None:
    state = given(step="round_end", life=lives, opponent="skull")
    assert (life(state), enemy(state), field(state, "round")) == (lives - 1, (5, 5), "2")
    nodachi = given(step="round_end", life=lives, weapon="nodachi", opponent="skull")
    assert (life(nodachi), ki(nodachi)) == (lives - 1, 4), "it is a loss, not a payment"
    assert life(given(step="round_end", life=lives, opponent="ishida")) == lives


@proves("WS-36.20")
def test_the_player_can_die_of_skull_but_not_after_his_death() -> None:
    state = given(step="round_end", life=1, opponent="skull")
    assert (result(state), won(state)) == ("killed", False)
    first = given(step="round_end", life=1, enemy=(2, 0), opponent="skull")
    assert (result(first), won(first)) == ("enemy_killed", True)


# Edward ---------------------------------------------------------------------------------------------------------------


@proves("WS-36.7")
@pytest.mark.parametrize(("before", "after"), [(-2, 0), (0, 2), (2, 4), (3, 4)])
def test_against_edward_a_ki_gives_2_guard(before: int, after: int) -> None:
    state = play(given(step="counter_phase", gauges=(0, 0, before), opponent="edward"), "buy_guard")
    assert (gauges(state)[2], ki(state)) == (after, 4)
    plain = play(given(step="counter_phase", gauges=(0, 0, before), opponent="ishida"), "buy_guard")
    assert (gauges(plain)[2], ki(plain)) == (before + 1, 4)


@proves("WS-36.7", "WS-19.41", "WS-23.20")
def test_edward_with_face_a_and_under_the_sun() -> None:
    face = given(step="counter_phase", weapon="katana_tanto", opponent="edward", fields={"face": "up=a"})
    assert gauges(play(face, "buy_guard")) == (0, 0, 2)
    sun = given(step="counter_phase", opponent="edward", environment="bridge", weather="sun")
    play(sun, "buy_guard")
    assert (gauges(sun), ki(sun)) == ((0, 0, 2), 3)


@proves("WS-36.29", "WS-19.6")
@pytest.mark.parametrize("weapon", ["kanabo_2", "masakari_2", "sai_1"])
def test_edward_has_no_effect_with_a_weapon_that_forbids_guard_for_ki(weapon: str) -> None:
    state = given(step="counter_phase", weapon=weapon, opponent="edward")
    assert "buy_guard" not in offered(state)
    refused(state, "buy_guard", "WS-19.6")


# Leonardo -------------------------------------------------------------------------------------------------------------


@proves("WS-36.15", "WS-40.62", "WS-8.7", "WS-16.15", "WS-17.7")
@pytest.mark.parametrize(("defence", "stats"), [("en-03", (3, 0, 0)), ("en-07", (4, 0, 0)), ("en-12", (3, 3, 0))])
def test_leonardo_does_not_counter_attack_after_losing_life(defence: str, stats: tuple[int, int, int]) -> None:
    """No enemy card is drawn, nothing is offered for it, no guard comes; the window of the red die opens."""
    table: dict[str, Any] = {"step": "check_defence", "defence": defence, "gauges": stats, "die": 3}
    state = given(opponent="leonardo", weapon="naginata", gisei=True, **table)
    assert (step(state), enemy(state)[0] < 10) == ("before_counter", True)
    refused(state, "buy_guard", "WS-12.11")
    refused(state, "gisei", "WS-31.2")
    events = told(state, "go_on")
    assert (step(state), gauges(state), field(state, "counters")) == ("end_of_exchange", stats, "none")
    assert [event.id for event in events if event.id == "event-countered"] == []
    assert "use_die 3" in offered(state)
    plain = play(given(opponent="ishida", **table), "go_on")
    assert step(plain) == "counter_card"


@proves("WS-36.15")
@pytest.mark.parametrize(
    ("defence", "stats", "choices"),
    [("en-01", (0, 3, 0), ()), ("en-03", (2, 0, 0), ()), ("en-02", (2, 2, 0), ("take ki",))],
)
def test_leonardo_counter_attacks_after_a_loss_of_ki_and_after_a_miss(
    defence: str, stats: tuple[int, int, int], choices: tuple[str, ...]
) -> None:
    state = given(step="check_defence", defence=defence, gauges=stats, opponent="leonardo")
    play(state, *choices, "go_on", "enemy en-08")
    assert (enemy(state)[0], life(state)) == (10, 6)


@proves("WS-36.15", "WS-40.62")
def test_life_lost_in_another_way_does_not_stop_leonardo() -> None:
    """A wound through the cliff in the same exchange, and the red die after the exchange before."""
    cliff = given(step="check_defence", stack="round_end counter_phase wound_card(1,1,1)", opponent="leonardo")
    play(cliff, "wound w-1", "go_on")
    assert (enemy(cliff), step(cliff)) == ((9, 7), "counter_card")
    bonus = given(stack="round_end counter_phase end_of_exchange", die=3, opponent="leonardo")
    play(bonus, "use_die 3", "go_on", "go_on")
    assert (enemy(bonus), step(bonus)) == ((9, 7), "counter_card")


@proves("WS-36.15")
def test_leonardo_counter_attacks_again_in_the_next_exchange() -> None:
    state = given(step="hit(0,1,0,0)", opponent="leonardo")
    play(state, "go_on", "go_on", "play std-02", "play std-06", "enemy en-12", "play std-10", "go_on", "go_on")
    assert (field(state, "exchange"), step(state), enemy(state)) == ("2", "counter_card", (9, 7))


@proves("WS-36.15", "WS-33.11", "WS-33.16")
def test_what_leonardos_armour_takes_is_no_lost_life() -> None:
    armoured: dict[str, Any] = {"opponent": "leonardo", "yoroi": "enemy", "fields": {"armour": 1}}
    state = play(given(step="hit(0,1,0,0)", **armoured), "roll 1", "go_on")
    assert (enemy(state), step(state)) == ((10, 7), "counter_card")
    pierced = play(given(step="hit(0,2,0,0)", **armoured), "roll 1", "go_on")
    assert (enemy(pierced), step(pierced)) == ((9, 7), "end_of_exchange")


@proves("WS-36.27")
def test_the_additional_life_of_kanabo_2_counts_for_leonardo() -> None:
    for weapon, after, then in (("katana", (10, 6), "counter_card"), ("kanabo_2", (9, 6), "end_of_exchange")):
        state = play(given(step="hit(0,0,1,0)", weapon=weapon, opponent="leonardo"), "go_on")
        assert (enemy(state), step(state)) == (after, then)
