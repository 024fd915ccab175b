"""Section 28: the variant for two players (a proposal)."""

from typing import Any

import pytest

from shiai.core.errors import IllegalChoice
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    DECK,
    DISCARDED,
    ENEMY_DECK,
    GAUGE,
    HAND,
    OTHER,
    SPECIALS,
    STARTER,
    STORED,
    WayOfTheSamurai,
)
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
)
from tests.proof import proves

BASE = ["katana", "katana_kodachi", "naginata", "nodachi", "tanto", "kusarigama", "bokken"]
WINDOW = ("draw", "early_reveal")
TWO: dict[str, Any] = {"duel_variant": True, "second_weapon": "katana"}


def two(**table: Any) -> WayOfTheSamurai:
    """A table of two players; seat 0 is active."""
    return given(**TWO | table)


def reason(state: WayOfTheSamurai) -> str:
    """How the match ended."""
    outcome = state.outcome()
    return outcome.reason if outcome is not None else ""


def winner(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The seats that have won."""
    outcome = state.outcome()
    return outcome.winners if outcome is not None else ()


def drawn(first: int) -> WayOfTheSamurai:
    """A game of two in which both have drawn their cards for round 1."""
    state = play(start(**TWO), f"first {first + 1}")
    while step(state) == "draw":
        play(state, offered(state)[0])
    return state


def turns(state: WayOfTheSamurai, number: str) -> list[tuple[int, str]]:
    """Play a round to its end without hurting anybody: who was asked in which exchange."""
    asked: list[tuple[int, str]] = []
    while field(state, "round") == number and result(state) == "none":
        names = offered(state)
        if state.actors() != (CHANCE,):
            turn = (state.actors()[0], field(state, "exchange"))
            if not asked or asked[-1] != turn:
                asked.append(turn)
        elif step(state) == "counter_card":
            names = sorted(names, key=lambda name: name not in ("enemy en-10", "enemy en-05", "enemy en-06"))
        play(state, "go_on" if "go_on" in names else next(name for name in names if name not in WINDOW))
    return asked


@proves("WS-28.3", "WS-28.4")
def test_two_samurai_with_3_gauges_8_life_and_5_ki_each() -> None:
    state = start(**TWO)
    assert state.rules.seats == ("samurai_1", "samurai_2")
    for name in ("self", "other"):
        values = [field(state, f"{name}_{each}") for each in ("strength", "technique", "guard", "life", "ki")]
        assert values == ["0", "0", "0", "8", "5"]
        assert (field(state, f"{name}_red_die"), field(state, f"{name}_weapon")) == ("1", "blade=katana")


@proves("WS-28.4")
def test_each_has_the_values_of_his_own_weapon() -> None:
    state = start(duel_variant=True, weapon="katana_kodachi", second_weapon="naginata")
    assert [field(state, f"self_{name}") for name in ("ki", "red_die")] == ["5", "3"]
    assert [field(state, f"other_{name}") for name in ("ki", "red_die")] == ["2", "1"]
    weapons: dict[str, Any] = {"weapon": "nodachi", "second_weapon": "bokken", "ki": 3, "enemy": (8, 3)}
    for stack, seat in (("round_end move(0,2)", 0), ("round_end swap move(0,2) swap", 1)):
        state = two(stack=stack, **weapons)
        assert state.actors() == (seat,)
        assert ("buy_strength" in offered(state), "life_to_ki" in offered(state)) == (seat == 0, seat == 1)


@proves("WS-28.4", "WS-40.63")
def test_the_variant_is_off_by_default() -> None:
    assert start().rules.seats == ("samurai",)
    assert field(start(), "other_weapon") == "none"
    impossible("WS-37.17", second_weapon="katana")
    impossible("WS-28.4", duel_variant=True)


@proves("WS-28.4")
def test_hand_stored_cards_and_die_are_ones_own_and_the_decks_are_shared() -> None:
    """The other player's cards cannot be played, and what one takes from a deck is gone for both."""
    theirs: dict[str, object] = {"other_stored": "none", "other_hand": "none"}
    state = two(stored="spe-01", die=4, fields=theirs, exchange=1, stack="swap move(0,2) swap move(0,2)")
    before = (state.cells[DECK], state.cells[SPECIALS], state.cells[ENEMY_DECK])
    play(state, "play spe-01", "play std-12", "enemy en-01", "play std-02")
    assert (state.actors(), gauges(state), die(state)) == ((1,), (0, 0, 0), 1)
    assert (cards(state, HAND), cards(state, STORED), cards(state, OTHER + HAND)) == (
        "",
        "",
        "std-06 std-10 std-14 std-17",
    )
    assert (field(state, "other_strength"), field(state, "other_red_die")) == ("4", "4")
    assert (state.cells[DECK], state.cells[SPECIALS]) == before[:2]
    assert state.cells[ENEMY_DECK] == before[2] & ~1
    refused(state, "play std-06", "WS-6.4")


@proves("WS-28.5", "WS-28.8")
@pytest.mark.parametrize("first", [0, 1])
def test_they_take_turns_and_the_starting_player_changes(first: int) -> None:
    state = drawn(first)
    second = 1 - first
    assert turns(state, "1") == [(first, "1"), (second, "1"), (first, "2"), (second, "2")]
    assert (field(state, "round"), state.cells[STARTER], state.cells[ACTIVE]) == ("2", second, second)
    while step(state) == "draw":
        play(state, offered(state)[0])
    assert turns(state, "2") == [(second, "1"), (first, "1"), (second, "2"), (first, "2")]
    assert state.cells[STARTER] == first


@proves("WS-28.5")
def test_who_is_not_active_cannot_choose() -> None:
    state = drawn(0)
    with pytest.raises(IllegalChoice) as refusal:
        state.apply(1, state.action("draw"))
    assert refusal.value.clauses == ("WS-28.5",)


@proves("WS-28.5")
def test_both_reset_their_gauges_and_draw_6_cards() -> None:
    fields: dict[str, object] = {"other_strength": 2, "other_technique": -1, "other_guard": 4}
    state = two(stack="round", hand="", gauges=(1, 3, -2), fields=fields)
    assert (gauges(state), state.cells[OTHER + GAUGE : OTHER + GAUGE + 3]) == ((0, 0, 0), [0, 0, 0])
    while step(state) == "draw":
        play(state, offered(state)[0])
    assert (state.cells[HAND].bit_count(), state.cells[OTHER + HAND].bit_count()) == (6, 6)


@proves("WS-28.5", "WS-6.1")
def test_the_gauges_of_both_stay_between_their_exchanges() -> None:
    fields: dict[str, object] = {"other_strength": 2, "other_guard": 1}
    state = two(stack="round_end exchange(2) swap exchange(1)", gauges=(1, 3, -2), fields=fields, hand="", exchange=1)
    assert gauges(state) == (1, 3, -2)
    state = two(stack="round_end exchange(2) swap clean_up", gauges=(1, 3, -2), fields=fields, hand="")
    assert (gauges(state), field(state, "exchange"), state.cells[ACTIVE]) == ((2, 0, 1), "2", 1)


@proves("WS-28.6")
def test_a_met_defence_takes_life_or_ki_of_the_other_player() -> None:
    for choice, after in (("take life", (7, 5)), ("take ki", (8, 4))):
        state = play(two(step="check_defence", defence="en-02", gauges=(2, 2, 0)), choice)
        assert (enemy(state), life(state), ki(state)) == (after, 8, 5)
        assert (field(state, "other_life"), field(state, "other_ki")) == (str(after[0]), str(after[1]))
    assert enemy(two(step="check_defence", defence="en-02", gauges=(2, 1, 0))) == (8, 5)


@proves("WS-28.6")
def test_the_red_die_takes_of_the_other_player() -> None:
    state = play(two(step="end_of_exchange", die=3), "use_die 3")
    assert (enemy(state), life(state), field(state, "exchange")) == ((7, 5), 8, "1")
    state = play(two(step="end_of_exchange", die=4), "use_die 4", "take ki")
    assert (enemy(state), ki(state), die(state)) == ((8, 4), 5, 1)


@proves("WS-28.6")
def test_the_counter_attack_strikes_the_active_player() -> None:
    state = play(two(step="counter_phase"), "go_on", "enemy en-08")
    assert (life(state), enemy(state)) == (6, (8, 5))
    parried = play(two(step="counter_phase"), "buy_guard", "go_on", "enemy en-08")
    assert (life(parried), ki(parried)) == (8, 4)


@proves("WS-28.6")
def test_the_weapons_of_both_work() -> None:
    """The tanto of the active player doubles; the nodachi of the other one loses a Ki with each life."""
    assert enemy(two(step="hit(0,1,0,0)", weapon="tanto", second_weapon="nodachi")) == (6, 3)
    assert enemy(two(step="hit(0,1,0,0)", weapon="nodachi", second_weapon="tanto")) == (7, 5)


@proves("WS-28.6", "WS-28.7")
@pytest.mark.parametrize("active", [0, 1])
def test_who_takes_the_last_life_wins_and_who_loses_it_loses(active: int) -> None:
    fields: dict[str, object] = {"active": active, "starter": active}
    state = two(step="hit(0,1,0,0)", enemy=(1, 5), fields=fields)
    assert (result(state), winner(state)) == ("enemy_killed", (active,))
    state = two(step="lose_life(1)", life=1, fields=fields)
    assert (result(state), winner(state)) == ("killed", (1 - active,))


@pytest.mark.parametrize("active", [0, 1])
def test_the_end_names_who_has_fallen(active: int) -> None:
    fields: dict[str, object] = {"active": active, "starter": active}
    fallen, other = f"samurai_{active + 1}", f"samurai_{2 - active}"
    assert reason(two(step="lose_life(1)", life=1, fields=fields)) == f"{fallen}_killed"
    assert reason(two(step="hit(0,1,0,0)", enemy=(1, 5), fields=fields)) == f"{other}_killed"
    wounded = play(two(step="counter_phase", fields=fields), "go_on", "enemy en-06", "wound w-5")
    assert reason(wounded) == f"{fallen}_deadly_wound"


@proves("WS-28.7")
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize(("mine", "theirs", "after"), [(0, 1, (6, 8)), (1, 0, (8, 6)), (0, 0, (6, 6)), (1, 1, (8, 8))])
def test_who_has_no_ki_loses_2_life_at_the_end_of_the_round(
    mine: int, theirs: int, after: tuple[int, int], starter: int
) -> None:
    state = two(step="round_end", ki=mine, enemy=(8, theirs), fields={"active": starter, "starter": starter})
    assert field(state, "round") == "2"
    assert (state.cells[ACTIVE], enemy(state)[0], life(state)) == (1 - starter, *after), "the other one starts now"


@proves("WS-28.7")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starting_player_loses_first(starter: int) -> None:
    state = two(step="round_end", life=2, ki=0, enemy=(2, 0), fields={"active": starter, "starter": starter})
    assert (result(state), winner(state)) == ("killed", (1 - starter,))
    state = two(step="round_end", life=3, ki=0, enemy=(2, 0), fields={"active": starter, "starter": starter})
    assert (result(state), winner(state)) == ("killed", (starter,))


@proves("WS-28.8")
def test_a_lot_decides_who_starts_and_the_starting_player_draws_first() -> None:
    for first in (0, 1):
        state = start(**TWO)
        assert (step(state), offered(state), state.weights()) == ("first_player", ["first 1", "first 2"], [1, 1])
        play(state, f"first {first + 1}")
        for count in range(6):
            assert (state.cells[ACTIVE], state.cells[HAND].bit_count()) == (first, count)
            play(state, offered(state)[0])
        assert (state.cells[ACTIVE], state.cells[HAND], step(state)) == (1 - first, 0, "draw")
        assert state.cells[OTHER + HAND].bit_count() == 6


@proves("WS-28.8", "WS-5.1")
@pytest.mark.parametrize(("left", "rebuilt"), [(12, False), (11, True), (6, True)])
def test_the_action_deck_is_rebuilt_below_12_cards(left: int, rebuilt: bool) -> None:
    deck = " ".join([f"std-{number:02}" for number in range(1, left + 1)])
    state = two(stack="round", hand="", deck=deck)
    assert state.cells[DECK].bit_count() == (18 if rebuilt else left)
    assert (state.cells[DISCARDED] == 0) is rebuilt


@proves("WS-28.9")
def test_weapons_of_the_base_game_only_and_nothing_else() -> None:
    for weapon in BASE:
        for other in BASE:
            assert start(duel_variant=True, weapon=weapon, second_weapon=other).rules.two_players
    for weapon in ("yari", "wakizashi", "kanabo_1", "sai_2"):
        impossible("WS-28.9", **TWO, weapon=weapon)
    impossible("WS-28.9", duel_variant=True, second_weapon="yari")


@proves("WS-28.9")
@pytest.mark.parametrize(
    "options",
    [
        *[{name: True} for name in ("blood", "bushido", "gisei", "taikyu", "hard_mode")],
        *[{name: True} for name in ("easy_look", "easy_die", "easy_special")],
        {"yoroi": "player"},
        {"yoroi": "enemy"},
        {"environment": "bridge"},
        {"environment": "bridge", "weather": "rain"},
        {"mode": "clan"},
        {"mode": "one_vs_three"},
        {"mode": "dojo_yoshioka"},
        {"opponent": "oda"},
    ],
)
def test_modules_environments_and_weather_stay_in_the_box(options: dict[str, Any]) -> None:
    impossible("WS-28.9", **TWO, **options)


@proves("WS-28.10")
@pytest.mark.parametrize(("level", "lost"), [(5, 2), (6, 3)])
def test_wounds_of_the_red_die_strike_the_other_player(level: int, lost: int) -> None:
    state = play(two(step="end_of_exchange", die=level), f"use_die {level}", "wound w-4")
    assert (enemy(state), life(state)) == ((8 - lost, 5), 8)
    deadly = play(two(step="end_of_exchange", die=level), f"use_die {level}", "wound w-5")
    assert winner(deadly) == (() if level == 5 else (0,))


@proves("WS-28.10")
@pytest.mark.parametrize(("card", "lost"), [("en-01", 2), ("en-06", 3)])
def test_wounds_of_a_counter_attack_strike_the_active_player(card: str, lost: int) -> None:
    state = play(two(step="counter_phase"), "go_on", f"enemy {card}", "wound w-4")
    assert (life(state), enemy(state)) == (8 - lost, (8, 5))
    deadly = play(two(step="counter_phase"), "go_on", f"enemy {card}", "wound w-5")
    assert winner(deadly) == (() if card == "en-01" else (1,))
