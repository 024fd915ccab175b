"""Choices of people that nobody is asked for, and when others learn of them.

Where others could tell from a quick answer what somebody holds, no answer that declines a reaction is published before
a time that was drawn when the question came up: neither one that the table gives nor one that the person gives. Whoever
has nothing to play and whoever thinks for a moment and declines look the same.
"""

import random
from typing import Final

from shiai.core.reaction import Reaction
from shiai.table.preferences import DEFAULTS, automatic_choice, preferences_of
from shiai.table.store import Store, StoredTable
from shiai.table.table import Table

THINKING: Final = (2.0, 5.0)  # seconds for which somebody seems to think before declining
CLOCK: Final = random.SystemRandom()  # nobody can predict it


def thinking_time() -> float:
    """Draw how long somebody seems to think. It must not depend on anything that the seat holds."""
    return CLOCK.uniform(*THINKING)


def others_could_tell(table: Table, seat: int) -> bool:
    """Return whether other people play a game with secrets against this seat."""
    return not table.knowledge.open_information and table.game.people() != (seat,)


def open_reaction(table: Table, seat: int) -> Reaction | None:
    """Return the reaction that this seat is asked for, if it is asked for one."""
    state = table.game.state
    return state.setup.game.reaction(state, seat) if seat in state.actors() else None


def unasked_choice(table: Table, stored: StoredTable, store: Store, seat: int) -> int | None:
    """Return the choice that is made for this seat without asking; None if everybody who holds it wants to be asked.

    Nobody is hurried on after an undo.
    """
    undoing = table.game.people() if table.knowledge.open_information else (seat,)
    if table.last_taken_back(*undoing) is not None:
        return None
    view = table.game.state.redact(seat)
    resting = table.resting.get(seat)
    if not others_could_tell(table, seat) and automatic_choice(view, seat, DEFAULTS, resting) is None:
        return None  # nobody is asked less than by default; against people the store is read whatever the seat holds
    found = [automatic_choice(view, seat, preferences_of(store, who), resting) for who in stored.seats[seat].holders]
    return found[0] if found and None not in found else None
