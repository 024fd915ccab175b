"""Shiai: one table for four samurai board games."""

from shiai import registry
from shiai.core.game import Game
from shiai.registry import game


def all_games() -> tuple[Game, ...]:
    """All games that can be played."""
    return tuple(registry.games().values())


__all__ = ["Game", "all_games", "game"]
