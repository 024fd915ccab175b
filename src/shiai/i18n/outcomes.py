"""What luck can bring, in words: for people who draw and roll at a physical table."""

from collections.abc import Callable

from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue


def outcomes(state: State, words: Catalogue, told: Callable[[int], str] | None = None) -> dict[str, int]:
    """Return the outcomes of luck by their sentences, alike ones once; `told` knows better sentences for some."""
    legal = state.legal(CHANCE)
    said = [words.message(state.describe(action)) for action in legal]
    if len(set(said)) == 1:  # the game has one sentence for all of them
        parts = [state.name(action).partition(" ")[2] or state.name(action) for action in legal]
        said = [f"{localized(part, words)} ({part})" for part in parts]
    if told is not None:
        said = [told(action) or text for action, text in zip(legal, said, strict=True)]
    found: dict[str, int] = {}
    for text, action in zip(said, legal, strict=True):
        found.setdefault(text, action)
    return found


def localized(name: str, words: Catalogue) -> str:
    """Return the name of a choice with translated component names."""
    return " ".join([words.name_or(word) for word in name.split()])
