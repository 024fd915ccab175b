"""Section 29: what a range icon asks for; which lines of sight there are is in test_sight.py."""

import pytest

from tests.games.senjutsu.given import given, hero, of, resolve
from tests.proof import proves

CORES = ("053", "038", "008")
NAMES = ("warrior", "student", "master")
Terrain = list[tuple[str, str]]


def stunned(card: str, *places: str, terrain: Terrain | None = None) -> list[int]:
    """A hero on D7 that faces N plays The Terror (range 3) or Fukiya Dart Pipe (range 4): Stuns of the others."""
    me = hero("ronin" if card == "028" else "ninja", "D7", "N", hand=card, focus=2)
    others = [hero(NAMES[i], place, "S") for i, place in enumerate(places)]
    state = resolve(given(me, *others, terrain=terrain or []), card, *CORES[: len(places)])
    return [of(state, seat, "stuns") for seat in range(1, len(places) + 1)]


@proves("SJ-29.1")
@pytest.mark.parametrize(
    ("card", "near", "far"),
    [("028", ("D6", "D4", "G4"), ("D3", "G3", "A3")), ("167", ("D6", "D3", "A3"), ("D2", "G2", "B2"))],
)
def test_a_ranged_card_reaches_targets_up_to_so_many_spaces_away(
    card: str, near: tuple[str, ...], far: tuple[str, ...]
) -> None:
    for place in near:
        assert stunned(card, place) == [1], place
    for place in far:
        assert stunned(card, place) == [0], place


@proves("SJ-29.2")
@pytest.mark.parametrize("card", ["028", "167"])
def test_a_ranged_card_needs_line_of_sight_too(card: str) -> None:
    assert stunned(card, "D5") == [1]
    assert stunned(card, "D5", terrain=[("rocks", "D6")]) == [0]
    assert stunned(card, "D4", terrain=[("shrine", "D5")]) == [0]
    assert stunned(card, "D5", terrain=[("rocks", "C4")]) == [1], "beside the line"


@proves("SJ-29.5")
def test_other_heroes_do_not_break_the_line_of_sight() -> None:
    assert stunned("028", "D4", "D5", "D6") == [1, 1, 1]
    assert stunned("028", "D4", "C6", "E6") == [1, 1, 1], "both neighbours of the front are taken"
    assert stunned("028", "D4", "C6", "E6", terrain=[("rocks", "D5")]) == [0, 1, 1]
