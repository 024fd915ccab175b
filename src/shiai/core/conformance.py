"""Conformance checks for games, in random play.

`check_game` plays one game and checks every state; `conformance_test` makes a Hypothesis test of it, which shrinks a
failing game. Every failure includes the record that leads to it.
"""

import pickle
from collections.abc import Callable, Sequence
from random import Random

from hypothesis import strategies as st
from hypothesis.errors import HypothesisException

from shiai.core.chance import pick
from shiai.core.errors import HiddenInformation, IllegalChoice, OptionError
from shiai.core.game import AnyGame
from shiai.core.messages import Event
from shiai.core.record import Record, read_record
from shiai.core.seats import ALL_SEEING, CHANCE, WATCHER
from shiai.core.state import State


class NotConforming(AssertionError):
    """A game violates a requirement of the engine."""


def check_game(
    game: AnyGame,
    options: dict[str, object],
    rng: Random,
    thorough: bool = False,
    advised: float = 0.0,
    share: float = 1.0,
) -> Record:
    """Play one random game to its end and check every state.

    `thorough` checks the views of all seats, all names and refusals, and a replay at every state, instead of a sample.
    `advised` is the share of choices by the heuristic player, for games that end early when played at random. `share`
    is the share of states that are checked, for many long games.
    """
    return Examination(game, options, rng, thorough, advised, share).play()


def random_options(game: AnyGame, rng: Random) -> dict[str, object]:
    """Random values for half of the options, in a combination that the game accepts."""
    chosen = half_of_the_options(game, rng)
    while True:
        try:
            game.setup(**chosen)
        except OptionError as error:
            if error.option in chosen:
                del chosen[error.option]
            else:
                chosen = half_of_the_options(game, rng)
        else:
            return chosen


def half_of_the_options(game: AnyGame, rng: Random) -> dict[str, object]:
    """Random values for half of the options; the game may refuse their combination."""
    return {option.name: option.any(rng) for option in rng.sample(game.options, (len(game.options) + 1) // 2)}


def random_box(game: AnyGame, rng: Random) -> str:
    """A random box that changes something, for a game that has components."""
    assert game.components is not None
    box = ""
    while not box:
        box = game.components.any(rng)
    return box


def conformance_test(
    game: AnyGame, options: "st.SearchStrategy[dict[str, object]]", share: float = 1.0
) -> Callable[[st.DataObject], None]:
    """A Hypothesis test, to be decorated with `@given(st.data())`. `share` is the share of states that are checked."""

    def test(data: st.DataObject) -> None:
        chosen = data.draw(options, label="options")
        choices = data.draw(st.randoms(use_true_random=False), label="choices")
        check_game(game, chosen, choices, thorough=True, share=share)

    return test


class Examination:
    """Plays one game and checks its states."""

    def __init__(
        self,
        game: AnyGame,
        options: dict[str, object],
        rng: Random,
        thorough: bool,
        advised: float = 0.0,
        share: float = 1.0,
    ) -> None:
        self.game = game
        self.cites = bool(game.clause_prefix)  # a game without a rulebook has no clauses to name
        self.advised = advised
        self.share = share
        self.luck = rng
        self.rng = Random(rng.getrandbits(32))  # for samples of checks, so that Hypothesis shrinks the game only
        self.thorough = thorough
        self.state = game.start(**options)
        self.record = Record(self.state)
        self.seats = tuple(range(len(self.state.setup.seats)))
        self.seen: dict[tuple[object, ...], str] = {}

    def play(self) -> Record:
        """Play to the end and check every state; any exception of the game is a failure."""
        try:
            self.play_on()
        except (NotConforming, HypothesisException):
            raise
        except Exception as error:
            self.require(False, f"nothing goes wrong in a legal game: {type(error).__name__}: {error}")
        return self.record

    def play_on(self) -> None:
        """As `play`, but exceptions of the game pass through."""
        bound = min(self.game.bound(self.state.setup), self.game.max_length(self.state.setup))
        while self.state.actors():
            if self.share >= 1.0 or self.rng.random() < self.share:
                self.check_state()
            seat = any_of(self.state.actors(), self.luck)
            self.record.play(self.state, seat, self.chosen(seat))
            self.require(len(self.record.choices) <= bound, f"the game ends within {bound} choices")
        self.check_state()
        self.check_end()

    def chosen(self, seat: int) -> int:
        """The choice of a seat: random, or sometimes that of the heuristic player, which must be legal."""
        if seat == CHANCE or self.advised == 0.0 or self.luck.random() >= self.advised:
            return any_action(self.state, seat, self.luck)
        return self.game.advise(self.state.redact(seat), seat, self.luck)

    def check_state(self) -> None:
        """Check one state; if not thorough, run only one of the costly checks."""
        before = self.state.key()
        faults = self.game.invariants(self.state)
        self.require(not faults, "the invariants of the game hold", faults)
        self.check_choices()
        self.require(self.state.key() == before, "looking at a state does not change it")
        self.check_copies()
        self.check_luck()
        self.check_sealed_order()
        costly = (self.check_illegal_choices, self.check_texts, self.check_views)
        for check in costly if self.thorough else (self.rng.choice(costly),):
            check()
        self.require(self.state.key() == before, "looking at a state does not change it")

    def check_views(self) -> None:
        """Check the views of all seats, or of one."""
        for seat in self.some((*self.seats, WATCHER), 1):
            self.check_view(seat)

    def check_choices(self) -> None:
        """Exactly the actors have choices; choices are sorted and have unique names."""
        state = self.state
        actors = state.actors()
        self.require(
            (state.outcome() is None) == bool(actors), "a game has an outcome exactly when nobody owes a choice"
        )
        self.require(all(seat in (*self.seats, CHANCE) for seat in actors), "actors are seats or CHANCE")
        for seat in (*self.seats, CHANCE, WATCHER):
            legal = state.legal(seat)
            self.require(bool(legal) == (seat in actors), "exactly actors have choices", seat, legal)
            self.require(list(legal) == sorted(set(legal)), "legal choices are sorted", legal)
            self.require(
                all(0 <= action < self.game.action_count for action in legal), "actions are in the action space"
            )
            names = [state.name(action) for action in legal]
            self.require(len(set(names)) == len(names), "names differ", names)
            for action in self.some(legal, 2):
                self.require(state.action(state.name(action)) == action, "a name leads back to its action")
                described = bool(state.describe(action).clause)
                self.require(described or seat == CHANCE or not self.cites, "choices name their clause")
            if seat >= 0 and legal:
                self.require(bool(state.prompt(seat).id), "there is a prompt")
        weights = state.weights()
        self.require(len(weights) == len(state.legal(CHANCE)), "as many weights as outcomes", weights)
        self.require(all(type(weight) is int and weight > 0 for weight in weights), "weights are positive", weights)

    def check_luck(self) -> None:
        """Different outcomes of chance lead to different states, or at least to different events."""
        seen: set[tuple[object, ...]] = set()
        for outcome in self.some(self.state.legal(CHANCE), 3):
            copy = self.state.clone()
            events = copy.listen()
            copy.apply(CHANCE, outcome)
            told = tuple([(event.id, *event.values.values()) for event in events])
            self.require((copy.key(), told) not in seen, "different outcomes lead to different states", outcome)
            seen.add((copy.key(), told))

    def check_illegal_choices(self) -> None:
        """An illegal choice is refused with a clause and changes nothing; no clause forbids a legal one."""
        state = self.state
        for seat in (*self.seats, CHANCE):
            legal = state.legal(seat)
            for action in self.some(legal, 2):
                self.require(not state.why_not(seat, action), "no clause forbids a legal choice", action)
            illegal = [action for action in range(-1, self.game.action_count + 1) if action not in legal]
            if self.thorough and seat in self.seats:
                explained = [named(state.why_not(seat, action)) for action in illegal]
                self.require(all(explained) or not self.cites, f"every refusal of seat {seat} names a clause")
            for action in self.rng.sample(illegal, 2):
                copy = state.clone()
                try:
                    copy.apply(seat, action)
                except IllegalChoice as refusal:
                    cites = named(refusal.clauses) or seat == CHANCE or not self.cites
                    self.require(cites, f"the refusal of {action} names a clause")
                else:
                    self.require(False, f"seat {seat} may not choose {action}")
                self.require(copy == state, "a refused choice changes nothing")

    def check_copies(self) -> None:
        """Copies are equal and independent; listeners have no effect."""
        state = self.state
        before = state.key()
        copy = state.clone()
        self.require(copy == state and copy.key() == state.key() and hash(copy) == hash(state), "a clone is equal")
        self.require(pickle.loads(pickle.dumps(state)) == state, "a pickled state is equal")
        for seat in state.actors()[:1]:
            action = any_action(state, seat, self.rng)
            copy.listen()
            copy.apply(seat, action)
            alone = state.key() == before and copy.key() != before and copy != state
            self.require(alone, "a choice changes a copy only")
            self.require(
                self.after(state, seat, action) == copy, "the same choice gives the same state, listened to or not"
            )

    def check_sealed_order(self) -> None:
        """The order of sealed choices does not matter."""
        actors = self.state.actors()
        if len(actors) < 2:
            return
        first, second = self.rng.sample(actors, 2)
        one, two = any_action(self.state, first, self.rng), any_action(self.state, second, self.rng)
        forward = self.after(self.state, first, one)
        backward = self.after(self.state, second, two)
        if second in forward.actors() and first in backward.actors():
            self.require(
                forward.legal(second) == self.state.legal(second), "a sealed choice does not change the others'"
            )
            forward.apply(second, two)
            backward.apply(first, one)
            self.require(forward == backward, "sealed choices in another order give the same state")

    def check_view(self, seat: int) -> None:
        """Redaction is consistent, and nothing that a seat gets depends on what it cannot see."""
        state = self.state
        view = state.redact(seat)
        self.require(view.redact(seat) == view, "to redact twice is to redact once")
        same = view.values() == state.values()
        self.require((view.holes() == 0) == same, "a redacted state differs by its holes only")
        self.require(self.game.from_position(view.position()) == view, "a position with holes is read back")
        if view.holes():
            worlds = [view.fill(self.rng) for _ in range(2)]
        else:
            worlds = []
            self.require(view.fill(self.rng) == state, "without holes there is only one world")
        for world in worlds:
            faults = self.game.invariants(world)
            self.require(not faults, "a filled state is possible", faults)
        for world in (state, *worlds):
            self.require(world.viewer == ALL_SEEING and world.holes() == 0, "a filled state has no holes")
            self.require(world.redact(seat) == view, "a filled state looks as before")
            self.require(
                world.actors() == view.actors() and world.legal(seat) == view.legal(seat), "choices are the same"
            )
            for action in self.some(view.legal(seat), 2):
                same = world.name(action) == view.name(action) and world.describe(action) == view.describe(action)
                self.require(same, "names and descriptions are the same")
        for other in state.actors():
            if other != seat:
                try:
                    view.legal(other)
                except HiddenInformation:
                    continue
                self.require(False, "a redacted state does not tell the choices of others")
        self.check_events(seat, (state, *worlds))

    def check_events(self, seat: int, worlds: tuple[State, ...]) -> None:
        """Until something is revealed, the view and the events of a seat do not depend on what it cannot see.

        Choices of others that lead to different views have different events. Choices that lead to the same view have
        the same events, unless they lead to the same state.
        """
        unseen: list[list[Event]] = []
        before = worlds[0].redact(seat)
        for actor in worlds[0].actors():
            seen: dict[int, tuple[State, list[Event]]] = {}
            actions = {any_action(world, actor, self.rng) for world in worlds}
            for world in worlds:
                others: list[tuple[State, State, list[Event]]] = []
                for action in sorted(actions.intersection(world.legal(actor))):
                    copy = world.clone()
                    events = copy.listen()
                    copy.apply(actor, action)
                    if copy.reveals:
                        continue
                    heard = [event for event in events if event.visible_to(seat)]
                    after = copy.redact(seat)
                    same = seen.setdefault(action, (after, heard)) == (after, heard)
                    self.require(same, "a choice shows a seat the same in all its worlds", action, heard)
                    if actor == seat:
                        continue
                    if after == before:
                        unseen.append(heard)
                        self.require(heard == unseen[0], "a choice that cannot be seen tells nothing of it", heard)
                    for other, look, told in others:
                        if look == after:
                            self.require(told == heard or other == copy, "what looks the same is told the same", heard)
                        else:
                            self.require(told != heard, "what a seat sees of a choice it is told", heard)
                    others.append((copy, after, heard))

    def check_texts(self) -> None:
        """Position and record texts can be read back; equal keys mean equal states."""
        position = self.state.position()
        self.require(self.game.from_position(position) == self.state, "a position is read back")
        self.require(self.seen.setdefault(self.state.key(), position) == position, "equal keys, equal positions")
        if self.thorough:
            self.check_record()

    def check_record(self) -> None:
        """The record can be read back and leads to the same state."""
        text = self.record.text()
        record, state = read_record({self.game.id: self.game}, text)
        self.require(state == self.state and record.text() == text, "a record is read back and replays")

    def check_end(self) -> None:
        """A finished game has an outcome, and its record replays."""
        outcome = self.state.outcome()
        self.require(outcome is not None, "a finished game has an outcome")
        if outcome is not None:
            self.require(set(outcome.winners) <= set(self.seats), "winners are seats")
            self.require(len(outcome.scores) == len(self.seats), "every seat has a score")
            returns = self.state.returns()
            shared = self.game.cooperative or len(self.seats) == 1
            fair = len(set(returns)) == 1 if shared else abs(sum(returns)) < 1e-9
            self.require(fair, "returns are those of a team, or add up to 0", returns)
            self.require(bool(outcome.reason), "the outcome names its reason")
            self.require(bool(outcome.clause) or not self.cites, "the outcome names its clause")
        self.require(len(set(self.seen.values())) == len(self.seen), "different keys, different positions")
        self.check_record()

    def after(self, state: State, seat: int, action: int) -> State:
        """A copy after one more choice."""
        copy = state.clone()
        copy.apply(seat, action)
        return copy

    def some(self, items: tuple[int, ...], number: int) -> Sequence[int]:
        """All items if thorough, otherwise a sample."""
        return items if self.thorough else self.rng.sample(items, min(number, len(items)))

    def require(self, holds: bool, law: str, *found: object) -> None:
        """Raise NotConforming, with the record, if a requirement is violated."""
        if not holds:
            told = "".join([f": {thing}" for thing in found])
            raise NotConforming(f"{self.game.id} breaks the law: {law}{told}\n\n{self.record.text()}")


def named(clauses: tuple[str, ...]) -> bool:
    """Is there at least one clause, and none empty?"""
    return bool(clauses) and all(clauses)


def any_of(items: tuple[int, ...], rng: Random) -> int:
    """A random item."""
    return items[rng.randrange(len(items))]


def any_action(state: State, seat: int, rng: Random) -> int:
    """A random legal action; outcomes of chance by their weights."""
    legal = state.legal(seat)
    return pick(legal, state.weights(), rng) if seat == CHANCE else any_of(legal, rng)
