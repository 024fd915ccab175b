"""Section 28: searches and looks."""

from fractions import Fraction
from typing import Any

import pytest

from shiai.core.seats import HOLE
from shiai.games.senjutsu.rules.state import BLOCK, DEEP_VENOM, HAND, KNOWN, TOP_SIZE, TOP_VENOM, Senjutsu
from shiai.games.senjutsu.rules.steps.hands import DrawOne
from shiai.games.senjutsu.rules.steps.searches import LookTop
from tests.games.senjutsu.given import actor, choose, given, go_on, hero, listed, of, offered, play, step, told
from tests.games.senjutsu.moments import STOCK, questions, reaches
from tests.proof import proves

EVERYBODY = 4
AWAY = hero("warrior", "A1", "S", hand="110x2 126", stock=STOCK)
THIRD = hero("master", "G1", "S", hand="110x2 126", stock=STOCK)


def searching(card: str, name: str = "search", other: dict[str, Any] = AWAY, **wanted: Any) -> Senjutsu:
    """The Student plays this card, away from everybody, and comes to the question of this name."""
    table: dict[str, Any] = {"hand": "110" if card == "038" else f"{card} 110", "stock": "121 126 044 102 047"} | wanted
    answers = {"or": table.pop("option", "option 1"), "pay": table.pop("pay", "done")}
    state = given(hero("student", "D7", "N", **table), other, THIRD)
    if "venom" in table:
        for cell, value in ((TOP_VENOM, 1), (TOP_SIZE, 6)):
            state.cells[cell] = value
    choose(state, card, "053", "008")
    assert reaches(state, name, **answers)
    return state


def known(state: Senjutsu, seat: int, viewer: int) -> list[str]:
    """The cards that a viewer knows to be in this hand or face down."""
    return listed(state.cells[seat * BLOCK + KNOWN + viewer])


def poison_on_top(state: Senjutsu, seat: int) -> Fraction:
    """The chance that the next card drawn is Poison."""
    later = state.clone()
    later.push(DrawOne(seat))
    weights = dict(zip(offered(later), later.weights(), strict=True))
    return Fraction(weights.get("poison-002", 0), sum(weights.values()))


@proves("SJ-28.1", "SJ-28.2")
def test_a_search_looks_through_the_deck_and_the_card_goes_into_hand() -> None:
    state = searching("038", option="option 2")
    assert (actor(state), offered(state)) == (0, ["121", "126", "pass"])
    play(state, "121")
    assert (of(state, 0, "hand"), of(state, 0, "stock")) == (["121"], ["044", "047", "102", "126"])


@proves("SJ-28.1", "SJ-28.2")
def test_a_search_looks_through_the_discard_pile_open_and_face_down() -> None:
    state = searching("042", up="126 029", down="121", stock="155x3")
    assert offered(state) == ["121", "126", "pass"]
    opened = play(state.clone(), "126")
    assert (of(opened, 0, "hand"), of(opened, 0, "up")) == (["110", "126"], ["029"])
    play(state, "121")
    assert (of(state, 0, "hand"), of(state, 0, "up"), of(state, 0, "down")) == (["110", "121"], ["029", "126"], [])


@proves("SJ-28.1", "SJ-28.17")
def test_a_search_of_the_top_cards_looks_at_so_many_of_them() -> None:
    state = searching("050", "look_top", kamae="DET", stock="121 126 044 102 047")
    play(state, "044", "102", "121")
    assert (step(state), actor(state), offered(state)) == ("take_looked", 0, ["044", "102", "121", "pass"])
    play(state, "102")
    assert (of(state, 0, "hand"), of(state, 0, "stock")) == (["102", "110"], ["044", "047", "121", "126"])
    two = searching("050", "look_top", kamae="DET", stock="121 126")
    play(two, "121", "126")
    assert offered(two) == ["121", "126", "pass"], "as many as there are"
    none = given(hero("student", "D7", "N", hand="050", kamae="DET", stock=""), AWAY)
    assert ("take_looked", 0) not in questions(none, "050", "053")


@proves("SJ-28.3", "SJ-28.4", "SJ-28.15")
@pytest.mark.parametrize("taken", ["121", "pass"])
def test_a_searched_deck_is_shuffled_and_a_discard_pile_needs_no_shuffle(taken: str) -> None:
    deck = searching("038", option="option 2", venom=1, stock="121 126x3 044 102x3 047")
    assert poison_on_top(deck, 0) == Fraction(1, 6)
    play(deck, taken)
    assert poison_on_top(deck, 0) == Fraction(1, 9 if taken == "121" else 10)
    pile = searching("042", venom=1, up="121", stock="126x3 044 102x3 047")
    play(pile, taken)
    assert poison_on_top(pile, 0) == Fraction(1, 6)


@proves("SJ-28.3", "SJ-28.4")
@pytest.mark.parametrize("taken", ["121", "pass"])
def test_the_shuffle_of_a_searched_deck_is_told_to_everybody(taken: str) -> None:
    deck = searching("038", option="option 2", stock="121 126x3 044 102x3 047")
    (event,) = [event for event in told(deck, taken) if event.id == "event-deck_shuffled"]
    assert (event.values["who"], event.clause, event.seats) == ("student", "SJ-28.3", None)
    pile = searching("042", up="121", stock="126x3 044 102x3 047")
    assert not [event for event in told(pile, taken) if event.id == "event-deck_shuffled"]


@proves("SJ-28.15")
def test_a_search_of_hidden_own_cards_may_take_nothing() -> None:
    for state, pile in ((searching("038", option="option 2"), "stock"), (searching("042", up="121"), "up")):
        before = of(state, 0, pile)
        play(state, "pass")
        assert (of(state, 0, pile), "121" in of(state, 0, "hand")) == (before, False)


@proves("SJ-28.15")
def test_a_search_of_an_opponents_cards_takes_a_fitting_one() -> None:
    near = hero("warrior", "D5", "S", hand="110", stock="121 126 044")
    bargain = searching("014", "look_top", near, focus=1, stock="117x3")
    play(bargain, "117", "117", "117", "117")
    looking = bargain.stack[-1]
    assert isinstance(looking, LookTop)
    assert (looking.owner, looking.looker) == (1, 0)
    play(bargain, *offered(bargain)[:1])
    play(bargain, *offered(bargain)[:1])
    play(bargain, *offered(bargain)[:1])
    assert (step(bargain), actor(bargain), offered(bargain)) == ("take_looked", 0, ["044", "121", "126"])
    play(bargain, "121")
    assert (of(bargain, 1, "hand"), of(bargain, 1, "stock")) == (["110", "121"], ["044", "126"])
    seen = searching("009", "play_discarded", hero("warrior", "D1", "S", up="026 096 126", stock=STOCK))
    assert offered(seen) == ["096"], "Bull Rush is too dear, the other is Wood"
    nothing = searching("009", "play_discarded", hero("warrior", "D1", "S", up="126 029", stock=STOCK))
    assert offered(nothing) == ["pass"]


@proves("SJ-28.16")
@pytest.mark.parametrize(
    ("card", "option", "found"),
    [
        ("038", "option 2", ["121", "126", "155"]),  # Wood
        ("117", "option 2", ["047", "102", "114", "121", "126", "155"]),  # Wood or Steel
    ],
)
def test_tier_and_type_of_a_search_must_fit(card: str, option: str, found: list[str]) -> None:
    table: dict[str, Any] = {"stock": "121 126 155 047 102 114 096 024", "option": option, "stuns": 1, "venom": 1}
    assert offered(searching(card, **table)) == [*found, "pass"]


@proves("SJ-28.16")
def test_a_search_for_a_type_finds_no_other() -> None:
    state = given(
        hero("warrior", "D7", "N", hand="127 056", stock="121 114 155 102", weapon="072"),
        hero("ronin", "A1", "S", hand="110", stock=STOCK),
    )
    choose(state, "127", "023")
    assert reaches(state, "search", instant="056")
    assert offered(state) == ["121", "pass"], "a Wood Defence"


@proves("SJ-28.17")
def test_poison_is_passed_over_and_the_whole_deck_is_shuffled() -> None:
    state = searching("050", "look_top", kamae="DET", stock="121 126x3 044 102x3 047", venom=1)
    assert "poison-002" not in offered(state)
    play(state, "044", "102", "121", "121")
    assert poison_on_top(state, 0) == Fraction(1, 9)
    assert (of(state, 0, "venom"), state.cells[DEEP_VENOM]) == (1, 1)


@proves("SJ-28.12")
def test_a_look_shows_the_hand_without_core_cards_to_the_acting_player_only() -> None:
    state = searching("122", "name_target", option="option 2")
    play(state, "target 2")
    go_on(state, "tie", **{"or": "option 2"})
    assert (known(state, 1, 0), known(state, 1, 2), known(state, 1, EVERYBODY)) == (["110", "110", "126"], [], [])
    views = [state.redact(seat) for seat in (0, 2)]
    assert [view.cells[BLOCK + HAND] for view in views] == [HOLE, HOLE]
    assert listed(views[0].cells[BLOCK + KNOWN + 0]) == ["110", "110", "126"]
    assert views[1].cells[BLOCK + KNOWN + 0] == HOLE
    assert known(state, 2, 0) == [], "only that of the target"


@proves("SJ-28.21")
def test_a_card_found_by_tier_or_type_is_shown_to_everybody_and_another_is_not() -> None:
    state = searching("038", option="option 2")
    events = [event for event in told(state, "121") if event.id == "event-found"]
    assert [(event.values["card"], event.seats) for event in events] == [("card-121", None)]
    assert [known(state, 0, viewer) for viewer in (1, 2, EVERYBODY)] == [["121"]] * 3
    hidden = searching("050", "look_top", kamae="DET")
    play(hidden, "044", "102", "121")
    events = told(hidden, "121")
    assert [event.seats for event in events if event.values.get("card") == "card-121"] == [(0,)]
    assert [known(hidden, 0, viewer) for viewer in (1, 2, EVERYBODY)] == [[]] * 3
