"""What the pieces of the drawing are (`data-what`), as far as the catalogues know it; the guide explains the rest.

Keys: c-<number> for a card; the names of heroes, Kamae, statuses, Poisons and kinds of terrain for these.
"""

from typing import Final

from shiai.games.senjutsu.browser.shared import card_says, card_title
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGN_COUNT, INDEX
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Explained

CARD: Final = "c-"
PLURALS: Final = {"stuns": "stun", "hobbles": "hobble"}  # of statuses, as their ids begin
STATES: Final = ("stun", "hobble", "stealth", "desperation", "drunk", "load", "enlightenment")
THROWN: Final = ("caltrop", "trap")
CONTRACT_KEYS: Final = tuple([f"contract-{name}" for name in CONTRACT_NAMES])
COMPANIONS: Final = tuple([hero.companion.name for hero in HEROES.values() if hero.companion is not None])
# Names that the catalogues tell about (about-<name>).
ABOUT: Final = frozenset(
    (
        *HEROES,
        *COMPANIONS,
        *KAMAE_NAMES,
        *KIND_NAMES,
        *[f"poison-{name}" for name in POISON_NAMES],
        *THROWN,
        *STATES,
        *CONTRACT_KEYS,
    )
)


def card_key(card: int) -> str:
    """The key of a card; a Stun or a Poison has its name."""
    return f"{CARD}{CARD_NAMES[card].removeprefix('card-')}" if card < DESIGN_COUNT else CARD_NAMES[card]


def explain(view: Senjutsu, key: str, words: Catalogue) -> Explained | None:
    """Explain a card by its words, and what the catalogues tell about; None for everything else."""
    name = PLURALS.get(key, key)
    if name in ABOUT:
        return Explained(words.name(name), words.say(f"about-{name}"))
    card = INDEX.get(key.removeprefix(CARD)) if key.startswith(CARD) else None
    return None if card is None else Explained(card_title(card, words), card_says(view.rules.cards, card, words))
