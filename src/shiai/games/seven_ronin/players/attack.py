"""How the heuristic player plans an attack.

Each ninja goes where its expected gain is greatest: a wound if a ronin comes there, an occupied area if nobody does.
"""

from random import Random
from typing import Final

from shiai.core.native import Cells
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

# The share of the reserve to plan in each round. Early ninja have longer effects; what is left after round 8 is wasted.
SHARE: Final[list[float]] = [0.0, 0.24, 0.19, 0.22, 0.25, 0.3, 0.4, 0.4, 1.0]
ALL_IN: Final = 2  # ninja above that share when this round can reach the fifth area
REPELLED: Final = 2  # attacked areas that will probably be defended
WOUND: Final = 0.35  # one wound more
KILL: Final = 1.0  # the wound that eliminates
# The value of occupied areas, by the area count.
PROMISE: Final[list[float]] = [0.0, 0.6, 1.2, 1.9, 3.0, 4.5, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0]
TAKE_WORTH: Final = 0.42  # how much the value of that area counts
OVERRUN: Final = 0.5  # how much an area counts whose ronin must fall first
REINFORCE: Final = 0.05  # one ninja more where nobody comes
UNSURE: Final = 0.05  # the least chance that the Defender acts unexpectedly
COVER_SPREAD: Final = 0.4  # how much likelier the Defender guards areas of higher value
COVER_RETAKEN: Final = 0.16  # how much likelier he retakes an area with one ninja
MARKET_EARLY: Final = 0.35  # one ninja on the Market in the first round; its bonus lasts for all later rounds
MARKET_LATER: Final = 0.04  # how much less in each later round
NOISE: Final = 0.4  # so that plans cannot be predicted


def plan_attack(view: SevenRonin, rng: Random) -> int:
    """The place of the next ninja, or done when enough are planned for this round."""
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
        if action == DONE:
            continue
        place = PLACE.part(action)
        if place == MARKET:
            gain = MARKET_EARLY - MARKET_LATER * float(cells[ROUND])
        else:
            gain = placement_gain(cells, place, cover[place], fall, aims)
        gain += NOISE * rng.random()
        if best == DONE or gain > most:
            best, most = action, gain
    return best


def share(view: SevenRonin) -> int:
    """How many ninja this round's plan should have."""
    cells = view.cells
    wanted = int(float(cells[RESERVE]) * SHARE[cells[ROUND]] + 0.5)
    if can_press(view):
        wanted += ALL_IN
    return max(wanted, MINIMUM[cells[ROUND]])


def can_press(view: SevenRonin) -> bool:
    """Can this round's plan reach the fifth area?"""
    count = counted(occupied(view), 0)
    return count + view.rules.threat[view.cells[ROUND]] - REPELLED >= AREAS_NEEDED


def likely_cover(view: SevenRonin) -> list[float]:
    """For each area the chance that a ronin will stand there: higher for valuable areas and for few ninja."""
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
        ninja: int = cells[NINJA + area]
        if ninja:
            chance += COVER_RETAKEN * (2 - ninja)
        cover.append(min(1.0 - UNSURE, max(UNSURE, chance)))
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] < MARKET:  # held: he will certainly be there
            cover[cells[RONIN + ronin]] = 1.0
    return cover


def likely_falls(cells: Cells) -> list[float]:
    """The share of the ronin in hand who fall by their first, second, … wound in this round."""
    falls = [0.0] * (max(DURABILITY) + 1)
    free = 0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] == HAND:
            free += 1
            falls[DURABILITY[ronin] - cells[WOUNDS + ronin]] += 1.0
    return [number / free for number in falls] if free else falls


def placement_gain(cells: Cells, area: int, cover: float, fall: list[float], aims: int) -> float:
    """The expected gain of one more ninja in this area: a wound if a ronin is there, an occupied area if nobody is."""
    number = cells[NINJA + area] + cells[ATTACK + area] + 1
    bit = 1 << area
    taking = PROMISE[counted(aims | bit, 0)] - PROMISE[counted(aims & ~bit, 0)] + TAKE_WORTH * AREA_WORTH[area]
    if cover == 1.0:
        return held_gain(cells, area, number, taking)
    fallen = 0.0  # the share of ronin whom the ninja before this one eliminate
    for earlier in range(1, min(number, len(fall))):
        fallen += fall[earlier]
    falling = fall[number] if number < len(fall) else 0.0
    gain = cover * ((1.0 - fallen) * WOUND + falling * KILL)
    gain += cover * fallen * OVERRUN * taking
    return gain + (1.0 - cover) * (taking if number == 1 else REINFORCE)


def held_gain(cells: Cells, area: int, number: int, taking: float) -> float:
    """The gain where held ronin stand, whose remaining durability is known."""
    strength = 0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] == area:
            strength += DURABILITY[ronin] - cells[WOUNDS + ronin]
    if number < strength:
        return WOUND
    if number == strength:
        return WOUND + KILL
    return taking if number == strength + 1 else REINFORCE
