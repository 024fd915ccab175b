"""A live game: people and bots at their seats, every choice saved at once, and taking back what nobody has seen."""

import os
from dataclasses import dataclass
from pathlib import Path

from shiai.bots import bot, choose
from shiai.core.dealer import Dealer
from shiai.core.errors import IllegalChoice, RecordError, ShiaiError
from shiai.core.messages import Event
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.table.saves import load_record

PEOPLE = "person"  # instead of a bot's name


class NothingToUndo(ShiaiError):
    """The last choices of these seats were revealed or answered, or there are none."""


@dataclass(frozen=True)
class Happening:
    """One choice and what came of it, for the log."""

    seat: int
    name: str
    events: tuple[Event, ...]


class LiveGame:
    """A game that is being played and the file it lives in."""

    def __init__(self, record: Record, path: Path) -> None:
        self.record = record
        self.path = path
        self.state = record.start()
        self.players = tuple([record.tags[f"seat {seat}"] for seat in record.setup.seats])
        self.seed = record.tags["seed"]
        self.log: list[Happening] = []
        self.safe = 0  # choices before this number cannot be taken back
        self.replay()

    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple([seat for seat, player in enumerate(self.players) if player == PEOPLE])

    def choose(self, seat: int, action: int) -> Happening:
        """Make a choice; it is on disk when this returns."""
        happening = self.play(seat, action)
        self.save()
        return happening

    def play(self, seat: int, action: int) -> Happening:
        """Make a choice and remember what happened."""
        reveals = self.state.reveals
        events = self.state.listen()
        self.record.play(self.state, seat, action)
        happening = Happening(seat, self.record.names[-1], tuple(events))
        self.log.append(happening)
        if seat == CHANCE or self.state.reveals != reveals:
            self.safe = len(self.record.choices)
        return happening

    def bot_to_move(self) -> int | None:
        """The bot (or CHANCE) that must choose next; bots wait while people plan, so that no file tells their plans."""
        actors = self.state.actors()
        if any(seat in self.people() for seat in actors):
            return None
        return actors[0] if actors else None

    def move_bot(self, seat: int) -> Happening:
        """Let a bot choose for its seat, from what the seat may know."""
        number = len(self.record.choices)
        if seat == CHANCE:
            return self.choose(seat, Dealer(f"{self.seed}/{number}").choose(self.state))
        return self.choose(seat, choose(bot(self.players[seat]), self.state, seat, self.seed, number))

    def undo(self, *seats: int) -> str:
        """Take back the last choice of these seats, if nothing was revealed and nobody answered; returns its name."""
        choices = self.record.choices
        for number in range(len(choices) - 1, self.safe - 1, -1):
            if choices[number][0] in seats:
                name = self.record.names[number]
                self.without(number)
                return name
        raise NothingToUndo("there is no choice of yours that could be taken back")

    def without(self, number: int) -> None:
        """Leave out one choice; sealed choices of others that came later stay."""
        later = self.record.choices[number + 1 :]
        trial = self.record.at(number)
        try:
            for seat, action in later:
                trial.apply(seat, action)
        except IllegalChoice:
            raise NothingToUndo("others have answered this choice already") from None
        self.record.back(number)
        for seat, action in later:
            self.record.choices.append((seat, action))
            self.record.names.append("")
        self.replay()
        self.save()

    def replay(self) -> None:
        """Make all choices of the record anew, with their log."""
        choices = self.record.choices[:]
        self.record.back(0)
        self.state = self.record.start()
        self.log.clear()
        self.safe = 0
        for seat, action in choices:
            self.play(seat, action)

    def save(self) -> None:
        """Write the record so that a crash leaves the old file or the new one, never half of one."""
        partial = self.path.with_name(self.path.name + ".part")
        with partial.open("w", encoding="utf-8") as file:
            file.write(self.record.text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, self.path)


def new_game(state: State, players: tuple[str, ...], seed: int, path: Path) -> LiveGame:
    """A game that begins now. `players` has a bot's name or PEOPLE for every seat."""
    tags = {f"seat {seat}": player for seat, player in zip(state.setup.seats, players, strict=True)}
    game = LiveGame(Record(state, tags | {"seed": str(seed)}), path)
    game.save()
    return game


def open_game(path: Path) -> LiveGame:
    """The game of a file, replayed and verified; errors name the file."""
    record, _ = load_record(path)
    missing = [tag for tag in ("seed", *[f"seat {seat}" for seat in record.setup.seats]) if tag not in record.tags]
    if missing:
        raise RecordError(
            f"{path}: cannot be played on, the tag '{missing[0]}' is missing; look at it with shiai replay"
        )
    game = LiveGame(record, path)
    for player in game.players:
        if player != PEOPLE:
            bot(player)
    if not game.people():
        raise RecordError(f"{path}: only bots sit at this table; look at it with shiai replay")
    return game
