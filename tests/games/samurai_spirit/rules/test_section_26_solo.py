"""Section 26: the solo game."""

from typing import Any

import pytest

from shiai.core.errors import OptionError
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.doll_check import DOLLS, OTHERS
from tests.games.samurai_spirit.given import (
    GAME,
    active,
    asked,
    given,
    line,
    luck,
    names,
    party,
    pawn_of,
    play,
    refused,
    stack_size,
    start,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

TWO = "kyuzo kanbei"
THREE = "kyuzo kanbei gorobei"


def solo(samurai: str, **more: Any) -> SamuraiSpirit:
    """A table of `given` with one player."""
    return given(samurai, players=1, solo_samurai=len(samurai.split()), **more)


# 26.1 -----------------------------------------------------------------------------------------------------------------


@proves("SS-26.1")
def test_one_player_leads_two_samurai_or_three_at_choice() -> None:
    assert len(GAME.seats(players=1)) == 2
    assert len(GAME.seats(players=1, solo_samurai=2)) == 2
    assert len(GAME.seats(players=1, solo_samurai=3)) == 3
    for number in (1, 4):
        with pytest.raises(OptionError):
            GAME.start(players=1, solo_samurai=number)


@proves("SS-26.1")
def test_with_more_players_the_number_of_solo_samurai_means_nothing() -> None:
    assert len(GAME.seats(players=2, solo_samurai=3)) == 2
    assert len(GAME.seats(players=4, solo_samurai=2)) == 4


@proves("SS-26.1")
@pytest.mark.parametrize("samurai", [TWO, THREE])
def test_the_solo_game_uses_the_two_player_rules(samurai: str) -> None:
    state = solo(samurai, step="turn", top="P2-13")
    assert (asked(state), step(state)) == ("kyuzo", "absent_tokens")
    play(state, "kyuzo: use_token heihachi", "kyuzo: done", "kyuzo: fight")
    assert "hand kanbei" in names(state, "kyuzo")


@proves("SS-26.1")
def test_three_players_do_not_use_the_two_player_rules() -> None:
    assert step(given(THREE, step="turn")) == "choose_action"


# 26.2 -----------------------------------------------------------------------------------------------------------------


@proves("SS-26.2", "SS-31.1")
@pytest.mark.parametrize(
    ("samurai", "difficulty", "barricades", "sizes", "tokens"),
    [
        (TWO, "easy", 5, [12, 13, 14], 5),
        (TWO, "normal", 4, [14, 16, 18], 5),
        (TWO, "hard", 3, [14, 16, 18], 5),
        (TWO, "heroic", 2, [14, 16, 18], 5),
        (THREE, "easy", 6, [18, 20, 22], 4),
        (THREE, "normal", 5, [21, 24, 27], 4),
        (THREE, "hard", 4, [21, 24, 27], 4),
        (THREE, "heroic", 3, [21, 24, 27], 4),
    ],
)
def test_barricades_cards_and_tokens_go_by_the_samurai_led(
    samurai: str, difficulty: str, barricades: int, sizes: list[int], tokens: int
) -> None:
    number = len(samurai.split())
    state = start(players=1, solo_samurai=number, samurai=samurai.replace(" ", ","), difficulty=difficulty)
    play(state, "luck: pick kyuzo")
    assert village(state) == (barricades, 6, 3)
    rounds = [solo(samurai, fields={"round": round}, difficulty=difficulty) for round in (1, 2, 3)]
    assert [stack_size(round) for round in rounds] == sizes
    assert len(names(state, "kyuzo", "use_token")) == tokens


# 26.3 -----------------------------------------------------------------------------------------------------------------


@proves("SS-26.3", "SS-31.46")
@pytest.mark.parametrize(("difficulty", "dealt"), [("normal", 21), ("easy", 18)])
def test_with_three_samurai_at_least_two_of_the_plunderers_dealt_are_dolls(difficulty: str, dealt: int) -> None:
    state = solo(THREE, discard=" ".join(OTHERS[: dealt - 2]), difficulty=difficulty)
    play(state, "kyuzo: fight")
    assert names(state, "luck") == {f"card {card}" for card in DOLLS}
    earlier = solo(THREE, discard=" ".join(OTHERS[: dealt - 3]), difficulty=difficulty)
    play(earlier, "kyuzo: fight")
    assert len(names(earlier, "luck")) == 52 - (dealt - 3)


# 26.4 and 26.5 --------------------------------------------------------------------------------------------------------


@proves("SS-26.4")
def test_the_samurai_of_one_player_have_turns_boards_and_wounds_of_their_own() -> None:
    state = solo(TWO, step="turn", lines={"kyuzo": "P3-13", "kanbei": "P2-07"}, top="P4-13 P1-02")
    play(state, "kyuzo: done")
    assert wounded(state) == {"kyuzo"}
    play(state, "kyuzo: fight")
    assert (line(state, "kyuzo"), line(state, "kanbei")) == (["P3-13", "P4-13"], ["P2-07"])
    assert (pawn_of(state, "kyuzo"), pawn_of(state, "kanbei")) == (7, 2)
    assert (active(state), asked(state)) == ("kanbei", "kanbei")
    assert refused(state, "kyuzo: done") == ("SS-0.14",)
    play(state, "kanbei: done", "kanbei: fight", "kanbei: defend")
    assert active(state) == "kyuzo"


@proves("SS-26.4")
def test_the_samurai_of_one_player_have_tokens_of_their_own() -> None:
    state = solo(TWO, step="turn")
    assert (token(state, "kyuzo"), token(state, "kanbei")) == ("kyuzo", "kanbei")
    play(state, "kyuzo: done", "kyuzo: support kanbei")
    assert (token(state, "kyuzo"), token(state, "kanbei")) == ("kanbei", "kanbei")


@proves("SS-26.4")
def test_a_talent_gained_by_one_samurai_is_not_gained_by_the_other() -> None:
    state = solo(TWO, step="turn", top="P4-13 P2-13 P4-01")
    play(state, "kyuzo: use_token heihachi", "kyuzo: done", "kyuzo: fight", "kyuzo: hand kanbei")
    play(state, "kanbei: done", "kanbei: fight")  # Kanbei does not have it: the 2 is attacked at once
    assert line(state, "kanbei") == ["P4-13", "P2-13"]


@proves("SS-26.5", "SS-31.1")
@pytest.mark.parametrize("samurai", [TWO, THREE])
def test_a_random_player_is_a_random_samurai(samurai: str) -> None:
    lines = {"kyuzo": "P1-09"}  # fire
    state = solo(samurai, step="turn", lines=lines, fields={"barricades": 0}, difficulty="hard")
    play(state, "kyuzo: done", "luck: reverse random_wound")
    assert luck(state) == {f"pick {name}": 1 for name in party(state)}
    play(state, f"luck: pick {samurai.split()[-1]}")
    assert wounded(state) == {samurai.split()[-1]}


@proves("SS-26.5", "SS-31.1")
@pytest.mark.parametrize(
    ("samurai", "card", "neighbour"),
    [(TWO, "P3-03", "kanbei"), (TWO, "P4-02", "kanbei"), (THREE, "P3-03", "kanbei"), (THREE, "P4-02", "gorobei")],
)
def test_a_neighbouring_player_is_a_neighbouring_samurai(samurai: str, card: str, neighbour: str) -> None:
    state = solo(samurai, step="turn", lines={"kyuzo": card}, top="P1-02")
    play(state, "kyuzo: done")
    assert line(state, neighbour) == ["P1-02"]
