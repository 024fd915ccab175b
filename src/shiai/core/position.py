"""Position texts: a state as readable text, one line per field. `?` is a hole.

All fields are written, even at their initial values, so that two positions can be compared line by line.
"""

from typing import TYPE_CHECKING, Any

from shiai.core.errors import OptionError, PositionError
from shiai.core.options import Option, Value, read_options
from shiai.core.seats import ALL_SEEING, CHANCE, HOLE
from shiai.core.step import make_step

if TYPE_CHECKING:
    from shiai.core.game import AnyGame
    from shiai.core.state import State
    from shiai.core.step import Step

STANDARD = "standard"
OVER = "over"


def write_options(options: tuple[Option, ...], values: dict[str, Value]) -> str:
    """The options that differ from their defaults, in one line."""
    words = [f"{o.name}={o.write(values[o.name])}" for o in options if values[o.name] != o.default]
    return " ".join(words) or STANDARD


def read_option_line(game: "AnyGame", text: str) -> dict[str, Value]:
    """Read a line of options; returns all options, checked."""
    given: dict[str, object] = {}
    for word in [] if text == STANDARD else text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"'{word}' should look like name=value")
        given[name] = value
    return read_options(game.id, game.options, given)


def write_position(state: "State") -> str:
    """Write a position text."""
    setup = state.setup
    game = setup.game
    lines = [f"game: {game.id}", f"rules: {game.version}", f"options: {write_options(game.options, setup.options)}"]
    if state.viewer != ALL_SEEING:
        lines.append(f"view: {setup.seat_name(state.viewer)}")
    lines.append("steps: " + (" ".join([step.text() for step in state.stack]) or OVER))
    cells = state.values()
    for field in setup.layout.fields:
        if not field.sparse or any(cells[field.at : field.at + field.size]):
            lines.append(f"{field.name}: {field.write(cells)}")
    return "\n".join(lines) + "\n"


def read_position(game: "AnyGame", text: str) -> "State":
    """Read a position text. PositionError names the line and the problem."""
    reader = Reader(text)
    reader.expect("game", game.id, f"this is a position of another game; read it with game('{reader.peek('game')}')")
    reader.expect("rules", str(game.version), f"this program has version {game.version} of the rules of {game.id}")
    state = read_body(game, reader)
    check_holes(state)
    broken = game.invariants(state)
    if broken:
        raise PositionError("this position cannot occur: " + "; ".join(broken))
    return state


def read_archived(game: "AnyGame", text: str) -> "State | None":
    """Read a position of any rules version, for display; None if the fields of the game have changed."""
    reader = Reader(text)
    reader.take("game")
    reader.take("rules")
    try:
        return read_body(game, reader)
    except PositionError:
        return None


def read_body(game: "AnyGame", reader: "Reader") -> "State":
    """Read what follows the game and rules lines of a position text."""
    try:
        options = read_option_line(game, reader.take("options"))
        setup = game.setup(**options)
        viewer = setup.seat(reader.take("view")) if reader.peek("view") else ALL_SEEING
        if viewer == CHANCE:
            raise ValueError("chance looks at nothing; a view is that of a seat or of a watcher")
        stack = read_steps(game, reader.take("steps"))
        cells = [0] * setup.layout.size
        for field in setup.layout.fields:
            if not field.sparse or reader.peek(field.name):
                cells[field.at : field.at + field.size] = field.read(reader.take(field.name))
    except (OptionError, ValueError) as error:
        raise PositionError(f"line {reader.line}: {error}") from None
    reader.finish()
    state: State = game.state(setup, cells, stack, viewer)
    return state


def check_holes(state: "State") -> None:
    """Check that the holes of a position are exactly the cells that its viewer cannot see."""
    holes = [cell for cell, value in enumerate(state.values()) if value == HOLE]
    if state.viewer == ALL_SEEING:
        if holes:
            raise PositionError("a position with holes (?) needs the line 'view: …', which says whose view it is")
        return
    hidden = {cell for first, end in state.hidden(state.viewer) for cell in range(first, end)}
    for field in state.setup.layout.fields:
        own = range(field.at, field.at + field.size)
        if [cell for cell in own if cell in hidden] != [cell for cell in own if cell in holes]:
            who = state.setup.seat_name(state.viewer)
            raise PositionError(f"the holes (?) of {field.name} are not what is hidden from {who}")


def read_steps(game: "AnyGame", text: str) -> "list[Step[Any]]":
    """Read the stack of steps; the top is last."""
    stack: list[Step[Any]] = []
    for word in [] if text == OVER else text.split():
        name, bracket, rest = word.partition("(")
        if name not in game.steps:
            raise ValueError(f"'{name}' is no step of {game.id}; steps are: {', '.join(game.steps)}")
        if bracket and not rest.endswith(")"):
            raise ValueError(f"'{word}' should end with a bracket")
        numbers = [part for part in rest.removesuffix(")").split(",") if part]
        if not all(number.isdecimal() for number in numbers):
            raise ValueError(f"'{word}' should have whole numbers in its brackets")
        stack.append(make_step(game.steps[name], [int(number) for number in numbers]))
    return stack


class Reader:
    """Reads `name: value` lines in order and keeps the line number for errors."""

    def __init__(self, text: str) -> None:
        numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.lines = [line for _, line in numbered]
        self.numbers = [number for number, _ in numbered]
        self.taken = 0

    @property
    def line(self) -> int:
        """The number of the last line read."""
        return self.numbers[self.taken - 1] if self.taken else 0

    def peek(self, name: str) -> str:
        """The value of the next line if it has this name, otherwise an empty string."""
        if self.taken >= len(self.lines):
            return ""
        found, _, value = self.lines[self.taken].partition(":")
        return value.strip() if found == name else ""

    def take(self, name: str) -> str:
        """Read the next line, which must have this name; returns its value."""
        value = self.peek(name)
        if self.taken >= len(self.lines):
            raise PositionError(f"the text ends before the line '{name}: …'")
        self.taken += 1
        if value:
            return value
        raise PositionError(f"line {self.line} should be '{name}: …' but is '{self.lines[self.taken - 1][:60]}'")

    def expect(self, name: str, value: str, otherwise: str) -> None:
        """Read the next line, which must have this name and value."""
        found = self.take(name)
        if found != value:
            raise PositionError(f"line {self.line}: {name} is '{found}': {otherwise}")

    def finish(self) -> None:
        """Check that there are no more lines."""
        if self.taken < len(self.lines):
            number = self.numbers[self.taken]
            raise PositionError(f"line {number} is one too many: '{self.lines[self.taken][:60]}'")
