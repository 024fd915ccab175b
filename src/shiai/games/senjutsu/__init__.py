"""Senjutsu: duels of two to four heroes on a battlefield of hexagons, with decks of their own."""

from shiai.games.senjutsu.game import GAME

__all__ = ["GAME"]
