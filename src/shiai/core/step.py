"""Steps: the parts of which the rules of a game consist.

Steps are small and immutable. A state has a stack of them; the top one is resolved first. A step may have a few fields
(a target, a mask), the parameters of its constructor; everything else is in the cells of the state. Rules put steps on
the stack with `state.push(Wound(seat, 2))`. If steps of two modules push each other, both import the module, not the
class (`from … import wounds`, then `wounds.Wound(seat, 2)`), which avoids a circular import.
"""

from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from shiai.core.compiling import mypyc_attr
from shiai.core.seats import CHANCE

if TYPE_CHECKING:
    from shiai.core.state import State

S = TypeVar("S", bound="State")

LUCK: Final[tuple[int, ...]] = (CHANCE,)
MOST_SEATS: Final = 32
MOST_EVEN: Final = 256
EVEN: Final[list[list[int]]] = [[1] * number for number in range(MOST_EVEN)]  # weights of so many even outcomes
ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(MOST_SEATS)])


def even(number: int) -> list[int]:
    """The weights of so many even outcomes; the list is shared, so leave it as it is."""
    return EVEN[number] if number < MOST_EVEN else [1] * number


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Base of all steps; derive from `Happen`, `Ask`, `AskSeat`, `AskSecret`, `Plan`, `Luck` or `ForcedLuck`.

    A step that `asks` waits for choices of its `actors`; any other step is taken from the stack and `run`. A `forced`
    step makes the choice itself if only one is legal.

    A field is a parameter of the constructor, stored under its name: an int, or a bool with a default. Equality,
    hashing, copies and position texts follow from the fields; trailing fields at their defaults are left out of texts.
    """

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""  # the main clause of the step, for refusals and pages
    turn_clause: ClassVar[str] = ""  # forbids choices of seats that are not actors
    sealed: ClassVar[bool] = False  # all actors choose at once and in secret
    asks: bool = True
    forced: bool = False
    _numbers: tuple[int, ...] | None = None
    _hash: int = 0

    def run(self, state: S) -> None:
        """Carry out a step that asks nobody; it has been taken from the stack."""

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must choose; several if the choices are sealed."""
        return ()

    def legal(self, state: S, seat: int) -> tuple[int, ...]:
        """The legal actions of an actor, sorted."""
        return ()

    def weights(self, state: S) -> list[int]:
        """For steps that ask CHANCE: the weights of the legal outcomes. The list may be shared: leave it as it is."""
        return []

    def apply(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action. A finished step takes itself from the stack."""

    def why_not(self, state: S, seat: int, action: int) -> tuple[str, ...]:
        """The clauses that forbid an action; empty for a legal one."""
        clause = self.clause or self.turn_clause
        return (clause,) if clause else ()

    def numbers(self) -> tuple[int, ...]:
        """The values of all fields; cached, because searches compare and hash stacks often."""
        found = self._numbers
        if found is None:
            found = tuple([int(getattr(self, field.name)) for field in fields_of(type(self))])
            self._numbers = found
        return found

    def text(self) -> str:
        """The step in a position text: its name, with its fields in parentheses if it has any."""
        fields = fields_of(type(self))
        numbers = list(self.numbers())
        while numbers and fields[len(numbers) - 1].default == numbers[-1]:
            numbers.pop()
        return self.name + ("(" + ",".join([str(number) for number in numbers]) + ")" if numbers else "")

    def __repr__(self) -> str:
        fields = [f"{field.name}={getattr(self, field.name)}" for field in fields_of(type(self))]
        return f"{type(self).__name__}({', '.join(fields)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), tuple([getattr(self, field.name) for field in fields_of(type(self))]))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Step) and self.name == other.name and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        found = self._hash
        if not found:
            found = hash((self.name, self.numbers()))
            self._hash = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Happen(Step[S]):
    """A step that asks nobody."""

    asks = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A question to the seats that `actors` returns; it answers itself if only one answer is legal.

    Legality must follow from public information: otherwise a missing question would reveal something.
    """

    forced = True


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSeat(Ask[S]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, state: S) -> tuple[int, ...]:
        return ONE_SEAT[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSecret(AskSeat[S]):
    """A question to one seat about hidden information: it is asked even if only one answer is legal."""

    forced = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Step[S]):
    """Sealed choices: all actors choose at once and in secret."""

    sealed: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Step[S]):
    """A chance event; all outcomes are equally likely unless `weights` is overridden."""

    def actors(self, state: S) -> tuple[int, ...]:
        return LUCK

    def weights(self, state: S) -> list[int]:
        size = len(state.legal(CHANCE))
        return EVEN[size] if size < MOST_EVEN else even(size)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForcedLuck(Luck[S]):
    """A chance event that answers itself if only one outcome is possible."""

    forced = True


class StepField:
    """A field of a step: its name and its default as a number, -1 if it has none."""

    def __init__(self, name: str, default: int, is_bool: bool) -> None:
        self.name = name
        self.default = default
        self.is_bool = is_bool


NO_DEFAULT: Final = -1
FIELDS: Final[dict[type[Step[Any]], tuple[StepField, ...]]] = {}


def fields_of(step: type[Step[Any]]) -> tuple[StepField, ...]:
    """The fields of a kind of step: the parameters of its constructor."""
    found = FIELDS.get(step)
    if found is None:
        found = FIELDS[step] = tuple([read_field(parameter) for parameter in signature(step).parameters.values()])
    return found


def read_field(parameter: Parameter) -> StepField:
    """The field of a constructor parameter."""
    default = parameter.default
    has_default = default is not Parameter.empty
    return StepField(parameter.name, int(default) if has_default else NO_DEFAULT, isinstance(default, bool))


def make_step(step: type[Step[Any]], numbers: list[int]) -> Step[Any]:
    """Make a step from the numbers of a position text. ValueError for a wrong number of fields."""
    fields = fields_of(step)
    least = len([field for field in fields if field.default == NO_DEFAULT])
    if not least <= len(numbers) <= len(fields):
        names = ", ".join([field.name for field in fields]) or "none"
        raise ValueError(f"step {step.name} has the fields: {names}; {len(numbers)} are given")
    values = [field_value(field, number) for field, number in zip(fields, numbers, strict=False)]
    return step(*values)


def field_value(field: StepField, number: int) -> object:
    """The value of a field from its number; a bool stays one, which compiled steps insist on."""
    if field.is_bool:
        return bool(number)
    return number
