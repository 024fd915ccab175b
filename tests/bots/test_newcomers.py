"""Newcomers play like a person in a first game: legally, from what they see, better than by luck, worse than advice."""

from random import Random
from typing import Final

import pytest

import shiai
from shiai.arena.match import play_match
from shiai.bots import bot, choose
from shiai.core.chance import draw_outcome
from shiai.core.conformance import random_options
from shiai.core.game import AnyGame, Game
from shiai.core.seats import CHANCE

RANDOM_SETUPS: Final = 4
SERIES: Final = 12
LOOKED_AT: Final = 4  # one of so many choices


def play(game: AnyGame, options: dict[str, object], seed: str) -> None:
    """Let newcomers play a game to its end; an illegal choice raises an error.

    In another world that looks the same to the seat, they choose the same.
    """
    state = game.start(**options)
    chance = Random(seed)
    number = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, draw_outcome(state, chance))
            continue
        action = choose(bot("newcomer"), state, seat, seed, number)
        if number % LOOKED_AT == 0:
            other = state.redact(seat).fill(Random(number))
            assert choose(bot("newcomer"), other, seat, seed, number) == action
        state.apply(seat, action)
        number += 1
    assert state.outcome() is not None


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_newcomers_play_any_set_up_to_its_end_from_what_their_seat_sees(game: AnyGame) -> None:
    for preset in game.face.presets:
        play(game, dict(preset.options), preset.id)
    for number in range(RANDOM_SETUPS):
        play(game, random_options(game, Random(f"{game.id}/{number}")), str(number))


def test_newcomers_beat_random_players_and_lose_to_the_advice_of_the_game() -> None:
    def wins(bots: tuple[str, str], name: str) -> int:
        results = [play_match("seven_ronin", {}, bots[:: 1 if n % 2 else -1], 3, n) for n in range(SERIES)]
        seats = shiai.game("seven_ronin").setup().seats
        return len([result for result in results if result.bots[seats.index(result.winners[0])] == name])

    assert wins(("newcomer", "random"), "newcomer") > SERIES / 2
    assert wins(("newcomer", "heuristic"), "heuristic") > SERIES / 2


def test_a_game_without_a_newcomer_of_its_own_has_one_who_chooses_anything() -> None:
    game = shiai.game("seven_ronin")
    view = game.start().redact(0)
    chosen = {Game.newcomer(game, view, 0, Random(seed)) for seed in range(100)}
    assert chosen == set(view.legal(0))
