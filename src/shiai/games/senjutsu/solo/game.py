"""Senjutsu alone: the game object."""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.calibration import Calibration
from shiai.core.face import Face
from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.step import Step
from shiai.games.senjutsu.game import STEPS as DUEL_STEPS
from shiai.games.senjutsu.game import BattleGame
from shiai.games.senjutsu.rules.actions import ACTIONS
from shiai.games.senjutsu.rules.options import SEATS
from shiai.games.senjutsu.rules.state import ALIVE, BLEEDING, BLOCK, TURN, WOUNDS
from shiai.games.senjutsu.solo.face import FACE
from shiai.games.senjutsu.solo.players.evaluation import evaluate
from shiai.games.senjutsu.solo.players.heuristic import advise
from shiai.games.senjutsu.solo.players.newcomer import newcomer
from shiai.games.senjutsu.solo.players.why import why
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.duel import SoloDuel
from shiai.games.senjutsu.solo.rules.invariants import broken_invariants
from shiai.games.senjutsu.solo.rules.options import OPTIONS
from shiai.games.senjutsu.solo.rules.state import RANK, ROUND, SOLO_LAYOUT, WAVE, Solo
from shiai.games.senjutsu.solo.rules.steps import acting, cards, endings, horde, interactions, setup
from shiai.games.senjutsu.solo.text.goal import goal
from shiai.games.senjutsu.solo.text.messages import describe, prompt, score

OWN_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *setup.STEPS,
    *cards.STEPS,
    *interactions.STEPS,
    *acting.STEPS,
    *endings.STEPS,
    *horde.STEPS,
)
STEPS: Final[tuple[type[Step[Any]], ...]] = (*DUEL_STEPS, *OWN_STEPS)
CHANCES: Final = Calibration("shiai.games.senjutsu", "data/solo_chances.json")


class SoloGame(BattleGame[Solo, SoloRules]):
    """One to four heroes of people against enemies that cards drive."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "senjutsu_solo"
    # Partners: good ones at every level. A search with few iterations is not above the advice of the game.
    levels: ClassVar[tuple[str, ...]] = ("heuristic", "search:iterations=800")
    version: ClassVar[int] = 2
    cooperative: ClassVar[bool] = True
    shorthands: ClassVar[dict[str, str]] = {"hero": "hero_1", "against": "enemy_1", "deck": "deck_1"}

    def __init__(self) -> None:
        super().__init__(OPTIONS, SOLO_LAYOUT, ACTIONS, STEPS)

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS[: int(str(options.get("players", 1)))]

    def prepare(self, options: dict[str, Value]) -> SoloRules:
        return SoloRules(self, options)

    def state(self, setup: SoloRules, cells: list[int], stack: list[Step[Any]], viewer: int) -> Solo:
        return SoloDuel(setup, cells, stack, viewer)

    def invariants(self, state: Solo) -> list[str]:
        return broken_invariants(state)

    def advise(self, view: Solo, seat: int, rng: Random) -> int:
        return advise(view, seat, rng)

    def newcomer(self, view: Solo, seat: int, rng: Random) -> int:
        return newcomer(view, seat, rng)

    def goal(self, view: Solo, seat: int) -> tuple[Message, ...]:
        return goal(view, seat)

    def why(self, view: Solo, seat: int, action: int, others: tuple[int, ...], rng: Random) -> tuple[Message, ...]:
        return why(view, seat, action, others)

    def evaluate(self, state: Solo, seat: int) -> float:
        return evaluate(state, seat)

    def calibrated(self, view: Solo, seat: int, value: float) -> float:
        return value if view.solo_rules.horde else CHANCES.calibrated(view.setup, seat, value)

    def has_chances(self, setup: SoloRules) -> bool:
        return not setup.horde  # a run lasts until the hero falls

    def score(self, state: Solo) -> Message | None:
        return score(state)

    def prompt(self, state: Solo, seat: int) -> Message:
        return prompt(state, seat)

    def describe(self, state: Solo, action: int) -> Message:
        return describe(state, action)

    def summary(self, state: Solo) -> dict[str, int]:
        cells = state.cells
        people = range(state.rules.first_enemy)
        enemy_figures = range(state.rules.first_enemy, state.rules.count)
        numbers = {"turns": cells[TURN]}
        numbers["wounds_taken"] = sum([cells[f * BLOCK + WOUNDS] + cells[f * BLOCK + BLEEDING] for f in people])
        numbers["enemies_left"] = sum([cells[ALIVE] >> f & 1 for f in enemy_figures if f != state.rules.token])
        if state.solo_rules.horde:
            numbers |= {"waves": (cells[ROUND] - 1) * 4 + max(0, cells[WAVE] - 1), "rank": cells[RANK]}
        return numbers


GAME = SoloGame()
