"""Section 13: turn step 4, resolve."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import HAND_SIZE, HAND_VENOM, ITEM_STATUS, PENDING, STUNS, VENOM, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    alive,
    choose,
    fighter,
    given,
    go_on,
    kamae,
    of,
    offered,
    play,
    ranks,
    refused,
    step,
)
from tests.proof import proves

# Places from which nobody reaches anybody.
CORNERS = (("ronin", "A1", "N"), ("warrior", "G1", "N"), ("student", "A4", "S"), ("master", "G4", "S"))


def apart(*cards: str, advantage: tuple[int, ...] | None = None, **wanted: Any) -> Senjutsu:
    """Heroes in the corners of the field who hold these cards; core cards are weapons."""
    heroes = []
    for place, card in zip(CORNERS, cards, strict=False):
        held = {"weapon": card} if card in ("071", "076") else {"hand": card}
        heroes.append(fighter(*place, **(held | wanted)))
    return given(*heroes, advantage=advantage)


def order(state: Senjutsu, *cards: str, **answers: str) -> list[str]:
    """Choose these cards and resolve the turn: the parts in the order in which they came up, `029` and `029/2`."""
    events = state.listen()
    go_on(choose(state, *cards), **answers)
    found: list[str] = []
    for event in events:
        if event.id == "event-resolves":
            below = "/2" if event.values["part"] == 2 else ""
            found.append(str(event.values["card"]).removeprefix("card-") + below)
    return found


@proves("SJ-13.1")
def test_cards_and_split_parts_resolve_in_descending_initiative() -> None:
    assert order(apart("127", "128", "110", focus=1), "127", "128", "110") == ["110", "128", "127"]
    assert order(apart("029", "127"), "029", "127") == ["029", "127", "029/2"]
    assert order(apart("127", "031", "126"), "127", "031", "126", speed="speed 3") == ["126", "127", "031"]
    assert order(apart("127", "031", "126"), "127", "031", "126", speed="speed 7") == ["031", "126", "127"]
    core = order(apart("125", "122", "126"), "023", "122", "126")
    assert core == ["126", "122", "023"]


@proves("SJ-13.2")
@pytest.mark.parametrize("advantage", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_of_equal_initiative_defence_goes_before_attack_and_attack_before_meditation(
    advantage: tuple[int, ...],
) -> None:
    state = apart("059", "126", "031", advantage=advantage)
    assert order(state, "059", "126", "031", speed="speed 5") == ["031", "126", "059"]
    assert order(apart("126", "171", "059", advantage=advantage), "126", "171", "059") == ["171", "126", "059"]


@proves("SJ-13.2")
@pytest.mark.parametrize("advantage", [(0, 1), (1, 0)])
def test_a_core_card_comes_after_a_meditation_of_initiative_0(advantage: tuple[int, ...]) -> None:
    """Determination has a part at 0."""
    state = apart("126 144", "110", advantage=advantage)
    assert order(state, "126", "053", instant="144") == ["126", "144/2", "053"]
    assert kamae(state, 0) == "DET"


@proves("SJ-13.3")
@pytest.mark.parametrize("advantage", [(0, 1), (1, 0)])
def test_a_core_weapon_card_is_ordered_by_its_other_type(advantage: tuple[int, ...]) -> None:
    assert order(apart("071", "059", advantage=advantage), "071", "059") == ["071", "059", "071/2"]
    assert order(apart("071", "171", advantage=advantage), "071", "171") == ["171", "071", "071/2"]
    blocks = order(apart("126", "076", advantage=advantage), "126", "076", speed="speed 5")
    assert blocks == ["076", "126", "076/2"]


@proves("SJ-13.4")
@pytest.mark.parametrize("advantage", [(0, 1), (1, 0)])
def test_a_core_weapon_card_comes_after_a_card_of_the_same_type(advantage: tuple[int, ...]) -> None:
    assert order(apart("071", "126", advantage=advantage), "071", "126") == ["126", "071", "071/2"]
    blocks = order(apart("076", "031", advantage=advantage), "076", "031", speed="speed 4")
    assert blocks == ["031", "076", "076/2"]


@proves("SJ-13.5")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("cards", "speed"), [(("126", "113"), ""), (("110", "103"), ""), (("031", "123"), "speed 4"), (("059", "156"), "")]
)
def test_of_equal_type_too_the_higher_advantage_decides_who_is_first(
    first: int, cards: tuple[str, str], speed: str
) -> None:
    for choice, wanted in (("place 1", first), ("place 2", 1 - first)):
        state = apart(*cards, advantage=(first, 1 - first))
        started = go_on(choose(state.clone(), *cards), "tie", speed=speed)
        assert (step(started), actor(started), offered(started)) == ("tie", first, ["place 1", "place 2"])
        refused(started, "place 1", "SJ-13.5", seat=1 - first)
        found = [card for card in order(state, *cards, tie=choice, speed=speed) if "/" not in card]
        assert found == [cards[wanted], cards[1 - wanted]]


@proves("SJ-13.5")
def test_two_core_cards_of_equal_initiative_are_tied_as_well() -> None:
    for cards in (("023", "053"), ("071", "071")):
        state = apart("071", "071", advantage=(1, 0))
        go_on(choose(state, *cards), "tie")
        assert (step(state), actor(state)) == ("tie", 1)


@proves("SJ-13.5", "SJ-13.1")
def test_a_split_part_is_tied_like_a_card_of_its_type() -> None:
    """Horse Kick goes on at 5, where Pommel Smash waits."""
    state = apart("125", "126", advantage=(1, 0))
    go_on(choose(state, "125", "126"), "tie")
    assert (actor(state), offered(state)) == (1, ["place 1", "place 2"])
    for choice, wanted in (("place 1", ["125", "126", "125/2"]), ("place 2", ["125", "125/2", "126"])):
        assert order(apart("125", "126", advantage=(1, 0)), "125", "126", tie=choice) == wanted


@proves("SJ-13.5", "SJ-5.17")
def test_a_lower_part_that_comes_to_the_initiative_of_the_upper_one_is_ordered_anew() -> None:
    """Hobbles bring both parts of Ankle Biter to 1, where Quick Stab waits, also hobbled."""
    heroes = [fighter("ronin", "A1", "N", hand="033", hobbles=2), fighter("warrior", "G1", "N", hand="127", hobbles=3)]
    state = given(*heroes, advantage=(0, 1))
    go_on(choose(state, "033", "127"), "tie")
    assert actor(state) == 0
    go_on(play(state, "place 1"), "tie", move="done")
    assert (step(state), actor(state), offered(state)) == ("tie", 0, ["place 1", "place 2"])
    assert order(given(*heroes, advantage=(1, 0)), "033", "127", tie="place 2") == ["033", "033/2", "127"]


@proves("SJ-13.6", "SJ-30.1", "SJ-30.2", "SJ-30.3")
def test_three_tied_cards_are_ordered_from_the_top_of_the_track() -> None:
    state = apart("126", "113", "126", advantage=(2, 0, 1))
    choose(state, "126", "113", "126")
    assert (step(state), actor(state), offered(state)) == ("tie", 2, ["place 1", "place 2", "place 3"])


@proves("SJ-13.7")
def test_a_card_is_completely_resolved_down_to_its_split_line_before_the_next_one_starts() -> None:
    state = apart("033", "050", advantage=(0, 1))
    choose(state, "033", "050")
    asked: list[int] = []
    while step(state) != "draw_one":
        if not asked or asked[-1] != actor(state):
            asked.append(actor(state))
        play(state, "draw 0" if step(state) == "draw_up_to" else offered(state)[0])
    assert asked == [0, 1, 0], "the attack, the whole meditation, what stands below the split line"


@proves("SJ-13.7")
def test_counters_instants_and_waiting_lines_of_a_defence_come_in_between() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="125 144"),
        fighter("warrior", "D3", "S", hand="031 127", kamae="DET"),
    )
    events = state.listen()
    go_on(choose(state, "125", "031"), speed="speed 6", counter="127", instant="144")
    names = ("resolves", "blocked", "counter", "turned", "instant")
    seen = [(event.id.removeprefix("event-"), event.values.get("card", "")) for event in events]
    assert [pair for pair in seen if pair[0] in names] == [
        ("resolves", "card-031"),
        ("resolves", "card-125"),
        ("blocked", "card-125"),
        ("counter", "card-127"),
        ("turned", ""),  # what waited below the shields: the attacker is rotated
        ("resolves", "card-125"),
        ("instant", "card-144"),
        ("resolves", "card-144"),
    ]


@proves("SJ-13.8")
def test_the_card_of_a_defeated_hero_is_not_resolved() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="126"),
        fighter("warrior", "D3", "S", hand="064", wounds=4),
        fighter("student", "A4", "S", hand="122"),
    )
    assert order(state, "126", "064", "122") == ["126", "122"]
    assert (alive(state), of(state, 0, "wounds")) == ([0, 2], 0)


@proves("SJ-13.8")
def test_the_rest_of_the_card_of_a_defeated_hero_is_not_resolved() -> None:
    """Its own draws from an empty deck defeat the hero: no Change of Kamae, no split part."""
    state = given(
        fighter("ronin", "A1", "N", hand="116", stock="", wounds=4, kamae="DET"),
        fighter("warrior", "G1", "N", hand="122"),
        fighter("student", "G4", "S", hand="127"),
    )
    go_on(choose(state, "116", "122", "127"), "draw_up_to")
    play(state, "draw 1")
    assert (alive(state), actor(state)) == ([1, 2], 2), "the next card has come up"
    split = given(
        fighter("ronin", "D4", "N", hand="125", wounds=4),
        fighter("warrior", "D3", "S", hand="031 126", kamae="DET"),
        fighter("student", "G4", "S", hand="122"),
    )
    assert order(split, "125", "031", "122", speed="speed 6", counter="126") == ["031", "125", "122"]
    assert alive(split) == [1, 2]


@proves("SJ-13.9")
def test_hobble_and_kamae_of_this_turn_change_no_initiative_of_this_turn() -> None:
    hobbled = given(
        fighter("ronin", "D4", "N", hand="064"), fighter("warrior", "D3", "S", hand="018"), advantage=(0, 1)
    )
    events = hobbled.listen()
    go_on(choose(hobbled, "064", "018"))
    assert [event.values["speed"] for event in events if event.id == "event-resolves"] == [4, 3]
    assert of(hobbled, 1, "hobbles") > 0
    turned = given(fighter("ronin", "D4", "N", hand="087"), fighter("warrior", "D3", "S", hand="058", kamae="DET"))
    events = turned.listen()
    go_on(choose(turned, "087", "058"))
    assert [event.values["speed"] for event in events if event.id == "event-resolves"] == [5, 3]
    assert kamae(turned, 1) == "NEU"


@proves("SJ-13.9")
def test_advantage_won_by_a_tied_card_does_not_change_the_order() -> None:
    """Feint Cut gives Advantage to the second hero, whose card comes first."""
    state = given(
        fighter("ronin", "A1", "N", hand="125"),
        fighter("warrior", "D4", "N", hand="101", kamae="DET"),
        fighter("student", "D3", "S", hand="029"),
        advantage=(0, 1, 2),
    )
    events = state.listen()
    choose(state, "125", "101", "029")
    play(state, "place 3", "place 1")
    ties = []
    while step(state) != "choose":
        if step(state) == "tie":
            ties.append(actor(state))
        names = offered(state)
        play(state, "done" if "done" in names else names[0])
    cards = [str(event.values["card"]) for event in events if event.id == "event-resolves"]
    assert (cards[:3], ties) == (["card-101", "card-029", "card-125"], [])
    assert ranks(state) == [1, 0, 2]


@proves("SJ-13.10")
@pytest.mark.parametrize("card", ["stun", "poison-002"])
@pytest.mark.parametrize("advantage", [(0, 1), (1, 0)])
def test_a_stun_or_poison_card_comes_after_all_other_cards_of_initiative_0(
    card: str, advantage: tuple[int, ...]
) -> None:
    state = apart("110", "126", advantage=advantage)
    if card == "stun":
        state.cells[STUNS] = 1
    else:
        for cell in (HAND_SIZE, HAND_VENOM, VENOM):
            state.cells[cell] += 1
    choose(state, card, "053")
    while step(state) != "draw_one":
        assert (actor(state), state.cells[ITEM_STATUS]) == (1, PENDING), "no tie, and the core card is not done yet"
        play(state, offered(state)[0])
    both = apart("110", "126", stuns=1)
    choose(both, "stun", "stun")
    assert (step(both), of(both, 0, "stuns"), of(both, 1, "stuns")) == ("draw_one", 0, 0), "two Stuns ask nobody"
