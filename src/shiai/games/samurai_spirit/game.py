"""Samurai Spirit: the game as the rest of the program knows it."""

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
from shiai.games.samurai_spirit.face import FACE
from shiai.games.samurai_spirit.players.evaluation import evaluate
from shiai.games.samurai_spirit.players.heuristic import advise
from shiai.games.samurai_spirit.players.rollout import habit, quiet
from shiai.games.samurai_spirit.rules.actions import ACTION_COUNT, names
from shiai.games.samurai_spirit.rules.components import (
    FAMILIES,
    FARMSTEADS,
    OPTIONS,
    ROUNDS,
    SAMURAI_COUNT,
    SYMBOLS,
    Rules,
    seat_names,
)
from shiai.games.samurai_spirit.rules.deck import CLAUSES as DECK_CLAUSES
from shiai.games.samurai_spirit.rules.invariants import CLAUSES as FAULT_CLAUSES
from shiai.games.samurai_spirit.rules.invariants import faults
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    BARRICADES,
    DEFENCE,
    FARMS,
    HAND,
    HOLDER,
    HOMES,
    LAYOUT,
    NO_CARD,
    NOBODY,
    ROUND,
    SAMURAI,
    TOKENS,
    TURN,
    WOUNDED,
    SamuraiSpirit,
    points,
)
from shiai.games.samurai_spirit.rules.steps.fight import ChooseSecondFight, Draw, DrawByArrow, PlayCard, SecondFight
from shiai.games.samurai_spirit.rules.steps.kiai import AskKiai, EndOfKiai, Kiai
from shiai.games.samurai_spirit.rules.steps.kiai_cards import (
    Arrange,
    CheckSource,
    DiscardIntruder,
    DiscardIntruders,
    DiscardRaider,
    DiscardRaiders,
    GiveCard,
    GivenCard,
    LookAtRaiders,
    MoveCard,
    Strike,
    TurnOver,
)
from shiai.games.samurai_spirit.rules.steps.kiai_help import AddBarricade, GiveToken, HealWound, MoveToken
from shiai.games.samurai_spirit.rules.steps.next_round import NextRound
from shiai.games.samurai_spirit.rules.steps.penalties import (
    ApplyPenalty,
    ChooseDrop,
    IgnorePenalties,
    PenaltyOrder,
    PenaltyStep,
    RecycleCard,
)
from shiai.games.samurai_spirit.rules.steps.round_end import (
    Bonuses,
    CheckDefence,
    EndRound,
    HealSomebody,
    RepelIntruder,
    RevealIntruder,
    RevealIntruders,
)
from shiai.games.samurai_spirit.rules.steps.setup import DealSamurai, FirstSeat
from shiai.games.samurai_spirit.rules.steps.turn import AbsentTokens, Action, ChooseAction, EndTurn, Turn
from shiai.games.samurai_spirit.rules.steps.village import FarmReverse, LoseFamily, RandomWound
from shiai.games.samurai_spirit.rules.table import CLAUSES as TABLE_CLAUSES
from shiai.games.samurai_spirit.rules.table import name_at
from shiai.games.samurai_spirit.text.messages import describe, moment, prompt, score

# In the order of a game.
STEPS: tuple[type[Step[Any]], ...] = (
    DealSamurai,
    FirstSeat,
    Turn,
    AbsentTokens,
    PenaltyStep,
    IgnorePenalties,
    PenaltyOrder,
    ApplyPenalty,
    RecycleCard,
    ChooseDrop,
    Action,
    ChooseAction,
    Draw,
    DrawByArrow,
    PlayCard,
    SecondFight,
    ChooseSecondFight,
    Kiai,
    AskKiai,
    AddBarricade,
    HealWound,
    MoveCard,
    GiveCard,
    GivenCard,
    CheckSource,
    DiscardRaiders,
    DiscardRaider,
    DiscardIntruders,
    DiscardIntruder,
    Strike,
    MoveToken,
    GiveToken,
    LookAtRaiders,
    TurnOver,
    Arrange,
    EndOfKiai,
    FarmReverse,
    LoseFamily,
    RandomWound,
    EndTurn,
    EndRound,
    CheckDefence,
    Bonuses,
    HealSomebody,
    RepelIntruder,
    RevealIntruders,
    RevealIntruder,
    NextRound,
)


class SamuraiSpiritGame(Game):
    """One to seven players defend a village together, with two to seven samurai."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "samurai_spirit"
    version: ClassVar[int] = 1
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-2.3 SS-2.4 SS-2.5 SS-2.6 SS-2.8 SS-2.15 SS-23.5 SS-30.9 SS-30.10
        """
    )
    clause_prefix: ClassVar[str] = "SS"
    over_clause: ClassVar[str] = "SS-22.5"
    open_information: ClassVar[bool] = True  # SS-28.13
    cooperative: ClassVar[bool] = True  # SS-22.5
    headings: ClassVar[frozenset[str]] = frozenset({"event-turn", "event-round_over", "event-round_began"})
    spreads: ClassVar[tuple[str, ...]] = ("score", "round")

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTION_COUNT, {step.name: step for step in STEPS})

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return seat_names(options)

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def start(self, **options: object) -> SamuraiSpirit:
        rules = self.setup(**options)
        assert isinstance(rules, Rules)
        cells = [0] * LAYOUT.size
        cells[ROUND] = 1
        cells[ACTIVE] = NOBODY
        cells[BARRICADES] = rules.barricades
        cells[FARMS] = FARMSTEADS
        cells[HOMES] = (1 << FAMILIES) - 1
        cells[HAND] = NO_CARD
        cells[HOLDER] = NOBODY
        for seat in range(SAMURAI_COUNT):
            cells[SAMURAI + seat] = rules.chosen[seat] if seat < len(rules.chosen) else NOBODY
            cells[TOKENS + seat] = seat if seat < rules.samurai else NOBODY
        for place in range(DEFENCE, DEFENCE + SAMURAI_COUNT * SYMBOLS):
            cells[place] = NO_CARD
        stack: list[Step[Any]] = [FirstSeat()]
        if not rules.chosen:
            stack.append(DealSamurai())
        return SamuraiSpirit(rules, cells, stack)

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> SamuraiSpirit:
        assert isinstance(setup, Rules)
        return SamuraiSpirit(setup, cells, stack, viewer)

    def action_name(self, state: State, action: int) -> str:
        assert isinstance(state, SamuraiSpirit)
        return action_names(tuple([name_at(state, seat) for seat in range(SAMURAI_COUNT)]))[action]

    def prompt(self, state: State, seat: int) -> Message:
        assert isinstance(state, SamuraiSpirit)
        return prompt(state, seat)

    def describe(self, state: State, action: int) -> Message:
        assert isinstance(state, SamuraiSpirit)
        return describe(state, action)

    def moment(self, state: State) -> Message:
        assert isinstance(state, SamuraiSpirit)
        return moment(state)

    def figure(self, state: State, seat: int) -> str:
        assert isinstance(state, SamuraiSpirit)
        return name_at(state, seat)

    def score(self, state: State) -> Message | None:
        assert isinstance(state, SamuraiSpirit)
        return score(state)

    def bound(self, setup: Setup) -> int:
        assert isinstance(setup, Rules)
        # SS-30.9: turns of all rounds; in each at most 8 tokens and penalties, two Fights of a few choices, and what
        # the cards moved by Kiai can cause.
        return 10 + ROUNDS * (setup.turn_limit + setup.samurai) * 100

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, SamuraiSpirit)
        return faults(state)

    def advise(self, view: State, seat: int, rng: Random) -> int:
        assert isinstance(view, SamuraiSpirit)
        return advise(view, seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SamuraiSpirit)
        return evaluate(state)

    def habit(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        assert isinstance(state, SamuraiSpirit)
        return habit(state, seat, legal, rng)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, SamuraiSpirit)
        return quiet(state)

    def carriers(self) -> dict[str, tuple[str, ...]]:
        carriers = {"components": Rules.clauses, "game": self.clauses, "state": SamuraiSpirit.clauses}
        carriers |= {"table": TABLE_CLAUSES, "deck": DECK_CLAUSES, "faults": FAULT_CLAUSES}
        return carriers | super().carriers()

    def summary(self, state: State) -> dict[str, int]:
        assert isinstance(state, SamuraiSpirit)
        cells = state.cells
        return {
            "score": points(state),
            "round": cells[ROUND],
            "turn": cells[TURN],
            "barricades": cells[BARRICADES],
            "farmsteads": cells[FARMS],
            "families": cells[HOMES].bit_count(),
            "wound_tokens": cells[WOUNDED].bit_count(),
            "animal_sides": cells[ANIMAL].bit_count(),
        }


_names: dict[tuple[str, ...], list[str]] = {}


def action_names(samurai: tuple[str, ...]) -> list[str]:
    """All action names for the samurai at the seats, made once for each party."""
    found = _names.get(samurai)
    if found is None:
        found = names(list(samurai))
        _names[samurai] = found
    return found


GAME = SamuraiSpiritGame()
