"""Fair luck: nobody knows it in advance, and everybody can check it afterwards.

All luck of a table follows from its seed. Where people play against each other the server draws the seed. Its
fingerprint is shown from the beginning and the seed after the end, so anybody can check that it was fixed before.
"""

from hashlib import sha256
from typing import Final

from shiai.core.chance import draw_outcome
from shiai.core.errors import RecordError
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.setup import Setup
from shiai.table.live_game import AT_THE_TABLE, LUCK, luck_rng

MAX_REWINDS: Final = 1000  # that are tried


def fingerprint(seed: str) -> str:
    """Return the SHA-256 of a seed, in hexadecimal digits."""
    return sha256(seed.encode()).hexdigest()


def has_rivals(setup: Setup, holders: list[str | None]) -> bool:
    """Return whether different people play against each other.

    `holders` has one entry for every seat of a person: who holds it, or None if it is free.
    """
    several = len(holders) > 1 and (None in holders or len(set(holders)) > 1)
    return several and not setup.game.cooperative


def check_luck(record: Record) -> int:
    """Check that all luck of a game follows from its seed; return how often luck decided.

    A rewind changes the seed of what follows (`seed~1`, `seed~2` …). RecordError names the choice that does not fit.
    """
    if record.tags.get(LUCK) == AT_THE_TABLE:
        raise RecordError("the luck of this game came from a physical table, so nothing can be checked")
    seed = record.tags.get("seed")
    if seed is None:
        raise RecordError("the record has no seed, so its luck cannot be checked; games of a table have the tag 'seed'")
    state, drawn, rewinds = record.start(), 0, 0
    for number, (seat, action) in enumerate(record.choices, 1):
        if seat == CHANCE:
            while draw_outcome(state, luck_rng(f"{seed}~{rewinds}" if rewinds else seed, drawn)) != action:
                rewinds += 1
                if rewinds > MAX_REWINDS:
                    raise RecordError(f"choice {number}: luck decided this, but it is not what the seed gives here")
            drawn += 1
        state.apply(seat, action)
    return drawn
