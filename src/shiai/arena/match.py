"""One game between bots, and what is worth knowing about it."""

from dataclasses import dataclass

from shiai.bots import bot, choose
from shiai.core.dealer import Dealer
from shiai.core.options import Value
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.games import game as game_by_name


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

    def row(self, seats: tuple[str, ...]) -> dict[str, str | int]:
        """The result as one row of a table."""
        row: dict[str, str | int] = {"game": self.number}
        row |= {f"bot_{seat}": name for seat, name in zip(seats, self.bots, strict=True)}
        row |= {"winners": "+".join(self.winners), "reason": self.reason, "clause": self.clause}
        return row | {"choices": self.choices} | self.summary


def play_match(game_name: str, options: dict[str, Value], bots: tuple[str, ...], seed: int, number: int) -> Result:
    """Play game `number` of a series; the same arguments give the same game, wherever and whenever it is played."""
    state = game_by_name(game_name).start(**options)
    record = Record(state)
    players = [bot(name) for name in bots]
    luck = f"{seed}/{number}"
    dealer = Dealer(luck)
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            action = dealer.choose(state)
        else:
            action = choose(players[seat], state, seat, luck, len(record.choices))
        record.play(state, seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return Result(
        number,
        bots,
        tuple([state.setup.seats[seat] for seat in outcome.winners]),
        outcome.reason,
        outcome.clause,
        len(record.choices),
        state.setup.game.summary(state),
    )
