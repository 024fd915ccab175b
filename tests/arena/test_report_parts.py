"""The parts of a report: what it counts, and where its plots put it."""

from itertools import pairwise
from shlex import split
from xml.etree import ElementTree

import pytest

from shiai.arena.matrix import Axis
from shiai.arena.plan import Plan
from shiai.arena.report_numbers import (
    Share,
    bot_letters,
    command,
    duration,
    endings,
    fixed_options,
    games_of,
    length_edges,
    lengths_of,
    llr_history,
    running_score,
    seat_shares,
    signed,
)
from shiai.arena.report_plots import Bar, Scale, Whisker, bars, shortened, ticks, whiskers
from shiai.arena.sprt import Sprt
from shiai.bots import split_bots
from tests.arena.tournaments import BOTS, ronin


def test_shares_by_seat_count_the_games_of_each_bot_there() -> None:
    shares = seat_shares(ronin())
    assert shares["", "attacker"] == Share(18, 24, 0.5)
    assert shares["", "defender"] == Share(6, 24, 0.5)
    for bot in BOTS:
        assert shares[bot, "attacker"] == Share(6, 8, 0.5)
        assert shares[bot, "defender"] == Share(2, 8, 0.5)
    assert endings(ronin()) == [("areas_held", "R7-12.2", 18), ("rounds_survived", "R7-12.5", 6)]


def test_the_colour_of_a_share_is_strongest_at_the_ends_and_none_where_it_is_fair() -> None:
    shares = [Share(0, 9, 1 / 3), Share(3, 9, 1 / 3), Share(6, 9, 1 / 3), Share(9, 9, 1 / 3), Share(9, 9, None)]
    assert [share.tint for share in shares] == [40, 0, 20, 40, 0]
    assert [share.tone for share in shares] == ["down", "down", "up", "up", "down"]
    assert (Share(1, 8).text, Share(124, 1000).text) == ("12\N{NO-BREAK SPACE}%", "12.4\N{NO-BREAK SPACE}%")
    assert (Share(0, 0).text, Share(0, 0).interval_text) == ("–", "no games")


def test_lengths_are_counted_between_common_edges() -> None:
    tournament = ronin()
    edges = length_edges(tournament)
    assert edges[0] == 39.5
    assert edges[-1] > 75
    assert len(edges) <= 21
    for pairing in tournament.plan.pairings:
        found = lengths_of(games_of(tournament, pairing), edges)
        assert sum(found.counts) == 8
        assert (found.shortest, found.longest) == (40 + pairing.number, 73 + pairing.number)
        assert found.median == 56.5 + pairing.number


def test_the_running_score_ends_where_the_score_is_and_its_interval_narrows() -> None:
    shares, band = running_score([2.0, 1.0, 0.5, 1.5] * 25)
    assert shares[:4] == [1.0, 0.75, pytest.approx(3.5 / 6), 0.625]
    assert shares[-1] == 0.625
    assert all(low <= share <= high for share, (low, high) in zip(shares, band, strict=True))
    widths = [high - low for low, high in band]
    assert widths[0] > widths[9] > widths[-1] > 0


def test_the_drawn_ratios_are_those_of_the_test() -> None:
    test = Sprt(0.0, 30.0, 0.1, 0.1)
    points = [2.0, 1.0, 1.5, 0.5, 2.0]
    for score in points:
        test.add(score)
    found = llr_history(points, test)
    assert len(found) == 5
    assert found[-1] == test.llr


def test_words_and_figures() -> None:
    assert [signed(number) for number in (190.8, -0.2, -45.5)] == ["+191", "0", "−46"]
    assert [duration(seconds) for seconds in (1.2345, 0.0123, 0.0000456)] == ["1.23 s", "12.3 ms", "45.6 µs"]
    assert bot_letters(["a", "b"]) == {"a": "A", "b": "B"}
    assert bot_letters([str(number) for number in range(30)])["29"] == "30"
    assert shortened("search:iterations=800", 84) == "search:it…"


def test_the_command_can_be_typed_as_it_stands() -> None:
    sprt = {"elo0": -5.0, "elo1": 20.0}
    plan = Plan("seven_ronin", {"threat_track": "steep"}, ("search:iterations=8,c=1.2", "random"), 4, 1, sprt)
    words = split(command(plan, "my report.html"))
    assert words[:3] == ["shiai", "arena", "seven-ronin"]
    flags = dict(pairwise(words))
    assert split_bots(flags["--bots"]) == plan.bots
    assert [flags[name] for name in ("--games", "--seed", "--threat-track")] == ["4", "1", "steep"]
    assert [flags[name] for name in ("--elo0", "--elo1", "--report")] == ["-5", "20", "my report.html"]
    assert "--sprt" in words


def test_the_command_names_what_varies_and_not_its_first_value() -> None:
    axes = (Axis("threat_track", ("steep", "slow")), Axis("pool_is_limited", (False, True)))
    plan = Plan("seven_ronin", {"limit_counts": "total"}, ("heuristic", "random"), 8, 1, each=axes)
    assert fixed_options(plan) == [("limit_counts", "total")]
    words = split(command(plan, "report.html"))
    flags = ["--limit-counts", "total", "--each", "threat_track=steep,slow", "--each", "pool_is_limited=false,true"]
    assert words[9:-2] == flags


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 1.0), (-312.0, 488.0), (0.43, 0.57), (5.0, 5.0), (0.0, 0.0), (39.5, 159.5)]
)
def test_ticks_are_few_round_numbers_around_everything(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 2 <= len(found) <= 6
    assert found[0] <= low
    assert found[-1] >= high
    steps = {round(after - before, 9) for before, after in pairwise(found)}
    assert len(steps) == 1
    assert f"{steps.pop():e}"[0] in "125"


def test_a_scale_keeps_everything_within_the_drawing() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale.at(value) for value in (0, 5, 10, -99, float("inf"))] == [100, 150, 200, 100, 200]


def test_dots_stand_at_their_values_and_bars_are_as_long_as_theirs() -> None:
    rows = [Whisker("a", 0, -50, 50, "x"), Whisker("b", 50, 0, 100, "y")]
    drawing = ElementTree.fromstring(whiskers("w", "t", "d", rows, 0.0))
    dots = [float(dot.get("cx", "")) for dot in drawing.iter("circle")]
    lines = [
        line for line in drawing.iter("line") if line.get("class") == "whisker" and line.get("y1") == line.get("y2")
    ]
    ends = [(float(line.get("x1", "")), float(line.get("x2", ""))) for line in lines]
    assert dots == pytest.approx([sum(pair) / 2 for pair in ends], abs=0.1)
    assert dots[0] == pytest.approx(ends[1][0], abs=0.1)
    drawing = ElementTree.fromstring(bars("b", "t", "d", [Bar("a", 2, "x"), Bar("b", 1, "y")]))
    widths = [float(box.get("width", "")) for box in drawing.iter("rect") if box.get("class") == "bar"]
    assert widths[0] == 2 * widths[1] > 0
