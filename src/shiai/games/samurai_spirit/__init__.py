"""Samurai Spirit: one to seven players defend a village together. Rules: `docs/rules/samurai_spirit.md` (SS)."""

from shiai.games.samurai_spirit.game import GAME

__all__ = ["GAME"]
