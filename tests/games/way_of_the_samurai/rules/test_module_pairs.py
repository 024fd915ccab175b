"""Every pair of module options: refused exactly where section 37 says so, otherwise played to the end and examined."""

from random import Random
from typing import Final

import pytest

from shiai.core.conformance import check_game, random_options
from shiai.core.errors import OptionError
from tests.games.way_of_the_samurai.given import GAME
from tests.games.way_of_the_samurai.pairs import NEEDS, Pair, covering_array, pairs_of, smallest
from tests.proof import proves
from tests.tiers import mostly_nightly

CAMPAIGNS: Final = ("dojo_yoshioka", "leaving_the_village")
BASE: Final = ("katana", "katana_kodachi", "naginata", "nodachi", "tanto", "kusarigama", "bokken")
ZORO: Final = ("bokken", "naginata", "nodachi", "tanto", "yari", "wakizashi")
CHUNKS: Final = 24
SAMPLES: Final = 64


def forbidden(pair: Pair) -> bool:
    """What section 37 (with WS-28.9 and WS-36.22) says of two values, written down once more."""
    chosen = dict(pair)
    mode = chosen.get("mode", "duel")
    weapon = chosen.get("weapon")
    opponent = chosen.get("opponent")
    second = chosen.get("second_weapon", "none")
    two = chosen.get("duel_variant")
    placed = chosen.get("environment", "bridge") != "none"
    weather = chosen.get("weather", "none") != "none"
    plain = ("mode", "opponent", "weapon", "second_weapon", "duel_variant", "events")
    adds = [name for name, value in pair if name not in plain and value not in ("none", False)]
    if mode in CAMPAIGNS and (chosen.get("environment", "none") != "none" or weather or chosen.get("blood") is True):
        return True
    if mode in CAMPAIGNS and weapon == "tessen":
        return True
    if mode != "duel" and (opponent not in (None, "standard") or second != "none" or two is True):
        return True
    if not placed and (weather or weapon == "tessen"):
        return True
    if weapon == "tonfa_2" and opponent == "alucard":
        return True
    if two is True and (adds or opponent not in (None, "standard") or chosen.get("second_weapon") == "none"):
        return True
    if two is True and (weapon or "katana") not in BASE:
        return True
    return second != "none" and forbidden_second(str(second), weapon, opponent, two, bool(adds))


def forbidden_second(second: str, weapon: object, opponent: object, two: object, adds: bool) -> bool:
    """A second weapon is for Zoro, or is the weapon of the other of two players."""
    for_zoro = second in ZORO and two is not True and opponent in (None, "zoro")
    for_zoro = for_zoro and (weapon is None or (weapon in ZORO and weapon != second))
    for_two = second in BASE and two is not False and not adds and opponent in (None, "standard")
    return not for_zoro and not (for_two and (weapon is None or weapon in BASE))


@proves("WS-37.1", "WS-37.17")
def test_exactly_the_pairs_that_section_37_forbids_are_refused() -> None:
    rows, refused = covering_array()
    covered = set().union(*[pairs_of(row) for row in rows])
    assert [pair for pair in refused if not forbidden(pair)] == []
    assert [pair for pair in covered if forbidden(pair)] == []


def test_every_refusal_names_a_clause_and_what_to_do() -> None:
    for pair in covering_array()[1]:
        for need in NEEDS:
            with pytest.raises(OptionError, match=r"(WS-\d+\.\d+\)|option \w+ cannot be)"):
                GAME.setup(**(need | dict(pair)))
        assert smallest(pair) is None


@proves("WS-37.14")
@pytest.mark.parametrize("chunk", mostly_nightly(range(CHUNKS), 4))
def test_every_playable_pair_is_played_to_the_end(chunk: int) -> None:
    rows, _ = covering_array()
    for number in range(chunk, len(rows), CHUNKS):
        record = check_game(GAME, rows[number], Random(number))
        assert record.result != "open"


@pytest.mark.parametrize("chunk", mostly_nightly(range(8), 4))
def test_larger_combinations_are_played_to_the_end(chunk: int) -> None:
    for number in range(chunk, SAMPLES, 8):
        rng = Random(f"sample {number}")
        record = check_game(GAME, random_options(GAME, rng), rng, thorough=number % 12 == 0)
        assert record.result != "open"
