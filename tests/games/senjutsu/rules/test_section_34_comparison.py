"""Section 34: attacks that compare initiatives (Lunar Sniper Trap 166, Fukiya Dart Pipe 167, Shuriken Throw 169)."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import BLOCK, HAND_SIZE, HAND_VENOM, VENOM, Senjutsu
from tests.games.senjutsu.given import (
    actor,
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
)
from tests.games.senjutsu.moments import questions, reaches
from tests.proof import proves

NAMES = ("warrior", "student", "master")
# Attacks and Meditations by their initiative.
FAST = "126"  # 5
EQUAL = "127"  # 4
SLOW = "050"  # 3
STOCK = "020x3 034x3"


def ninja(card: str = "169", at: str = "D7", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Ninja with one of the cards and the Focus for it."""
    return hero("ninja", at, facing, **{"hand": card, "focus": 1, "stealth": 1, "stock": STOCK, **wanted})


def foe(card: str, at: str = "D4", **wanted: Any) -> dict[str, Any]:
    """A Warrior with one card in hand."""
    return hero("warrior", at, "S", **{"hand": card, "stock": STOCK, **wanted})


def company(*cards: tuple[str, str], **table: Any) -> Senjutsu:
    """Shuriken Throw against several heroes, each with a card and a place, up to the choice of the target if any."""
    others = [hero(NAMES[i], at, "S", hand=card, stock=STOCK) for i, (card, at) in enumerate(cards)]
    state = given(ninja(), *others, **table)
    choose(state, "169", *[card for card, _ in cards])
    return go_on(state, until="lower")


def wounds(state: Senjutsu) -> list[int]:
    """The wounds of all heroes."""
    return [of(state, seat, "wounds") for seat in range(state.rules.count)]


@proves("SJ-34.1", "SJ-34.3")
@pytest.mark.parametrize("place", ["D3", "D1", "D5", "D7", "G4", "A1"])
def test_the_attack_has_no_grid_but_affects_an_opponent_of_lower_initiative(place: str) -> None:
    """Initiative 4, 3 or 5; the Ninja on D4 faces N, so some stand before it and some behind."""
    for card, wanted in ((SLOW, 1), (EQUAL, 0), (FAST, 0)):
        state = given(ninja(at="D4"), foe(card, place))
        resolve(state, "169", card)
        assert of(state, 1, "wounds") == wanted, card


@proves("SJ-34.2")
@pytest.mark.parametrize("card", ["167", "166"])
def test_without_an_opponent_of_lower_initiative_the_attack_fails_and_is_ignored(card: str) -> None:
    """Nothing is asked: neither for the Focus of the Poison, nor for an Instant of a successful attack."""
    state = given(ninja(f"{card} 104", focus=2), foe(FAST), foe(FAST, "D1"))
    asked = questions(state, card, FAST, FAST)
    assert [name for name, seat in asked if seat == 0 and name != "buy"] == []
    assert (wounds(state), of(state, 1, "stuns"), of(state, 2, "stuns")) == ([0, 0, 0], 0, 0)
    assert (of(state, 0, "stealth"), of(state, 0, "poison_deck")) == (1, 0b11110)
    assert of(state, 0, "focus") == (2 if card == "167" else 1), "Lunar Sniper Trap costs one Focus"


@proves("SJ-34.3")
def test_against_an_opponent_of_lower_initiative_the_attack_is_successful() -> None:
    """Its effects are resolved, and Instants of a successful attack (Hobbling Blow) may follow."""
    state = given(ninja("167 104"), foe(SLOW))
    go_on(choose(state, "167", SLOW), until="instant", pay="pay", poison="venom 130")
    assert (of(state, 1, "stuns"), of(state, 0, "focus"), of(state, 0, "poison_deck")) == (1, 0, 0b11010)
    assert (step(state), actor(state), offered(state)) == ("instant", 0, ["104", "pass"])
    play(state, "104")
    assert of(state, 1, "hobbles") == 1


@proves("SJ-34.4")
@pytest.mark.parametrize(
    ("card", "place", "targets"),
    [
        (SLOW, "D3", ["target 2", "target 3", "target 4"]),
        (EQUAL, "D3", ["target 2", "target 3"]),
        (SLOW, "D2", ["target 2", "target 3"]),
    ],
)
def test_a_target_has_a_lower_initiative_and_is_within_range(card: str, place: str, targets: list[str]) -> None:
    state = company((SLOW, "D6"), ("102", "D5"), (card, place))
    assert (step(state), actor(state), offered(state)) == ("lower", 0, targets)
    if "target 4" not in targets:
        refused(state, "target 4", "SJ-34.1")


@proves("SJ-34.5")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_the_attacker_chooses_any_such_opponent(target: int) -> None:
    state = company((SLOW, "D6"), ("102", "D5"), ("101", "D4"))
    assert offered(state) == ["target 2", "target 3"], "Feint Cut has 6"
    state = company((SLOW, "D6"), ("102", "D5"), ("122", "D4"))
    play(state, f"target {target + 1}")
    go_on(state)
    assert wounds(state) == [0, *[int(seat == target) for seat in (1, 2, 3)]]


@proves("SJ-34.5")
def test_an_ally_is_no_target() -> None:
    state = company((SLOW, "D6"), ("102", "D5"), ("122", "D4"), teams="pairs")
    assert offered(state) == ["target 3", "target 4"]


@proves("SJ-34.6")
@pytest.mark.parametrize(
    ("card", "speed", "answers", "hit"),
    [
        ("114", "speed 6", {}, True),  # 6-2
        ("114", "speed 4", {}, True),
        ("114", "speed 2", {}, True),
        ("111", "speed 7", {}, False),  # 7-4
        ("111", "speed 4", {}, False),
        ("146", "speed 7", {}, False),  # 7-4, for two Focus 8-3
        ("146", "speed 8", {"buy": "pay"}, True),
        ("121", "speed 6", {}, True),  # 6-2
    ],
)
def test_a_variable_initiative_counts_as_its_lowest_speed(
    card: str, speed: str, answers: dict[str, str], hit: bool
) -> None:
    state = given(ninja(), foe(card, focus=2))
    choose(state, "169", card)
    go_on(state, speed=speed, **answers)
    assert of(state, 1, "wounds") == int(hit)


@proves("SJ-34.7")
@pytest.mark.parametrize("card", ["169", "167"])
def test_with_a_range_icon_the_attack_needs_line_of_sight(card: str) -> None:
    for rocks, hit in (("D5", 0), ("C4", 1)):
        state = given(ninja(card), foe(SLOW), terrain=[("rocks", rocks)])
        resolve(state, card, SLOW)
        assert of(state, 1, "wounds") + of(state, 1, "stuns") == hit, rocks


@proves("SJ-34.7", "SJ-34.4")
def test_without_a_range_icon_it_needs_neither_sight_nor_range() -> None:
    state = given(ninja("166", facing="S"), foe(SLOW, "D1"), terrain=[("rocks", "D2"), ("rocks", "D6")])
    resolve(state, "166", SLOW)
    assert of(state, 1, "wounds") == 1


@proves("SJ-34.8")
def test_a_block_does_not_stop_it() -> None:
    """Steel Block (7-3) at 4 covers the Ninja; it stops the Bleeding Slice of the same initiative."""
    state = given(ninja("169 104", "D4"), foe("031", "D3"))
    go_on(choose(state, "169", "031"), until="instant", speed="speed 4")
    assert (of(state, 1, "wounds"), offered(state)) == (1, ["104", "pass"])
    assert of(state, 1, "shields") >> state.rules.board.space_of("D4") & 1
    sliced = given(ninja("154", "D4"), foe("031", "D3"))
    resolve(sliced, "154", "031", speed="speed 4")
    assert of(sliced, 1, "bleeding") == 0


@proves("SJ-34.9")
@pytest.mark.parametrize(("at", "kicker", "facing", "hit"), [("D4", "D5", "N", False), ("D2", "D1", "S", True)])
def test_the_target_is_chosen_when_the_attack_is_resolved(at: str, kicker: str, facing: str, hit: bool) -> None:
    """Horse Kick (6) pushes the target two spaces, out of range (4) or into it, before the shuriken flies."""
    state = given(ninja(), foe(SLOW, at), hero("student", kicker, facing, hand="125", kamae="AGG", stock=STOCK))
    assert ("name_target", 0) not in questions(state, "169", SLOW, "125")
    assert where(state, 1).split()[0] == ("D2" if at == "D4" else "D4")
    assert wounds(state) == [0, int(hit), 0]


@proves("SJ-34.9")
@pytest.mark.parametrize(("rocks", "hit"), [(("C4", "E6"), False), (("D5",), True), ((), True)])
def test_line_of_sight_counts_at_that_moment_and_without_a_target_the_attack_fails(
    rocks: tuple[str, ...], hit: bool
) -> None:
    """The target is kicked from D4 to C3, out of the sight of the Ninja on D7 or into it."""
    kicker = hero("student", "E4", "NW", hand="125", stock=STOCK)
    state = given(ninja(), foe(SLOW), kicker, terrain=[("rocks", at) for at in rocks])
    resolve(state, "169", SLOW, "125")
    assert (where(state, 1), wounds(state)) == ("C3 S", [0, int(hit), 0])


@proves("SJ-34.10")
@pytest.mark.parametrize(
    ("mine", "card", "theirs", "buy", "hit"),
    [
        ({}, SLOW, {}, "done", True),  # 4 against 3
        ({"hobbles": 1}, SLOW, {}, "done", False),  # 3 against 3
        ({"hobbles": 1}, "117", {}, "done", True),  # 3 against 2
        ({}, EQUAL, {"hobbles": 1}, "done", True),  # 4 against 3
        ({}, FAST, {"hobbles": 1}, "done", False),  # 4 against 4
        ({}, FAST, {"hobbles": 2}, "done", True),  # 4 against 3
        ({}, "111", {"hobbles": 1}, "done", True),  # 7-4: 4 against 3
        ({"focus": 2}, FAST, {}, "pay", True),  # 6 against 5
        ({"focus": 2}, "125", {}, "pay", False),  # 6 against 6, below the split line 5
        ({"focus": 2}, "101", {}, "pay", False),  # 6 against 6
        ({"hobbles": 3}, "053", {}, "done", True),  # 1 against 0
        ({"hobbles": 3}, "stun", {"stuns": 2}, "done", True),  # 1 against 0
    ],
)
def test_the_initiative_of_the_attack_is_compared_with_the_value_after_hobble(
    mine: dict[str, Any], card: str, theirs: dict[str, Any], buy: str, hit: bool
) -> None:
    held = "" if card in ("053", "stun") else card
    state = given(ninja(**mine), foe(held, **theirs))
    resolve(state, "169", card, buy=buy)
    assert of(state, 1, "wounds") == int(hit)


@proves("SJ-34.10")
def test_a_poison_card_counts_0() -> None:
    state = given(ninja(hobbles=3), foe(""))
    for cell in (HAND_VENOM, VENOM, HAND_SIZE):
        state.cells[BLOCK + cell] = 1
    choose(state, "169", "poison-002")
    assert not reaches(state, "lower"), "there is one target only"
    assert of(state, 1, "wounds") == 1
