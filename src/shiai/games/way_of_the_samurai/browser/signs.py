"""Small signs of Way of the Samurai: a symbol with a number, and the same in words for those who listen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shiai.core.state import State
from shiai.games.way_of_the_samurai.rules.cards import GAUGE_NAMES, LOSS_NAMES
from shiai.games.way_of_the_samurai.rules.state import ACTIVE, OTHER, WayOfTheSamurai
from shiai.i18n.catalogue import Catalogue


@dataclass(frozen=True)
class Sign:
    """A symbol, what stands beside it, and whether it is good or bad for the player."""

    symbol: str
    text: str
    mood: str  # good, bad or plain
    says: str


def seen(view: State) -> WayOfTheSamurai:
    """The state as one of this game."""
    assert isinstance(view, WayOfTheSamurai)
    return view


def signed(number: int) -> str:
    """A number with its sign; a minus as wide as the plus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def gauge_sign(words: Catalogue, gauge: int, change: int) -> Sign:
    """A gauge that rises or falls."""
    name = GAUGE_NAMES[gauge]
    return Sign(name, signed(change), "good" if change > 0 else "bad", f"{words.name(name)} {signed(change)}")


def demand_sign(words: Catalogue, gauge: int, least: int) -> Sign:
    """A gauge that must stand at a number or above."""
    name = GAUGE_NAMES[gauge]
    return Sign(name, f"≥{signed(least)}", "plain", words.say("web-at_least", gauge=name, number=least))


def loss_sign(words: Catalogue, kind: int, number: int, mood: str) -> Sign:
    """Life or Ki that somebody loses."""
    name = LOSS_NAMES[kind]
    return Sign(name, signed(-number), mood, f"{words.name(name)} {signed(-number)}")


def wound_sign(words: Catalogue, level: int, mood: str) -> Sign:
    """A wound of a level."""
    return Sign("wound", str(level), mood, words.say("web-wound", level=level))


def result_sign(words: Catalogue, effect: dict[str, Any]) -> Sign:
    """One effect of an environment, in the words of the data file."""
    if "gauge" in effect:
        return gauge_sign(words, GAUGE_NAMES.index(effect["gauge"]), int(effect["delta"]))
    if "player_lose" in effect:
        return loss_sign(words, LOSS_NAMES.index(effect["player_lose"]), int(effect["n"]), "bad")
    if "player_wound" in effect:
        return wound_sign(words, int(effect["player_wound"]), "bad")
    if "enemy_wound" in effect:
        level = int(effect["enemy_wound"])
        return Sign("strike", str(level), "good", words.say("web-enemy_wound", level=level))
    return Sign("death", "", "bad", words.say("web-fall"))


def spoken(signs: Sequence[Sign]) -> str:
    """Several signs in words."""
    return ", ".join([sign.says for sign in signs])


def cards_of(mask: int) -> list[int]:
    """The cards of a heap by number."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def blocks(state: WayOfTheSamurai, seat: int) -> tuple[int, int]:
    """Where the cells of the fighter on the left and of the other player begin: who looks is on the left."""
    mine = max(seat, 0)
    return (OTHER, 0) if state.rules.two_players and state.cells[ACTIVE] != mine else (0, OTHER)
