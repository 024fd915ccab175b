"""Section 40: what Stuns, Hobble and Bleeding Wounds do to enemies."""

from collections.abc import Sequence
from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.rules.state import BLOCK, UP
from shiai.games.senjutsu.solo.rules.decks import deck_count, lay_on_pile
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import alive, fighter, go_on, of, offered, play, step, where
from tests.games.senjutsu.solo.solo_given import enemy, extra, fight, turn, until
from tests.proof import proves

SPARE = "124x3"  # cards to discard for the core card
STAB = "145"  # initiative 3: a wound in front
KICK = "125"  # initiative 6: a Stun in front, and a Push


def drawing(state: Solo, card: str = "023") -> list[str]:
    """The hero plays this card; what may the enemy draw?"""
    until(state, "enemy_draw", card)
    return offered(state)


def weights(state: Solo) -> Sequence[int]:
    """The weights of what is offered to luck."""
    return state.stack[-1].weights(state)


def boss(**wanted: Any) -> dict[str, Any]:
    """A Samurai Boss far away."""
    return enemy(**({"at": "A1", "facing": "N"} | wanted))


def hero(hand: str = SPARE, **wanted: Any) -> dict[str, Any]:
    """A Ronin on D4, facing north."""
    return fighter("ronin", "D4", "N", hand=hand, **wanted)


def near(**wanted: Any) -> dict[str, Any]:
    """A Samurai Boss in front of the Ronin."""
    return enemy(**({"at": "D3", "facing": "S"} | wanted))


def actor_is_luck(state: Solo) -> bool:
    """Is luck asked?"""
    return state.actors() == (CHANCE,)


def weights_are_equal(state: Solo) -> bool:
    """Is everything that luck may decide equally likely?"""
    return len(set(weights(state))) == 1


# Stuns ----------------------------------------------------------------------------------------------------------------


@proves("SJ-40.8")
def test_a_stun_is_shuffled_into_the_deck_at_once() -> None:
    state = fight(hero(f"{KICK} 124"), near(stock="S003 S024 S026", up="S025"))
    until(state, "move", KICK, enemies=["S003"])
    assert (step(state), extra(state, 1, "deck_stuns"), of(state, 1, "stuns")) == ("move", 1, 0)
    go_on(state)
    assert drawing(state) == ["S024", "S026", "stun"]
    assert weights_are_equal(state)


@proves("SJ-40.8")
def test_nothing_is_known_about_the_top_of_the_deck_after_a_stun_was_shuffled_in() -> None:
    state = fight(hero(f"{KICK} 124"), near(stock="S003 S026", top="S005 S024"))
    turn(state, KICK, enemies=["S024"])
    assert drawing(state) == ["S003", "S005", "S026", "stun"]


@proves("SJ-40.9")
def test_an_enemy_that_draws_a_stun_does_nothing_and_sets_it_beside_its_deck() -> None:
    state = fight(hero(), near(stock="S024", deck_stuns=1))
    turn(state, "023", enemies=["stun"])
    assert (of(state, 0, "wounds"), where(state, 1)) == (0, "D3 S")
    assert (of(state, 1, "stuns"), extra(state, 1, "deck_stuns")) == (1, 0)
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S024"], [])
    turn(state, "023")
    assert of(state, 0, "wounds") == 1, "the Stun is out of its deck"


@proves("SJ-40.7", "SJ-40.10")
@pytest.mark.parametrize(("limit", "stuns", "falls"), [(1, 0, True), (2, 0, False), (3, 2, True), (7, 5, False)])
def test_an_enemy_falls_when_its_stuns_reach_its_wound_limit(limit: int, stuns: int, falls: bool) -> None:
    state = fight(hero(), boss(limit=limit, stuns=stuns, stock="S024", deck_stuns=1), enemy("monk", "G1", stock=""))
    turn(state, "023", enemies=["stun"])
    assert (1 not in alive(state)) == falls


@proves("SJ-40.11")
def test_wounds_and_stuns_are_not_added_up() -> None:
    state = fight(hero(STAB), near(limit=3, wounds=1, stuns=2, stock=""))
    turn(state, STAB)
    assert (alive(state), of(state, 1, "wounds"), of(state, 1, "stuns")) == ([0, 1], 2, 2)


@proves("SJ-40.12", "SJ-A.31")
def test_a_stun_counts_only_when_it_was_drawn() -> None:
    state = fight(hero(f"{KICK} 124x2"), near(limit=1, stock="S003"), boss(stock=""))
    turn(state, KICK)
    assert (alive(state), extra(state, 1, "deck_stuns")) == ([0, 1, 2], 1)
    turn(state, "023", enemies=["stun"])
    assert alive(state) == [0, 2]


@proves("SJ-A.31")
@pytest.mark.parametrize(("limit", "in_deck", "beside", "falls"), [(2, 0, 1, True), (3, 2, 0, True), (4, 1, 1, False)])
def test_by_another_reading_all_stuns_received_count_at_once(
    limit: int, in_deck: int, beside: int, falls: bool
) -> None:
    """126 wounds and stuns at 5; Firm Mind of the enemy would come at 3."""
    state = fight(
        hero("126 124"),
        near(limit=limit, stock="S003", deck_stuns=in_deck, stuns=beside),
        boss(stock=""),
        all_stuns_count=True,
    )
    events = state.listen()
    turn(state, "126", enemies=["S003"])
    assert (1 not in alive(state)) == falls
    assert [event.values["speed"] for event in events if event.id == "event-resolves"] == ([5] if falls else [5, 3])


@proves("SJ-A.31")
def test_a_stun_that_moves_from_the_deck_to_its_side_counts_once_in_either_reading() -> None:
    state = fight(hero(), boss(limit=2, stock="S024", deck_stuns=1), all_stuns_count=True)
    turn(state, "023", enemies=["stun"])
    assert alive(state) == [0, 1]


# Hobble and Bleeding Wounds -------------------------------------------------------------------------------------------


def speeds(state: Solo, card: str) -> list[int]:
    """The initiatives at which the enemy resolves its card in this turn."""
    events = state.listen()
    turn(state, card)
    return [
        int(event.values["speed"])
        for event in events
        if event.id == "event-resolves" and str(event.values["who"]).startswith("enemy_")
    ]


@proves("SJ-40.13")
def test_hobble_slows_an_enemy_for_three_turns() -> None:
    state = fight(
        fighter("warrior", "D4", "N", hand="064 124x3", stock="020x3 034x3 117x3"),
        near(at="D2", stock="S003"),
    )
    assert speeds(state, "064") == [3]
    assert of(state, 1, "hobbles") > 0
    assert [speeds(state, "053")[0] for _ in range(4)] == [2, 2, 2, 3]


@proves("SJ-40.13")
def test_hobble_slows_both_parts_and_adds_up() -> None:
    state = fight(hero(), boss(stock="S024", hobbles=2 << 4))
    assert speeds(state, "023") == [3, 1], "5 and 2, lowered twice, to 1 at least"


@proves("SJ-40.14")
@pytest.mark.parametrize(("limit", "falls"), [(2, True), (3, False)])
def test_a_bleeding_wound_counts_as_one_wound(limit: int, falls: bool) -> None:
    state = fight(hero("154"), near(limit=limit, wounds=1, stock=""), boss(stock=""))
    turn(state, "154")
    assert (1 not in alive(state)) == falls
    assert of(state, 1, "bleeding") == int(not falls)


@proves("SJ-40.15")
def test_a_bleeding_enemy_loses_a_card_unseen_at_the_beginning_of_every_turn() -> None:
    state = fight(hero(), boss(stock="S003 S004 S005 S006 S007", bleeding=2))
    turn(state, "023", enemies=["S003"])
    assert (extra(state, 1, "face_down"), deck_count(state, 1), of(state, 1, "up")) == (1, 3, ["S003"])
    assert drawing(state) == ["S004", "S005", "S006", "S007"], "nobody knows which one was discarded"
    go_on(state)
    assert (extra(state, 1, "face_down"), deck_count(state, 1)) == (2, 1)


@proves("SJ-40.15")
def test_it_is_discarded_before_the_enemy_draws() -> None:
    state = fight(hero(), boss(stock="S003 S005", bleeding=1))
    turn(state, "023", enemies=["S003"])
    assert deck_count(state, 1) == 0, "the last card of the deck was lost"
    assert drawing(state) == ["S003", "S005"], "so that the deck is shuffled anew"


@proves("SJ-40.15")
def test_from_an_empty_deck_nothing_is_lost() -> None:
    state = fight(hero(), boss(stock="S003", up="S005 S006", bleeding=1))
    turn(state, "023")
    assert (extra(state, 1, "face_down"), deck_count(state, 1)) == (0, 0)
    assert drawing(state) == ["S003", "S005", "S006"]


@proves("SJ-40.15")
def test_an_enemy_that_does_not_bleed_loses_none() -> None:
    state = fight(hero(), boss(stock="S003 S004 S005", wounds=3))
    turn(state, "023", enemies=["S003"])
    assert (extra(state, 1, "face_down"), deck_count(state, 1)) == (0, 2)


@proves("SJ-40.15")
def test_of_two_cards_that_were_looked_at_one_is_lost() -> None:
    state = fight(hero(), boss(stock="S003 S004", top="S006 S024", bleeding=1))
    turn(state, "023", enemies=["S024"])
    assert (of(state, 1, "up"), extra(state, 1, "face_down")) == (["S006", "S024"], 0)
    assert drawing(state) == ["S003", "S004"]


# Cards discarded unseen -----------------------------------------------------------------------------------------------


@proves("SJ-40.18")
def test_face_down_discards_are_turned_up_before_a_stun_is_shuffled_in() -> None:
    state = fight(hero(f"{KICK} 124x2"), near(stock="S003 S004 S005 S006", face_down=2))
    until(state, "enemy_discard", KICK, enemies=["S003"])
    assert (actor_is_luck(state), offered(state), weights_are_equal(state)) == (True, ["S004", "S005", "S006"], True)
    assert extra(state, 1, "deck_stuns") == 0
    play(state, "S005")
    assert offered(state) == ["S004", "S006"]
    play(state, "S004")
    assert (of(state, 1, "up"), extra(state, 1, "face_down")) == (["S004", "S005"], 0)
    assert extra(state, 1, "deck_stuns") == 1
    go_on(state)
    assert drawing(state) == ["S006", "stun"]


@proves("SJ-40.18")
def test_what_was_looked_at_is_none_of_the_face_down_discards() -> None:
    state = fight(hero(f"{KICK} 124x2"), near(stock="S004 S005", top="S003 S006", face_down=1))
    until(state, "enemy_discard", KICK, enemies=["S003"])
    assert offered(state) == ["S004", "S005"]
    play(state, "S004")
    assert (of(state, 1, "up"), of(state, 1, "stock")) == (["S004"], ["S005", "S006"])


@proves("SJ-40.18", "SJ-40.12")
def test_a_stun_that_is_turned_up_is_set_beside_the_deck() -> None:
    state = fight(hero(f"{KICK} 124x2"), near(stock="S003 S004", deck_stuns=1, face_down=1))
    until(state, "enemy_discard", KICK, enemies=["S003"])
    play(state, "stun")
    assert (of(state, 1, "stuns"), extra(state, 1, "deck_stuns"), state.cells[BLOCK + UP]) == (1, 1, 0)


@proves("SJ-40.18")
def test_they_are_turned_up_for_a_recalled_card_as_well() -> None:
    """Aggressive Mind (S001) shuffles the topmost open Attack into the deck: Stab, not what is turned up meanwhile."""
    state = fight(hero(), boss(stock="S001 S024 S025", up="S023", face_down=1))
    lay_open(state, "S023")
    until(state, "enemy_discard", "023", enemies=["S001"])
    assert offered(state) == ["S024", "S025"]
    play(state, "S025")
    assert (of(state, 1, "up"), of(state, 1, "stock")) == (["S025"], ["S023", "S024"])


@proves("SJ-40.15")
def test_a_known_card_that_bleeding_costs_lies_on_top_of_the_discards() -> None:
    """S024, the second of two cards that were looked at, is lost: Aggressive Mind recalls it, and not S023 below it."""
    state = fight(hero(), boss(stock="S001 S005", top="S003 S024", up="S023", bleeding=1))
    lay_open(state, "S023")
    turn(state, "023", enemies=["S003"])
    turn(state, "023", enemies=["S001"])
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S005", "S024"], ["S001", "S003", "S023"])


def lay_open(state: Solo, card: str) -> None:
    """This open discard of the enemy lies on top of the others."""
    lay_on_pile(state, 1, INDEX[card])
