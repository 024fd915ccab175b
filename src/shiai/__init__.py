"""Shiai: one table for four samurai board games."""

from shiai.core.game import Game
from shiai.games import GAMES, game


def games() -> tuple[Game, ...]:
    """All games that can be played."""
    return tuple(GAMES.values())


__all__ = ["Game", "game", "games"]
