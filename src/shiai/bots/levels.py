"""Levels of strength, from 1 (weakest) to 6, as opponents and partners of people.

Each game has its own (`Game.levels`), built around its newcomer; these are those of all other games. A lower level
searches less, forgets cards that it has seen and gives the heuristic player's advice less weight. No level makes random
mistakes.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.bots.explanation import Explanation
from shiai.bots.player import Player
from shiai.bots.search import Search
from shiai.core.game import AnyGame
from shiai.core.state import View

LEVELS: Final[tuple[str, ...]] = (
    "search:iterations=24,memory=0.2,prior_weight=0",
    "search:iterations=70,memory=0.4,prior_weight=0.1",
    "search:iterations=200,memory=0.6,prior_weight=0.3",
    "search:iterations=600,memory=0.85,prior_weight=0.6",
    "search:iterations=1800",
    "search:iterations=5000",
)


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The specs of the levels of a game, the weakest first."""
    return game.levels or LEVELS


class LevelPlayer:
    """The bot of one level of whatever game is played; of its highest if it has fewer. `make` makes one from a spec."""

    def __init__(self, strength: int, make: Callable[[str], Player], seconds: float = 0.0) -> None:
        self.strength = strength
        self.make = make
        self.seconds = seconds  # the most that a search takes for a choice; 0 for no limit
        self.players: dict[str, Player] = {}  # by game

    def player_of(self, game: AnyGame) -> Player:
        """The bot that plays this game at this level."""
        player = self.players.get(game.id)
        if player is None:
            player = self.make(levels_of(game)[: self.strength][-1])
            if isinstance(player, Search) and self.seconds:
                player.seconds = min(player.seconds, self.seconds) if player.seconds else self.seconds
            self.players[game.id] = player
        return player

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Choose one of the legal actions of the seat."""
        return self.player_of(view.setup.game).choose(view, seat, rng)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """The explanation of the bot of this level."""
        return self.player_of(view.setup.game).explain(view, seat, rng)
