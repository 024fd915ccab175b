"""7 Ronin: the game as the rest of the program knows it."""

from typing import Any, ClassVar

from shiai.core.game import Game
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Step
from shiai.games.seven_ronin.actions import ACTION_COUNT, NAMES, PUSH, PUSHES, SHOOT, push_name
from shiai.games.seven_ronin.components import (
    AREA_NAMES,
    AREAS,
    HAND,
    INITIAL_POOL,
    INITIAL_RESERVE,
    MARKET,
    OPTIONS,
    RONIN_COUNT,
    ROUNDS,
    SEATS,
    YOBU,
    Rules,
)
from shiai.games.seven_ronin.faults import faults
from shiai.games.seven_ronin.state import DEFENCE, LAYOUT, NINJA, POOL, RESERVE, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.steps.area_abilities import ABILITY_STEPS, AreaAbilities, ChooseWounded
from shiai.games.seven_ronin.steps.end_phase import EndPhase, begin_round
from shiai.games.seven_ronin.steps.planning import Planning
from shiai.games.seven_ronin.steps.reveal import Reveal
from shiai.games.seven_ronin.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.steps.wounds import DealWounds, SplitWounds

# In the order of a round.
STEPS: tuple[type[Step[Any]], ...] = (
    Planning,
    Reveal,
    RoninAbilities,
    DealWounds,
    SplitWounds,
    AreaAbilities,
    *ABILITY_STEPS,
    ChooseWounded,
    EndPhase,
)


class SevenRoninGame(Game):
    """Two players: the Attacker with 50 ninja and the Defender with seven ronin."""

    id: ClassVar[str] = "seven_ronin"
    version: ClassVar[int] = 1
    clause_prefix: ClassVar[str] = "R7"
    turn_clause: ClassVar[str] = "R7-8.1"
    over_clause: ClassVar[str] = "R7-18.7"

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTION_COUNT, {step.name: step for step in STEPS})

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def start(self, **options: object) -> SevenRonin:
        rules = self.setup(**options)
        assert isinstance(rules, Rules)
        cells = [0] * LAYOUT.size
        cells[ROUND] = 1
        cells[RESERVE] = INITIAL_RESERVE
        cells[POOL] = INITIAL_POOL
        for ronin in range(RONIN_COUNT):
            cells[RONIN + ronin] = HAND
            cells[DEFENCE + ronin] = HAND
        state = SevenRonin(rules, cells, [])
        begin_round(state)
        return state

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> SevenRonin:
        assert isinstance(setup, Rules)
        return SevenRonin(setup, cells, stack, viewer)

    def action_name(self, state: State, action: int) -> str:
        assert isinstance(state, SevenRonin)
        area = state.cells[RONIN + YOBU]
        if PUSH <= action < SHOOT and area < AREAS:
            back, on = PUSHES[action - PUSH]
            return push_name(back, on, AREA_NAMES[state.rules.previous[area]], AREA_NAMES[state.rules.next[area]])
        return NAMES[action]

    def bound(self, setup: Setup) -> int:
        # R7-18.10; in a round: a plan of 50 ninja and one of 7 ronin, 5 + 8 abilities of at most 4 choices, a split
        # after each of them, and the finishing choices.
        return ROUNDS * (50 + 7 + 4 + 13 * 5)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, SevenRonin)
        return faults(state)

    def summary(self, state: State) -> dict[str, int]:
        cells = state.cells
        return {
            "round": cells[ROUND],
            "ronin_alive": sum([cells[RONIN + ronin] <= HAND for ronin in range(RONIN_COUNT)]),
            "reserve": cells[RESERVE],
            "ninja_on_board": sum(cells[NINJA : NINJA + MARKET + 1]),
            "pool": cells[POOL],
        }


GAME = SevenRoninGame()
