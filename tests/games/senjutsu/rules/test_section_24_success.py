"""Section 24: "If successful"."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import NOW, Senjutsu
from shiai.games.senjutsu.rules.table import rotating
from tests.games.senjutsu.given import (
    alive,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    ranks,
    resolve,
    step,
    where,
)
from tests.proof import proves

STOCK = "110x3 116x3"


def windows(state: Senjutsu) -> list[int]:
    """The initiatives at which an Instant could be played in this turn; none is."""
    found: list[int] = []
    while step(state) != "draw_one":
        if step(state) == "instant":
            found.append(state.cells[NOW])
        names = offered(state)
        play(state, next((name for name in ("pass", "done") if name in names), names[0]))
    return found


def smash(**wanted: Any) -> Senjutsu:
    """Headbutt from D4 towards N: F w1; if successful the target is hobbled, and the warrior gains a Focus."""
    state = given(hero("warrior", "D4", "N", hand="064", stock=STOCK), hero("ronin", stock=STOCK, **wanted))
    return go_on(choose(state, "064", wanted.get("hand", "023")), until="draw_one", speed="speed 4")


# Attacks --------------------------------------------------------------------------------------------------------------


@proves("SJ-24.1")
@pytest.mark.parametrize(("place", "found"), [("D3", 1), ("A1", 0)])
@pytest.mark.parametrize("card", ["155", "154", "125", "127"])
def test_a_wound_a_status_or_a_push_makes_an_attack_successful(card: str, place: str, found: int) -> None:
    """Advantage (153) may be played after it: a wound, a Bleeding Wound, a Stun, a Push; not after a miss."""
    state = given(hero("ronin", "D4", "N", hand=f"{card} 153", stock=STOCK), hero("warrior", place, stock=STOCK))
    choose(state, card, "053")
    assert len(windows(state)) == found


@proves("SJ-24.2", "SJ-24.15")
@pytest.mark.parametrize("focus", [3, 0])
def test_another_starred_effect_makes_an_attack_successful_even_if_it_changes_nothing(focus: int) -> None:
    """Dirt Throw takes two Focus, if there are any; if successful the target switches to Neutral."""
    state = given(hero("warrior", "D4", "N", hand="087"), hero("ronin", "D3", focus=focus, kamae="DET"))
    resolve(state, "087", "023")
    assert (of(state, 1, "focus"), kamae(state, 1)) == (max(0, focus - 2), "NEU")


@proves("SJ-24.15")
def test_a_push_that_is_stopped_at_once_is_successful() -> None:
    """Push Back towards the edge of the board, then Advantage."""
    state = given(hero("ronin", "D2", "N", hand="127 153", stock=STOCK), hero("warrior", "D1", "S"), advantage=[1, 0])
    go_on(choose(state, "127", "053"), instant="153")
    assert (where(state, 1), ranks(state)) == ("D1 S", [0, 1])


@proves("SJ-24.3")
def test_an_execution_that_defeats_is_successful() -> None:
    """Flaming Phoenix Arc steps to D4 and executes on E2; Advantage is played after it."""
    state = given(
        hero("warrior", "D5", "N", hand="055 153", kamae="AGG", focus=3),
        hero("ronin", "E2"),
        hero("student", "A1"),
        advantage=[2, 1, 0],
    )
    go_on(choose(state, "055", "023", "038"), move="D4", instant="153")
    assert (alive(state), ranks(state)) == ([0, 2], [0, 2])


@proves("SJ-24.6")
def test_everything_after_if_successful_depends_on_the_success() -> None:
    hit = smash(at="D3")
    assert (rotating(of(hit, 1, "hobbles")), of(hit, 0, "focus")) == (1, 1)
    missed = smash(at="A1")
    assert (rotating(of(missed, 1, "hobbles")), of(missed, 0, "focus")) == (0, 0)
    blocked = smash(at="D3", facing="S", hand="121")
    assert (rotating(of(blocked, 1, "hobbles")), of(blocked, 0, "focus")) == (0, 0)


@proves("SJ-24.7")
@pytest.mark.parametrize("place", ["D3", "A1"])
def test_other_segments_do_not_depend_on_the_success(place: str) -> None:
    """Insightful Blow: the lines below the split line are resolved either way. Idle Strike: so is its step back."""
    state = given(hero("student", "D4", "N", hand="044"), hero("ronin", place))
    go_on(choose(state, "044", "023"), move="E3")
    assert where(state, 0) == "E3 N"
    state = given(hero("master", "D4", "N", hand="018", focus=1), hero("ronin", place))
    go_on(choose(state, "018", "023"), until="move", pay="pay")
    assert offered(state) == ["C4", "D5", "E4"]


@proves("SJ-24.16")
@pytest.mark.parametrize(("place", "ring", "end"), [("C3", "AGG", "B2 N"), ("A1", "NEU", "A1 N")])
def test_an_attack_is_successful_though_another_hero_has_blocked_it(place: str, ring: str, end: str) -> None:
    """Warding Arc is blocked on D2; if it strikes the student on C3 it pushes it, and the warrior switches."""
    state = given(
        hero("warrior", "D4", "N", hand="062"),
        hero("ronin", "D2", "S", hand="089", focus=1),
        hero("student", place),
    )
    go_on(choose(state, "062", "089", "038"), until="draw_one", speed="speed 7")
    assert (kamae(state, 0), where(state, 2), where(state, 1)) == (ring, end, "D2 S")


@proves("SJ-24.17")
def test_what_is_not_for_the_targets_is_done_once() -> None:
    """Rolling Slash in Aggression strikes two heroes and gives one Focus."""
    state = given(hero("master", "C4", "N", hand="112", kamae="AGG"), hero("ronin", "C3"), hero("warrior", "D3"))
    go_on(choose(state, "112", "023", "053"), **{"or": "option 2"}, move="done")
    assert (of(state, 1, "wounds"), of(state, 2, "wounds"), of(state, 0, "focus")) == (2, 1, 1)


@proves("SJ-24.18")
@pytest.mark.parametrize(("place", "found"), [("E4", [7]), ("C3", [5]), ("A1", [])])
def test_each_attack_effect_of_a_card_has_its_own_success(place: str, found: list[int]) -> None:
    """Bull Rush strikes D4 and E4 at speed 7, D3 and C3 at speed 5; Hobbling Blow follows a successful attack only."""
    state = given(hero("ronin", "D6", "N", hand="026 104", kamae="AGG", focus=2), hero("warrior", place))
    choose(state, "026", "053")
    assert windows(state) == found


# Blocks ---------------------------------------------------------------------------------------------------------------


def calm(attacker: dict[str, Any], card: str, speed: int) -> Senjutsu:
    """Calm Defence of the ronin on D4 towards N; in Determination a successful Block gives a Focus."""
    state = given(hero("ronin", "D4", "N", hand="121", kamae="DET", stock=STOCK), attacker)
    return go_on(choose(state, "121", card), until="draw_one", speed=f"speed {speed}")


@proves("SJ-24.4")
@pytest.mark.parametrize(
    ("place", "facing", "speed", "focus", "wounds"),
    [
        ("D3", "S", 5, 1, 0),
        ("D3", "S", 4, 0, 1),  # at another initiative
        ("D3", "N", 5, 0, 0),  # the attack does not reach the ronin
        ("D5", "N", 5, 0, 1),  # from behind
    ],
)
def test_a_block_is_successful_if_it_keeps_an_attack_effect_from_the_defender(
    place: str, facing: str, speed: int, focus: int, wounds: int
) -> None:
    state = calm(hero("student", place, facing, hand="044"), "044", speed)
    assert (of(state, 0, "focus"), of(state, 0, "wounds")) == (focus, wounds)


@proves("SJ-24.5")
def test_a_successful_block_avoids_every_component() -> None:
    """Dashdown Strike (F w1 and *, for one Focus * w1) steps from D2 to D3, with its starred wound bought."""
    state = given(
        hero("ronin", "D4", "N", hand="121", kamae="DET", stock=STOCK),
        hero("warrior", "D2", "S", hand="086", focus=1),
    )
    go_on(choose(state, "121", "086"), until="draw_one", speed="speed 6", move="D3", modifier="pay")
    assert (of(state, 1, "focus"), of(state, 0, "wounds"), of(state, 0, "focus")) == (0, 0, 1)


@proves("SJ-24.5")
def test_a_block_is_not_successful_if_a_component_was_not_avoided() -> None:
    """Metsubushi Pipe is unblockable and cancels the movement of the ronin, shields or not."""
    state = calm(hero("ninja", "D3", "S", hand="168", focus=1, kamae="BAL"), "168", 6)
    assert (of(state, 0, "focus"), rotating(of(state, 0, "hobbles"))) == (0, 2)
