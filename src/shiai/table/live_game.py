"""A live game: people and bots at their seats, what happened, and taking back what nobody has seen."""

from dataclasses import dataclass
from random import Random

from shiai.bots import Player, bot, choose
from shiai.core.chance import draw_outcome
from shiai.core.errors import IllegalChoice, ShiaiError
from shiai.core.messages import Event
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.state import State

PEOPLE = "person"  # instead of a bot's name


class NothingToUndo(ShiaiError):
    """The last choices of these seats were revealed or answered, or there are none."""


@dataclass(frozen=True, slots=True)
class ChoiceResult:
    """One choice and what came of it, for the log."""

    seat: int
    name: str
    events: tuple[Event, ...]


class LiveGame:
    """A game that is being played. Who keeps it (a file, a database) is not its affair."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self.players = tuple([record.tags[f"seat {seat}"] for seat in record.setup.seats])
        self.seed = record.tags["seed"]
        self.players_by_seat: dict[int, Player] = {}  # bots that have chosen here, with what they remember
        self.log: list[ChoiceResult] = []
        self.safe = 0  # choices before this number cannot be taken back freely
        self.replay()

    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple([seat for seat, player in enumerate(self.players) if player == PEOPLE])

    def choose(self, seat: int, action: int) -> ChoiceResult:
        """Make a choice and remember what happened."""
        reveals, planning = self.state.reveals, self.people_plan()
        events = self.state.listen()
        self.record.play(self.state, seat, action)
        result = ChoiceResult(seat, self.record.names[-1], tuple(events))
        self.log.append(result)
        # Where people begin to plan in secret, taking back what came before would tell if they have begun.
        if seat == CHANCE or self.state.reveals != reveals or (self.people_plan() and not planning):
            self.safe = len(self.record.choices)
        return result

    def people_plan(self) -> bool:
        """Do several people owe sealed choices at once?"""
        return len([seat for seat in self.state.actors() if seat in self.people()]) > 1

    def bot_to_move(self) -> int | None:
        """The bot (or CHANCE) that must choose next; bots wait while people plan, so that no file tells their plans."""
        actors = self.state.actors()
        if any(seat in self.people() for seat in actors):
            return None
        return actors[0] if actors else None

    def move_bot(self, seat: int) -> ChoiceResult:
        """Let a bot choose for its seat, from what the seat may know."""
        if seat == CHANCE:
            return self.choose(seat, self.deal())
        if seat not in self.players_by_seat:
            self.players_by_seat[seat] = bot(self.players[seat])
        return self.choose(seat, choose(self.players_by_seat[seat], self.state, seat, self.seed, self.chosen(seat)))

    def chosen(self, seat: int) -> int:
        """How often a seat has chosen: a bot's luck depends on this, and not on what others did in secret."""
        return [chooser for chooser, _ in self.record.choices].count(seat)

    def deal(self) -> int:
        """What luck brings next: the same for the same seed, however many choices people needed before."""
        return draw_outcome(self.state, Random(f"{self.seed}/luck/{self.chosen(CHANCE)}"))

    def undo(self, *seats: int) -> str:
        """Take back the last choice of these seats, if nothing was revealed and nobody answered; returns its name."""
        number = self.last_free(*seats)
        name = self.record.names[number]
        self.without(number)
        return name

    def last_free(self, *seats: int, action: int | None = None) -> int:
        """The number of the last choice of these seats (or of their last such action) that was not revealed."""
        choices = self.record.choices
        for number in range(len(choices) - 1, self.safe - 1, -1):
            if choices[number][0] in seats and action in (None, choices[number][1]):
                return number
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
        self.play_again([*self.record.choices[:number], *later])

    def play_again(self, choices: list[tuple[int, int]]) -> None:
        """Begin anew and make these choices."""
        self.record.back(0)
        self.record.choices += choices
        self.replay()

    def replay(self) -> None:
        """Make all choices of the record anew, with their log."""
        choices = self.record.choices[:]
        self.record.back(0)
        self.state = self.record.start()
        self.log.clear()
        self.safe = 0
        for seat, action in choices:
            LiveGame.choose(self, seat, action)


def new_record(state: State, players: tuple[str, ...], seed: str) -> Record:
    """The record of a game that begins now. `players` has a bot's name or PEOPLE for every seat."""
    tags = {f"seat {seat}": player for seat, player in zip(state.setup.seats, players, strict=True)}
    return Record(state, tags | {"seed": seed})
