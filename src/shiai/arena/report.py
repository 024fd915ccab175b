"""The report of a tournament: one HTML page that needs nothing else, with plots, tables and the command behind it."""

import os
from importlib.metadata import version
from pathlib import Path
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from shiai.arena.report_courses import ending_section, extremes, length_plots, running_plots, thinking_plot
from shiai.arena.report_numbers import Words, command, keys, own_options
from shiai.arena.report_strength import cross_table, seat_section, standings, variant_rows
from shiai.arena.tournament import Tournament
from shiai.core.errors import ShiaiError

ENDING: Final = ".html"
TEMPLATES: Final = Environment(
    loader=PackageLoader("shiai.arena"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class ReportError(ShiaiError):
    """The report cannot be written."""


def check_report(path: Path) -> None:
    """Refuse before hours of play what could not be written after them."""
    if path.suffix != ENDING:
        raise ReportError(f"cannot write '{path}': the name of a report must end with {ENDING}")
    if not path.parent.is_dir():
        raise ReportError(f"cannot write '{path}': there is no folder '{path.parent}'")
    if path.is_dir():
        raise ReportError(f"cannot write '{path}': it is a folder")


def write_report(tournament: Tournament, path: Path) -> None:
    """Write the page; it appears only when it is complete."""
    check_report(path)
    if not tournament.played:
        raise ReportError(f"cannot write '{path}': no game was played yet")
    partial = path.with_name(path.name + ".part")
    partial.write_text(page(tournament, path.name), "utf-8")
    os.replace(partial, path)


def page(tournament: Tournament, name: str) -> str:
    """The page as text; `name` is that of its file."""
    plan = tournament.plan
    words = Words(plan)
    signs = keys(plan.names)
    return TEMPLATES.get_template("report.html").render(
        plan=plan,
        played=len(tournament.played),
        planned=plan.games * len(plan.pairings),
        rules=plan.setup.game.version,
        program=version("shiai"),
        title=words.title,
        options=[*own_options(plan), *[(axis.option, " / ".join(axis.words)) for axis in plan.each]],
        command=command(plan, name),
        standings=standings(tournament, signs),
        cross=cross_table(tournament, signs),
        signs=signs,
        variants=variant_rows(tournament, signs),
        seats=seat_section(tournament, signs, words),
        running=running_plots(tournament, signs),
        lengths=length_plots(tournament, signs),
        endings=ending_section(tournament, words),
        thinking=thinking_plot(tournament, signs),
        extremes=extremes(tournament, words),
    )
