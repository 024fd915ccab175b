"""An analysis in words: what is said of whom, and where marks lie on a curve."""

from dataclasses import replace

import pytest

from shiai.analysis import Analysis, Option, Rating
from shiai.core.messages import Event, Message
from shiai.i18n.catalogue import Catalogue
from shiai.web.analysis_words import HEIGHT, WIDTH, AnalysisTeller

FIGHT, PASS = Message("choice-fight", {}, ""), Message("choice-pass", {}, "")
ROUND = Message("moment-turn", {"round": 1, "turn": 2}, "")


def rating(number: int, seat: int, chance: float, loss: float, told: tuple[Message, ...] = (PASS,)) -> Rating:
    """A rating as a search could find it: fighting was better."""
    options = (Option((FIGHT,), 1.0, chance),)
    return Rating(number, seat, (), ROUND, told, False, chance, loss, 0.001, 0.0, not loss, options, ())


def teller(*ratings: Rating, teams: tuple[int, ...] = (0, 0), mine: tuple[int, ...] = (0,)) -> AnalysisTeller:
    """Somebody who tells a game of two people that ended after ten choices; the first seat lost."""
    found = Analysis("samurai_spirit", 1, ("a", "b"), teams, () if teams == (0, 0) else (1,), 10, ratings)
    event = Event("event-passed", {"samurai": "gorobei", "total": 5}, "", None)
    return AnalysisTeller(found, Catalogue("en", "samurai_spirit"), ("You", "Aki"), mine, lambda since, until: (event,))


@pytest.mark.parametrize(
    ("seat", "mine", "title"), [(0, (0,), "Costly choice"), (1, (0,), "Mistake: Aki"), (0, (), "Mistake: You")]
)
def test_a_partner_who_errs_is_named(seat: int, mine: tuple[int, ...], title: str) -> None:
    (side,) = teller(rating(2, seat, 0.6, 0.2), mine=mine).sides()
    assert next(moment for moment in side.moments if moment.kind == "own").title == title


def test_what_was_chosen_and_what_was_better_are_told() -> None:
    (side,) = teller(rating(2, 0, 0.6, 0.2)).sides()
    moment = next(each for each in side.moments if each.kind == "own")
    assert moment.lines[0].startswith("Chosen: Pass")
    assert moment.lines[1].startswith("Better: Fight")
    assert (moment.points, moment.chance, moment.number) == ("−20 points", "Chance of winning: 60% → 40%", 3)


def test_of_a_plan_only_the_difference_is_told_and_a_mixture_with_shares() -> None:
    plan = (PASS, PASS, FIGHT)
    mixed = (Option((FIGHT, FIGHT, PASS), 0.7, 0.6), Option((FIGHT, FIGHT, FIGHT), 0.3, 0.6))
    (side,) = teller(replace(rating(2, 0, 0.6, 0.2, plan), options=mixed)).sides()
    moment = next(each for each in side.moments if each.kind == "own")
    assert moment.lines[0].startswith("Chosen: Pass")
    assert "Fight" not in moment.lines[0]
    assert [line.partition(":")[0] for line in moment.mixture] == ["70%", "30%"]
    assert moment.mixture[1].endswith("(×2)")


def test_luck_is_told_with_what_it_brought() -> None:
    (side,) = teller(rating(0, 0, 0.6, 0.0), rating(4, 0, 0.2, 0.0)).sides()
    moment = side.moments[0]
    assert (moment.title, moment.points, moment.number) == ("Bad luck", "−40 points", 4)
    assert "Gorobei" in moment.lines[0]
    assert "turn 2" in moment.when


def test_marks_lie_on_the_curve_also_between_own_choices() -> None:
    ratings = (rating(0, 0, 0.5, 0.0), rating(3, 1, 0.5, 0.3), rating(5, 0, 0.9, 0.0))
    side = teller(*ratings, teams=(0, 1)).sides()[0]
    gift = next(mark for mark in side.marks if mark.label.startswith("Mistake: Aki"))
    assert gift.x == pytest.approx(WIDTH * 0.4)
    assert gift.y == pytest.approx(HEIGHT * (1 - 0.8))  # three quarters of the way from 50 % after 1 to 90 % after 5


def test_play_and_sums_are_told() -> None:
    side = teller(rating(0, 0, 0.5, 0.1), rating(3, 1, 0.5, 0.3), rating(5, 0, 0.4, 0.0), teams=(0, 1)).sides()[0]
    assert side.play == ("Your play: one good choice, one costly one.", "Aki: 0 good choices, one costly one.")
    assert side.sums == (
        ("Your choices", "−10 points"),
        ("Choices of the other side", "+30 points"),
        ("Luck and what was hidden", "−70 points"),
    )
    assert side.verdict == "Luck moved this game more than the choices did."


def test_a_message_of_another_version_is_left_out() -> None:
    (side,) = teller(rating(2, 0, 0.6, 0.2, (Message("choice-no-more", {}, ""),))).sides()
    assert next(moment for moment in side.moments if moment.kind == "own").lines[0] == "Chosen: –"
