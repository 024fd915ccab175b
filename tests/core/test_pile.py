"""Piles: places known and unknown, their text, and the exact chances of what lies there, checked by counting."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Final

import pytest

from shiai.core.layout import Heaps, Rows
from shiai.core.pile import LAST_SHUFFLE, UNKNOWN, Pile, shuffled_weights

LABELS: Final = ("ant", "bee", "cat", "dog", "eel")
PILE: Final = Pile("deck", 2, LABELS, 6)
HEAPS: Final = Heaps("heaps", 1, LABELS, ("away", "hand", "used"))
ROWS: Final = Rows("rows", 1, ("left", "right"), LABELS)


def cells(*places: int) -> list[int]:
    """Two other cells, then a pile with these places, the lowest first."""
    return [7, 8, len(places), *places] + [0] * (6 - len(places))


def test_cards_are_put_on_top_and_under_and_taken_from_the_top() -> None:
    table = cells(0, 1)
    PILE.put(table, 2)
    PILE.put_under(table, 3)
    assert table == cells(3, 0, 1, 2)
    assert (PILE.top(table), PILE.take(table), PILE.take(table)) == (2, 2, 1)
    assert table == cells(3, 0)


def test_unknown_places_are_counted_by_their_shuffle() -> None:
    table = cells(UNKNOWN, UNKNOWN - 1, 4, UNKNOWN, UNKNOWN - 1, UNKNOWN)
    assert [PILE.unknown(table, shuffle) for shuffle in (0, 1, 2)] == [3, 2, 0]
    table[PILE.at] = 2  # what is above the pile does not count
    assert [PILE.unknown(table, shuffle) for shuffle in (0, 1)] == [1, 1]


@pytest.mark.parametrize(
    ("places", "text"),
    [
        ((), "none"),
        ((0,), "ant"),
        ((UNKNOWN,), "unseen"),
        ((3, UNKNOWN, UNKNOWN, UNKNOWN, 1, 0), "ant bee unseen*3 dog"),
        ((UNKNOWN - 2, UNKNOWN - 1, UNKNOWN - 1, UNKNOWN), "unseen unseen_1*2 unseen_2"),
        ((UNKNOWN, 0, UNKNOWN), "unseen ant unseen"),
    ],
)
def test_a_pile_is_written_from_the_top_and_read_back(places: tuple[int, ...], text: str) -> None:
    assert PILE.write(cells(*places)) == text
    assert PILE.read(text) == cells(*places)[2:]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("fox", "'fox' is none of ant, bee, cat, dog, eel"),
        ("unseen*0", "0 is not between 1 and 6"),
        ("unseen*x", "'x' is not a whole number"),
        ("unseen_0", f"0 is not between 1 and {LAST_SHUFFLE}"),
        ("unseen*5 ant bee", "deck has room for 6 cards, not for 7"),
    ],
)
def test_what_is_wrong_with_a_pile_is_said(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint.replace("*", "[*]")):
        PILE.read(text)


def counted(places: list[str]) -> dict[str, list[Fraction]]:
    """By counting all orders: how likely each card is at the lower and the upper stack place and in the other pile.

    Of the cards 0 to 3 three are laid as a stack, one of which goes face down to the other pile; card 4 is shuffled in
    with the two that stay, and then one more card goes to the other pile, where it lies above the first.
    """
    found: dict[str, Counter[int]] = {place: Counter() for place in places}
    for order in permutations(range(4)):
        first, *stays = order[:3]
        for mixed in permutations([*stays, 4]):
            for place, card in zip(places, (first, *mixed), strict=True):
                found[place][card] += 1
    total = sum(found[places[0]].values())
    return {place: [Fraction(cards[card], total) for card in range(5)] for place, cards in found.items()}


def share(weights: list[int]) -> list[Fraction]:
    """Weights as chances."""
    return [Fraction(weight, sum(weights)) for weight in weights]


def test_the_weights_after_a_later_shuffle_are_exact() -> None:
    chances = counted(["other pile, below", "other pile, above", "stack, upper", "stack, lower"])
    first = [1, 1, 1, 1, 0]
    mixed = [0, 0, 0, 0, 1]
    places = [1, 3]  # one of shuffle 0, three of shuffle 1
    assert share(shuffled_weights(first, mixed, places, 0)) == chances["other pile, below"]
    for place in ("other pile, above", "stack, upper", "stack, lower"):
        assert share(shuffled_weights(first, mixed, places, 1)) == chances[place]


def test_the_weights_after_two_later_shuffles_are_exact() -> None:
    """As above, then card 5 is shuffled in with the two cards of the stack."""
    found: dict[str, Counter[int]] = {"first": Counter(), "second": Counter(), "stack": Counter()}
    for order in permutations(range(4)):
        first, *stays = order[:3]
        for mixed in permutations([*stays, 4]):
            second, *rest = mixed
            for again in permutations([*rest, 5]):
                found["first"][first] += 1
                found["second"][second] += 1
                found["stack"][again[0]] += 1
    cards, later, places = [1, 1, 1, 1, 0, 0], [0, 0, 0, 0, 1, 2], [1, 1, 3]
    for shuffle, place in enumerate(found):
        weights = shuffled_weights(cards, later, places, shuffle)
        total = found[place].total()
        assert share(weights) == [Fraction(found[place][card], total) for card in range(6)]


def test_a_card_that_cannot_be_there_has_no_weight() -> None:
    # All cards of shuffle 0 lie at its own places, so the place of shuffle 1 holds the card that was mixed in.
    assert [bool(weight) for weight in shuffled_weights([1, 1, 0], [0, 0, 1], [2, 1], 1)] == [False, False, True]
    assert [bool(weight) for weight in shuffled_weights([1, 1, 0], [0, 0, 1], [2, 1], 0)] == [True, True, False]


def test_a_mixed_card_is_found_also_when_all_others_were_seen() -> None:
    assert share(shuffled_weights([0, 0, 0], [0, 1, 1], [0, 2], 1)) == [0, Fraction(1, 2), Fraction(1, 2)]


def test_a_shuffle_whose_cards_were_all_seen_takes_nothing_away_from_the_others() -> None:
    # Nothing is left of shuffles 1 and 2 but one card, which went on to the only place of shuffle 3.
    assert [bool(weight) for weight in shuffled_weights([1, 1, 0], [0, 0, 2], [2, 0, 0, 1], 3)] == [False, False, True]
    assert [bool(weight) for weight in shuffled_weights([1, 1, 0], [0, 0, 2], [2, 0, 0, 1], 0)] == [True, True, False]


def test_rows_are_written_oldest_first_and_read_back() -> None:
    rows = [5, 2, 3, 0, 0, 0, 1]  # left: eel, before it ant, before it cat; right: bee
    assert ROWS.row(rows, 0) == [2, 0, 4]
    assert ROWS.write([9, *rows]) == "left=cat,ant,eel right=bee"
    assert ROWS.read("left=cat,ant,eel right=bee") == rows
    assert ROWS.write([9, *[0] * 7]) == "none"
    assert ROWS.write([9, *ROWS.read(f"right={','.join(LABELS)}")]) == f"right={','.join(LABELS)}"
    for twice in ("left=ant,bee,ant", "left=ant right=ant"):
        with pytest.raises(ValueError, match="ant lies in the rows twice"):
            ROWS.read(twice)
    with pytest.raises(ValueError, match="'fox' is none of"):
        ROWS.read("left=fox")


def test_heaps_are_written_by_heap_and_read_back() -> None:
    assert HEAPS.write([9, 0, 2, 1, 0, 1]) == "hand=cat,eel used=bee"
    assert HEAPS.read("hand=cat,eel used=bee") == [0, 2, 1, 0, 1]
    assert HEAPS.write([9, 0, 0, 0, 0, 0]) == "none"
    for text, complaint in (("hand=fox", "'fox'"), ("pocket=ant", "'pocket'"), ("hand=ant used=ant", "two heaps")):
        with pytest.raises(ValueError, match=complaint):
            HEAPS.read(text)
