"""What the pieces of solo play are (`data-what`), as far as the catalogues know it; the guide explains the rest.

Keys beside those of the duel: the names of enemies, behaviour-<side>, stance-<stance>, desperation, enlightened_path;
token is the fallen lord.
"""

from typing import Final

from shiai.games.senjutsu.browser.explained import explain as explain_duel
from shiai.games.senjutsu.rules.tables import ENEMY_TABLES
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, STANCE_NAMES, Solo
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Explained

TOKEN: Final = "token"
ABOUT: Final = frozenset(
    (
        *[f"enemy_{name}" for name in ENEMY_TABLES],
        *[f"behaviour-{name}" for name in BEHAVIOUR_NAMES],
        *[f"stance-{name}" for name in STANCE_NAMES],
        "desperation",
        "enlightened_path",
        "fallen_lord",
    )
)
GUIDED: Final = frozenset(("stuns",))  # enemies have them too, so the guide of solo play explains them


def titled(name: str, words: Catalogue) -> str:
    """The title of an explanation; a mood says what it is."""
    if name.startswith("behaviour-"):
        return f"{words.say('page-referee-behaviour')}: {words.name(name)}"
    if name.startswith("stance-"):
        return f"{words.say('page-referee-stance')}: {words.name(name)}"
    return words.name(name)


def explain(view: Solo, key: str, words: Catalogue) -> Explained | None:
    """Explain an enemy, its mood and its cards, and what the duel explains; None for everything else."""
    name = "fallen_lord" if key == TOKEN else key
    if name in ABOUT:
        return Explained(titled(name, words), words.say(f"about-{name}"))
    return None if key in GUIDED else explain_duel(view, key, words)
