"""Why a bot chose something: asked when the game is over, and answered from what the bot could see at that moment.

While a game goes on nobody is told: what a bot thinks would tell what it knows.
"""

from concurrent.futures import BrokenExecutor, CancelledError
from typing import Final

from shiai.core.seats import CHANCE
from shiai.registry import game as game_of
from shiai.table.archive import ArchivedMoment
from shiai.table.company import TABLE_BOTS
from shiai.table.errors import NotPossible
from shiai.table.host import Host
from shiai.table.opinion import Opinion, read_opinion
from shiai.table.store import Listed
from shiai.table.thinking import explain

WHY_PATIENCE: Final = 20.0  # seconds
MOST_AT_ONCE: Final = 4  # explanations that are being thought out
MOST_KEPT: Final = 200


def chooser_of(listed: Listed, moments: list[ArchivedMoment], number: int) -> int | None:
    """The bot that chose after this moment and can say why; None where nobody can."""
    if not 0 <= number < len(moments) - 1 or listed.sheet.rules != game_of(listed.sheet.game).version:
        return None
    seat = moments[number + 1].seat
    return seat if seat != CHANCE and listed.seats[seat].player in TABLE_BOTS else None


def ask_why(host: Host, id: str, number: int) -> None:
    """Let the bot that chose after this moment of a finished game think again, and wait for it for a while."""
    moments, listed = host.moments(id), host.listed(id)
    seat = chooser_of(listed, moments, number)
    state = moments[number].state() if seat is not None else None
    if seat is None or state is None:
        raise NotPossible("no bot chose after this moment that could be asked why; go to a choice of a bot")
    found = host.explained.get((id, number))
    if found is None:
        if sum([not waiting.done() for waiting in list(host.explained.values())]) >= MOST_AT_ONCE:
            raise NotPossible("the bots have too much to explain now; ask again in a moment")
        turn = [moment.seat for moment in moments[1 : number + 1]].count(seat)
        chosen = state.action(moments[number + 1].name)
        spec, view, seed = listed.seats[seat].player, state.redact(seat), listed.sheet.seed
        found = host.thinkers.submit(explain, id, spec, view, seat, seed, turn, chosen)
        host.explained[id, number] = found
        while len(host.explained) > MOST_KEPT:
            del host.explained[next(iter(host.explained))]
    try:
        found.result(WHY_PATIENCE)
    except TimeoutError:
        raise NotPossible("the bot is still thinking; ask again in a moment") from None
    except (BrokenExecutor, CancelledError):
        host.explained.pop((id, number), None)
        raise NotPossible("the bot was interrupted; ask again") from None


def explanation(host: Host, id: str, number: int) -> Opinion | None:
    """What the bot that chose after this moment has said, if it was asked."""
    found = host.explained.get((id, number))
    if found is None or not found.done() or found.cancelled() or found.exception() is not None:
        return None
    return read_opinion(found.result())
