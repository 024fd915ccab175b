"""Section 37: which modules go together. Every pair of them is in test_module_pairs.py."""

from typing import Final

import pytest

from shiai.games.way_of_the_samurai.rules.cards import OPPONENT_IDS
from tests.games.way_of_the_samurai.given import enemy, field, given, impossible, play, start
from tests.proof import proves

CAMPAIGNS: Final = ("dojo_yoshioka", "leaving_the_village")
RUNS: Final = ("clan", *CAMPAIGNS)
PLACES: Final = ("bridge", "forest", "rice_field", "mountain", "bamboo_forest", "cliff")
FAN_MADE: Final = OPPONENT_IDS[5:]


@proves("WS-37.2", "WS-22.11", "WS-24.18")
@pytest.mark.parametrize("mode", CAMPAIGNS)
def test_a_campaign_has_no_environment(mode: str) -> None:
    for place in PLACES:
        impossible("WS-37.2", mode=mode, environment=place)


@proves("WS-37.3", "WS-23.17", "WS-24.18")
@pytest.mark.parametrize("mode", CAMPAIGNS)
def test_a_campaign_has_no_weather(mode: str) -> None:
    for weather in ("rain", "fog", "snow", "sun"):
        impossible("WS-37.3", mode=mode, weather=weather, weather_needs_environment=False)


@proves("WS-37.4", "WS-29.6")
@pytest.mark.parametrize("mode", CAMPAIGNS)
def test_a_campaign_has_no_blood(mode: str) -> None:
    impossible("WS-37.4", mode=mode, blood=True)


@proves("WS-37.5", "WS-37.6", "WS-37.7", "WS-37.12")
@pytest.mark.parametrize("mode", CAMPAIGNS)
def test_what_a_campaign_allows(mode: str) -> None:
    together = {"bushido": True, "gisei": True, "taikyu": True, "hard_mode": True, "yoroi": "player", "weapon": "yari"}
    easy = {"easy_look": True, "easy_die": True, "easy_special": True}
    state = start(mode=mode, **together, **easy)
    assert (field(state, "armour"), field(state, "self_red_die")) == ("4", "2")
    assert (field(state, "weapon_mulligans"), field(state, "campaign_mulligans")) == ("3", "1")


@proves("WS-37.7", "WS-18.2")
def test_mulligans_of_yari_and_campaign_add_up() -> None:
    state = given(step="start", mode="leaving_the_village", weapon="yari", fields={"marks": "fresh_hand"})
    for _ in range(4):
        play(state, "mulligan")
        while state.stack[-1].name == "draw":
            play(state, state.name(state.legal(-1)[0]))
    assert (field(state, "weapon_mulligans"), field(state, "campaign_mulligans")) == ("0", "0")


@proves("WS-37.8")
@pytest.mark.parametrize("mode", CAMPAIGNS)
def test_a_campaign_has_no_place_for_the_tessen(mode: str) -> None:
    impossible("WS-37.8", mode=mode, weapon="tessen")


@proves("WS-37.9", "WS-37.10")
def test_what_a_clan_run_allows() -> None:
    for place in PLACES:
        state = start(mode="clan", environment=place, weather="rain", blood=True, gisei=True, taikyu=True, bushido=True)
        assert field(state, "environment") == f"place={place}"


@proves("WS-37.11", "WS-37.16")
@pytest.mark.parametrize("mode", RUNS)
def test_clan_and_campaign_have_enemies_of_their_own(mode: str) -> None:
    for opponent in OPPONENT_IDS:
        impossible("WS-37.11", mode=mode, opponent=opponent)
    assert start(mode=mode).rules.pieces == []  # no ability of any opponent


@proves("WS-37.13", "WS-32.20", "WS-37.16")
def test_one_vs_three_has_opponents_of_its_own() -> None:
    for opponent in OPPONENT_IDS:
        impossible("WS-37.13", mode="one_vs_three", opponent=opponent)
    state = start(mode="one_vs_three")
    assert (state.rules.pieces, enemy(state, 2)) == ([], (2, 1))


@proves("WS-37.16")
def test_fan_made_opponents_are_for_duels() -> None:
    assert len(FAN_MADE) == 16
    for opponent in FAN_MADE:
        assert start(opponent=opponent).rules.opponent == opponent


@proves("WS-37.14")
@pytest.mark.parametrize("mode", ["duel", "one_vs_three", *RUNS])
@pytest.mark.parametrize("option", ["hard_mode", "easy_look", "easy_die", "easy_special"])
def test_easy_and_hard_go_with_every_mode(mode: str, option: str) -> None:
    assert start(mode=mode, **{option: True}).rules.options[option] is True


@proves("WS-37.15")
def test_only_one_side_wears_the_armour() -> None:
    for wearer, blow in (("player", "hit(0,1,0,0)"), ("enemy", "lose_life(1)")):
        assert field(start(yoroi=wearer), "armour") == "4"
        struck = given(step=blow, yoroi=wearer)
        assert field(struck, "armour") == "4"  # the armour of one side does not protect the other


@proves("WS-37.17", "WS-23.1", "WS-19.34", "WS-40.6")
def test_what_needs_an_environment() -> None:
    impossible("WS-23.1", weather="rain")
    impossible("WS-19.34", weapon="tessen")
    assert start(weather="rain", weather_needs_environment=False).rules.weather == 1
    assert start(weather="rain", environment="bridge").rules.weather == 1


@proves("WS-37.17", "WS-36.22")
def test_two_weapons_are_for_zoro() -> None:
    impossible("WS-37.17", second_weapon="tanto", weapon="bokken")
    impossible("WS-37.17", second_weapon="tanto", weapon="bokken", opponent="kempo")
    impossible("WS-36.22", second_weapon="tanto", weapon="katana", opponent="zoro")
    impossible("WS-36.22", second_weapon="kusarigama", weapon="bokken", opponent="zoro")
    impossible("WS-36.22", second_weapon="bokken", weapon="bokken", opponent="zoro")
    assert start(second_weapon="tanto", weapon="bokken", opponent="zoro").force.guard_max == 2


@proves("WS-37.17", "WS-36.26")
def test_tonfa_2_cannot_beat_alucard() -> None:
    impossible("WS-36.26", weapon="tonfa_2", opponent="alucard")
    assert start(weapon="tonfa_1", opponent="alucard").rules.opponent == "alucard"


@proves("WS-36.26", "WS-19.34", "WS-37.8")
def test_words_on_one_face_of_an_own_weapon_count_too() -> None:
    frail = '{"id": "frail", "params": {"faces": {"a": {}, "b": {"wound_is_defeat": true}}}}'
    impossible("WS-36.26", weapon="own_weapon", own_weapon=frail, opponent="alucard")
    fan = '{"id": "fan", "params": {"faces": {"a": {"change_environment": true}, "b": {}}}}'
    impossible("WS-19.34", weapon="own_weapon", own_weapon=fan)
    impossible("WS-37.8", weapon="own_weapon", own_weapon=fan, mode="leaving_the_village")
    assert start(weapon="own_weapon", own_weapon=fan, environment="bridge").rules.environment == 1


@proves("WS-37.1")
def test_all_expansion_modules_together() -> None:
    modules = {"blood": True, "bushido": True, "gisei": True, "taikyu": True, "yoroi": "player", "opponent": "shiro"}
    state = start(environment="cliff", weather="snow", weapon="wakizashi", hard_mode=True, **modules)
    assert state.rules.opponent == "shiro"
