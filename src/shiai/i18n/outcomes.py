"""What luck can bring, in words: for people who draw and roll at a physical table."""

from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue


def outcomes(state: State, words: Catalogue) -> dict[str, int]:
    """Return the outcomes of luck by their sentences, alike ones once."""
    legal = state.legal(CHANCE)
    said = [words.message(state.describe(action)) for action in legal]
    if len(set(said)) == 1:  # the game has one sentence for all of them
        said = [f"{localized(name, words)} ({name.rpartition(' ')[2]})" for name in map(state.name, legal)]
    found: dict[str, int] = {}
    for text, action in zip(said, legal, strict=True):
        found.setdefault(text, action)
    return found


def localized(name: str, words: Catalogue) -> str:
    """Return the name of a choice with translated component names."""
    return " ".join([words.name_or(word) for word in name.split()])
