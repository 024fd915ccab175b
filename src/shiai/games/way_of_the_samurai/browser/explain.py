"""What the pieces of Way of the Samurai are: a title and a sentence for each key of the drawing (`data-what`).

A key is a kind of piece, which pieces.toml of the guide explains, or a kind with a name (`card:std-05`,
`weapon:tanto`), which is explained here from the components of the game.
"""

from collections.abc import Callable
from typing import Final

from shiai.games.way_of_the_samurai.browser.cards import counter_card, defence_card, effects_of, symbol_of
from shiai.games.way_of_the_samurai.browser.modules import listed
from shiai.games.way_of_the_samurai.browser.red_die import level_says
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES, ENEMY_NAMES, JOKER
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.games.way_of_the_samurai.text.explanations import about_opponent
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Explained


def explain(view: WayOfTheSamurai, key: str, words: Catalogue) -> Explained | None:
    """What a piece is; None for what pieces.toml explains."""
    kind, _, name = key.partition(":")
    explaining = KINDS.get(kind)
    return explaining(view, name, words) if explaining else None


def action(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    """An action card: how it moves the gauges, and its symbol."""
    card = CARD_NAMES.index(name)
    effects = effects_of(view.rules, words, card)
    if card == JOKER:
        says = words.say("web-joker_what", effects=effects)
    else:
        says = words.say("web-card_what", effects=effects, symbol=symbol_of(view.rules, card))
    return Explained(words.name(name), says)


def defence(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    """The upper half of an enemy card."""
    card = defence_card(view, words, ENEMY_NAMES.index(name))
    return Explained(card.title, card.rule)


def counter(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    """The lower half of an enemy card."""
    card = counter_card(view, words, ENEMY_NAMES.index(name))
    return Explained(card.title, card.rule)


def opponent(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    return Explained(words.name(name), about_opponent(view.rules, words))


def module(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained | None:
    """A module in play."""
    found = {each.id: each for each in listed(view, words)}.get(name)
    return Explained(found.title, found.about) if found else None


def result(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    """What a face of the blue die brings in the environment."""
    environment = listed(view, words)[0]
    found = environment.results[int(name) - 1]
    return Explained(environment.title, f"{found.says} ({words.say('web-bloody')})" if found.bloody else found.says)


def level(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    return Explained(words.say("draw-red_die"), level_says(view.modifiers, words, int(name)))


def red_die(view: WayOfTheSamurai, _name: str, words: Catalogue) -> Explained | None:
    """The red die where red combos roll it; elsewhere pieces.toml explains it."""
    if not view.modifiers.red_combo_roll:
        return None
    return Explained(words.say("draw-red_die"), words.say("web-red_die_rolls"))


def stop(view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    """An opponent on the map of a campaign."""
    found = {id: (step, life, ki) for step, row in enumerate(view.rules.printed.dojo, 1) for id, life, ki in row}
    step, life, ki = found[name]
    return Explained(words.name(name), words.say("web-stop", number=step, life=life, ki=ki))


def named(_view: WayOfTheSamurai, name: str, words: Catalogue) -> Explained:
    """A component with a name and an explanation in the catalogue."""
    return Explained(words.name(name), words.say(f"about-{name}"))


KINDS: Final[dict[str, Callable[[WayOfTheSamurai, str, Catalogue], Explained | None]]] = {
    "card": action,
    "defence-card": defence,
    "counter-card": counter,
    "opponent": opponent,
    "module": module,
    "result": result,
    "level": level,
    "red_die": red_die,
    "stop": stop,
    "weapon": named,
    "blood-card": named,
    "mode": named,
}
