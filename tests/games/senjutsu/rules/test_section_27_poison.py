"""Section 27: Poison."""

from fractions import Fraction

import pytest

from shiai.games.senjutsu.cards.cards import HERO_CARDS
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES, VIRULENCE
from shiai.games.senjutsu.rules.state import (
    BLOCK,
    HAND_SIZE,
    HAND_VENOM,
    ITEM_SPEED,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.hands import DrawOne
from shiai.games.senjutsu.rules.steps.turn import Bleed
from tests.games.senjutsu.given import actor, choose, given, go_on, hero, listed, of, offered, play, refused, step
from tests.games.senjutsu.moments import questions, reaches
from tests.proof import proves

CORE_SET = ("master", "student", "warrior", "ronin")


def bitten(stock: str = "110x3 116x3 102x3", poisons: str = "002", **victim: object) -> Senjutsu:
    """Hidden Viper Fang has struck (from E5 to D4, the victim at its right), and its Poison is paid for."""
    state = given(
        hero("master", "E5", "N", hand="010", focus=1, poisons=poisons, stock="117x3"),
        hero("warrior", "E3", "S", hand="155", stock=stock, **victim),
    )
    choose(state, "010", "053")
    assert reaches(state, "pay", move="D4")
    return state


def poisoned(stock: str) -> Senjutsu:
    """The victim has received Debilitating Poison."""
    return play(bitten(stock), "pay")


def next_card(state: Senjutsu, seat: int) -> Fraction:
    """The chance that the next card drawn is Poison."""
    later = state.clone()
    later.push(DrawOne(seat))
    weights = dict(zip(offered(later), later.weights(), strict=True))
    return Fraction(weights.get("poison-002", 0), sum(weights.values()))


def holding(venom: int = 1, **victim: object) -> Senjutsu:
    """The Warrior has Debilitating Poison in hand."""
    state = given(
        hero("ronin", "D7", "N"), hero("warrior", "D1", "S", **{"hand": "110 126", "stock": "116x3", **victim})
    )
    state.cells[BLOCK + HAND_VENOM] = venom
    state.cells[BLOCK + VENOM] = venom
    state.cells[BLOCK + HAND_SIZE] += venom
    return state


@proves("SJ-27.17")
def test_poison_is_no_wound() -> None:
    state = bitten(wounds=3)
    assert of(state, 1, "wounds") == 4
    play(state, "pay")
    assert (of(state, 1, "wounds"), of(state, 1, "bleeding"), step(state) == "over") == (4, 0, False)


@proves("SJ-27.18")
def test_the_attacker_chooses_a_card_of_the_own_poison_deck_after_a_successful_poison_effect() -> None:
    state = play(bitten(poisons="002 130 132"), "pay")
    assert (step(state), actor(state)) == ("poison", 0)
    assert offered(state) == ["venom 002", "venom 130", "venom 132"]
    refused(state, "venom 129", "SJ-27.18")
    play(state, "venom 132")
    assert of(state, 0, "poison_deck") == (1 << POISON_NAMES.index("002")) | (1 << POISON_NAMES.index("130"))
    assert (of(state, 1, "venom"), state.cells[BLOCK + TOXINS + VIRULENCE - 1]) == (0, 1)
    declined = go_on(bitten())
    assert of(declined, 1, "venom") == 0
    missed = given(hero("master", "E5", "N", hand="010", focus=1), hero("warrior", "A1", "S", hand="155"))
    assert ("poison", 0) not in questions(missed, "010", "053", pay="pay")
    assert of(missed, 0, "focus") == 1


@proves("SJ-27.19", "SJ-27.22")
def test_a_poison_that_was_played_leaves_the_game_and_enters_no_pile() -> None:
    state = holding()
    asked = questions(state, "023", "poison-002")
    assert all(seat == 0 for _, seat in asked), "it has no effect"
    assert (of(state, 1, "venom"), of(state, 1, "up"), of(state, 1, "down"), of(state, 1, "played")) == (0, [], [], [])
    assert listed(state.rules.heaps[1]) == sorted(of(state, 1, "hand") + of(state, 1, "stock"))


@proves("SJ-27.20")
def test_the_core_set_has_one_poison_for_hidden_viper_fang() -> None:
    owned = {name: [POISON_NAMES[i] for i in range(5) if HEROES[name].poisons >> i & 1] for name in CORE_SET}
    assert owned == {"master": ["002"], "student": [], "warrior": [], "ronin": []}
    givers = [design for design in HERO_CARDS if "target poison" in design.record["effect"]]
    assert [design.number for design in givers if design.owner not in ("ninja", "yojimbo")] == ["010"]


@proves("SJ-27.21", "SJ-27.23")
@pytest.mark.parametrize(
    ("stock", "chance"),
    [
        ("110x3 116x3 102x3", Fraction(1, 6)),
        ("110x3 116x2", Fraction(1, 6)),
        ("110x3 116", Fraction(1, 5)),
        ("110", Fraction(1, 2)),
        ("", Fraction(1)),
    ],
)
def test_debilitating_poison_is_shuffled_among_the_top_five_cards(stock: str, chance: Fraction) -> None:
    assert next_card(poisoned(stock), 1) == chance


@proves("SJ-27.21")
def test_debilitating_poison_comes_with_the_sixth_card_at_the_latest_and_not_later() -> None:
    state = poisoned("110x3 116x3 102x3")
    for left in range(5, 0, -1):
        assert next_card(state, 1) == Fraction(1, left + 1)
        state.push(DrawOne(1))
        play(state, offered(state)[0])
    assert next_card(state, 1) == 1
    state.push(DrawOne(1))
    play(state, "poison-002")
    assert (next_card(state, 1), state.cells[BLOCK + HAND_VENOM]) == (Fraction(0), 1)


@proves("SJ-27.23")
def test_a_second_poison_is_mixed_with_the_cards_among_which_the_first_lies() -> None:
    state = bitten()
    for cell, value in ((VENOM, 1), (TOP_VENOM, 1), (TOP_SIZE, 6)):
        state.cells[BLOCK + cell] = value
    play(state, "pay")
    assert next_card(state, 1) == Fraction(2, 7)
    fewer = bitten()
    for cell, value in ((VENOM, 1), (TOP_VENOM, 1), (TOP_SIZE, 2)):
        fewer.cells[BLOCK + cell] = value
    play(fewer, "pay")
    assert next_card(fewer, 1) == Fraction(2, 6)


@proves("SJ-27.22", "SJ-27.28")
def test_debilitating_poison_in_hand_must_be_chosen() -> None:
    state = holding()
    assert offered(state, 1) == ["poison-002"]
    refused(state, "126", "SJ-27.22", seat=1)
    stunned = holding(stuns=2)
    assert offered(stunned, 1) == ["poison-002"]
    refused(stunned, "stun", "SJ-27.22", seat=1)
    choose(state, "023", "poison-002")
    assert state.cells[BLOCK + ITEM_SPEED] == 0


@proves("SJ-27.24")
def test_poison_cannot_be_discarded() -> None:
    struck = given(
        hero("ronin", "D4", "N", hand="140", stock="117x3"), hero("warrior", "D3", "S", hand="110", stock="116x3")
    )
    struck.cells[BLOCK + HAND_VENOM] = struck.cells[BLOCK + VENOM] = 2
    struck.cells[BLOCK + HAND_SIZE] += 2
    choose(struck, "140", "poison-002")
    assert reaches(struck, "discard_type")
    assert (actor(struck), offered(struck)) == (1, ["110"]), "neither the Poison that is left"
    bare = given(hero("ronin", "D4", "N", hand="140", stock="117x3"), hero("warrior", "D3", "S", stock="116x3"))
    bare.cells[BLOCK + HAND_VENOM] = bare.cells[BLOCK + VENOM] = bare.cells[BLOCK + HAND_SIZE] = 2
    choose(bare, "140", "poison-002")
    assert reaches(bare, "discard_type")
    assert offered(bare) == ["pass"]


@proves("SJ-27.24", "SJ-27.25")
def test_poison_counts_for_the_hand_limit_but_is_not_discarded_for_it() -> None:
    state = holding(venom=3, hand="110 126 102 029")
    choose(state, "023", "poison-002")
    assert reaches(state, "hand_limit"), "four ability cards and two Poisons"
    assert (actor(state), offered(state)) == (1, ["029", "102", "110", "126"])
    play(state, "029")
    assert step(state) != "hand_limit"
    assert state.cells[BLOCK + HAND_VENOM] == 2


@proves("SJ-27.26")
def test_poison_that_bleeding_takes_from_the_deck_leaves_the_game() -> None:
    state = given(hero("ronin", "D7", "N"), hero("warrior", "D1", "S", stock="110x3 116x2", bleeding=1), step=Bleed())
    for cell, value in ((VENOM, 1), (TOP_VENOM, 1), (TOP_SIZE, 6)):
        state.cells[BLOCK + cell] = value
    state.settle()
    assert (step(state), dict(zip(offered(state), state.weights(), strict=True))) == (
        "mill",
        {"poison-002": 5, "unseen": 25},
    )
    kept = state.clone()
    play(state, "poison-002")
    assert (of(state, 1, "venom"), of(state, 1, "unseen"), of(state, 1, "up"), of(state, 1, "down")) == (0, 0, [], [])
    assert (state.cells[BLOCK + TOP_VENOM], state.cells[BLOCK + TOP_SIZE]) == (0, 5)
    play(kept, "unseen")
    assert (of(kept, 1, "venom"), of(kept, 1, "unseen"), next_card(kept, 1)) == (1, 1, Fraction(1, 5))
