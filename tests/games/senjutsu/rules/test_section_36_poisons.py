"""Section 36: poison decks, and what each of the Poisons 129 to 132 does while it is in play."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.heroes import FOG, HAEMORRHAGE, PARALYSIS, VIRULENCE
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, CHOSEN, HAND_SIZE, HAND_VENOM, TOXINS, VENOM, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    alive,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    revealed,
    step,
)
from tests.games.senjutsu.moments import questions, reaches
from tests.proof import proves

STOCK = "020x3 034x3"


def shooter(poisons: str = "129 130 131 132", **wanted: Any) -> dict[str, Any]:
    """A Ninja on D7 with Fukiya Dart Pipes and the Focus for their Poison."""
    return hero("ninja", "D7", "N", **{"hand": "167x3", "focus": 3, "stock": STOCK, "poisons": poisons, **wanted})


def victim(**wanted: Any) -> dict[str, Any]:
    """A Warrior on D4."""
    return hero("warrior", "D4", "S", **{"stock": STOCK, **wanted})


def sick(toxin: int, **wanted: Any) -> Senjutsu:
    """A Warrior (seat 1) received this Poison in the turn before, so it has been turned once."""
    state = given(hero("ronin", "D7", "N", stock=STOCK), victim(**wanted))
    state.cells[BLOCK + TOXINS + toxin - 1] = 1 << 4
    return state


def shot(poison: str, *others: dict[str, Any], **wanted: Any) -> Senjutsu:
    """The Warrior is hit by a dart with this Poison; the turn is not over yet."""
    state = given(shooter(), victim(**wanted), *others)
    choose(state, "167", *["053", "038"][: 1 + len(others)])
    go_on(state, until="poison", pay="pay")
    return play(state, f"venom {poison}")


def active(state: Senjutsu, toxin: int, seat: int = 1) -> bool:
    """Is this Poison in play before a hero?"""
    return state.cells[seat * BLOCK + TOXINS + toxin - 1] > 0


def choosing(state: Senjutsu) -> Senjutsu:
    """The Choose step begins anew."""
    state.stack.clear()
    state.push("choose_step")
    state.settle()
    return state


def turns_in_play(poison: str, toxin: int) -> int:
    """How many ends of turns it takes until the Poison is gone, that of the turn in which it came included."""
    state = shot(poison)
    for ends in range(1, 9):
        go_on(state)
        if not active(state, toxin):
            return ends
        for seat in state.actors():
            state.apply(seat, state.action("163" if seat == 0 else "053"))
    raise AssertionError("it is in play for ever")


@proves("SJ-36.2")
@pytest.mark.parametrize("poisons", ["129 130 131 132", "130 132", "002 131"])
def test_the_owner_chooses_any_poison_left_in_the_own_deck(poisons: str) -> None:
    state = given(shooter(poisons), victim(poisons="002"))
    go_on(choose(state, "167", "053"), until="poison", pay="pay")
    assert (step(state), actor(state)) == ("poison", 0)
    assert offered(state) == [f"venom {name}" for name in poisons.split()]
    refused(state, "venom 002" if "002" not in poisons else "venom 130", "SJ-27.18")


@proves("SJ-36.3")
def test_a_used_poison_is_not_used_again_by_this_hero() -> None:
    state = given(shooter("130 132"), victim())
    go_on(choose(state, "167", "053"), until="poison", pay="pay")
    go_on(play(state, "venom 132"))
    go_on(choose(state, "167", "053"), pay="pay")
    assert (active(state, HAEMORRHAGE), active(state, VIRULENCE), of(state, 0, "poison_deck")) == (True, True, 0)
    before = [state.cells[BLOCK + TOXINS + i] for i in range(4)]
    choose(state, "167", "053")
    assert reaches(state, "pay")
    play(state, "pay")
    assert [state.cells[BLOCK + TOXINS + i] for i in range(4)] == before, "nothing is left to give"


@proves("SJ-36.3")
def test_a_poison_used_by_one_hero_is_still_in_the_deck_of_another() -> None:
    state = given(
        shooter("132"), hero("ninja", "D1", "S", hand="167", focus=1, poisons="132", stock=STOCK), hero("ronin")
    )
    go_on(choose(state, "167", "167", "023"), pay="pay", lower="target 3")
    assert state.cells[2 * BLOCK + TOXINS + VIRULENCE - 1] == 2 << 4
    assert (of(state, 0, "poison_deck"), of(state, 1, "poison_deck")) == (0, 0)


@proves("SJ-36.5")
def test_in_the_fog_the_card_of_the_turn_is_chosen_at_random() -> None:
    state = shot("129", hand="110 126")
    assert reaches(state, "fog")
    assert (actor(state), offered(state)) == (CHANCE, ["020", "053", "072", "126"]), "one of the hand, or a core card"
    play(state, "126")
    assert (state.actors(), state.cells[BLOCK + CHOSEN] > 0) == ((0,), True), "the victim is not asked"
    state.apply(0, state.action("163"))
    assert revealed(state, 1) == "126"


@proves("SJ-36.5")
def test_in_the_fog_an_instant_replacement_is_not_played_as_an_instant() -> None:
    """Feint Cut on Quick Dodge; but the fog may choose the Feint Cut itself."""
    for toxin, asked in ((FOG, False), (HAEMORRHAGE, True)):
        state = choose(sick(toxin, hand="110 101"), "023", "110")
        assert reaches(state, "replace") == asked
    state = play(choosing(sick(FOG, hand="110 101")), "101")
    state.apply(0, state.action("023"))
    assert revealed(state, 1) == "101"


@proves("SJ-36.5", "SJ-36.6", "SJ-36.7", "SJ-36.8", "SJ-36.10")
@pytest.mark.parametrize(
    ("poison", "toxin", "ends"),
    [("129", FOG, 2), ("130", HAEMORRHAGE, 4), ("131", PARALYSIS, 2), ("132", VIRULENCE, 4)],
)
def test_poison_cards_turn_at_the_end_of_every_turn_from_the_first(poison: str, toxin: int, ends: int) -> None:
    """By half a circle or by a quarter: upright again after two or four turns."""
    assert turns_in_play(poison, toxin) == ends


@proves("SJ-36.6")
@pytest.mark.parametrize(("bleeding", "lost"), [(0, 1), (1, 2)])
def test_haemorrhagic_toxin_takes_a_card_from_the_deck_before_drawing(bleeding: int, lost: int) -> None:
    state = sick(HAEMORRHAGE, bleeding=bleeding)
    state.stack.clear()
    state.push("start_turn")
    state.settle()
    assert step(state) == "draw_one", "nobody has drawn"
    assert (of(state, 1, "unseen"), of(state, 0, "unseen")) == (lost, 0)
    assert (of(state, 1, "up"), len(of(state, 1, "hand"))) == ([], 0)
    go_on(state)
    assert (len(of(state, 1, "hand")), len(of(state, 1, "stock"))) == (1, 5)


@proves("SJ-36.6")
def test_haemorrhagic_toxin_takes_three_cards_in_all() -> None:
    """It acts at the start of each turn while it is in play."""
    state = shot("130")
    lost: list[int] = []
    for _ in range(5):
        go_on(state)
        lost.append(of(state, 1, "unseen"))
        choose(state, "163", "053")
    assert lost == [1, 2, 3, 3, 3]


@proves("SJ-36.7")
def test_paralysed_heroes_cannot_spend_focus() -> None:
    """Cards that cost Focus, lines and initiatives for Focus."""
    state = sick(PARALYSIS, hand="128 110 156 149", focus=3)
    assert "128" not in offered(state, 1)
    refused(state, "128", "SJ-11.3", seat=1)
    assert "128" in offered(sick(HAEMORRHAGE, hand="128 110", focus=3), 1)
    for card, question in (("156", "pay"), ("149", "buy")):
        assert (question, 1) not in questions(state.clone(), "023", card)
        assert (question, 1) in questions(sick(HAEMORRHAGE, hand=card, focus=3), "023", card)


@proves("SJ-36.7")
@pytest.mark.parametrize(("toxin", "gained"), [(PARALYSIS, 0), (HAEMORRHAGE, 1)])
def test_paralysed_heroes_gain_no_focus(toxin: int, gained: int) -> None:
    """By a card, by a shrine; but they lose it as others do."""
    state = sick(toxin, hand="059")
    resolve(state, "023", "059")
    assert of(state, 1, "focus") == gained
    shrine = given(hero("ronin", "A1", "N", stock=STOCK), victim(), terrain=[("shrine", "D3")])
    shrine.cells[BLOCK + TOXINS + toxin - 1] = 1
    resolve(shrine, "023", "053")
    assert of(shrine, 1, "focus") == gained
    struck = given(hero("ronin", "D6", "N", hand="061", kamae="AGG", stock=STOCK), victim(focus=2))
    struck.cells[BLOCK + TOXINS + toxin - 1] = 1
    resolve(struck, "061", "053")
    assert (of(struck, 1, "wounds"), of(struck, 1, "focus")) == (1, 1)


@proves("SJ-36.7")
@pytest.mark.parametrize(("toxin", "free"), [(PARALYSIS, False), (HAEMORRHAGE, True)])
def test_paralysed_heroes_neither_change_nor_switch_kamae(toxin: int, free: bool) -> None:
    """Quick Dodge changes, Refocused Mind switches, Obedience makes the attacker switch."""
    assert (("change", 1) in questions(sick(toxin, hand="110"), "023", "110")) == free
    state = resolve(sick(toxin, hand="059"), "023", "059")
    assert kamae(state, 1) == ("AGG" if free else "NEU")
    state = given(hero("student", "D5", "N", hand="045", kamae="BAL", stock=STOCK), victim(hand="064"))
    state.cells[BLOCK + TOXINS + toxin - 1] = 1
    resolve(state, "045", "064", speed="speed 4", switch="DET")
    assert kamae(state, 1) == ("DET" if free else "NEU")


@proves("SJ-36.8")
@pytest.mark.parametrize(("toxin", "wounds", "falls"), [(0, 3, False), (VIRULENCE, 2, False), (VIRULENCE, 3, True)])
def test_virulent_poison_lowers_the_wound_limit_by_one(toxin: int, wounds: int, falls: bool) -> None:
    """A Warrior has 5; Counter Attack deals one wound."""
    state = given(hero("ronin", "D5", "N", hand="155", stock=STOCK), victim(wounds=wounds))
    if toxin:
        state.cells[BLOCK + TOXINS + toxin - 1] = 1
    assert wound_limit(state, 1) == (4 if toxin else 5)
    resolve(state, "155", "053")
    assert (alive(state) == [0]) == falls


@proves("SJ-36.9")
def test_the_fog_draws_with_equal_chances_from_all_ability_cards_that_could_be_chosen() -> None:
    """Two copies count twice; too dear, of another Kamae, without initiative, and Stuns are left out."""
    state = choosing(sick(FOG, hand="110x2 126 128 078 104 153", stuns=2, weapon="071 134"))
    assert (step(state), actor(state)) == ("fog", CHANCE)
    weights = dict(zip(offered(state), state.weights(), strict=True))
    assert weights == {"053": 1, "071": 1, "110": 2, "126": 1, "134": 1}
    posed = choosing(sick(FOG, hand="110x2 126 128 078 104 153", stuns=2, focus=3, kamae="AGG"))
    assert {"128", "078"} < set(offered(posed))


@proves("SJ-36.9")
def test_debilitating_poison_goes_before_the_fog() -> None:
    state = sick(FOG, hand="110 126")
    state.cells[BLOCK + HAND_VENOM] = state.cells[BLOCK + VENOM] = 1
    state.cells[BLOCK + HAND_SIZE] += 1
    choosing(state)
    assert (step(state), offered(state)) == ("fog", ["poison-002"])


@proves("SJ-36.10")
def test_a_lowered_wound_limit_is_checked_at_once() -> None:
    third = hero("student", "A4", "N", stock=STOCK)
    state = shot("132", third, wounds=3)
    assert alive(state) == [0, 1, 2]
    state = shot("132", third, wounds=4)
    assert (alive(state), step(state) == "over") == ([0, 2], False), "no wound was dealt"
    assert shot("132", wounds=3, bleeding=1).cells[ALIVE] == 1
