"""What the heuristic player makes of the areas he occupies, in Combat step 3.

Nothing is hidden now, so every use is tried on a copy of the position and judged by the prospects after it.
"""

from typing import Final

from shiai.games.seven_ronin.players.evaluation import PASSAGE, prospects, reach
from shiai.games.seven_ronin.rules.actions import COPY, ENOUGH, FINISH, SEND, TARGET, USE, WITHDRAW
from shiai.games.seven_ronin.rules.components import (
    ALL_RONIN,
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    DURABILITY,
    FIELDS,
    INN,
    MARKET,
    RONIN_COUNT,
    WATCHTOWER,
    area_with,
)
from shiai.games.seven_ronin.rules.state import (
    FIELD_COPIED,
    HELD_NEXT,
    NINJA,
    RESERVE,
    RONIN,
    SILENCED_NEXT,
    USED_AREAS,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.area_abilities import GAINED, idle, in_sight
from shiai.games.seven_ronin.rules.table import counted, guarded, occupied

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

WORST: Final = -100.0  # below every gain


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
    most = WORST if winning else 0.0
    for area in (GRAVES, PASSAGE, INN):
        if USE + area in legal:
            gain = ability_gain(view, area, area)
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


def trial_of(view: SevenRonin, user: int) -> SevenRonin:
    """A copy in which the ability of this area, or the one that is asking now, is used up without effect so far."""
    trial = view.clone()
    if trial.stack[-1].name == "area_abilities":
        trial.cells[USED_AREAS] |= 1 << user
    else:
        trial.stack.pop()
    return trial


def ability_gain(view: SevenRonin, area: int, user: int) -> float:
    """How much the best use of this area's ability, by itself or by the Inn, improves the prospects."""
    if area == INN:
        return best_copy(view)[0]
    if area == PASSAGE:
        return best_send(view, user)[0]
    if area == GRAVES:
        return best_withdrawal(view, user)[0]
    if area in (WELL, PEN, SHRINE):
        return best_target(view, area, user, ALL_RONIN)[0]
    trial = trial_of(view, user)
    if area == GRANARY:
        trial.cells[RESERVE] += GAINED
    elif area == WATCHTOWER:
        hit = in_sight(view)
        for ronin in range(RONIN_COUNT):
            trial.cells[WOUNDS + ronin] += hit >> ronin & 1
    else:
        trial.cells[FIELD_COPIED] = 1
    return prospects(trial) - prospects(view)


def best_copy(view: SevenRonin) -> tuple[float, int]:
    """The best ability for the Inn to copy, and what it brings."""
    held = occupied(view) & ~(1 << INN)
    best = COPY
    most = WORST
    for area in range(AREAS):
        if held >> area & 1 and (FIELDS >> area & 1 or not idle(view, area)):
            gain = ability_gain(view, area, INN)
            if gain > most:
                best, most = COPY + area, gain
    return most, best


def best_target(view: SevenRonin, area: int, user: int, among: int) -> tuple[float, int]:
    """The ronin whom the Well, the Animal Pen or the Shrine should choose, and what it brings."""
    trial = trial_of(view, user)
    cells = trial.cells
    before = prospects(view)
    best = TARGET
    most = WORST
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


def best_send(view: SevenRonin, user: int) -> tuple[float, int]:
    """Where the Passage should send how many ninja, and what it brings."""
    trial = trial_of(view, user)
    cells = trial.cells
    before = prospects(view)
    best = SEND
    most = WORST
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


def best_withdrawal(view: SevenRonin, user: int) -> tuple[float, int]:
    """The area from which the Burial Grounds should take a ninja; enough if that makes nothing better."""
    trial = trial_of(view, user)
    cells = trial.cells
    before = prospects(view)
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
        best = best_send(view, PASSAGE)[1]
    elif name == "withdraw_ninja":
        best = best_withdrawal(view, GRAVES)[1]
    else:
        among = 0
        for action in legal:
            among |= 1 << action - TARGET
        best = best_target(view, CHOSEN_FOR[name], CHOSEN_FOR[name], among)[1]
    return best if best in legal else legal[0]
