"""Section 22: environments."""

from typing import Any

import pytest

from shiai.core.errors import OptionError
from shiai.games.way_of_the_samurai.rules.cards import DATA, ENVIRONMENT_NAMES
from tests.games.way_of_the_samurai.given import (
    GAME,
    deal,
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

ROLLS = [f"roll {face}" for face in range(1, 7)]
BASE = ("bridge", "forest", "rice_field", "mountain")
EXPANSION = ("bamboo_forest", "cliff")
WOUNDS = [f"wound w-{number}" for number in range(1, 6)]
# What each face of the base cards does: strength, technique, guard, and life and Ki that are left.
TABLE: dict[str, list[tuple[tuple[int, int, int], int, int]]] = {
    "bridge": [
        ((0, 0, 1), 8, 4),
        ((0, 0, 2), 8, 4),
        ((0, 1, 0), 8, 4),
        ((1, 0, 0), 8, 4),
        ((0, 0, -1), 8, 4),
        ((0, 0, 0), 7, 4),
    ],
    "forest": [
        ((0, 0, 1), 8, 4),
        ((0, 0, 2), 8, 4),
        ((0, 1, 0), 8, 4),
        ((0, 2, 0), 8, 4),
        ((-1, 0, 0), 8, 4),
        ((0, 0, -2), 8, 4),
    ],
    "rice_field": [
        ((1, 0, 0), 8, 4),
        ((2, 0, 0), 8, 4),
        ((0, 0, 1), 8, 4),
        ((0, -1, 0), 8, 4),
        ((0, 0, -1), 8, 4),
        ((0, 0, 0), 8, 3),
    ],
    "mountain": [
        ((0, 2, 0), 8, 4),
        ((2, 0, 0), 8, 4),
        ((1, 1, 0), 8, 4),
        ((0, 0, 1), 8, 4),
        ((0, 0, -2), 8, 4),
    ],
}
CASES = [(place, face, *entry) for place, rows in TABLE.items() for face, entry in enumerate(rows, 1)]
# Where an environment can be activated, as step of the flow; W5 and W6 are the windows before the counter-attack.
OPEN = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "before_counter(3)", "before_counter(5)"]


@proves("WS-22.1")
@pytest.mark.parametrize("place", BASE)
def test_the_base_game_offers_four_environments(place: str) -> None:
    assert field(start(environment=place), "environment") == f"place={place}"
    sets = {str(entry["id"]): entry["set"] for entry in DATA["environments"]}
    assert [name for name, box in sets.items() if box == "base"] == list(BASE)


@proves("WS-22.1")
def test_choosing_one_is_optional() -> None:
    assert field(start(), "environment") == "none"
    refused(given(), "environment", "WS-22.3")


@proves("WS-22.2")
@pytest.mark.parametrize("both", ["bridge+forest", "bridge forest", "bridge,cliff"])
def test_two_environments_cannot_be_chosen(both: str) -> None:
    with pytest.raises(OptionError):
        GAME.setup(environment=both)


@proves("WS-22.2")
def test_a_changed_environment_takes_the_place_of_the_old_one() -> None:
    state = deal(start(weapon="tessen", environment="bridge"))
    play(state, "change mountain", "environment", "roll 3")
    assert (gauges(state), field(state, "environment")) == ((1, 1, 0), "place=mountain"), "the bridge gives (0, 1, 0)"


@proves("WS-22.3", "WS-22.4", "WS-22.6")
@pytest.mark.parametrize(("place", "face", "moved", "lives", "left"), CASES)
def test_for_one_ki_the_die_is_rolled_and_the_result_applied(
    place: str, face: int, moved: tuple[int, int, int], lives: int, left: int
) -> None:
    state = play(given(environment=place), "environment")
    assert (ki(state), offered(state), gauges(state)) == (4, ROLLS, (0, 0, 0)), "paid, and nobody is asked but luck"
    assert state.stack[-1].weights(state) == [1] * 6
    play(state, f"roll {face}")
    assert (gauges(state), life(state), ki(state), step(state)) == (moved, lives, left, "move")
    assert enemy(state) == (8, 5)


@proves("WS-22.3", "WS-22.4", "WS-22.6")
@pytest.mark.parametrize(("card", "lives", "left"), [("w-1", 7, 4), ("w-2", 8, 3), ("w-4", 6, 4), ("w-5", 8, 4)])
def test_a_six_in_the_mountain_wounds_the_player(card: str, lives: int, left: int) -> None:
    state = play(given(environment="mountain"), "environment", "roll 6", f"wound {card}")
    assert (life(state), ki(state), enemy(state), step(state)) == (lives, left, (8, 5), "move")


@proves("WS-22.6")
@pytest.mark.parametrize("place", BASE)
def test_most_results_of_the_base_cards_move_gauges(place: str) -> None:
    results = next(entry["results"] for entry in DATA["environments"] if entry["id"] == place)
    assert sum(all("gauge" in effect for effect in results[str(face)]["effects"]) for face in range(1, 7)) >= 5


@proves("WS-22.3")
def test_without_ki_it_cannot_be_activated() -> None:
    refused(given(environment="bridge", ki=0), "environment", "WS-12.16")
    assert ki(play(given(environment="bridge", ki=1), "environment")) == 0


@proves("WS-22.4")
def test_a_bad_result_can_kill() -> None:
    state = play(given(environment="bridge", life=1), "environment", "roll 6")
    assert (result(state), won(state)) == ("killed", False)


@proves("WS-22.5", "WS-40.34", "WS-38.3")
@pytest.mark.parametrize("where", OPEN)
def test_it_may_be_activated_up_to_the_reveal_of_the_counter_attack(where: str) -> None:
    state = play(given(step=where, environment="bridge"), "environment", "roll 2")
    assert (gauges(state), step(state)) == ((0, 0, 2), where.partition("(")[0])


@proves("WS-22.5")
def test_it_may_be_activated_at_the_start_of_a_round() -> None:
    state = deal(start(weapon="yari", environment="bridge"))
    assert step(state) == "start"
    assert gauges(play(state, "environment", "roll 4")) == (1, 0, 0)


@proves("WS-22.5", "WS-38.3")
def test_with_an_option_it_closes_with_the_counter_attack_until_the_next_exchange() -> None:
    table: dict[str, Any] = {"step": "counter_phase", "gauges": (0, 0, 4), "environment": "bridge"}
    open_state = play(given(**table), "go_on", "enemy en-03")
    assert (step(open_state), "environment" in offered(open_state)) == ("end_of_exchange", True)
    state = play(given(environment_until_counter=True, **table), "go_on")
    assert step(state) == "counter_card"
    play(state, "enemy en-03")
    assert step(state) == "end_of_exchange"
    refused(state, "environment", "WS-22.5")
    assert "environment" in offered(go_on(state, "move"))


@proves("WS-22.5", "WS-40.34")
def test_it_may_be_activated_as_often_as_it_can_be_paid() -> None:
    state = given(environment="bridge", ki=3)
    for left in (2, 1, 0):
        assert ki(play(state, "environment", "roll 4")) == left
    assert gauges(state) == (3, 0, 0)
    refused(state, "environment", "WS-12.16")


@proves("WS-22.7", "WS-22.8")
@pytest.mark.parametrize("face", range(1, 5))
def test_the_bamboo_forest_raises_guard_by_what_the_data_file_says(face: int) -> None:
    state = play(given(environment="bamboo_forest"), "environment", f"roll {face}")
    entry = next(entry for entry in DATA["environments"] if entry["id"] == "bamboo_forest")
    (effect,) = entry["results"][str(face)]["effects"]
    assert (effect["gauge"], gauges(state)) == ("guard", (0, 0, effect["delta"]))
    assert gauges(state)[2] == (1, 1, 2, 3)[face - 1]


@proves("WS-22.7")
@pytest.mark.parametrize(
    ("face", "card", "lives", "left"),
    [(5, "w-1", 7, 4), (5, "w-4", 6, 4), (5, "w-5", 8, 4), (6, "w-1", 6, 4), (6, "w-2", 8, 2), (6, "w-4", 5, 4)],
)
def test_the_bamboo_forest_wounds_the_player_on_5_and_6(face: int, card: str, lives: int, left: int) -> None:
    state = play(given(environment="bamboo_forest"), "environment", f"roll {face}")
    assert offered(state) == WOUNDS
    play(state, f"wound {card}")
    assert (life(state), ki(state), enemy(state)) == (lives, left, (8, 5))


@proves("WS-22.7")
def test_a_six_in_the_bamboo_forest_can_be_deadly() -> None:
    state = play(given(environment="bamboo_forest"), "environment", "roll 6", "wound w-5")
    assert (result(state), won(state)) == ("deadly_wound", False)


@proves("WS-22.7", "WS-40.71")
@pytest.mark.parametrize(("face", "level"), [(5, "blood_1"), (6, "blood_2")])
def test_with_module_blood_the_bamboo_forest_draws_a_blood_card(face: int, level: str) -> None:
    state = play(given(environment="bamboo_forest", blood=True), "environment", f"roll {face}")
    assert step(state) == "blood_card"
    assert field(play(state, "blood blood-2"), level) == "blood-2"


@proves("WS-22.9", "WS-22.5")
def test_the_cliff_can_be_used_once_in_a_fight() -> None:
    state = play(given(environment="cliff"), "environment", "roll 2", "wound w-1")
    refused(state, "environment", "WS-22.9")
    fields: dict[str, object] = {"marks": "cliff_used"}
    later = deal(given(step="round_end", exchange=2, environment="cliff", fields=fields))
    assert step(later) == "move"
    refused(later, "environment", "WS-22.9")


@proves("WS-22.9", "WS-40.35")
def test_in_a_clan_run_the_cliff_can_be_used_once_in_each_fight() -> None:
    fields: dict[str, object] = {"marks": "cliff_used"}
    refused(given(mode="clan", environment="cliff", fields=fields), "environment", "WS-22.9")
    state = deal(play(given(step="next_fight", mode="clan", environment="cliff", fields=fields), "roll 6"))
    assert (field(state, "environment"), "environment" in offered(state)) == ("place=cliff", True)


@proves("WS-22.10")
@pytest.mark.parametrize("face", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "left"), [("w-1", (7, 5)), ("w-2", (8, 4)), ("w-3", (7, 4)), ("w-4", (6, 5)), ("w-5", (8, 5))]
)
def test_a_low_roll_at_the_cliff_is_a_wound_1_for_the_enemy(face: int, card: str, left: tuple[int, int]) -> None:
    state = play(given(environment="cliff"), "environment", f"roll {face}")
    assert offered(state) == WOUNDS
    play(state, f"wound {card}")
    assert (enemy(state), life(state), ki(state), step(state)) == (left, 8, 4, "move")


@proves("WS-22.10")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"yoroi": "player"}, {"blood": True}])
def test_a_high_roll_at_the_cliff_loses_the_game_at_once(face: int, options: dict[str, Any]) -> None:
    state = play(given(environment="cliff", **options), "environment", f"roll {face}")
    assert (result(state), won(state), offered(state)) == ("fell", False, [])


@proves("WS-22.11", "WS-37.2")
@pytest.mark.parametrize("mode", ["dojo_yoshioka", "leaving_the_village"])
@pytest.mark.parametrize("place", ENVIRONMENT_NAMES)
def test_campaigns_have_no_environment(mode: str, place: str) -> None:
    impossible("WS-37.2", mode=mode, environment=place)
    assert field(start(mode=mode), "environment") == "none"


@proves("WS-22.12")
@pytest.mark.parametrize("place", EXPANSION)
def test_those_of_the_expansion_are_chosen_and_activated_like_the_others(place: str) -> None:
    assert field(start(environment=place), "environment") == f"place={place}"
    state = given(environment=place)
    assert (offered(play(state, "environment")), ki(state)) == (ROLLS, 4)
    refused(given(environment=place, ki=0), "environment", "WS-12.16")
    late = given(step="end_of_exchange", environment=place, environment_until_counter=True)
    refused(late, "environment", "WS-22.5")


@proves("WS-22.13")
@pytest.mark.parametrize("where", ["move(1,1)", "strike", "before_counter(4)", "before_counter(5)"])
def test_the_cliff_needs_a_living_enemy(where: str) -> None:
    fields: dict[str, object] = {"target": "opponent=second", "enemy_life": "first=3 second=0 third=2"}
    refused(given(step=where, mode="one_vs_three", environment="cliff", fields=fields), "environment", "WS-22.13")
    assert "environment" in offered(given(step=where, mode="one_vs_three", environment="bridge", fields=fields))
    fields = {"target": "opponent=second", "enemy_life": "first=0 second=1 third=0"}
    assert "environment" in offered(given(step=where, mode="one_vs_three", environment="cliff", fields=fields))
