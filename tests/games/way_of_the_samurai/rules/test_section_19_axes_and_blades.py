"""Section 19: masakari, tonfa and sai."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import HAND, PLAYED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    countered,
    deal,
    die,
    field,
    gauges,
    given,
    go_on,
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

WINDOWS = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "counter_phase", "end_of_exchange"]
CONVERTERS = [("masakari_1", 0), ("tonfa_1", 1)]
TONFA_2: dict[str, Any] = {"weapon": "tonfa_2"}
SAI_2: dict[str, Any] = {"weapon": "sai_2"}


def with_gauge(raised: int, value: int, guard: int) -> tuple[int, int, int]:
    """Gauges with this strength (0) or technique (1), and this guard."""
    return (value, 0, guard) if raised == 0 else (0, value, guard)


# Masakari 1 and tonfa 1 -----------------------------------------------------------------------------------------------


@proves("WS-19.9", "WS-19.14")
@pytest.mark.parametrize(("weapon", "raised"), CONVERTERS)
@pytest.mark.parametrize("window", WINDOWS)
def test_guard_is_turned_into_another_gauge_at_any_time(weapon: str, raised: int, window: str) -> None:
    state = play(given(step=window, gauges=(0, 0, 2), weapon=weapon), "convert")
    assert gauges(state) == with_gauge(raised, 1, 1)
    play(state, "convert", "convert")
    assert (gauges(state), life(state), ki(state)) == (with_gauge(raised, 3, -1), 8, 5)


@proves("WS-19.9", "WS-19.14")
@pytest.mark.parametrize(("weapon", "raised"), CONVERTERS)
def test_at_the_start_of_a_round_it_can_be_done_too(weapon: str, raised: int) -> None:
    stack = "round_end exchange(2) exchange(1) start"
    state = given(stack=stack, exchange=0, mode="dojo_yoshioka", weapon=weapon, fields={"marks": "fresh_hand"})
    assert gauges(play(state, "convert")) == with_gauge(raised, 1, -1)


@proves("WS-19.9", "WS-19.14")
@pytest.mark.parametrize(("weapon", "raised"), CONVERTERS)
def test_the_reverse_is_impossible(weapon: str, raised: int) -> None:
    state = given(gauges=with_gauge(raised, 3, 0), weapon=weapon)
    assert [name for name in offered(state) if name.startswith("convert")] == ["convert"]
    refused(state, "convert_other", "WS-19.9")
    refused(given(gauges=(1, 1, 1), weapon="katana"), "convert", "WS-19.9")


@proves("WS-19.11")
@pytest.mark.parametrize(("weapon", "raised"), CONVERTERS)
def test_the_bounds_of_both_gauges_limit_it(weapon: str, raised: int) -> None:
    low = play(given(gauges=(0, 0, -1), weapon=weapon), "convert")
    assert gauges(low) == with_gauge(raised, 1, -2)
    refused(low, "convert", "WS-19.11")
    high = play(given(gauges=with_gauge(raised, 3, 2), weapon=weapon), "convert")
    refused(high, "convert", "WS-19.11")
    wound = {"blood_1": ("blood-1", "blood-2")[raised]}
    hurt = given(gauges=with_gauge(raised, 3, 2), weapon=weapon, blood=True, fields=dict(wound))
    refused(hurt, "convert", "WS-19.11")


@proves("WS-19.10", "WS-19.15")
@pytest.mark.parametrize(("weapon", "raised"), CONVERTERS)
def test_these_two_have_no_drawback(weapon: str, raised: int) -> None:
    state = start(weapon=weapon)
    assert (life(state), ki(state), die(state), gauges(state)) == (8, 5, 1, (0, 0, 0))
    for window in WINDOWS:
        mine, katana = [given(step=window, weapon=name) for name in (weapon, "katana")]
        assert [name for name in offered(mine) if name != "convert"] == offered(katana)
    struck = countered(given(step="counter_phase", weapon=weapon), "en-11")
    assert (life(struck), ki(struck)) == (7, 4)
    ended = given(step="round_end", exchange=2, round=10, gauges=(-2, -2, -2), weapon=weapon)
    assert (step(ended), life(ended), ki(ended), gauges(ended)) == ("draw", 8, 5, (0, 0, 0))


# Masakari 2 and sai 1 -------------------------------------------------------------------------------------------------


@proves("WS-19.12", "WS-19.18", "WS-19.20")
@pytest.mark.parametrize(
    ("weapon", "card", "plain", "transformed"),
    [
        ("masakari_2", "std-05", (0, 2, -1), (2, 0, -1)),
        ("masakari_2", "std-06", (0, 1, 0), (1, 0, 0)),
        ("masakari_2", "std-08", (0, -1, 2), (-1, 0, 2)),
        ("masakari_2", "std-09", (2, -1, 0), (1, 0, 0)),
        ("masakari_2", "std-11", (1, 1, 0), (2, 0, 0)),
        ("masakari_2", "spe-02", (0, 2, 2), (2, 0, 2)),
        ("sai_1", "std-01", (2, 0, -1), (0, 2, -1)),
        ("sai_1", "std-04", (-1, 0, 2), (0, -1, 2)),
        ("sai_1", "std-09", (2, -1, 0), (0, 1, 0)),
        ("sai_1", "std-14", (1, 1, 0), (0, 2, 0)),
        ("sai_1", "spe-01", (3, 0, 1), (0, 3, 1)),
    ],
)
def test_a_line_counts_for_the_other_gauge_with_sign_and_size(
    weapon: str, card: str, plain: tuple[int, int, int], transformed: tuple[int, int, int]
) -> None:
    special = card.startswith("spe")
    hand, stored = ("std-17", card) if special else (f"{card} std-17", "")
    assert gauges(play(given(hand=hand, stored=stored, weapon=weapon), f"play {card}")) == plain
    state = play(given(hand=hand, stored=stored, weapon=weapon), f"transform {card}")
    assert (gauges(state), cards(state, PLAYED), cards(state, HAND)) == (transformed, card, "std-17")


@proves("WS-19.12", "WS-19.18", "WS-40.56")
@pytest.mark.parametrize(("weapon", "cards"), [("masakari_2", "std-05 std-06"), ("sai_1", "std-01 std-02")])
def test_it_works_once_per_round(weapon: str, cards: str) -> None:
    first, second = cards.split()
    state = play(given(hand=f"{cards} std-11 std-14 std-17", weapon=weapon), f"transform {first}")
    refused(state, f"transform {second}", "WS-40.56")
    play(state, f"play {second}", "enemy en-12", "play std-17", "go_on")
    go_on(countered(state, "en-04"), "move")
    assert field(state, "exchange") == "2"
    refused(state, "transform std-11", "WS-40.56")
    fields: dict[str, object] = {"marks": "transformed"}
    later = deal(given(step="round_end", exchange=2, hand="std-11", fields=fields, weapon=weapon))
    assert [name for name in offered(later) if name.startswith("transform")]


@proves("WS-19.20")
@pytest.mark.parametrize(("weapon", "other"), [("masakari_2", "std-02"), ("sai_1", "std-06")])
def test_only_a_card_with_such_a_line_can_be_transformed(weapon: str, other: str) -> None:
    state = given(weapon=weapon)
    refused(state, f"transform {other}", "WS-19.20")
    refused(state, "transform std-12", "WS-19.20")
    refused(given(weapon="katana"), "transform std-14", "WS-19.20")


@proves("WS-19.20")
def test_a_card_played_plainly_leaves_the_choice_for_the_next_one() -> None:
    state = play(given(weapon="masakari_2"), "play std-06")
    assert gauges(play(state, "transform std-10")) == (1, 1, 0)


# Tonfa 2 --------------------------------------------------------------------------------------------------------------


def order(state: WayOfTheSamurai) -> list[str]:
    """What is asked until the defence is checked."""
    asked = []
    for card in ("std-02", "std-06", "std-14"):
        asked.append("card")
        play(state, f"play {card}")
        if step(state) == "reveal":
            asked.append("reveal")
            play(state, "enemy en-12")
    assert step(state) == "strike"
    return asked


@proves("WS-19.16")
@pytest.mark.parametrize("number", [1, 2])
def test_only_one_card_is_played_before_the_reveal(number: int) -> None:
    tonfa, katana = [given(step=f"exchange({number})", weapon=weapon) for weapon in ("tonfa_2", "katana")]
    assert order(tonfa) == ["card", "reveal", "card", "card"]
    assert order(katana) == ["card", "card", "reveal", "card"]


@proves("WS-40.52")
def test_early_reveal_can_be_used_as_well() -> None:
    state = play(given(step="exchange(1)", **TONFA_2), "early_reveal", "enemy en-12")
    assert ki(state) == 4
    assert order(state) == ["card", "card", "card"]


@proves("WS-19.17")
@pytest.mark.parametrize("card", ["en-01", "en-05", "en-06", "en-10", "en-12"])
def test_a_wound_of_either_level_loses_the_game(card: str) -> None:
    state = countered(given(step="counter_phase", gauges=(0, 0, -1), **TONFA_2), card)
    assert (step(state), result(state), won(state), life(state)) == ("over", "wounded_to_death", False, 8)
    other = countered(given(step="counter_phase", gauges=(0, 0, -1), weapon="tonfa_1"), card)
    assert step(other) == "wound_card"


@proves("WS-19.17")
def test_it_does_not_matter_where_the_wound_comes_from() -> None:
    for face in (5, 6):
        place = given(step="environment(0)", environment="bamboo_forest", **TONFA_2)
        assert result(play(place, f"roll {face}")) == "wounded_to_death"
    taikyu = given(step="round_end", exchange=2, ki=1, taikyu=True, fields={"taikyu": 6}, **TONFA_2)
    assert result(taikyu) == "wounded_to_death"
    blood = countered(given(step="counter_phase", blood=True, **TONFA_2), "en-05")
    assert result(blood) == "wounded_to_death"


@proves("WS-19.17")
def test_a_plain_loss_and_a_wound_of_the_enemy_are_none() -> None:
    state = countered(given(step="counter_phase", **TONFA_2), "en-08")
    assert (result(state), life(state)) == ("none", 6)
    struck = play(given(step="end_of_exchange", die=5, **TONFA_2), "use_die 5", "wound w-1")
    assert result(struck) == "none"


# Sai 2 ----------------------------------------------------------------------------------------------------------------


@proves("WS-19.21")
@pytest.mark.parametrize("guard", range(-2, 5))
def test_a_guard_of_0_or_less_at_the_end_of_the_round_regains_a_ki(guard: int) -> None:
    state = given(step="round_end", exchange=2, gauges=(0, 0, guard), ki=3, **SAI_2)
    assert ki(state) == (4 if guard <= 0 else 3)
    assert ki(given(step="round_end", exchange=2, gauges=(0, 0, guard), ki=3, weapon="sai_1")) == 3


@proves("WS-19.21")
def test_the_cap_holds_and_the_end_of_an_exchange_gives_nothing() -> None:
    assert ki(given(step="round_end", exchange=2, ki=5, **SAI_2)) == 5
    assert ki(go_on(given(step="end_of_exchange", ki=3, **SAI_2), "move")) == 3
    last = given(step="round_end", exchange=2, ki=0, **SAI_2)
    assert (ki(last), life(last)) == (1, 8), "regained in time"


@proves("WS-19.22", "WS-40.66")
@pytest.mark.parametrize(
    ("gauge", "lowered"), [("strength", (-1, 0, 0)), ("technique", (0, -1, 0)), ("guard", (0, 0, -1))]
)
def test_at_the_start_of_each_round_a_gauge_of_choice_falls(gauge: str, lowered: tuple[int, int, int]) -> None:
    for state in (start(**SAI_2), given(step="round_end", exchange=2, gauges=(2, 2, 2), **SAI_2)):
        assert offered(state) == ["lower strength", "lower technique", "lower guard"]
        play(state, f"lower {gauge}")
        assert (gauges(state), step(state)) == (lowered, "draw")
    assert step(start(weapon="sai_1")) == "draw"
