"""The pictures of balance reports, drawn with Matplotlib (an extra: this file is imported only when needed)."""

import os
import re
from pathlib import Path
from typing import Final

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from shiai.arena.balance.page import Columns, Dots, Heat, Picture
from shiai.cli.matrix_picture import INK, NO_DATES, PAPER, QUIET, draw_matrix

WIDTH: Final = 6.0  # inches
LINE: Final = 0.24  # inches of one line of dots
HEIGHT: Final = 2.4  # inches of columns
EDGE: Final = 0.3  # inches above and below all lines
TINTS: Final = ("#2a4680", "#b5482f", "#8a9a5b", "#d9a441", "#7a6a8a", "#9c9184")
CLEAR: Final = "#2a4680"  # the interval lies on one side of the centre
UNCLEAR: Final = "#9c9184"
IDLE: Final = re.compile(rb"\n *(<!--.*-->\n *)?")  # indentation and comments, a tenth of a file


def draw(picture: Picture, path: Path) -> None:
    """Draw a picture as SVG, without regard to anybody's own settings of Matplotlib; whole or not at all."""
    partial = path.with_name(path.name + ".part")
    if isinstance(picture, Heat):
        draw_matrix(picture.matrix, partial, "svg")
    else:
        with matplotlib.rc_context():
            matplotlib.rcdefaults()
            matplotlib.rcParams["svg.hashsalt"] = "shiai"  # else ids in the file are random
            matplotlib.rcParams["font.family"] = "DejaVu Sans"  # comes with Matplotlib
            figure = dots_figure(picture) if isinstance(picture, Dots) else columns_figure(picture)
            figure.savefig(partial, format="svg", bbox_inches="tight", pad_inches=0.15, metadata=NO_DATES["svg"])
    partial.write_bytes(IDLE.sub(b"\n", partial.read_bytes()))
    os.replace(partial, path)


def dots_figure(picture: Dots) -> Figure:
    """Every estimate as a dot on its interval."""
    count = len(picture.lines)
    figure = Figure(figsize=(WIDTH, LINE * count + 2 * EDGE), facecolor=PAPER)
    axes = figure.add_axes((0, 0, 1, 1), facecolor=PAPER)
    axes.axvline(100 * picture.centre, color=QUIET, linewidth=0.8, linestyle=(0, (4, 3)))
    for height, (_, estimate) in enumerate(picture.lines):
        clear = estimate.above(picture.centre) or estimate.below(picture.centre)
        colour = CLEAR if clear else UNCLEAR
        axes.plot([100 * estimate.low, 100 * estimate.high], [height, height], color=colour, linewidth=1.6)
        axes.plot([100 * estimate.value], [height], color=colour, marker="o", markersize=5)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_yticks(range(count), [name for name, _ in picture.lines], color=INK)
    axes.set_xlabel(picture.axis, color=QUIET, fontsize=8)
    axes.tick_params(length=0, labelsize=8, colors=INK)
    axes.grid(axis="x", color=QUIET, alpha=0.15, linewidth=0.6)
    frame(figure)
    return figure


def columns_figure(picture: Columns) -> Figure:
    """Columns of counts, their parts by kind one upon the other."""
    figure = Figure(figsize=(WIDTH, HEIGHT), facecolor=PAPER)
    axes = figure.add_axes((0, 0, 1, 1), facecolor=PAPER)
    places = list(range(len(picture.labels)))
    floor = [0] * len(places)
    for number, (kind, counts) in enumerate(picture.kinds.items()):
        axes.bar(places, counts, 0.75, floor, color=TINTS[number % len(TINTS)], label=kind)
        floor = [below + count for below, count in zip(floor, counts, strict=True)]
    axes.set_xticks(places, picture.labels, color=INK)
    axes.set_xlabel(picture.axis, color=QUIET, fontsize=8)
    axes.set_ylabel("games", color=QUIET, fontsize=8)
    axes.tick_params(length=0, labelsize=8, colors=INK)
    axes.grid(axis="y", color=QUIET, alpha=0.15, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    if len(picture.kinds) > 1:
        axes.legend(fontsize=8, frameon=False, labelcolor=INK)
    frame(figure)
    return figure


def frame(figure: Figure) -> None:
    """No box around the picture."""
    for side in figure.axes[0].spines.values():
        side.set_visible(False)
