"""Series: the same results for any number of workers, honest intervals, whole result files."""

import csv
import json
from pathlib import Path

import polars
import pytest

import shiai
from shiai.arena.files import ResultFileError, check_path, write_rows
from shiai.arena.match import play_match
from shiai.arena.series import CHUNK, Series
from shiai.arena.statistics import spread, wilson

OPTIONS = shiai.game("seven_ronin").setup().options


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    series = Series("seven_ronin", OPTIONS, ("random", "random"), CHUNK * 2 + 3, seed=7)
    assert list(series.results(1)) == list(series.results(2))


def test_another_seed_gives_other_games_and_the_same_seed_the_same() -> None:
    first = play_match("seven_ronin", OPTIONS, ("random", "random"), 7, 3)
    assert first == play_match("seven_ronin", OPTIONS, ("random", "random"), 7, 3)
    others = [play_match("seven_ronin", OPTIONS, ("random", "random"), 8, number) for number in range(5)]
    assert any(other.summary != first.summary for other in others)


def test_bots_change_seats_when_they_are_told_to() -> None:
    series = Series("seven_ronin", OPTIONS, ("random", "heuristic"), 4, seed=1, swap=True)
    assert [series.bots_of(number) for number in range(2)] == [("random", "heuristic"), ("heuristic", "random")]


@pytest.mark.parametrize(("successes", "trials"), [(0, 10), (5, 10), (10, 10), (37, 1000)])
def test_the_interval_solves_the_equation_that_defines_it(successes: int, trials: int) -> None:
    # Wilson: the bounds p are those with |share - p| = z * sqrt(p (1 - p) / n).
    share = successes / trials
    for bound in wilson(successes, trials):
        distance = (share - bound) ** 2
        assert distance == pytest.approx(1.959964**2 * bound * (1 - bound) / trials, abs=1e-9)
    low, high = wilson(successes, trials)
    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_spread_leaves_no_value_out() -> None:
    assert spread([3, 1, 3, 6]) == [(1, 1), (2, 0), (3, 2), (4, 0), (5, 0), (6, 1)]
    assert spread([]) == []


def test_a_cooperative_game_is_won_by_all_seats_or_none() -> None:
    options = shiai.game("samurai_spirit").setup(players=3, difficulty="easy").options
    for outcome in Series("samurai_spirit", options, ("random",) * 3, 40, seed=3).results(1):
        assert outcome.winners in ((), ("seat_1", "seat_2", "seat_3"))
        assert {"score", "round"} <= outcome.summary.keys()
        assert (outcome.summary["score"] > 0) == bool(outcome.winners)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_result_files_have_a_row_for_every_game(tmp_path: Path, ending: str) -> None:
    results = Series("seven_ronin", OPTIONS, ("random", "random"), 6, seed=2).results(1)
    rows = [result.row(("attacker", "defender")) for result in results]
    path = tmp_path / f"results.{ending}"
    check_path(path)
    write_rows(rows, path)
    if ending == "csv":
        with path.open(newline="") as file:
            found = [{name: int(v) if v.isdecimal() else v for name, v in row.items()} for row in csv.DictReader(file)]
    elif ending == "jsonl":
        found = [json.loads(line) for line in path.read_text().splitlines()]
    else:
        found = polars.read_parquet(path).to_dicts()
    assert found == rows
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_what_cannot_be_written_is_refused_before_play(tmp_path: Path) -> None:
    with pytest.raises(ResultFileError, match=r"must end with \.csv, \.jsonl, \.parquet"):
        check_path(tmp_path / "results.xlsx")
    with pytest.raises(ResultFileError, match="no folder"):
        check_path(tmp_path / "nowhere" / "results.csv")
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(ResultFileError, match="is a folder"):
        check_path(tmp_path / "folder.csv")
