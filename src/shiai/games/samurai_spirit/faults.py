"""What play can never reach."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.samurai_spirit.state import SamuraiSpirit

CLAUSES: Final = cited("")


def faults(state: SamuraiSpirit) -> list[str]:
    """Everything that is impossible about this state."""
    return []
