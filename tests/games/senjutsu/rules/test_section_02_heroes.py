"""Section 2: the components of a hero and the hero card."""

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.rules.heroes import HEROES, Hero
from shiai.games.senjutsu.rules.state import AT, KAMAE_AT, NOWHERE, STOCK, Senjutsu
from tests.games.senjutsu.given import (
    GAME,
    actor,
    alive,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    ranks,
    resolve,
    step,
    winners,
)
from tests.proof import proves

CORE_SET = ("ronin", "warrior", "master", "student")
# What the hero card of a Ronin says.
ENTRY = {
    "number": "021",
    "advantage": 27,
    "hand": 5,
    "wounds": 5,
    "weapons": ["naginata"],
    "core": "023",
    "tree": ["NEU-AGG"],
    "stealth": False,
    "poisons": [],
}


@proves("SJ-2.1")
@pytest.mark.parametrize("name", CORE_SET)
def test_a_hero_has_a_figure_a_tree_core_cards_and_a_deck(name: str) -> None:
    state = GAME.start(hero_1=name, hero_2="ronin" if name != "ronin" else "master")
    assert isinstance(state, Senjutsu)
    go_on(state, "prepare")
    person = state.rules.heroes[0]
    assert person is HEROES[name]
    assert state.cells[AT] != NOWHERE
    assert person.branches[state.cells[KAMAE_AT]], "the ring can be moved on its tree"
    core = STANDARD_DESIGNS[person.core]
    assert (core.owner, core.types) == (name, v.CORE)
    (weapon,) = state.rules.decks[0].weapons
    assert STANDARD_DESIGNS[weapon].weapon in person.weapons
    assert size(state.cells[STOCK]) == 30
    assert state.cells[STOCK] == SIGNATURES[name].cards


@proves("SJ-2.1")
def test_a_hero_may_have_more_than_one_weapon_card() -> None:
    state = given(hero("ronin", weapon="071 134"), hero("warrior", weapon="072", at="A1"))
    assert offered(state, 0) == ["023", "071", "134"]
    assert offered(state, 1) == ["053", "072"]


@proves("SJ-2.2")
def test_the_hero_card_states_name_advantage_limits_and_weapons() -> None:
    made = Hero("ronin", ENTRY)
    assert (made.name, made.advantage, made.hand, made.wounds, made.weapons) == ("ronin", 27, 5, 5, ("naginata",))
    for field in ("number", "advantage", "hand", "wounds", "weapons"):
        with pytest.raises(KeyError, match=field):
            Hero("ronin", {name: value for name, value in ENTRY.items() if name != field})


@proves("SJ-2.2", "SJ-2.3", "SJ-2.4")
def test_the_numbers_of_the_hero_card_are_those_of_the_duel() -> None:
    """The Ninja holds six cards and dies of four wounds."""
    state = given(hero("ninja", hand="110x3 126x3 127x2"), hero("ronin", "A1", hand="110x3 126x3 127x2"))
    choose(state, "110", "110")
    go_on(state)
    assert (of(state, 0, "hand_size"), of(state, 1, "hand_size")) == (7, 6), "six and five, and a card was drawn"
    for name, wounds in (("ninja", 3), ("ronin", 4)):
        state = given(hero("warrior", hand="126"), hero(name, "D3", "S", wounds=wounds))
        resolve(state, "126", STANDARD_DESIGNS[HEROES[name].core].number)
        assert winners(state) == (0,)


@proves("SJ-2.3")
def test_no_more_ability_cards_than_the_hand_limit_are_held_after_the_discard_step() -> None:
    state = given(hero("ronin", hand="110x3 126x3 127x2", stock="102"), hero("warrior", "A1", hand="110x3 126x3"))
    assert of(state, 0, "hand_size") == 8, "more may be held before"
    choose(state, "110", "110")
    go_on(state, "hand_limit")
    discarded = 0
    while step(state) == "hand_limit":
        assert actor(state) == 0, "the other hand does not exceed the limit"
        play(state, offered(state)[0])
        discarded += 1
    assert (discarded, of(state, 0, "hand_size"), of(state, 1, "hand_size")) == (2, 5, 5)
    assert step(state) == "draw_one"


@proves("SJ-2.4")
@pytest.mark.parametrize("name", list(HEROES))
def test_the_wound_limit_is_the_number_of_wounds_that_defeats(name: str) -> None:
    limit = HEROES[name].wounds
    core = STANDARD_DESIGNS[HEROES[name].core].number
    for wounds in range(limit):
        state = given(hero("warrior", hand="126"), hero(name, "D3", "S", wounds=wounds), hero("student", "A1", "S"))
        resolve(state, "126", core, "038")
        assert alive(state) == ([0, 2] if wounds + 1 == limit else [0, 1, 2])


@proves("SJ-2.5")
def test_the_advantage_number_chooses_who_places_terrain_first_and_orders_the_track() -> None:
    state = GAME.start(players=3, hero_1="ronin", hero_2="student", hero_3="warrior", terrain="placed")
    assert isinstance(state, Senjutsu)
    assert (step(state), actor(state)) == ("terrain", 1)
    assert ranks(state) == [1, 2, 0]


@proves("SJ-2.5")
@pytest.mark.parametrize("top", [0, 1])
def test_later_only_the_track_counts_whatever_the_numbers(top: int) -> None:
    """Ronin 27 against Master 74: the upper marker decides the tie."""
    state = given(hero("ronin", hand="127"), hero("master", "A1", "S", hand="127"), advantage=(top, 1 - top))
    choose(state, "127", "127")
    assert (step(state), actor(state)) == ("tie", top)


@proves("SJ-2.6")
def test_the_heroes_of_the_core_set_have_hand_and_wound_limit_five() -> None:
    assert set(HEROES) == set(SIGNATURES)
    assert {(HEROES[name].hand, HEROES[name].wounds) for name in CORE_SET} == {(5, 5)}


@proves("SJ-2.7")
def test_the_advantage_numbers() -> None:
    numbers = {name: HEROES[name].advantage for name in CORE_SET}
    assert numbers == {"master": 74, "student": 62, "warrior": 35, "ronin": 27}


@proves("SJ-2.8")
def test_the_weapon_choices() -> None:
    choices = {name: HEROES[name].weapons for name in CORE_SET}
    assert choices == {
        "warrior": ("kanabo", "naginata", "nodachi", "yari"),
        "ronin": ("kanabo", "naginata", "nodachi", "yari"),
        "master": ("katana", "tachi", "shikomizue", "wakizashi"),
        "student": ("katana", "tanto", "shikomizue", "wakizashi"),
    }


@proves("SJ-2.8")
@pytest.mark.parametrize("name", CORE_SET)
def test_only_weapons_of_the_hero_card_can_be_chosen(name: str) -> None:
    weapons = [i for i in INDEX.values() if STANDARD_DESIGNS[i].weapon]
    signature = SIGNATURES[name]
    allowed = [i for i in weapons if not faults(Deck(name, (i,), signature.cards, signature.poisons, "a test"))]
    assert allowed == [i for i in weapons if STANDARD_DESIGNS[i].weapon in HEROES[name].weapons]
    assert 0 < len(allowed) < len(weapons)
