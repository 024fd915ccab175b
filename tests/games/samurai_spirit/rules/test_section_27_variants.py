"""Section 27: variants."""

from itertools import permutations

import pytest

from shiai.core.errors import OptionError
from shiai.games.samurai_spirit.rules.components import SAMURAI_NAMES
from tests.games.samurai_spirit.doll_check import DOLLS, OTHERS
from tests.games.samurai_spirit.given import GAME, field, given, line, names, party, play, start, step
from tests.proof import proves


@proves("SS-27.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_absent_tokens_may_be_added_to_games_with_three_to_six_players(players: int) -> None:
    samurai = " ".join(SAMURAI_NAMES[:players])
    first = SAMURAI_NAMES[0]
    with_tokens = given(samurai, step="turn", absent_tokens=True)
    absent = SAMURAI_NAMES[players:]
    assert len(absent) == 7 - players
    assert names(with_tokens, first) == {"done", *[f"use_token {name}" for name in absent]}
    play(with_tokens, f"{first}: use_token katsushiro")
    assert field(with_tokens, "gained_seat_1") == "katsushiro"
    assert step(given(samurai, step="turn")) == "choose_action"
    assert step(given(samurai, step="turn", absent_tokens=False)) == "choose_action"


@proves("SS-27.1")
def test_two_players_have_the_tokens_in_any_case_and_seven_can_never_have_them() -> None:
    assert step(given("kyuzo kanbei", step="turn", absent_tokens=False)) == "absent_tokens"
    assert step(given("kyuzo kanbei", step="turn", absent_tokens=True)) == "absent_tokens"
    with pytest.raises(OptionError, match=r"SS-27\.1"):
        GAME.start(players=7, absent_tokens=True)
    GAME.start(players=7, absent_tokens=False)


@proves("SS-27.1", "SS-25.16")
def test_with_the_tokens_comes_the_doll_check() -> None:
    discard = " ".join(OTHERS[:26])
    state = given("kyuzo kanbei gorobei daisuke", discard=discard, absent_tokens=True)
    play(state, "kyuzo: fight")
    assert names(state, "luck") == {f"card {card}" for card in DOLLS}
    without = given("kyuzo kanbei gorobei daisuke", discard=discard)
    play(without, "kyuzo: fight")
    assert len(names(without, "luck")) == 52 - 26


@proves("SS-27.2")
def test_samurai_may_be_chosen_and_seated_freely() -> None:
    for samurai in permutations(SAMURAI_NAMES, 2):
        assert party(start(players=2, samurai=",".join(samurai))) == list(samurai)
    assert party(start(players=7, samurai=",".join(reversed(SAMURAI_NAMES)))) == list(reversed(SAMURAI_NAMES))


@proves("SS-27.2")
def test_the_seating_decides_who_is_whose_neighbour() -> None:
    for samurai, left in [("heihachi kyuzo kanbei", "kyuzo"), ("heihachi kanbei kyuzo", "kanbei")]:
        state = given(samurai, step="turn", lines={"heihachi": "P3-03"}, top="P1-02")  # draw_left
        assert line(state, left) == ["P1-02"]


@proves("SS-27.2")
@pytest.mark.parametrize("samurai", ["kyuzo,kyuzo", "kyuzo", "kyuzo,kanbei,gorobei", "kyuzo,toshiro"])
def test_a_choice_that_does_not_fit_the_seats_is_refused(samurai: str) -> None:
    with pytest.raises(OptionError):
        GAME.start(players=2, samurai=samurai)
