"""Explanations of components, true also where a box has them otherwise."""

from typing import Protocol

from shiai.games.way_of_the_samurai.rules.cards import CLIFF, ENVIRONMENT_NAMES, GISEI_NAMES
from shiai.games.way_of_the_samurai.rules.components import Rules


class Catalogue(Protocol):
    """What turns message ids into sentences."""

    def say(self, id: str, /, **values: str | int) -> str:
        """A sentence."""
        ...


def about_opponent(rules: Rules, words: Catalogue) -> str:
    """Life, Ki and ability of the opponent of a duel."""
    stock = words.say("draw-stock", life=rules.opponent_life, ki=rules.opponent_ki)
    return f"{stock} {words.say(f'about-{rules.opponent}')}"


def about_place(rules: Rules, words: Catalogue, place: int) -> str:
    """What an environment does; only when it may be used if the box has other results."""
    name = ENVIRONMENT_NAMES[place]
    if not rules.box.is_own("environments", name):
        return words.say(f"about-{name}")
    return words.say("about-own_cliff") if place == CLIFF else words.say("about-own_place")


def about_gisei(rules: Rules, words: Catalogue) -> str:
    """What Gisei cards do; not how many of them help if the box has others."""
    own = any(rules.box.is_own("gisei", name) for name in GISEI_NAMES)
    return words.say("about-own_gisei") if own else words.say("about-gisei")
