"""Senjutsu: the game as the rest of the program knows it."""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.face import Face
from shiai.core.game import Game
from shiai.core.layout import Layout
from shiai.core.messages import Message
from shiai.core.options import Option, Value
from shiai.core.seats import ALL_SEEING
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Step
from shiai.games.senjutsu import face
from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.decks import decks
from shiai.games.senjutsu.players.evaluation import evaluate
from shiai.games.senjutsu.players.heuristic import advise
from shiai.games.senjutsu.players.rollout import habit, quiet, weigh
from shiai.games.senjutsu.rules import harm, heroes, options, piles, playing, table
from shiai.games.senjutsu.rules import invariants as faults
from shiai.games.senjutsu.rules.actions import ACTION_COUNT, CARD, FACE, MOST_FIGURES, MOST_SEATS, NAMES, SPACE
from shiai.games.senjutsu.rules.battlefield import boards, figures, hexes, moves, reach, shielding, sight
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.options import OPTIONS, SEATS
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    DRAWN_GAME,
    LAYOUT,
    NOWHERE,
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
    comparison,
    effects,
    found_cards,
    hands,
    instants,
    kamae,
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
    turn,
    turn_end,
)
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
    *comparison.STEPS,
    *block.STEPS,
    *effects.STEPS,
    *own_effects.STEPS,
    *targets.STEPS,
    *kamae.STEPS,
    *hands.STEPS,
    *searches.STEPS,
    *found_cards.STEPS,
    *instants.STEPS,
    *turn_end.STEPS,
)

# Questions whose answer is the card that is played.
PLAYING: Final = frozenset({"choose", "fog", "replace", "instant", "counter", "play_discarded", "play_found"})


class SenjutsuGame(Game):
    """Two to four heroes with decks of their own."""

    face: ClassVar[Face] = face.FACE
    id: ClassVar[str] = "senjutsu"
    version: ClassVar[int] = 2
    clauses: ClassVar[tuple[str, ...]] = ()
    clause_prefix: ClassVar[str] = "SJ"
    over_clause: ClassVar[str] = "SJ-15.10"
    headings: ClassVar[frozenset[str]] = frozenset({"event-turn_began"})
    spreads: ClassVar[tuple[str, ...]] = ("turns",)
    shorthands: ClassVar[dict[str, str]] = {"hero": "hero_1", "against": "hero_2", "deck": "deck_1"}

    def __init__(
        self,
        options: tuple[Option, ...] = OPTIONS,
        layout: Layout = LAYOUT,
        steps: tuple[type[Step[Any]], ...] = STEPS,
    ) -> None:
        super().__init__(options, layout, ACTION_COUNT, {step.name: step for step in steps})

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS[: int(str(options.get("players", 2)))]

    def prepare(self, options: dict[str, Value]) -> Rules:
        return Rules(self, options)

    def start(self, **options: object) -> Senjutsu:
        rules = self.setup(**options)
        assert isinstance(rules, Rules)
        state = self.state(rules, first_cells(rules, self.layout.size), [], ALL_SEEING)
        state.push("track", (rules.played_by_people,))
        state.settle()
        return state

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> Senjutsu:
        assert isinstance(setup, Rules)
        return Senjutsu(setup, cells, stack, viewer)

    def action_name(self, state: State, action: int) -> str:
        assert isinstance(state, Senjutsu)
        if SPACE <= action < FACE:
            return state.rules.board.names[action - SPACE]
        return NAMES[action]

    def prompt(self, state: State, seat: int) -> Message:
        assert isinstance(state, Senjutsu)
        return prompt(state, seat)

    def describe(self, state: State, action: int) -> Message:
        assert isinstance(state, Senjutsu)
        return describe(state, action)

    def moment(self, state: State) -> Message:
        assert isinstance(state, Senjutsu)
        return moment(state)

    def figure(self, state: State, seat: int) -> str:
        assert isinstance(state, Senjutsu)
        return table.who(state, seat)

    def bound(self, setup: Setup) -> int:
        return 20_000  # decks run out, and then every turn costs a wound (SJ-10.5)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Senjutsu)
        return faults.faults(state)

    def advise(self, view: State, seat: int, rng: Random) -> int:
        assert isinstance(view, Senjutsu)
        return advise(view, seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Senjutsu)
        return evaluate(state, seat)

    def habit(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        assert isinstance(state, Senjutsu)
        return habit(state, seat, legal, rng)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Senjutsu)
        return quiet(state)

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        assert isinstance(state, Senjutsu)
        return weigh(state, seat, legal)

    def carriers(self) -> dict[str, tuple[str, ...]]:
        carriers = {"components": Rules.clauses, "game": self.clauses, "state": Senjutsu.clauses}
        carriers |= {
            "options": options.CLAUSES,
            "heroes": heroes.CLAUSES,
            "decks": decks.CLAUSES,
            "hexes": hexes.CLAUSES,
            "boards": boards.CLAUSES,
            "sight": sight.CLAUSES,
            "moves": moves.CLAUSES,
            "reach": reach.CLAUSES,
            "shielding": shielding.CLAUSES,
            "playing": playing.CLAUSES,
            "table": table.CLAUSES,
            "harm": harm.CLAUSES,
            "piles": piles.CLAUSES,
            "figures": figures.CLAUSES,
            "faults": faults.CLAUSES,
        }
        return carriers | super().carriers()

    def playable(self, setup: Setup) -> tuple[str, ...]:
        assert isinstance(setup, Rules)
        found: set[int] = set()
        for seat, heap in enumerate(setup.heaps[: setup.people]):
            found.update([*designs(heap), *setup.decks[seat].weapons, setup.heroes[seat].core])
        return tuple([CARD_NAMES[card] for card in sorted(found)])

    def played(self, state: State, action: int) -> str:
        card = CARD <= action < SPACE and state.stack[-1].name in PLAYING
        return CARD_NAMES[action - CARD] if card else ""

    def summary(self, state: State) -> dict[str, int]:
        assert isinstance(state, Senjutsu)
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
    for seat in range(rules.people):
        cells[seat * BLOCK + STOCK] = rules.heaps[seat]
        cells[seat * BLOCK + POISON_DECK] = rules.decks[seat].poisons
        cells[ALIVE] |= 1 << seat
    for place, code in enumerate(rules.first_pieces):
        cells[PIECES + place] = code + 1
    return cells


GAME = SenjutsuGame()
