"""Section 1: components. How many pieces are in the boxes is explained, not proven."""

import pytest

from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    HAND,
    PLAYED,
    SPECIALS,
    WayOfTheSamurai,
)
from tests.games.way_of_the_samurai.given import (
    GAME,
    die,
    enemy,
    given,
    go_on,
    offered,
    play,
    start,
    step,
    told,
)
from tests.proof import proves

FACES = [f"roll {face}" for face in range(1, 7)]


def trio() -> WayOfTheSamurai:
    """Three opponents are about to strike."""
    return go_on(given(step="counter_phase", mode="one_vs_three"), "counter_roll")


def armour() -> WayOfTheSamurai:
    """The player's armour takes a point."""
    return given(step="lose_life(1)", yoroi="player", fields={"armour": 4})


def taikyu() -> WayOfTheSamurai:
    """The first card of the round was a red one."""
    state = given(step="round", hand="", taikyu=True)
    return play(state, "card std-14")


def rolled(state: WayOfTheSamurai) -> list[object]:
    """The colours of the dice that a roll of 4 is told of."""
    assert (offered(state), state.weights()) == (FACES, [1] * 6)
    return [event.values["die"] for event in told(state, "roll 4") if event.id == "event-rolled"]


@proves("WS-1.3")
def test_the_blue_die_is_rolled_for_environments_campaigns_armour_1_vs_3_and_taikyu() -> None:
    rolls = {
        "environment": play(given(environment="bridge"), "environment"),
        "village_roll": start(mode="leaving_the_village"),
        "event": given(step="event", stack="next_fight event", mode="leaving_the_village"),
        "armour": armour(),
        "counter_roll": trio(),
        "taikyu_roll": taikyu(),
    }
    for name, state in rolls.items():
        assert step(state) == name
        assert rolled(state)[0] == "blue", name


@proves("WS-1.3", "WS-16.1")
def test_the_red_die_is_the_wound_die() -> None:
    """It holds the wound level; rolls of the blue die never change it, and against Kempo it is rolled itself."""
    for state in (play(given(environment="bridge", die=5), "environment"), trio(), armour(), taikyu()):
        before = die(state)
        assert die(play(state, "roll 3")) == before > 0
    red = play(given(step="combo", hand="std-02", played="std-13 std-14 std-15", die=4), "raise")
    assert die(red) == 5
    kempo = given(step="combo", hand="std-02", played="std-13 std-14 std-15", opponent="kempo")
    assert (step(kempo), rolled(kempo)) == ("red_roll", ["red"])


@proves("WS-1.5", "WS-15.1")
def test_the_kinds_of_cards_and_exactly_5_wounds() -> None:
    state = start(hard_mode=True)
    counts = [state.cells[deck].bit_count() for deck in (DECK, SPECIALS, ENEMY_DECK)]
    assert counts == [18, 7, 13], "among the enemy cards the HARD MODE card"
    for level in (1, 2):
        assert offered(given(step=f"wound_card(0,{level},0)")) == [f"wound w-{number}" for number in range(1, 6)]
    assert start().cells[ENEMY_DECK].bit_count() == 12


@proves("WS-1.5")
@pytest.mark.parametrize("heap", [HAND, DECK, DISCARDED, PLAYED, SPECIALS])
def test_every_action_card_lies_in_exactly_one_place(heap: int) -> None:
    state = given(played="std-01", discard="std-03")
    assert not GAME.invariants(state)
    twice = state.clone()
    twice.cells[heap] |= 1 << (1 if heap != HAND else 0)
    assert any("WS-1.5" in broken for broken in GAME.invariants(twice))
    missing = state.clone()
    missing.cells[heap] &= missing.cells[heap] - 1
    assert any("WS-1.5" in broken for broken in GAME.invariants(missing))


@proves("WS-1.5", "WS-27.1")
def test_every_enemy_card_lies_in_exactly_one_place() -> None:
    for change in (1, 1 << 5, 1 << 12):
        state = given()
        state.cells[ENEMY_DECK] ^= change
        assert any("WS-1.5" in broken for broken in GAME.invariants(state))
    both = given()
    both.cells[ENEMY_DISCARD] |= 1
    assert any("WS-1.5" in broken for broken in GAME.invariants(both))


@proves("WS-1.7", "WS-20.7")
def test_markers_of_the_box_are_no_limit() -> None:
    """The box has 16 life and 10 Ki markers."""
    state = given(step="lose_life(3)", opponent="oda", enemy=(15, 9))
    assert enemy(state) == (18, 9)
    many = given(opponent="oda", enemy=(40, 25))
    assert (enemy(many), GAME.invariants(many)) == ((40, 25), [])
    assert GAME.from_position(many.position()) == many
    assert enemy(start(opponent="bruce_lee"))[0] == 22
