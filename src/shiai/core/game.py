"""A game: its name, its rules version, its options, and how it starts. One instance per game, shared by everybody."""

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from shiai.core.compiling import mypyc_attr
from shiai.core.face import Face
from shiai.core.layout import Layout
from shiai.core.messages import Message
from shiai.core.options import Option, Value, read_options
from shiai.core.position import read_position
from shiai.core.setup import Setup
from shiai.core.step import Step

if TYPE_CHECKING:
    from shiai.core.state import State


REMEMBERED = 1000  # set-ups


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base of all games."""

    id: ClassVar[str] = ""
    face: ClassVar[Face] = Face()
    version: ClassVar[int] = 1
    clause_prefix: ClassVar[str] = ""
    over_clause: ClassVar[str] = ""  # forbids a choice after the end
    open_information: ClassVar[bool] = False  # no seat ever knows what another does not: several may share a screen
    cooperative: ClassVar[bool] = False  # all seats win or lose together
    doubt: ClassVar[float] = 0.0  # by so many standard errors must a search find something better to leave its advice
    headings: ClassVar[frozenset[str]] = frozenset()  # events that begin a paragraph of the log
    spreads: ClassVar[tuple[str, ...]] = ()  # numbers of the summary that tables of many games show value by value
    modules: ClassVar[dict[str, tuple[str, str]]] = {}  # parts that can be added: the option that each sets, its value
    shorthands: ClassVar[dict[str, str]] = {}  # short names of options on the command line: hero for hero_1

    def __init__(
        self, options: tuple[Option, ...], layout: Layout, action_count: int, steps: dict[str, type[Step[Any]]]
    ) -> None:
        self.options = options
        self.layout = layout
        self.action_count = action_count
        self.steps = steps
        self.standard = read_options(self.id, options, {})
        self._prepared: dict[tuple[tuple[str, object], ...], Setup] = {}

    def seats(self, **options: object) -> tuple[str, ...]:
        """The names of the seats under these options."""
        raise NotImplementedError

    def setup(self, **options: object) -> Setup:
        """The game with its options chosen. OptionError for unknown, wrong or contradictory ones.

        Games with the same options share one set-up, so that many of them start quickly.
        """
        chosen = read_options(self.id, self.options, options) if options else self.standard
        key = tuple(chosen.items())
        found = self._prepared.get(key)
        if found is None:
            if len(self._prepared) >= REMEMBERED:
                self._prepared.clear()
            found = self.prepare(chosen)
            self._prepared[key] = found
        return found

    def prepare(self, options: dict[str, Value]) -> Setup:
        """The set-up for complete and valid options; refuses contradictions with an OptionError."""
        return Setup(self, options)

    def start(self, **options: object) -> "State":
        """A new game."""
        raise NotImplementedError

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> "State":
        """A state of this game from its parts."""
        raise NotImplementedError

    def from_position(self, text: str) -> "State":
        """The state that `State.position` wrote."""
        return read_position(self, text)

    def action_name(self, state: "State", action: int) -> str:
        """The name of an action, unique among the actions in this state."""
        raise NotImplementedError

    def prompt(self, state: "State", seat: int) -> Message:
        """What is asked of a seat."""
        raise NotImplementedError

    def describe(self, state: "State", action: int) -> Message:
        """What an action would do."""
        raise NotImplementedError

    def moment(self, state: "State") -> Message:
        """Where the game stands: round and phase."""
        raise NotImplementedError

    def figure(self, state: "State", seat: int) -> str:
        """The component that a seat plays: its side, its hero."""
        return state.setup.seat_name(seat)

    def score(self, state: "State") -> Message | None:
        """The score at the end, where a game has one beside winners and losers."""
        return None

    def bound(self, setup: Setup) -> int:
        """No game has more choices than this."""
        raise NotImplementedError

    def faults(self, state: "State") -> list[str]:
        """What is impossible about a state, with clauses; nothing for every state that play can reach."""
        return []

    def summary(self, state: "State") -> dict[str, int]:
        """A few numbers about a finished game, for tables of many games."""
        return {}

    def playable(self, setup: Setup) -> tuple[str, ...]:
        """The components that can be played under these options; tables of many games tell which never were."""
        return ()

    def played(self, state: "State", action: int) -> str:
        """The component that this choice plays, one of the playable ones; nothing for all other choices."""
        return ""

    def advise(self, view: "State", seat: int, rng: Random) -> int:
        """What the heuristic player would choose, knowing only the redacted state."""
        raise NotImplementedError

    def evaluate(self, state: "State", seat: int) -> float:
        """How good a complete state is for a seat, from -1 (lost) to 1 (won), for players that search."""
        raise NotImplementedError

    def habit(self, state: "State", seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """A quick choice in a complete state, for playing on in the mind; several plans of one seat should differ."""
        return legal[int(rng.random() * len(legal))]

    def quiet(self, state: "State") -> bool:
        """Can this moment be judged by `evaluate`? If not, players that search let habit play on."""
        return True

    def weigh(self, state: "State", seat: int, legal: tuple[int, ...]) -> list[float]:
        """How promising each choice looks before anything was tried, in positive numbers; the state may have holes."""
        return [1.0] * len(legal)

    def carriers(self) -> dict[str, tuple[str, ...]]:
        """Which part of the program carries out which clauses."""
        return {name: step.clauses for name, step in self.steps.items()}


def missing_parts(game: Game) -> list[str]:
    """What a game must define itself and does not; everything else has a default."""
    needed = ("seats", "start", "state", "action_name", "prompt", "describe", "moment", "bound")
    missing = [] if game.id else ["an id"]
    return missing + [f"the method {name}()" for name in needed if getattr(type(game), name) is getattr(Game, name)]
