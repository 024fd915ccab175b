"""Section 38: choices that cannot wait, what is open and hidden, and windows that stay closed."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.rules.state import PLACE, WayOfTheSamurai
from shiai.table.live_game import PEOPLE, LiveGame, NothingToUndo, new_record
from tests.games.way_of_the_samurai.given import (
    GAME,
    die,
    enemy,
    field,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    start,
    step,
)
from tests.proof import proves

PLAYED = "std-01 std-05 std-13"
REDRAW: dict[str, Any] = {"virtue": "card=redraw", "bushido_marker": 3, "marks": "fresh_hand redraw_ready"}


@proves("WS-38.6")
@pytest.mark.parametrize(
    ("waits", "table", "choices", "clause"),
    [
        ("hit(0,1,1,0)", {}, ["take life", "take ki"], "WS-38.6"),
        ("reward(0)", {"played": "std-01 std-02 std-03"}, ["take ki", "take special"], "WS-13.6"),
        ("reward(3)", {"played": "std-13 std-14 std-15"}, ["raise", "decline"], "WS-13.16"),
        ("penalty", {"opponent": "shiro"}, ["take life", "take ki", "remove_card"], "WS-34.3"),
    ],
)
def test_choices_inside_an_effect_cannot_be_postponed(
    waits: str, table: dict[str, Any], choices: list[str], clause: str
) -> None:
    state = given(waits, **({"hand": "std-08"} | table))
    assert offered(state) == choices
    for choice in ("go_on", "draw"):
        refused(state, choice, clause)


@proves("WS-38.6")
def test_the_choice_of_a_hit_is_asked_for_at_once() -> None:
    """Against Shiro the hit, then its penalty, come before the window of the counter-attack."""
    state = given("strike", opponent="shiro", played=PLAYED, hand="std-02", defence="en-02", gauges=(2, 2, 0))
    assert step(play(state, "go_on")) == "hit"
    assert step(play(state, "take ki")) == "penalty"
    assert step(play(state, "take ki")) == "before_counter"
    assert (enemy(state), ki(state)) == ((8, 4), 4)


def start_window(**wanted: Any) -> WayOfTheSamurai:
    """The window at the start of a round, in which the environment can be changed and cards drawn anew."""
    table: dict[str, Any] = {"weapon": "tessen", "environment": "bridge", "bushido": True, "fields": REDRAW}
    stack = "round_end exchange(2) exchange(1) start"
    return given("start", stack=stack, exchange=0, deck="std-01 std-03", **(table | wanted))


@proves("WS-38.7", "WS-5.9")
def test_effects_of_the_same_moment_come_in_the_order_the_player_chooses() -> None:
    steps = {
        "redraw": ("redraw", "discard std-02", "go_on", "card std-01"),
        "change": ("change forest",),
        "environment": ("environment", "roll 1"),
    }
    ends = []
    for order in (("redraw", "change"), ("change", "redraw")):
        state = start_window()
        for name in order:
            play(state, *steps[name])
        ends.append((field(state, "self_hand"), state.cells[PLACE]))
    assert ends[0] == ends[1]
    assert ends[0] == ("std-01 std-06 std-10 std-12 std-14 std-17", 2)
    bridge = play(start_window(die=1), *steps["environment"], *steps["change"])
    forest = play(start_window(die=1), *steps["change"], "environment", "roll 4")
    assert (field(bridge, "self_guard"), field(forest, "self_technique")) == ("1", "2")


@proves("WS-38.7", "WS-38.12")
@pytest.mark.parametrize("order", [("use_die 3", "draw", "card std-03"), ("draw", "card std-03", "use_die 3")])
def test_the_red_die_and_other_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    state = given("end_of_exchange", die=3, deck="std-03 std-04")
    play(state, *order)
    assert (enemy(state), ki(state), die(state), step(state)) == ((7, 5), 4, 1, "end_of_exchange")


@proves("WS-38.8", "WS-4.8")
def test_everything_on_the_table_is_open() -> None:
    state = given("end_of_exchange", hand="std-02", stored="spe-01", discard="std-03", die=4, bushido=True)
    assert GAME.open_information
    assert (state.redact(0).holes(), state.redact(0).cells) == (0, state.cells)


@proves("WS-38.8", "WS-30.8")
def test_the_order_of_the_decks_and_the_top_bushido_card_are_not_known() -> None:
    """Nothing in the state decides them: any card may come, with equal chances."""
    drawn = play(given(deck="std-01 std-03 std-04"), "draw")
    assert (offered(drawn), drawn.weights()) == (["card std-01", "card std-03", "card std-04"], [1, 1, 1])
    revealed = play(given(enemy_deck="en-01 en-07"), "early_reveal")
    assert (offered(revealed), revealed.weights()) == (["enemy en-01", "enemy en-07"], [1, 1])
    virtue = play(given(bushido=True, fields={"bushido_marker": 2}), "bushido_step")
    assert (step(virtue), len(offered(virtue)), virtue.weights()) == ("virtue_card", 7, [1] * 7)


def live(**options: object) -> LiveGame:
    """A person's game, whose first hand is drawn."""
    game = LiveGame(new_record(start(**options), (PEOPLE,), "windows"))
    return luck(game)


def luck(game: LiveGame) -> LiveGame:
    """Let luck bring what it has to."""
    while game.bot_to_move() == CHANCE:
        game.move_bot(CHANCE)
    return game


def choose(game: LiveGame, choice: str) -> LiveGame:
    """Make a choice, and let luck answer."""
    game.choose(0, game.state.action(choice))
    return luck(game)


@proves("WS-38.9")
@pytest.mark.parametrize("choice", ["draw", "early_reveal", "environment"])
def test_what_reveals_something_cannot_be_undone(choice: str) -> None:
    game = live(environment="bridge")
    with pytest.raises(NothingToUndo):
        game.undo(0)
    card = next(name for name in offered_in(game) if name.startswith("play"))
    if choice != "early_reveal":
        choose(game, card)
    choose(game, choice)
    before = game.state.key()
    with pytest.raises(NothingToUndo):
        game.undo(0)
    assert game.state.key() == before


def offered_in(game: LiveGame) -> list[str]:
    """The names of all choices of the person."""
    return [game.state.name(action) for action in game.state.legal(0)]


@proves("WS-38.9")
def test_what_reveals_nothing_can_be_undone() -> None:
    game = live(weapon="nodachi")
    before = game.state.key()
    choose(game, "buy_strength")
    assert game.undo(0) == "buy_strength"
    card = next(name for name in offered_in(game) if name.startswith("play"))
    choose(game, card)
    assert game.undo(0) == card
    assert game.state.key() == before


@proves("WS-38.11", "WS-8.7", "WS-36.15")
@pytest.mark.parametrize(("strength", "opens"), [(3, False), (2, True)])
def test_w6_opens_only_if_a_counter_attack_takes_place(strength: int, opens: bool) -> None:
    """Leonardo does not strike back when the attack took his life."""
    table: dict[str, Any] = {"opponent": "leonardo", "played": PLAYED, "hand": "std-02", "defence": "en-03"}
    state = play(given("strike", gisei=True, gauges=(strength, 0, 0), **table), "go_on")
    assert step(state) == "before_counter"
    assert ("buy_guard" in offered(state), "gisei" in offered(state), "draw" in offered(state)) == (opens, opens, True)
    play(state, "go_on")
    assert step(state) == ("counter_card" if opens else "end_of_exchange")


@proves("WS-38.11", "WS-32.12")
@pytest.mark.parametrize(("face", "strikes"), [(1, False), (3, True), (2, True)])
def test_in_1_vs_3_w6_opens_before_the_roll_and_again_if_somebody_strikes(face: int, strikes: bool) -> None:
    fields: dict[str, object] = {
        "enemy_life": "second=3 third=2",
        "enemy_ki": "second=2 third=1",
        "target": "opponent=second",
    }
    table: dict[str, Any] = {"mode": "one_vs_three", "played": PLAYED, "hand": "std-02", "defence": "en-12"}
    state = play(given("strike", gisei=True, fields=fields, **table), "go_on")
    assert (step(state), "buy_guard" in offered(state), "gisei" in offered(state)) == ("before_counter", True, False)
    play(state, "go_on", f"roll {face}")
    assert step(state) == ("before_counter" if strikes else "end_of_exchange")
    assert ("buy_guard" in offered(state), "gisei" in offered(state)) == (strikes, strikes)
    if strikes:
        assert step(play(state, "go_on")) == "counter_card"


@proves("WS-38.12", "WS-13.20")
@pytest.mark.parametrize("strength", [3, 2])
def test_w7_opens_with_and_without_a_counter_attack_and_the_combo_comes_first(strength: int) -> None:
    table: dict[str, Any] = {"opponent": "leonardo", "played": "std-01 std-02 std-03", "hand": "std-12"}
    state = given("strike", gauges=(strength, 0, 4), defence="en-03", enemy_deck="en-01", die=3, **table)
    play(go_on(state, "reward"), "take ki")
    assert step(state) == "end_of_exchange"
    assert {"use_die 3", "draw", "go_on"} <= set(offered(state))


@proves("WS-38.12", "WS-32.17")
@pytest.mark.parametrize(("others", "waits"), [(" third=2", "before_counter"), ("", "over")])
def test_w7_needs_a_living_enemy(others: str, waits: str) -> None:
    fields: dict[str, object] = {
        "enemy_life": f"second=1{others}",
        "enemy_ki": "second=2 third=1",
        "target": "opponent=second",
    }
    table: dict[str, Any] = {"mode": "one_vs_three", "played": PLAYED, "hand": "std-02", "defence": "en-03", "die": 4}
    state = play(given("strike", gauges=(3, 0, 4), fields=fields, **table), "go_on")
    assert step(state) == waits
    if others:
        play(state, "go_on", "roll 1")
        go_on(state, "end_of_exchange")
        refused(state, "use_die 4", "WS-32.17")


@proves("WS-38.13")
def test_the_end_of_a_round_offers_only_what_an_effect_demands() -> None:
    table: dict[str, Any] = {"environment": "bridge", "weapon": "nodachi", "bushido": True, "gisei": True, "die": 6}
    state = given("round_end", exchange=2, weather="snow", **table)
    assert offered(state) == ["take life", "take ki"]
    for choice in ("draw", "buy_guard", "environment", "bushido_step", "use_die 6", "go_on", "play std-02"):
        refused(state, choice, "WS-38.13")
    quiet = given("round_end", exchange=2, **table)
    assert (step(quiet), field(quiet, "round"), life(quiet)) == ("draw", "2", 8), "no window without a demand"
