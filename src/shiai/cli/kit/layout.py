"""Laying out styled text in a terminal."""

from rich.text import Text


def flow(parts: list[Text], width: int, gap: str = " ") -> list[Text]:
    """Parts one after the other, in as many lines of this width as they need; only what is wider is broken."""
    lines: list[Text] = []
    for part in parts:
        if part.cell_len > width:
            lines += flow(list(part.split(" ")), width) if " " in part.plain else [part]
        elif lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text().append_text(part))
    return lines
