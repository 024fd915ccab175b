"""Choices that need no question: which they are depends on the person's settings and on what the seat sees."""

from collections import Counter
from random import Random

import pytest

import shiai
from shiai.bots import bot
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE
from shiai.table.preferences import ALWAYS, DEFAULTS, Preferences, automatic_choice
from tests.core.toy import TOY

EVERYTHING = Preferences(reactions=ALWAYS, formalities="asked")


def made(name: str, preferences: Preferences, games: int = 2, resting: bool = False) -> Counter[tuple[str, str]]:
    """The steps and choices that are made without a question in some games; every one must be legal."""
    found: Counter[tuple[str, str]] = Counter()
    game = shiai.game(name)
    for number in range(games):
        rng = Random(number)
        state, player = game.start(), bot("heuristic")
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, draw_outcome(state, rng))
                continue
            view = state.redact(seat)
            reaction = game.reaction(view, seat)
            turn = reaction.turn if reaction is not None and resting else None
            action = automatic_choice(view, seat, preferences, turn)
            if action is not None:
                assert action in state.legal(seat)
                found[state.stack[-1].name, state.name(action)] += 1
            state.apply(seat, player.choose(view, seat, rng))
    return found


def test_reactions_without_a_card_that_fits_are_declined() -> None:
    declined = made("senjutsu", DEFAULTS)
    assert declined["instant", "pass"] > 0
    assert declined["replace", "pass"] > 0
    assert {choice for question, choice in declined if question in ("instant", "replace", "counter")} == {"pass"}


@pytest.mark.parametrize("name", ["senjutsu", "way_of_the_samurai"])
def test_whoever_wants_every_question_gets_every_question(name: str) -> None:
    assert not made(name, EVERYTHING)


def test_in_a_turn_without_reactions_all_of_them_are_declined() -> None:
    asked, declined = made("way_of_the_samurai", DEFAULTS), made("way_of_the_samurai", DEFAULTS, resting=True)
    assert declined["before_counter", "go_on"] > asked["before_counter", "go_on"] > 0


def test_a_plan_is_finished_by_its_owner() -> None:
    assert not made("seven_ronin", DEFAULTS), "the only choice left is to be done, and a plan can still be changed"


def test_a_game_without_reactions_asks_for_everything_but_formalities() -> None:
    state = TOY.start()
    while state.actors()[0] == CHANCE:
        state.apply(CHANCE, draw_outcome(state, Random(1)))
    assert TOY.reaction(state, 0) is None
    assert automatic_choice(state.redact(0), 0, DEFAULTS) is None
