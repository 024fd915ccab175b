"""The evaluation of 7 Ronin, for the heuristic player and for searches.

The Attacker's log-odds are a weighted sum. The weights come from a logistic regression on games of the heuristic player
against itself, rounded, and corrected by hand where such games give too few examples (nobody loses the Well). Wounds
that are certain in this round count as dealt, so that positions in the middle of combat can be evaluated too.
"""

from math import tanh
from typing import Final

from shiai.core.native import Cells
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    DURABILITY,
    GONE,
    INN,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
    TASUKE,
    area_with,
)
from shiai.games.seven_ronin.rules.state import (
    FIELD_COPIED,
    HELD,
    HELD_NEXT,
    NINJA,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED,
    SILENCED_NEXT,
    USED_AREAS,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.area_abilities import CopyArea, SendNinja
from shiai.games.seven_ronin.rules.table import counted

PASSAGE: Final = area_with("send_ninja_to_one_area")

# The value of an occupied area to the Attacker, besides counting for the area victory.
_AREA_WORTH: Final[dict[str, float]] = {
    "watchtower": 0.15,
    "inn": 0.3,
    "well": 0.4,
    "granary": 0.55,
    "shrine": 0.2,
    "burial_grounds": 0.2,
    "passage": 0.35,
    "field_large": 0.2,
    "animal_pen": 0.35,
    "field_small": 0.2,
}
# The value of a living ronin to the Defender, besides the wounds he can still take.
_RONIN_WORTH: Final[dict[str, float]] = {
    "hayai": 0.7,
    "kabe": 0.2,
    "musashi": 0.5,
    "taiko": 0.5,
    "tasuke": 0.4,
    "yobu": 0.55,
    "yumi": 0.55,
}
# The value to the Attacker of a ronin who cannot use his ability for a round.
_SILENCE_WORTH: Final[dict[str, float]] = {
    "hayai": 0.15,
    "kabe": 0.0,
    "musashi": 0.15,
    "taiko": 0.15,
    "tasuke": 0.06,
    "yobu": 0.12,
    "yumi": 0.12,
}
AREA_WORTH: Final[list[float]] = [_AREA_WORTH[name] for name in AREA_NAMES]
RONIN_WORTH: Final[list[float]] = [_RONIN_WORTH[name] for name in RONIN_NAMES]
SILENCE_WORTH: Final[list[float]] = [_SILENCE_WORTH[name] for name in RONIN_NAMES]

# By the area count; five are a win that the Defender can still prevent.
PROGRESS: Final[list[float]] = [0.0, 0.05, 0.15, 0.35, 0.8, 3.0]
REACH: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.3, 4.0]  # by the area count that this step 3 can still reach
PROGRESS_LATER: Final = 0.05  # for each area of the count and each finished round: less time to retake it
HELD_RONIN: Final = 0.1  # a ronin whose place the Defender cannot choose
HELD_IN_REACH: Final = 0.2  # and whom one plan can eliminate
WOUND_LEFT: Final = 0.31  # one wound that the ronin can still take
NINJA_HELD: Final = 0.11  # one ninja in an occupied area: a wound for the ronin who frees it
NINJA_RESERVE: Final = 0.18  # one ninja in the reserve
NINJA_RESERVE_LATER: Final = 0.029  # and more for each finished round, since plans need more ninja
NINJA_MARKET: Final = 0.1  # one ninja on the Market
DECIDED: Final = 6.0  # the winner is practically certain
NOBODY_LEFT: Final = [0] * RONIN_COUNT
START: Final = 4.95  # makes the start of a game even
ROUND_GONE: Final = 0.95  # for each finished round: the Defender is closer to surviving
SHARPNESS: Final = 0.5  # of log-odds, tanh of the half lies between -1 and 1


def evaluate(state: SevenRonin, seat: int) -> float:
    """The value of a complete state for a seat: 1 is a win, -1 a loss."""
    outcome = state.outcome()
    if outcome is not None:
        return float(outcome.scores[seat])
    value = tanh(SHARPNESS * prospects(state))
    return value if seat == ATTACKER else -value


def prospects(state: SevenRonin) -> float:
    """The log-odds of the Attacker while the game goes on: above 0 he is ahead."""
    cells = state.cells
    ninja = cells[NINJA : NINJA + AREAS]
    left = wounds_left(cells, ninja)
    finished: int = cells[ROUND] - 1
    score = START - ROUND_GONE * finished
    score, guarded, weak = with_ronin(state, score, left)
    occupied = 0
    for area in range(AREAS):
        if ninja[area] and not guarded >> area & 1:
            occupied |= 1 << area
            score += AREA_WORTH[area] + NINJA_HELD * float(ninja[area])
    if left == NOBODY_LEFT:
        return DECIDED
    if not sum(ninja) and not cells[RESERVE] and not cells[NINJA + MARKET]:
        return -DECIDED
    score = with_progress(state, score, occupied, guarded & ~weak, weak)
    score += (NINJA_RESERVE + NINJA_RESERVE_LATER * finished) * float(cells[RESERVE])
    return score + NINJA_MARKET * float(cells[NINJA + MARKET])


def with_ronin(state: SevenRonin, score: float, left: list[int]) -> tuple[float, int, int]:
    """The score with what the living ronin add; and the areas they guard, and those where one wound is enough."""
    cells = state.cells
    silenced = cells[SILENCED_NEXT]
    held = cells[HELD_NEXT]
    if state.is_planning():
        silenced |= cells[SILENCED]
        held |= cells[HELD]
    guarded = 0
    weak = 0
    for ronin in range(RONIN_COUNT):
        if left[ronin] <= 0:
            continue
        score -= RONIN_WORTH[ronin] + WOUND_LEFT * left[ronin]
        if silenced >> ronin & 1:
            score += SILENCE_WORTH[ronin]
        place = cells[RONIN + ronin]
        if place < MARKET:
            bit = 1 << place
            if left[ronin] == 1 and not guarded & bit:
                weak |= bit
            else:
                weak &= ~bit
            guarded |= bit
            if held >> ronin & 1:
                score += HELD_RONIN - AREA_WORTH[place]
                if left[ronin] <= state.rules.limit[place] + cells[NINJA + MARKET]:
                    score += HELD_IN_REACH
    return score, guarded, weak


def with_progress(state: SevenRonin, score: float, occupied: int, closed: int, weak: int) -> float:
    """The score with what the area count adds, now and after this round's step 3; areas as in `reach`."""
    cells = state.cells
    count = counted(occupied, cells[FIELD_COPIED])
    if count < AREAS_NEEDED:  # what the Inn copied ends with this round
        count = counted(occupied, 0)
    score += PROGRESS[min(count, AREAS_NEEDED)] + PROGRESS_LATER * float(cells[ROUND] - 1) * count
    if not state.is_planning():
        reached = min(reach(state, occupied, closed, weak), AREAS_NEEDED)
        score += REACH[reached]
        if cells[ROUND] == ROUNDS and reached < AREAS_NEEDED:
            score -= DECIDED
    return score


def wounds_left(cells: Cells, ninja: Cells) -> list[int]:
    """How many wounds each ronin can take after the wounds of this round; removes their ninja from the list."""
    left = [0] * RONIN_COUNT
    tasuke_place = cells[RONIN + TASUKE]
    partner = -1
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        if place == GONE:
            continue
        left[ronin] = DURABILITY[ronin] - cells[WOUNDS + ronin]
        if place >= MARKET or ninja[place] == 0:
            continue
        if place == tasuke_place:
            if ronin != TASUKE:
                partner = ronin
            continue
        taken = min(ninja[place], left[ronin])
        ninja[place] -= taken
        left[ronin] -= taken
    if tasuke_place < MARKET and ninja[tasuke_place]:
        share_wounds(left, ninja, tasuke_place, partner)
    return left


def share_wounds(left: list[int], ninja: Cells, place: int, partner: int) -> None:
    """Split the wounds of Tasuke's area between her and her partner, so that nobody falls while that is possible."""
    both = [TASUKE] if partner < 0 else [partner, TASUKE]
    for spared in (1, 0):
        for ronin in both:
            taken = min(ninja[place], left[ronin] - spared)
            if taken > 0:
                ninja[place] -= taken
                left[ronin] -= taken


def reach(state: SevenRonin, occupied: int, closed: int, weak: int) -> int:
    """The greatest area count that the Inn and the Passage can still reach in this round's step 3.

    `closed` are the areas that the Passage cannot take from a ronin, `weak` those that two ninja take from one.
    """
    cells = state.cells
    step = state.stack[-1]
    unused = occupied & ~cells[USED_AREAS]
    sends = 1 if unused >> PASSAGE & 1 or isinstance(step, SendNinja) else 0
    copies = 1 if unused >> INN & 1 or isinstance(step, CopyArea) else 0
    reserve = cells[RESERVE]
    best = counted(occupied, cells[FIELD_COPIED])
    if copies:
        best = max(best, counted(occupied, 1))
        if not sends and occupied >> PASSAGE & 1:
            sends, copies = 1, 0
    if not sends or not reserve or best + 3 < AREAS_NEEDED:
        return best
    for area in range(AREAS):
        bit = 1 << area
        price = 2 if weak & bit else 1
        if (closed | occupied) & bit or price > reserve:
            continue
        more = occupied | bit
        best = max(best, counted(more, cells[FIELD_COPIED]))
        if copies or area == INN:
            best = max(best, counted(more, 1))
            if reserve > price:
                best = max(best, second_send(more, closed, weak, reserve - price, cells[FIELD_COPIED]))
        if best >= AREAS_NEEDED:
            break
    return best


def second_send(occupied: int, closed: int, weak: int, reserve: int, field_copied: int) -> int:
    """The greatest area count after the Inn has copied the Passage."""
    best = 0
    for area in range(AREAS):
        bit = 1 << area
        if not (closed | occupied) & bit and (reserve > 1 or not weak & bit):
            best = max(best, counted(occupied | bit, field_copied))
    return best
