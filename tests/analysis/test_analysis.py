"""The analysis of recorded games: what is rated, from which view, and what the ratings amount to."""

import json
from dataclasses import replace
from random import Random
from typing import Final

import pytest

import shiai
from shiai.analysis import Analysis, AnalysisError, Budget, Decision, Rating, analyse, decisions_of, rate
from shiai.analysis.rate import chance_of, chances
from shiai.analysis.ratings import COSTLY, COSTLY_PLAN, ERRORS, read_rating
from shiai.analysis.report import KEY, LUCK, OTHERS, OWN, read_analysis
from shiai.core.messages import Message
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from tests.analysis.records import played

GAMES: Final = tuple([game.id for game in shiai.all_games()])
TINY: Final = Budget(10, 6)
SOME: Final = Budget(60, 24)


def shortened(record: Record, choices: int) -> Record:
    """The first choices of a record."""
    state = record.start()
    found = Record(state, record.tags)
    for seat, action in record.choices[:choices]:
        found.play(state, seat, action)
    return found


# What is rated --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_rated_once_and_formalities_are_not(game: str) -> None:
    record = played(game, "heuristic", most=40)
    decisions = decisions_of(record)
    numbers = [number for decision in decisions for number in (decision.number, *decision.later)]
    assert decisions
    assert len(numbers) == len(set(numbers))
    for number, (state, (seat, action)) in enumerate(zip(record.states(), record.choices, strict=False)):
        free = seat != CHANCE and len(state.legal(seat)) > 1
        if number in numbers:
            decision = next(each for each in decisions if number in (each.number, *each.later))
            assert (decision.seat, action in decision.actions) == (seat, True)
        else:
            assert not free


def test_a_sealed_plan_is_one_decision_whatever_the_others_do_meanwhile() -> None:
    record = played("seven_ronin", "heuristic", most=20)
    plans = [decision for decision in decisions_of(record) if decision.view.stack[-1].sealed]
    attack = next(decision for decision in plans if decision.seat == 0)
    assert len(attack.actions) > 3
    assert attack.view.name(attack.actions[-1]) == "done"


def test_only_the_seats_that_are_asked_for_are_rated() -> None:
    record = played("seven_ronin", "heuristic", most=40)
    assert {decision.seat for decision in decisions_of(record)} == {0, 1}
    assert {decision.seat for decision in decisions_of(record, (1,))} == {1}


def test_choices_that_were_made_for_somebody_are_left_out() -> None:
    record = played("way_of_the_samurai", "heuristic", most=30)
    numbers = [decision.number for decision in decisions_of(record)]
    assert [decision.number for decision in decisions_of(record, skipped=numbers[:2])] == numbers[2:]


# The rating of a decision ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_is_the_same_for_the_same_seed_and_survives_being_stored(game: str) -> None:
    record = played(game, "random", most=12)
    found = analyse(record, budget=TINY, seed="7")
    assert analyse(record, budget=TINY, seed="7") == found
    stored = json.loads(json.dumps(found.data()))
    assert read_analysis(stored).data() == found.data()
    assert stored["version"] == 1
    for rating in found.ratings:
        assert 0.0 <= rating.chance <= 1.0
        assert rating.options
        assert sum([option.share for option in rating.options]) == pytest.approx(1.0)
    for side in found.sides:
        assert side.start + sum([change.size for change in side.changes]) == pytest.approx(side.end)


@pytest.mark.parametrize(("game", "seat"), [("senjutsu", 0), ("seven_ronin", 1)])
def test_a_rating_depends_on_nothing_that_the_seat_could_not_see(game: str, seat: int) -> None:
    record = played(game, "heuristic", most=40)
    decision, other = next(
        (each, world)
        for each in decisions_of(record, (seat,))
        for world in [each.view.fill(Random(number)) for number in range(3)]
        if world.cells != record.at(each.number).cells
    )
    assert other.redact(seat).cells == decision.view.cells
    elsewhere = replace(decision, view=other.redact(seat))
    assert rate(elsewhere, TINY, "1") == rate(decision, TINY, "1")


def test_a_plan_is_rated_the_same_whatever_the_other_seat_has_sealed() -> None:
    """Two games that differ in what the attacker planned in secret. The other games hide nothing from their seats."""
    record = played("seven_ronin", "heuristic", most=17)
    mine = next(each for each in decisions_of(record, (1,)))
    state = record.start()
    other = Record(state)
    while 0 in state.actors():
        other.play(state, 0, state.legal(0)[0])
    for action in mine.actions:
        other.play(state, 1, action)
    assert other.choices != shortened(record, len(other.choices)).choices
    ratings = [rate(decisions_of(each, (1,))[0], TINY, "3") for each in (record, other)]
    assert ratings[0].told == ratings[1].told
    assert replace(ratings[0], number=0, later=()) == replace(ratings[1], number=0, later=())


def losing_decision() -> Decision:
    """A turn of Samurai Spirit in which passing at once gives the village away."""
    record = played("samurai_spirit", "heuristic", most=30)
    decision = next(each for each in decisions_of(record) if "pass" in names_of(each))
    return replace(decision, actions=(decision.view.action("pass"),))


def names_of(decision: Decision) -> list[str]:
    return [decision.view.name(action) for action in decision.view.legal(decision.seat)]


def test_a_choice_that_throws_a_game_away_is_costly_and_a_better_one_is_named_with_reasons() -> None:
    rating = rate(losing_decision(), SOME, "1")
    assert rating.costly
    assert rating.loss >= max(COSTLY, ERRORS * rating.error)
    assert rating.after < rating.chance
    assert rating.options[0].told != rating.told
    assert rating.reasons


def test_the_choice_that_the_search_recommends_loses_nothing() -> None:
    decision = losing_decision()
    best = rate(decision, SOME, "1").options[0].told[0]
    action = next(each for each in decision.view.legal(decision.seat) if decision.view.describe(each) == best)
    rating = rate(replace(decision, actions=(action,)), SOME, "1")
    assert rating.found
    assert (rating.loss, rating.costly) == (0.0, False)


def test_chances_are_those_that_fit_the_results_of_games() -> None:
    view = decisions_of(played("way_of_the_samurai", "heuristic", most=30))[0].view
    fitted = view.setup.game.calibrated(view, 0, 0.3)
    assert fitted != pytest.approx(0.3)
    assert chance_of(view, 0.3) == pytest.approx(0.5 + 0.5 * fitted)
    chance, loss, error = chances(view, [0.2, 0.4], [0.1, 0.2])
    assert chance == pytest.approx(chance_of(view, 0.3), abs=0.001)
    assert loss == pytest.approx(chance - chance_of(view, 0.15), abs=0.001)
    assert error == pytest.approx(loss / 0.15 * 0.05, abs=0.001)


def test_a_secret_plan_is_compared_with_a_mixture() -> None:
    record = played("seven_ronin", "random", "heuristic", seed=2, most=25)
    plans = [each for each in decisions_of(record, (0,)) if each.view.stack[-1].sealed]
    ratings = [rate(each, Budget(100, 4), "1") for each in plans]
    assert all(rating.sealed for rating in ratings)
    assert any(len(rating.options) > 1 for rating in ratings)


def rating(number: int, seat: int, chance: float, loss: float, error: float = 0.001, lead: float = 0.0) -> Rating:
    """A rating as a search could find it."""
    message = Message("choice-x", {}, "")
    found = not loss
    return Rating(number, seat, (), message, (message,), False, chance, loss, error, lead, found, (), ())


@pytest.mark.parametrize(
    ("loss", "error", "costly"),
    [(0.2, 0.05, True), (0.2, 0.1, False), (0.03, 0.001, False), (COSTLY, 0.001, True), (-0.2, 0.01, False)],
)
def test_a_loss_within_its_noise_is_not_costly(loss: float, error: float, costly: bool) -> None:
    assert rating(0, 0, 0.5, loss, error).costly == costly


def test_a_plan_against_opponents_must_lose_more_to_be_costly() -> None:
    plan = replace(rating(0, 0, 0.5, (COSTLY + COSTLY_PLAN) / 2), sealed=True)
    assert not plan.costly
    assert replace(plan, sealed=False).costly
    assert replace(plan, loss=COSTLY_PLAN).costly


def test_a_rating_survives_being_stored() -> None:
    found = rate(losing_decision(), TINY, "1")
    stored = json.loads(json.dumps(found.data()))
    assert read_rating(stored).data() == found.data()


# What the ratings amount to -------------------------------------------------------------------------------------------


def duel(*ratings: Rating, winners: tuple[int, ...] | None = (1,)) -> Analysis:
    return Analysis("x", 1, ("a", "b"), (0, 1), winners, 20, ratings)


def test_luck_own_choices_and_those_of_the_other_side_add_up_to_the_result() -> None:
    found = duel(
        rating(0, 0, 0.6, 0.1), rating(2, 1, 0.5, 0.2), rating(5, 0, 0.9, 0.0), rating(9, 0, 0.4, 0.3), winners=(1,)
    )
    side = found.sides[0]
    assert [number for number, _ in side.points] == [0, 1, 5, 6, 9, 10, 20]
    assert [chance for _, chance in side.points] == pytest.approx([0.6, 0.5, 0.9, 0.9, 0.4, 0.1, 0.0])
    assert side.sum(OWN) == pytest.approx(-0.4)
    assert side.sum(OTHERS) == pytest.approx(0.2)  # between the first and the second own choice
    assert side.sum(LUCK) == pytest.approx(-0.4)
    assert side.start + side.sum(OWN) + side.sum(OTHERS) + side.sum(LUCK) == pytest.approx(side.end)
    assert found.sides[1].end == 1.0


def test_nobody_is_given_a_chance_above_certainty() -> None:
    side = duel(rating(0, 0, 0.5, 0.0), rating(2, 1, 0.98, 0.98), rating(5, 0, 0.9, 0.0), winners=(0,)).sides[0]
    assert [(change.before, change.after) for change in side.changes if change.kind == OTHERS] == [(0.5, 1.0)]
    assert side.start + side.sum(OWN) + side.sum(OTHERS) + side.sum(LUCK) + side.sum(KEY) == pytest.approx(side.end)


def test_a_team_has_one_curve_and_an_end_that_all_share() -> None:
    found = Analysis("x", 1, ("a", "b"), (0, 0), (), 9, (rating(0, 0, 0.6, 0.1), rating(2, 1, 0.5, 0.2)))
    assert [side.seats for side in found.sides] == [(0, 1)]
    assert found.sides[0].end == 0.0
    assert found.sides[0].sum(OTHERS) == 0.0


def test_moments_are_the_costly_choices_then_what_else_turned_the_game() -> None:
    costly = [rating(number, 0, 0.9, loss) for number, loss in ((0, 0.3), (2, 0.1), (4, 0.5), (6, 0.2))]
    assert [change.number for change in duel(*costly).sides[0].moments] == [0, 4, 6]
    lucky = duel(rating(0, 0, 0.3, 0.0), rating(5, 0, 0.8, 0.0, lead=0.4), rating(9, 0, 0.8, 0.1), winners=(0,))
    assert [(change.kind, change.number) for change in lucky.sides[0].moments] == [(LUCK, 5), (KEY, 5), (OWN, 9)]


def test_good_and_costly_choices_are_counted_by_seat() -> None:
    found = duel(rating(0, 0, 0.6, 0.1), rating(2, 0, 0.6, 0.0), rating(4, 0, 0.6, 0.01), rating(6, 1, 0.5, 0.2))
    assert [(found.good(seat), found.costly(seat)) for seat in (0, 1)] == [(2, 1), (0, 1)]


def test_the_rating_of_a_moment_is_found_also_within_a_plan() -> None:
    plan = replace(rating(3, 0, 0.5, 0.1), later=(5, 6))
    found = duel(rating(0, 1, 0.6, 0.1), plan)
    assert [found.rating_at(number) for number in (3, 4, 5, 6)] == [plan, None, plan, plan]


def test_a_game_without_decisions_cannot_be_analysed() -> None:
    with pytest.raises(AnalysisError, match="nothing to analyse"):
        analyse(shortened(played("seven_ronin", "heuristic", most=40), 0))


def test_an_analysis_of_another_version_is_refused() -> None:
    with pytest.raises(AnalysisError, match="version 2"):
        read_analysis({"version": 2})


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    found = analyse(played("samurai_spirit", "random", most=12), budget=TINY, progress=lambda *step: told.append(step))
    assert told == [(number, len(found.ratings)) for number in range(len(found.ratings) + 1)]
