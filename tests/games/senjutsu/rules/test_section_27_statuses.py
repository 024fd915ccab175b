"""Section 27: Stun and Hobble."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, ITEM_SPEED, LOW_SPEED, Senjutsu
from shiai.i18n import Catalogue
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
    refused,
    resolve,
    step,
    where,
    winners,
)
from tests.games.senjutsu.moments import STOCK, duel, questions, reaches
from tests.proof import proves

ENGLISH = Catalogue("en", "senjutsu")


def speeds(state: Senjutsu, seat: int) -> list[int]:
    """The initiatives at which the parts of a hero's cards are resolved."""
    base = seat * BLOCK
    return [state.cells[base + ITEM_SPEED + item] for item in range(4) if state.cells[base + ITEM_CARD + item]]


def revealed_speeds(card: str, speed: str = "", **wanted: Any) -> list[int]:
    """This card is revealed far from everybody: its initiatives when they are compared."""
    state = given(hero("ronin", "D7", "N", hand=f"{card} 110", stock=STOCK, **wanted), hero("warrior", "A1", "S"))
    choose(state, card, "053")
    if speed:
        play(state, speed)
    return speeds(state, 0)


@proves("SJ-27.1")
def test_status_cards_are_no_ability_cards() -> None:
    state = given(hero("ronin", hand="126", stuns=2, stock=STOCK), hero("warrior", "A1", "S", hand="110"))
    assert reaches(choose(state, "023", "053"), "discard")
    assert (actor(state), offered(state)) == (0, ["126"]), "none can pay for a core card"
    refused(state, "stun", "SJ-28.9")
    replacing = given(hero("ronin", hand="032 115", stuns=1, focus=1), hero("warrior", "A1", "S", hand="110"))
    assert not reaches(choose(replacing, "stun", "053"), "replace"), "and none is replaced"


@proves("SJ-27.2")
def test_every_stun_is_a_card_in_hand() -> None:
    state = duel({"hand": "110"}, {"hand": "126x2"})
    resolve(state, "023", "126")
    assert (of(state, 0, "stuns"), of(state, 0, "wounds")) == (1, 1)
    assert "stun" in offered(state, 0)
    resolve(state, "023", "126", move="done")
    assert of(state, 0, "stuns") == 2


@proves("SJ-27.3", "SJ-27.24")
def test_a_stun_cannot_be_discarded() -> None:
    state = given(hero("ronin", hand="", stuns=2, stock=STOCK), hero("warrior", "A1", "S", hand="110"))
    assert ("discard", 0) not in questions(state, "023", "053")
    assert of(state, 0, "stuns") == 2
    struck = duel({"hand": "", "stuns": 1}, {"hand": "140"})
    assert ("discard_type", 0) not in questions(struck, "stun", "140")
    assert (of(struck, 0, "wounds"), of(struck, 0, "up")) == (1, [])


@proves("SJ-27.3")
def test_effects_that_name_stuns_discard_them() -> None:
    state = given(hero("student", hand="124", stuns=3, stock=STOCK), hero("warrior", "A1", "S", hand="110"))
    choose(state, "124", "053")
    go_on(state, "heal_stuns", **{"or": "option 1"})
    assert offered(state) == ["stuns 0", "stuns 1", "stuns 2"]
    asked = [ENGLISH.message(GAME.describe(state, action)) for action in state.legal(0)]
    assert asked == ["Keep all Stuns", "Discard 1 Stun", "Discard 2 Stuns"]
    play(state, "stuns 2")
    assert of(state, 0, "stuns") == 1
    paid = given(hero("student", hand="156", stuns=1, focus=3, stock=STOCK), hero("warrior", "A1", "S", hand="110"))
    resolve(paid, "156", "053", pay="pay", heal_stuns="stuns 1")
    assert of(paid, 0, "stuns") == 0
    table: dict[str, Any] = {"hand": "081", "stuns": 3, "hobbles": 2, "focus": 3, "kamae": "BAL", "stock": STOCK}
    whole = given(hero("master", **table), hero("warrior", "A1", "S", hand="110"))
    resolve(whole, "081", "053")
    assert (of(whole, 0, "stuns"), of(whole, 0, "hobbles")) == (0, 0)


@proves("SJ-27.4", "SJ-27.5", "SJ-27.6")
def test_a_stun_may_be_played_instead_of_an_ability_card_and_leaves_the_hand_for_good() -> None:
    state = duel({"hand": "126 110", "stuns": 2}, {"hand": "126", "stuns": 0})
    assert ("stun" in offered(state, 0), "stun" in offered(state, 1)) == (True, False)
    refused(state, "stun", "SJ-11.2", seat=1)
    choose(state, "stun", "126")
    go_on(state, "choose", move="done")
    assert (of(state, 0, "stuns"), of(state, 0, "up"), of(state, 0, "wounds")) == (2, [], 1), "one gone, one new"
    assert where(state, 0) == "D4 N"


@proves("SJ-27.5")
def test_a_played_stun_has_initiative_0_and_no_effect() -> None:
    state = given(hero("ronin", hand="126", stuns=1, stock=STOCK), hero("ninja", "D1", "S", hand="167", stock=STOCK))
    choose(state, "stun", "167")
    assert state.cells[0 * BLOCK + ITEM_SPEED] == state.cells[LOW_SPEED] == 0
    core = given(hero("ronin", hand="126", stuns=1, stock=STOCK), hero("warrior", "A1", "S", hand="110"))
    asked = questions(core, "stun", "053")
    assert {seat for _, seat in asked} == {1}
    assert (of(core, 0, "hand_size"), of(core, 0, "stuns"), of(core, 0, "focus")) == (2, 0, 0), "and one card drawn"


@proves("SJ-27.7")
def test_stuns_count_towards_the_hand_limit() -> None:
    hand = "126 110 102 116 029"
    for stuns, over in ((0, False), (1, False), (2, True), (3, True)):
        state = given(hero("ronin", hand=hand, stuns=stuns, stock=STOCK), hero("warrior", "A1", "S", hand="110"))
        choose(state, "110", "053")
        assert reaches(state, "hand_limit", move="done") == over
    assert (actor(state), offered(state)) == (0, ["029", "102", "116", "126"])
    play(state, "029")
    assert step(state) == "hand_limit"
    play(state, "102")
    assert step(state) != "hand_limit"
    assert (of(state, 0, "stuns"), of(state, 0, "down")) == (3, ["029", "102"])


@proves("SJ-27.8")
def test_as_many_stuns_as_the_hand_limit_are_defeat_at_once() -> None:
    state = duel({"hand": "110", "stuns": 3}, {"hand": "126"})
    resolve(state, "023", "126")
    assert (alive(state), of(state, 0, "stuns")) == ([0, 1], 4)
    lost = duel({"hand": "110", "stuns": 4}, {"hand": "126"})
    resolve(lost, "023", "126")
    assert (step(lost), winners(lost), of(lost, 0, "wounds")) == ("over", (1,), 1)
    saved = duel({"hand": "110", "stuns": 4}, {"hand": "126"})
    resolve(saved, "stun", "126")
    assert alive(saved) == [0, 1], "the Stun that was played is not in hand"


@proves("SJ-27.9")
def test_every_hobble_is_a_card_in_play() -> None:
    state = duel({"hand": "110"}, {"hand": "064", "focus": 0})
    choose(state, "023", "064")
    assert reaches(state, "discard")
    assert (of(state, 0, "hobbles"), of(state, 0, "stuns"), of(state, 0, "hand_size")) == (1, 0, 1)
    twice = duel({"hand": "110", "hobbles": 1}, {"hand": "064"})
    choose(twice, "023", "064")
    assert reaches(twice, "discard")
    assert of(twice, 0, "hobbles") == 2


@proves("SJ-27.10", "SJ-27.13")
@pytest.mark.parametrize(
    ("card", "hobbles", "wanted"),
    [("102", 0, 3), ("102", 1, 2), ("102", 2, 1), ("102", 3, 1), ("122", 1, 1), ("023", 2, 0), ("071", 1, 4)],
)
def test_every_hobble_lowers_the_initiative_by_1_but_not_below_1(card: str, hobbles: int, wanted: int) -> None:
    assert revealed_speeds(card, hobbles=hobbles, weapon="071")[0] == wanted
    assert revealed_speeds(card, hobbles=hobbles << 8, weapon="071")[0] == wanted, "rotated ones as well"


@proves("SJ-27.11")
def test_a_variable_initiative_is_chosen_first_and_then_lowered() -> None:
    state = given(hero("ronin", "D7", "N", hand="031", hobbles=2, stock=STOCK), hero("warrior", "A1", "S"))
    choose(state, "031", "053")
    assert offered(state) == ["speed 3", "speed 4", "speed 5", "speed 6", "speed 7"]
    assert revealed_speeds("031", "speed 7", hobbles=2) == [5]
    assert revealed_speeds("031", "speed 3", hobbles=3) == [1]


@proves("SJ-27.12")
def test_all_initiatives_of_a_card_are_lowered() -> None:
    assert revealed_speeds("029", hobbles=2) == [4, 1]
    assert revealed_speeds("125", hobbles=1) == [5, 4]
    assert revealed_speeds("118", "speed 6", hobbles=1) == [5, 1]
    state = duel({"hand": "031 154", "hobbles": 1}, {"hand": "126"})
    choose(state, "031", "126")
    assert reaches(state, "counter", speed="speed 6"), "the Block is at 5, for which a Counter is listed"
    too_low = duel({"hand": "031 155", "hobbles": 1}, {"hand": "018"})
    choose(too_low, "031", "018")
    assert not reaches(too_low, "counter", speed="speed 4"), "3 is not listed, though 4 was chosen"
    assert of(too_low, 0, "wounds") == 0


@proves("SJ-27.13")
def test_an_initiative_of_0_is_not_changed() -> None:
    assert revealed_speeds("023", hobbles=3) == [0]
    state = duel({"hand": "110", "hobbles": 3}, {"hand": "126 142", "hobbles": 3, "kamae": "AGG"})
    choose(state, "023", "126")
    reaches(state, "instant")
    play(state, "142")
    assert speeds(state, 1) == [2, 0]


@proves("SJ-27.14")
def test_a_hobble_received_in_the_resolve_step_changes_no_initiative_of_that_turn() -> None:
    split = duel({"hand": "033 110"}, {"hand": "143", "focus": 1})
    choose(split, "033", "143")
    while of(split, 0, "hobbles") == 0:
        play(split, "done" if "done" in offered(split) else offered(split)[0])
    assert speeds(split, 0) == [3, 2]
    go_on(split, "draw_up_to")
    assert speeds(split, 0) == [3, 2]


@proves("SJ-27.15", "SJ-27.16", "SJ-27.27")
def test_a_hobble_is_rotated_every_turn_and_acts_in_the_three_turns_after_it_was_received() -> None:
    state = duel({"hand": "102x3 110", "at": "D7"}, {"hand": "064", "at": "D6"})
    resolve(state, "023", "064", move="done")
    rotated = [of(state, 0, "hobbles")]
    for _ in range(4):
        resolve(state, "023", "053", move="done", discard="110")
        rotated.append(of(state, 0, "hobbles"))
    assert rotated == [1 << 4, 1 << 8, 1 << 12, 0, 0]


@proves("SJ-27.16", "SJ-27.27")
@pytest.mark.parametrize(("turns", "speed"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_a_hobble_lowers_cards_of_three_turns(turns: int, speed: int) -> None:
    state = duel({"hand": "102 110 116 033 031", "at": "D7"}, {"hand": "064", "at": "D6"})
    resolve(state, "023", "064", move="done", discard="116")
    for _ in range(turns):
        resolve(state, "023", "053", move="done", discard="110")
    choose(state, "102", "053")
    assert speeds(state, 0)[0] == speed
