"""A step: one thing that is being resolved. The rules of a game are its steps.

Steps are small and immutable. A state keeps a stack of them; the one on top is being decided. A step may carry a few
numbers (a target, a mask); everything else lies on the table, in the cells of the state.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from shiai.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from shiai.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Base of all steps.

    A step that `asks` waits for choices of its `actors`; any other step is taken from the stack and `run`. A step with
    `forced` set makes a choice by itself when it is the only legal one. The constructor of every game's step takes its
    numbers and nothing else, so that positions and copies can make it anew.
    """

    name: ClassVar[str] = ""
    clauses: ClassVar[tuple[str, ...]] = ()
    sealed: ClassVar[bool] = False  # all actors choose at once and in secret
    turn_clause: ClassVar[str] = ""  # forbids a choice of a seat that owes none in this step

    def __init__(self, numbers: tuple[int, ...] = (), asks: bool = True, forced: bool = False) -> None:
        self.numbers = numbers
        self.asks = asks
        self.forced = forced

    def run(self, state: S) -> None:
        """Do what the rules do without asking anybody; the step is off the stack already."""

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that owe a choice; several when choices are sealed."""
        return ()

    def legal(self, state: S, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat that owes a choice, sorted."""
        return ()

    def weights(self, state: S) -> list[int]:
        """For steps that ask CHANCE: the weight of every legal outcome."""
        return []

    def apply(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action. A step that is finished takes itself from the stack."""

    def why_not(self, state: S, seat: int, action: int) -> tuple[str, ...]:
        """The clauses that forbid an action; empty for a legal one."""
        return ()

    def text(self) -> str:
        """The step in a position text: its name, with its numbers in brackets if it has any."""
        if not self.numbers:
            return self.name
        return self.name + "(" + ",".join([str(number) for number in self.numbers]) + ")"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.numbers,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.name == other.name and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash((self.name, self.numbers))
