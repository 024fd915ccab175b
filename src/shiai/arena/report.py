"""The report of a tournament: a self-contained HTML page with plots, tables and the command that made it."""

import os
from importlib.metadata import version
from pathlib import Path
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from shiai.arena.report_games import ending_section, extremes, length_plots, running_plots, thinking_plot
from shiai.arena.report_numbers import GameText, bot_letters, command, fixed_options
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
    """Refuse a path that cannot be written, before hours of play."""
    if path.suffix != ENDING:
        raise ReportError(f"cannot write '{path}': the name of a report must end with {ENDING}")
    if not path.parent.is_dir():
        raise ReportError(f"cannot write '{path}': there is no folder '{path.parent}'")
    if path.is_dir():
        raise ReportError(f"cannot write '{path}': it is a folder")


def write_report(tournament: Tournament, path: Path) -> None:
    """Write the page atomically."""
    check_report(path)
    if not tournament.played:
        raise ReportError(f"cannot write '{path}': no games were played yet")
    partial = path.with_name(path.name + ".part")
    partial.write_text(page(tournament, path.name), "utf-8")
    os.replace(partial, path)


def page(tournament: Tournament, name: str) -> str:
    """The page as HTML; `name` is its file name."""
    plan = tournament.plan
    text = GameText(plan)
    letters = bot_letters(plan.names)
    return TEMPLATES.get_template("report.html").render(
        plan=plan,
        played=len(tournament.played),
        planned=plan.games * len(plan.pairings),
        rules=plan.setup.game.version,
        program=version("shiai"),
        title=text.title,
        options=[*fixed_options(plan), *[(axis.option, " / ".join(axis.labels)) for axis in plan.each]],
        command=command(plan, name),
        standings=standings(tournament, letters),
        cross=cross_table(tournament, letters),
        letters=letters,
        variants=variant_rows(tournament, letters),
        seats=seat_section(tournament, letters, text),
        running=running_plots(tournament, letters),
        lengths=length_plots(tournament, letters),
        endings=ending_section(tournament, text),
        thinking=thinking_plot(tournament, letters),
        extremes=extremes(tournament, text),
    )
