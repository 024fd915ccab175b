"""Averages over the unseen raiders, counted once for a decision and used for all its outcomes."""

from shiai.games.samurai_spirit.rules.components import CARDS, DOLL, FARM, HAT, HIGHEST_VALUE
from shiai.games.samurai_spirit.rules.deck import kind_weights
from shiai.games.samurai_spirit.rules.state import FACE_DOWN, ROUND, WHERE, SamuraiSpirit


class Odds:
    """The shares of symbols, flames and values among the unseen raiders, and their mean value."""

    def __init__(self, round: int, symbols: list[float], flames: float, value: float, values: list[float]) -> None:
        self.round = round
        self.hat = symbols[HAT]
        self.farm = symbols[FARM]
        self.doll = symbols[DOLL]
        self.flames = flames
        self.value = value
        self.values = values


def odds_of(state: SamuraiSpirit) -> Odds:
    """Count the cards that may lie face down, each with its probability as weight."""
    cells = state.cells
    rules = state.rules
    by_kind = kind_weights(state)
    heaviest = max(1, max(by_kind))
    symbols = [0.0, 0.0, 0.0, 0.0]
    values = [0.0] * (HIGHEST_VALUE + 1)
    number = flames = value = 0.0
    for card in range(CARDS):
        where = cells[WHERE + card]
        if where >= FACE_DOWN:
            weight = by_kind[rules.kind[card]] / heaviest if where == FACE_DOWN else 1.0
            number += weight
            symbols[rules.symbol[card]] += weight
            value += weight * rules.value[card]
            values[rules.value[card]] += weight
            if rules.flames[card]:
                flames += weight
    if number <= 0.0:
        return Odds(cells[ROUND], symbols, 0.5, 2.5, values)  # nothing is face down, so no one reads these
    shares = [symbol / number for symbol in symbols]
    return Odds(cells[ROUND], shares, flames / number, value / number, [share / number for share in values])
