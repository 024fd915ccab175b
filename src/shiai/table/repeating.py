"""Commands that are repeated if another process was quicker: then everything is checked again with what it stored."""

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from shiai.table.errors import Conflict

TRIES: Final = 6

P = ParamSpec("P")
T = TypeVar("T")


def repeated(command: Callable[P, T]) -> Callable[P, T]:
    """Repeat a command as long as another process stores something at the same moment, but not for ever."""

    @wraps(command)
    def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return command(*args, **kwargs)
            except Conflict:
                continue
        return command(*args, **kwargs)

    return tried
