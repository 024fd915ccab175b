"""What the pieces of the table are, in words made from the catalogues: samurai, Kiai values, tokens, raider cards.

The keys are those of `data-what` in the templates; the other pieces are explained by `pieces.toml` of the guide.
"""

from collections.abc import Callable
from typing import Final

from shiai.games.samurai_spirit.browser.own import kiai_effect, penalty_effect, short_talent
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    DOLL,
    FARM,
    HAT,
    PENALTY_NAMES,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
)
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Explained

IN_DEFENCE: Final[dict[int, str]] = {HAT: "web-what_hat", FARM: "web-what_farm", DOLL: "web-what_doll"}


def explain(view: SamuraiSpirit, key: str, words: Catalogue) -> Explained | None:
    """What the piece of a key is; None for those of the guide."""
    kind, _, name = key.partition(".")
    find = KINDS.get(kind)
    return find(view, name, words) if find and name else None


def samurai(view: SamuraiSpirit, name: str, words: Catalogue) -> Explained:
    """A samurai: talent and Kiai."""
    number = SAMURAI_NAMES.index(name)
    says = words.say(
        "web-what_samurai",
        talent=words.say(f"draw-talent_{name}"),
        human=view.rules.kiai[number],
        animal=view.rules.kiai[SAMURAI_COUNT + number],
        effect=words.say(f"draw-kiai_{name}"),
    )
    return Explained(words.name(name), says)


def kiai(view: SamuraiSpirit, figure: str, words: Catalogue) -> Explained:
    """The Kiai value of one side of a board."""
    name, _, animal = figure.partition("-")
    value = view.rules.kiai[SAMURAI_NAMES.index(name) + (SAMURAI_COUNT if animal else 0)]
    says = words.say("web-what_kiai_says", kiai=value, effect=kiai_effect(figure, words))
    return Explained(words.say("web-what_kiai", kiai=value), says)


def token(_view: SamuraiSpirit, name: str, words: Catalogue) -> Explained:
    """A support token, at home, lent or of an absent samurai."""
    says = words.say("web-what_token_says", talent=short_talent(name, words))
    return Explained(words.say("web-what_token", samurai=name), says)


def card(view: SamuraiSpirit, name: str, words: Catalogue) -> Explained:
    """A raider card: its value, symbol, penalties and flames."""
    rules, number = view.rules, CARD_NAMES.index(name)
    sentences = (
        words.say("web-what_attack", value=rules.value[number]),
        words.say(IN_DEFENCE[rules.symbol[number]]) if rules.symbol[number] in IN_DEFENCE else "",
        *[
            words.say("web-what_penalty", penalty=penalty_effect(PENALTY_NAMES[each], words))
            for each in dict.fromkeys(rules.penalties(number))
        ],
        words.say("web-what_flames") if rules.flames[number] else "",
    )
    return Explained(words.name_or(rules.card_names[number]), " ".join(filter(None, sentences)))


KINDS: Final[dict[str, Callable[[SamuraiSpirit, str, Catalogue], Explained]]] = {
    "samurai": samurai,
    "kiai": kiai,
    "token": token,
    "card": card,
}
