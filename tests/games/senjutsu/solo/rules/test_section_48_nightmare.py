"""Section 48: enemies with nightmare cards."""

from collections import Counter
from typing import Any

import pytest

from shiai.games.senjutsu.cards.cards import HERO_DESIGNS, STANDARD_DESIGNS
from tests.games.senjutsu.given import of
from tests.games.senjutsu.solo.horde_given import begun, drawn_from
from tests.proof import proves


@proves("SJ-48.1")
def test_nightmare_cards_have_a_keyword_and_a_prefix() -> None:
    cards = STANDARD_DESIGNS[HERO_DESIGNS:]
    by_keyword = [card.number for card in cards if "nightmare" in card.record["keywords"].split()]
    by_prefix = [card.number for card in cards if card.number.startswith("SN") or card.number.endswith("-N")]
    assert by_keyword == by_prefix
    assert len(by_keyword) == 20  # deck 8, and one of every hero but Hachiko


@proves("SJ-48.2")
@pytest.mark.parametrize(
    ("name", "without", "instead"),
    [
        ("samurai_boss", {1: 2, 4: 2, 5: 2}, {1: 2, 4: 1, 5: 2, 8: 1}),
        ("ashigaru_katana", {2: 1, 4: 2, 5: 2}, {2: 1, 4: 1, 5: 2, 8: 1}),
        ("ashigaru_yari", {2: 1, 3: 2, 5: 2}, {2: 1, 3: 1, 5: 2, 8: 1}),
        ("ronin", {1: 1, 3: 1, 4: 2, 5: 1}, {1: 1, 4: 2, 5: 1, 8: 1}),
        ("arquebusier", {2: 1, 5: 2, 7: 3}, {2: 1, 5: 2, 7: 3}),  # its recipe has neither deck 3 nor deck 4
    ],
)
def test_one_card_of_deck_3_or_4_comes_from_deck_8(name: str, without: dict[int, int], instead: dict[int, int]) -> None:
    assert drawn_from(begun(enemy_1=name, extra_card="second"), 1) == without
    assert drawn_from(begun(enemy_1=name, extra_card="second", nightmare=True), 1) == instead


@proves("SJ-A.37")
def test_by_the_other_reading_all_cards_of_deck_3_and_4_come_from_deck_8() -> None:
    every: dict[str, Any] = {"nightmare": True, "all_nightmares": True}
    assert drawn_from(begun(enemy_1="samurai_boss", extra_card="second", **every), 1) == {1: 2, 5: 2, 8: 2}
    assert drawn_from(begun(enemy_1="samurai_boss", extra_card="first", **every), 1) == {1: 2, 5: 1, 8: 3}
    assert drawn_from(begun(enemy_1="ronin", extra_card="first", **every), 1) == {1: 1, 2: 1, 5: 1, 8: 2}
    assert drawn_from(begun(extra_card="first", all_nightmares=True), 1) == {1: 2, 4: 3, 5: 1}  # no nightmare at all


@proves("SJ-48.2", "SJ-A.37")
def test_when_deck_8_is_empty_the_recipe_is_as_usual() -> None:
    crowd = {f"enemy_{number}": "ashigaru_katana" for number in range(1, 5)}
    state = begun(**crowd, extra_card="second", nightmare=True, all_nightmares=True)
    total: Counter[int] = Counter()
    for figure in range(1, 5):
        total.update(drawn_from(state, figure))
    assert total[8] == 5
    assert total[4] == 3


@proves("SJ-48.3")
@pytest.mark.parametrize(("name", "card"), [("monk", "S-Monk-N"), ("onna_bugeisha", "S-Onna-Bugeisha-N")])
def test_a_nightmare_hero_has_its_own_nightmare_card(name: str, card: str) -> None:
    assert card not in of(begun(enemy_1=name), 1, "stock")
    state = begun(enemy_1=name, nightmare=True, extra_card="second")
    assert of(state, 1, "stock").count(card) == 1
    assert len(of(state, 1, "stock")) == 5
    assert drawn_from(state, 1)[8] == 1  # and one of deck 8 as everybody else
