"""Section 21: clan mode, an endless series of enemies."""

from typing import Any

import pytest

from shiai.core.outcome import Outcome
from shiai.games.way_of_the_samurai.rules.causes import ATTACK
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    HAND,
    PLAYED,
    STORED,
    WayOfTheSamurai,
    rank,
)
from shiai.games.way_of_the_samurai.rules.steps.damage import Hurt
from tests.games.way_of_the_samurai.given import (
    GAME,
    cards,
    die,
    enemy,
    field,
    gauges,
    given,
    impossible,
    ki,
    life,
    offered,
    play,
    result,
    start,
    step,
    told,
)
from tests.proof import proves

FACES = [f"roll {face}" for face in range(1, 7)]
TABLE = {1: (5, 1), 2: (4, 2), 3: (3, 3), 4: (3, 3), 5: (2, 4), 6: (1, 5)}
HANDFUL = "std-02 std-06 std-10"


def last_blow(**table: Any) -> WayOfTheSamurai:
    """A clan fight in which the attack takes the last life of the enemy."""
    return given(**{"step": "hit(0,1,0,0)", "enemy": (1, 3), "mode": "clan", "hand": HANDFUL} | table)


def kill(state: WayOfTheSamurai) -> WayOfTheSamurai:
    """The enemy of a running fight loses all his life through an attack."""
    state = state.clone()
    state.push(Hurt(0, ATTACK, 1, 9, 0, 0, 0, 0))
    state.settle()
    return state


def outcome(state: WayOfTheSamurai) -> Outcome:
    """How the run ended."""
    found = state.outcome()
    assert found is not None
    return found


@proves("WS-21.1", "WS-21.6", "WS-21.5")
def test_one_enemy_follows_the_other() -> None:
    state = start(mode="clan")
    for fight in range(1, 30):
        assert (step(state), field(state, "fight")) == ("clan_roll", str(fight))
        play(state, f"roll {fight % 6 + 1}")
        assert (enemy(state), result(state), step(state)) == (TABLE[fight % 6 + 1], "none", "draw")
        state = kill(state)
    assert field(state, "defeated") == "29"


@proves("WS-21.2", "WS-21.3", "WS-40.16")
@pytest.mark.parametrize("face", TABLE)
def test_a_roll_sets_life_and_ki_of_each_enemy(face: int) -> None:
    first = start(mode="clan")
    assert (offered(first), first.weights()) == (FACES, [1] * 6)
    assert enemy(play(first, f"roll {face}")) == TABLE[face]
    second = last_blow()
    assert (step(second), offered(second)) == ("clan_roll", FACES)
    assert enemy(play(second, f"roll {face}")) == TABLE[face]


@proves("WS-21.4")
def test_clan_enemies_have_no_ability() -> None:
    """Nothing of what an opponent card can do happens, and none can be chosen."""
    state = given(step="wound_card(0,2,0)", ki=2, mode="clan", enemy=(3, 3))
    play(state, "wound w-2")
    assert (result(state), ki(state)) == ("none", 0)
    assert enemy(given(step="lose_life(2)", mode="clan", enemy=(3, 3))) == (3, 3)
    raised = play(given(step="combo", played="std-13 std-14 std-17", hand="", mode="clan"), "raise")
    assert die(raised) == 2
    for opponent in ("ishida", "takeshi", "oda", "kempo", "shiro", "skull"):
        impossible("WS-37.11", mode="clan", opponent=opponent)


@proves("WS-21.7", "WS-40.19")
@pytest.mark.parametrize(("lives", "energy"), [(8, 5), (5, 3), (1, 0)])
def test_life_and_ki_carry_over_without_recovery(lives: int, energy: int) -> None:
    state = play(last_blow(life=lives, ki=energy), "roll 1")
    assert (field(state, "fight"), life(state), ki(state)) == ("2", lives, energy)


@proves("WS-21.8", "WS-21.12")
def test_special_cards_are_kept() -> None:
    deck = "spe-05 std-12 std-13 std-14 std-15 std-16 std-17"
    state = last_blow(stored="spe-01", discard="spe-02", hand="spe-03", played="spe-04 std-01", deck=deck)
    play(state, "roll 1")
    assert (cards(state, STORED), set(cards(state, DECK).split())) == ("spe-01", set(deck.split()))
    assert {"spe-02", "spe-03", "spe-04"} <= set(cards(state, DISCARDED).split())


@proves("WS-21.9", "WS-21.10", "WS-40.17")
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("face", [1, 6])
def test_the_red_die_keeps_its_level_and_the_roll_does_not_change_it(level: int, face: int) -> None:
    state = last_blow(die=level)
    assert die(state) == level
    rolled = [event.values for event in told(state, f"roll {face}") if event.id == "event-rolled"]
    assert (rolled, die(state)) == ([{"die": "red", "face": face}], level)


@proves("WS-21.11", "WS-40.18")
def test_a_dead_enemy_ends_the_round_without_its_end_effects() -> None:
    """Without Ki, with a bleeding belly and guard -2 in the rain the end of a round would cost 4 life."""
    costly: dict[str, Any] = {"ki": 0, "gauges": (1, 2, -2), "fields": {"blood_2": "blood-2"}}
    costly |= {"blood": True, "environment": "bridge", "weather": "rain"}
    state = last_blow(round=4, **costly)
    assert (step(state), life(state), field(state, "round")) == ("clan_roll", 8, "4")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("", HANDFUL)
    play(state, "roll 3")
    assert (step(state), life(state), gauges(state)) == ("draw", 8, (0, 0, 0))
    assert (field(state, "round"), field(state, "exchange")) == ("5", "0")
    flagged = last_blow(round=4, eor_on_kill=True, **costly)
    assert (step(flagged), life(flagged)) == ("clan_roll", 4)


@proves("WS-21.11", "WS-10.11")
def test_an_enemy_who_dies_at_the_end_of_a_round_ends_it_there() -> None:
    """He has no Ki and dies of it; the player, who has none either, loses nothing."""
    state = given(step="round_end", ki=0, mode="clan", enemy=(2, 0), round=2, hand=HANDFUL)
    assert (step(state), life(state), cards(state, HAND)) == ("clan_roll", 8, "")
    assert field(play(state, "roll 1"), "round") == "3"
    assert life(given(step="round_end", ki=0, mode="clan", enemy=(3, 3))) == 6, "a completed round has its effects"


@proves("WS-21.12")
def test_decks_and_discard_piles_are_not_rebuilt() -> None:
    state = last_blow(
        deck="std-13 std-14 std-15 std-16 std-17 std-18",
        played="std-01 std-07 std-11",
        defence="en-03",
        enemy_deck="en-01 en-02 en-04 en-05",
    )
    play(state, "roll 2")
    assert cards(state, DECK) == "std-13 std-14 std-15 std-16 std-17 std-18"
    assert cards(state, PLAYED) == ""
    assert cards(state, DISCARDED).split() == [f"std-{number:02}" for number in range(1, 13)]
    assert state.cells[ENEMY_DECK].bit_count() == 4
    assert state.cells[ENEMY_DISCARD].bit_count() == 8


@proves("WS-21.13", "WS-21.5")
@pytest.mark.parametrize("defeated", [0, 7, 30])
def test_the_score_is_the_number_of_defeated_enemies(defeated: int) -> None:
    fields: dict[str, object] = {"defeated": defeated, "fight": defeated + 1}
    state = given(step="lose_life(1)", life=1, mode="clan", enemy=(3, 3), fields=fields)
    assert (result(state), step(state)) == ("killed", "over")
    assert (outcome(state).winners, outcome(state).scores) == ((), (defeated,))


@proves("WS-21.14")
@pytest.mark.parametrize(
    ("defeated", "name"),
    [
        (0, "beginner"),
        (5, "beginner"),
        (6, "good_samurai"),
        (10, "good_samurai"),
        (11, "great_samurai"),
        (15, "great_samurai"),
        (16, "bodyguard"),
        (20, "bodyguard"),
        (21, "way_of_musashi"),
        (100, "way_of_musashi"),
    ],
)
def test_ranks(defeated: int, name: str) -> None:
    assert rank(defeated) == name
    fields: dict[str, object] = {"defeated": defeated, "fight": defeated + 1}
    message = GAME.score(given(step="lose_life(1)", life=1, mode="clan", enemy=(3, 3), fields=fields))
    assert message is not None
    assert message.values == {"defeated": defeated, "rank": name}


@proves("WS-21.15", "WS-40.83")
@pytest.mark.parametrize(
    ("options", "before", "ended"),
    [
        ({}, 98, False),
        ({}, 99, True),
        ({"clan_limit": 3}, 1, False),
        ({"clan_limit": 3}, 2, True),
        ({"clan_limit": 0}, 99, False),
        ({"clan_limit": 0}, 5000, False),
    ],
)
def test_a_run_ends_completed_with_the_last_enemy(options: dict[str, Any], before: int, ended: bool) -> None:
    state = last_blow(fields={"defeated": before, "fight": before + 1}, **options)
    assert field(state, "defeated") == str(before + 1)
    if ended:
        assert (result(state), outcome(state).winners, outcome(state).scores) == ("clan_completed", (0,), (before + 1,))
    else:
        assert (result(state), step(state)) == ("none", "clan_roll")


@proves("WS-21.16", "WS-29.8")
@pytest.mark.parametrize("face", TABLE)
def test_the_roll_takes_place_without_a_red_die(face: int) -> None:
    state = last_blow(die=0, blood=True, fields={"blood_2": "blood-1"})
    assert (step(state), offered(state)) == ("clan_roll", FACES)
    play(state, f"roll {face}")
    assert (enemy(state), die(state)) == (TABLE[face], 0)


@proves("WS-21.17", "WS-40.35")
def test_what_ends_and_what_goes_on_with_a_new_enemy() -> None:
    state = last_blow(
        round=7,
        weapon="yari",
        yoroi="player",
        blood=True,
        bushido=True,
        taikyu=True,
        environment="cliff",
        fields={
            "taikyu": 6,
            "marks": "cliff_used",
            "blood_1": "blood-1",
            "bushido_marker": 2,
            "armour": 3,
            "weapon_mulligans": 1,
        },
    )
    assert field(state, "taikyu") == "0"
    play(state, "roll 1")
    assert field(state, "marks") == "none"
    kept = [field(state, name) for name in ("blood_1", "bushido_marker", "armour", "weapon_mulligans", "round")]
    assert kept == ["blood-1", "2", "3", "1", "8"]
    assert field(state, "environment") == "place=cliff"


@proves("WS-21.17", "WS-30.9")
def test_a_virtue_goes_on_with_a_new_enemy() -> None:
    fields: dict[str, object] = {"bushido_marker": 3, "virtue": "card=strength_pool", "points": 2}
    state = play(last_blow(bushido=True, fields=fields), "roll 1")
    assert (field(state, "virtue"), field(state, "points")) == ("card=strength_pool", "2")


@proves("WS-21.17", "WS-22.9", "WS-19.32", "WS-40.35")
@pytest.mark.parametrize(("weapon", "again"), [("katana", True), ("tessen", False)])
def test_the_cliff_may_be_used_again_but_not_with_the_tessen(weapon: str, again: bool) -> None:
    state = last_blow(environment="cliff", weapon=weapon, fields={"marks": "cliff_used"})
    play(state, "roll 1")
    assert (field(state, "marks") == "none") is again
    hand = [f"card std-{number:02}" for number in (1, 3, 4, 5, 7, 8)]
    play(state, *hand)
    if weapon == "tessen":
        play(state, "go_on")
    assert step(state) == "move"
    assert ("environment" in offered(state)) is again


@proves("WS-21.18", "WS-9.8")
def test_an_enemy_who_dies_first_counts_as_defeated() -> None:
    """The combo of the killing exchange costs the last life in the rain."""
    options: dict[str, Any] = {"environment": "bridge", "weather": "rain", "hand": ""}
    combo = "std-01 std-02 std-03"
    state = last_blow(life=1, played=combo, fields={"defeated": 4, "fight": 5}, **options)
    assert (result(state), outcome(state).scores, outcome(state).winners) == ("killed", (5,), ())
    without = last_blow(life=1, played="std-01 std-02 std-05", fields={"defeated": 4, "fight": 5}, **options)
    assert (result(without), field(without, "defeated")) == ("none", "5")


@proves("WS-21.11", "WS-9.8", "WS-40.20")
def test_the_combo_of_the_killing_exchange_is_rewarded_but_no_counter_attack_follows() -> None:
    state = last_blow(ki=2, played="std-01 std-03 std-04")
    assert (step(state), offered(state)) == ("reward", ["take ki", "take special"])
    events = told(state, "take ki")
    assert (step(state), ki(state)) == ("clan_roll", 3)
    assert "event-countered" not in [event.id for event in events]
