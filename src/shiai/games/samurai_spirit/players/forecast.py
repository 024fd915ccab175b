"""What the rest of the round will probably bring: who takes on how many raiders, what is missed, what is hit."""

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
    FLAMES,
    GOROBEI,
    HAT,
    KANBEI,
    NO_PENALTY,
    PENALTY,
    SECOND_PENALTY,
    SYMBOLS,
    VALUE,
    WOUND,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    DEFENCE,
    GAINED,
    INTRUDERS,
    LINES,
    NO_CARD,
    PASSED,
    SAMURAI,
    STACK,
    TOKENS,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.table import last_card

BEFORE_PENALTIES: Final = ("absent_tokens", "ignore_penalties", "penalty_order")
SMALLEST_CAPACITY: Final = 0.05


class Forecast:
    """Expected losses of this round. Lists are by seat."""

    def __init__(self, state: SamuraiSpirit, odds: Odds) -> None:
        self.state = state
        self.odds = odds
        self.capacity: list[float] = []
        self.strength = 0.0  # how far the Kiai values are above 10
        self.hits = 0.0  # on the village
        self.farms = 0.0  # lost for missing farms
        self.families = [1.0, 0.0, 0.0]  # how likely 0, 1 or 2 families are lost
        self.hats: list[float] = []  # how likely the hat is missed
        self.wounds: list[float] = []  # of penalties of raiders to come
        self.pending: list[float] = []  # of the penalty of the last card


def foresee(state: SamuraiSpirit, odds: Odds) -> Forecast:
    """Everything about this round."""
    forecast = Forecast(state, odds)
    share_out(forecast)
    count_intruders(forecast)
    for seat in range(state.rules.samurai):
        forecast.pending.append(0.0)
        if not state.cells[PASSED] >> seat & 1:
            if state.cells[TOKENS + seat] != seat:
                forecast.hits -= LENT_TOKEN[state.cells[SAMURAI + seat]]
            if state.cells[LINES + seat]:
                await_penalties(forecast, seat)
    return forecast


def share_out(forecast: Forecast) -> None:
    """Share the raiders out by capacity; those above it overflow into the village."""
    state, odds = forecast.state, forecast.odds
    raiders = float(state.cells[STACK.at])
    whole = help_within_reach = 0.0
    for seat in range(state.rules.samurai):
        value = kiai_value(state.cells, seat)
        room = value - total(state.cells, seat)
        forecast.strength += value - 10
        can_fight = room > 0 and not state.cells[PASSED] >> seat & 1
        capacity = capacity_of(forecast, seat, room) if can_fight else 0.0
        if can_fight and room <= 6:
            help_within_reach += KIAI_HELP[state.cells[SAMURAI + seat]] * odds.values[room]
        forecast.capacity.append(capacity)
        whole += capacity
    overflow = soft(raiders - whole, OVERFLOW_SOFTNESS)
    absorbed = max(0.0, raiders - overflow)
    share = absorbed / whole if whole > 0.001 else 0.0
    forecast.hits = overflow * odds.flames + absorbed * HITS_PER_RAIDER - help_within_reach * min(1.0, share)
    for seat in range(state.rules.samurai):
        look_for_symbols(forecast, seat, forecast.capacity[seat] * share, absorbed)


def capacity_of(forecast: Forecast, seat: int, room: int) -> float:
    """How many raiders a samurai in the round can still take on."""
    cells = forecast.state.cells
    capacity = CAPACITY + CAPACITY_OF_ROOM * room / forecast.odds.value + CAPACITY_OF_TALENT[cells[SAMURAI + seat]]
    for symbol in range(SYMBOLS):
        if cells[DEFENCE + seat * SYMBOLS + symbol] == NO_CARD:
            capacity += CAPACITY_OF_SYMBOL
    if room <= 6:
        capacity += CAPACITY_OF_KIAI * forecast.odds.values[room]
    return max(SMALLEST_CAPACITY, capacity)


def look_for_symbols(forecast: Forecast, seat: int, draws: float, absorbed: float) -> None:
    """How likely this samurai misses a hat, a farm or a doll at the end of the round."""
    cells, odds = forecast.state.cells, forecast.odds
    row = DEFENCE + seat * SYMBOLS
    useful = OWN_DRAWS * draws
    if forecast.capacity[seat] > 0.0:
        useful += OTHER_DRAWS * (absorbed - draws)
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
    """Each intruder with flames will hit the village."""
    cells = forecast.state.cells
    for card in INTRUDERS.places(cells):
        if card < 0:
            forecast.hits += forecast.odds.flames
        elif FLAMES[card]:
            forecast.hits += 1.0


def await_penalties(forecast: Forecast, seat: int) -> None:
    """The penalties of the last card, if the samurai cannot ignore them."""
    state = forecast.state
    cells = state.cells
    card = last_card(cells, seat)
    if PENALTY[card] == NO_PENALTY or held_talents(state, seat) >> (KANBEI if VALUE[card] & 1 else GOROBEI) & 1:
        return
    turns = (seat - cells[ACTIVE]) % state.rules.samurai
    comes = 1.0 if cells[STACK.at] >= turns else LATE_PENALTY
    again = seat == cells[ACTIVE] and not (state.stack and state.stack[-1].name in BEFORE_PENALTIES)
    for penalty in (PENALTY[card], SECOND_PENALTY[card]):
        if penalty == NO_PENALTY:
            continue
        wounds = penalty == WOUND or impossible_arrow(state, seat, penalty)
        if wounds:
            forecast.pending[seat] += comes * (WOUND_AGAIN if again else 1.0)
        if penalty == WOUND or not wounds:
            forecast.hits += HITS_OF_PENALTY[penalty] * comes * (PENALTY_AGAIN if again else 1.0)


def impossible_arrow(state: SamuraiSpirit, seat: int, penalty: int) -> bool:
    """An arrow towards a samurai that has passed, which wounds instead (SS-5.10)."""
    passed = state.cells[PASSED]
    if penalty == DRAW_LEFT:
        return passed >> state.rules.left[seat] & 1 == 1
    return penalty == DRAW_RIGHT and passed >> state.rules.right[seat] & 1 == 1


def held_talents(state: SamuraiSpirit, seat: int) -> int:
    """The talents a samurai will have in its next turn."""
    cells = state.cells
    mask = 1 << cells[SAMURAI + seat] | cells[GAINED + seat]
    for owner in range(state.rules.samurai):
        if cells[TOKENS + owner] == seat:
            mask |= 1 << cells[SAMURAI + owner]
    return mask


def soft(amount: float, width: float) -> float:
    """What is above 0, with a soft corner of this width."""
    steep = amount / width
    if steep > 20.0:
        return amount
    if steep < -20.0:
        return 0.0
    return width * log(1.0 + exp(steep))
