"""Explanations of the choices of bots in a finished game, computed from what the bot could see at that moment.

While a game is being played nothing is explained, because an explanation would reveal what the bot knows.
"""

from concurrent.futures import BrokenExecutor, CancelledError
from typing import Final

from shiai.core.seats import CHANCE
from shiai.registry import game as game_of
from shiai.table.archive import ArchivedMoment
from shiai.table.errors import NotPossible
from shiai.table.opinion import Opinion, read_opinion
from shiai.table.service import TableService
from shiai.table.store import StoredTable
from shiai.table.table_bots import TABLE_BOTS
from shiai.table.workers import explain_choice

EXPLANATION_TIMEOUT: Final = 20.0  # seconds
MAX_PENDING: Final = 4  # explanations that are being computed at the same time
MAX_KEPT: Final = 200  # explanations in memory


def bot_that_chose(stored: StoredTable, moments: list[ArchivedMoment], number: int) -> int | None:
    """Return the seat of the bot that chose after this moment, or None if there is no bot that can explain it."""
    if not 0 <= number < len(moments) - 1 or stored.info.rules != game_of(stored.info.game).version:
        return None
    seat = moments[number + 1].seat
    return seat if seat != CHANCE and stored.seats[seat].player in TABLE_BOTS else None


def request_explanation(service: TableService, id: str, number: int) -> None:
    """Let the bot that chose after this moment of a finished game explain its choice; wait until it is done."""
    moments, stored = service.moments(id), service.stored(id)
    seat = bot_that_chose(stored, moments, number)
    state = moments[number].state() if seat is not None else None
    if seat is None or state is None:
        raise NotPossible("there is no choice of a bot to explain after this moment; go to a choice of a bot")
    future = service.explanations.get((id, number))
    if future is None:
        if sum([not pending.done() for pending in list(service.explanations.values())]) >= MAX_PENDING:
            raise NotPossible("too many explanations are being computed; ask again in a moment")
        turn = [moment.seat for moment in moments[1 : number + 1]].count(seat)
        chosen = state.action(moments[number + 1].name)
        spec, view, seed = stored.seats[seat].player, state.redact(seat), stored.info.seed
        future = service.workers.submit(explain_choice, id, spec, view, seat, seed, turn, chosen)
        service.explanations[id, number] = future
        while len(service.explanations) > MAX_KEPT:
            del service.explanations[next(iter(service.explanations))]
    try:
        future.result(EXPLANATION_TIMEOUT)
    except TimeoutError:
        raise NotPossible("the bot is still thinking; ask again in a moment") from None
    except (BrokenExecutor, CancelledError):
        service.explanations.pop((id, number), None)
        raise NotPossible("the bot was interrupted; ask again") from None


def explanation_of(service: TableService, id: str, number: int) -> Opinion | None:
    """Return the explanation of the choice after this moment, or None if nobody has requested it."""
    future = service.explanations.get((id, number))
    if future is None or not future.done() or future.cancelled() or future.exception() is not None:
        return None
    return read_opinion(future.result())
