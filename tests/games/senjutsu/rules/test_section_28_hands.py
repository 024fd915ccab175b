"""Section 28: draw, discard, shuffle."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import (
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
    step,
    told,
    where,
    winners,
)
from tests.games.senjutsu.moments import STOCK, duel, questions, reaches
from tests.proof import proves


def alone(**wanted: Any) -> Senjutsu:
    """The Ronin in a corner, its opponent far away."""
    far = hero("warrior", "A1", "S", hand="110", stock="117x3")
    return given(hero("ronin", "D7", "N", **({"stock": STOCK} | wanted)), far)


@proves("SJ-28.5")
def test_draw_up_to_allows_every_number_from_none() -> None:
    for count in range(4):
        state = alone(hand="034")
        choose(state, "034", "053")
        assert reaches(state, "draw_up_to", move="done")
        assert offered(state) == ["draw 0", "draw 1", "draw 2", "draw 3"]
        play(state, f"draw {count}")
        reaches(state, "discard", tie="place 2")
        assert of(state, 0, "hand_size") == count


@proves("SJ-28.6")
def test_every_draw_of_an_effect_from_an_empty_deck_costs_a_wound() -> None:
    state = alone(hand="034", stock="110")
    choose(state, "034", "053")
    assert reaches(state, "draw_up_to", move="done")
    play(state, "draw 3")
    reaches(state, "discard")
    assert (of(state, 0, "hand"), of(state, 0, "wounds")) == (["110"], 2)


@proves("SJ-28.7", "SJ-28.14")
def test_a_target_that_must_discard_chooses_the_card_and_it_lies_face_up() -> None:
    state = duel({"hand": "110 102", "weapon": "071"}, {"hand": "140"})
    choose(state, "023", "140")
    assert reaches(state, "discard_type", move="done")
    assert (actor(state), offered(state)) == (0, ["102", "110"])
    play(state, "102")
    assert (of(state, 0, "hand"), of(state, 0, "up"), of(state, 0, "down")) == (["110"], ["102"], [])


@proves("SJ-28.8")
def test_a_target_discards_a_card_of_the_named_type_or_shows_nothing() -> None:
    table = {"at": "D2", "hand": "062", "kamae": "BAL"}
    state = duel({"hand": "110 102 031 126"}, table)
    choose(state, "023", "062")
    assert reaches(state, "discard_type")
    assert (actor(state), offered(state)) == (0, ["031", "110"])
    refused(state, "102", "SJ-28.7")
    without = duel({"hand": "102 126"}, table)
    choose(without, "023", "062")
    assert reaches(without, "discard_type")
    assert offered(without) == ["pass"]
    events = told(without, "pass")
    assert not [
        event for event in events if "card" in event.values and event.values["card"] in ("card-102", "card-126")
    ]
    assert (of(without, 0, "hand"), of(without, 0, "up")) == (["102", "126"], [])


@proves("SJ-28.9", "SJ-28.14")
def test_a_discard_as_first_line_comes_before_the_rest_of_the_card() -> None:
    state = duel({"at": "D5", "hand": "110 102", "weapon": "071"}, {"hand": "116"})
    choose(state, "071", "053")
    assert (step(state), actor(state), offered(state)) == ("discard", 0, ["102", "110"])
    for core in ("071", "023"):
        refused(state, core, "SJ-28.9")
    assert of(state, 1, "wounds") == 0
    play(state, "110")
    assert (of(state, 1, "wounds"), of(state, 0, "up"), of(state, 0, "down")) == (1, ["110"], [])


@proves("SJ-28.9")
def test_the_played_card_itself_cannot_be_discarded() -> None:
    state = duel({"hand": "118x2 110 102", "at": "A1"}, {"hand": "116", "at": "G1"})
    choose(state, "118", "053")
    assert reaches(state, "discard", speed="speed 9")
    assert offered(state) == ["102", "110", "118"]
    play(state, "118")
    assert (offered(state), of(state, 0, "played")) == (["102", "110"], ["118"])


@proves("SJ-28.10")
def test_with_nothing_to_discard_the_rest_of_the_card_is_resolved() -> None:
    state = duel({"at": "D5", "hand": "", "weapon": "071"}, {"hand": "110"})
    asked = questions(state, "071", "053")
    assert ("discard", 0) not in asked
    assert of(state, 1, "wounds") == 1


@proves("SJ-28.11", "SJ-28.14")
def test_played_cards_lie_face_up_and_those_above_the_hand_limit_or_lost_by_bleeding_face_down() -> None:
    state = alone(hand="110x2 126 102 116 029 031", bleeding=1)
    choose(state, "110", "053")
    assert reaches(state, "hand_limit", move="done", change="done")
    assert (of(state, 0, "up"), of(state, 0, "down")) == (["110"], [])
    play(state, "029")
    assert (of(state, 0, "up"), of(state, 0, "down")) == (["110"], ["029"])
    go_on(state)
    assert (of(state, 0, "up"), of(state, 0, "unseen")) == (["110"], 1)


@proves("SJ-28.13")
@pytest.mark.parametrize(("hand", "lost"), [("", 0), ("110", 1), ("110 102", 2), ("110 102 116", 2)])
def test_a_discard_of_more_cards_than_there_are_takes_all_of_them(hand: str, lost: int) -> None:
    state = duel({"hand": f"119 {hand}".strip(), "focus": 1}, {"hand": "116"})
    asked = questions(state, "119", "053")
    assert asked.count(("discard", 0)) == lost
    assert len(of(state, 0, "up")) == lost + 1
    assert of(state, 0, "focus") == 0, "the card went on"


@proves("SJ-28.14")
def test_a_replaced_card_lies_face_up() -> None:
    state = duel({"hand": "126 115"}, {"hand": "116"})
    choose(state, "126", "053")
    assert reaches(state, "replace")
    play(state, "115")
    assert (of(state, 0, "up"), of(state, 0, "down")) == (["126"], [])


@proves("SJ-28.18")
def test_a_draw_without_up_to_is_made_in_full() -> None:
    state = given(
        hero("warrior", "D7", "N", hand="057 110 102", focus=1, stock="116x3 155"),
        hero("ronin", "A1", "S", hand="110", stock=STOCK),
    )
    asked = questions(state.clone(), "057", "023")
    assert ("draw_up_to", 0) not in asked
    choose(state, "057", "023")
    reaches(state, "discard")
    assert (of(state, 0, "hand_size"), len(of(state, 0, "stock")), of(state, 0, "wounds")) == (5, 1, 0)
    short = given(
        hero("warrior", "D7", "N", hand="057 110", focus=1, stock="116x2"),
        hero("ronin", "A1", "S", hand="110", stock=STOCK),
    )
    choose(short, "057", "023")
    reaches(short, "discard")
    assert (of(short, 0, "hand"), of(short, 0, "wounds")) == (["110", "116", "116"], 2)


@proves("SJ-28.19")
def test_a_target_shuffles_a_card_of_the_named_type_of_its_own_choice_into_the_deck() -> None:
    state = given(
        hero("master", "D7", "N", hand="012", focus=1, stock=STOCK),
        hero("warrior", "A1", "S", hand="126 155 110", stock="117x3"),
    )
    choose(state, "012", "053")
    assert reaches(state, "shuffle_in")
    assert (actor(state), offered(state)) == (1, ["126", "155"]), "an Attack, and it must"
    play(state, "155")
    assert (of(state, 1, "hand"), of(state, 1, "stock")) == (["110", "126"], ["117"] * 3 + ["155"])
    assert (actor(state), offered(state)) == (1, ["110"]), "a Defence"
    play(state, "110")
    assert (actor(state), offered(state)) == (1, ["pass"]), "it has no Meditation"
    play(state, "pass")
    assert of(state, 1, "hand") == ["126"]


def all_draw(first: dict[str, Any], second: dict[str, Any], *others: dict[str, Any]) -> Senjutsu:
    """Tainted Wisdom after a Block: all players draw two cards."""
    table = {"hand": "123 017", "focus": 1, "kamae": "NEU"} | first
    state = duel(table, {"hand": "126 110"} | second, *others)
    choose(state, "123", "126", *["008" for _ in others])
    assert reaches(state, "instant", speed="speed 5")
    return play(state, "017")


@proves("SJ-28.20")
def test_what_all_players_do_is_done_by_all_of_them_before_defeat_is_checked() -> None:
    state = all_draw({}, {})
    assert step(state) == "pay"
    play(state, "pay")
    reaches(state, "push_way")
    go_on(state)
    assert (len(of(state, 0, "stock")), len(of(state, 1, "stock"))) == (6, 6), "two and one of the next turn"
    over = play(all_draw({"stock": "", "wounds": 4}, {"stock": "", "wounds": 4}), "pay")
    assert (step(over), winners(over), alive(over)) == ("over", (), [])
    far = hero("master", "A1", "S", hand="110", stock="117x3")
    three = play(all_draw({"stock": "", "wounds": 4}, {"stock": "", "wounds": 4}, far), "pay")
    go_on(three)
    assert (step(three), winners(three)) == ("over", (2,))
    lone = play(all_draw({"stock": "117x3"}, {"stock": "", "wounds": 3}), "pay")
    go_on(lone)
    assert (step(lone), winners(lone), where(lone, 1)) == ("over", (0,), "none")
