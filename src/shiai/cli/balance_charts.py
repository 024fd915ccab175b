"""The charts of balance reports. Needs the extra `shiai[plots]`: import this module only on use."""

import os
import re
from pathlib import Path
from typing import Final

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from shiai.arena.balance.page import Chart, Columns, Dots, Heat
from shiai.cli.matrix_chart import INK, NO_DATES, PAPER, QUIET, draw_matrix

WIDTH: Final = 6.0  # inches
LINE: Final = 0.24  # inches per line of dots
HEIGHT: Final = 2.4  # inches of a column chart
EDGE: Final = 0.3  # inches above and below all lines
TINTS: Final = ("#2a4680", "#b5482f", "#8a9a5b", "#d9a441", "#7a6a8a", "#9c9184")
SIGNIFICANT: Final = "#2a4680"  # the interval lies on one side of the centre
NOT_SIGNIFICANT: Final = "#9c9184"
NOISE: Final = re.compile(rb"\n *(<!--.*-->\n *)?")  # indentation and comments, a tenth of a file


def draw(chart: Chart, path: Path) -> None:
    """Write a chart as SVG atomically, with Matplotlib's default settings."""
    partial = path.with_name(path.name + ".part")
    if isinstance(chart, Heat):
        draw_matrix(chart.matrix, partial, "svg")
    else:
        with matplotlib.rc_context():
            matplotlib.rcdefaults()
            matplotlib.rcParams["svg.hashsalt"] = "shiai"  # otherwise ids in the file are random
            matplotlib.rcParams["font.family"] = "DejaVu Sans"  # comes with Matplotlib
            figure = dots_figure(chart) if isinstance(chart, Dots) else columns_figure(chart)
            figure.savefig(partial, format="svg", bbox_inches="tight", pad_inches=0.15, metadata=NO_DATES["svg"])
    partial.write_bytes(NOISE.sub(b"\n", partial.read_bytes()))
    os.replace(partial, path)


def dots_figure(chart: Dots) -> Figure:
    """Estimates as dots on their intervals."""
    count = len(chart.lines)
    figure = Figure(figsize=(WIDTH, LINE * count + 2 * EDGE), facecolor=PAPER)
    axes = figure.add_axes((0, 0, 1, 1), facecolor=PAPER)
    axes.axvline(100 * chart.centre, color=QUIET, linewidth=0.8, linestyle=(0, (4, 3)))
    for height, (_, estimate) in enumerate(chart.lines):
        significant = estimate.above(chart.centre) or estimate.below(chart.centre)
        colour = SIGNIFICANT if significant else NOT_SIGNIFICANT
        axes.plot([100 * estimate.low, 100 * estimate.high], [height, height], color=colour, linewidth=1.6)
        axes.plot([100 * estimate.value], [height], color=colour, marker="o", markersize=5)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_yticks(range(count), [name for name, _ in chart.lines], color=INK)
    axes.set_xlabel(chart.axis, color=QUIET, fontsize=8)
    axes.tick_params(length=0, labelsize=8, colors=INK)
    axes.grid(axis="x", color=QUIET, alpha=0.15, linewidth=0.6)
    frame(figure)
    return figure


def columns_figure(chart: Columns) -> Figure:
    """Stacked columns of counts by kind."""
    figure = Figure(figsize=(WIDTH, HEIGHT), facecolor=PAPER)
    axes = figure.add_axes((0, 0, 1, 1), facecolor=PAPER)
    places = list(range(len(chart.labels)))
    floor = [0] * len(places)
    for number, (kind, counts) in enumerate(chart.kinds.items()):
        axes.bar(places, counts, 0.75, floor, color=TINTS[number % len(TINTS)], label=kind)
        floor = [below + count for below, count in zip(floor, counts, strict=True)]
    axes.set_xticks(places, chart.labels, color=INK)
    axes.set_xlabel(chart.axis, color=QUIET, fontsize=8)
    axes.set_ylabel("games", color=QUIET, fontsize=8)
    axes.tick_params(length=0, labelsize=8, colors=INK)
    axes.grid(axis="y", color=QUIET, alpha=0.15, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    if len(chart.kinds) > 1:
        axes.legend(fontsize=8, frameon=False, labelcolor=INK)
    frame(figure)
    return figure


def frame(figure: Figure) -> None:
    """Remove the box around a chart."""
    for side in figure.axes[0].spines.values():
        side.set_visible(False)
