"""Choices that a person may want to confirm, because they cannot be undone unless the others agree."""

from random import Random

from shiai.core.seats import CHANCE
from shiai.table.preferences import preferences_of
from shiai.table.store import Store
from shiai.table.table import Table


def needs_confirmation(table: Table, store: Store, person: str, seat: int, action: int) -> bool:
    """Return whether this person wants to confirm this choice."""
    others = [other for other in table.game.people() if other != seat]
    return bool(others) and preferences_of(store, person).confirm == "final" and is_final(table, seat, action)


def is_final(table: Table, seat: int, action: int) -> bool:
    """Return whether luck or a reveal follows this choice, in a world that the seat could be in."""
    world = table.game.state.redact(seat).fill(Random(0))
    reveals = world.reveals
    world.apply(seat, action)
    return world.actors() in ((), (CHANCE,)) or world.reveals != reveals
