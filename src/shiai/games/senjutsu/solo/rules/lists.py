"""Lists of enemies as people write them."""

from random import Random
from typing import Final

from shiai.core.errors import OptionError
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES, ENEMY_NAMES

MOST_REPLACED: Final = 3
ALONE: Final = [name for name in ENEMY_NAMES if not ENEMIES[name].partner]  # one enemy for one Ashigaru


def replacements(text: str) -> list[str]:
    """The enemies of a list."""
    return [word.strip() for word in text.split(",")] if text else []


def replacements_text(text: str) -> str:
    """A list of enemies in its one true form."""
    names = replacements(text)
    for name in names:
        if name not in ALONE:
            reason = "they fight as a pair (SJ-47.8), " if name in ENEMIES else ""
            raise OptionError(f"option horde_enemies cannot have '{name}': {reason}use {', '.join(ALONE)} (SJ-50.5)")
    if len(names) > MOST_REPLACED:
        raise OptionError(f"option horde_enemies has {len(names)} enemies; use at most {MOST_REPLACED} (SJ-50.5)")
    return ",".join(names)


def any_replacements(rng: Random) -> str:
    """Any enemies that may replace Ashigaru."""
    return ",".join(rng.sample(ALONE, rng.randint(1, MOST_REPLACED)))
