"""SJ-44: Defence cards of enemies, the initiative they choose, and their Counters."""

from typing import Any

import pytest

from shiai.core.messages import Event
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import hero, of, where
from tests.games.senjutsu.solo.solo_given import enemy, fight, mood, turn
from tests.proof import proves

BOSS = "enemy_samurai_boss"


def played(state: Solo, *cards: str, enemies: str, **answers: str) -> list[Event]:
    """A turn with these cards, and what was told."""
    events = state.listen()
    turn(state, *cards, enemies=enemies.split(), **answers)
    return list(events)


def values(events: list[Event], what: str, name: str = BOSS) -> list[dict[str, Any]]:
    """What was told about somebody."""
    return [dict(one.values) for one in events if one.id == f"event-{what}" and one.values.get("who") == name]


def chosen(events: list[Event]) -> int:
    """The initiative that the enemy has chosen, after Hobble."""
    return int(values(events, "speed")[0]["speed"])


def against(name: str, card: str, **wanted: Any) -> dict[str, Any]:
    """A hero on D4, facing N, with this card in hand."""
    return hero(name, "D4", "N", hand=card, **wanted)


def defender(card: str, **wanted: Any) -> dict[str, Any]:
    """An enemy on D3, facing the hero, whose next card is this one."""
    return enemy(at="D3", facing="S", stock=card, **wanted)


# Initiatives ----------------------------------------------------------------------------------------------------------


@proves("SJ-44.2")
@pytest.mark.parametrize(("card", "speed"), [("126", 5), ("101", 6)])
def test_the_initiative_of_the_attack(card: str, speed: int) -> None:
    # S034 goes from 8 to 5, its Block covers the hero's space: the attack is stopped.
    state = fight(against("ronin", card), defender("S034"))
    events = played(state, card, enemies="S034")
    assert chosen(events) == speed
    assert of(state, 1, "wounds") == 0


@proves("SJ-44.2")
def test_hobble_is_reckoned_with() -> None:
    # A hobbled enemy chooses 6 to be at 5; against a hobbled hero it chooses 5 for an attack of 6.
    state = fight(against("ronin", "126"), defender("S034", hobbles=1))
    assert chosen(played(state, "126", enemies="S034")) == 5
    assert of(state, 1, "wounds") == 0
    state = fight(against("ronin", "101", hobbles=1), defender("S034"))
    assert chosen(played(state, "101", enemies="S034")) == 5
    assert of(state, 1, "wounds") == 0


@proves("SJ-44.3")
@pytest.mark.parametrize(("card", "speed"), [("S034", 7), ("S-Ronin-002", 7), ("S033", 4)])
def test_cleaving_waterfall(card: str, speed: int) -> None:
    # 048 strikes for one wound at 7 and at 4: the higher initiative where the card allows it (8-5, 8-3), else the lower
    # one (6-2).
    state = fight(against("student", "048", focus=1), defender(card))
    assert chosen(played(state, "048", enemies=card, pay="pay")) == speed


@proves("SJ-44.2")
def test_a_second_part_with_a_range_meets_the_other_attack() -> None:
    # S-Musashi-002 goes from 9 to 6, its second part from 5 to 1: both blows of 048 are met, at 7 and at 4.
    foe = enemy("musashi", "D3", "S", stock="S-Musashi-002")
    state = fight(against("student", "048", focus=1), foe)
    events = played(state, "048", enemies="S-Musashi-002")
    assert [one["speed"] for one in values(events, "resolves", "enemy_musashi")] == [7, 4]
    assert of(state, 1, "wounds") == 0


@proves("SJ-44.3")
def test_more_wounds_before_the_higher_initiative() -> None:
    # 101 strikes for one wound at 6, 107 of the other hero for two at 3.
    state = fight(against("ronin", "101"), hero("warrior", "D6", "N", hand="107"), defender("S-Ronin-002"))
    assert chosen(played(state, "101", "107", enemies="S-Ronin-002")) == 3


@proves("SJ-44.3")
def test_of_attacks_at_one_initiative_the_hardest_counts() -> None:
    # At 6 come one wound (101) and two (112), at 7 one (048): it chooses 6.
    state = fight(
        against("ronin", "101"),
        hero("warrior", "D6", "N", hand="112"),
        hero("student", "B4", "N", hand="048", focus=1),
        defender("S034"),
    )
    assert chosen(played(state, "101", "112", "048", enemies="S034")) == 6


@proves("SJ-44.3")
def test_what_cannot_be_met_is_passed_over() -> None:
    # Bull Rush (026) strikes for two wounds at 7 and for one at 5; S026 (6-2) can only meet the second.
    state = fight(against("ronin", "026", kamae="AGG", focus=2), defender("S026"))
    assert chosen(played(state, "026", enemies="S026")) == 5
    state = fight(against("ronin", "026", kamae="AGG", focus=2), defender("S034"))
    assert chosen(played(state, "026", enemies="S034")) == 7


@proves("SJ-44.4")
def test_without_an_attack_what_is_worst_for_the_hero() -> None:
    # Nobody attacks the enemy. At 5 its Block would stop the blow of the other enemy, which stands on C3 (SJ-22.12): it
    # chooses another initiative, and the hero is wounded.
    state = fight(against("ronin", "034"), defender("S034"), enemy("ashigaru_katana", "C3", "SE", stock="S019"))
    events = played(state, "034", enemies="S034 S019")
    assert chosen(events) != 5
    assert of(state, 0, "wounds") == 1


@proves("SJ-44.4", "SJ-38.8", "SJ-A.87")
def test_it_looks_beyond_a_movement_of_the_hero() -> None:
    # The hero may step at 3; the blow of the other enemy comes at 2, where the Block of S026 (6-2) would stop it. The
    # enemy reckons with a hero that stands still, and blocks at another initiative.
    state = fight(against("ronin", "102"), defender("S026"), enemy("ashigaru_katana", "C3", "SE", stock="S014"))
    events = played(state, "102", enemies="S026 S014")
    assert chosen(events) != 2
    assert of(state, 0, "wounds") == 1


@proves("SJ-44.4")
def test_a_second_part_with_a_range_too() -> None:
    # S-Musashi-002, second part 5-1: at 5 its Block would stop the blow of the enemy on C3.
    state = fight(
        against("student", "034"),
        enemy("musashi", "D3", "S", stock="S-Musashi-002"),
        enemy("ashigaru_katana", "C3", "SE", stock="S019"),
    )
    events = played(state, "034", enemies="S-Musashi-002 S019")
    first, second = [int(one["speed"]) for one in values(events, "resolves", "enemy_musashi")]
    assert 6 <= first <= 9
    assert 1 <= second <= 4
    assert of(state, 0, "wounds") == 1


@proves("SJ-44.2")
def test_hobble_lowers_a_second_part_with_a_range() -> None:
    # A hobbled Musashi chooses 5 for its second part to be at 4, and 8 for the first to be at 7.
    state = fight(against("student", "048", focus=1), enemy("musashi", "D3", "S", stock="S-Musashi-002", hobbles=1))
    events = played(state, "048", enemies="S-Musashi-002")
    assert [one["speed"] for one in values(events, "resolves", "enemy_musashi")] == [7, 4]
    assert of(state, 1, "wounds") == 0


# Both parts -----------------------------------------------------------------------------------------------------------


@proves("SJ-44.1")
@pytest.mark.parametrize("card", ["126", "034"])
def test_both_parts_are_resolved(card: str) -> None:
    # S034: the Block, whether something was blocked or not, and at 4 the way to the left side of the hero.
    state = fight(against("ronin", card), defender("S034", behaviour="left"))
    events = played(state, card, enemies="S034")
    parts = [(int(one["speed"]), int(one["part"])) for one in values(events, "resolves")]
    assert parts == [(chosen(events), 1), (4, 2)]
    assert where(state, 1) == "C3 SE"
    assert values(events, "enemy_reset")


@proves("SJ-44.1")
def test_the_second_part_of_calm_defence() -> None:
    # S026, second part at 1: left becomes centre, where the enemy stands already: it does not step back.
    state = fight(against("ronin", "126"), defender("S026", behaviour="left"))
    played(state, "126", enemies="S026")
    assert mood(state, 1) == "centre offensive"
    assert where(state, 1) == "D3 S"


# Counters -------------------------------------------------------------------------------------------------------------


@proves("SJ-44.5", "SJ-44.6")
@pytest.mark.parametrize(("top", "wounds"), [("S024", 1), ("S036", 1), ("S003", 0), ("S034", 0)])
def test_a_counter_discards_the_top_card(top: str, wounds: int) -> None:
    # S033 blocks at 5 and counters 5, 4 and 3. The next card of the deck is laid open; an Attack wounds the hero.
    state = fight(against("ronin", "126"), defender(f"S033 {top}"))
    events = played(state, "126", enemies="S033")
    assert [one["card"] for one in values(events, "discarded")] == [f"card-{top}"]
    assert of(state, 0, "wounds") == wounds
    assert of(state, 1, "wounds") == 0


@proves("SJ-44.5")
def test_a_stun_on_top_is_set_beside_the_deck_and_wounds_nobody() -> None:
    state = fight(against("ronin", "126"), defender("S033", deck_stuns=1))
    played(state, "126", enemies="S033", enemy_discard="stun")
    assert (of(state, 0, "wounds"), of(state, 1, "stuns"), of(state, 1, "up")) == (0, 1, [])


@proves("SJ-44.5")
def test_at_another_initiative_there_is_no_counter() -> None:
    # 101 is blocked at 6, which S033 does not list.
    state = fight(against("ronin", "101"), defender("S033 S024"))
    events = played(state, "101", enemies="S033")
    assert chosen(events) == 6
    assert not values(events, "discarded")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 0)


@proves("SJ-44.7")
def test_only_a_blocked_attack_is_countered() -> None:
    # The enemy turns its back to the hero, where S033 has no shield: the attack hits, and nothing answers it.
    state = fight(against("ronin", "126"), enemy(at="D3", facing="N", stock="S033 S024"))
    events = played(state, "126", enemies="S033")
    assert not values(events, "discarded")
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 1)
