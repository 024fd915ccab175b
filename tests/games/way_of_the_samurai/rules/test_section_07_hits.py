"""Section 7: what a met defence takes from the enemy."""

import pytest

from shiai.games.way_of_the_samurai.rules.state import COUNTERS, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    GAME,
    enemy,
    field,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    step,
    told,
    won,
)
from tests.proof import proves

# What a met defence takes: cards that offer one thing, and cards that offer life or Ki.
TAKES = {
    "en-01": (0, 1),
    "en-03": (1, 0),
    "en-04": (1, 0),
    "en-05": (0, 1),
    "en-06": (0, 1),
    "en-07": (2, 0),
    "en-08": (2, 0),
    "en-09": (0, 1),
    "en-12": (3, 0),
}
OFFERS = ["en-02", "en-10", "en-11"]
DECLINE = "attack_may_be_declined"


def met(card: str, **more: object) -> WayOfTheSamurai:
    """Every defence is met by gauges at 4; the fight is against Ishida (8 life, 5 Ki) unless said otherwise."""
    return given(step="check_defence", defence=card, gauges=(4, 4, 0), **more)  # type: ignore[arg-type]


@proves("WS-7.4", "WS-7.9", "WS-40.8")
@pytest.mark.parametrize("card", TAKES)
def test_a_met_defence_takes_at_once_what_the_card_names(card: str) -> None:
    """Nobody is asked: the loss is not optional."""
    state = met(card)
    life_taken, ki_taken = TAKES[card]
    assert (enemy(state), step(state)) == ((8 - life_taken, 5 - ki_taken), "before_counter")


@proves("WS-7.5", "WS-7.4", "WS-38.6")
@pytest.mark.parametrize(("choice", "left"), [("take life", (7, 5)), ("take ki", (8, 4))])
@pytest.mark.parametrize("card", OFFERS)
def test_life_or_ki_is_the_players_choice(card: str, choice: str, left: tuple[int, int]) -> None:
    state = met(card)
    assert (step(state), offered(state)) == ("hit", ["take life", "take ki"])
    play(state, choice)
    assert (enemy(state), step(state)) == (left, "before_counter")


@proves("WS-7.9", "WS-40.8")
@pytest.mark.parametrize("card", OFFERS)
def test_a_hit_cannot_be_declined(card: str) -> None:
    refused(met(card), "decline", "WS-7.9")


@proves("WS-7.9", "WS-0.10")
@pytest.mark.parametrize("card", ["en-03", "en-01", "en-02"])
def test_with_the_flag_a_hit_may_be_declined(card: str) -> None:
    assert GAME.standard[DECLINE] is False
    state = met(card, attack_may_be_declined=True)
    assert (step(state), "decline" in offered(state)) == ("hit", True)
    play(state, "decline")
    assert (enemy(state), step(state)) == ((8, 5), "before_counter")
    taken = met("en-03", attack_may_be_declined=True)
    assert enemy(play(taken, "take life")) == (7, 5)


@proves("WS-7.10", "WS-40.9")
@pytest.mark.parametrize("card", OFFERS)
def test_when_the_enemy_has_no_ki_left_it_must_be_life(card: str) -> None:
    state = met(card, enemy=(5, 0))
    assert (enemy(state), step(state)) == ((4, 0), "before_counter")
    optional = met(card, enemy=(5, 0), attack_may_be_declined=True)
    assert offered(optional) == ["take life", "decline"]
    refused(optional, "take ki", "WS-7.10")


@proves("WS-7.5")
@pytest.mark.parametrize("card", ["en-03", "en-12"])
def test_nothing_can_be_taken_that_the_card_does_not_offer(card: str) -> None:
    state = met(card, attack_may_be_declined=True)
    assert offered(state) == ["take life", "decline"]
    refused(state, "take ki", "WS-7.5")


@proves("WS-7.11", "WS-15.5")
@pytest.mark.parametrize("card", TAKES)
def test_a_hit_is_no_wound(card: str) -> None:
    """No wound card is drawn; nor is it the wound that wins in the snow."""
    events = told(given(step="strike", defence=card, gauges=(4, 4, 0)), "go_on")
    assert "event-met" in [event.id for event in events]
    assert "event-wounded" not in [event.id for event in events]
    snow = met(card, environment="bridge", weather="snow")
    assert result(snow) == "none"


@proves("WS-7.11")
def test_an_enemy_killed_by_a_hit_was_not_killed_by_a_wound() -> None:
    state = met("en-03", enemy=(1, 3), mode="leaving_the_village", life=5, ki=3)
    assert (step(state), life(state), ki(state)) == ("event", 5, 3), "the reward of WS-24.15 does not come"


@proves("WS-7.11", "WS-0.8")
@pytest.mark.parametrize("card", TAKES)
def test_a_hit_is_damage(card: str) -> None:
    state = met(card, opponent="shiro")
    assert (field(state, "side"), step(state)) == ("1", "penalty")


@proves("WS-7.13", "WS-0.12", "WS-0.11")
@pytest.mark.parametrize("card", ["en-01", "en-05", "en-06", "en-09"])
def test_a_hit_on_nothing_takes_nothing(card: str) -> None:
    state = met(card, enemy=(8, 0), opponent="shiro")
    assert (enemy(state), step(state), field(state, "side")) == ((8, 0), "before_counter", "0")


@proves("WS-7.12")
@pytest.mark.parametrize("card", ["en-03", "en-04", "en-07", "en-08", "en-12"])
def test_a_dead_enemy_does_not_strike_back(card: str) -> None:
    state = met(card, enemy=(1, 5), life=1)
    assert (won(state), result(state), step(state), enemy(state)) == (True, "enemy_killed", "over", (0, 5))
    run = met(card, enemy=(1, 5), mode="clan", life=1)
    assert (step(run), run.cells[COUNTERS], life(run)) == ("clan_roll", 0, 1)


@proves("WS-7.12", "WS-20.13")
def test_exception_kempo_strikes_back() -> None:
    state = met("en-03", enemy=(1, 5), opponent="kempo")
    assert step(play(state, "wound w-2")) == "before_counter"
    assert (enemy(state), step(go_on(state, "counter_card"))) == ((8, 3), "counter_card")


@proves("WS-7.12", "WS-32.10")
def test_exception_the_survivors_of_three_strike_back() -> None:
    state = met("en-03", mode="one_vs_three", fields={"enemy_life": "first=1 second=3 third=2"})
    assert field(state, "enemy_life") == "second=3 third=2"
    play(go_on(state, "counter_roll"), "roll 2")
    events = told(go_on(state, "counter_card"), "enemy en-10", "enemy en-06")
    assert [event.values["enemy"] for event in events if event.id == "event-countered"] == ["second", "third"]


@proves("WS-7.12")
def test_an_enemy_with_life_left_strikes_back() -> None:
    state = met("en-07", enemy=(3, 1))
    assert (enemy(state), step(go_on(state, "counter_card"))) == ((1, 1), "counter_card")
