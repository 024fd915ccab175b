"""The base class of games. There is one instance per game.

A new game defines its layout, its action space, its steps, `seats`, `state` and `begin`. Everything else has a default,
so that such a game can be played, simulated, searched and drawn.
"""

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from shiai.core.actions import ActionSpace
from shiai.core.box import Components
from shiai.core.compiling import mypyc_attr
from shiai.core.face import Face
from shiai.core.layout import Layout
from shiai.core.messages import Message
from shiai.core.options import Option, Value, read_options
from shiai.core.playout import best_by_playouts
from shiai.core.position import read_position
from shiai.core.reaction import Reaction
from shiai.core.seats import ALL_SEEING
from shiai.core.setup import Setup
from shiai.core.step import Step

if TYPE_CHECKING:
    from shiai.core.state import State

S = TypeVar("S", bound="State")
R = TypeVar("R", bound=Setup)

REMEMBERED: Final = 100  # set-ups in the cache of a game; one with a box of Senjutsu has two megabytes of cards
LONGEST_GAME: Final = 100_000  # choices, for games that define no bound


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, R]):
    """Base of all games. `S` is the game's type of states, `R` its type of set-ups."""

    id: ClassVar[str] = ""
    face: ClassVar[Face] = Face()
    version: ClassVar[int] = 1
    clause_prefix: ClassVar[str] = ""
    over_clause: ClassVar[str] = ""  # forbids choices after the end
    open_information: ClassVar[bool] = False  # seats have no secrets: several may share a screen
    cooperative: ClassVar[bool] = False  # all seats win or lose together
    levels: ClassVar[tuple[str, ...]] = ()  # specs of the bots of levels 1, 2, …; empty for those of any game
    margin: ClassVar[float] = 0.0  # standard errors by which a search must beat the heuristic player's choice
    headings: ClassVar[frozenset[str]] = frozenset()  # ids of events that begin a paragraph of the log
    spreads: ClassVar[tuple[str, ...]] = ()  # numbers of the summary that statistics show as histograms
    modules: ClassVar[dict[str, tuple[str, str]]] = {}  # optional modules: the option that each sets, and its value
    components: ClassVar[Components | None] = None  # for pages about sources, and for boxes of players
    shorthands: ClassVar[dict[str, str]] = {}  # short flags on the command line: hero for hero_1

    def __init__(
        self, options: tuple[Option, ...], layout: Layout, actions: ActionSpace, steps: tuple[type[Step[Any]], ...]
    ) -> None:
        self.options = options
        self.layout = layout
        self.actions = actions
        self.action_count = actions.count
        self.steps: dict[str, type[Step[Any]]] = {step.name: step for step in steps}
        self.standard = read_options(self.id, options, {})
        self._evaluates = type(self).evaluate is not Game.evaluate
        self._prepared: dict[tuple[tuple[str, object], ...], R] = {}
        self._standard: R | None = None

    # What a game must define ------------------------------------------------------------------------------------------

    def seats(self, **options: object) -> tuple[str, ...]:
        """The names of the seats under these options."""
        raise NotImplementedError

    def state(self, setup: R, cells: list[int], stack: list[Step[Any]], viewer: int) -> S:
        """A state of this game from its parts."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Set up a state whose cells are 0 and whose stack is empty: set cells and push the first steps."""
        raise NotImplementedError

    def layout_of(self, setup: R) -> Layout:
        """The layout of the states of a set-up, where set-ups differ in their cells."""
        return self.layout

    # Starting ---------------------------------------------------------------------------------------------------------

    def setup(self, **options: object) -> R:
        """The set-up for these options. OptionError for unknown, invalid or contradictory ones.

        Set-ups are cached, so that many games with the same options start quickly.
        """
        if not options and self._standard is not None:
            return self._standard
        chosen = read_options(self.id, self.options, options) if options else self.standard
        key = tuple(chosen.items())
        found = self._prepared.get(key)
        if found is None:
            if len(self._prepared) >= REMEMBERED:
                self._prepared.clear()
            found = self.prepare(chosen)
            self._prepared[key] = found
        if not options:
            self._standard = found
        return found

    def prepare(self, options: dict[str, Value]) -> R:
        """Make the set-up for complete and valid options. OptionError for contradictions."""
        return Setup(self, options)  # type: ignore[return-value]  # a game with set-ups of its own overrides this

    def start(self, **options: object) -> S:
        """Start a new game."""
        setup = self.setup(**options)
        state = self.state(setup, [0] * setup.layout.size, [], ALL_SEEING)
        self.begin(state)
        state.settle()
        return state

    def from_position(self, text: str) -> S:
        """Read the text of `State.position`."""
        state: Any = read_position(self, text)
        found: S = state
        return found

    # What a game may define: words ------------------------------------------------------------------------------------

    def action_name(self, state: S, action: int) -> str:
        """The name of an action, unique among the actions in this state."""
        return self.actions.names[action]

    def prompt(self, state: S, seat: int) -> Message:
        """The prompt for a seat that must choose."""
        return Message("plain-prompt", {"seat": state.setup.seat_name(seat)}, state.stack[-1].clause)

    def describe(self, state: S, action: int) -> Message:
        """The description of an action."""
        return Message("plain-choice", {"choice": self.action_name(state, action)}, state.stack[-1].clause)

    def moment(self, state: S) -> Message:
        """The stage of the game: round and phase."""
        return Message("plain-moment", {"step": state.stack[-1].name if state.stack else "over"}, "")

    def figure(self, state: S, seat: int) -> str:
        """The component that represents a seat: its side, its hero."""
        return state.setup.seat_name(seat)

    def score(self, state: S) -> Message | None:
        """The score at the end, if the game has one besides winners and losers."""
        return None

    def goal(self, view: S, seat: int) -> tuple[Message, ...]:
        """How a seat wins and loses, and how far each side is; for a watcher, how both sides win."""
        return ()

    # What a game may define: questions that people can do without -----------------------------------------------------

    def reaction(self, view: S, seat: int) -> Reaction | None:
        """The question of a seat that must choose, if it is a reaction; it may depend on what the seat sees only."""
        return None

    def is_formality(self, view: S, seat: int) -> bool:
        """Is there nothing to decide for a seat that must choose? A plan is finished by its owner, so it never is."""
        return len(view.legal(seat)) == 1 and not view.stack[-1].sealed

    # What a game may define: checks and statistics --------------------------------------------------------------------

    def bound(self, setup: R) -> int:
        """An upper bound of the number of choices in a game."""
        return LONGEST_GAME

    def max_length(self, setup: R) -> int:
        """A length that games under these options stay far below, from measured play; environments end there."""
        return self.bound(setup)

    def invariants(self, state: S) -> list[str]:
        """The violated invariants of a state, with clauses; empty for every state that play can reach."""
        return []

    def summary(self, state: S) -> dict[str, int]:
        """A few numbers about a finished game, for statistics."""
        return {}

    def playable(self, setup: R) -> tuple[str, ...]:
        """The components that can be played under these options; statistics list those that never were."""
        return ()

    def played(self, state: S, action: int) -> str:
        """The playable component that this choice plays; empty for all other choices."""
        return ""

    # What a game may define: players ----------------------------------------------------------------------------------

    def advise(self, view: S, seat: int, rng: Random) -> int:
        """The choice of the heuristic player, from the redacted state; by default the best by random playouts."""
        return best_by_playouts(view, seat, rng)

    def newcomer(self, view: S, seat: int, rng: Random) -> int:
        """The choice of a person in a first game, from the redacted state; by default any."""
        legal = view.legal(seat)
        return legal[int(rng.random() * len(legal))]

    def why(self, view: S, seat: int, action: int, others: tuple[int, ...], rng: Random) -> tuple[Message, ...]:
        """What speaks for an action rather than for the others, in the words of the game, from the redacted state."""
        return ()

    def evaluate(self, state: S, seat: int) -> float:
        """The value of a complete state for a seat, from -1 (lost) to 1 (won); by default 0 until the game is over."""
        outcome = state.outcome()
        if outcome is None:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0 if outcome.winners else 0.0

    def calibrated(self, view: S, seat: int, value: float) -> float:
        """What a value that a search finds at this moment means: the expected result with play as good as the search's.

        People are shown chances after this. A higher value must not become the lower one.
        """
        return value

    def has_chances(self, setup: R) -> bool:
        """Can the game be won under these options? If not, values are no chances, and people are shown none."""
        return True

    def rollout_action(self, state: S, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """The rollout policy: a fast choice in a complete state. At sealed decisions it should be randomized."""
        return legal[int(rng.random() * len(legal))]

    def is_quiescent(self, state: S) -> bool:
        """Can `evaluate` judge this state? If not, a search continues by the rollout policy."""
        return self._evaluates or not state.actors()

    def priors(self, state: S, seat: int, legal: tuple[int, ...]) -> list[float]:
        """The prior weight of each action, a positive number; the state may have holes."""
        return [1.0] * len(legal)

    def forget_cards(self, view: S, memory: float, rng: Random) -> None:
        """Exchange, in place, each card seen before for an unseen one with probability 1 - memory."""


AnyGame = Game[Any, Any]


def missing_parts(game: AnyGame) -> list[str]:
    """The required parts that a game does not define."""
    missing = [] if game.id else ["an id"]
    kind = type(game)
    if kind.start is Game.start and kind.begin is Game.begin:
        missing.append("the method begin()")
    needed = ("seats", "state")
    return missing + [f"the method {name}()" for name in needed if getattr(kind, name) is getattr(Game, name)]
