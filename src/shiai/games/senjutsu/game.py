"""Senjutsu: the game object, and what it shares with solo play."""

from random import Random
from typing import Any, ClassVar, Final, TypeVar

from shiai.core.box import Components
from shiai.core.calibration import Calibration
from shiai.core.face import Face
from shiai.core.game import Game
from shiai.core.layout import Layout
from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.reaction import Reaction
from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import CARD_NAMES, with_halves
from shiai.games.senjutsu.face import FACE
from shiai.games.senjutsu.players.evaluation import evaluate
from shiai.games.senjutsu.players.heuristic import advise
from shiai.games.senjutsu.players.memory import forget_cards
from shiai.games.senjutsu.players.newcomer import newcomer
from shiai.games.senjutsu.players.rollout import is_quiescent, priors, rollout_action
from shiai.games.senjutsu.players.why import why
from shiai.games.senjutsu.rules.actions import ACTIONS, CARD, MOST_FIGURES, MOST_SEATS, PASS, SPACE
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.contents import COMPONENTS
from shiai.games.senjutsu.rules.duel import Duel
from shiai.games.senjutsu.rules.invariants import broken_invariants
from shiai.games.senjutsu.rules.options import OPTIONS, SEATS
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    DRAWN_GAME,
    LAYOUT,
    NOWHERE,
    PAIR_LAYOUT,
    PIECES,
    POISON_DECK,
    RANKS,
    RESULT,
    STOCK,
    TURN,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import (
    attack,
    block,
    companions,
    comparison,
    contracts,
    defeat,
    drops,
    effects,
    found_cards,
    hands,
    instants,
    kamae,
    last_chance,
    lines,
    movement,
    own_effects,
    resolve,
    reveal,
    searches,
    setup,
    speeds,
    strike,
    targets,
    traps,
    turn,
    turn_end,
)
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.text.goal import goal
from shiai.games.senjutsu.text.messages import describe, moment, prompt

# In the order of the rulebook.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *setup.STEPS,
    *turn.STEPS,
    *reveal.STEPS,
    *speeds.STEPS,
    *resolve.STEPS,
    *lines.STEPS,
    *movement.STEPS,
    *strike.STEPS,
    *attack.STEPS,
    *contracts.STEPS,
    *last_chance.STEPS,
    *comparison.STEPS,
    *block.STEPS,
    *effects.STEPS,
    *defeat.STEPS,
    *own_effects.STEPS,
    *targets.STEPS,
    *traps.STEPS,
    *kamae.STEPS,
    *hands.STEPS,
    *drops.STEPS,
    *searches.STEPS,
    *found_cards.STEPS,
    *instants.STEPS,
    *turn_end.STEPS,
    *companions.STEPS,
)

# Questions whose answer is the card that is played.
PLAYING: Final = (
    turn.Choose,
    turn.Fog,
    reveal.Replace,
    instants.Instant,
    block.Counter,
    found_cards.PlayDiscarded,
    found_cards.PlayFound,
    companions.CompanionCard,
)

# Questions between the choices of others, asked of everybody who could hold a card for them.
REACTIONS: Final = (instants.Instant, reveal.Replace, block.Counter)

# The longest of 1,456 random games had 621 choices, with four heroes; in a standard duel 293.
LONGEST_PER_FIGURE: Final = 1_500

S = TypeVar("S", bound=Senjutsu)
R = TypeVar("R", bound=Rules)


CHANCES: Final = Calibration("shiai.games.senjutsu", "data/chances.json")  # of two sides


class BattleGame(Game[S, R]):
    """What the duel and solo play have in common."""

    clause_prefix: ClassVar[str] = "SJ"
    components: ClassVar[Components | None] = COMPONENTS
    over_clause: ClassVar[str] = "SJ-15.10"
    headings: ClassVar[frozenset[str]] = frozenset({"event-turn_began"})
    spreads: ClassVar[tuple[str, ...]] = ("turns",)

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def begin(self, state: S) -> None:
        state.cells = first_cells(state.rules, state.rules.layout.size)
        state.refresh()
        state.push(setup.Track(state.rules.played_by_people))

    def action_name(self, state: S, action: int) -> str:
        if SPACE.has(action):
            return state.rules.board.names[SPACE.part(action)]
        return ACTIONS.names[action]

    def prompt(self, state: S, seat: int) -> Message:
        return prompt(state, seat)

    def describe(self, state: S, action: int) -> Message:
        return describe(state, action)

    def moment(self, state: S) -> Message:
        return moment(state)

    def figure(self, state: S, seat: int) -> str:
        return who(state, seat)

    def reaction(self, view: S, seat: int) -> Reaction | None:
        if not isinstance(view.stack[-1], REACTIONS):
            return None
        return Reaction(PASS, len(view.legal(seat)) > 1, view.cells[TURN])

    def bound(self, setup: R) -> int:
        return 20_000  # decks run out, and then every turn costs a wound (SJ-10.5)

    def max_length(self, setup: R) -> int:
        return LONGEST_PER_FIGURE * setup.count

    def rollout_action(self, state: S, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        return rollout_action(state, seat, legal, rng)

    def is_quiescent(self, state: S) -> bool:
        return is_quiescent(state)

    def priors(self, state: S, seat: int, legal: tuple[int, ...]) -> list[float]:
        return priors(state, seat, legal)

    def forget_cards(self, view: S, memory: float, rng: Random) -> None:
        forget_cards(view, memory, rng)

    def playable(self, setup: R) -> tuple[str, ...]:
        found: set[int] = set()
        for seat, heap in enumerate(setup.heaps[: setup.first_enemy]):
            core = setup.heroes[seat].core
            found.update([*with_halves(heap), *setup.decks[seat].weapons, *([core] if core >= 0 else [])])
        return tuple([CARD_NAMES[card] for card in sorted(found)])

    def played(self, state: S, action: int) -> str:
        plays = CARD.has(action) and isinstance(state.stack[-1], PLAYING)
        return CARD_NAMES[CARD.part(action)] if plays else ""


class SenjutsuGame(BattleGame[Senjutsu, Rules]):
    """Two to four heroes with decks of their own."""

    face: ClassVar[Face] = FACE
    id: ClassVar[str] = "senjutsu"
    # Only five: the newcomer and the strongest bot are not further apart.
    levels: ClassVar[tuple[str, ...]] = (
        "rollout",
        "learner:share=0.45",
        "learner:share=0.85",
        "search:iterations=250",
        "search:iterations=1500",
    )
    version: ClassVar[int] = 3
    shorthands: ClassVar[dict[str, str]] = {"hero": "hero_1", "against": "hero_2", "deck": "deck_1"}

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTIONS, STEPS)

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS[: int(str(options.get("players", 2)))]

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def layout_of(self, setup: Rules) -> Layout:
        return PAIR_LAYOUT if setup.pairs else self.layout

    def state(self, setup: Rules, cells: list[int], stack: list[Step[Any]], viewer: int) -> Senjutsu:
        return Duel(setup, cells, stack, viewer)

    def invariants(self, state: Senjutsu) -> list[str]:
        return broken_invariants(state)

    def advise(self, view: Senjutsu, seat: int, rng: Random) -> int:
        return advise(view, seat, rng)

    def newcomer(self, view: Senjutsu, seat: int, rng: Random) -> int:
        return newcomer(view, seat, rng)

    def goal(self, view: Senjutsu, seat: int) -> tuple[Message, ...]:
        return goal(view, seat)

    def why(self, view: Senjutsu, seat: int, action: int, others: tuple[int, ...], rng: Random) -> tuple[Message, ...]:
        return why(view, seat, action, others)

    def evaluate(self, state: Senjutsu, seat: int) -> float:
        return evaluate(state, seat)

    def calibrated(self, view: Senjutsu, seat: int, value: float) -> float:
        return CHANCES.calibrated(view.setup, seat, value) if len(view.setup.seats) == 2 else value

    def summary(self, state: Senjutsu) -> dict[str, int]:
        cells = state.cells
        return {
            "turns": cells[TURN],
            **{
                f"wounds_{seat + 1}": cells[seat * BLOCK + WOUNDS] + cells[seat * BLOCK + BLEEDING]
                for seat in range(state.rules.people)
            },
            "draws": int(cells[RESULT] == DRAWN_GAME),
        }


def first_cells(rules: Rules, size: int) -> list[int]:
    """The table before anything is placed or drawn (section 9)."""
    cells = [0] * size
    for seat in range(max(MOST_SEATS, rules.count)):
        cells[seat * BLOCK + AT] = NOWHERE
    for place in range(MOST_FIGURES):
        cells[RANKS + place] = MOST_FIGURES
    for seat in range(rules.first_enemy):
        cells[seat * BLOCK + STOCK] = rules.heaps[seat]
        cells[seat * BLOCK + POISON_DECK] = rules.decks[seat].poisons
        cells[ALIVE] |= 1 << seat
    for place, code in enumerate(rules.first_pieces):
        cells[PIECES + place] = code + 1
    return cells


GAME = SenjutsuGame()
