"""When others may learn what a bot has chosen, so that the time it took does not tell what it holds.

Where somebody could learn something, answers come at times that depend on public things only: the kind of the bot, and
when it began to think. One that needs longer answers after twice or three times that time.
"""

from math import ceil
from typing import Final

from shiai.table.table import Table
from shiai.table.table_bots import TABLE_BOTS

# Seconds, by kind of bot: a search ends a little earlier. Reactions are asked for often, so they take less.
STEPS: Final = {"quick": 0.4, "level:4": 0.8, "level:5": 2.7, "level:6": 2.7, "own": 0.9, "reaction": 0.9}
MARGIN: Final = 0.2


def answer_step(table: Table, seat: int) -> float:
    """Return in which steps of time answers of a bot to the present question are published."""
    spec, state = table.game.players[seat], table.game.state
    step = STEPS.get(spec, STEPS["quick" if spec in TABLE_BOTS else "own"])
    return min(step, STEPS["reaction"]) if state.setup.game.reaction(state, seat) is not None else step


def most_seconds(table: Table, seat: int) -> float:
    """Return how long a search may take for the present question so that its answer is not late; 0 for the usual."""
    limited = not table.knowledge.open_information and table.game.players[seat] in TABLE_BOTS
    return max(0.0, answer_step(table, seat) - MARGIN) if limited else 0.0


def answer_due(table: Table, seat: int, action: int, began: float, now: float) -> float:
    """Return when to publish an answer that is ready now, if the bot began to think at that time.

    A part of a secret plan that nobody notices need not wait: the time of the whole plan counts.
    """
    hidden = not table.knowledge.open_information and table.knowledge.would_notice(seat, action)
    step = answer_step(table, seat) if hidden else 0.0
    return began + step * max(1, ceil((now - began) / step)) if step else now
