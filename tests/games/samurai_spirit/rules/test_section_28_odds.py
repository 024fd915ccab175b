"""Section 28: what the players know of the face-down piles, as the exact odds of the next card."""

from fractions import Fraction
from typing import Any

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import asked, field, given, luck, names, play, step
from tests.proof import proves


def odds(state: SamuraiSpirit, *cards: str) -> Fraction:
    """How likely luck shows one of these cards now."""
    weights = luck(state)
    return Fraction(sum([weights.get(f"card {card}", 0) for card in cards]), sum(weights.values()))


def recycling(discard: str = "P4-03 P1-13", lines: str = "B6-04", **more: Any) -> SamuraiSpirit:
    """Kyuzo's turn has begun with the recycle boss, before luck picks a discard; three raiders lie in the stack."""
    words: dict[str, Any] = {"raiders": 3, "rest": "intruders", "fields": {"round": 3, "passed": "gorobei"}} | more
    state = given(step="turn", lines={"kyuzo": lines, "kanbei": "P4-06 P4-05"}, discard=discard, **words)
    return play(state, "kyuzo: first penalty first")


@proves("SS-28.11", "SS-28.12")
def test_a_card_recycled_before_an_intruder_slipped_in_may_be_that_intruder() -> None:
    # P4-03 is one of four cards when the top one goes to the intruders; then P1-13 is mixed into the three others.
    state = play(recycling(), "luck: card P4-03", "kyuzo: support kanbei", "kanbei: pass", "kyuzo: first penalty first")
    assert field(state, "raider_stack") == "unseen_2*4"
    assert field(state, "intruder_stack").startswith("unseen_1 unseen*")
    play(state, "kyuzo: fight")
    assert odds(state, "P1-13") == Fraction(1, 4)
    assert odds(state, "P4-03") == Fraction(3, 4) * Fraction(1, 4)
    assert odds(state, "B6-04", "P4-06", "P4-05") == 0


@proves("SS-28.11", "SS-28.12")
def test_the_odds_of_that_intruder_know_what_cannot_be_there() -> None:
    state = play(recycling(), "luck: card P4-03", "kyuzo: support kanbei", "kanbei: fight", "luck: card P1-02")
    play(state, "kanbei: attack", "kanbei: use")  # 9
    assert (asked(state), step(state)) == ("luck", "discard_intruder")
    assert odds(state, "P4-03") == Fraction(1, 3)  # it was not the card that Kanbei drew
    assert odds(state, "P1-13") == 0  # still discarded
    play(state, "luck: card P4-03")
    assert step(state) == "discard_intruder"
    assert odds(state, "P4-03") == 0
    assert odds(state, "P1-01") > 0  # an intruder from the beginning


@proves("SS-28.11")
def test_two_cards_recycled_into_the_same_stack_are_alike() -> None:
    state = recycling("P4-03 P1-13 P3-02", "P2-07 B6-04")
    play(state, "luck: card P4-03", "kyuzo: fight", "luck: card P2-02", "kyuzo: discard")
    play(state, "kanbei: pass", "kyuzo: first penalty first", "luck: card P3-02")
    assert field(state, "raider_stack") == "unseen_1*4"  # no new shuffle: no card of the last one lies elsewhere
    play(state, "kyuzo: fight")
    assert odds(state, "P3-02") == odds(state, "P4-03") == Fraction(1, 4)


@proves("SS-28.11")
def test_a_known_card_mixed_into_the_stack_is_one_of_its_cards() -> None:
    # The lowest card was known before the shuffle, so it is one of the four; the two others are unseen ones.
    state = play(recycling(bottom="P2-13"), "luck: card P4-03", "kyuzo: fight")
    assert odds(state, "P2-13") == odds(state, "P4-03") == Fraction(1, 4)
    rest = [name.removeprefix("card ") for name in names(state, "luck") if name not in ("card P2-13", "card P4-03")]
    assert odds(state, *rest) == Fraction(1, 2)


@proves("SS-28.11")
def test_unseen_intruders_and_unseen_raiders_are_any_of_the_cards_left() -> None:
    # 27 cards: B6-04, P4-06, P4-05 lie open, P4-03 and P1-13 were discarded; 22 places are unknown.
    state = play(recycling(), "luck: card P4-03", "kyuzo: fight")
    plunderers = [name for name in names(state, "luck") if name.startswith("card P") and name != "card P4-03"]
    lieutenants = [name for name in names(state, "luck") if name.startswith("card L")]
    assert (len(plunderers), len(lieutenants)) == (21 - 4, 3)
    each = Fraction(3, 4) * Fraction(1, 22)
    assert {odds(state, name.removeprefix("card ")) for name in plunderers + lieutenants} == {each}
    # Two bosses are left among the six that nobody has seen.
    bosses = [name.removeprefix("card ") for name in names(state, "luck") if name.startswith("card B")]
    assert {odds(state, boss) for boss in bosses} == {each * Fraction(2, 6)}
    assert len(bosses) == 6


@proves("SS-28.3", "SS-28.11")
@pytest.mark.parametrize(
    ("words", "plunderer", "leader", "name"),
    [
        ({"fields": {"round": 2}}, Fraction(1, 24), Fraction(3, 7) / 24, "L5-01"),
        ({"fields": {"round": 2}, "discard": "L5-02"}, Fraction(1, 23), Fraction(2, 6) / 23, "L5-01"),
        ({"fields": {"round": 3}}, Fraction(1, 27), Fraction(3, 7) / 27, "B6-01"),
        ({"fields": {"round": 3}, "discard": "B6-02 B6-03"}, Fraction(1, 25), Fraction(1, 5) / 25, "B6-01"),
        ({"fields": {"round": 3}, "difficulty": "easy"}, Fraction(1, 22), Fraction(2, 7) / 22, "B6-01"),
    ],
)
def test_nobody_knows_which_leaders_were_added(
    words: dict[str, Any], plunderer: Fraction, leader: Fraction, name: str
) -> None:
    state = play(given(**words), "kyuzo: fight")
    assert odds(state, "P1-02") == plunderer
    assert odds(state, name) == leader


@proves("SS-28.11")
def test_leaders_of_which_all_have_been_seen_come_no_more() -> None:
    state = play(given(fields={"round": 2}, discard="L5-01 L5-02 L5-03"), "kyuzo: fight")
    assert {name[:6] for name in names(state, "luck")} == {"card P"}
    assert odds(state, "P1-02") == Fraction(1, 21)
