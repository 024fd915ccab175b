"""Section 24: the two campaigns."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.causes import ATTACK
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    HAND,
    STORED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.damage import Hurt
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
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
    won,
)
from tests.proof import proves

DOJO = "dojo_yoshioka"
VILLAGE = "leaving_the_village"
CAMPAIGNS = [(DOJO, 5), (VILLAGE, 11)]
# Life and Ki on the map of the dojo, step by step: the left and the right opponent.
MAP = [[(2, 3), (3, 2)], [(3, 3), (4, 2)], [(4, 3), (3, 4)], [(4, 4)], [(6, 5)]]
RAGE = "roll 3"  # an event that costs nothing
HANDFUL = "std-02 std-06 std-10"


def last_blow(**table: Any) -> WayOfTheSamurai:
    """A fight of a campaign in which the attack takes the last life of the enemy."""
    return given(**{"step": "hit(0,1,0,0)", "enemy": (1, 3), "mode": DOJO, "hand": HANDFUL} | table)


def wounding(level: int, left: tuple[int, int], **table: Any) -> WayOfTheSamurai:
    """A fight of a campaign in which the player wounds an enemy who has so much left."""
    waiting: dict[str, Any] = {"step": f"wound_card(1,{level},1)", "life": 5, "ki": 2, "mode": DOJO}
    return given(**waiting | {"enemy": left} | table)


def kill(state: WayOfTheSamurai) -> WayOfTheSamurai:
    """The enemy of a running fight loses all his life through an attack."""
    state = state.clone()
    state.push(Hurt(0, ATTACK, 1, 9, 0, 0, 0, 0))
    state.settle()
    return state


@proves("WS-24.1", "WS-24.2", "WS-24.7", "WS-24.8", "WS-24.9", "WS-24.13", "WS-24.17")
@pytest.mark.parametrize("way", [0, 1])
def test_the_dojo_is_four_opponents_and_the_master(way: int) -> None:
    state = start(mode=DOJO)
    for number, opponents in enumerate(MAP):
        assert field(state, "fight") == str(number + 1)
        if len(opponents) == 2:
            assert (step(state), offered(state)) == ("path", ["path left", "path right"])
            play(state, ("path left", "path right")[way])
        assert (enemy(state), step(state), result(state)) == (opponents[min(way, len(opponents) - 1)], "draw", "none")
        state = kill(state)
        if number < 4:
            assert step(state) == "event"
            play(state, RAGE)
    assert (result(state), won(state), field(state, "defeated")) == ("campaign_won", True, "5")


@proves("WS-24.1", "WS-24.2", "WS-24.10", "WS-24.11", "WS-24.13", "WS-24.17")
def test_the_village_is_eleven_opponents() -> None:
    state = start(mode=VILLAGE)
    for number in range(11):
        assert (step(state), field(state, "fight")) == ("village_roll", str(number + 1))
        play(state, f"roll {number % 6 + 1}")
        assert (enemy(state), step(state)) == ((number % 6 + 1, 2), "draw")
        state = kill(state)
        if number < 10:
            assert (step(state), result(state)) == ("event", "none")
            play(state, RAGE)
    assert (result(state), won(state), field(state, "defeated")) == ("campaign_won", True, "11")


@proves("WS-24.11")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_blue_die_is_the_life_of_a_villager(face: int) -> None:
    state = start(mode=VILLAGE)
    assert (offered(state), state.weights()) == ([f"roll {each}" for each in range(1, 7)], [1] * 6)
    play(state, f"roll {face}")
    assert (enemy(state), field(state, "blue_die"), die(state)) == ((face, 2), str(face), 1)


@proves("WS-24.8")
def test_the_choices_on_the_way_are_remembered() -> None:
    state = play(start(mode=DOJO), "path right")
    state = play(kill(state), RAGE, "path left")
    assert field(state, "path").split()[:2] == ["step_1=2", "step_2=1"]


@proves("WS-24.3")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_special_cards_are_kept(mode: str) -> None:
    state = last_blow(mode=mode, stored="spe-01 spe-06", discard="spe-02", hand="spe-03", played="spe-04 std-01")
    play(state, RAGE)
    assert cards(state, STORED) == "spe-01 spe-06"
    assert {"spe-02", "spe-03", "spe-04"} <= set(cards(state, DISCARDED).split())


@proves("WS-24.4", "WS-40.19")
@pytest.mark.parametrize(("lives", "energy"), [(8, 5), (4, 1), (1, 0)])
def test_life_ki_and_decks_carry_over(lives: int, energy: int) -> None:
    state = last_blow(
        life=lives,
        ki=energy,
        deck="std-13 std-14 std-15 std-16 std-17 std-18",
        played="std-01 std-07 std-11",
        defence="en-03",
        enemy_deck="en-01 en-02 en-04",
    )
    play(state, RAGE, "path left")
    assert (field(state, "fight"), life(state), ki(state)) == ("2", lives, energy)
    assert cards(state, DECK) == "std-13 std-14 std-15 std-16 std-17 std-18"
    assert cards(state, DISCARDED).split() == [f"std-{number:02}" for number in range(1, 13)]
    assert (state.cells[ENEMY_DECK].bit_count(), state.cells[ENEMY_DISCARD].bit_count()) == (3, 9)


@proves("WS-24.5")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
@pytest.mark.parametrize("level", range(1, 7))
def test_the_red_die_keeps_its_level(mode: str, level: int) -> None:
    state = play(last_blow(mode=mode, die=level, ki=3), "roll 4")
    assert (die(state), ki(state)) == (level, 2)
    play(state, "path left" if mode == DOJO else "roll 5")
    assert die(state) == level


@proves("WS-24.6", "WS-40.18")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_a_dead_enemy_ends_the_round(mode: str) -> None:
    state = last_blow(mode=mode, ki=0, round=3, gauges=(1, 2, -2), weapon="kusarigama")
    assert (step(state), life(state)) == ("event", 8)
    play(state, RAGE, "path left" if mode == DOJO else "roll 5")
    assert (step(state), life(state), gauges(state)) == ("draw", 8, (0, 0, 0))
    assert (cards(state, HAND), field(state, "round"), field(state, "exchange")) == ("", "4", "0")
    flagged = last_blow(mode=mode, ki=0, eor_on_kill=True)
    assert (step(flagged), life(flagged)) == ("event", 6)


@proves("WS-24.12")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_campaign_opponents_have_no_ability(mode: str) -> None:
    state = play(given(step="wound_card(0,2,0)", ki=2, mode=mode), "wound w-2")
    assert (result(state), ki(state)) == ("none", 0)
    assert enemy(given(step="lose_life(2)", enemy=(3, 3), mode=mode)) == (3, 3)
    raised = play(given(step="combo", played="std-13 std-14 std-17", hand="", mode=mode), "raise")
    assert die(raised) == 2
    for opponent in ("ishida", "takeshi", "oda", "kempo", "shiro", "skull"):
        impossible("WS-37.11", mode=mode, opponent=opponent)


@proves("WS-24.13")
@pytest.mark.parametrize(("mode", "fights"), CAMPAIGNS)
def test_a_campaign_is_lost_in_any_fight_and_won_with_the_last(mode: str, fights: int) -> None:
    for fight in range(1, fights + 1):
        fields: dict[str, object] = {"fight": fight, "defeated": fight - 1}
        lost = given(step="lose_life(1)", life=1, mode=mode, fields=fields)
        assert (result(lost), won(lost), step(lost)) == ("killed", False, "over")
        state = last_blow(mode=mode, fields=fields)
        assert (result(state) == "campaign_won") is (fight == fights)
        assert won(state) is (fight == fights)


@proves("WS-24.14", "WS-5.10")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_one_hand_may_be_exchanged_in_a_campaign(mode: str) -> None:
    state = play(start(mode=mode), "path left" if mode == DOJO else "roll 6")
    first = [f"std-{number:02}" for number in (1, 2, 3, 4, 5, 6)]
    second = [f"std-{number:02}" for number in (7, 8, 9, 10, 11, 12)]
    play(state, *[f"card {card}" for card in first])
    assert step(state) == "start"
    play(state, "mulligan", *[f"card {card}" for card in second])
    assert (cards(state, HAND).split(), cards(state, DISCARDED).split()) == (second, first)
    assert (field(state, "campaign_mulligans"), step(state)) == ("0", "move")
    refused(state, "mulligan", "WS-5.10")
    state = play(kill(state), RAGE, "path left" if mode == DOJO else "roll 6")
    play(state, *offered(state)[:5])  # the sixth is the only one left
    assert (step(state), field(state, "fight")) == ("move", "2"), "also in later fights there is none left"


@proves("WS-24.14")
def test_the_exchange_may_wait_for_a_later_round_and_duels_have_none() -> None:
    fields: dict[str, object] = {"marks": "fresh_hand", "fight": 4, "defeated": 3}
    assert "mulligan" in offered(given(step="start", round=9, mode=DOJO, fields=fields))
    assert step(given(step="start", fields={"marks": "fresh_hand"})) != "start"


@proves("WS-24.18")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_no_environment_and_no_weather_in_campaigns(mode: str) -> None:
    for place in ("bridge", "forest", "rice_field", "mountain", "bamboo_forest", "cliff"):
        impossible("WS-37.2", mode=mode, environment=place)
    for weather in ("rain", "fog", "snow", "sun"):
        impossible("WS-37.3", mode=mode, weather=weather, weather_needs_environment=False)


# Enemies defeated through a wound card --------------------------------------------------------------------------------


@proves("WS-24.15", "WS-24.16")
@pytest.mark.parametrize(
    ("level", "left", "card"),
    [(1, (1, 3), "w-1"), (2, (2, 3), "w-1"), (1, (2, 3), "w-4"), (1, (1, 3), "w-3"), (2, (8, 3), "w-5")],
)
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_an_enemy_defeated_through_a_wound_card_gives_life_and_ki(
    mode: str, level: int, left: tuple[int, int], card: str
) -> None:
    state = play(wounding(level, left, mode=mode), f"wound {card}")
    assert (step(state), life(state), ki(state)) == ("event", 6, 3)


@proves("WS-24.15", "WS-12.2", "WS-12.18")
def test_the_reward_stops_at_the_maxima() -> None:
    state = play(wounding(1, (1, 3), life=8, ki=5), "wound w-1")
    assert (step(state), life(state), ki(state)) == ("event", 8, 5)
    state = play(wounding(1, (1, 3), life=7, ki=2, weapon="naginata"), "wound w-1")
    assert (life(state), ki(state)) == (8, 2)


@proves("WS-24.15", "WS-24.16", "WS-40.38")
def test_other_deaths_give_nothing() -> None:
    """A hit, a bonus of the red die, and the loss for the Ki that a wound card took."""
    for where in ("hit(0,1,0,0)", "hit(1,1,0,0)"):
        state = last_blow(step=where, life=5, ki=2)
        assert (step(state), life(state), ki(state)) == ("event", 5, 2)
    state = play(wounding(1, (2, 1), stack="round_end wound_card(1,1,1)"), "wound w-2")
    assert (step(state), life(state), ki(state)) == ("event", 5, 2)
    duel = play(given(step="wound_card(1,1,1)", enemy=(1, 3), life=5, ki=2), "wound w-1")
    assert (result(duel), life(duel), ki(duel)) == ("enemy_killed", 5, 2)


@proves("WS-24.16", "WS-40.68")
def test_a_victory_of_kanabo_1_through_a_wound_card_is_rewarded() -> None:
    state = play(wounding(1, (3, 1), weapon="kanabo_1"), "wound w-2")
    assert (step(state), life(state), ki(state)) == ("event", 6, 3)
    other = play(wounding(1, (3, 1), weapon="kanabo_1", reward_needs_life=True), "wound w-2")
    assert (step(other), life(other), ki(other)) == ("event", 5, 2), "with the option his last life must go"
    trio = given(step="hit(0,0,1,0)", mode="one_vs_three", weapon="kanabo_1", fields={"enemy_ki": "first=1 second=2"})
    assert (result(trio), enemy(trio)[0], enemy(trio, 1)[0] > 0) == ("none", 0, True), "only whose Ki is gone falls"


@proves("WS-24.19", "WS-24.20")
def test_combo_reward_event_next_opponent() -> None:
    """With one life the bad fall would kill, but the life for the wound card comes first."""
    state = wounding(1, (1, 3), life=1, hand="", played="std-01 std-02 std-03")
    play(state, "wound w-1")
    assert (step(state), life(state), ki(state)) == ("reward", 1, 2)
    play(state, "take ki")
    assert (step(state), life(state), ki(state)) == ("event", 2, 4)
    play(state, "roll 5")
    assert (step(state), life(state), result(state)) == ("path", 1, "none")


@proves("WS-24.21")
@pytest.mark.parametrize(
    ("weapon", "card", "dead"),
    [
        ("katana", "w-1", False),
        ("tanto", "w-1", True),
        ("kanabo_2", "w-1", True),
        ("kanabo_2", "w-5", False),
    ],
)
def test_doubling_and_additional_life_belong_to_the_wound_card(weapon: str, card: str, dead: bool) -> None:
    state = play(wounding(1, (2, 3), weapon=weapon), f"wound {card}")
    assert (step(state) == "event") is dead
    assert (life(state), ki(state)) == ((6, 3) if dead else (5, 2))
    shaken = play(wounding(1, (1, 3), weapon="kanabo_2"), "wound w-2")
    assert (step(shaken), life(shaken), ki(shaken)) == ("event", 6, 3)
