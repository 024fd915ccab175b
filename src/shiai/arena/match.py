"""One game between bots, and what is worth knowing about it."""

from dataclasses import dataclass
from time import perf_counter

from shiai.bots import bot, choose
from shiai.core.dealer import Dealer
from shiai.core.options import Value
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.registry import game as game_by_name


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


def play_match(game_name: str, options: dict[str, Value], bots: tuple[str, ...], seed: int, number: int) -> Result:
    """Play game `number` of a series; the same arguments give the same game, wherever and whenever it is played."""
    luck = f"{seed}/{number}"
    return play_out(game_name, options, bots, number, luck, luck).result


def play_out(
    game_name: str, options: dict[str, Value], bots: tuple[str, ...], number: int, chance: str, luck: str
) -> Course:
    """Play a game; the dealer has his luck from `chance`, the bots theirs from `luck`."""
    game = game_by_name(game_name)
    state = game.start(**options)
    seats = state.setup.seats
    record = Record(state, {f"seat {seat}": name for seat, name in zip(seats, bots, strict=True)})
    tells = bool(game.playable(state.setup))
    played: set[str] = set()
    players = [bot(name) for name in bots]
    if game.cooperative:  # a team thinks as one: what a seat has thought about serves the next
        minds = dict(zip(bots, players, strict=True))
        players = [minds[name] for name in bots]
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    dealer = Dealer(chance)
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            action = dealer.choose(state)
        else:
            begin = perf_counter()
            action = choose(players[seat], state, seat, luck, len(record.choices))
            if len(state.legal(seat)) > 1:
                seconds[seat] += perf_counter() - begin
                decisions[seat] += 1
        if tells:
            played.add(game.played(state, action))
        record.play(state, seat, action)
    outcome = state.outcome()
    assert outcome is not None
    result = Result(
        number,
        bots,
        tuple([seats[seat] for seat in outcome.winners]),
        outcome.reason,
        outcome.clause,
        len(record.choices),
        game.summary(state),
        frozenset(played),
    )
    return Course(result, record, tuple(decisions), tuple(seconds))
