"""The state of a game: cells (what is on the table) and a stack of steps (what is being resolved).

`apply` never rolls, shuffles or draws: at a chance event the state asks seat CHANCE. A game adds its steps, the layout
of its cells, and what is hidden from whom.
"""

from bisect import bisect_left
from difflib import get_close_matches
from random import Random
from typing import Any, Final, Generic, NewType

from shiai.core.compiling import mypyc_attr
from shiai.core.errors import HiddenInformation, IllegalChoice, UnknownChoice
from shiai.core.messages import Event, Message, Values
from shiai.core.native import C, Cells
from shiai.core.outcome import Outcome
from shiai.core.position import write_position
from shiai.core.seats import ALL_SEEING, CHANCE, HOLE
from shiai.core.setup import Setup
from shiai.core.step import Step

UNCHECKED: Final = -10  # no seat: the cached legal list is invalid


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[C]):
    """The state of a game. Change it with `apply`, copy it with `clone`, show it with `redact`."""

    def __init__(self, setup: Setup, cells: C, stack: list[Step[Any]], viewer: int = ALL_SEEING) -> None:
        self.setup = setup
        self.cells = cells
        self.stack = stack
        self.viewer = viewer
        self.events: list[Event] | None = None
        self.reveals = 0  # how often something hidden was revealed since this object was created
        # Cached since the last choice.
        self._actors: tuple[int, ...] | None = None
        self._legal: tuple[int, ...] = ()
        self._legal_seat = UNCHECKED

    # What a game provides ---------------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy, without listeners."""
        cells: Any = self.cells
        return type(self)(self.setup, cells[:], self.stack[:], self.viewer)

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        """The ranges of cells (first, one past the last) that this seat cannot see now. Leave the list as it is."""
        return []

    def fill_holes(self, rng: Random) -> None:
        """Fill the holes, in place, with a random world that fits the view."""

    def withdraw_sealed(self, seat: int) -> None:
        """Withdraw all unrevealed sealed choices of a seat; for searches, which choose for other seats, too."""
        self._actors = None
        self._legal_seat = UNCHECKED

    def for_search(self) -> None:
        """Mark this state as part of a search: expensive decisions of the rules may be approximated."""

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What the game is worth to every seat, from -1 to 1; zeros while it goes on.

        Seats of a team share its value. Between sides the returns add up to 0: winners share 1, or as much as there are
        losers to pay it, and a draw is 0. A game of one side gives 1 for a victory and -1 for a defeat.
        """
        seats = len(self.setup.seats)
        outcome = self.outcome()
        if outcome is None:
            return [0.0] * seats
        winners = len(outcome.winners)
        if self.setup.game.cooperative or seats == 1:
            return [1.0 if winners else -1.0] * seats
        losers = seats - winners
        if not winners or not losers:
            return [0.0] * seats
        stake = float(min(winners, losers))
        return [stake / winners if seat in outcome.winners else -stake / losers for seat in range(seats)]

    # What every state can do ------------------------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        """The seats that must choose: (CHANCE,) at a chance event, several at sealed choices, none at the end."""
        actors = self._actors
        if actors is None:
            actors = self.stack[-1].actors(self) if self.stack else ()
            self._actors = actors
        return actors

    def legal(self, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat, sorted; empty if it need not choose."""
        if seat == self._legal_seat:
            return self._legal
        actors = self._actors
        if actors is None:
            actors = self.actors()
        if not actors or (actors[0] != seat and seat not in actors):
            return ()
        if self.viewer != ALL_SEEING and self.viewer != seat:
            raise HiddenInformation(
                f"{self.setup.seat_name(self.viewer)} cannot know the choices of {self.setup.seat_name(seat)}; "
                "ask for its own, or fill the holes first"
            )
        self._legal = self.stack[-1].legal(self, seat)
        self._legal_seat = seat
        return self._legal

    def weights(self) -> list[int]:
        """The weights of the outcomes in `legal(CHANCE)`; empty if there is no chance event."""
        if self._legal_seat != CHANCE and not self.legal(CHANCE):
            return []
        return self.stack[-1].weights(self)

    def apply(self, seat: int, action: int) -> None:
        """Make a choice. IllegalChoice for an illegal one, which changes nothing."""
        if self.viewer != ALL_SEEING:
            raise HiddenInformation("a state with holes cannot be played on; fill the holes first")
        legal = self._legal if seat == self._legal_seat else self.legal(seat)
        place = bisect_left(legal, action)
        if place == len(legal) or legal[place] != action:
            raise self._refusal(seat, action)
        # The same as `advance`, which would be one more call.
        self._legal_seat = UNCHECKED
        self._actors = None
        stack = self.stack
        step = stack[-1]
        step.apply(self, seat, action)
        if step.forced or not stack or stack[-1] is not step:
            self.settle()

    def advance(self, seat: int, action: int) -> None:
        """Make a choice from `legal` without checking it again; for play loops."""
        self._legal_seat = UNCHECKED
        self._actors = None
        stack = self.stack
        step = stack[-1]
        step.apply(self, seat, action)
        if step.forced or not stack or stack[-1] is not step:
            self.settle()

    def settle(self) -> None:
        """Run steps until somebody must choose or the game is over."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if not step.asks:
                stack.pop()
                step.run(self)
            elif step.forced:
                actors = step.actors(self)
                seat = actors[0]
                actions = step.legal(self, seat)
                if len(actions) > 1:
                    self._actors = actors
                    self._legal = actions
                    self._legal_seat = seat
                    return
                step.apply(self, seat, actions[0])
            else:
                break
        self._actors = None
        self._legal_seat = UNCHECKED

    def push(self, step: Step[Any]) -> None:
        """Put a step on the stack; it is resolved before those below it."""
        self.stack.append(step)

    def why_not(self, seat: int, action: int) -> tuple[str, ...]:
        """The clauses that forbid an action here; empty if it is legal or no clause applies."""
        if action in self.legal(seat):
            return ()
        if not self.stack:
            return (self.setup.game.over_clause,)
        if seat not in self.actors():
            return (self.stack[-1].turn_clause,)
        return self.stack[-1].why_not(self, seat, action)

    def name(self, action: int) -> str:
        """The name of an action, unique among the choices of this state."""
        return self.setup.game.action_name(self, action)

    def action(self, text: str) -> int:
        """The action of that name; case, spaces and underscores do not matter."""
        wanted = plain(text)
        actors = [seat for seat in self.actors() if self.viewer == ALL_SEEING or self.viewer == seat]
        likely: list[int] = [action for seat in actors for action in self.legal(seat)]
        for action in likely + list(range(self.setup.game.action_count)):
            if plain(self.name(action)) == wanted:
                return action
        names = [self.name(action) for action in likely]
        near = get_close_matches(text, names, 3) or names
        raise UnknownChoice(f"{self.setup.game.id} has no choice '{text}'; there is: {', '.join(near) or 'none'}")

    def redact(self, seat: int) -> "View":
        """The view of this seat (or WATCHER): a copy with holes."""
        copy = self.clone()
        cells: Any = copy.cells
        for first, end in self.hidden(seat):
            for cell in range(first, end):
                cells[cell] = HOLE
        copy.viewer = seat
        return View(copy)

    def fill(self, rng: Random) -> "State":
        """A random complete state that fits this view."""
        copy = self.clone()
        copy.fill_holes(rng)
        copy.viewer = ALL_SEEING
        return copy

    def forget(self, memory: float, rng: Random) -> "View":
        """The viewer's belief after forgetting some previously visible cards.

        Hands and open cards stay, and so do the viewer's choices.
        """
        if self.viewer == ALL_SEEING:
            raise HiddenInformation("only what a seat has seen can be forgotten; redact the state first")
        copy = self.clone()
        self.setup.game.forget_cards(copy, memory, rng)
        return View(copy if copy.legal(self.viewer) == self.legal(self.viewer) else self.clone())

    def values(self) -> list[int]:
        """The values of all cells, in a new list."""
        cells: Any = self.cells
        return list(cells)

    def seen(self, seat: int) -> list[int]:
        """The values of the cells as this seat sees them, in a new list.

        Searches compare states by it. A game may leave out cells that are the same in all states of a set-up.
        """
        values = self.values()
        for first, end in self.hidden(seat):
            for cell in range(first, end):
                values[cell] = HOLE
        return values

    def holes(self) -> int:
        """The number of cells that the viewer cannot see."""
        return self.values().count(HOLE)

    def key(self) -> tuple[object, ...]:
        """A hashable value that is equal exactly for equal states."""
        return (self.setup.key, self.viewer, tuple(self.values()), tuple(self.stack))

    def position(self) -> str:
        """The state as readable text; `Game.from_position` reads it back."""
        return write_position(self)

    def listen(self) -> list[Event]:
        """Start to collect events; returns the list to which they are added."""
        events: list[Event] = []
        self.events = events
        return events

    def tell(self, message: str, clause: str, values: Values, seats: tuple[int, ...] | None = None) -> None:
        """Add an event. Callers check `self.events is not None` first, to build values only for a listener."""
        if self.events is not None:
            self.events.append(Event(f"event-{message}", values, clause, seats))

    def prompt(self, seat: int) -> Message:
        """The prompt for a seat that must choose."""
        return self.setup.game.prompt(self, seat)

    def describe(self, action: int) -> Message:
        """The description of an action, with its clause."""
        return self.setup.game.describe(self, action)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.cells == other.cells
            and self.stack == other.stack
            and self.viewer == other.viewer
            and self.setup.key == other.setup.key
        )

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.setup, self.cells, self.stack, self.viewer))

    def _refusal(self, seat: int, action: int) -> IllegalChoice:
        who = self.setup.seat_name(seat)
        clauses = self.why_not(seat, action)
        if not 0 <= action < self.setup.game.action_count:
            return IllegalChoice(f"{action} is not an action of {self.setup.game.id}", clauses)
        because = f" ({', '.join(clauses)})" if clauses else ""
        names = ", ".join([self.name(legal) for legal in self.legal(seat)])
        remedy = f"legal are: {names}" if names else f"waiting for: {self.setup.seat_names(self.actors())}"
        return IllegalChoice(f"{who} cannot choose '{self.name(action)}'{because}; {remedy}", clauses)


@mypyc_attr(allow_interpreted_subclasses=True)
class NativeState(State[Cells]):
    """A state whose cells compiled code keeps as an array of 64-bit numbers; interpreted, they are a list as well."""

    def values(self) -> list[int]:
        cells: object = self.cells
        if isinstance(cells, list):  # interpreted
            return cells[:]
        found: list[int] = [value for value in self.cells]  # noqa: C416  # compiled to a loop over the array
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore, (self.setup, self.values(), self.stack, self.viewer))


def restore(setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> State:
    """Make a state again from what `pickle` has kept of it."""
    state: State = setup.game.state(setup, cells, stack, viewer)
    return state


# A state made by `redact` or `forget`: the type for code that must not see hidden information.
View = NewType("View", State)


def plain(name: str) -> str:
    """A name in lower case with spaces instead of underscores, for comparison."""
    return " ".join(name.lower().replace("_", " ").split())
