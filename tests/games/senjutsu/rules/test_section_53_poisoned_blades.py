"""Section 53: Poison in grids, blows from behind, cards milled, Poisons taken back."""

from typing import Any

import pytest

from shiai.games.senjutsu.cards.structure import Atom
from shiai.games.senjutsu.cards.vocabulary import TARGET_MILLS
from shiai.games.senjutsu.rules.state import BLOCK, POISON_DECK, TOXINS
from shiai.games.senjutsu.rules.steps.effects import mill_target
from shiai.games.senjutsu.solo.rules.decks import deck_count
from tests.games.senjutsu.given import alive, choose, given, go_on, hero, of, offered, play, resolve, step, where
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.proof import proves

CARDS = "020x3 034x3"


def assassin(cards: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """An Assassin with these cards in hand."""
    return hero("assassin", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def foe(cards: str = "", at: str = "D3", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


@proves("SJ-53.1")
def test_whoever_is_hit_on_a_skull_gets_a_chosen_poison() -> None:
    state = given(assassin("230"), foe())
    go_on(choose(state, "230", "053"), until="poison")
    assert (step(state), len(offered(state))) == ("poison", 5)
    play(state, "venom 130")
    assert (state.cells[BLOCK + TOXINS + 1], of(state, 1, "wounds")) == (1, 0)
    missed = resolve(given(assassin("230"), foe(at="A1")), "230", "053")
    assert missed.cells[POISON_DECK] == 31
    blocked = resolve(given(assassin("230"), foe("063")), "230", "063", speed="speed 6")
    assert blocked.cells[POISON_DECK] == 31


@proves("SJ-53.1")
def test_poison_and_a_starred_bleeding_wound_on_one_cell() -> None:
    state = given(assassin("227", stealth=1, focus=1), foe())
    go_on(choose(state, "227", "053"), until="poison", modifier="pay", move="done")
    play(state, "venom 131")
    go_on(state, until="move")
    assert (of(state, 1, "bleeding"), state.cells[BLOCK + TOXINS + 2]) == (1, 1)
    seen = given(assassin("227", focus=1), foe())
    go_on(choose(seen, "227", "053"), until="poison", move="done")
    assert of(seen, 1, "bleeding") == 0, "the star needs Stealth"


@proves("SJ-53.2")
@pytest.mark.parametrize(("facing", "falls"), [("N", True), ("S", False), ("NE", False)])
def test_a_blow_from_behind_needs_the_back_of_the_target(facing: str, falls: bool) -> None:
    state = given(assassin("220", focus=3), foe("", "D3", facing))
    assert "220" in offered(state, 0), "it may be chosen anyway"
    resolve(state, "220", "053")
    assert (alive(state) == [0]) == falls


@proves("SJ-53.3")
@pytest.mark.parametrize(("wounds", "bleeding", "stock"), [(0, 0, CARDS), (1, 1, CARDS), (4, 0, "020x3")])
def test_the_target_discards_from_its_deck_by_its_wounds(wounds: int, bleeding: int, stock: str) -> None:
    """After Push Back, which deals none."""
    state = given(assassin("127 225"), foe(wounds=wounds, bleeding=bleeding, stock=stock))
    go_on(choose(state, "127", "053"), until="instant")
    play(state, "225")
    assert of(state, 1, "unseen") == min(len(of(state, 1, "stock")), 1 + wounds + bleeding)


@proves("SJ-53.3")
def test_enemies_of_solo_play_discard_nothing() -> None:
    state = fight(assassin("127 225"), enemy("samurai_boss", "D3", "S"))
    count = deck_count(state, 1)
    mill_target(state, 0, 1, Atom(TARGET_MILLS, 1))
    assert deck_count(state, 1) == count


@proves("SJ-53.3")
def test_twist_the_knife_leads_back_into_stealth_for_focus() -> None:
    state = given(assassin("127 225", focus=1), foe())
    go_on(choose(state, "127", "053"), until="instant")
    play(state, "225")
    assert offered(state) == ["done", "pay"]
    play(state, "pay", "D5")
    go_on(state)
    assert (where(state, 0), of(state, 0, "stealth")) == ("D5 N", 1)


@proves("SJ-53.4")
def test_spent_poisons_come_back_but_not_those_that_somebody_still_has() -> None:
    state = given(assassin("219", stealth=1, focus=1), foe(at="A1"))
    state.cells[POISON_DECK] = 0
    state.cells[BLOCK + TOXINS] = 1  # the fog is still there
    go_on(choose(state, "219", "053"), until="move")
    assert state.cells[POISON_DECK] == 31 & ~2
    poisoned = given(assassin("219", stealth=1, focus=1), foe(at="A1", venom=1))
    poisoned.cells[POISON_DECK] = 0
    go_on(choose(poisoned, "219", "053"), until="move")
    assert poisoned.cells[POISON_DECK] == 31 & ~1
