"""Section 4: setting up a duel."""

import json
from random import Random

import pytest

from shiai.core.errors import OptionError
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.game import first_cells
from shiai.games.way_of_the_samurai.rules.cards import ENVIRONMENT_NAMES, OPPONENT_IDS, WEAPON_IDS, WEATHER_NAMES
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    HAND,
    REMOVED,
    SPECIALS,
    STORED,
)
from tests.games.way_of_the_samurai.given import (
    GAME,
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
    start,
    step,
)
from tests.proof import proves

STANDARD = [f"std-{number:02}" for number in range(1, 19)]
SPECIAL = [f"spe-{number:02}" for number in range(1, 8)]
ENEMIES = [f"en-{number:02}" for number in range(1, 13)]
# Life and Ki on the opponent cards.
OPPONENTS = {
    "ishida": (8, 5),
    "takeshi": (5, 5),
    "oda": (6, 5),
    "kempo": (8, 5),
    "shiro": (8, 5),
    "afro_samurai": (9, 6),
    "alucard": (8, 5),
    "bruce_lee": (22, 8),
    "dante": (8, 7),
    "edward": (9, 5),
    "geralt": (11, 7),
    "helena": (9, 6),
    "jack": (10, 6),
    "jinno": (10, 4),
    "kratos": (11, 7),
    "leonardo": (10, 7),
    "mugen": (10, 6),
    "sasuke": (10, 6),
    "skull": (5, 5),
    "yorha": (8, 6),
    "zoro": (10, 6),
}
# Weapons that start with other life, Ki or level of the red die than 8, 5 and 1.
STARTS = {"katana_kodachi": (8, 5, 3), "naginata": (8, 2, 1), "yari": (7, 4, 1), "kai": (8, 2, 1)}


def with_place(weapon: str) -> dict[str, object]:
    """The options for a weapon; one of them needs an environment."""
    return {"weapon": weapon, "environment": "bridge" if weapon == "tessen" else "none"}


@proves("WS-4.1", "WS-2.3")
@pytest.mark.parametrize("weapon", WEAPON_IDS)
def test_the_gauge_markers_are_put_on_0(weapon: str) -> None:
    rules = GAME.setup(**with_place(weapon))
    assert isinstance(rules, Rules)
    assert first_cells(rules)[GAUGE : GAUGE + 3] == [0, 0, 0]
    assert gauges(start()) == (0, 0, 0)


@proves("WS-4.2", "WS-0.9", "WS-3.1", "WS-3.2")
def test_four_decks_are_shuffled_each_by_itself() -> None:
    """Any card of a deck may come first, with the same chance, and no card of another deck."""
    tops = {
        "std": (start(), STANDARD),
        "enemy": (play(given(), "play std-02", "play std-06"), ENEMIES),
        "wound": (given(step="wound_card(0,1,0)"), [f"w-{number}" for number in range(1, 6)]),
        "special": (given(step="gain_special"), SPECIAL),
    }
    for state, deck in tops.values():
        assert [name.split()[1] for name in offered(state)] == deck
        assert state.weights() == [1] * len(deck)
    assert (cards(start(), DECK), cards(start(), SPECIALS)) == (" ".join(STANDARD), " ".join(SPECIAL))


@proves("WS-4.3", "WS-4.6", "WS-3.10")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_one_opponent_is_chosen_and_starts_with_what_his_card_shows(opponent: str) -> None:
    assert enemy(start(opponent=opponent)) == OPPONENTS[opponent]


@proves("WS-4.3")
def test_every_opponent_can_be_chosen_and_ishida_is_there_for_a_first_game() -> None:
    assert tuple(OPPONENTS) == OPPONENT_IDS
    assert start().rules.opponent == "ishida"
    assert start(opponent="takeshi").rules.opponent == "takeshi"
    with pytest.raises(OptionError, match=r"WS-4\.3\)"):
        start(opponent="musashi")


@proves("WS-4.4")
def test_a_weapon_is_compulsory() -> None:
    assert GAME.standard["weapon"] == "katana", "advised for a first game"
    for weapon in ("none", "", "broom"):
        with pytest.raises(OptionError, match=r"WS-4\.4\)"):
            start(weapon=weapon)
    impossible("WS-4.4", weapon="own_weapon")
    with pytest.raises(AssertionError, match=r"WS-4\.4\)"):
        given(fields={"self_weapon": "blade=none"})


@proves("WS-4.4", "WS-37.17")
@pytest.mark.parametrize("weapon", WEAPON_IDS)
def test_one_weapon_is_chosen(weapon: str) -> None:
    assert field(start(**with_place(weapon)), "self_weapon") == f"blade={weapon}"
    if weapon != "tessen":
        with pytest.raises(OptionError):
            start(weapon=weapon, second_weapon="bokken")


@proves("WS-4.5", "WS-4.7", "WS-12.1", "WS-16.1")
@pytest.mark.parametrize("weapon", WEAPON_IDS)
def test_the_player_starts_with_8_life_5_ki_and_the_red_die_at_1_unless_a_weapon_says_otherwise(weapon: str) -> None:
    state = start(**with_place(weapon))
    assert (life(state), ki(state), die(state)) == STARTS.get(weapon, (8, 5, 1))


@proves("WS-4.5", "WS-4.7")
@pytest.mark.parametrize("opponent", [name for name in OPPONENTS if name != "kempo"])
def test_opponents_do_not_change_what_the_player_starts_with(opponent: str) -> None:
    state = start(opponent=opponent)
    assert (life(state), ki(state), die(state)) == (8, 5, 1)


@proves("WS-4.7", "WS-26.4", "WS-20.15")
def test_a_variant_sets_the_red_die_and_against_kempo_it_holds_no_level() -> None:
    assert die(start(easy_die=True)) == 2
    assert die(start(opponent="kempo")) == 0


@proves("WS-4.10")
@pytest.mark.parametrize(
    ("own", "easy", "level"), [(1, False, 1), (1, True, 2), (2, True, 2), (5, True, 5), (5, False, 5)]
)
def test_the_highest_starting_value_of_the_red_die_counts(own: int, easy: bool, level: int) -> None:
    text = json.dumps({"id": "hammer", "params": {"wound_die_start": own}})
    assert die(start(weapon="own_weapon", own_weapon=text, easy_die=easy)) == level
    assert die(start(weapon="katana_kodachi", easy_die=True)) == 3


@proves("WS-4.8", "WS-38.8")
def test_discard_piles_are_open_and_decks_lie_face_down() -> None:
    """The player sees every card of the discard piles; of a deck he knows which cards are in it, not their order."""
    state = given(discard="std-01 spe-02", enemy_deck="en-01 en-02 en-03")
    seen = state.redact(0)
    assert seen.holes() == 0
    assert seen.cells[DISCARDED] == state.cells[DISCARDED] > 0
    assert seen.cells[ENEMY_DISCARD] == state.cells[ENEMY_DISCARD] > 0
    assert "\ndiscard: std-01 spe-02\n" in seen.position()
    for seed in range(5):
        assert state.redact(0).fill(Random(seed)) == state, "no order is fixed anywhere"
    assert play(given(), "draw").weights() == [1] * 12


@proves("WS-4.9", "WS-22.1", "WS-12.13")
def test_without_a_choice_there_is_neither_environment_nor_weather() -> None:
    state = start()
    assert (field(state, "environment"), state.rules.weather) == ("none", 0)
    assert "environment" not in offered(given())
    assert "environment" in offered(given(environment="forest"))


@proves("WS-4.9", "WS-22.12")
@pytest.mark.parametrize("place", ENVIRONMENT_NAMES)
def test_an_environment_may_be_chosen_and_for_it_a_weather(place: str) -> None:
    assert field(start(environment=place), "environment") == f"place={place}"
    for number, weather in enumerate(WEATHER_NAMES, 1):
        state = start(environment=place, weather=weather)
        assert (field(state, "environment"), state.rules.weather) == (f"place={place}", number)


@proves("WS-4.9", "WS-23.1")
@pytest.mark.parametrize("weather", WEATHER_NAMES)
def test_a_weather_is_chosen_for_an_environment(weather: str) -> None:
    impossible("WS-23.1", weather=weather)


@proves("WS-4.11", "WS-26.5", "WS-36.6")
def test_order_cards_chosen_against_an_opponent_come_before_easing_3_and_the_draw() -> None:
    state = start(opponent="dante", easy_special=True, hard_mode=True)
    assert (step(state), offered(state)) == ("choose_special", [f"keep {name}" for name in SPECIAL])
    play(state, "keep spe-03", "keep spe-05")
    rest = [name for name in SPECIAL if name not in ("spe-03", "spe-05")]
    assert (step(state), offered(state)) == ("random_special", [f"card {name}" for name in rest])
    play(state, "card spe-01")
    assert (step(state), offered(state)) == (
        "draw",
        [f"card {name}" for name in [*STANDARD, "spe-01", "spe-03", "spe-05"]],
    )
    assert field(state, "enemy_deck") == " ".join([*ENEMIES, "en-hard"])


@proves("WS-4.11", "WS-36.18")
def test_order_action_cards_are_removed_before_easing_3() -> None:
    """The special card of easing 3 is not there yet to be removed."""
    state = start(opponent="sasuke", easy_special=True)
    assert (step(state), offered(state)) == ("remove", [f"remove {name}" for name in STANDARD])
    play(state, "remove std-15", "remove std-16")
    assert (step(state), cards(state, REMOVED)) == ("random_special", "std-15 std-16")
    play(state, "card spe-07")
    assert offered(state) == [f"card {name}" for name in [*STANDARD[:14], "std-17", "std-18", "spe-07"]]


@proves("WS-4.11", "WS-36.21", "WS-36.8")
def test_order_stored_cards_and_virtues_come_before_easing_3() -> None:
    stored = play(start(opponent="yorha", easy_special=True), "keep spe-04")
    assert (step(stored), cards(stored, STORED), cards(stored, HAND)) == ("random_special", "spe-04", "")
    virtue = start(opponent="geralt", easy_special=True)
    assert (step(virtue), step(play(virtue, "virtue double_wrath"))) == ("virtue_card", "random_special")


@proves("WS-4.11")
def test_order_the_weapon_comes_before_the_opponent() -> None:
    """The level that the weapon sets is void against Kempo; what the weapon gives stands when cards are chosen."""
    assert die(start(weapon="katana_kodachi", opponent="kempo", easy_die=True)) == 0
    state = start(weapon="yari", opponent="dante")
    assert (step(state), life(state), ki(state), field(state, "weapon_mulligans")) == ("choose_special", 7, 4, "3")


@proves("WS-4.11", "WS-27.1")
@pytest.mark.parametrize("hard", [True, False])
def test_the_hard_mode_card_is_shuffled_in_at_setup(hard: bool) -> None:
    state = start(hard_mode=hard)
    assert (state.cells[ENEMY_DECK].bit_count(), state.actors()) == (13 if hard else 12, (CHANCE,))
