"""Samurai Spirit: one to seven players defend a village together. Rules: `docs/rules/samurai_spirit.md` (SS)."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shiai.games.samurai_spirit.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the rules when the game is asked for: its face and its catalogues need none of them."""
    if name != "GAME":
        raise AttributeError(name)
    from shiai.games.samurai_spirit.game import GAME as game

    return game
