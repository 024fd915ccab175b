"""Ratings: known values, the same whoever is named first, honest intervals, and what cannot be compared."""

from itertools import combinations
from math import exp, inf, isfinite
from random import Random

import pytest

from shiai.arena.pairs import seating
from shiai.arena.ratings import ELO, Rating, RatingError, Score, elo_ratings, skill_ratings, win_probability

MIXED = [Score("a", "b", 12, 3, 5), Score("b", "c", 9, 2, 9), Score("c", "a", 4, 0, 16), Score("d", "a", 1, 1, 8)]


def elo(ratings: list[Rating]) -> dict[str, float]:
    """The ratings by bot."""
    return {rating.bot: rating.elo for rating in ratings}


def middle_and_width(rating: Rating) -> tuple[float, float]:
    """The middle of an interval and half its width."""
    return (rating.low + rating.high) / 2, (rating.high - rating.low) / 2


@pytest.mark.parametrize(("share", "lead"), [(0.75, 190.85), (0.5, 0.0), (0.64, 99.95), (0.9, 381.70)])
def test_the_share_of_points_of_two_bots_gives_the_known_lead(share: float, lead: float) -> None:
    wins = round(share * 1_000_000)
    found = elo(elo_ratings([Score("a", "b", wins, 0, 1_000_000 - wins)]))
    assert found["a"] - found["b"] == pytest.approx(lead, abs=0.01)
    assert found["a"] == -found["b"]


def test_a_draw_is_half_a_victory() -> None:
    drawn, decided = elo_ratings([Score("a", "b", 50, 50, 0)]), elo_ratings([Score("a", "b", 75, 0, 25)])
    assert drawn == decided


def test_neither_the_order_of_the_scores_nor_who_is_named_first_matters() -> None:
    turned = [Score(score.second, score.first, score.losses, score.draws, score.wins) for score in MIXED]
    split = [Score("a", "b", 6, 3, 0), Score("b", "a", 5, 0, 6), *MIXED[1:]]
    assert elo_ratings(MIXED) == elo_ratings(MIXED[::-1]) == elo_ratings(turned) == elo_ratings(split)


def test_the_strongest_comes_first_and_the_mean_is_zero() -> None:
    found = elo_ratings(MIXED)
    assert [rating.elo for rating in found] == sorted([rating.elo for rating in found], reverse=True)
    assert sum([rating.elo for rating in found]) == pytest.approx(0)
    assert {rating.bot: rating.games for rating in found} == {"a": 50, "b": 40, "c": 40, "d": 10}


def test_at_the_maximum_everybody_has_the_points_to_be_expected() -> None:
    found = elo(elo_ratings(MIXED))
    chances = {bot: win_probability((found[bot] - found["a"]) / ELO) for bot in found}
    expected = sum([(score.games + 1) * chances[score.first] for score in MIXED[2:]]) + 21 * chances["b"]
    assert expected == pytest.approx(5 + 1.5 + 4 + 1.5 + 3 * 0.5)  # what a has lost, with the virtual draws


def test_the_interval_of_two_bots_is_the_known_one() -> None:
    (best, _) = elo_ratings([Score("a", "b", 7499, 0, 2500)])  # with the imagined draw 7499.5 of 10000
    middle, width = middle_and_width(best)
    assert middle == pytest.approx(best.elo)
    assert width == pytest.approx(1.959964 * ELO / (10_000 * 0.74995 * 0.25005) ** 0.5 / 2)


def test_a_clean_sweep_stays_finite_and_more_games_make_it_larger() -> None:
    few, many = elo_ratings([Score("a", "b", 10, 0, 0)])[0], elo_ratings([Score("a", "b", 10_000, 0, 0)])[0]
    assert 0 < few.elo < many.elo < 1000
    chain = [Score("a", "b", 10**6, 0, 0), Score("b", "c", 3, 0, 0), Score("c", "d", 10**6, 0, 0)]
    assert [rating.bot for rating in elo_ratings(chain)] == ["a", "b", "c", "d"]
    assert all(isfinite(rating.low) and isfinite(rating.high) for rating in elo_ratings(chain))


def test_bots_that_are_not_connected_are_rated_in_groups_of_their_own() -> None:
    scores = [Score("x", "y", 1, 0, 3), Score("idle", "x", 0, 0, 0), *MIXED]
    found = elo_ratings(scores)
    assert [(rating.bot, rating.group) for rating in found][4:] == [("y", 1), ("x", 1), ("idle", 2)]
    assert found[:4] == elo_ratings(MIXED)
    assert found[-1] == Rating("idle", 0.0, -inf, inf, 0, 2)
    assert found[4].elo == -found[5].elo > 0


def test_games_against_oneself_say_nothing_and_nothing_gives_nothing() -> None:
    assert elo_ratings([*MIXED, Score("a", "a", 30, 2, 1)]) == elo_ratings(MIXED)
    assert elo_ratings([]) == []
    assert skill_ratings([]) == []


def test_negative_numbers_are_refused() -> None:
    with pytest.raises(RatingError, match="a against b: a number of games"):
        Score("a", "b", 3, -1, 2)


@pytest.mark.parametrize("draws", [0.0, 0.3])
def test_the_intervals_hold_what_they_promise(draws: float) -> None:
    rng = Random(f"coverage {draws}")
    inside = 0
    for _ in range(300):
        true = [rng.uniform(-250, 250) for _ in range(4)]
        scores = []
        for i in range(4):
            for j in range(i):
                share = win_probability((true[i] - true[j]) / ELO)
                drawn = draws * 2 * min(share, 1 - share)
                results = rng.choices("wdl", (share - drawn / 2, drawn, 1 - share - drawn / 2), k=30)
                scores.append(Score(str(i), str(j), results.count("w"), results.count("d"), results.count("l")))
        mean = sum(true) / 4
        inside += sum([rating.low <= true[int(rating.bot)] - mean <= rating.high for rating in elo_ratings(scores)])
    assert 0.90 <= inside / 1200 <= 0.99


def finish(rng: Random, seats: tuple[str, ...], true: dict[str, float]) -> tuple[tuple[str, int], ...]:
    """A game of many seats by Plackett and Luce's model: one place after the other is drawn by strength."""
    left = list(range(len(seats)))
    ranks = [0] * len(seats)
    for rank in range(1, len(seats) + 1):
        seat = rng.choices(left, [exp(true[seats[seat]] / ELO) for seat in left])[0]
        left.remove(seat)
        ranks[seat] = rank
    return tuple(zip(seats, ranks, strict=True))


@pytest.mark.parametrize("seats", [("a", "b", "c"), ("a", "b", "c", "a")])
def test_openskill_finds_the_strengths_behind_games_of_more_than_two(seats: tuple[str, ...]) -> None:
    true = {"a": 150.0, "b": 0.0, "c": -150.0}
    rng = Random(f"places of {len(seats)}")
    inside = 0
    for _ in range(30):
        games = [finish(rng, seats[shift:] + seats[:shift], true) for shift in [game % 3 for game in range(200)]]
        found = skill_ratings(games)
        assert [rating.bot for rating in found] == ["a", "b", "c"]
        assert sum([rating.elo for rating in found]) == pytest.approx(0, abs=1e-6)
        assert {rating.games for rating in found} == {200}
        assert max([rating.high - rating.low for rating in found]) < 150
        inside += sum([rating.low <= true[rating.bot] <= rating.high for rating in found])
    assert inside / 90 >= 0.90


@pytest.mark.parametrize("seats", [3, 4])
def test_openskill_finds_the_strengths_where_only_the_winner_is_known(seats: int) -> None:
    true = {"a": 150.0, "b": 0.0, "c": -150.0}
    rng = Random(f"winners of {seats}")
    inside = 0
    for _ in range(20):
        games = []
        for pair in range(60):
            for bots in combinations(true, 2):  # as in a tournament: two bots share the seats
                for half in range(2):
                    sitting = [bots[bot] for bot in seating(tuple(range(seats)), pair, half)]
                    winner = rng.choices(range(seats), [exp(true[bot] / ELO) for bot in sitting])[0]
                    games.append(tuple([(bot, 1 if seat == winner else 2) for seat, bot in enumerate(sitting)]))
        found = skill_ratings(games)
        inside += sum([rating.low <= true[rating.bot] <= rating.high for rating in found])
        assert max([rating.high - rating.low for rating in found]) < 150
    assert inside / 60 >= 0.90


def test_a_game_where_all_are_equal_is_a_draw() -> None:
    won = [(("a", 1), ("b", 2))] * 5
    lead = elo(skill_ratings(won))["a"]
    assert lead > elo(skill_ratings(won + [(("a", 1), ("b", 1))] * 5))["a"] > 0
    assert elo(skill_ratings([(("b", 3), ("a", 3))])) == pytest.approx({"a": 0, "b": 0})


def test_seats_of_the_same_bot_tell_nothing_about_it() -> None:
    assert skill_ratings([(("a", 1), ("a", 2), ("b", 2))])[0].elo == skill_ratings([(("a", 1), ("b", 2))])[0].elo
