"""Senjutsu alone: the game as the rest of the program knows it."""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.face import Face
from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Step
from shiai.games.senjutsu.game import STEPS as DUEL_STEPS
from shiai.games.senjutsu.game import SenjutsuGame
from shiai.games.senjutsu.rules.options import SEATS
from shiai.games.senjutsu.rules.state import ALIVE, BLEEDING, BLOCK, TURN, WOUNDS
from shiai.games.senjutsu.solo.face import FACE
from shiai.games.senjutsu.solo.players import evaluation
from shiai.games.senjutsu.solo.players.heuristic import advise
from shiai.games.senjutsu.solo.rules import decks, enemies, options
from shiai.games.senjutsu.solo.rules import invariants as faults
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.decisions import aims, attacking, blows, deciding, measure, moving, timing
from shiai.games.senjutsu.solo.rules.options import OPTIONS
from shiai.games.senjutsu.solo.rules.state import RANK, ROUND, SOLO_LAYOUT, WAVE, Solo
from shiai.games.senjutsu.solo.rules.steps import acting, cards, dealings, horde, setting
from shiai.games.senjutsu.solo.text import messages as text

OWN_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *setting.STEPS,
    *cards.STEPS,
    *dealings.STEPS,
    *acting.STEPS,
    *horde.STEPS,
)
STEPS: Final[tuple[type[Step[Any]], ...]] = (*DUEL_STEPS, *OWN_STEPS)


class SoloGame(SenjutsuGame):
    """One to four heroes of people against enemies that cards drive."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "senjutsu_solo"
    version: ClassVar[int] = 1
    clauses: ClassVar[tuple[str, ...]] = ()
    cooperative: ClassVar[bool] = True
    shorthands: ClassVar[dict[str, str]] = {"hero": "hero_1", "against": "enemy_1", "deck": "deck_1"}

    def __init__(self) -> None:
        super().__init__(OPTIONS, SOLO_LAYOUT, STEPS)

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS[: int(str(options.get("players", 1)))]

    def prepare(self, options: dict[str, Value]) -> SoloRules:
        return SoloRules(self, options)

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> Solo:
        assert isinstance(setup, SoloRules)
        return Solo(setup, cells, stack, viewer)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Solo)
        return faults.faults(state)

    def advise(self, view: State, seat: int, rng: Random) -> int:
        assert isinstance(view, Solo)
        return advise(view, seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Solo)
        return evaluation.evaluate(state, seat)

    def score(self, state: State) -> Message | None:
        assert isinstance(state, Solo)
        return text.score(state)

    def prompt(self, state: State, seat: int) -> Message:
        assert isinstance(state, Solo)
        return text.prompt(state, seat)

    def describe(self, state: State, action: int) -> Message:
        assert isinstance(state, Solo)
        return text.describe(state, action)

    def carriers(self) -> dict[str, tuple[str, ...]]:
        carriers = {
            "solo_rules": SoloRules.clauses,
            "solo_state": Solo.clauses,
            "solo_options": options.CLAUSES,
            "enemies": enemies.CLAUSES,
            "enemy_decks": decks.CLAUSES,
            "aims": aims.CLAUSES,
            "moving": moving.CLAUSES,
            "blows": blows.CLAUSES,
            "attacking": attacking.CLAUSES,
            "timing": timing.CLAUSES,
            "measure": measure.CLAUSES,
            "deciding": deciding.CLAUSES,
        }
        return carriers | {step.name: step.clauses for step in OWN_STEPS}  # the rest is that of the duel

    def summary(self, state: State) -> dict[str, int]:
        assert isinstance(state, Solo)
        cells = state.cells
        people = range(state.rules.people)
        enemy_figures = range(state.rules.people, state.rules.count)
        numbers = {"turns": cells[TURN]}
        numbers["wounds_taken"] = sum([cells[f * BLOCK + WOUNDS] + cells[f * BLOCK + BLEEDING] for f in people])
        numbers["enemies_left"] = sum([cells[ALIVE] >> f & 1 for f in enemy_figures if f != state.rules.token])
        if state.solo_rules.horde:
            numbers |= {"waves": (cells[ROUND] - 1) * 4 + max(0, cells[WAVE] - 1), "rank": cells[RANK]}
        return numbers


GAME = SoloGame()
