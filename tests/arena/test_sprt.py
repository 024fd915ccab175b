"""The sequential test: its bounds, known ratios, its errors in many simulated tests, and pairs that are all alike."""

from math import log
from random import Random

import pytest

from shiai.arena.sprt import Sprt, SprtError, expected_score, log_likelihood_ratio

POINTS = (0.0, 0.5, 1.0, 1.5, 2.0)


def counted(*counts: int) -> dict[float, int]:
    """Pairs by their score."""
    return dict(zip(POINTS, counts, strict=True))


def fed(scores: list[float]) -> Sprt:
    """A test after these pairs."""
    test = Sprt()
    for score in scores:
        test.add(score)
    return test


def simulated(rng: Random, elo: float, chances: tuple[float, ...], elo1: float) -> Sprt:
    """A whole test between bots that are so far apart; `chances` of the five scores of a pair when they are equal.

    A pair is given to the stronger one just as often as makes the mean that belongs to the lead.
    """
    pull = 2 * expected_score(elo) - 1
    test = Sprt(0.0, elo1)
    while test.verdict == "open":
        test.add(2.0 if rng.random() < pull else rng.choices(POINTS, chances)[0])
    return test


def test_the_bounds_are_those_of_wald() -> None:
    test = Sprt(alpha=0.05, beta=0.1)
    assert test.upper == pytest.approx(log(0.9 / 0.05))
    assert test.lower == pytest.approx(log(0.1 / 0.95))
    assert (test.llr, test.verdict) == (0.0, "open")


def test_pairs_won_or_lost_as_a_whole_give_the_ratio_of_coins() -> None:
    share0, share1 = expected_score(0), expected_score(20)
    known = 500 * log(share1 / share0) + 400 * log((1 - share1) / (1 - share0))
    assert log_likelihood_ratio(counted(400, 0, 0, 0, 500), share0, share1) == pytest.approx(known, abs=1e-4)


def test_near_the_hypotheses_the_ratio_is_that_of_normal_scores() -> None:
    counts = counted(1000, 2100, 4000, 2150, 1050)
    pairs = sum(counts.values())
    mean = sum([score / 2 * count for score, count in counts.items()]) / pairs
    variance = sum([(score / 2 - mean) ** 2 * count for score, count in counts.items()]) / pairs
    share0, share1 = expected_score(0), expected_score(5)
    normal = pairs * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance)
    assert log_likelihood_ratio(counts, share0, share1) == pytest.approx(normal, rel=0.01)


def test_the_ratio_is_what_is_gained_by_the_better_of_all_chances_with_the_mean() -> None:
    counts = {0.0: 3, 1.0: 4, 2.0: 5}
    logs = []
    for mean in (0.45, 0.6):  # by brute force: chances lost, half, won with this mean
        tried = [
            (won - (2 * mean - 1), 2 * mean - 2 * won, won) for won in [step / 100_000 for step in range(1, 60_000)]
        ]
        logs.append(max([3 * log(a) + 4 * log(b) + 5 * log(c) for a, b, c in tried if a > 0 and b > 0]))
    assert log_likelihood_ratio(counts, 0.45, 0.6) == pytest.approx(logs[1] - logs[0], abs=1e-6)


def test_turning_the_sides_turns_the_ratio() -> None:
    counts = counted(3, 8, 20, 30, 12)
    turned = counted(12, 30, 20, 8, 3)
    up = log_likelihood_ratio(counts, expected_score(-10), expected_score(30))
    assert log_likelihood_ratio(turned, expected_score(10), expected_score(-30)) == pytest.approx(up)
    assert log_likelihood_ratio(counts, expected_score(30), expected_score(-10)) == pytest.approx(-up)


@pytest.mark.parametrize("chances", [(1, 2, 4, 2, 1), (1, 0, 0, 0, 1), (1, 0, 6, 0, 1)])
def test_the_errors_stay_within_what_was_asked_for(chances: tuple[float, ...]) -> None:
    rng = Random(f"errors {chances}")
    equal = [simulated(rng, 0.0, chances, 100.0).verdict for _ in range(300)]
    apart = [simulated(rng, 100.0, chances, 100.0).verdict for _ in range(300)]
    assert equal.count("better") / 300 <= 0.09  # 5 %, and three standard errors
    assert apart.count("better") / 300 >= 0.91


def test_a_clear_lead_is_found_much_sooner_than_a_small_one() -> None:
    rng = Random("sooner")
    pairs = [sum([simulated(rng, elo, (1, 2, 4, 2, 1), 60.0).pairs for _ in range(20)]) for elo in (60.0, 300.0)]
    assert pairs[1] < pairs[0] / 2


def test_pairs_that_are_all_alike_are_decided_too() -> None:
    won, drawn, lost = [fed([score] * 60) for score in (2.0, 1.0, 0.0)]
    assert (won.verdict, drawn.verdict, lost.verdict) == ("better", "not better", "not better")
    assert fed([2.0] * 20).verdict == fed([1.0] * 20).verdict == "open"
    assert won.llr == pytest.approx(60 * log(expected_score(20) / 0.5), rel=0.01)
    assert drawn.llr == pytest.approx(60 * log(2 - 2 * expected_score(20)), rel=0.01)


def test_the_first_verdict_stays() -> None:
    test = fed([2.0] * 60)
    for _ in range(200):
        test.add(0.0)
    assert test.llr < test.lower
    assert (test.verdict, test.pairs, test.points) == ("better", 260, 120.0)


def test_blocks_of_more_games_count_on_the_same_scale() -> None:
    between = fed([4 / 3, 2 / 3] * 30)
    assert fed([2 / 3] * 60).llr < between.llr < fed([4 / 3] * 60).llr
    assert between.pairs == 60


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    with pytest.raises(SprtError, match="20 is not more than 20"):
        Sprt(20.0, 20.0)
    with pytest.raises(SprtError, match="alpha is a probability of error"):
        Sprt(alpha=0.0)
    with pytest.raises(SprtError, match="beta is a probability of error"):
        Sprt(beta=0.5)
    test = Sprt()
    for score in (-0.5, 2.5, float("nan")):
        with pytest.raises(SprtError, match="from 0 to 2"):
            test.add(score)
    assert (test.pairs, test.llr) == (0, 0.0)
