"""The heuristic player: always legal, blind for what it may not know, better than chance, and sensible."""

from random import Random

import pytest

from shiai.core.options import Choice, Numbers, Switch
from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, OPTIONS, SEATS
from tests.games.seven_ronin.given import GAME, given, names, place, play, reserve, step, winner, wounds

OPTION_SETS: list[dict[str, object]] = [
    {},
    {"threat_track": "linear_to_ten", "limit_counts": "total", "pool_is_limited": False},
    {"threat_track": "slow", "short_reserve": "attacker_loses", "market_counts_for_minimum": False},
    {
        "threat_track": "steep",
        "held_hayai_may_move": False,
        "silence_stops_sharing": False,
        "market_ninja_keep_alive": False,
        "field_next_to_watchtower": "field_large",
    },
]


def advice(state: State, seat: str, seed: int = 1) -> str:
    """The name of the choice that the heuristic player makes."""
    number = SEATS.index(seat)
    return state.name(GAME.advise(state.redact(number), number, Random(seed)))


def follow(state: State, seat: str) -> State:
    """Play the choices of the heuristic player while this seat is the only one to choose."""
    number = SEATS.index(seat)
    while state.actors() == (number,):
        state.apply(number, GAME.advise(state.redact(number), number, Random(1)))
    return state


def wins(seat: int, games: int) -> int:
    """How many games the heuristic player wins for this seat against a player who chooses at random."""
    won = 0
    for number in range(games):
        rng = Random(number)
        state = GAME.start()
        while state.actors():
            acting = state.actors()[0]
            view = state.redact(acting)
            choice = GAME.advise(view, acting, rng) if acting == seat else rng.choice(view.legal(acting))
            state.apply(acting, choice)
        outcome = state.outcome()
        won += outcome is not None and outcome.winners == (seat,)
    return won


@pytest.mark.parametrize("options", OPTION_SETS)
def test_every_choice_is_legal_and_every_value_between_loss_and_win(options: dict[str, object]) -> None:
    for number in range(12):
        rng = Random(number)
        state = GAME.start(**options)
        while state.actors():
            seat = rng.choice(state.actors())
            view = state.redact(seat)
            choice = GAME.advise(view, seat, rng)
            if rng.random() < 0.2:  # positions that sense alone would never bring about
                choice = rng.choice(view.legal(seat))
            assert choice in state.legal(seat)
            state.apply(seat, choice)
            assert -1 <= GAME.evaluate(state, seat) <= 1
            assert GAME.evaluate(state, ATTACKER) == -GAME.evaluate(state, DEFENDER)
        outcome = state.outcome()
        assert outcome is not None
        assert GAME.evaluate(state, outcome.winners[0]) == 1


def test_the_option_sets_try_every_option() -> None:
    tried = {name for options in OPTION_SETS for name in options}
    assert {o.name for o in OPTIONS if isinstance(o, Choice | Switch)} == tried
    assert [o.name for o in OPTIONS if isinstance(o, Numbers)] == ["starvation_after_rounds"]


def test_advice_never_looks_at_the_plan_of_the_rival() -> None:
    for number in range(10):
        rng = Random(number)
        state = GAME.start()
        while state.actors():
            for seat in state.actors():
                view = state.redact(seat)
                other = view.fill(Random(number + 1000)).redact(seat)
                assert GAME.advise(view, seat, Random(number)) == GAME.advise(other, seat, Random(number))
            seat = rng.choice(state.actors())
            state.apply(seat, GAME.advise(state.redact(seat), seat, rng))


def test_asking_changes_nothing() -> None:
    rng = Random(5)
    state = GAME.start()
    while state.actors():
        seat = state.actors()[0]
        view = state.redact(seat)
        before = view.key()
        choice = GAME.advise(view, seat, rng)
        assert view.key() == before
        state.apply(seat, choice)


def test_plans_cannot_be_foretold() -> None:
    assert len({advice(given(), "attacker", seed) for seed in range(50)}) > 2
    assert len({advice(given(), "defender", seed) for seed in range(50)}) > 2


def test_the_heuristic_attacker_beats_a_random_defender() -> None:
    assert wins(ATTACKER, 100) >= 80


def test_the_heuristic_defender_beats_a_random_attacker() -> None:
    assert wins(DEFENDER, 100) >= 80


def test_the_inn_copies_a_field_for_the_fifth_area() -> None:
    ninja = {"inn": 1, "field_small": 1, "shrine": 1, "burial_grounds": 1}
    state = given("area_abilities", reserve=5, ninja=ninja, ronin={"kabe": "well", "yumi": "granary"})
    assert advice(state, "attacker") == "use inn"
    assert winner(follow(state, "attacker")) == ("attacker", "R7-12.2")


def test_the_passage_takes_the_fifth_area_before_the_attacker_finishes() -> None:
    ninja = {"passage": 1, "watchtower": 1, "shrine": 1, "burial_grounds": 1}
    state = given("area_abilities", reserve=1, ninja=ninja, ronin={"kabe": "well", "yumi": "granary"})
    assert advice(state, "attacker") == "use passage"
    assert winner(follow(state, "attacker")) == ("attacker", "R7-12.2")


def test_the_passage_overruns_a_weak_ronin_and_the_inn_taken_copies_the_field() -> None:
    """The example of R7-17.6, where every other area is well defended."""
    guards = {"hayai": "well", "kabe": "granary", "musashi": "watchtower", "taiko": "shrine", "tasuke": "animal_pen"}
    ninja = {"passage": 1, "burial_grounds": 1, "field_large": 1}
    ronin = guards | {"yumi": "inn", "yobu": "field_small"}
    state = given("area_abilities", reserve=2, ninja=ninja, ronin=ronin, wounds={"yumi": 2})
    assert winner(follow(state, "attacker")) == ("attacker", "R7-12.2")


def test_a_won_position_is_finished_at_once() -> None:
    ninja = {"field_small": 1, "field_large": 1, "well": 1, "granary": 1}
    state = given("area_abilities", reserve=5, ninja=ninja, ronin={"kabe": "inn"})
    assert advice(state, "attacker") == "finish"


def test_the_well_wounds_whom_it_eliminates() -> None:
    ronin = {"kabe": "inn", "yumi": "shrine", "taiko": "passage"}
    state = given("area_abilities", ninja={"well": 1}, ronin=ronin, wounds={"yumi": 2, "kabe": 1})
    assert advice(play(state, "attacker: use well"), "attacker") == "target yumi"


def test_the_inn_copies_nothing_useless() -> None:
    ninja = {"inn": 1, "granary": 1, "field_small": 1}
    state = given("area_abilities", reserve=5, ninja=ninja, ronin={"kabe": "well"})
    play(state, "attacker: use inn")
    assert advice(state, "attacker") == "copy granary"


def test_taiko_heals_who_would_fall() -> None:
    ronin = {"taiko": "inn", "yobu": "well", "kabe": "granary"}
    state = given("ronin_abilities", ninja={"well": 3, "granary": 1}, ronin=ronin, wounds={"kabe": 2, "yobu": 1})
    assert names(state, "defender", "taiko") == {"taiko kabe", "taiko yobu"}
    follow(state, "defender")
    assert place(state, "yobu") != "gone"


def test_yumi_shoots_and_musashi_slays() -> None:
    state = given("ronin_abilities", reserve=9, ninja={"well": 1}, ronin={"yumi": "inn", "musashi": "well"})
    follow(state, "defender")
    assert (wounds(state, "musashi"), reserve(state)) == (0, 8)


def test_wounds_are_split_so_that_nobody_falls() -> None:
    ronin = {"yumi": "well", "tasuke": "well", "kabe": "inn"}
    state = given("ronin_abilities", ninja={"well": 2}, ronin=ronin, wounds={"yumi": 1, "tasuke": 1})
    play(state, "defender: finish")
    assert step(state) == "split_wounds"
    assert advice(state, "defender") == "tasuke takes 1"


def test_hayai_saves_the_fifth_area() -> None:
    ninja = {"inn": 1, "shrine": 1, "burial_grounds": 2, "animal_pen": 2, "field_small": 1}
    state = given("ronin_abilities", round=6, reserve=0, ninja=ninja, ronin={"hayai": "granary", "kabe": "well"})
    follow(state, "defender")
    assert winner(state) is None


def test_the_last_weak_ninja_are_driven_out_of_the_fourth_area() -> None:
    """Four areas are lost, so the Defender frees at least one of those held by a single ninja."""
    ninja = {"well": 1, "granary": 1, "shrine": 4, "passage": 1}
    state = given(round=5, reserve=12, ninja=ninja)
    while DEFENDER in state.actors():
        state.apply(DEFENDER, GAME.advise(state.redact(DEFENDER), DEFENDER, Random(3)))
    plan = state.position().split("defence_plan: ")[1].split("\n")[0]
    assert any(f"={area}" in plan for area in ("well", "granary", "passage"))
