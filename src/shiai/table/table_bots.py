"""The bots that can play at a table. The list is fixed, so that nobody can make a server think for hours.

`shiai serve --bot SPEC` adds bots of one's own to it.
"""

from typing import Final

from shiai.bots import LEVELS, UnknownBot, bot, levels_of, names_code
from shiai.core.game import AnyGame
from shiai.table.errors import BadTable

LEVEL_BOTS: Final = tuple([f"level:{strength}" for strength in range(1, len(LEVELS) + 1)])
OTHER_BOTS: Final = ("heuristic", "random")
TABLE_BOTS: Final = (*LEVEL_BOTS, *OTHER_BOTS)
MAX_SPEC: Final = 40  # characters that the store can hold


def check_bot(spec: str, will_think: bool, allowed: tuple[str, ...] = TABLE_BOTS) -> None:
    """Raise BadTable if this is no bot, or if it will have to choose (`will_think`) and is not allowed here."""
    if will_think and spec not in allowed:
        raise BadTable(
            f"the bot '{spec}' does not play at tables in the browser; take one of {', '.join(allowed)}, "
            "or play with it in the terminal: shiai play GAME --against SPEC"
        )
    if names_code(spec) and spec not in allowed:
        raise BadTable(f"the bot '{spec}' is code that this server does not run")
    try:
        bot(spec)
    except UnknownBot as error:
        raise BadTable(str(error)) from None
    if len(spec) > MAX_SPEC:
        raise BadTable(f"the bot '{spec}' has a name of more than {MAX_SPEC} characters; shorten it in the record")


def table_bots(own: tuple[str, ...]) -> tuple[str, ...]:
    """All bots of a server that has these bots of its own; UnknownBot names one that cannot be used."""
    for spec in own:
        bot(spec)
        if len(spec) > MAX_SPEC:
            raise UnknownBot(
                f"the bot '{spec}' has more than {MAX_SPEC} characters, which is the most that tables store; "
                "give it a short name (entry-point group shiai.bots, or a script for exec)"
            )
    return (*TABLE_BOTS, *[spec for spec in dict.fromkeys(own) if spec not in TABLE_BOTS])


def level_bots(game: AnyGame) -> tuple[str, ...]:
    """Return the bots of the levels that a game has, weakest first."""
    return LEVEL_BOTS[: len(levels_of(game))]


def bot_of(game: AnyGame, spec: str) -> str:
    """Return a bot as it plays this game: the highest level instead of one that the game has not."""
    levels = level_bots(game)
    return levels[-1] if spec in LEVEL_BOTS and spec not in levels else spec


def strength(spec: str) -> int:
    """Return the level of a bot, from 1 to 6, or 0 if it has none."""
    return LEVEL_BOTS.index(spec) + 1 if spec in LEVEL_BOTS else 0
