"""What areas and ronin are, for whoever points at them; the other pieces are explained by pieces.toml of the guide."""

from shiai.games.seven_ronin.browser.plots import place_symbol
from shiai.games.seven_ronin.browser.tiles import effects_on
from shiai.games.seven_ronin.rules.attack_plan import area_limits
from shiai.games.seven_ronin.rules.components import BOARD_NAMES, DURABILITY, GONE, MARKET, RONIN_NAMES
from shiai.games.seven_ronin.rules.state import RONIN, SevenRonin
from shiai.games.seven_ronin.rules.steps.wounds import remaining
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Explained


def explain(view: SevenRonin, key: str, words: Catalogue) -> Explained | None:
    """What an area, the Market or a ronin does, and how much comes there or is left of him."""
    if key in BOARD_NAMES:
        return Explained(words.name(key), area_says(view, words, BOARD_NAMES.index(key)))
    if key in RONIN_NAMES:
        return Explained(words.name(key), ronin_says(view, words, RONIN_NAMES.index(key)))
    return None


def area_says(view: SevenRonin, words: Catalogue, place: int) -> str:
    """The ability of an area with its limit, or what the Market is good for."""
    ability = words.say(f"web-ability-{place_symbol(place)}")
    if place == MARKET:
        return ability
    return words.say("web-explain-area", ability=ability, number=area_limits(view)[place])


def ronin_says(view: SevenRonin, words: Catalogue, ronin: int) -> str:
    """The ability of a ronin, his durability, and the effects on him."""
    name = RONIN_NAMES[ronin]
    if view.cells[RONIN + ronin] == GONE:
        return words.say("web-explain-fallen", ronin=name)
    says = words.say(
        "web-explain-ronin",
        ability=words.say(f"web-ability-{name}"),
        left=remaining(view, ronin),
        number=DURABILITY[ronin],
    )
    effects = [words.say("web-explain-effect", what=effect.label) for effect in effects_on(view, words, ronin)]
    return " ".join([says, *effects])
