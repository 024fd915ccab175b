"""Section 0: conventions. What is lost, paid and dropped stands in the second file of this section."""

from random import Random

import pytest

from shiai import registry
from shiai.core.chance import draw_outcome
from shiai.core.errors import OptionError
from shiai.core.record import Record, read_record
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    GAME,
    enemy,
    field,
    gauges,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    result,
    start,
    step,
    told,
)
from tests.proof import proves

# The flags of the rulebook with their defaults and another value.
FLAGS: dict[str, tuple[object, object]] = {
    "attack_may_be_declined": (False, True),
    "weather_needs_environment": (True, False),
    "weather_low_gauge": ("guard", "any"),
    "weather_low_loss": ("life", "ki"),
    "weather_combo_cost": ("life", "ki"),
    "easy_buy_scope": ("action", "both"),
    "eor_on_kill": (False, True),
    "die_allow_lower": (False, True),
    "gisei_per_counter": (1, 3),
    "bushido_face_up": (False, True),
    "taikyu_once": (True, False),
    "katana_tanto_void": ("black_b_and_black_c", "black_a_and_red"),
    "sasuke_random": (False, True),
    "clan_limit": (100, 0),
    "weapon_sets": ("base_and_expansion", "fan"),
}


def played_out(seed: int, **options: object) -> tuple[WayOfTheSamurai, set[int], Record]:
    """A game of random choices to its end, with all seats that were asked."""
    state = start(**options)
    record = Record(state, {})
    chance, rng = Random(seed), Random(seed)
    asked: set[int] = set()
    while actors := state.actors():
        seat = actors[0]
        asked.add(seat)
        record.play(state, seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state, asked, record


@proves("WS-0.1")
@pytest.mark.parametrize("opponent", ["ishida", "kempo", "shiro", "leonardo"])
def test_the_player_is_one_samurai_and_the_enemy_decides_nothing(opponent: str) -> None:
    """All other questions go to luck: cards, dice and tables lead the enemy."""
    assert GAME.seats() == ("samurai",)
    for seed in range(3):
        state, asked, _ = played_out(seed, opponent=opponent)
        assert (asked, state.rules.seats) == ({0, CHANCE}, ("samurai",))


@proves("WS-0.2")
@pytest.mark.parametrize(
    ("options", "where", "use", "price"),
    [
        ({}, "move(0,2)", "draw", 1),
        ({}, "move(0,2)", "early_reveal", 1),
        ({}, "counter_phase", "buy_guard", 1),
        ({"environment": "bridge"}, "move(0,2)", "environment", 1),
        ({"weapon": "nodachi"}, "move(0,2)", "buy_strength", 1),
        ({"weapon": "nodachi"}, "move(0,2)", "buy_technique", 1),
        ({"bushido": True}, "move(0,2)", "bushido_step", 2),
    ],
)
def test_there_is_one_ki_for_all_uses(options: dict[str, object], where: str, use: str, price: int) -> None:
    state = given(step=where, ki=3, **options)  # type: ignore[arg-type]
    assert ki(play(state, use)) == 3 - price
    assert use not in offered(given(step=where, ki=price - 1, **options))  # type: ignore[arg-type]


@proves("WS-0.2")
def test_the_same_ki_is_gained_and_lost() -> None:
    gained = play(given(step="combo", hand="std-12", played="std-02 std-03 std-04", ki=1), "take ki")
    bokken = play(given(weapon="bokken", ki=1), "life_to_ki")
    lost = play(go_on(given(step="counter_phase", ki=3), "counter_card"), "enemy en-04")
    assert (ki(gained), ki(bokken), ki(lost)) == (2, 2, 2)


@proves("WS-0.3")
def test_life_is_what_is_lost_by_blows_and_ends_the_game() -> None:
    state = go_on(given(step="counter_phase", life=2), "counter_card")
    events = [event for event in told(state, "enemy en-02") if event.id == "event-lost_life"]
    assert [(event.clause, event.values["left"]) for event in events] == [("WS-8.2", 1)]
    assert (life(state), ki(state), result(state)) == (1, 5, "none")
    assert result(play(go_on(given(step="counter_phase", life=1), "counter_card"), "enemy en-02")) == "killed"


@proves("WS-0.4", "WS-3.6", "WS-3.7")
def test_guard_is_the_players_and_defence_the_upper_half_of_the_enemys_card() -> None:
    """Guard 4 does not meet a defence, and strength and technique at 4 do not parry a blow."""
    assert enemy(given(step="check_defence", defence="en-02", gauges=(1, 1, 4))) == (8, 5)
    blow = go_on(given(step="counter_phase", gauges=(4, 4, -2)), "counter_card")
    assert life(play(blow, "enemy en-02")) == 7
    parried = go_on(given(step="counter_phase", gauges=(-2, -2, 2)), "counter_card")
    assert life(play(parried, "enemy en-02")) == 8


@proves("WS-0.5", "WS-5.7")
def test_a_round_is_phase_1_and_two_exchanges() -> None:
    state = given(step="round", hand="", round=0)
    events = state.listen()
    chance, rng = Random(2), Random(2)
    while field(state, "round") != "3" and state.actors():
        seat = state.actors()[0]
        state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    course = [
        (event.id.removeprefix("event-"), event.values.get("exchange", event.values.get("round")))
        for event in events
        if event.id in ("event-round", "event-exchange")
    ]
    assert course == [("exchange", 1), ("exchange", 2), ("round", 2), ("exchange", 1), ("exchange", 2), ("round", 3)]


@proves("WS-0.6", "WS-11.1")
@pytest.mark.parametrize(
    ("mode", "next_step"), [("clan", "clan_roll"), ("dojo_yoshioka", "event"), ("leaving_the_village", "event")]
)
def test_a_won_fight_is_a_won_game_in_a_duel_and_one_of_several_in_a_run(mode: str, next_step: str) -> None:
    duel = given(step="check_defence", defence="en-03", gauges=(3, 0, 0), enemy=(1, 5))
    assert (result(duel), step(duel)) == ("enemy_killed", "over")
    run = given(step="check_defence", defence="en-03", gauges=(3, 0, 0), enemy=(1, 5), mode=mode)
    assert (result(run), step(run), field(run, "defeated")) == ("none", next_step, "1")


@proves("WS-0.6", "WS-32.19")
def test_the_trio_is_one_fight() -> None:
    fields: dict[str, object] = {"enemy_life": "first=1 second=1", "target": "opponent=first"}
    one_left = given(step="check_defence", defence="en-03", gauges=(3, 0, 0), mode="one_vs_three", fields=fields)
    assert (result(one_left), field(one_left, "enemy_life")) == ("none", "second=1")
    last = given(
        step="check_defence", defence="en-03", gauges=(3, 0, 0), mode="one_vs_three", fields={"enemy_life": "first=1"}
    )
    assert (result(last), step(last)) == ("all_three_dead", "over")


@proves("WS-0.9", "WS-4.2")
def test_every_die_is_fair_and_every_shuffle_uniform() -> None:
    """Whatever luck is asked for in many games: all outcomes weigh the same, and a die has six of them."""
    seen: set[str] = set()
    for seed in range(6):
        options = {"environment": "forest", "gisei": True, "taikyu": True, "bushido": True, "yoroi": "player"}
        state, chance, rng = start(**options), Random(seed), Random(seed)
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                seen.add(step(state))
                assert state.weights() == [1] * len(state.legal(CHANCE))
                if offered(state)[0].startswith("roll"):
                    assert offered(state) == [f"roll {face}" for face in range(1, 7)]
            state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    assert {"draw", "reveal", "counter_card", "environment", "armour", "wound_card"} <= seen


@proves("WS-0.9")
def test_a_replay_fixes_every_result_and_so_does_a_seed() -> None:
    state, _, record = played_out(7, environment="mountain", hard_mode=True)
    _, end = read_record(registry.games(), record.text())
    again, _, _ = played_out(7, environment="mountain", hard_mode=True)
    assert end == state == again
    other, _, _ = played_out(8, environment="mountain", hard_mode=True)
    assert other != state


@proves("WS-0.10")
@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_is_an_option_with_the_default_of_the_rulebook(flag: str) -> None:
    default, other = FLAGS[flag]
    assert GAME.standard[flag] == default
    assert start().setup.options[flag] == default
    assert start(**{flag: other}).setup.options[flag] == other


@proves("WS-0.10", "WS-28.4")
def test_the_variant_for_two_is_off_unless_its_flag_is_set() -> None:
    assert GAME.standard["duel_variant"] is False
    assert GAME.seats(duel_variant=True) == ("samurai_1", "samurai_2")
    with pytest.raises(OptionError):
        start(eor_on_kill="perhaps")
    assert gauges(start()) == (0, 0, 0)
