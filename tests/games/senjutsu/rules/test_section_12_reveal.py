"""Section 12: turn step 3, reveal: targets, costs, Instant Replacements."""

from typing import Any

import pytest

from shiai.core.messages import Event
from shiai.core.seats import WATCHER
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.state import HAND_SIZE, HAND_VENOM, PHASE, REVEALING, VENOM, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    choose,
    fighter,
    given,
    go_on,
    kamae,
    of,
    offered,
    play,
    refused,
    revealed,
    step,
)
from tests.proof import proves


def asked(state: Senjutsu, *names: str, until: str = "choose", **answers: str) -> list[tuple[str, int]]:
    """Go on mildly and list who was asked by the steps of these names."""
    found: list[tuple[str, int]] = []
    while state.stack and step(state) != until:
        if step(state) in names:
            found.append((step(state), actor(state)))
        choice = answers.get(step(state), "")
        mild = [name for name in (choice, "pass", "done", "draw 0", *offered(state)) if name in offered(state)]
        play(state, mild[0])
    return found


def three(*hands: str, advantage: tuple[int, ...] = (0, 1, 2), **wanted: Any) -> Senjutsu:
    """Three heroes far apart with these hands."""
    places = [("ronin", "D7", "N"), ("warrior", "A1", "S"), ("student", "G1", "S")]
    return given(
        *[fighter(*place, hand=hand, **wanted) for place, hand in zip(places, hands, strict=True)], advantage=advantage
    )


def rival(one: dict[str, Any], card: str) -> Senjutsu:
    """A hero reveals this card; the other, with more Advantage, has a variable initiative to choose."""
    return choose(given(one, fighter("warrior", "A1", "S", hand="031"), advantage=(1, 0)), card, "031")


def speed(state: Senjutsu) -> int:
    """Resolve the turn: at which initiative the card of the first hero came up."""
    events = state.listen()
    go_on(state)
    return next(int(event.values["speed"]) for event in events if event.id == "event-resolves" and by_ronin(event))


def by_ronin(event: Event) -> bool:
    """Is the first hero, a ronin, meant?"""
    return event.values["who"] == "ronin"


@proves("SJ-12.1")
def test_all_cards_are_turned_face_up_together() -> None:
    state = three("126", "031", "115")
    for seat, card in enumerate(("126", "031")):
        state.apply(seat, state.action(card))
        view = state.redact(WATCHER)
        assert [revealed(view, other) for other in range(3)] == ["none"] * 3  # type: ignore[arg-type]
    state.apply(2, state.action("115"))
    view = state.redact(WATCHER)
    assert [revealed(view, other) for other in range(3)] == ["126", "031", "115"]  # type: ignore[arg-type]
    assert state.cells[PHASE] == REVEALING


@proves("SJ-12.2")
def test_the_owner_names_the_target_of_a_card_without_grid_before_anything_is_paid() -> None:
    state = three("012", "126", "127", focus=1, advantage=(1, 0, 2))
    choose(state, "012", "126", "127")
    assert (step(state), actor(state), offered(state)) == ("name_target", 0, ["target 2", "target 3"])
    assert of(state, 0, "focus") == 1
    refused(state, "target 1", "SJ-12.2")
    play(state, "target 3")
    assert of(state, 0, "focus") == 0
    go_on(state)
    assert (of(state, 1, "hand_size"), of(state, 2, "hand_size")) == (1, 4), "the third hero drew three cards"


@proves("SJ-12.2")
def test_cards_with_a_grid_have_no_target_to_name() -> None:
    state = choose(three("126", "031", "018"), "126", "031", "018")
    assert step(state) == "speed"


@proves("SJ-12.2")
def test_an_instant_additional_is_aimed_when_it_is_played_and_a_comparison_when_it_is_resolved() -> None:
    state = given(
        fighter("ronin", hand="018 104"),
        fighter("warrior", "D3", "S"),
        fighter("student", "C3", "S"),
        fighter("master", "A1", "S"),
    )
    choose(state, "018", "053", "038", "008")
    assert step(state) == "instant", "nothing was asked at the reveal"
    play(state, "104")
    assert (step(state), offered(state)) == ("aim_instant", ["target 2", "target 3"])
    dart = given(fighter("ninja", "D4", "N", hand="167"), fighter("warrior", "D2", "S"), fighter("student", "C3", "S"))
    choose(dart, "167", "053", "038")
    assert (step(dart), offered(dart)) == ("lower", ["target 2", "target 3"])
    assert dart.cells[PHASE] != REVEALING


@proves("SJ-12.3")
def test_mandatory_costs_are_paid_at_the_reveal() -> None:
    state = given(fighter("ronin", hand="128", focus=3), fighter("warrior", "A1", "S", hand="106 031", focus=2))
    state.apply(0, state.action("128"))
    assert of(state, 0, "focus") == 3
    state.apply(1, state.action("106"))
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (2, 0)


@proves("SJ-12.4")
@pytest.mark.parametrize(("focus", "choice", "wanted"), [(1, "pay", (0, 6)), (1, "done", (1, 4)), (0, "", (0, 4))])
def test_another_initiative_is_bought_at_the_reveal_or_not_at_all(
    focus: int, choice: str, wanted: tuple[int, int]
) -> None:
    state = rival(fighter("ronin", hand="109", focus=focus), "109")
    if choice:
        assert (step(state), actor(state), offered(state)) == ("buy", 0, ["done", "pay"])
        play(state, choice)
    assert (step(state), actor(state)) == ("speed", 1), "the other player's variable initiative"
    assert asked(state.clone(), "buy") == []
    assert (of(state, 0, "focus"), speed(state)) == wanted


@proves("SJ-12.4")
def test_a_purchase_after_the_mandatory_cost_needs_the_focus_that_is_left() -> None:
    state = given(fighter("ninja", hand="169", focus=1), fighter("warrior", "A1", "S", hand="031"))
    assert step(choose(state, "169", "031")) == "speed"
    state = given(fighter("ninja", hand="169", focus=2), fighter("warrior", "A1", "S", hand="031"))
    assert step(choose(state, "169", "031")) == "buy"


@proves("SJ-12.5", "SJ-12.6")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_replacements_are_played_or_passed_once_from_the_lowest_advantage_upwards(order: tuple[int, ...]) -> None:
    state = three("126 115", "127 115", "128 115", advantage=order, focus=1)
    choose(state, "126", "127", "128")
    upwards = [("replace", seat) for seat in reversed(order)]
    assert (step(state), offered(state)) == ("replace", ["115", "pass"])
    assert asked(state.clone(), "replace") == upwards
    lowest = order[2]
    play(state, "pass")
    assert asked(state, "replace", replace="115") == upwards[1:]
    assert of(state, lowest, "hand") != [], "who passed keeps the card"


@proves("SJ-12.5")
def test_a_player_replaces_only_once() -> None:
    state = three("126 115 089", "127", "128", focus=1)
    choose(state, "126", "127", "128")
    assert offered(state) == ["089", "115", "pass"]
    assert asked(state, "replace", replace="089") == [("replace", 0)]


@proves("SJ-12.7", "SJ-12.8")
def test_the_replacement_is_paid_at_once_and_the_replaced_card_is_discarded() -> None:
    state = given(fighter("ronin", hand="126 089", focus=2), fighter("warrior", "A1", "S", hand="031"))
    choose(state, "126", "031")
    assert (of(state, 0, "played"), of(state, 0, "up"), of(state, 0, "focus")) == (["126"], [], 2)
    play(state, "089")
    assert (step(state), state.cells[PHASE]) == ("speed", REVEALING)
    assert (of(state, 0, "focus"), of(state, 0, "up"), of(state, 0, "played")) == (1, ["126"], ["089"])
    assert revealed(state, 0) == "089"
    go_on(state)
    assert of(state, 0, "wounds") == 0
    assert of(state, 0, "up") == ["089", "126"]


@proves("SJ-12.9")
def test_all_focus_spent_on_the_replaced_card_is_returned() -> None:
    state = given(fighter("ninja", hand="169 115", focus=3), fighter("warrior", "A1", "S", hand="031"))
    choose(state, "169", "031")
    play(state, "pay")
    assert (step(state), of(state, 0, "focus")) == ("replace", 1)
    assert of(play(state.clone(), "pass"), 0, "focus") == 1
    assert of(play(state, "115"), 0, "focus") == 3
    dear = given(fighter("ronin", hand="128 089", focus=2), fighter("warrior", "A1", "S", hand="031"))
    choose(dear, "128", "031")
    assert of(play(dear, "089"), 0, "focus") == 1, "one for each card, one comes back"


@proves("SJ-12.10")
def test_refunded_focus_cannot_pay_for_the_replacement() -> None:
    state = given(fighter("ronin", hand="128 089 115", focus=1), fighter("warrior", "A1", "S", hand="031"))
    choose(state, "128", "031")
    assert (step(state), of(state, 0, "focus"), offered(state)) == ("replace", 0, ["115", "pass"])
    refused(state, "089", "SJ-12.5")


@proves("SJ-12.10", "SJ-12.15")
def test_refunded_focus_cannot_buy_the_initiative_of_the_replacement(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed replacement has a Focus box: one is lent to Feint Cut."""
    monkeypatch.setattr(STANDARD_DESIGNS[INDEX["101"]], "speeds", STANDARD_DESIGNS[INDEX["109"]].speeds)
    poor = play(rival(fighter("ronin", hand="108 101", focus=1), "108"), "101")
    assert (step(poor), actor(poor), of(poor, 0, "focus")) == ("speed", 1, 1), "what came back bought nothing"
    assert speed(poor) == 4
    bought = play(rival(fighter("ronin", hand="109 101", focus=1), "109"), "pay", "101")
    assert (step(bought), of(bought, 0, "focus")) == ("speed", 1)
    assert speed(bought) == 4, "what was bought for the replaced card does not count"
    rich = play(rival(fighter("ronin", hand="108 101", focus=2), "108"), "101")
    assert (step(rich), of(rich, 0, "focus"), offered(rich)) == ("buy", 1, ["done", "pay"])
    play(rich, "pay")
    assert (step(rich), of(rich, 0, "focus"), speed(rich)) == ("speed", 1, 6)


@proves("SJ-12.14")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_purchases_are_made_openly_from_the_lowest_advantage_upwards(order: tuple[int, ...]) -> None:
    state = three("109", "109", "109", advantage=order, focus=1)
    choose(state, "109", "109", "109")
    assert asked(state.clone(), "buy") == [("buy", seat) for seat in reversed(order)]
    other = state.clone()
    play(state, "pay")
    play(other, "done")
    assert actor(state) == actor(other) == order[1]
    assert (of(state, order[2], "focus"), of(other, order[2], "focus")) == (0, 1)
    assert state.redact(order[1]).key() != other.redact(order[1]).key(), "the next player has seen it"


@proves("SJ-12.15")
def test_a_replacement_brings_its_own_initiative() -> None:
    state = given(fighter("ronin", hand="127 115"), fighter("warrior", "A1", "S", hand="110"))
    choose(state, "127", "110")
    play(state, "115")
    assert (step(state), offered(state)) == ("speed", ["speed 6", "speed 7", "speed 8"])
    fixed = play(rival(fighter("ronin", hand="110 101"), "110"), "101")
    assert (step(fixed), actor(fixed), speed(fixed)) == ("speed", 1, 6)
    moved = given(fighter("ronin", "D4", "N", hand="110 101", kamae="BAL"), fighter("warrior", "D3", "S", hand="064"))
    choose(moved, "110", "064")
    go_on(play(moved, "101"))
    assert (of(moved, 1, "wounds"), kamae(moved, 0)) == (1, "DET")


@proves("SJ-12.15")
@pytest.mark.parametrize(("place", "wanted"), [("AGG", 6), ("BAL", 3)])
def test_a_kamae_box_of_a_replacement_is_applied_with_the_present_kamae(
    monkeypatch: pytest.MonkeyPatch, place: str, wanted: int
) -> None:
    """No printed replacement has a Kamae box: that of Lunging Thrust is lent to Feint Cut."""
    monkeypatch.setattr(STANDARD_DESIGNS[INDEX["101"]], "speeds", STANDARD_DESIGNS[INDEX["107"]].speeds)
    state = play(rival(fighter("ronin", hand="110 101", kamae=place), "110"), "101")
    assert (step(state), actor(state), speed(state)) == ("speed", 1, wanted)


@proves("SJ-12.15")
def test_the_target_of_a_replacement_is_named_when_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed replacement needs one: Feint Cut is made such a card."""
    monkeypatch.setattr(STANDARD_DESIGNS[INDEX["101"]], "targets", True)
    state = three("110 101", "127 115", "128", focus=1, advantage=(2, 1, 0))
    choose(state, "110", "127", "128")
    play(state, "101")
    assert (step(state), actor(state), offered(state)) == ("name_target", 0, ["target 2", "target 3"])
    play(state, "target 3")
    assert (step(state), actor(state)) == ("replace", 1)


@proves("SJ-12.17")
def test_a_stun_or_poison_card_is_neither_replaced_nor_enhanced() -> None:
    for card in ("stun", "poison-002", "110", "127"):
        state = given(fighter("ronin", hand="110 127 115 101 104 084", stuns=1, focus=3), fighter("warrior", "A1", "S"))
        if card == "poison-002":
            for cell in (HAND_SIZE, HAND_VENOM, VENOM):
                state.cells[cell] += 1
        choose(state, card, "053")
        wanted = [] if not card.isdecimal() else [("replace", 0), ("instant", 0)]
        assert asked(state, "replace", "instant", until="draw_one") == wanted
