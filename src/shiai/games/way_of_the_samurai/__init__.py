"""Way of the Samurai: a solo card duel with weapons, opponents, modules, a clan run and two campaigns."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shiai.games.way_of_the_samurai.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the rules when the game is asked for: its face and its catalogues need none of them."""
    if name != "GAME":
        raise AttributeError(name)
    from shiai.games.way_of_the_samurai.game import GAME as game

    return game
