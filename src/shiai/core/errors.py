"""What can go wrong, split by cause. Every message names the thing, the value and the remedy."""


class ShiaiError(Exception):
    """Any error this package raises on purpose."""


class UnknownGame(ShiaiError):
    """There is no game of that name."""


class OptionError(ShiaiError):
    """An option is unknown, has a wrong value, or contradicts another one."""


class IllegalChoice(ShiaiError):
    """The choice is not legal here. Nothing was changed."""

    def __init__(self, message: str, clauses: tuple[str, ...]) -> None:
        super().__init__(message)
        self.clauses = clauses

    def __reduce__(self) -> tuple[type["IllegalChoice"], tuple[str, tuple[str, ...]]]:
        return IllegalChoice, (str(self), self.clauses)


class UnknownChoice(ShiaiError):
    """No choice of this game has that name here."""


class HiddenInformation(ShiaiError):
    """The question cannot be answered from a state with holes."""


class PositionError(ShiaiError):
    """A position text cannot be read."""


class RecordError(ShiaiError):
    """A record text cannot be read or does not replay."""
