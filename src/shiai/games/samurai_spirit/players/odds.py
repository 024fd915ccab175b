"""Averages over the unseen raiders, counted once for a decision and used for all its outcomes."""

from shiai.games.samurai_spirit.rules.components import CARDS, DOLL, FARM, HAT, HIGHEST_VALUE
from shiai.games.samurai_spirit.rules.deck import kind_weights
from shiai.games.samurai_spirit.rules.state import FACE_DOWN, ROUND, WHERE, SamuraiSpirit


class Odds:
    """The shares of symbols, flames and values among the unseen raiders, and their mean value."""

    def __init__(
        self, round: int, hat: float, farm: float, doll: float, flames: float, value: float, values: list[float]
    ) -> None:
        self.round = round
        self.hat = hat
        self.farm = farm
        self.doll = doll
        self.flames = flames
        self.value = value
        self.values = values


def odds_of(state: SamuraiSpirit) -> Odds:
    """Count the cards that may lie face down, each with its probability as weight."""
    cells = state.cells
    rules = state.rules
    kinds, symbols, points, flaming = rules.kind, rules.symbol, rules.value, rules.flames
    by_kind = kind_weights(state)
    heaviest = max(1, max(by_kind))
    shares = [weight / heaviest for weight in by_kind]
    values = [0.0] * (HIGHEST_VALUE + 1)
    number = flames = value = hat = farm = doll = 0.0
    for card, where in enumerate(cells[WHERE : WHERE + CARDS]):
        if where < FACE_DOWN:
            continue
        weight = shares[kinds[card]] if where == FACE_DOWN else 1.0
        number += weight
        symbol = symbols[card]
        if symbol == HAT:
            hat += weight
        elif symbol == FARM:
            farm += weight
        elif symbol == DOLL:
            doll += weight
        value += weight * points[card]
        values[points[card]] += weight
        if flaming[card]:
            flames += weight
    if number <= 0.0:
        return Odds(cells[ROUND], hat, farm, doll, 0.5, 2.5, values)  # nothing is face down, so no one reads these
    return Odds(
        cells[ROUND],
        hat / number,
        farm / number,
        doll / number,
        flames / number,
        value / number,
        [share / number for share in values],
    )
