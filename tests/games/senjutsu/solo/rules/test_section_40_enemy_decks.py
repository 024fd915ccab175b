"""Section 40: decks of enemies and their limits."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import EXTRA, OUT, Solo
from tests.games.senjutsu.given import alive, fighter, go_on, listed, of, offered, step, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, extra, fight, turn, until
from tests.proof import proves

SPARE = "124x3"  # cards to discard for the core card
DODGE = "S028"  # change behaviour; step ANY x1 opt; rot x1 opt; reset deck
STAB = "145"  # initiative 3: a wound in front


def started(**options: object) -> Solo:
    """A game of solo play with these options."""
    state = GAME.start(**options)
    assert isinstance(state, Solo)
    return state


def drawing(state: Solo, card: str = "023") -> list[str]:
    """The hero plays this card; what may the enemy draw?"""
    until(state, "enemy_draw", card)
    return offered(state)


def boss(**wanted: Any) -> dict[str, Any]:
    """A Samurai Boss far away."""
    return enemy(**({"at": "A1", "facing": "N"} | wanted))


def hero(hand: str = SPARE, **wanted: Any) -> dict[str, Any]:
    """A Ronin on D4, facing north."""
    return fighter("ronin", "D4", "N", hand=hand, **wanted)


def near(**wanted: Any) -> dict[str, Any]:
    """A Samurai Boss in front of the Ronin."""
    return enemy(**({"at": "D3", "facing": "S"} | wanted))


# Resets ---------------------------------------------------------------------------------------------------------------


@proves("SJ-40.1", "SJ-40.2")
def test_a_reset_shuffles_all_cards_for_the_next_turn_that_of_the_reset_too() -> None:
    state = fight(hero(), boss(stock=f"{DODGE} S003", up="S024"))
    turn(state, "023", enemies=[DODGE])
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S003", "S024", DODGE], [])
    assert drawing(state) == ["S003", "S024", DODGE]


@proves("SJ-40.1")
def test_the_reset_comes_after_the_discard_step() -> None:
    state = fight(hero("124x3 126x3 127x2"), boss(stock=f"{DODGE} S003", up="S024"))
    until(state, "hand_limit", "023", enemies=[DODGE])
    assert step(state) == "hand_limit"
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S003"], ["S024", DODGE])
    go_on(state)
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S003", "S024", DODGE], [])


@proves("SJ-40.1")
def test_without_a_reset_discards_stay_where_they_are() -> None:
    state = fight(hero(), boss(stock="S003 S026", up="S024"))
    turn(state, "023", enemies=["S003"])
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S026"], ["S003", "S024"])


@proves("SJ-40.16", "SJ-A.80")
def test_a_reset_takes_face_down_discards_but_neither_stuns_beside_the_deck_nor_removed_cards() -> None:
    state = fight(hero(), boss(stock=f"{DODGE} S003 S026", up="S024", stuns=2, out="S041", face_down=1))
    assert deck_count(state, 1) == 2
    turn(state, "023", enemies=[DODGE])
    assert of(state, 1, "stock") == ["S003", "S024", "S026", DODGE]
    assert (deck_count(state, 1), extra(state, 1, "face_down")) == (4, 0)
    assert (of(state, 1, "stuns"), extra(state, 1, "deck_stuns")) == (2, 0)
    assert listed(state.cells[EXTRA + OUT]) == ["S041"]


@proves("SJ-40.3", "SJ-A.30")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_must_be_drawn() -> None:
    state = fight(hero(), boss(stock="S003 S005"))
    turn(state, "023", enemies=["S003"])
    events = state.listen()
    turn(state, "023")
    assert of(state, 1, "up") == ["S003", "S005"], "the other card: there was no reason to shuffle"
    assert "SJ-40.3" not in [event.clause for event in events]
    assert drawing(state) == ["S003", "S005"]
    assert "SJ-40.3" in [event.clause for event in events]


# Wounds ---------------------------------------------------------------------------------------------------------------


@proves("SJ-40.4")
@pytest.mark.parametrize(("limit", "wounds", "falls"), [(3, 1, False), (3, 2, True), (1, 0, True), (7, 5, False)])
def test_an_enemy_falls_when_its_wounds_reach_its_limit(limit: int, wounds: int, falls: bool) -> None:
    state = fight(hero(STAB), near(limit=limit, wounds=wounds, stock=""), boss(stock=""))
    turn(state, STAB)
    assert (1 not in alive(state)) == falls


@proves("SJ-40.4")
def test_more_wounds_than_the_limit_defeat_as_well() -> None:
    state = fight(hero("119 124x2", focus=1), near(limit=2, wounds=1, stock=""), boss(stock=""))
    turn(state, "119")
    assert alive(state) == [0, 2]


@proves("SJ-40.5")
@pytest.mark.parametrize(("enemies", "limit"), [(1, 7), (2, 3), (3, 2), (4, 1)])
def test_suggested_limits_go_by_the_number_of_enemies(enemies: int, limit: int) -> None:
    options = {f"enemy_{number}": "ashigaru_yari" for number in range(2, enemies + 1)}
    assert limits(**options) == [limit] * enemies


@proves("SJ-40.6")
@pytest.mark.parametrize("limit", [1, 5, 20])
def test_the_limit_may_be_chosen(limit: int) -> None:
    assert limits(enemy_2="monk", wound_limit=limit) == [limit] * 2


def limits(**options: object) -> list[int]:
    """The wound limits of the enemies of a game with these options."""
    state = started(**options)
    while step(state) != "place_figure":
        state.apply(CHANCE, state.legal(CHANCE)[0])
    return [state.wound_limit(figure) for figure in range(1, state.rules.count)]


# What leaves the table ------------------------------------------------------------------------------------------------


@proves("SJ-40.17", "SJ-A.80")
def test_a_defeated_enemy_leaves_the_board_with_its_deck_and_its_statuses() -> None:
    marks = {"stuns": 1, "hobbles": 1, "bleeding": 1, "deck_stuns": 1, "face_down": 1}
    state = fight(hero(STAB), near(limit=3, wounds=1, stock="S003 S026", up="S006", **marks), boss(stock=""))
    turn(state, STAB, enemies=["S003"])
    assert (alive(state), where(state, 1), state.cells[BLOCK + AT]) == ([0, 2], "none", NOWHERE)
    assert [of(state, 1, name) for name in ("stock", "up", "played")] == [[], [], []]
    assert [of(state, 1, name) for name in ("stuns", "hobbles", "bleeding", "wounds")] == [0, 0, 0, 0]
    assert [extra(state, 1, name) for name in ("deck_stuns", "face_down", "resets")] == [0, 0, 0]
    assert state.rules.board.names.index("D3") not in [state.cells[figure * BLOCK + AT] for figure in (0, 1, 2)]


@proves("SJ-40.17")
def test_a_defeated_enemy_draws_no_more() -> None:
    state = fight(hero(f"{STAB} 124x2"), near(limit=1, stock="S003 S026"), boss(stock="S004"))
    turn(state, STAB, enemies=["S003"])
    events = state.listen()
    turn(state, "023")
    drawn = [event.values["who"] for event in events if event.clause == "SJ-45.9"]
    assert drawn == ["enemy_samurai_boss_3"]
