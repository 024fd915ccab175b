"""Way of the Samurai: the game object."""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.box import Components
from shiai.core.face import Face
from shiai.core.game import Game
from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.reaction import Reaction
from shiai.core.step import Step
from shiai.games.way_of_the_samurai.face import FACE
from shiai.games.way_of_the_samurai.players.calibration import calibrated
from shiai.games.way_of_the_samurai.players.evaluation import evaluate
from shiai.games.way_of_the_samurai.players.heuristic import advise
from shiai.games.way_of_the_samurai.players.memory import forget_cards
from shiai.games.way_of_the_samurai.players.newcomer import newcomer
from shiai.games.way_of_the_samurai.players.reactions import reaction
from shiai.games.way_of_the_samurai.players.rollout import is_quiescent, priors, rollout_action
from shiai.games.way_of_the_samurai.players.why import why
from shiai.games.way_of_the_samurai.rules.actions import ACTIONS
from shiai.games.way_of_the_samurai.rules.boxes import COMPONENTS
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_ENEMY,
    ALL_SPECIAL,
    ALL_STANDARD,
    ARMOUR,
    HARD,
)
from shiai.games.way_of_the_samurai.rules.components import Rules, seat_names
from shiai.games.way_of_the_samurai.rules.invariants import broken_invariants
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
    environments,
    fights,
    gisei,
    losses,
    penalties,
    round_end,
    rounds,
    setup,
    virtues,
    window,
    wounds,
)
from shiai.games.way_of_the_samurai.text.choices import describe
from shiai.games.way_of_the_samurai.text.goal import goal
from shiai.games.way_of_the_samurai.text.messages import figure, moment, prompt, score

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *rounds.STEPS,
    *draw.STEPS,
    *window.STEPS,
    *attack.STEPS,
    *damage.STEPS,
    *counter.STEPS,
    *gisei.STEPS,
    *combo.STEPS,
    *losses.STEPS,
    *wounds.STEPS,
    *environments.STEPS,
    *virtues.STEPS,
    *penalties.STEPS,
    *round_end.STEPS,
    *fights.STEPS,
    *setup.STEPS,
)

# The longest of 15,266 random games had 166 choices; of 942 by the heuristic player a standard duel had 317, and a clan
# run 1876.
LONGEST_DUEL: Final = 5_000
LONGEST_RUN: Final = 40_000


class WayOfTheSamuraiGame(Game[WayOfTheSamurai, Rules]):
    """One samurai against an opponent that cards and dice control."""

    face: ClassVar[Face] = FACE
    components: ClassVar[Components | None] = COMPONENTS
    id: ClassVar[str] = "way_of_the_samurai"
    # Only four: the newcomer and the strongest bot are not further apart.
    levels: ClassVar[tuple[str, ...]] = (
        "newcomer",
        "learner:share=0.4",
        "learner:share=0.75",
        "search:iterations=400",
    )
    version: ClassVar[int] = 2
    clause_prefix: ClassVar[str] = "WS"
    over_clause: ClassVar[str] = "WS-11.4"
    margin: ClassVar[float] = 3.0  # most choices differ by less than luck makes them seem to
    # WS-38.8: only the order of the decks is unknown, and it is not decided before a card is drawn
    open_information: ClassVar[bool] = True
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
        super().__init__(OPTIONS, LAYOUT, ACTIONS, STEPS)

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return seat_names(options)

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def state(self, setup: Rules, cells: list[int], stack: list[Step[Any]], viewer: int) -> WayOfTheSamurai:
        return WayOfTheSamurai(setup, cells, stack, viewer)

    def begin(self, state: WayOfTheSamurai) -> None:
        rules = state.rules
        state.cells[:] = first_cells(rules)
        state.refresh()
        state.push(rounds.NEW_ROUND if rules.mode in (DUEL, ONE_VS_THREE) else fights.NextFight())
        push_setup(state)

    def prompt(self, state: WayOfTheSamurai, seat: int) -> Message:
        return prompt(state)

    def describe(self, state: WayOfTheSamurai, action: int) -> Message:
        return describe(state, action)

    def moment(self, state: WayOfTheSamurai) -> Message:
        return moment(state)

    def figure(self, state: WayOfTheSamurai, seat: int) -> str:
        return figure(state, seat)

    def score(self, state: WayOfTheSamurai) -> Message | None:
        return score(state)

    def goal(self, view: WayOfTheSamurai, seat: int) -> tuple[Message, ...]:
        return goal(view, seat)

    def bound(self, setup: Rules) -> int:
        return 1_000_000  # a careful samurai can hold out for long (WS-40.83)

    def max_length(self, setup: Rules) -> int:
        return LONGEST_RUN if setup.several_fights else LONGEST_DUEL

    def invariants(self, state: WayOfTheSamurai) -> list[str]:
        return broken_invariants(state)

    def advise(self, view: WayOfTheSamurai, seat: int, rng: Random) -> int:
        return advise(view, rng)

    def newcomer(self, view: WayOfTheSamurai, seat: int, rng: Random) -> int:
        return newcomer(view, seat, rng)

    def why(
        self, view: WayOfTheSamurai, seat: int, action: int, others: tuple[int, ...], rng: Random
    ) -> tuple[Message, ...]:
        return why(view, action, others)

    def evaluate(self, state: WayOfTheSamurai, seat: int) -> float:
        return evaluate(state, seat)

    def calibrated(self, view: WayOfTheSamurai, seat: int, value: float) -> float:
        return calibrated(view, value)

    def rollout_action(self, state: WayOfTheSamurai, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        return rollout_action(state, rng)

    def is_quiescent(self, state: WayOfTheSamurai) -> bool:
        return is_quiescent(state)

    def reaction(self, view: WayOfTheSamurai, seat: int) -> Reaction | None:
        return reaction(view, view.legal(seat))

    def priors(self, state: WayOfTheSamurai, seat: int, legal: tuple[int, ...]) -> list[float]:
        return priors(state, legal)

    def forget_cards(self, view: WayOfTheSamurai, memory: float, rng: Random) -> None:
        forget_cards(view, memory, rng)

    def summary(self, state: WayOfTheSamurai) -> dict[str, int]:
        cells = state.cells
        return {
            "rounds": cells[ROUND],
            "life": cells[LIFE_AT],
            "ki": cells[KI_AT],
            "fight": cells[FIGHT],
            "defeated": cells[DEFEATED],
        }


def first_cells(rules: Rules) -> list[int]:
    """The cells of a new game, before anything is chosen or drawn (section 4)."""
    # WS-2.3, WS-4.1: the gauges stand at 0
    cells = [0] * LAYOUT.size
    modifiers = rules.first_modifiers
    # WS-4.4
    cells[WEAPON] = rules.weapon
    cells[OTHER + WEAPON] = NO_WEAPON
    # WS-4.5, WS-12.1, WS-18.4: 8 life and 5 Ki unless a weapon says otherwise
    cells[LIFE_AT] = modifiers.life_start
    # WS-17.8, WS-19.37
    cells[KI_AT] = min(modifiers.ki_start, modifiers.ki_max)
    # WS-4.7, WS-16.1, WS-17.3, WS-26.4: the red die starts at 1 or higher
    cells[DIE] = 0 if modifiers.red_combo_roll or modifiers.no_red_die else modifiers.wound_die_start
    cells[YARI] = modifiers.mulligans
    cells[MULLIGANS] = rules.campaign_mulligans()
    # WS-4.2, WS-4.8: a deck is a set of cards, from which chance draws
    cells[DECK] = ALL_STANDARD
    cells[SPECIALS] = ALL_SPECIAL
    # WS-27.1
    cells[ENEMY_DECK] = ALL_ENEMY | (1 << HARD if rules.hard_mode else 0)
    cells[DEFENCE] = NO_CARD
    # WS-4.9
    cells[PLACE] = rules.environment
    # WS-33.2
    cells[ARMOUR_AT] = ARMOUR if rules.yoroi else 0
    cells[VIRTUE_AT] = NO_VIRTUE
    cells[OPEN_VIRTUE] = NO_VIRTUE
    if rules.two_players:
        other = rules.modifiers_of(rules.second, 0, NO_VIRTUE, 0, 0, 0)
        # WS-28.3
        cells[OTHER + WEAPON] = rules.second
        cells[OTHER + LIFE_AT] = other.life_start
        cells[OTHER + KI_AT] = min(other.ki_start, other.ki_max)
        cells[OTHER + DIE] = other.wound_die_start
    elif rules.mode == ONE_VS_THREE:
        cells[TARGET] = NOBODY
        # WS-32.2: all three are in play
        for enemy, (life, ki) in enumerate(rules.printed.trio):
            cells[ENEMY_LIFE + enemy] = life
            cells[ENEMY_KI + enemy] = ki
    elif rules.mode == DUEL:
        # WS-4.3, WS-4.6, WS-34.1: Shiro begins with side A up, which is side 0
        cells[ENEMY_LIFE] = rules.opponent_life
        cells[ENEMY_KI] = rules.opponent_ki
    return cells


def push_setup(state: WayOfTheSamurai) -> None:
    """Push the choices and draws before the first round, the last one first."""
    rules = state.rules
    modifiers = state.modifiers
    # WS-4.11
    if rules.two_players:
        state.push(rounds.FirstPlayer())
    for _ in range(modifiers.random_specials_in_deck):
        state.push(setup.RandomSpecial())
    # WS-36.8, WS-36.16
    if modifiers.start_bushido:
        state.push(virtues.VirtueCard())
    elif rules.bushido and rules.bushido_face_up:
        state.push(virtues.OpenVirtue())
    for _ in range(modifiers.setup_remove_actions):
        state.push(penalties.RemoveRandom() if rules.sasuke_random else penalties.Remove(from_deck=1))
    for _ in range(modifiers.setup_specials_stored):
        state.push(setup.ChooseSpecial(stored=1))
    for _ in range(modifiers.setup_specials_in_deck):
        state.push(setup.ChooseSpecial(stored=0))


GAME = WayOfTheSamuraiGame()
