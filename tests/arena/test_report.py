"""The report: a page that is whole, safe and readable by itself, and says what was played."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shiai.arena.report import ReportError, check_report, page, write_report
from shiai.arena.report_numbers import signed
from shiai.arena.report_plots import Bar, Level, Whisker, bars, curve, histogram, whiskers
from tests.arena.tournaments import crowd, one_sided, ronin, spirit

EMPTY = {"meta"}


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
    assert "24, in pairs with the same chance and the sides swapped" in text
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
    assert "each bot on all seats of one game" in team
    assert "A heuristic 50 % (15 to 85 %)" in team
    assert "heuristic on all seats" in team
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
    with pytest.raises(ReportError, match="no games were played yet"):
        write_report(ronin(most=0), path)
    assert path.read_text("utf-8") == page(ronin(), "report.html")
