"""A balance report as a Markdown page with chart and data files."""

import os
from pathlib import Path

from shiai.arena.balance.page import Report, Section, Table
from shiai.arena.balance.report import Balance
from shiai.arena.files import write_rows
from shiai.cli.matrix_files import write_matrix


def write_balance(balance: Balance, folder: Path, box: Path | None = None) -> Path:
    """Write a report whose games have been played; the page comes last, after the files it refers to.

    `box` is the file of the box that was played with.
    """
    from shiai.cli.balance_charts import draw  # needs Matplotlib

    report = balance.report()
    stem = balance.rules.id
    for section in report.sections:
        if section.chart is not None:
            draw(section.chart, folder / f"{stem}_{section.chart.name}.svg")
    for name, rows in report.raw.items():
        write_rows(rows, folder / f"{stem}_{name}.csv")
    for name, matrix in report.matrices.items():
        write_matrix(matrix, folder / f"{stem}_{name}.csv")
    page = folder / f"{stem}.md"
    partial = page.with_name(page.name + ".part")
    partial.write_bytes(page_text(balance, report, box).encode("utf-8"))
    os.replace(partial, page)
    return page


def page_text(balance: Balance, report: Report, box: Path | None) -> str:
    """The page as Markdown."""
    stem = balance.rules.id
    command = (
        f"shiai balance {stem.replace('_', '-')} --games {balance.games} --bots {balance.bot} --seed {balance.seed}"
    )
    played_with = ""
    if box is not None:
        command += f" --box {box}"
        played_with = f"The components are those of the box `{box.name}`. "
    data = [f"[{name}]({stem}_{name}.csv)" for name in (*report.raw, *report.matrices)]
    blocks = [
        f"# Balance of {balance.names.say('game-title')}",
        f"Rules version {balance.rules.version}, {balance.total} games, all seats played by the bot `{balance.bot}`. "
        f"{played_with}"
        "The figures describe games between such bots; stronger players may find another balance. All intervals are "
        "95 % confidence intervals. A sentence calls something more or less only if the difference is significant; "
        "charts show it in blue.",
        f"Made by `{command}`; the same command gives the same page. Data: {', '.join(data)}.",
    ]
    for section in report.sections:
        blocks += section_blocks(section, stem)
    return "\n\n".join(blocks) + "\n"


def section_blocks(section: Section, stem: str) -> list[str]:
    """A section as blocks of Markdown: heading, introduction, findings, chart, table."""
    blocks = [f"## {section.title}", section.introduction]
    if section.findings:
        blocks.append("\n".join([f"- {finding}" for finding in section.findings]))
    if section.chart is not None:
        blocks.append(f"![{section.title}]({stem}_{section.chart.name}.svg)")
    if section.table is not None:
        blocks.append(table_text(section.table))
    return blocks


def table_text(table: Table) -> str:
    """A table in Markdown; numbers are right-aligned."""
    width = len(table.headings)
    lines = [table.headings, tuple(["---"] * table.text_columns + ["---:"] * (width - table.text_columns)), *table.rows]
    return "\n".join(["| " + " | ".join([cell.replace("|", "\\|") for cell in line]) + " |" for line in lines])
