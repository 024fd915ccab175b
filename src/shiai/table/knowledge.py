"""Who could notice what: the moments that a viewer saw, and how often the table changed for that viewer.

The numbers that pages, events and links show count visible changes only. Otherwise they would tell how many choices
somebody has made in secret.
"""

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.table.live_game import ChoiceResult, LiveGame


class Knowledge:
    """Moments and sequence numbers of every seat and of watchers."""

    def __init__(self, game: LiveGame) -> None:
        self.game = game
        self.open_to_all = game.state.setup.game.open_information
        self.seats = range(len(game.players))
        self.viewers = (WATCHER,) if self.open_to_all else (*self.seats, WATCHER)
        self.sequence = dict.fromkeys(self.viewers, 0)
        self.asked = dict.fromkeys(self.seats, 0)  # the sequence number at which the seat's question arose
        self.moments: dict[int, list[int]] = {}  # numbers of choices after which the viewer saw something new
        self.keys: dict[int, object] = {}
        self.questions = {seat: self.question(seat) for seat in self.seats}
        self.look_back()

    def eyes(self, viewer: int) -> int:
        """Whose numbers count for a viewer: where nothing is hidden, everybody's are those of a watcher."""
        return viewer if viewer in self.sequence else WATCHER

    def question(self, seat: int) -> tuple[int, ...]:
        """What the seat may choose now."""
        state = self.game.state
        return state.legal(seat) if seat in state.actors() else ()

    def look_back(self) -> None:
        """Find all moments anew."""
        self.moments = {viewer: [0] for viewer in self.viewers}
        record = self.game.record
        for count, state in enumerate(record.states()):
            if count == 0:
                self.keys = {viewer: state.redact(viewer).key() for viewer in self.viewers}
            else:
                self.look(state, self.game.log[count - 1], count)

    def look(self, state: State, result: ChoiceResult, count: int) -> list[int]:
        """After a choice: the viewers who noticed something."""
        noticed: list[int] = []
        for viewer in self.viewers:
            key = state.redact(viewer).key()
            told = any(event.visible_to(viewer) for event in result.events)
            if self.open_to_all or told or result.seat == viewer or key != self.keys[viewer]:
                self.moments[viewer].append(count)
                noticed.append(viewer)
            self.keys[viewer] = key
        return noticed

    def chosen(self, result: ChoiceResult) -> list[int]:
        """A choice was made; returns who noticed."""
        noticed = self.look(self.game.state, result, len(self.game.record.choices))
        self.count(noticed, result.seat)
        return noticed

    def rewritten(self, seat: int) -> list[int]:
        """Choices were taken back or made again by a seat; returns who noticed."""
        keys, moments = self.keys, self.moments
        self.look_back()
        noticed = [
            viewer
            for viewer in self.viewers
            if viewer == seat or self.keys[viewer] != keys[viewer] or len(self.moments[viewer]) != len(moments[viewer])
        ]
        self.count(noticed, seat)
        return noticed

    def ask_anew(self) -> None:
        """Whole turns are gone or came back: what was meant for another round is refused, even where it is legal."""
        for seat in self.seats:
            self.asked[seat] = self.sequence[self.eyes(seat)]

    def count(self, noticed: list[int], seat: int) -> None:
        """Something changed for these viewers; a seat that acted, or may choose other things, has a new question."""
        for viewer in noticed:
            self.sequence[viewer] += 1
        for asked in self.seats:
            question = self.question(asked)
            if asked == seat or question != self.questions[asked]:
                self.questions[asked] = question
                self.asked[asked] = self.sequence[self.eyes(asked)]
