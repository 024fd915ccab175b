"""Icons of Way of the Samurai: a symbol with a number, and the same in words for screen readers."""

from collections.abc import Sequence
from dataclasses import dataclass

from shiai.games.way_of_the_samurai.rules.cards import GAUGE_NAMES, GAUGES, LOSS_NAMES
from shiai.games.way_of_the_samurai.rules.effects import DEFEATS, TO_LIFE, WOUNDS, WOUNDS_ENEMY
from shiai.i18n.catalogue import Catalogue


@dataclass(frozen=True)
class Icon:
    """A symbol, the text beside it, and whether it is good or bad for the player."""

    symbol: str
    text: str
    mood: str  # good, bad or plain
    says: str


def signed(number: int) -> str:
    """A number with its sign; the minus is as wide as the plus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def gauge_icon(words: Catalogue, gauge: int, change: int) -> Icon:
    """A gauge that rises or falls."""
    name = GAUGE_NAMES[gauge]
    return Icon(name, signed(change), "good" if change > 0 else "bad", f"{words.name(name)} {signed(change)}")


def demand_icon(words: Catalogue, gauge: int, least: int) -> Icon:
    """A gauge that must have at least this value."""
    name = GAUGE_NAMES[gauge]
    return Icon(name, f"≥{least}".replace("-", "−"), "plain", words.say("web-at_least", gauge=name, number=least))


def loss_icon(words: Catalogue, kind: int, number: int, mood: str) -> Icon:
    """Life or Ki that somebody loses."""
    name = LOSS_NAMES[kind]
    return Icon(name, signed(-number), mood, f"{words.name(name)} {signed(-number)}")


def wound_icon(words: Catalogue, level: int, mood: str) -> Icon:
    """A wound of a level."""
    return Icon("wound", str(level), mood, words.say("web-wound", level=level))


def blow_icon(words: Catalogue, kind: int, number: int) -> Icon:
    """One effect of a counter-attack: life or Ki that is lost, or a wound."""
    return loss_icon(words, kind, number, "bad") if kind < len(LOSS_NAMES) else wound_icon(words, number, "bad")


def result_icon(words: Catalogue, kind: int, amount: int) -> Icon:
    """One effect of an environment."""
    if kind < GAUGES:
        return gauge_icon(words, kind, amount)
    if kind == WOUNDS:
        return wound_icon(words, amount, "bad")
    if kind == WOUNDS_ENEMY:
        return Icon("strike", str(amount), "good", words.say("web-enemy_wound", level=amount))
    if kind == DEFEATS:
        return Icon("death", "", "bad", words.say("web-fall"))
    return loss_icon(words, kind - TO_LIFE, -amount, "good" if amount > 0 else "bad")


def spoken(icons: Sequence[Icon], between: str = ", ") -> str:
    """Several icons in words."""
    return between.join([icon.says for icon in icons])
