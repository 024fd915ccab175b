"""7 Ronin: the game as the rest of the program knows it."""

from random import Random
from typing import Any, ClassVar

from shiai.core.clauses import cited
from shiai.core.face import Face
from shiai.core.game import Game
from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Step
from shiai.games.seven_ronin.face import FACE
from shiai.games.seven_ronin.players.heuristic import advise, evaluate
from shiai.games.seven_ronin.players.rollout import habit, quiet
from shiai.games.seven_ronin.rules.actions import ACTION_COUNT, NAMES, PUSH, PUSHES, SHOOT, push_name
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    HAND,
    INITIAL_POOL,
    INITIAL_RESERVE,
    MARKET,
    OPTIONS,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
    SEATS,
    YOBU,
    Rules,
)
from shiai.games.seven_ronin.rules.invariants import CLAUSES as FAULT_CLAUSES
from shiai.games.seven_ronin.rules.invariants import faults
from shiai.games.seven_ronin.rules.state import DEFENCE, LAYOUT, NINJA, POOL, RESERVE, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.steps.area_abilities import ABILITY_STEPS, AreaAbilities, ChooseWounded
from shiai.games.seven_ronin.rules.steps.end_phase import EndPhase, begin_round
from shiai.games.seven_ronin.rules.steps.planning import Planning
from shiai.games.seven_ronin.rules.steps.reveal import Reveal
from shiai.games.seven_ronin.rules.steps.ronin_abilities import ABILITIES, RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import DealWounds, SplitWounds
from shiai.games.seven_ronin.rules.table import CLAUSES as TABLE_CLAUSES
from shiai.games.seven_ronin.text.messages import describe, moment, prompt

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

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "seven_ronin"
    version: ClassVar[int] = 1
    clauses: ClassVar[tuple[str, ...]] = cited(
        "R7-1.1 R7-1.12 R7-2.2 R7-2.3 R7-2.4 R7-2.5 R7-2.6 R7-2.7 R7-18.7 R7-18.10"
    )
    clause_prefix: ClassVar[str] = "R7"
    over_clause: ClassVar[str] = "R7-18.7"
    headings: ClassVar[frozenset[str]] = frozenset({"event-round_began"})

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTION_COUNT, {step.name: step for step in STEPS})

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

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

    def prompt(self, state: State, seat: int) -> Message:
        assert isinstance(state, SevenRonin)
        return prompt(state, seat)

    def describe(self, state: State, action: int) -> Message:
        assert isinstance(state, SevenRonin)
        return describe(state, action)

    def moment(self, state: State) -> Message:
        assert isinstance(state, SevenRonin)
        return moment(state)

    def bound(self, setup: Setup) -> int:
        # R7-18.10; in a round: a plan of 50 ninja and one of 7 ronin, 5 + 8 abilities of at most 4 choices, a split
        # after each of them, and the finishing choices.
        return ROUNDS * (50 + 7 + 4 + 13 * 5)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, SevenRonin)
        return faults(state)

    def advise(self, view: State, seat: int, rng: Random) -> int:
        assert isinstance(view, SevenRonin)
        return advise(view, seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SevenRonin)
        return evaluate(state, seat)

    def habit(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        assert isinstance(state, SevenRonin)
        return habit(state, seat, legal, rng)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, SevenRonin)
        return quiet(state)

    def carriers(self) -> dict[str, tuple[str, ...]]:
        carriers = {"components": Rules.clauses, "game": self.clauses, "state": SevenRonin.clauses}
        carriers |= {"table": TABLE_CLAUSES, "faults": FAULT_CLAUSES}
        carriers |= super().carriers()
        return carriers | {RONIN_NAMES[ability.ronin]: ability.clauses for ability in ABILITIES}

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
