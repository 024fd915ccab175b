"""Senjutsu alone: enemies that cards drive, nightmare and horde (sections 38 to 50)."""

from shiai.games.senjutsu.solo.game import GAME

__all__ = ["GAME"]
