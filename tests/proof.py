"""How a test says which clauses it proves: `@proves("R7-9.3")`. `shiai rules --coverage` reads these marks."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these clauses: it would fail if one of them were broken."""

    def mark(test: Test) -> Test:
        return pytest.mark.proves(*clauses)(test)  # type: ignore[no-any-return]

    return mark
