"""Where the heuristic player plans his ninja.

Every ninja goes where it promises most: a wound if a ronin comes there, an occupied area if nobody does.
"""

from random import Random
from typing import Final

from shiai.games.seven_ronin.players.evaluation import AREA_WORTH
from shiai.games.seven_ronin.rules.actions import DONE, PLACE
from shiai.games.seven_ronin.rules.components import (
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    DURABILITY,
    HAND,
    MARKET,
    MINIMUM,
    RONIN_COUNT,
)
from shiai.games.seven_ronin.rules.state import ATTACK, NINJA, RESERVE, RONIN, ROUND, WOUNDS, SevenRonin
from shiai.games.seven_ronin.rules.table import counted, occupied

# The part of the reserve to be planned in a round. Early ninja work longer, and what is left after round 8 is wasted.
SHARE: Final[list[float]] = [0.0, 0.24, 0.19, 0.22, 0.25, 0.3, 0.4, 0.4, 1.0]
ALL_IN: Final = 2  # ninja above that share when this round can bring the fifth area
REPELLED: Final = 2  # so many of the areas attacked will be defended
WOUND: Final = 0.35  # one wound more
KILL: Final = 1.0  # the wound that eliminates
# The promise of so many occupied areas, by the area count.
PROMISE: Final[list[float]] = [0.0, 0.6, 1.2, 1.9, 3.0, 4.5, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0]
TAKE_WORTH: Final = 0.42  # how much the worth of that area counts
OVERRUN: Final = 0.5  # how much an area counts that has to be taken over the body of a ronin
REINFORCE: Final = 0.05  # one ninja more where nobody comes
UNSURE: Final = 0.05  # the least chance that the Defender thinks otherwise
COVER_SPREAD: Final = 0.4  # how much likelier the Defender is to stand in the areas of more worth
COVER_RETAKEN: Final = 0.16  # how much likelier he is to come back to an area with one ninja
MARKET_EARLY: Final = 0.35  # one ninja on the Market, in the first round; it works in every round to come
MARKET_LATER: Final = 0.04  # how much less in each later round
NOISE: Final = 0.4  # nobody should know the plan beforehand


def plan_attack(view: SevenRonin, rng: Random) -> int:
    """The place of one more ninja, or done when the share of this round is planned."""
    legal = view.legal(ATTACKER)
    cells = view.cells
    planned = sum(cells[ATTACK : ATTACK + AREAS + 1])
    if legal[-1] == DONE and planned >= share(view):
        return DONE
    cover, fall = likely_cover(view), likely_falls(cells)
    aims = occupied(view)
    for area in range(AREAS):
        if cells[ATTACK + area]:
            aims |= 1 << area
    best = DONE
    most = 0.0
    for action in legal:
        place = action - PLACE
        if action == DONE:
            continue
        if place == MARKET:
            gain = MARKET_EARLY - MARKET_LATER * cells[ROUND]
        else:
            gain = placement_gain(cells, place, cover[place], fall, aims)
        gain += NOISE * rng.random()
        if best == DONE or gain > most:
            best, most = action, gain
    return best


def share(view: SevenRonin) -> int:
    """How many ninja this round's plan should have."""
    cells = view.cells
    wanted = int(cells[RESERVE] * SHARE[cells[ROUND]] + 0.5)
    if can_press(view):
        wanted += ALL_IN
    return max(wanted, MINIMUM[cells[ROUND]])


def can_press(view: SevenRonin) -> bool:
    """The fifth area is in reach of this round's plan."""
    count = counted(occupied(view), 0)
    return count + view.rules.threat[view.cells[ROUND]] - REPELLED >= AREAS_NEEDED


def likely_cover(view: SevenRonin) -> list[float]:
    """For every area, how likely a ronin will stand there: the Defender minds worthy areas and weak occupants more."""
    cells = view.cells
    free = 0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] == HAND:
            free += 1
    average = free / AREAS
    middle = sum(AREA_WORTH) / AREAS
    cover: list[float] = []
    for area in range(AREAS):
        chance = average + COVER_SPREAD * (AREA_WORTH[area] - middle)
        ninja = cells[NINJA + area]
        if ninja:
            chance += COVER_RETAKEN * (2 - ninja)
        cover.append(min(1.0 - UNSURE, max(UNSURE, chance)))
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] < MARKET:  # held: he will be there for sure
            cover[cells[RONIN + ronin]] = 1.0
    return cover


def likely_falls(cells: list[int]) -> list[float]:
    """Which part of the ronin in hand falls by their first, second, … wound in this round."""
    falls = [0.0] * (max(DURABILITY) + 1)
    free = 0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] == HAND:
            free += 1
            falls[DURABILITY[ronin] - cells[WOUNDS + ronin]] += 1.0
    return [number / free for number in falls] if free else falls


def placement_gain(cells: list[int], area: int, cover: float, fall: list[float], aims: int) -> float:
    """What one more ninja in this area promises: a wound if a ronin is there, an occupied area if nobody is."""
    number = cells[NINJA + area] + cells[ATTACK + area] + 1
    bit = 1 << area
    taking = PROMISE[counted(aims | bit, 0)] - PROMISE[counted(aims & ~bit, 0)] + TAKE_WORTH * AREA_WORTH[area]
    if cover == 1.0:
        return held_gain(cells, area, number, taking)
    fallen = 0.0  # who has fallen before this ninja comes
    for earlier in range(1, min(number, len(fall))):
        fallen += fall[earlier]
    falling = fall[number] if number < len(fall) else 0.0
    gain = cover * ((1.0 - fallen) * WOUND + falling * KILL)
    gain += cover * fallen * OVERRUN * taking
    return gain + (1.0 - cover) * (taking if number == 1 else REINFORCE)


def held_gain(cells: list[int], area: int, number: int, taking: float) -> float:
    """The same where a held ronin stands, whose strength is known."""
    strength = 0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] == area:
            strength += DURABILITY[ronin] - cells[WOUNDS + ronin]
    if number < strength:
        return WOUND
    if number == strength:
        return WOUND + KILL
    return taking if number == strength + 1 else REINFORCE
