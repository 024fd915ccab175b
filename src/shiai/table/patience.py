"""How long people wait for a bot. Its choices may then depend on the machine."""

from typing import Final

from shiai.bots import LevelPlayer, Player
from shiai.bots.own import GuardedPlayer
from shiai.bots.search import Search

TIME_LIMIT: Final = 2.5  # seconds after which a bot stops searching, so that no choice takes 3 seconds


def in_time(player: Player, limit: float = 0.0) -> Player:
    """Let a level or a search stop in time for the people who wait for it, or after `limit` seconds."""
    limit = limit or TIME_LIMIT
    inner = player.inner if isinstance(player, GuardedPlayer) else player
    if isinstance(inner, Search | LevelPlayer):
        inner.seconds = min(inner.seconds, limit) if inner.seconds else limit
    return player


def levels_in_time(player: Player) -> Player:
    """Let a level stop in time; whoever has written another bot has chosen how long it may take."""
    return in_time(player) if isinstance(player, LevelPlayer) else player
