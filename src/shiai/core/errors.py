"""Exceptions. Every message names the object, its value and what to do."""


class ShiaiError(Exception):
    """Base of all errors that this package raises on purpose."""


class UnknownGame(ShiaiError):
    """There is no game of that name."""


class OptionError(ShiaiError):
    """An option is unknown, has a wrong value, or contradicts another one.

    `option` is one that can be omitted to resolve a contradiction; empty if there is no single one.
    """

    def __init__(self, message: str, option: str = "") -> None:
        super().__init__(message)
        self.option = option

    def __reduce__(self) -> tuple[type["OptionError"], tuple[str, str]]:
        return OptionError, (str(self), self.option)


class IllegalChoice(ShiaiError):
    """The choice is not legal here. The state is unchanged."""

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
