"""Two kinds of small games for tests of the search: game trees with open choices, and matrix games with sealed ones.

A tree is written as nested tuples: `(0, one, two)` is a node at which seat 0 chooses between two subtrees,
`("luck", (3, one), (1, two))` a chance node with weights, and `[0.5, -0.5]` a leaf with its value for every seat.
"""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.actions import ActionSpace
from shiai.core.game import Game
from shiai.core.layout import Counts, Layout, Number
from shiai.core.messages import Message
from shiai.core.outcome import Outcome
from shiai.core.seats import CHANCE, HOLE
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Step

MAX_ACTIONS: Final = 100
NAMES: Final = ("first", "second", "third")

ACTIONS: Final = ActionSpace()
WAY: Final = ACTIONS.kind("way", [str(number) for number in range(MAX_ACTIONS)])


class Tale(State):
    """A node of a story; its number is the only cell."""

    def clone(self) -> "Tale":
        return Tale(self.setup, self.cells[:], self.stack[:], self.viewer)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        values = self.story.values[self.cells[0]]
        winners = tuple([seat for seat, value in enumerate(values) if value > 0])
        return Outcome(winners, "over", "", (0,) * len(values))

    @property
    def story(self) -> "Story":
        """The game it belongs to."""
        assert isinstance(self.setup.game, Story)
        return self.setup.game


class Walk(Step[Tale]):
    """Go on in the story."""

    name: ClassVar[str] = "walk"

    def actors(self, state: Tale) -> tuple[int, ...]:
        return (state.story.movers[state.cells[0]],)

    def legal(self, state: Tale, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.story.ways[state.cells[0]])))

    def weights(self, state: Tale) -> list[int]:
        return state.story.weights[state.cells[0]]

    def apply(self, state: Tale, seat: int, action: int) -> None:
        state.cells[0] = state.story.ways[state.cells[0]][action]
        if not state.story.ways[state.cells[0]]:
            state.stack.pop()


class Story(Game[Tale, Setup]):
    """A game tree. Only leaves are quiescent: the rollout policy plays on at random."""

    id: ClassVar[str] = "story"

    def __init__(self, tale: Any, seats: int) -> None:
        self.seat_names = NAMES[:seats]
        self.movers: list[int] = []
        self.ways: list[list[int]] = []
        self.weights: list[list[int]] = []
        self.values: list[list[float]] = []
        self.tell(tale)
        super().__init__((), Layout((Number("moment", 0, 0, len(self.movers)),)), ACTIONS, (Walk,))

    def tell(self, tale: Any) -> int:
        """Number the nodes of a tree; returns the number of its root."""
        place = len(self.movers)
        self.movers.append(CHANCE if tale[0] == "luck" else tale[0] if isinstance(tale, tuple) else 0)
        self.values.append(tale if isinstance(tale, list) else [])
        self.weights.append([])
        self.ways.append([])
        for way in tale[1:] if isinstance(tale, tuple) else ():
            if tale[0] == "luck":
                self.weights[place].append(way[0])
            self.ways[place].append(self.tell(way[1] if tale[0] == "luck" else way))
        return place

    def seats(self, **options: object) -> tuple[str, ...]:
        return self.seat_names

    def start(self, **options: object) -> Tale:
        return Tale(self.setup(), [0], [Walk()])

    def describe(self, state: Tale, action: int) -> Message:
        return Message("choice-way", {"number": action}, "")

    def advise(self, view: Tale, seat: int, rng: Random) -> int:
        return rng.choice(view.legal(seat))

    def evaluate(self, state: Tale, seat: int) -> float:
        values = self.values[state.cells[0]]
        return values[seat] if values else 0.0

    def is_quiescent(self, state: Tale) -> bool:
        return not state.stack


class SharedStory(Story):
    """A story in which all seats win or lose together."""

    cooperative: ClassVar[bool] = True


class Throw(State[list[int]]):
    """A matrix game: each cell is the choice of a seat plus one, or 0 before."""

    def clone(self) -> "Throw":
        return Throw(self.setup, self.cells[:], self.stack[:], self.viewer)

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        return [(other, other + 1) for other in range(2) if other != seat and self.cells[other] and self.stack]

    def fill_holes(self, rng: Random) -> None:
        for seat in range(2):
            if self.cells[seat] == HOLE:
                self.cells[seat] = 1 + rng.randrange(len(self.prizes.table))

    def withdraw_sealed(self, seat: int) -> None:
        super().withdraw_sealed(seat)
        self.cells[seat] = 0

    def outcome(self) -> Outcome | None:
        return None if self.stack else Outcome((), "over", "", (0, 0))

    @property
    def prizes(self) -> "Prizes":
        """The game it belongs to."""
        assert isinstance(self.setup.game, Prizes)
        return self.setup.game


class Both(Step[Throw]):
    """Both seats choose in secret."""

    name: ClassVar[str] = "both"
    sealed: ClassVar[bool] = True

    def actors(self, state: Throw) -> tuple[int, ...]:
        return tuple([seat for seat in range(2) if not state.cells[seat]])

    def legal(self, state: Throw, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.prizes.table)))

    def apply(self, state: Throw, seat: int, action: int) -> None:
        state.cells[seat] = action + 1
        if not self.actors(state):
            state.reveals += 1
            state.stack.pop()


class Prizes(Game[Throw, Setup]):
    """Both choose a number at once; the table says what the first seat wins from the second."""

    id: ClassVar[str] = "prizes"

    def __init__(self, table: list[list[float]]) -> None:
        self.table = table
        super().__init__((), Layout((Counts("chosen", 0, NAMES[:2], MAX_ACTIONS),)), ACTIONS, (Both,))

    def seats(self, **options: object) -> tuple[str, ...]:
        return NAMES[:2]

    def start(self, **options: object) -> Throw:
        return Throw(self.setup(), [0, 0], [Both()])

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> Throw:
        return Throw(setup, cells, stack, viewer)

    def describe(self, state: Throw, action: int) -> Message:
        return Message("choice-throw", {"number": action}, "")

    def evaluate(self, state: Throw, seat: int) -> float:
        prize = self.table[state.cells[0] - 1][state.cells[1] - 1]
        return prize if seat == 0 else -prize


class SharedPrizes(Prizes):
    """A matrix game in which both seats win or lose together."""

    cooperative: ClassVar[bool] = True

    def evaluate(self, state: Throw, seat: int) -> float:
        return super().evaluate(state, 0)
