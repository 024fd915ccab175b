"""Section 26: Instant cards, who may play which and on what."""

from typing import Any

import pytest

from shiai.games.senjutsu.cards.cards import HERO_CARDS
from shiai.games.senjutsu.rules.state import BLOCK, HAND_SIZE, HAND_VENOM, VENOM, Senjutsu
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
    refused,
    revealed,
    step,
    where,
)
from tests.games.senjutsu.moments import STOCK, answer, duel, questions, reaches
from tests.proof import proves


def instants_offered(state: Senjutsu, *cards: str, **answers: str) -> list[str]:
    """Choose these cards; all Instants that seat 0 is offered in this turn."""
    choose(state, *cards)
    found: list[str] = []
    while step(state) not in ("choose", "over"):
        if step(state) in ("instant", "replace") and actor(state) == 0:
            found += [name for name in offered(state) if name not in (*found, "pass")]
        answer(state, **answers)
    return found


def beginning(*heroes: dict[str, Any], **table: Any) -> Senjutsu:
    """A turn begins."""
    state = given(*heroes, step="start_turn", **table)
    state.settle()
    return state


@proves("SJ-26.1")
def test_a_player_plays_at_most_one_instant_in_a_turn() -> None:
    state = duel({"hand": "101 104 084"}, {"hand": "110"})
    assert questions(state.clone(), "101", "053").count(("instant", 0)) == 2
    assert questions(state.clone(), "101", "053", instant="104").count(("instant", 0)) == 1
    replaced = duel({"hand": "031 101 104"}, {"hand": "110"})
    asked = questions(replaced, "031", "053", replace="101", speed="speed 6")
    assert (("replace", 0) in asked, ("instant", 0) in asked) == (True, False)
    assert of(replaced, 1, "wounds") == 1
    early = beginning(hero("ronin", hand="101 104 094", focus=1, stock=STOCK), hero("warrior", "D3", "S", stock=STOCK))
    reaches(early, "name_card", instant="094")
    go_on(early, "choose", name_card="127")
    assert ("instant", 0) not in questions(early, "101", "053")
    heroes = (hero("ronin", hand="102 101 085", focus=1, stock=STOCK), hero("warrior", "D3", "S", stock=STOCK))
    for instant, wanted in (("085", False), ("pass", True)):
        begun = go_on(beginning(*heroes), instant=instant)
        assert (("replace", 0) in questions(begun, "102", "053")) == wanted, "nor a replacement after another Instant"
    again = duel({"hand": "101x2 104x2"}, {"hand": "110"})
    go_on(choose(again, "101", "053"), instant="104")
    assert ("instant", 0) in questions(again, "101", "053"), "another turn, another Instant"


@proves("SJ-26.2")
def test_there_are_three_kinds_of_instants() -> None:
    kinds: dict[str, set[str]] = {}
    for design in HERO_CARDS:
        speed = design.record["initiative"]
        kinds.setdefault(design.record["instant"], set()).add(speed if speed in ("=", "-") else "own")
    assert kinds == {"": {"own"}, "instant": {"-"}, "replacement": {"own"}, "additional": {"="}}
    hand = "126 094 115 104"
    state = beginning(hero("ronin", hand=hand, focus=3, stock=STOCK), hero("warrior", "D3", "S", stock=STOCK))
    assert (step(state), offered(state)) == ("instant", ["094", "pass"]), "at the start of the turn"
    go_on(state)
    choose(state, "126", "053")
    assert (step(state), offered(state)) == ("replace", ["115", "pass"]), "at the reveal"
    assert reaches(state, "instant")
    assert offered(state) == ["104", "pass"], "after the attack"


@proves("SJ-26.3", "SJ-26.4")
@pytest.mark.parametrize(
    ("card", "open_cards"),
    [
        ("126", ["115"]),  # an Attack: not the Attack 101
        ("031", ["101"]),  # a Defence: not the Defence 115
        ("102", ["101", "115"]),  # a Meditation
        ("023", []),  # core cards are not replaced
        ("071", []),
    ],
)
def test_an_instant_replacement_needs_a_card_of_another_type_that_is_not_core(card: str, open_cards: list[str]) -> None:
    hand = f"{card} 101 115 110" if card.startswith(("1", "031")) else "101 115 110"
    state = duel({"hand": hand, "weapon": "071"}, {"hand": "110", "at": "A1"})
    assert instants_offered(state.clone(), card, "053") == open_cards
    choose(state, card, "053")
    if reaches(state, "replace"):
        for number in ("101", "115"):
            if number not in open_cards:
                refused(state, number, "SJ-12.5")


@proves("SJ-26.3")
@pytest.mark.parametrize(
    ("card", "open_cards"),
    [("127", ["025", "084"]), ("110", ["084"]), ("102", ["025"]), ("023", []), ("071", [])],
)
def test_an_instant_additional_needs_a_card_of_another_type_that_is_not_core(card: str, open_cards: list[str]) -> None:
    hand = "025 084 116" if card in ("023", "071") else f"{card} 025 084 116"
    table = {"hand": hand, "weapon": "071", "focus": 1, "stock": "117x3", "at": "D6"}
    state = duel(table, {"hand": "110", "at": "A1"})
    assert instants_offered(state, card, "053") == open_cards


@proves("SJ-26.5", "SJ-26.15")
def test_an_instant_is_a_further_card_and_the_revealed_card_is_resolved_all_the_same() -> None:
    start = beginning(hero("ronin", hand="126 092", focus=2, stock=STOCK), hero("warrior", "D3", "S", stock=STOCK))
    go_on(start, instant="092", forbid="meditation")
    assert (of(start, 0, "played"), revealed(start, 0)) == (["092"], "none")
    go_on(choose(start, "126", "053"))
    assert (of(start, 1, "wounds"), of(start, 0, "up")) == (1, ["092", "126"])
    state = duel({"hand": "126 104"}, {"hand": "110"})
    go_on(choose(state, "126", "053"), instant="104")
    assert (of(state, 1, "wounds"), of(state, 1, "stuns"), of(state, 1, "hobbles") > 0) == (1, 1, True)
    assert of(state, 0, "up") == ["104", "126"]


@proves("SJ-26.6")
def test_an_instant_replacement_chosen_for_the_turn_is_not_the_instant_of_the_turn() -> None:
    state = duel({"hand": "101 104"}, {"hand": "110"})
    assert "101" in offered(state, 0)
    assert instants_offered(state, "101", "053", instant="104") == ["104"]
    assert (of(state, 1, "wounds"), of(state, 1, "hobbles") > 0) == (1, True)


@proves("SJ-26.7", "SJ-26.8", "SJ-26.9")
def test_a_replacement_is_played_at_the_reveal_and_resolved_at_its_own_initiative() -> None:
    state = duel({"hand": "102 101"}, {"hand": "123"})
    choose(state, "102", "123")
    assert (step(state), of(state, 0, "up"), revealed(state, 0)) == ("replace", [], "102")
    play(state, "101")
    assert (of(state, 0, "up"), revealed(state, 0)) == (["102"], "101"), "the first card is discarded at once"
    assert (step(state), actor(state)) == ("speed", 1), "then variable initiatives are chosen"
    assert of(state, 1, "wounds") == 0
    play(state, "speed 5")
    assert (of(state, 1, "wounds"), kamae(state, 0), step(state)) == (1, "DET", "move"), "Feint Cut at 6, before 5"
    assert actor(state) == 1


@proves("SJ-26.10")
def test_an_instant_additional_comes_from_the_hand_and_adds_to_the_revealed_card() -> None:
    state = duel({"hand": "126 104", "kamae": "AGG"}, {"hand": "110"})
    choose(state, "126", "053")
    assert reaches(state, "instant")
    assert (of(state, 0, "hand"), where(state, 1)) == (["104"], "D3 S")
    play(state, "104")
    assert (of(state, 0, "hand"), of(state, 0, "played"), where(state, 1)) == ([], ["104", "126"], "D2 S")
    assert of(state, 1, "stuns") == 1, "and Pommel Smash goes on"


@proves("SJ-26.11", "SJ-26.12")
def test_an_instant_additional_with_a_condition_is_played_only_when_it_is_fulfilled() -> None:
    hand = "104 043 153 127"
    hits = {"at": "D4", "facing": "N"}
    attack = {"hand": f"126 {hand}", "focus": 1, "stock": "117x3", **hits}
    assert instants_offered(duel(attack, {"hand": "110"}), "126", "053") == ["104", "153"]
    assert instants_offered(duel(attack, {"at": "A1", "hand": "110"}), "126", "053") == []
    block = {"hand": f"123 {hand}", "focus": 1, "stock": "117x3", **hits}
    assert instants_offered(duel(block, {"hand": "126"}), "123", "126", speed="speed 5") == ["043", "153"]
    assert instants_offered(duel(block, {"hand": "126"}), "123", "126", speed="speed 4") == []
    stopped = duel(attack, {"hand": "123"})
    assert instants_offered(stopped, "126", "123", speed="speed 5") == []


@proves("SJ-26.13")
def test_an_instant_additional_without_condition_follows_the_whole_card_successful_or_not() -> None:
    for at, wounds in (("D3", 1), ("A1", 0)):
        state = duel({"hand": "060 084"}, {"at": at, "hand": "110"})
        choose(state, "060", "053")
        assert reaches(state, "instant")
        assert (actor(state), offered(state), of(state, 1, "wounds")) == (0, ["084", "pass"], wounds)
        assert kamae(state, 0) == "AGG", "the last line is done"


@proves("SJ-26.14")
def test_cost_and_required_kamae_of_an_instant_must_be_met() -> None:
    hand = "101 054 030 152 126"
    wanted = {(0, "NEU"): [], (2, "NEU"): ["152"], (0, "AGG"): ["030"], (2, "AGG"): ["030", "054", "152"]}
    for (focus, ring), cards in wanted.items():
        state = duel({"hand": hand, "focus": focus, "kamae": ring}, {"hand": "110"})
        assert instants_offered(state, "101", "053") == cards
    paid = duel({"hand": "101 152", "focus": 3}, {"hand": "110"})
    choose(paid, "101", "053")
    assert reaches(paid, "instant")
    play(paid, "152")
    assert (of(paid, 0, "focus"), of(paid, 1, "stuns")) == (1, 1)
    replacing = duel({"hand": "102 032 080", "focus": 2, "kamae": "DET"}, {"hand": "110"})
    assert instants_offered(replacing, "102", "053") == ["032"], "080 costs 3"


@proves("SJ-26.16")
def test_a_replacing_card_is_not_replaced_again() -> None:
    state = duel({"hand": "102 101 115"}, {"hand": "110", "at": "A1"})
    asked = questions(state, "102", "053", replace="101")
    assert asked.count(("replace", 0)) == 1
    assert of(state, 0, "up") == ["101", "102"]


@proves("SJ-26.17")
def test_a_stun_or_poison_card_is_neither_replaced_nor_enhanced() -> None:
    hand = "101 115 084 025"
    state = duel({"hand": hand, "stuns": 1, "focus": 2}, {"hand": "110", "at": "A1"})
    assert instants_offered(state, "stun", "053") == []
    poisoned = duel({"hand": hand, "focus": 2}, {"hand": "110", "at": "A1"})
    poisoned.cells[VENOM] = poisoned.cells[HAND_VENOM] = 1
    poisoned.cells[HAND_SIZE] += 1
    assert instants_offered(poisoned, "poison-002", "053") == []
    option = duel({"hand": hand, "stuns": 1, "focus": 2}, {"hand": "110", "at": "A1"}, status_replaceable=True)
    assert instants_offered(option, "stun", "053") == ["101", "115"], "the other reading"


@proves("SJ-26.18")
def test_an_instant_additional_works_on_the_own_card_only() -> None:
    state = duel({"hand": "110 104 153"}, {"hand": "126"})
    assert instants_offered(state, "023", "126") == [], "the attack of another hero has succeeded"
    counter = duel({"hand": "031 155 104"}, {"hand": "126"})
    assert instants_offered(counter, "031", "126", speed="speed 5", counter="155") == [], "a Counter has succeeded"
    assert of(counter, 1, "wounds") == 1
    replacing = duel({"hand": "126 115 153", "focus": 1}, {"hand": "101"})
    assert instants_offered(replacing, "126", "101", replace="115", speed="speed 6") == ["115"], "used up by then"


@proves("SJ-26.22")
def test_instants_of_the_start_of_the_turn_are_played_before_cards_are_drawn_and_chosen_lowest_advantage_first() -> (
    None
):
    heroes = [
        hero("ronin", "D7", "N", hand="094", focus=1, stock=STOCK),
        hero("warrior", "D1", "S", hand="092", focus=2, stock=STOCK),
        hero("student", "A1", "S", hand="085", focus=1, stock=STOCK),
    ]
    state = beginning(*heroes, advantage=(1, 2, 0))
    asked: list[tuple[int, str]] = []
    while step(state) == "instant":
        asked.append((actor(state), offered(state)[0]))
        play(state, "pass")
    assert asked == [(0, "094"), (2, "085"), (1, "092")]
    assert (step(state), [of(state, seat, "hand_size") for seat in range(3)]) == ("draw_one", [1, 1, 1])
    forbidden = beginning(*heroes, advantage=(0, 2, 1))
    play(forbidden, "092", "attack")
    go_on(forbidden, "choose")
    for seat in range(3):
        assert not [name for name in offered(forbidden, seat) if name in ("127", "071")], "before the choice"
    assert ranks(forbidden) == [0, 2, 1]
    assert forbidden.cells[BLOCK + HAND_SIZE] == 1
