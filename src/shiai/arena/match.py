"""One game between bots and its result."""

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from shiai.bots import BotFailure, Player, bot, choose
from shiai.bots.own import GuardedPlayer
from shiai.core.errors import IllegalChoice
from shiai.core.game import AnyGame
from shiai.core.options import Value
from shiai.core.playout import Policy, play, playout
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.registry import game as game_by_name

RANDOM: Final = "random"
FORFEIT: Final = "forfeit"  # the reason of a game that a bot of one's own lost by failing


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
    played: frozenset[str] = frozenset()  # components that were played, in games that track them
    failure: str = ""  # what a bot of one's own did wrong, if the game ended by forfeit

    def row(self, seats: tuple[str, ...]) -> dict[str, str | int]:
        """The result as one row of a table."""
        row: dict[str, str | int] = {"game": self.number}
        row |= {f"bot_{seat}": name for seat, name in zip(seats, self.bots, strict=True)}
        row |= {"winners": "+".join(self.winners), "reason": self.reason, "clause": self.clause}
        return row | {"choices": self.choices} | self.summary


@dataclass(frozen=True)
class RecordedGame:
    """A finished game with its record and the time that each seat took."""

    result: Result
    record: Record
    decisions: tuple[int, ...]  # of each seat: choices with an alternative
    seconds: tuple[float, ...]  # of each seat, for all its decisions


class Match(Policy):
    """The bots of one game, as a policy. Each sees its redacted view, with reproducible randomness.

    `evenly` leaves the choices of random bots to the play loop, so that the game is the one that `playout` plays.
    """

    def __init__(
        self,
        state: State,
        bots: tuple[str, ...],
        seed: str,
        record: Record | None,
        random: Random,
        evenly: bool = False,
    ) -> None:
        super().__init__(chooses=not evenly, notes=True)
        self.game = state.setup.game
        self.bots = bots
        self.seed = seed
        self.record = record
        self.count = 0  # choices so far
        self.players = players_of(self.game, bots)
        self.is_random = [name == RANDOM for name in bots]
        self.random = random  # of random bots
        self.tracks_components = bool(self.game.playable(state.setup))
        self.played: set[str] = set()
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        self.decisions[seat] += 1
        if self.is_random[seat]:
            return legal[int(self.random.random() * len(legal))]
        begin = perf_counter()
        action = choose(self.players[seat], state, seat, self.seed, self.count)
        self.seconds[seat] += perf_counter() - begin
        if action not in legal:
            who = state.setup.seat_name(seat)
            raise IllegalChoice(f"the bot '{self.bots[seat]}' chose {action} for {who}, which is illegal", ())
        return action

    def play(self, state: State, chance: Random, number: int) -> Result:
        """Play game `number` to its end. A bot of one's own that fails loses it."""
        failure: BotFailure | None = None
        try:
            play(state, self, chance)
        except BotFailure as failed:
            failure = failed
        for seat, player in enumerate(self.players):
            if isinstance(player, GuardedPlayer) and player not in self.players[:seat]:
                player.over(state.redact(seat), seat)
        return result_of(state, self.bots, number, self.count, frozenset(self.played), failure)

    def note(self, state: State, seat: int, action: int) -> None:
        self.count += 1
        if not self.chooses and seat != CHANCE and len(state.legal(seat)) > 1:
            self.decisions[seat] += 1
        if self.tracks_components:
            self.played.add(self.game.played(state, action))
        if self.record is not None:
            self.record.add(state, seat, action)


def players_of(game: AnyGame, bots: tuple[str, ...]) -> list[Player]:
    """The bots by seat. In cooperative games seats with the same bot share one player and its search tree."""
    players = [bot(name) for name in bots]
    if not game.cooperative:
        return players
    shared = dict(zip(bots, players, strict=True))
    return [shared[name] for name in bots]


def play_match(game_name: str, options: dict[str, Value], bots: tuple[str, ...], seed: int, number: int) -> Result:
    """Play game `number` of a series. The same arguments always give the same game."""
    game_seed = f"{seed}/{number}"
    state = game_by_name(game_name).start(**options)
    chance = Random(game_seed)
    if set(bots) == {RANDOM} and not state.setup.game.playable(state.setup):
        return result_of(state, bots, number, playout(state, chance), frozenset())
    return Match(state, bots, game_seed, None, chance, set(bots) == {RANDOM}).play(state, chance, number)


def play_recorded(
    game_name: str, options: dict[str, Value], bots: tuple[str, ...], number: int, chance_seed: str, bot_seed: str
) -> RecordedGame:
    """Play a game and record it. Chance and bots have seeds of their own."""
    state = game_by_name(game_name).start(**options)
    tags = {f"seat {seat}": name for seat, name in zip(state.setup.seats, bots, strict=True)}
    record = Record(state, tags)
    chance = Random(chance_seed)
    # With the same seed, a recorded game is the one that `play_match` plays; otherwise bots must not touch the luck.
    random = chance if bot_seed == chance_seed else Random(f"{bot_seed}/random")
    match = Match(state, bots, bot_seed, record, random, random is chance and set(bots) == {RANDOM})
    result = match.play(state, chance, number)
    record.finish(state)
    if result.failure:
        record.tags[FORFEIT] = result.failure
    return RecordedGame(result, record, tuple(match.decisions), tuple(match.seconds))


def result_of(
    state: State,
    bots: tuple[str, ...],
    number: int,
    choices: int,
    played: frozenset[str],
    failure: BotFailure | None = None,
) -> Result:
    """The result of a finished game, or of one that ended because a bot failed."""
    setup = state.setup
    summary = setup.game.summary(state)
    if failure is not None:
        lost = setup.sides[failure.seat]
        others = tuple([name for seat, name in enumerate(setup.seats) if setup.sides[seat] != lost])
        text = f"{failure} (after {choices} choices of the game)"
        return Result(number, bots, others, FORFEIT, "", choices, summary, played, text)
    outcome = state.outcome()
    if outcome is None:
        raise ValueError(f"{setup.game.id} ended without an outcome; State.outcome must return one")
    winners = tuple([setup.seats[seat] for seat in outcome.winners])
    return Result(number, bots, winners, outcome.reason, outcome.clause, choices, summary, played)
