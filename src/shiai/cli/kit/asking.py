"""Asking people: a line of text, one of several things, and which seats they lead."""

import sys
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console
from rich.markup import escape

from shiai.core.errors import ShiaiError
from shiai.core.setup import Setup
from shiai.core.state import plain
from shiai.i18n.catalogue import Catalogue

Ask = Callable[[str, list[str]], str]  # a question and what could be typed

ALL = "all"  # instead of a list of seats


class SeatError(ShiaiError):
    """There is no such seat to sit on, or these seats cannot be led by one person."""


def asker() -> Ask:
    """Ask with completion in a real terminal, and plainly when the answers come from a pipe."""
    if not sys.stdin.isatty():
        return lambda question, _: input(question)
    session: PromptSession[str] = PromptSession()

    def ask(question: str, names: list[str]) -> str:
        with patch_stdout():
            completer = WordCompleter(names, sentence=True, ignore_case=True, match_middle=True)
            return session.prompt(question, completer=completer, complete_while_typing=True)

    return ask


def pick(values: tuple[str, ...], question: str, labels: list[str], console: Console, ask: Ask) -> str:
    """One of several values, by number, name or label; the first by Enter."""
    show_list(question, labels, console)
    while True:
        typed = plain(ask("[1]> ", [*values, *labels])) or "1"
        for number, (value, label) in enumerate(zip(values, labels, strict=True), 1):
            if typed.replace("-", " ") in (str(number), plain(value)) or typed == plain(label):
                return value


def show_list(question: str, labels: list[str], console: Console) -> None:
    """A question and its numbered answers."""
    console.print(question)
    for number, label in enumerate(labels, 1):
        console.print(f"  [cyan]{number}[/] {escape(label)}")


def pick_seats(setup: Setup, words: Catalogue, console: Console, ask: Ask) -> tuple[int, ...]:
    """The seats that the person leads: one where seats have secrets, any number elsewhere, all of them when alone."""
    labels = [words.name(seat) for seat in setup.seats]
    if setup.people == 1:
        return tuple(range(len(setup.seats)))
    if not setup.game.open_information:
        return (setup.seat(pick(setup.seats, words.say("pick-a-side"), labels, console, ask)),)
    show_list(words.say("pick-seats", example="1,3", all=ALL), labels, console)
    while True:
        try:
            return read_seats(ask("[1]> ", [*setup.seats, ALL]).strip() or "1", setup, words)
        except SeatError as error:
            console.print(str(error), style="red", markup=False)


def read_seats(typed: str, setup: Setup, words: Catalogue) -> tuple[int, ...]:
    """The seats of a text: numbers, names or words for them with commas between, or `all`."""
    if plain(typed) == ALL:
        found = set(range(len(setup.seats)))
    else:
        found = {read_seat(part, setup, words) for part in typed.split(",")}
    check_seats(tuple(sorted(found)), setup)
    return tuple(sorted(found))


def read_seat(typed: str, setup: Setup, words: Catalogue) -> int:
    """One seat by number, name or the word for it."""
    for seat, name in enumerate(setup.seats):
        if plain(typed) in (str(seat + 1), plain(name), plain(words.name(name))):
            return seat
    raise SeatError(f"{setup.game.id} has no seat '{typed.strip()}'; seats are: {', '.join(setup.seats)}")


def check_seats(seats: tuple[int, ...], setup: Setup) -> None:
    """Refuse several seats at one terminal where one of them would see what only another may see."""
    if len(seats) > 1 and not setup.game.open_information:
        raise SeatError(f"in {setup.game.id} every seat has secrets: lead one of {', '.join(setup.seats)} here")
