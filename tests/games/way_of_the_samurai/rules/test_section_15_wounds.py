"""Section 15: wounds."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    die,
    enemy,
    field,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    result,
    step,
    told,
    won,
)
from tests.proof import proves

PLAYED = "std-01 std-06 std-13"
RED = "std-13 std-14 std-15"
DECK = [f"wound w-{number}" for number in range(1, 6)]
# What a card takes at level 1 and at level 2: life and Ki.
LOSSES = {"w-1": ((1, 0), (2, 0)), "w-2": ((0, 1), (0, 2)), "w-3": ((1, 1), (2, 1)), "w-4": ((2, 0), (3, 0))}
CASES = [(card, level) for card in LOSSES for level in (1, 2)]
SNOW: dict[str, Any] = {"environment": "forest", "weather": "snow"}
RAIN: dict[str, Any] = {"environment": "forest", "weather": "rain"}


def wounded_player(level: int, **wanted: Any) -> WayOfTheSamurai:
    """A counter-attack with a wound of this level has struck; the card is about to be drawn."""
    table: dict[str, Any] = {"enemy_deck": "en-01" if level == 1 else "en-06", "defence": "en-12", "hand": "std-02"}
    state = given("strike", **(table | {"played": PLAYED} | wanted))
    return play(go_on(state, "before_counter"), "go_on")


def wounded_enemy(level: int, **wanted: Any) -> WayOfTheSamurai:
    """The red die has dealt a wound of this level; the card is about to be drawn."""
    return play(given("end_of_exchange", die=4 + level, **wanted), f"use_die {4 + level}")


def kempo_rises(**wanted: Any) -> WayOfTheSamurai:
    """Kempo has lost his last life to an attack, and his own Wound 2 is about to be drawn."""
    table: dict[str, Any] = {"defence": "en-03", "gauges": (3, 0, 0), "enemy": (1, 5), "hand": "std-02"}
    return play(given("strike", opponent="kempo", played=PLAYED, **(table | wanted)), "go_on")


def taikyu_wounds(**wanted: Any) -> WayOfTheSamurai:
    """The enemy has fewer Ki in a round with the sixth consequence of Taikyu."""
    return given("round_end", taikyu=True, fields={"taikyu": 6}, **({"enemy": (8, 1)} | wanted))


def rolled_for_kempo(face: int, **wanted: Any) -> WayOfTheSamurai:
    """A red combo against Kempo rolled this face."""
    return play(given("combo", opponent="kempo", played=RED, hand="", **wanted), f"roll {face}")


def cliff(**wanted: Any) -> WayOfTheSamurai:
    """The cliff wounds the enemy."""
    return play(given(**(wanted | {"environment": "cliff"})), "environment", "roll 2")


@proves("WS-15.1", "WS-15.2", "WS-15.3")
@pytest.mark.parametrize("opponent", ["ishida", "kempo", "oda"])
def test_every_wound_is_drawn_from_five_cards(opponent: str) -> None:
    for level in (1, 2):
        state = wounded_player(level, opponent=opponent)
        assert (step(state), offered(state), state.weights()) == ("wound_card", DECK, [1] * 5)
    rolled = rolled_for_kempo(5)
    assert offered(rolled) == DECK


@proves("WS-15.3")
def test_the_drawn_card_is_shuffled_back_at_once() -> None:
    """The player is wounded by the counter-attack, then wounds the enemy: the same card can come again."""
    state = wounded_player(1, die=5)
    play(state, "wound w-2", "use_die 5")
    assert (offered(state), state.weights()) == (DECK, [1] * 5)
    play(state, "wound w-2")
    assert (ki(state), enemy(state)) == (4, (8, 4))


@proves("WS-15.2", "WS-15.4", "WS-15.7", "WS-15.8")
@pytest.mark.parametrize(("card", "level"), CASES)
def test_the_half_of_the_level_strikes_the_wounded_one(card: str, level: int) -> None:
    lives, kis = LOSSES[card][level - 1]
    state = play(wounded_player(level), f"wound {card}")
    assert (life(state), ki(state), enemy(state)) == (8 - lives, 5 - kis, (8, 5))
    other = play(wounded_enemy(level), f"wound {card}")
    assert (life(other), ki(other), enemy(other)) == (8, 5, (8 - lives, 5 - kis))


@proves("WS-15.7")
@pytest.mark.parametrize("card", LOSSES)
def test_level_2_is_at_least_as_bad_as_level_1(card: str) -> None:
    first, second = [play(wounded_player(level), f"wound {card}") for level in (1, 2)]
    assert life(second) <= life(first)
    assert ki(second) <= ki(first)
    assert life(second) + ki(second) < life(first) + ki(first) < 13


@proves("WS-15.5")
@pytest.mark.parametrize("card", ["en-02", "en-03", "en-04", "en-08", "en-11"])
def test_plain_losses_draw_no_card(card: str) -> None:
    state = given("strike", played=PLAYED, hand="std-02", defence="en-12", enemy_deck=card)
    go_on(state, "before_counter")
    events = [event.id for event in told(state, "go_on")]
    assert "event-wounded" not in events
    assert (step(state), life(state) + ki(state) < 13) == ("end_of_exchange", True)


@proves("WS-15.5", "WS-7.11")
def test_plain_losses_of_the_enemy_draw_no_card() -> None:
    state = given("end_of_exchange", die=3)
    assert "event-wounded" not in [event.id for event in told(state, "use_die 3")]
    assert (enemy(state), step(state)) == ((7, 5), "end_of_exchange")


@proves("WS-15.6")
@pytest.mark.parametrize("victim", ["player", "enemy"])
def test_the_deadly_wound(victim: str) -> None:
    wounded = wounded_player if victim == "player" else wounded_enemy
    dodged = play(wounded(1), "wound w-5")
    assert (result(dodged), life(dodged), ki(dodged), enemy(dodged)) == ("none", 8, 5, (8, 5))
    dead = play(wounded(2), "wound w-5")
    assert (result(dead), won(dead), step(dead)) == (
        "deadly_wound" if victim == "player" else "enemy_deadly_wound",
        victim == "enemy",
        "over",
    )


@proves("WS-15.9", "WS-17.13")
def test_the_tanto_doubles_wounds_that_the_player_caused() -> None:
    table: dict[str, Any] = {"weapon": "tanto"}
    caused = [wounded_enemy(1, **table), wounded_enemy(2, **table), cliff(**table), rolled_for_kempo(5, **table)]
    assert [enemy(play(state, "wound w-1"))[0] for state in caused] == [6, 4, 6, 6]


@proves("WS-15.9", "WS-20.11")
def test_the_tanto_does_not_double_wounds_that_he_brings_on_himself() -> None:
    assert enemy(play(kempo_rises(weapon="tanto"), "wound w-1"))[0] == 6
    assert enemy(play(taikyu_wounds(weapon="tanto"), "wound w-1"))[0] == 7


@proves("WS-15.9", "WS-19.4", "WS-40.76")
def test_kanabo_2_adds_a_life_to_wounds_that_the_player_caused() -> None:
    table: dict[str, Any] = {"weapon": "kanabo_2"}
    caused = [wounded_enemy(1, **table), rolled_for_kempo(5, **table), cliff(**table)]
    assert [enemy(play(state, "wound w-1"))[0] for state in caused] == [6, 6, 6]
    own = [kempo_rises(**table), taikyu_wounds(**table)]
    assert [enemy(play(state, "wound w-1"))[0] for state in own] == [6, 7]


@proves("WS-15.9", "WS-19.7")
def test_kanabo_3_regains_ki_with_wounds_that_the_player_caused() -> None:
    table: dict[str, Any] = {"weapon": "kanabo_3", "ki": 3}
    caused = [wounded_enemy(1, **table), rolled_for_kempo(5, **table)]
    assert [ki(play(state, "wound w-4")) for state in caused] == [5, 5]
    assert ki(play(cliff(**table), "wound w-4")) == 4, "one was paid for the cliff"
    own = [kempo_rises(**table), taikyu_wounds(**table)]
    assert [ki(play(state, "wound w-4")) for state in own] == [3, 3]


@proves("WS-15.9", "WS-15.10", "WS-23.5")
def test_rain_lowers_wounds_that_the_player_caused_only() -> None:
    caused = [wounded_enemy(2, **RAIN), rolled_for_kempo(6, **RAIN)]
    assert [enemy(play(state, "wound w-4"))[0] for state in caused] == [6, 6]
    assert enemy(play(kempo_rises(**RAIN), "wound w-4"))[0] == 5
    assert enemy(play(wounded_enemy(1, **RAIN), "wound w-4"))[0] == 6, "level 1 stays"


@proves("WS-15.9", "WS-15.10", "WS-23.11")
def test_in_the_snow_only_a_wound_2_that_the_player_caused_wins() -> None:
    assert result(wounded_enemy(2, **SNOW)) == "snow_victory"
    assert result(rolled_for_kempo(6, **SNOW)) == "snow_victory"
    own = kempo_rises(**SNOW)
    assert (result(own), step(own)) == ("none", "wound_card")


@proves("WS-15.9", "WS-34.2", "WS-34.17")
def test_only_wounds_that_the_player_caused_turn_shiro() -> None:
    for state in (wounded_enemy(1, opponent="shiro"), wounded_enemy(2, opponent="shiro"), cliff(opponent="shiro")):
        play(state, "wound w-1")
        assert (field(state, "side"), step(state)) == ("1", "penalty")
    own = play(taikyu_wounds(opponent="shiro"), "wound w-1")
    assert (field(own, "side"), enemy(own)) == ("0", (7, 1))


@proves("WS-15.10", "WS-19.17")
def test_with_tonfa_2_no_card_is_drawn() -> None:
    for level in (1, 2):
        state = wounded_player(level, weapon="tonfa_2")
        assert (result(state), step(state)) == ("wounded_to_death", "over")
    forest = play(given(weapon="tonfa_2", environment="bamboo_forest"), "environment", "roll 5")
    assert (result(forest), step(forest)) == ("wounded_to_death", "over")


@proves("WS-15.10", "WS-17.4", "WS-40.51")
def test_katana_and_kodachi_raise_the_level_before_the_draw() -> None:
    events = told(wounded_player(1, weapon="katana_kodachi"), "wound w-4")
    assert [event.values["level"] for event in events if event.id == "event-wounded"] == [2]
    state = play(wounded_player(1, weapon="katana_kodachi"), "wound w-5")
    assert result(state) == "deadly_wound"
    blood = play(wounded_player(1, weapon="katana_kodachi", blood=True), "blood blood-2")
    assert (field(blood, "blood_1"), field(blood, "blood_2")) == ("none", "blood-2")


@proves("WS-15.10", "WS-23.12")
def test_the_victory_in_the_snow_comes_instead_of_a_card() -> None:
    state = given("end_of_exchange", die=6, **SNOW)
    events = [event.id for event in told(state, "use_die 6")]
    assert "event-wounded" not in events
    assert (result(state), enemy(state)[1], die(state)) == ("snow_victory", 5, 1)
