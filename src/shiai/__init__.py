"""Shiai: one table for four samurai board games."""

from shiai import engine

engine.use_compiled()  # before anything of the engine is imported

from shiai import registry  # noqa: E402
from shiai.core.game import AnyGame, Game  # noqa: E402
from shiai.registry import game  # noqa: E402


def all_games() -> tuple[AnyGame, ...]:
    """All games that can be played."""
    return tuple(registry.games().values())


__all__ = ["Game", "all_games", "game"]
