"""What can be refused at a table, split by cause. A refusal changes nothing."""

from shiai.core.errors import ShiaiError


class TableError(ShiaiError):
    """Any refusal of a table. Pages say it in the person's language by its `reason`."""

    reason = "table"

    def __init__(self, message: str, clauses: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.clauses = clauses


class NoSuchTable(TableError):
    """There is no table, seat or link of that name."""

    reason = "missing"


class NotYours(TableError):
    """Somebody else sits there, or nobody allowed this."""

    reason = "seat"


class Stale(TableError):
    """The table has changed since the person looked."""

    reason = "stale"


class NotYourTurn(TableError):
    """The seat owes no choice now."""

    reason = "turn"


class NotAChoice(TableError):
    """There is no such choice, or the rules forbid it here."""

    reason = "illegal"


class NotPossible(TableError):
    """Nothing to take back, to redo, to answer or to ask for."""

    reason = "impossible"


class OldRules(TableError):
    """The game was begun under rules that this program does not have."""

    reason = "version"


class BadTable(TableError):
    """A table cannot be made from this: wrong options, seats, names or record."""

    reason = "set-up"
