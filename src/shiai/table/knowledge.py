"""What each viewer could notice: the moments at which something changed for the viewer, and how often that happened.

Pages, event streams and links show these numbers instead of counting all choices, which would reveal how many choices
somebody has made in secret.
"""

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.table.live_game import ChoiceResult, LiveGame


class Knowledge:
    """The moments and sequence numbers of every seat and of watchers."""

    def __init__(self, game: LiveGame) -> None:
        self.game = game
        self.open_information = game.state.setup.game.open_information
        self.seats = range(len(game.players))
        self.viewers = (WATCHER,) if self.open_information else (*self.seats, WATCHER)
        self.sequence = dict.fromkeys(self.viewers, 0)  # how often something changed for the viewer
        self.asked_at = dict.fromkeys(self.seats, 0)  # the sequence number since which the seat has its question
        # By viewer: numbers of choices after which it saw something new.
        self.moments: dict[int, list[int]] = {viewer: [0] for viewer in self.viewers}
        self.keys: dict[int, object] = {}
        self.questions = {seat: self.question(seat) for seat in self.seats}
        self.recompute(0)

    def canonical_viewer(self, viewer: int) -> int:
        """Return the viewer whose numbers apply to this one: WATCHER for everybody if the game hides nothing."""
        return viewer if viewer in self.sequence else WATCHER

    def sequence_of(self, viewer: int) -> int:
        """Return the current sequence number of a viewer."""
        return self.sequence[self.canonical_viewer(viewer)]

    def moments_of(self, viewer: int) -> list[int]:
        """Return the moments of a viewer: the numbers of choices after which something changed for it."""
        return self.moments[self.canonical_viewer(viewer)]

    def question(self, seat: int) -> tuple[int, ...]:
        """Return what the seat may choose now."""
        state = self.game.state
        return state.legal(seat) if seat in state.actors() else ()

    def recompute(self, kept: int) -> None:
        """Compute the moments after the first `kept` choices again."""
        self.moments = {viewer: [at for at in moments if at <= kept] for viewer, moments in self.moments.items()}
        state = self.game.state_at(kept)
        self.keys = {viewer: state.redact(viewer).key() for viewer in self.viewers}
        for count, (seat, action) in enumerate(self.game.record.choices[kept:], kept + 1):
            state.apply(seat, action)
            self.add_moments(state, self.game.log[count - 1], count)

    def add_moments(self, state: State, result: ChoiceResult, count: int) -> list[int]:
        """Add a moment for every viewer that noticed choice `count`; return these viewers."""
        noticed: list[int] = []
        for viewer in self.viewers:
            key = state.redact(viewer).key()
            informed = any(event.visible_to(viewer) for event in result.events)
            if self.open_information or informed or result.seat == viewer or key != self.keys[viewer]:
                self.moments[viewer].append(count)
                noticed.append(viewer)
            self.keys[viewer] = key
        return noticed

    def record_choice(self, result: ChoiceResult) -> list[int]:
        """Update all numbers after a choice; return the viewers that noticed it."""
        noticed = self.add_moments(self.game.state, result, len(self.game.record.choices))
        self.record_change(noticed, result.seat)
        return noticed

    def would_notice(self, seat: int, action: int) -> bool:
        """Return whether anybody but this seat would notice that it makes this choice now."""
        state = self.game.state
        if not state.stack[-1].sealed:
            return True
        after = state.clone()
        events = after.listen()
        after.apply(seat, action)
        others = [viewer for viewer in self.viewers if viewer != seat]
        informed = any(event.visible_to(viewer) for event in events for viewer in others)
        return informed or any(after.redact(viewer).key() != self.keys[viewer] for viewer in others)

    def record_rewrite(self, seat: int, kept: int) -> list[int]:
        """Update all numbers after a seat has undone or redone choices; return the viewers that noticed it.

        The first `kept` choices are what they were.
        """
        keys, moments = self.keys, self.moments
        self.recompute(kept)
        noticed = [
            viewer
            for viewer in self.viewers
            if viewer == seat or self.keys[viewer] != keys[viewer] or len(self.moments[viewer]) != len(moments[viewer])
        ]
        self.record_change(noticed, seat)
        return noticed

    def renew_questions(self) -> None:
        """Give every seat a new question, so that choices sent before a rewind are refused even if they are legal."""
        for seat in self.seats:
            self.asked_at[seat] = self.sequence_of(seat)

    def record_change(self, noticed: list[int], seat: int) -> None:
        """Count a change for these viewers. `seat`, and every seat that may choose other things, has a new question."""
        for viewer in noticed:
            self.sequence[viewer] += 1
        for other in self.seats:
            question = self.question(other)
            if other == seat or question != self.questions[other]:
                self.questions[other] = question
                self.asked_at[other] = self.sequence_of(other)
