"""Hints in words: what speaks for a choice are facts of reach, speed, place, Kamae and Focus, from the view alone."""

from random import Random
from typing import Any

import pytest

from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.players.threats import can_hit, most_wounds, stand_at, threats
from shiai.games.senjutsu.players.why import about_spare
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.hands import DrawUpTo
from tests.games.senjutsu.given import GAME, choose, given, go_on, hero


def said(state: Senjutsu, choice: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The reasons for a choice of a seat, by id."""
    view: Any = state.redact(seat)
    action = view.action(choice)
    others = tuple([other for other in view.legal(seat) if other != action])
    return {found.id: dict(found.values) for found in GAME.why(view, seat, action, others, Random(1))}


def apart(**ronin: Any) -> Senjutsu:
    """The Ronin looks at the Warrior, two spaces in front of him."""
    wanted = {"kamae": "AGG", "hand": "107 125 031 027", **ronin}
    return given(hero("ronin", "D5", "N", **wanted), hero("warrior", "D3", "S", hand="061 064 063"))


def test_an_attack_that_hits_is_told_with_its_wounds() -> None:
    assert said(apart(), "107")["why-hits"] == {"card": "card-107", "who": "warrior", "number": 2}
    assert "why-hits" not in said(apart(), "125")


def test_a_blow_that_would_be_the_last_one_is_told() -> None:
    state = given(
        hero("ronin", "D5", "N", kamae="AGG", hand="107 125"), hero("warrior", "D3", "S", wounds=3, hand="064")
    )
    assert said(state, "107")["why-defeats"]["who"] == "warrior"


def test_a_block_is_told_with_the_attacks_whose_speed_it_can_meet() -> None:
    view: Any = apart().redact(0)
    met = said(apart(), "031")["why-block_speeds"]
    assert met["card"] == "card-031"
    assert said(apart(), "031")["why-block_card"] == {"who": "warrior", "other": "card-064"}
    assert 0 < met["number"] <= met["total"]
    assert met["total"] == len(threats(view, 0))


def test_focus_is_kept_for_a_card_that_needs_it() -> None:
    assert said(apart(focus=1), "031")["why-keeps_focus"] == {"number": 1, "card": "card-027"}
    assert "why-keeps_focus" not in said(apart(), "031")


def test_a_stun_that_is_played_is_gone() -> None:
    assert said(apart(stuns=2), "stun")["why-clears_stun"] == {"number": 2, "total": 5}


def test_out_of_reach_there_is_time() -> None:
    state = given(hero("ronin", "A4", "NE", hand="102 107 125"), hero("warrior", "G1", "SW", hand="061"))
    found = said(state, "102")
    assert found["why-out_of_reach"]["number"] == 6
    assert "why-safe" in found
    assert found["why-card_closer"] == {"card": "card-102", "who": "warrior", "number": 4}


def test_a_step_towards_the_rival_is_told_with_the_distance() -> None:
    state = given(hero("ronin", "A4", "NE", hand="102"), hero("warrior", "G1", "SW", hand="126"))
    state = go_on(choose(state, "102", "053"), until="move")
    assert said(state, "B4")["why-closer"] == {"who": "warrior", "number": 5}
    assert "why-closer" not in said(state, "A3")


def test_what_is_given_up_is_told_by_what_it_lacks() -> None:
    state = given(hero("ronin", "A4", "NE", kamae="NEU", hand="027 026 127x2"), hero("warrior", "G1", "SW"))
    view: Any = state.redact(0)
    found = {number: [fact.id for fact in about_spare(view, 0, view.action(number))] for number in ("026", "127")}
    assert found["026"] == ["why-too_dear", "why-other_kamae", "why-no_hit"]
    assert found["127"] == ["why-second_copy", "why-no_hit"]


@pytest.mark.parametrize(("kamae", "wounds"), [("NEU", 1), ("AGG", 2)])
def test_wounds_count_the_starred_lines_of_the_kamae(kamae: str, wounds: int) -> None:
    state = given(hero("warrior", "D5", "N", kamae=kamae, hand="113"), hero("ronin", "D4", "S"))
    assert most_wounds(state, 0, INDEX["113"], stand_at(state, 0), stand_at(state, 1)[0]) == wounds


def test_terrain_stops_a_hit() -> None:
    lines = (hero("ronin", "D5", "N", kamae="AGG", hand="107"), hero("warrior", "D3", "S"))
    free, walled = given(*lines), given(*lines, terrain=[("rocks", "D4")])
    assert can_hit(free, 0, INDEX["107"], stand_at(free, 0), stand_at(free, 1))
    assert not can_hit(walled, 0, INDEX["107"], stand_at(walled, 0), stand_at(walled, 1))


def test_the_speed_that_meets_a_revealed_attack_is_told() -> None:
    state = choose(given(hero(hand="031"), hero("warrior", "D3", "S", kamae="AGG", hand="061")), "031", "061")
    assert said(state, "speed 5")["why-meets_card"] == {"number": 5, "card": "card-061", "who": "warrior"}
    assert not said(state, "speed 4")


def test_a_step_behind_somebody_is_told() -> None:
    state = choose(given(hero("ronin", "E3", "S", hand="102"), hero("warrior", "D4", "N", hand="126")), "102", "053")
    go_on(state, until="move")
    assert said(state, "E4")["why-behind"] == {"who": "warrior"}
    assert "why-behind" not in said(state, "D3")


def test_a_kamae_is_told_with_the_cards_that_it_strengthens() -> None:
    lines = hero("ronin", "A4", "NE", hand="102 107 126 030"), hero("warrior", "G1", "SW", hand="126")
    state = go_on(choose(given(*lines), "102", "053"), until="change")
    found = said(state, "AGG")
    assert found["why-kamae_opens"] == {"kamae": "AGG", "card": "card-030"}
    assert found["why-kamae_cards"] == {"kamae": "AGG", "number": 3, "total": 3}


def test_cards_that_are_kept_are_told() -> None:
    state = apart(hand="107 125")
    view: Any = state.redact(0)
    found = {fact.id: fact.values for fact in about_spare(view, 0, view.action("125"))}
    assert found["why-keeps_attack"] == {"card": "card-107"}
    assert "why-keeps_attack" not in {fact.id for fact in about_spare(view, 0, view.action("107"))}


def test_drawing_says_how_full_the_hand_is_then() -> None:
    state = given(hero("ronin", "D5", "N", hand="107 125", stock="102x3"), hero("warrior", "D3", "S"))
    state.push(DrawUpTo(0, 2))
    state.settle()
    assert said(state, "draw 2")["why-fills_hand"] == {"number": 4, "total": 5}
    assert said(state, "draw 0") == {}
