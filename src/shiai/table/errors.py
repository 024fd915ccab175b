"""Reasons why a table refuses a command. A refused command changes nothing."""

from shiai.core.errors import ShiaiError


class StorageError(ShiaiError):
    """The database cannot be used."""


class TableError(ShiaiError):
    """The base class of all refusals. Pages translate a refusal by its `reason`."""

    reason = "table"

    def __init__(self, message: str, clauses: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.clauses = clauses


class NoSuchTable(TableError):
    """No table, seat or link has this name."""

    reason = "missing"


class NotYours(TableError):
    """The person does not hold the seat or may not see this."""

    reason = "seat"


class Unwelcome(TableError):
    """Somebody at the table has blocked this person."""

    reason = "unwelcome"


class Stale(TableError):
    """The table has changed since the person looked at it."""

    reason = "stale"


class Conflict(Stale):
    """Another process has stored something meanwhile; the same command may succeed after reading the table again."""


class NotYourTurn(TableError):
    """The seat owes no choice now."""

    reason = "turn"


class NotAChoice(TableError):
    """There is no such choice, or the rules forbid it here."""

    reason = "illegal"


class NotPossible(TableError):
    """There is nothing to undo, redo, answer or ask for."""

    reason = "impossible"


class Closed(TableError):
    """The host has closed the table."""

    reason = "closed"


class Unconfirmed(TableError):
    """The person wants to confirm this choice, because it cannot be undone."""

    reason = "unconfirmed"


class OldRules(TableError):
    """The game was started with a version of the rules that this program does not have."""

    reason = "version"


class BadTable(TableError):
    """A table cannot be created: the options, seats, names or record are wrong."""

    reason = "set-up"


class KnownLuck(BadTable):
    """People who play against each other may not choose the seed: whoever knows it can compute the others' cards."""

    reason = "known-luck"


class TooManyTables(TableError):
    """This person, or this address, has too many open tables."""

    reason = "quota"


class UsedLink(TableError):
    """A link seats one person, and somebody has used this one."""

    reason = "used-link"


class BadContent(TableError):
    """A box, a deck or another text cannot be saved: it has these problems, or there are too many."""

    reason = "content"

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
