"""Senjutsu alone: enemies that cards drive, nightmare and horde (sections 38 to 50)."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shiai.games.senjutsu.solo.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the rules when the game is asked for: its face and its catalogues need none of them."""
    if name != "GAME":
        raise AttributeError(name)
    from shiai.games.senjutsu.solo.game import GAME as game

    return game
