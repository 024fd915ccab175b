"""Plots for the report: small inline SVGs that take their colours from the page's style sheet.

Every plot is as wide as a phone, so that its text is readable there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10
from typing import Final

from markupsafe import Markup, escape

WIDTH: Final = 340
MARGIN: Final = 12  # left and right of the scale, for the numbers under its ends
LETTER: Final = 8.4  # width of a letter in a wide font
LABEL: Final = 18  # height of a line of text
ROW: Final = 44  # height of a label with its mark
TALL: Final = 130  # height of histograms and curves


class Drawing:
    """An SVG image with a title and a description for screen readers."""

    def __init__(self, name: str, title: str, description: str, height: float) -> None:
        self.name = name
        self.title = title
        self.description = description
        self.height = height
        self.shapes: list[Markup] = []

    def line(self, kind: str, x1: float, y1: float, x2: float, y2: float) -> None:
        """Add a straight line."""
        shape = '<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>'
        self.shapes.append(Markup(shape).format(kind, x1, y1, x2, y2))

    def box(self, kind: str, x: float, y: float, width: float, height: float) -> None:
        """Add a rectangle."""
        shape = '<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>'
        self.shapes.append(Markup(shape).format(kind, x, y, width, height))

    def dot(self, kind: str, x: float, y: float) -> None:
        """Add a point."""
        self.shapes.append(Markup('<circle class="{}" cx="{:.1f}" cy="{:.1f}" r="5"/>').format(kind, x, y))

    def path(self, kind: str, points: Sequence[tuple[float, float]], closed: bool = False) -> None:
        """Add a polyline, or a polygon if it is closed."""
        places = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        shape = Markup('<{} class="{}" points="{}"/>')
        self.shapes.append(shape.format("polygon" if closed else "polyline", kind, places))

    def text(self, text: str, x: float, y: float, anchor: str = "start", kind: str = "label") -> None:
        """Add text; the anchor is start, middle or end."""
        shape = Markup('<text class="{}" x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>')
        self.shapes.append(shape.format(kind, x, y, anchor, text))

    def svg(self) -> Markup:
        """The image as markup."""
        frame = Markup(
            '<svg viewBox="0 0 {} {:.0f}" role="img" aria-labelledby="{name}-title {name}-desc">'
            '<title id="{name}-title">{}</title><desc id="{name}-desc">{}</desc>{}</svg>'
        )
        shapes = Markup("").join(self.shapes)
        return frame.format(WIDTH, self.height, self.title, self.description, shapes, name=escape(self.name))


@dataclass(frozen=True)
class Scale:
    """Maps the numbers from `low` to `high` to coordinates."""

    low: float
    high: float
    begin: float = MARGIN
    end: float = WIDTH - MARGIN

    def at(self, value: float) -> float:
        """The coordinate of a number, clipped to the ends."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.begin + share * (self.end - self.begin)


@dataclass(frozen=True)
class Whisker:
    """An estimate with its interval, and its text."""

    label: str
    value: float
    low: float
    high: float
    text: str


@dataclass(frozen=True)
class Bar:
    """An amount and its text."""

    label: str
    value: float
    text: str


def description(rows: Sequence[Whisker] | Sequence[Bar]) -> str:
    """All labels with their texts, as the description of a plot."""
    return "; ".join([f"{row.label}: {row.text}" for row in rows]) + "."


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """A few round numbers at equal distances, which cover everything from low to high."""
    span = (high - low) or abs(high) or 1.0
    step = 10 ** floor(log10(span / most))
    for factor in (1, 2, 5, 10, 20, 50):
        first, last = floor(low / (step * factor) + 1e-9), ceil(high / (step * factor) - 1e-9)
        if 1 <= last - first < most:
            break
    return [number * step * factor for number in range(first, max(last, first + 1) + 1)]


def shortened(text: str, width: float) -> str:
    """Text cut to a width."""
    letters = int(width / LETTER)
    return text if len(text) <= letters else text[: letters - 1] + "…"


def write_tick(value: float, unit: str) -> str:
    """A number of a scale; with the unit "%" a share in per cent."""
    return f"{100 * value:.0f} %" if unit == "%" else f"{value + 0.0:g}".replace("-", "−")


def draw_scale(drawing: Drawing, scale: Scale, marks: Sequence[float], top: float, bottom: float, unit: str) -> None:
    """Draw grid lines with their numbers below."""
    for mark in marks:
        drawing.line("grid", scale.at(mark), top, scale.at(mark), bottom)
        anchor = "start" if mark == marks[0] else "end" if mark == marks[-1] else "middle"
        shift = -MARGIN if anchor == "start" else MARGIN if anchor == "end" else 0
        drawing.text(write_tick(mark, unit), scale.at(mark) + shift, bottom + LABEL - 2, anchor, "figure")


def draw_label(drawing: Drawing, label: str, text: str, y: float) -> None:
    """Draw a label at the left and its text at the right."""
    drawing.text(shortened(label, WIDTH - LETTER * (len(text) + 2)), 0, y)
    drawing.text(text, WIDTH, y, "end", "figure")


def whiskers(
    name: str, title: str, description: str, rows: Sequence[Whisker], centre: float | None, unit: str = ""
) -> Markup:
    """A plot of estimates with their intervals; `centre`, if given, is marked for comparison."""
    ends = [end for row in rows for end in (row.low, row.high, row.value) if isfinite(end)]
    ends += [] if centre is None else [centre]
    marks = ticks(min(ends), max(ends))
    scale = Scale(marks[0], marks[-1])
    bottom = ROW * len(rows) + 4.0
    drawing = Drawing(name, title, description, bottom + LABEL + 4)
    draw_scale(drawing, scale, marks, 0, bottom, unit)
    if centre is not None:
        drawing.line("centre", scale.at(centre), 0, scale.at(centre), bottom)
    for number, row in enumerate(rows):
        top = ROW * number
        drawing.box("behind", 0, top + 2, WIDTH, LABEL)
        draw_label(drawing, row.label, row.text, top + LABEL - 2)
        middle = top + LABEL + 11.0
        if isfinite(row.low) and isfinite(row.high):
            drawing.line("whisker", scale.at(row.low), middle, scale.at(row.high), middle)
            for end in (row.low, row.high):
                drawing.line("whisker", scale.at(end), middle - 5, scale.at(end), middle + 5)
            drawing.dot("point", scale.at(row.value), middle)
    return drawing.svg()


def bars(name: str, title: str, description: str, rows: Sequence[Bar]) -> Markup:
    """A bar plot, each bar below its label."""
    most = max([row.value for row in rows]) or 1.0
    drawing = Drawing(name, title, description, ROW * len(rows))
    for number, row in enumerate(rows):
        draw_label(drawing, row.label, row.text, ROW * number + LABEL - 2)
        drawing.box("empty", 0, ROW * number + LABEL + 3, WIDTH, 14)
        drawing.box("bar", 0, ROW * number + LABEL + 3, row.value / most * WIDTH, 14)
    return drawing.svg()


def histogram(
    name: str, title: str, description: str, counts: Sequence[int], edges: Sequence[float], median: float
) -> Markup:
    """A histogram with a mark at the median."""
    drawing = Drawing(name, title, description, TALL + 2 * LABEL + 6)
    scale = Scale(edges[0], edges[-1])
    most = max(counts)
    for number, count in enumerate(counts):
        left, right = scale.at(edges[number]), scale.at(edges[number + 1])
        height = TALL * count / most
        drawing.box("bar", left + 0.5, LABEL + TALL - height, right - left - 1, height)
    top = counts.index(most)
    place = (scale.at(edges[top]) + scale.at(edges[top + 1])) / 2
    anchor = "start" if place < WIDTH / 4 else "end" if place > 3 * WIDTH / 4 else "middle"
    drawing.text(f"{most} games", place, LABEL - 4, anchor, "figure")
    marks = [mark for mark in ticks(edges[0], edges[-1]) if edges[0] <= mark <= edges[-1]]
    drawing.line("axis", 0, LABEL + TALL, WIDTH, LABEL + TALL)
    for mark in marks:
        drawing.line("axis", scale.at(mark), LABEL + TALL, scale.at(mark), LABEL + TALL + 4)
        drawing.text(write_tick(mark, ""), scale.at(mark), 2 * LABEL + TALL + 2, "middle", "figure")
    for kind in ("halo", "centre"):
        drawing.line(kind, scale.at(median), LABEL, scale.at(median), LABEL + TALL)
    return drawing.svg()


@dataclass(frozen=True)
class Level:
    """A labelled horizontal line of a plot."""

    value: float
    text: str


def curve(
    name: str,
    title: str,
    description: str,
    values: Sequence[float],
    levels: Sequence[Level],
    text: str,
    band: Sequence[tuple[float, float]] = (),
) -> Markup:
    """The course of a number over the pairs, with its final value as `text`, levels and, if given, an interval."""
    reached = [*values, *[level.value for level in levels]]
    upright = Scale(min(reached), max(reached), TALL + LABEL - 8, LABEL)
    along = Scale(0, len(values), 0, WIDTH)
    drawing = Drawing(name, title, description, TALL + 2 * LABEL + 4)
    chosen = sorted({round(number * (len(values) - 1) / 170) for number in range(171)})  # one for every two pixels
    if band:
        above = [(along.at(number + 1), upright.at(band[number][1])) for number in chosen]
        below = [(along.at(number + 1), upright.at(band[number][0])) for number in chosen]
        drawing.path("band", above + below[::-1], closed=True)
    for level in levels:
        drawing.line("centre", 0, upright.at(level.value), WIDTH, upright.at(level.value))
        drawing.text(level.text, 0, upright.at(level.value) - 4, "start", "figure")
    drawing.path("curve", [(along.at(number + 1), upright.at(values[number])) for number in chosen])
    end = upright.at(values[-1])
    drawing.dot("point", WIDTH - 5, end)
    drawing.text(text, WIDTH - 14, end - 8 if end > 2 * LABEL + 8 else end + LABEL, "end", "strong")
    drawing.line("axis", 0, TALL + LABEL, WIDTH, TALL + LABEL)
    drawing.text("0 pairs", 0, TALL + 2 * LABEL, "start", "figure")
    drawing.text(f"{len(values)}", WIDTH, TALL + 2 * LABEL, "end", "figure")
    return drawing.svg()
