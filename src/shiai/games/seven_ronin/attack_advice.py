"""How the heuristic player attacks: where he plans his ninja, and what he makes of the areas he occupies."""

from random import Random
from typing import Final

from shiai.games.seven_ronin.actions import COPY, DONE, ENOUGH, FINISH, PLACE, SEND, TARGET, USE, WITHDRAW
from shiai.games.seven_ronin.components import (
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    DURABILITY,
    FIELDS,
    GONE,
    HAND,
    INN,
    MARKET,
    MINIMUM,
    RONIN_COUNT,
    WATCHTOWER,
    area_with,
)
from shiai.games.seven_ronin.evaluation import AREA_WORTH, PASSAGE, counted, prospects, reach
from shiai.games.seven_ronin.state import (
    ATTACK,
    FIELD_COPIED,
    HELD_NEXT,
    NINJA,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED_NEXT,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.steps.area_abilities import GAINED, in_sight
from shiai.games.seven_ronin.table import guarded, occupied

WELL: Final = area_with("wound_chosen_ronin")
GRANARY: Final = area_with("gain_ninja")
SHRINE: Final = area_with("silence_chosen_ronin_next_round")
PEN: Final = area_with("hold_chosen_ronin")
GRAVES: Final = area_with("withdraw_ninja")
# Their use costs nothing and never spoils another use, so they need no thought; the Well may make room for others.
ALWAYS_USED: Final = (WELL, WATCHTOWER, GRANARY, SHRINE, PEN)
CHOSEN_FOR: Final[dict[str, int]] = {
    "wound_chosen_ronin": WELL,
    "choose_wounded": WELL,
    "hold_chosen_ronin": PEN,
    "silence_chosen_ronin_next_round": SHRINE,
}

# The part of the reserve to be planned in a round. Early ninja work longer, and what is left after round 8 is wasted.
SHARE: Final[list[float]] = [0.0, 0.17, 0.19, 0.22, 0.25, 0.3, 0.4, 0.5, 1.0]
ALL_IN: Final = 3  # ninja above that share when this round can bring the fifth area
WOUND: Final = 0.5  # one wound more
KILL: Final = 1.0  # the wound that eliminates
# The promise of so many occupied areas, by the area count.
PROMISE: Final[list[float]] = [0.0, 0.6, 1.2, 1.9, 3.0, 4.5, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0]
TAKE_WORTH: Final = 0.6  # how much the worth of that area counts
REINFORCE: Final = 0.25  # one ninja more where nobody comes
COVER_SPREAD: Final = 0.4  # how much likelier the Defender is to stand in the areas of more worth
COVER_RETAKEN: Final = 0.1  # how much likelier he is to come back to an area with one ninja
MARKET_EARLY: Final = 0.35  # one ninja on the Market, in the first round; it works in every round to come
MARKET_LATER: Final = 0.05  # how much less in each later round
NOISE: Final = 0.3  # nobody should know the plan beforehand


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
    return count + view.rules.threat[view.cells[ROUND]] - 2 >= AREAS_NEEDED


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
        cover.append(min(0.95, max(0.05, chance)))
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
    gain += cover * fallen * (taking if number > 1 else 0.0) * 0.5
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


def use_areas(view: SevenRonin) -> int:
    """Which area to use next in Combat step 3, or finish."""
    legal = view.legal(ATTACKER)
    held = occupied(view)
    if counted(held, view.cells[FIELD_COPIED]) >= AREAS_NEEDED:
        return FINISH
    closed, weak = closed_and_weak(view)
    winning = reach(view, held, closed, weak) >= AREAS_NEEDED
    if not winning:
        for area in ALWAYS_USED:
            if USE + area in legal:
                return USE + area
    best = FINISH
    most = 0.0
    for area in (GRAVES, PASSAGE, INN, GRANARY):
        if USE + area in legal:
            gain = ability_gain(view, area)
            if gain > most:
                best, most = USE + area, gain
    return best


def closed_and_weak(view: SevenRonin) -> tuple[int, int]:
    """The areas that the Passage cannot take, and those it takes with two ninja (see `reach`)."""
    cells = view.cells
    weak = 0
    seen = 0
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        if place < MARKET:
            if DURABILITY[ronin] - cells[WOUNDS + ronin] == 1 and not seen >> place & 1:
                weak |= 1 << place
            else:
                weak &= ~(1 << place)
            seen |= 1 << place
    return guarded(view) & ~weak, weak


def ability_gain(view: SevenRonin, area: int) -> float:
    """How much the best use of this area's ability improves the prospects."""
    if area == INN:
        return best_copy(view)[0]
    if area == PASSAGE:
        return best_send(view)[0]
    if area == GRAVES:
        return best_withdrawal(view)[0]
    if area in (WELL, PEN, SHRINE):
        return best_target(view, area, (1 << RONIN_COUNT) - 1)[0]
    trial = view.clone()
    before = prospects(trial)
    if area == GRANARY:
        trial.cells[RESERVE] += GAINED
    elif area == WATCHTOWER:
        hit = in_sight(view)
        for ronin in range(RONIN_COUNT):
            trial.cells[WOUNDS + ronin] += hit >> ronin & 1
    else:
        trial.cells[FIELD_COPIED] = 1
    return prospects(trial) - before


def best_copy(view: SevenRonin) -> tuple[float, int]:
    """The best ability for the Inn to copy, and what it brings."""
    held = occupied(view) & ~(1 << INN)
    best = COPY
    most = 0.0
    for area in range(AREAS):
        if held >> area & 1:
            gain = ability_gain(view, area)
            if gain > most:
                best, most = COPY + area, gain
    return most, best


def best_target(view: SevenRonin, area: int, among: int) -> tuple[float, int]:
    """The ronin whom the Well, the Animal Pen or the Shrine should choose, and what it brings."""
    trial = view.clone()
    cells = trial.cells
    before = prospects(trial)
    best = TARGET
    most = -1.0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] >= MARKET or not among >> ronin & 1:
            continue
        cell = WOUNDS + ronin
        change = 1
        if area != WELL:
            cell = HELD_NEXT if area == PEN else SILENCED_NEXT
            change = (1 << ronin) & ~cells[cell]
        cells[cell] += change
        gain = prospects(trial) - before
        cells[cell] -= change
        if gain > most:
            best, most = TARGET + ronin, gain
    return most, best


def best_send(view: SevenRonin) -> tuple[float, int]:
    """Where the Passage should send how many ninja, and what it brings."""
    trial = view.clone()
    cells = trial.cells
    before = prospects(trial)
    best = SEND
    most = -1.0
    for number in range(1, min(2, cells[RESERVE]) + 1):
        cells[RESERVE] -= number
        for area in range(AREAS):
            cells[NINJA + area] += number
            gain = prospects(trial) - before
            cells[NINJA + area] -= number
            if gain > most:
                best, most = SEND + 2 * area + number - 1, gain
        cells[RESERVE] += number
    return most, best


def best_withdrawal(view: SevenRonin) -> tuple[float, int]:
    """The area from which the Burial Grounds should take a ninja; enough if that makes nothing better."""
    trial = view.clone()
    cells = trial.cells
    before = prospects(trial)
    best = ENOUGH
    most = 0.0
    for area in range(AREAS):
        if cells[NINJA + area]:
            cells[NINJA + area] -= 1
            cells[RESERVE] += 1
            gain = prospects(trial) - before
            cells[NINJA + area] += 1
            cells[RESERVE] -= 1
            if gain > most:
                best, most = WITHDRAW + area, gain
    return most, best


def answer_area(view: SevenRonin) -> int:
    """The choice that an area's ability asks for."""
    legal = view.legal(ATTACKER)
    name = view.stack[-1].name
    if name == "copy_ability_of_another_occupied_area":
        best = best_copy(view)[1]
    elif name == "send_ninja_to_one_area":
        best = best_send(view)[1]
    elif name == "withdraw_ninja":
        best = best_withdrawal(view)[1]
    else:
        among = 0
        for action in legal:
            among |= 1 << action - TARGET
        best = best_target(view, CHOSEN_FOR[name], among)[1]
    return best if best in legal else legal[0]
