"""Recorded games to analyse."""

from functools import cache
from random import Random

import shiai
from shiai.bots import bot
from shiai.core.chance import draw_outcome
from shiai.core.record import Record
from shiai.core.seats import CHANCE


@cache
def played(game: str, *bots: str, seed: int = 1, most: int = 10_000) -> Record:
    """A game between these bots, or its first choices. Do not change it: tests share it."""
    state = shiai.game(game).start()
    record = Record(state)
    rng = Random(seed)
    players = [bot(bots[seat % len(bots)]) for seat in range(len(state.setup.seats))]
    while state.actors() and len(record.choices) < most:
        seat = state.actors()[0]
        action = draw_outcome(state, rng) if seat == CHANCE else players[seat].choose(state.redact(seat), seat, rng)
        record.play(state, seat, action)
    return record
