"""The losses expected in the rest of the round: raiders that nobody can fight, missing symbols, penalties."""

from math import exp, log
from typing import Final

from shiai.games.samurai_spirit.players.odds import Odds
from shiai.games.samurai_spirit.players.weights import (
    CAPACITY,
    CAPACITY_OF_KIAI,
    CAPACITY_OF_ROOM,
    CAPACITY_OF_SYMBOL,
    CAPACITY_OF_TALENT,
    HITS_OF_PENALTY,
    HITS_PER_RAIDER,
    KIAI_HELP,
    LATE_PENALTY,
    LENT_TOKEN,
    OTHER_DRAWS,
    OVERFLOW_SOFTNESS,
    OWN_DRAWS,
    PENALTY_AGAIN,
    WOUND_AGAIN,
    WOUNDS_PER_RAIDER,
)
from shiai.games.samurai_spirit.rules.components import (
    DOLL,
    DRAW_LEFT,
    DRAW_RIGHT,
    FARM,
    GOROBEI,
    HAT,
    HIGHEST_VALUE,
    KANBEI,
    NO_DEFEND,
    NO_PENALTY,
    NO_SUPPORT,
    NO_TALENT,
    SYMBOLS,
    WOUND,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    CANNOT_DEFEND,
    CANNOT_SUPPORT,
    DEFENCE,
    GAINED,
    INTRUDERS,
    LINES,
    NO_CARD,
    PASSED,
    RESTRICTED,
    SAMURAI,
    STACK,
    TOKENS,
    WITHOUT_TALENT,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.table import borrowed_talents, last_card

BEFORE_PENALTIES: Final = ("absent_tokens", "ignore_penalties")
RESTRICTIONS: Final = ((CANNOT_DEFEND, NO_DEFEND), (CANNOT_SUPPORT, NO_SUPPORT), (WITHOUT_TALENT, NO_TALENT))
SMALLEST_CAPACITY: Final = 0.05
USUAL_KIAI_VALUE: Final = 10


class Forecast:
    """The expected losses of this round. Lists are by seat."""

    def __init__(self, state: SamuraiSpirit, odds: Odds) -> None:
        self.state = state
        self.odds = odds
        self.capacity: list[float] = []  # raiders that each samurai can take on
        self.strength = 0.0  # sum of the Kiai values above the usual one
        self.hits = 0.0  # village hits
        self.farms = 0.0  # farmsteads lost for missing farm symbols
        self.families = [1.0, 0.0, 0.0]  # probabilities to lose 0, 1 or 2 families
        self.hats: list[float] = []  # probability that the hat is missing
        self.wounds: list[float] = []  # by the penalties of raiders not drawn yet
        self.pending: list[float] = []  # by the penalties of the last card


def forecast_round(state: SamuraiSpirit, odds: Odds) -> Forecast:
    """The expected losses from now to the end of the round."""
    forecast = Forecast(state, odds)
    distribute_raiders(forecast)
    count_intruders(forecast)
    count_restrictions(forecast)
    for seat in range(state.rules.samurai):
        forecast.pending.append(0.0)
        if not state.cells[PASSED] >> seat & 1:
            if state.cells[TOKENS + seat] != seat:
                forecast.hits -= LENT_TOKEN[state.cells[SAMURAI + seat]]
            if state.cells[LINES + seat]:
                count_penalties(forecast, seat)
    return forecast


def distribute_raiders(forecast: Forecast) -> None:
    """Distribute the raiders by capacity; those beyond it become intruders or village hits."""
    state, odds = forecast.state, forecast.odds
    raiders = float(state.cells[STACK.at])
    capacity_of_all = kiai_help = 0.0
    for seat in range(state.rules.samurai):
        value = kiai_value(state, seat)
        room = value - total(state, seat)
        forecast.strength += value - USUAL_KIAI_VALUE
        can_fight = room > 0 and not state.cells[PASSED] >> seat & 1
        capacity = capacity_of(forecast, seat, room) if can_fight else 0.0
        if can_fight and room <= HIGHEST_VALUE:
            kiai_help += KIAI_HELP[state.cells[SAMURAI + seat]] * odds.values[room]
        forecast.capacity.append(capacity)
        capacity_of_all += capacity
    overflow = softplus(raiders - capacity_of_all, OVERFLOW_SOFTNESS)
    fought = max(0.0, raiders - overflow)
    share = fought / capacity_of_all if capacity_of_all > 0.001 else 0.0
    forecast.hits = overflow * odds.flames + fought * HITS_PER_RAIDER - kiai_help * min(1.0, share)
    for seat in range(state.rules.samurai):
        count_missing_symbols(forecast, seat, forecast.capacity[seat] * share, fought)


def capacity_of(forecast: Forecast, seat: int, room: int) -> float:
    """How many raiders a samurai in the round can still take on."""
    cells = forecast.state.cells
    capacity = CAPACITY + CAPACITY_OF_ROOM * room / forecast.odds.value + CAPACITY_OF_TALENT[cells[SAMURAI + seat]]
    for symbol in range(SYMBOLS):
        if cells[DEFENCE + seat * SYMBOLS + symbol] == NO_CARD:
            capacity += CAPACITY_OF_SYMBOL
    if room <= HIGHEST_VALUE:
        capacity += CAPACITY_OF_KIAI * forecast.odds.values[room]
    return max(SMALLEST_CAPACITY, capacity)


def count_missing_symbols(forecast: Forecast, seat: int, draws: float, fought: float) -> None:
    """The losses by missing symbols, given the draws of this samurai and the raiders that all fight."""
    cells, odds = forecast.state.cells, forecast.odds
    row = DEFENCE + seat * SYMBOLS
    useful = OWN_DRAWS * draws
    if forecast.capacity[seat] > 0.0:
        useful += OTHER_DRAWS * (fought - draws)
    if cells[row + DOLL] == NO_CARD:
        missed = (1.0 - odds.doll) ** useful
        found = 1.0 - missed
        none, one, two = forecast.families
        forecast.families = [none * found, one * found + none * missed, two * found + one * missed]
    if cells[row + FARM] == NO_CARD:
        forecast.farms += (1.0 - odds.farm) ** useful
    forecast.hats.append((1.0 - odds.hat) ** useful if cells[row + HAT] == NO_CARD else 0.0)
    forecast.wounds.append(WOUNDS_PER_RAIDER * draws)


def count_intruders(forecast: Forecast) -> None:
    """The village hits of intruders with flames."""
    cells = forecast.state.cells
    for card in INTRUDERS.places(cells):
        if card < 0:
            forecast.hits += forecast.odds.flames
        elif forecast.state.rules.flames[card]:
            forecast.hits += 1.0


def count_restrictions(forecast: Forecast) -> None:
    """What the restrictions of the active samurai cost in this turn; `count_penalties` adds its later turns."""
    for restriction, penalty in RESTRICTIONS:
        if forecast.state.cells[RESTRICTED] & restriction:
            forecast.hits += HITS_OF_PENALTY[penalty] * (1.0 - PENALTY_AGAIN)


def count_penalties(forecast: Forecast, seat: int) -> None:
    """What the penalties of a last card cost, if the samurai cannot ignore them."""
    state = forecast.state
    cells = state.cells
    rules = state.rules
    card = last_card(cells, seat)
    next_talents = 1 << cells[SAMURAI + seat] | cells[GAINED + seat] | borrowed_talents(state, seat)
    if rules.penalty[card] == NO_PENALTY or next_talents >> (KANBEI if rules.value[card] & 1 else GOROBEI) & 1:
        return
    turns = (seat - cells[ACTIVE]) % state.rules.samurai
    likely = 1.0 if cells[STACK.at] >= turns else LATE_PENALTY
    again = seat == cells[ACTIVE] and not (state.stack and state.stack[-1].name in BEFORE_PENALTIES)
    for penalty in (rules.penalty[card], rules.second_penalty[card]):
        if penalty == NO_PENALTY:
            continue
        wounds = penalty == WOUND or impossible_arrow(state, seat, penalty)
        if wounds:
            forecast.pending[seat] += likely * (WOUND_AGAIN if again else 1.0)
        if penalty == WOUND or not wounds:
            forecast.hits += HITS_OF_PENALTY[penalty] * likely * (PENALTY_AGAIN if again else 1.0)


def impossible_arrow(state: SamuraiSpirit, seat: int, penalty: int) -> bool:
    """Is this an arrow towards a samurai that has passed? It wounds instead (SS-5.10)."""
    passed = state.cells[PASSED]
    if penalty == DRAW_LEFT:
        return passed >> state.rules.left[seat] & 1 == 1
    return penalty == DRAW_RIGHT and passed >> state.rules.right[seat] & 1 == 1


def softplus(amount: float, width: float) -> float:
    """A smooth maximum of 0 and the amount; the width says how smooth."""
    steep = amount / width
    if steep > 20.0:
        return amount
    if steep < -20.0:
        return 0.0
    return width * log(1.0 + exp(steep))
