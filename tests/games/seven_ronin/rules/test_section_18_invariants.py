"""Section 18: what is true in every game, shown in random games, and positions in which it is not true."""

from collections.abc import Iterator
from random import Random

import pytest

from shiai.core.errors import PositionError
from shiai.core.messages import Event
from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import AREA_NAMES, BOARD_NAMES, RONIN_NAMES
from tests.games.seven_ronin.given import (
    GAME,
    durability,
    field,
    given,
    names,
    ninja,
    place,
    plan,
    play,
    pool,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves

SEEDS = range(200)
ALL_OTHER_OPTIONS: dict[str, object] = {
    "threat_track": "linear_to_ten",
    "market_counts_for_minimum": False,
    "limit_counts": "total",
    "held_hayai_may_move": False,
    "silence_stops_sharing": False,
    "market_ninja_keep_alive": False,
    "starvation_after_rounds": "1,2,3",
    "field_next_to_watchtower": "field_large",
}


def random_game(seed: int, **options: object) -> Iterator[tuple[State, list[Event]]]:
    """A random game: the table, and what has just happened, at the start and after every choice."""
    rng = Random(seed)
    state = GAME.start(**options)
    events = state.listen()
    yield state, []
    while state.actors():
        seat = rng.choice(state.actors())
        events.clear()
        state.apply(seat, rng.choice(state.legal(seat)))
        yield state, list(events)


def random_games(**options: object) -> Iterator[tuple[State, list[Event]]]:
    """The moments of many random games."""
    for seed in SEEDS:
        yield from random_game(seed, **options)


def on_board(state: State) -> int:
    """The ninja in the areas and on the Market."""
    return sum(ninja(state, area) for area in BOARD_NAMES)


def on_tiles(state: State) -> int:
    """The ninja that are wounds."""
    return sum(wounds(state, ronin) for ronin in RONIN_NAMES)


def in_area(state: State, area: str) -> list[str]:
    """The ronin in an area or on the Market."""
    return [ronin for ronin in RONIN_NAMES if place(state, ronin) == area]


def fighting(state: State) -> list[str]:
    """The areas that hold a ronin and a ninja."""
    return [area for area in AREA_NAMES if ninja(state, area) and in_area(state, area)]


def told(events: list[Event], *messages: str) -> int:
    """How many ninja these messages speak of; a message without a number speaks of one."""
    found = [event for event in events if event.id.removeprefix("event-") in messages]
    return sum(int(event.values.get("number", 1)) for event in found)


# 18.1 -----------------------------------------------------------------------------------------------------------------


@proves("R7-18.1")
@pytest.mark.parametrize("options", [{}, ALL_OTHER_OPTIONS])
def test_all_50_ninja_are_somewhere_at_every_moment(options: dict[str, object]) -> None:
    for state, _ in random_games(**options):
        assert reserve(state) + on_board(state) + on_tiles(state) + pool(state) == 50


@proves("R7-18.1")
@pytest.mark.parametrize("in_pool", [17, 19])
def test_a_position_with_too_few_or_too_many_ninja_is_refused(in_pool: int) -> None:
    given("area_abilities", reserve=20, ninja={"well": 8, "market": 1}, ronin={"kabe": "inn"}, wounds={"kabe": 3})
    with pytest.raises(PositionError, match=r"R7-18\.1"):
        given(
            "area_abilities",
            reserve=20,
            ninja={"well": 8, "market": 1},
            ronin={"kabe": "inn"},
            wounds={"kabe": 3},
            pool=in_pool,
        )


@proves("R7-18.1")
def test_the_number_of_ninja_is_free_when_the_pool_is_not_limited() -> None:
    state = given(
        "area_abilities", reserve=52, pool=0, ninja={"granary": 1}, ronin={"kabe": "inn"}, pool_is_limited=False
    )
    play(state, "attacker: use granary")
    assert (reserve(state), pool(state)) == (54, 0)


# 18.2 -----------------------------------------------------------------------------------------------------------------


@proves("R7-18.2")
def test_a_living_ronin_never_has_as_many_wounds_as_his_durability() -> None:
    for state, _ in random_games():
        for ronin in RONIN_NAMES:
            assert 0 <= wounds(state, ronin) < durability(ronin)
            assert place(state, ronin) != "gone" or wounds(state, ronin) == 0


@proves("R7-18.2")
@pytest.mark.parametrize("ronin", RONIN_NAMES)
def test_a_position_in_which_a_ronin_should_have_fallen_is_refused(ronin: str) -> None:
    given("area_abilities", ronin={ronin: "inn"}, wounds={ronin: durability(ronin) - 1})
    with pytest.raises(PositionError, match=r"R7-18\.2"):
        given("area_abilities", ronin={ronin: "inn"}, wounds={ronin: durability(ronin)})
    with pytest.raises(PositionError, match=r"R7-18\.2"):
        given("area_abilities", ronin={ronin: "gone"}, wounds={ronin: 1})
    with pytest.raises(PositionError, match="not between"):
        given("area_abilities", ronin={ronin: "inn"}, wounds={ronin: -1})


# 18.3 and 18.9 --------------------------------------------------------------------------------------------------------


@proves("R7-18.3", "R7-18.9")
def test_outside_a_fight_no_area_holds_both_a_ronin_and_a_ninja() -> None:
    fights = 0
    held = 0
    for state, _ in random_games():
        if step(state) in ("ronin_abilities", "split_wounds"):
            fights += len(fighting(state))
        else:
            assert fighting(state) == []
        if step(state) == "planning":
            held += field(state, "held") != "none"
    assert fights > 0
    assert held > 0


@proves("R7-18.3")
def test_a_position_of_step_3_with_a_fight_in_it_is_refused() -> None:
    given("ronin_abilities", ninja={"well": 1}, ronin={"kabe": "well"})
    for waiting in ("area_abilities", "hold_chosen_ronin"):
        with pytest.raises(PositionError, match=r"R7-18\.3"):
            given(waiting, ninja={"well": 1}, ronin={"kabe": "well"})


@proves("R7-18.9")
def test_a_position_of_planning_with_ninja_around_a_held_ronin_is_refused() -> None:
    given("planning", ninja={"inn": 1}, ronin={"kabe": "well"}, flags={"held": "kabe"})
    with pytest.raises(PositionError, match=r"R7-18\.9"):
        given("planning", ninja={"well": 1}, ronin={"kabe": "well"}, flags={"held": "kabe"})


# 18.4 and 18.5 --------------------------------------------------------------------------------------------------------


@proves("R7-18.4")
@pytest.mark.parametrize("options", [{}, ALL_OTHER_OPTIONS])
def test_no_area_holds_three_ronin_and_two_only_with_tasuke(options: dict[str, object]) -> None:
    pairs = 0
    for state, _ in random_games(**options):
        for area in BOARD_NAMES:
            here = in_area(state, area)
            assert len(here) <= 2
            if len(here) == 2:
                assert "tasuke" in here
                assert area != "market"
                pairs += 1
    assert pairs > 0


@proves("R7-18.4")
@pytest.mark.parametrize("together", [("kabe", "yumi"), ("kabe", "yumi", "tasuke")])
def test_a_position_with_ronin_who_cannot_stand_together_is_refused(together: tuple[str, ...]) -> None:
    given("ronin_abilities", ronin={"kabe": "well", "tasuke": "well", "yumi": "inn"})
    with pytest.raises(PositionError, match=r"R7-18\.4"):
        given("ronin_abilities", ronin=dict.fromkeys(together, "well"))
    with pytest.raises(PositionError, match=r"R7-18\.4"):
        given("area_abilities", ronin=dict.fromkeys(together, "well"))
    with pytest.raises(PositionError, match=r"R7-18\.4"):
        given("planning", ronin=dict.fromkeys(together, "well"), flags={"held": " ".join(together)})


@proves("R7-18.5")
def test_after_the_reveal_the_market_never_holds_ninja_and_a_ronin() -> None:
    guarded = 0
    for state, _ in random_games():
        if in_area(state, "market"):
            assert ninja(state, "market") == 0
            guarded += 1
    assert guarded > 0


@proves("R7-18.5")
@pytest.mark.parametrize("waiting", ["ronin_abilities", "area_abilities"])
def test_a_position_with_ninja_and_a_ronin_on_the_market_is_refused(waiting: str) -> None:
    given(waiting, ninja={"inn": 1}, ronin={"kabe": "market"})
    given(waiting, ninja={"market": 1}, ronin={"kabe": "inn"})
    with pytest.raises(PositionError, match=r"R7-18\.5"):
        given(waiting, ninja={"market": 1}, ronin={"kabe": "market"})


# 18.6, and 11.6 -------------------------------------------------------------------------------------------------------


@proves("R7-18.6")
def test_only_the_granary_brings_ninja_into_the_game() -> None:
    gains = 0
    for seed in SEEDS:
        before = 40
        for state, events in random_game(seed):
            now = reserve(state) + on_board(state)
            gained = told(events, "ninja_gained")
            assert now <= before + gained
            before = now
            gains += gained
    assert gains > 0


@proves("R7-11.6")
def test_ninja_leave_the_board_only_through_ronin_and_the_burial_grounds() -> None:
    left = 0
    for seed in SEEDS:
        before = 0
        for state, events in random_game(seed):
            now = on_board(state)
            gone = before + told(events, "ninja_revealed", "ninja_sent") - now
            assert gone <= told(events, "wounded", "musashi_slew", "market_cleared", "ninja_withdrawn")
            before = now
            left += gone
    assert left > 0


# 18.7 -----------------------------------------------------------------------------------------------------------------


@proves("R7-18.7")
def test_every_game_ends_within_8_rounds_with_one_winner() -> None:
    winners: set[int] = set()
    last_rounds: set[int] = set()
    for seed in SEEDS:
        for state, _ in random_game(seed):
            assert (state.outcome() is None) == bool(state.actors())
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert sorted(outcome.scores) == [-1, 1]
        assert outcome.scores[outcome.winners[0]] == 1
        winners.add(outcome.winners[0])
        last_rounds.add(int(field(state, "round")))
    assert winners == {0, 1}
    assert last_rounds <= set(range(1, 9))
    assert 8 in last_rounds


@proves("R7-18.7")
def test_nothing_can_be_done_after_the_end() -> None:
    state = given("area_abilities", round=8, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) == ("defender", "R7-12.5")
    assert refused(state, "attacker: place well") == ("R7-18.7",)
    assert refused(state, "defender: done") == ("R7-18.7",)


@proves("R7-18.7")
@pytest.mark.parametrize("round", [0, 9])
def test_a_position_of_a_round_that_does_not_exist_is_refused(round: int) -> None:
    given("planning", round=8)
    with pytest.raises(PositionError, match="not between 1 and 8"):
        given("planning", round=round)


# 18.8 -----------------------------------------------------------------------------------------------------------------


@proves("R7-18.8")
def test_an_attacker_who_always_deploys_the_minimum_is_never_short() -> None:
    # He fills areas without ronin and never uses an ability; Yumi never shoots.
    attack = ["field_large"] * 3 + ["granary"] * 2 + ["passage"] * 2 + ["market"]
    defence = {"hayai": "watchtower", "kabe": "inn", "musashi": "well", "taiko": "shrine", "tasuke": "inn"}
    defence |= {"yobu": "animal_pen", "yumi": "field_small"}
    state = GAME.start()
    reserves: list[int] = []
    for minimum in range(1, 9):
        assert (step(state), field(state, "round")) == ("planning", str(minimum))
        reserves.append(reserve(state))
        play(state, *[f"attacker: place {area}" for area in attack[: minimum - 1]])
        assert refused(state, "attacker: done") == ("R7-5.14",)
        plan(state, {attack[minimum - 1]: 1}, defence)
        play(state, "defender: finish")
        while step(state) == "area_abilities":
            play(state, "attacker: finish")
    assert reserves == [40, 39, 37, 34, 29, 23, 16, 8]  # after round 4 one ninja starves in every round
    assert reserve(state) == 0
    assert winner(state) == ("defender", "R7-12.5")


# 18.10 ----------------------------------------------------------------------------------------------------------------


@proves("R7-18.10")
def test_random_games_use_at_most_5_and_8_abilities_in_a_round_and_stay_within_the_bound() -> None:
    bound = GAME.bound(GAME.setup())
    most = 0
    for seed in SEEDS:
        choices = -1
        ronin_used = 0
        areas_used = 0
        for _, events in random_game(seed):
            choices += 1
            for event in events:
                message = event.id.removeprefix("event-")
                if message == "round_began":
                    ronin_used = 0
                    areas_used = 0
                areas_used += message == "area_used"
            messages = {event.id.removeprefix("event-") for event in events}
            ronin_used += bool(messages & {"hayai_moved", "musashi_slew", "taiko_healed", "yobu_pushed", "yumi_shot"})
            assert ronin_used <= 5
            assert areas_used <= 8
            most = max(most, areas_used)
        assert choices <= bound
    assert most > 1


@proves("R7-18.10")
def test_five_abilities_are_all_that_step_1_has() -> None:
    state = given(
        "ronin_abilities",
        reserve=20,
        ninja={"well": 2, "shrine": 2, "passage": 1},
        ronin={
            "musashi": "well",
            "yobu": "shrine",
            "taiko": "field_large",
            "yumi": "field_small",
            "hayai": "watchtower",
            "kabe": "inn",
            "tasuke": "inn",
        },
        wounds={"kabe": 3},
    )
    play(state, "defender: taiko kabe", "defender: musashi", "defender: yumi", "defender: hayai passage")
    assert step(state) == "ronin_abilities"
    assert {name.split()[0] for name in names(state, "defender")} == {"finish", "yobu"}
    play(state, "defender: yobu granary")
    assert step(state) == "area_abilities"


@proves("R7-18.10")
def test_eight_abilities_are_all_that_step_3_has() -> None:
    areas = [area for area in AREA_NAMES if not area.startswith("field")]
    state = given(
        "area_abilities",
        reserve=20,
        ninja=dict.fromkeys(areas, 2),
        ronin={"kabe": "field_small", "hayai": "field_large"},
    )
    assert names(state, "attacker") == {"finish"} | {f"use {area}" for area in areas}
    play(state, "attacker: use watchtower", "attacker: use granary", "attacker: use well", "attacker: target kabe")
    play(state, "attacker: use shrine", "attacker: target kabe", "attacker: use animal_pen", "attacker: target kabe")
    play(state, "attacker: use inn", "attacker: copy granary")
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: withdraw inn")
    assert names(state, "attacker") == {"finish", "use passage"}
    play(state, "attacker: use passage", "attacker: send passage 1")
    assert winner(state) == ("attacker", "R7-12.2")  # the eighth ability was the last choice of the step
    assert step(state) == "over"
