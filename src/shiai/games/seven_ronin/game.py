"""7 Ronin: the game object that ties rules, players and texts together."""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.box import Components
from shiai.core.calibration import Calibration
from shiai.core.face import Face
from shiai.core.game import Game
from shiai.core.messages import Message
from shiai.core.native import i64, vec
from shiai.core.options import Value
from shiai.core.step import Step
from shiai.games.seven_ronin.face import FACE
from shiai.games.seven_ronin.players.fitted_evaluation import evaluate
from shiai.games.seven_ronin.players.heuristic import advise
from shiai.games.seven_ronin.players.newcomer import newcomer
from shiai.games.seven_ronin.players.rollout import is_quiescent, rollout_action
from shiai.games.seven_ronin.players.why import why
from shiai.games.seven_ronin.rules.actions import ACTIONS, PUSH, PUSHES, push_name
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    COMPONENTS,
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
from shiai.games.seven_ronin.rules.invariants import invariants
from shiai.games.seven_ronin.rules.state import DEFENCE, LAYOUT, NINJA, POOL, RESERVE, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.steps.area_abilities import (
    AreaAbilities,
    ChooseWounded,
    CopyArea,
    GainNinja,
    HoldChosen,
    SendNinja,
    SilenceChosen,
    WithdrawNinja,
    WoundChosen,
    WoundNeighbours,
)
from shiai.games.seven_ronin.rules.steps.end_phase import EndPhase, begin_round
from shiai.games.seven_ronin.rules.steps.planning import Planning
from shiai.games.seven_ronin.rules.steps.reveal import Reveal
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import DealWounds, SplitWounds
from shiai.games.seven_ronin.text.goal import goal
from shiai.games.seven_ronin.text.messages import describe, moment, prompt

# In the order of a round.
# R7-1.12: none of them asks chance.
STEPS: tuple[type[Step[Any]], ...] = (
    Planning,
    Reveal,
    RoninAbilities,
    DealWounds,
    SplitWounds,
    AreaAbilities,
    CopyArea,
    GainNinja,
    WoundNeighbours,
    WoundChosen,
    HoldChosen,
    SilenceChosen,
    WithdrawNinja,
    SendNinja,
    ChooseWounded,
    EndPhase,
)

CHANCES: Final = Calibration("shiai.games.seven_ronin", "data/chances.json")


class SevenRoninGame(Game[SevenRonin, Rules]):
    """Two players: the Attacker with 50 ninja and the Defender with seven ronin."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "seven_ronin"
    levels: ClassVar[tuple[str, ...]] = (  # built around the newcomer; see docs/bots.md
        "newcomer",
        "learner:share=0.65",
        "search:iterations=24",
        "search:iterations=120",
        "search:iterations=450",
        "equilibrium",
    )
    version: ClassVar[int] = 1
    clause_prefix: ClassVar[str] = "R7"
    over_clause: ClassVar[str] = "R7-18.7"
    components: ClassVar[Components | None] = COMPONENTS
    headings: ClassVar[frozenset[str]] = frozenset({"event-round_began"})

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTIONS, STEPS)

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def begin(self, state: SevenRonin) -> None:
        cells = state.cells
        cells[ROUND] = 1  # R7-2.2
        cells[RESERVE] = INITIAL_RESERVE  # R7-2.3
        cells[POOL] = INITIAL_POOL  # R7-2.4
        for ronin in range(RONIN_COUNT):  # R7-2.5, R7-2.6, R7-2.7: without wounds and tokens; there are no ninja yet
            cells[RONIN + ronin] = HAND
            cells[DEFENCE + ronin] = HAND
        begin_round(state)

    def state(self, setup: Rules, cells: list[int], stack: list[Step[Any]], viewer: int) -> SevenRonin:
        return SevenRonin(setup, vec[i64](cells), stack, viewer)

    def action_name(self, state: SevenRonin, action: int) -> str:
        area = state.cells[RONIN + YOBU]
        if PUSH.has(action) and area < AREAS:
            back, on = PUSHES[PUSH.part(action)]
            return push_name(back, on, AREA_NAMES[state.rules.previous[area]], AREA_NAMES[state.rules.next[area]])
        return ACTIONS.names[action]

    def prompt(self, state: SevenRonin, seat: int) -> Message:
        return prompt(state, seat)

    def describe(self, state: SevenRonin, action: int) -> Message:
        return describe(state, action)

    def moment(self, state: SevenRonin) -> Message:
        return moment(state)

    def goal(self, view: SevenRonin, seat: int) -> tuple[Message, ...]:
        return goal(view, seat)

    def bound(self, setup: Rules) -> int:
        # R7-18.10: in a round, a plan of 50 ninja and one of 7 ronin, 5 + 8 abilities of at most 4 choices, a split
        # after each of them, and the finishing choices.
        return ROUNDS * (50 + 7 + 4 + 13 * 5)

    def invariants(self, state: SevenRonin) -> list[str]:
        return invariants(state)

    def advise(self, view: SevenRonin, seat: int, rng: Random) -> int:
        return advise(view, seat, rng)

    def newcomer(self, view: SevenRonin, seat: int, rng: Random) -> int:
        return newcomer(view, seat, rng)

    def why(
        self, view: SevenRonin, seat: int, action: int, others: tuple[int, ...], rng: Random
    ) -> tuple[Message, ...]:
        return why(view, seat, action, others, rng)

    def evaluate(self, state: SevenRonin, seat: int) -> float:
        return evaluate(state, seat)

    def calibrated(self, view: SevenRonin, seat: int, value: float) -> float:
        return CHANCES.calibrated(view.setup, seat, value)

    def rollout_action(self, state: SevenRonin, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        return rollout_action(state, seat, legal, rng)

    def is_quiescent(self, state: SevenRonin) -> bool:
        return is_quiescent(state)

    def summary(self, state: SevenRonin) -> dict[str, int]:
        cells = state.cells
        return {
            "round": cells[ROUND],
            "ronin_alive": sum([cells[RONIN + ronin] <= HAND for ronin in range(RONIN_COUNT)]),
            "reserve": cells[RESERVE],
            "ninja_on_board": sum(cells[NINJA : NINJA + MARKET + 1]),
            "pool": cells[POOL],
        }


GAME = SevenRoninGame()
