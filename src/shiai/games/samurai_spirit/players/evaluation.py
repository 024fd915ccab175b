"""How good a state of Samurai Spirit is for the team: the chance to save the village, as the heuristic player sees it.

Three things must not happen: the last farmstead lost, the last family lost, a samurai dead. Each gets a chance from
what this round and the rounds to come will probably cost, and all must go well.
"""

from math import exp, sqrt

from shiai.games.samurai_spirit.players.forecast import Forecast, foresee, soft
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


class Later:
    """What the rounds to come will probably cost."""

    def __init__(self) -> None:
        self.families = 0.0
        self.farms = 0.0
        self.hits = 0.0
        self.wounds = 0.0  # for each samurai


def evaluate(state: SamuraiSpirit) -> float:
    """From -1 (lost) to 1 (won), the same for every seat."""
    return 2.0 * chance(state, odds_of(state)) - 1.0


def chance(state: SamuraiSpirit, odds: Odds) -> float:
    """How likely the village is saved. `odds` may have been counted a few choices ago, but not in another round."""
    cells = state.cells
    if cells[RESULT]:
        return 1.0 if cells[RESULT] == VILLAGE_SAVED else 0.0
    if cells[ROUND] != odds.round:
        odds = odds_of(state)
    forecast = foresee(state, odds)
    later = later_rounds(state, forecast.strength)
    farms_stand = chance_of_farms(state, forecast, later)
    return farms_stand * chance_of_families(state, forecast, later) * chance_of_lives(state, forecast, later)


def later_rounds(state: SamuraiSpirit, strength: float) -> Later:
    """Sum up the rounds after this one."""
    rules = state.rules
    number = rules.samurai
    later = Later()
    left = ROUNDS - state.cells[ROUND]
    for round in range(state.cells[ROUND] + 1, ROUNDS + 1):
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


def chance_of_farms(state: SamuraiSpirit, forecast: Forecast, later: Later) -> float:
    """A farmstead will stand. On Hard and Heroic lost ones cost families and wounds, which `later` is told."""
    cells = state.cells
    hits = forecast.hits + later.hits
    missing = forecast.farms + later.farms
    lost = missing + soft(hits - cells[BARRICADES], BARRICADE_SOFTNESS)
    if state.rules.farm_penalties:
        lost *= PUNISHED_FARM
        sure = min(lost, float(cells[FARMS]))
        later.families += FAMILIES_OF_FARM * sure
        later.wounds += WOUNDS_OF_FARM * sure / state.rules.samurai
    spread = sqrt(SPREAD + SPREAD_OF_HITS * max(0.0, hits) + SPREAD_OF_FARMS * missing)
    margin = 1.7 * (cells[FARMS] - 0.5 - lost) / spread
    return 1.0 / (1.0 + exp(min(60.0, -margin)))


def chance_of_families(state: SamuraiSpirit, forecast: Forecast, later: Later) -> float:
    """A family will be left: those lost later come like rare accidents."""
    none, one, two = forecast.families
    no_more = exp(-later.families)
    one_more = no_more * later.families
    homes = state.cells[HOMES].bit_count()
    if homes >= 3:
        two_more = one_more * later.families * 0.5
        return none * (no_more + one_more + two_more) + one * (no_more + one_more) + two * no_more
    if homes == 2:
        return none * (no_more + one_more) + one * no_more
    return none * no_more


def chance_of_lives(state: SamuraiSpirit, forecast: Forecast, later: Later) -> float:
    """Nobody will die."""
    cells = state.cells
    alive = 1.0
    for seat in range(state.rules.samurai):
        health = 4 - 2 * (cells[ANIMAL] >> seat & 1) - (cells[WOUNDED] >> seat & 1)
        rate = max(0.001, forecast.wounds[seat] + later.wounds)
        alive *= survives(health, forecast.hats[seat], forecast.pending[seat], rate)
    return alive


def survives(health: int, hat: float, pending: float, rate: float) -> float:
    """How likely fewer wounds than `health` come: by a missed hat, by a penalty that waits, and by accidents."""
    if pending > 1.0:
        rate += pending - 1.0
        pending = 1.0
    neither = (1.0 - hat) * (1.0 - pending)
    both = hat * pending
    one = 1.0 - neither - both
    accidents = [exp(-rate)]  # at most 0, at most 1, …
    part = accidents[0]
    for number in range(1, health):
        part *= rate / number
        accidents.append(accidents[-1] + part)
    alive = neither * accidents[health - 1]
    if health >= 2:
        alive += one * accidents[health - 2]
    if health >= 3:
        alive += both * accidents[health - 3]
    return alive
