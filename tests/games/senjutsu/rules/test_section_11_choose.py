"""Section 11: turn step 2, choose."""

from typing import Any

import pytest

from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import every
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import BLOCK, CHOSEN, HAND_SIZE, HAND_VENOM, NAMED, VENOM, Senjutsu
from tests.games.senjutsu.given import (
    choose,
    fighter,
    given,
    go_on,
    hero,
    of,
    offered,
    refused,
    resolve,
    revealed,
    step,
)
from tests.proof import proves

CORES = {name: STANDARD_DESIGNS[person.core].number for name, person in HEROES.items()}


def poisoned(*heroes: dict[str, Any]) -> Senjutsu:
    """The first hero has drawn Debilitating Poison."""
    state = given(*heroes)
    for cell in (HAND_SIZE, HAND_VENOM, VENOM):
        state.cells[cell] += 1
    return state


@proves("SJ-11.1")
def test_every_player_secretly_places_one_card_which_then_is_played() -> None:
    state = given(fighter("ronin", hand="126x2 110"), fighter("warrior", "A1", "S", hand="116 110"))
    assert state.actors() == (0, 1)
    one, other = state.clone(), state.clone()
    one.apply(0, one.action("126"))
    other.apply(0, other.action("110"))
    assert (one.actors(), step(one)) == ((1,), "choose"), "nothing is revealed before all have chosen"
    assert one.redact(1).key() == other.redact(1).key()
    assert one.redact(1).cells[CHOSEN] == HOLE
    assert offered(one.redact(1), 1) == offered(state, 1)  # type: ignore[arg-type]
    late = state.clone()
    late.apply(1, late.action("116"))
    late.apply(0, late.action("126"))
    one.apply(1, one.action("116"))
    assert late.key() == one.key(), "the order of arrival does not matter"
    assert (revealed(one, 0), revealed(one, 1)) == ("126", "116")
    assert (of(one, 0, "hand"), of(one, 0, "played")) == (["110", "126"], ["126"])
    assert (of(one, 1, "hand"), of(one, 1, "played")) == (["110"], ["116"])


@proves("SJ-11.2")
def test_an_ability_card_a_core_card_or_a_stun_card_of_the_hand_may_be_chosen() -> None:
    state = given(fighter("ronin", hand="126x2 110", stock="127", up="116", weapon="071"))
    assert offered(state, 0) == ["023", "071", "110", "126"]
    for card in ("127", "116", "053", "072", "stun", "poison-002"):
        refused(state, card, "SJ-11.2", seat=0)
    stunned = given(fighter("ronin", hand="126", stuns=2, weapon="071 134"))
    assert offered(stunned, 0) == ["023", "071", "126", "134", "stun"]


@proves("SJ-11.2")
def test_a_poison_card_in_hand_must_be_chosen() -> None:
    state = poisoned(fighter("ronin", hand="126 110", stuns=1))
    assert offered(state, 0) == ["poison-002"]
    refused(state, "126", "SJ-27.22", seat=0)
    refused(state, "stun", "SJ-27.22", seat=0)
    resolve(state, "poison-002", "053")
    assert (of(state, 0, "venom"), state.cells[HAND_VENOM], of(state, 0, "stuns")) == (0, 0, 1)


@proves("SJ-11.3")
@pytest.mark.parametrize(("card", "cost"), [("128", 1), ("028", 2), ("106", 2), ("055", 3)])
def test_the_mandatory_focus_cost_must_be_payable(card: str, cost: int) -> None:
    for focus in range(4):
        state = given(fighter("ronin", hand=f"{card} 126", kamae="AGG", focus=focus))
        assert (card in offered(state, 0)) == (focus >= cost)
        assert "126" in offered(state, 0)
        if focus < cost:
            refused(state, card, "SJ-11.3", seat=0)


@proves("SJ-11.4")
@pytest.mark.parametrize(
    ("card", "needed"),
    [("061", {"AGG"}), ("046", {"DET"}), ("040", {"BAL"}), ("016", {"BAL", "DET"}), ("045", {"BAL", "DET"})],
)
def test_the_required_kamae_must_be_the_current_one(card: str, needed: set[str]) -> None:
    for kamae in ("NEU", "AGG", "BAL", "DET"):
        state = given(fighter("ronin", hand=card, kamae=kamae, focus=3))
        assert (card in offered(state, 0)) == (kamae in needed)
        if kamae not in needed:
            refused(state, card, "SJ-11.4", seat=0)


@proves("SJ-11.5")
@pytest.mark.parametrize("card", ["082", "091", "104", "083", "025", "079", "056"])
def test_cards_without_an_initiative_of_their_own_cannot_be_chosen(card: str) -> None:
    state = given(fighter("ronin", hand=card, focus=3, kamae="AGG"))
    assert card not in offered(state, 0)
    refused(state, card, "SJ-11.5", seat=0)


@proves("SJ-11.6")
@pytest.mark.parametrize("card", ["015", "032", "047", "061", "087", "089", "090", "101", "115"])
def test_an_instant_replacement_may_be_chosen_normally(card: str) -> None:
    state = given(fighter("ronin", hand=card, focus=1, kamae="AGG"), fighter("warrior", "A1", "S"))
    assert card in offered(state, 0)
    choose(state, card, "053")
    assert (revealed(state, 0), of(state, 0, "played")) == (card, [card])


@proves("SJ-11.6")
def test_a_replacement_that_was_chosen_normally_is_resolved_at_its_initiative() -> None:
    state = given(fighter("ronin", hand="101"), fighter("warrior", "D3", "S"))
    resolve(state, "101", "053")
    assert (of(state, 1, "wounds"), of(state, 0, "up")) == (1, ["101"])


@proves("SJ-11.7")
@pytest.mark.parametrize("name", list(CORES))
@pytest.mark.parametrize("kamae", ["NEU", "AGG", "BAL", "DET"])
def test_the_core_ability_card_can_always_be_chosen(name: str, kamae: str) -> None:
    core = CORES[name]
    state = given(
        fighter(name, hand="061 046 040" if kamae == "NEU" else "", kamae=kamae), fighter("warrior", "A1", "S")
    )
    assert core in offered(state, 0)
    assert (STANDARD_DESIGNS[HEROES[name].core].cost, STANDARD_DESIGNS[HEROES[name].core].requires) == (0, 0)
    resolve(state, core, "053", move="done")
    assert core in offered(state, 0), "it is back in hand"


@proves("SJ-11.8")
def test_a_card_that_was_placed_cannot_be_exchanged() -> None:
    state = given(fighter("ronin", hand="126 110"), fighter("warrior", "A1", "S", hand="116"))
    state.apply(0, state.action("126"))
    placed = state.cells[CHOSEN]
    for card in ("110", "126", "023"):
        refused(state, card, "SJ-11.8", seat=0)
    assert state.cells[CHOSEN] == placed
    state.apply(1, state.action("116"))
    assert revealed(state, 0) == "126"


@proves("SJ-11.1")
def test_a_hero_that_was_defeated_chooses_no_card() -> None:
    state = given(
        fighter("ronin", hand="126"),
        fighter("warrior", "D3", "S", wounds=4),
        fighter("student", "A1", "S"),
    )
    resolve(state, "126", "053", "038", move="done")
    assert state.actors() == (0, 2)
    assert state.cells[BLOCK + CHOSEN] == 0
    choose(state, "023", "038")
    go_on(state)
    assert state.actors() == (0, 2)


@proves("SJ-11.4")
def test_a_card_that_bushido_forbids_is_not_refused_for_its_kamae() -> None:
    named = given(hero(hand="061", kamae="AGG"), hero("warrior", "A1", "S"))
    named.cells[NAMED] = every(INDEX["061"])
    refused(named, "061", "SJ-26.26", 0)
    refused(given(hero(hand="061", kamae="BAL"), hero("warrior", "A1", "S")), "061", "SJ-11.4", 0)
