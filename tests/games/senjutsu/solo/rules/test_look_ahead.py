"""Enemies look ahead once for initiatives between which no other card comes: all of them cost the heroes the same."""

from random import Random
from typing import Final

import pytest

from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.actions import SPEED
from shiai.games.senjutsu.rules.playing import add_item
from shiai.games.senjutsu.rules.steps.speeds import ChooseSpeed, Compare
from shiai.games.senjutsu.solo.rules.decisions.deciding import cost_ahead
from shiai.games.senjutsu.solo.rules.decisions.timing import UNLIKE, same_order
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import enemy, fight

PAIRS: Final = 150
OF_HEROES: Final = [
    made for made in STANDARD_DESIGNS if not made.number.startswith("S") and made.choosable and not made.core
]
OF_ENEMIES: Final = [
    made
    for made in STANDARD_DESIGNS
    if made.number.startswith("S") and made.speeds[0].low < made.speeds[0].high and made.parts
]


def revealed(played: str, drawn: str, at: str = "D2") -> Solo:
    """Hero and enemy have revealed these cards, and the enemy chooses its initiative."""
    state = fight(hero("ronin", "D4", "N", focus=2), enemy("samurai_boss", at, "S"))
    add_item(state, 0, INDEX[played], 0, 0)
    add_item(state, 1, INDEX[drawn], 0, 0)
    state.push(Compare())
    state.push(ChooseSpeed(1))
    return state


def costs(state: Solo, speeds: list[int]) -> list[int]:
    """What each initiative would cost the hero."""
    found = []
    for speed in speeds:
        later = state.clone()
        later.for_search()
        later.stack[-1].apply(later, 1, SPEED.at(speed))
        found.append(cost_ahead(later))
    return found


def test_cards_of_others_and_the_own_second_part_separate_initiatives() -> None:
    """The hero strikes at 3, the second part of the enemy's card comes at 4."""
    state = revealed("034", "S034")
    assert same_order(state, 1, [6, 5, 4, 3, 2, 1]) == [0, 0, UNLIKE + 2, UNLIKE + 3, 2, 2]


@pytest.mark.parametrize("at", ["D2", "D3", "C3"])
def test_initiatives_of_the_same_order_cost_the_same(at: str) -> None:
    rng = Random(at)
    shared = 0
    for _ in range(PAIRS):
        played, drawn = rng.choice(OF_HEROES), rng.choice(OF_ENEMIES)
        state = revealed(played.number, drawn.number, at)
        speeds = list(range(drawn.speeds[0].low, drawn.speeds[0].high + 1))
        alike = same_order(state, 1, speeds)
        known: dict[int, int] = {}
        for number, cost in zip(alike, costs(state, speeds), strict=True):
            shared += number in known
            assert known.setdefault(number, cost) == cost, (played.number, drawn.number, alike)
    assert shared > PAIRS
