"""A game that is being played by people and bots, with its log and with undo of choices that nobody has seen."""

from dataclasses import dataclass
from random import Random
from typing import Final

from shiai.bots import Player, bot, choose
from shiai.core.chance import draw_outcome
from shiai.core.errors import IllegalChoice, OptionError, ShiaiError
from shiai.core.game import AnyGame
from shiai.core.messages import Event, Message
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.table.patience import levels_in_time

PEOPLE = "person"  # stands for the spec of a bot where people play
LUCK: Final = "luck"  # the tag that says where luck comes from, if not from the seed
AT_THE_TABLE: Final = "table"
CHECKPOINT: Final = 32  # choices between two states that are kept, so that going back does not replay the whole game


class NothingToUndo(ShiaiError):
    """These seats have made no choice, or their choices were revealed or answered."""


@dataclass(frozen=True, slots=True)
class ChoiceResult:
    """A choice and its events, for the log."""

    seat: int
    name: str
    events: tuple[Event, ...]
    automatic: bool = False  # made for a person who did not want to be asked
    first_undoable: int = 0  # as LiveGame has it after this choice
    first_of_turn: int = 0


class LiveGame:
    """A game that is being played. It does not store itself: see `SavedGame` and `TableService`."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self.players = tuple([record.tags[f"seat {seat}"] for seat in record.setup.seats])
        self.seed = record.tags["seed"]
        self.bots: dict[int, Player] = {}  # by seat; a bot keeps what it has computed
        self.log: list[ChoiceResult] = []
        self.first_undoable = 0  # the number of the first choice that can be undone without a rewind
        self.first_of_turn = 0  # the number of the first choice of the moment that the table shows, such as a turn
        self.checkpoints = [self.state.clone()]  # after 0, CHECKPOINT, 2 * CHECKPOINT … choices
        choices = record.choices[:]
        record.back(0)
        self.replay(choices, [False] * len(choices))

    @property
    def physical(self) -> bool:
        """Do people enter what luck brought at a physical table?"""
        return self.record.tags.get(LUCK) == AT_THE_TABLE

    def asks_for_luck(self) -> bool:
        """Return whether people must enter now what came at their physical table."""
        return self.physical and self.state.actors() == (CHANCE,) and len(self.state.legal(CHANCE)) > 1

    def people(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return tuple([seat for seat, player in enumerate(self.players) if player == PEOPLE])

    def choose(self, seat: int, action: int, automatic: bool = False) -> ChoiceResult:
        """Make a choice and log its events."""
        reveals, planning, moment = self.state.reveals, self.people_choose_together(), self.moment()
        events = self.state.listen()
        self.record.play(self.state, seat, action)
        # When people begin to plan in secret, undoing an earlier choice would reveal whether somebody has planned yet.
        if seat == CHANCE or self.state.reveals != reveals or (self.people_choose_together() and not planning):
            self.first_undoable = len(self.record.choices)
        if self.moment() != moment:
            self.first_of_turn = len(self.record.choices)
        name = self.record.names[-1]
        result = ChoiceResult(seat, name, tuple(events), automatic, self.first_undoable, self.first_of_turn)
        self.log.append(result)
        if len(self.log) % CHECKPOINT == 0:
            self.checkpoints.append(self.state.clone())
        return result

    def moment(self) -> Message:
        """Return where the game stands, as everybody may know it."""
        return self.state.setup.game.moment(self.state)

    def people_choose_together(self) -> bool:
        """Return whether several people owe sealed choices now."""
        return len([seat for seat in self.state.actors() if seat in self.people()]) > 1

    def bot_to_move(self) -> int | None:
        """Return the bot (or CHANCE) that must choose next. Bots wait for people, so that no file has their plans."""
        actors = self.state.actors()
        if any(seat in self.people() for seat in actors) or self.asks_for_luck():
            return None
        return actors[0] if actors else None

    def move_bot(self, seat: int) -> ChoiceResult:
        """Let the bot of a seat (or CHANCE) choose."""
        if seat == CHANCE:
            return self.choose(seat, self.draw_chance())
        if seat not in self.bots:
            self.bots[seat] = levels_in_time(bot(self.players[seat]))
        return self.choose(seat, choose(self.bots[seat], self.state, seat, self.seed, self.choice_count(seat)))

    def choice_count(self, seat: int) -> int:
        """Return how often a seat has chosen. Bots are seeded with it, so secret choices of others have no effect."""
        return [chooser for chooser, _ in self.record.choices].count(seat)

    def draw_chance(self) -> int:
        """Draw the next outcome of luck. It depends on the seed only, not on the number of choices of people."""
        return draw_outcome(self.state, luck_rng(self.seed, self.choice_count(CHANCE)))

    def undo(self, *seats: int) -> str:
        """Undo the last choice of these seats, if nothing was revealed since and nobody answered; return its name."""
        number = self.last_undoable(*seats)
        name = self.record.names[number]
        self.remove_choice(number)
        return name

    def take_back(self) -> str:
        """Undo the last choice, whoever made it, luck included, and return its name: people keep a physical table."""
        number = self.last_entered()
        name = self.record.names[number]
        self.go_back(number)
        return name

    def last_entered(self) -> int:
        """Return the number of the last choice or outcome of luck that people entered at a physical table."""
        number = len(self.record.choices) - 1
        while number >= 0 and not self.was_asked(number):
            number -= 1
        if number < 0:
            raise NothingToUndo("nothing was chosen yet")
        return number

    def was_asked(self, number: int) -> bool:
        """Return whether somebody was asked for a choice or for luck."""
        asked = self.state_at(number).legal(self.record.choices[number][0])
        return len(asked) > 1 and not self.log[number].automatic

    def last_undoable(self, *seats: int, action: int | None = None) -> int:
        """Return the number of the last choice that these seats made themselves and that was not revealed.

        If an action is given, it is that of their last such action.
        """
        choices = self.record.choices
        for number in range(len(choices) - 1, self.first_undoable - 1, -1):
            if choices[number][0] in seats and action in (None, choices[number][1]) and not self.log[number].automatic:
                return number
        raise NothingToUndo("none of your choices can be undone")

    def last_of_turn(self, *seats: int) -> int:
        """Return the number of the last choice of these seats that was not revealed and belongs to this turn."""
        number = self.last_undoable(*seats)
        if number < self.first_of_turn:
            raise NothingToUndo("none of your choices in this turn can be undone")
        return number

    def remove_choice(self, number: int) -> tuple[int, ...]:
        """Leave out one choice and what was made automatically after it; return their numbers.

        Sealed choices of others that came later stay.
        """
        choices = self.record.choices
        seat = choices[number][0]
        removed = (number, *self.automatic_after(number, seat))
        later = [choices[kept] for kept in range(number + 1, len(choices)) if kept not in removed]
        trial = self.state_at(number)
        try:
            for chooser, action in later:
                trial.apply(chooser, action)
        except IllegalChoice:
            raise NothingToUndo("others have already responded to this choice") from None
        automatic = [result.automatic for place, result in enumerate(self.log) if place not in removed]
        self.replace_choices([*choices[:number], *later], automatic)
        return removed

    def automatic_after(self, number: int, seat: int) -> list[int]:
        """Return the automatic choices of a seat after this one; of all seats if they have no secrets."""
        everybody = self.state.setup.game.open_information
        return [
            later
            for later in range(number + 1, len(self.log))
            if self.log[later].automatic and (everybody or self.log[later].seat == seat)
        ]

    def replace_choices(self, choices: list[tuple[int, int]], automatic: list[bool]) -> int:
        """Let the game consist of these choices; `automatic` says which of them were made automatically.

        Return how many choices at the beginning stay as they are.
        """
        same = 0
        for old, logged, new, unasked in zip(self.record.choices, self.log, choices, automatic, strict=False):
            if old != new or logged.automatic != unasked:
                break
            same += 1
        self.go_back(same)
        self.replay(choices[same:], automatic[same:])
        return same

    def state_at(self, count: int) -> State:
        """Return the state after `count` choices."""
        nearest = count // CHECKPOINT
        state = self.checkpoints[nearest].clone()
        for seat, action in self.record.choices[nearest * CHECKPOINT : count]:
            state.apply(seat, action)
        return state

    def go_back(self, count: int) -> None:
        """Go back to the state after `count` choices."""
        self.state = self.state_at(count)
        self.record.back(count)
        self.record.finish(self.state)
        del self.log[count:]
        del self.checkpoints[count // CHECKPOINT + 1 :]
        last = self.log[-1] if self.log else None
        self.first_undoable = last.first_undoable if last else 0
        self.first_of_turn = last.first_of_turn if last else 0

    def replay(self, choices: list[tuple[int, int]], automatic: list[bool]) -> None:
        """Make these choices without storing them."""
        for (seat, action), unasked in zip(choices, automatic, strict=True):
            LiveGame.choose(self, seat, action, unasked)


def luck_rng(seed: str, number: int) -> Random:
    """Return the generator with which luck decides for the time `number`, counted from 0."""
    return Random(f"{seed}/luck/{number}")


def check_physical(game: AnyGame, players: tuple[str, ...]) -> None:
    """Raise OptionError if people cannot enter the luck of this game with these players."""
    if not game.open_information:
        raise OptionError(f"{game.id} has secrets, which whoever enters luck would see: let the program draw")
    if any(player != PEOPLE for player in players):
        raise OptionError(
            "people who sit at a table enter its luck: let people play all seats (in the terminal: --as all)"
        )


def new_record(state: State, players: tuple[str, ...], seed: str, physical: bool = False) -> Record:
    """Return the record of a new game. `players` has PEOPLE or the spec of a bot for every seat.

    `physical`: cards are drawn and dice are rolled at a physical table, and people enter what came.
    """
    tags = {f"seat {seat}": player for seat, player in zip(state.setup.seats, players, strict=True)}
    return Record(state, tags | {"seed": seed} | ({LUCK: AT_THE_TABLE} if physical else {}))
