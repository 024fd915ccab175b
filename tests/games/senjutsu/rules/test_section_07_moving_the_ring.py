"""Section 7: changing and switching Kamae."""

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import (
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
)
from tests.proof import proves


def changing(name: str, present: str, branches: int = 1, focus: int = 0) -> Senjutsu:
    """A hero is about to change Kamae: Graceful Step gives one branch, Trained Mind two."""
    card = "103" if branches == 1 else "117"
    second = hero("ronin" if name == "warrior" else "warrior", "A1", "S")
    state = given(hero(name, hand=card, kamae=present, focus=focus), second)
    choose(state, card, "023" if name == "warrior" else "053")
    go_on(state, "change", move="done", **{"or": "option 1"})
    assert actor(state) == 0
    return state


def switching(card: str, name: str = "ronin", present: str = "NEU") -> Senjutsu:
    """A card of seat_1 is resolved up to its switch, or over it where nothing is asked."""
    second = hero("warrior" if name != "warrior" else "ronin", "A1", "S", stuns=1)
    state = given(hero(name, hand=card, kamae=present), second)
    choose(state, card, "stun")
    return go_on(state, "switch" if card == "109" else "choose")


def over(state: Senjutsu) -> bool:
    """Is the change finished?"""
    return step(state) not in ("change", "focus_exit")


@proves("SJ-7.9")
def test_a_change_goes_along_at_most_so_many_branches() -> None:
    """Ronin: NEU-BAL-DET."""
    state = play(changing("ronin", "NEU", 1), "BAL")
    assert over(state)
    assert kamae(state, 0) == "BAL"
    state = play(changing("ronin", "NEU", 2), "BAL")
    assert (step(state), offered(state)) == ("change", ["done", "NEU", "DET"])
    play(state, "DET")
    assert over(state)
    assert kamae(state, 0) == "DET"


@proves("SJ-7.9")
def test_every_branch_of_a_change_is_travelled_in_a_permitted_direction() -> None:
    """Warrior: DET>NEU leads one way, and then on to AGG."""
    state = changing("warrior", "DET", 2)
    refused(state, "AGG", "SJ-7.3")
    play(state, "NEU")
    assert offered(state) == ["done", "AGG"], "not back to Determination"
    assert kamae(play(state, "AGG"), 0) == "AGG"


@proves("SJ-7.10")
@pytest.mark.parametrize("branches", [1, 2])
def test_a_change_is_optional(branches: int) -> None:
    state = changing("ronin", "BAL", branches)
    assert "done" in offered(state)
    play(state, "done")
    assert over(state)
    assert (kamae(state, 0), of(state, 0, "focus")) == ("BAL", 0)


@proves("SJ-7.10")
def test_a_change_may_end_before_all_branches_are_used() -> None:
    state = play(changing("ronin", "NEU", 2), "BAL", "done")
    assert over(state)
    assert kamae(state, 0) == "BAL"


@proves("SJ-7.11", "SJ-7.12")
@pytest.mark.parametrize("present", ["NEU", "AGG", "BAL", "DET"])
@pytest.mark.parametrize(("card", "goal"), [("059", "AGG"), ("105", "BAL"), ("122", "DET"), ("118", "NEU")])
def test_a_switch_leads_directly_to_a_kamae_and_is_mandatory(card: str, goal: str, present: str) -> None:
    """Whatever the tree of the Ronin allows; nothing is asked."""
    state = switching(card, "ronin", present)
    assert kamae(state, 0) == goal


@proves("SJ-7.12", "SJ-7.13", "SJ-7.15")
@pytest.mark.parametrize("present", ["NEU", "AGG", "BAL", "DET"])
@pytest.mark.parametrize("name", ["ronin", "master"])
def test_a_switch_to_any_kamae_chooses_one_that_is_not_neutral(name: str, present: str) -> None:
    state = switching("109", name, present)
    assert (step(state), offered(state)) == ("switch", ["AGG", "BAL", "DET"]), "neither Neutral nor a focus point"
    refused(state, "NEU", "SJ-7.11")
    refused(state, "done", "SJ-7.11")
    refused(state, "focus point", "SJ-7.11")
    for goal in ("AGG", "BAL", "DET"):
        assert kamae(play(state.clone(), goal), 0) == goal


@proves("SJ-7.14")
@pytest.mark.parametrize("goal", ["AGG", "BAL", "DET"])
def test_a_switch_yields_no_focus(goal: str) -> None:
    """On the tree of the Master every branch leads over the focus point."""
    switched = play(switching("109", "master"), goal)
    assert (kamae(switched, 0), of(switched, 0, "focus")) == (goal, 0)
    changed = play(changing("master", "NEU"), "focus point", goal)
    assert (kamae(changed, 0), of(changed, 0, "focus")) == (goal, 1)


@proves("SJ-7.16")
@pytest.mark.parametrize("focus", [0, 2, 3])
def test_a_change_onto_a_focus_point_gives_one_focus_at_once(focus: int) -> None:
    state = changing("master", "NEU", focus=focus)
    play(state, "focus point")
    assert (step(state), of(state, 0, "focus")) == ("focus_exit", min(3, focus + 1)), "before the ring goes on"


@proves("SJ-7.17", "SJ-7.20")
@pytest.mark.parametrize(
    ("name", "present", "exits"),
    [
        ("master", "NEU", ["AGG", "BAL", "DET"]),
        ("master", "BAL", ["NEU", "AGG", "DET"]),
        ("warrior", "AGG", ["BAL", "DET"]),
        ("student", "DET", ["AGG", "BAL"]),
    ],
)
def test_from_a_focus_point_the_ring_must_go_on_to_another_position(name: str, present: str, exits: list[str]) -> None:
    state = play(changing(name, present), "focus point")
    assert (step(state), offered(state)) == ("focus_exit", exits)
    refused(state, present, "SJ-7.17")
    refused(state, "done", "SJ-7.17")


@proves("SJ-7.17")
@pytest.mark.parametrize(("present", "after"), [("BAL", "AGG"), ("AGG", "BAL")])
def test_the_only_other_exit_is_taken(present: str, after: str) -> None:
    """Student: the focus point leads to Balance and Aggression."""
    state = play(changing("student", present), "focus point")
    assert over(state)
    assert (kamae(state, 0), of(state, 0, "focus")) == (after, 1)


@proves("SJ-7.17")
def test_the_start_is_where_the_effect_began_and_not_where_the_focus_point_was_entered() -> None:
    """Ronin: NEU>AGG, then the dead end; Aggression is another position than Neutral."""
    state = play(changing("ronin", "NEU", 2), "AGG", "focus point")
    assert over(state)
    assert (kamae(state, 0), of(state, 0, "focus")) == ("AGG", 1)
    state = play(changing("warrior", "NEU", 2), "AGG", "focus point")
    assert (step(state), offered(state)) == ("focus_exit", ["AGG", "BAL", "DET"])


@proves("SJ-7.18", "SJ-7.28")
def test_the_step_from_a_focus_point_does_not_count_and_unused_branches_may_follow() -> None:
    one = play(changing("warrior", "AGG", 1), "focus point", "BAL")
    assert over(one)
    assert kamae(one, 0) == "BAL", "one branch leads over the focus point to Balance"
    two = play(changing("warrior", "AGG", 2), "focus point", "BAL")
    assert (step(two), offered(two)) == ("change", ["done", "DET"])
    play(two, "DET")
    assert over(two)
    assert kamae(two, 0) == "DET"


@proves("SJ-7.19", "SJ-7.20", "SJ-7.29")
@pytest.mark.parametrize("branches", [1, 2])
def test_without_a_new_position_the_ring_returns_and_the_effect_ends(branches: int) -> None:
    """Ronin: the focus point beyond Aggression is a dead end."""
    state = play(changing("ronin", "AGG", branches), "focus point")
    assert over(state), "also when a branch is left"
    assert (kamae(state, 0), of(state, 0, "focus")) == ("AGG", 1), "the Focus is kept"


@proves("SJ-7.28")
@pytest.mark.parametrize("end", ["AGG", "DET", "BAL"])
def test_of_several_exits_the_player_chooses_one(end: str) -> None:
    state = play(changing("master", "NEU"), "focus point", end)
    assert kamae(state, 0) == end


@proves("SJ-7.29")
def test_a_focus_point_is_entered_only_once_per_change() -> None:
    state = play(changing("master", "NEU", 2), "focus point", "AGG")
    assert over(state), "the second branch would lead back to the focus point"
    assert (kamae(state, 0), of(state, 0, "focus")) == ("AGG", 1)
    state = play(changing("student", "DET", 2), "focus point", "BAL")
    assert offered(state) == ["done", "NEU"]
    refused(state, "focus point", "SJ-7.3")


def obedient() -> Senjutsu:
    """The Student has blocked an attack with Obedience."""
    state = given(hero("student", hand="045", kamae="BAL"), hero("warrior", "D3", "S", hand="126"))
    choose(state, "045", "126")
    play(state, "speed 5")
    return go_on(state, "switch")


@proves("SJ-7.30")
@pytest.mark.parametrize("goal", ["AGG", "BAL", "DET"])
def test_the_acting_player_decides_where_a_target_switches_to(goal: str) -> None:
    state = obedient()
    assert (actor(state), offered(state)) == (0, ["AGG", "BAL", "DET"]), "any excludes Neutral"
    play(state, goal)
    assert (kamae(state, 0), kamae(state, 1)) == ("BAL", goal)


@proves("SJ-7.30")
@pytest.mark.parametrize("card", ["087", "145"])
def test_a_target_is_made_neutral(card: str) -> None:
    state = given(hero("ronin", hand=card, kamae="DET"), hero("warrior", "D3", "S", kamae="AGG"))
    resolve(state, card, "053")
    assert (kamae(state, 0), kamae(state, 1)) == ("DET", "NEU")


@proves("SJ-7.30")
def test_a_taunted_target_is_made_neutral() -> None:
    state = given(hero("ronin", hand="126 097"), hero("warrior", "D3", "S", kamae="BAL"))
    resolve(state, "126", "053", instant="097")
    assert kamae(state, 1) == "NEU"


@proves("SJ-7.30")
def test_a_change_of_the_target_runs_on_its_own_tree_and_gives_it_the_focus() -> None:
    """Bo Staff Block: for one Focus the target changes Kamae by one branch."""
    state = given(hero("ronin", weapon="066", focus=1), hero("warrior", "D3", "S", hand="126", kamae="AGG"))
    choose(state, "066", "126")
    go_on(state, "pay", speed="speed 5")
    play(state, "pay")
    assert (step(state), actor(state)) == ("change", 0)
    assert offered(state) == ["done", "NEU", "focus point"], "the tree of the Warrior"
    play(state, "focus point")
    assert (actor(state), offered(state)) == (0, ["BAL", "DET"])
    play(state, "DET")
    assert (kamae(state, 0), kamae(state, 1)) == ("NEU", "DET")
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (0, 1)
