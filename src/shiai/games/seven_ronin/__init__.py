"""7 Ronin: secret simultaneous planning, seven ronin against fifty ninja. Rules: `docs/rules/seven_ronin.md` (R7)."""

from shiai.games.seven_ronin.game import GAME

__all__ = ["GAME"]
