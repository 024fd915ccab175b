"""Section 5: the order in which cards, their parts and their effects are resolved."""

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.state import NOW, Senjutsu
from shiai.games.senjutsu.rules.steps.effects import Do
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
    resolve,
    step,
    where,
)
from tests.proof import proves

FAR = hero("warrior", "A1", "S")
VARIABLE = [d.number for d in HERO_CARDS if d.speeds[0].low < d.speeds[0].high]


def order(state: Senjutsu, *cards: str, **answers: str) -> list[str]:
    """The parts that are resolved in this turn, one after the other: card, part and initiative."""
    events = state.listen()
    choose(state, *cards)
    go_on(state, **answers)
    found = []
    for event in events:
        if event.id == "event-resolves":
            card = str(event.values["card"]).removeprefix("card-")
            found.append(f"{card}/{event.values['part']} at {event.values['speed']}")
        elif event.id == "event-instant":
            found.append(f"instant {str(event.values['card']).removeprefix('card-')}")
    return found


def questions(state: Senjutsu, seat: int, **answers: str) -> list[str]:
    """The steps that ask this seat until the turn is over."""
    found = []
    while step(state) != "choose":
        if actor(state) == seat:
            found.append(step(state))
        wanted = answers.get(step(state), "")
        names = offered(state)
        mild = [name for name in (wanted, "pass", "done", "draw 0") if name in names] or names
        play(state, mild[0])
    return found


@proves("SJ-5.6")
@pytest.mark.parametrize(
    ("present", "between"), [("NEU", []), ("AGG", ["move"]), ("BAL", ["draw_up_to"]), ("DET", ["search"])]
)
def test_a_card_is_resolved_from_top_to_bottom(present: str, between: list[str]) -> None:
    """Reposition: a step, [AGG] a step, rotations, [BAL] draw, [DET] search, change Kamae."""
    state = given(hero("master", hand="020", kamae=present), FAR)
    choose(state, "020", "053")
    asked = questions(state, 0, move="C3")
    before = between if present == "AGG" else []
    after = between if present != "AGG" else []
    assert asked[: len(asked) - asked.count("draw_one")] == ["move", *before, "move", *after, "change"]


@proves("SJ-5.6")
def test_one_effect_is_done_before_the_next_begins() -> None:
    state = given(hero("ronin", hand="034", stock="126x3"), FAR)
    choose(state, "034", "053")
    assert (step(state), of(state, 0, "focus"), of(state, 0, "hand")) == ("move", 0, [])
    play(state, "done")
    assert (step(state), of(state, 0, "focus"), of(state, 0, "hand")) == ("draw_up_to", 1, [])
    play(state, "draw 2")
    play(state, "126", "126")
    assert of(state, 0, "hand") == ["126", "126"]


@proves("SJ-5.7")
def test_an_equals_sign_means_the_initiative_of_the_card_it_is_attached_to() -> None:
    for card in ("084", "104"):
        assert [(box.low, box.high) for box in STANDARD_DESIGNS[INDEX[card]].speeds] == [(v.EQUAL_SPEED, v.EQUAL_SPEED)]
    for own, others, expected in (
        ("126", "127", ["126/1 at 5", "instant 084", "127/1 at 4"]),
        ("126", "112", ["112/1 at 6", "126/1 at 5", "instant 084"]),
        ("128", "112", ["128/1 at 8", "instant 084", "112/1 at 6"]),
    ):
        state = given(hero("ronin", hand=f"084 {own}", focus=1), hero("warrior", "A1", "S", hand=others))
        assert order(state, own, others, instant="084") == expected


@proves("SJ-5.7")
def test_all_instant_additional_cards_and_only_they_have_an_equals_sign() -> None:
    for design in HERO_CARDS:
        assert (design.speeds[0].low == v.EQUAL_SPEED) == (design.instant == v.ADDITIONAL)


@proves("SJ-5.8")
def test_the_part_below_a_split_line_is_resolved_at_its_own_initiative() -> None:
    state = given(hero("ronin", hand="029"), hero("warrior", "A1", "S", hand="064"))
    assert order(state, "029", "064") == ["029/1 at 6", "064/1 at 4", "029/2 at 1"]
    state = given(hero("ronin", hand="029"), hero("warrior", "A1", "S", hand="116"))
    choose(state, "029", "116")
    go_on(state, "draw_up_to")
    play(state, "draw 0")
    assert (step(state), actor(state), state.cells[NOW]) == ("move", 0, 1), "the step backwards of the lower part"
    assert offered(state) == ["C4", "D5", "E4", "done"]


@proves("SJ-5.9")
@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("031", ["048/1 at 7", "031/1 at 4", "048/2 at 4"]),  # Defence goes first
        ("109", ["048/1 at 7", "048/2 at 4", "109/1 at 4"]),  # Meditation comes later
        ("072", ["048/1 at 7", "048/2 at 4", "072/1 at 4"]),  # so does a core weapon card
    ],
)
def test_a_split_part_is_ordered_as_a_card_of_the_same_type(other: str, expected: list[str]) -> None:
    state = given(hero("student", hand="048"), hero("warrior", "A1", "N", hand="031 109", weapon="072"))
    assert order(state, "048", other, speed="speed 4") == expected


@proves("SJ-5.9")
@pytest.mark.parametrize(
    ("place", "expected"),
    [("place 1", ["048/2 at 4", "127/1 at 4"]), ("place 2", ["127/1 at 4", "048/2 at 4"])],
)
def test_a_split_part_can_be_tied_with_a_card(place: str, expected: list[str]) -> None:
    state = given(hero("student", hand="048"), hero("warrior", "A1", "S", hand="127"))
    assert order(state, "048", "127", tie=place) == ["048/1 at 7", *expected]


@proves("SJ-5.10")
@pytest.mark.parametrize("card", VARIABLE)
def test_of_a_variable_initiative_every_whole_number_may_be_chosen(card: str) -> None:
    high, low = [int(value) for value in STANDARD_DESIGNS[INDEX[card]].record["initiative"].split()[0].split("-")]
    weapon = {"weapon": card} if STANDARD_DESIGNS[INDEX[card]].core else {"hand": card}
    state = given(hero("ronin", kamae="DET", focus=3, **weapon), FAR)
    choose(state, card, "053")
    go_on(state, "speed")
    assert offered(state) == [f"speed {value}" for value in range(low, high + 1)]
    for value in range(low, high + 1):
        chosen = state.clone()
        events = chosen.listen()
        play(chosen, f"speed {value}")
        go_on(chosen)
        assert next(e.values["speed"] for e in events if e.id == "event-resolves") == value


@proves("SJ-5.17")
@pytest.mark.parametrize("hobbles", range(8))
def test_the_lower_part_is_never_resolved_before_the_upper_one(hobbles: int) -> None:
    """Horse Kick has 6 and 5."""
    state = given(hero("ronin", hand="125", hobbles=hobbles), FAR)
    upper, lower = max(1, 6 - hobbles), max(1, 5 - hobbles)
    assert order(state, "125", "053")[:2] == [f"125/1 at {upper}", f"125/2 at {lower}"]


@proves("SJ-5.17")
@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("124", ["124/1 at 1", "125/1 at 1", "125/2 at 1"]),  # a Defence card before both
        ("014", ["125/1 at 1", "125/2 at 1", "014/1 at 1"]),  # a Meditation after both
    ],
)
def test_at_the_same_initiative_the_upper_part_goes_first_and_the_lower_is_ordered_among_the_rest(
    other: str, expected: list[str]
) -> None:
    state = given(hero("ronin", hand="125", hobbles=6), hero("warrior", "A1", "S", hand=other, focus=1))
    assert order(state, "125", other) == expected


@proves("SJ-5.17")
def test_the_lower_part_is_tied_anew_with_a_card_that_still_waits() -> None:
    for places, expected in (
        (("place 1", "place 1"), ["125/1", "125/2", "155/1"]),
        (("place 1", "place 2"), ["125/1", "155/1", "125/2"]),
        (("place 2",), ["155/1", "125/1", "125/2"]),
    ):
        state = given(hero("ronin", hand="125", hobbles=6), hero("warrior", "A1", "S", hand="155", hobbles=1))
        events = state.listen()
        choose(state, "125", "155")
        for place in places:
            go_on(state, "tie")
            assert actor(state) == 0
            play(state, place)
        go_on(state)
        told = [event.values for event in events if event.id == "event-resolves"]
        assert [f"{str(one['card'])[5:]}/{one['part']}" for one in told] == expected


@proves("SJ-5.18")
@pytest.mark.parametrize(("at", "after"), [("D3", "NEU"), ("D2", "AGG")])
def test_kamae_gates_of_a_lower_part_are_evaluated_when_it_is_resolved(at: str, after: str) -> None:
    """Feral Sweep at 6 and 1; between them Disorientating Blow makes its target Neutral, if it hits."""
    state = given(hero("ronin", hand="029", kamae="DET"), hero("warrior", at, "S", hand="145"))
    resolve(state, "029", "145")
    assert kamae(state, 0) == after


@proves("SJ-5.18")
@pytest.mark.parametrize(("steps", "wounds"), [("D2", 1), ("done", 0)])
def test_targets_and_positions_of_a_lower_part_are_those_of_its_time(steps: str, wounds: int) -> None:
    """Cleaving Waterfall at 7 and 4; at 5 Refocused Mind brings the other hero into reach."""
    state = given(hero("student", hand="048", focus=1), hero("warrior", "D1", "S", hand="059"))
    choose(state, "048", "059")
    assert (step(state), actor(state), of(state, 1, "wounds")) == ("move", 1, 0)
    play(state, steps)
    go_on(state)
    assert (of(state, 1, "wounds"), of(state, 0, "focus")) == (wounds, 1 - wounds)
    assert where(state, 0) == ("D3 N" if wounds else "D4 N")


@proves("SJ-5.19")
@pytest.mark.parametrize(("hand", "steel"), [("110", True), ("126 110", True), ("126", False), ("", False)])
def test_an_option_whose_discard_cannot_be_made_is_closed(hand: str, steel: bool) -> None:
    """The core card of the Master: draw, or a Steel card for a Wood card of the discard pile, or change Kamae."""
    state = given(hero("master", hand=f"{hand} 127", up="126"), FAR)
    choose(state, "008", "053")
    go_on(state, "or", discard="127", tie="place 1")
    assert offered(state) == ["option 1", *(["option 2"] if steel else []), "option 3"]
    if steel:
        play(state, "option 2")
        assert (step(state), offered(state)) == ("discard", ["110"])
        play(state, "110")
        assert (step(state), offered(state)) == ("search", ["126", "127", "pass"])
        play(state, "126")
        assert of(state, 0, "hand").count("126") == 1 + hand.count("126")
        assert of(state, 0, "up") == ["110", "127"]


@proves("SJ-5.19")
@pytest.mark.parametrize("hand", ["126", "", "110"])
def test_what_follows_a_discard_that_cannot_be_made_is_not_carried_out(hand: str) -> None:
    """The second option of the Master's core card by itself."""
    line = next(
        line for line in STANDARD_CARDS.lines[STANDARD_DESIGNS[INDEX["008"]].parts[0].first :] if len(line.options) == 3
    )
    chain = line.options[1].chain
    assert chain is not None
    state = given(hero("master", hand=hand, up="127"), FAR)
    state.push(Do(0, chain.id, 0, 0, line.id, 0))
    state.settle()
    if hand:
        play(state, "110" if hand == "110" else "pass")
    assert step(state) == ("search" if hand == "110" else "choose")


@proves("SJ-5.20")
def test_effects_joined_by_a_plus_are_all_carried_out_from_left_to_right() -> None:
    state = given(hero("master", "D3", "S", hand="015", focus=1, kamae="AGG"), hero("warrior", "D2", "S"))
    events = state.listen()
    resolve(state, "015", "053", switch="AGG", pay="pay")
    assert (of(state, 1, "stuns"), of(state, 1, "hobbles")) == (1, 1 << 4)
    told = [event.id for event in events]
    assert told.index("event-stunned") < told.index("event-hobbled")


@proves("SJ-5.20")
def test_an_own_stun_comes_before_the_switch_that_is_joined_to_it() -> None:
    state = given(hero("ronin"), FAR, advantage=(0, 1))
    choose(state, "023", "053")
    go_on(state, "switch", tie="place 1", **{"or": "option 2"})
    assert of(state, 0, "stuns") == 1
    play(state, "DET")
    assert kamae(state, 0) == "DET"
