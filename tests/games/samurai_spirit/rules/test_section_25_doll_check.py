"""Section 25: the two-player game, the check for two dolls among the plunderers dealt."""

from fractions import Fraction
from typing import Any

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.doll_check import (
    DOLLS,
    OTHERS,
    checked_dolls,
    dealt_dolls,
    failure,
    luck_of_dolls,
    next_is_doll,
)
from tests.games.samurai_spirit.given import given, luck, names, play, start
from tests.proof import proves

PARTY = "kyuzo kanbei gorobei daisuke heihachi katsushiro"
A_DOLL = {f"card {card}" for card in DOLLS}
ANOTHER = {f"card {card}" for card in OTHERS}
# Every game that uses section 25, with the number of plunderers dealt on Normal.
SIZES: list[tuple[dict[str, object], int]] = [
    ({"players": 2}, 14),
    ({"players": 1, "solo_samurai": 2}, 14),
    ({"players": 1, "solo_samurai": 3}, 21),
    ({"players": 3, "absent_tokens": True}, 21),
    ({"players": 4, "absent_tokens": True}, 28),
    ({"players": 5, "absent_tokens": True}, 35),
    ({"players": 6, "absent_tokens": True}, 42),
]
EASY_SIZES: list[tuple[dict[str, object], int]] = [
    (options | {"difficulty": "easy"}, dealt // 7 * 6) for options, dealt in SIZES
]


def first_draw(**options: object) -> SamuraiSpirit:
    """The very first Fight of a game, before its card is turned over."""
    seats = int(str(options.get("solo_samurai") or options["players"]))
    state = start(samurai=",".join(PARTY.split()[:seats]), **options)
    return play(state, "luck: pick kyuzo", "kyuzo: done", "kyuzo: fight")


def seen(dolls: int, others: int, samurai: str = "kyuzo kanbei", **options: Any) -> SamuraiSpirit:
    """Before the draw after so many dolls and other plunderers have come to the discard pile."""
    state = given(samurai, discard=" ".join(DOLLS[:dolls] + OTHERS[:others]), **options)
    return play(state, "kyuzo: fight")


# 25.3 and 25.6 --------------------------------------------------------------------------------------------------------


@proves("SS-25.3")
def test_when_twelve_cards_without_doll_have_come_the_other_two_are_dolls() -> None:
    assert names(seen(0, 12), "luck") == A_DOLL
    assert names(seen(0, 11), "luck") == A_DOLL | ANOTHER - {f"card {card}" for card in OTHERS[:11]}


@proves("SS-25.3")
def test_when_one_doll_and_twelve_others_have_come_the_last_card_is_a_doll() -> None:
    assert names(seen(1, 12), "luck") == A_DOLL - {"card P1-05"}
    assert len(names(seen(2, 11), "luck")) == 16 + 23  # the check says nothing about the last card any more
    assert len(names(seen(1, 11), "luck")) == 17 + 23


@proves("SS-25.3", "SS-25.4", "SS-25.16")
@pytest.mark.parametrize(("dolls", "others"), [(0, 0), (0, 6), (1, 5), (1, 11), (2, 5), (5, 0), (8, 3)])
def test_the_odds_of_a_doll_take_the_check_and_all_cards_seen_into_account(dolls: int, others: int) -> None:
    state = seen(dolls, others)
    assert luck_of_dolls(state) == next_is_doll(checked_dolls(14), 14, dolls, others)


@proves("SS-25.3")
def test_without_section_25_there_is_no_check() -> None:
    state = seen(0, 20, "kyuzo kanbei gorobei")
    assert names(state, "luck") == A_DOLL | {f"card {card}" for card in OTHERS[20:]}
    assert set(luck(state).values()) == {1}


@proves("SS-25.6", "SS-31.46")
def test_on_easy_the_check_is_made_on_the_twelve_plunderers_dealt() -> None:
    assert names(seen(0, 10, difficulty="easy"), "luck") == A_DOLL
    assert len(names(seen(0, 9, difficulty="easy"), "luck")) == 18 + 25
    assert luck_of_dolls(first_draw(players=2, difficulty="easy")) == next_is_doll(checked_dolls(12), 12)


# 25.4, 25.5 and 25.16 -------------------------------------------------------------------------------------------------


@proves("SS-25.4")
def test_a_failed_deal_is_set_aside_so_a_new_deal_has_more_dolls() -> None:
    # If failed cards were shuffled back at once, the odds would be those of a first deal that succeeds.
    first = dealt_dolls(14)
    succeeded = {number: chance for number, chance in first.items() if number >= 2}
    state = first_draw(players=2)
    assert luck_of_dolls(state) > next_is_doll(succeeded, 14)
    assert luck_of_dolls(state) == next_is_doll(checked_dolls(14), 14)


@proves("SS-25.4")
def test_a_second_deal_comes_from_the_38_plunderers_that_are_left() -> None:
    # By hand, up to the third deal, which is needed less than once in a hundred thousand games.
    first = dealt_dolls(14)
    expected = sum([number * chance for number, chance in first.items() if number >= 2], start=Fraction(0))
    for number in (0, 1):
        second = dealt_dolls(14, 18 - number, 34 - 14 + number)
        expected += first[number] * sum([dolls * chance for dolls, chance in second.items() if dolls >= 2])
    assert float(luck_of_dolls(first_draw(players=2))) == pytest.approx(float(expected / 14), rel=2e-5)


@proves("SS-25.5", "SS-31.46")
def test_all_plunderers_are_reshuffled_when_too_few_are_left_for_a_new_deal() -> None:
    # 28 of 52 are dealt with four samurai: the 24 others are too few, so only whole deals that succeed count.
    succeeded = {number: chance for number, chance in dealt_dolls(28).items() if number >= 2}
    state = first_draw(players=4, absent_tokens=True)
    assert luck_of_dolls(state) == next_is_doll(succeeded, 28)


@proves("SS-25.16", "SS-31.46", "SS-25.6")
@pytest.mark.parametrize(("options", "dealt"), SIZES + EASY_SIZES)
def test_the_check_belongs_to_every_game_of_section_25_whatever_its_size(
    options: dict[str, object], dealt: int
) -> None:
    state = first_draw(**options)
    assert luck_of_dolls(state) == next_is_doll(checked_dolls(dealt), dealt)


@proves("SS-25.16")
def test_players_learn_nothing_but_that_the_check_succeeded() -> None:
    weights = luck(first_draw(players=2))
    assert set(weights) == A_DOLL | ANOTHER  # every plunderer may still be among the fourteen
    assert len({weights[card] for card in A_DOLL}) == 1
    assert len({weights[card] for card in ANOTHER}) == 1


@proves("SS-31.46")
def test_how_often_the_check_fails() -> None:
    assert [round(failure(dealt), 4) for dealt in (14, 12, 18, 21)] == [0.0102, 0.0276, 0.0010, 0.0001]
