"""Section 29: module Blood."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import BLOOD_IDS
from shiai.games.way_of_the_samurai.rules.causes import BLOW
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    all_modifiers,
    countered,
    die,
    enemy,
    field,
    gauges,
    given,
    go_on,
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

ALL = [f"blood {card}" for card in BLOOD_IDS]
RED = "std-13 std-14 std-15"


def suffering(card: int, level: int, **options: Any) -> WayOfTheSamurai:
    """The player is wounded and draws this Blood card."""
    return play(given(step=f"blood_card({level})", blood=True, **options), f"blood blood-{card}")


def marked_by(level_1: str = "none", level_2: str = "none", **options: Any) -> WayOfTheSamurai:
    """These Blood cards lie in front of the player."""
    fields: dict[str, object] = {"blood_1": level_1, "blood_2": level_2}
    if "blood-1" in level_2:
        options["die"] = 0
    return given(blood=True, fields=fields | options.pop("fields", {}), **options)


# The deck -------------------------------------------------------------------------------------------------------------


@proves("WS-29.1", "WS-29.20")
@pytest.mark.parametrize(("counter", "level"), [("en-01", 1), ("en-06", 2)])
def test_a_wounded_player_draws_one_of_five_blood_cards(counter: str, level: int) -> None:
    state = play(given(step="counter_card(0)", blood=True), f"enemy {counter}")
    assert (step(state), offered(state), state.stack[-1].numbers()) == ("blood_card", ALL, (level, BLOW))
    assert state.stack[-1].weights(state) == [1] * 5, "shuffled"
    plain = play(given(step="counter_card(0)"), f"enemy {counter}")
    assert step(plain) == "wound_card"


@proves("WS-29.1", "WS-15.5")
def test_plain_losses_draw_no_blood_card() -> None:
    state = play(given(step="counter_card(0)", blood=True), "enemy en-03")
    assert (life(state), field(state, "blood_1"), step(state)) == (7, "none", "before_counter")


@proves("WS-29.1", "WS-40.51")
def test_katana_and_kodachi_raise_the_level_before_the_card_is_drawn() -> None:
    state = play(given(step="counter_card(0)", blood=True, weapon="katana_kodachi"), "enemy en-01")
    assert state.stack[-1].numbers() == (2, BLOW)
    assert field(play(state, "blood blood-2"), "blood_2") == "blood-2"


@proves("WS-29.2")
@pytest.mark.parametrize(("level", "left"), [(5, (6, 5)), (6, (5, 5))])
def test_the_enemy_is_wounded_by_the_classic_deck(level: int, left: tuple[int, int]) -> None:
    state = play(given(step="end_of_exchange", blood=True, die=level), f"use_die {level}")
    assert offered(state) == [f"wound w-{number}" for number in range(1, 6)]
    assert enemy(play(state, "wound w-4")) == left
    assert (field(state, "blood_1"), field(state, "blood_2")) == ("none", "none")


@proves("WS-29.3", "WS-29.17")
@pytest.mark.parametrize("card", range(1, 6))
def test_a_card_drawn_stays_and_is_not_drawn_again(card: int) -> None:
    state = marked_by(f"blood-{card}", step="blood_card(1)")
    assert offered(state) == [name for name in ALL if name != f"blood blood-{card}"]


@proves("WS-29.3")
@pytest.mark.parametrize("level", [1, 2])
def test_it_lies_in_front_of_the_player_with_its_level(level: int) -> None:
    state = suffering(2, level)
    assert (field(state, f"blood_{level}"), field(state, f"blood_{3 - level}")) == ("blood-2", "none")


@proves("WS-29.3")
def test_it_counts_for_the_rest_of_the_game() -> None:
    later = marked_by("blood-1", "blood-3", step="round_end", exchange=2, gauges=(3, 0, 0))
    assert (field(later, "blood_1"), field(later, "blood_2"), later.modifiers.strength_max) == ("blood-1", "blood-3", 3)
    clan = play(marked_by("blood-1", "blood-3", step="next_fight", mode="clan"), "roll 1")
    assert (field(clan, "blood_1"), field(clan, "blood_2"), clan.modifiers.strength_max) == ("blood-1", "blood-3", 3)


@proves("WS-29.4")
def test_the_effects_add_up() -> None:
    state = marked_by("blood-1 blood-2", "blood-3", step="move(0,2)", hand="std-11 std-02", gauges=(3, 3, 0), ki=3)
    assert gauges(play(state, "play std-11")) == (3, 3, 0)
    gain = play(marked_by("blood-1 blood-2", "blood-3", step="reward(0)", ki=3), "take ki")
    assert ki(gain) == 3
    worse = play(marked_by("blood-1", step="blood_card(2)", gauges=(3, 4, 0), die=5), "blood blood-2")
    assert (field(worse, "blood_1"), field(worse, "blood_2"), worse.modifiers.strength_max) == ("blood-1", "blood-2", 3)


@proves("WS-29.5")
@pytest.mark.parametrize("level", ["en-01", "en-06"])
def test_who_must_draw_from_the_empty_deck_loses(level: str) -> None:
    state = marked_by("blood-1 blood-2 blood-5", "blood-3 blood-4", step="counter_card(0)")
    play(state, f"enemy {level}")
    assert (result(state), won(state)) == ("bled_out", False)


@proves("WS-29.5")
def test_the_last_card_itself_is_still_drawn() -> None:
    state = marked_by("blood-1 blood-2 blood-5", "blood-3", step="counter_card(0)")
    play(state, "enemy en-01")  # the only card left: the thigh
    assert (step(state), field(state, "blood_1")) == ("blood_roll", "blood-1 blood-2 blood-4 blood-5")


@proves("WS-29.6", "WS-37.4")
@pytest.mark.parametrize("mode", ["dojo_yoshioka", "leaving_the_village"])
def test_it_is_not_for_campaigns(mode: str) -> None:
    impossible("WS-37.4", mode=mode, blood=True)
    for allowed in ("duel", "clan", "one_vs_three"):
        assert start(mode=allowed, blood=True).rules.blood


# The cards ------------------------------------------------------------------------------------------------------------


@proves("WS-29.7", "WS-2.7")
def test_arm_strength_stops_at_three() -> None:
    assert gauges(suffering(1, 1, gauges=(4, 4, 4))) == (3, 4, 4)
    state = marked_by("blood-1", step="move(0,2)", gauges=(2, 3, 3), hand="std-01 std-14 std-12")
    assert gauges(play(state, "play std-01")) == (3, 3, 2)
    assert gauges(play(state, "play std-14")) == (3, 4, 2)
    refused(marked_by("blood-1", step="move(0,2)", gauges=(3, 0, 0), weapon="nodachi"), "buy_strength", "WS-12.19")


@proves("WS-29.8", "WS-40.40")
def test_rib_the_red_die_leaves_the_game() -> None:
    state = suffering(1, 2, die=6)
    assert die(state) == 0
    end = marked_by("none", "blood-1", step="end_of_exchange")
    refused(end, "use_die 6", "WS-16.5")
    later = marked_by("none", "blood-1", step="round_end", exchange=2)
    assert die(later) == 0


@proves("WS-29.8", "WS-40.40", "WS-13.19")
def test_rib_red_combos_have_no_effect() -> None:
    red = marked_by("none", "blood-1", step="combo", hand="", played=RED, environment="bridge", weather="rain")
    assert (step(red), life(red), die(red)) == ("end_of_exchange", 8, 0)
    black = marked_by("none", "blood-1", step="combo", hand="", played="std-01 std-02 std-03")
    assert step(black) == "reward"
    healthy = given(step="combo", hand="", played=RED, blood=True)
    assert (step(healthy), offered(healthy)) == ("reward", ["raise", "decline"])


@proves("WS-29.9", "WS-2.7")
def test_finger_technique_stops_at_three() -> None:
    assert gauges(suffering(2, 1, gauges=(4, 4, 4))) == (4, 3, 4)
    state = marked_by("blood-2", step="move(0,2)", gauges=(3, 2, 3), hand="std-05 std-14 std-12")
    assert gauges(play(state, "play std-05")) == (3, 3, 2)
    assert gauges(play(state, "play std-14")) == (4, 3, 2)
    refused(marked_by("blood-2", step="move(0,2)", gauges=(0, 3, 0), weapon="nodachi"), "buy_technique", "WS-12.19")


@proves("WS-29.10")
def test_belly_a_life_is_lost_at_the_end_of_every_round() -> None:
    assert life(suffering(2, 2)) == 8, "not at once"
    for round in (1, 2, 9):
        assert life(marked_by("none", "blood-2", step="round_end", exchange=2, round=round)) == 7
    dead = marked_by("none", "blood-2", step="round_end", exchange=2, life=1)
    assert (result(dead), won(dead)) == ("killed", False)


@proves("WS-29.10")
def test_belly_the_life_is_lost_after_the_second_counter_attack_only() -> None:
    first = marked_by("none", "blood-2", step="counter_phase", gauges=(0, 0, 4))
    go_on(countered(first, "en-01"), "move")
    assert (life(first), field(first, "exchange")) == (8, "2")
    second = marked_by("none", "blood-2", step="counter_phase", exchange=2, gauges=(0, 0, 4))
    go_on(countered(second, "en-01"), "end_of_exchange")
    assert life(second) == 8
    assert life(go_on(second, "draw")) == 7


@proves("WS-29.11")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_shoulder_the_red_die_drops_by_three(before: int, after: int) -> None:
    assert die(suffering(3, 1, die=before)) == after


@proves("WS-29.12", "WS-40.41")
def test_eye_no_ki_can_be_gained() -> None:
    assert ki(play(marked_by("none", "blood-3", step="reward(0)", ki=2), "take ki")) == 2
    sai = marked_by("none", "blood-3", step="round_end", exchange=2, ki=2, weapon="sai_2")
    assert ki(sai) == 2
    kanabo = marked_by("none", "blood-3", step="hit(0,2,0,0)", ki=2, weapon="kanabo_3")
    assert (enemy(kanabo), ki(kanabo)) == ((6, 5), 2)
    bokken = marked_by("none", "blood-3", step="move(0,2)", ki=2, weapon="bokken")
    refused(bokken, "life_to_ki", "WS-29.12")
    assert "life_to_ki" in offered(marked_by("blood-3", step="move(0,2)", ki=2, weapon="bokken"))


@proves("WS-29.12")
def test_eye_ki_is_kept_used_and_lost_as_before() -> None:
    assert ki(suffering(3, 2, ki=4)) == 4
    state = marked_by("none", "blood-3", step="counter_card(0)", ki=4)
    assert ki(play(state, "enemy en-04")) == 3
    assert ki(play(marked_by("none", "blood-3", step="move(0,2)", ki=4), "draw")) == 3


@proves("WS-29.13")
@pytest.mark.parametrize("face", range(1, 7))
def test_thigh_a_die_is_lost_in_life(face: int) -> None:
    state = suffering(4, 1)
    assert offered(state) == [f"roll {each}" for each in range(1, 7)]
    play(state, f"roll {face}")
    assert (life(state), ki(state)) == (8 - face, 5)
    weak = play(suffering(4, 1, life=4), f"roll {face}")
    assert result(weak) == ("killed" if face >= 4 else "none")


@proves("WS-29.14")
@pytest.mark.parametrize("face", range(1, 7))
def test_balance_a_die_is_lost_in_ki(face: int) -> None:
    state = play(suffering(4, 2), f"roll {face}")
    assert (life(state), ki(state), result(state)) == (8, max(0, 5 - face), "none")


@proves("WS-29.15")
def test_dodge_nothing_happens() -> None:
    before = given(step="before_counter(5)", blood=True, gauges=(4, 4, 4), die=4, ki=3, life=5)
    state = suffering(5, 1, gauges=(4, 4, 4), die=4, ki=3, life=5)
    assert (gauges(state), die(state), ki(state), life(state)) == ((4, 4, 4), 4, 3, 5)
    assert (enemy(state), offered(state)) == (enemy(before), offered(before))
    assert all_modifiers(state.modifiers) == all_modifiers(before.modifiers)


@proves("WS-29.16")
@pytest.mark.parametrize("yoroi", ["none", "player"])
def test_decapitation_loses_the_game(yoroi: str) -> None:
    state = suffering(5, 2, yoroi=yoroi)
    assert (result(state), won(state)) == ("decapitated", False)


@proves("WS-29.17")
def test_a_dodged_decapitation_does_not_come_back() -> None:
    state = suffering(5, 1)
    assert field(state, "blood_1") == "blood-5"
    again = marked_by("blood-5", step="blood_card(2)")
    assert "blood blood-5" not in offered(again)
