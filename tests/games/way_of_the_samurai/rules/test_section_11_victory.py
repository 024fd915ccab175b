"""Section 11: victory and defeat."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import enemy, given, go_on, ki, life, offered, play, result, step, won
from tests.proof import proves

PLAYED = "std-01 std-06 std-13"


def attack(**wanted: Any) -> WayOfTheSamurai:
    """The defence en-03 is checked with strength 3."""
    table: dict[str, Any] = {"defence": "en-03", "gauges": (3, 0, 0), "played": PLAYED, "hand": "std-02 std-10"}
    return play(given("strike", **(table | wanted)), "go_on")


def struck(card: str, **wanted: Any) -> WayOfTheSamurai:
    """A counter-attack with this card, which meets a guard of 0 or less."""
    table: dict[str, Any] = {"defence": "en-12", "played": PLAYED, "hand": "std-02 std-10", "enemy_deck": card}
    state = given("strike", **(table | wanted))
    go_on(state, "before_counter")
    return play(state, "go_on")


@proves("WS-11.1", "WS-11.3")
@pytest.mark.parametrize("opponent", ["ishida", "takeshi", "oda", "shiro", "skull", "zoro"])
def test_the_fight_is_won_when_the_enemy_has_no_life_left(opponent: str) -> None:
    state = attack(opponent=opponent, enemy=(1, 5))
    assert (result(state), won(state), step(state), offered(state)) == ("enemy_killed", True, "over", [])
    wounded = attack(opponent=opponent, enemy=(2, 5))
    assert (result(wounded), enemy(wounded)[0]) == ("none", 1)


@proves("WS-11.1", "WS-20.11")
def test_kempo_is_the_exception() -> None:
    state = attack(opponent="kempo", enemy=(1, 5))
    assert (result(state), step(state), enemy(state)) == ("none", "wound_card", (8, 5))
    play(state, "wound w-5")
    assert (result(state), won(state)) == ("enemy_deadly_wound", True)


@proves("WS-11.1")
def test_an_enemy_without_ki_is_not_defeated() -> None:
    state = given("strike", played=PLAYED, hand="std-02", defence="en-05", gauges=(2, 0, 0), enemy=(3, 1))
    play(state, "go_on")
    assert (enemy(state), result(state)) == ((3, 0), "none")


@proves("WS-11.2", "WS-11.3")
@pytest.mark.parametrize(("card", "lives"), [("en-03", 1), ("en-08", 1), ("en-08", 2), ("en-11", 1)])
def test_the_game_is_lost_when_the_player_has_no_life_left(card: str, lives: int) -> None:
    state = struck(card, life=lives)
    assert (result(state), won(state), life(state), step(state)) == ("killed", False, 0, "over")
    survived = struck(card, life=lives + 2)
    assert result(survived) == "none"


@proves("WS-11.2")
def test_a_defeat_ends_a_run_of_fights_as_well() -> None:
    for mode in ("clan", "dojo_yoshioka", "leaving_the_village", "one_vs_three"):
        state = given("round_end", mode=mode, ki=0, life=1)
        assert (result(state), won(state), step(state)) == ("killed", False, "over")


@proves("WS-11.3", "WS-8.6", "WS-0.13")
def test_death_is_checked_after_every_point() -> None:
    """Wound w-3 takes 2 life, then 1 Ki: the first point kills, the rest is dropped."""
    state = struck("en-06", life=1, ki=4)
    play(state, "wound w-3")
    assert (result(state), life(state), ki(state)) == ("killed", 0, 4)


@proves("WS-11.3")
def test_death_is_checked_in_the_middle_of_a_round() -> None:
    rain: dict[str, Any] = {"environment": "forest", "weather": "rain", "played": "std-01 std-02 std-03", "hand": ""}
    state = given("combo", life=1, **rain)
    assert (result(state), step(state)) == ("killed", "over"), "before the reward"
    early = given("move(0,2)", environment="bamboo_forest", life=1)
    play(early, "environment", "roll 5", "wound w-1")
    assert result(early) == "killed"


@proves("WS-11.4", "WS-40.70")
@pytest.mark.parametrize(("enemy_life", "winner"), [(1, True), (2, True), (3, False)])
def test_there_is_no_tie(enemy_life: int, winner: bool) -> None:
    """Both have no Ki at the end of the round; the first death decides."""
    state = given("round_end", enemy=(enemy_life, 0), life=1, ki=0)
    assert (won(state), step(state)) == (winner, "over")
    assert life(state) == (1 if winner else 0)


@proves("WS-11.4")
def test_after_a_death_nothing_more_can_be_chosen() -> None:
    state = attack(enemy=(1, 5))
    assert state.actors() == ()
    assert state.why_not(0, state.action("go_on")) == ("WS-11.4",)


@proves("WS-11.5", "WS-15.6")
def test_victory_by_the_deadly_wound() -> None:
    state = play(given("end_of_exchange", die=6), "use_die 6", "wound w-5")
    assert (result(state), won(state)) == ("enemy_deadly_wound", True)


@proves("WS-11.5", "WS-19.2")
@pytest.mark.parametrize("opponent", ["ishida", "kempo"])
def test_victory_with_kanabo_1(opponent: str) -> None:
    table: dict[str, Any] = {"defence": "en-05", "gauges": (2, 0, 0), "enemy": (7, 1), "opponent": opponent}
    state = attack(weapon="kanabo_1", **table)
    assert (result(state), won(state), enemy(state)[1]) == ("enemy_without_ki", True, 0)
    assert result(attack(**table)) == "none", "not with another weapon"


@proves("WS-11.5", "WS-23.11")
def test_victory_in_the_third_weather() -> None:
    table: dict[str, Any] = {"environment": "forest", "die": 6}
    state = play(given("end_of_exchange", weather="snow", **table), "use_die 6")
    assert (result(state), won(state)) == ("snow_victory", True)
    assert step(play(given("end_of_exchange", weather="fog", **table), "use_die 6")) == "wound_card"


@proves("WS-11.5", "WS-32.19")
def test_victory_over_the_last_of_three() -> None:
    table: dict[str, Any] = {"mode": "one_vs_three"}
    fields = {"target": "opponent=second", "enemy_ki": "first=2 second=2 third=2"}
    state = attack(fields=fields | {"enemy_life": "second=1"}, **table)
    assert (result(state), won(state)) == ("all_three_dead", True)
    two = attack(fields=fields | {"enemy_life": "first=2 second=1"}, **table)
    assert (result(two), step(two)) == ("none", "before_counter")


@proves("WS-11.5", "WS-24.13")
@pytest.mark.parametrize(("mode", "last"), [("dojo_yoshioka", 5), ("leaving_the_village", 11)])
def test_victory_in_the_last_fight_of_a_campaign(mode: str, last: int) -> None:
    state = attack(mode=mode, enemy=(1, 2), fields={"fight": last})
    assert (result(state), won(state)) == ("campaign_won", True)
    before = attack(mode=mode, enemy=(1, 2), fields={"fight": last - 1})
    assert (result(before), step(before)) == ("none", "event")


WAYS_TO_LOSE: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("deadly_wound", "counter", {"enemy_deck": "en-06"}, ["wound w-5"]),
    ("without_ki", "counter", {"enemy_deck": "en-04", "opponent": "takeshi", "ki": 1}, []),
    ("wounded_to_death", "counter", {"enemy_deck": "en-01", "weapon": "tonfa_2"}, []),
    ("bled_out", "counter", {"enemy_deck": "en-01", "blood": True}, []),
    ("decapitated", "counter", {"enemy_deck": "en-06", "blood": True}, ["blood blood-5"]),
    ("fell", "move", {"environment": "cliff"}, ["environment", "roll 4"]),
    ("sunstroke", "round_end", {"environment": "forest", "weather": "sun", "gauges": (0, 0, -2)}, []),
]


@proves("WS-11.6", "WS-15.6", "WS-20.3", "WS-19.17", "WS-22.10", "WS-29.5", "WS-23.14")
@pytest.mark.parametrize(("reason", "moment", "table", "choices"), WAYS_TO_LOSE)
@pytest.mark.parametrize("yoroi", ["none", "player"])
def test_further_ways_to_lose(reason: str, moment: str, table: dict[str, Any], choices: list[str], yoroi: str) -> None:
    """All of them at once, with 8 life, and whether the player wears armour or not (WS-11.7)."""
    fields: dict[str, Any] = {"armour": 4} if yoroi == "player" else {}
    if reason == "bled_out":
        fields |= {"blood_1": "blood-1 blood-2 blood-5", "blood_2": "blood-3 blood-4"}
    table = table | {"yoroi": yoroi, "fields": fields}
    if moment == "counter":
        state = struck(table["enemy_deck"], **table)
    else:
        state = given("move(0,2)" if moment == "move" else "round_end", **table)
    play(state, *choices)
    assert (result(state), won(state), step(state), life(state)) == (reason, False, "over", 8)


@proves("WS-11.6", "WS-25.10")
def test_defeat_without_a_weapon_left() -> None:
    broken = "bokken naginata nodachi tanto kusarigama katana_kodachi yari wakizashi"
    table: dict[str, Any] = {"mode": "leaving_the_village", "events": "hard", "hand": ""}
    state = given("event", stack="next_fight event", fields={"broken": broken}, **table)
    play(state, "roll 6")
    assert (result(state), won(state)) == ("no_weapon_left", False)
    spare = given("event", stack="next_fight event", fields={"broken": broken.replace("yari ", "")}, **table)
    play(spare, "roll 6")
    assert result(spare) == "none"


@proves("WS-11.7")
def test_the_armour_of_the_enemy_does_not_stop_an_instant_victory() -> None:
    armour: dict[str, Any] = {"yoroi": "enemy", "fields": {"armour": 4}}
    deadly = play(given("end_of_exchange", die=6, **armour), "use_die 6", "wound w-5")
    assert result(deadly) == "enemy_deadly_wound"
    snow = play(given("end_of_exchange", die=6, environment="forest", weather="snow", **armour), "use_die 6")
    assert result(snow) == "snow_victory"
    kanabo = attack(weapon="kanabo_1", defence="en-05", gauges=(2, 0, 0), enemy=(7, 1), **armour)
    assert result(kanabo) == "enemy_without_ki"


@proves("WS-11.7")
def test_an_instant_defeat_cannot_be_healed() -> None:
    """The combo that Taikyu would heal by 2 life costs the last one first."""
    state = given(
        "combo",
        played="std-01 std-02 std-03",
        hand="",
        life=1,
        environment="forest",
        weather="rain",
        taikyu=True,
        fields={"taikyu": 1},
    )
    assert (result(state), life(state)) == ("killed", 0)
    takeshi = play(given("combo", played="std-01 std-02 std-03", hand="", ki=1, opponent="takeshi"), "take ki")
    assert (result(takeshi), ki(takeshi)) == ("none", 2)
    spent = given("before_counter(5)", played="std-01 std-02 std-03", hand="", ki=1, opponent="takeshi")
    play(spent, "buy_guard")
    assert result(spent) == "without_ki", "though the combo would give a Ki back"
