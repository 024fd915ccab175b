"""What many tests of a process use: made for the first of them, given back before a test that does not use it."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Final, TypeVar

T = TypeVar("T")


class Shared:
    """Things that are entered once and left together."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self.made: dict[object, object] = {}

    def get(self, make: Callable[[], AbstractContextManager[T]]) -> T:
        """What `make` has made, now or before."""
        if make not in self.made:
            self.made[make] = self.open.enter_context(make())
        found: T = self.made[make]  # type: ignore[assignment]
        return found

    def give_back(self) -> None:
        """Leave everything, the last first."""
        self.made.clear()
        self.open.close()


BROWSING: Final = Shared()  # what tests with the fixture `chromium` use
