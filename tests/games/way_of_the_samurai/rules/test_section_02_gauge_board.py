"""Section 2: the gauge board."""

import json
from itertools import product
from random import Random

import pytest

from shiai.core.dealer import Dealer
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.rules.cards import ENEMY_NAMES
from shiai.games.way_of_the_samurai.rules.state import GAUGE, LAYOUT, OTHER, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    GAME,
    enemy,
    gauges,
    given,
    go_on,
    ki,
    life,
    play,
    start,
    step,
)
from tests.proof import proves

GAUGES = ("strength", "technique", "guard")
VALUES = range(-2, 5)
# A card that raises and one that lowers each gauge, and by how much.
UP = {"strength": ("spe-01", 3), "technique": ("spe-02", 2), "guard": ("spe-03", 4)}
DOWN = {"strength": ("std-04", 1), "technique": ("std-08", 1), "guard": ("std-13", 2)}


def at(gauge: str, value: int) -> tuple[int, int, int]:
    """The gauges with one of them at this value and the others at 0."""
    strength, technique, guard = [value if name == gauge else 0 for name in GAUGES]
    return strength, technique, guard


def value_of(state: WayOfTheSamurai, gauge: str) -> int:
    """Where this gauge stands."""
    return gauges(state)[GAUGES.index(gauge)]


def armed(**params: int) -> dict[str, object]:
    """The options for a weapon with these words."""
    return {"weapon": "own_weapon", "own_weapon": json.dumps({"id": "club", "params": params})}


@proves("WS-2.1")
def test_the_board_has_strength_on_top_technique_in_the_middle_and_guard_at_the_bottom() -> None:
    rows = [field.name for field in LAYOUT.fields[:3]]
    assert rows == ["self_strength", "self_technique", "self_guard"]
    position = given(gauges=(1, 2, 3)).position()
    assert "self_strength: 1\nself_technique: 2\nself_guard: 3\n" in position


@proves("WS-2.1")
@pytest.mark.parametrize("gauge", GAUGES)
@pytest.mark.parametrize("before", [(0, 0, 0), (-1, 2, 3), (3, 3, -2)])
def test_each_row_moves_by_itself(gauge: str, before: tuple[int, int, int]) -> None:
    state = play(given(hand="std-18 std-02", gauges=before), f"play joker {gauge}")
    moved = list(before)
    moved[GAUGES.index(gauge)] += 1
    assert list(gauges(state)) == moved


@proves("WS-2.2", "WS-2.5", "WS-40.10")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("gauge", GAUGES)
def test_a_change_past_a_bound_stops_on_the_bound(gauge: str, value: int) -> None:
    for (card, change), sign in ((UP[gauge], 1), (DOWN[gauge], -1)):
        state = play(given(hand=f"{card} std-18", gauges=at(gauge, value)), f"play {card}")
        assert value_of(state, gauge) == min(4, max(-2, value + sign * change))


@proves("WS-2.2")
@pytest.mark.parametrize("gauge", range(3))
def test_no_position_has_a_gauge_outside_the_board(gauge: int) -> None:
    for value in (-3, 5):
        state = given()
        state.cells[GAUGE + gauge] = value
        assert GAME.faults(state)
    for value in VALUES:
        state = given()
        state.cells[GAUGE + gauge] = value
        assert not GAME.faults(state)


@proves("WS-2.2", "WS-2.7")
@pytest.mark.parametrize("weapon", ["katana", "tanto", "naginata", "masakari_1", "kanabo_1", "tonfa_2"])
def test_in_play_the_gauges_never_leave_the_board(weapon: str) -> None:
    highest = 2 if weapon == "tanto" else 4
    for seed in range(4):
        state, dealer, rng = start(weapon=weapon, environment="mountain", gisei=True), Dealer(seed), Random(seed)
        while actors := state.actors():
            seat = actors[0]
            state.apply(seat, dealer.choose(state) if seat == CHANCE else rng.choice(state.legal(seat)))
            assert all(-2 <= value <= 4 for value in gauges(state))
            assert gauges(state)[2] <= highest


@proves("WS-2.3", "WS-4.1")
def test_all_gauges_stand_at_0_when_a_game_is_set_up() -> None:
    for mode in ("duel", "one_vs_three", "clan", "dojo_yoshioka", "leaving_the_village"):
        assert gauges(start(mode=mode)) == (0, 0, 0)


def harm(card: str, strength: int, technique: int, guard: int) -> tuple[bool, bool]:
    """Does this card miss as a defence, and does it strike as a counter-attack, at these gauges?"""
    check = given(step="check_defence", defence=card, gauges=(strength, technique, guard))
    missed = step(check) != "hit" and enemy(check) == (8, 5)
    blow = play(
        go_on(given(step="counter_phase", gauges=(strength, technique, guard)), "counter_card"), f"enemy {card}"
    )
    return missed, step(blow) == "wound_card" or (life(blow), ki(blow)) != (8, 5)


@proves("WS-2.4")
@pytest.mark.parametrize("card", ENEMY_NAMES[:-1])
def test_a_higher_value_is_never_worse(card: str) -> None:
    """Whatever is met or parried stays so when any gauge is one higher, and something gets better on the way up."""
    board = {place: harm(card, *place) for place in product((-2, 0, 1, 2, 3, 4), (-2, 0, 1, 2, 3, 4), (0,))}
    for (strength, technique, guard), (missed, _) in board.items():
        for above in ((strength + 1, technique, guard), (strength, technique + 1, guard)):
            if above in board:
                assert board[above][0] <= missed
    guards = [harm(card, 0, 0, guard)[1] for guard in VALUES]
    assert guards == sorted(guards, reverse=True)
    assert (guards[0], guards[-1]) == (True, False)
    assert (board[-2, -2, 0][0], board[4, 4, 0][0]) == (True, False)


@proves("WS-2.6", "WS-39.1", "WS-2.5")
def test_every_change_is_clamped_before_the_next() -> None:
    """+2 and +3 make 4, and -1 after them 3; added up first it would be 4."""
    state = given(hand="std-01 spe-01 std-04 std-02")
    seen = [gauges(play(state, f"play {card}"))[0] for card in ("std-01", "spe-01")]
    play(state, "enemy en-12", "play std-04")
    assert [*seen, gauges(state)[0]] == [2, 4, 3]


@proves("WS-2.6")
def test_changes_come_in_the_order_in_which_they_happen() -> None:
    first = play(given(hand="std-04 std-09 std-02", gauges=(4, 0, 0)), "play std-09", "play std-04")
    second = play(given(hand="std-04 std-09 std-02", gauges=(4, 0, 0)), "play std-04", "play std-09")
    assert (gauges(first)[0], gauges(second)[0]) == (3, 4)


@proves("WS-2.6", "WS-2.5")
def test_at_the_lower_bound_too_the_surplus_is_lost() -> None:
    """-2 twice from 0 and +1 after it make -1, and not -3."""
    state = given(hand="std-13 std-15 std-17")
    play(state, "play std-13", "play std-15", "enemy en-12", "play std-17")
    assert gauges(state)[2] == -1


@proves("WS-2.7")
@pytest.mark.parametrize(("weapon", "bound"), [(4, 3), (3, 3), (2, 2), (0, 0)])
@pytest.mark.parametrize(("gauge", "blood"), [("strength", "blood-1"), ("technique", "blood-2")])
def test_the_lowest_of_all_bounds_counts(gauge: str, blood: str, weapon: int, bound: int) -> None:
    """A Blood card sets 3 as the highest value, the weapon another one."""
    card = UP[gauge][0]
    options = armed(**{f"{gauge}_max": weapon})
    state = given(hand=f"{card} std-18", fields={"blood_1": blood}, blood=True, **options)  # type: ignore[arg-type]
    play(state, f"play {card}")
    play(state, f"play joker {gauge}")
    assert value_of(state, gauge) == min(bound, UP[gauge][1] + 1)


@proves("WS-2.7", "WS-17.14")
def test_a_bound_of_the_weapon_holds_for_every_change() -> None:
    assert gauges(play(given(hand="spe-03 std-02", weapon="tanto"), "play spe-03")) == (0, 0, 2)
    state = given(step="counter_phase", gauges=(0, 0, 1), weapon="tanto")
    play(state, "buy_guard")
    assert (gauges(state), ki(state)) == ((0, 0, 2), 4)


@proves("WS-2.7", "WS-29.7", "WS-29.9")
@pytest.mark.parametrize(
    ("blood", "before", "after"),
    [
        ("blood-1", (4, 4, 1), (3, 4, 1)),
        ("blood-2", (4, 4, 1), (4, 3, 1)),
        ("blood-1", (3, 4, 1), (3, 4, 1)),
        ("blood-2", (2, -1, 1), (2, -1, 1)),
    ],
)
def test_a_gauge_above_a_new_bound_drops_to_it_at_once(
    blood: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    state = play(given(step="blood_card(1)", gauges=before, blood=True), f"blood {blood}")
    assert gauges(state) == after


@proves("WS-2.8")
def test_the_enemy_has_no_gauges() -> None:
    """What the enemy has is life and Ki; a second board is for a second player only."""
    assert [field.name for field in LAYOUT.fields if field.name.startswith("enemy")] == [
        "enemy_deck",
        "enemy_discard",
        "enemy_life",
        "enemy_ki",
    ]
    for gauge in range(3):
        state = given()
        state.cells[OTHER + GAUGE + gauge] = 1
        assert GAME.faults(state)
