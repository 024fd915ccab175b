"""Bots that can be asked to a table. The list is fixed, so that nobody can order hours of thinking from a server."""

from typing import Final

from shiai.bots import LEVELS, UnknownBot, bot
from shiai.table.errors import BadTable

LEVEL_BOTS: Final = tuple([f"level:{strength}" for strength in range(1, len(LEVELS) + 1)])
OTHER_BOTS: Final = ("heuristic", "random")
TABLE_BOTS: Final = (*LEVEL_BOTS, *OTHER_BOTS)
LONGEST_SPEC: Final = 40  # that the store keeps


def check_bot(spec: str, will_think: bool) -> None:
    """Refuse what is no bot; and a bot that is not asked to tables, unless its game is over and only looked at."""
    if will_think and spec not in TABLE_BOTS:
        raise BadTable(
            f"the bot '{spec}' does not come to tables in the browser; take one of {', '.join(TABLE_BOTS)}, "
            "or play with it in the terminal: shiai play GAME --against SPEC"
        )
    try:
        bot(spec)
    except UnknownBot as error:
        raise BadTable(str(error)) from None
    if len(spec) > LONGEST_SPEC:
        raise BadTable(f"the bot '{spec}' has a name of more than {LONGEST_SPEC} characters; shorten it in the record")


def strength(spec: str) -> int:
    """The level of a bot from 1 to 6; 0 when it has none."""
    return LEVEL_BOTS.index(spec) + 1 if spec in LEVEL_BOTS else 0
