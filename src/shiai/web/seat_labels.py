"""Labels for seats and bots."""

from typing import Final

from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_of
from shiai.table.live_game import PEOPLE
from shiai.table.measures import measured_sentence
from shiai.table.store import Seat, StoredTable
from shiai.table.table_bots import LEVEL_BOTS, OTHER_BOTS, strength

BOT_NAMES: Final = ("Aki", "Botan", "Chiyo", "Den", "Emi", "Fuji", "Goro")  # for bots of the same kind


def seat_labels(stored: StoredTable, words: Catalogue, mine: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Return the name of the person or bot at each seat; people without a name are *you* to themselves.

    Bots that would be called the same have a name each. Of opponents at one screen only one is *you*.
    """
    labels = [seat_label(seat, words, number in mine) for number, seat in enumerate(stored.seats)]
    nameless = [number for number in mine if not stored.seats[number].name]
    you = mine[:1] if len(nameless) == len(mine) else ()
    if not game_of(stored.info.game).cooperative and len(mine) > 1:
        for number in [number for number in nameless if number not in you]:
            labels[number] = words.say("page-seat-guest")
    specs = [seat.player for seat in stored.seats]
    alike = [number for number, spec in enumerate(specs) if spec != PEOPLE and specs.count(spec) > 1]
    for place, number in enumerate(alike):
        labels[number] = BOT_NAMES[place % len(BOT_NAMES)]
    return tuple(labels)


def seat_label(seat: Seat, words: Catalogue, mine: bool) -> str:
    """Return the name of the person or bot at a seat."""
    if seat.player != PEOPLE:
        return bot_label(seat.player, words)
    if seat.name:
        return seat.name
    if mine:
        return words.say("page-seat-you")
    return words.say("page-seat-nameless" if seat.holders else "page-seat-open")


def seat_kind(seat: Seat, mine: bool) -> str:
    """Return who sits at a seat, as the viewer sees it: bot, me, person or open."""
    if seat.player != PEOPLE:
        return "bot"
    if mine:
        return "me"
    return "person" if seat.holders else "open"


def bot_label(spec: str, words: Catalogue) -> str:
    """Return the name of a bot, or its spec if it is not one of TABLE_BOTS."""
    if spec in LEVEL_BOTS:
        return words.say(f"page-level-{strength(spec)}-name")
    if spec in OTHER_BOTS:
        return words.say(f"page-bot-{spec}")
    return words.say("page-bot-other", spec=spec)


def bot_sentence(spec: str, game: AnyGame, words: Catalogue) -> str:
    """Return how strong a bot is; empty if it has no level."""
    if spec not in LEVEL_BOTS:
        return ""
    said = words.say(f"page-level-{strength(spec)}-says")
    return f"{said} {measured_sentence(game, strength(spec), words)}".strip()


def bot_strength(spec: str, game: AnyGame, words: Catalogue) -> str:
    """Return the level of a bot with its name and how strong it is; empty if it has none."""
    if spec not in LEVEL_BOTS:
        return ""
    title = words.say("page-bot-at-level", number=strength(spec), name=bot_label(spec, words))
    return f"{title}. {bot_sentence(spec, game, words)}"
