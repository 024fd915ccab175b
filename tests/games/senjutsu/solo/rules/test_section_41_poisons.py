"""Section 41: Poison that heroes give to enemies, and enemies to heroes."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.heroes import FOG, HAEMORRHAGE, PARALYSIS, POISON_NAMES, VIRULENCE
from shiai.games.senjutsu.rules.state import BLOCK, TOXINS, UP
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import actor, alive, fighter, go_on, heap, of, offered, play, step, where
from tests.games.senjutsu.moments import questions
from tests.games.senjutsu.solo.solo_given import enemy, extra, fight, mood, turn, until
from tests.proof import proves

SPARE = "124x3"  # cards to discard for the core card
DODGE = "S028"  # change behaviour; step ANY x1 opt; rot x1 opt; reset deck
ALL_POISONS = ["venom 002", "venom 129", "venom 130", "venom 131", "venom 132"]


def sick(*toxins: int, people: int = 1, **wanted: Any) -> Solo:
    """A Samurai Boss that received these Poisons in the turn before; heroes far away."""
    options = {name: wanted.pop(name) for name in ("behaviour_turns_stance",) if name in wanted}
    heroes = [fighter(name, at, "N", hand=SPARE) for name, at in (("ronin", "D7"), ("warrior", "G4"))][:people]
    state = fight(*heroes, enemy(**({"at": "A1", "facing": "N", "stock": DODGE} | wanted)), **options)
    for toxin in toxins:
        state.cells[people * BLOCK + TOXINS + toxin - 1] = 1 << 4
    return state


def lasts(state: Solo, toxin: int, figure: int = 1) -> bool:
    """Has a figure this Poison before it?"""
    return state.cells[figure * BLOCK + TOXINS + toxin - 1] > 0


def asked(state: Solo, card: str, **answers: str) -> list[str]:
    """The hero plays this card: the questions to people in this turn."""
    state.apply(0, state.action(card))
    return [name for name, _ in questions(state, **answers)]


def shot(poison: str) -> Solo:
    """A Ninja has poisoned a Samurai Boss with a dart; the turn is over."""
    state = fight(fighter("ninja", "D7", "N", hand="167 124x3", focus=2), enemy(at="D4", stock="S003 S004 S005"))
    until(state, "poison", "167", enemies=["S003"], pay="pay")
    go_on(play(state, f"venom {poison}"))
    return state


# Poison on enemies ----------------------------------------------------------------------------------------------------


@proves("SJ-41.3")
@pytest.mark.parametrize("stance", ["offensive", "defensive"])
def test_in_the_fog_the_human_decides_the_stance_right_after_the_reveal(stance: str) -> None:
    state = sick(FOG, stance="defensive", stock="S003")
    events = state.listen()
    until(state, "fog_stance", "023")
    assert (step(state), actor(state), len(offered(state))) == ("fog_stance", 0, 2)
    assert [event.clause for event in events][-1] == "SJ-45.9", "nothing has happened since the reveal"
    play(state, "option 1" if stance == "offensive" else "option 2")
    assert (mood(state, 1), lasts(state, FOG)) == (f"centre {stance}", False)


@proves("SJ-41.3")
def test_the_fog_is_discarded_after_one_decision() -> None:
    state = shot("129")
    assert lasts(state, FOG)
    until(state, "fog_stance", "163", enemies=["S004"])
    assert step(state) == "fog_stance"
    go_on(state)
    assert not lasts(state, FOG)
    assert "fog_stance" not in asked(state, "163")


@proves("SJ-41.3")
def test_an_enemy_that_falls_by_a_stun_in_the_fog_leaves_nothing_to_decide() -> None:
    state = fight(
        fighter("ronin", "D7", "N", hand=SPARE),
        enemy(at="A1", stock="S003", deck_stuns=1, limit=1),
        enemy("monk", "G1", stock=""),
    )
    state.cells[BLOCK + TOXINS + FOG - 1] = 1 << 4
    assert "fog_stance" not in asked(state, "023", enemy_draw="stun")
    assert alive(state) == [0, 2]


@proves("SJ-41.4")
@pytest.mark.parametrize("turns_stance", [False, True])
def test_paralysing_toxin_holds_behaviour_and_stance(turns_stance: bool) -> None:
    state = sick(PARALYSIS, behaviour_turns_stance=turns_stance)
    turn(state, "023")
    assert mood(state, 1) == "centre offensive"
    assert not lasts(state, PARALYSIS)
    turn(state, "023")
    assert mood(state, 1) == ("right defensive" if turns_stance else "right offensive")


@proves("SJ-41.4")
@pytest.mark.parametrize("stance", ["offensive", "defensive"])
def test_not_even_the_fog_changes_the_stance_of_a_paralysed_enemy(stance: str) -> None:
    state = sick(PARALYSIS, FOG, stance=stance)
    turn(state, "023", fog_stance="option 1" if stance == "defensive" else "option 2")
    assert (mood(state, 1), lasts(state, FOG)) == (f"centre {stance}", False)


@proves("SJ-36.6")
def test_haemorrhagic_toxin_costs_an_enemy_a_card_unseen_before_it_draws() -> None:
    state = shot("130")
    assert (extra(state, 1, "face_down"), deck_count(state, 1)) == (1, 2)  # one card, and the Stun of the dart


@proves("SJ-36.6", "SJ-40.15")
def test_a_bleeding_enemy_with_this_toxin_loses_two() -> None:
    state = sick(HAEMORRHAGE, stock="S003 S004 S005 S006", bleeding=1)
    turn(state, "023", enemies=["S003"])
    assert (extra(state, 1, "face_down"), deck_count(state, 1)) == (2, 1)


@proves("SJ-36.8")
def test_virulent_poison_lowers_the_wound_limit_of_an_enemy_while_it_lasts() -> None:
    state = sick(VIRULENCE, limit=3, wounds=1, stock="")
    assert wound_limit(state, 1) == 2
    for _ in range(3):
        assert alive(state) == [0, 1]
        turn(state, "023")
    assert wound_limit(state, 1) == 3


@proves("SJ-36.8", "SJ-36.10")
def test_an_enemy_may_fall_by_the_lower_limit_alone() -> None:
    state = fight(
        fighter("ninja", "D7", "N", hand="167 124", focus=2),
        enemy(at="D4", limit=3, wounds=2, stock="S003"),
        enemy("monk", "A1", stock=""),
    )
    until(state, "poison", "167", pay="pay", lower="target 2")
    play(state, "venom 132")
    assert alive(state) == [0, 2]


@proves("SJ-41.14")
def test_debilitating_poison_is_shuffled_into_the_deck_of_an_enemy_and_costs_it_a_turn() -> None:
    state = fight(
        fighter("master", "D4", "N", hand="010 124x3", focus=2, poisons="002"),
        enemy(at="D3", facing="S", stock="S003 S004", top="S005 S006"),
    )
    turn(state, "010", enemies=["S005"], pay="pay")
    assert (extra(state, 1, "deck_poison"), of(state, 1, "venom")) == (1, 0)
    until(state, "enemy_draw", "008")
    assert offered(state) == ["S003", "S004", "S006", "poison-002"]
    assert len(set(state.stack[-1].weights(state))) == 1
    there = where(state, 1)
    go_on(play(state, "poison-002"))
    assert where(state, 1) == there, "it has done nothing"
    assert (extra(state, 1, "deck_poison"), of(state, 1, "stuns")) == (0, 0)
    assert state.cells[BLOCK + UP] == heap("S005"), "the Poison is among no discards"


# Poison of enemies ----------------------------------------------------------------------------------------------------


def snake(**wanted: Any) -> Solo:
    """The Assassin stands before a Ronin with Viper Strike."""
    return fight(
        fighter("ronin", "D4", "N", hand=SPARE),
        enemy("assassin", **({"at": "D3", "facing": "S", "stock": "S-Assassin-001"} | wanted)),
    )


def bitten() -> Solo:
    """The Ronin was struck: Poison is due."""
    return until(snake(), "enemy_poison", "023")


@proves("SJ-41.1", "SJ-41.2")
def test_luck_draws_the_poison_of_an_enemy_from_its_whole_deck() -> None:
    state = bitten()
    assert (state.actors(), offered(state)) == ((CHANCE,), ALL_POISONS)
    assert len(set(state.stack[-1].weights(state))) == 1


@proves("SJ-41.2")
@pytest.mark.parametrize("toxin", [FOG, HAEMORRHAGE, PARALYSIS, VIRULENCE])
def test_the_poison_is_applied_to_the_hero(toxin: int) -> None:
    state = bitten()
    play(state, f"venom {POISON_NAMES[toxin]}")
    assert [kind for kind in (FOG, HAEMORRHAGE, PARALYSIS, VIRULENCE) if lasts(state, kind, 0)] == [toxin]


@proves("SJ-41.1")
def test_a_used_poison_of_an_enemy_is_not_drawn_again() -> None:
    state = bitten()
    go_on(play(state, "venom 132"))
    until(state, "enemy_poison", "023")
    assert offered(state) == [name for name in ALL_POISONS if name != "venom 132"]


@proves("SJ-41.1")
def test_an_enemy_without_poison_left_gives_none() -> None:
    state = snake(poison_deck=0)
    turn(state, "023")
    assert of(state, 0, "venom") == 0
    assert not any(lasts(state, kind, 0) for kind in (FOG, HAEMORRHAGE, PARALYSIS, VIRULENCE))
