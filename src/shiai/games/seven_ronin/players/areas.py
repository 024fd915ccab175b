"""How the heuristic player uses the areas he occupies in Combat step 3.

Nothing is hidden in combat, so each use is tried on a copy and judged by the evaluation of the result.
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
from shiai.games.seven_ronin.rules.steps.area_abilities import (
    GAINED,
    AreaAbilities,
    ChooseWounded,
    CopyArea,
    HoldChosen,
    SendNinja,
    SilenceChosen,
    WithdrawNinja,
    WoundChosen,
    idle,
    in_sight,
)
from shiai.games.seven_ronin.rules.table import counted, guarded, occupied

WELL: Final = area_with("wound_chosen_ronin")
GRANARY: Final = area_with("gain_ninja")
SHRINE: Final = area_with("silence_chosen_ronin_next_round")
PEN: Final = area_with("hold_chosen_ronin")
GRAVES: Final = area_with("withdraw_ninja")
# They cost nothing and spoil no other use. The Well comes first, since it may open an area to others.
ALWAYS_USED: Final = (WELL, WATCHTOWER, GRANARY, SHRINE, PEN)
CHOSEN_FOR: Final[dict[str, int]] = {
    WoundChosen.name: WELL,
    ChooseWounded.name: WELL,
    HoldChosen.name: PEN,
    SilenceChosen.name: SHRINE,
}

WORST: Final = -100.0  # below every gain


def use_areas(view: SevenRonin) -> int:
    """The next area to use in Combat step 3, or finish."""
    legal = view.legal(ATTACKER)
    held = occupied(view)
    if counted(held, view.cells[FIELD_COPIED]) >= AREAS_NEEDED:
        return FINISH
    closed, weak = closed_and_weak(view)
    winning = reach(view, held, closed, weak) >= AREAS_NEEDED
    if not winning:
        for area in ALWAYS_USED:
            if USE.at(area) in legal:
                return USE.at(area)
    best = FINISH
    most = WORST if winning else 0.0
    before = prospects(view)
    for area in (GRAVES, PASSAGE, INN):
        if USE.at(area) in legal:
            gain = ability_gain(view, area, area, before)
            if gain > most:
                best, most = USE.at(area), gain
    return best


def closed_and_weak(view: SevenRonin) -> tuple[int, int]:
    """The areas that the Passage cannot take, and those that it takes with two ninja; see `reach`."""
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
    """A copy in which this area, or the step that asks now, is used up but has had no effect."""
    trial = view.clone()
    if isinstance(trial.stack[-1], AreaAbilities):
        trial.cells[USED_AREAS] |= 1 << user
    else:
        trial.stack.pop()
    return trial


def ability_gain(view: SevenRonin, area: int, user: int, before: float) -> float:
    """How much the best use of this area improves the evaluation (`before`); `user` is the area itself or the Inn."""
    if area == INN:
        return best_copy(view, before)[0]
    if area == PASSAGE:
        return best_send(view, user, before)[0]
    if area == GRAVES:
        return best_withdrawal(view, user, before)[0]
    if area in (WELL, PEN, SHRINE):
        return best_target(view, area, user, ALL_RONIN, before)[0]
    return fixed_gain(view, area, user, before)


def fixed_gain(view: SevenRonin, area: int, user: int, before: float) -> float:
    """The same for the abilities that leave nothing to choose: Granary, Watchtower and a copied Field."""
    trial = trial_of(view, user)
    if area == GRANARY:
        trial.cells[RESERVE] += GAINED
    elif area == WATCHTOWER:
        hit = in_sight(view)
        for ronin in range(RONIN_COUNT):
            trial.cells[WOUNDS + ronin] += hit >> ronin & 1
    else:
        trial.cells[FIELD_COPIED] = 1
    return prospects(trial) - before


def best_copy(view: SevenRonin, before: float) -> tuple[float, int]:
    """The gain of the best copy by the Inn, and its action."""
    held = occupied(view) & ~(1 << INN)
    best = COPY.first
    most = WORST
    for area in range(AREAS):
        if held >> area & 1 and (FIELDS >> area & 1 or not idle(view, area)):
            gain = ability_gain(view, area, INN, before)
            if gain > most:
                best, most = COPY.at(area), gain
    return most, best


def best_target(view: SevenRonin, area: int, user: int, among: int, before: float) -> tuple[float, int]:
    """The gain of the best target of the Well, the Animal Pen or the Shrine, and its action."""
    trial = trial_of(view, user)
    cells = trial.cells
    best = TARGET.first
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
            best, most = TARGET.at(ronin), gain
    return most, best


def best_send(view: SevenRonin, user: int, before: float) -> tuple[float, int]:
    """The gain of the best use of the Passage, and its action."""
    trial = trial_of(view, user)
    cells = trial.cells
    best = SEND.first
    most = WORST
    for number in range(1, min(2, cells[RESERVE]) + 1):
        cells[RESERVE] -= number
        for area in range(AREAS):
            cells[NINJA + area] += number
            gain = prospects(trial) - before
            cells[NINJA + area] -= number
            if gain > most:
                best, most = SEND.at2(area, number - 1), gain
        cells[RESERVE] += number
    return most, best


def best_withdrawal(view: SevenRonin, user: int, before: float) -> tuple[float, int]:
    """The gain of the best area to withdraw a ninja from, and its action; ENOUGH if none is better than that."""
    trial = trial_of(view, user)
    cells = trial.cells
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
                best, most = WITHDRAW.at(area), gain
    return most, best


def answer_area(view: SevenRonin) -> int:
    """The answer to the question of an area's ability."""
    legal = view.legal(ATTACKER)
    step = view.stack[-1]
    before = prospects(view)
    if isinstance(step, CopyArea):
        best = best_copy(view, before)[1]
    elif isinstance(step, SendNinja):
        best = best_send(view, PASSAGE, before)[1]
    elif isinstance(step, WithdrawNinja):
        best = best_withdrawal(view, GRAVES, before)[1]
    else:
        among = 0
        for action in legal:
            among |= 1 << TARGET.part(action)
        area = CHOSEN_FOR[step.name]
        best = best_target(view, area, area, among, before)[1]
    return best if best in legal else legal[0]
