"""Information-set Monte Carlo tree search, one player for all games. `docs/bots.md` explains how it works."""

from shiai.bots.search.player import Search

__all__ = ["Search"]
