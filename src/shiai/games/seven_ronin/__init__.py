"""7 Ronin: secret simultaneous planning, seven ronin against fifty ninja. Rules: `docs/rules/seven_ronin.md` (R7)."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shiai.games.seven_ronin.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the rules when the game is asked for: its face and its catalogues need none of them."""
    if name != "GAME":
        raise AttributeError(name)
    from shiai.games.seven_ronin.game import GAME as game

    return game
