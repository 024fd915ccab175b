"""Bags draw like real piles of cards: compared with every order in which the cards could lie."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shiai.core.layout import Layout, Number
from shiai.core.seats import HOLE
from tests.core.bag import Bag

KINDS: Final = ("ant", "bee", "cat")
ANT: Final = 0
BEE: Final = 1
CAT: Final = 2
BAG: Final = Bag("pile", 2, KINDS, 3)  # two cells of something else lie before it
SIZE: Final = 2 + BAG.size

Orders = dict[tuple[int, ...], Fraction]  # every order in which the cards could lie, uppermost first, with its chance


def bag(unknown: tuple[int, ...] = (0, 0, 0), top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> list[int]:
    """The cells of a bag, made by its own methods."""
    cells = [0] * SIZE
    for kind, number in enumerate(unknown):
        for _ in range(number):
            BAG.add(cells, kind)
    for kind in reversed(top):
        BAG.put_on_top(cells, kind)
    for kind in bottom:
        BAG.put_at_bottom(cells, kind)
    return cells


def orders(unknown: tuple[int, ...], top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> Orders:
    """What `bag` makes, as physical cards: each of the unknown ones may lie anywhere between the known ones."""
    cards = [kind for kind, number in enumerate(unknown) for _ in range(number)]
    lying = Counter([(*top, *middle, *bottom) for middle in permutations(cards)])
    return {order: Fraction(ways, lying.total()) for order, ways in lying.items()}


def drawn(cells: list[int], number: int) -> Orders:
    """The chance of every sequence of so many draws, by the weights of the bag."""
    if not number:
        return {(): Fraction(1)}
    chances: Orders = {}
    kinds, weights = BAG.draws(cells), BAG.weights(cells)
    assert len(kinds) == len(weights)
    for kind, weight in zip(kinds, weights, strict=True):
        rest = cells[:]
        BAG.draw(rest, kind)
        for sequence, chance in drawn(rest, number - 1).items():
            chances[kind, *sequence] = Fraction(weight, sum(weights)) * chance
    return chances


def first(lying: Orders, number: int) -> Orders:
    """The chance of every beginning of the orders."""
    chances: Orders = {}
    for order, chance in lying.items():
        chances[order[:number]] = chances.get(order[:number], Fraction(0)) + chance
    return chances


PILES: Final = ((), (BEE,), (CAT, ANT))
UNKNOWN: Final = ((0, 0, 0), (1, 0, 0), (0, 2, 0), (1, 1, 1), (2, 1, 0), (2, 2, 1))


@pytest.mark.parametrize("unknown", UNKNOWN, ids=str)
def test_repeated_draws_are_as_likely_as_in_all_orders_of_the_cards(unknown: tuple[int, ...]) -> None:
    for top, bottom in product(PILES, PILES):
        lying = orders(unknown, top, bottom)
        cells = bag(unknown, top, bottom)
        count = sum(unknown) + len(top) + len(bottom)
        assert BAG.count(cells) == count
        for number in range(count + 1):
            assert drawn(cells, number) == first(lying, number)


@pytest.mark.parametrize("unknown", UNKNOWN, ids=str)
@pytest.mark.parametrize("top", PILES, ids=str)
def test_drawing_several_at_once_is_as_likely_as_in_all_orders(unknown: tuple[int, ...], top: tuple[int, ...]) -> None:
    cells = bag(unknown, top, (CAT,))
    for number in range(sum(unknown) + 1):
        subsets = BAG.subsets(cells, number)
        total = sum(weight for _, weight in subsets)
        expected: Orders = {}
        for sequence, chance in first(orders(unknown), number).items():
            counts = tuple([sequence.count(kind) for kind in range(len(KINDS))])
            expected[counts] = expected.get(counts, Fraction(0)) + chance
        assert {counts: Fraction(weight, total) for counts, weight in subsets} == expected
        assert len(subsets) == len(expected)
    assert BAG.subsets(cells, sum(unknown) + 1) == []


def test_draws_go_from_the_known_top_through_the_unknown_middle_to_the_known_bottom() -> None:
    cells = bag((1, 1, 0), top=(CAT, ANT), bottom=(BEE, CAT))
    steps: list[tuple[list[int], list[int]]] = []
    for kind in (CAT, ANT, BEE, ANT, BEE, CAT):
        steps.append((BAG.draws(cells), BAG.weights(cells)))
        BAG.draw(cells, kind)
    assert steps == [([CAT], [1]), ([ANT], [1]), ([ANT, BEE], [1, 1]), ([ANT], [1]), ([BEE], [1]), ([CAT], [1])]
    assert BAG.draws(cells) == BAG.weights(cells) == []
    assert cells == [0] * SIZE


def test_a_card_put_on_top_is_drawn_first_and_one_put_at_the_bottom_last() -> None:
    cells = bag((0, 0, 1), top=(ANT,), bottom=(ANT,))
    BAG.put_on_top(cells, BEE)
    BAG.put_at_bottom(cells, BEE)
    assert drawn(cells, 5) == {(BEE, ANT, CAT, ANT, BEE): Fraction(1)}


def test_a_look_makes_the_next_unknown_card_a_known_one() -> None:
    cells = bag((1, 2, 0), top=(CAT,))
    BAG.look(cells, BEE)
    assert cells == bag((1, 1, 0), top=(CAT, BEE))
    assert BAG.count(cells) == 4


def test_a_shuffle_forgets_every_known_place() -> None:
    cells = bag((1, 0, 0), top=(CAT, ANT), bottom=(BEE, CAT))
    BAG.shuffle(cells)
    assert cells == bag((2, 1, 2))


def test_a_card_that_cannot_be_on_top_is_not_drawn() -> None:
    for cells in (bag((0, 1, 0)), bag((1, 1, 0), top=(BEE,)), bag(bottom=(BEE, ANT)), bag()):
        before = cells[:]
        with pytest.raises(ValueError, match="ant cannot be on top of pile"):
            BAG.draw(cells, ANT)
        assert cells == before


def test_nobody_sees_a_card_that_is_not_there() -> None:
    cells = bag((0, 1, 0), bottom=(ANT,))
    before = cells[:]
    with pytest.raises(ValueError, match="there is no unknown ant in pile"):
        BAG.look(cells, ANT)
    assert cells == before


def test_there_is_room_for_so_many_known_cards_only() -> None:
    cells = bag((1, 0, 0), top=(ANT, BEE, CAT), bottom=(CAT, BEE, ANT))
    before = cells[:]
    for put in (BAG.put_on_top, BAG.put_at_bottom, BAG.look):
        with pytest.raises(ValueError, match="pile has room for 3 known cards only"):
            put(cells, ANT)
        assert cells == before


def test_a_bag_never_touches_the_cells_of_others() -> None:
    cells = [7, 8, *bag((1, 1, 1), top=(ANT,), bottom=(BEE,))[2:], 9]
    BAG.draw(cells, ANT)
    BAG.draw(cells, CAT)
    BAG.look(cells, ANT)
    BAG.shuffle(cells)
    assert cells == [7, 8, *bag((1, 2, 0))[2:], 9]


# The same cards in a bag and as real cards --------------------------------------------------------------------------


def given_that(lying: Orders, place: int, kind: int) -> Orders:
    """The orders with this kind at that place."""
    left = {order: chance for order, chance in lying.items() if order[place] == kind}
    return {order: chance / sum(left.values()) for order, chance in left.items()}


def inserted(lying: Orders, kind: int, places: range) -> Orders:
    """A card goes to any of these places."""
    found: Orders = {}
    for order, chance in lying.items():
        for place in places:
            longer = (*order[:place], kind, *order[place:])
            found[longer] = found.get(longer, Fraction(0)) + chance / len(places)
    return found


def shuffled(lying: Orders) -> Orders:
    """The same cards in any order."""
    cards = next(iter(lying))
    return orders(tuple([cards.count(kind) for kind in range(len(KINDS))]))


KIND = st.sampled_from((ANT, BEE, CAT))
DEED = st.tuples(st.sampled_from(("top", "bottom", "add", "shuffle", "draw", "look")), KIND)


@settings(deadline=None, derandomize=True, max_examples=100)
@given(st.lists(DEED, max_size=12))
def test_whatever_is_done_a_bag_knows_the_chances_of_the_next_card(deeds: list[tuple[str, int]]) -> None:
    cells = bag((1, 1, 1))
    lying = orders((1, 1, 1))
    for deed, kind in deeds:
        count, top, bottom = BAG.count(cells), cells[BAG.top], cells[BAG.bottom]
        if deed == "draw" and kind in BAG.draws(cells):
            BAG.draw(cells, kind)
            lying = {order[1:]: chance for order, chance in given_that(lying, 0, kind).items()}
        elif deed == "look" and cells[BAG.at + kind] and top < BAG.slots:
            BAG.look(cells, kind)
            lying = given_that(lying, top, kind)
        elif deed == "shuffle":
            BAG.shuffle(cells)
            lying = shuffled(lying)
        elif count < 5 and deed == "add":
            BAG.add(cells, kind)
            lying = inserted(lying, kind, range(top, count - bottom + 1))
        elif count < 5 and deed == "top" and top < BAG.slots:
            BAG.put_on_top(cells, kind)
            lying = inserted(lying, kind, range(1))
        elif count < 5 and deed == "bottom" and bottom < BAG.slots:
            BAG.put_at_bottom(cells, kind)
            lying = inserted(lying, kind, range(count, count + 1))
        assert drawn(cells, min(1, BAG.count(cells))) == first(lying, 1)
        assert BAG.read(BAG.write(cells)) == cells[2:]
    assert drawn(cells, BAG.count(cells)) == lying


# Texts ----------------------------------------------------------------------------------------------------------------


def examples() -> Iterator[tuple[list[int], str]]:
    """Bags and how they are written."""
    yield bag(), "none"
    yield bag((2, 0, 1)), "ant=2 cat=1"
    yield bag((0, 1, 0), top=(CAT, ANT)), "bee=1 top:cat,ant"
    yield bag((0, 1, 0), bottom=(ANT, ANT)), "bee=1 bottom:ant,ant"
    yield bag(top=(BEE,), bottom=(CAT,)), "top:bee bottom:cat"
    yield [0, 0] + [HOLE] * BAG.size, "?"
    yield holes_in(bag()), "? none"
    yield holes_in(bag((1, 1, 1), top=(ANT,), bottom=(BEE, CAT))), "? top:ant bottom:bee,cat"


def holes_in(cells: list[int]) -> list[int]:
    """The bag as seen by somebody who knows the known cards only."""
    return [*cells[: BAG.at], *[HOLE] * len(KINDS), *cells[BAG.top :]]


@pytest.mark.parametrize(("cells", "text"), tuple(examples()), ids=str)
def test_a_bag_is_written_and_read_back(cells: list[int], text: str) -> None:
    assert BAG.write(cells) == text
    assert BAG.read(text) == cells[2:]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("dog=1", "'dog' is none of ant, bee, cat"),
        ("ant", "'' is not a whole number"),
        ("ant=many", "'many' is not a whole number"),
        ("ant=-1", "-1 is not between 0 and 1000000"),
        ("ant=1 middle:bee", "'middle' is neither top nor bottom"),
        ("top:dog", "'dog' is none of ant, bee, cat"),
        ("top:", "'' is none of ant, bee, cat"),
        ("bottom:ant,ant,ant,ant", "pile has room for 3 known cards only"),
    ],
)
def test_a_wrong_text_is_refused_with_a_reason(text: str, error: str) -> None:
    with pytest.raises(ValueError, match=f"^{error}$"):
        BAG.read(text)


def test_a_bag_has_its_place_in_a_layout() -> None:
    assert Layout((Number("one", 0, 0, 9), Number("two", 1, 0, 9), BAG)).size == SIZE
    with pytest.raises(ValueError, match="field pile begins at 2, but the cells before it end at 1"):
        Layout((Number("one", 0, 0, 9), BAG))
    assert Layout((Number("one", 0, 0, 9), BAG), size=SIZE + 1).size == SIZE + 1
    with pytest.raises(ValueError, match="field two begins at 0, but the cells before it end at 1"):
        Layout((Number("one", 0, 0, 9), Number("two", 0, 0, 9), BAG), size=SIZE)


def test_fields_need_not_stand_in_the_order_of_their_cells() -> None:
    layout = Layout((Number("two", 1, 0, 9), BAG, Number("one", 0, 0, 9)))
    assert (layout.size, [field.name for field in layout.fields][::2]) == (SIZE, ["two", "one"])
