"""What programs that learn may see: named pieces in their ranges, and nothing hidden."""

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

import shiai
from examples.pennies.shiai_pennies import GAME as PENNIES
from shiai.core.conformance import any_action, any_of, random_options
from shiai.core.game import AnyGame
from shiai.core.layout_encoder import LayoutEncoder
from shiai.core.observation import HIGHEST, Encoder
from shiai.core.state import State
from shiai.envs.observation import Observer, encoder_of
from tests.tiers import NIGHTLY
from tools.observations import FILE, page

GAMES = shiai.all_games()
EVERY = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
SETUPS = 12 if NIGHTLY else 2
STRIDE = 5 if NIGHTLY else 29  # one state of so many is looked at


def played(game: AnyGame, options: dict[str, object], seed: int) -> Any:
    """Yield the states of a random game."""
    rng = Random(seed)
    state: State = game.start(**options)
    while state.actors():
        yield state
        seat = any_of(state.actors(), rng)
        state.advance(seat, any_action(state, seat, rng))
    yield state


def check_numbers(encoder: Encoder[Any], state: State) -> None:
    """Every seat gets as many numbers as described, each in its range."""
    for seat in range(len(state.setup.seats)):
        numbers = encoder.encode(state.redact(seat), seat)
        assert len(numbers) == encoder.size == sum(piece.size for piece in encoder.pieces)
        wrong = [(at, one) for at, one in enumerate(numbers) if not 0 <= one <= encoder.highs[at]]
        assert not wrong


@EVERY
def test_numbers_stay_in_their_ranges_under_any_options(game: AnyGame) -> None:
    for seed in range(SETUPS):
        options = random_options(game, Random(seed)) if seed else {}
        encoder = encoder_of(game.setup(**options))
        for state in islice(played(game, options, seed), 0, 400, STRIDE):
            check_numbers(encoder, state)


@EVERY
def test_a_game_without_an_encoder_shows_its_layout(game: AnyGame) -> None:
    encoder = LayoutEncoder(game.setup())
    for state in islice(played(game, {}, 1), 0, 60, 6):
        check_numbers(encoder, state)


@EVERY
def test_pieces_have_different_names_and_fit_into_a_byte(game: AnyGame) -> None:
    pieces = encoder_of(game.setup()).pieces
    assert len({piece.name for piece in pieces}) == len(pieces)
    assert all(0 < piece.high <= HIGHEST for piece in pieces)


@EVERY
def test_observations_do_not_depend_on_what_a_seat_cannot_see(game: AnyGame) -> None:
    for seed in range(SETUPS):
        options = random_options(game, Random(seed)) if seed else {}
        observer = Observer(game.setup(**options))
        plain = LayoutEncoder(observer.setup)
        rng = Random(seed)
        for state in islice(played(game, options, seed), 0, 400, STRIDE):
            for seat in range(len(observer.setup.seats)):
                seen = observer.observe(state, seat)
                for _ in range(2):
                    world = state.redact(seat).fill(rng)
                    assert np.array_equal(observer.observe(world, seat), seen)
                    assert plain.encode(world.redact(seat), seat) == plain.encode(state.redact(seat), seat)
                    assert np.array_equal(observer.mask(world.legal(seat)), observer.mask(state.legal(seat)))


def test_a_seat_sees_its_own_plan_and_not_that_of_the_other() -> None:
    game = shiai.game("seven_ronin")
    state = game.start()
    observer = Observer(state.setup)
    before = [observer.observe(state, seat) for seat in (0, 1)]
    state.apply(0, state.action("place well"))
    assert not np.array_equal(observer.observe(state, 0), before[0])
    assert np.array_equal(observer.observe(state, 1), before[1])


def test_named_pieces_are_views_of_the_observation() -> None:
    observer = Observer(shiai.game("seven_ronin").setup())
    state = shiai.game("seven_ronin").start()
    named = observer.named(observer.observe(state, 0))
    assert named["reserve"] == np.float32(40 / 50)
    assert named["ronin"].shape == (7, 13)
    assert named["to_choose"].tolist() == [1, 1, 0]


def test_a_hidden_cell_is_flagged_and_its_number_is_not_shown() -> None:
    state = PENNIES.start()
    state.apply(0, state.action("show tails"))
    observer = Observer(state.setup)
    own, other = [observer.named(observer.observe(state, seat)) for seat in (0, 1)]
    assert own["coin"].tolist() == [[0, 0, 1], [0, 0, 0]]
    assert own["coin_hidden"].tolist() == [0, 1]
    assert other["coin"].tolist() == [[1, 0, 0], [0, 0, 0]]  # its own coin first: none yet
    assert other["coin_hidden"].tolist() == [0, 1]
    assert own["ready"].tolist() == [1, 0]
    assert other["ready"].tolist() == [0, 1]


def test_the_page_about_observations_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == page(), "run: python -m tools.observations"
