"""The bots that can play at a table. The list is fixed, so that nobody can make a server think for hours."""

from typing import Final

from shiai.bots import LEVELS, UnknownBot, bot
from shiai.table.errors import BadTable

LEVEL_BOTS: Final = tuple([f"level:{strength}" for strength in range(1, len(LEVELS) + 1)])
OTHER_BOTS: Final = ("heuristic", "random")
TABLE_BOTS: Final = (*LEVEL_BOTS, *OTHER_BOTS)
MAX_SPEC: Final = 40  # characters that the store can hold


def check_bot(spec: str, will_think: bool) -> None:
    """Raise BadTable if this is no bot, or if it will have to choose (`will_think`) and is not in TABLE_BOTS."""
    if will_think and spec not in TABLE_BOTS:
        raise BadTable(
            f"the bot '{spec}' does not play at tables in the browser; take one of {', '.join(TABLE_BOTS)}, "
            "or play with it in the terminal: shiai play GAME --against SPEC"
        )
    try:
        bot(spec)
    except UnknownBot as error:
        raise BadTable(str(error)) from None
    if len(spec) > MAX_SPEC:
        raise BadTable(f"the bot '{spec}' has a name of more than {MAX_SPEC} characters; shorten it in the record")


def strength(spec: str) -> int:
    """Return the level of a bot, from 1 to 6, or 0 if it has none."""
    return LEVEL_BOTS.index(spec) + 1 if spec in LEVEL_BOTS else 0
