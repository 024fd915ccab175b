"""Who sits where, in words."""

from shiai.i18n.catalogue import Catalogue
from shiai.table.live_game import PEOPLE
from shiai.table.store import Seat, StoredTable
from shiai.table.table_bots import TABLE_BOTS


def seat_labels(stored: StoredTable, words: Catalogue, mine: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Who sits at each seat: a person's name or a bot's; a nameless person is *you* to itself."""
    return tuple([seat_label(seat, words, number in mine) for number, seat in enumerate(stored.seats)])


def seat_label(seat: Seat, words: Catalogue, mine: bool) -> str:
    """Who sits at a seat."""
    if seat.player != PEOPLE:
        return bot_label(seat.player, words)
    if seat.name:
        return seat.name
    if mine:
        return words.say("page-seat-you")
    return words.say("page-seat-nameless" if seat.holders else "page-seat-open")


def seat_kind(seat: Seat, mine: bool) -> str:
    """Who sits there, from the point of view of the one who looks."""
    if seat.player != PEOPLE:
        return "bot"
    if mine:
        return "me"
    return "person" if seat.holders else "open"


def bot_label(spec: str, words: Catalogue) -> str:
    """What a bot is called; its spec where it is none of those that come to tables."""
    if spec in TABLE_BOTS:
        return words.say(f"page-bot-{spec.replace(':', '-')}")
    return words.say("page-bot-other", spec=spec)
