"""The goal of a seat: whom to defeat, and how close everybody is."""

from typing import Any

from shiai.core.seats import WATCHER
from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import GAME, given, hero


def goals(state: Senjutsu, seat: int) -> dict[str, dict[str, Any]]:
    """The messages of a seat's goal by id."""
    return {found.id: dict(found.values) for found in GAME.goal(state.redact(seat), seat)}


def test_a_duel_has_one_rival_and_two_numbers() -> None:
    state = given(hero(wounds=1, bleeding=1), hero("warrior", "D1", "S", wounds=3))
    assert goals(state, 0) == {
        "goal-win": {"who": "warrior", "wounds": 3, "limit": 5},
        "goal-lose": {"number": 2, "total": 5},
    }


def test_stuns_and_a_thin_deck_are_told_when_they_matter() -> None:
    assert goals(given(hero(stuns=3)), 0)["goal-stuns"] == {"number": 3, "total": 5}
    assert goals(given(hero(stock="126x2")), 0)["goal-deck"] == {"number": 2}


def test_among_several_the_weakest_opponent_is_named() -> None:
    state = given(hero(), hero("warrior", "D1", "S"), hero("master", "A1", "S", wounds=4))
    assert goals(state, 0)["goal-all"] == {"number": 2, "who": "master", "wounds": 4, "limit": 5}


def test_a_watcher_sees_who_is_close_to_falling() -> None:
    state = given(hero(wounds=2), hero("warrior", "D1", "S"))
    found = GAME.goal(state.redact(WATCHER), WATCHER)
    assert [message.id for message in found] == ["goal-last", "goal-hero", "goal-hero"]
    assert found[1].values == {"who": "ronin", "wounds": 2, "limit": 5}
