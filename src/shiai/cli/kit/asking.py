"""Prompts: a line of text, one of several values, and the seats of a person."""

import sys
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console
from rich.markup import escape

from shiai.core.errors import ShiaiError
from shiai.core.seats import WATCHER
from shiai.core.setup import Setup
from shiai.core.state import State, plain
from shiai.i18n.catalogue import Catalogue

Ask = Callable[[str, list[str]], str]  # takes a question and completions, returns the answer

ALL = "all"  # instead of a list of seats


class SeatError(ShiaiError):
    """There is no such seat, or one person cannot have these seats."""


def asker() -> Ask:
    """Ask with completion in a terminal, plainly if stdin is a pipe."""
    if not sys.stdin.isatty():
        return lambda question, _: input(question)
    session: PromptSession[str] = PromptSession()

    def ask(question: str, names: list[str]) -> str:
        with patch_stdout():
            completer = WordCompleter(names, sentence=True, ignore_case=True, match_middle=True)
            return session.prompt(question, completer=completer, complete_while_typing=True)

    return ask


def pick(values: tuple[str, ...], question: str, labels: list[str], console: Console, ask: Ask) -> str:
    """Ask for one of several values, by number, name or label; Enter takes the first."""
    show_list(question, labels, console)
    while True:
        typed = plain(ask("[1]> ", [*values, *labels])) or "1"
        for number, (value, label) in enumerate(zip(values, labels, strict=True), 1):
            if typed.replace("-", " ") in (str(number), plain(value)) or typed == plain(label):
                return value


def show_list(question: str, labels: list[str], console: Console) -> None:
    """Print a question and its numbered answers."""
    console.print(question)
    for number, label in enumerate(labels, 1):
        console.print(f"  [cyan]{number}[/] {escape(label)}")


def seat_labels(state: State, words: Catalogue) -> list[str]:
    """The seats as everybody knows them: by their figures, where the game has already given them."""
    view = state.redact(WATCHER)
    return [words.name(state.setup.game.figure(view, seat)) for seat in range(len(state.setup.seats))]


def pick_seats(state: State, words: Catalogue, console: Console, ask: Ask) -> tuple[int, ...]:
    """Ask for the seats of the person: one if seats have secrets, otherwise any number; all in a solo game."""
    setup = state.setup
    labels = seat_labels(state, words)
    if setup.people == 1:
        return tuple(range(len(setup.seats)))
    if not setup.game.open_information:
        return (setup.seat(pick(setup.seats, words.say("pick-a-side"), labels, console, ask)),)
    show_list(words.say("pick-seats", example="1,3", all=ALL), labels, console)
    while True:
        try:
            return read_seats(ask("[1]> ", [*setup.seats, *labels, ALL]).strip() or "1", state, words)
        except SeatError as error:
            console.print(str(error), style="red", markup=False)


def read_seats(typed: str, state: State, words: Catalogue) -> tuple[int, ...]:
    """Read seats: numbers, names, translated names or figures, separated by commas; or `all`."""
    if plain(typed) == ALL:
        found = set(range(len(state.setup.seats)))
    else:
        found = {read_seat(part, state, words) for part in typed.split(",")}
    check_seats(tuple(sorted(found)), state.setup)
    return tuple(sorted(found))


def read_seat(typed: str, state: State, words: Catalogue) -> int:
    """Read a seat: a number, name, translated name or figure."""
    setup = state.setup
    for seat, (name, label) in enumerate(zip(setup.seats, seat_labels(state, words), strict=True)):
        if plain(typed) in (str(seat + 1), plain(name), plain(words.name(name)), plain(label)):
            return seat
    raise SeatError(f"{setup.game.id} has no seat '{typed.strip()}'; seats are: {', '.join(setup.seats)}")


def check_seats(seats: tuple[int, ...], setup: Setup) -> None:
    """Refuse several seats at one terminal if seats have secrets from each other."""
    if len(seats) > 1 and not setup.game.open_information:
        raise SeatError(f"in {setup.game.id} every seat has secrets: choose one of {', '.join(setup.seats)}")
