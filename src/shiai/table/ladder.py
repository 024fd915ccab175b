"""Which level of bots suits a person: the gentlest first, the next one after two wins."""

from typing import Final

from shiai.registry import game as game_of
from shiai.table.results import PlayedGame
from shiai.table.table_bots import level_bots

WINS: Final = 2  # against a level before the next one is suggested


def suggested_level(played: list[PlayedGame], game: str) -> int:
    """Return the level of bots for the next game of a person, from all games of this person."""
    beaten = [
        int(each.level) for each in played if each.game == game and each.counts and each.won and each.level.isdecimal()
    ]
    level = 1
    highest = len(level_bots(game_of(game)))
    while level < highest and len([each for each in beaten if each >= level]) >= WINS:
        level += 1
    return level
