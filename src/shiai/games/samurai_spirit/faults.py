"""What play can never reach."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.samurai_spirit.state import SamuraiSpirit

CLAUSES: Final = cited("SS-30.1 SS-30.2 SS-30.3 SS-30.4 SS-30.5 SS-30.6 SS-30.7 SS-30.8")


def faults(state: SamuraiSpirit) -> list[str]:
    """Everything that is impossible about this state."""
    return []
