"""SJ-43: Attack cards of enemies with their two parts, through whole turns; and ranged attacks."""

import pytest

from shiai.core.messages import Event
from shiai.games.senjutsu.rules.state import LOW_SPEED
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import hero, of, where
from tests.games.senjutsu.solo.solo_given import enemy, fight, turn
from tests.games.senjutsu.solo.solo_positions import acts, at, reason, sees, why
from tests.proof import proves


def resolved(events: list[Event], name: str) -> list[tuple[int, int]]:
    """Initiative and part of everything that somebody resolved."""
    found = [one.values for one in events if one.id == "event-resolves" and one.values["who"] == name]
    return [(int(values["speed"]), int(values["part"])) for values in found]


def boss(at: str, facing: str, behaviour: str, card: str, stance: str = "offensive") -> dict[str, object]:
    """A Samurai Boss whose next card is this one."""
    return enemy("samurai_boss", at, facing, behaviour, stance, stock=card)


def played(state: Solo, card: str, enemy_card: str, **answers: str) -> list[Event]:
    """A turn with these cards, and what was told."""
    events = state.listen()
    turn(state, card, enemies=[enemy_card], **answers)
    return list(events)


# Two parts ------------------------------------------------------------------------------------------------------------


@proves("SJ-43.1", "SJ-43.15")
def test_after_an_attack_the_second_part_is_not_used() -> None:
    # S024 at 5: from D2 down to D3, and the blow. At 2 it could walk to its left side C3, but does not.
    state = fight(hero(at="D4", facing="N", hand="034"), boss("D2", "S", "left", "S024"))
    events = played(state, "034", "S024")
    assert of(state, 0, "wounds") == 1
    assert where(state, 1) == "D3 S"
    assert resolved(events, "enemy_samurai_boss") == [(5, 1)]


@proves("SJ-43.1", "SJ-43.11", "SJ-43.15")
def test_without_an_attack_the_second_part_at_its_initiative() -> None:
    # The hero is three away: nothing at 5; at 2 one diagonal step to C1, from where it is two steps to its side C3.
    state = fight(hero(at="D4", facing="N", hand="034"), boss("D1", "S", "left", "S024"))
    events = played(state, "034", "S024")
    assert of(state, 0, "wounds") == 0
    assert where(state, 1) == "C1 S"
    assert [speed for speed, _ in resolved(events, "enemy_samurai_boss")][-1] == 2


@proves("SJ-43.15")
def test_the_second_part_sees_what_happened_before() -> None:
    # At 3 the hero steps from D4 to C4. Then its front right is D4, and D2 on the way there: the enemy turns to SW and
    # steps to its front left. Had the hero stayed, it would have gone to E1, on its way to E3.
    state = fight(hero(at="D4", facing="N", hand="102"), boss("D1", "S", "right", "S024"))
    played(state, "102", "S024", move="C4")
    assert where(state, 0) == "C4 N"
    assert where(state, 1) == "D2 SW"
    still = fight(hero(at="D4", facing="N", hand="102"), boss("D1", "S", "right", "S024"))
    played(still, "102", "S024")
    assert where(still, 1) == "E1 S"


@proves("SJ-43.16")
@pytest.mark.parametrize(("start", "step", "end", "wounds"), [("D4", "D5", "C2 S", 0), ("D5", "D4", "D3 S", 1)])
def test_decided_when_its_initiative_comes(start: str, step: str, end: str, wounds: int) -> None:
    # The hero moves at 6, the enemy on D2 decides at 5 whether it can reach it. On D5 it is out of reach: at 2 the
    # enemy steps to C2, on its way to C4 at the front left of D5.
    state = fight(hero(at=start, facing="N", hand="116"), boss("D2", "S", "left", "S024"))
    played(state, "116", "S024", move=step)
    assert where(state, 0) == f"{step} N"
    assert of(state, 0, "wounds") == wounds
    assert where(state, 1) == end


@proves("SJ-43.2")
@pytest.mark.parametrize("stance", ["offensive", "defensive"])
def test_a_blocked_attack_is_carried_out(stance: str) -> None:
    # 123 blocks all three spaces in front of the hero at 5, and pushes back whoever was blocked: to D2.
    state = fight(hero(at="D4", facing="N", hand="123"), boss("D3", "S", "left", "S019", stance))
    played(state, "123", "S019", speed="speed 5")
    assert of(state, 0, "wounds") == 0
    assert where(state, 1) == "D2 S"


@proves("SJ-43.6", "SJ-43.7")
def test_around_the_block_it_strikes() -> None:
    # 115 blocks only D3, at 6: S015 strikes from C3 at 6, and the hero is wounded.
    state = fight(hero(at="D4", facing="N", hand="115"), boss("D3", "S", "left", "S015"))
    played(state, "115", "S015", speed="speed 6")
    assert of(state, 0, "wounds") == 1
    assert where(state, 1) == "C3 SE"


@proves("SJ-43.9", "SJ-43.10", "SJ-43.11")
@pytest.mark.parametrize(
    ("stance", "wounds", "parts"), [("offensive", 1, [(6, 1)]), ("defensive", 0, [(6, 1), (2, 2)])]
)
def test_stances(stance: str, wounds: int, parts: list[tuple[int, int]]) -> None:
    # 044 comes at 5 and strikes C3, D3 and E3. The offensive enemy strikes first, at 6; the defensive one keeps its
    # second part for 2. Both are hit.
    state = fight(hero(at="D4", facing="N", hand="044"), boss("D3", "S", "centre", "S015", stance))
    events = played(state, "044", "S015")
    assert of(state, 0, "wounds") == wounds
    assert of(state, 1, "wounds") == 1
    assert resolved(events, "enemy_samurai_boss") == parts


@proves("SJ-43.10")
def test_no_duty_to_hit_for_the_defensive() -> None:
    # A hero would have to strike (SJ-19.1). The defensive enemy goes away at 2: to its side, C3.
    state = fight(hero(at="D4", facing="N", hand="044"), boss("D3", "S", "left", "S015", "defensive"))
    played(state, "044", "S015")
    assert of(state, 0, "wounds") == 0
    assert where(state, 1) == "C3 SE"


@proves("SJ-43.18")
def test_only_the_movement_of_the_attack_part() -> None:
    # S018 strikes the space in front without movement. On D2 it cannot, though the step of its second part would bring
    # it near enough: it only steps, at 5, to D3, and the hero is not pushed.
    state = fight(hero(at="D4", facing="N", hand="034"), boss("D2", "S", "centre", "S018"))
    played(state, "034", "S018")
    assert where(state, 0) == "D4 N"
    assert where(state, 1) == "D3 S"


@proves("SJ-43.18")
def test_without_printed_movement_it_does_not_go_behind() -> None:
    # SN996 has no movement before its blow: the enemy beside the hero strikes from there.
    state = fight(hero(at="D4", facing="N"), enemy(at="E3", facing="SW", behaviour="left"))
    assert acts(state, "SN996") == "E3 SW"
    assert of(state, 0, "wounds") == 2


@proves("SJ-43.2")
def test_behaviour_that_changes_before_the_movement() -> None:
    # S017 changes the behaviour first: left becomes centre. From E2 facing S its one diagonal step leads to D3, in
    # front of the hero (SW), from where it hits; staying or going elsewhere it does not.
    state = fight(hero(at="D4", facing="N"), enemy(at="E2", facing="S", behaviour="left"))
    assert acts(state, "S017") == "D3 S"
    assert of(state, 0, "wounds") == 1


# Ranged attacks -------------------------------------------------------------------------------------------------------


def archer(space: str, facing: str = "S", card: str = "S036") -> dict[str, object]:
    """A yumi whose next card is this one."""
    return enemy("ashigaru_yumi", space, facing, stock=card)


@proves("SJ-43.13")
def test_an_archer_shoots() -> None:
    # Four away, in sight, and the hero's 034 (at 3) is slower than 5.
    state = fight(hero(at="D6", facing="N", hand="034"), archer("D2"))
    played(state, "034", "S036")
    assert of(state, 0, "wounds") == 1
    assert where(state, 1) == "D2 S"


@proves("SJ-43.14")
def test_out_of_range_it_moves() -> None:
    # Six away with a range of 5: it does not shoot; it comes to where it can, and turns.
    state = fight(hero(at="D7", facing="N", hand="034"), archer("D1", "SE"))
    played(state, "034", "S036")
    assert of(state, 0, "wounds") == 0
    assert where(state, 1) == "D2 S"


@proves("SJ-43.14")
def test_out_of_sight_it_moves() -> None:
    # Rocks on D4 hide the hero on D6 from D2 and D1. Four away is too near: it goes back to C1, where it sees.
    state = fight(hero(at="D6", facing="N", hand="034"), archer("D2"), terrain=[("rocks", "D4")])
    assert not sees(state, "D2 S")
    events = played(state, "034", "S036")
    assert of(state, 0, "wounds") == 0
    assert where(state, 1) == "C1 S"
    assert resolved(events, "enemy_ashigaru_yumi")[-1] == (5, 2)


@proves("SJ-43.13", "SJ-A.92")
@pytest.mark.parametrize(("need_slower", "end"), [(False, "D2 S"), (True, "D1 S")])
def test_a_hero_who_is_quicker_is_shot_at_in_vain(need_slower: bool, end: str) -> None:
    # The hero's 116 comes at 6: a comparison with 5 reaches nobody (SJ-34.2). By the other reading the archer moves.
    state = fight(hero(at="D6", facing="N", hand="116"), archer("D2"), shots_need_slower=need_slower)
    events = played(state, "116", "S036")
    assert of(state, 0, "wounds") == 0
    assert where(state, 1) == end
    assert ("event-missed" in [event.id for event in events]) == (not need_slower)


@proves("SJ-43.3", "SJ-A.92")
def test_a_shot_that_hits_somebody_is_better_than_one_in_vain() -> None:
    # S-Ninja-003 has a range of 4 and a step before it: from D1 the ninja reaches the quicker hero on D5, and the
    # slower one on B4 only after a step.
    state = fight(hero("ronin", "D5", "N"), hero("warrior", "B4", "N"), enemy("ninja", "D1", "S"))
    state.cells[LOW_SPEED] = 9
    acts(state, "S-Ninja-003")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 2)
    assert why(state, "D1 S") == "SJ-43.3"


@proves("SJ-43.13")
def test_the_clauses_of_a_shot() -> None:
    state = fight(hero(at="D6", facing="N"), archer("D2"))
    acts(state, "S036")
    assert reason(state).clause == "SJ-43.13"
    assert reason(state).because == "SJ-43.13"
    assert reason(state).taken == at(state, "D2 S")
    state = fight(hero(at="D7", facing="N"), archer("D1"))
    acts(state, "S036")
    assert reason(state).clause == "SJ-43.14"
    assert reason(state).dropped == {at(state, "D1 S"): "SJ-43.14"}


@proves("SJ-43.13")
def test_who_can_shoot_from_its_space_does_not_move() -> None:
    # S-Ninja-003 has a step before its shot, with a range of 4: on D2 the hero on D6 is in range.
    state = fight(hero(at="D6", facing="N"), enemy("ninja", "D2", "S"))
    assert acts(state, "S-Ninja-003") == "D2 S"
    assert why(state, "D3 S") == "SJ-43.13"
    assert why(state, "D1 S") == "SJ-43.14"
    assert of(state, 0, "wounds") == 2


@proves("SJ-43.13", "SJ-43.18")
def test_the_step_before_a_shot_brings_it_into_range() -> None:
    # From D1 the hero on D6 is five away: it steps to D2. Without sight from there (rocks on D3) it does not shoot.
    state = fight(hero(at="D6", facing="N"), enemy("ninja", "D1", "S"))
    assert acts(state, "S-Ninja-003") == "D2 S"
    assert of(state, 0, "wounds") == 2
    state = fight(hero(at="D6", facing="N"), enemy("ninja", "D1", "S"), terrain=[("rocks", "D3")])
    assert not sees(state, "D2 S")
    assert acts(state, "S-Ninja-003") == "D1 S"
    assert reason(state).clause == "SJ-43.14"


@proves("SJ-43.13", "SJ-43.8", "SJ-A.34")
@pytest.mark.parametrize(("behaviour", "end", "other"), [("left", "C2 S", "E2 S"), ("right", "E2 S", "C2 S")])
def test_the_step_before_a_shot_goes_to_its_side(behaviour: str, end: str, other: str) -> None:
    # Rocks on D4 hide the hero on D6 from D2, but not from C2 and E2.
    state = fight(hero(at="D6", facing="N"), enemy("ninja", "D2", "S", behaviour), terrain=[("rocks", "D4")])
    assert acts(state, "S-Ninja-003") == end
    assert why(state, other) == "SJ-43.8"
