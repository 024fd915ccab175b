"""Bots that are programs in any language: `exec:./mybot`. docs/bot-protocol.md describes the messages.

Messages are lines of JSON over standard input and output. A program plays one game after the other; it is started when
it is asked for the first time. It gets what its seat may know and nothing else.
"""

import os
import shlex
import shutil
from contextlib import suppress
from random import Random
from typing import Any, Final

from shiai.bots.program import Program, ProgramError
from shiai.bots.specs import UnknownBot
from shiai.core.cells import named_cells
from shiai.core.state import View

PREFIX: Final = "exec:"
PROTOCOL: Final = 2  # raised when a program written for an older one could no longer play
SECONDS: Final = 10.0  # for each choice, unless the spec says otherwise
START_SECONDS: Final = 20.0  # to answer the first message, because a program may have to load something
MAX_SECONDS: Final = 3600.0
USAGE: Final = "write exec:PROGRAM or exec:PROGRAM,seconds=5"

Message = dict[str, Any]


class ExternalPlayer:
    """A program that chooses. Errors are ProgramErrors; the player is used behind a GuardedPlayer."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.program: Program | None = None  # while a game is being played
        self.asked = 0  # questions of this game; the last one has this number as its id

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Send the view and the legal choices, and wait for the answer."""
        program = self.program or self.begin(view)
        legal = view.legal(seat)
        names = [view.name(action) for action in legal]
        self.asked += 1
        message = choose_message(view, seat, self.asked, rng.getrandbits(32), dict(zip(names, legal, strict=True)))
        try:
            return read_choice(program.ask(message, self.seconds), self.asked, names, legal)
        except ProgramError:
            self.end()
            raise

    def begin(self, view: View) -> Program:
        """Take a waiting program, or start one, and tell it which game begins.

        A waiting program that has ended or written something after its last game is started again: what it did then
        costs it no other game, whether it is noticed in time or not.
        """
        waiting = Program.waiting(self.command)
        if waiting is not None:
            with suppress(ProgramError):
                return self.greet(waiting, view)
        return self.greet(Program(self.command), view)

    def greet(self, program: Program, view: View) -> Program:
        """Tell a program which game begins; it is killed if it does not answer as it should."""
        try:
            answer = program.ask(hello_message(view, self.seconds), max(START_SECONDS, self.seconds))
            if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
                wanted = f'{{"type": "ready", "id": 0, "protocol": {PROTOCOL}}}'
                raise ProgramError(f"it answered {answer} to hello; expected {wanted}")
        except ProgramError:
            program.kill()
            raise
        self.program, self.asked = program, 0
        return program

    def over(self, view: View, seat: int) -> None:
        """Tell the program the result; it then waits for the next game."""
        if self.program is not None:
            self.program.tell(over_message(view, seat))
            self.program.give_back()
            self.program = None

    def end(self) -> None:
        """End the program, after it failed."""
        if self.program is not None:
            self.program.kill()
            self.program = None


def external_player(spec: str) -> ExternalPlayer:
    """The player of a spec such as `exec:./mybot` or `exec:node bot.js,seconds=2`."""
    text, comma, setting = spec.strip()[len(PREFIX) :].partition(",")
    seconds = SECONDS
    if comma:
        name, _, value = setting.partition("=")
        try:
            seconds = float(value) if name.strip() == "seconds" else 0.0
        except ValueError:
            seconds = 0.0
        if not 0.0 < seconds <= MAX_SECONDS:
            raise UnknownBot(f"bot '{spec}': '{setting}' is not a time of up to {MAX_SECONDS:g} seconds; {USAGE}")
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise UnknownBot(f"bot '{spec}': the command cannot be read ({error}); {USAGE}") from None
    if not command:
        raise UnknownBot(f"bot '{spec}' names no program; {USAGE}")
    if shutil.which(command[0]) is None:
        there = os.path.exists(command[0])
        reason = f"is not executable; chmod +x {command[0]}" if there else "does not exist, here or on the PATH"
        raise UnknownBot(f"bot '{spec}': the program '{command[0]}' {reason}")
    return ExternalPlayer(command, seconds)


def hello_message(view: View, seconds: float) -> Message:
    """The first message of a game."""
    setup = view.setup
    return {
        "type": "hello",
        "id": 0,
        "protocol": PROTOCOL,
        "game": setup.game.id,
        "rules": setup.game.version,
        "options": {option.name: option.write(setup.options[option.name]) for option in setup.game.options},
        "seats": list(setup.seats),
        "sides": list(setup.sides[: len(setup.seats)]),
        "seconds": seconds,
    }


def choose_message(view: View, seat: int, id: int, seed: int, legal: dict[str, int]) -> Message:
    """The message that asks for a choice."""
    return {
        "type": "choose",
        "id": id,
        "seat": view.setup.seat_name(seat),
        "view": view_data(view),
        "legal": [{"name": name, "number": number} for name, number in legal.items()],
        "seed": seed,
    }


def over_message(view: View, seat: int) -> Message:
    """The message that ends a game. Without a result, it was broken off because some bot failed."""
    outcome = view.outcome()
    setup = view.setup
    return {
        "type": "over",
        "seat": setup.seat_name(seat),
        "view": view_data(view),
        "winners": None if outcome is None else [setup.seats[winner] for winner in outcome.winners],
        "reason": None if outcome is None else outcome.reason,
    }


def view_data(view: View) -> Message:
    """What a seat may know: as position text, and by name."""
    waiting = [view.setup.seat_name(actor) for actor in view.actors()]
    return {"position": view.position(), "cells": named_cells(view), "waiting_for": waiting}


def read_choice(answer: Message, id: int, names: list[str], legal: tuple[int, ...]) -> int:
    """The action of an answer, which has a choice by its name or by its number."""
    choice = answer.get("choice")
    if answer.get("type") == "choice" and isinstance(choice, str) and choice in names:
        return legal[names.index(choice)]
    if answer.get("type") == "choice" and isinstance(choice, int) and choice in legal:
        return choice
    raise ProgramError(f"it answered {str(answer)[:200]}; expected a choice, such as {expected(id, names[0])}")


def expected(id: int, name: str) -> str:
    """An answer that would have been right."""
    return f'{{"type": "choice", "id": {id}, "choice": "{name}"}}'
