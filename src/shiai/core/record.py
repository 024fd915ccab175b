"""Records: a game as text, which consists of its options and choices. Reading a record replays and verifies it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shiai.core.errors import IllegalChoice, OptionError, RecordError, UnknownChoice
from shiai.core.position import read_option_line, write_options
from shiai.core.state import State

if TYPE_CHECKING:
    from shiai.core.game import AnyGame

FORMAT = "shiai record 1"
OPEN = "open"


class Record:
    """A game and its choices, with tags for further information."""

    def __init__(self, state: State, tags: dict[str, str] | None = None) -> None:
        self.setup = state.setup
        self.tags: dict[str, str] = dict(tags or {})
        self.choices: list[tuple[int, int]] = []
        self.names: list[str] = []
        self.result = OPEN

    def play(self, state: State, seat: int, action: int) -> None:
        """Apply a choice to the state and record it. An illegal choice changes neither."""
        name = state.name(action)
        state.apply(seat, action)
        self.choices.append((seat, action))
        self.names.append(name)
        self.finish(state)

    def add(self, state: State, seat: int, action: int) -> None:
        """Record a choice that is about to be made; call `finish` at the end of the game."""
        self.choices.append((seat, action))
        self.names.append(state.name(action))

    def finish(self, state: State) -> None:
        """Record the result, if the game is over."""
        self.result = write_result(state)

    def back(self, count: int) -> None:
        """Remove all choices after the first `count`."""
        del self.choices[count:]
        del self.names[count:]
        self.result = OPEN

    def start(self) -> State:
        """The state before the first choice."""
        state: State = self.setup.game.start(**self.setup.options)
        return state

    def states(self) -> Iterator[State]:
        """Yield the state before every choice and the last one; it is one object, played forward."""
        state = self.start()
        yield state
        for seat, action in self.choices:
            state.apply(seat, action)
            yield state

    def at(self, count: int) -> State:
        """The state after `count` choices."""
        state = self.start()
        for seat, action in self.choices[:count]:
            state.apply(seat, action)
        return state

    def text(self) -> str:
        """The record as text."""
        game = self.setup.game
        lines = [
            FORMAT,
            f"game: {game.id}",
            f"rules: {game.version}",
            f"options: {write_options(game.options, self.setup.options)}",
            *[" ".join(f"tag {name}: {value}".split()) for name, value in self.tags.items()],
        ]
        for number, ((seat, _), name) in enumerate(zip(self.choices, self.names, strict=True), 1):
            lines.append(f"{number}. {self.setup.seat_name(seat)}: {name}")
        lines.append(f"result: {self.result}")
        return "\n".join(lines) + "\n"


def write_result(state: State) -> str:
    """The result of a state: `open`, or the winners with reason and clause."""
    outcome = state.outcome()
    if outcome is None:
        return OPEN
    winners = state.setup.seat_names(outcome.winners).replace(", ", "+")
    return f"{winners} {outcome.reason} {outcome.clause}".rstrip()


def read_record(games: "dict[str, AnyGame]", text: str) -> tuple[Record, State]:
    """Read a record; returns it and its last state. RecordError names the line and the problem."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(f"line 1: this is no record; a record begins with '{FORMAT}'")
    header: dict[str, str] = {}
    number = 1
    for name in ("game", "rules", "options"):
        header[name] = take_line(lines, number, name)
        number += 1
    game = games.get(header["game"])
    if game is None:
        raise RecordError(f"line 2: there is no game '{header['game']}'; games are: {', '.join(games)}")
    if header["rules"] != str(game.version):
        raise RecordError(
            f"line 3: played under version {header['rules']} of the rules of {game.id}, this program has version "
            f"{game.version}; replay it with the release that has those rules"
        )
    try:
        state = game.start(**read_option_line(game, header["options"]))
    except OptionError as error:
        raise RecordError(f"line 4: {error}") from None
    record = Record(state)
    while number < len(lines) and lines[number].startswith("tag "):
        name, colon, value = lines[number][4:].partition(": ")
        if not colon:
            raise RecordError(f"line {number + 1}: '{lines[number]}' should look like 'tag name: value'")
        record.tags[name] = value
        number += 1
    while number < len(lines) and not lines[number].startswith("result:"):
        replay_line(record, state, lines[number], number + 1)
        number += 1
    result = take_line(lines, number, "result")
    if result != record.result:
        raise RecordError(f"line {number + 1}: the result is '{result}', but the choices lead to '{record.result}'")
    for after in range(number + 1, len(lines)):
        if lines[after].strip():
            raise RecordError(f"line {after + 1}: there is text after the result")
    return record, state


def take_line(lines: list[str], number: int, name: str) -> str:
    """The value of a line, which must have this name."""
    if number >= len(lines):
        raise RecordError(f"line {number + 1}: the record breaks off; '{name}: …' is missing")
    found, _, value = lines[number].partition(":")
    if found != name or not value.strip():
        raise RecordError(f"line {number + 1}: expected '{name}: …' but found '{lines[number][:60]}'")
    return value.strip()


def replay_line(record: Record, state: State, line: str, number: int) -> None:
    """Replay the choice of one line."""
    count, dot, rest = line.partition(". ")
    seat_name, colon, name = rest.partition(": ")
    if not (dot and colon):
        raise RecordError(f"line {number}: '{line[:60]}' should look like '12. seat: choice'")
    if count != str(len(record.choices) + 1):
        raise RecordError(f"line {number}: choice {len(record.choices) + 1} is missing, this is number {count}")
    try:
        record.play(state, state.setup.seat(seat_name), state.action(name))
    except (ValueError, IllegalChoice, UnknownChoice) as error:
        raise RecordError(f"line {number}: {error}") from None
