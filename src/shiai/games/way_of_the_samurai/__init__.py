"""Way of the Samurai: a solo card duel with weapons, opponents, modules, a clan run and two campaigns."""

from shiai.games.way_of_the_samurai.game import GAME

__all__ = ["GAME"]
