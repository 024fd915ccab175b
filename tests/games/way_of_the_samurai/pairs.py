"""A covering array: few sets of options in which every pair of module options that can be played occurs."""

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from shiai.core.errors import OptionError
from tests.games.way_of_the_samurai.given import GAME

# The options that add or change a module; the flags of single rulings are not among them.
MODULES: Final = (
    "mode",
    "opponent",
    "weapon",
    "second_weapon",
    "environment",
    "weather",
    "yoroi",
    "blood",
    "bushido",
    "gisei",
    "taikyu",
    "hard_mode",
    "easy_look",
    "easy_die",
    "easy_special",
    "events",
    "duel_variant",
)
VALUES: Final[dict[str, tuple[object, ...]]] = {
    option.name: tuple([value for value in option.values if value != "own_weapon"])
    for option in GAME.options
    if option.name in MODULES
}
Pair = tuple[tuple[str, object], tuple[str, object]]
Row = dict[str, object]
# What a single value needs beside it to be playable at all.
NEEDS: Final[list[Row]] = [
    {},
    {"environment": "bridge"},
    {"opponent": "zoro", "weapon": "bokken", "second_weapon": "tanto"},
    {"opponent": "zoro", "weapon": "yari", "second_weapon": "bokken"},
    {"opponent": "zoro", "weapon": "yari", "second_weapon": "bokken", "environment": "bridge"},
    {"opponent": "zoro", "weapon": "bokken", "second_weapon": "tanto", "environment": "bridge"},
    {"duel_variant": True, "second_weapon": "katana"},
]
TRIES: Final = 4


def accepted(row: Row) -> bool:
    """Does the game accept these options?"""
    try:
        GAME.setup(**row)
    except OptionError:
        return False
    return True


def pairs_of(row: Row) -> set[Pair]:
    """All pairs of values in a row, those at their default included."""
    full = [(name, row.get(name, GAME.standard[name])) for name in MODULES]
    return set(combinations(full, 2))


def smallest(pair: Pair) -> Row | None:
    """The first playable row with this pair and little else; None when the pair cannot be played."""
    for need in NEEDS:
        row = need | dict(pair)
        if accepted(row):
            return row
    return None


def grown(row: Row, missing: set[Pair], rng: Random) -> Row:
    """The row with further values, as many new pairs in it as a few tries find."""
    fixed = set(row)
    best = row
    for _ in range(TRIES):
        tried = dict(row)
        for name in rng.sample(MODULES, len(MODULES)):
            if name not in fixed:
                wider = tried | {name: rng.choice(VALUES[name])}
                if accepted(wider):
                    tried = wider
        if len(pairs_of(tried) & missing) > len(pairs_of(best) & missing):
            best = tried
    return best


@cache
def covering_array() -> tuple[list[Row], list[Pair]]:
    """Rows in which every playable pair occurs, and the pairs that cannot be played."""
    rng = Random(37)
    every = [
        ((one, first), (two, second))
        for one, two in combinations(MODULES, 2)
        for first in VALUES[one]
        for second in VALUES[two]
    ]
    missing = set(every)
    rows: list[Row] = []
    refused: list[Pair] = []
    for pair in every:
        if pair not in missing:
            continue
        row = smallest(pair)
        if row is None:
            refused.append(pair)
            missing.discard(pair)
            continue
        row = grown(row, missing, rng)
        rows.append(row)
        missing -= pairs_of(row)
    return rows, refused
