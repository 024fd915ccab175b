"""A balance report as a Markdown page, with its pictures and data files beside it."""

import os
from pathlib import Path

from shiai.arena.balance.page import Report, Section, Table
from shiai.arena.balance.report import Balance
from shiai.arena.files import write_rows
from shiai.cli.matrix_files import write_matrix


def write_balance(balance: Balance, folder: Path) -> Path:
    """Write everything about a game that has been played; the page comes last, when all it shows is there."""
    from shiai.cli.balance_pictures import draw  # needs Matplotlib

    report = balance.report()
    stem = balance.rules.id
    for section in report.sections:
        if section.picture is not None:
            draw(section.picture, folder / f"{stem}_{section.picture.name}.svg")
    for name, rows in report.raw.items():
        write_rows(rows, folder / f"{stem}_{name}.csv")
    for name, matrix in report.matrices.items():
        write_matrix(matrix, folder / f"{stem}_{name}.csv")
    page = folder / f"{stem}.md"
    partial = page.with_name(page.name + ".part")
    partial.write_bytes(page_text(balance, report).encode("utf-8"))
    os.replace(partial, page)
    return page


def page_text(balance: Balance, report: Report) -> str:
    """The whole page."""
    stem = balance.rules.id
    command = (
        f"shiai balance {stem.replace('_', '-')} --games {balance.games} --bots {balance.bot} --seed {balance.seed}"
    )
    data = [f"[{name}]({stem}_{name}.csv)" for name in (*report.raw, *report.matrices)]
    blocks = [
        f"# Balance of {balance.names.say('game-title')}",
        f"Rules version {balance.rules.version}, {balance.total} games, all seats played by the bot `{balance.bot}`. "
        "These are facts about games between such bots; better players may find another balance. Every interval holds "
        "with 95 % confidence, and a sentence calls something more or less only where the interval allows it; in "
        "pictures that is blue.",
        f"Made by `{command}`; the same command gives the same page. Data: {', '.join(data)}.",
    ]
    for section in report.sections:
        blocks += section_blocks(section, stem)
    return "\n\n".join(blocks) + "\n"


def section_blocks(section: Section, stem: str) -> list[str]:
    """The parts of a section: heading, what was counted, what it says, picture, table."""
    blocks = [f"## {section.title}", section.sentence]
    if section.readings:
        blocks.append("\n".join([f"- {reading}" for reading in section.readings]))
    if section.picture is not None:
        blocks.append(f"![{section.title}]({stem}_{section.picture.name}.svg)")
    if section.table is not None:
        blocks.append(table_text(section.table))
    return blocks


def table_text(table: Table) -> str:
    """A table in Markdown; figures stand at the right."""
    width = len(table.headings)
    lines = [table.headings, tuple(["---"] * table.words + ["---:"] * (width - table.words)), *table.rows]
    return "\n".join(["| " + " | ".join([cell.replace("|", "\\|") for cell in line]) + " |" for line in lines])
