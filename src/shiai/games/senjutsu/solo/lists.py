"""Lists of enemies as people write them."""

from random import Random

from shiai.core.errors import OptionError
from shiai.games.senjutsu.solo.enemies import ENEMIES, ENEMY_NAMES

MOST_REPLACED = 3


def replacements(text: str) -> list[str]:
    """The enemies of a list."""
    return [word.strip() for word in text.split(",")] if text else []


def replacements_text(text: str) -> str:
    """A list of enemies in its one true form."""
    names = replacements(text)
    for name in names:
        if name not in ENEMY_NAMES:
            raise OptionError(f"option horde_enemies cannot have '{name}': use {', '.join(ENEMY_NAMES)} (SJ-50.5)")
        if ENEMIES[name].partner:
            raise OptionError(f"option horde_enemies cannot have '{name}': it fights as a pair (SJ-47.8)")
    if len(names) > MOST_REPLACED:
        raise OptionError(f"option horde_enemies has {len(names)} enemies; use at most {MOST_REPLACED} (SJ-50.5)")
    return ",".join(names)


def any_replacements(rng: Random) -> str:
    """Any enemies that may replace Ashigaru."""
    names = [name for name in ENEMY_NAMES if not ENEMIES[name].partner]
    return ",".join(rng.sample(names, rng.randint(1, MOST_REPLACED)))
