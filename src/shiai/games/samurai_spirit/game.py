"""Samurai Spirit: the game as the rest of the program knows it."""

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
from shiai.games.samurai_spirit.face import FACE
from shiai.games.samurai_spirit.players.evaluation import evaluate
from shiai.games.samurai_spirit.players.heuristic import advise
from shiai.games.samurai_spirit.players.memory import forget_cards
from shiai.games.samurai_spirit.players.newcomer import newcomer
from shiai.games.samurai_spirit.players.rollout import is_quiescent, rollout_action
from shiai.games.samurai_spirit.players.why import why
from shiai.games.samurai_spirit.rules.actions import ACTIONS, action_names
from shiai.games.samurai_spirit.rules.components import (
    FAMILIES,
    FARMSTEADS,
    ROUNDS,
    SAMURAI_COUNT,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.invariants import invariants
from shiai.games.samurai_spirit.rules.options import OPTIONS, Rules, seat_names
from shiai.games.samurai_spirit.rules.printed import COMPONENTS
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
from shiai.games.samurai_spirit.rules.steps import (
    fight,
    kiai,
    kiai_cards,
    kiai_help,
    next_round,
    penalties,
    round_end,
    turn,
    village,
)
from shiai.games.samurai_spirit.rules.steps.setup import DealSamurai, FirstSeat
from shiai.games.samurai_spirit.rules.table import name_at
from shiai.games.samurai_spirit.text.choices import describe
from shiai.games.samurai_spirit.text.goal import goal
from shiai.games.samurai_spirit.text.messages import moment, prompt, score

# In the order of a game.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DealSamurai,
    FirstSeat,
    turn.Turn,
    turn.AbsentTokens,
    penalties.PenaltyStep,
    penalties.IgnorePenalties,
    penalties.PenaltyOrder,
    penalties.ApplyPenalty,
    penalties.RecycleCard,
    penalties.ChooseDrop,
    turn.Action,
    turn.ChooseAction,
    fight.Draw,
    fight.DrawByArrow,
    fight.PlayCard,
    fight.SecondFight,
    fight.ChooseSecondFight,
    kiai.Kiai,
    kiai.AskKiai,
    kiai_help.AddBarricade,
    kiai_help.HealWound,
    kiai_cards.MoveCard,
    kiai_cards.GiveCard,
    kiai_cards.GivenCard,
    kiai_cards.CheckSource,
    kiai_cards.DiscardRaiders,
    kiai_cards.DiscardRaider,
    kiai_cards.DiscardIntruders,
    kiai_cards.DiscardIntruder,
    kiai_cards.Strike,
    kiai_help.MoveToken,
    kiai_help.GiveToken,
    kiai_cards.LookAtRaiders,
    kiai_cards.TurnOver,
    kiai_cards.Arrange,
    kiai.EndOfKiai,
    village.FarmReverse,
    village.LoseFamily,
    village.RandomWound,
    turn.EndTurn,
    round_end.EndRound,
    round_end.CheckDefence,
    round_end.Bonuses,
    round_end.HealSomebody,
    round_end.RepelIntruder,
    round_end.RevealIntruders,
    round_end.RevealIntruder,
    next_round.NextRound,
)
CHOICES_PER_TURN: Final = 100  # more than the tokens, penalties, Fights and Kiai of one turn can ask

# The longest of 79,061 random games had 128 choices; the longest of 355 by the heuristic player 495, with 7 samurai.
LONGEST_PER_SAMURAI: Final = 500

CHANCES: Final = Calibration("shiai.games.samurai_spirit", "data/chances.json")


class SamuraiSpiritGame(Game[SamuraiSpirit, Rules]):
    """One to seven players defend a village together, with two to seven samurai."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "samurai_spirit"
    # Partners: good ones at every level, so only as many as there are clear steps above the advice of the game.
    levels: ClassVar[tuple[str, ...]] = ("heuristic", "search:iterations=400")
    version: ClassVar[int] = 2
    clause_prefix: ClassVar[str] = "SS"
    over_clause: ClassVar[str] = "SS-22.5"
    components: ClassVar[Components | None] = COMPONENTS
    open_information: ClassVar[bool] = True  # SS-28.13
    cooperative: ClassVar[bool] = True  # as in SS-22.5
    headings: ClassVar[frozenset[str]] = frozenset({"event-turn", "event-round_over", "event-round_began"})
    spreads: ClassVar[tuple[str, ...]] = ("score", "round")

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTIONS, STEPS)
        self._names: dict[tuple[str, ...], list[str]] = {}  # of actions, by the samurai at the seats

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return seat_names(options)

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def state(self, setup: Rules, cells: list[int], stack: list[Step[Any]], viewer: int) -> SamuraiSpirit:
        return SamuraiSpirit(setup, vec[i64](cells), stack, viewer)

    def begin(self, state: SamuraiSpirit) -> None:
        rules = state.rules
        cells = state.cells
        # SS-2.3, SS-2.4, SS-2.15: no wounds, no animal sides, no cards in lines and piles; those cells are 0
        cells[ROUND] = 1
        cells[ACTIVE] = NOBODY
        cells[BARRICADES] = rules.barricades
        cells[FARMS] = FARMSTEADS  # SS-2.6
        cells[HOMES] = (1 << FAMILIES) - 1  # SS-2.8, SS-23.5
        cells[HAND] = NO_CARD
        cells[HOLDER] = NOBODY
        for seat in range(SAMURAI_COUNT):
            cells[SAMURAI + seat] = rules.chosen[seat] if seat < len(rules.chosen) else NOBODY
            cells[TOKENS + seat] = seat if seat < rules.samurai else NOBODY  # SS-2.5
        for place in range(DEFENCE, DEFENCE + SAMURAI_COUNT * SYMBOLS):
            cells[place] = NO_CARD
        state.push(FirstSeat())
        if not rules.chosen:
            state.push(DealSamurai())

    def action_name(self, state: SamuraiSpirit, action: int) -> str:
        samurai = tuple([name_at(state, seat) for seat in range(SAMURAI_COUNT)])
        found = self._names.get(samurai)
        if found is None:
            found = self._names[samurai] = action_names(samurai)
        return found[action]

    def prompt(self, state: SamuraiSpirit, seat: int) -> Message:
        return prompt(state, seat)

    def describe(self, state: SamuraiSpirit, action: int) -> Message:
        return describe(state, action)

    def moment(self, state: SamuraiSpirit) -> Message:
        return moment(state)

    def goal(self, view: SamuraiSpirit, seat: int) -> tuple[Message, ...]:
        return goal(view)

    def figure(self, state: SamuraiSpirit, seat: int) -> str:
        return name_at(state, seat)

    def score(self, state: SamuraiSpirit) -> Message | None:
        return score(state)

    def bound(self, setup: Rules) -> int:
        return 10 + ROUNDS * (setup.turn_limit + setup.samurai) * CHOICES_PER_TURN  # SS-30.9

    def max_length(self, setup: Rules) -> int:
        return LONGEST_PER_SAMURAI * setup.samurai

    def invariants(self, state: SamuraiSpirit) -> list[str]:
        return invariants(state)

    def advise(self, view: SamuraiSpirit, seat: int, rng: Random) -> int:
        return advise(view, seat, rng)

    def newcomer(self, view: SamuraiSpirit, seat: int, rng: Random) -> int:
        return newcomer(view, seat, rng)

    def why(
        self, view: SamuraiSpirit, seat: int, action: int, others: tuple[int, ...], rng: Random
    ) -> tuple[Message, ...]:
        return why(view, seat, action, others)

    def evaluate(self, state: SamuraiSpirit, seat: int) -> float:
        return evaluate(state)

    def calibrated(self, view: SamuraiSpirit, seat: int, value: float) -> float:
        return CHANCES.calibrated(view.setup, seat, value)

    def rollout_action(self, state: SamuraiSpirit, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        return rollout_action(state, seat, legal, rng)

    def is_quiescent(self, state: SamuraiSpirit) -> bool:
        return is_quiescent(state)

    def forget_cards(self, view: SamuraiSpirit, memory: float, rng: Random) -> None:
        forget_cards(view, memory, rng)

    def summary(self, state: SamuraiSpirit) -> dict[str, int]:
        cells = state.cells
        return {
            "score": points(state),
            "round": cells[ROUND],
            "turn": cells[TURN],
            "barricades": cells[BARRICADES],
            "farmsteads": cells[FARMS],
            "families": int(cells[HOMES]).bit_count(),
            "wound_tokens": int(cells[WOUNDED]).bit_count(),
            "animal_sides": int(cells[ANIMAL]).bit_count(),
        }


GAME = SamuraiSpiritGame()
