"""One game between bots, and what is worth knowing about it."""

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from shiai.bots import Player, bot, choose
from shiai.core.errors import IllegalChoice
from shiai.core.game import AnyGame
from shiai.core.options import Value
from shiai.core.playout import Policy, play, playout
from shiai.core.record import Record
from shiai.core.state import State
from shiai.registry import game as game_by_name

RANDOM: Final = "random"


@dataclass(frozen=True)
class Result:
    """How one game of many ended."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    clause: str
    choices: int
    summary: dict[str, int]
    played: frozenset[str] = frozenset()  # components that were played, in games that tell it

    def row(self, seats: tuple[str, ...]) -> dict[str, str | int]:
        """The result as one row of a table."""
        row: dict[str, str | int] = {"game": self.number}
        row |= {f"bot_{seat}": name for seat, name in zip(seats, self.bots, strict=True)}
        row |= {"winners": "+".join(self.winners), "reason": self.reason, "clause": self.clause}
        return row | {"choices": self.choices} | self.summary


@dataclass(frozen=True)
class Course:
    """A whole game as it was played, and how long every seat has thought."""

    result: Result
    record: Record
    decisions: tuple[int, ...]  # of every seat: choices that were no foregone conclusion
    seconds: tuple[float, ...]  # that every seat has spent on them


class Match(Policy):
    """The bots of one game by seat. Each gets what its seat may know, and luck that a replay repeats."""

    def __init__(self, state: State, bots: tuple[str, ...], luck: str, record: Record | None) -> None:
        self.game = state.setup.game
        self.bots = bots
        self.luck = luck
        self.record = record
        self.made = 0
        self.players = players_of(self.game, bots)
        self.even = [name == RANDOM for name in bots]
        self.evenly = Random(f"{luck}/random")
        self.tracks = bool(self.game.playable(state.setup))
        self.played: set[str] = set()
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        self.decisions[seat] += 1
        if self.even[seat]:
            return legal[int(self.evenly.random() * len(legal))]
        begin = perf_counter()
        action = choose(self.players[seat], state, seat, self.luck, self.made)
        self.seconds[seat] += perf_counter() - begin
        if action not in legal:
            who = state.setup.seat_name(seat)
            raise IllegalChoice(f"the bot '{self.bots[seat]}' chose {action} for {who}, which is not legal there", ())
        return action

    def note(self, state: State, seat: int, action: int) -> None:
        self.made += 1
        if self.tracks:
            self.played.add(self.game.played(state, action))
        if self.record is not None:
            self.record.add(state, seat, action)


def players_of(game: AnyGame, bots: tuple[str, ...]) -> list[Player]:
    """The bots by seat. A team thinks as one: what a seat has thought about serves the next."""
    players = [bot(name) for name in bots]
    if not game.cooperative:
        return players
    shared = dict(zip(bots, players, strict=True))
    return [shared[name] for name in bots]


def play_match(game_name: str, options: dict[str, Value], bots: tuple[str, ...], seed: int, number: int) -> Result:
    """Play game `number` of a series; the same arguments give the same game, wherever and whenever it is played."""
    luck = f"{seed}/{number}"
    state = game_by_name(game_name).start(**options)
    chance = Random(luck)
    if set(bots) == {RANDOM} and not state.setup.game.playable(state.setup):
        return result_of(state, bots, number, playout(state, chance), frozenset())
    match = Match(state, bots, luck, None)
    return result_of(state, bots, number, play(state, match, chance), frozenset(match.played))


def play_course(
    game_name: str, options: dict[str, Value], bots: tuple[str, ...], number: int, chance: str, luck: str
) -> Course:
    """Play a game and keep its record; the dealer has his luck from `chance`, the bots theirs from `luck`."""
    state = game_by_name(game_name).start(**options)
    tags = {f"seat {seat}": name for seat, name in zip(state.setup.seats, bots, strict=True)}
    record = Record(state, tags)
    match = Match(state, bots, luck, record)
    count = play(state, match, Random(chance))
    record.finish(state)
    result = result_of(state, bots, number, count, frozenset(match.played))
    return Course(result, record, tuple(match.decisions), tuple(match.seconds))


def result_of(state: State, bots: tuple[str, ...], number: int, choices: int, played: frozenset[str]) -> Result:
    """The result of a game that is over."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError(f"{state.setup.game.id} stopped without an outcome; outcome() must say who won")
    winners = tuple([state.setup.seats[seat] for seat in outcome.winners])
    summary = state.setup.game.summary(state)
    return Result(number, bots, winners, outcome.reason, outcome.clause, choices, summary, played)
