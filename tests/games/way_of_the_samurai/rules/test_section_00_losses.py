"""Section 0: what is paid and what is lost, what is damage, and what is dropped."""

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    die,
    enemy,
    field,
    gauges,
    given,
    go_on,
    ki,
    life,
    play,
    result,
    step,
)
from tests.proof import proves


def blow(card: str, guard: int = -2, **more: object) -> WayOfTheSamurai:
    """A counter-attack with this card strikes."""
    state = given(step="counter_phase", gauges=(0, 0, guard), **more)  # type: ignore[arg-type]
    return play(go_on(state, "counter_card"), f"enemy {card}")


def met(card: str, **more: object) -> WayOfTheSamurai:
    """The defence of this card was met."""
    return given(step="check_defence", defence=card, gauges=(4, 4, 0), **more)  # type: ignore[arg-type]


@proves("WS-0.7", "WS-40.21", "WS-20.8", "WS-20.6")
def test_oda_gains_life_that_is_lost_and_none_that_is_paid() -> None:
    lost = blow("en-08", opponent="oda")
    assert (life(lost), enemy(lost)) == (6, (8, 5))
    bokken = play(given(opponent="oda", weapon="bokken", ki=3), "life_to_ki")
    assert (life(bokken), ki(bokken), enemy(bokken)) == (7, 4, (6, 5))
    gisei = play(given(step="counter_phase", opponent="oda", gisei=True), "gisei", "gisei gisei-1")
    assert (life(gisei), enemy(gisei)) == (7, (6, 5))


@proves("WS-0.7", "WS-40.21", "WS-17.11")
def test_the_nodachi_takes_ki_for_life_that_is_lost_and_none_for_life_that_is_paid() -> None:
    lost = blow("en-08", weapon="nodachi")
    assert (life(lost), ki(lost)) == (6, 3)
    options = {"opponent": "zoro", "weapon": "nodachi", "second_weapon": "bokken"}
    paid = play(given(ki=2, **options), "life_to_ki")  # type: ignore[arg-type]
    assert (life(paid), ki(paid)) == (7, 3)
    gisei = play(given(step="counter_phase", weapon="nodachi", gisei=True), "gisei", "gisei gisei-1")
    assert (life(gisei), ki(gisei)) == (7, 5)


@proves("WS-0.7", "WS-33.7", "WS-31.6")
def test_armour_takes_what_is_lost_and_not_what_is_paid() -> None:
    fields: dict[str, object] = {"armour": 4}
    lost = play(given(step="lose_life(1)", yoroi="player", fields=fields), "roll 1")
    assert (life(lost), field(lost, "armour")) == (8, "3")
    bokken = play(given(yoroi="player", weapon="bokken", ki=2, fields=fields), "life_to_ki")
    assert (life(bokken), field(bokken, "armour")) == (7, "4")
    gisei = play(given(step="counter_phase", yoroi="player", gisei=True, fields=fields), "gisei")
    assert (life(gisei), field(gisei, "armour")) == (7, "4")


@proves("WS-0.8", "WS-34.2")
def test_damage_is_a_loss_of_life_a_loss_of_ki_or_a_wound() -> None:
    """Shiro's card turns over for each of them."""
    assert (enemy(met("en-03", opponent="shiro")), field(met("en-03", opponent="shiro"), "side")) == ((7, 5), "1")
    assert (enemy(met("en-01", opponent="shiro")), field(met("en-01", opponent="shiro"), "side")) == ((8, 4), "1")
    die_bonus = play(given(step="end_of_exchange", opponent="shiro", die=3), "use_die 3")
    assert (enemy(die_bonus), field(die_bonus, "side")) == ((7, 5), "1")
    for number in range(1, 6):
        wound = play(given(step="end_of_exchange", opponent="shiro", die=5), "use_die 5", f"wound w-{number}")
        assert field(wound, "side") == "1"


@proves("WS-0.8", "WS-7.6", "WS-34.12")
def test_a_miss_and_what_he_loses_by_himself_is_no_damage_of_the_player() -> None:
    missed = given(step="check_defence", defence="en-12", gauges=(4, 2, 0), opponent="shiro")
    assert (enemy(missed), field(missed, "side")) == ((8, 5), "0")
    without_ki = given(step="round_end", opponent="shiro", enemy=(8, 0), hand="")
    assert (enemy(without_ki), field(without_ki, "side")) == ((6, 0), "0")


@proves("WS-0.11")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("en-01", 1, 0), ("en-09", 2, 0), ("en-09", 1, 0), ("en-06", 5, 3)]
)
def test_the_enemys_ki_stops_at_0(card: str, before: int, after: int) -> None:
    """The tanto takes 2 Ki."""
    state = met(card, enemy=(8, before), weapon="tanto")
    assert enemy(state) == (8, after)


@proves("WS-0.11", "WS-11.1")
@pytest.mark.parametrize("before", [1, 2, 3])
def test_the_enemys_life_stops_at_0(before: int) -> None:
    state = met("en-12", enemy=(before, 5))
    assert (enemy(state), result(state)) == ((0, 5), "enemy_killed")


@proves("WS-0.11")
@pytest.mark.parametrize(("before", "after"), [(2, 0), (1, 0), (0, 0)])
def test_the_players_ki_stops_at_0(before: int, after: int) -> None:
    state = play(given(step="wound_card(0,2,0)", ki=before), "wound w-2")
    assert (ki(state), life(state)) == (after, 8)


@proves("WS-0.11", "WS-11.2")
@pytest.mark.parametrize("before", [1, 2, 3])
def test_the_players_life_stops_at_0(before: int) -> None:
    state = play(given(step="wound_card(0,2,0)", life=before), "wound w-4")
    assert (life(state), result(state)) == (0, "killed")


@proves("WS-0.12", "WS-7.13")
@pytest.mark.parametrize("card", ["en-01", "en-05", "en-06", "en-09"])
def test_an_attack_that_can_take_nothing_is_no_damage(card: str) -> None:
    """Neither does Shiro's card turn, nor does kanabo 2 add its life."""
    shiro = met(card, enemy=(8, 0), opponent="shiro")
    assert (field(shiro, "side"), step(shiro), enemy(shiro)) == ("0", "before_counter", (8, 0))
    kanabo = met(card, enemy=(8, 0), weapon="kanabo_2")
    assert enemy(kanabo) == (8, 0)
    assert enemy(met(card, enemy=(8, 1), weapon="kanabo_2")) == (7, 0)


@proves("WS-0.12", "WS-19.38", "WS-34.11")
def test_a_wound_card_that_can_take_nothing_turns_shiro_and_adds_nothing() -> None:
    """Wound cards have rules of their own: this one takes Ki, of which there is none."""
    shiro = play(given(step="wound_card(1,1,1)", enemy=(8, 0), opponent="shiro"), "wound w-2")
    assert (field(shiro, "side"), enemy(shiro)) == ("1", (8, 0))
    kanabo = play(given(step="wound_card(1,1,1)", enemy=(8, 0), weapon="kanabo_2"), "wound w-2")
    assert enemy(kanabo) == (8, 0)


@proves("WS-0.13", "WS-17.21", "WS-20.4")
def test_points_are_applied_one_at_a_time() -> None:
    """Two life are lost with the nodachi against Takeshi: with the first goes the last Ki, and the game is decided."""
    state = blow("en-08", weapon="nodachi", opponent="takeshi", ki=1)
    assert (life(state), ki(state), result(state)) == (7, 0, "without_ki")
    enough = blow("en-08", weapon="nodachi", opponent="takeshi", ki=3)
    assert (life(enough), ki(enough), result(enough)) == (6, 1, "none")


@proves("WS-0.13", "WS-8.6")
def test_lines_are_applied_in_printed_order_and_the_rest_is_dropped() -> None:
    """A blow of Ki, then life; a wound of life, then Ki."""
    first = blow("en-11", opponent="takeshi", ki=1)
    assert (life(first), ki(first), result(first)) == (8, 0, "without_ki")
    second = play(given(step="wound_card(0,1,0)", life=1, ki=1, opponent="takeshi"), "wound w-3")
    assert (life(second), ki(second), result(second)) == (0, 1, "killed")


@proves("WS-0.13")
def test_a_decided_game_drops_everything_that_was_still_to_come() -> None:
    """The enemy dies of his missing Ki: the player's own loss at the end of the round does not come any more."""
    state = given(step="round_end", enemy=(2, 0), ki=0, life=1, die=4, gauges=(1, 2, 3), hand="")
    assert (result(state), step(state), life(state)) == ("enemy_killed", "over", 1)
    assert (die(state), gauges(state)) == (4, (1, 2, 3))
