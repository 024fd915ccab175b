"""What the measured ladder of a game says about a level, for people who choose one."""

from typing import Final

from shiai.arena.measured import Measured, measured_ladder
from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue
from shiai.table.table_bots import LEVEL_BOTS

OF_TEN: Final = 10
ENOUGH: Final = 20  # games; fewer say nothing about ten


def measured_sentence(game: AnyGame, strength: int, words: Catalogue) -> str:
    """Return how often a level wins, out of ten games; empty if that was not measured with these rules and levels."""
    found = measured_ladder(game)
    if found is None:
        return ""
    said = alone(found, strength, words) if found.together else against(found, strength, words)
    return " ".join(said)


def alone(found: Measured, strength: int, words: Catalogue) -> list[str]:
    """Return how often a level wins together with bots of its own level."""
    wins = found.wins_alone(LEVEL_BOTS[strength - 1])
    if wins is None or wins[1] < ENOUGH:
        return []
    return [words.say("level-alone", number=round(OF_TEN * wins[0] / wins[1]))]


def against(found: Measured, strength: int, words: Catalogue) -> list[str]:
    """Return how often newcomers win against the first level, and a level against the next."""
    said: list[str] = []
    first, next_one = found.rungs[0], found.above(LEVEL_BOTS[strength - 1])
    if strength == 1 and 2 * first.pairs >= ENOUGH:
        said.append(words.say("level-newcomer", number=round(OF_TEN * (1 - first.share))))
    if next_one is not None and 2 * next_one.pairs >= ENOUGH:
        share = round(OF_TEN * (1 - next_one.share))
        said.append(words.say("level-next", number=share, next=strength + 1))
    return said
