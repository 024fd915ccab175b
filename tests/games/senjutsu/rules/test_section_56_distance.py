"""Section 56: the Sailor's fifth Kamae, ranges and initiatives for Focus, a card that stays with its target."""

from typing import Any

import pytest

from shiai.core.position import write_position
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.cards.vocabulary import DISTANCE, KAMAE_NAMES
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.decks.format import read_deck_text
from shiai.games.senjutsu.players.evaluation import strength
from shiai.games.senjutsu.rules.actions import KAMAE
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.playing import speed_of
from shiai.games.senjutsu.rules.state import BLOCK, LASTING, LOADS
from shiai.games.senjutsu.rules.steps.kamae import Change, Switch, decoded
from tests.games.senjutsu.given import (
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
)
from tests.proof import proves

CARDS = "020x3 034x3"


def sailor(cards: str = "", at: str = "D6", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Sailor with these cards in hand."""
    return hero("sailor", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def foe(cards: str = "", at: str = "D2", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


@proves("SJ-56.1")
def test_only_trees_that_show_it_have_distance() -> None:
    assert [name for name, one in HEROES.items() if "DIST" in one.kamaes()] == ["sailor"]
    state = given(sailor("281"), foe())
    refused(state, "281", "SJ-11.4", 0)
    state = given(sailor("281", kamae="DIST"), foe())
    assert "281" in offered(state, 0)


@proves("SJ-56.1")
def test_any_kamae_can_be_distance_for_the_sailor_alone() -> None:
    state = given(sailor("286"), foe())
    go_on(choose(state, "286", "053"), until="switch")
    assert offered(state) == ["AGG", "BAL", "DET", "DIST"]
    play(state, "DIST")
    assert kamae(state, 0) == "DIST"
    other = given(hero("ronin", hand="286", stock=CARDS), foe())
    go_on(choose(other, "286", "053"), until="switch")
    assert offered(other) == ["AGG", "BAL", "DET"]


@proves("SJ-56.1")
def test_a_switch_to_distance_does_nothing_for_others() -> None:
    for name, after in (("sailor", "DIST"), ("ronin", "NEU")):
        state = given(sailor("029 110") | {"name": name}, foe())
        state.cells[0] = 3
        card = "276" if name == "sailor" else "023"
        choose(state, card, "053")
        go_on(state, "or", discard="029")
        if name == "sailor":
            go_on(state, "choose", **{"or": "option 2", "discard": "110"})
        assert kamae(state, 0) == after


@proves("SJ-56.1")
def test_actions_and_positions_of_other_kamae_are_as_before() -> None:
    assert [KAMAE.at(k) for k in range(4)] == list(range(KAMAE.at(0), KAMAE.at(0) + 4))
    assert KAMAE.at(4) > KAMAE.at(3) + 100
    state = given(sailor(kamae="DIST"), foe(), step=Change(0, 0, 2, 4, 0))
    text = write_position(state)
    assert "change(0,0,2,4,0)" in text
    assert "seat_1_kamae: ring=DIST" in text


@proves("SJ-56.2")
@pytest.mark.parametrize(
    ("start", "ends"),
    [("DIST", "AGG"), ("AGG", "BAL DIST"), ("BAL", "AGG DET focus"), ("DET", "NEU BAL"), ("NEU", "DET")],
)
def test_the_tree_of_the_sailor(start: str, ends: str) -> None:
    state = given(sailor(kamae=start), foe(), step=Change(0, 0, 1, 4, 0))
    leads = {"focus": "focus point"}
    assert set(offered(state)) == {"done", *[leads.get(end, end) for end in ends.split()]}
    assert set(KAMAE_NAMES) == set(HEROES["sailor"].kamaes())


@proves("SJ-56.2")
def test_a_change_that_began_in_distance_remembers_it() -> None:
    state = given(sailor(kamae="DIST"), foe(), step=Change(0, 0, 3, 4, 0))
    for place in ("AGG", "BAL"):
        play(state, place)
        assert decoded(state.stack[-1].start) == DISTANCE  # type: ignore[attr-defined]


@proves("SJ-56.3")
def test_the_sailor_always_takes_sword_and_pistol() -> None:
    signature = SIGNATURES["sailor"]
    assert signature.weapons == (INDEX["277"], INDEX["278"])
    one = read_deck_text(signature.text().replace("277,278", "277"))
    assert [clause for clause, _ in faults(one)] == ["SJ-55.1"]
    assert {"276", "277", "278"} <= set(offered(given(sailor(), foe()), 0))


@proves("SJ-56.4")
@pytest.mark.parametrize(("focus", "paid", "speed"), [(1, [], 4), (2, ["pay"], 5), (3, ["pay", "pay"], 6)])
def test_a_second_box_costs_the_difference(focus: int, paid: list[str], speed: int) -> None:
    state = given(sailor("279", kamae="DIST", focus=focus), foe("155"))
    choose(state, "279", "155")
    for choice in paid:
        assert step(state) == "buy"
        play(state, choice)
    assert step(state) != "buy", "nothing more can be bought"
    go_on(state)
    assert of(state, 0, "focus") == focus - 1 - len(paid)
    assert of(state, 1, "wounds") == speed - 2, "one for every point of initiative"


@proves("SJ-56.5")
def test_a_dagger_flies_farther_for_a_focus() -> None:
    for paid in ("done", "pay"):
        state = given(sailor("281", kamae="DIST", focus=1), foe())
        choose(state, "281", "053")
        assert step(state) == "pay"
        play(state, paid)
        go_on(state)
        assert of(state, 1, "wounds") == int(paid == "pay")


@proves("SJ-56.6", "SJ-56.7")
def test_a_precise_shot_stays_with_its_target() -> None:
    state = given(sailor("280", kamae="DIST", focus=2), foe("155"))
    go_on(choose(state, "280", "155"))
    assert (of(state, 1, "wounds"), state.cells[BLOCK + LOADS]) == (1, 1)
    assert of(state, 0, "lasting") == ["280"]
    assert "280" not in of(state, 0, "up")
    assert of(state, 1, "unseen") == 1, "before the draw of the new turn"
    go_on(choose(state, "276", "053"))
    assert of(state, 1, "unseen") == 2
    assert state.cells[BLOCK + LASTING] == 0


@proves("SJ-56.7")
def test_its_cards_are_slower_but_never_slower_than_one() -> None:
    state = given(sailor(), foe("126"))
    for loads, speed in ((0, 5), (1, 4), (9, 1)):
        state.cells[BLOCK + LOADS] = loads
        assert speed_of(state, 1, INDEX["126"], 0) == (speed, speed)
    assert speed_of(state, 1, INDEX["053"], 0) == (0, 0)


def test_every_line_of_the_sailor_can_be_played() -> None:
    """Guards, blows and steps along the ray before and behind the figure."""
    state = given(sailor("289", at="D4"), foe(at="A1"))
    resolve(state, "289", "053", move="D3")
    state = given(sailor("285", at="D4", kamae="AGG"), foe(at="D2"))
    resolve(state, "285", "053")
    assert of(state, 1, "wounds") == 2, "one step, then two wounds in front"
    state = given(sailor(at="D4"), foe(), step=Switch(0, 0, 16, 0, 0, 0, 0))
    assert offered(state) == ["DIST"]


def test_the_heuristic_player_values_distance_with_a_shot_in_hand_and_shuns_loads() -> None:
    ready, idle = given(sailor("281", kamae="DIST"), foe()), given(sailor("110", kamae="DIST"), foe())
    swords = given(sailor("281", kamae="AGG"), foe())
    assert strength(ready, 0) > max(strength(idle, 0), strength(swords, 0))
    before = strength(ready, 1)
    ready.cells[BLOCK + LOADS] = 1
    assert strength(ready, 1) < before
