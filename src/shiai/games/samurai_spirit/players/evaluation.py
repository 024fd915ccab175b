"""The evaluation of a state of Samurai Spirit: the estimated probability that the team saves the village.

The team loses with its last farmstead, its last family or its first dead samurai. The probability to avoid each of the
three follows from the losses expected in this round and in later ones; their product is the probability to win.
"""

from math import exp, sqrt

from shiai.games.samurai_spirit.players.forecast import Forecast, forecast_round, softplus
from shiai.games.samurai_spirit.players.odds import Odds, odds_of
from shiai.games.samurai_spirit.players.weights import (
    BARRICADE_BONUS,
    BARRICADE_SOFTNESS,
    FAMILIES_IN_ROUND,
    FAMILIES_OF_FARM,
    FARMS_IN_ROUND,
    HEAL_BONUS,
    HITS_IN_ROUND,
    HITS_OF_LOAD,
    HITS_OF_STRENGTH,
    LEAST_HITS,
    PUNISHED_FARM,
    SPREAD,
    SPREAD_OF_FARMS,
    SPREAD_OF_HITS,
    WOUNDS_IN_ROUND,
    WOUNDS_OF_FARM,
)
from shiai.games.samurai_spirit.rules.components import BARRICADE, HEAL, ROUNDS
from shiai.games.samurai_spirit.rules.state import (
    ANIMAL,
    BARRICADES,
    FARMS,
    HOMES,
    RESULT,
    ROUND,
    VILLAGE_SAVED,
    WOUNDED,
    SamuraiSpirit,
)


class LaterLosses:
    """The losses expected in later rounds."""

    def __init__(self) -> None:
        self.families = 0.0
        self.farms = 0.0
        self.hits = 0.0
        self.wounds = 0.0  # for each samurai


def evaluate(state: SamuraiSpirit) -> float:
    """From -1 (lost) to 1 (won), the same for every seat."""
    return 2.0 * win_probability(state, odds_of(state)) - 1.0


def win_probability(state: SamuraiSpirit, odds: Odds) -> float:
    """How likely the village is saved. Odds counted a few choices ago are good enough within a round."""
    cells = state.cells
    if cells[RESULT]:
        return 1.0 if cells[RESULT] == VILLAGE_SAVED else 0.0
    if cells[ROUND] != odds.round:
        odds = odds_of(state)
    forecast = forecast_round(state, odds)
    later = later_losses(state, forecast.strength)
    farmstead = farmstead_left(state, forecast, later)
    return farmstead * family_left(state, forecast, later) * nobody_dies(state, forecast, later)


def later_losses(state: SamuraiSpirit, strength: float) -> LaterLosses:
    """The losses of the rounds after this one, added up."""
    rules = state.rules
    number = rules.samurai
    later = LaterLosses()
    left = float(ROUNDS - state.cells[ROUND])
    for round in range(int(state.cells[ROUND]) + 1, ROUNDS + 1):
        load = (rules.plunderers + (round - 1) * rules.leaders) / number - (6 + round)
        later.families += FAMILIES_IN_ROUND[round] * number
        later.farms += FARMS_IN_ROUND[round] * number
        later.hits += (HITS_IN_ROUND[round] + HITS_OF_LOAD * load) * number - HITS_OF_STRENGTH * strength
        later.wounds += WOUNDS_IN_ROUND[round]
    later.hits = max(LEAST_HITS * left, later.hits)
    if rules.family_bonuses:
        if state.cells[HOMES] >> BARRICADE & 1:
            later.hits -= BARRICADE_BONUS * (left + 1)
        if state.cells[HOMES] >> HEAL & 1:
            later.wounds -= HEAL_BONUS * left / number
    return later


def farmstead_left(state: SamuraiSpirit, forecast: Forecast, later: LaterLosses) -> float:
    """The probability that a farmstead is left.

    On Hard and Heroic, lost farmsteads cost families and wounds, which are added to the later losses.
    """
    cells = state.cells
    hits = forecast.hits + later.hits
    missing = forecast.farms + later.farms
    lost = missing + softplus(hits - float(cells[BARRICADES]), BARRICADE_SOFTNESS)
    if state.rules.farm_penalties:
        lost *= PUNISHED_FARM
        sure = min(lost, float(cells[FARMS]))
        later.families += FAMILIES_OF_FARM * sure
        later.wounds += WOUNDS_OF_FARM * sure / state.rules.samurai
    spread = sqrt(SPREAD + SPREAD_OF_HITS * max(0.0, hits) + SPREAD_OF_FARMS * missing)
    margin = 1.7 * (float(cells[FARMS]) - 0.5 - lost) / spread
    return 1.0 / (1.0 + exp(min(60.0, -margin)))


def family_left(state: SamuraiSpirit, forecast: Forecast, later: LaterLosses) -> float:
    """The probability that a family is left; later losses are Poisson distributed."""
    none, one, two = forecast.families
    no_more = exp(-later.families)
    one_more = no_more * later.families
    homes = int(state.cells[HOMES]).bit_count()
    if homes >= 3:
        two_more = one_more * later.families * 0.5
        return none * (no_more + one_more + two_more) + one * (no_more + one_more) + two * no_more
    if homes == 2:
        return none * (no_more + one_more) + one * no_more
    return none * no_more


def nobody_dies(state: SamuraiSpirit, forecast: Forecast, later: LaterLosses) -> float:
    """The probability that no samurai dies."""
    cells = state.cells
    alive = 1.0
    for seat in range(state.rules.samurai):
        health = 4 - 2 * (cells[ANIMAL] >> seat & 1) - (cells[WOUNDED] >> seat & 1)
        rate = max(0.001, forecast.wounds[seat] + later.wounds)
        alive *= survives(health, forecast.hats[seat], forecast.pending[seat], rate)
    return alive


def survives(health: int, hat: float, pending: float, rate: float) -> float:
    """How likely a samurai takes fewer wounds than its health.

    Wounds come from a missing hat and from a waiting penalty, with these probabilities, and from other causes, Poisson
    distributed with this rate.
    """
    if pending > 1.0:
        rate += pending - 1.0
        pending = 1.0
    neither = (1.0 - hat) * (1.0 - pending)
    both = hat * pending
    one = 1.0 - neither - both
    at_most = [exp(-rate)]  # the probability of at most 0, 1, 2, … other wounds
    part = at_most[0]
    for number in range(1, health):
        part *= rate / number
        at_most.append(at_most[-1] + part)
    alive = neither * at_most[health - 1]
    if health >= 2:
        alive += one * at_most[health - 2]
    if health >= 3:
        alive += both * at_most[health - 3]
    return alive
