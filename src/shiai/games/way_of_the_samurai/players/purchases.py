"""Ki for a card or an early reveal: what it costs, and what one more card gains the best plan on average."""

from shiai.games.way_of_the_samurai.players.moves import ONCE
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.weights import KI_LEAST
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, MARKS, TRANSFORMED, WayOfTheSamurai


def price_of_one(view: WayOfTheSamurai, worth: Worth) -> float:
    """The cost of a use of 1 Ki; the evaluation alone rates Ki far too low where it sees little chance to win."""
    ki = view.modifiers.ki_cost_factor
    return max(worth.pay(ki), ki * KI_LEAST)


def draw_gain(view: WayOfTheSamurai, planner: Planner, value: float) -> float:
    """The average gain from a bought card that may be the last one of this exchange, less its price.

    The defence lies open; `value` is that of the best plan without the card, which stays possible.
    """
    cells = view.cells
    pile = cells[DECK] or cells[DISCARDED]
    spent = ONCE if cells[MARKS] & TRANSFORMED else 0
    best: dict[int, float] = {}
    for move in planner.tables.moves(view.modifiers):
        if move.card & pile and not move.bits & spent:
            found = planner.against(move.bits, move.table[planner.field], planner.defence)
            best[move.card] = max(best.get(move.card, value), found)
    average = expected_best(sorted(best.values()), view.modifiers.look)
    return average - value - price_of_one(view, planner.worth)


def expected_best(values: list[float], number: int) -> float:
    """The average of the highest of so many values drawn without replacement; `values` are sorted."""
    total = 0.0
    missed = 1.0  # the chance that no higher value is among those drawn
    for place in range(len(values) - 1, -1, -1):
        drawn = min(1.0, number / (place + 1))
        total += missed * drawn * values[place]
        missed *= 1.0 - drawn
    return total
