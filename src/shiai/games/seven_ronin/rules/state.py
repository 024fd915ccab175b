"""The state of 7 Ronin: its cells, their layout, and what is hidden."""

from random import Random
from typing import Any, Final

from shiai.core.layout import Counts, Flags, Layout, Number, Places
from shiai.core.native import Cells
from shiai.core.outcome import Outcome
from shiai.core.seats import ALL_SEEING, HOLE
from shiai.core.state import NativeState
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.actions import DONE
from shiai.games.seven_ronin.rules.components import (
    AREAS,
    ATTACKER,
    BOARD_NAMES,
    DEFENDER,
    HAND,
    MARKET,
    NINJA_MARKERS,
    PLACE_NAMES,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
    SEATS,
    Rules,
)

# Where each field begins. Plain numbers are what compiled code knows best; the layout below checks that they fit.
ROUND: Final = 0
RESERVE: Final = 1
POOL: Final = 2  # R7-1.11
NINJA: Final = 3  # + area or Market
RONIN: Final = 14  # + ronin: his place
WOUNDS: Final = 21  # + ronin
HELD: Final = 28  # ronin who were held when this round began
HELD_NEXT: Final = 29  # ronin chosen by the Animal Pen this round
SILENCED: Final = 30  # ronin without ability this round
SILENCED_NEXT: Final = 31  # ronin chosen by the Shrine this round
READY: Final = 32  # seats whose plan is finished
ATTACK: Final = 33  # + area or Market: the secret plan of the Attacker
DEFENCE: Final = 44  # + ronin: the secret plan of the Defender; HAND while not assigned
USED_RONIN: Final = 51  # ronin whose ability was used this round
USED_AREAS: Final = 52  # areas whose ability was used this round
FIELD_COPIED: Final = 53  # 1 when the Inn copied a Field this round
RESULT: Final = 54  # which of RESULTS ended the game

UNFINISHED: Final = 0.85  # chance of one more placement in a sampled plan that is not finished
MANY: Final = 10 * NINJA_MARKERS  # bound of counts when the pool is not limited

# Who wins, message id and clause, by number; 0 while the game goes on.
RESULTS: Final = (
    (-1, "open", ""),
    (ATTACKER, "last_ronin_fell", "R7-12.1"),
    (ATTACKER, "areas_held", "R7-12.2"),
    (DEFENDER, "no_ninja_left", "R7-12.4"),
    (DEFENDER, "rounds_survived", "R7-12.5"),
    (DEFENDER, "all_fell_together", "R7-12.6"),
    (DEFENDER, "ninja_starved", "R7-11.12"),
    (DEFENDER, "reserve_too_short", "R7-19.1"),
)
LAST_RONIN_FELL: Final = 1
AREAS_HELD: Final = 2
NO_NINJA_LEFT: Final = 3
ROUNDS_SURVIVED: Final = 4
ALL_FELL_TOGETHER: Final = 5
NINJA_STARVED: Final = 6
RESERVE_TOO_SHORT: Final = 7

LAYOUT: Final = Layout(
    (
        Number("round", ROUND, 1, ROUNDS),
        Number("reserve", RESERVE, 0, MANY),
        Number("pool", POOL, 0, MANY),
        Counts("ninja", NINJA, BOARD_NAMES, MANY),
        Places("ronin", RONIN, RONIN_NAMES, PLACE_NAMES, HAND),
        Counts("wounds", WOUNDS, RONIN_NAMES, MANY),
        Flags("held", HELD, RONIN_NAMES),
        Flags("held_next", HELD_NEXT, RONIN_NAMES),
        Flags("silenced", SILENCED, RONIN_NAMES),
        Flags("silenced_next", SILENCED_NEXT, RONIN_NAMES),
        Flags("ready", READY, SEATS),
        Counts("attack_plan", ATTACK, BOARD_NAMES, MANY),
        Places("defence_plan", DEFENCE, RONIN_NAMES, PLACE_NAMES, HAND),
        Flags("used_ronin", USED_RONIN, RONIN_NAMES),
        Flags("used_areas", USED_AREAS, BOARD_NAMES[:MARKET]),
        Number("field_copied", FIELD_COPIED, 0, 1),
        Places("result", RESULT, ("game",), tuple([reason for _, reason, _ in RESULTS]), 0),
    )
)


class SevenRonin(NativeState):
    """A state of 7 Ronin."""

    def __init__(self, rules: Rules, cells: Cells, stack: list[Step[Any]], viewer: int = ALL_SEEING) -> None:
        super().__init__(rules, cells, stack, viewer)
        self.rules = rules

    def clone(self) -> "SevenRonin":
        return SevenRonin(self.rules, self.cells[:], self.stack[:], self.viewer)

    def is_planning(self) -> bool:
        """Do the sides plan now?"""
        return bool(self.stack) and self.stack[-1].sealed

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        # R7-16.1 to R7-16.3: only the two plans, and only until the reveal; the reserve stays as it was at the start
        if not self.is_planning():
            return []
        ranges: list[tuple[int, int]] = []
        if seat != ATTACKER:
            ranges.append((ATTACK, ATTACK + AREAS + 1))
        if seat != DEFENDER:
            ranges.append((DEFENCE, DEFENCE + RONIN_COUNT))
        return ranges

    def fill_holes(self, rng: Random) -> None:
        """Sample a plan for every hidden one: a finished one if its seat is ready, otherwise any part of one."""
        cells = self.cells
        seats = [seat for seat, cell in ((ATTACKER, ATTACK), (DEFENDER, DEFENCE)) if cells[cell] == HOLE]
        for seat in seats:
            clear_plan(cells, seat)
        for seat in seats:
            sample_plan(self, seat, rng)

    def withdraw_sealed(self, seat: int) -> None:
        super().withdraw_sealed(seat)
        self.cells[READY] &= ~(1 << seat)
        clear_plan(self.cells, seat)

    def outcome(self) -> Outcome | None:
        if not self.cells[RESULT]:
            return None
        winner, reason, clause = RESULTS[self.cells[RESULT]]  # R7-18.7: every result has one winner
        return Outcome((winner,), reason, clause, (1, -1) if winner == ATTACKER else (-1, 1))


def clear_plan(cells: Cells, seat: int) -> None:
    """Empty the plan of a seat."""
    if seat == ATTACKER:
        for place in range(AREAS + 1):
            cells[ATTACK + place] = 0
    else:
        for ronin in range(RONIN_COUNT):
            cells[DEFENCE + ronin] = HAND


def sample_plan(state: SevenRonin, seat: int, rng: Random) -> None:
    """Plan at random for a seat: a finished plan if it is ready, otherwise any part of one."""
    planning = state.stack[-1]
    ready = state.cells[READY] >> seat & 1
    while ready or rng.random() < UNFINISHED:
        actions = planning.legal(state, seat)
        action = actions[rng.randrange(len(actions))]
        if action == DONE:
            return
        planning.apply(state, seat, action)
