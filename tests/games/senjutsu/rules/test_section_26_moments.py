"""Section 26: when Instants are resolved, their split parts, and found cards that are played."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, ITEM_SPEED, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from tests.games.senjutsu.given import (
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    ranks,
    step,
    where,
)
from tests.games.senjutsu.moments import duel, questions, reaches
from tests.proof import proves


def pending(state: Senjutsu, seat: int) -> list[int]:
    """The initiatives of the parts of cards that a hero has in this turn."""
    base = seat * BLOCK
    return [state.cells[base + ITEM_SPEED + item] for item in range(4) if state.cells[base + ITEM_CARD + item]]


def order_with(state: Senjutsu, found_card: str, *cards: str) -> list[tuple[str, int]]:
    """Play a turn with these cards, Reflection Pool among them, and play what it finds: the order, with initiatives."""
    events = state.listen()
    assert reaches(choose(state, *cards), "search", tie="place 1")
    go_on(play(state, found_card, "done", "pay", found_card))
    found = [event.values for event in events if event.id == "event-resolves"]
    return [(str(one["card"])[5:], int(one["speed"])) for one in found]


def pool(up: str, focus: int = 2, other: str = "110", **wanted: Any) -> Senjutsu:
    """The Student may play Reflection Pool, with this discard pile; the Warrior has this hand."""
    table: dict[str, Any] = {"at": "D4", "hand": "042", "stock": "117x3", "up": up, "focus": focus} | wanted
    return given(hero("student", **table), hero("warrior", "D3", "S", hand=other, stock="117x3"))


def reflecting(up: str, focus: int = 2, **wanted: Any) -> Senjutsu:
    """Reflection Pool has found a Wood card; its last line is paid for, so that the card may be played."""
    return play(found(pool(up, focus, **wanted), up), "pay")


def found(state: Senjutsu, card: str) -> Senjutsu:
    """Reflection Pool is played and finds this card, or nothing; its second search is declined."""
    assert reaches(choose(state, "042", "053"), "search")
    play(state, card)
    return play(state, "done") if step(state) == "pay" else state


@proves("SJ-26.19")
@pytest.mark.parametrize(("card", "speeds"), [("048", [7, 4]), ("125", [6, 5])])
def test_an_instant_additional_without_condition_follows_the_split_part(card: str, speeds: list[int]) -> None:
    state = duel({"hand": f"{card} 084"}, {"hand": "110", "at": "A1"})
    choose(state, card, "053")
    assert (step(state), pending(state, 0)) == ("or" if card == "048" else "move", speeds)
    asked = questions(duel({"hand": f"{card} 084"}, {"hand": "110", "at": "A1"}), card, "053")
    assert asked.index(("instant", 0)) > asked.index(("move", 0))
    assert asked.count(("instant", 0)) == 1


@proves("SJ-26.19")
def test_no_instant_additional_follows_a_card_that_was_ended_or_cancelled() -> None:
    collided = duel({"hand": "096 084", "at": "D1"}, {"hand": "110", "at": "A1"})
    assert ("instant", 0) not in questions(collided, "096", "053")
    assert of(collided, 0, "stuns") == 1
    for card in ("102", "048"):
        cancelled = duel({"hand": f"{card} 025 084", "focus": 1}, {"hand": "028 110", "focus": 2})
        asked = questions(cancelled, card, "028")
        assert ("instant", 0) not in asked
        assert of(cancelled, 0, "stuns") == 1
    free = duel({"hand": "048 084"}, {"hand": "110", "focus": 2})
    assert ("instant", 0) in questions(free, "048", "053")


@proves("SJ-26.20")
def test_gates_of_an_instant_are_looked_at_when_it_is_resolved() -> None:
    for card, healed in (("101", True), ("126", False)):
        state = duel({"hand": f"{card} 144", "hobbles": 1}, {"hand": "110"})
        choose(state, card, "053")
        assert reaches(state, "instant")
        assert kamae(state, 0) == ("DET" if healed else "NEU"), "Feint Cut switches to Determination"
        play(state, "144")
        assert of(state, 0, "hobbles") == int(not healed)


@proves("SJ-26.20")
def test_an_instant_is_complete_before_the_interrupted_card_goes_on() -> None:
    state = duel({"hand": "031 043", "focus": 1}, {"hand": "126 110"})
    choose(state, "031", "126")
    asked: list[tuple[str, int]] = []
    while step(state) != "choose":
        if actor(state) >= 0:
            asked.append((step(state), actor(state)))
        names = offered(state)
        answers = {"speed": "speed 5", "instant": "043", "switch": "DET", "counter": "pass", "turn_target": "left"}
        wanted = answers.get(step(state), "done")
        play(state, wanted if wanted in names else names[0])
    start = asked.index(("instant", 0))
    assert asked[start:] == [
        ("instant", 0),
        ("turn_target", 0),
        ("discard_type", 1),
        ("switch", 0),
        ("turn_target", 0),
        ("move", 0),
        ("change", 0),
    ], "the strips of Steel Block are open, since the Instant has switched to Determination"


@proves("SJ-26.21")
@pytest.mark.parametrize(("instant", "ring"), [("142", "BAL"), ("150", "AGG"), ("144", "DET")])
def test_the_split_part_of_an_instant_waits_for_its_initiative(instant: str, ring: str) -> None:
    later = duel({"hand": f"126 {instant}"}, {"hand": "102 110"})
    choose(later, "126", "102")
    assert reaches(later, "instant")
    play(later, instant)
    assert (kamae(later, 0), step(later), actor(later)) == ("NEU", "move", 1), "the card of 3 comes first"
    assert pending(later, 0) == [5, 0]
    go_on(later)
    assert kamae(later, 0) == ring


@proves("SJ-26.25")
def test_divine_inspiration_is_played_right_before_the_own_card() -> None:
    state = duel({"at": "D5", "hand": "154 079", "focus": 3}, {"hand": "126 110"})
    choose(state, "154", "126")
    assert reaches(state, "instant", move="done")
    assert (actor(state), offered(state)) == (0, ["079", "pass"])
    assert of(state, 0, "wounds") == 1, "the faster card of the other hero is resolved"
    play(state, "079")
    assert (of(state, 0, "focus"), step(state), actor(state)) == (0, "move", 0)
    split = duel({"hand": "048 079", "focus": 3}, {"hand": "110"})
    asked = questions(split, "048", "053")
    assert asked.count(("instant", 0)) == 1, "before the first part only"
    assert asked[0] == ("instant", 0)


@proves("SJ-26.25")
def test_the_step_of_divine_inspiration_comes_before_the_attack() -> None:
    state = duel({"at": "D6", "hand": "154 079", "focus": 3}, {"hand": "110", "at": "D4"})
    choose(state, "154", "053")
    assert (step(state), actor(state)) == ("instant", 0)
    play(state, "079", "D5", "done")
    assert (of(state, 1, "bleeding"), where(state, 0)) == (1, "D5 N")


@proves("SJ-26.23")
def test_a_found_card_is_played_as_replacement_of_another_type_with_its_cost_and_kamae() -> None:
    assert offered(reflecting("126")) == ["126", "pass"]
    assert offered(reflecting("128", 3)) == ["128", "pass"]
    state = reflecting("126")
    play(state, "126")
    assert (of(state, 0, "focus"), of(state, 0, "hand"), of(state, 0, "played")) == (0, [], ["042", "126"])
    go_on(state, move="done")
    assert (of(state, 0, "focus"), of(state, 0, "up")) == (0, ["042", "126"]), "nothing is given back"
    assert of(state, 1, "wounds") == 1
    declined = go_on(play(reflecting("126"), "pass"))
    assert "126" in of(declined, 0, "hand")


@proves("SJ-26.28")
@pytest.mark.parametrize(
    ("up", "focus", "card", "asked"),
    [
        ("126", 2, "126", True),
        ("126", 2, "pass", False),  # nothing was found
        ("050", 2, "050", False),  # a Meditation, as Reflection Pool
        ("128", 2, "128", False),  # its cost of 1 would not be left
        ("128", 3, "128", True),
    ],
)
def test_focus_is_paid_only_for_a_found_card_that_can_be_played(up: str, focus: int, card: str, asked: bool) -> None:
    state = found(pool(up, focus), card)
    assert (step(state) == "pay") == asked
    assert of(go_on(state), 0, "focus") == focus


@proves("SJ-26.23")
def test_a_found_card_is_the_instant_of_the_turn() -> None:
    used = given(
        hero("student", "D4", "N", hand="042 085", focus=3, up="126", stock="117x3"),
        hero("warrior", "D3", "S", hand="110", stock="117x3"),
        step=StartTurn(),
    )
    used.settle()
    go_on(used, "choose", instant="085")
    found(used, "126")
    assert step(used) != "pay", "another Instant was played in this turn"
    for played, wanted in (("126", False), ("pass", True)):
        state = reflecting("126", 3, hand="042 025", stock="117x3")
        play(state, played)
        assert reaches(state, "instant", move="done") == wanted


@proves("SJ-26.24")
def test_a_found_card_waits_for_its_initiative_if_that_is_to_come() -> None:
    state = pool("126", other="101 110")
    order = order_with(state, "126", "042", "101")
    assert order == [("042", 8), ("101", 6), ("126", 5)]
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (1, 1)


@proves("SJ-26.24")
def test_the_variable_initiative_of_a_found_card_is_chosen_not_above_the_present_one() -> None:
    wide = play(reflecting("123"), "123")
    assert (step(wide), offered(wide)) == ("found_speed", ["speed 2", "speed 3", "speed 4", "speed 5"])
    play(wide, "speed 4")
    assert pending(wide, 0) == [8, 4, 1]
    fast = choose(pool("118", 3), "042", "053")
    assert reaches(fast, "pay")
    play(fast, "pay", "118", "pay", "118")
    assert offered(fast) == [f"speed {speed}" for speed in range(3, 9)], "9 is over"


@proves("SJ-26.24")
def test_a_card_found_in_the_pile_of_another_hero_returns_to_it() -> None:
    state = given(
        hero("master", "D4", "N", hand="009", focus=1, stock="117x3"),
        hero("warrior", "D3", "S", hand="126", up="089", stock="117x3"),
    )
    choose(state, "009", "126")
    assert reaches(state, "play_discarded")
    play(state, "089", "speed 5")
    go_on(state)
    assert of(state, 0, "wounds") == 0, "Emergency Block has stopped the attack at 5"
    assert (of(state, 1, "up"), of(state, 0, "up")) == (["089", "126"], ["009"])


@proves("SJ-26.24")
def test_a_found_block_of_the_present_initiative_is_placed_at_once() -> None:
    state = given(
        hero("master", "D4", "N", hand="009", focus=1, stock="117x3", kamae="BAL"),
        hero("warrior", "D3", "S", hand="110", up="089", stock="117x3"),
    )
    choose(state, "009", "053")
    assert reaches(state, "play_discarded")
    play(state, "089", "speed 9")
    assert (step(state), kamae(state, 0)) == ("move", "BAL")
    play(state, "done")
    assert (kamae(state, 0), of(state, 0, "shields")) == ("NEU", 0), "its last line was done when 9 was over"
    assert (where(state, 0), where(state, 1), ranks(state)) == ("D4 N", "D3 S", [0, 1])
    assert (of(state, 0, "wounds"), of(state, 0, "stuns"), of(state, 0, "hand")) == (0, 0, [])


@proves("SJ-26.24")
def test_a_found_card_whose_initiative_is_not_to_come_is_resolved_at_once() -> None:
    state = pool("128", 3, other="042 110")
    order = order_with(state, "128", "042", "042")
    assert order == [("042", 8), ("128", 8), ("042", 8)], "before the other card of 8"
    assert of(state, 1, "wounds") == 1
