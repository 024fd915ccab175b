"""Way of the Samurai: the game object that everybody else talks to."""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.face import Face
from shiai.core.game import Game
from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Step
from shiai.games.way_of_the_samurai.face import FACE
from shiai.games.way_of_the_samurai.players.evaluation import evaluate
from shiai.games.way_of_the_samurai.players.heuristic import advise
from shiai.games.way_of_the_samurai.players.rollout import habit, quiet, weigh
from shiai.games.way_of_the_samurai.rules.actions import ACTION_COUNT, NAMES
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_ENEMY,
    ALL_SPECIAL,
    ALL_STANDARD,
    ARMOUR,
    HARD,
    OPPONENT_IDS,
    OPPONENTS,
    TRIO,
)
from shiai.games.way_of_the_samurai.rules.cards import CLAUSES as CARD_CLAUSES
from shiai.games.way_of_the_samurai.rules.components import Rules, seat_names
from shiai.games.way_of_the_samurai.rules.invariants import CLAUSES as FAULT_CLAUSES
from shiai.games.way_of_the_samurai.rules.invariants import faults
from shiai.games.way_of_the_samurai.rules.modifiers import CLAUSES as FORCE_CLAUSES
from shiai.games.way_of_the_samurai.rules.options import DUEL, MODULES, NO_WEAPON, ONE_VS_THREE, OPTIONS
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    DECK,
    DEFEATED,
    DEFENCE,
    DIE,
    ENEMY_DECK,
    ENEMY_KI,
    ENEMY_LIFE,
    FIGHT,
    KI_AT,
    LAYOUT,
    LIFE_AT,
    MULLIGANS,
    NO_CARD,
    NO_VIRTUE,
    NOBODY,
    OPEN_VIRTUE,
    OTHER,
    PLACE,
    ROUND,
    SPECIALS,
    TARGET,
    VIRTUE_AT,
    WEAPON,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps import (
    attack,
    combo,
    counter,
    damage,
    draw,
    penalties,
    places,
    round,
    round_end,
    run,
    setup,
    uses,
    virtues,
    window,
    wounds,
)
from shiai.games.way_of_the_samurai.rules.table import CLAUSES as TABLE_CLAUSES
from shiai.games.way_of_the_samurai.rules.windows import CLAUSES as WINDOW_CLAUSES
from shiai.games.way_of_the_samurai.text.choices import describe
from shiai.games.way_of_the_samurai.text.messages import figure, moment, prompt, score

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *round.STEPS,
    *draw.STEPS,
    *window.STEPS,
    *attack.STEPS,
    *counter.STEPS,
    *combo.STEPS,
    *damage.STEPS,
    *wounds.STEPS,
    *places.STEPS,
    *virtues.STEPS,
    *penalties.STEPS,
    *round_end.STEPS,
    *run.STEPS,
    *setup.STEPS,
)


class WayOfTheSamuraiGame(Game):
    """One samurai against an opponent that cards and dice lead."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "way_of_the_samurai"
    version: ClassVar[int] = 1
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-0.1 WS-0.2 WS-0.3 WS-0.10 WS-1.7 WS-2.3 WS-3.10 WS-4.1 WS-4.2 WS-4.3 WS-4.4 WS-4.5 WS-4.6 WS-4.7 WS-4.9
        WS-4.10 WS-4.11 WS-12.1 WS-16.1 WS-17.3 WS-17.8 WS-18.4 WS-19.37 WS-20.1 WS-20.2 WS-20.5 WS-20.9 WS-26.1 WS-26.4
        WS-27.1 WS-33.2 WS-34.1 WS-36.23
"""
    )
    clause_prefix: ClassVar[str] = "WS"
    over_clause: ClassVar[str] = "WS-11.4"
    doubt: ClassVar[float] = 3.0  # most choices differ by less than luck makes them seem to
    open_information: ClassVar[bool] = True  # WS-38.8
    headings: ClassVar[frozenset[str]] = frozenset(
        {"event-round", "event-exchange", "event-own_exchange", "event-next_enemy"}
    )
    modules: ClassVar[dict[str, tuple[str, str]]] = {
        **{name: (name, "true") for name in MODULES},
        "yoroi": ("yoroi", "player"),
        "one_vs_three": ("mode", "one_vs_three"),
        "shiro": ("opponent", "shiro"),
    }
    spreads: ClassVar[tuple[str, ...]] = ("rounds", "defeated")

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTION_COUNT, {step.name: step for step in STEPS})

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return seat_names(options)

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def start(self, **options: object) -> WayOfTheSamurai:
        rules = self.setup(**options)
        assert isinstance(rules, Rules)
        state = WayOfTheSamurai(rules, first_cells(rules), [])
        if rules.mode == DUEL or rules.mode == ONE_VS_THREE:
            state.push("round")
        else:
            state.push("next_fight")
        push_setup(state)
        state.settle()
        return state

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> WayOfTheSamurai:
        assert isinstance(setup, Rules)
        return WayOfTheSamurai(setup, cells, stack, viewer)

    def action_name(self, state: State, action: int) -> str:
        return NAMES[action]

    def prompt(self, state: State, seat: int) -> Message:
        assert isinstance(state, WayOfTheSamurai)
        return prompt(state)

    def describe(self, state: State, action: int) -> Message:
        assert isinstance(state, WayOfTheSamurai)
        return describe(state, action)

    def moment(self, state: State) -> Message:
        assert isinstance(state, WayOfTheSamurai)
        return moment(state)

    def figure(self, state: State, seat: int) -> str:
        assert isinstance(state, WayOfTheSamurai)
        return figure(state, seat)

    def score(self, state: State) -> Message | None:
        assert isinstance(state, WayOfTheSamurai)
        return score(state)

    def bound(self, setup: Setup) -> int:
        return 1_000_000  # a careful samurai can hold out for long (WS-40.83)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, WayOfTheSamurai)
        return faults(state)

    def advise(self, view: State, seat: int, rng: Random) -> int:
        assert isinstance(view, WayOfTheSamurai)
        return advise(view, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, WayOfTheSamurai)
        return evaluate(state, seat)

    def habit(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        assert isinstance(state, WayOfTheSamurai)
        return habit(state, seat, legal, rng)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, WayOfTheSamurai)
        return quiet(state)

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        assert isinstance(state, WayOfTheSamurai)
        return weigh(state, legal)

    def carriers(self) -> dict[str, tuple[str, ...]]:
        carriers = {"components": Rules.clauses, "game": self.clauses, "state": WayOfTheSamurai.clauses}
        carriers |= {
            "table": TABLE_CLAUSES,
            "windows": WINDOW_CLAUSES,
            "window_actions": uses.CLAUSES,
            "force": FORCE_CLAUSES,
            "cards": CARD_CLAUSES,
            "faults": FAULT_CLAUSES,
        }
        return carriers | super().carriers()

    def summary(self, state: State) -> dict[str, int]:
        assert isinstance(state, WayOfTheSamurai)
        cells = state.cells
        return {
            "rounds": cells[ROUND],
            "life": cells[LIFE_AT],
            "ki": cells[KI_AT],
            "fight": cells[FIGHT],
            "defeated": cells[DEFEATED],
        }


def first_cells(rules: Rules) -> list[int]:
    """The table before anything is chosen or drawn (section 4)."""
    cells = [0] * LAYOUT.size
    force = rules.first
    cells[WEAPON] = rules.weapon
    cells[OTHER + WEAPON] = NO_WEAPON
    cells[LIFE_AT] = force.life_start
    cells[KI_AT] = min(force.ki_start, force.ki_max)
    cells[DIE] = 0 if force.red_combo_roll or force.no_red_die else force.wound_die_start
    cells[YARI] = force.mulligans
    cells[MULLIGANS] = rules.campaign_mulligans()
    cells[DECK] = ALL_STANDARD
    cells[SPECIALS] = ALL_SPECIAL
    cells[ENEMY_DECK] = ALL_ENEMY | (1 << HARD if rules.hard_mode else 0)
    cells[DEFENCE] = NO_CARD
    cells[PLACE] = rules.environment
    cells[ARMOUR_AT] = ARMOUR if rules.yoroi else 0
    cells[VIRTUE_AT] = NO_VIRTUE
    cells[OPEN_VIRTUE] = NO_VIRTUE
    if rules.two_players:
        other = rules.force(rules.second, 0, NO_VIRTUE, 0, 0, 0)
        cells[OTHER + WEAPON] = rules.second
        cells[OTHER + LIFE_AT] = other.life_start
        cells[OTHER + KI_AT] = min(other.ki_start, other.ki_max)
        cells[OTHER + DIE] = other.wound_die_start
    elif rules.mode == ONE_VS_THREE:
        cells[TARGET] = NOBODY
        for enemy, entry in enumerate(TRIO):
            cells[ENEMY_LIFE + enemy] = int(entry["life"])
            cells[ENEMY_KI + enemy] = int(entry["ki"])
    elif rules.mode == DUEL:
        opponent = OPPONENTS[OPPONENT_IDS.index(rules.opponent)]
        cells[ENEMY_LIFE] = int(opponent["life"])
        cells[ENEMY_KI] = int(opponent["ki"])
    return cells


def push_setup(state: WayOfTheSamurai) -> None:
    """What is chosen and drawn before the first round, the last of it first (WS-4.11)."""
    rules = state.rules
    force = state.force
    if rules.two_players:
        state.push("first_player")
    for _ in range(force.random_specials_in_deck):
        state.push("random_special")
    if force.start_bushido:
        state.push("virtue_card")
    elif rules.bushido and rules.bushido_face_up:
        state.push("open_virtue")
    for _ in range(force.setup_remove_actions):
        if rules.sasuke_random:
            state.push("remove_random")
        else:
            state.push("remove", (1,))
    for _ in range(force.setup_specials_stored):
        state.push("choose_special", (1,))
    for _ in range(force.setup_specials_in_deck):
        state.push("choose_special", (0,))


GAME = WayOfTheSamuraiGame()
