"""The goal: how far a player is from winning and from losing."""

from typing import Final

import pytest

from shiai.core.seats import WATCHER
from shiai.games.way_of_the_samurai.rules.state import ENDED, KILLED, WayOfTheSamurai
from shiai.i18n import Catalogue
from tests.games.way_of_the_samurai.given import GAME, given, start

WORDS: Final = Catalogue("en", "way_of_the_samurai")


def said(state: WayOfTheSamurai, seat: int = 0) -> list[str]:
    """The goal in English."""
    view = state.redact(seat)
    assert isinstance(view, WayOfTheSamurai)
    return [WORDS.message(message) for message in GAME.goal(view, seat)]


def test_a_duel_counts_life_and_ki_of_both_sides() -> None:
    state = given(life=6, ki=3, enemy=(4, 2))
    assert said(state) == [
        "Defeat the enemy. Ishida has 4 life and 2 Ki left.",
        "Without life you lose. You have 6 life and 3 Ki.",
    ]
    assert said(state, WATCHER)[-1] == "Samurai: 6 life, 3 Ki."


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"enemy": (4, 0)}, "4 life left and no Ki: 2 life fall at the end of each round."),
        ({"weapon": "kanabo_1"}, "Take the last life or the last Ki."),
        ({"opponent": "kempo"}, "Only a deadly wound defeats Kempo"),
        ({"opponent": "takeshi"}, "Without life or without Ki you lose."),
        ({"ki": 0}, "You have 8 life and no Ki: 2 life fall at the end of each round."),
    ],
)
def test_special_ways_to_win_and_to_lose_are_told(options: dict[str, object], says: str) -> None:
    assert says in " ".join(said(given(**options)))  # type: ignore[arg-type]


def test_several_enemies_are_counted() -> None:
    assert said(start(mode="one_vs_three"))[0] == "Defeat all three. Still standing: 3, with 8 life together."
    assert said(start(mode="clan"))[0] == "Defeat as many enemies as you can. So far: 0."
    assert said(start(mode="dojo_yoshioka"))[0] == "Win all 5 fights. This is fight 1."
    assert said(start(mode="leaving_the_village"))[0] == "Win all 11 fights. This is fight 1."


def test_of_two_players_each_has_the_other_as_the_enemy() -> None:
    state = start(duel_variant=True, second_weapon="naginata")
    assert said(state, 0)[0] == "Defeat the enemy. Kojiro has 8 life and 2 Ki left."
    assert said(state, 1)[0] == "Defeat the enemy. Musashi has 8 life and 5 Ki left."
    assert said(state, WATCHER)[1:] == ["Musashi: 8 life, 5 Ki.", "Kojiro: 8 life, 2 Ki."]


def test_a_finished_game_has_no_goal() -> None:
    state = given()
    state.cells[ENDED] = KILLED
    assert said(state) == []
