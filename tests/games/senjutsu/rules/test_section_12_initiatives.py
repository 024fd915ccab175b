"""Section 12: turn step 3, reveal: variable initiatives, Hobble, Broad Block."""

from typing import Any

import pytest

from shiai.core.seats import WATCHER
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_SPEED, Senjutsu
from tests.games.senjutsu.given import actor, choose, fighter, given, go_on, of, offered, play, refused, revealed, step
from tests.proof import proves


def range_of(low: int, high: int) -> list[str]:
    """The choices of a variable initiative."""
    return [f"speed {value}" for value in range(low, high + 1)]


def came_up(state: Senjutsu, *choices: str) -> dict[str, list[int]]:
    """Make these choices and resolve the turn: the initiatives at which the parts of each card came up."""
    events = state.listen()
    go_on(play(state, *choices))
    found: dict[str, list[int]] = {}
    for event in events:
        if event.id == "event-resolves":
            found.setdefault(str(event.values["card"]).removeprefix("card-"), []).append(int(event.values["speed"]))
    return found


def broad(card: str, focus: int = 1, **wanted: Any) -> Senjutsu:
    """A hero with Broad Block in hand reveals this card; the other has a fixed initiative."""
    weapon = card if card in ("066", "074", "076") else ""
    hand = f"083 {'' if weapon else card}"
    one = fighter("warrior", "D7", "N", hand=hand, weapon=weapon, focus=focus, **wanted)
    return choose(given(one, fighter("ronin", "A1", "S", hand="110")), card, "110")


@proves("SJ-12.11")
@pytest.mark.parametrize(("card", "low", "high"), [("031", 3, 7), ("118", 3, 9), ("123", 2, 5), ("090", 6, 9)])
def test_any_value_of_a_variable_initiative_may_be_chosen(card: str, low: int, high: int) -> None:
    start = choose(
        given(fighter("ronin", "D7", "N", hand=card), fighter("warrior", "A1", "S", hand="126")), card, "126"
    )
    assert (step(start), actor(start), offered(start)) == ("speed", 0, range_of(low, high))
    for wrong in (low - 1, high + 1):
        refused(start, f"speed {wrong}", "SJ-12.11")
    for value in range(low, high + 1):
        assert came_up(start.clone(), f"speed {value}")[card][0] == value


@proves("SJ-12.11")
def test_a_card_with_one_initiative_asks_nobody() -> None:
    state = choose(given(fighter("ronin", hand="126"), fighter("warrior", "D1", "S", hand="116")), "126", "116")
    assert step(state) == "move"


@proves("SJ-12.12")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_lowest_advantage_chooses_first_and_all_see_it(order: tuple[int, ...]) -> None:
    state = given(
        fighter("ronin", "D7", "N", hand="031"),
        fighter("warrior", "A1", "S", hand="118"),
        fighter("student", "G1", "S", hand="121"),
        advantage=order,
    )
    choose(state, "031", "118", "121")
    for seat in reversed(order):
        assert (step(state), actor(state)) == ("speed", seat)
        refused(state, "speed 5", "SJ-12.12", seat=order[0] if seat != order[0] else order[1])
        play(state, "speed 5" if seat else "speed 6")
        if seat != order[0]:
            assert state.redact(WATCHER).cells[seat * BLOCK + ITEM_SPEED] == (5 if seat else 6)


@proves("SJ-12.13")
@pytest.mark.parametrize(("hobbles", "wanted"), [(0, 5), (1, 4), (0x11, 3), (0x101, 3)])
def test_hobble_lowers_the_speed_after_it_was_chosen(hobbles: int, wanted: int) -> None:
    one = fighter("ronin", "D7", "N", hand="031 127", hobbles=hobbles)
    other = fighter("warrior", "A1", "S", hand="110")
    state = choose(given(one, other), "031", "110")
    assert offered(state) == range_of(3, 7), "chosen among the printed values"
    assert came_up(state, "speed 5")["031"] == [wanted]
    fixed = given(one, other)
    fixed.apply(0, fixed.action("127"))
    assert came_up(fixed, "110")["127"] == [wanted - 1]


@proves("SJ-12.16")
@pytest.mark.parametrize(("way", "low", "high"), [("widen up", 3, 8), ("widen down", 2, 7)])
def test_broad_block_makes_the_range_one_value_longer_at_the_end_its_owner_chooses(
    way: str, low: int, high: int
) -> None:
    state = broad("031")
    assert (step(state), actor(state), offered(state)) == ("instant", 0, ["083", "pass"])
    passed = play(state.clone(), "pass")
    assert (step(passed), offered(passed)) == ("speed", range_of(3, 7))
    play(state, "083")
    assert (step(state), actor(state), offered(state)) == ("widen", 0, ["widen up", "widen down"])
    refused(state, "pass", "SJ-12.16")
    play(state, way)
    assert (step(state), offered(state), of(state, 0, "focus")) == ("speed", range_of(low, high), 0)
    new = high if way == "widen up" else low
    assert came_up(state, f"speed {new}")["031"] == [new]


@proves("SJ-12.16")
def test_broad_block_is_played_before_anybody_chooses_a_speed() -> None:
    state = given(
        fighter("warrior", "D7", "N", hand="031 083", focus=1),
        fighter("ronin", "A1", "S", hand="118"),
        advantage=(0, 1),
    )
    choose(state, "031", "118")
    assert (step(state), actor(state)) == ("instant", 0), "though the other has less Advantage"
    play(state, "083", "widen up")
    assert (step(state), actor(state)) == ("speed", 1)


@proves("SJ-12.16")
@pytest.mark.parametrize(
    ("card", "focus", "why"),
    [
        ("076", 1, "a core card"),
        ("090", 1, "no block grid"),
        ("110", 1, "one initiative, no block grid"),
        ("031", 0, "the cost cannot be paid"),
    ],
)
def test_broad_block_needs_a_non_core_block_with_a_variable_initiative(card: str, focus: int, why: str) -> None:
    state = broad(card, focus)
    assert revealed(state, 0) == card
    while step(state) != "choose":
        assert step(state) != "instant", why
        play(state, offered(state)[0])


@proves("SJ-12.16")
def test_broad_block_does_not_help_a_block_with_one_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    """All printed Blocks have a range: Steel Block is given the initiative of Push Back."""
    monkeypatch.setattr(STANDARD_DESIGNS[INDEX["031"]], "speeds", STANDARD_DESIGNS[INDEX["127"]].speeds)
    state = broad("031")
    while step(state) != "choose":
        assert step(state) != "instant"
        play(state, offered(state)[0])


@proves("SJ-12.16")
def test_broad_block_never_goes_below_one(monkeypatch: pytest.MonkeyPatch) -> None:
    down = play(broad("123"), "083", "widen down")
    assert offered(down) == range_of(1, 5)
    monkeypatch.setattr(STANDARD_DESIGNS[INDEX["123"]].speeds[0], "low", 1)  # no printed Block reaches so low
    state = play(broad("123"), "083")
    assert (step(state), offered(state)) == ("speed", range_of(1, 6)), "it can only become longer upwards"


@proves("SJ-12.16")
def test_broad_block_works_on_a_bought_range_too() -> None:
    state = broad("146", focus=3)
    play(state, "pay")
    assert offered(state) == ["083", "pass"]
    play(state, "083", "widen up")
    assert offered(state) == range_of(3, 9)
