"""How the heuristic player defends: planning ronin, using their abilities, splitting wounds."""

from random import Random
from typing import Final

from shiai.core.native import Cells
from shiai.games.seven_ronin.players.evaluation import AREA_WORTH, RONIN_WORTH, evaluate
from shiai.games.seven_ronin.rules.actions import ASSIGN, DONE, HEAL, SHOOT
from shiai.games.seven_ronin.rules.components import (
    ALL_RONIN,
    AREAS,
    DEFENDER,
    DURABILITY,
    FIELD_LARGE,
    FIELD_SMALL,
    FIELDS,
    HAND,
    MARKET,
    MUSASHI,
    RONIN_COUNT,
    TAIKO,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import DEFENCE, NINJA, RESERVE, RONIN, ROUND, SILENCED, WOUNDS, SevenRonin
from shiai.games.seven_ronin.rules.table import counted, occupied

# The cost of lost areas, by the area count; from the fifth on the game is lost.
DANGER: Final[list[float]] = [0.0, 0.6, 1.25, 2.1, 3.4, 5.5, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]
LOSS_WORTH: Final = 1.5  # how much the value of a lost area counts
ATTACK_EVEN: Final = 0.5  # added to the value of each area when attacks are guessed
SURE: Final = 0.95  # the greatest chance of an attack
RETAKE: Final = 1.3  # how much more an occupied area counts than one that may be lost
WOUND_PRICE: Final = 0.32  # one wound of an unhurt ronin
WEAK_PRICE: Final = 0.3  # and more for one who can take few
FALL_PRICE: Final = 1.1  # how much the value of a ronin counts when he may fall
FREE_BONUS: Final[list[float]] = [0.08, 0.0, 0.0, 0.5, 0.0, 0.0, 0.45]  # by ronin: his ability needs a free area
FIGHT_BONUS: Final[list[float]] = [0.0, 0.0, 0.3, 0.0, 0.0, 0.18, 0.0]  # by ronin: his ability needs ninja
SHARE_BONUS: Final = 0.26  # Tasuke beside a ronin who has to fight
CLEAR_MARKET: Final = 0.2  # one ninja driven from the Market
FIELD_PAIR: Final = 0.4  # one of the Fields while both are open, since two count as three areas
# The cost of a ronin who covers no area of his own, by the number of areas left open then.
THIN: Final[list[float]] = [0.0, 0.05, 0.1, 0.2, 0.5, 0.6, 0.8, 0.8, 0.8, 0.8, 0.8]
AREA_NOISE: Final = 0.6  # so that it cannot be predicted which areas are guarded
NOISE: Final = 0.4  # nor by whom


def plan_defence(view: SevenRonin, rng: Random) -> int:
    """The next ronin and his place: the pair with the greatest gain, so that urgent areas are covered first."""
    legal = view.legal(DEFENDER)
    if legal[0] == DONE:
        return DONE
    cells = view.cells
    attack = likely_attack(view)
    need = needs(view, attack)
    taken = taken_places(cells)
    thin = THIN[open_areas(cells, taken)]
    for area in range(AREAS):
        need[area] += AREA_NOISE * rng.random()
    if taken & FIELDS == 0:
        need[FIELD_SMALL if rng.random() < 0.5 else FIELD_LARGE] += FIELD_PAIR
    useful = useful_abilities(cells)
    best = legal[0]
    most = -100.0
    for action in legal:
        ronin, place = ASSIGN.pair(action)
        if place == MARKET:
            gain = CLEAR_MARKET * float(cells[NINJA + MARKET]) - thin
        elif taken >> place & 1:
            gain = SHARE_BONUS * (float(cells[NINJA + place]) + attack[place]) - thin
        else:
            gain = assignment_gain(view, ronin, place, attack[place], need[place])
            if cells[NINJA + place] == 0 and useful >> ronin & 1:
                gain += (1.0 - attack[place]) * FREE_BONUS[ronin]
        gain += NOISE * rng.random()
        if gain > most:
            best, most = action, gain
    return best


def likely_attack(view: SevenRonin) -> list[float]:
    """For each area the chance of new ninja: the threat level spread over the areas by their value."""
    cells = view.cells
    threat: int = min(view.rules.threat[cells[ROUND]], cells[RESERVE])
    total = sum(AREA_WORTH) + ATTACK_EVEN * AREAS
    return [min(SURE, threat * (AREA_WORTH[area] + ATTACK_EVEN) / total) for area in range(AREAS)]


def needs(view: SevenRonin, attack: list[float]) -> list[float]:
    """For each area the gain of a ronin there who frees it or keeps it from falling."""
    held = occupied(view)
    wanted: list[float] = []
    for area in range(AREAS):
        bit = 1 << area
        loss = DANGER[counted(held | bit, 0)] - DANGER[counted(held & ~bit, 0)] + LOSS_WORTH * AREA_WORTH[area]
        wanted.append(loss * (RETAKE if held & bit else attack[area]))
    return wanted


def taken_places(cells: Cells) -> int:
    """The areas where a ronin stands or is planned."""
    taken = 0
    for ronin in range(RONIN_COUNT):
        place = cells[DEFENCE + ronin] if cells[RONIN + ronin] == HAND else cells[RONIN + ronin]
        if place < MARKET:
            taken |= 1 << place
    return taken


def open_areas(cells: Cells, taken: int) -> int:
    """How many areas stay uncovered if the next ronin covers no new area and all after him do."""
    covered = taken.bit_count() - 1
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] == HAND and cells[DEFENCE + ronin] == HAND:
            covered += 1
    return AREAS - covered


def useful_abilities(cells: Cells) -> int:
    """The ronin whose ability can have an effect: not silenced, with a wound to heal or a reserve to shoot at."""
    wounds = sum(cells[WOUNDS : WOUNDS + RONIN_COUNT]) - cells[WOUNDS + TAIKO]
    useful = ALL_RONIN & ~cells[SILENCED]
    if not wounds:
        useful &= ~(1 << TAIKO)
    if not cells[RESERVE]:
        useful &= ~(1 << YUMI)
    return useful


def assignment_gain(view: SevenRonin, ronin: int, area: int, attack: float, need: float) -> float:
    """The gain of this ronin in this area, less his expected wounds."""
    cells = view.cells
    ninja: int = cells[NINJA + area]
    left: int = DURABILITY[ronin] - cells[WOUNDS + ronin]
    limit: int = view.rules.limit[area]
    hits = ninja + attack * (1 + limit) / 2  # an attack has from one ninja up to the limit
    gain = need
    if not cells[SILENCED] >> ronin & 1:
        gain += FIGHT_BONUS[ronin] * min(1.0, hits)
        if ronin == MUSASHI:
            left += 1
        elif ronin == YOBU:
            left += min(2, ninja)
    gain -= hits * (WOUND_PRICE + WEAK_PRICE / left)
    if ninja >= left:  # he would fall without freeing the area
        gain -= need + FALL_PRICE * RONIN_WORTH[ronin]
    elif ninja + limit >= left:
        gain -= FALL_PRICE * RONIN_WORTH[ronin] * attack
    return gain


def use_ronin(view: SevenRonin, rng: Random) -> int:
    """The next ability to use in Combat step 1, or finish.

    Yumi and Taiko come first: they cost nothing, and a push by Yobu may spoil them.
    """
    legal = view.legal(DEFENDER)
    if legal[-1] == SHOOT:
        return SHOOT
    heals = tuple([action for action in legal if HEAL.has(action)])
    return best_trial(view, heals or legal, rng)


def best_trial(view: SevenRonin, actions: tuple[int, ...], rng: Random) -> int:
    """The action with the best evaluation after it; nothing is hidden in combat."""
    state = view.fill(rng)
    assert isinstance(state, SevenRonin)
    best = actions[0]
    most = -2.0
    for action in actions:
        trial = state.clone()
        trial.apply(DEFENDER, action)
        value = evaluate(trial, DEFENDER)
        if value > most:
            best, most = action, value
    return best
