"""Section 47: heroes whom nobody plays, their decks and their special rules."""

from typing import Any

import pytest

from shiai.core.errors import OptionError
from shiai.core.messages import Event
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.actions import LEFT, RIGHT
from shiai.games.senjutsu.rules.battlefield.moves import first_walk, ways_on
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, walker
from shiai.games.senjutsu.rules.heroes import VIRULENCE
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, POISON_DECK, TOXINS, WOUNDS
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import (
    DISTANCE,
    EXTRA,
    Solo,
)
from tests.games.senjutsu.given import alive, hero, of, where
from tests.games.senjutsu.solo.horde_given import begun, conditions, drawn_from, happened
from tests.games.senjutsu.solo.solo_given import GAME, enemy, fight, turn, until
from tests.proof import proves

FOUR = ("001", "002", "003", "004")


def own_cards(state: Solo, figure: int) -> list[str]:
    """The known cards in the deck of an enemy."""
    return [str(card) for card in of(state, figure, "stock")]


# Decks ----------------------------------------------------------------------------------------------------------------

RECIPES = {
    "melee": ({1: 1, 2: 1, 4: 2, 5: 1}, {1: 1, 4: 3, 5: 1}, {1: 1, 4: 2, 5: 2}),
    "mixed": ({1: 1, 2: 1, 3: 1, 4: 1, 5: 1}, {1: 1, 3: 1, 4: 2, 5: 1}, {1: 1, 3: 1, 4: 1, 5: 2}),
    "reach": ({1: 1, 2: 1, 3: 2, 5: 1}, {1: 1, 3: 2, 4: 1, 5: 1}, {1: 1, 3: 2, 5: 2}),
}
HEROES = {
    "master": ("Master", "melee", 1),
    "student": ("Student", "melee", 1),
    "ronin": ("Ronin", "mixed", 2),
    "warrior": ("Warrior", "mixed", 1),
    "ashigaru": ("Ashigaru", "reach", 2),
    "assassin": ("Assassin", "melee", 1),
    "kojiro": ("Kojiro", "mixed", 1),
    "monk": ("Monk", "reach", 2),
    "musashi": ("Musashi", "melee", 1),
    "ninja": ("Ninja", "melee", 1),
    "onna_bugeisha": ("Onna-Bugeisha", "reach", 2),
    "sailor": ("Sailor", "melee", 1),
    "wakou": ("Wakou", "mixed", 1),
    "yasuke": ("Yasuke", "melee", 1),
    "yojimbo": ("Yojimbo", "melee", 1),
}


@proves("SJ-47.1", "SJ-47.2", "SJ-47.3")
@proves("SJ-47.4", "SJ-47.5", "SJ-47.6", "SJ-47.7", "SJ-47.9", "SJ-47.11", "SJ-47.12", "SJ-47.13", "SJ-47.14")
@proves("SJ-47.15", "SJ-47.16", "SJ-47.19", "SJ-47.20", "SJ-47.22", "SJ-47.23")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_has_its_own_cards_and_those_of_its_recipe(name: str) -> None:
    printed, recipe, distance = HEROES[name]
    for extra_card, drawn in zip(("first", "second", "third"), RECIPES[recipe], strict=True):
        state = begun(enemy_1=name, extra_card=extra_card)
        assert own_cards(state, 1) == [f"S-{printed}-{number}" for number in FOUR]  # the nightmare card is set aside
        assert drawn_from(state, 1) == drawn
        assert deck_count(state, 1) == 9
    assert state.cells[EXTRA + DISTANCE] == distance


@proves("SJ-47.8")
def test_ashigaru_and_hachiko_fight_as_a_pair() -> None:
    state = begun(enemy_1="ashigaru")
    assert [one.name for one in state.rules.heroes[1:]] == ["enemy_ashigaru", "enemy_hachiko"]
    assert alive(state) == [0, 1, 2]
    with pytest.raises(OptionError):
        GAME.start(enemy_1="hachiko")
    for name in ("ashigaru", "hachiko"):
        with pytest.raises(OptionError, match=r"pair \(SJ-47\.8\), use samurai_boss"):
            GAME.start(mode="horde", horde_enemies=name)
    with pytest.raises(OptionError, match=r"Ashigaru and Hachiko are two \(SJ-47\.8\)"):
        GAME.start(players=4, enemy_1="ashigaru", enemy_2="monk", enemy_3="ninja", enemy_4="master")


@proves("SJ-47.10")
@pytest.mark.parametrize("nightmare", [False, True])
def test_hachiko_has_exactly_its_five_cards(nightmare: bool) -> None:
    state = begun(enemy_1="ashigaru", nightmare=nightmare, all_nightmares=nightmare)
    assert own_cards(state, 2) == [f"S-Hachiko-{number}" for number in (*FOUR, "005")]
    assert drawn_from(state, 2) == {}
    assert state.cells[2 * EXTRA + DISTANCE] == 1


# Stealth --------------------------------------------------------------------------------------------------------------


@proves("SJ-47.11", "SJ-47.15")
@pytest.mark.parametrize("name", HEROES)
def test_assassin_and_ninja_start_in_stealth_and_nobody_else(name: str) -> None:
    hidden = conditions(begun(enemy_1=name)) & v.STEALTH
    assert bool(hidden) == (name in ("assassin", "ninja"))


@proves("SJ-41.1")
@pytest.mark.parametrize(("name", "poisons"), [("assassin", 5), ("master", 1), ("yojimbo", 1), ("ronin", 0)])
def test_those_who_have_a_card_that_poisons_have_a_poison_deck(name: str, poisons: int) -> None:
    assert begun(enemy_1=name).cells[BLOCK + POISON_DECK].bit_count() == poisons


def speeds(events: list[Event], card: str) -> list[Any]:
    """The initiatives at which the parts of a card were resolved."""
    return [event.values["speed"] for event in events if event.id == "event-resolves" and event.values["card"] == card]


@proves("SJ-47.15")
@pytest.mark.parametrize(("stealth", "speed"), [(0, 5), (1, 7)])
def test_stealth_makes_the_ninja_faster(stealth: int, speed: int) -> None:
    state = fight(hero("ronin", "D7"), enemy("ninja", "D1", stock="S-Ninja-002", stealth=stealth))
    assert speeds(happened(state, "023"), "card-S-Ninja-002") == [speed, 4]


@proves("SJ-47.11")
@pytest.mark.parametrize("stealth", [0, 1])
def test_stealth_adds_to_a_strike_of_the_assassin(stealth: int) -> None:
    state = fight(hero("ronin", "D4"), enemy("assassin", "D3", "S", stock="S-Assassin-001", stealth=stealth))
    assert "event-poisoned" in [event.id for event in happened(state, "023")]
    assert of(state, 0, "bleeding") == stealth
    assert not conditions(state)  # whoever strikes shows up


# Desperation ----------------------------------------------------------------------------------------------------------


def wounded_woman(wounds: int, **wanted: Any) -> Solo:
    """The Onna-Bugeisha on D3, who can take seven wounds and has taken these; before her a hero with an attack."""
    attacker = hero("ronin", "D4", "N", hand="101 128", focus=1)
    return fight(attacker, enemy("onna_bugeisha", "D3", "S", wounds=wounds, **wanted))


@proves("SJ-47.17")
@pytest.mark.parametrize(("wounds", "desperate"), [(3, False), (4, True), (5, True)])
def test_the_wound_that_leaves_two_makes_the_onna_bugeisha_desperate(wounds: int, desperate: bool) -> None:
    state = wounded_woman(wounds, stock="S024", deck_stuns=1)
    turn(state, "101", enemies=("stun",))  # she does nothing in this turn
    assert of(state, 1, "wounds") == wounds + 1
    assert bool(conditions(state) & v.DESPERATION) == desperate


@proves("SJ-47.17")
@pytest.mark.parametrize(("poisoned", "desperate"), [(0, False), (1, True)])
def test_a_lowered_limit_leaves_fewer_wounds(poisoned: int, desperate: bool) -> None:
    """Virulent Poison, while it works."""
    state = wounded_woman(4, stock="S003")
    state.cells[BLOCK + TOXINS + VIRULENCE - 1] = poisoned
    turn(state, "023")
    assert bool(conditions(state) & v.DESPERATION) == desperate


@proves("SJ-47.17")
def test_the_fire_of_a_cart_makes_her_desperate_at_once() -> None:
    """Horse Kick pushes her into the cart at 6, before her own card comes up."""
    attacker = hero("ronin", "D4", "N", hand="125")
    woman = enemy("onna_bugeisha", "D3", "S", wounds=4, stock="S003")
    state = until(fight(attacker, woman, terrain=[("burning_cart", "D2")]), "move", "125")
    assert of(state, 1, "wounds") == 5
    assert conditions(state) & v.DESPERATION


@proves("SJ-47.17", "SJ-40.14")
@pytest.mark.parametrize(("bleeding", "desperate"), [(1, False), (2, True)])
def test_bleeding_wounds_make_her_desperate_too(bleeding: int, desperate: bool) -> None:
    state = turn(wounded_woman(3, bleeding=bleeding, stock="S003 S004"), "023", enemies=("S003",))
    assert bool(conditions(state) & v.DESPERATION) == desperate


@proves("SJ-47.17")
def test_desperation_lasts() -> None:
    state = wounded_woman(4, stock="S024 S003")
    turn(state, "101", enemies=("S024",))
    state.cells[BLOCK + WOUNDS] = 0
    turn(state, "023", enemies=("S003",))
    assert conditions(state) & v.DESPERATION


@proves("SJ-47.17")
@pytest.mark.parametrize(("wounds", "desperate"), [(4, False), (5, True)])
def test_desperation_opens_what_her_cards_offer_for_it(wounds: int, desperate: bool) -> None:
    """Rage Guard has 7-3, in Desperation 8-2: only so can it meet an attack of initiative 8."""
    state = wounded_woman(wounds, stock="S-Onna-Bugeisha-004")
    events = happened(state, "128")
    assert (speeds(events, "card-S-Onna-Bugeisha-004")[0] == 8) == desperate
    assert of(state, 1, "wounds") == 5


@proves("SJ-47.18")
@pytest.mark.parametrize(("limit", "desperate"), [(1, True), (2, True), (3, False)])
def test_with_a_low_limit_she_is_desperate_from_the_beginning(limit: int, desperate: bool) -> None:
    state = begun("place_figure", enemy_1="onna_bugeisha", wound_limit=limit)
    assert bool(conditions(state) & v.DESPERATION) == desperate
    assert not conditions(begun("place_figure", enemy_1="monk", wound_limit=limit)) & v.DESPERATION


# Wakou ----------------------------------------------------------------------------------------------------------------


@proves("SJ-47.21")
@pytest.mark.parametrize(("name", "strikes"), [("wakou", True), ("samurai_boss", False)])
def test_the_steps_of_wakou_need_not_go_the_same_way(name: str, strikes: bool) -> None:
    """Two steps of FL, FR, B: only FL and then FR lead from D1 to D2, next to the hero on D3."""
    state = fight(hero("ronin", "D3", "N"), enemy(name, "D1", "S", stock="S-Wakou-001"))
    events = happened(state, "023")
    assert ("event-enemy_attacks" in [event.id for event in events]) == strikes
    assert of(state, 0, "stuns") == int(strikes)
    assert not strikes or where(state, 1) == "D2 S"


@proves("SJ-47.21")
@pytest.mark.parametrize(("name", "ways"), [("wakou", {LEFT, RIGHT}), ("samurai_boss", {LEFT})])
def test_the_rotations_of_wakou_need_not_go_the_same_way(name: str, ways: set[int]) -> None:
    """After one rotation to the left, of two."""
    state = fight(hero("ronin", "D7", "N"), enemy(name, "D1", "S"))
    chain = STANDARD_CARDS.lines[STANDARD_DESIGNS[INDEX["S-Student-N"]].parts[1].first + 1].options[0].chain
    assert chain is not None
    ground = ground_of(state, 1)
    walk = first_walk(chain, state.cells[BLOCK + AT], state.cells[BLOCK + FACING], walker(state, 1))
    turned = dict(ways_on(walk, ground))[LEFT]
    assert {action for action, _ in ways_on(turned, ground)} & {LEFT, RIGHT} == ways
