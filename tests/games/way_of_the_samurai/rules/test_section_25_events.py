"""Section 25: random events of a campaign."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import WEAPON_IDS, WEAPONS
from shiai.games.way_of_the_samurai.rules.causes import ATTACK
from shiai.games.way_of_the_samurai.rules.state import SPECIALS, STORED, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.damage import Hit
from shiai.games.way_of_the_samurai.rules.steps.round_end import RoundEnd
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    enemy,
    field,
    gauges,
    given,
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

DOJO = "dojo_yoshioka"
VILLAGE = "leaving_the_village"
BASE = ["katana", "katana_kodachi", "naginata", "nodachi", "tanto", "kusarigama", "bokken"]
EXPANSION = ["yari", "wakizashi"]


def event(mode: str = DOJO, **table: Any) -> WayOfTheSamurai:
    """A fight of a campaign was won: the event is rolled for."""
    return given(**{"stack": "next_fight event", "enemy": (0, 3), "mode": mode, "hand": ""} | table)


def end_round(state: WayOfTheSamurai) -> WayOfTheSamurai:
    """The running round ends."""
    state = state.clone()
    state.stack.clear()
    state.push(RoundEnd())
    state.settle()
    return state


def weapons(state: WayOfTheSamurai) -> list[str]:
    """The weapons that are offered."""
    return [name.removeprefix("weapon ") for name in offered(state)]


@proves("WS-25.1", "WS-24.17")
@pytest.mark.parametrize("mode", [DOJO, VILLAGE])
def test_the_blue_die_is_rolled(mode: str) -> None:
    state = event(mode)
    assert (step(state), offered(state), state.weights()) == ("event", [f"roll {n}" for n in range(1, 7)], [1] * 6)
    play(state, "roll 4")
    assert (ki(state), field(state, "blue_die")) == (4, "4")
    assert step(state) == ("path" if mode == DOJO else "village_roll")


@proves("WS-25.2", "WS-25.13")
def test_the_card_is_chosen_at_setup() -> None:
    assert start(mode=DOJO).rules.events == start(mode=DOJO, events="hard").rules.events
    for face, stat in ((4, ki), (5, life)):
        before: dict[str, Any] = {"life": 5, "ki": 3}
        hard = play(event(**before), f"roll {face}")
        normal = play(event(**before, events="normal"), f"roll {face}")
        assert stat(normal) - stat(hard) == 2


@proves("WS-25.3", "WS-25.4", "WS-25.5", "WS-40.36", "WS-39.15")
@pytest.mark.parametrize("card", ["hard", "normal"])
@pytest.mark.parametrize("bonus", range(1, 7))
@pytest.mark.parametrize(("first", "gauge"), [(1, 1), (2, 0)])
def test_events_1_and_2_are_a_bonus_for_the_first_round_of_the_next_fight(
    first: int, gauge: int, bonus: int, card: str
) -> None:
    state = play(event(events=card), f"roll {first}")
    assert (step(state), state.weights()) == ("bonus_roll", [1] * 6)
    play(state, f"roll {bonus}")
    assert (step(state), gauges(state)) == ("path", (0, 0, 0))
    play(state, "path left")
    expected = [0, 0, 0]
    expected[gauge] = min(bonus, 4)
    assert (step(state), list(gauges(state))) == ("draw", expected)
    assert gauges(end_round(state)) == (0, 0, 0)


@proves("WS-25.5", "WS-5.8")
@pytest.mark.parametrize(("bonus", "technique"), [(1, 0), (4, 3), (5, 4), (6, 4)])
def test_the_bonus_comes_after_the_change_of_the_weapon(bonus: int, technique: int) -> None:
    state = play(event(weapon="kanabo_3"), "roll 1", f"roll {bonus}", "path left")
    assert gauges(state) == (0, technique, 0)


@proves("WS-25.6")
@pytest.mark.parametrize("card", ["hard", "normal"])
@pytest.mark.parametrize(("before", "after"), [(1, 4), (2, 5), (3, 6), (4, 6), (6, 6)])
def test_event_3_raises_the_red_die_by_3(before: int, after: int, card: str) -> None:
    assert die(play(event(die=before, events=card), "roll 3")) == after


@proves("WS-25.7", "WS-25.11")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_event_4_takes_a_ki(before: int, after: int) -> None:
    state = play(event(ki=before), "roll 4")
    assert (ki(state), life(state), result(state), step(state)) == (after, 8, "none", "path")


@proves("WS-25.8")
@pytest.mark.parametrize("before", [8, 2])
def test_event_5_takes_a_life(before: int) -> None:
    state = play(event(life=before), "roll 5")
    assert (life(state), ki(state), step(state)) == (before - 1, 5, "path")
    nodachi = play(event(life=before, weapon="nodachi"), "roll 5")
    assert (life(nodachi), ki(nodachi)) == (before - 1, 4), "it is a loss, not a payment"


@proves("WS-25.11", "WS-40.37")
def test_event_5_can_kill() -> None:
    state = play(event(life=1), "roll 5")
    assert (result(state), won(state), step(state)) == ("killed", False, "over")


@proves("WS-25.9", "WS-25.14", "WS-40.84", "WS-17.1")
def test_event_6_breaks_the_weapon() -> None:
    state = play(event(weapon="katana"), "roll 6")
    assert (step(state), weapons(state)) == ("new_weapon", BASE[1:] + EXPANSION)
    refused(state, "weapon katana", "WS-25.9")
    play(state, "weapon bokken")
    assert (field(state, "self_weapon"), field(state, "broken"), step(state)) == ("blade=bokken", "katana", "path")
    play(state, "path left")
    assert field(state, "self_weapon") == "blade=bokken"


@proves("WS-25.9")
def test_a_broken_weapon_never_comes_back() -> None:
    state = play(event(weapon="nodachi", fields={"broken": "katana tanto"}), "roll 6")
    assert weapons(state) == ["katana_kodachi", "naginata", "kusarigama", "bokken", *EXPANSION]
    for broken in ("katana", "tanto", "nodachi"):
        refused(state, f"weapon {broken}", "WS-25.9")


@proves("WS-25.9")
def test_a_weapon_that_was_put_aside_has_no_effect_any_more() -> None:
    """The tanto doubled hits and held guard at 2; the katana that follows does neither."""
    state = play(event(weapon="tanto"), "roll 6", "weapon katana", "path right")
    assert (enemy(state), state.modifiers.damage_factor, state.modifiers.guard_max) == ((4, 2), 1, 4)
    state = state.clone()
    state.push(Hit(ATTACK, 1, 0, 0))
    state.settle()
    assert enemy(state) == (3, 2)


@proves("WS-25.10")
@pytest.mark.parametrize(
    ("weapon", "sets", "broken"),
    [
        ("yari", "expansion", "wakizashi"),
        ("katana", "expansion", "yari wakizashi"),
        ("katana", "base", " ".join(BASE[1:])),
    ],
)
def test_without_a_weapon_left_the_game_is_lost(weapon: str, sets: str, broken: str) -> None:
    state = play(event(weapon=weapon, weapon_sets=sets, fields={"broken": broken}), "roll 6")
    assert (result(state), won(state), step(state)) == ("no_weapon_left", False, "over")


@proves("WS-25.12")
@pytest.mark.parametrize(
    ("weapon", "energy"), [("naginata", 2), ("katana_kodachi", 5), ("yari", 5), ("kai", 5), ("tanto", 5)]
)
def test_a_new_weapon_keeps_its_lasting_properties_only(weapon: str, energy: int) -> None:
    state = event(weapon_sets="base_and_expansion_and_fan", die=2, ki=5, life=8)
    play(state, "roll 6", f"weapon {weapon}")
    assert (life(state), ki(state), die(state)) == (8, energy, 2)


@proves("WS-25.12")
def test_a_new_naginata_gives_no_ki_and_keeps_its_cap() -> None:
    state = play(event(ki=1), "roll 6", "weapon naginata")
    assert (ki(state), state.modifiers.ki_max) == (1, 2)


@proves("WS-25.12")
def test_lasting_properties_hold_in_the_next_fight() -> None:
    state = play(event(weapon_sets="fan"), "roll 6", "weapon kanabo_1", "path left")
    assert gauges(state) == (0, 0, -1)
    state = play(event(), "roll 6", "weapon tanto", "path right").clone()
    state.push(Hit(ATTACK, 1, 0, 0))
    state.settle()
    assert enemy(state) == (2, 2)


@proves("WS-25.12", "WS-40.27")
def test_a_yari_that_is_taken_up_gives_its_mulligans_and_takes_nothing() -> None:
    state = play(event(), "roll 6", "weapon yari")
    assert (life(state), ki(state)) == (8, 5)
    assert (field(state, "weapon_mulligans"), field(state, "campaign_mulligans")) == ("3", "1")


@proves("WS-25.13")
@pytest.mark.parametrize(
    ("face", "before", "after"),
    [(4, (5, 3), (5, 4)), (4, (5, 5), (5, 5)), (5, (5, 3), (6, 3)), (5, (8, 3), (8, 3))],
)
def test_events_4_and_5_of_the_normal_card_give(face: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    state = play(event(life=before[0], ki=before[1], events="normal"), f"roll {face}")
    assert (life(state), ki(state), step(state)) == (*after, "path")


@proves("WS-25.13")
def test_event_6_of_the_normal_card_is_a_special_card() -> None:
    state = play(event(events="normal"), "roll 6", "card spe-05")
    assert (cards(state, STORED), step(state), field(state, "broken")) == ("spe-05", "path", "none")
    assert "spe-05" not in cards(state, SPECIALS)
    choice = play(event(events="normal", weapon="wakizashi"), "roll 6", "card spe-05", "card spe-01", "keep spe-01")
    assert (cards(choice, STORED), step(choice)) == ("spe-01", "path")


@proves("WS-25.14", "WS-40.84")
@pytest.mark.parametrize(
    "sets", ["base", "expansion", "fan", "base_and_fan", "expansion_and_fan", "base_and_expansion_and_fan"]
)
def test_available_are_the_weapons_of_the_chosen_sets_without_the_tessen(sets: str) -> None:
    state = play(event(weapon="katana", weapon_sets=sets), "roll 6")
    known = [
        name
        for name, entry in zip(WEAPON_IDS, WEAPONS, strict=True)
        if entry["set"] in sets.split("_and_") and name not in ("tessen", "katana")
    ]
    assert weapons(state) == known
    refused(state, "weapon tessen", "WS-25.9")


@proves("WS-25.15")
@pytest.mark.parametrize("left", [0, 1])
def test_with_a_broken_yari_its_mulligans_are_gone(left: int) -> None:
    fields: dict[str, object] = {"weapon_mulligans": 2, "campaign_mulligans": left}
    state = play(event(weapon="yari", fields=fields), "roll 6", "weapon katana")
    assert (field(state, "weapon_mulligans"), field(state, "campaign_mulligans")) == ("0", str(left))
