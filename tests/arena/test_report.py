"""The report: what it counts, what its plots show, and a page that is whole, safe and readable without anything else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shiai.arena.pairs import Pairing, Played, seating, sides_of
from shiai.arena.plan import Plan
from shiai.arena.report import ReportError, check_report, page, write_report
from shiai.arena.report_numbers import (
    Share,
    command,
    duration,
    endings,
    games_of,
    keys,
    length_edges,
    lengths_of,
    ratios,
    running,
    seat_shares,
    signed,
)
from shiai.arena.report_plots import Bar, Level, Scale, Whisker, bars, curve, histogram, shortened, ticks, whiskers
from shiai.arena.sprt import Sprt
from shiai.arena.tournament import Tournament

BOTS = ("heuristic", "random", "search:iterations=5")
REASONS = {"attacker": ("areas_held", "R7-12.2"), "defender": ("rounds_survived", "R7-12.5")}
EMPTY = {"meta"}


def made(
    plan: Plan, pairing: Pairing, pair: int, half: int, winners: tuple[str, ...], ending: tuple[str, str]
) -> Played:
    """A game that nobody has played; it is longer from pair to pair."""
    seats = seating(sides_of(plan.setup), pair, half)
    return Played(
        number=pairing.number * plan.games + 2 * pair + half,
        bots=tuple([pairing.names[bot] for bot in seats]),
        winners=winners,
        reason=ending[0],
        clause=ending[1],
        choices=40 + 10 * pair + 3 * half + pairing.number,
        summary={},
        pairing=pairing.number,
        pair=pair,
        half=half,
        decisions=(10,) * len(seats),
        seconds=(0.5,) * len(seats),
        record="",
    )


def ronin(sprt: dict[str, float] | None = None, games: int = 8, most: int = 1000) -> Tournament:
    """A tournament of 7 Ronin where the Attacker wins, but for every fourth pair; `most` pairs of it are played."""
    tournament = Tournament(Plan("seven_ronin", {"threat_track": "steep"}, BOTS, games, 7, sprt))
    while (due := tournament.due()) is not None and most > 0:
        most -= 1
        winner = "defender" if due[1] % 4 == 3 else "attacker"
        pairing = tournament.plan.pairings[due[0]]
        first, second = [made(tournament.plan, pairing, due[1], half, (winner,), REASONS[winner]) for half in range(2)]
        tournament.add((first, second))
    return tournament


def one_sided(sprt: dict[str, float]) -> Tournament:
    """A tournament that the heuristic player wins from every seat, so that its tests end early."""
    tournament = Tournament(Plan("seven_ronin", {}, BOTS[:2], 400, 7, sprt))
    while (due := tournament.due()) is not None:
        halves = []
        for half in range(2):
            winner = tournament.plan.setup.seats[half if seating((0, 1), due[1], 0)[0] == 0 else 1 - half]
            halves.append(made(tournament.plan, tournament.plan.pairings[0], due[1], half, (winner,), REASONS[winner]))
        tournament.add((halves[0], halves[1]))
    return tournament


def spirit() -> Tournament:
    """A tournament of a cooperative game, where the heuristic team wins every second game and the other none."""
    tournament = Tournament(Plan("samurai_spirit", {"players": 3}, BOTS[:2], 8, 7))
    seats = tournament.plan.setup.seats
    while (due := tournament.due()) is not None:
        halves = []
        for half in range(2):
            own = made(tournament.plan, tournament.plan.pairings[0], due[1], half, (), ("families_lost", "SS-22.3"))
            won = own.bots[0] == "heuristic" and due[1] % 2 == 0
            ending = ("village_saved", "SS-22.4") if won else ("families_lost", "SS-22.3")
            winners = seats if won else ()
            halves.append(made(tournament.plan, tournament.plan.pairings[0], due[1], half, winners, ending))
        tournament.add((halves[0], halves[1]))
    return tournament


def crowd() -> Tournament:
    """A tournament of three heroes."""
    tournament = Tournament(Plan("senjutsu", {"players": 3}, BOTS[:2], 12, 7))
    while (due := tournament.due()) is not None:
        winners = (tournament.plan.setup.seats[due[1] % 3],)
        pairing = tournament.plan.pairings[0]
        first, second = [
            made(tournament.plan, pairing, due[1], half, winners, ("last_side", "SJ-15.4")) for half in range(2)
        ]
        tournament.add((first, second))
    return tournament


class Outline(HTMLParser):
    """Reads a page: are all elements closed in their order, and what do they say?"""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.replace("\N{NO-BREAK SPACE}", " "))

    @property
    def text(self) -> str:
        """All words of the page."""
        return " ".join(" ".join(self.words).split())

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of a kind."""
        return [attributes for name, attributes in self.elements if name == tag]


def pictures(text: str) -> list[ElementTree.Element]:
    """All drawings of a page; they are well-formed."""
    return [ElementTree.fromstring(found) for found in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]


MADE = {
    "ronin": ronin,
    "tested": lambda: ronin({"elo0": 0.0, "elo1": 50.0}),
    "begun": lambda: ronin(most=2),
    "spirit": spirit,
    "crowd": crowd,
}


@pytest.mark.parametrize("name", MADE)
def test_the_page_is_whole_and_needs_nothing_else(name: str) -> None:
    text = page(MADE[name](), "report.html")
    outline = Outline(text)
    assert outline.open == []
    assert text.startswith("<!DOCTYPE html>")
    assert not re.search(r"https?:|url\(|@import|src=|href=|<script|<link", text)
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    ids = [attributes["id"] for _, attributes in outline.elements if "id" in attributes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", MADE)
def test_every_plot_and_every_table_tells_what_it_is(name: str) -> None:
    text = page(MADE[name](), "report.html")
    drawings = pictures(text)
    assert len(drawings) == text.count("<svg") >= 6
    for drawing in drawings:
        title, description = drawing[0], drawing[1]
        assert (title.tag, description.tag) == ("title", "desc")
        assert title.text
        assert description.text
        assert drawing.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    outline = Outline(text)
    assert len(outline.all("table")) == len(outline.all("caption")) == 6
    assert {attributes.get("scope") for attributes in outline.all("th")} == {"row", "col"}


def test_the_heading_says_what_was_played_and_how_to_play_it_again() -> None:
    text = Outline(page(ronin(), "steep.html")).text
    assert "7 Ronin: tournament of 3 bots" in text
    assert "seven_ronin, version 1 of the rules" in text
    assert "threat_track = steep" in text
    assert "24, in pairs with the same luck and the sides exchanged" in text
    again = (
        "shiai arena seven-ronin --bots heuristic,random,search:iterations=5 --games 8 --seed 7 --threat-track steep"
    )
    assert f"{again} --report steep.html" in text


def test_the_standings_are_those_of_the_tournament() -> None:
    tournament = one_sided({"elo0": 0.0, "elo1": 20.0})
    text = Outline(page(tournament, "report.html")).text
    best = tournament.ratings()[0]
    assert f"{signed(best.elo)} ({signed(best.low)} to {signed(best.high)})" in text
    assert f"A heuristic {signed(best.elo)} {signed(best.low)} to {signed(best.high)} {best.games} 100 % 50 ms" in text


def test_a_decided_test_is_told_and_drawn_to_its_bound() -> None:
    tournament = one_sided({"elo0": 0.0, "elo1": 20.0})
    assert len(tournament.played) < 400
    text = page(tournament, "report.html")
    assert "A is better (elo0 0, elo1 20, alpha 0.05, beta 0.05)" in text
    assert f"{len(tournament.played)} of 400 (a test ends a pairing" in Outline(text).text
    assert "--sprt --elo0 0 --elo1 20" in text
    assert [drawing[0].text for drawing in pictures(text) if "ratio" in (drawing[0].text or "")] == [
        "Log likelihood ratio: A heuristic – B random"
    ]
    assert "likelihood ratio" not in page(ronin(), "report.html")


def test_a_tournament_that_was_only_begun_says_so() -> None:
    text = Outline(page(ronin(most=2), "report.html")).text
    assert "4 of 24 (not complete)" in text
    assert "Score: B random – C search:iterations=5" not in text


def test_teams_and_crowds_are_described_as_what_they_are() -> None:
    team, many = [Outline(page(tournament, "report.html")).text for tournament in (spirit(), crowd())]
    assert "every bot playing alone" in team
    assert "A heuristic 50 % (15 to 85 %)" in team
    assert "heuristic alone" in team
    assert "A pair of games counts as one comparison" in team
    assert "OpenSkill" in many
    assert "Seat 3 33 % (14 to 61 %)" in many
    assert "OpenSkill" not in team


def test_remarkable_games_are_listed_with_the_line_of_their_record() -> None:
    tournament = ronin()
    text = page(tournament, "report.html")
    longest = max(tournament.played, key=lambda played: played.choices)
    line = tournament.played.index(longest) + 1
    rows = re.findall(r'<th scope="row" class="whole">(game \d+ \(line \d+\))</th><td class="number">(\d+)', text)
    assert rows[0] == ("game 0 (line 1)", "40")
    assert rows[5] == (f"game {longest.number} (line {line})", str(longest.choices))
    assert len(rows) == 10


def test_everything_is_escaped() -> None:
    text = page(ronin(), "a<script>&'\".html")
    assert "a&lt;script&gt;&amp;" in text
    odd = '<b>&"'
    for drawing in (
        whiskers("a", odd, odd, [Whisker(odd, 1, 0, 2, odd)], 0.0),
        bars("a", odd, odd, [Bar(odd, 1, odd)]),
        curve("a", odd, odd, [0.5], [Level(1.0, odd)], odd),
        histogram("a", odd, odd, [1, 2], [0, 1, 2], 1.0),
    ):
        (found,) = pictures(drawing)
        assert found[0].text == found[1].text == odd
        assert "<b>" not in drawing


def test_a_report_is_written_whole_or_refused_before_anything_changes(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write_report(ronin(), path)
    assert path.read_text("utf-8") == page(ronin(), "report.html")
    assert list(tmp_path.iterdir()) == [path]
    for wrong, reason in (
        (tmp_path / "report.pdf", "must end with .html"),
        (tmp_path / "none" / "report.html", "there is no folder"),
    ):
        with pytest.raises(ReportError, match=reason):
            check_report(wrong)
    (tmp_path / "folder.html").mkdir()
    with pytest.raises(ReportError, match="it is a folder"):
        write_report(ronin(), tmp_path / "folder.html")
    with pytest.raises(ReportError, match="no game was played yet"):
        write_report(ronin(most=0), path)
    assert path.read_text("utf-8") == page(ronin(), "report.html")


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
    assert (Share(1, 8).words, Share(124, 1000).words) == ("12\N{NO-BREAK SPACE}%", "12.4\N{NO-BREAK SPACE}%")
    assert (Share(0, 0).words, Share(0, 0).interval_words) == ("–", "no games")


def test_lengths_are_counted_between_common_edges() -> None:
    tournament = ronin()
    edges = length_edges(tournament)
    assert edges[0] == 39.5
    assert edges[-1] > 75
    assert len(edges) <= 21
    for pairing in tournament.plan.pairings:
        found = lengths_of(games_of(tournament, pairing), edges)
        assert sum(found.counts) == 8
        assert (found.least, found.most) == (40 + pairing.number, 73 + pairing.number)
        assert found.middle == 56.5 + pairing.number


def test_the_running_score_ends_where_the_score_is_and_its_interval_narrows() -> None:
    shares, band = running([2.0, 1.0, 0.5, 1.5] * 25)
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
    found = ratios(points, test)
    assert len(found) == 5
    assert found[-1] == test.llr


def test_words_and_figures() -> None:
    assert [signed(number) for number in (190.8, -0.2, -45.5)] == ["+191", "0", "−46"]
    assert [duration(seconds) for seconds in (1.2345, 0.0123, 0.0000456)] == ["1.23 s", "12.3 ms", "45.6 µs"]
    assert keys(["a", "b"]) == {"a": "A", "b": "B"}
    assert keys([str(number) for number in range(30)])["29"] == "30"
    assert shortened("search:iterations=800", 84) == "search:it…"
    plan = Plan("seven_ronin", {}, ("random", "random"), 4, 1)
    assert command(plan, "my report.html").endswith("--bots random,random --games 4 --seed 1 --report 'my report.html'")


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 1.0), (-312.0, 488.0), (0.43, 0.57), (5.0, 5.0), (0.0, 0.0), (39.5, 159.5)]
)
def test_ticks_are_few_round_numbers_around_everything(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 2 <= len(found) <= 6
    assert found[0] <= low
    assert found[-1] >= high
    steps = {round(after - before, 9) for before, after in zip(found, found[1:], strict=False)}
    assert len(steps) == 1
    assert f"{steps.pop():e}"[0] in "125"


def test_a_scale_keeps_everything_within_the_drawing() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale.at(value) for value in (0, 5, 10, -99, float("inf"))] == [100, 150, 200, 100, 200]


def test_dots_stand_at_their_values_and_bars_are_as_long_as_theirs() -> None:
    (drawing,) = pictures(whiskers("w", "t", "d", [Whisker("a", 0, -50, 50, "x"), Whisker("b", 50, 0, 100, "y")], 0.0))
    dots = [float(dot.get("cx", "")) for dot in drawing.iter("circle")]
    lines = [
        line for line in drawing.iter("line") if line.get("class") == "whisker" and line.get("y1") == line.get("y2")
    ]
    ends = [(float(line.get("x1", "")), float(line.get("x2", ""))) for line in lines]
    assert dots == pytest.approx([sum(pair) / 2 for pair in ends], abs=0.1)
    assert dots[0] == pytest.approx(ends[1][0], abs=0.1)
    (drawing,) = pictures(bars("b", "t", "d", [Bar("a", 2, "x"), Bar("b", 1, "y")]))
    widths = [float(box.get("width", "")) for box in drawing.iter("rect") if box.get("class") == "bar"]
    assert widths[0] == 2 * widths[1] > 0
