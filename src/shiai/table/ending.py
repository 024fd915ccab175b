"""The end of a game: the moments of its story, its numbers and its score, found in the events.

A game says which of its events matter (`Face.ending`); without that, its last events are the story.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Final

from shiai.core.game import AnyGame
from shiai.core.messages import Event, Message
from shiai.core.options import Value
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.registry import load
from shiai.table.live_game import ChoiceResult, LiveGame

LONGEST_STORY: Final = 5
SHORTEST_STORY: Final = 3
LONGEST_MOMENT: Final = 3  # events that are told of one moment
REPEATED: Final = 0.6  # an event weighs this much less for every event of its kind that is told already


@dataclass(frozen=True)
class Told:
    """A moment of a story: what happened, and its number in the record."""

    number: int
    when: Message  # round and phase
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Counted:
    """A number of the statistics: how often something happened, or the sum of one of its values."""

    label: str  # message id
    events: tuple[str, ...]  # ids of events
    value: str = ""  # the value that is added up; otherwise the events are counted
    by: str = ""  # the value that says whom it concerns, if each has a number of its own


@dataclass(frozen=True)
class Number:
    """A number of the statistics of one game; for a `Counted` with `by`, one for each name."""

    label: Message
    total: int
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Scale:
    """What a score means: steps with the least score that each needs, lowest first."""

    score: int
    steps: tuple[tuple[int, Message], ...]
    endless: bool = False  # the last step has no greatest score

    @property
    def reached(self) -> int:
        """The number of the step that was reached."""
        return max([number for number, (least, _) in enumerate(self.steps) if self.score >= least], default=0)


class Ending:
    """How a game tells its end. `Face.ending` refers to an instance."""

    weights: ClassVar[Mapping[str, int]] = {}  # how much events matter for the story, by id
    heavier: ClassVar[Mapping[str, Mapping[str, int]]] = {}  # what one of a value of an event adds to its weight
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # ids of events that are told with an event if they led to it
    counted: ClassVar[tuple[Counted, ...]] = ()
    rounds: ClassVar[str] = ""  # the number of `Game.summary` that counts rounds
    sides: ClassVar[bool] = False  # the seats play different games: each has statistics of its own
    swap: ClassVar[str] = ""  # the clause that recommends to play again with sides swapped
    sprite: ClassVar[str] = ""  # the game that has the figures; otherwise the game itself

    def weigh(self, event: Event) -> float:
        """Return how much an event matters for the story; 0 leaves it out."""
        weight = self.weights.get(event.id, 0)
        for value, more in self.heavier.get(event.id, {}).items():
            weight += more * int(event.values.get(value, 0))
        return weight

    def mode(self, options: Mapping[str, Value]) -> tuple[Message, ...]:
        """Return what kind of game these options make: each kind has statistics of its own."""
        return ()

    def scale(self, state: State) -> Scale | None:
        """Return what the score of a finished game means, if it has one."""
        return None

    def figures(self, state: State) -> tuple[str, ...]:
        """Return the components that won, whose figures are shown."""
        outcome = state.outcome()
        return tuple([state.setup.game.figure(state, seat) for seat in outcome.winners]) if outcome else ()


@cache
def ending_of(game: AnyGame) -> Ending:
    """Return how a game tells its end."""
    if not game.face.ending:
        return Ending()
    found: Ending = load(game.face.ending)
    return found


@lru_cache(200)
def story_of(game: LiveGame) -> tuple[Told, ...]:
    """Return the moments of a finished game that mattered most, in their order; cached, because it plays the game."""
    chosen = heaviest(ending_of(game.record.setup.game), game.log) or last_moments(game.log)
    told: list[Told] = []
    for number, state in enumerate(game.record.states(), 1):  # the state before each choice
        if number in chosen:
            told.append(Told(number, state.setup.game.moment(state), chosen[number]))
    return tuple(told)


def heaviest(ending: Ending, log: Sequence[ChoiceResult]) -> dict[int, tuple[Event, ...]]:
    """Return the events that matter most by the number of their moment; nothing if that is no story."""
    candidates: list[tuple[int, str, float]] = []
    for number, result in enumerate(log, 1):
        weights: dict[str, list[float]] = {}
        for event in result.events:
            if event.seats is None and (weight := ending.weigh(event)) > 0:
                weights.setdefault(event.id, []).append(weight)
        candidates += [(number, id, max(found) + len(found) - 1) for id, found in weights.items()]
    chosen: dict[int, tuple[Event, ...]] = {}
    told: Counter[str] = Counter()
    while candidates and len(chosen) < LONGEST_STORY:
        number, id, _ = max(candidates, key=lambda found: (found[2] * REPEATED ** told[found[1]], found[0]))
        chosen[number] = with_cause(ending, log[number - 1].events, id)
        told[id] += 1
        candidates = [found for found in candidates if found[0] != number]
    return chosen if len(chosen) >= SHORTEST_STORY else {}


def with_cause(ending: Ending, events: Sequence[Event], id: str) -> tuple[Event, ...]:
    """Return the events of this id in one moment, after the last event before them that led to them."""
    known = [event for event in events if event.seats is None]
    first = next(place for place, event in enumerate(known) if event.id == id)
    causes = [event for event in known[:first] if event.id in ending.causes.get(id, ())]
    return tuple((causes[-1:] + [event for event in known[first:] if event.id == id])[:LONGEST_MOMENT])


def told_between(game: AnyGame, log: Sequence[ChoiceResult], since: int, until: int) -> tuple[Event, ...]:
    """Return the events between two moments that mattered most, in their order; the last ones if none matters."""
    ending = ending_of(game)
    known = [event for result in log[since:until] for event in result.events if event.seats is None]
    heavy = sorted(known, key=ending.weigh, reverse=True)[:LONGEST_MOMENT]
    told = [event for event in heavy if ending.weigh(event) > 0] or known[-1:]
    return tuple([event for event in known if event in told][:LONGEST_MOMENT])


def last_moments(log: Sequence[ChoiceResult]) -> dict[int, tuple[Event, ...]]:
    """Return the last events that everybody may know."""
    found: dict[int, tuple[Event, ...]] = {}
    for number, result in enumerate(log, 1):
        known = [event for event in result.events if event.seats is None]
        if known:
            found[number] = tuple(known[-2:])
    return dict(list(found.items())[-SHORTEST_STORY:])


@lru_cache(200)
def numbers_of(game: LiveGame) -> tuple[Number, ...]:
    """Return the numbers of a finished game that it declares; those that are 0 are left out."""
    found: list[Number] = []
    for counted in ending_of(game.record.setup.game).counted:
        sums: Counter[str] = Counter()
        for result in game.log:
            for event in result.events:
                if event.id in counted.events and event.seats is None:
                    name = str(event.values.get(counted.by, ""))
                    sums[name] += int(event.values.get(counted.value, 0)) if counted.value else 1
        if sum(sums.values()):
            parts = tuple([part for part in sums.most_common() if part[1]]) if counted.by else ()
            found.append(Number(Message(counted.label, {}, ""), sum(sums.values()), parts))
    return tuple(found)


def rounds_of(state: State) -> int | None:
    """Return how many rounds a game took, if it counts them."""
    name = ending_of(state.setup.game).rounds
    return state.setup.game.summary(state)[name] if name else None


def choices_of(game: LiveGame, seats: tuple[int, ...] = ()) -> int:
    """Return how many choices people and bots made, or these seats only."""
    return sum([seat in seats if seats else seat != CHANCE for seat, _ in game.record.choices])
