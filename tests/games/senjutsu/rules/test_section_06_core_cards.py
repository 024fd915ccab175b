"""Section 6: core cards."""

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import BLOCK, KNOWN, NOW, STOCK, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    go_on,
    hero,
    listed,
    of,
    offered,
    play,
    refused,
    resolve,
    revealed,
    step,
)
from tests.proof import proves

FAR = hero("warrior", "A1", "S")
CORES = {name: STANDARD_DESIGNS[person.core].number for name, person in HEROES.items()}
WEAPONS = [design.number for design in HERO_CARDS if design.weapon]


@proves("SJ-6.1")
def test_core_cards_and_only_they_have_the_core_band() -> None:
    for design in HERO_CARDS:
        assert (design.record["tier"] == "core") == bool(design.types & v.CORE) == design.core
    assert {design.number for design in HERO_CARDS if design.core} == {*CORES.values(), *WEAPONS}


@proves("SJ-6.2")
@pytest.mark.parametrize("name", list(CORES))
def test_the_core_ability_card_belongs_to_one_hero_and_may_be_chosen_instead_of_another(name: str) -> None:
    state = given(hero(name, hand="126"), hero("warrior" if name != "warrior" else "ronin", "A1", "S"))
    assert {CORES[name], "126"} < set(offered(state, 0))
    for other, core in CORES.items():
        if other != name:
            refused(state, core, "SJ-11.2", seat=0)
    choose(state, CORES[name], CORES["warrior" if name != "warrior" else "ronin"])
    assert (revealed(state, 0), of(state, 0, "hand")) == (CORES[name], ["126"])


@proves("SJ-6.3")
def test_the_core_weapon_card_belongs_to_a_weapon_and_may_be_chosen_instead_of_another() -> None:
    state = given(hero("ronin", hand="126", weapon="072"), hero("warrior", "D3", "S", weapon="134"))
    assert offered(state, 0) == ["023", "072", "126"]
    assert offered(state, 1) == ["053", "134"]
    refused(state, "071", "SJ-11.2", seat=0)
    resolve(state, "072", "053", discard="126")
    assert of(state, 1, "wounds") == 1, "Nodachi Slash strikes the front"


@proves("SJ-6.5")
def test_five_ability_cards_beside_core_cards_are_no_hand_above_the_limit() -> None:
    for hand, over in (("110x3 126x3", False), ("110x3 126x3 127", True)):
        state = given(hero("ronin", hand=hand, weapon="071 072 134"), FAR)
        events = state.listen()
        choose(state, "126", "053")
        go_on(state)
        assert ("event-discarded_hidden" in [event.id for event in events]) == over


@proves("SJ-6.6")
def test_core_cards_do_not_count_towards_the_deck_size() -> None:
    state = GAME.start()
    assert isinstance(state, Senjutsu)
    for seat, deck in enumerate(state.rules.decks):
        assert size(deck.cards) == 30
        assert not any(STANDARD_DESIGNS[i].core for i in designs(deck.cards))
        assert state.cells[seat * BLOCK + STOCK] == deck.cards
    signature = SIGNATURES["ronin"]
    assert faults(signature) == []
    first = designs(signature.cards)[0]
    with_core = signature.cards - (1 << 2 * first) + (1 << 2 * INDEX["023"])
    assert size(with_core) == 30
    assert faults(Deck("ronin", signature.weapons, with_core, 0, "a test")) != []


@proves("SJ-6.7")
@pytest.mark.parametrize("weapon", ["071", "072", "134"])
def test_core_cards_are_not_discarded_for_a_cost(weapon: str) -> None:
    state = given(hero("ronin", hand="126 110", weapon=f"{weapon} 139"), FAR)
    choose(state, weapon, "053")
    assert (step(state), offered(state)) == ("discard", ["110", "126"])
    for core in ("023", weapon, "139"):
        refused(state, core, "SJ-28.9")
    empty = given(hero("ronin", weapon=weapon), FAR)
    choose(empty, weapon, "053")
    assert step(empty) != "discard", "without an ability card nothing is discarded"


@proves("SJ-6.7", "SJ-6.12")
def test_core_cards_are_not_discarded_by_effects_of_others() -> None:
    """Backhand Slash: the target discards a card; Warding Arc: a Defence card."""
    for card, weapon, hand, found in (
        ("140", "071", "126 110", ["110", "126"]),
        ("062", "074", "126 110", ["110"]),
        ("062", "074", "126", ["pass"]),
    ):
        state = given(
            hero("warrior", hand=card, kamae="BAL"),
            hero("master", "E3", "S", hand=hand, weapon=weapon),
            FAR | {"at": "A4"},
        )
        state = given(hero("warrior", hand=card, kamae="BAL"), hero("master", "E3", "S", hand=hand, weapon=weapon))
        choose(state, card, "008")
        go_on(state, "discard_type", move="left")
        assert (actor(state), offered(state)) == (1, found)


@proves("SJ-6.7")
def test_core_cards_are_not_discarded_for_the_hand_limit() -> None:
    state = given(hero("ronin", hand="110x3 126x3 127", weapon="071"), FAR)
    choose(state, "110", "053")
    go_on(state, "hand_limit")
    assert offered(state) == ["110", "126", "127"]


@proves("SJ-6.8")
@pytest.mark.parametrize("card", ["023", "071"])
def test_a_played_core_card_returns_to_hand_in_the_same_turn(card: str) -> None:
    state = given(hero("ronin", hand="126"), FAR)
    choose(state, card, "053")
    assert revealed(state, 0) == card
    go_on(state)
    assert (of(state, 0, "up"), of(state, 0, "played"), of(state, 0, "down")) == (["126"], [], [])
    assert {"023", "071"} < set(offered(state, 0))


@proves("SJ-6.9")
@pytest.mark.parametrize("number", WEAPONS)
def test_a_core_weapon_card_has_the_type_core_and_another_one(number: str) -> None:
    design = STANDARD_DESIGNS[INDEX[number]]
    grid = [line for line in STANDARD_CARDS.lines[design.parts[0].first : design.parts[0].last] if line.kind]
    assert grid
    assert design.types == v.CORE | (v.DEFENCE if design.blocks else v.ATTACK)


@proves("SJ-6.9")
def test_a_core_weapon_card_counts_as_a_card_of_its_other_type() -> None:
    """Honour: nobody plays Attack cards in this turn."""
    for weapon, kept in (("071", False), ("074", True)):
        state = given(hero("ronin", hand="092 126 116", focus=2, weapon=weapon), FAR, step=StartTurn())
        state.settle()
        go_on(state, instant="092", forbid="attack")
        assert "126" not in offered(state, 0)
        assert "023" in offered(state, 0)
        assert (weapon in offered(state, 0)) == kept


@proves("SJ-6.9")
def test_a_core_weapon_card_is_a_core_card_too() -> None:
    """No Instant Replacement works on it, though Emergency Block is of another type."""
    for card, asked in (("126", True), ("071", False)):
        state = given(hero("ronin", hand="126 089", focus=1, weapon="071"), FAR)
        choose(state, card, "053")
        assert (step(state) == "replace") == asked


@proves("SJ-6.10")
@pytest.mark.parametrize("name", list(CORES))
def test_core_ability_cards_have_initiative_0(name: str) -> None:
    assert [(box.low, box.high) for box in STANDARD_DESIGNS[HEROES[name].core].speeds] == [(0, 0)]
    other = "warrior" if name != "warrior" else "ronin"
    state = given(hero(name, hand="126"), hero(other, "A1", "S", hand="124", stuns=1))
    choose(state, CORES[name], "124")
    assert (step(state), actor(state), state.cells[NOW]) == ("move", 1, 1)
    go_on(state, "discard")
    assert (actor(state), state.cells[NOW]) == (0, 0)


@proves("SJ-6.11")
@pytest.mark.parametrize("number", [*CORES.values(), *WEAPONS])
def test_the_first_effect_of_core_cards_is_to_discard_a_card(number: str) -> None:
    owner = next((name for name, core in CORES.items() if core == number), "ronin")
    weapon = {"weapon": number} if number in WEAPONS else {}
    other = "warrior" if owner != "warrior" else "ronin"
    state = given(hero(owner, hand="126x2 110", focus=1, **weapon), hero(other, "A1", "S", stuns=1))
    choose(state, number, "stun")
    go_on(state, "discard")
    assert (step(state), actor(state)) == ("discard", 0)
    play(state, "126")
    assert (of(state, 0, "hand"), of(state, 0, "up")) == (["110", "126"], ["126"])
    assert step(state) != "discard", "one card"


@proves("SJ-6.12")
def test_core_cards_are_not_shuffled_away() -> None:
    state = given(hero("warrior", hand="057 126 110", focus=1, stock="127x3"), FAR)
    choose(state, "057", "053")
    go_on(state)
    assert {"053", STANDARD_DESIGNS[HEROES["warrior"].standard_weapons[0]].number} < set(offered(state, 0))
    assert not {"053", "072"} & set(of(state, 0, "stock") + of(state, 0, "hand"))
    state = given(hero("master", hand="012", focus=1), hero("warrior", "A1", "S", weapon="072", hand="122"))
    choose(state, "012", "053")
    go_on(state, "shuffle_in")
    assert offered(state) == ["pass"], "the weapon card is an Attack card, but a core card"


@proves("SJ-6.12")
def test_searches_never_find_core_cards() -> None:
    cores = [i for i, design in enumerate(HERO_CARDS) if design.core]
    searches = [atom.found for chain in STANDARD_CARDS.chains for atom in chain.atoms if atom.filter is not None]
    assert len(searches) > 10
    for found in searches:
        assert found
        assert not any(copies(found, i) for i in cores)


@proves("SJ-6.12")
def test_looking_at_a_hand_does_not_show_core_cards() -> None:
    state = given(hero("student", hand="044"), hero("ronin", "A1", "S", hand="126 110", weapon="071"))
    choose(state, "044", "023")
    go_on(state)
    seen = listed(state.cells[BLOCK + KNOWN])
    assert "126" in seen
    assert not {"023", "071"} & set(seen)
