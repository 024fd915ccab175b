"""The games, by name."""

from difflib import get_close_matches
from typing import Final

from shiai.core.errors import UnknownGame
from shiai.core.game import Game
from shiai.games.samurai_spirit import GAME as SAMURAI_SPIRIT
from shiai.games.senjutsu import GAME as SENJUTSU
from shiai.games.senjutsu.solo import GAME as SENJUTSU_SOLO
from shiai.games.seven_ronin import GAME as SEVEN_RONIN
from shiai.games.way_of_the_samurai import GAME as WAY_OF_THE_SAMURAI

ALL: Final[tuple[Game, ...]] = (SEVEN_RONIN, SAMURAI_SPIRIT, WAY_OF_THE_SAMURAI, SENJUTSU, SENJUTSU_SOLO)
GAMES: Final[dict[str, Game]] = {game.id: game for game in ALL}


def game(name: str) -> Game:
    """The game of that name; dashes and underscores are alike."""
    found = GAMES.get(name.replace("-", "_").lower())
    if found is None:
        near = get_close_matches(name, GAMES, 1)
        raise UnknownGame(
            f"there is no game '{name}'; " + (f"did you mean {near[0]}?" if near else f"games are: {', '.join(GAMES)}")
        )
    return found
