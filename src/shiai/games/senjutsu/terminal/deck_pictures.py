"""The sheet of a deck as an SVG picture: the table of its cards on the left, the bars on the right."""

from html import escape
from typing import Final

from shiai.games.senjutsu.terminal.deck_sheets import FIGURES, Bars, Sheet

INK: Final = "#211c17"
QUIET: Final = "#5d5346"
PAPER: Final = "#fdfaf2"
HAIRLINE: Final = "#d9cfbb"
INDIGO: Final = "#33466b"
TIER_INKS: Final = {"wood": "#7a5c34", "steel": "#66727d", "gold": "#a87b16", "jade": "#2f6b4d", "core": "#8c2f1f"}
SANS: Final = "DejaVu Sans, Verdana, sans-serif"
SERIF: Final = "DejaVu Serif, Georgia, serif"
MARGIN: Final = 28
LINE: Final = 23  # height of a row
LETTER: Final = 8.2  # width of a letter of the table, more or less
GAP: Final = 18  # between columns
BAR_NAME: Final = 110  # room for the name of a bar
BAR_LENGTH: Final = 170  # the longest bar
TOP: Final = 96  # where the tables begin


def deck_picture(sheet: Sheet, language: str) -> str:
    """A complete SVG file."""
    widths = column_widths(sheet)
    right = MARGIN + sum(widths) + GAP
    table = table_lines(sheet, widths)
    bars, bars_height = bar_lines(sheet.bars, right)
    below = max(TOP + LINE * (len(sheet.rows) + 1), bars_height) + LINE
    notes = [text(MARGIN, below + LINE * i, note, fill=QUIET) for i, note in enumerate(sheet.notes)]
    longest = max([len(note) for note in (*sheet.notes, sheet.facts)]) * LETTER + 2 * MARGIN
    width = round(max(right + BAR_NAME + BAR_LENGTH + 40 + MARGIN, longest))
    height = round(below + LINE * len(notes) + MARGIN / 2)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" lang="{language}" font-family="{SANS}" font-size="14">',
        f"<title>{escape(sheet.title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        text(MARGIN, 40, sheet.title, size=24, font=SERIF),
        text(MARGIN, 64, sheet.facts, fill=QUIET),
        *table,
        *bars,
        *notes,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def column_widths(sheet: Sheet) -> list[float]:
    """The room that each column of the table needs."""
    columns = zip(sheet.headings, *sheet.rows, strict=True)
    return [max([len(cell) for cell in column]) * LETTER + GAP for column in columns]


def table_lines(sheet: Sheet, widths: list[float]) -> list[str]:
    """The table of the cards; a mark in the ink of its tier stands before each of them."""
    lines = row_texts(sheet.headings, widths, TOP, QUIET)
    for i, (row, tier) in enumerate(zip(sheet.rows, sheet.tiers, strict=True), 1):
        y = TOP + LINE * i
        lines.append(line(MARGIN, y - 16, MARGIN + sum(widths) - GAP))
        lines.append(f'<rect x="{MARGIN - 12}" y="{y - 11}" width="6" height="12" fill="{TIER_INKS[tier]}"/>')
        lines += row_texts(row, widths, y, INK)
    return lines


def row_texts(row: tuple[str, ...], widths: list[float], y: float, fill: str) -> list[str]:
    """One row of the table; figures end where their column ends."""
    lines: list[str] = []
    x = float(MARGIN)
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        right = column in FIGURES
        lines.append(text(x + width - GAP if right else x, y, cell, fill=fill, anchor="end" if right else "start"))
        x += width
    return lines


def bar_lines(groups: tuple[Bars, ...], x: float) -> tuple[list[str], float]:
    """All groups of bars, one under the other, and where they end."""
    lines: list[str] = []
    y = float(TOP)
    for group in groups:
        lines.append(text(x, y, group.title, fill=QUIET))
        most = max([count for _, count in group.rows], default=1)
        for name, count in group.rows:
            y += LINE
            length = BAR_LENGTH * count / most
            lines.append(text(x, y, name))
            place = f'x="{x + BAR_NAME:.1f}" y="{y - 12:.1f}" width="{length:.1f}" height="14"'
            lines.append(f'<rect {place} fill="{INDIGO}"/>')
            lines.append(text(x + BAR_NAME + length + 8, y, str(count)))
        y += LINE * 1.8
    return lines, y - LINE * 0.8


def text(
    x: float, y: float, words: str, fill: str = INK, size: int = 14, font: str = SANS, anchor: str = "start"
) -> str:
    """A line of text."""
    looks = f'fill="{fill}"'
    if size != 14:
        looks += f' font-size="{size}"'
    if font != SANS:
        looks += f' font-family="{font}"'
    if anchor != "start":
        looks += f' text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {looks}>{escape(words)}</text>'


def line(x: float, y: float, end: float) -> str:
    """A hairline from left to right."""
    return f'<path d="M{x:.1f} {y:.1f}H{end:.1f}" stroke="{HAIRLINE}" fill="none"/>'
